"""Chips of a house: which values there are and what colour each is (data, not code: the same black is 25 in London
and 100 in Las Vegas), the fewest chips that make an amount, and colouring up."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache, lru_cache
from math import gcd
from typing import Annotated, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

Colour = Annotated[str, Field(pattern=r"^#[0-9a-fA-F]{6}$")]


class ChipError(ValueError):
    """An amount the house's chips cannot make."""


class Chip(BaseModel):
    """One chip: its value in units, the colour's name in the house, and the two colours it is drawn in."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    value: Annotated[int, Field(ge=1, le=1_000_000)]
    colour: str
    body: Colour
    spots: Colour


class ChipSet(BaseModel):
    """The chips of a house, smallest first."""

    model_config = ConfigDict(frozen=True, extra="forbid")

    chips: tuple[Chip, ...]

    @model_validator(mode="after")
    def _ascending(self) -> Self:
        values = self.values
        if not values:
            raise ValueError("a chip set needs at least one chip")
        if list(values) != sorted(set(values)):
            raise ValueError("chips are listed from the smallest to the greatest, each value once")
        return self

    @property
    def values(self) -> tuple[int, ...]:
        return tuple(c.value for c in self.chips)

    def breakdown(self, amount: int) -> dict[int, int]:
        """The fewest chips that make `amount`: value to count, greatest first. Raises `ChipError` if none do."""
        return dict(fewest(self.values, amount))

    def colour_up(self, pile: Mapping[int, int]) -> dict[int, int]:
        """The same money in the fewest chips."""
        return self.breakdown(sum(value * count for value, count in pile.items()))


@lru_cache(maxsize=4096)
def fewest(values: tuple[int, ...], amount: int) -> tuple[tuple[int, int], ...]:
    """The fewest chips for `amount`: value and count, greatest first. Raises `ChipError` if no chips make it.
    Of two piles with as few chips the one with more of the greater is taken.

    Taking the greatest chip that fits is right only where every chip divides the next: with 20 beside 25, 40 is two
    twenties, not a 25 and fifteen more.
    """
    if amount < 0:
        raise ChipError(f"{amount} is no amount of chips")
    ordered = sorted(values, reverse=True)
    # v/gcd(v, w) chips of w are worth w/gcd(v, w) chips of v: fewer, so that many of w are never in the fewest.
    # `smaller[i]` is the most that the chips after the i-th can then carry, which leaves few counts of the i-th to
    # try: one, where every chip divides the next.
    most = [min((v // gcd(v, w) for v in ordered[:i]), default=1) - 1 for i, w in enumerate(ordered)]
    smaller = [
        sum(n * w for n, w in zip(most[i:], ordered[i:], strict=True)) for i in range(1, len(ordered) + 1)
    ]

    @cache
    def pile(i: int, left: int) -> tuple[int, ...] | None:
        """How many of each chip from the i-th on make `left`, None if nothing does."""
        if i == len(ordered):
            return None if left else ()
        value, found = ordered[i], None
        least = max(0, -((smaller[i] - left) // value))
        for count in range(left // value, least - 1, -1):
            rest = pile(i + 1, left - count * value)
            if rest is not None and (found is None or count + sum(rest) < sum(found)):
                found = (count, *rest)
        return found

    counts = pile(0, amount)
    if counts is None:
        raise ChipError(f"{amount} cannot be made with chips of {', '.join(map(str, reversed(ordered)))}")
    return tuple((value, count) for value, count in zip(ordered, counts, strict=True) if count)
