from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from datetime import datetime
from typing import Any

import pytest
from sqlalchemy import text
from sqlalchemy.exc import IntegrityError

from trainer.school import (
    Attempt,
    Database,
    KeptMark,
    NothingToWithdraw,
    Run,
    answer_lone,
    attempts_of,
    finish,
    run_of,
    withdraw,
)

Begin = Callable[..., Run]
Clock = Callable[[float], datetime]
AtOnce = Callable[..., list[Any]]
Put = Callable[..., Attempt]
Reply = Callable[..., Attempt]


def test_the_last_answer_is_withdrawn_and_stays_as_it_was_given(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    run = begin()
    first, second = (reply(put(run, at(n), n), at(n + 1), right=False) for n in (1, 2))
    open_one = put(run, at(5), 3)
    with db.write() as session:
        assert withdraw(session, "ana", run.id, at(6)) == replace(second, withdrawn_at=at(6))
    with db.read() as session:
        assert attempts_of(session, "ana", run.id) == (first, replace(second, withdrawn_at=at(6)), open_one)


def test_its_question_is_done_with_in_this_run(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    run = begin()
    posed = put(run, at(1))
    reply(posed, at(2))
    with db.write() as session:
        withdrawn = withdraw(session, "ana", run.id, at(3))
        assert run_of(session, "ana", run.id) == run
    assert put(run, at(4)) == withdrawn
    assert reply(posed, at(5), right=False) == withdrawn


def test_only_one_answer_a_run_is_withdrawn(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    run, another = begin(), begin()
    for n in (1, 2):
        reply(put(run, at(n), n), at(n + 1))
    reply(put(another, at(1)), at(2))
    with db.write() as session:
        withdraw(session, "ana", run.id, at(6))
        withdraw(session, "ana", another.id, at(6))
    reply(put(run, at(7), 3), at(8))
    before = _attempts(db, run)
    with pytest.raises(NothingToWithdraw, match="already"), db.write() as session:
        withdraw(session, "ana", run.id, at(9))
    assert _attempts(db, run) == before


def test_withdrawals_sent_at_once_take_back_one_answer(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock, at_once: AtOnce
) -> None:
    run = begin()
    for n in (1, 2, 3):
        reply(put(run, at(n), n), at(n + 1))

    def send(second: int) -> bool:
        try:
            with db.write() as session:
                return withdraw(session, "ana", run.id, at(second)).number == 3
        except NothingToWithdraw:
            return False

    assert sorted(at_once(send, range(10, 18))) == [False] * 7 + [True]
    assert [attempt.withdrawn_at is None for attempt in _attempts(db, run)] == [True, True, False]


def test_the_answer_that_finished_a_run_may_be_withdrawn_and_the_run_stays_finished(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    run = begin(length=1)
    reply(put(run, at(1)), at(2))
    with db.write() as session:
        finish(session, "ana", run.id, at(2))
        assert withdraw(session, "ana", run.id, at(3)).withdrawn_at == at(3)
        assert run_of(session, "ana", run.id).finished == at(2)


@pytest.mark.parametrize("mode", ["speed", "exam"])
def test_only_practice_lets_an_answer_be_withdrawn(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock, mode: str
) -> None:
    run = begin(mode=mode)
    answered = reply(put(run, at(1)), at(2))
    with pytest.raises(NothingToWithdraw, match="practice"), db.write() as session:
        withdraw(session, "ana", run.id, at(3))
    assert _attempts(db, run) == (answered,)


def test_a_run_without_an_answer_has_nothing_to_withdraw(
    db: Database, begin: Begin, put: Put, at: Clock
) -> None:
    run = begin()
    put(run, at(1))
    with pytest.raises(NothingToWithdraw, match="nothing was answered"), db.write() as session:
        withdraw(session, "ana", run.id, at(3))


def test_the_database_itself_refuses_a_withdrawal_that_cannot_be(
    db: Database, begin: Begin, put: Put, reply: Reply, at: Clock
) -> None:
    run = begin()
    for n in (1, 2):
        reply(put(run, at(n), n), at(n + 1))
    put(run, at(5), 3)
    with db.write() as session:
        answer_lone(session, "ana", "n", "q", at(0), [], {}, [KeptMark("x", True, "1", "1")], at(2))
    for where, refusal in [
        ("number <= 2", "UNIQUE constraint failed: attempt.run"),
        ("number = 3", "withdrawn_from_a_run"),
        ("run IS NULL", "withdrawn_from_a_run"),
    ]:
        with pytest.raises(IntegrityError, match=refusal), db.write() as session:
            session.execute(text(f"UPDATE attempt SET withdrawn_at = posed_at WHERE {where}"))


def _attempts(db: Database, run: Run) -> tuple[Attempt, ...]:
    with db.read() as session:
        return attempts_of(session, run.guest, run.id)
