from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest

from trainer.school import (
    Attempt,
    Database,
    Ended,
    KeptMark,
    Run,
    RunFinished,
    answer,
    answer_stage,
    attempt_of,
    attempts_of,
    deadline,
    expire,
    finish,
    leave,
    pose,
    run_of,
)

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]
AtOnce = Callable[..., list[Any]]
Put = Callable[..., Attempt]
Reply = Callable[..., Attempt]

RIGHT = [KeptMark("bonus", True, "35", "35")]


@pytest.fixture
def timed(begin: Begin) -> Run:
    """A speed run of 60 seconds."""
    return begin(mode="speed", seconds=60, length=200)


def _now(db: Database, run: Run) -> Run:
    with db.read() as session:
        return run_of(session, run.guest, run.id)


def test_the_time_runs_from_the_putting_of_the_first_question(begin: Begin, timed: Run, at: Clock) -> None:
    assert deadline(timed, None) is None
    assert deadline(timed, at(5)) == at(65)
    assert deadline(begin(mode="speed"), at(5)) is None


def test_a_timed_run_ends_at_its_deadline_however_late_that_is_noticed(
    db: Database, timed: Run, put: Put, at: Clock
) -> None:
    put(timed, at(5))
    put(timed, at(9), 2)
    with db.write() as session:
        assert expire(session, "ana", timed.id, at(64.999)).finished is None
        over = expire(session, "ana", timed.id, at(500))
        assert expire(session, "ana", timed.id, at(9000)) == over
    assert (over.finished, over.ended, over.rated) == (at(65), Ended.TIME, True)
    assert _now(db, timed) == over


def test_a_run_without_a_limit_or_a_question_never_expires(
    db: Database, begin: Begin, timed: Run, put: Put, at: Clock
) -> None:
    endless = begin(mode="speed")
    put(endless, at(1))
    with db.write() as session:
        for run in (endless, timed):
            assert expire(session, "ana", run.id, at(10**6)) == run


def test_a_run_that_was_finished_in_time_does_not_expire(
    db: Database, timed: Run, put: Put, at: Clock
) -> None:
    put(timed, at(0))
    with db.write() as session:
        done = finish(session, "ana", timed.id, at(59))
        assert expire(session, "ana", timed.id, at(70)) == done
    assert (done.finished, done.ended) == (at(59), None)


def test_an_answer_after_the_deadline_does_not_count(db: Database, timed: Run, put: Put, at: Clock) -> None:
    posed = put(timed, at(0))
    with db.write() as session:
        with pytest.raises(RunFinished):
            answer(session, "ana", posed.nonce, {}, RIGHT, at(62))
        with pytest.raises(RunFinished):
            answer_stage(session, "ana", posed.nonce, 0, {}, at(62))
        with pytest.raises(RunFinished):
            pose(session, "ana", timed.id, 2, "q", [], at(62))
        assert attempts_of(session, "ana", timed.id) == (posed,)
    assert (_now(db, timed).finished, _now(db, timed).ended) == (at(60), Ended.TIME)


def test_a_refusal_that_leaves_its_block_leaves_the_ending_of_the_run_to_expire(
    db: Database, timed: Run, put: Put, at: Clock
) -> None:
    posed = put(timed, at(0))
    with pytest.raises(RunFinished), db.write() as session:
        answer(session, "ana", posed.nonce, {}, RIGHT, at(62))
    assert _now(db, timed).finished is None
    with db.write() as session:
        assert expire(session, "ana", timed.id, at(63)).finished == at(60)


@pytest.mark.parametrize("closed", [False, True], ids=["run open", "run ended by its time"])
def test_an_answer_on_its_way_at_the_deadline_is_taken_for_two_seconds(
    db: Database, timed: Run, put: Put, at: Clock, closed: bool
) -> None:
    posed = put(timed, at(0))
    with db.write() as session:
        if closed:
            expire(session, "ana", timed.id, at(60))
        _, counted = answer(session, "ana", posed.nonce, {}, RIGHT, at(61.999))
    assert counted
    assert (_now(db, timed).finished, _now(db, timed).ended) == (at(60), Ended.TIME)


def test_no_question_is_put_from_the_deadline_on(db: Database, timed: Run, put: Put, at: Clock) -> None:
    first = put(timed, at(0))
    put(timed, at(59.999), 2)
    with pytest.raises(RunFinished):
        put(timed, at(60), 3)
    assert put(timed, at(60)) == first


def test_the_grace_is_not_for_a_run_that_ended_otherwise(
    db: Database, timed: Run, put: Put, at: Clock
) -> None:
    posed = put(timed, at(0))
    with db.write() as session:
        finish(session, "ana", timed.id, at(30))
        with pytest.raises(RunFinished):
            answer(session, "ana", posed.nonce, {}, RIGHT, at(30.5))


@pytest.mark.parametrize("seconds", [None, 60])
def test_a_speed_run_that_is_left_ends_unrated(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock, seconds: int | None
) -> None:
    run = begin(mode="speed", seconds=seconds)
    first = reply(put(run, at(0)), at(2))
    second = put(run, at(3), 2)
    with db.write() as session:
        left = leave(session, "ana", run.id, at(5))
        assert leave(session, "ana", run.id, at(50)) == left
        assert expire(session, "ana", run.id, at(500)) == left
    assert (left.finished, left.ended, left.rated, left.counted) == (at(5), Ended.LEFT, False, True)
    with db.write() as session:
        with pytest.raises(RunFinished):
            answer(session, "ana", second.nonce, {}, RIGHT, at(6))
        assert attempts_of(session, "ana", run.id) == (first, second)


@pytest.mark.parametrize("mode", ["practice", "exam"])
def test_leaving_another_run_changes_nothing(
    db: Database, begin: Begin, put: Put, at: Clock, mode: str
) -> None:
    run = begin(mode=mode)
    posed = put(run, at(0))
    with db.write() as session:
        assert leave(session, "ana", run.id, at(5)) == run
        assert attempt_of(session, "ana", posed.nonce) == posed


def test_leaving_after_the_end_changes_nothing(
    db: Database, timed: Run, begin: Begin, put: Put, at: Clock
) -> None:
    put(timed, at(0))
    done = begin(mode="speed")
    with db.write() as session:
        finished = finish(session, "ana", done.id, at(9))
        assert leave(session, "ana", done.id, at(10)) == finished
        out_of_time = leave(session, "ana", timed.id, at(61))
    assert (out_of_time.ended, out_of_time.rated, out_of_time.finished) == (Ended.TIME, True, at(60))


def test_a_run_left_and_answered_at_once_ends_one_way_for_all(
    db: Database, begin: Begin, put: Put, at: Clock, at_once: AtOnce
) -> None:
    run = begin(mode="speed")
    posed = put(run, at(0))

    def send(call: int) -> Run | bool:
        with db.write() as session:
            if call % 2:
                return leave(session, "ana", run.id, at(call))
            try:
                return answer(session, "ana", posed.nonce, {}, RIGHT, at(2))[1]
            except RunFinished:
                return False

    got = at_once(send, range(8))
    runs = {r.finished for r in got[1::2]}
    assert len(runs) == 1
    assert not _now(db, run).rated
    with db.read() as session:
        answered = attempt_of(session, "ana", posed.nonce).answered_at is not None
    assert got[0::2].count(True) == answered
