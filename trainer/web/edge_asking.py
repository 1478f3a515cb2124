"""What would N to 1 on a row cost? Reading the question, and its answer beside the line of all whole odds."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, Final, Literal, TypeAlias, get_args

from flask import request
from markupsafe import Markup

from trainer.games.casino_holdem.rules import Rules
from trainer.odds import Odds
from trainer.quiz import Ask, Kind, Told, Unclear, read
from trainer.web import charts
from trainer.web.words import word

Table: TypeAlias = Literal["ante", "bonus"]
TABLES: Final[tuple[Table, ...]] = get_args(Table)

AT_FIRST: Final[tuple[Table, str]] = ("ante", "straight_flush")
"""The row that is shown before another is chosen: houses differ in it."""
LONGEST: Final = 20
MOST: Final = 10_000
"""The highest odds asked about; no house comes near."""


@dataclass(frozen=True)
class Asked:
    """A row of a table, and the odds typed for it: None where none are, or unclear ones, of which `trouble` speaks."""

    table: Table
    row: str
    text: str
    odds: Odds | None
    trouble: Markup | None

    def changed(self, rules: Rules) -> Rules:
        """The rules with these odds on this row; as they are where none are asked."""
        return rules.paying(self.table, self.row, self.odds) if self.odds else rules


def asked(rules: Rules) -> Asked:
    """What the address asks about; a row that this house does not print is the first one's."""
    table, row = _row(rules, request.args.get("row", ""))
    text = request.args.get("odds", "")[:LONGEST]
    if not text.strip():
        return Asked(table, row, text, None, None)
    try:
        answer = read(Ask("odds", Kind.ODDS), [text])
    except Unclear as error:
        return Asked(table, row, text, None, word(f"unclear.{error.code}"))
    if not isinstance(answer, Told) or answer.profit > MOST:
        return Asked(table, row, text, None, word("unclear.odds_too_high", most=f"{MOST:,}"))
    return Asked(table, row, text, Odds(answer.profit), None)


def _row(rules: Rules, text: str) -> tuple[Table, str]:
    return next(
        (
            (table, row)
            for table in TABLES
            for row in getattr(rules, table).by_row
            if text == f"{table}.{row}"
        ),
        AT_FIRST,
    )


@dataclass(frozen=True)
class Answer:
    """Odds on the row and the edge they make: those in force (`now`), or those asked about (`asked`)."""

    kind: str
    odds: Odds
    edge: float


def drawn(curve: Sequence[tuple[int, float]], answers: Sequence[Answer]) -> dict[str, Any]:
    """The line through all whole odds with the answers marked on it, and as a table. Odds beyond its ends prolong it."""
    points = {float(n): 100 * edge for n, edge in curve}
    points |= {float(a.odds.profit): 100 * a.edge for a in answers}
    chart = charts.line(sorted(points.items()))
    return {
        "curve": [(Odds.to_one(n), edge) for n, edge in curve],
        "chart": chart,
        "answers": answers,
        "marks": [(chart.at(float(a.odds.profit), 100 * a.edge), a.kind) for a in answers],
    }
