from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from typing import Any

import pytest

from trainer.school import (
    Attempt,
    Database,
    KeptMark,
    NotYours,
    Run,
    RunFinished,
    answer,
    answer_lone,
    answer_stage,
    attempt_of,
    finish,
)

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]
AtOnce = Callable[..., list[Any]]
Put = Callable[..., Attempt]
Reply = Callable[..., Attempt]

RIGHT = [KeptMark("bonus", True, "35", "35")]


def test_stages_are_kept_with_the_time_each_took_and_the_question_stays_open(
    db: Database, begin: Begin, put: Put, at: Clock
) -> None:
    posed = put(begin(), at(1))
    with db.write() as session:
        answer_stage(session, "ana", posed.nonce, 0, {"box 1": ["35"], "five": ["As", "Kd"]}, at(3.5))
        answer_stage(session, "ana", posed.nonce, 1, {}, at(4))
    with db.read() as session:
        so_far = attempt_of(session, "ana", posed.nonce)
    assert so_far.stages == ({"box 1": ("35",), "five": ("As", "Kd")}, {})
    assert so_far.stage_ms == (2500, 500)
    assert (so_far.answered_at, so_far.milliseconds, so_far.answer) == (None, None, {})


def test_the_answer_closes_the_question_with_the_texts_of_all_stages(
    db: Database, begin: Begin, put: Put, at: Clock
) -> None:
    posed = put(begin(), at(1))
    with db.write() as session:
        answer_stage(session, "ana", posed.nonce, 0, {"a": ["1"]}, at(3))
        closed, counted = answer(session, "ana", posed.nonce, {"a": ["1"], "b": ["2"]}, RIGHT, at(6))
    assert counted
    assert (closed.answer, closed.milliseconds) == ({"a": ("1",), "b": ("2",)}, 5000)
    assert (closed.stages, closed.stage_ms) == (({"a": ("1",)},), (2000,))


def test_a_stage_answered_twice_keeps_the_first(db: Database, begin: Begin, put: Put, at: Clock) -> None:
    posed = put(begin(), at(0))
    with db.write() as session:
        first = answer_stage(session, "ana", posed.nonce, 0, {"a": ["1"]}, at(2))
        assert answer_stage(session, "ana", posed.nonce, 0, {"a": ["9"]}, at(3)) == first
        second = answer_stage(session, "ana", posed.nonce, 1, {"b": ["1"]}, at(4))
        assert answer_stage(session, "ana", posed.nonce, 0, {"a": ["9"]}, at(5)) == second


@pytest.mark.parametrize("stage", [-1, 1, 2])
def test_stages_are_answered_in_order(db: Database, begin: Begin, put: Put, at: Clock, stage: int) -> None:
    posed = put(begin(), at(0))
    with db.write() as session:
        with pytest.raises(ValueError, match=f"stage {stage} .* stage 0 is due"):
            answer_stage(session, "ana", posed.nonce, stage, {}, at(2))
        assert attempt_of(session, "ana", posed.nonce) == posed


def test_stages_sent_at_once_are_kept_once(
    db: Database, begin: Begin, put: Put, at: Clock, at_once: AtOnce
) -> None:
    posed = put(begin(), at(0))

    def send(second: int) -> Attempt:
        with db.write() as session:
            return answer_stage(session, "ana", posed.nonce, 0, {"a": [str(second)]}, at(second))

    got = at_once(send, range(1, 9))
    assert all(attempt == got[0] for attempt in got)
    assert len(got[0].stages) == 1


def test_an_answered_question_keeps_its_stages(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    closed = reply(put(begin(), at(0)), at(2))
    with db.write() as session:
        lone, _ = answer_lone(session, "ana", "n", "q", at(0), [], {}, RIGHT, at(2))
        for done in (closed, lone):
            assert answer_stage(session, "ana", done.nonce, 0, {"a": ["1"]}, at(3)) == done


def test_a_run_that_is_over_takes_no_stage_and_shows_those_it_has(
    db: Database, begin: Begin, put: Put, at: Clock
) -> None:
    run = begin()
    posed = put(run, at(0))
    with db.write() as session:
        first = answer_stage(session, "ana", posed.nonce, 0, {"a": ["1"]}, at(2))
        finish(session, "ana", run.id, at(3))
        with pytest.raises(RunFinished):
            answer_stage(session, "ana", posed.nonce, 1, {}, at(4))
        assert answer_stage(session, "ana", posed.nonce, 0, {}, at(4)) == first


def test_a_stage_of_somebody_else_looks_like_none_at_all(
    db: Database, begin: Begin, put: Put, at: Clock
) -> None:
    posed = put(begin(), at(0))
    for guest, nonce in [("ben", posed.nonce), ("ana", "no such question")]:
        with pytest.raises(NotYours, match="not asked such a question"), db.write() as session:
            answer_stage(session, guest, nonce, 0, {}, at(2))
