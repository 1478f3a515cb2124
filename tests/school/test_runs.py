from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from trainer.school import (
    Database,
    Mode,
    NotYours,
    Run,
    expire,
    finish,
    leave,
    run_of,
    start_replay,
    unfinished,
    withdraw,
)

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]


def test_a_run_comes_back_as_it_was_begun(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    with db.read() as session:
        assert run_of(session, "ana", run.id) == run
    assert run.counted
    assert run.rated
    assert (run.seed, run.started, run.finished, run.planned) == (2**53 - 1, at(0), None, None)
    assert (run.mode, run.seconds, run.ended, run.shared_from) == ("practice", None, None, None)


def test_a_run_can_be_sat_in_three_ways(db: Database, begin: Begin) -> None:
    speed = begin(mode="speed", seconds=60, length=200, counted=False, shared_from="a key")
    with db.read() as session:
        assert run_of(session, "ana", speed.id) == speed
    assert (speed.mode, speed.seconds, speed.length) == (Mode.SPEED, 60, 200)
    assert (speed.counted, speed.rated, speed.shared_from) == (False, True, "a key")
    assert begin(mode="exam").mode is Mode.EXAM
    with pytest.raises(ValueError, match="hurry"):
        begin(mode="hurry")


def test_the_id_of_a_run_cannot_be_guessed_and_fits_an_address(begin: Begin) -> None:
    ids = {begin().id for _ in range(20)}
    assert len(ids) == 20
    assert all(re.fullmatch(r"[A-Za-z0-9_-]{22}", run) for run in ids)


def test_a_run_needs_a_revision_that_is_kept(begin: Begin) -> None:
    with pytest.raises(IntegrityError):
        begin(revision="ffffffffffff")


@pytest.mark.parametrize("wrong", [{"level": 0}, {"level": 6}, {"length": 0}])
def test_a_run_has_a_level_and_a_length(begin: Begin, wrong: dict[str, int]) -> None:
    with pytest.raises(IntegrityError):
        begin(**wrong)


@pytest.mark.parametrize(
    "wrong", [{"seconds": 60}, {"seconds": 60, "mode": "exam"}, {"seconds": 0, "mode": "speed"}]
)
def test_only_a_speed_run_has_a_time_limit(begin: Begin, wrong: dict[str, object]) -> None:
    with pytest.raises(IntegrityError, match="ck_run_seconds"):
        begin(**wrong)


@pytest.mark.parametrize(
    ("mode", "seconds", "wrong", "check"),
    [
        ("practice", None, "mode = 'hurry'", "ck_run_mode"),
        ("speed", 60, "ended = 'time'", "ck_run_ended"),
        ("speed", 60, "ended = 'bored', finished = started, rated = false", "ck_run_ended"),
        ("speed", 60, "ended = 'left', finished = started", "ck_run_ended"),
        ("speed", None, "ended = 'time', finished = started", "ck_run_ended"),
        ("exam", None, "ended = 'left', finished = started, rated = false", "ck_run_ended"),
    ],
)
def test_the_database_itself_refuses_an_end_that_cannot_be(
    db: Database, begin: Begin, mode: str, seconds: int | None, wrong: str, check: str
) -> None:
    begin(mode=mode, seconds=seconds)
    with pytest.raises(IntegrityError, match=check), db.write() as session:
        session.execute(text(f"UPDATE run SET {wrong}"))


def test_a_plan_names_every_question(begin: Begin) -> None:
    assert begin(length=2, planned=["a", "b"]).planned == ("a", "b")
    with pytest.raises(ValueError, match="3 questions are planned for a run of 2"):
        begin(length=2, planned=["a", "b", "c"])


def test_a_guest_finds_his_newest_unfinished_run(db: Database, begin: Begin, at: Clock) -> None:
    begin(now=at(0))
    newer = begin(now=at(10))
    begin(now=at(5))
    begin(now=at(20), guest="ben")
    over = begin(now=at(30))
    with db.write() as session:
        finish(session, "ana", over.id, at(40))
    with db.read() as session:
        assert unfinished(session, "ana") == newer
        assert unfinished(session, "cleo") is None


def test_an_exam_may_be_gone_on_with_but_a_speed_run_is_sat_in_one_go(
    db: Database, begin: Begin, at: Clock
) -> None:
    exam = begin(mode="exam")
    begin(mode="speed", now=at(10))
    begin(mode="speed", seconds=60, now=at(20))
    with db.read() as session:
        assert unfinished(session, "ana") == exam


def test_a_run_keeps_its_first_end(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    with db.write() as session:
        assert finish(session, "ana", run.id, at(60)).finished == at(60)
    with db.write() as session:
        assert finish(session, "ana", run.id, at(90)).finished == at(60)


def test_somebody_elses_run_looks_like_none_at_all(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    said = []
    for guest, which in [("ben", run.id), ("ana", "no such run")]:
        for refuse in (
            lambda s, guest=guest, which=which: run_of(s, guest, which),
            lambda s, guest=guest, which=which: finish(s, guest, which, at(1)),
            lambda s, guest=guest, which=which: start_replay(s, guest, which, at(1)),
            lambda s, guest=guest, which=which: leave(s, guest, which, at(1)),
            lambda s, guest=guest, which=which: expire(s, guest, which, at(1)),
            lambda s, guest=guest, which=which: withdraw(s, guest, which, at(1)),
        ):
            with db.write() as session, pytest.raises(NotYours) as refusal:
                refuse(session)
            said.append(str(refusal.value))
    assert len(set(said)) == 1
    with db.read() as session:
        assert run_of(session, "ana", run.id) == run
