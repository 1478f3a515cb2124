from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic import command
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import IntegrityError, OperationalError

from trainer.school import Database, NewerDatabase, attempts_of, run_of, upgrade
from trainer.school.models import Base
from trainer.school.upgrade import _config, downgrade

UPGRADE = "import sys; from trainer.school import Database, upgrade; upgrade(Database(sys.argv[1]))"


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Database]:
    db = Database(tmp_path / "school.db")
    yield db
    db.close()


def _tables(db: Database) -> set[str]:
    with db.read() as session:
        return set(inspect(session.connection()).get_table_names())


def _checks(connection: Connection) -> list[tuple[str, str, str]]:
    inspector = inspect(connection)
    return sorted(
        (table, check["name"] or "", check["sqltext"])
        for table in Base.metadata.tables
        for check in inspector.get_check_constraints(table)
    )


def test_migrations_make_the_tables_of_the_models(empty: Database) -> None:
    upgrade(empty)
    with empty.read() as session:
        context = MigrationContext.configure(session.connection(), opts={"compare_server_default": True})
        assert compare_metadata(context, Base.metadata) == []


def test_migrations_make_the_checks_of_the_models(empty: Database, tmp_path: Path) -> None:
    upgrade(empty)
    engine = create_engine(f"sqlite:///{tmp_path / 'models.db'}")
    Base.metadata.create_all(engine)
    with empty.read() as session, engine.connect() as models:
        assert _checks(session.connection()) == _checks(models) != []
    engine.dispose()


def test_a_fresh_school_goes_up_and_down_and_up_again(empty: Database) -> None:
    upgrade(empty)
    assert _tables(empty) == {*Base.metadata.tables, "alembic_version"}
    downgrade(empty)
    assert _tables(empty) == {"alembic_version"}
    upgrade(empty)
    assert _tables(empty) == {*Base.metadata.tables, "alembic_version"}


FIRST_SCHOOL = """
INSERT INTO revision VALUES ('casino_holdem', '0123456789ab', 'standard', '{}', '{}', '2031-05-06 12:00:00.000000');
INSERT INTO run VALUES ('r1', 'ana', 'casino_holdem', 'one_box', 'standard', '0123456789ab', 'mix', 3, 5, 42, 1,
    NULL, NULL, '2031-05-06 12:00:00.000000', '2031-05-06 12:01:00.000000');
INSERT INTO run VALUES ('r2', 'ana', 'casino_holdem', 'one_box', 'standard', '0123456789ab', 'mix', 3, 1, 42, 0,
    'r1', '["q1"]', '2031-05-06 12:02:00.000000', NULL);
INSERT INTO attempt VALUES (7, 'r1', 'ana', 1, 'q1', 'n1', '2031-05-06 12:00:00.000000',
    '2031-05-06 12:00:02.500000', 2500, '{"ante": ["35"]}',
    '[{"ask": "ante", "right": false, "given": "35", "expected": "36", "slips": ["s"]}]', 0, 's', '["a"]', '["h"]');
INSERT INTO attempt VALUES (8, 'r1', 'ana', 2, 'q2', 'n2', '2031-05-06 12:00:03.000000', NULL, NULL, NULL, NULL, NULL,
    NULL, '[]', '[]');
INSERT INTO attempt VALUES (9, NULL, 'ben', NULL, 'q3', 'n3', '2031-05-06 12:00:00.000000',
    '2031-05-06 12:00:01.000000', 1000, '{}', '[{"ask": "x", "right": true, "given": "1", "expected": "1", "slips": []}]',
    1, NULL, '[]', '[]');
"""


@pytest.fixture
def first(empty: Database) -> Database:
    """A school with the tables of the first migration, and rows in all of them."""
    with empty.migrate() as connection:
        command.upgrade(_config(connection), "0001")
        for statement in FIRST_SCHOOL.split(";\n")[:-1]:
            connection.exec_driver_sql(statement)
    return empty


def _rows(db: Database, columns: dict[str, list[str]]) -> dict[str, list[tuple[object, ...]]]:
    rows = {}
    with db.read() as session:
        for table, names in columns.items():
            quoted = ", ".join(f'"{name}"' for name in names)
            found = session.execute(text(f"SELECT {quoted} FROM {table} ORDER BY 1"))
            rows[table] = [tuple(row) for row in found]
    return rows


def _shape(db: Database) -> dict[str, dict[str, list[object]]]:
    """Table to everything that can be said of it, in an order of its own."""
    with db.read() as session:
        found = inspect(session.connection())
        return {
            table: {
                what: sorted(map(str, getattr(found, f"get_{what}")(table)))
                for what in ("columns", "check_constraints", "foreign_keys", "unique_constraints", "indexes")
            }
            for table in found.get_table_names()
        }


