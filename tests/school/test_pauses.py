from __future__ import annotations

from collections.abc import Callable
from datetime import datetime
from itertools import pairwise
from typing import Any

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from trainer.school import (
    Attempt,
    Database,
    KeptMark,
    NotYours,
    Run,
    answer,
    answer_lone,
    answer_stage,
    attempt_of,
    pause,
    resume,
)

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]
AtOnce = Callable[..., list[Any]]
Put = Callable[..., Attempt]
Reply = Callable[..., Attempt]

RIGHT = [KeptMark("bonus", True, "35", "35")]


def test_a_pause_is_not_counted(db: Database, begin: Begin, put: Put, reply: Reply, at: Clock) -> None:
    posed = put(begin(), at(0))
    with db.write() as session:
        assert pause(session, "ana", posed.nonce, at(2)).paused_at == at(2)
        gone_on = resume(session, "ana", posed.nonce, at(600))
    assert (gone_on.paused_at, gone_on.paused_ms) == (None, 598_000)
    closed = reply(posed, at(601.5))
    assert (closed.milliseconds, closed.paused_ms, closed.posed_at) == (3500, 598_000, at(0))


def test_pausing_and_going_on_twice_is_as_once(db: Database, begin: Begin, put: Put, at: Clock) -> None:
    posed = put(begin(), at(0))
    with db.write() as session:
        assert resume(session, "ana", posed.nonce, at(1)) == posed
        paused = pause(session, "ana", posed.nonce, at(2))
        assert pause(session, "ana", posed.nonce, at(5)) == paused
        gone_on = resume(session, "ana", posed.nonce, at(10))
        assert resume(session, "ana", posed.nonce, at(20)) == gone_on
    assert gone_on.paused_ms == 8000


def test_an_answer_ends_the_pause_at_the_time_the_clock_showed(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    posed = put(begin(), at(0))
    with db.write() as session:
        pause(session, "ana", posed.nonce, at(2))
        staged = answer_stage(session, "ana", posed.nonce, 0, {}, at(100))
        assert (staged.stage_ms, staged.paused_at) == ((2000,), None)
        pause(session, "ana", posed.nonce, at(103))
    closed = reply(posed, at(200))
    assert (closed.milliseconds, closed.paused_at) == (5000, None)


def test_a_question_shown_again_stays_paused(db: Database, begin: Begin, put: Put, at: Clock) -> None:
    run = begin()
    posed = put(run, at(0))
    with db.write() as session:
        paused = pause(session, "ana", posed.nonce, at(2))
    assert put(run, at(50)) == paused


def test_an_answered_question_has_no_clock_to_stop(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    closed = reply(put(begin(), at(0)), at(2))
    with db.write() as session:
        lone, _ = answer_lone(session, "ana", "n", "q", at(0), [], {}, RIGHT, at(2))
        for done in (closed, lone):
            assert pause(session, "ana", done.nonce, at(3)) == done
            assert resume(session, "ana", done.nonce, at(4)) == done


@pytest.mark.parametrize("mode", ["speed", "exam"])
@pytest.mark.parametrize("what", [pause, resume])
def test_only_practice_stops_the_clock(
    db: Database, begin: Begin, put: Put, at: Clock, mode: str, what: Callable[..., Attempt]
) -> None:
    posed = put(begin(mode=mode), at(0))
    with pytest.raises(ValueError, match="only practice"), db.write() as session:
        what(session, "ana", posed.nonce, at(2))
    with db.read() as session:
        assert attempt_of(session, "ana", posed.nonce) == posed


def test_a_clock_set_back_in_a_pause_makes_it_no_longer_and_no_shorter(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    posed = put(begin(), at(0))
    with db.write() as session:
        pause(session, "ana", posed.nonce, at(20))
        assert resume(session, "ana", posed.nonce, at(5)).paused_ms == 0
    assert reply(posed, at(25)).milliseconds == 25_000


def test_pauses_sent_at_once_are_one(
    db: Database, begin: Begin, put: Put, at: Clock, at_once: AtOnce
) -> None:
    posed = put(begin(), at(0))

    def send(second: int) -> Attempt:
        with db.write() as session:
            return pause(session, "ana", posed.nonce, at(second))

    assert len({attempt.paused_at for attempt in at_once(send, range(1, 9))}) == 1

    def go_on(second: int) -> Attempt:
        with db.write() as session:
            return resume(session, "ana", posed.nonce, at(second))

    assert len({attempt.paused_ms for attempt in at_once(go_on, range(20, 28))}) == 1


@settings(max_examples=40, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.tuples(st.sampled_from(["pause", "resume", "stage"]), st.integers(0, 10**6)), max_size=8))
def test_the_time_of_an_answer_is_what_a_stop_watch_would_show(
    db: Database, begin: Begin, put: Put, at: Clock, steps: list[tuple[str, int]]
) -> None:
    posed = put(begin(), at(0))
    now, watch, running, laps = 0, 0, True, [0]
    with db.write() as session:
        for what, milliseconds in [*steps, ("answer", 1)]:
            now += milliseconds
            watch += milliseconds if running else 0
            moment = at(now / 1000)
            if what == "pause":
                pause(session, "ana", posed.nonce, moment)
            elif what == "resume":
                resume(session, "ana", posed.nonce, moment)
            elif what == "stage":
                answer_stage(session, "ana", posed.nonce, len(laps) - 1, {}, moment)
                laps.append(watch)
            running = what != "pause"
        closed, _ = answer(session, "ana", posed.nonce, {}, RIGHT, at(now / 1000))
    assert closed.milliseconds == watch
    assert closed.stage_ms == tuple(later - earlier for earlier, later in pairwise(laps))
    assert closed.milliseconds == now - closed.paused_ms


def test_somebody_elses_clock_looks_like_none_at_all(db: Database, begin: Begin, put: Put, at: Clock) -> None:
    posed = put(begin(mode="exam"), at(0))
    for what in (pause, resume):
        for guest, nonce in [("ben", posed.nonce), ("ana", "no such question")]:
            with pytest.raises(NotYours, match="not asked such a question"), db.write() as session:
                what(session, guest, nonce, at(2))


@pytest.mark.parametrize(
    ("wrong", "check"),
    [("paused_ms = -1", "paused_ms"), ("paused_at = answered_at", "no_pause_after_the_answer")],
)
def test_the_database_itself_refuses_a_pause_that_cannot_be(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock, wrong: str, check: str
) -> None:
    reply(put(begin(), at(0)), at(2))
    with pytest.raises(IntegrityError, match=f"ck_attempt_{check}"), db.write() as session:
        session.execute(text(f"UPDATE attempt SET {wrong}"))
