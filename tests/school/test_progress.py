from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime

import pytest
from sqlalchemy import event, insert
from sqlalchemy.engine import Engine

from trainer.school import (
    Attempt,
    Database,
    KeptMark,
    NotYours,
    Result,
    Run,
    answer,
    answer_lone,
    answer_stage,
    attempts_of,
    expire,
    finish,
    leave,
    pause,
    pose,
    recent_by_tag,
    remember_revision,
    results_by_drill,
    resume,
    slip_counts,
    start_replay,
    unfinished,
    withdraw,
)
from trainer.school.models import AttemptRow, RunRow
from trainer.school.progress import RECENT

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]
Answer = Callable[..., Attempt]


@pytest.fixture
def played(db: Database) -> Answer:
    """Put and answer one question of a run."""

    def played(
        run: Run, number: int, right: bool, now: datetime, then: datetime,
        tags: Sequence[str] = (), slips: Sequence[Sequence[str]] = ((),),
    ) -> Attempt:  # fmt: skip
        marks = [KeptMark(f"ask {i}", right, "1", "2", tuple(named)) for i, named in enumerate(slips)]
        address = run.planned[number - 1] if run.planned else f"q{number}"
        with db.write() as session:
            posed = pose(session, run.guest, run.id, number, address, tags, now)
            return answer(session, run.guest, posed.nonce, {}, marks, then)[0]

    return played


def test_results_are_added_up_by_drill(db: Database, begin: Begin, played: Answer, at: Clock) -> None:
    one_box, ante, again = begin(), begin(drill="ante"), begin()
    played(one_box, 1, True, at(0), at(2))
    played(one_box, 2, False, at(0), at(3))
    played(again, 1, True, at(0), at(60))
    played(ante, 1, False, at(0), at(1))
    with db.read() as session:
        assert results_by_drill(session, "ana", "casino_holdem") == {
            "one_box": Result(right=2, total=3, median_ms=3000),
            "ante": Result(right=0, total=1, median_ms=1000),
        }


def test_the_median_of_two_times_lies_between_them(
    db: Database, begin: Begin, played: Answer, at: Clock
) -> None:
    run = begin()
    played(run, 1, True, at(0), at(2))
    played(run, 2, True, at(0), at(5))
    with db.read() as session:
        assert results_by_drill(session, "ana", "casino_holdem")["one_box"].median_ms == 3500


def test_what_does_not_count_is_not_added_up(db: Database, begin: Begin, played: Answer, at: Clock) -> None:
    run = begin()
    played(run, 1, False, at(0), at(2), ["a"])
    played(begin(guest="ben"), 1, True, at(0), at(2), ["a"])
    with db.write() as session:
        remember_revision(session, "another", "standard", "{}", "{}", "0123456789ab", at(0))
        replay = start_replay(session, "ana", run.id, at(3))
        answer_lone(session, "ana", "n", "q", at(0), ["a"], {}, [KeptMark("x", True, "1", "1")], at(9))
        pose(session, "ana", run.id, 2, "left open", ["a"], at(9))
    played(replay, 1, True, at(4), at(5), ["a"])
    played(begin(game="another"), 1, True, at(6), at(7), ["a"])
    with db.read() as session:
        assert results_by_drill(session, "ana", "casino_holdem") == {"one_box": Result(0, 1, 2000)}
        assert recent_by_tag(session, "ana", "casino_holdem") == {"a": (False,)}


def test_a_speed_run_that_was_left_is_not_added_up(
    db: Database, begin: Begin, played: Answer, at: Clock
) -> None:
    left, sat = begin(mode="speed"), begin(mode="speed", drill="ante")
    for run in (left, sat):
        played(run, 1, True, at(0), at(2), ["a"])
    with db.write() as session:
        leave(session, "ana", left.id, at(3))
        finish(session, "ana", sat.id, at(3))
    with db.read() as session:
        assert results_by_drill(session, "ana", "casino_holdem") == {"ante": Result(1, 1, 2000)}
        assert recent_by_tag(session, "ana", "casino_holdem") == {"a": (True,)}


def test_a_withdrawn_answer_is_not_added_up(db: Database, begin: Begin, played: Answer, at: Clock) -> None:
    run = begin()
    played(run, 1, True, at(0), at(2), ["a"])
    played(run, 2, False, at(3), at(9), ["a", "b"], [["no_game"]])
    with db.write() as session:
        withdraw(session, "ana", run.id, at(10))
    with db.read() as session:
        assert results_by_drill(session, "ana", "casino_holdem") == {"one_box": Result(1, 1, 2000)}
        assert recent_by_tag(session, "ana", "casino_holdem") == {"a": (True,)}
        assert slip_counts(session, "ana", run.id) == {}


def test_the_last_answers_by_tag_are_the_newest_first(
    db: Database, begin: Begin, played: Answer, at: Clock
) -> None:
    run = begin()
    played(run, 1, True, at(0), at(10), ["a", "b"])
    played(run, 2, False, at(0), at(30), ["a"])
    played(run, 3, True, at(0), at(20), ["a"])
    played(run, 4, False, at(0), at(40), ["c"])
    with db.read() as session:
        assert recent_by_tag(session, "ana", "casino_holdem", n=2) == {
            "a": (False, True),
            "b": (True,),
            "c": (False,),
        }


