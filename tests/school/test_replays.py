from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest

from trainer.school import Attempt, Database, Run, attempts_of, missed, slow, start_replay, withdraw

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]
Put = Callable[..., Attempt]
Reply = Callable[..., Attempt]
Play = Callable[..., None]


@pytest.fixture
def play(put: Put, reply: Reply, at: Clock) -> Play:
    """Answer the questions of a run, each in so many seconds: + right, - wrong, . put but left open."""

    def play(run: Run, rights: str, seconds: list[float] | None = None) -> None:
        for number, how in enumerate(rights, start=1):
            posed = put(run, at(100 * number), number)
            if how != ".":
                reply(posed, at(100 * number + (seconds[number - 1] if seconds else 2)), how == "+")

    return play


def test_a_replay_asks_what_was_answered_wrong_and_does_not_count(
    db: Database, begin: Begin, play: Play, at: Clock
) -> None:
    run = begin()
    play(run, "-+-.")
    with db.write() as session:
        replay = start_replay(session, "ana", run.id, at(1000))
    assert replay.planned == ("question 1", "question 3")
    assert (replay.length, replay.replay_of, replay.counted) == (2, run.id, False)
    assert (replay.drill, replay.variant, replay.revision) == (run.drill, run.variant, run.revision)


def test_a_replay_can_be_replayed(db: Database, begin: Begin, play: Play, at: Clock) -> None:
    run = begin()
    play(run, "--")
    with db.write() as session:
        replay = start_replay(session, "ana", run.id, at(1000))
    play(replay, "+-")
    with db.write() as session:
        assert start_replay(session, "ana", replay.id, at(2000)).planned == ("question 2",)


@pytest.mark.parametrize("which", ["missed", "slow"])
def test_a_run_without_any_has_no_replay(
    db: Database, begin: Begin, play: Play, at: Clock, which: str
) -> None:
    run, untouched = begin(), begin()
    play(run, "++.")
    for without in (run, untouched):
        with pytest.raises(ValueError, match=f"nothing was {which}"), db.write() as session:
            start_replay(session, "ana", without.id, at(1000), which)


def test_there_are_two_replays(db: Database, begin: Begin, play: Play, at: Clock) -> None:
    run = begin()
    play(run, "--")
    with pytest.raises(ValueError, match="missed or the slow"), db.write() as session:
        start_replay(session, "ana", run.id, at(1000), "easy")


def test_slow_is_what_was_right_in_more_than_one_and_a_half_times_the_median(
    db: Database, begin: Begin, play: Play, at: Clock
) -> None:
    run = begin()
    play(run, "+++-+", [2, 3, 3.001, 9, 1])  # the median is 3 s, of all five
    with db.write() as session:
        assert [attempt.number for attempt in missed(attempts_of(session, "ana", run.id))] == [4]
        assert slow(attempts_of(session, "ana", run.id)) == ()
    run = begin()
    play(run, "+-+++", [2, 2, 3, 3.001, 1])  # the median is 2 s: 3 s is the limit
    with db.write() as session:
        assert [attempt.number for attempt in slow(attempts_of(session, "ana", run.id))] == [4]
        replay = start_replay(session, "ana", run.id, at(1000), "slow")
    assert (replay.planned, replay.counted, replay.replay_of) == (("question 4",), False, run.id)


def test_a_withdrawn_answer_is_not_replayed_and_sets_no_pace(
    db: Database, begin: Begin, play: Play, at: Clock
) -> None:
    wrong, right = begin(), begin()
    play(wrong, "--")
    play(right, "+++", [1, 1.6, 60])
    with db.write() as session:
        for run in (wrong, right):
            withdraw(session, "ana", run.id, at(1000))
        assert start_replay(session, "ana", wrong.id, at(1001)).planned == ("question 1",)
        assert slow(attempts_of(session, "ana", right.id)) == ()


def test_a_speed_run_is_replayed_without_a_clock(db: Database, begin: Begin, play: Play, at: Clock) -> None:
    run = begin(mode="speed", shared_from="a key")
    play(run, "-")
    with db.write() as session:
        replay = start_replay(session, "ana", run.id, at(1000))
    assert (replay.mode, replay.seconds, replay.shared_from, replay.length) == ("practice", None, None, 1)
