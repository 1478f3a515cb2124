"""Runs: beginning one, going on with it, ending it. A guest sees his own, and only his own."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from datetime import datetime, timedelta
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from trainer.school.models import AttemptRow, RunRow
from trainer.school.records import Ended, Mode, NotYours, Run, RunFinished

GRACE: Final = timedelta(seconds=2)
"""How long after the deadline an answer may still arrive: it was sent in time and the way took so long."""


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
    mode: str = Mode.PRACTICE,
    seconds: int | None = None,
    counted: bool = True,
    shared_from: str | None = None,
    planned: Sequence[str] | None = None,
) -> Run:
    """Begin a run. Its revision must have been remembered (else `IntegrityError`).

    `mode` is one of `Mode`. `seconds` sets a speed run a time limit, and `length` is then the most questions it may
    have. `planned` settles the addresses of all `length` questions beforehand (`ValueError` if it has not that many).
    A run whose questions its guest has seen before should not be `counted`.
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
        mode=Mode(mode),
        seconds=seconds,
        counted=counted,
        rated=True,
        shared_from=shared_from,
        planned=None if planned is None else list(planned),
        started=now,
    )
    session.add(row)
    session.flush()
    return row.record()


def start_again(session: Session, old: RunRow, addresses: Sequence[str], now: datetime) -> Run:
    """Begin a practice run of questions of that one, for this floor. It does not count."""
    row = RunRow(
        id=_new_id(),
        guest=old.guest,
        game=old.game,
        drill=old.drill,
        variant=old.variant,
        revision=old.revision,
        skill=old.skill,
        level=old.level,
        length=len(addresses),
        seed=old.seed,
        mode=Mode.PRACTICE,
        counted=False,
        rated=True,
        replay_of=old.id,
        planned=list(addresses),
        started=now,
    )
    session.add(row)
    session.flush()
    return row.record()


def run_of(session: Session, guest: str, run: str) -> Run:
    """The run of that id. Raises `NotYours`."""
    return own_run(session, guest, run).record()


def unfinished(session: Session, guest: str) -> Run | None:
    """The guest's newest run that he may go on with: not ended, and no speed run, which is sat in one go."""
    row = session.scalars(
        select(RunRow)
        .where(RunRow.guest == guest, RunRow.finished.is_(None), RunRow.mode != Mode.SPEED)
        .order_by(RunRow.started.desc())
        .limit(1)
    ).first()
    return None if row is None else row.record()


def finish(session: Session, guest: str, run: str, now: datetime) -> Run:
    """End a run, complete or not; one that has ended keeps its first end. Raises `NotYours`."""
    row = own_run(session, guest, run, hold=True)
    if row.finished is None:
        row.finished = now
        session.flush()
    return row.record()


def leave(session: Session, guest: str, run: str, now: datetime) -> Run:
    """The page of a run was hidden or left: a speed run ends here and is not rated, whatever else goes on.

    Its open question stays unanswered. If its time was up before, it ended by that. Raises `NotYours`.
    """
    row = own_run(session, guest, run, hold=True)
    end_in_time(session, row, now)
    if row.mode == Mode.SPEED and row.finished is None:
        row.finished, row.ended, row.rated = now, Ended.LEFT, False
        session.flush()
    return row.record()


def expire(session: Session, guest: str, run: str, now: datetime) -> Run:
    """End a run if its time is up, at its deadline, however much later this is called. Raises `NotYours`."""
    row = own_run(session, guest, run, hold=True)
    end_in_time(session, row, now)
    return row.record()


def deadline(run: Run, first_posed_at: datetime | None) -> datetime | None:
    """When the time of a run is up: it runs from the putting of the first question. None without limit or question."""
    if run.seconds is None or first_posed_at is None:
        return None
    return first_posed_at + timedelta(seconds=run.seconds)


def end_in_time(session: Session, row: RunRow, now: datetime) -> None:
    """End a run whose time is up, for this floor. The caller holds it."""
    if row.seconds is None or row.finished is not None:
        return
    first = session.scalar(select(func.min(AttemptRow.posed_at)).where(AttemptRow.run == row.id))
    end = deadline(row.record(), first)
    if end is not None and now >= end:
        row.finished, row.ended = end, Ended.TIME
        session.flush()


def refuse_late(session: Session, row: RunRow, now: datetime) -> None:
    """Raise `RunFinished` if an answer comes too late, for this floor. The caller holds the run.

    Within the grace an answer is taken even when the run has been ended by its deadline meanwhile.
    """
    end_in_time(session, row, now)
    if row.finished is not None and not (row.ended == Ended.TIME and now < row.finished + GRACE):
        raise RunFinished("this run is over")


def own_run(session: Session, guest: str, run: str, *, hold: bool = False) -> RunRow:
    """The row of a guest's run, for this floor. Held, nobody else changes it or its questions before the commit.

    (On SQLite `write` sees to that anyhow.) Raises `NotYours`.
    """
    row = session.get(RunRow, run, with_for_update=hold or None)
    if row is None or row.guest != guest:
        raise NotYours("this guest has no such run")
    return row


def _new_id() -> str:
    """128 random bits, fit for an address: nobody finds a run by trying."""
    return secrets.token_urlsafe(16)
