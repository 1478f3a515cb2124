"""Outs: which cards make a hand, how likely they come, and what a call must pay to be worth it. All exact.

The chance by the river is counted over every turn and river, so it has in it what comes only with both; beside it
stands the chance that at least one of the outs comes, which is what tables of outs give, and the rule of 2 and 4.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from itertools import combinations
from math import comb
from typing import Final

from trainer.cards import DECK, Card, refuse_repeats
from trainer.hands import Category, best

FLOP: Final = 3
TURN: Final = 4
OWN_RANKS_BELOW: Final = Category.STRAIGHT
"""A card that pairs the board helps everyone alike: to a hand below a straight only cards of the own ranks are outs."""


class OutsError(ValueError):
    """Cards for which there are no outs to count. The message says why."""


@dataclass(frozen=True, slots=True)
class Chances:
    """How likely so many outs are among the cards to come.

    `one` is the chance of the next card, `unseen` cards being left; `two` that of at least one in two cards, None on the
    turn. `rule` is what the rule of 2 and 4 says of all cards to come, in percent.
    """

    outs: int
    unseen: int
    one: Fraction
    two: Fraction | None
    rule: int


def chances(outs: int, to_come: int = 2) -> Chances:
    """With two cards to come (47 unseen) or one (46). Raises `OutsError` for more outs than cards."""
    if to_come not in (1, 2):
        raise OutsError(f"one or two cards come, not {to_come}")
    unseen = 45 + to_come
    if not 0 <= outs <= unseen:
        raise OutsError(f"{outs} outs among {unseen} cards")
    two = in_two_cards(outs) if to_come == 2 else None
    return Chances(outs, unseen, Fraction(outs, unseen), two, 2 * to_come * outs)


def in_two_cards(outs: int) -> Fraction:
    """The chance that at least one of so many outs is among the turn and river, 47 cards being unseen."""
    return 1 - Fraction(comb(47 - outs, 2), comb(47, 2))


def on_the_flop(outs: int, exactly: int) -> Fraction:
    """The chance that of so many outs exactly that many are among the flop's three cards, 50 unseen before.

    Raises `OutsError` for numbers that cannot be.
    """
    if not (0 <= outs <= 50 and 0 <= exactly <= FLOP):
        raise OutsError(f"{exactly} of {outs} outs on a flop")
    return Fraction(comb(outs, exactly) * comb(50 - outs, FLOP - exactly), comb(50, FLOP))


@dataclass(frozen=True, slots=True)
class Draw:
    """A hand that may become `target` or better.

    `outs` make it with the next card, in the order of the deck. `by_outs` are their chances; `by_river` is the chance
    to have it when all cards are there, in whatever way, the board's own pairs counted too. On the turn that is the
    chance of the next card.
    """

    target: Category
    outs: tuple[Card, ...]
    by_outs: Chances
    by_river: Fraction


def draw_to(hole: Sequence[Card], board: Sequence[Card], target: Category) -> Draw:
    """The outs to `target` or better. Raises `OutsError` when the hand is that already, or the board no flop or turn."""
    _check(hole, board)
    now = best((*hole, *board)).category
    if now.order >= target.order:
        raise OutsError(f"the hand is {now.value} already")
    return _draw(hole, board, target, _ends(hole, board))


def draws(hole: Sequence[Card], board: Sequence[Card]) -> tuple[Draw, ...]:
    """The draws to every better kind of hand that one card makes, weakest first. Raises `OutsError`.

    Where all outs to a kind of hand make a better one, only the better one is named.
    """
    _check(hole, board)
    now, ends = best((*hole, *board)).category, _ends(hole, board)
    found: list[Draw] = []
    for target in Category:
        if target.order <= now.order:
            continue
        draw = _draw(hole, board, target, ends)
        if found and found[-1].outs == draw.outs:
            found.pop()
        if draw.outs:
            found.append(draw)
    return tuple(found)


def _draw(hole: Sequence[Card], board: Sequence[Card], target: Category, ends: Counter[Category]) -> Draw:
    outs = tuple(card for card in _live(hole, board) if _is_out(hole, board, card, target))
    made = sum(times for category, times in ends.items() if category.order >= target.order)
    return Draw(target, outs, chances(len(outs), 5 - len(board)), Fraction(made, ends.total()))


def _ends(hole: Sequence[Card], board: Sequence[Card]) -> Counter[Category]:
    """How often the hand is of each kind when all cards are there."""
    to_come = combinations(_live(hole, board), 5 - len(board))
    return Counter(best((*hole, *board, *come)).category for come in to_come)


def _is_out(hole: Sequence[Card], board: Sequence[Card], card: Card, target: Category) -> bool:
    made = best((*hole, *board, card)).category
    if made.order < target.order:
        return False
    return made.order >= OWN_RANKS_BELOW.order or card[0] in {own[0] for own in hole}


@dataclass(frozen=True, slots=True)
class Against:
    """One hand against others that are known.

    With the next card `winning` make it the best alone and `splitting` one of the best; cards that leave it there count
    too, so a hand that is ahead has all the cards that keep it ahead. `win` and `tie` are its chances when all cards
    are there.
    """

    winning: tuple[Card, ...]
    splitting: tuple[Card, ...]
    ahead: bool
    win: Fraction
    tie: Fraction


def outs_against(hole: Sequence[Card], board: Sequence[Card], others: Sequence[Sequence[Card]]) -> Against:
    """The outs of a hand against one to nine known hands on a flop or turn. Raises `OutsError`."""
    if not 1 <= len(others) <= 9:
        raise OutsError(f"outs are counted against one to nine hands, not {len(others)}")
    _check(hole, board, *others)
    live = _live(hole, board, *others)

    def result(come: Sequence[Card]) -> int:
        """1 best alone, 0 one of the best, -1 beaten."""
        own = best((*hole, *board, *come)).strength
        top = max(best((*other, *board, *come)).strength for other in others)
        return (own > top) - (own < top)

    next_card = {card: result((card,)) for card in live}
    ends = [result(come) for come in combinations(live, 5 - len(board))]
    return Against(
        tuple(card for card, how in next_card.items() if how > 0),
        tuple(card for card, how in next_card.items() if how == 0),
        result(()) > 0,
        Fraction(ends.count(1), len(ends)),
        Fraction(ends.count(0), len(ends)),
    )


def odds_against(chance: Fraction) -> Fraction:
    """The odds against something, n to 1: 4 to 1 for one in five. Raises `OutsError` where it cannot happen."""
    if not 0 < chance <= 1:
        raise OutsError("there are no odds against what cannot happen")
    return 1 / chance - 1


def break_even(call: int, pot: int) -> Fraction:
    """The least chance to win with which calling `call` into a pot of `pot`, the bet in it, loses nothing.

    No more bets counted. Raises `OutsError` for amounts that are none.
    """
    if call < 1 or pot < 0:
        raise OutsError(f"a call of {call} into a pot of {pot}: there is nothing to call")
    return Fraction(call, pot + call)


def pot_odds(call: int, pot: int) -> Fraction:
    """What the pot lays, n to 1: 3 to 1 for a call of 10 into 30. Raises `OutsError`."""
    return odds_against(break_even(call, pot))


def call_gains(call: int, pot: int, chance: Fraction) -> Fraction:
    """What a call wins on average, nobody betting again: the pot with `chance`, less the call without. Raises `OutsError`."""
    return (pot + call) * (chance - break_even(call, pot))


def _check(hole: Sequence[Card], board: Sequence[Card], *others: Sequence[Card]) -> None:
    for each in (hole, *others):
        if len(each) != 2:
            raise OutsError(f"a hand is two cards, not {len(each)}")
    if len(board) not in (FLOP, TURN):
        raise OutsError(f"outs are counted on a flop of three or a turn of four cards, not on {len(board)}")
    refuse_repeats([*hole, *board, *(card for other in others for card in other)])


def _live(*seen: Sequence[Card]) -> list[Card]:
    gone = {card for part in seen for card in part}
    return [card for card in DECK if card not in gone]
