"""Without JavaScript: plain forms carry the whole loop, and the phone's own number pad comes up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

SETTLED = "one_box/ante.full_house"


@pytest.fixture
def plain(new_context: Callable[..., BrowserContext]) -> Page:
    context = new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    return context.new_page()


def answer(page: Page, texts: dict[str, str]) -> None:
    for key, text in texts.items():
        page.locator(f"#a-{key}").fill(text)
    page.locator("#answer button[type=submit]:visible").click()


def test_a_run_is_started_answered_summed_up_and_its_missed_ones_asked_again(plain: Page, desk: Any) -> None:
    plain.goto("/")
    plain.locator("input[name=length][value='5']").check(force=True)
    plain.locator("#drills button[value=bonus_payout][name=drill]").click()
    for number in range(1, 6):
        expect(plain.locator(".run-no")).to_have_text(f"{number} / 5")
        path = desk.due(plain.url)
        answer(plain, desk.wrong(path) if number == 3 else desk.right(path))
        expect(plain.locator("#told h2")).to_have_text("Not right" if number == 3 else "Right")
        plain.locator("[data-next]").click()
    expect(plain.get_by_role("heading", level=1)).to_have_text("4 of 5 right")
    plain.get_by_role("button", name="Ask the missed one again").click()
    expect(plain.locator(".run-no")).to_have_text("1 / 1")
    again = desk.due(plain.url)
    answer(plain, desk.right(again))
    expect(plain.locator("#told h2")).to_have_text("Right")


def test_the_fields_ask_for_the_phones_number_pad(plain: Page, desk: Any) -> None:
    plain.goto(desk.path(SETTLED))
    for field in plain.locator(".field-input").all():
        expect(field).to_have_attribute("inputmode", "decimal")


def test_an_unclear_amount_is_asked_again(plain: Page, desk: Any, watch: Any) -> None:
    watch.expect("422")
    plain.goto(desk.path(SETTLED))
    answer(plain, {"ante": "120", "call": "12,50", "bonus": "300"})
    expect(plain.locator(".unclear")).to_have_count(1)
    expect(plain.locator("#a-call")).to_have_value("12,50")


def test_each_line_of_the_verdict_can_be_looked_at(plain: Page, desk: Any) -> None:
    path = desk.path(SETTLED)
    plain.goto(path)
    answer(plain, desk.wrong(path))
    for index in range(3):
        plain.locator(f"#show-{index}").check(force=True)
        expect(plain.locator(f".why-{index}")).to_be_visible()
        expect(plain.locator(".why:visible")).to_have_count(1)


def test_hints_and_menu_open(plain: Page, desk: Any) -> None:
    plain.goto(desk.path(SETTLED))
    plain.locator("#a-ante").fill("120")
    for opened in (1, 2):
        plain.get_by_role("button", name="Hint").click()
        expect(plain.locator(".hints > ol > li")).to_have_count(opened)
    expect(plain.locator("#a-ante")).to_have_value("120")
    plain.get_by_label("Menu").click()
    expect(plain.get_by_role("link", name="Glossary")).to_be_visible()


def test_a_hand_is_settled(plain: Page, desk: Any) -> None:
    plain.goto("/casino_holdem/settle")
    plain.get_by_role("button", name="ace of spades", exact=True).click()
    plain.get_by_role("button", name="king of diamonds", exact=True).click()
    expect(plain.locator("#cards")).to_have_value("As Kd")
    plain.locator("#board").fill("9c 5h 5s Qd 2c")
    plain.locator("#dealer").fill("10h 10s")
    plain.get_by_role("button", name="Settle", exact=True).last.click()
    expect(plain.locator("#settled")).to_contain_text("−85")
