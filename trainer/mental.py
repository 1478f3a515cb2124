"""Multiplying in the head, the way dealers are taught it: a multiplier is broken into easy ones, its key.

Seven times is five times and twice more; forty-nine times is fifty times less once. Easy are 1, 2, 5 and a digit
with noughts. Where the chips help, the sum needs no arithmetic at all: five reds are a green, four greens a black.
"""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from itertools import pairwise
from typing import Final, NamedTuple

from trainer.chips import ChipSet

Factors = tuple[Fraction, ...]

_UNITS: Final[tuple[tuple[int, ...], ...]] = (
    (), (1,), (2,), (2, 1), (2, 2), (5,), (5, 1), (5, 2), (5, 2, 1), (5, 2, 2),
)  # fmt: skip
"""How a last digit is reached by adding."""


class Step(NamedTuple):
    """One easy multiplication. `amount` is `factor` × the stake, in units; negative where it is taken off."""

    factor: Fraction
    amount: Fraction


class ColourUp(NamedTuple):
    """`times` chips of value `chip` are one chip of value `becomes`."""

    chip: int
    times: int
    becomes: int


@cache
def key(multiplier: Fraction | int) -> Factors:
    """The easy factors whose sum is `multiplier`, greatest first: 7 is (5, 2), 49 is (50, -1), 3/2 is (1, 1/2).

    Going up to the next ten and coming back is chosen only where that takes fewer steps. Raises `ValueError` for a
    multiplier that is not above nothing.
    """
    whole, part = divmod(Fraction(multiplier), 1)
    if multiplier <= 0:
        raise ValueError(f"{multiplier} times is no payout")
    factors = _whole(whole)
    return (*map(Fraction, factors), part) if part else tuple(map(Fraction, factors))


def _whole(number: int) -> tuple[int, ...]:
    tens, units = divmod(number, 10)
    adding = (*_digits(tens * 10), *_UNITS[units])
    if not units:
        return adding
    back = tuple(-factor for factor in _UNITS[10 - units])
    coming_back = (*_digits(tens * 10 + 10), *back)
    return coming_back if len(coming_back) < len(adding) else adding


def _digits(number: int) -> tuple[int, ...]:
    """A number of noughts and digits, digit by digit: 250 is 200 and 50."""
    written = str(number)
    return tuple(int(digit) * 10 ** (len(written) - 1 - i) for i, digit in enumerate(written) if digit != "0")


def steps(multiplier: Fraction | int, stake: int) -> tuple[Step, ...]:
    """The key worked on a stake: 7 × 35 is 5 × 35 = 175 and 2 × 35 = 70. The amounts add up to the payout."""
    return tuple(Step(factor, factor * stake) for factor in key(multiplier))


def colour_key(multiplier: Fraction | int, chip_set: ChipSet) -> tuple[ColourUp, ...]:
    """The colours of this house that do part of the sum, smallest chip first.

    For each factor of the key, and each chip that so many times over is another chip, the way from the one to the
    other, chip by chip: twenty reds are a black, by way of five reds to a green and four greens to a black.
    """
    values = chip_set.values
    found: dict[ColourUp, None] = {}
    for factor in {Fraction(multiplier), *key(multiplier)}:
        if factor <= 1 or factor.denominator != 1:
            continue
        for value in values:
            if value * factor in values:
                for smaller, greater in pairwise(_way(values, value, int(value * factor))):
                    found[ColourUp(smaller, greater // smaller, greater)] = None
    return tuple(sorted(found))


def _way(values: tuple[int, ...], start: int, goal: int) -> list[int]:
    """The chips from `start` up to `goal`, each a multiple of the one before and a divisor of the goal."""
    way = [start]
    for value in values:
        if way[-1] < value <= goal and value % way[-1] == 0 and goal % value == 0:
            way.append(value)
    return way