def test_slips_are_counted_one_a_question_the_commonest_first(
    db: Database, begin: Begin, played: Answer, at: Clock
) -> None:
    run = begin()
    played(run, 1, False, at(0), at(1), slips=[["tie_paid"]])
    played(run, 2, False, at(0), at(1), slips=[["no_game"], ["no_game"], ["stake"]])
    played(run, 3, False, at(0), at(1), slips=[[], ["no_game", "stake"]])
    played(run, 4, False, at(0), at(1))
    played(run, 5, True, at(0), at(1))
    with db.read() as session:
        assert list(slip_counts(session, "ana", run.id).items()) == [("no_game", 2), ("tie_paid", 1)]
        with pytest.raises(NotYours):
            slip_counts(session, "ben", run.id)


@pytest.fixture
def ten_thousand(db: Database, begin: Begin, at: Clock) -> str:
    """Ten thousand answers of ten guests in 200 runs; the last run's id."""
    with db.write() as session:
        runs = [
            {
                "id": f"run {r}", "guest": f"guest {r % 10}", "game": "casino_holdem",
                "drill": f"drill {r % 7}", "variant": "standard", "revision": "0123456789ab", "skill": "mix",
                "level": 1, "length": 50, "seed": r, "counted": r % 5 > 0, "started": at(r), "finished": at(r),
            }
            for r in range(200)
        ]  # fmt: skip
        session.execute(insert(RunRow), runs)
        session.execute(
            insert(AttemptRow),
            [
                {
                    "run": run["id"], "guest": run["guest"], "number": n, "address": "q", "nonce": f"{run['id']}/{n}",
                    "posed_at": at(0), "answered_at": at(n), "milliseconds": n * 1000, "answer": {}, "marks": [],
                    "right": n % 3 > 0, "slip": "tie_paid", "tags": [f"tag {n % 40}", "all"], "hints": [],
                }
                for run in runs
                for n in range(1, 51)
            ],
        )  # fmt: skip
    return "run 199"


@contextmanager
def _statements() -> Iterator[list[tuple[str, object]]]:
    """What is sent to any database meanwhile, pragmas and BEGIN left out."""
    sent: list[tuple[str, object]] = []

    def note(_c: object, _cur: object, statement: str, parameters: object, *_: object) -> None:
        if statement.startswith(("SELECT", "INSERT", "UPDATE")):
            sent.append((statement, parameters))

    event.listen(Engine, "before_cursor_execute", note)
    try:
        yield sent
    finally:
        event.remove(Engine, "before_cursor_execute", note)


def test_no_query_reads_a_whole_table_of_ten_thousand_attempts(
    db: Database, begin: Begin, ten_thousand: str, at: Clock
) -> None:
    guest, mark = "guest 9", [KeptMark("x", True, "1", "1")]
    timed, practice = begin(guest=guest, mode="speed", seconds=60), begin(guest=guest)
    with _statements() as sent, db.write() as session:
        results_by_drill(session, guest, "casino_holdem")
        recent_by_tag(session, guest, "casino_holdem")
        slip_counts(session, guest, ten_thousand)
        attempts_of(session, guest, ten_thousand)
        unfinished(session, guest)
        pose(session, guest, ten_thousand, 7, "q", [], at(0))
        answer(session, guest, f"{ten_thousand}/7", {}, mark, at(1))
        answer_lone(session, guest, "new", "q", at(0), [], {}, mark, at(1))
        start_replay(session, guest, ten_thousand, at(2))
        start_replay(session, guest, ten_thousand, at(2), "slow")
        withdraw(session, guest, ten_thousand, at(2))
        open_one = pose(session, guest, timed.id, 1, "q", [], at(0))
        answer_stage(session, guest, open_one.nonce, 0, {}, at(1))
        expire(session, guest, timed.id, at(2))
        leave(session, guest, timed.id, at(2))
        finish(session, guest, timed.id, at(2))
        paused = pose(session, guest, practice.id, 1, "q", [], at(0))
        pause(session, guest, paused.nonce, at(1))
        resume(session, guest, paused.nonce, at(2))
    assert len(sent) > 40
    with db.read() as session:
        for statement, parameters in sent:
            plan = session.connection().exec_driver_sql(f"EXPLAIN QUERY PLAN {statement}", parameters)  # type: ignore[arg-type]
            steps = [step for *_, step in plan]
            assert not [step for step in steps if step.startswith("SCAN")], (statement, steps)
            if "attempt.answered_at DESC" in statement or "attempt.number DESC" in statement:
                assert not [step for step in steps if "TEMP B-TREE" in step], (statement, steps)


def test_only_the_recent_answers_are_looked_through(db: Database, begin: Begin, at: Clock) -> None:
    run = begin(length=RECENT + 5)
    with db.write() as session:
        session.execute(
            insert(AttemptRow),
            [
                {
                    "run": run.id, "guest": "ana", "number": n, "address": "q", "nonce": str(n), "posed_at": at(0),
                    "answered_at": at(n), "milliseconds": 1, "answer": {}, "marks": [], "right": True,
                    "tags": ["old" if n == 1 else "new"], "hints": [],
                }
                for n in range(1, RECENT + 2)
            ],
        )  # fmt: skip
    with db.read() as session:
        assert json.dumps(recent_by_tag(session, "ana", "casino_holdem", n=1)) == '{"new": [true]}'
