"""What a house's rules cost its players: sums over a census, in exact fractions."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import sqrt
from types import MappingProxyType
from typing import Final

from trainer.games.casino_holdem.edge.census import Census, Counts
from trainer.games.casino_holdem.edge.counting import RUNOUTS
from trainer.games.casino_holdem.edge.deciding import CallWorth, Chosen, Play, folded, payoffs
from trainer.games.casino_holdem.rules import BonusTable, Rules
from trainer.hands import Category
from trainer.hands.strengths import CATEGORIES

SITUATIONS: Final = 25_989_600
"""Two own cards and a flop, each equally likely: C(52, 2) × C(50, 3)."""

DEALS: Final = SITUATIONS * RUNOUTS
"""27,813,810,024,000: two own cards, flop, turn and river, the dealer's two."""

HANDS_OF_FIVE: Final = 2_598_960

BONUS_COUNTS: Final[Mapping[str, int]] = MappingProxyType(
    {
        "royal_flush": 4,
        "straight_flush": 36,
        "four_of_a_kind": 624,
        "full_house": 3_744,
        "flush": 5_108,
        "straight": 10_200,
        "three_of_a_kind": 54_912,
        "two_pair": 123_552,
        "pair_of_aces": 84_480,
    }
)
"""How many of the `HANDS_OF_FIVE` win the AA Bonus by each row."""


@dataclass(frozen=True, slots=True)
class Outcomes:
    """How many of all deals end so, on one final kind of hand; the player has called."""

    player_wins: int
    dealer_does_not_qualify: int
    tie: int
    dealer_wins: int


@dataclass(frozen=True, slots=True)
class AnteFigures:
    """Ante and call together; money in antes. `folded` counts the situations (of `SITUATIONS`) that
    the player folds. `folded_bonus` says how many of those hold a winning AA Bonus, by row."""

    expectation: Fraction
    variance: Fraction
    folded: int
    folded_bonus: Mapping[str, int]
    outcomes: Mapping[Category, Outcomes]
    call_multiple: int

    @property
    def house_edge(self) -> float:
        """What the house keeps of an ante."""
        return float(-self.expectation)

    @property
    def call_rate(self) -> float:
        return float(1 - self._fold_rate)

    @property
    def average_bet(self) -> float:
        """Ante and call together."""
        return float(self._average_bet)

    @property
    def element_of_risk(self) -> float:
        """What the house keeps of all that is staked."""
        return float(-self.expectation / self._average_bet)

    @property
    def standard_deviation(self) -> float:
        return sqrt(self.variance)

    @property
    def fold_probability(self) -> float:
        return float(self._fold_rate)

    @property
    def _fold_rate(self) -> Fraction:
        return Fraction(self.folded, SITUATIONS)

    @property
    def _average_bet(self) -> Fraction:
        return 1 + self.call_multiple * (1 - self._fold_rate)


@dataclass(frozen=True, slots=True)
class BonusFigures:
    """The AA Bonus by itself, settled whatever the player does; money in bonus stakes."""

    expectation: Fraction
    variance: Fraction
    hit: Fraction

    @property
    def house_edge(self) -> float:
        return float(-self.expectation)

    @property
    def hit_rate(self) -> float:
        return float(self.hit)

    @property
    def standard_deviation(self) -> float:
        return sqrt(self.variance)


def ante_figures(rules: Rules, census: Census, play: Play = Play.BEST) -> AnteFigures:
    """The ante and the call under these rules. Raises `ValueError` for a census that does not cover them."""
    pays = payoffs(rules)
    folds = folded(CallWorth.of(rules, census), play)
    called = census.totals(~folds)
    lost = int(census.weight[folds].sum())
    won, squares = Fraction(-lost * RUNOUTS), Fraction(lost * RUNOUTS)
    for row, counts in zip(pays, called, strict=True):
        for pay, count in zip(row, counts, strict=True):
            won += pay * count
            squares += pay * pay * count
    expectation = won / DEALS
    return AnteFigures(
        expectation,
        squares / DEALS - expectation**2,
        lost,
        _bonus_rows(census, folds),
        MappingProxyType(
            {c: _outcomes(counts) for c, counts in reversed(list(zip(CATEGORIES, called, strict=True)))}
        ),
        rules.call_multiple,
    )


def bonus_figures(table: BonusTable) -> BonusFigures:
    """The AA Bonus where it is settled on a fold too."""
    hit = sum(BONUS_COUNTS.values())
    lost = HANDS_OF_FIVE - hit
    won, squares = Fraction(-lost), Fraction(lost)
    for row, count in BONUS_COUNTS.items():
        pay = table.by_row[row].profit
        won += pay * count
        squares += pay * pay * count
    expectation = won / HANDS_OF_FIVE
    return BonusFigures(expectation, squares / HANDS_OF_FIVE - expectation**2, Fraction(hit, HANDS_OF_FIVE))


def bonus_with_folds(table: BonusTable, ante: AnteFigures) -> BonusFigures:
    """The AA Bonus where a fold forfeits it, and the player folds as the ante and the call alone would have it."""
    free = bonus_figures(table)
    squares = free.variance + free.expectation**2
    lost, squares_lost, hits = Fraction(0), Fraction(0), 0
    for row, count in ante.folded_bonus.items():
        pay = table.by_row[row].profit
        lost += count * (pay + 1)
        squares_lost += count * (pay * pay - 1)
        hits += count
    expectation = free.expectation - lost / SITUATIONS
    return BonusFigures(
        expectation,
        squares - squares_lost / SITUATIONS - expectation**2,
        free.hit - Fraction(hits, SITUATIONS),
    )


def _bonus_rows(census: Census, folds: Chosen) -> Mapping[str, int]:
    found = {}
    for at, row in enumerate(BONUS_COUNTS, start=1):
        if count := int(census.weight[folds & (census.bonus == at)].sum()):
            found[row] = count
    return MappingProxyType(found)


def _outcomes(counts: Counts) -> Outcomes:
    no_game, win, tie, lose = counts
    return Outcomes(win, no_game, tie, lose)
