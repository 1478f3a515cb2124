"""One hand and the board: what it is, and which five cards play."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.cards import RANK_VALUE, SUITS, Card, below, choice, shuffled
from trainer.games.texas_holdem.drills.reading.codes import Reason, Slip
from trainer.games.texas_holdem.drills.reading.laying import (
    ALL,
    MOST_LAID,
    Layout,
    alike,
    any_suits,
    fill,
    of_suit,
    pick,
    run,
)
from trainer.games.texas_holdem.drills.reading.tags import FiveTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import HandScene
from trainer.hands import Category, best, equal_fives
from trainer.quiz import NATURAL, Answer, Ask, Choice, Kind, Mark, Picked, Posed, Why, judged, mark

CATEGORY_OPTIONS: Final = tuple(category.value for category in reversed(Category))
"""The ten hands, best first."""

_BY_CATEGORY: Final = {Category(tag.value.removeprefix("five.")): tag for tag in list(FiveTag)[:10]}
_CORNERS: Final = ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4))


@dataclass(frozen=True)
class BestFive:
    """Name the hand and pick its five cards."""

    id = "best_five"
    group = "read"
    target_seconds = 12
    skills = tuple(FiveTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        laid = _lay(rng, skill)
        own = laid.holes[0]
        asks = (
            Ask("category", Kind.CHOICE, options=CATEGORY_OPTIONS),
            Ask("five", Kind.CARDS, cards=own + laid.board),
        )
        seen = [tag for tag in FiveTag if shows(tag, own, laid.board)]
        return Posed(HandScene((own,), laid.board), asks, tuple(sorted(seen, key=lambda tag: tag != skill)))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: HandScene = posed.scene
        own, board = scene.hands[0], scene.board
        hand = best(own + board)
        plays = hand.strength == best(board).strength
        why = Why(Reason.BOARD_PLAYS if plays else Reason.BEST_FIVE, cards=hand.cards, hand=hand)
        category, five = posed.asks
        picked = answers.get(five.key)
        return (
            mark(
                category,
                answers.get(category.key),
                Choice(hand.category.value),
                why,
                [(slip, Choice(wrong.value)) for slip, wrong in misread(own, board)],
            ),
            judged(
                five,
                picked,
                Picked(frozenset(hand.cards)),
                isinstance(picked, Picked) and picked.cards in equal_fives(own + board),
                why,
                _five_slips(picked, own, board),
            ),
        )


def misread(own: Sequence[Card], board: Sequence[Card]) -> tuple[tuple[Slip, Category], ...]:
    """The categories a hand is mistaken for, likeliest first; none is the right one."""
    cards = (*own, *board)
    right = best(cards).category
    found = dict.fromkeys(_misread(cards, tuple(board), right))
    return tuple((slip, category) for slip, category in found if category is not right)


def _misread(
    cards: tuple[Card, ...], board: tuple[Card, ...], right: Category
) -> Iterator[tuple[Slip, Category]]:
    unsuited = best(_rainbow(cards)).category
    if right is Category.FLUSH and unsuited is Category.STRAIGHT:
        yield Slip.STRAIGHT_FLUSH_SEEN, Category.STRAIGHT_FLUSH
    if right in (Category.FLUSH, Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH):
        yield Slip.FLUSH_MISSED, unsuited
    match right:
        case Category.STRAIGHT:
            yield Slip.STRAIGHT_MISSED, _pairs_alone(cards)
        case Category.STRAIGHT_FLUSH:
            yield Slip.STRAIGHT_MISSED, Category.FLUSH
    yield Slip.BOARD_ONLY, best(board).category


def _rainbow(cards: Sequence[Card]) -> tuple[Card, ...]:
    """The same ranks with suits that make no flush: two cards of a suit at most, equal ranks of different ones."""
    ranked = sorted(cards, key=lambda card: RANK_VALUE[card[0]])
    return tuple(Card(card[0] + SUITS[place % 4]) for place, card in enumerate(ranked))


def _pairs_alone(cards: Sequence[Card]) -> Category:
    """What a straight's seven cards make when the run is not seen."""
    counts = Counter(card[0] for card in cards).values()
    if 3 in counts:
        return Category.THREE_OF_A_KIND
    return (Category.HIGH_CARD, Category.ONE_PAIR, Category.TWO_PAIR)[
        min(sum(count == 2 for count in counts), 2)
    ]


