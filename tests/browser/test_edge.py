"""The house edge in a browser: another row draws its line at once, cards are tapped, and all of it works without script."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

EDGE = "/casino_holdem/edge"
FIVE = ("queen of spades", "seven of diamonds", "jack of hearts", "eight of clubs", "two of spades")


@pytest.fixture
def plain(new_context: Callable[..., BrowserContext]) -> Page:
    context = new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    return context.new_page()


def test_another_row_draws_its_line_and_the_page_stays(page: Page) -> None:
    page.goto(f"{EDGE}?variant=standard")
    page.locator("#row").evaluate("select => select.closest('main').dataset.same = 'page'")
    page.locator("#row").focus()
    page.locator("#row").select_option("bonus.flush")
    expect(page.locator("#odds figcaption")).to_contain_text("Flush")
    expect(page.locator("#odds")).to_contain_text("20 to 1")
    expect(page.locator("main[data-same=page]")).to_have_count(1)
    expect(page.locator("#row")).to_be_focused()
    assert "row=bonus.flush" in page.url


def test_other_odds_are_answered_where_they_are_asked(page: Page) -> None:
    page.goto(f"{EDGE}?variant=standard")
    page.locator("#odds-asked").fill("25")
    page.keyboard.press("Enter")
    expect(page.locator("#odds [role=status]")).to_contain_text("2.0301 %")
    expect(page.locator("#odds svg .mark-asked").first).to_be_visible()
    page.go_back()
    expect(page.locator("#odds [role=status]")).not_to_contain_text("2.0301 %")


def test_odds_that_cannot_be_are_said_at_their_field(page: Page, watch: Any) -> None:
    page.goto(f"{EDGE}?variant=standard")
    page.locator("#odds-asked").fill("many")
    watch.expect("422")
    page.keyboard.press("Enter")
    expect(page.locator("#trouble-odds")).to_be_visible()
    expect(page.locator("#odds-asked")).to_have_value("many")


def test_five_cards_tapped_are_answered(page: Page) -> None:
    page.goto(f"{EDGE}/call")
    for name in FIVE:
        page.locator(".picker").get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".places").get_by_role("button", name=name)).to_be_visible()
    expect(page.locator("#told")).to_have_text("Call")
    expect(page.locator(".settle-result")).to_contain_text("1,070,190")


def test_labels_of_the_line_are_large_enough_on_a_phone(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(viewport={"width": 390, "height": 844}).new_page()
    page.goto(f"{EDGE}?variant=standard")
    sizes = page.locator(".line-chart text").evaluate_all(
        "texts => texts.map(t => 13 * t.ownerSVGElement.getBoundingClientRect().width / 360)"
    )
    assert sizes
    assert min(sizes) >= 12


def test_all_of_it_works_without_script(plain: Page) -> None:
    plain.goto(f"{EDGE}?variant=standard")
    plain.locator("#row").select_option("ante.full_house")
    plain.locator("#odds-asked").fill("4")
    plain.get_by_role("button", name="Count", exact=True).click()
    expect(plain.locator("#odds [role=status]")).to_contain_text("−2.2100")
    plain.get_by_role("link", name="Call or fold").first.click()
    plain.locator("#cards").fill("As Ah")
    plain.locator("#flop").fill("Ad Ac 2s")
    plain.get_by_role("button", name="Call or fold?", exact=True).last.click()
    expect(plain.locator("#told")).to_have_text("Call")
