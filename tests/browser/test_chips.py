"""Paying in chips: by tap and by key, with undo, judged on the amount and told apart from it the fewest chips."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

SETTLED = "one_box/ante.full_house"
PAID = {"ante": (100, 5, 5, 5, 5), "call": (25, 25, 25, 5), "bonus": (100, 100, 100)}
"""Stakes of 40, 80 and 10 on an ace-high full house: 120, 80 and 300, each in the fewest chips."""
KEYS = {1: "1", 5: "2", 25: "3", 100: "4", 500: "5", 1000: "6"}


def pay_in_chips(page: Page, desk: Any, question: str = SETTLED) -> None:
    """Open a question and choose to pay it in chips."""
    page.goto(desk.path(question))
    with page.expect_response("**/settings"):
        page.get_by_role("button", name="Chips", exact=True).click()
    expect(page.locator(".chip-tray")).to_be_visible()


def chip(page: Page, value: int) -> Any:
    return page.locator(f"[data-chip='{value}']")


def test_keys_put_chips_out_and_enter_goes_on(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    for key, chips in PAID.items():
        expect(page.locator(f"#a-{key}")).to_be_focused()
        for value in chips:
            page.keyboard.press(KEYS[value])
        expect(page.locator(f"#a-{key}")).to_have_value(str(sum(chips)))
        page.keyboard.press("Enter")
    expect(page.locator("#told h2")).to_have_text("All right")
    expect(page.locator(".why-0 .paid-in")).to_contain_text("in the fewest chips")


def test_a_tap_puts_a_chip_into_the_bet_being_answered(
    new_context: Callable[..., BrowserContext], desk: Any
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    pay_in_chips(page, desk)
    for key, chips in PAID.items():
        for value in chips:
            chip(page, value).tap()
        expect(page.locator(f"#a-{key}")).to_have_value(str(sum(chips)))
        page.locator(".chip-tray [data-enter]").tap()
    expect(page.locator("#told h2")).to_have_text("All right")


def test_chips_of_a_kind_stand_in_one_pile_the_greatest_first(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    page.keyboard.type("2421")
    piles = page.locator(".field:has(#a-ante) .pile svg")
    expect(piles).to_have_count(3)
    assert piles.evaluate_all("all => all.map(pile => pile.querySelectorAll(':scope > use').length)") == [
        1,
        2,
        1,
    ]
    assert piles.evaluate_all("all => all.map(p => p.querySelector('use').classList[0])") == [
        "d100",
        "d5",
        "d1",
    ]


@pytest.mark.parametrize("key", ["u", "Backspace"])
def test_the_last_chip_is_taken_back(page: Page, desk: Any, key: str) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    page.keyboard.type("44")
    page.keyboard.press(key)
    expect(page.locator("#a-ante")).to_have_value("100")
    page.get_by_role("button", name="Undo").click()
    expect(page.locator("#a-ante")).to_have_value("")


def test_a_typed_amount_takes_the_place_of_the_chips(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    page.keyboard.type("44")
    page.locator("#a-ante").fill("120")
    expect(page.locator(".field:has(#a-ante) .pile svg")).to_have_count(0)
    expect(page.locator("[name='chips.ante']")).to_have_value("")


def test_too_many_chips_are_right_and_the_house_shows_its_way(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    chip(page, 25).click(click_count=4, delay=10)
    for _ in range(4):
        chip(page, 5).click()
    expect(page.locator("#a-ante")).to_have_value("120")
    page.locator("#a-call").focus()
    page.keyboard.type("3332")
    page.keyboard.press("Enter")
    page.keyboard.type("444")
    page.keyboard.press("Enter")
    expect(page.locator("#told h2")).to_have_text("All right")
    expect(page.locator(".why-0 .paid-in")).to_contain_text("The house would pay 1 black, 4 red.")


def test_the_chips_put_out_lie_there_still_after_a_hint(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    page.keyboard.type("42")
    page.keyboard.press("/")
    expect(page.locator(".hints")).to_be_visible()
    expect(page.locator("[name='chips.ante']")).to_have_value("100,5")
    expect(page.locator(".field:has(#a-ante) .pile svg")).to_have_count(2)


def test_the_way_of_paying_is_kept(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    page.reload()
    expect(page.locator(".chip-tray")).to_be_visible()
    with page.expect_response("**/settings"):
        page.get_by_role("button", name="Digits", exact=True).click()
    page.reload()
    expect(page.locator(".chip-tray")).to_be_hidden()


@pytest.mark.parametrize("size", [(320, 568), (390, 844), (844, 390), (1366, 768)])
def test_every_chip_can_be_hit_and_the_check_stays_in_sight(
    new_context: Callable[..., BrowserContext], desk: Any, size: tuple[int, int]
) -> None:
    width, height = size
    page = new_context(viewport={"width": width, "height": height}, has_touch=width < 1000).new_page()
    pay_in_chips(page, desk)
    for box in (chip.bounding_box() for chip in page.locator("[data-chip]").all()):
        assert box is not None
        assert min(box["width"], box["height"]) >= 44
    check = page.locator("#answer button[type=submit]:visible").bounding_box()
    assert check is not None
    assert check["y"] + check["height"] <= height


def test_a_page_that_pays_in_chips_is_accessible(
    page: Page, desk: Any, axe: Callable[[Page], list[str]]
) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    page.keyboard.type("4422")
    assert axe(page) == []


def test_a_wrong_amount_in_chips_is_wrong(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    for keys in ("4", "3332", "444"):
        page.keyboard.type(keys)
        page.keyboard.press("Enter")
    expect(page.locator("#told h2")).to_have_text("2 of 3 right")
    expect(page.locator(".verdict.is-wrong s")).to_have_text("100")
    expect(page.locator(".paid-in.is-fewest")).to_have_count(2)


def test_a_push_and_a_loss_need_no_chips(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    page.locator("#a-ante").focus()
    page.keyboard.press("*")
    expect(page.locator("#a-ante")).to_have_value("Push")
    page.keyboard.press("-")
    expect(page.locator("#a-ante")).to_have_value("Loses")
    chip(page, 5).click()
    expect(page.locator("#a-ante")).to_have_value("5")


def test_what_is_put_out_is_said_and_can_be_cleared(page: Page, desk: Any) -> None:
    pay_in_chips(page, desk)
    for value in (100, 25):
        chip(page, value).click()
    expect(page.locator("#chip-said")).to_have_text("125 put out")
    expect(page.locator("#chip-said")).to_have_attribute("aria-live", "polite")
    page.locator("[data-pay=clear]").click()
    expect(page.locator("#a-ante")).to_have_value("")
    expect(page.locator(".pile svg")).to_have_count(0)


@pytest.mark.parametrize("size", [(320, 568), (390, 664), (1366, 768), (1920, 1080)])
def test_the_tray_fits_and_covers_no_field(page: Page, desk: Any, size: tuple[int, int]) -> None:
    width, height = size
    page.set_viewport_size({"width": width, "height": height})
    pay_in_chips(page, desk)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    keys = [button.bounding_box() for button in page.locator(".chip-tray button:visible").all()]
    assert all(box and min(box["width"], box["height"]) > 43.5 for box in keys)
    tray, fields = page.locator(".chip-tray").bounding_box(), page.locator(".fields").bounding_box()
    assert tray is not None
    assert fields is not None
    assert fields["y"] + fields["height"] <= tray["y"] + 1 or tray["y"] + tray["height"] <= fields["y"] + 1
