"""The loop as a person meets it: start, answer, be told, next, summary; and the permanent address of a question."""

from __future__ import annotations

import json
import re
import shutil
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.paths import shipped_paytables
from trainer.quiz import Address, Game, Question
from trainer.school import attempts_of, written
from trainer.web import create_app
from trainer.web.house import House

GAME = "casino_holdem"
HTMX = {"HX-Request": "true"}


@pytest.fixture
def paytables(tmp_path: Path) -> Path:
    target = tmp_path / "paytables.yaml"
    shutil.copyfile(shipped_paytables(), target)
    return target


@pytest.fixture
def app(tmp_path: Path, clock: Any, paytables: Path) -> Flask:
    return create_app(
        {"TESTING": True, "TRAINER_DATA": tmp_path / "data", "CLOCK": clock, "PAYTABLES": paytables}
    )


def house_of(app: Flask) -> House:
    house = app.extensions["house"]
    assert isinstance(house, House)
    return house


def start(client: FlaskClient, drill: str = "one_box", **form: object) -> str:
    """Start a run and return its address, /run/…"""
    data = {"drill": drill, "variant": "standard", "skill": "mix", "level": "2", "length": "5", **form}
    response = client.post(f"/{GAME}/start", data=data)
    assert response.status_code == 303, response.get_data(as_text=True)
    return response.headers["Location"]


def right_answers(app: Flask, address: Address) -> dict[str, object]:
    """What to type into each field for a right answer."""
    with app.test_request_context():
        house = house_of(app)
        rules = house.rules_at(address).rules
        game = house.game(address.game)
        assert game is not None
        question = game.question(address, rules)
        grade = game.grade(question, rules, {})
        texts: dict[str, object] = {}
        for mark in grade.marks:
            text = written(mark.expected)
            texts[mark.ask.key] = text.split() if mark.ask.cards else text
        return texts


def address_due(app: Flask, client: FlaskClient, run: str) -> tuple[str, Address]:
    """The page of the question that is due, and its address."""
    due = client.get(run).headers["Location"]
    assert client.get(due).status_code == 200
    with client.session_transaction() as session:
        guest = session["guest"]
    with house_of(app).database.read() as db:
        last = attempts_of(db, guest, run.split("/")[2])[-1]
    return due, Address.parse(last.address)


def lone(
    app: Flask, drill: str = "one_box", skill: str = "ante.full_house", seed: int = 5, level: int = 2
) -> Address:
    with app.test_request_context():
        rules = house_of(app).in_force(GAME, "standard")
        assert rules is not None
        return Address(GAME, drill, "standard", rules.revision, skill, level, seed, 1)


def token_of(page: str) -> str:
    match = re.search(r'name="token" value="([^"]*)"', page)
    assert match
    return match[1]


DRILLS = ["one_box", "bonus_payout", "ante_payout", "box_total", "the_call", "read_hand", "who_wins", "dealer_game",
          "paytable", "multiply", "find_mistake"]  # fmt: skip


@pytest.mark.parametrize("drill", DRILLS)
def test_a_run_of_every_drill_answered_right_ends_in_a_summary_of_all_right(
    app: Flask, client: FlaskClient, drill: str
) -> None:
    run = start(client, drill)
    for _ in range(5):
        due, address = address_due(app, client, run)
        verdict = client.post(due, data=right_answers(app, address), headers=HTMX)
        assert verdict.status_code == 200
        assert "is-wrong" not in verdict.get_data(as_text=True)
    finished = client.get(run)
    assert finished.headers["Location"].endswith("/summary")
    summary = client.get(finished.headers["Location"]).get_data(as_text=True)
    assert "5" in summary
    assert f"{run}/replay" not in summary


def test_the_fragment_is_the_very_part_the_page_holds(app: Flask, client: FlaskClient) -> None:
    due, _ = address_due(app, client, start(client))
    page = client.get(due).get_data(as_text=True)
    fragment = client.get(due, headers=HTMX).get_data(as_text=True)
    main = page[page.index('<main id="play"') : page.index("</main>")]
    assert main in fragment
    assert "<html" not in fragment


def test_the_right_answer_and_the_skill_are_not_in_the_page_before_answering(
    app: Flask, client: FlaskClient
) -> None:
    due, address = address_due(
        app, client, start(client, "bonus_payout", skill="bonus.full_house", level="5")
    )
    amount = str(right_answers(app, address)["bonus"])
    assert int(amount) > 100
    page = client.get(due).get_data(as_text=True)
    for shown in (amount, f"{int(amount):,}", "bonus.full_house", "in-0", "is-hit"):
        assert shown not in page
    with_verdict = client.post(due, data={"bonus": "1"}, headers=HTMX).get_data(as_text=True)
    assert f"{int(amount):,}" in with_verdict
    assert "in-0" in with_verdict