def _five_slips(picked: Answer | None, own: tuple[Card, ...], board: tuple[Card, ...]) -> Iterator[Slip]:
    if isinstance(picked, Picked):
        if picked.cards == frozenset(board):
            yield Slip.BOARD_ONLY
        elif best(tuple(picked.cards)).category is best(own + board).category:
            yield Slip.LOW_FIVE


# -- laying a hand that shows a skill


def shows(tag: FiveTag, own: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    """Whether these seven cards show the skill."""
    return _SHOWS[tag](own, board)


def _lay(rng: random.Random, skill: str) -> Layout:
    if skill == NATURAL:
        return fill(rng, 1)
    tag = FiveTag(skill)
    for _ in range(MOST_LAID):
        laid = _BUILD[tag](rng)
        if laid.possible and shows(tag, laid.holes[0], laid.board):
            return laid
    raise AssertionError(f"no hand that shows {tag} was found")


def _anywhere(*cards: Card) -> Callable[[random.Random], Layout]:
    return lambda rng: fill(rng, 1, anywhere=shuffled(rng, cards))


def _of(category: Category) -> Callable[[random.Random], Layout]:
    def lay(rng: random.Random) -> Layout:
        first, second, *rest = pick(rng, ALL, 5)
        match category:
            case Category.HIGH_CARD:
                cards = any_suits(rng, (first, second, *rest))
            case Category.ONE_PAIR:
                cards = alike(rng, first, 2)
            case Category.TWO_PAIR:
                cards = alike(rng, first, 2) + alike(rng, second, 2)
            case Category.THREE_OF_A_KIND:
                cards = alike(rng, first, 3)
            case Category.STRAIGHT:
                cards = any_suits(rng, run(5 + below(rng, 10)))
            case Category.FLUSH:
                cards = of_suit((first, second, *rest), choice(rng, SUITS))
            case Category.FULL_HOUSE:
                cards = alike(rng, first, 3) + alike(rng, second, 2)
            case Category.FOUR_OF_A_KIND:
                cards = alike(rng, first, 4)
            case Category.STRAIGHT_FLUSH:
                cards = of_suit(run(5 + below(rng, 9)), choice(rng, SUITS))
            case Category.ROYAL_FLUSH:
                cards = of_suit(run(14), choice(rng, SUITS))
        return _anywhere(*cards)(rng)

    return lay


def _no_wrap(rng: random.Random) -> Layout:
    return _anywhere(*any_suits(rng, choice(rng, _CORNERS)))(rng)


def _long_straight(rng: random.Random) -> Layout:
    return _anywhere(*any_suits(rng, run(6 + below(rng, 9), 6)))(rng)


def _long_flush(rng: random.Random) -> Layout:
    return _anywhere(*of_suit(pick(rng, ALL, 6), choice(rng, SUITS)))(rng)


def _straight_and_flush(rng: random.Random) -> Layout:
    """A run of which three are of one suit, and two more of the suit beside it."""
    ranks = shuffled(rng, run(5 + below(rng, 10)))
    suit, *others = shuffled(rng, SUITS)
    taken = {rank if rank > 1 else 14 for rank in ranks}
    cards = of_suit(ranks[:3], suit) + [
        card for rank in ranks[3:] for card in of_suit([rank], choice(rng, others))
    ]
    return _anywhere(*cards, *of_suit(pick(rng, [r for r in ALL if r not in taken], 2), suit))(rng)


def _groups(count: int, size: int) -> Callable[[random.Random], Layout]:
    def lay(rng: random.Random) -> Layout:
        return _anywhere(*(card for rank in pick(rng, ALL, count) for card in alike(rng, rank, size)))(rng)

    return lay


def _counterfeited(rng: random.Random) -> Layout:
    low, *above = sorted(pick(rng, ALL, 4))
    board = [card for rank in above[1:] for card in alike(rng, rank, 2)] + any_suits(rng, above[:1])
    return fill(rng, 1, holes=[alike(rng, low, 2)], board=board)


def _board_plays(rng: random.Random) -> Layout:
    made = choice(rng, (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE, Category.STRAIGHT_FLUSH))
    cards = _of(made)(rng)
    hand = best(cards.holes[0] + cards.board)
    return fill(rng, 1, board=hand.cards)


_BUILD: Final[Mapping[FiveTag, Callable[[random.Random], Layout]]] = {
    **{tag: _of(category) for category, tag in _BY_CATEGORY.items()},
    FiveTag.WHEEL: lambda rng: _anywhere(*any_suits(rng, run(5)))(rng),
    FiveTag.NO_WRAP: _no_wrap,
    FiveTag.LONG_STRAIGHT: _long_straight,
    FiveTag.LONG_FLUSH: _long_flush,
    FiveTag.STRAIGHT_AND_FLUSH: _straight_and_flush,
    FiveTag.THREE_PAIRS: _groups(3, 2),
    FiveTag.COUNTERFEITED: _counterfeited,
    FiveTag.TWO_TRIPS: _groups(2, 3),
    FiveTag.BOARD_PLAYS: _board_plays,
}


# -- what a hand shows


def _values(cards: Sequence[Card]) -> set[int]:
    """The ranks there are, the ace as 1 too."""
    found = {RANK_VALUE[card[0]] for card in cards}
    return found | {1} if 14 in found else found


def _runs(cards: Sequence[Card], length: int) -> bool:
    values = _values(cards)
    return any(all(low + step in values for step in range(length)) for low in range(1, 15))


def _is(category: Category) -> Callable[[tuple[Card, ...], tuple[Card, ...]], bool]:
    return lambda own, board: best(own + board).category is category


def _counted(own: tuple[Card, ...], board: tuple[Card, ...], size: int) -> int:
    """How many ranks there are of `size` cards each."""
    return list(Counter(card[0] for card in own + board).values()).count(size)


def _corner(own: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    weak = best(own + board).category.order <= Category.TWO_PAIR.order
    return weak and any(set(corner) <= _values(own + board) for corner in _CORNERS)


def _suited(cards: Sequence[Card]) -> int:
    return max(Counter(card[1] for card in cards).values())


def _pair_left_out(own: tuple[Card, ...], board: tuple[Card, ...]) -> bool:
    hand = best(own + board)
    return hand.category is Category.TWO_PAIR and own[0][0] == own[1][0] and not set(own) & set(hand.cards)


_SHOWS: Final[Mapping[FiveTag, Callable[[tuple[Card, ...], tuple[Card, ...]], bool]]] = {
    **{tag: _is(category) for category, tag in _BY_CATEGORY.items()},
    FiveTag.WHEEL: lambda own, board: best(own + board).ranks == (5,) and _is(Category.STRAIGHT)(own, board),
    FiveTag.NO_WRAP: _corner,
    FiveTag.LONG_STRAIGHT: lambda own, board: _is(Category.STRAIGHT)(own, board) and _runs(own + board, 6),
    FiveTag.LONG_FLUSH: lambda own, board: _is(Category.FLUSH)(own, board) and _suited(own + board) > 5,
    FiveTag.STRAIGHT_AND_FLUSH: lambda own, board: _is(Category.FLUSH)(own, board) and _runs(own + board, 5),
    FiveTag.THREE_PAIRS: lambda own, board: (
        _is(Category.TWO_PAIR)(own, board) and _counted(own, board, 2) == 3
    ),
    FiveTag.COUNTERFEITED: _pair_left_out,
    FiveTag.TWO_TRIPS: lambda own, board: _counted(own, board, 3) == 2,
    FiveTag.BOARD_PLAYS: lambda own, board: best(own + board).strength == best(board).strength,
}
