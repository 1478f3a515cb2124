"""A board and some hands: the best hand that is possible, and who has it."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import SUITS, Card, below, choice, shuffled, text
from trainer.games.texas_holdem.drills.reading.best_five import CATEGORY_OPTIONS
from trainer.games.texas_holdem.drills.reading.codes import Reason, Slip
from trainer.games.texas_holdem.drills.reading.laying import (
    ALL,
    MOST_LAID,
    a_card,
    alike,
    any_suits,
    fill,
    of_suit,
    pick,
    run,
)
from trainer.games.texas_holdem.drills.reading.tags import NutsTag
from trainer.games.texas_holdem.numbers.nuts import Holdings, best_holdings
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import HandScene
from trainer.hands import Category, best
from trainer.quiz import NATURAL, Answer, Ask, Choice, Kind, Mark, Posed, Why, judged, mark

_HANDS: Final = {1: 3, 2: 3, 3: 4, 4: 4, 5: 5}
"""How many hands are shown, by level."""
NONE: Final = "none_of_them"
"""The option that none of the hands is the best one possible."""
EVERY: Final = "every_hand"
"""The option that the board plays, so that every hand is as good."""
_PLACES: Final = 60
"""From how many of the best hands those that are shown are taken."""
_POSSIBLE: Final = CATEGORY_OPTIONS[:-3]
"""What the nuts can be: with five cards on the board there is always three of a kind."""
_NONE_IN: Final = 5
"""None of the hands is the nuts once in so many questions, from level 3."""


@dataclass(frozen=True)
class Nuts:
    """What the best possible hand is, and which of the hands is it."""

    id = "nuts"
    group = "read"
    target_seconds = 15
    skills = tuple(NutsTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        board = _lay(rng, skill)
        places = best_holdings(board, places=_PLACES)
        hands = _hands(rng, board, places, level)
        asks = (
            Ask("category", Kind.CHOICE, options=_POSSIBLE),
            Ask("nuts", Kind.CHOICE, options=(*(f"hand_{n}" for n in range(1, len(hands) + 1)), NONE, EVERY)),
        )
        tag = tag_of(board, places[0])
        return Posed(HandScene(hands, board), asks, (tag,) if tag else ())

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: HandScene = posed.scene
        category, which = posed.asks
        first, *others = best_holdings(scene.board, places=2)
        top = first.hand
        facts = {"hole": text(first.holes[0]), "nuts": top}
        why = Why(Reason.NUTS_BOARD if first.board_plays else Reason.NUTS, hand=top, facts=facts)
        option, shown = _which(scene, first, why)
        given = answers.get(which.key)
        return (
            mark(
                category,
                answers.get(category.key),
                Choice(top.category.value),
                why,
                [(slip, Choice(wrong.value)) for slip, wrong in _category_slips(scene.board, top.category)],
            ),
            judged(
                which, given, Choice(option), given == Choice(option), shown, _second(given, scene, others)
            ),
        )


def _which(scene: HandScene, nuts: Holdings, why: Why) -> tuple[str, Why]:
    """The option for the hand that is as good as it can be, and why."""
    if nuts.board_plays:
        return EVERY, why
    for number, hole in enumerate(scene.hands, 1):
        made = best(hole + scene.board)
        if made.strength == nuts.hand.strength:
            return f"hand_{number}", replace(why, cards=made.cards)
    return NONE, replace(why, reason=Reason.NUTS_NONE)


def tag_of(board: Sequence[Card], nuts: Holdings) -> NutsTag | None:
    """The skill a board shows by its nuts."""
    if nuts.board_plays:
        return NutsTag.BOARD
    return {
        Category.THREE_OF_A_KIND: NutsTag.SET,
        Category.STRAIGHT: NutsTag.STRAIGHT,
        Category.FLUSH: NutsTag.FLUSH,
        Category.FOUR_OF_A_KIND: NutsTag.FOUR_OF_A_KIND,
        Category.STRAIGHT_FLUSH: NutsTag.STRAIGHT_FLUSH,
        Category.ROYAL_FLUSH: NutsTag.STRAIGHT_FLUSH,
    }.get(nuts.hand.category)


def _category_slips(board: Sequence[Card], right: Category) -> Iterator[tuple[Slip, Category]]:
    """The best hand as it looks when the suits, or the pairs, of the board are not seen."""
    values = [card[0] for card in board]
    paired = len(set(values)) < len(values)
    if right is Category.FLUSH or (right in _STRAIGHT_FLUSHES and not paired):
        plain = best_holdings([Card(card[0] + SUITS[n % 4]) for n, card in enumerate(sorted(board))])
        yield Slip.NUTS_FLUSH_MISSED, plain[0].hand.category
    if right is Category.FOUR_OF_A_KIND:
        yield Slip.NUTS_PAIR_MISSED, Category.FLUSH
        yield Slip.NUTS_PAIR_MISSED, Category.STRAIGHT
        yield Slip.NUTS_PAIR_MISSED, Category.FULL_HOUSE


_STRAIGHT_FLUSHES: Final = (Category.STRAIGHT_FLUSH, Category.ROYAL_FLUSH)


def _second(given: Answer | None, scene: HandScene, others: Sequence[Holdings]) -> Iterator[Slip]:
    if others and isinstance(given, Choice) and given.option not in (NONE, EVERY):
        hole = scene.hands[int(given.option.removeprefix("hand_")) - 1]
        if best(hole + scene.board).strength == others[0].hand.strength:
            yield Slip.SECOND_NUTS


def _hands(
    rng: random.Random, board: Sequence[Card], places: Sequence[Holdings], level: int
) -> tuple[tuple[Card, ...], ...]:
    """Different hands, one of them the nuts as a rule, the others the nearer to it the higher the level."""
    with_nuts = level < 3 or bool(below(rng, _NONE_IN))
    near = 1 + len(places) * (6 - level) // 5
    order = shuffled(rng, places[1:near]) + shuffled(rng, places[near:])
    if with_nuts:
        order.insert(0, places[0])
    if len(places) == 1:
        order = [places[0]] * _HANDS[level]
    taken: set[Card] = set(board)
    found: list[tuple[Card, ...]] = []
    for holdings in order:
        free = [hole for hole in holdings.holes if not taken & set(hole)]
        if free and len(found) < _HANDS[level]:
            found.append(choice(rng, free))
            taken |= set(found[-1])
    return tuple(shuffled(rng, found))


# -- laying a board


def _lay(rng: random.Random, skill: str) -> tuple[Card, ...]:
    for _ in range(MOST_LAID):
        tag = NutsTag(skill) if skill != NATURAL else None
        board = fill(rng, 0, board=_BUILD[tag](rng) if tag else ()).board
        if len(set(board)) == 5:
            found = tag_of(board, best_holdings(board)[0])
            if found and tag in (None, found):
                return board
    raise AssertionError(f"no board that shows {skill} was found")


def _apart(rng: random.Random) -> list[Card]:
    """Five ranks of which no three are near enough for a straight, two of a suit at most."""
    while True:
        ranks = pick(rng, ALL, 5)
        values = {*ranks, 1} if 14 in ranks else set(ranks)
        if not any(len(values.intersection(run(top))) > 2 for top in range(5, 15)):
            suits = shuffled(rng, SUITS)
            return [a_card(rank, suits[n % 4]) for n, rank in enumerate(ranks)]


def _straight(rng: random.Random) -> list[Card]:
    return any_suits(rng, pick(rng, run(5 + below(rng, 10)), 3))


def _straight_flush(rng: random.Random) -> list[Card]:
    return of_suit(pick(rng, run(5 + below(rng, 10)), 3), choice(rng, SUITS))


def _board(rng: random.Random) -> list[Card]:
    """A royal flush, or four of a kind with the highest kicker."""
    if below(rng, 2):
        return of_suit(run(14), choice(rng, SUITS))
    four = choice(rng, ALL)
    return alike(rng, four, 4) + any_suits(rng, [13 if four == 14 else 14])


_BUILD: Final[Mapping[NutsTag, Callable[[random.Random], list[Card]]]] = {
    NutsTag.SET: _apart,
    NutsTag.STRAIGHT: _straight,
    NutsTag.FLUSH: lambda rng: of_suit(pick(rng, ALL, 3), choice(rng, SUITS)),
    NutsTag.FOUR_OF_A_KIND: lambda rng: alike(rng, choice(rng, ALL), 2),
    NutsTag.STRAIGHT_FLUSH: _straight_flush,
    NutsTag.BOARD: _board,
}
