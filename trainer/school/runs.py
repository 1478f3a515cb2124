"""Runs: beginning one, going on with it, ending it. A guest sees his own, and only his own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime

from sqlalchemy import select
from sqlalchemy.orm import Session

from trainer.school.models import AttemptRow, RunRow
from trainer.school.records import NotYours, Run


def start_run(
    session: Session,
    *,
    guest: str,
    game: str,
    drill: str,
    variant: str,
    revision: str,
    skill: str,
    level: int,
    length: int,
    seed: int,
    now: datetime,
    planned: Sequence[str] | None = None,
) -> Run:
    """Begin a run. Its revision must have been remembered (else `IntegrityError`).

    `planned` settles the addresses of all `length` questions beforehand (`ValueError` if it has not that many).
    """
    if planned is not None and len(planned) != length:
        raise ValueError(f"{len(planned)} questions are planned for a run of {length}")
    row = RunRow(
        id=_new_id(),
        guest=guest,
        game=game,
        drill=drill,
        variant=variant,
        revision=revision,
        skill=skill,
        level=level,
        length=length,
        seed=seed,
        counted=True,
        planned=None if planned is None else list(planned),
        started=now,
    )
    session.add(row)
    session.flush()
    return row.record()


def start_replay(session: Session, guest: str, run: str, now: datetime) -> Run:
    """Begin a run of the questions answered wrong in that one, in their order. It does not count.

    Raises `NotYours`, and `ValueError` when none was wrong.
    """
    old = own_run(session, guest, run)
    missed = session.scalars(
        select(AttemptRow.address)
        .where(AttemptRow.run == run, AttemptRow.right.is_(False))
        .order_by(AttemptRow.number)
    ).all()
    if not missed:
        raise ValueError("nothing was answered wrong in this run")
    row = RunRow(
        id=_new_id(),
        guest=guest,
        game=old.game,
        drill=old.drill,
        variant=old.variant,
        revision=old.revision,
        skill=old.skill,
        level=old.level,
        length=len(missed),
        seed=old.seed,
        counted=False,
        replay_of=old.id,
        planned=list(missed),
        started=now,
    )
    session.add(row)
    session.flush()
    return row.record()


def run_of(session: Session, guest: str, run: str) -> Run:
    """The run of that id. Raises `NotYours`."""
    return own_run(session, guest, run).record()


def finish(session: Session, guest: str, run: str, now: datetime) -> Run:
    """End a run, complete or not; one that has ended keeps its first end. Raises `NotYours`."""
    row = own_run(session, guest, run)
    if row.finished is None:
        row.finished = now
        session.flush()
    return row.record()


def unfinished(session: Session, guest: str) -> Run | None:
    """The guest's newest run that has not been ended."""
    row = session.scalars(
        select(RunRow)
        .where(RunRow.guest == guest, RunRow.finished.is_(None))
        .order_by(RunRow.started.desc())
        .limit(1)
    ).first()
    return None if row is None else row.record()


def own_run(session: Session, guest: str, run: str) -> RunRow:
    """The row of a guest's run, for this floor. Raises `NotYours`."""
    row = session.get(RunRow, run)
    if row is None or row.guest != guest:
        raise NotYours("this guest has no such run")
    return row


def _new_id() -> str:
    """128 random bits, fit for an address: nobody finds a run by trying."""
    return secrets.token_urlsafe(16)
