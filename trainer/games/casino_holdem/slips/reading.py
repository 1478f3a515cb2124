"""Slips of reading: the hand itself, the dealer's game, the better of two hands."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Final

from trainer.cards import Card
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.slips.codes import SlipCode
from trainer.hands import Category, Hand, best, minimum_strength

GROUP_RANKS: Final[dict[Category, int]] = {
    Category.HIGH_CARD: 1,
    Category.ONE_PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.STRAIGHT: 1,
    Category.FLUSH: 1,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 1,
    Category.STRAIGHT_FLUSH: 1,
    Category.ROYAL_FLUSH: 1,
}
"""How many of `Hand.ranks` name the hand itself; those after it are kickers (in a flush, its lower cards)."""


def differ_by_kicker_only(one: Hand, other: Hand) -> bool:
    """Whether two unequal hands are called the same until the kicker."""
    named = GROUP_RANKS[one.category]
    return (
        one.category is other.category
        and one.ranks[:named] == other.ranks[:named]
        and one.strength != other.strength
    )


def category_slips(own: Sequence[Card], board: Sequence[Card]) -> tuple[tuple[SlipCode, Category], ...]:
    """The categories a hand is mistaken for, likeliest first; none is the right one."""
    right = best((*own, *board)).category
    found = dict.fromkeys(_misread(tuple(own), tuple(board), right))
    return tuple((code, category) for code, category in found if category is not right)


def _misread(
    own: tuple[Card, ...], board: tuple[Card, ...], right: Category
) -> Iterator[tuple[SlipCode, Category]]:
    cards = own + board
    unsuited = without_suits(cards)
    if right is Category.FLUSH and unsuited.category is Category.STRAIGHT:
        yield SlipCode.STRAIGHT_FLUSH_SEEN, Category.STRAIGHT_FLUSH
    if unsuited.category is not right:
        yield SlipCode.FLUSH_MISSED, unsuited.category
    match right:
        case Category.STRAIGHT:
            yield SlipCode.STRAIGHT_MISSED, _without_straight(cards)
        case Category.STRAIGHT_FLUSH:
            yield SlipCode.STRAIGHT_MISSED, Category.FLUSH
    if len(board) == 5:
        yield SlipCode.BOARD_ONLY, best(board).category
        yield SlipCode.TURN_AND_RIVER_LEFT_OUT, best(own + board[:3]).category


def without_suits(cards: Sequence[Card]) -> Hand:
    """The best hand these ranks make, suits unseen: the suits are dealt round anew so that no five are alike."""
    return best(tuple(Card(c[0] + suit) for c, suit in zip(cards, _rainbow(cards), strict=True)))


def _rainbow(cards: Sequence[Card]) -> Iterator[str]:
    """A suit for each card: equal ranks get different ones, and no suit comes to five.

    Seven cards dealt round four suits in the order of their ranks give two of each at most.
    """
    ranked = sorted(range(len(cards)), key=lambda i: cards[i][0])
    suits = {index: "shdc"[place % 4] for place, index in enumerate(ranked)}
    return (suits[i] for i in range(len(cards)))


def _without_straight(cards: Sequence[Card]) -> Category:
    """What a hand that is a straight makes when the run is not seen: its pairs."""
    ranks = [c[0] for c in cards]
    pairs = {rank for rank in ranks if ranks.count(rank) == 2}
    if any(ranks.count(rank) == 3 for rank in ranks):
        return Category.THREE_OF_A_KIND
    return (Category.HIGH_CARD, Category.ONE_PAIR, Category.TWO_PAIR)[min(len(pairs), 2)]


def ranks_slips(hand: Hand, given: tuple[int, ...]) -> tuple[SlipCode, ...]:
    """The named mistakes in announced ranks that are wrong, none where nothing was announced."""
    named = GROUP_RANKS[hand.category]
    group = hand.ranks[:named]
    if given[:named] == group:
        return (SlipCode.KICKER_WRONG,) if len(given) > named else ()
    swapped = len(given) >= named and sorted(given) == sorted(hand.ranks[: len(given)])
    return (SlipCode.ORDER_SWAPPED,) if swapped else ()


def game_missed(dealer: Hand, rules: Rules) -> SlipCode:
    """The name of not seeing a game the dealer has: just the lowest pair that plays, or more than that."""
    lowest = rules.qualifier.pair_rank
    if lowest and dealer.strength < minimum_strength(Category.ONE_PAIR, lowest + 1):
        return SlipCode.FOURS_DO_NOT_PLAY
    return SlipCode.DEALER_GAME_MISSED


def game_slips(dealer: Hand, rules: Rules) -> tuple[SlipCode, ...]:
    """The named mistake of judging the dealer's game the wrong way round."""
    if dealer.strength >= rules.qualifier.least:
        return (game_missed(dealer, rules),)
    return (SlipCode.TWOS_OR_THREES_PLAY,) if dealer.category is Category.ONE_PAIR else ()


def winner_slips(player: Hand, dealer: Hand, answer: str) -> tuple[SlipCode, ...]:
    """The named mistakes behind a wrong `player_wins`, `dealer_wins` or `tie`."""
    if player.strength == dealer.strength:
        return (SlipCode.TIE_PAID,) if answer == "player_wins" else (SlipCode.TIE_LOST,)
    if answer == "tie":
        return (SlipCode.KICKER_IGNORED,) if differ_by_kicker_only(player, dealer) else ()
    return (SlipCode.WINNER_SWAPPED,)
