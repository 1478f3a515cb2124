"""Every page fits: no width scrolls sideways, text is large enough to read and targets to hit, at any text size."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

SIZES = ((320, 568), (390, 844), (768, 1024), (844, 390), (1366, 768), (1920, 1080))
SETTLED = "one_box/ante.full_house"
ARABIC = (
    "home",
    "rules",
    "payouts",
    "variants",
    "settled",
    "edge",
    "call or fold",
    "self-test",
    "summary",
    "one_box/ante.full_house asked",
    "one_box/ante.full_house judged",
    "read_hand/ante.two_pair judged",
    "paytable/paytable.bonus asked",
    "whole_table/table.bonuses asked 1",
    "whole_table/table.bonuses judged -1",
    "deal_through/table.folds asked 5",
    "irregular/wrong.cards judged",
)

SIDEWAYS = """() => {
  const wide = document.documentElement.clientWidth;
  if (document.documentElement.scrollWidth <= wide && document.body.scrollWidth <= wide) return [];
  return [...document.querySelectorAll('body *')]
    .filter(e => e.getBoundingClientRect().right > wide + 1 || e.getBoundingClientRect().left < -1)
    .slice(0, 5).map(e => `${e.tagName}.${e.getAttribute('class')} ${Math.round(e.getBoundingClientRect().right)}`)
    .concat(`page ${document.documentElement.scrollWidth}`);
}"""

SMALL_TEXT = """() => {
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT), found = new Set();
  for (let node; (node = walk.nextNode());) {
    const e = node.parentElement, box = e.getBoundingClientRect();
    if (!node.data.trim() || box.width < 2 || box.height < 2 || e.closest('svg, script, style, .vh')) continue;
    if (parseFloat(getComputedStyle(e).fontSize) < 12) found.add(`${e.tagName}.${e.className} ${node.data.trim()}`);
  }
  return [...found];
}"""

# A checkbox or radio button is hit by its label; a link inside a sentence may be as high as its line.
SMALL_TARGETS = """() => {
  const found = [];
  for (const e of document.querySelectorAll('button, summary, a, label:has(input), .field-input')) {
    const {width, height, top} = e.getBoundingClientRect();
    if (!e.checkVisibility({opacityProperty: false, visibilityProperty: true}) || width < 2 || height < 2) continue;
    if (e.matches('.skip') || (e.matches('a') && getComputedStyle(e).display === 'inline')) continue;
    const size = `${Math.round(width)}x${Math.round(height)}`;
    if (width < 43.5 || height < 43.5) found.push(`${e.tagName}.${e.className} ${size} ${e.innerText}`);
  }
  return found;
}"""

# Text cut off: an element that hides what it has no room for.
CUT_OFF = """() => [...document.querySelectorAll('#answer *, .verdict-panel *, .bar *')].filter(e => {
  const {overflowX, overflowY} = getComputedStyle(e), hides = [overflowX, overflowY].some(o => o === 'hidden' || o === 'clip');
  if (!hides || e.closest('svg, .keypad') || !e.checkVisibility() || !e.innerText?.trim() || e.clientWidth < 2) return false;
  return e.scrollWidth > e.clientWidth + 2 || e.scrollHeight > e.clientHeight + 2;
}).map(e => `${e.tagName}.${e.className}: ${e.innerText}`)"""


def test_no_page_scrolls_sideways_at_any_width_and_no_text_is_tiny(
    page: Page, desk: Any, state: str, watch: Any
) -> None:
    if state == "error":
        watch.expect("404")
    desk.show(page, state)
    assert at_every_size(page) == []


@pytest.mark.parametrize("where", ARABIC)
def test_no_arabic_page_scrolls_sideways_either(page: Page, desk: Any, where: str) -> None:
    page.set_extra_http_headers({"Accept-Language": "ar"})
    desk.show(page, where)
    assert at_every_size(page) == []


def at_every_size(page: Page) -> list[str]:
    """What sticks out or cannot be read, by width."""
    faults = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        faults += [f"{width} wide: {fault}" for fault in page.evaluate(SIDEWAYS)]
        faults += [f"{width} small: {fault}" for fault in page.evaluate(SMALL_TEXT)]
    return faults


def test_everything_to_be_touched_in_practice_is_44_pixels_at_least(
    new_context: Callable[..., BrowserContext], desk: Any, posed: str
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    desk.show(page, posed)
    assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize("width", [390, 1366])
@pytest.mark.parametrize("answered", ["asked", "judged"])
def test_text_of_twice_the_size_loses_nothing(page: Page, desk: Any, width: int, answered: str) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    desk.show(page, f"{SETTLED} {answered}")
    page.evaluate("() => { document.documentElement.style.fontSize = '200%'; }")
    assert page.evaluate(SIDEWAYS) == []
    assert page.evaluate(CUT_OFF) == []
    go = page.locator("[data-next], #answer button[type=submit]:visible").first
    go.scroll_into_view_if_needed()
    expect(go).to_be_in_viewport()


def test_the_words_of_a_question_cover_each_other_nowhere(page: Page, desk: Any, question: str) -> None:
    desk.show(page, f"{question} asked")
    for width, height in ((390, 844), (1366, 768)):
        page.set_viewport_size({"width": width, "height": height})
        heading = page.locator("#ask").bounding_box()
        assert heading is not None
        below = page.locator("#answer :is(.part-name, .option, .field-input):visible").evaluate_all(
            "all => Math.min(...all.map(e => e.getBoundingClientRect().top))"
        )
        assert heading["y"] + heading["height"] <= below + 1
