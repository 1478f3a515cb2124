"""The way to the database: transactions that read, and transactions that write.

SQLite is set up so that it can be trusted with several threads and processes: see docs/memory.md. The traps avoided
here are Python's own "legacy" transactions (no BEGIN before a SELECT, so what was read may change before it is
written: updates are lost without an error) and a read that turns into a write (refused by SQLite at once when
somebody else wrote in between, however long the busy timeout).
"""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any, Final

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url
from sqlalchemy.orm import Session
from sqlalchemy.pool import NullPool

BUSY_TIMEOUT: Final = 10.0
"""Seconds a writer waits for the others before it gives up."""

_WRITES: Final = "trainer_writes"


class Database:
    """A school's database: a file of SQLite (path, made with its folder if missing) or any SQLAlchemy URL.

    Threads may share one. A process that forks makes its own in each child. Nothing is opened before the first use;
    `trainer.school.upgrade` must have run before the first session.
    """

    def __init__(self, where: str | Path) -> None:
        self.url = _url(where)
        engine = _engine(self.url)
        readonly = {"postgresql_readonly": True} if engine.dialect.name == "postgresql" else {}
        self._readers = engine.execution_options(**readonly)
        self._writers = engine.execution_options(**{_WRITES: True})

    @contextmanager
    def read(self) -> Iterator[Session]:
        """A session that sees one unchanging state and cannot write: an attempt raises `OperationalError`."""
        with Session(self._readers) as session:
            yield session

    @contextmanager
    def write(self) -> Iterator[Session]:
        """A session that holds the write lock from its first statement: what it read is still so when it writes.

        Committed when the block ends, rolled back whole if it raises. Keep it short: all other writers wait.
        """
        with Session(self._writers) as session, session.begin():
            yield session

    @contextmanager
    def migrate(self) -> Iterator[Connection]:
        """A writing transaction on a connection of its own, for changing tables.

        SQLite's foreign keys are off in it, because a table is changed there by making it anew, and dropping the old
        one would count as deleting its rows. They are checked whole before the commit.
        """
        engine = _engine(self.url, foreign_keys=False, poolclass=NullPool)
        try:
            with engine.execution_options(**{_WRITES: True}).begin() as connection:
                yield connection
                if engine.dialect.name == "sqlite":
                    broken = connection.exec_driver_sql("PRAGMA foreign_key_check").fetchall()
                    if broken:
                        raise sqlite3.IntegrityError(f"rows without the row they point to: {broken[:5]}")
        finally:
            engine.dispose()

    def close(self) -> None:
        """Close every idle connection. The database may be used again afterwards."""
        self._writers.dispose()


def _url(where: str | Path) -> URL:
    if isinstance(where, Path) or "://" not in where:
        return URL.create("sqlite", database=str(Path(where).absolute()))
    url = make_url(where)
    if url.get_backend_name() == "sqlite" and url.database in (None, "", ":memory:"):
        raise ValueError("the school needs a file: SQLite in memory is another database for every connection")
    return url


def _engine(url: URL, *, foreign_keys: bool = True, **options: Any) -> Engine:
    if url.get_backend_name() != "sqlite":
        return create_engine(url, **options)
    engine = create_engine(url, connect_args={"timeout": BUSY_TIMEOUT}, **options)

    @event.listens_for(engine, "do_connect")
    def make_folder(*_: object) -> None:
        Path(url.database or "").parent.mkdir(parents=True, exist_ok=True)

    @event.listens_for(engine, "connect")
    def set_up(connection: sqlite3.Connection, _: object) -> None:
        connection.isolation_level = None  # Python begins nothing by itself: `begin` below does, always
        _use_wal(connection)
        connection.execute("PRAGMA synchronous = NORMAL")
        connection.execute(f"PRAGMA foreign_keys = {'ON' if foreign_keys else 'OFF'}")

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        writes = connection.get_execution_options().get(_WRITES, False)
        connection.exec_driver_sql(f"PRAGMA query_only = {'OFF' if writes else 'ON'}")
        connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")

    return engine


def _use_wal(connection: sqlite3.Connection) -> None:
    """Readers do not block the writer, nor he them. The file remembers it, so only its first opener switches.

    SQLite does not wait when two openers switch at once, it refuses one of them; hence the patience here.
    """
    patient_until = time.monotonic() + BUSY_TIMEOUT
    while True:
        try:
            if connection.execute("PRAGMA journal_mode = WAL").fetchone() == ("wal",):
                return
            raise RuntimeError("this disk cannot hold the school: SQLite's WAL does not work on it")
        except sqlite3.OperationalError as error:
            if error.sqlite_errorcode != sqlite3.SQLITE_BUSY or time.monotonic() > patient_until:
                raise
            time.sleep(0.02)
