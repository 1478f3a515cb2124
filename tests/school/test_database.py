from __future__ import annotations

import sqlite3
import subprocess
import sys
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError, OperationalError

from trainer.school import Database

AtOnce = Callable[..., list[object]]

THREADS, PROCESSES, TIMES = 8, 4, 100

COUNT_UP = """
import sys
from sqlalchemy import text
from trainer.school import Database
db = Database(sys.argv[1])
for _ in range(int(sys.argv[2])):
    with db.write() as session:
        n = session.scalar(text("SELECT n FROM counter"))
        session.execute(text("UPDATE counter SET n = :n"), {"n": n + 1})
db.close()
"""


@pytest.fixture
def counter(db: Database) -> Database:
    with db.write() as session:
        session.execute(text("CREATE TABLE counter (n INTEGER NOT NULL)"))
        session.execute(text("INSERT INTO counter VALUES (0)"))
    return db


def _count(db: Database) -> object:
    with db.read() as session:
        return session.scalar(text("SELECT n FROM counter"))


def test_threads_that_read_and_then_write_lose_no_update(counter: Database, at_once: AtOnce) -> None:
    def count_up(_: int) -> None:
        for _ in range(TIMES):
            with counter.write() as session:
                n = session.scalar(text("SELECT n FROM counter"))
                session.execute(text("UPDATE counter SET n = :n"), {"n": n + 1})

    at_once(count_up, range(THREADS))
    assert _count(counter) == THREADS * TIMES


def test_processes_that_read_and_then_write_lose_no_update(counter: Database) -> None:
    command = [sys.executable, "-c", COUNT_UP, str(counter.url.database), str(TIMES)]
    running = [subprocess.Popen(command) for _ in range(PROCESSES)]
    assert [process.wait() for process in running] == [0] * PROCESSES
    assert _count(counter) == PROCESSES * TIMES


def test_a_second_writer_waits_before_it_reads(counter: Database) -> None:
    held, seen = threading.Event(), []

    def second() -> None:
        held.wait()
        with counter.write() as session:
            seen.append(session.scalar(text("SELECT n FROM counter")))

    thread = threading.Thread(target=second)
    thread.start()
    with counter.write() as session:
        session.execute(text("UPDATE counter SET n = 41"))
        held.set()
        thread.join(0.2)
        assert thread.is_alive()
        assert not seen
        session.execute(text("UPDATE counter SET n = 42"))
    thread.join()
    assert seen == [42]


def test_a_reader_sees_one_state_while_others_write(counter: Database) -> None:
    with counter.read() as reader:
        assert reader.scalar(text("SELECT n FROM counter")) == 0
        with counter.write() as writer:
            writer.execute(text("UPDATE counter SET n = 7"))
        assert reader.scalar(text("SELECT n FROM counter")) == 0
    assert _count(counter) == 7


def test_a_reader_cannot_write(counter: Database) -> None:
    with counter.read() as session, pytest.raises(OperationalError, match="readonly"):
        session.execute(text("UPDATE counter SET n = 7"))
    assert _count(counter) == 0


def test_a_block_that_raises_writes_nothing(counter: Database) -> None:
    def half() -> None:
        with counter.write() as session:
            session.execute(text("UPDATE counter SET n = 7"))
            session.execute(text("CREATE TABLE half_done (n INTEGER)"))
            raise KeyError

    with pytest.raises(KeyError):
        half()
    assert _count(counter) == 0
    with counter.read() as session:
        assert session.scalar(text("SELECT count(*) FROM sqlite_master WHERE name = 'half_done'")) == 0


def test_the_first_opener_waits_for_one_that_is_writing_without_wal(tmp_path: Path) -> None:
    file = tmp_path / "school.db"
    writing = sqlite3.connect(file, isolation_level=None)
    writing.execute("BEGIN IMMEDIATE")
    writing.execute("CREATE TABLE counter (n INTEGER)")
    db, seen = Database(file), []
    opener = threading.Thread(target=lambda: seen.append(_count(db)))
    opener.start()
    opener.join(0.2)
    assert opener.is_alive()
    writing.execute("INSERT INTO counter VALUES (5)")
    writing.execute("COMMIT")
    writing.close()
    opener.join()
    db.close()
    assert seen == [5]


@pytest.mark.parametrize("kind", ["read", "write"])
@pytest.mark.parametrize(
    ("pragma", "value"),
    [("journal_mode", "wal"), ("foreign_keys", 1), ("synchronous", 1), ("busy_timeout", 10_000)],
)
def test_every_connection_is_set_up(db: Database, kind: str, pragma: str, value: object) -> None:
    with getattr(db, kind)() as session:
        assert session.scalar(text(f"PRAGMA {pragma}")) == value


def test_a_row_must_point_to_one_that_is_there(db: Database) -> None:
    with pytest.raises(IntegrityError), db.write() as session:
        session.execute(
            text(
                "INSERT INTO attempt (run, number, guest, address, nonce, posed_at, tags, hints)"
                " VALUES ('nowhere', 1, 'ana', 'a', 'n', '2031-05-06', '[]', '[]')"
            )
        )


def test_the_folder_is_made(tmp_path: Path) -> None:
    db = Database(str(tmp_path / "new" / "folder" / "school.db"))
    with db.read() as session:
        session.execute(text("SELECT 1"))
    db.close()
    assert (tmp_path / "new" / "folder" / "school.db").exists()


def test_nothing_is_opened_before_the_first_use(tmp_path: Path) -> None:
    Database(tmp_path / "school.db")
    assert not list(tmp_path.iterdir())


@pytest.mark.parametrize("url", ["sqlite://", "sqlite:///:memory:"])
def test_a_database_in_memory_is_refused(url: str) -> None:
    with pytest.raises(ValueError, match="file"):
        Database(url)


def test_a_url_and_a_path_open_the_same_file(db: Database) -> None:
    again = Database(f"sqlite:///{db.url.database}")
    with again.read() as session:
        assert session.scalar(text("SELECT count(*) FROM revision")) == 1
    again.close()
