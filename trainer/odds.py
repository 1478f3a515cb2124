"""Odds and what they pay. Money is integers, odds are exact fractions, and a payout never includes the stake.

"7 to 1" pays seven for each one staked; "8 for 1" hands back eight, the stake among them, and so is the same
seven to one. The reading happens once, here: everywhere else `Odds.profit` is the profit of one unit staked.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final


class OddsError(ValueError):
    """A text that is no odds. The message says what is wrong with it."""


class Rounding(StrEnum):
    """What happens to a payout that is no whole number of the house's smallest chips."""

    DOWN = "down"
    """Paid down to the smallest chip."""
    UP = "up"
    """Paid up to the smallest chip: where a regulator forbids paying less than the posted odds."""
    EXACT = "exact"
    """Never rounded; a payout that is not whole is an error in the house rules."""


class PayoutError(ValueError):
    """A payout that the house's rules cannot pay in whole units."""


_WRITTEN: Final = re.compile(r"(\d{1,6})\s+(to|for)\s+(\d{1,6})", re.ASCII)


@dataclass(frozen=True, slots=True)
class Odds:
    """Odds of a paytable row. `profit` is what one unit wins, without the stake; `written` keeps how the house says it."""

    profit: Fraction
    written: str = "to"

    @classmethod
    def parse(cls, text: str) -> Odds:
        """Read "100 to 1", "3 to 2" or "8 for 1". Raises `OddsError`."""
        match = _WRITTEN.fullmatch(text.strip().lower())
        if not match:
            raise OddsError(
                f"“{text}” is no odds: write “7 to 1”, or “8 for 1” where the stake is counted in"
            )
        gain, per = int(match[1]), int(match[3])
        if not gain or not per:
            raise OddsError(f"“{text}” pays nothing: both numbers of odds are at least 1")
        if match[2] == "to":
            return cls(Fraction(gain, per))
        if gain <= per:
            raise OddsError(f"“{text}” hands back no more than the stake: nothing is won")
        return cls(Fraction(gain, per) - 1, "for")

    @classmethod
    def to_one(cls, n: int) -> Odds:
        """n to 1."""
        return cls(Fraction(n))

    @property
    def as_to(self) -> str:
        """The odds as "n to d", whatever the house writes."""
        return f"{self.profit.numerator} to {self.profit.denominator}"

    def __str__(self) -> str:
        """As the house writes them."""
        if self.written == "to":
            return self.as_to
        total = self.profit + 1
        return f"{total.numerator} for {total.denominator}"

    def payout(self, stake: int, smallest: int = 1, rounding: Rounding = Rounding.DOWN) -> int:
        """What a winning stake is paid, without the stake, in units. Raises `PayoutError` when it cannot be paid exactly."""
        gain, per = self.profit.numerator * stake, self.profit.denominator
        if rounding is Rounding.EXACT:
            if gain % per:
                raise PayoutError(
                    f"{stake} at {self.as_to} is {Fraction(gain, per)}, which whole units cannot pay"
                )
            return gain // per
        if rounding is Rounding.UP:
            return -(-gain // (per * smallest)) * smallest
        return gain // (per * smallest) * smallest


@dataclass(frozen=True, slots=True)
class Chance:
    """A chance, or a part of a whole, from 0 to 1: exact, and written in percent."""

    share: Fraction


EVEN_MONEY: Final = Odds(Fraction(1))
