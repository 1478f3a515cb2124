"""One box, as a dealer practises it: eyes on the table, one hand on the numeric keypad."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

from trainer.quiz import Loses, Pays, Pushes

SETTLED = "one_box/ante.full_house"
"""Ante 40 at 3 to 1, call 80 at even money, bonus 10 at 30 to 1."""


def start(page: Page, length: int = 5) -> None:
    """Begin a run of one box on the front page."""
    page.goto("/")
    page.locator(f"input[name=length][value='{length}']").check(force=True)
    page.locator("#drills button[value=one_box][name=drill]").click()
    expect(page.locator("#answer")).to_be_visible()


def boxes(page: Page) -> list[dict[str, float]]:
    """Where the places of the board lie."""
    found = page.locator(".board-cards > li").evaluate_all(
        "all => all.map(e => e.getBoundingClientRect()).map(({x, y, width, height}) => ({x, y, width, height}))"
    )
    assert len(found) == 5
    return list(found)


def test_a_whole_run_needs_nothing_but_the_numeric_keypad(page: Page, desk: Any) -> None:
    start(page)
    keys = page.keyboard
    for number in range(1, 6):
        expect(page).to_have_url(
            f"{desk.server}{page.url.removeprefix(desk.server).rpartition('/')[0]}/{number}"
        )
        for mark in desk.marks(desk.due(page.url)):
            expect(page.locator(f"#a-{mark.ask.key}")).to_be_focused()
            match mark.expected:
                case Pays(amount):
                    keys.type(str(amount))
                case Pushes():
                    keys.press("NumpadMultiply")
                case Loses():
                    keys.press("NumpadSubtract")
            keys.press("NumpadEnter")
        expect(page.locator("#told h2")).to_have_text(re.compile(r"^\s*(All right|Right)\s*$"))
        expect(page.locator("[data-next]")).to_be_focused()
        keys.press("NumpadEnter")
    expect(page.get_by_role("heading", level=1)).to_have_text("5 of 5 right")


def test_the_first_empty_field_is_focused_and_after_the_verdict_next(page: Page, desk: Any) -> None:
    path = desk.path(SETTLED)
    page.goto(path)
    expect(page.locator("#a-ante")).to_be_focused()
    desk.type(page, path, desk.right(path))
    expect(page.locator("[data-next]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator("#answer .field-input").first).to_be_focused()


def test_p_pushes_and_l_loses_a_bet(page: Page, desk: Any) -> None:
    page.goto(desk.path(SETTLED))
    page.keyboard.press("p")
    expect(page.locator("#a-ante")).to_have_value("Push")
    page.keyboard.press("l")
    expect(page.locator("#a-ante")).to_have_value("Loses")
    page.keyboard.press("4")
    expect(page.locator("#a-ante")).to_have_value("4")


def test_enter_goes_to_the_next_empty_bet_wherever_it_stands(page: Page, desk: Any) -> None:
    page.goto(desk.path(SETTLED))
    page.locator("#a-call").fill("80")
    page.keyboard.press("Enter")
    expect(page.locator("#a-bonus")).to_be_focused()
    page.keyboard.type("300")
    page.keyboard.press("Enter")
    expect(page.locator("#a-ante")).to_be_focused()
    page.keyboard.type("120")
    page.keyboard.press("Enter")
    expect(page.locator("#told h2")).to_have_text("All right")


@pytest.mark.parametrize("key", ["/", "h", "NumpadDivide"])
def test_a_key_opens_the_hints_one_step_at_a_time(page: Page, desk: Any, key: str) -> None:
    page.goto(desk.path(SETTLED))
    steps = page.locator(".hints > ol > li")
    expect(steps).to_have_count(0)
    page.locator("#a-call").fill("80")
    for opened in (1, 2, 3):
        page.keyboard.press(key)
        expect(steps).to_have_count(opened)
        expect(page.locator("#a-call")).to_be_focused()
    expect(page.locator("[data-hint]")).to_have_count(0)
    expect(page.locator("#a-call")).to_have_value("80")
    expect(page.locator("#a-ante")).to_have_value("")


def test_the_verdict_is_told_in_a_live_region(page: Page, desk: Any) -> None:
    path = desk.path(SETTLED)
    page.goto(path)
    desk.type(page, path, desk.wrong(path))
    expect(page.get_by_role("status")).to_contain_text("0 of 3 right")


def test_a_wrong_line_shows_what_was_answered_what_is_right_and_how_it_is_reckoned(
    page: Page, desk: Any
) -> None:
    path = desk.path(SETTLED)
    page.goto(path)
    desk.type(page, path, {**desk.right(path), "bonus": "310"})
    expect(page.locator("#told h2")).to_have_text("2 of 3 right")
    line = page.locator(".verdict.is-wrong")
    expect(line.locator("s")).to_have_text("310")
    expect(line.locator("strong")).to_have_text("300")
    why = page.locator(".why-2")
    expect(why.get_by_role("heading").first).to_contain_text("stake counted in")
    expect(why.locator(".sum-main")).to_have_text("10 × 30 = 300")
    expect(why.locator(".is-hit")).to_contain_text("Full house")
    expect(why.locator(".is-hit")).to_contain_text("30 to 1")


def test_the_sum_shows_the_easy_multiples_it_is_made_of(page: Page, desk: Any) -> None:
    path = desk.path("one_box/bonus.straight")
    page.goto(path)
    stake = next(mark.ask.stake for mark in desk.marks(path) if mark.ask.key == "bonus")
    desk.type(page, path, desk.wrong(path))
    page.locator("#show-2").check(force=True)
    expect(page.locator(".why-2 .sum-key")).to_have_text(f"(5× = {5 * stake}, 2× = {2 * stake})")


def test_each_line_marks_the_five_cards_it_was_paid_on(page: Page, desk: Any) -> None:
    path = desk.path("one_box/bonus.two_hands")
    page.goto(path)
    marks = desk.marks(path)
    desk.type(page, path, desk.wrong(path))
    lifted = {}
    for index, mark in enumerate(marks):
        page.locator(f"#show-{index}").check(force=True)
        lifted[mark.ask.key] = page.locator(f"#play .seen.in-{index}")
        expect(lifted[mark.ask.key]).to_have_count(5)
        expect(page.locator(f".why-{index}")).to_be_visible()
        for other in range(len(marks)):
            if other != index:
                expect(page.locator(f".why-{other}")).to_be_hidden()
        names = set(
            lifted[mark.ask.key].evaluate_all(
                "all => all.map(e => e.querySelector('use').href.baseVal.slice(-2))"
            )
        )
        assert names == {str(card) for card in mark.why.cards}
    dimmed = page.locator("#play .seen:not(.in-2)").first
    assert (
        dimmed.evaluate("e => getComputedStyle(e.querySelector('svg')).opacity + getComputedStyle(e).opacity")
        != "11"
    )


def test_arrows_look_at_one_line_after_another(page: Page, desk: Any) -> None:
    path = desk.path(SETTLED)
    page.goto(path)
    desk.type(page, path, desk.wrong(path))
    expect(page.locator(".why-0")).to_be_visible()
    page.keyboard.press("ArrowDown")
    expect(page.locator(".why-1")).to_be_visible()
    page.keyboard.press("ArrowUp")
    expect(page.locator(".why-0")).to_be_visible()


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_the_felt_does_not_move_between_question_and_verdict(
    page: Page, desk: Any, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    path = desk.path(SETTLED)
    page.goto(path)
    before = boxes(page)
    desk.type(page, path, desk.wrong(path))
    assert boxes(page) == before
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).to_be_visible()
    assert boxes(page) == before


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_next_stands_where_check_was(page: Page, desk: Any, width: int, height: int) -> None:
    page.set_viewport_size({"width": width, "height": height})
    path = desk.path(SETTLED)
    page.goto(path)
    check = page.locator("#answer button[type=submit]:visible").bounding_box()
    desk.type(page, path, desk.right(path))
    following = page.locator("[data-next]").bounding_box()
    assert check is not None
    assert following is not None
    middle = check["x"] + check["width"] / 2, check["y"] + check["height"] / 2
    assert following["x"] <= middle[0] <= following["x"] + following["width"]
    assert following["y"] <= middle[1] <= following["y"] + following["height"]


def test_an_unclear_amount_is_asked_again_at_its_field_with_what_was_typed(
    page: Page, desk: Any, watch: Any
) -> None:
    watch.expect("422")
    page.goto(desk.path(SETTLED))
    for text in ("120", "12,50", "300"):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    call = page.locator("#a-call")
    expect(page.locator(".unclear")).to_have_count(1)
    expect(call).to_be_focused()
    expect(call).to_have_value("12,50")
    expect(call).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#a-ante")).to_have_value("120")
    call.fill("80")
    page.keyboard.press("Enter")
    expect(page.locator("#told h2")).to_have_text("All right")


def test_an_answer_that_does_not_reach_the_house_says_so_and_may_be_sent_again(
    page: Page, desk: Any, watch: Any
) -> None:
    for said in ("ERR_INTERNET_DISCONNECTED", "htmx:sendError", "htmx:afterRequest"):
        watch.expect(said)
    path = desk.path(SETTLED)
    page.goto(path)
    page.context.set_offline(True)
    for text in ("120", "80", "300"):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    page.context.set_offline(False)
    page.locator("#a-bonus").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#told h2")).to_have_text("All right")
    expect(page.locator("#trouble")).to_be_hidden()


def test_the_page_keeps_the_address_of_the_question_that_is_asked(page: Page, desk: Any) -> None:
    """Reloading in the middle of a run neither loses nor repeats a question."""
    start(page)
    first = page.url
    path = desk.due(first)
    desk.type(page, path, desk.right(path))
    page.keyboard.press("Enter")
    expect(page).to_have_url(f"{first.rpartition('/')[0]}/2")
    page.reload()
    expect(page.locator(".run-no")).to_have_text("2 / 5")
    expect(page.locator("#answer")).to_be_visible()
