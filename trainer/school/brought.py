"""What people bring to be asked about, a hand they have played for instance: kept as a text under its hash."""

from __future__ import annotations

import hashlib
from datetime import datetime
from typing import Final

from sqlalchemy import func, select
from sqlalchemy.orm import Session

from trainer.school.models import MaterialRow
from trainer.school.records import MaterialFull
from trainer.school.writing import insert_once

DIGITS: Final = 24
"""Hexadecimal digits of a hash: 96 bits, so that no two texts share one."""
MOST_KEPT: Final = 20_000
"""How many texts of a game are kept: anybody may bring one, and none is ever deleted, because addresses lead there."""


def keep_material(session: Session, game: str, text: str, now: datetime) -> str:
    """Keep the text, once, and give its hash. Raises `MaterialFull` when no more are taken."""
    key = hashlib.sha256(text.encode()).hexdigest()[:DIGITS]
    if material(session, game, key) is None:
        kept = session.scalar(select(func.count()).select_from(MaterialRow).where(MaterialRow.game == game))
        if (kept or 0) >= MOST_KEPT:
            raise MaterialFull("no more can be kept here")
        insert_once(session, MaterialRow, game=game, hash=key, text=text, first_seen=now)
    return key


def material(session: Session, game: str, key: str) -> str | None:
    """The text of that hash, None if nobody has brought it here."""
    row = session.get(MaterialRow, (game, key))
    return None if row is None else row.text
