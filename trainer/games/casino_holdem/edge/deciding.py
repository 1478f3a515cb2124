"""What a call is worth against a fold, for every row of a census at once, in exact whole numbers."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from math import lcm
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trainer.games.casino_holdem.edge.census import Census
from trainer.games.casino_holdem.edge.counting import RUNOUTS
from trainer.games.casino_holdem.rules import AnteNoGame, Rules
from trainer.hands.strengths import CATEGORIES

Chosen: TypeAlias = NDArray[np.bool_]
"""A yes or no for each row of a census."""

Wholes: TypeAlias = NDArray[Any]
"""Whole numbers: floats where a float holds every one that can occur, Python's own (`object`) where it does not."""

_FLOATS: Final = 2**53
"""Up to here a float holds every whole number, so that sums of them are exact in any order."""


class Play(StrEnum):
    """How the player decides after the flop."""

    BEST = "best"
    """Whatever loses less; where both lose the same, he calls."""
    BEST_ELSE_FOLD = "best_else_fold"
    """The same, but where both lose the same he folds, as some published figures have it. The edge is no other."""
    ALWAYS_CALL = "always_call"
    """He calls with anything."""


def payoffs(rules: Rules) -> tuple[tuple[Fraction, ...], ...]:
    """What a player who calls wins, in antes: by final kind of hand (weakest first), as `Counts` orders the outcomes."""
    call = Fraction(rules.call_multiple)
    found = []
    for category in CATEGORIES:
        table = rules.ante.by_category[category].profit
        no_game = {
            AnteNoGame.TABLE: table,
            AnteNoGame.EVEN_MONEY: Fraction(1),
            AnteNoGame.PUSH: Fraction(0),
        }[rules.ante_no_game]
        found.append((no_game, table + call, Fraction(0), -1 - call))
    return tuple(found)


@dataclass(frozen=True, slots=True, eq=False)
class CallWorth:
    """What a call wins more than a fold, which loses one ante; in a `unit` of an ante that makes it whole.

    `gains` are the forty, 4 × kind of hand + place in `Counts`; `total` [rows] is over a row's `RUNOUTS` deals.
    """

    census: Census
    unit: int
    gains: tuple[int, ...]
    total: Wholes

    @classmethod
    def of(cls, rules: Rules, census: Census) -> CallWorth:
        """Raises `ValueError` for a census that does not cover these rules."""
        if not census.scope.covers(rules):
            raise ValueError("the census was made for other rules")
        against_fold = [pay + 1 for row in payoffs(rules) for pay in row]
        unit = lcm(*(pay.denominator for pay in against_fold))
        gains = tuple(int(pay * unit) for pay in against_fold)
        return cls(census, unit, gains, _weighed(census, gains))

    def deals(self, chosen: list[int]) -> Wholes:
        """[rows]: how many of a row's deals fall in these of the forty columns."""
        known = {int(column): at for at, column in enumerate(self.census.columns)}
        found: Wholes = self.census.counts[[known[column] for column in chosen if column in known]].sum(
            axis=0
        )
        return found if self.total.dtype != object else found.astype(np.int64).astype(object)


def folded(worth: CallWorth, play: Play = Play.BEST) -> Chosen:
    """Which rows of its census are folded."""
    if play is Play.ALWAYS_CALL:
        return np.zeros(len(worth.census.weight), dtype=bool)
    folds = worth.total <= 0 if play is Play.BEST_ELSE_FOLD else worth.total < 0
    return np.asarray(folds, dtype=bool)


def _weighed(census: Census, gains: tuple[int, ...]) -> Wholes:
    if max(map(abs, gains)) * RUNOUTS < _FLOATS:
        found: Wholes = np.array(gains, dtype=np.float64)[census.columns] @ census.counts
        return found
    whole = np.zeros(len(census.weight), dtype=object)
    for column, counts in zip(census.columns, census.counts, strict=True):
        whole += counts.astype(np.int64).astype(object) * gains[column]
    return whole
