"""Two hands and perhaps a board: what share of the pot is the first one's, within five points.

Before the flop the counts are read from a file beside this one, which `python -m tools.match_ups` writes; from the flop
on they are counted here.
"""

from __future__ import annotations

import csv
import random
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from functools import cache
from itertools import combinations, permutations
from pathlib import Path
from typing import Final

from trainer.cards import DECK, RANK_VALUE, SUITS, Card, cards, choice, draw, shuffled
from trainer.games.texas_holdem.drills.numbers.codes import WITHIN_FIVE, Reason, Slip
from trainer.games.texas_holdem.drills.numbers.drawing import MOST_DEALT, deal
from trainer.games.texas_holdem.drills.numbers.outs import near, percent
from trainer.games.texas_holdem.drills.numbers.tags import GuessTag, OutsTag
from trainer.games.texas_holdem.numbers.outs import FLOP, TURN
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import HandScene
from trainer.hands import best
from trainer.odds import Chance
from trainer.quiz import NATURAL, Answer, Ask, Kind, Mark, Number, Posed, Why, judged

FILE: Final = Path(__file__).with_name("match_ups.csv")
BOARDS: Final = 1_712_304
"""Boards that may come to two hands before the flop."""
TOLERANCE: Final = 5
"""Points by which an equity may be off."""
DRAWS: Final = (
    (OutsTag.FLUSH, OutsTag.OPEN_STRAIGHT),
    (OutsTag.FLUSH, OutsTag.OPEN_STRAIGHT, OutsTag.INSIDE_STRAIGHT),
    (OutsTag.FLUSH, OutsTag.INSIDE_STRAIGHT, OutsTag.OVERCARDS),
    (OutsTag.OPEN_STRAIGHT, OutsTag.OVERCARDS, OutsTag.PAIR, OutsTag.FLUSH_AND_STRAIGHT),
    (OutsTag.PAIR, OutsTag.SET, OutsTag.DOUBLE_INSIDE, OutsTag.FLUSH_AND_STRAIGHT),
)
"""The draws of the hand that is behind, by level."""

Hole = tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MatchUp:
    """Two hands before the flop: of all boards the first wins `win` alone and ties `tie`."""

    first: Hole
    second: Hole
    win: int
    tie: int

    @property
    def equity(self) -> Fraction:
        """The first one's."""
        return Fraction(2 * self.win + self.tie, 2 * BOARDS)


