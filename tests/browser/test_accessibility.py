"""What WCAG 2.2 A and AA ask for and a program can see, on every page; and what a program cannot see by itself."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page, expect

SETTLED = "one_box/ante.full_house"
ARABIC = (
    "home",
    "rules",
    "settled",
    "edge",
    "call or fold",
    "summary",
    "one_box/ante.full_house asked",
    "one_box/ante.full_house judged",
    "read_hand/ante.two_pair asked",
    "paytable/paytable.bonus judged",
    "whole_table/table.bonuses asked 1",
    "whole_table/table.bonuses judged -1",
    "deal_through/table.folds asked 5",
    "irregular/wrong.cards judged",
)


def test_no_page_breaks_a_rule_of_wcag_dark_or_light(
    page: Page, desk: Any, state: str, axe: Callable[[Page], list[str]], watch: Any
) -> None:
    if state == "error":
        watch.expect("404")
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    desk.show(page, state)
    faults = [f"dark: {fault}" for fault in axe(page)]
    page.emulate_media(color_scheme="light", reduced_motion="reduce")
    faults += [f"light: {fault}" for fault in axe(page)]
    assert faults == []


@pytest.mark.parametrize("where", ARABIC)
def test_no_arabic_page_breaks_a_rule_of_wcag(
    page: Page, desk: Any, where: str, axe: Callable[[Page], list[str]]
) -> None:
    page.set_extra_http_headers({"Accept-Language": "ar"})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    desk.show(page, where)
    assert axe(page) == []


@pytest.mark.parametrize("theme", ["contrast", "light"])
def test_the_chosen_themes_break_no_rule_either(
    page: Page, desk: Any, theme: str, axe: Callable[[Page], list[str]]
) -> None:
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    page.goto("/")
    page.locator(".pop:has(.settings) > summary").click()
    page.locator(f".settings button[name=theme][value={theme}]").click()
    table = "whole_table/table.bonuses"
    for state in (
        f"{SETTLED} asked",
        f"{SETTLED} judged",
        f"{table} asked 1",
        f"{table} judged 0",
        "summary",
    ):
        desk.show(page, state)
        assert axe(page) == []


def test_an_open_menu_and_open_hints_break_no_rule(
    page: Page, desk: Any, axe: Callable[[Page], list[str]]
) -> None:
    page.goto(desk.path(SETTLED))
    page.keyboard.press("/")
    page.keyboard.press("/")
    assert axe(page) == []
    page.locator(".pop:has(.settings) > summary").click()
    assert axe(page) == []


def test_an_unclear_answer_is_tied_to_its_field(
    page: Page, desk: Any, axe: Callable[[Page], list[str]], watch: Any
) -> None:
    watch.expect("422")
    page.goto(desk.path(SETTLED))
    for text in ("120", "12,50", "300"):
        page.keyboard.type(text)
        page.keyboard.press("Enter")
    said = page.locator(".unclear").inner_text()
    expect(page.locator("#a-call")).to_have_accessible_description(said)
    assert axe(page) == []


def test_the_cards_are_read_out_by_name(page: Page, desk: Any) -> None:
    page.goto(desk.path(SETTLED))
    board = page.get_by_role("list", name="Board").get_by_role("img")
    expect(board).to_have_count(5)
    expect(board.first).to_have_accessible_name("ace of hearts")


def test_right_and_wrong_are_told_in_words_not_by_colour_alone(page: Page, desk: Any) -> None:
    path = desk.path(SETTLED)
    page.goto(path)
    desk.type(page, path, {**desk.right(path), "call": "40"})
    lines = page.locator(".verdict label")
    expect(lines.nth(0)).to_contain_text("right:")
    expect(lines.nth(1)).to_contain_text("wrong, you answered")
    expect(lines.nth(1)).to_contain_text("right is")


def test_the_first_stop_of_the_keyboard_skips_to_the_answer(page: Page, desk: Any) -> None:
    page.goto("/casino_holdem/rules")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    expect(page.locator(".skip")).to_be_in_viewport()
    page.keyboard.press("Enter")
    expect(page).to_have_url("/casino_holdem/rules#main")


def test_focus_can_be_seen_on_everything_the_keyboard_reaches(page: Page, desk: Any) -> None:
    page.goto(desk.path(SETTLED))
    page.locator(".bar a").first.focus()
    unseen = []
    for _ in range(14):
        page.keyboard.press("Tab")
        mark = page.evaluate(
            """() => { const e = document.activeElement; if (e === document.body) return '';
              const near = [e, e.nextElementSibling, e.parentElement].filter(Boolean);
              return near.some(n => { const s = getComputedStyle(n);
                return (s.outlineStyle !== 'none' && parseFloat(s.outlineWidth) >= 2) || s.boxShadow.includes('3px') })
                ? '' : e.outerHTML.slice(0, 120) }"""
        )
        unseen += [mark] if mark else []
    assert unseen == []
