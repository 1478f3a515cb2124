"""The table of several boxes as it is drawn: what lies open, what is a button, what is not told before it is answered."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from typing import Any

import pytest
from flask import Flask, render_template
from flask.testing import FlaskClient

from trainer.games import GAMES
from trainer.games.casino_holdem.irregularities import Irregularity, possible
from trainer.games.casino_holdem.settlement import settle
from trainer.quiz import Address, Choice, Question
from trainer.web import create_app
from trainer.web.guest import Prefs
from trainer.web.house import HouseRules, house

GAME = "casino_holdem"


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path_factory.mktemp("data")})


@pytest.fixture(autouse=True)
def request_(app: Flask) -> Iterator[None]:
    with app.test_request_context():
        yield


def rules_of(variant: str = "standard") -> HouseRules:
    found = house().in_force(GAME, variant)
    assert found is not None
    return found


def posed(drill: str, *, skill: str = "natural", level: int = 4, seed: int = 3) -> Question:
    rules = rules_of()
    address = Address(GAME, drill, "standard", rules.revision, skill, level, seed, GAMES[GAME].generator)
    return GAMES[GAME].question(address, rules.rules)


@cache
def situations() -> dict[str, Question]:
    """A question in which this is wrong, for everything that can be."""
    found: dict[str, Question] = {}
    wanted = {str(what) for what in Irregularity if possible(what, rules_of().rules)}
    for seed in range(60):
        for skill in GAMES[GAME].drills["irregular"].skills:
            question = posed("irregular", skill=skill, seed=seed)
            found.setdefault(str(question.scene.code), question)
        if found.keys() == wanted:
            break
    assert found.keys() == wanted
    return found


def stage_of(question: Question, code: str) -> tuple[int, Question]:
    number = next(n for n, stage in enumerate(question.stages) if stage.code == code)
    return number, question.at(number)


def drawn(question: Question, template: str = "casino_holdem/_round.html", **context: Any) -> str:
    values = {
        "question": question,
        "rules": rules_of().rules,
        "grade": None,
        "stage": None,
        "hints": [],
        "unclear": {},
    }
    return render_template(template, **(values | context))


def open_cards(html: str) -> set[str]:
    """The cards whose faces are in the page."""
    return set(re.findall(r'sprite\.svg#([2-9TJQKA][shdc])"', html))


def text(html: str) -> str:
    return re.sub(r"\s+", " ", re.sub(r"<[^>]+>", " ", html))


def places(html: str) -> list[str]:
    """What is drawn at each box, box 1 first."""
    return re.findall(r'<li class="place .*?</li>', html, re.DOTALL)


@pytest.mark.parametrize("skill", ["natural", "table.folds", "table.bonuses"])
@pytest.mark.parametrize("drill", ["deal_through", "whole_table"])
def test_a_card_that_lies_face_down_is_nowhere_in_the_page(drill: str, skill: str) -> None:
    question = posed(drill, skill=skill, seed=7)
    for number, stage in enumerate(question.stages):
        scene, html = stage.scene, drawn(question.at(number))
        settled = {box for box, _ in scene.done} | set(scene.collected)
        asked = {int(ask.key[1]) - 1 for ask in stage.asks if re.match(r"b\d\.", ask.key)}
        turned = set(range(len(scene.round.boxes))) if scene.dealer_shown else asked
        turned |= {box for box, _ in scene.bets_settled}
        expected = set(scene.board) | (set(scene.round.dealer) if scene.dealer_shown else set())
        expected |= {card for box in turned - settled for card in scene.round.boxes[box].cards}
        assert open_cards(html) == expected, stage.code


def test_boxes_stand_from_the_dealers_left_in_every_language(app: Flask) -> None:
    question = posed("whole_table")
    with app.test_request_context(headers={"Accept-Language": "ar"}):
        html = drawn(question)
    assert re.search(r'<section class="felt [^"]*" dir="ltr"', html)
    numbers = [re.search(r'aria-hidden="true">(\d)</span>', place) for place in places(html)]
    assert [found and found[1] for found in numbers] == [
        str(n + 1) for n in range(len(question.scene.round.boxes))
    ]


def test_every_box_still_to_be_settled_is_a_button_where_the_next_one_is_asked() -> None:
    question = posed("whole_table")
    numbers = [n for n, stage in enumerate(question.stages) if stage.code == "next_box"]
    for number in numbers:
        now = question.at(number)
        (ask,) = now.asks
        buttons = re.findall(r'<button class="seat-ask" [^>]*>', drawn(now))
        assert re.findall(r'value="(\w+)"', "".join(buttons)) == list(ask.options)
        assert all(
            'type="submit"' in b and 'form="answer"' in b and f'name="{ask.key}"' in b for b in buttons
        )
    assert "seat-ask" not in drawn(stage_of(question, "box")[1])


def test_a_button_says_what_lies_at_its_box() -> None:
    question = posed("whole_table")
    box = question.scene.round.boxes[0]
    label = re.search(r'value="box_1" aria-label="([^"]*)"', drawn(question))
    assert label is not None
    assert label[1].startswith("Box 1: ")
    assert f"{box.ante:,}" in label[1]


def test_a_finished_box_says_what_was_paid_or_taken() -> None:
    number, tray = stage_of(posed("whole_table"), "tray")
    html, nets = drawn(tray), dict(tray.scene.done)
    assert number == len(posed("whole_table").stages) - 1
    for box, place in enumerate(places(html)):
        words = {1: "Paid ", -1: "Took "}.get((nets[box] > 0) - (nets[box] < 0), "Even")
        assert words + (f"{abs(nets[box]):,}" if nets[box] else "") in text(place)


def test_the_sum_of_the_tray_is_told_only_with_the_verdict() -> None:
    question = posed("whole_table")
    _, now = stage_of(question, "tray")
    net = settle(question.scene.round, rules_of().rules).net
    asked = text(drawn(now, "practice/_ledger.html"))
    grade = GAMES[GAME].grade(question, rules_of().rules, {}).of(now.asks)
    judged = text(drawn(now, "practice/_ledger.html", grade=grade))
    assert "The table" not in asked
    assert re.search(rf"The table\s+[+−]?{abs(net):,}", judged)


def test_a_wrong_verdict_shows_the_box_that_was_next() -> None:
    question = posed("whole_table")
    grade = GAMES[GAME].grade(question, rules_of().rules, {}).of(question.at(0).asks)
    (mark,) = grade.marks
    assert isinstance(mark.expected, Choice)
    found = [place for place in places(drawn(question.at(0), grade=grade)) if "is-next" in place]
    assert [f"at-{mark.expected.option[-1]} " in place for place in found] == [True]


def test_bets_are_figures_alone_where_wished() -> None:
    box = stage_of(posed("whole_table"), "box")[1]
    assert 'class="stack"' in drawn(box, prefs=Prefs())
    figures = drawn(box, prefs=Prefs(stakes="figures"))
    assert 'class="stack"' not in figures
    assert "spot-figure" in figures


@pytest.mark.parametrize("code", ["box_card_exposed", "dealer_card_exposed"])
def test_of_cards_dealt_only_the_exposed_one_lies_open(code: str) -> None:
    question = situations()[code]
    assert open_cards(drawn(question)) == {question.scene.card}


def test_a_turn_opened_early_lies_beside_the_flop() -> None:
    scene = (question := situations()["board_card_early"]).scene
    assert open_cards(drawn(question)) == {*scene.table.round.board[:4]}


@pytest.mark.parametrize(("code", "count"), [("dealer_one_card", 1), ("dealer_three_cards", 3)])
def test_a_wrong_number_of_cards_is_drawn(code: str, count: int) -> None:
    html = drawn(situations()[code])
    hand = re.search(r'<div class="dealer-hand".*?</div>', html, re.DOTALL)
    assert hand is not None
    assert hand[0].count('class="card') == count


def test_a_wrong_call_lies_there_as_it_was_put() -> None:
    question = situations()["call_too_small"]
    numbers, html = question.scene.numbers, drawn(question)
    assert f">{numbers['put']:,}</bdi>" in places(html)[question.scene.box]
    assert f">{numbers['call']:,}</bdi>" not in places(html)[question.scene.box]


def test_every_situation_is_drawn_with_its_sentence() -> None:
    for code, question in situations().items():
        told = re.search(r'<p class="situation-tell".*?</p>', drawn(question), re.DOTALL)
        assert told is not None, code
        assert "%(" not in told[0], code
        assert len(text(told[0]).split()) > 4, code


def test_only_pages_with_a_table_of_boxes_load_its_styles(client: FlaskClient) -> None:
    assert b"table.css" in client.get(f"/q/{posed('whole_table').address}").data
    assert b"table.css" not in client.get(f"/q/{posed('one_box').address}").data