@dataclass(frozen=True)
class EquityGuess:
    """Say what share of the pot the first hand wins on average."""

    id = "equity_guess"
    group = "numbers"
    target_seconds = 12
    skills = tuple(GuessTag)
    notes = (WITHIN_FIVE,)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = choice(rng, tuple(GuessTag)) if skill == NATURAL else GuessTag(skill)
        if tag in (GuessTag.FLOP, GuessTag.TURN):
            hands, board = _drawing(rng, level, FLOP if tag is GuessTag.FLOP else TURN)
        else:
            hands, board = _resuited(rng, choice(rng, _usual_first(tag)[: _within(tag, level)])), ()
        first, second = shuffled(rng, hands)
        return Posed(HandScene((first, second), board), (Ask("equity_1", Kind.NUMBER, counts=True),), (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: HandScene = posed.scene
        (ask,) = posed.asks
        given = answers.get(ask.key)
        win, tie = chances_of(scene.hands[0], scene.hands[1], scene.board)
        equity = win + tie / 2
        why = Why(Reason.EQUITY, facts={"equity": Chance(equity), "win": Chance(win), "tie": Chance(tie)})
        value = given.value if isinstance(given, Number) else None
        right = value is not None and near(value, equity, TOLERANCE)
        slips = []
        if value is not None and near(value, 1 - equity, TOLERANCE):
            slips.append(Slip.OTHER_SIDE)
        if value is not None and near(value, Fraction(1, 2), TOLERANCE):
            slips.append(Slip.COIN_FLIP)
        return (judged(ask, given, Number(percent(equity)), right, why, slips),)


def chances_of(first: Hole, second: Hole, board: tuple[Card, ...]) -> tuple[Fraction, Fraction]:
    """Win and tie of the first hand: before the flop from the file, else over all that may come."""
    if not board:
        return _known(first, second)
    live = [card for card in DECK if card not in {*first, *second, *board}]
    win = tie = ends = 0
    for come in combinations(live, 5 - len(board)):
        mine, other = best((*first, *board, *come)).strength, best((*second, *board, *come)).strength
        win += mine > other
        tie += mine == other
        ends += 1
    return Fraction(win, ends), Fraction(tie, ends)


# -- before the flop


@cache
def match_ups() -> tuple[MatchUp, ...]:
    """Those of the file."""
    with FILE.open(encoding="utf-8", newline="") as file:
        return tuple(
            MatchUp(cards(row["first"]), cards(row["second"]), int(row["win"]), int(row["tie"]))
            for row in csv.DictReader(file)
        )


def meets(first: Hole, second: Hole) -> GuessTag | None:
    """What two hands are to each other before the flop; None for what no skill is about. In any order."""
    for one, other in ((first, second), (second, first)):
        high, low = _ranks(one)
        above, below_ = _ranks(other)
        if high == low and above == below_:
            return GuessTag.PAIR_OVER_PAIR if high != above else None
        if high == low:
            if high in (above, below_):
                return GuessTag.PAIR_SHARED
            over = (above > high) + (below_ > high)
            return (GuessTag.PAIR_OVER_CARDS, GuessTag.ONE_OVER, GuessTag.RACE)[over]
    if _ranks(first) == _ranks(second):
        return None
    shared = set(_ranks(first)) & set(_ranks(second))
    return GuessTag.DOMINATED if shared else GuessTag.LIVE_CARDS


def _ranks(hole: Hole) -> tuple[int, int]:
    high, low = sorted((RANK_VALUE[card[0]] for card in hole), reverse=True)
    return high, low


@cache
def _usual_first(tag: GuessTag) -> tuple[MatchUp, ...]:
    """Those that show a skill, the ones nearest to its mean equity first."""
    found = [each for each in match_ups() if meets(each.first, each.second) is tag]
    favourites = [max(each.equity, 1 - each.equity) for each in found]
    mean = sum(favourites, Fraction()) / len(found)
    return tuple(
        each for _, _, each in sorted((abs(f - mean), at, found[at]) for at, f in enumerate(favourites))
    )


def _within(tag: GuessTag, level: int) -> int:
    """How many of them a level deals: a fifth at the first, all at the last."""
    return max(4, len(_usual_first(tag)) * level // 5)


def _resuited(rng: random.Random, found: MatchUp) -> tuple[Hole, Hole]:
    """The same match-up in other suits: no suit is better than another."""
    suits = dict(zip(SUITS, shuffled(rng, SUITS), strict=True))

    def other(hole: Hole) -> Hole:
        return tuple(Card(card[0] + suits[card[1]]) for card in hole)

    return other(found.first), other(found.second)


Shape = tuple[tuple[str, ...], ...]


def shape(first: Hole, second: Hole) -> Shape:
    """What two hands have in common with all others that differ from them in suits and order alone."""
    high, low = sorted((first, second), key=_ranks, reverse=True)

    def in_suits(suits: tuple[str, ...]) -> Shape:
        renamed = dict(zip(SUITS, suits, strict=True))
        return tuple(tuple(sorted(card[0] + renamed[card[1]] for card in hole)) for hole in (high, low))

    return min(map(in_suits, permutations(SUITS)))


@cache
def _by_shape() -> dict[Shape, MatchUp]:
    return {shape(each.first, each.second): each for each in match_ups()}


def _known(first: Hole, second: Hole) -> tuple[Fraction, Fraction]:
    """Win and tie of the first of two hands that are in the file, in any suits and order."""
    found = _by_shape()[shape(first, second)]
    win = found.win if _ranks(first) == _ranks(found.first) else BOARDS - found.win - found.tie
    return Fraction(win, BOARDS), Fraction(found.tie, BOARDS)


# -- from the flop on


def _drawing(rng: random.Random, level: int, count: int) -> tuple[tuple[Hole, Hole], tuple[Card, ...]]:
    """A hand with a draw and one that is ahead of it with a pair or better of its own, on a board of so many cards."""
    for _ in range(MOST_DEALT):
        drawing = deal(rng, choice(rng, DRAWS[level - 1]), count)
        first, second = draw(rng, 2, (*drawing.own, *drawing.board))
        if is_ahead((first, second), drawing.own, drawing.board):
            return (drawing.own, (first, second)), drawing.board
    raise AssertionError("no hand ahead of a draw was dealt")


def is_ahead(made: Hole, drawing: Hole, board: tuple[Card, ...]) -> bool:
    """Whether a made hand, a pair or better with own cards, is ahead of the other one."""
    return _pairs(made, board) and best((*made, *board)).strength > best((*drawing, *board)).strength


def _pairs(made: Hole, board: tuple[Card, ...]) -> bool:
    ranks = [card[0] for card in board]
    return made[0][0] == made[1][0] or any(card[0] in ranks for card in made)
