"""The 169 starting hands: how often each wins, the 0 to 40 power rating, and which hands to play.

Against one random hand the figures are exact; at tables of 3, 4, 6, 8 and 10 they come from a million random deals
each, everyone staying to the end, and carry their standard error. They are read from a file beside this one, which
`python -m tools.starting_hands` writes.
"""

from __future__ import annotations

import csv
from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from pathlib import Path
from typing import Final

from trainer.cards import RANK_VALUE, RANKS, Card

FILE: Final = Path(__file__).with_name("starting.csv")
COLUMNS: Final = ("hand", "players", "deals", "win", "tie", "equity", "standard_error")
PLAYERS: Final = (2, 3, 4, 6, 8, 10)
"""Numbers of players there are figures for."""
DEALS_HEADS_UP: Final = 2_097_572_400
"""Deals of one hand against a random one: 1,225 hands, 1,712,304 boards."""
TOP_RATING: Final = 40


class StartingHandError(ValueError):
    """A text that names no starting hand, or a number of players without figures."""


def _names() -> tuple[str, ...]:
    high_to_low = RANKS[::-1]
    grid = []
    for row, first in enumerate(high_to_low):
        for column, second in enumerate(high_to_low):
            if row == column:
                grid.append(first + second)
            else:
                grid.append(first + second + "s" if row < column else second + first + "o")
    return tuple(grid)


NAMES: Final = _names()
"""The 13 × 13 grid row by row from aces down: pairs on the diagonal, suited above it, offsuit below."""


def name(hole: Sequence[str]) -> str:
    """The starting hand of two cards, as AA, AKs or AKo."""
    high, low = sorted(hole, key=lambda card: -RANK_VALUE[card[0]])
    if high[0] == low[0]:
        return high[0] + low[0]
    return high[0] + low[0] + ("s" if high[1] == low[1] else "o")


def example(hand: str) -> str:
    """Two cards that make this starting hand."""
    return f"{hand[0]}s{hand[1]}{'s' if hand.endswith('s') else 'h'}"


def combinations_of(hand: str) -> int:
    """How many of the 1,326 hands are this one: 6, 4 or 12."""
    if len(hand) == 2:
        return 6
    return 4 if hand[2] == "s" else 12


@dataclass(frozen=True, slots=True)
class Figures:
    """A starting hand at a table of `players` (itself among them), everyone staying to the end.

    Of `deals` it wins `win` alone and shares the best in `tie`. `equity` is its mean share of the pot, counted where
    there are two players, else estimated with this `standard_error`.
    """

    hand: str
    players: int
    deals: int
    win: int
    tie: int
    equity: float
    standard_error: float

    @property
    def exact(self) -> bool:
        return self.players == 2

    @property
    def expectation(self) -> float:
        """What it wins or loses on average where everyone puts in one unit: players × equity − 1."""
        return self.players * self.equity - 1


@cache
def table(players: int) -> dict[str, Figures]:
    """The figures of all 169, in the order of `NAMES`. Raises `StartingHandError` for a table without figures."""
    if players not in PLAYERS:
        raise StartingHandError(
            f"there are figures for {', '.join(map(str, PLAYERS))} players, not for {players}"
        )
    return _file()[players]


@cache
def _file() -> dict[int, dict[str, Figures]]:
    found: dict[int, dict[str, Figures]] = {players: {} for players in PLAYERS}
    with FILE.open(encoding="utf-8", newline="") as file:
        for row in csv.DictReader(file):
            figures = Figures(
                row["hand"],
                int(row["players"]),
                int(row["deals"]),
                int(row["win"]),
                int(row["tie"]),
                float(row["equity"]),
                float(row["standard_error"]),
            )
            found[figures.players][figures.hand] = figures
    return found


def against_random(hole: Sequence[Card]) -> Figures:
    """Two cards against a random hand, exactly."""
    return table(2)[name(hole)]


def random_against_random() -> tuple[int, int]:
    """Wins and ties of one random hand against another, of 1,326 × `DEALS_HEADS_UP` deals."""
    rows = [(combinations_of(row.hand), row) for row in table(2).values()]
    return sum(n * row.win for n, row in rows), sum(n * row.tie for n, row in rows)


class Position(StrEnum):
    """Where a player sits before the flop."""

    EARLY = "early"
    """Acting with most of the table still to come."""
    LATE = "late"
    """Acting with few or none still to come."""


PLAY_FROM: Final = {Position.EARLY: 19, Position.LATE: 10}
"""The least rating at ten players to call the big blind with; the Wizard of Odds' advice."""


@cache
def ratings(players: int) -> dict[str, float]:
    """The power rating of all 169, 0 for the worst hand at this table to 40 for the best.

    40 × (EV − least EV) ÷ (greatest EV − least EV). At six players this is, rounded, the table that is in circulation.
    """
    rows = table(players)
    least = min(row.expectation for row in rows.values())
    most = max(row.expectation for row in rows.values())
    return {hand: TOP_RATING * ((row.expectation - least) / (most - least)) for hand, row in rows.items()}


def plays(hand: str, position: Position) -> bool:
    """Whether the advice is to call the big blind with this hand at a full table: it goes by the rating rounded, as such
    tables print it."""
    return int(ratings(10)[hand] + 0.5) >= PLAY_FROM[position]
