from __future__ import annotations

import re
from collections.abc import Callable
from datetime import datetime

import pytest
from sqlalchemy.exc import IntegrityError

from trainer.school import (
    Database,
    KeptMark,
    NotYours,
    Run,
    answer,
    finish,
    pose,
    run_of,
    start_replay,
    unfinished,
)

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]


def _play(db: Database, run: Run, rights: str, at: Clock) -> None:
    """Answer the questions of a run: + right, - wrong, . put but left open."""
    for number, how in enumerate(rights, start=1):
        with db.write() as session:
            posed = pose(
                session, run.guest, run.id, number, f"question {number}", ["bonus.flush"], at(number)
            )
            if how != ".":
                mark = KeptMark("bonus", how == "+", "35", "35")
                answer(session, run.guest, posed.nonce, {"bonus": ["35"]}, [mark], at(number + 1))


def test_a_run_comes_back_as_it_was_begun(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    with db.read() as session:
        assert run_of(session, "ana", run.id) == run
    assert run.counted
    assert (run.seed, run.started, run.finished, run.planned) == (2**53 - 1, at(0), None, None)


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


def test_a_run_keeps_its_first_end(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    with db.write() as session:
        assert finish(session, "ana", run.id, at(60)).finished == at(60)
    with db.write() as session:
        assert finish(session, "ana", run.id, at(90)).finished == at(60)


def test_a_replay_asks_what_was_answered_wrong_and_does_not_count(
    db: Database, begin: Begin, at: Clock
) -> None:
    run = begin()
    _play(db, run, "-+-.", at)
    with db.write() as session:
        replay = start_replay(session, "ana", run.id, at(100))
    assert replay.planned == ("question 1", "question 3")
    assert (replay.length, replay.replay_of, replay.counted) == (2, run.id, False)
    assert (replay.drill, replay.variant, replay.revision) == (run.drill, run.variant, run.revision)


def test_a_replay_can_be_replayed(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    _play(db, run, "--", at)
    with db.write() as session:
        replay = start_replay(session, "ana", run.id, at(100))
    _play(db, replay, "+-", at)
    with db.write() as session:
        assert start_replay(session, "ana", replay.id, at(200)).planned == ("question 2",)


def test_a_run_without_a_wrong_answer_has_no_replay(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    _play(db, run, "+.", at)
    with pytest.raises(ValueError, match="nothing"), db.write() as session:
        start_replay(session, "ana", run.id, at(100))


def test_somebody_elses_run_looks_like_none_at_all(db: Database, begin: Begin, at: Clock) -> None:
    run = begin()
    said = []
    for guest, which in [("ben", run.id), ("ana", "no such run")]:
        for refuse in (
            lambda s, guest=guest, which=which: run_of(s, guest, which),
            lambda s, guest=guest, which=which: finish(s, guest, which, at(1)),
            lambda s, guest=guest, which=which: start_replay(s, guest, which, at(1)),
        ):
            with db.write() as session, pytest.raises(NotYours) as refusal:
                refuse(session)
            said.append(str(refusal.value))
    assert len(set(said)) == 1
    with db.read() as session:
        assert run_of(session, "ana", run.id) == run
