"""Writing a row once, whoever else is writing the same one."""

from __future__ import annotations

from typing import Any

from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.orm import Session

from trainer.school.models import Base


def insert_once(session: Session, row: type[Base], **values: Any) -> bool:
    """Insert the row, and say whether it was the first of its key: otherwise nothing happens, and the first stays.

    Any other constraint it breaks is an `IntegrityError`.
    """
    insert = postgresql.insert if session.get_bind().dialect.name == "postgresql" else sqlite.insert
    done = session.execute(insert(row).values(values).on_conflict_do_nothing().returning(row.__table__.c[0]))
    return done.first() is not None
