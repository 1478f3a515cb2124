"""House rules that were once in force, by the hash of their content: why an old address never changes its answer."""

from __future__ import annotations

import json
from datetime import datetime

from sqlalchemy.orm import Session

from trainer.school.models import RevisionRow
from trainer.school.records import StoredRevision
from trainer.school.writing import insert_once


def remember_revision(
    session: Session,
    game: str,
    variant: str,
    rules_json: str,
    snapshot: str,
    revision_hash: str,
    now: datetime,
) -> StoredRevision:
    """Keep the rules; a hash already kept stays as it was first seen.

    `rules_json` and `snapshot` (names and provenance) are JSON texts and come back as they are. Raises `ValueError`
    when other rules are kept under this hash: an address would then mean two things. A switch that only one of the
    two has was added by a later version: the hash leaves out what is at its default.
    """
    insert_once(
        session,
        RevisionRow,
        game=game,
        hash=revision_hash,
        variant=variant,
        rules=rules_json,
        snapshot=snapshot,
        first_seen=now,
    )
    stored = session.get_one(RevisionRow, (game, revision_hash)).record()
    kept, given = json.loads(stored.rules), json.loads(rules_json)
    if any(kept[name] != given[name] for name in kept.keys() & given.keys()):
        raise ValueError(f"{game}@{revision_hash} is already the hash of other rules")
    return stored


def revision(session: Session, game: str, revision_hash: str) -> StoredRevision | None:
    """The rules of that hash, None if they were never in force here."""
    row = session.get(RevisionRow, (game, revision_hash))
    return None if row is None else row.record()
