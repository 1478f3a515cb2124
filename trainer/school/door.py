"""Who may sit at the instructor's desk: whoever opened it with a one-time link, until he closes it."""

from __future__ import annotations

import hashlib
import secrets
import unicodedata
from datetime import datetime
from typing import Final

from sqlalchemy import delete, select
from sqlalchemy.orm import Session

from trainer.school.database import Database
from trainer.school.models import DraftRow, InstructorRow, KeyRow
from trainer.school.records import Instructor, NameTaken
from trainer.school.writing import insert_once

LONGEST_NAME: Final = 60
_JOINERS: Final = frozenset("\u200c\u200d")
"""Marks nobody sees but scripts need: Persian names are written with them."""


def make_key(db: Database, at: datetime) -> str:
    """A key that opens the desk once. One made before and not used opens nothing any more."""
    key = secrets.token_urlsafe(24)
    keep_key(db, key, at)
    return key


def keep_key(db: Database, key: str, at: datetime) -> None:
    """The same with a key made elsewhere. One kept before stays as it is: used, or void."""
    with db.write() as session:
        if insert_once(session, KeyRow, digest=_digest(key), made=at):
            session.execute(delete(KeyRow).where(KeyRow.used.is_(None), KeyRow.digest != _digest(key)))


def key_opens(session: Session, key: str) -> bool:
    """Whether the desk would open with this key."""
    row = session.get(KeyRow, _digest(key))
    return row is not None and row.used is None


def open_with(db: Database, key: str, name: str, at: datetime) -> Instructor | None:
    """Open the desk, and the key is used; None if it is no key, or was used before.

    A draft left by somebody of that name who closed the desk is the newcomer's. Raises `NameTaken`; `ValueError` for
    a name of no letters or more than `LONGEST_NAME`.
    """
    name = tidy_name(name)
    with db.write() as session:
        row = session.get(KeyRow, _digest(key), with_for_update=True)
        if row is None or row.used is not None:
            return None
        same = [old for old in session.scalars(select(InstructorRow)) if _alike(old.name, name)]
        if any(old.closed is None for old in same):
            raise NameTaken(name)
        row.used = at
        new = InstructorRow(id=secrets.token_urlsafe(24), name=name, since=at, edits=0)
        session.add(new)
        session.flush()
        _take_over(session, same, new)
        return new.record()


def instructor(session: Session, instructor_id: str) -> Instructor | None:
    """The instructor of that id, None for one who closed the desk."""
    row = session.get(InstructorRow, instructor_id)
    return None if row is None or row.closed is not None else row.record()


def instructors(session: Session) -> tuple[Instructor, ...]:
    """Everybody who has the desk open, in the order they came."""
    open_ = select(InstructorRow).where(InstructorRow.closed.is_(None)).order_by(InstructorRow.since)
    return tuple(row.record() for row in session.scalars(open_))


def close(db: Database, instructor_id: str, at: datetime) -> None:
    """Close the desk for one instructor. His draft waits until somebody opens the desk under his name."""
    with db.write() as session:
        row = session.get(InstructorRow, instructor_id)
        if row is not None and row.closed is None:
            row.closed = at


def tidy_name(text: str) -> str:
    """A name in one line, without marks nobody sees. Raises `ValueError` when nothing is left, or too much."""
    seen = "".join(c for c in text if c in _JOINERS or c.isspace() or unicodedata.category(c)[0] != "C")
    name = unicodedata.normalize("NFC", " ".join(seen.split()))
    if not any(c.isalnum() for c in name) or len(name) > LONGEST_NAME:
        raise ValueError(f"a name has 1 to {LONGEST_NAME} characters")
    return name


def _take_over(session: Session, same: list[InstructorRow], new: InstructorRow) -> None:
    left = [row for old in same if (row := session.get(DraftRow, old.id)) is not None]
    if not left:
        return
    found = max(left, key=lambda row: row.changed)
    new.edits = found.version
    found.editor = new.id
    session.flush()


def _alike(one: str, other: str) -> bool:
    return one.casefold() == other.casefold()


def _digest(key: str) -> str:
    """A key is long and random, so that its plain digest is as safe as a slow one."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()
