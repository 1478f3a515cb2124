"""Chips of a house: which values there are and what colour each is (data, not code: the same black is 25 in London
and 100 in Las Vegas), the fewest chips that make an amount, and colouring up."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from functools import lru_cache
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
    """The fewest chips for `amount`, greatest first.

    Where every chip divides the next the greedy way is the fewest; other sets (20 beside 25) need the search, over
    amounts reduced by the greatest chip until only a remainder that could matter is left.
    """
    if amount < 0:
        raise ChipError(f"{amount} is no amount of chips")
    ordered = sorted(values, reverse=True)
    if all(a % b == 0 for a, b in zip(ordered, ordered[1:], strict=False)):
        pile: list[tuple[int, int]] = []
        left = amount
        for value in ordered:
            count, left = divmod(left, value)
            if count:
                pile.append((value, count))
        if left:
            raise ChipError(f"{amount} cannot be made with chips of {', '.join(map(str, reversed(ordered)))}")
        return tuple(pile)
    return _search(tuple(ordered), amount)


def _search(ordered: tuple[int, ...], amount: int) -> tuple[tuple[int, int], ...]:
    top = ordered[0]
    # Any top of the smaller chips has a subset worth a multiple of `top`, so at most top - 1 of them are ever needed.
    spare = min(amount, (top - 1) * (ordered[1] if len(ordered) > 1 else 0))
    tops = max(0, (amount - spare) // top)
    rest = amount - tops * top
    best: list[int | None] = [0] + [None] * rest
    last = [0] * (rest + 1)
    for total in range(1, rest + 1):
        for value in ordered:
            before = best[total - value] if value <= total else None
            if before is not None and (best[total] is None or before + 1 < (best[total] or 0)):
                best[total], last[total] = before + 1, value
    if best[rest] is None:
        raise ChipError(f"{amount} cannot be made with chips of {', '.join(map(str, reversed(ordered)))}")
    count = Counter({top: tops} if tops else {})
    while rest:
        count[last[rest]] += 1
        rest -= last[rest]
    return tuple((value, count[value]) for value in ordered if count[value])
