"""How far a run is: what the bar above the table shows."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Any

from flask import url_for

from trainer.games import GAMES
from trainer.school import Attempt, Mode, Run, deadline


def answered(attempts: Sequence[Attempt]) -> dict[int, Attempt]:
    """The answered questions of a run by number, withdrawn ones among them."""
    return {a.number: a for a in attempts if a.answered_at is not None and a.number is not None}


def due(attempts: Sequence[Attempt]) -> int:
    """The number of the question that comes next."""
    return len(answered(attempts)) + 1


def seconds_of(attempt: Attempt) -> float | None:
    """What an answer took, in seconds."""
    return None if attempt.milliseconds is None else attempt.milliseconds / 1000


def progress(run: Run, attempts: Sequence[Attempt], number: int, now: datetime) -> dict[str, Any]:
    """What the templates know of a run, and the addresses their scripts and buttons use."""
    done = answered(attempts)
    scored = [a for a in done.values() if a.withdrawn_at is None]
    practice, speed = run.mode == Mode.PRACTICE, run.mode == Mode.SPEED
    open_ = run.finished is None
    left = _seconds_left(run, attempts, now) if open_ else None
    return {
        "id": run.id,
        "number": number,
        "length": run.length,
        "mode": str(run.mode),
        "right": sum(bool(a.right) for a in scored),
        "wrong": sum(a.right is False for a in scored),
        "ticks": [] if run.seconds else [_tick(run, done, n, number) for n in range(1, run.length + 1)],
        "counted": run.counted,
        "seconds_left": left,
        "target_seconds": GAMES[run.game].drills[run.drill].target_seconds if speed else None,
        "withdraw_url": url_for("practice.withdraw_answer", run_id=run.id) if _withdrawable(run, attempts, number) else None,
        "pause_url": url_for("practice.pause_question", run_id=run.id, number=number) if practice and open_ else None,
        "resume_url": url_for("practice.resume_question", run_id=run.id, number=number) if practice and open_ else None,
        "leave_url": url_for("practice.leave_run", run_id=run.id) if speed and open_ else None,
        "expired_url": url_for("practice.time_is_up", run_id=run.id) if left is not None else None,
    }  # fmt: skip


def _tick(run: Run, done: dict[int, Attempt], n: int, number: int) -> str:
    """`ok`, `no`, `back` (withdrawn), `done` (an exam says no more), `now`, or nothing yet."""
    if n in done:
        if run.mode == Mode.EXAM and run.finished is None:
            return "done"
        return "back" if done[n].withdrawn_at else "ok" if done[n].right else "no"
    return "now" if n == number else ""


def _seconds_left(run: Run, attempts: Sequence[Attempt], now: datetime) -> float | None:
    end = deadline(run, min((a.posed_at for a in attempts), default=None))
    return None if end is None else max(0.0, (end - now).total_seconds())


def _withdrawable(run: Run, attempts: Sequence[Attempt], number: int) -> bool:
    """The answer just given in a practice run, if none was withdrawn before."""
    if run.mode != Mode.PRACTICE or any(a.withdrawn_at for a in attempts):
        return False
    done = answered(attempts)
    return number in done and number == max(done)
