"""Revisions of the whole file of house rules: every state that was ever in force, whose it is, and why.

The file is what counts; the database follows it. A publication is entered as pending, then, while nobody else can
write to the database, the file is replaced and the revision numbered. A process that dies in between leaves either
the old file and a pending entry that means nothing, or the new file and the entry that says whose it is.
"""

from __future__ import annotations

import secrets
from collections.abc import Callable
from datetime import datetime

from sqlalchemy import delete, select, text
from sqlalchemy.orm import Session

from trainer.school.database import Database
from trainer.school.models import BookRow, PendingRow
from trainer.school.records import BookRevision, Conflict


def books(session: Session, below: int | None = None, most: int | None = None) -> tuple[BookRevision, ...]:
    """The revisions, the newest first: all, or at most so many, of those below a number."""
    wanted = select(BookRow).order_by(BookRow.number.desc()).limit(most)
    if below is not None:
        wanted = wanted.where(BookRow.number < below)
    return tuple(row.record() for row in session.scalars(wanted))


def book(session: Session, number: int) -> BookRevision | None:
    """The revision of that number."""
    row = session.get(BookRow, number)
    return None if row is None else row.record()


def newest(session: Session) -> BookRevision | None:
    """The revision in force, None before the file was first seen."""
    row = _newest(session)
    return None if row is None else row.record()


def note_book(db: Database, now_in_force: Callable[[], str], at: datetime) -> BookRevision:
    """The revision of the text in force. An edit made on disk becomes one here, by no author.

    `now_in_force` gives the text; it is asked while nobody can publish, so that it is not the text of a moment ago.
    """
    with db.read() as session:
        known = newest(session)
    if known is not None and known.text == storable(now_in_force()):
        return known
    with db.write() as session:
        _hold(session)
        return _follow(session, storable(now_in_force()), at).record()


def publish(
    db: Database,
    write: Callable[[bytes], None],
    read: Callable[[], bytes],
    text: str,
    author: str,
    why: str,
    base: int,
    at: datetime,
) -> BookRevision:
    """Make the text the file, and a revision by its author. It must be in order: nothing here looks.

    `read` gives the bytes of the file in force, `write` replaces it in one step. What is in force already is no new
    revision. Raises `Conflict` when revision `base` or the file made of it is no longer in force: what is on disk is
    then the newest revision. Whatever `write` raises leaves the revisions as they were.
    """
    text = storable(text)
    pending = PendingRow(id=secrets.token_urlsafe(16), base=base, text=text, author=author, why=why, at=at)
    with db.write() as session:
        _hold(session)
        found = _follow(session, _decoded(read()), at).record()
        if found.number == base and found.text != text:
            session.add(pending)
    if found.number != base:
        raise Conflict(found)
    if found.text == text:
        return found
    with db.write() as session:
        _hold(session)
        found = _follow(session, _decoded(read()), at).record()
        if found.number == base:
            write(text.encode())
            return _follow(session, text, at).record()
    raise Conflict(found)


def storable(text: str) -> str:
    """The text as the database can hold it: a character that is none (U+0000) is replaced."""
    return text.replace("\0", "\ufffd")


def _follow(session: Session, on_disk: str, at: datetime) -> BookRow:
    """The revision of what is on disk; a new one where it is not the newest. The caller holds the revisions."""
    row = _newest(session)
    if row is not None and row.text == on_disk:
        return row
    parent = None if row is None else row.number
    begun = session.scalars(
        select(PendingRow)
        .where(PendingRow.base == parent, PendingRow.text == on_disk)
        .order_by(PendingRow.at.desc())
        .limit(1)
    ).first()
    row = BookRow(number=(parent or 0) + 1, text=on_disk, author="", why="", at=at, parent=parent)
    if begun is not None:
        row.author, row.why, row.at = begun.author, begun.why, begun.at
    session.add(row)
    # Whatever else was begun on the revision before can no longer be published.
    session.execute(delete(PendingRow).where(PendingRow.base == parent))
    session.flush()
    return row


def _newest(session: Session) -> BookRow | None:
    return session.scalars(select(BookRow).order_by(BookRow.number.desc()).limit(1)).first()


def _hold(session: Session) -> None:
    """Let nobody else add a revision before the commit: only what is read after this is still so then.

    SQLite locks when the transaction begins, which is now and not before.
    """
    if session.connection().dialect.name == "postgresql":
        session.execute(text("LOCK TABLE book_revision IN EXCLUSIVE MODE"))


def _decoded(raw: bytes) -> str:
    """A file as text, also one that is none: it is kept before it is replaced."""
    return storable(raw.decode("utf-8", "replace"))
