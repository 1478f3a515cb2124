"""Attempts: a question is put, and answered once, however often the answer is sent."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ScalarResult, select
from sqlalchemy.orm import Session

from trainer.school.models import AttemptRow, RunRow
from trainer.school.records import Attempt, KeptMark, Mode, NothingToWithdraw, NotYours, RunFinished
from trainer.school.runs import end_in_time, own_run, refuse_late
from trainer.school.writing import insert_once

Texts = Mapping[str, Sequence[str]]
"""What was typed: ask to its texts, one, or one a picked card."""


def pose(
    session: Session, guest: str, run: str, number: int, address: str, tags: Sequence[str], now: datetime
) -> Attempt:
    """Put question `number` (from 1) of a run. Put again, it stays as first put: address, time and all.

    So a reload neither changes the question nor stops the clock. Raises `NotYours`; `RunFinished`, also when the
    run's time is up; `ValueError` for a number beyond the run's length, or an address other than the planned one.
    """
    row = own_run(session, guest, run, hold=True)
    posed = _numbered(session, run, number).one_or_none()
    if posed:
        return posed.record()
    end_in_time(session, row, now)
    if row.finished is not None:
        raise RunFinished("this run is over")
    if not 1 <= number <= row.length:
        raise ValueError(f"question {number} of a run of {row.length}")
    if row.planned is not None and row.planned[number - 1] != address:
        raise ValueError(f"question {number} of this run is planned otherwise")
    insert_once(
        session,
        AttemptRow,
        run=run,
        guest=guest,
        number=number,
        address=address,
        nonce=secrets.token_urlsafe(16),
        posed_at=now,
        tags=list(tags),
        hints=[],
    )
    return _numbered(session, run, number).one().record()


def answer(
    session: Session,
    guest: str,
    nonce: str,
    texts: Texts,
    marks: Sequence[KeptMark],
    now: datetime,
    hints: Sequence[str] = (),
) -> tuple[Attempt, bool]:
    """Answer a question that was put: the attempt, and whether this answer counted.

    Only the first one does; whatever is sent after it changes nothing and gets the first one's attempt back. The time
    runs from the putting of the question to `now`, pauses left out. Raises `NotYours`; `RunFinished` for an open
    question of a run that is over or whose time is up (see `expire`); `ValueError` without a mark.
    """
    row, run = _held(session, guest, nonce)
    if row.answered_at is not None:
        return row.record(), False
    if run is not None:
        refuse_late(session, run, now)
    _go_on(row, now)
    for column, value in _answered(_elapsed(row, now), texts, marks, now, hints).items():
        setattr(row, column, value)
    session.flush()
    return row.record(), True


def answer_stage(
    session: Session, guest: str, nonce: str, stage: int, texts: Texts, now: datetime
) -> Attempt:
    """Keep what was typed at a stage (from 0) of an open question; `answer` with the texts of all stages closes it.

    A stage answered twice keeps its first texts, and an answered question its stages. Raises `NotYours`;
    `RunFinished` as `answer` does; `ValueError` when the stage before it was not answered.
    """
    row, run = _held(session, guest, nonce)
    stages = row.stages or []
    if row.answered_at is not None or 0 <= stage < len(stages):
        return row.record()
    if run is not None:
        refuse_late(session, run, now)
    if stage != len(stages):
        raise ValueError(f"stage {stage} is answered when stage {len(stages)} is due")
    _go_on(row, now)
    took = max(0, _elapsed(row, now) - sum(earlier["milliseconds"] for earlier in stages))
    row.stages = [*stages, {"texts": _listed(texts), "milliseconds": took}]
    session.flush()
    return row.record()


def pause(session: Session, guest: str, nonce: str, now: datetime) -> Attempt:
    """Stop the clock of an open question; it stays stopped until `resume`, or the next answer, and then goes on.

    Paused again, or answered already, nothing changes. Raises `NotYours`; `ValueError` outside practice.
    """
    row = _pausable(session, guest, nonce)
    if row.answered_at is None and row.paused_at is None:
        row.paused_at = now
        session.flush()
    return row.record()


def resume(session: Session, guest: str, nonce: str, now: datetime) -> Attempt:
    """Let the clock of a question go on; if it is not stopped, nothing changes. Raises as `pause` does."""
    row = _pausable(session, guest, nonce)
    _go_on(row, now)
    session.flush()
    return row.record()


def withdraw(session: Session, guest: str, run: str, now: datetime) -> Attempt:
    """Take back the last answer of a practice run, once a run, even when it was the one that finished it.

    The answer stays as it was given but scores nothing, and its question is not asked again in this run. Raises
    `NotYours`; `NothingToWithdraw`.
    """
    if own_run(session, guest, run, hold=True).mode != Mode.PRACTICE:
        raise NothingToWithdraw("only a practice run lets an answer be withdrawn")
    answered = select(AttemptRow).where(AttemptRow.run == run, AttemptRow.answered_at.is_not(None))
    if session.scalars(answered.where(AttemptRow.withdrawn_at.is_not(None))).first():
        raise NothingToWithdraw("an answer of this run was withdrawn already")
    last = session.scalars(answered.order_by(AttemptRow.number.desc()).limit(1)).first()
    if last is None:
        raise NothingToWithdraw("nothing was answered in this run")
    last.withdrawn_at = now
    session.flush()
    return last.record()


def answer_lone(
    session: Session,
    guest: str,
    nonce: str,
    address: str,
    posed_at: datetime,
    tags: Sequence[str],
    texts: Texts,
    marks: Sequence[KeptMark],
    now: datetime,
    hints: Sequence[str] = (),
) -> tuple[Attempt, bool]:
    """Answer a question outside any run: the attempt, and whether this answer was the first with its nonce.

    Nothing is kept of such a question before it is answered, so the caller vouches for nonce, address and time having
    gone out together. Lone answers are remembered but belong to no statistics: the question may have been seen.
    Raises `NotYours` when the nonce belongs to another guest or question; `ValueError` without a mark.
    """
    first = insert_once(
        session,
        AttemptRow,
        guest=guest,
        address=address,
        nonce=nonce,
        posed_at=posed_at,
        tags=list(tags),
        **_answered(_between(posed_at, now), texts, marks, now, hints),
    )
    row = _named(session, nonce)
    if row is None or (row.guest, row.address, row.run) != (guest, address, None):
        raise NotYours("this guest was not asked such a question")
    return row.record(), first


def attempt_of(session: Session, guest: str, nonce: str) -> Attempt:
    """The attempt of that nonce. Raises `NotYours`."""
    return _own(session, guest, nonce).record()


def attempts_of(session: Session, guest: str, run: str) -> tuple[Attempt, ...]:
    """The questions put in a run so far, in order, answered or not. Raises `NotYours`."""
    own_run(session, guest, run)
    rows = session.scalars(select(AttemptRow).where(AttemptRow.run == run).order_by(AttemptRow.number))
    return tuple(row.record() for row in rows)


def _numbered(session: Session, run: str, number: int) -> ScalarResult[AttemptRow]:
    return session.scalars(select(AttemptRow).where(AttemptRow.run == run, AttemptRow.number == number))


def _named(session: Session, nonce: str) -> AttemptRow | None:
    return session.scalars(select(AttemptRow).where(AttemptRow.nonce == nonce)).one_or_none()


def _own(session: Session, guest: str, nonce: str) -> AttemptRow:
    row = _named(session, nonce)
    if row is None or row.guest != guest:
        raise NotYours("this guest was not asked such a question")
    return row


def _held(session: Session, guest: str, nonce: str) -> tuple[AttemptRow, RunRow | None]:
    """A question and its run, held, and read after nobody else could change them any more."""
    row = _own(session, guest, nonce)
    if row.run is None:
        return row, None
    run = own_run(session, guest, row.run, hold=True)
    session.refresh(row)
    return row, run


def _pausable(session: Session, guest: str, nonce: str) -> AttemptRow:
    row, run = _held(session, guest, nonce)
    if run is not None and run.mode != Mode.PRACTICE:
        raise ValueError("only practice stops the clock")
    return row


def _go_on(row: AttemptRow, now: datetime) -> None:
    if row.paused_at is not None:
        row.paused_ms += _between(row.paused_at, now)
        row.paused_at = None


def _elapsed(row: AttemptRow, now: datetime) -> int:
    """Milliseconds on the clock of a question that is not paused."""
    return max(0, _between(row.posed_at, now) - row.paused_ms)


def _between(then: datetime, now: datetime) -> int:
    """Milliseconds. A clock set back meanwhile makes no negative time."""
    return max(0, (now - then) // timedelta(milliseconds=1))


def _listed(texts: Texts) -> dict[str, list[str]]:
    return {ask: list(given) for ask, given in texts.items()}


def _answered(
    milliseconds: int, texts: Texts, marks: Sequence[KeptMark], now: datetime, hints: Sequence[str]
) -> dict[str, Any]:
    """What an answer writes."""
    if not marks:
        raise ValueError("an answer needs a mark")
    wrong = [mark for mark in marks if not mark.right]
    return {
        "answered_at": now,
        "milliseconds": milliseconds,
        "answer": _listed(texts),
        "marks": [asdict(mark) for mark in marks],
        "right": not wrong,
        "slip": next((mark.slips[0] for mark in wrong if mark.slips), None),
        "hints": list(hints),
    }
