"""The table of outs of the Polish Wikipedia ("Texas Hold'em", Ewaluacja ręki), each cell beside what is exact.

The table mixes cards unseen on the flop (47) with those on the turn (46), so a cell is wrong only where it rounds
neither value. A half is rounded up: so the table itself does, printing 22.5 as 23.
"""

from __future__ import annotations

from dataclasses import dataclass
from decimal import Decimal
from enum import StrEnum
from fractions import Fraction
from typing import Final

from trainer.games.texas_holdem.numbers.outs import chances, in_two_cards, odds_against


class DrawName(StrEnum):
    """The draws that the table names."""

    BACKDOOR_STRAIGHT_OR_FLUSH = "backdoor_straight_or_flush"
    """Needs both cards to come."""
    POCKET_PAIR_TO_SET = "pocket_pair_to_set"
    """Two cards left of the pair's rank."""
    ONE_OVERCARD = "one_overcard"
    """One own card above the board, to pair it."""
    INSIDE_STRAIGHT = "inside_straight"
    """One rank fills the straight."""
    TWO_PAIR_TO_FULL_HOUSE = "two_pair_to_full_house"
    """Two cards left of each pair's rank."""
    ONE_PAIR_TO_TWO_PAIR_OR_TRIPS = "one_pair_to_two_pair_or_trips"
    """A paired own card: two of its rank, three of the other's."""
    TWO_OVERCARDS = "two_overcards"
    """Two own cards above the board, to pair either."""
    SET_TO_FULL_HOUSE_OR_QUADS = "set_to_full_house_or_quads"
    """The fourth card, or a pair to either other card of the board."""
    OPEN_STRAIGHT = "open_straight"
    """Either end fills the straight."""
    FLUSH = "flush"
    """Four of a suit."""
    INSIDE_STRAIGHT_AND_TWO_OVERCARDS = "inside_straight_and_two_overcards"
    """Four and six."""
    OPEN_STRAIGHT_AND_ONE_OVERCARD = "open_straight_and_one_overcard"
    """Eight and three."""
    FLUSH_AND_INSIDE_STRAIGHT = "flush_and_inside_straight"
    """Nine and four, one card in both."""
    FLUSH_AND_ONE_OVERCARD = "flush_and_one_overcard"
    """Nine and three."""
    FLUSH_AND_OPEN_STRAIGHT = "flush_and_open_straight"
    """Nine and eight, two cards in both."""
    FLUSH_AND_TWO_OVERCARDS = "flush_and_two_overcards"
    """Nine and six."""


@dataclass(frozen=True, slots=True)
class Cell:
    """A printed number, as text, and what is exact: a percentage, or odds n to 1.

    `exact` is with 47 cards unseen and with 46, in this order, or for two cards the one value. `corrected` is what should
    be printed: the number itself, or the nearest exact value rounded alike.
    """

    printed: str
    exact: tuple[Fraction, ...]
    corrected: str

    @property
    def wrong(self) -> bool:
        return self.printed != self.corrected


@dataclass(frozen=True, slots=True)
class Row:
    """One row: the chances in percent and the odds against, of one card and of two."""

    outs: int
    one: Cell
    two: Cell
    odds_one: Cell
    odds_two: Cell
    draws: tuple[DrawName, ...]
    misnamed: bool
    """The draw named has other chances: see `MISNAMED`."""


_PRINTED: Final = (
    # outs, percent of one card and of two, odds against of one and of two
    (1, "2", "4", "46", "23", (DrawName.BACKDOOR_STRAIGHT_OR_FLUSH,)),
    (2, "4", "8", "22", "12", (DrawName.POCKET_PAIR_TO_SET,)),
    (3, "7", "13", "14", "7", (DrawName.ONE_OVERCARD,)),
    (4, "9", "17", "10", "5", (DrawName.INSIDE_STRAIGHT, DrawName.TWO_PAIR_TO_FULL_HOUSE)),
    (5, "11", "20", "8", "4", (DrawName.ONE_PAIR_TO_TWO_PAIR_OR_TRIPS,)),
    (6, "13", "24", "6.7", "3.2", (DrawName.TWO_OVERCARDS,)),
    (7, "15", "28", "5.6", "2.6", (DrawName.SET_TO_FULL_HOUSE_OR_QUADS,)),
    (8, "17", "32", "4.7", "2.2", (DrawName.OPEN_STRAIGHT,)),
    (9, "19", "35", "4.1", "1.9", (DrawName.FLUSH,)),
    (10, "22", "38", "3.6", "1.6", (DrawName.INSIDE_STRAIGHT_AND_TWO_OVERCARDS,)),
    (11, "24", "42", "3.2", "1.4", (DrawName.OPEN_STRAIGHT_AND_ONE_OVERCARD,)),
    (12, "26", "45", "2.8", "1.2", (DrawName.FLUSH_AND_INSIDE_STRAIGHT, DrawName.FLUSH_AND_ONE_OVERCARD)),
    (13, "28", "48", "2.5", "1.1", ()),
    (14, "30", "51", "2.3", "0.95", ()),
    (15, "33", "54", "2.1", "0.85", (DrawName.FLUSH_AND_OPEN_STRAIGHT, DrawName.FLUSH_AND_TWO_OVERCARDS)),
    (16, "34", "57", "1.9", "0.75", ()),
    (17, "37", "60", "1.7", "0.66", ()),
)

MISNAMED: Final = {
    DrawName.BACKDOOR_STRAIGHT_OR_FLUSH: (Fraction(0), Fraction(45, 1081)),
    DrawName.SET_TO_FULL_HOUSE_OR_QUADS: (Fraction(7, 47), Fraction(361, 1081)),
}
"""Draws whose chances are not those of their row, with the true chances of the next card and by the river: a flush that
needs both cards has no outs, and a set has ten outs on the turn where the board did not pair, not seven."""


def table() -> tuple[Row, ...]:
    """The seventeen rows."""
    return tuple(_row(*printed) for printed in _PRINTED)


def _row(outs: int, one: str, two: str, odds_one: str, odds_two: str, draws: tuple[DrawName, ...]) -> Row:
    flop, turn, both = chances(outs), chances(outs, to_come=1), in_two_cards(outs)
    return Row(
        outs,
        _cell(one, flop.one * 100, turn.one * 100),
        _cell(two, both * 100),
        _cell(odds_one, odds_against(flop.one), odds_against(turn.one)),
        _cell(odds_two, odds_against(both)),
        draws,
        any(draw in MISNAMED for draw in draws),
    )


def _cell(printed: str, *exact: Fraction) -> Cell:
    digits = len(printed.partition(".")[2])
    right = [_rounded(value, digits) for value in exact]
    nearest = min(exact, key=lambda value: abs(value - Fraction(printed)))
    return Cell(printed, exact, printed if printed in right else _rounded(nearest, digits))


def _rounded(value: Fraction, digits: int) -> str:
    """To so many digits after the point, a half up."""
    units = int(value * 10**digits + Fraction(1, 2))
    return str(Decimal(units).scaleb(-digits))
