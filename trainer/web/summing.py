"""What a run's summary shows, from its graded attempts."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from statistics import median
from typing import Any

from flask import url_for

from trainer.quiz import Grade, Question
from trainer.school import Attempt, Run, slow
from trainer.web.house import HouseRules
from trainer.web.planning import run_address
from trainer.web.progress import seconds_of
from trainer.web.sharing import Shared

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
    withdrawn: bool = False

    @property
    def right(self) -> bool:
        return self.grade.right

    @property
    def tag(self) -> str:
        return self.question.tags[0] if self.question.tags else self.question.address.skill


def summary_of(run: Run, graded: Sequence[Graded], attempts: Sequence[Attempt]) -> dict[str, Any]:
    """Accuracy, times, skills weakest first, slips by count, and the rows. A withdrawn answer scores nothing."""
    rows = [
        Row(
            attempt.number or 0,
            question,
            rules.rules,
            grade,
            seconds_of(attempt),
            url_for("practice.lone", address=str(question.address)),
            url_for("practice.question", run_id=attempt.run, number=attempt.number),
            attempt.withdrawn_at is not None,
        )
        for attempt, question, rules, grade in graded
    ]
    scored = [row for row in rows if not row.withdrawn]
    times = [row.seconds for row in scored if row.seconds is not None]
    right = sum(row.right for row in scored)
    return {
        "rows": rows,
        "length": None if run.seconds else run.length,
        "right": right,
        "missed": len(scored) - right,
        "withdrawn": len(rows) - len(scored),
        "accuracy": right / len(scored) if scored else None,
        "median": median(times) if times else None,
        "slowest": sorted((r for r in scored if r.seconds is not None), key=lambda r: -(r.seconds or 0))[:3],
        "slow": len(slow(attempts)),
        "by_tag": _by_tag(scored),
        "slips": Counter(code for row in scored for code in row.grade.slips).most_common(),
        "share_url": _share_url(run, graded),
    }


def _share_url(run: Run, graded: Sequence[Graded]) -> str | None:
    """The whole address under which anybody is dealt the same run; a replay has none: its questions were picked."""
    if run.planned or not graded:
        return None
    return url_for(
        "practice.shared",
        key=str(Shared(run_address(run), run.mode, run.length, run.seconds)),
        _external=True,
    )


def _by_tag(rows: Sequence[Row]) -> list[tuple[str, int, int, float | None]]:
    groups: dict[str, list[Row]] = {}
    for row in rows:
        groups.setdefault(row.tag, []).append(row)
    found = []
    for tag, group in groups.items():
        times = [row.seconds for row in group if row.seconds is not None]
        found.append((tag, sum(row.right for row in group), len(group), median(times) if times else None))
    return sorted(found, key=lambda g: (g[1] / g[2], g[0]))
