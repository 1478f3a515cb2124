"""Every kind of question, answered by the keyboard in both languages; no message in the console, nothing from elsewhere
(the watch of the browser's context sees to that)."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page, expect

LANGUAGES = ("en", "ar")
READ = "read_hand/ante.two_pair"


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_question_is_answered_wrong_then_the_next_one_right(
    page: Page, desk: Any, question: str, language: str
) -> None:
    page.set_extra_http_headers({"Accept-Language": language})
    path = desk.path(question)
    page.goto(path)
    marks = desk.marks(path)
    desk.type(page, path, desk.wrong(path))
    expect(page.locator(".verdict.is-wrong s")).to_have_count(len(marks))
    for index in range(len(marks)):
        page.locator(f"#show-{index}").check(force=True)
        expect(page.locator(f".why-{index}")).to_have_text(re.compile(r"\S{3}"))
    page.locator("[data-next]").focus()
    expect(page.locator("html")).to_have_attribute("dir", "rtl" if language == "ar" else "ltr")
    page.keyboard.press("Enter")
    expect(page.locator("#answer")).to_be_visible()
    path = page.url.removeprefix(desk.server)
    desk.type(page, path, desk.right(path))
    expect(page.locator(".verdict.is-wrong")).to_have_count(0)
    expect(page.locator(".verdict.is-right")).to_have_count(len(desk.marks(path)))


def test_the_box_in_one_number_is_explained_bet_by_bet(page: Page, desk: Any) -> None:
    path = desk.path("box_total/ante.flush")
    page.goto(path)
    desk.type(page, path, desk.wrong(path))
    why = page.locator(".why-0")
    for line in desk.marks(path)[0].why.facts["lines"]:
        expect(why).to_contain_text(f"{line.amount:,}")


def test_a_choice_that_is_the_whole_answer_answers_at_once(page: Page, desk: Any) -> None:
    path = desk.path("who_wins/natural")
    page.goto(path)
    expect(page.get_by_role("button", name="Check")).to_have_count(0)
    page.keyboard.press("2")
    expect(page.locator("#told")).to_be_visible()


def test_the_five_are_picked_by_tapping_them(page: Page, desk: Any) -> None:
    path = desk.path(READ)
    page.goto(path)
    right = desk.right(path)
    for card in right["five"].split():
        page.locator(f".pick:has(input[value='{card}'])").click()
    expect(page.locator(".pick input:checked")).to_have_count(5)
    page.locator(f".option:has(input[value={right['category']}])").click()
    page.locator("#a-ranks").fill(right["ranks"])
    page.get_by_role("button", name="Check").click()
    expect(page.locator("#told h2")).to_have_text("All right")


def test_a_card_tapped_twice_is_not_picked(page: Page, desk: Any) -> None:
    path = desk.path(READ)
    page.goto(path)
    first = page.locator(".pick").first
    first.click()
    first.click()
    expect(page.locator(".pick input:checked")).to_have_count(0)


def test_too_few_cards_are_asked_again_and_what_was_given_is_kept(page: Page, desk: Any, watch: Any) -> None:
    watch.expect("422")
    path = desk.path(READ)
    page.goto(path)
    right = desk.right(path)
    for card in right["five"].split()[:4]:
        page.locator(f".pick:has(input[value='{card}'])").click()
    page.locator(f".option:has(input[value={right['category']}])").click()
    page.locator("#a-ranks").fill(right["ranks"])
    page.get_by_role("button", name="Check").click()
    expect(page.locator(".unclear")).to_have_count(1)
    expect(page.locator(".pick input:checked")).to_have_count(4)
    expect(page.locator(f".option input[value={right['category']}]")).to_be_checked()
    expect(page.locator("#a-ranks")).to_have_value(right["ranks"])


def test_a_loss_of_the_whole_box_is_typed_with_a_minus(page: Page, desk: Any) -> None:
    path = desk.path("box_total/showdown.kicker")
    page.goto(path)
    page.keyboard.type("-60")
    expect(page.locator("#a-total")).to_have_value("-60")
    page.keyboard.press("Enter")
    expect(page.locator(".verdict")).to_contain_text("−60")


def test_arabic_digits_are_digits(page: Page, desk: Any) -> None:
    path = desk.path("one_box/ante.full_house")
    page.goto(path)
    for text in ("١٢٠", "۸۰", "٣٠٠"):
        page.keyboard.insert_text(text)
        page.keyboard.press("Enter")
    expect(page.locator("#told h2")).to_have_text("All right")
