"""A whole hand in a browser: from the blinds to the last pot, with right and wrong answers, by keyboard and by tapping;
and a hand that is brought, played again and dealt."""

from __future__ import annotations

import re
from collections.abc import Callable
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from trainer.games.texas_holdem import GAME
from trainer.games.texas_holdem.played import Played, history_of
from trainer.quiz import Address, Answer, Choice, Kind, Number, Question, Several
from trainer.web.house import house
from trainer.web.playing import Put, put

if TYPE_CHECKING:
    from flask import Flask


@dataclass(frozen=True)
class Table:
    """What stands behind the page of a hand."""

    app: Flask

    def path(self, skill: str, level: int = 3, seed: int = 3, drill: str = "run_table") -> str:
        with self.app.test_request_context():
            rules = house().in_force(GAME.id, "cash-nl")
        assert rules
        address = Address(GAME.id, drill, "cash-nl", rules.revision, skill, level, seed, GAME.generator)
        return f"/q/{address}"

    def _put(self, path: str) -> Put:
        with self.app.test_request_context():
            return put(Address.parse(path.removeprefix("/q/")))

    def question(self, path: str) -> Question:
        return self._put(path).question

    def right(self, path: str) -> dict[str, Answer]:
        put_ = self._put(path)
        return {mark.ask.key: mark.expected for mark in GAME.grade(put_.question, put_.rules.rules, {}).marks}


@pytest.fixture
def table(live_app: Flask) -> Table:
    return Table(live_app)


def answer(page: Page, asks: Any, right: dict[str, Answer]) -> None:
    """Give the right answers to a stage, and send them."""
    for ask in asks:
        match right[ask.key]:
            case Number(value=value):
                page.locator(f"[id='a-{ask.key}']").fill(str(value))
            case Several(options=options):
                for option in options:
                    page.locator(f"input[name='{ask.key}'][value='{option}']").check(force=True)
            case Choice(option=option) if len(asks) == 1:
                page.locator(f"button.option[name='{ask.key}'][value='{option}']").click()
                return
            case Choice(option=option):
                page.locator(f"input[name='{ask.key}'][value='{option}']").check(force=True)
    page.locator("#answer").evaluate("form => form.requestSubmit()")


def deal(page: Page, table: Table, path: str) -> None:
    """Answer every stage rightly, to the last verdict."""
    stages, right = table.question(path).stages, table.right(path)
    for number, stage in enumerate(stages):
        expect(page.locator("#answer input[name=stage]")).to_have_value(str(number))
        answer(page, stage.asks, right)
        if stage.passing:
            continue
        expect(page.locator("#told h2")).to_have_class("is-all")
        if number + 1 < len(stages):
            page.locator("[data-next]").click()
    total = str(sum(len(stage.asks) for stage in stages))
    expect(page.locator(".whole")).to_contain_text(re.compile(rf"\b{total}\b.*\b{total}\b"))


@pytest.mark.parametrize("skill", ["run.side_pots", "run.irregular", "run.no_showdown"])
def test_a_hand_is_dealt_from_the_blinds_to_the_last_pot(page: Page, table: Table, skill: str) -> None:
    path = table.path(skill)
    page.goto(path)
    deal(page, table, path)
    expect(page.locator(".about a").first).to_have_attribute("href", path)


@pytest.mark.parametrize(
    ("drill", "skill"), [("side_pots", "pots.dead_money"), ("award", "award.each_another")]
)
def test_pots_are_laid_apart_and_pushed_stage_by_stage(
    page: Page, table: Table, drill: str, skill: str
) -> None:
    path = table.path(skill, drill=drill)
    page.goto(path)
    deal(page, table, path)


def test_a_hand_is_dealt_on_a_phone_in_arabic(
    new_context: Callable[..., BrowserContext], table: Table
) -> None:
    phone = new_context(viewport={"width": 390, "height": 844}, locale="ar", has_touch=True, is_mobile=True)
    page = phone.new_page()
    path = table.path("run.full", level=4)
    page.goto(path)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    deal(page, table, path)