def test_an_unclear_answer_is_asked_again_and_keeps_what_was_typed(app: Flask, client: FlaskClient) -> None:
    due, _ = address_due(app, client, start(client, skill="ante.flush"))
    response = client.post(due, data={"ante": "12,50", "call": "40", "bonus": "x"}, headers=HTMX)
    text = response.get_data(as_text=True)
    assert response.status_code == 422
    assert 'value="12,50"' in text
    assert 'value="40"' in text
    assert client.get(start_of(due)).headers["Location"] == due


def start_of(due: str) -> str:
    return due.rsplit("/", 1)[0]


def test_an_answer_counts_once_however_often_it_is_sent(app: Flask, client: FlaskClient, clock: Any) -> None:
    due, address = address_due(app, client, start(client))
    clock.passes(7.25)
    first = client.post(due, data=right_answers(app, address), headers=HTMX).get_data(as_text=True)
    clock.passes(60)
    wrong = dict.fromkeys(right_answers(app, address), "1")
    second = client.post(due, data=wrong, headers=HTMX).get_data(as_text=True)
    assert "is-wrong" not in second
    assert "7.2" in first
    assert "7.2" in second


def test_without_script_the_post_leads_to_the_verdict_by_a_redirect(app: Flask, client: FlaskClient) -> None:
    due, address = address_due(app, client, start(client))
    response = client.post(due, data=right_answers(app, address))
    assert response.status_code == 303
    assert response.headers["Location"] == due
    assert "is-right" in client.get(due).get_data(as_text=True)


def test_a_wrong_answer_names_its_slip_and_the_run_can_be_replayed_from_the_missed(
    app: Flask, client: FlaskClient
) -> None:
    run = start(client, "bonus_payout", skill="bonus.two_pair")
    missed = []
    for number in range(1, 6):
        due, address = address_due(app, client, run)
        answers = right_answers(app, address)
        if number in (2, 4):
            missed.append(str(address))
            answers = {"bonus": str(_bonus_stake(app, address) * 8)}
            page = client.post(due, data=answers, headers=HTMX).get_data(as_text=True)
            assert "That is the stake counted in" in page
        else:
            client.post(due, data=answers, headers=HTMX)
    summary = client.get(f"{run}/summary").get_data(as_text=True)
    assert "That is the stake counted in" in summary
    replay = client.post(f"{run}/replay").headers["Location"]
    for address_text in missed:
        due, address = address_due(app, client, replay)
        assert str(address) == address_text
        client.post(due, data=right_answers(app, address), headers=HTMX)
    assert client.get(replay).headers["Location"].endswith("/summary")


def _bonus_stake(app: Flask, address: Address) -> int:
    with app.test_request_context():
        house = house_of(app)
        game = house.game(GAME)
        assert game is not None
        stake = game.question(address, house.rules_at(address).rules).asks[-1].stake
        assert stake is not None
        return stake


def test_a_run_belongs_to_its_guest(app: Flask, client: FlaskClient) -> None:
    run = start(client)
    assert app.test_client().get(run).status_code == 404
    stranger = app.test_client()
    start(stranger)
    assert stranger.get(run).status_code == 404


def test_a_question_out_of_turn_leads_to_the_one_that_is_due(app: Flask, client: FlaskClient) -> None:
    run = start(client)
    assert client.get(f"{run}/4").headers["Location"] == f"{run}/1"
    assert client.post(f"{run}/4", data={"ante": "1"}).headers["Location"] == f"{run}/1"


@pytest.mark.parametrize(
    "form",
    [
        {"drill": "none"},
        {"variant": "none"},
        {"skill": "none"},
        {"level": "9"},
        {"length": "7"},
        {"level": "x"},
    ],
    ids=lambda form: next(iter(form)),
)
def test_a_start_with_a_value_the_form_does_not_offer_is_refused(
    client: FlaskClient, form: dict[str, str]
) -> None:
    data = {"drill": "one_box", "variant": "standard", "skill": "mix", "level": "2", "length": "5", **form}
    assert client.post(f"/{GAME}/start", data=data).status_code in (400, 404)


# The permanent address


def test_an_address_deals_the_same_question_every_time(app: Flask, client: FlaskClient) -> None:
    address = lone(app)

    def cards(page: str) -> list[str]:
        return re.findall(r'href="[^"]*#([2-9TJQKA][shdc])"', page)

    first, second = (client.get(f"/q/{address}").get_data(as_text=True) for _ in range(2))
    assert len(cards(first)) >= 9
    assert cards(first) == cards(second)


