"""The number tools in a browser: each once with script, where the page stays, and once without; legible on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

HOLDEM = "/texas_holdem"
PAGES = {
    "equity": f"{HOLDEM}/equity?hand1=As+Ah&hand2=Kd+Kc&hand3=random&board=8h+5h+2c",
    "outs": f"{HOLDEM}/outs?hand=As+Ks&board=Qs+7s+2d&pot=300&call=100&against=Qd+Qc",
    "table of outs": f"{HOLDEM}/outs/table",
    "starting hands": f"{HOLDEM}/starting-hands?players=10&show=rating&hand=AKs",
    "deal": f"{HOLDEM}/icm?stack=5000&stack=3000&stack=2000&stack=1000&prize=500&prize=300&prize=200",
    "frequencies": f"{HOLDEM}/frequencies",
}
SIDEWAYS = "() => document.documentElement.scrollWidth > document.documentElement.clientWidth"
every_page = pytest.mark.parametrize("path", PAGES.values(), ids=PAGES)


@pytest.fixture
def plain(new_context: Callable[..., BrowserContext]) -> Page:
    context = new_context(java_script_enabled=False, viewport={"width": 390, "height": 844})
    return context.new_page()


def mark(page: Page) -> None:
    """So that it is seen whether the page stays."""
    page.locator("main").evaluate("main => { main.dataset.same = 'page'; }")


def stays(page: Page) -> None:
    expect(page.locator("main[data-same=page]")).to_have_count(1)


# ------------------------------------------------------------------ with script


def test_hands_tapped_are_compared(page: Page) -> None:
    page.goto(f"{HOLDEM}/equity")
    mark(page)
    for name in ("ace of spades", "ace of hearts", "king of diamonds", "king of clubs"):
        page.locator(".picker").get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".places").get_by_role("button", name=name)).to_be_visible()
    expect(page.locator(".compared")).to_contain_text("81.2555")
    page.get_by_role("button", name="Random: Hand 2").click()
    expect(page.locator(".compared")).to_contain_text("85.2037")
    page.get_by_role("button", name="One more hand").click()
    expect(page.locator("#hand3")).to_be_visible()
    stays(page)
    assert "hand3=" in page.url


def test_a_card_that_is_there_twice_is_said_at_its_field(page: Page, watch: Any) -> None:
    page.goto(f"{HOLDEM}/equity?hand1=As+Ah")
    page.locator("#hand2").fill("As Kd")
    watch.expect("422")
    page.keyboard.press("Enter")
    expect(page.locator("#trouble-hand2")).to_contain_text("already lies with hand 1")
    expect(page.locator("#hand2")).to_have_value("As Kd")


def test_outs_follow_the_cards_and_the_price(page: Page) -> None:
    page.goto(f"{HOLDEM}/outs")
    mark(page)
    for name in ("ace of spades", "king of spades", "queen of spades", "seven of spades", "two of diamonds"):
        page.locator(".picker").get_by_role("button", name=name, exact=True).click()
        expect(page.locator(".places").get_by_role("button", name=name)).to_be_visible()
    expect(page.locator(".settle-result")).to_contain_text("34.97")
    page.locator("#pot").fill("300")
    page.locator("#call").fill("100")
    page.keyboard.press("Enter")
    expect(page.locator(".settle-result")).to_contain_text("does not pay")
    stays(page)


def test_another_table_of_starting_hands_is_shown_at_once(page: Page) -> None:
    page.goto(f"{HOLDEM}/starting-hands")
    mark(page)
    page.locator(".starting-choice").get_by_text("10", exact=True).click()
    expect(page.locator(".heat caption")).to_contain_text("10 players")
    page.locator(".starting-choice").get_by_text("Power rating").click()
    expect(page.locator(".heat caption")).to_contain_text("Power rating")
    expect(page.locator(".heat-key")).to_be_visible()
    stays(page)
    page.locator(".heat").get_by_role("link", name="QQ").click()
    expect(page.locator("#told")).to_have_text("QQ")
    assert "hand=QQ" in page.url


def test_a_deal_is_shared_out_where_it_is_typed(page: Page) -> None:
    page.goto(f"{HOLDEM}/icm")
    mark(page)
    for field, text in {
        "stack1": "50",
        "stack2": "30",
        "stack3": "20",
        "prize1": "70",
        "prize2": "30",
    }.items():
        page.locator(f"#{field}").fill(text)
    page.keyboard.press("Enter")
    expect(page.locator(".deal-result")).to_contain_text("1265/28")
    stays(page)


# ------------------------------------------------------------------ without


def test_equity_without_script(plain: Page) -> None:
    plain.goto(f"{HOLDEM}/equity")
    plain.locator(".picker").get_by_role("button", name="ace of spades", exact=True).click()
    plain.locator("#hand1").fill("As Ah")
    plain.get_by_role("button", name="Random: Hand 2").click()
    expect(plain.locator(".compared")).to_contain_text("85.2037")


def test_outs_without_script(plain: Page) -> None:
    plain.goto(f"{HOLDEM}/outs")
    plain.locator("#hand").fill("9s 9h")
    plain.locator("#board").fill("9d Kc 2s")
    plain.locator(".settle-fields").get_by_role("button", name="Count the outs").click()
    expect(plain.locator(".settle-result")).to_contain_text("33.40")


def test_starting_hands_without_script(plain: Page) -> None:
    plain.goto(f"{HOLDEM}/starting-hands")
    plain.locator("input[name=players][value='6']").check(force=True)
    plain.locator("#hand").fill("AKo")
    plain.get_by_role("button", name="Show", exact=True).click()
    expect(plain.locator(".heat caption")).to_contain_text("6 players")
    expect(plain.locator("#told")).to_have_text("AKo")


def test_a_deal_without_script(plain: Page, watch: Any) -> None:
    plain.goto(f"{HOLDEM}/icm")
    plain.get_by_role("link", name="Show me an example").click()
    plain.locator("#stack4").fill("many")
    watch.expect("422")
    plain.get_by_role("button", name="Share out").click()
    expect(plain.locator("#trouble-stack4")).to_be_visible()
    plain.locator("#stack4").fill("")
    plain.get_by_role("button", name="Share out").click()
    expect(plain.locator(".deal-result")).to_contain_text("383.9286")


@pytest.mark.parametrize("name", ["table of outs", "frequencies"])
def test_tables_without_script(plain: Page, name: str) -> None:
    plain.goto(PAGES[name])
    expect(plain.locator("table").first).to_be_visible()


# ------------------------------------------------------------------ on a phone, in every theme, in Arabic


@every_page
@pytest.mark.parametrize("language", ["en", "ar"])
def test_no_page_scrolls_sideways(
    new_context: Callable[..., BrowserContext], path: str, language: str
) -> None:
    page = new_context(locale=language).new_page()
    page.goto(path)
    for width in (320, 390, 768, 1366):
        page.set_viewport_size({"width": width, "height": 844})
        assert not page.evaluate(SIDEWAYS), width


@every_page
@pytest.mark.parametrize("theme", ["dark", "light"])
def test_nothing_is_against_wcag(
    new_context: Callable[..., BrowserContext], axe: Callable[[Page], list[str]], path: str, theme: str
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, color_scheme=theme).new_page()
    page.goto(path)
    assert axe(page) == []


def test_every_hand_of_the_map_can_be_read_and_hit_on_a_phone(
    new_context: Callable[..., BrowserContext],
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    page.goto(f"{HOLDEM}/starting-hands?players=2&show=equity")
    boxes = page.locator(".heat a").evaluate_all(
        """all => all.map(a => ({
            width: a.clientWidth, height: a.clientHeight, over: a.scrollWidth > a.clientWidth,
            size: parseFloat(getComputedStyle(a).fontSize),
        }))"""
    )
    assert len(boxes) == 169
    assert min(box["width"] for box in boxes) >= 24
    assert min(box["height"] for box in boxes) >= 44
    assert min(box["size"] for box in boxes) >= 12
    assert not any(box["over"] for box in boxes)


def test_figures_and_cards_stay_left_to_right_in_arabic(new_context: Callable[..., BrowserContext]) -> None:
    page = new_context(locale="ar").new_page()
    page.goto(PAGES["equity"])
    assert page.locator("html").get_attribute("dir") == "rtl"
    for inside in (".small-cards", ".compared-facts dd bdi", ".compared-head strong bdi", ".compared-bar"):
        directions = page.locator(inside).evaluate_all("all => all.map(e => getComputedStyle(e).direction)")
        assert set(directions) == {"ltr"}, inside
    page.goto(PAGES["starting hands"])
    assert page.locator(".heat").evaluate("map => getComputedStyle(map).direction") == "ltr"
