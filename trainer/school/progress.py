"""How a guest is doing. Added up is only what counts: no replays, no speed runs that were left, no withdrawn answers,
no questions opened by their address."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from statistics import median
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from trainer.school.models import AttemptRow, RunRow
from trainer.school.records import Result
from trainer.school.runs import own_run

RECENT: Final = 1000
"""What somebody can do today is told by his last answers; older ones are not looked at, tag by tag."""


def results_by_drill(session: Session, guest: str, game: str) -> Mapping[str, Result]:
    """Drill to the result of all its answers that count; drills never answered are missing."""
    rights: defaultdict[str, list[bool]] = defaultdict(list)
    times: defaultdict[str, list[int]] = defaultdict(list)
    rows = session.execute(
        select(RunRow.drill, AttemptRow.right, AttemptRow.milliseconds)
        .join(AttemptRow, AttemptRow.run == RunRow.id)
        .where(
            RunRow.guest == guest,
            RunRow.game == game,
            RunRow.counted,
            RunRow.rated,
            AttemptRow.answered_at.is_not(None),
            AttemptRow.withdrawn_at.is_(None),
        )
    )
    for drill, right, milliseconds in rows:
        rights[drill].append(bool(right))
        times[drill].append(milliseconds or 0)
    return {drill: Result(sum(r), len(r), round(median(times[drill]))) for drill, r in rights.items()}


def recent_by_tag(session: Session, guest: str, game: str, n: int = 12) -> Mapping[str, tuple[bool, ...]]:
    """Tag to right or wrong of its last `n` answers that count, the newest first.

    Looks through the last `RECENT` answers; a question counts for each of its tags.
    """
    found: defaultdict[str, list[bool]] = defaultdict(list)
    rows = session.execute(
        select(AttemptRow.tags, AttemptRow.right)
        .join(RunRow, AttemptRow.run == RunRow.id)
        .where(
            AttemptRow.guest == guest,
            AttemptRow.answered_at.is_not(None),
            AttemptRow.withdrawn_at.is_(None),
            RunRow.game == game,
            RunRow.counted,
            RunRow.rated,
        )
        .order_by(AttemptRow.answered_at.desc(), AttemptRow.id.desc())
        .limit(RECENT)
    )
    for tags, right in rows:
        for tag in tags:
            if len(found[tag]) < n:
                found[tag].append(bool(right))
    return {tag: tuple(answers) for tag, answers in found.items()}


def slip_counts(session: Session, guest: str, run: str) -> Mapping[str, int]:
    """Slip to the number of questions of the run it came first in, the commonest first. Raises `NotYours`.

    One a question: a hand misread once makes several bets wrong, and is one mistake. A withdrawn answer has none.
    """
    own_run(session, guest, run)
    count = func.count()
    rows = session.execute(
        select(AttemptRow.slip, count)
        .where(AttemptRow.run == run, AttemptRow.slip.is_not(None), AttemptRow.withdrawn_at.is_(None))
        .group_by(AttemptRow.slip)
        .order_by(count.desc(), AttemptRow.slip)
    )
    return {slip: times for slip, times in rows if slip}
