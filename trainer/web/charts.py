"""Geometry of the small charts: where bars, lines and labels of an SVG lie. Templates draw them; nothing here has a colour.

All is left to right in every language, like any scale of numbers; titles are words of the page beside the drawing.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor, log10
from typing import Final

from trainer.web.isolate import MINUS


@dataclass(frozen=True, slots=True)
class Bar:
    """A bar of a chart 100 wide: `x` its left end, `width` its length. `start` is where nothing would be."""

    code: str
    value: float
    x: float
    width: float
    start: float


def bars(values: Sequence[tuple[str, float]]) -> tuple[Bar, ...]:
    """Bars on one scale, those above nothing to the right of where nothing is, those below to its left."""
    low, high = _range([0.0, *(value for _, value in values)])
    start = 100 * -low / (high - low)
    found = []
    for code, value in values:
        end = 100 * (value - low) / (high - low)
        found.append(Bar(code, value, round(min(start, end), 2), round(abs(end - start), 2), round(start, 2)))
    return tuple(found)


@dataclass(frozen=True, slots=True)
class Tick:
    """A line across the chart with its label; `at` is where, in the units of the drawing."""

    at: float
    label: str


@dataclass(frozen=True, slots=True)
class Line:
    """A chart of one line, `WIDTH` by `HEIGHT`, its field between `LEFT` and `RIGHT`, `TOP` and `BOTTOM`.

    `path` are the points for a polyline, `xs` and `ys` the ticks, `zero` where a value of nothing lies, None off the chart.
    """

    path: str
    xs: tuple[Tick, ...]
    ys: tuple[Tick, ...]
    zero: float | None
    _x: tuple[float, float]
    _y: tuple[float, float]

    WIDTH = 360
    HEIGHT = 220
    LEFT = 46
    RIGHT = 346
    TOP = 12
    BOTTOM = 192

    def at(self, x: float, y: float) -> tuple[float, float] | None:
        """Where a point lies in the drawing, None beside it."""
        if not (self._x[0] <= x <= self._x[1] and self._y[0] <= y <= self._y[1]):
            return None
        return _across(x, self._x), _down(y, self._y)


def line(points: Sequence[tuple[float, float]]) -> Line:
    """A chart of points in ascending order of x, both scales with round steps around all of them. Needs two points."""
    across = points[0][0], points[-1][0]
    low, high = _range([y for _, y in points])
    step = _step(high - low, MOST_UP)
    down = floor(low / step) * step, ceil(high / step) * step
    return Line(
        " ".join(f"{_across(x, across)},{_down(y, down)}" for x, y in points),
        tuple(Tick(_across(x, across), written(x, 0)) for x in _round_between(*across, MOST_ACROSS)),
        tuple(Tick(_down(y, down), written(y, _places(step))) for y in _multiples(*down, step)),
        _down(0, down) if down[0] < 0 < down[1] else None,
        across,
        down,
    )


MOST_UP: Final = 5
MOST_ACROSS: Final = 6
"""Labels up and across that still have room on a phone."""


def written(value: float, places: int) -> str:
    """A number with so many decimals and a real minus; never −0."""
    text = f"{value:,.{places}f}"
    return text.lstrip("-") if not text.strip("-0.,") else text.replace("-", MINUS)


def _range(values: Sequence[float]) -> tuple[float, float]:
    """Least and greatest, apart from each other."""
    low, high = min(values), max(values)
    return (low, high) if low < high else (low - 1, high + 1)


def _step(span: float, most: int) -> float:
    """1, 2 or 5 times a power of ten, so that at most so many steps are in a span."""
    power = 10.0 ** floor(log10(span / most))
    return next(power * n for n in (1, 2, 5, 10) if span / (power * n) <= most)


def _places(step: float) -> int:
    return max(0, -floor(log10(step) + 1e-9))


def _multiples(low: float, high: float, step: float) -> list[float]:
    return [n * step for n in range(ceil(low / step - 1e-9), floor(high / step + 1e-9) + 1)]


def _round_between(low: float, high: float, most: int) -> list[float]:
    """Round whole numbers within a scale, and its first."""
    step = max(1.0, _step(high - low, most))
    found = _multiples(low, high, step)
    return found if found and found[0] - low < step / 2 else [low, *found]


def _across(x: float, scale: tuple[float, float]) -> float:
    return round(Line.LEFT + (Line.RIGHT - Line.LEFT) * (x - scale[0]) / (scale[1] - scale[0]), 1)


def _down(y: float, scale: tuple[float, float]) -> float:
    return round(Line.BOTTOM - (Line.BOTTOM - Line.TOP) * (y - scale[0]) / (scale[1] - scale[0]), 1)
