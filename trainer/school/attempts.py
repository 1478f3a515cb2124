"""Attempts: a question is put, and answered once, however often the answer is sent."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from datetime import datetime, timedelta
from typing import Any

from sqlalchemy import ScalarResult, select, update
from sqlalchemy.orm import Session

from trainer.school.models import AttemptRow
from trainer.school.records import Attempt, KeptMark, NotYours, RunFinished
from trainer.school.runs import own_run
from trainer.school.writing import insert_once

Texts = Mapping[str, Sequence[str]]
"""What was typed: ask to its texts, one, or one a picked card."""


def pose(
    session: Session, guest: str, run: str, number: int, address: str, tags: Sequence[str], now: datetime
) -> Attempt:
    """Put question `number` (from 1) of a run. Put again, it stays as first put: address, time and all.

    So a reload neither changes the question nor stops the clock. Raises `NotYours`; `RunFinished`; `ValueError` for
    a number beyond the run's length, or an address other than the planned one.
    """
    row = own_run(session, guest, run)
    posed = _numbered(session, run, number).one_or_none()
    if posed:
        return posed.record()
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
    runs from the putting of the question to `now`. Raises `NotYours`; `RunFinished` for an open question of a run
    that is over; `ValueError` without a mark.
    """
    row = _named(session, nonce)
    if row is None or row.guest != guest:
        raise NotYours("this guest was not asked such a question")
    if row.answered_at is None and row.run and own_run(session, guest, row.run).finished is not None:
        raise RunFinished("this run is over")
    taken = session.execute(
        update(AttemptRow)
        .where(AttemptRow.id == row.id, AttemptRow.answered_at.is_(None))
        .values(_answered(row.posed_at, texts, marks, now, hints))
        .execution_options(synchronize_session=False)
        .returning(AttemptRow.id)
    ).first()
    session.refresh(row)
    return row.record(), taken is not None


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
        **_answered(posed_at, texts, marks, now, hints),
    )
    row = _named(session, nonce)
    if row is None or (row.guest, row.address, row.run) != (guest, address, None):
        raise NotYours("this guest was not asked such a question")
    return row.record(), first


def attempt_of(session: Session, guest: str, nonce: str) -> Attempt:
    """The attempt of that nonce. Raises `NotYours`."""
    row = _named(session, nonce)
    if row is None or row.guest != guest:
        raise NotYours("this guest was not asked such a question")
    return row.record()


def attempts_of(session: Session, guest: str, run: str) -> tuple[Attempt, ...]:
    """The questions put in a run so far, in order, answered or not. Raises `NotYours`."""
    own_run(session, guest, run)
    rows = session.scalars(select(AttemptRow).where(AttemptRow.run == run).order_by(AttemptRow.number))
    return tuple(row.record() for row in rows)


def _numbered(session: Session, run: str, number: int) -> ScalarResult[AttemptRow]:
    return session.scalars(select(AttemptRow).where(AttemptRow.run == run, AttemptRow.number == number))


def _named(session: Session, nonce: str) -> AttemptRow | None:
    return session.scalars(select(AttemptRow).where(AttemptRow.nonce == nonce)).one_or_none()


def _answered(
    posed_at: datetime, texts: Texts, marks: Sequence[KeptMark], now: datetime, hints: Sequence[str]
) -> dict[str, Any]:
    """What an answer writes. A clock set back between question and answer makes no negative time."""
    if not marks:
        raise ValueError("an answer needs a mark")
    wrong = [mark for mark in marks if not mark.right]
    return {
        "answered_at": now,
        "milliseconds": max(0, (now - posed_at) // timedelta(milliseconds=1)),
        "answer": {ask: list(given) for ask, given in texts.items()},
        "marks": [asdict(mark) for mark in marks],
        "right": not wrong,
        "slip": next((mark.slips[0] for mark in wrong if mark.slips), None),
        "hints": list(hints),
    }
