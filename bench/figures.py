"""A figure beside its limit, and the table of them."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass


@dataclass(frozen=True)
class Figure:
    """One measured value. It is over when `value` is more than `at_most` or less than `at_least`.

    `note` says what stands behind it, such as which one was the worst.
    """

    name: str
    value: float
    unit: str
    at_least: float | None = None
    at_most: float | None = None
    note: str = ""

    @property
    def limit(self) -> str:
        if self.at_least is not None:
            return f"≥ {_number(self.at_least)}"
        return f"≤ {_number(self.at_most)}" if self.at_most is not None else ""

    @property
    def verdict(self) -> str:
        """`ok`, `over`, or nothing where there is no limit."""
        if self.at_least is None and self.at_most is None:
            return ""
        kept = (self.at_least is None or self.value >= self.at_least) and (
            self.at_most is None or self.value <= self.at_most
        )
        return "ok" if kept else "over"


def _number(value: float) -> str:
    if value >= 100:
        return f"{value:,.0f}"
    return f"{value:.0f}" if value == int(value) else f"{value:.2f}"


def table(figures: Iterable[Figure]) -> str:
    """The figures as lines of aligned columns, the heading first."""
    rows = [("figure", "value", "", "limit", "", "")]
    rows += [(f.name, _number(f.value), f.unit, f.limit, f.verdict, f.note) for f in figures]
    widths = [max(len(row[i]) for row in rows) for i in range(5)]
    return "\n".join(
        f"{name:<{widths[0]}}  {value:>{widths[1]}} {unit:<{widths[2]}}  {limit:>{widths[3]}}  "
        f"{verdict:<{widths[4]}}  {note}".rstrip()
        for name, value, unit, limit, verdict, note in rows
    )
