"""Drafts: the file of house rules as each instructor has it so far. One an instructor, however many windows he opens."""

from __future__ import annotations

from datetime import datetime

from sqlalchemy.orm import Session

from trainer.school.books import storable
from trainer.school.database import Database
from trainer.school.models import DraftRow, InstructorRow
from trainer.school.records import Draft, StaleDraft


def draft(session: Session, editor: str) -> Draft | None:
    """The instructor's draft."""
    row = session.get(DraftRow, editor)
    return None if row is None else row.record()


def save_draft(db: Database, editor: str, base: int, text: str, version: int | None, at: datetime) -> Draft:
    """Keep the text, in order or not. `version` is that of the draft it was made from, None where there was none.

    Raises `StaleDraft` when the draft is another one by now, in another window.
    """
    with db.write() as session:
        row = _checked(session, editor, version)
        owner = session.get_one(InstructorRow, editor)
        owner.edits += 1
        if row is None:
            row = DraftRow(editor=editor)
            session.add(row)
        row.base, row.text, row.version, row.changed = base, storable(text), owner.edits, at
        session.flush()
        return row.record()


def drop_draft(db: Database, editor: str, version: int) -> None:
    """Forget the draft. Raises `StaleDraft` when it is another one by now."""
    with db.write() as session:
        session.delete(_checked(session, editor, version))


def settle_draft(db: Database, editor: str, version: int, published: int) -> Draft | None:
    """After its publication: the draft is done with, or, where it was changed meanwhile, goes on from that revision."""
    with db.write() as session:
        row = session.get(DraftRow, editor, with_for_update=True)
        if row is None:
            return None
        if row.version == version:
            session.delete(row)
            return None
        row.base = published
        session.flush()
        return row.record()


def _checked(session: Session, editor: str, version: int | None) -> DraftRow | None:
    row = session.get(DraftRow, editor, with_for_update=True)
    if (None if row is None else row.version) != version:
        raise StaleDraft(None if row is None else row.record())
    return row
