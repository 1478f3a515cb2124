"""The poker table: up to ten seats that cover each other nowhere, cards that can be read, seats that can be tapped."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

SIZES = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1920, 1080))
FULL = "run_table/run.full"

# Pairs of boxes that lie over each other, and boxes that stick out of the cloth.
OVERLAPS = """() => {
  const box = e => e.getBoundingClientRect(), name = e => `${e.className} ${e.innerText.replace(/\\s+/g, ' ')}`;
  const lies = [...document.querySelectorAll('.chair-head, .chair-cards, .chair .felt-tag, .pool .board-cards, .log, .telling')];
  const cloth = box(document.querySelector('.cloth')), found = [];
  for (const [i, one] of lies.entries()) {
    const a = box(one);
    if (a.left < cloth.left - 1 || a.right > cloth.right + 1 || a.bottom > cloth.bottom + 1) found.push(`out: ${name(one)}`);
    for (const other of lies.slice(i + 1)) {
      const b = box(other);
      const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
      const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
      if (wide > 4 && high > 4) found.push(`${name(one)} over ${name(other)}`);
    }
  }
  return found;
}"""


@pytest.mark.parametrize("stage", [0, 6, -1])
def test_ten_seats_and_all_that_is_told_of_them_cover_each_other_nowhere(
    page: Page, desk: Any, stage: int
) -> None:
    path = desk.path(FULL, level=5, variant="cash-nl")
    assert len(desk.posed(path).scene.seats) == 10
    page.goto(desk.at(path, stage % len(desk.posed(path).stages)) if stage else path)
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERLAPS) == [], width


@pytest.mark.parametrize(
    "told", ["to_call/bets.several_raises", "side_pots/pots.two_sides", "rulings/rule.half"]
)
@pytest.mark.parametrize("level", [1, 5])
def test_bets_rulings_and_pots_cover_each_other_nowhere(page: Page, desk: Any, told: str, level: int) -> None:
    page.goto(desk.path(told, level=level, variant="tournament-nl"))
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(OVERLAPS) == [], width


@pytest.mark.parametrize("width", [390, 1366])
def test_cards_that_are_read_are_44_pixels_wide_at_least(page: Page, desk: Any, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    for question in ("showdown/showdown.kicker", "nuts/nuts.straight", "best_five/read.wheel"):
        page.goto(desk.path(question, level=5))
        widths = page.locator(".felt .card:has(input), .board-cards .card, .is-open .card").evaluate_all(
            "all => all.map(e => e.offsetWidth)"
        )
        assert widths
        assert min(widths) >= 44


def test_a_seat_is_tapped_on_the_table(page: Page, desk: Any) -> None:
    path = desk.path("button/button.first_after")
    page.goto(path)
    (right,) = desk.right(path).values()
    page.locator(f".seat-ask[value='{right}']").click()
    expect(page.locator("#told")).to_contain_text("Right")
    number = right.removeprefix("seat_")
    expect(page.locator(f".chair.at-{number}.is-right-one")).to_have_count(1)


def test_the_seat_that_was_taken_for_the_right_one_is_told_from_it(page: Page, desk: Any) -> None:
    path = desk.path("button/button.first_after")
    page.goto(path)
    (wrong,) = desk.wrong(path).values()
    page.locator(f".seat-ask[value='{wrong}']").click()
    number = wrong.removeprefix("seat_")
    expect(page.locator(f".chair.at-{number}.was-picked")).to_have_count(1)
    expect(page.locator(".chair.is-right-one")).to_have_count(1)


def test_it_reads_the_same_way_in_arabic(page: Page, desk: Any) -> None:
    """The table is a drawing: the first seat stays at the dealer's left hand, the words run from the right."""
    page.set_viewport_size({"width": 1366, "height": 768})
    page.set_extra_http_headers({"Accept-Language": "ar"})
    page.goto(desk.path("to_call/bets.several_raises", level=5))
    first, last = page.locator(".chair").first.bounding_box(), page.locator(".chair").last.bounding_box()
    assert first
    assert last
    assert first["x"] < last["x"]
    expect(page.locator(".log")).to_have_attribute("dir", "rtl")
