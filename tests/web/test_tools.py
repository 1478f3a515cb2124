"""Settle a hand and the self-test, as a person meets them."""

from __future__ import annotations

import re
import shutil
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from trainer.games import GAMES
from trainer.paths import shipped_paytables
from trainer.quiz import Loses, Number, Pays, Pushes
from trainer.web import create_app
from trainer.web.choosing import rules_of
from trainer.web.house import House
from trainer.web.self_test import questions

SETTLE = "/casino_holdem/settle"
HAND = {
    "cards": "As Kd",
    "board": "Ah 7c 3s Kh Ks",
    "dealer": "Qc Qd",
    "ante": "25",
    "bonus": "10",
    "call": "1",
    "variant": "standard",
}
HTMX = {"HX-Request": "true"}


@pytest.fixture
def paytables(tmp_path: Path) -> Path:
    target = tmp_path / "paytables.yaml"
    shutil.copyfile(shipped_paytables(), target)
    return target


@pytest.fixture
def app(tmp_path: Path, paytables: Path) -> Flask:
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path / "data", "PAYTABLES": paytables})


def words(response: TestResponse) -> str:
    """The page without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", response.get_data(as_text=True))).split())


def parameters(response: TestResponse) -> dict[str, str]:
    """The query a redirect leads to."""
    assert response.status_code == 303
    query = parse_qs(urlsplit(response.headers["Location"]).query, keep_blank_values=True)
    return {name: values[0] for name, values in query.items()}


def link_of(response: TestResponse) -> str:
    """The permanent link a settlement offers."""
    found = re.search(r'id="link"[^>]*value="([^"]+)"', response.get_data(as_text=True))
    assert found
    return unescape(found[1])


# ------------------------------------------------------------------ settle a hand


def test_nine_cards_and_the_stakes_are_settled_with_reasons(client: FlaskClient) -> None:
    text = words(client.get(SETTLE, query_string=HAND))
    assert "The box wins: +195" in text
    assert "full house, kings full of aces" in text
    assert "25 × 3 = 75" in text
    assert "10 × 7 = 70" in text


def test_settling_leads_to_the_permanent_link(client: FlaskClient) -> None:
    asked = parameters(client.get(SETTLE, query_string={**HAND, "go": "1"}))
    assert asked.keys() == {*HAND, "revision"}


def test_a_linked_settlement_keeps_its_rules_when_the_house_changes_them(
    client: FlaskClient, paytables: Path
) -> None:
    link = link_of(client.get(SETTLE, query_string=HAND))
    was = paytables.read_text(encoding="utf-8")
    paytables.write_text(was.replace("full house: 3 to 1", "full house: 4 to 1"), encoding="utf-8")
    assert "+220" in words(client.get(SETTLE, query_string=HAND))
    again = words(client.get(link))
    assert "The box wins: +195" in again
    assert "no longer in force" in again


def test_a_link_to_rules_never_in_force_here_settles_nothing(client: FlaskClient) -> None:
    response = client.get(SETTLE, query_string={**HAND, "revision": "000000000000"})
    assert response.status_code == 404
    assert "+195" not in words(response)


def test_the_rule_of_the_chosen_house_decides_the_bonus_of_a_fold(client: FlaskClient) -> None:
    folded = {**HAND, "call": "0"}
    assert "The player folds: +45" in words(client.get(SETTLE, query_string=folded))
    forfeited = client.get(SETTLE, query_string={**folded, "variant": "playtech"})
    assert "The player folds: −35" in words(forfeited)


def test_without_a_bonus_the_box_has_no_bonus_line(client: FlaskClient) -> None:
    text = words(client.get(SETTLE, query_string={**HAND, "bonus": ""}))
    assert "The box wins: +125" in text
    assert "for the bonus" not in text


def test_every_trouble_is_said_at_its_field_and_nothing_typed_is_lost(client: FlaskClient) -> None:
    typed = {**HAND, "cards": "As xx", "dealer": "Qc Ah", "ante": "", "bonus": "12,50", "go": "1"}
    response = client.get(SETTLE, query_string=typed)
    page = response.get_data(as_text=True)
    assert response.status_code == 422
    for name in ("cards", "dealer", "ante", "bonus"):
        assert f'id="trouble-{name}"' in page
        assert f'aria-describedby="trouble-{name}"' in page
        assert f'value="{typed[name]}"' in page
    assert 'id="trouble-board"' not in page
    assert "“ xx ” is no card" in words(response)


def test_missing_cards_are_no_trouble_before_settling_is_asked_for(client: FlaskClient) -> None:
    few = {"cards": "As", "board": "2c 3c"}
    waiting = client.get(SETTLE, query_string=few)
    assert waiting.status_code == 200
    assert "unclear" not in waiting.get_data(as_text=True)
    assert "Still missing: 6" in words(waiting)
    asked = client.get(SETTLE, query_string={**few, "go": "1"})
    assert asked.status_code == 422
    assert words(asked).count("more needed here") == 3


def test_a_tap_puts_the_card_into_the_next_place_and_keeps_the_rest(client: FlaskClient) -> None:
    half = {**HAND, "board": "Ah 7c", "ante": "1,275", "call": "0", "tap": "3s"}
    assert parameters(client.get(SETTLE, query_string=half)) == {
        **HAND, "board": "Ah 7c 3s", "ante": "1,275", "call": "0",
    }  # fmt: skip


def test_tapping_a_card_again_takes_it_back(client: FlaskClient) -> None:
    assert parameters(client.get(SETTLE, query_string={**HAND, "tap": "7c"}))["board"] == "Ah _ 3s Kh Ks"


def test_undo_takes_the_last_card_back(client: FlaskClient) -> None:
    assert parameters(client.get(SETTLE, query_string={**HAND, "undo": "1"}))["dealer"] == "Qc"


def test_a_tap_of_no_card_is_passed_over(client: FlaskClient) -> None:
    assert client.get(SETTLE, query_string={**HAND, "tap": "<b>"}).status_code == 200


def test_enter_in_a_field_settles_and_takes_no_card_back(client: FlaskClient) -> None:
    first = re.search(
        r"<button[^>]*>", client.get(SETTLE, query_string=HAND).get_data(as_text=True).split('id="settle"')[1]
    )
    assert first
    assert 'name="go"' in first[0]


def test_an_example_is_nine_different_cards_ready_to_be_settled(client: FlaskClient) -> None:
    for _ in range(5):
        asked = parameters(client.get(f"{SETTLE}/example"))
        dealt = " ".join(asked[name] for name in ("cards", "board", "dealer")).split()
        assert len(set(dealt)) == 9
        assert "What each bet gets" in words(client.get(SETTLE, query_string=asked))


def test_htmx_gets_the_form_alone(client: FlaskClient) -> None:
    page = client.get(SETTLE, query_string=HAND, headers=HTMX).get_data(as_text=True)
    assert page.startswith("<form")
    assert "<html" not in page


def test_a_huge_stake_is_settled_and_a_longer_one_asked_again(client: FlaskClient) -> None:
    assert "999,999,999,999,999" in words(client.get(SETTLE, query_string={**HAND, "ante": "9" * 15}))
    assert client.get(SETTLE, query_string={**HAND, "ante": "9" * 16, "go": "1"}).status_code == 422


def test_what_was_typed_is_escaped(client: FlaskClient) -> None:
    page = client.get(SETTLE, query_string={"cards": '"><script>', "go": "1"}).get_data(as_text=True)
    assert "<script>" not in page


# ------------------------------------------------------------------ the self-test


def test_the_self_test_leads_to_three_fresh_questions(client: FlaskClient) -> None:
    response = client.get("/casino_holdem/self-test")
    assert response.status_code == 303
    assert re.search(r"/casino_holdem/self-test/\d+\?", response.headers["Location"])


def right_answers(app: Flask, seed: int) -> dict[str, str]:
    """Field to the right answer of the standard rules' questions of a seed."""
    house = app.extensions["house"]
    assert isinstance(house, House)
    with app.test_request_context():
        rules = house.in_force("casino_holdem", "standard")
        assert rules is not None
        assert rules_of("casino_holdem", "standard", rules.revision).rules == rules.rules
    found = {}
    for part in questions(GAMES["casino_holdem"], rules, seed):
        for mark in GAMES["casino_holdem"].grade(part.question, rules.rules, {}).marks:
            match mark.expected:
                case Pays(amount=n) | Number(value=n):
                    text = str(n)
                case Pushes():
                    text = "0"
                case Loses():
                    text = "L"
            found[part.prefix + mark.ask.key] = text
    return found