def _columns(db: Database) -> dict[str, list[str]]:
    with db.read() as session:
        found = inspect(session.connection())
        return {
            table: [column["name"] for column in found.get_columns(table)]
            for table in Base.metadata.tables
            if found.has_table(table)
        }


def test_what_the_first_tables_hold_is_kept_on_the_way_up_and_down(first: Database) -> None:
    columns, shape = _columns(first), _shape(first)
    before = _rows(first, columns)
    assert [len(rows) for rows in before.values()] == [1, 2, 3]
    upgrade(first)
    assert _rows(first, columns) == before
    assert _columns(first) != columns
    downgrade(first, "0001")
    assert _rows(first, columns) == before
    assert _shape(first) == shape
    upgrade(first)
    assert _rows(first, columns) == before


def test_what_the_first_tables_hold_is_practice_that_nothing_was_withdrawn_from(first: Database) -> None:
    upgrade(first)
    with first.read() as session:
        run, replay = (run_of(session, "ana", name) for name in ("r1", "r2"))
        answered, left = attempts_of(session, "ana", "r1")
    for kept in (run, replay):
        assert (kept.mode, kept.seconds, kept.rated, kept.ended, kept.shared_from) == (
            "practice",
            None,
            True,
            None,
            None,
        )
    assert (run.counted, replay.counted, replay.replay_of, replay.planned) == (True, False, "r1", ("q1",))
    assert (answered.milliseconds, answered.slip, answered.marks[0].slips) == (2500, "s", ("s",))
    for attempt in (answered, left):
        assert (attempt.paused_at, attempt.paused_ms, attempt.withdrawn_at, attempt.stages) == (
            None,
            0,
            None,
            (),
        )


def test_rows_still_point_to_each_other_after_the_tables_were_made_anew(first: Database) -> None:
    upgrade(first)
    with pytest.raises(IntegrityError, match="FOREIGN KEY"), first.write() as session:
        session.execute(text("DELETE FROM run WHERE id = 'r1'"))


def test_what_is_not_rated_stays_out_of_the_statistics_of_the_older_tables(first: Database) -> None:
    upgrade(first)
    with first.write() as session:
        session.execute(text("UPDATE run SET rated = false WHERE id = 'r1'"))
    downgrade(first, "0001")
    with first.read() as session:
        assert session.execute(text("SELECT id, counted FROM run ORDER BY id")).all() == [
            ("r1", 0),
            ("r2", 0),
        ]


def test_a_second_upgrade_changes_nothing(db: Database) -> None:
    upgrade(db)
    with db.read() as session:
        assert session.scalar(text("SELECT count(*) FROM revision")) == 1


def test_processes_that_start_at_once_all_find_the_tables(empty: Database) -> None:
    command = [sys.executable, "-c", UPGRADE, str(empty.url.database)]
    running = [subprocess.Popen(command, stderr=subprocess.PIPE, text=True) for _ in range(4)]
    assert [process.communicate()[1] for process in running] == [""] * 4
    assert [process.returncode for process in running] == [0] * 4
    assert _tables(empty) >= set(Base.metadata.tables)


@pytest.mark.parametrize("name", ["school.db", "school{}.db"], ids=["one school", "a school each"])
def test_threads_that_start_at_once_all_find_the_tables(
    tmp_path: Path, at_once: Callable[..., list[object]], name: str
) -> None:
    def start(thread: int) -> set[str]:
        db = Database(tmp_path / name.format(thread))
        upgrade(db)
        tables = _tables(db)
        db.close()
        return tables

    assert at_once(start, range(4)) == [{*Base.metadata.tables, "alembic_version"}] * 4


def test_an_upgrade_that_fails_leaves_no_half_of_it(empty: Database) -> None:
    with empty.write() as session:
        session.execute(text("CREATE TABLE attempt (in_the_way INTEGER)"))
    with pytest.raises(OperationalError, match="attempt already exists"):
        upgrade(empty)
    assert _tables(empty) == {"attempt"}


def test_a_database_of_a_newer_version_is_refused_untouched(db: Database) -> None:
    with db.write() as session:
        session.execute(text("UPDATE alembic_version SET version_num = '9999'"))
    with pytest.raises(NewerDatabase, match="newer version"):
        upgrade(db)
    with db.read() as session:
        assert session.scalar(text("SELECT version_num FROM alembic_version")) == "9999"


def test_a_migration_that_breaks_a_reference_is_not_committed(db: Database) -> None:
    orphan = (
        "INSERT INTO attempt (run, number, guest, address, nonce, posed_at, tags, hints)"
        " VALUES ('nowhere', 1, 'ana', 'a', 'n', '2031-05-06', '[]', '[]')"
    )
    with pytest.raises(sqlite3.IntegrityError, match="point to"), db.migrate() as connection:
        connection.exec_driver_sql(orphan)
    with db.read() as session:
        assert session.scalar(text("SELECT count(*) FROM attempt")) == 0
