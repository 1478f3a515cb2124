from __future__ import annotations

import sqlite3
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.exc import OperationalError

from trainer.school import Database, NewerDatabase, upgrade
from trainer.school.models import Base
from trainer.school.upgrade import downgrade

UPGRADE = "import sys; from trainer.school import Database, upgrade; upgrade(Database(sys.argv[1]))"


@pytest.fixture
def empty(tmp_path: Path) -> Iterator[Database]:
    db = Database(tmp_path / "school.db")
    yield db
    db.close()


def _tables(db: Database) -> set[str]:
    with db.read() as session:
        return set(inspect(session.connection()).get_table_names())


def _checks(connection: Connection) -> set[tuple[str, str | None, str]]:
    inspector = inspect(connection)
    return {
        (table, check["name"], check["sqltext"])
        for table in Base.metadata.tables
        for check in inspector.get_check_constraints(table)
    }


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
        assert _checks(session.connection()) == _checks(models) != set()
    engine.dispose()


def test_a_fresh_school_goes_up_and_down_and_up_again(empty: Database) -> None:
    upgrade(empty)
    assert _tables(empty) == {*Base.metadata.tables, "alembic_version"}
    downgrade(empty)
    assert _tables(empty) == {"alembic_version"}
    upgrade(empty)
    assert _tables(empty) == {*Base.metadata.tables, "alembic_version"}


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
