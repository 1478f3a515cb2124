from __future__ import annotations

import signal
import subprocess
import sys
from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from trainer.school import (
    Attempt,
    Database,
    KeptMark,
    NotYours,
    Run,
    RunFinished,
    answer,
    answer_lone,
    attempt_of,
    attempts_of,
    finish,
    pose,
)

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]
AtOnce = Callable[..., list[Any]]

RIGHT = [KeptMark("ante", True, "35", "35"), KeptMark("call", True, "push", "push")]
WRONG = [
    KeptMark("ante", False, "36", "35"),
    KeptMark("call", False, "70", "push", ("slip.call_paid", "slip.other")),
    KeptMark("bonus", False, "8", "7", ("slip.stake_counted_in",)),
]
TEXTS = {"ante": ["٣٥"], "five": ["As", "Kd"]}


def _pose(db: Database, run: Run, now: datetime, number: int = 1, address: str = "q1") -> Attempt:
    with db.write() as session:
        return pose(session, run.guest, run.id, number, address, ["qualify.high_card", "read.kicker"], now)


def test_a_question_put_again_is_the_one_put_first(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    first = _pose(db, run, at(1))
    assert _pose(db, run, at(50), address="easier") == first
    assert (first.address, first.posed_at, first.number) == ("q1", at(1), 1)
    assert first.tags == ("qualify.high_card", "read.kicker")
    assert (first.answered_at, first.milliseconds, first.right, first.marks) == (None, None, None, ())


def test_an_answer_is_kept_whole(db: Database, begin: Begin, at: Clock) -> None:
    posed = _pose(db, begin(), at(1))
    with db.write() as session:
        given, counted = answer(session, "ana", posed.nonce, TEXTS, WRONG, at(5.25), ["multiply"])
    with db.read() as session:
        assert attempt_of(session, "ana", posed.nonce) == given
    assert counted
    assert given.answer == {"ante": ("٣٥",), "five": ("As", "Kd")}
    assert given.marks == tuple(WRONG)
    assert (given.right, given.hints, given.posed_at, given.answered_at) == (
        False,
        ("multiply",),
        at(1),
        at(5.25),
    )


def test_the_time_runs_from_the_putting_of_the_question(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    posed = _pose(db, run, at(1))
    _pose(db, run, at(4))
    with db.write() as session:
        given, _ = answer(session, "ana", posed.nonce, {}, RIGHT, at(5.25))
    assert given.milliseconds == 4250


def test_a_clock_set_back_makes_no_negative_time(db: Database, begin: Begin, at: Clock) -> None:
    posed = _pose(db, begin(), at(10))
    with db.write() as session:
        given, _ = answer(session, "ana", posed.nonce, {}, RIGHT, at(3))
    assert given.milliseconds == 0


def test_a_question_is_right_when_every_mark_is(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    results = []
    for number, marks in enumerate([RIGHT, WRONG, RIGHT[:1] + WRONG[:1]], start=1):
        posed = _pose(db, run, at(1), number)
        with db.write() as session:
            given, _ = answer(session, "ana", posed.nonce, {}, marks, at(2))
        results.append((given.right, given.slip))
    assert results == [(True, None), (False, "slip.call_paid"), (False, None)]


def test_only_the_first_answer_counts(db: Database, begin: Begin, at: Clock) -> None:
    posed = _pose(db, begin(), at(1))
    with db.write() as session:
        first, counted = answer(session, "ana", posed.nonce, {"ante": ["36"]}, WRONG, at(2))
    assert counted
    with db.write() as session:
        assert answer(session, "ana", posed.nonce, {"ante": ["35"]}, RIGHT, at(9)) == (first, False)


def test_answers_sent_at_once_count_once(db: Database, begin: Begin, at: Clock, at_once: AtOnce) -> None:
    posed = _pose(db, begin(), at(1))

    def send(second: int) -> tuple[Attempt, bool]:
        with db.write() as session:
            return answer(session, "ana", posed.nonce, {"ante": [str(second)]}, RIGHT, at(second))

    got = at_once(send, range(2, 10))
    assert sorted(counted for _, counted in got) == [False] * 7 + [True]
    assert len({attempt.milliseconds for attempt, _ in got}) == 1


def test_a_question_put_twice_at_once_is_one_question(
    db: Database, begin: Begin, at: Clock, at_once: AtOnce
) -> None:
    run = begin()
    got = at_once(lambda second: _pose(db, run, at(second), address=f"q{second}"), range(6))
    assert all(attempt == got[0] for attempt in got)


def test_a_lone_answer_sent_at_once_counts_once(db: Database, at: Clock, at_once: AtOnce) -> None:
    def send(second: int) -> bool:
        with db.write() as session:
            return answer_lone(session, "ana", "n", "q1", at(0), [], {}, RIGHT, at(second))[1]

    assert sorted(at_once(send, range(1, 7))) == [False] * 5 + [True]


KILLED = """
import os, signal, sys
from datetime import UTC, datetime
from trainer.school import Database, KeptMark, answer
db = Database(sys.argv[1])
with db.write() as session:
    answer(session, "ana", sys.argv[2], {}, [KeptMark("ante", True, "35", "35")], datetime.now(UTC))
    os.kill(os.getpid(), signal.SIGKILL)
"""


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no SIGKILL")
def test_a_server_killed_in_the_middle_of_an_answer_leaves_the_question_open(
    db: Database, begin: Begin, at: Clock
) -> None:
    posed = _pose(db, begin(), at(1))
    command = [sys.executable, "-c", KILLED, str(db.url.database), posed.nonce]
    assert subprocess.run(command, check=False).returncode == -signal.SIGKILL
    with db.read() as session:
        assert attempt_of(session, "ana", posed.nonce) == posed
    with db.write() as session:
        _, counted = answer(session, "ana", posed.nonce, {}, RIGHT, at(9))
    assert counted


def test_the_database_itself_refuses_half_an_answer(db: Database, begin: Begin, at: Clock) -> None:
    _pose(db, begin(), at(1))
    for column in ("answered_at", "milliseconds", '"right"', "answer", "marks"):
        with pytest.raises(IntegrityError, match="answered_wholly"), db.write() as session:
            session.execute(text(f"UPDATE attempt SET {column} = 1"))


def test_an_answer_without_a_mark_is_refused(db: Database, begin: Begin, at: Clock) -> None:
    posed = _pose(db, begin(), at(1))
    with pytest.raises(ValueError, match="mark"), db.write() as session:
        answer(session, "ana", posed.nonce, {}, [], at(2))


def test_the_questions_of_a_run_come_in_order(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    for number in (2, 1, 3):
        _pose(db, run, at(number), number)
    with db.read() as session:
        assert [attempt.number for attempt in attempts_of(session, "ana", run.id)] == [1, 2, 3]


@pytest.mark.parametrize("number", [0, 6])
def test_no_question_beyond_the_length_of_the_run(db: Database, begin: Begin, at: Clock, number: int) -> None:
    with pytest.raises(ValueError, match="of a run of 5"):
        _pose(db, begin(), at(1), number)


def test_a_planned_run_puts_the_planned_questions(db: Database, begin: Begin, at: Clock) -> None:
    run = begin(length=2, planned=["q1", "q2"])
    assert _pose(db, run, at(1), 2, "q2").address == "q2"
    with pytest.raises(ValueError, match="planned otherwise"):
        _pose(db, run, at(1), 1, "q2")


def test_a_run_that_is_over_takes_no_question_and_no_answer(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    answered, left = _pose(db, run, at(1)), _pose(db, run, at(1), 2)
    with db.write() as session:
        first, _ = answer(session, "ana", answered.nonce, {}, RIGHT, at(2))
        finish(session, "ana", run.id, at(3))
    with db.write() as session:
        with pytest.raises(RunFinished):
            pose(session, "ana", run.id, 3, "q3", [], at(4))
        with pytest.raises(RunFinished):
            answer(session, "ana", left.nonce, {}, RIGHT, at(4))
        assert answer(session, "ana", answered.nonce, {}, WRONG, at(4)) == (first, False)
        assert pose(session, "ana", run.id, 2, "q2", [], at(4)) == left


def test_somebody_elses_question_looks_like_none_at_all(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    posed = _pose(db, run, at(1))
    with db.write() as session:
        for guest, nonce in [("ben", posed.nonce), ("ana", "no such question")]:
            with pytest.raises(NotYours, match="not asked such a question"):
                answer(session, guest, nonce, {}, RIGHT, at(2))
            with pytest.raises(NotYours, match="not asked such a question"):
                attempt_of(session, guest, nonce)
        with pytest.raises(NotYours):
            pose(session, "ben", run.id, 1, "q1", [], at(2))
        with pytest.raises(NotYours):
            attempts_of(session, "ben", run.id)
        assert attempt_of(session, "ana", posed.nonce) == posed


def test_a_lone_question_counts_its_first_answer(db: Database, at: Clock) -> None:
    with db.write() as session:
        first, counted = answer_lone(session, "ana", "n1", "q1", at(0), ["tag"], TEXTS, WRONG, at(7))
    assert counted
    assert (first.run, first.number, first.milliseconds, first.right) == (None, None, 7000, False)
    with db.write() as session:
        again = answer_lone(session, "ana", "n1", "q1", at(0), ["tag"], TEXTS, RIGHT, at(9))
    assert again == (first, False)


def test_a_lone_question_may_be_opened_and_answered_anew(db: Database, at: Clock) -> None:
    with db.write() as session:
        _, first = answer_lone(session, "ana", "n1", "q1", at(0), [], {}, RIGHT, at(7))
        _, second = answer_lone(session, "ana", "n2", "q1", at(10), [], {}, RIGHT, at(17))
    assert (first, second) == (True, True)


def test_a_nonce_belongs_to_one_guest_and_one_question(db: Database, begin: Begin, at: Clock) -> None:
    posed = _pose(db, begin(), at(1))
    with db.write() as session:
        answer_lone(session, "ana", "n1", "q1", at(0), [], {}, RIGHT, at(7))
    for guest, nonce, address in [("ben", "n1", "q1"), ("ana", "n1", "q2"), ("ana", posed.nonce, "q1")]:
        with pytest.raises(NotYours), db.write() as session:
            answer_lone(session, guest, nonce, address, at(0), [], {}, RIGHT, at(7))
    with db.read() as session:
        assert attempt_of(session, "ana", posed.nonce) == posed
