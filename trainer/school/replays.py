"""Replays: what was missed or slow in a run is asked again, the very same questions. They do not count."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import datetime
from statistics import median
from typing import Final

from sqlalchemy.orm import Session

from trainer.school.attempts import attempts_of
from trainer.school.records import Attempt, Run
from trainer.school.runs import own_run, start_again

SLOW: Final = 1.5
"""Slow is what took more than so many times the median time of the run: even times have no slow one."""


def missed(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """Those answered wrong. A withdrawn answer is none."""
    return tuple(attempt for attempt in _scoring(attempts) if not attempt.right)


def slow(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    """Those answered right, but slowly: in more than `SLOW` times the median of all answers, right or wrong.

    The whole run must be given. A withdrawn answer is none.
    """
    scoring = _scoring(attempts)
    if not scoring:
        return ()
    limit = SLOW * median(attempt.milliseconds or 0 for attempt in scoring)
    return tuple(attempt for attempt in scoring if attempt.right and (attempt.milliseconds or 0) > limit)


_WHICH: Final = {"missed": missed, "slow": slow}


def start_replay(session: Session, guest: str, run: str, now: datetime, which: str = "missed") -> Run:
    """Begin a practice run of the `missed` or the `slow` questions of that one, in their order. It does not count.

    Raises `NotYours`, and `ValueError` when there are none, or `which` is neither.
    """
    old = own_run(session, guest, run)
    if which not in _WHICH:
        raise ValueError(f"a replay is of the {' or the '.join(_WHICH)} questions")
    again = _WHICH[which](attempts_of(session, guest, run))
    if not again:
        raise ValueError(f"nothing was {which} in this run")
    return start_again(session, old, [attempt.address for attempt in again], now)


def _scoring(attempts: Iterable[Attempt]) -> tuple[Attempt, ...]:
    return tuple(a for a in attempts if a.answered_at is not None and a.withdrawn_at is None)
