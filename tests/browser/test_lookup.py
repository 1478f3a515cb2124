"""The pages to look things up, seen: drawn tables that fit, filters that work without JavaScript, ways into the glossary."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

GAME = "casino_holdem"
PAGES = (
    "rules?variant=playtech",
    "rules?variant=after_flop&only=differences",
    "rankings",
    "glossary",
    "payouts?asked=1&ante=85&bonus=35",
    "variants?variant=aragon&only=differences",
)

# Whatever is drawn on a small table lies on it, and cards do not lie on chips or figures.
OFF_THE_TABLE = """() => [...document.querySelectorAll('.mini')].flatMap(mini => {
  const edge = mini.getBoundingClientRect();
  return [...mini.querySelectorAll('.card, .stack, .spot-amount, .spot-paid, .mini-print, .felt-tag')]
    .map(e => [e, e.getBoundingClientRect()])
    .filter(([, box]) => box.left < edge.left || box.right > edge.right || box.top < edge.top || box.bottom > edge.bottom)
    .map(([e, box]) => `${e.className.baseVal ?? e.className} ${Math.round(box.left)} ${Math.round(box.right)}`);
})"""
OVERLAPS = """() => [...document.querySelectorAll('.mini')].flatMap(mini => {
  const boxes = [...mini.querySelectorAll('.mini-hand .card, .mini-slot, .spot-amount, .spot-paid, .mini-print')]
    .map(e => [e.className, e.getBoundingClientRect()]);
  return boxes.flatMap(([name, a], i) => boxes.slice(i + 1)
    .filter(([, b]) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
                    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1)
    .map(([other]) => `${name} over ${other}`));
})"""
SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("width", [320, 390, 1366])
@pytest.mark.parametrize("variant", ["standard", "after_flop"])
def test_the_drawn_tables_are_whole_at_every_width(
    new_context: Callable[..., BrowserContext], variant: str, width: int, language: str
) -> None:
    page = new_context(locale=language, viewport={"width": width, "height": 844}).new_page()
    page.goto(f"/{GAME}/rules?variant={variant}")
    assert page.locator(".mini").count() >= 11
    assert page.evaluate(OFF_THE_TABLE) == []
    assert page.evaluate(OVERLAPS) == []
    assert page.evaluate(SIDEWAYS) == 0


@pytest.mark.parametrize("path", PAGES)
@pytest.mark.parametrize(("language", "scheme"), [("en", "dark"), ("ar", "light")])
def test_no_page_to_look_something_up_breaks_a_rule_of_wcag(
    new_context: Callable[..., BrowserContext],
    axe: Callable[[Page], list[str]],
    path: str,
    language: str,
    scheme: Any,
) -> None:
    page = new_context(
        locale=language, color_scheme=scheme, viewport={"width": 390, "height": 844}
    ).new_page()
    page.goto(f"/{GAME}/{path}")
    assert axe(page) == []
    assert page.evaluate(SIDEWAYS) == 0


@pytest.mark.parametrize("width", [320, 390])
def test_on_a_phone_each_rule_stands_over_its_value_and_its_source(
    new_context: Callable[..., BrowserContext], width: int
) -> None:
    page = new_context(viewport={"width": width, "height": 844}).new_page()
    page.goto(f"/{GAME}/rules?variant=evolution")
    cells = page.locator(".rows tbody tr").first.locator("th, td")
    boxes = [cell.bounding_box() for cell in cells.all()]
    assert len(boxes) == 3
    assert all(box and box["x"] >= 0 and box["x"] + box["width"] <= width for box in boxes)
    tops = [box["y"] for box in boxes if box]
    assert tops == sorted(set(tops))
    assert page.locator(".rows").get_by_role("row").count() > 20


def test_only_differences_and_all_rules_work_without_javascript(
    new_context: Callable[..., BrowserContext],
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    page.goto(f"/{GAME}/rules?variant=playtech")
    page.locator("select[name=variant]").select_option("high_ante")
    page.get_by_role("button", name="Show").click()
    page.get_by_role("link", name="Only differences").click()
    expect(page.locator(".rows tbody tr")).to_have_count(2)
    page.get_by_role("link", name="All rules").click()
    assert page.locator(".rows tbody tr").count() > 20
    page.goto(f"/{GAME}/variants")
    page.get_by_role("link", name="Only differences").click()
    page.locator("select[name=variant]").select_option("playtech")
    page.get_by_role("button", name="Show").click()
    expect(page.locator(".beside tbody tr")).to_have_count(1)
    expect(page.locator(".beside thead th")).to_have_count(3)


def test_a_link_to_a_term_shows_the_term(page: Page) -> None:
    page.goto(f"/{GAME}/glossary")
    page.locator(".index").get_by_role("link", name="quads").click()
    expect(page.locator("#four-of-a-kind")).to_be_in_viewport()
    assert page.evaluate("document.querySelector(':target').id") == "four-of-a-kind"


def test_the_chips_of_a_payout_can_be_left_out(page: Page) -> None:
    page.goto(f"/{GAME}/payouts")
    assert page.locator(".pile-art").count() > 0
    page.get_by_label("Fewest chips").uncheck()
    page.locator("main").get_by_role("button", name="Show").click()
    expect(page.locator(".pile-art")).to_have_count(0)
    expect(page.get_by_label("Fewest chips")).not_to_be_checked()
