"""The table of several boxes on every screen: each box can be read and hit, nothing leaves the felt or covers another."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

SIZES = ((320, 568), (320, 640), (390, 844), (768, 1024), (844, 390), (1366, 768), (1920, 1080))

# What can be seen of the table's parts must lie on the felt.
OFF_THE_FELT = """() => {
  const felt = document.querySelector('.felt').getBoundingClientRect();
  const parts = ['.place-no', '.place .card', '.place .spot-amount', '.place-stakes > *', '.seat-net', '.focus-seat',
    '.slot', '.dealer .card', '.situation-tell'];
  return [...document.querySelectorAll(parts)].filter(e => {
    const r = e.getBoundingClientRect();
    if (!e.checkVisibility() || r.width < 1) return false;
    return r.left < felt.left - 1 || r.right > felt.right + 1 || r.top < felt.top - 1 || r.bottom > felt.bottom + 1;
  }).map(e => e.className);
}"""

# No part of a box lies over another box, the board or the dealer's hand.
COVERED = """() => {
  const parts = '.card, .place-no, .spot-amount, .place-stakes > *, .seat-net, .slot', found = [];
  const shown = (root, what) => [...root.querySelectorAll(what)].filter(e => e.checkVisibility());
  const groups = shown(document, '.place, .focus-seat, .board, .dealer');
  const rects = groups.map(group => shown(group, parts).map(e => e.getBoundingClientRect()));
  const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2;
  for (let i = 0; i < groups.length; i++)
    for (let j = i + 1; j < groups.length; j++)
      if (rects[i].some(a => rects[j].some(b => over(a, b)))) found.push(`${groups[i].className} / ${groups[j].className}`);
  return found;
}"""

# Number, cards and stakes of each box that waits: the large spots, or the short form where there is no room for them.
UNREAD = """() => [...document.querySelectorAll('.place.is-waiting')].filter(place => {
  const seen = what => [...place.querySelectorAll(what)].some(e => e.checkVisibility() && e.getBoundingClientRect().width > 5);
  return !(seen('.place-no') && seen('.card') && (seen('.place-stakes bdi') || seen('.spot-amount bdi')));
}).map(e => e.className)"""


def at_every_size(page: Page) -> list[str]:
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        for what in (OFF_THE_FELT, COVERED, UNREAD):
            found += [f"{width}×{height}: {fault}" for fault in page.evaluate(what)]
    return found


@pytest.mark.parametrize("language", ["en", "ar"])
@pytest.mark.parametrize("level", [1, 3, 5])
def test_every_box_can_be_read_at_every_size(
    new_context: Callable[..., BrowserContext], desk: Any, level: int, language: str
) -> None:
    page = new_context(locale=language, reduced_motion="reduce").new_page()
    page.goto(desk.path("whole_table/natural", level=level, seed=4))
    assert at_every_size(page) == []
    page.locator(".seat-ask").last.press("Enter")
    expect(page.locator(".place.is-active, .place.is-next").first).to_be_visible()
    assert at_every_size(page) == []


def test_every_box_that_may_be_next_is_44_pixels_at_least(page: Page, desk: Any) -> None:
    page.goto(desk.path("whole_table/natural", level=5, seed=4))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        boxes = [button.bounding_box() for button in page.locator(".seat-ask").all()]
        assert len(boxes) > 5
        assert all(box and box["width"] > 43.5 and box["height"] > 43.5 for box in boxes), (width, boxes)


def test_a_box_tapped_on_the_felt_answers_which_is_next(
    new_context: Callable[..., BrowserContext], desk: Any
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True).new_page()
    path = desk.path("whole_table/natural", level=2, seed=4)
    page.goto(path)
    right = next(iter(desk.right(path).values()))
    page.locator(f".seat-ask[value={right}]").tap()
    number = right.removeprefix("box_")
    expect(page.locator(".focus-seat")).to_have_attribute("aria-label", f"Box {number}")
    expect(page.locator(f".place.at-{number}")).to_have_attribute("aria-current", "step")


def test_a_box_clicked_answers_without_scripts_too(
    new_context: Callable[..., BrowserContext], desk: Any
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    path = desk.path("whole_table/natural", level=2, seed=4)
    page.goto(path)
    right = next(iter(desk.right(path).values()))
    page.locator(f".seat-ask[value={right}]").click()
    expect(page.locator(f".place.at-{right.removeprefix('box_')}.is-active")).to_be_visible()


def test_what_is_wrong_at_the_table_is_told_on_the_felt_at_every_size(
    new_context: Callable[..., BrowserContext], desk: Any
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    for skill in (
        "wrong.cards",
        "wrong.count",
        "wrong.burn",
        "wrong.call",
        "wrong.late_bet",
        "wrong.cleared",
    ):
        page.goto(desk.path(f"irregular/{skill}"))
        for width, height in SIZES:
            page.set_viewport_size({"width": width, "height": height})
            assert page.evaluate(OFF_THE_FELT) == [], (skill, width)


@pytest.mark.parametrize("stage", [3, 5])
def test_a_round_that_is_dealt_leaves_nothing_off_the_felt(page: Page, desk: Any, stage: int) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(desk.at(desk.path("deal_through/table.folds"), stage))
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        found += [f"{width}: {fault}" for what in (OFF_THE_FELT, COVERED) for fault in page.evaluate(what)]
    assert found == []


def test_dealing_moves_nothing_but_cards_and_stops_soon(page: Page, desk: Any) -> None:
    page.goto(desk.path("deal_through/natural", level=3))
    moving = page.evaluate(
        "() => document.getAnimations().map(a => [a.effect.target.className, a.effect.getComputedTiming().endTime])"
    )
    assert moving
    assert all("card" in name.split() and end <= 500 for name, end in moving)


def test_nothing_moves_for_those_who_want_less_motion(
    new_context: Callable[..., BrowserContext], desk: Any
) -> None:
    page = new_context(reduced_motion="reduce").new_page()
    page.goto(desk.path("deal_through/natural", level=3))
    assert page.evaluate("() => document.getAnimations().length") == 0
