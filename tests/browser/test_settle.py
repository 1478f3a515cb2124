"""Settle a hand: nine cards by hand, the stakes, the settlement, and a link that settles the argument."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import BrowserContext, Page, expect

NINE = (
    "ace of spades", "king of diamonds",  # the box
    "ace of clubs", "five of hearts", "five of spades", "queen of diamonds", "two of clubs",  # the board
    "ten of hearts", "ten of spades",  # the dealer
)  # fmt: skip


@pytest.fixture
def settled(page: Page) -> Page:
    """Aces and fives against tens and fives: 25 on the ante at 1 to 1, 10 on a bonus of a pair of aces at 7 to 1."""
    page.goto("/casino_holdem/settle")
    for name in NINE:
        page.locator(".picker").get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".places").get_by_role("button", name=name)).to_be_visible()
    return page


def test_nine_cards_tapped_in_their_order_are_settled_at_once(settled: Page) -> None:
    expect(settled.locator("#settled")).to_contain_text("+145")
    for bet, text in (("Ante", "+25"), ("Call", "+50"), ("AA Bonus", "+70")):
        expect(
            settled.get_by_role("row").filter(has=settled.get_by_role("rowheader", name=bet, exact=True))
        ).to_contain_text(text)
    expect(settled.locator(".settled")).to_contain_text("10 × 7 = 70")


def test_other_stakes_and_a_fold_are_settled_again(settled: Page) -> None:
    settled.locator("#ante").fill("1,000")
    settled.locator("#bonus").fill("0")
    settled.get_by_role("button", name="Settle", exact=True).last.click()
    expect(settled.locator("#settled")).to_contain_text("+3,000")
    settled.locator(".segment").filter(has_text="folds").click()
    expect(settled.locator("#settled")).to_contain_text("−1,000")


def test_the_link_settles_the_same_for_somebody_else(
    settled: Page, new_context: Callable[..., BrowserContext]
) -> None:
    link = settled.get_by_label("Link to this settlement").input_value()
    other = new_context().new_page()
    other.goto(link)
    assert other.locator(".settle-result").inner_text() == settled.locator(".settle-result").inner_text()


def test_a_card_tapped_again_is_taken_back(settled: Page) -> None:
    settled.locator(".picker").get_by_role("button", name="five of spades", exact=True).click()
    expect(settled.locator("#settled")).to_have_count(0)
    expect(settled.locator(".settle-result")).to_contain_text("Still missing: 1")


def test_cards_are_put_down_by_the_keyboard_and_focus_stays(page: Page) -> None:
    page.goto("/casino_holdem/settle")
    page.locator("#tap-As").focus()
    page.keyboard.press("Enter")
    expect(page.locator("#cards")).to_have_value("As")
    expect(page.locator("#tap-As")).to_be_focused()


def test_typed_cards_that_cannot_be_are_told_at_their_field(page: Page, watch: object) -> None:
    watch.expect("422")  # type: ignore[attr-defined]
    page.goto("/casino_holdem/settle")
    page.locator("#cards").fill("As As")
    page.locator("#board").fill("9c 5h 5s Qd 2c")
    page.locator("#dealer").fill("10h 1x")
    page.keyboard.press("Enter")
    expect(page.locator("#cards")).to_have_attribute("aria-invalid", "true")
    expect(page.locator("#dealer")).to_have_attribute("aria-invalid", "true")
    expect(page.locator(".unclear")).to_have_count(2)


def test_an_example_is_dealt_and_settled(page: Page) -> None:
    page.goto("/casino_holdem/settle")
    page.get_by_role("link", name="Deal me an example").click()
    expect(page.locator("#settled")).to_be_visible()


def test_back_goes_through_the_cards_as_they_were_put_down(page: Page) -> None:
    page.goto("/casino_holdem/settle")
    page.locator("#tap-As").click()
    expect(page.locator("#cards")).to_have_value("As")
    page.locator("#tap-Kd").click()
    expect(page.locator("#cards")).to_have_value("As Kd")
    page.go_back()
    expect(page.locator("#cards")).to_have_value("As")