def test_a_question_of_many_stages_is_dealt_once(
    app: Flask, client: FlaskClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    dealt = []
    deal = Game.question

    def counted(game: Game, address: Address, *rest: Any) -> Question:
        dealt.append(address)
        return deal(game, address, *rest)

    monkeypatch.setattr(Game, "question", counted)
    address, other = lone(app, "whole_table", "table.folds"), lone(app, "whole_table", "table.folds", seed=6)
    page = client.get(f"/q/{address}").get_data(as_text=True)
    client.post(f"/q/{address}", data={"token": token_of(page), "next": "box_1"})
    client.get(f"/q/{address}")
    client.get(f"/q/{other}")
    assert dealt == [address, other]


def test_a_lone_answer_is_timed_by_the_server_and_counts_once(
    app: Flask, client: FlaskClient, clock: Any
) -> None:
    address = lone(app)
    token = token_of(client.get(f"/q/{address}").get_data(as_text=True))
    clock.passes(3)
    right = {**right_answers(app, address), "token": token}
    assert "3.0" in client.post(f"/q/{address}", data=right).get_data(as_text=True)
    again = {**dict.fromkeys(right, "1"), "token": token}
    assert "is-wrong" not in client.post(f"/q/{address}", data=again).get_data(as_text=True)


def test_a_forged_token_gets_a_verdict_but_no_time(app: Flask, client: FlaskClient) -> None:
    address = lone(app)
    other = token_of(client.get(f"/q/{lone(app, seed=6)}").get_data(as_text=True))
    for token in ("", "forged", other):
        page = client.post(f"/q/{address}", data={**right_answers(app, address), "token": token})
        assert page.status_code == 200
        assert "is-right" in page.get_data(as_text=True)


def test_an_edited_paytable_changes_new_questions_and_never_an_old_address(
    app: Flask, client: FlaskClient, paytables: Path
) -> None:
    old = lone(app, "ante_payout", "ante.full_house")
    before = right_answers(app, old)
    client.get("/")
    text = paytables.read_text()
    edited = text.replace("full house: 3 to 1", "full house: 4 to 1")
    assert edited != text
    paytables.write_text(edited)
    new = lone(app, "ante_payout", "ante.full_house")
    assert new.revision != old.revision
    assert right_answers(app, old) == before
    assert right_answers(app, new) != before
    assert client.get(f"/q/{old}").status_code == 200


def test_a_broken_edit_leaves_the_last_good_rules_in_force_and_says_why(
    app: Flask, client: FlaskClient, paytables: Path
) -> None:
    good = lone(app)
    client.get("/")
    paytables.write_text(paytables.read_text().replace("full house: 3 to 1", "full house: 3 two 1"))
    page = client.get("/").get_data(as_text=True)
    assert "3 two 1" in page
    assert lone(app).revision == good.revision
    assert client.get(f"/q/{good}").status_code == 200


def test_an_address_travels_to_another_installation_once_the_revision_is_known_there(
    app: Flask, client: FlaskClient, tmp_path: Path, paytables: Path
) -> None:
    paytables.write_text(paytables.read_text().replace("full house: 3 to 1", "full house: 4 to 1"))
    address = lone(app)
    elsewhere = create_app(
        {"TESTING": True, "TRAINER_DATA": tmp_path / "elsewhere", "PAYTABLES": shipped_paytables()}
    )
    unknown = elsewhere.test_client().get(f"/q/{address}")
    assert unknown.status_code == 404
    assert address.revision in unknown.get_data(as_text=True)
    with_it = create_app({"TESTING": True, "TRAINER_DATA": tmp_path / "elsewhere", "PAYTABLES": paytables})
    assert with_it.test_client().get(f"/q/{address}").status_code == 200


@pytest.mark.parametrize(
    "change", [{"drill": "none"}, {"skill": "no.such"}, {"generator": 2}, {"game": "poker"}]
)
def test_an_address_of_nothing_is_said_so(app: Flask, client: FlaskClient, change: dict[str, object]) -> None:
    from dataclasses import replace

    assert client.get(f"/q/{replace(lone(app), **change)}").status_code == 404  # type: ignore[arg-type]


def test_what_is_kept_of_an_answer(app: Flask, client: FlaskClient, clock: Any) -> None:
    run = start(client, "bonus_payout", skill="bonus.flush")
    due, address = address_due(app, client, run)
    clock.passes(2)
    stake = _bonus_stake(app, address)
    client.post(due, data={"bonus": f"{stake * 21}", "hint": "row"}, headers=HTMX)
    with client.session_transaction() as session:
        guest = session["guest"]
    with house_of(app).database.read() as db:
        (attempt,) = attempts_of(db, guest, run.split("/")[2])
    assert attempt.milliseconds == 2000
    assert attempt.right is False
    assert attempt.slip == "slip.stake_counted_in"
    assert attempt.hints == ("row",)
    assert json.loads(json.dumps(attempt.answer)) == {"bonus": [f"{stake * 21}"]}
    assert attempt.marks[0].expected == str(stake * 20)
