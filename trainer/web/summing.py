"""What a run's summary shows, from its graded attempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from flask import url_for

from trainer.quiz import Grade, Question
from trainer.school import Attempt
from trainer.web.house import HouseRules

Graded = tuple[Attempt, Question, HouseRules, Grade]


@dataclass(frozen=True, slots=True)
class Row:
    """One question of the summary."""

    number: int
    question: Question
    rules: Any
    grade: Grade
    seconds: float | None
    permalink: str
    url: str

    @property
    def right(self) -> bool:
        return self.grade.right

    @property
    def tag(self) -> str:
        return self.question.tags[0] if self.question.tags else self.question.address.skill


def summary_of(graded: Sequence[Graded], length: int) -> dict[str, Any]:
    """Accuracy, times, skills weakest first, slips by count, and the rows."""
    rows = [
        Row(
            attempt.number or 0,
            question,
            rules.rules,
            grade,
            None if attempt.milliseconds is None else attempt.milliseconds / 1000,
            url_for("practice.lone", address=str(question.address)),
            url_for("practice.question", run_id=attempt.run, number=attempt.number),
        )
        for attempt, question, rules, grade in graded
    ]
    times = [row.seconds for row in rows if row.seconds is not None]
    right = sum(row.right for row in rows)
    return {
        "rows": rows,
        "length": length,
        "right": right,
        "missed": len(rows) - right,
        "accuracy": right / len(rows) if rows else None,
        "median": median(times) if times else None,
        "slowest": sorted((r for r in rows if r.seconds is not None), key=lambda r: -(r.seconds or 0))[:3],
        "by_tag": _by_tag(rows),
        "slips": Counter(code for row in rows for code in row.grade.slips).most_common(),
    }


def _by_tag(rows: Sequence[Row]) -> list[tuple[str, int, int, float | None]]:
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.tag, []).append(row)
    found = []
    for tag, group in groups.items():
        times = [row.seconds for row in group if row.seconds is not None]
        found.append((tag, sum(row.right for row in group), len(group), median(times) if times else None))
    return sorted(found, key=lambda g: (g[1] / g[2], g[0]))
