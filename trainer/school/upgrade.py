"""Bringing a database to the tables of this version, at every start."""

from __future__ import annotations

from threading import Lock
from typing import Final

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection

from trainer.school.database import Database
from trainer.school.records import NewerDatabase

_MIGRATIONS: Final = "trainer.school:migrations"
_ONE_AT_A_TIME: Final = Lock()
"""Alembic keeps the migration it is running in module globals: two threads would run each other's."""


def upgrade(db: Database) -> None:
    """Make or bring up to date all tables, in one transaction: it happens whole or not at all.

    Two processes that start at once are let in one after the other, and the second finds nothing to do. Raises
    `NewerDatabase` when a newer version of the trainer has been here.
    """
    with _ONE_AT_A_TIME, db.migrate() as connection:
        if connection.dialect.name == "postgresql":
            connection.exec_driver_sql("SELECT pg_advisory_xact_lock(hashtext('dealer-trainer'))")
        config = _config(connection)
        found = MigrationContext.configure(connection).get_current_heads()
        known = {script.revision for script in ScriptDirectory.from_config(config).walk_revisions()}
        if not known.issuperset(found):
            raise NewerDatabase(
                "this database was written by a newer version of the trainer: install that one"
            )
        command.upgrade(config, "head")


def downgrade(db: Database, to: str = "base") -> None:
    """Take the tables back to an older migration, with what only newer ones could hold. `base` drops everything."""
    with _ONE_AT_A_TIME, db.migrate() as connection:
        command.downgrade(_config(connection), to)


def _config(connection: Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", _MIGRATIONS)
    config.attributes["connection"] = connection
    return config
