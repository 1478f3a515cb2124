"""How a run is sat: practice stops its clock, a speed run ends when it is left or its time is up, an exam says nothing."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from trainer.quiz import Loses, Pays, Pushes

SETTLED = "one_box/ante.full_house"
TURN_AWAY = """away => {
  Object.defineProperty(document, 'visibilityState', {configurable: true, get: () => away ? 'hidden' : 'visible'});
  document.dispatchEvent(new Event('visibilitychange'));
}"""


def sit(page: Page, mode: str, length: str, drill: str = "multiply") -> None:
    """Begin a run on the front page."""
    page.goto("/")
    page.locator(f"input[name=mode][value={mode}]").check(force=True)
    page.locator(f"input[name=length][value='{length}']").check(force=True)
    page.locator(f"#drills button[value={drill}][name=drill]").click()
    expect(page.locator("#answer")).to_be_visible()
    page.wait_for_load_state()


def heading(page: Page, text: str) -> None:
    expect(page.get_by_role("heading", level=1)).to_have_text(text)


def test_a_whole_speed_run_needs_nothing_but_the_numeric_keypad(page: Page, desk: Any) -> None:
    sit(page, "speed", "10", "one_box")
    keys = page.keyboard
    for number in range(1, 11):
        expect(page.locator(".run-no")).to_have_text(f"{number} / 10")
        for mark in desk.marks(desk.due(page.url)):
            expect(page.locator(f"#a-{mark.ask.key}")).to_be_focused()
            match mark.expected:
                case Pays(amount):
                    keys.type(str(amount + (number == 4)))
                case Pushes():
                    keys.press("NumpadMultiply")
                case Loses():
                    keys.press("1" if number == 4 else "NumpadSubtract")
            keys.press("NumpadEnter")
        if number == 4:
            expect(page.locator("#told")).to_be_visible()
            keys.press("NumpadEnter")
    expect(page).to_have_url(re.compile(r"/summary$"))
    heading(page, "9 of 10 right")


def test_a_right_answer_at_speed_goes_straight_on_and_says_so(page: Page, desk: Any) -> None:
    sit(page, "speed", "10")
    path = desk.due(page.url)
    desk.press(page, path, desk.right(path))
    expect(page.locator(".run-no")).to_have_text("2 / 10")
    expect(page.locator("#said")).to_have_text("Right")
    expect(page.locator("#said")).to_have_attribute("aria-live", "polite")
    expect(page.locator("#told")).to_have_count(0)
    expect(page.locator("#answer .field-input").first).to_be_focused()


def test_a_speed_run_shows_the_time_to_aim_for_and_neither_hints_nor_the_paytable(page: Page) -> None:
    sit(page, "speed", "10")
    expect(page.locator(".aim")).to_have_text(re.compile(r"\d+ seconds"))
    expect(page.locator("[data-hint], .bar-pay")).to_have_count(0)
    page.keyboard.press("/")
    expect(page.locator(".hints")).to_have_count(0)


def test_a_run_of_a_minute_ends_with_its_minute(page: Page, desk: Any) -> None:
    page.clock.install()
    sit(page, "speed", "60s")
    expect(page.locator(".run-left")).to_have_text(re.compile(r"1:00|0:5\d"))
    expect(page.get_by_role("timer")).to_have_accessible_name("Time left")
    for _ in range(2):
        path = desk.due(page.url)
        desk.press(page, path, desk.right(path))
        page.wait_for_function("path => location.pathname !== path", arg=path)
        expect(page.locator("#answer .field-input").first).to_have_value("")
    desk.clock.wait(61)
    page.clock.fast_forward(61_000)
    expect(page).to_have_url(re.compile(r"/summary$"))
    expect(page.locator(".score-notes")).to_contain_text("The time was up.")
    heading(page, "2 of 2 right")


def test_a_speed_run_that_is_left_ends_and_is_not_rated(page: Page, desk: Any) -> None:
    sit(page, "speed", "10")
    path = desk.due(page.url)
    desk.press(page, path, desk.right(path))
    expect(page.locator(".run-no")).to_have_text("2 / 10")
    page.evaluate(TURN_AWAY, True)
    expect(page).to_have_url(re.compile(r"/summary$"))
    expect(page.locator(".score-notes")).to_contain_text("It is not rated.")


def test_practice_stops_its_clock_while_nobody_looks(page: Page, desk: Any) -> None:
    sit(page, "practice", "5")
    path = desk.due(page.url)
    with page.expect_response("**/pause"):
        page.evaluate(TURN_AWAY, True)
    desk.clock.wait(3600)
    with page.expect_response("**/resume"):
        page.evaluate(TURN_AWAY, False)
    desk.type(page, path, desk.right(path))
    assert seconds(page) < 3600


def test_practice_is_paused_by_a_button_which_covers_the_table(page: Page, desk: Any) -> None:
    sit(page, "practice", "5")
    path = desk.due(page.url)
    with page.expect_response("**/pause"):
        page.get_by_role("button", name="Pause").click()
    expect(page.get_by_role("dialog", name="Paused")).to_be_visible()
    desk.clock.wait(3600)
    with page.expect_response("**/resume"):
        page.keyboard.press("Enter")
    desk.type(page, path, desk.right(path))
    assert seconds(page) < 3600


def seconds(page: Page) -> float:
    """What the answer is said to have taken."""
    return float(re.sub(r"[^\d.]", "", page.locator("#told p").inner_text()))


def test_an_exam_says_nothing_until_its_end(page: Page, desk: Any) -> None:
    sit(page, "exam", "5", "bonus_payout")
    for number in range(1, 6):
        expect(page.locator(".run-no")).to_have_text(f"{number} / 5")
        path = desk.due(page.url)
        desk.press(page, path, desk.wrong(path) if number in {1, 3} else desk.right(path))
        if number < 5:
            expect(page.locator(".run-no")).to_have_text(f"{number + 1} / 5")
            expect(page.locator("#said")).to_have_text("Noted")
            expect(
                page.locator("#told, .verdict, .run-ticks .ok, .run-ticks .no, [data-hint]")
            ).to_have_count(0)
            expect(page.locator("#run .vh")).not_to_contain_text("right")
    expect(page).to_have_url(re.compile(r"/summary$"))
    heading(page, "3 of 5 right")
    expect(page.locator(".attempt.is-wrong")).to_have_count(2)


def test_an_exam_cannot_be_looked_up_before_its_end(page: Page, desk: Any) -> None:
    sit(page, "exam", "5")
    first = page.url
    path = desk.due(first)
    desk.press(page, path, desk.wrong(path))
    expect(page.locator(".run-no")).to_have_text("2 / 5")
    run = first.rpartition("/")[0]
    for address in (first, f"{run}/summary"):
        page.goto(address)
        expect(page).to_have_url(f"{run}/2")


def test_an_answer_is_withdrawn_once_a_run_and_scores_nothing(page: Page, desk: Any) -> None:
    sit(page, "practice", "5")
    path = desk.due(page.url)
    desk.type(page, path, desk.wrong(path))
    page.keyboard.press("u")
    expect(page.locator(".run-no")).to_have_text("2 / 5")
    for number in range(2, 6):
        path = desk.due(page.url)
        desk.type(page, path, desk.right(path))
        expect(page.locator("[data-withdraw]")).to_have_count(0)
        page.keyboard.press("u")
        page.keyboard.press("Enter")
        if number < 5:
            expect(page.locator(".run-no")).to_have_text(f"{number + 1} / 5")
    heading(page, "4 of 4 right")
    expect(page.locator(".score-notes")).to_contain_text("withdrawn")
    expect(page.locator(".attempt.is-back")).to_have_count(1)


@pytest.mark.parametrize(("which", "count"), [("missed", 2), ("slow", 1)])
def test_the_missed_and_the_slow_are_asked_again_and_do_not_count(
    page: Page, desk: Any, which: str, count: int
) -> None:
    desk.show(page, "summary")
    page.locator(f".score-go button[value={which}]").click()
    for number in range(1, count + 1):
        expect(page.locator(".run-no")).to_have_text(f"{number} / {count}")
        path = desk.due(page.url)
        desk.type(page, path, desk.right(path))
        page.keyboard.press("Enter")
    heading(page, f"{count} of {count} right")
    expect(page.locator(".score-notes")).to_contain_text("they do not count")
    expect(page.locator("#share")).to_have_count(0)


def test_a_summary_tells_times_skills_and_mistakes_by_name(page: Page, desk: Any) -> None:
    desk.show(page, "summary")
    heading(page, "3 of 5 right")
    expect(page.locator(".figures")).to_contain_text("60 %")
    expect(page.locator(".slowest a").first).to_contain_text(re.compile(r"\d+\.\d"))
    expect(page.locator(".skill-table tbody tr").first).to_be_visible()
    expect(page.locator(".attempt")).to_have_count(5)


def test_the_link_of_a_run_deals_the_same_hands_to_somebody_else(
    page: Page, desk: Any, new_context: Callable[..., BrowserContext]
) -> None:
    path, _ = desk.finished
    desk.show(page, "summary")
    link = page.locator("#share").input_value()
    first = page.locator(".attempt").first
    first.click()
    there = page.get_by_role("link", name="Link to this question").get_attribute("href")
    other = new_context().new_page()
    other.goto(link)
    other.get_by_role("button", name="Deal the first hand").click()
    expect(other.locator(".run-no")).to_have_text("1 / 5")
    assert path.split("/")[2] not in other.url
    assert desk.due(other.url) == there


def test_the_link_is_copied_by_a_button(page: Page, desk: Any) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    desk.show(page, "summary")
    page.get_by_role("button", name="Copy").click()
    expect(page.locator(".share-said")).to_have_text("Copied")
    assert page.evaluate("navigator.clipboard.readText()") == page.locator("#share").input_value()


def test_the_lengths_on_offer_fit_the_way_of_sitting(page: Page) -> None:
    page.goto("/")
    five, minute = (page.locator(f".segment:has(input[name=length][value='{n}'])") for n in ("5", "60s"))
    expect(five).to_be_visible()
    expect(minute).to_be_hidden()
    page.locator("input[name=length][value='5']").check(force=True)
    page.locator("input[name=mode][value=speed]").check(force=True)
    expect(five).to_be_hidden()
    expect(minute).to_be_visible()
    expect(page.locator("input[name=length][value='10']")).to_be_checked()
