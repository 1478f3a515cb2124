"""A school with one set of house rules, one run, and a clock that is a number of seconds after noon."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import ThreadPoolExecutor
from datetime import UTC, datetime, timedelta
from pathlib import Path
from threading import Barrier

import pytest

from trainer.school import (
    Attempt,
    Database,
    KeptMark,
    Run,
    answer,
    pose,
    remember_revision,
    start_run,
    upgrade,
)

NOON = datetime(2031, 5, 6, 12, 0, tzinfo=UTC)
HASH = "0123456789ab"


@pytest.fixture
def at() -> Callable[[float], datetime]:
    """Seconds after noon."""
    return lambda seconds: NOON + timedelta(seconds=seconds)


@pytest.fixture
def db(tmp_path: Path) -> Iterator[Database]:
    db = Database(tmp_path / "school.db")
    upgrade(db)
    with db.write() as session:
        remember_revision(session, "casino_holdem", "standard", json.dumps({"boxes": 7}), "{}", HASH, NOON)
    yield db
    db.close()


@pytest.fixture
def begin(db: Database) -> Callable[..., Run]:
    """Start a run of five by `ana`; keywords say otherwise."""

    def begin(**other: object) -> Run:
        given: dict[str, object] = {
            "guest": "ana",
            "game": "casino_holdem",
            "drill": "one_box",
            "variant": "standard",
            "revision": HASH,
            "skill": "mix",
            "level": 3,
            "length": 5,
            "seed": 2**53 - 1,
            "now": NOON,
        }
        with db.write() as session:
            return start_run(session, **(given | other))  # type: ignore[arg-type]

    return begin


@pytest.fixture
def put(db: Database) -> Callable[..., Attempt]:
    """Put question `number` of a run: `put(run, now, number=1)`."""

    def put(run: Run, now: datetime, number: int = 1) -> Attempt:
        with db.write() as session:
            address = run.planned[number - 1] if run.planned else f"question {number}"
            return pose(session, run.guest, run.id, number, address, ["bonus.flush"], now)

    return put


@pytest.fixture
def reply(db: Database) -> Callable[..., Attempt]:
    """Answer a question that was put: `reply(posed, now, right=True, slip=None)`."""

    def reply(posed: Attempt, now: datetime, right: bool = True, slip: str | None = None) -> Attempt:
        mark = KeptMark("bonus", right, "35", "35" if right else "36", (slip,) if slip else ())
        with db.write() as session:
            return answer(session, posed.guest, posed.nonce, {"bonus": ["35"]}, [mark], now)[0]

    return reply


@pytest.fixture
def at_once() -> Callable[..., list[object]]:
    """Call a function with each of the arguments, every call in a thread of its own, all at the same moment."""

    def at_once(call: Callable[[int], object], arguments: Iterable[int]) -> list[object]:
        calls = list(arguments)
        together = Barrier(len(calls))

        def one(argument: int) -> object:
            together.wait()
            return call(argument)

        with ThreadPoolExecutor(len(calls)) as threads:
            return list(threads.map(one, calls))

    return at_once