@pytest.mark.parametrize("seed", [1, 2, 3])
def test_the_same_seed_asks_the_same_and_right_answers_are_right(
    app: Flask, client: FlaskClient, seed: int
) -> None:
    address = f"/casino_holdem/self-test/{seed}"
    assert words(client.get(address)) == words(client.get(address))
    answers = right_answers(app, seed)
    assert len(answers) == 3
    assert "3 of 3 right" in words(client.post(address, data=answers))


def test_the_answer_is_not_on_the_page_before_answering(app: Flask, client: FlaskClient) -> None:
    page = client.get("/casino_holdem/self-test/1").get_data(as_text=True)
    assert "outcome" not in page
    assert not re.search(r'name="q\d\.\w+"[^>]*value="[^"]', page)


def test_a_stake_counted_in_is_told(app: Flask, client: FlaskClient) -> None:
    answers = right_answers(app, 1)
    page = client.get("/casino_holdem/self-test/1").get_data(as_text=True)
    stake = re.search(r'for="q1\.bonus".*?<bdi dir="ltr">([\d,]+)</bdi>', page)
    assert stake
    answers["q1.bonus"] = str(int(answers["q1.bonus"]) + int(stake[1].replace(",", "")))
    text = words(client.post("/casino_holdem/self-test/1", data=answers))
    assert "2 of 3 right" in text
    assert "That is the stake counted in" in text


def test_an_unclear_answer_is_asked_again_and_nothing_is_judged(app: Flask, client: FlaskClient) -> None:
    answers = {**right_answers(app, 1), "q2.ante": "12,5"}
    response = client.post("/casino_holdem/self-test/1", data=answers)
    page = response.get_data(as_text=True)
    assert response.status_code == 422
    assert 'value="12,5"' in page
    assert f'value="{answers["q1.bonus"]}"' in page
    assert "outcome" not in page


def test_no_self_test_with_a_seed_out_of_range(client: FlaskClient) -> None:
    assert client.get(f"/casino_holdem/self-test/{2**53}").status_code == 404
