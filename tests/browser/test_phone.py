"""A phone: the keypad under the thumb, the table above it, and no keyboard of the phone's own."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

SETTLED = "one_box/ante.full_house"
READ_HAND = "read_hand/ante.two_pair"


@pytest.fixture
def phone(new_context: Callable[..., BrowserContext]) -> Page:
    context = new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True)
    return context.new_page()


def key(page: Page, name: str) -> None:
    page.locator("#answer .keypad-bets").get_by_role("button", name=name, exact=True).tap()


def test_a_box_is_settled_on_the_keypad(phone: Page, desk: Any) -> None:
    phone.goto(desk.path(SETTLED))
    for name in ("1", "2", "0", "Next"):
        key(phone, name)
    expect(phone.locator("#a-call")).to_be_focused()
    for name in ("8", "0", "Next", "3", "00", "Check"):
        key(phone, name)
    expect(phone.locator("#told h2")).to_have_text("All right")
    expect(phone.locator("[data-next]")).to_be_focused()
    phone.locator("[data-next]").tap()
    expect(phone.locator("#answer .field-input").first).to_be_focused()


def test_push_loses_and_delete_have_keys(phone: Page, desk: Any) -> None:
    phone.goto(desk.path(SETTLED))
    ante = phone.locator("#a-ante")
    key(phone, "Push")
    expect(ante).to_have_value("Push")
    key(phone, "Loses")
    expect(ante).to_have_value("Loses")
    key(phone, "Delete")
    expect(ante).to_have_value("")
    for name in ("4", "5", "Delete"):
        key(phone, name)
    expect(ante).to_have_value("4")


def test_the_keypad_types_into_the_field_that_was_tapped(phone: Page, desk: Any) -> None:
    phone.goto(desk.path(SETTLED))
    phone.locator("#a-bonus").tap()
    key(phone, "7")
    expect(phone.locator("#a-bonus")).to_have_value("7")
    expect(phone.locator("#a-ante")).to_have_value("")


def test_the_phones_own_keyboard_stays_away_where_ours_is(phone: Page, desk: Any) -> None:
    phone.goto(desk.path(SETTLED))
    for field in phone.locator(".field-input").all():
        expect(field).to_have_attribute("inputmode", "none")


def test_a_wide_screen_has_no_keypad_and_keeps_its_keyboard(page: Page, desk: Any) -> None:
    page.set_viewport_size({"width": 1366, "height": 768})
    page.goto(desk.path(SETTLED))
    expect(page.locator(".keypad")).to_be_hidden()
    expect(page.locator("#a-ante")).to_have_attribute("inputmode", "decimal")


@pytest.mark.parametrize("height", [844, 664])
def test_keypad_fields_and_cards_are_all_in_sight_and_none_covers_another(
    phone: Page, desk: Any, height: int
) -> None:
    phone.set_viewport_size({"width": 390, "height": height})
    phone.goto(desk.path(SETTLED))
    for part in (
        ".keypad",
        ".fields",
        ".board-cards .card >> nth=0",
        ".seat .card >> nth=0",
        ".dealer .card >> nth=0",
    ):
        assert in_sight(phone, part), part


def in_sight(page: Page, selector: str) -> bool:
    """Whether the top of a thing, where a card has its index, is on the screen with nothing over it."""
    return bool(
        page.locator(selector).first.evaluate(
            """e => {
              const {left, top, width} = e.getBoundingClientRect();
              const at = document.elementFromPoint(left + Math.min(12, width / 4), top + 12);
              return top >= 0 && top + 24 <= innerHeight && (e.contains(at) || at.closest('.card') === e);
            }"""
        )
    )


def test_a_hint_opens_under_the_thumb_and_covers_neither_table_nor_keypad(phone: Page, desk: Any) -> None:
    phone.goto(desk.path(SETTLED))
    phone.get_by_role("button", name="Hint").tap()
    hints = phone.get_by_role("region", name="Hints")
    expect(hints).to_contain_text("30 to 1")
    felt, told, pad = (
        part.bounding_box() for part in (phone.locator(".felt"), hints, phone.locator(".keypad"))
    )
    assert felt is not None
    assert told is not None
    assert pad is not None
    assert felt["y"] + felt["height"] <= told["y"]
    assert told["y"] + told["height"] <= pad["y"]
    assert pad["y"] + pad["height"] <= 844


def test_the_arabic_keypad_is_no_mirror_image(new_context: Callable[..., BrowserContext], desk: Any) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True, locale="ar").new_page()
    page.goto(desk.path(SETTLED))
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    edges = page.locator(".keypad-bets .key").evaluate_all(
        "all => all.slice(0, 3).map(e => e.getBoundingClientRect().x)"
    )
    assert edges == sorted(edges)
    keys = page.locator(".keypad-bets .key")
    assert [keys.nth(i).inner_text() for i in range(3)] == ["1", "2", "3"]


def test_the_ranks_are_typed_by_their_keys(phone: Page, desk: Any) -> None:
    phone.goto(desk.path(READ_HAND))
    ranks = phone.get_by_role("group", name="Ranks")
    for name in ("A", "10", "2"):
        ranks.get_by_role("button", name=name, exact=True).tap()
    expect(phone.locator("#a-ranks")).to_have_value(re.compile(r"A (10|T) 2 ?"))
    ranks.get_by_role("button", name="Delete").tap()
    expect(phone.locator("#a-ranks")).to_have_value(re.compile(r"A (10|T) ?"))
