"""The ways to sit a run: practice, speed, exam; stages, hints, withdrawing, pausing, chips, the same deals for everybody."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.quiz import Address
from trainer.school import Attempt, Ended, Run, attempts_of, run_of, written
from trainer.web import create_app
from trainer.web.house import House

GAME = "casino_holdem"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def app(tmp_path: Path, clock: Any) -> Flask:
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path, "CLOCK": clock})


class Sitting:
    """A run as its guest sits it."""

    def __init__(self, app: Flask, client: FlaskClient, **form: str) -> None:
        self.app, self.client = app, client
        data = {
            "drill": "bonus_payout",
            "variant": "standard",
            "skill": "mix",
            "level": "2",
            "length": "5",
            **form,
        }
        self.url = client.post(f"/{GAME}/start", data=data).headers["Location"]

    @property
    def house(self) -> House:
        house = self.app.extensions["house"]
        assert isinstance(house, House)
        return house

    @property
    def _guest(self) -> str:
        with self.client.session_transaction() as session:
            return str(session["guest"])

    @property
    def attempts(self) -> tuple[Attempt, ...]:
        with self.house.database.read() as db:
            return attempts_of(db, self._guest, self.url.split("/")[2])

    @property
    def run(self) -> Run:
        with self.house.database.read() as db:
            return run_of(db, self._guest, self.url.split("/")[2])

    def due(self) -> str:
        """Go to the question that is due and return its address on the site."""
        path = self.client.get(self.url).headers["Location"]
        assert self.client.get(path).status_code == 200
        return path

    def right(self, stage: int = 0) -> dict[str, object]:
        """The right answers to a stage of the question put last."""
        address = Address.parse(self.attempts[-1].address)
        with self.app.test_request_context():
            rules = self.house.rules_at(address).rules
            game = self.house.game(address.game)
            assert game is not None
            question = game.question(address, rules)
            marks = game.grade(question, rules, {}).of(question.stages[stage].asks).marks
        texts: dict[str, object] = {"stage": str(stage)}
        for mark in marks:
            text = written(mark.expected)
            texts[mark.ask.key] = text.split() if mark.ask.cards else text
        return texts

    def stages(self) -> int:
        address = Address.parse(self.attempts[-1].address)
        with self.app.test_request_context():
            game = self.house.game(address.game)
            assert game is not None
            return len(game.question(address, self.house.rules_at(address).rules).stages)

    def answer(self, path: str, texts: dict[str, object]) -> str:
        response = self.client.post(path, data=texts, headers=HTMX)
        return response.headers.get("HX-Redirect") or response.get_data(as_text=True)


# Speed


def test_at_speed_a_right_answer_leads_straight_on_and_a_wrong_one_shows_its_verdict(
    app: Flask, client: FlaskClient
) -> None:
    run = Sitting(app, client, mode="speed", length="10")
    page = run.answer(run.due(), run.right())
    assert 'id="answer"' in page
    assert "2 / 10" in page
    wrong = run.answer(run.due(), {"bonus": "1"})
    assert "is-wrong" in wrong


def test_a_timed_run_ends_with_its_time_and_counts_what_was_answered(
    app: Flask, client: FlaskClient, clock: Any
) -> None:
    run = Sitting(app, client, mode="speed", length="60s")
    path = run.due()
    clock.passes(59)
    run.answer(path, run.right())
    due = run.due()
    clock.passes(10)
    assert run.answer(due, run.right()).endswith("/summary")
    assert run.run.ended is Ended.TIME
    assert run.run.rated
    assert client.get(run.url).headers["Location"].endswith("/summary")
    assert client.get(f"{run.url}/summary").status_code == 200


def test_a_speed_run_whose_page_is_hidden_ends_unrated(app: Flask, client: FlaskClient) -> None:
    run = Sitting(app, client, mode="speed", length="10")
    run.answer(run.due(), run.right())
    run.due()
    assert client.post(f"{run.url}/leave").status_code == 303
    assert run.run.ended is Ended.LEFT
    assert not run.run.rated
    assert client.get(run.url).headers["Location"].endswith("/summary")


def test_hints_and_withdrawing_belong_to_practice(app: Flask, client: FlaskClient) -> None:
    for mode in ("speed", "exam"):
        run = Sitting(app, client, mode=mode, length="10")
        path = run.due()
        client.post(f"{path}?hint=1", data={"hint": "worked", "bonus": ""}, headers=HTMX)
        run.answer(path, run.right())
        assert run.attempts[0].hints == ()
        assert client.post(f"{run.url}/withdraw").status_code == 400
        assert client.post(f"{path}/pause").status_code == 400


# Exam


def test_an_exam_says_nothing_until_its_end(app: Flask, client: FlaskClient) -> None:
    run = Sitting(app, client, mode="exam")
    for number in range(1, 6):
        path = run.due()
        page = run.answer(path, {"bonus": "1"})
        assert "is-wrong" not in page
        if number < 5:
            assert client.get(path).status_code == 303
            assert client.get(f"{run.url}/summary").status_code == 303
    assert page.endswith("/summary")
    assert "is-wrong" in client.get(f"{run.url}/1").get_data(as_text=True)


# Practice


def test_an_answer_may_be_withdrawn_once_scores_nothing_and_is_not_asked_again(
    app: Flask, client: FlaskClient
) -> None:
    run = Sitting(app, client)
    run.answer(run.due(), {"bonus": "1"})
    missed = run.attempts[0].address
    assert client.post(f"{run.url}/withdraw").status_code == 303
    for _ in range(4):
        run.answer(run.due(), run.right())
        assert run.attempts[-1].address != missed
    assert client.post(f"{run.url}/withdraw").status_code == 400
    summary = client.get(f"{run.url}/summary").get_data(as_text=True)
    assert f"{run.url}/replay" not in summary or 'value="missed"' not in summary


def test_pausing_stops_the_clock_of_practice(app: Flask, client: FlaskClient, clock: Any) -> None:
    run = Sitting(app, client)
    path = run.due()
    clock.passes(3)
    assert client.post(f"{path}/pause").status_code == 204
    clock.passes(600)
    assert client.post(f"{path}/resume").status_code == 204
    clock.passes(2)
    run.answer(path, run.right())
    assert run.attempts[0].milliseconds == 5000


def test_a_page_opened_again_lets_the_clock_go_on(app: Flask, client: FlaskClient, clock: Any) -> None:
    run = Sitting(app, client)
    path = run.due()
    client.post(f"{path}/pause")
    clock.passes(600)
    client.get(path)
    clock.passes(4)
    run.answer(path, run.right())
    assert run.attempts[0].milliseconds == 4000


def test_hints_come_in_steps_keep_what_was_typed_and_are_noted(app: Flask, client: FlaskClient) -> None:
    run = Sitting(app, client, skill="bonus.full_house", level="4")
    path = run.due()
    amount = int(str(run.right()["bonus"]))
    first = client.post(f"{path}?hint=1", data={"hint": "row", "bonus": "12"}, headers=HTMX)
    assert first.status_code == 200
    text = first.get_data(as_text=True)
    assert 'value="12"' in text
    assert f"{amount:,}" not in text
    last = client.post(f"{path}?hint=1", data={"hint": ["row", "key", "worked"], "bonus": "12"}, headers=HTMX)
    assert f"{amount:,}" in last.get_data(as_text=True)
    run.answer(path, {**run.right(), "hint": ["row", "key", "worked"]})
    assert run.attempts[0].hints == ("row", "key", "worked")


@pytest.mark.parametrize("drill", ["paytable", "the_call", "find_mistake", "irregular", "box_total"])
def test_where_the_reason_is_the_answer_no_hint_is_offered(
    app: Flask, client: FlaskClient, drill: str
) -> None:
    run = Sitting(app, client, drill=drill)
    for _ in range(5):
        path = run.due()
        assert "hint=1" not in client.get(path).get_data(as_text=True)
        run.answer(path, run.right())


def test_help_is_offered_for_bets_whatever_becomes_of_them(app: Flask, client: FlaskClient) -> None:
    for skill in ("bonus.kings", "bonus.flush"):
        run = Sitting(app, client, skill=skill)
        path = run.due()
        assert "hint=1" in client.get(path).get_data(as_text=True)
        two = {"hint": ["row", "key"], "bonus": ""}
        assert "hint=1" in client.post(f"{path}?hint=1", data=two, headers=HTMX).get_data(as_text=True)


def test_slow_answers_can_be_replayed_and_a_replay_does_not_count(
    app: Flask, client: FlaskClient, clock: Any
) -> None:
    run = Sitting(app, client)
    for seconds in (2, 2, 30, 2, 2):
        path = run.due()
        clock.passes(seconds)
        run.answer(path, run.right())
    slow = run.attempts[2].address
    replay = client.post(f"{run.url}/replay", data={"which": "slow"}).headers["Location"]
    client.get(client.get(replay).headers["Location"])
    with run.house.database.read() as db:
        again = run_of(db, run.attempts[0].guest, replay.split("/")[2])
    assert again.planned == (slow,)
    assert not again.counted


# Stages


@pytest.mark.parametrize("drill", ["whole_table"])
def test_a_whole_table_is_settled_stage_by_stage(app: Flask, client: FlaskClient, drill: str) -> None:
    run = Sitting(app, client, drill=drill, level="3")
    path = run.due()
    stages = run.stages()
    assert stages > 3
    for stage in range(stages):
        page = run.answer(path, run.right(stage))
        assert "is-wrong" not in page
        assert client.get(path).status_code == 200
    (attempt,) = run.attempts
    assert attempt.right
    assert len(attempt.stages) == stages
    assert client.get(run.url).headers["Location"].endswith("/2")


def test_a_stage_answered_twice_keeps_its_first_answer(app: Flask, client: FlaskClient) -> None:
    run = Sitting(app, client, drill="whole_table", level="3")
    path = run.due()
    right = run.right(0)
    run.answer(path, right)
    wrong = {key: "1" if key != "stage" else value for key, value in right.items()}
    run.answer(path, wrong)
    assert len(run.attempts[0].stages) == 1
    key = next(k for k in right if k != "stage")
    assert list(run.attempts[0].stages[0][key]) == [right[key]]


def test_a_question_in_stages_at_its_address_needs_no_run(app: Flask, client: FlaskClient) -> None:
    run = Sitting(app, client, drill="whole_table", level="1")
    run.due()
    address = run.attempts[0].address
    page = client.get(f"/q/{address}").get_data(as_text=True)
    for stage in range(run.stages()):
        match = re.search(r'name="token" value="([^"]*)"', page)
        assert match
        texts = {**run.right(stage), "token": match[1]}
        page = client.post(f"/q/{address}", data=texts, headers=HTMX).get_data(as_text=True)
        assert "is-wrong" not in page
        following = re.search(r'href="(/q/[^"]*\?at=[^"]*)"', page)
        if following and 'id="answer"' not in page:
            page = client.get(following[1].replace("&amp;", "&"), headers=HTMX).get_data(as_text=True)
    assert "verdict" in page


# The same deals for everybody


def test_a_shared_run_deals_the_same_questions_to_everybody(app: Flask, client: FlaskClient) -> None:
    mine = Sitting(app, client, mode="speed", length="10")
    for _ in range(3):
        mine.answer(mine.due(), mine.right())
    client.post(f"{mine.url}/leave")
    summary = client.get(f"{mine.url}/summary").get_data(as_text=True)
    link = re.search(r"http://localhost(/same/[^\"<\s]+)", summary)
    assert link
    stranger = app.test_client()
    assert stranger.get(link[1]).status_code == 200
    theirs = Sitting(app, stranger)
    theirs.url = stranger.post(link[1]).headers["Location"]
    for _ in range(3):
        theirs.answer(theirs.due(), theirs.right())
    assert [a.address for a in theirs.attempts[:3]] == [a.address for a in mine.attempts[:3]]
    assert theirs.run.mode == mine.run.mode
    assert theirs.run.length == mine.run.length


@pytest.mark.parametrize("key", ["", "x", "casino_holdem/one_box/standard@0b876be6797c/mix/2/8/g1/speed/61s",
                                 "casino_holdem/one_box/standard@0b876be6797c/mix/2/8/g1/race/10"])  # fmt: skip
def test_a_link_to_no_run_is_said_so(client: FlaskClient, key: str) -> None:
    assert client.get(f"/same/{key}").status_code == 404


# Chips


def test_chips_put_out_are_judged_apart_from_the_amount(app: Flask, client: FlaskClient) -> None:
    run = Sitting(app, client, skill="bonus.flush", level="1")
    path = run.due()
    amount = int(str(run.right()["bonus"]))
    fives = ",".join(["5"] * (amount // 5))
    page = run.answer(path, {**run.right(), "chips.bonus": fives})
    assert "is-wrong" not in page
    assert run.attempts[0].right
    assert dict(run.attempts[0].answer)["chips.bonus"] == (fives,)


@pytest.mark.parametrize("pile", ["5,x", "-5", "5," * 500, "99999999999", "٥"])
def test_a_pile_that_is_no_list_of_chips_is_left_out(app: Flask, client: FlaskClient, pile: str) -> None:
    run = Sitting(app, client, skill="bonus.flush", level="1")
    page = run.answer(run.due(), {**run.right(), "chips.bonus": pile})
    assert "is-right" in page