def test_a_hand_is_dealt_without_scripts(new_context: Callable[..., BrowserContext], table: Table) -> None:
    page = new_context(java_script_enabled=False).new_page()
    path = table.path("run.heads_up", level=1)
    page.goto(path)
    stages, right = table.question(path).stages, table.right(path)
    for number, stage in enumerate(stages):
        for ask in stage.asks:
            match right[ask.key]:
                case Number(value=value):
                    page.locator(f"[id='a-{ask.key}']").fill(str(value))
                case Several(options=options):
                    for option in options:
                        page.locator(f"input[name='{ask.key}'][value='{option}']").check(force=True)
                case Choice(option=option):
                    chosen = page.locator(f".options [name='{ask.key}'][value='{option}']")
                    chosen.click() if len(stage.asks) == 1 else chosen.check(force=True)
        if not (len(stage.asks) == 1 and stage.asks[0].kind is Kind.CHOICE):
            page.locator("#answer .btn-go").click()
        if not stage.passing and number + 1 < len(stages):
            page.locator("[data-next]").click()
    expect(page.locator(".whole")).to_be_visible()


def test_a_wrong_answer_is_told_by_its_name_and_the_hand_goes_on(page: Page, table: Table) -> None:
    path = table.path("run.side_pots")
    page.goto(path)
    stages, right = table.question(path).stages, table.right(path)
    pots = next(n for n, stage in enumerate(stages) if stage.code == "next_pot")
    for number, stage in enumerate(stages[: pots + 1]):
        expect(page.locator("#answer input[name=stage]")).to_have_value(str(number))
        if number == pots:
            page.locator("button.option[value=main_pot]").click()
            break
        answer(page, stage.asks, right)
        if not stage.passing:
            page.locator("[data-next]").click()
    expect(page.locator(".slip h3").first).to_have_text("Main pot first")
    page.locator("[data-next]").click()
    expect(page.locator("#answer input[name=stage]")).to_have_value(str(pots + 1))


def test_a_hand_is_brought_as_a_file_played_again_and_dealt(page: Page, table: Table, watch: Any) -> None:
    watch.expect("status of 422")
    page.goto("/texas_holdem/hands")
    history = history_of(Played.EVENT_54_HAND_12).replace("p4 cbr 160000", "p4 cbr 150000")
    page.locator("#file").set_input_files(
        {"name": "hand.phh", "mimeType": "text/plain", "buffer": history.encode()}
    )
    page.get_by_role("button", name="Play it again").click()
    expect(page.get_by_role("alert")).to_contain_text("action 7, “p4 cbr 150000”")
    page.locator("#text").fill(history_of(Played.EVENT_54_HAND_12))
    page.get_by_role("button", name="Play it again").click()
    expect(page.get_by_role("heading", name="Flop", exact=True)).to_be_visible()
    expect(page.locator(".steps > li").nth(1)).to_contain_text("raises to 160,000")
    page.get_by_role("link", name="Deal the hand").click()
    expect(page.locator("#answer")).to_be_visible()
    deal(page, table, page.evaluate("location.pathname"))


@pytest.mark.parametrize("address", ["/texas_holdem/hands", "/texas_holdem/hands/event_43_hand_1"])
@pytest.mark.parametrize("locale", ["en", "ar"])
@pytest.mark.parametrize("width", [320, 1280])
def test_the_pages_of_real_hands_fit_and_are_accessible(
    new_context: Callable[..., BrowserContext], axe: Any, address: str, locale: str, width: int
) -> None:
    page = new_context(viewport={"width": width, "height": 800}, locale=locale).new_page()
    page.goto(address)
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert axe(page) == []


@pytest.mark.parametrize("code", ["run_facing", "run_ruling", "run_pots", "main_pot"])
def test_the_stages_are_accessible(page: Page, table: Table, axe: Any, code: str) -> None:
    skill = {"run_ruling": "run.irregular"}.get(code, "run.side_pots")
    path = table.path(skill)
    page.goto(path)
    stages, right = table.question(path).stages, table.right(path)
    for number, stage in enumerate(stages):
        expect(page.locator("#answer input[name=stage]")).to_have_value(str(number))
        if stage.code == code:
            assert axe(page) == []
            return
        answer(page, stage.asks, right)
        if not stage.passing:
            page.locator("[data-next]").click()
    raise AssertionError(f"this hand has no stage {code}")
