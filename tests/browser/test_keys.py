"""The sheet of keys, and shortcuts that can be switched off."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

SETTLED = "one_box/ante.full_house"


@pytest.mark.parametrize("path", ["/", "/casino_holdem/rules", SETTLED])
def test_a_question_mark_shows_the_keys_and_escape_closes_them(
    page: Page, desk: Any, path: str, axe: Callable[[Page], list[str]]
) -> None:
    page.goto(path if path.startswith("/") else desk.path(path))
    sheet = page.get_by_role("dialog", name="Keys")
    page.keyboard.press("?")
    expect(sheet).to_be_visible()
    assert sheet.evaluate("e => e.contains(document.activeElement)")
    assert axe(page) == []
    page.keyboard.press("Escape")
    expect(sheet).to_be_hidden()


def test_the_field_has_the_focus_again_when_the_sheet_is_closed(page: Page, desk: Any) -> None:
    page.goto(desk.path(SETTLED))
    page.keyboard.press("?")
    page.get_by_role("dialog").get_by_role("button", name="Close").press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    expect(page.locator("#a-ante")).to_be_focused()
    expect(page.locator("#a-ante")).to_have_value("")


def test_no_key_answers_behind_the_sheet(page: Page, desk: Any) -> None:
    page.goto(desk.path("who_wins/natural"))
    page.keyboard.press("?")
    page.keyboard.press("1")
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    expect(page.locator("#answer")).to_have_count(1)


def test_the_menu_and_the_legend_open_the_sheet_too(page: Page, desk: Any) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(desk.path(SETTLED))
    page.get_by_role("button", name="all keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()
    page.keyboard.press("Escape")
    page.get_by_label("Menu and settings").click()
    page.locator(".menu-keys").click()
    expect(page.get_by_role("dialog", name="Keys")).to_be_visible()


def test_with_shortcuts_off_letters_and_signs_are_just_typed(page: Page, desk: Any) -> None:
    page.goto(desk.path(SETTLED))
    page.keyboard.press("?")
    with page.expect_response("**/settings"):
        page.locator("#keys button[name=keys][value=off]").click()
    expect(page.locator("html")).to_have_attribute("data-keys", "off")
    page.keyboard.press("Escape")
    page.reload()
    for key in "p*/h?":
        page.keyboard.press(key)
    expect(page.locator("#a-ante")).to_have_value("p*/h?")
    expect(page.locator(".hints")).to_have_count(0)
    expect(page.get_by_role("dialog")).to_have_count(0)
    page.locator("#a-ante").fill("120")
    page.keyboard.press("Enter")
    expect(page.locator("#a-call")).to_be_focused()


def test_with_shortcuts_off_a_digit_chooses_nothing(page: Page, desk: Any) -> None:
    desk.prefer(page, keys="off")
    page.goto(desk.path("who_wins/natural"))
    page.keyboard.press("1")
    expect(page.locator("#told")).to_have_count(0)
    page.locator("#answer .option").first.focus()
    page.keyboard.press("Enter")
    expect(page.locator("#told")).to_be_visible()
