"""The payout tables on paper: one sheet of A4, whatever the house, the language and the stake."""

from __future__ import annotations

import re
from typing import Any

import pytest
from playwright.sync_api import Page

from trainer.web.house import house

GAME = "casino_holdem"
PAGE = re.compile(rb"/Type\s*/Page\b(?!s)")
SIZE = re.compile(rb"/MediaBox\s*\[0 0 ([\d.]+) ([\d.]+)\]")
A4 = (595, 842)
"""Points."""

OVER_THE_EDGE = """() => [...document.querySelectorAll('.pay-sheet')]
  .filter(e => e.getBoundingClientRect().right > document.documentElement.clientWidth + 1 ||
               e.scrollWidth > e.clientWidth + 1).length"""


def printed(page: Page) -> bytes:
    return page.pdf(prefer_css_page_size=True, print_background=True)


def pages(pdf: bytes) -> int:
    return len(PAGE.findall(pdf))


@pytest.mark.parametrize("piles", ["", "&asked=1"], ids=["with chips", "without"])
@pytest.mark.parametrize(
    "stakes", ["ante=10&bonus=10", "ante=1.275&bonus=485", "ante=123456789&bonus=987654321"]
)
def test_the_payouts_of_every_house_fit_on_one_sheet(
    page: Page, live_app: Any, stakes: str, piles: str
) -> None:
    with live_app.test_request_context():
        houses = list(house().variants(GAME))
    for variant in houses:
        page.goto(f"/{GAME}/payouts?variant={variant}&{stakes}{piles}")
        assert pages(printed(page)) == 1, variant


@pytest.mark.parametrize("theme", ["dark", "light"])
def test_the_arabic_sheet_is_one_too_and_prints_dark_on_white(new_context: Any, theme: str) -> None:
    page = new_context(locale="ar", color_scheme=theme).new_page()
    page.goto(f"/{GAME}/payouts?ante=85&bonus=35")
    page.emulate_media(media="print", color_scheme=theme)
    assert page.evaluate("getComputedStyle(document.documentElement).backgroundColor") == "rgb(255, 255, 255)"
    assert (
        page.evaluate("getComputedStyle(document.querySelector('.pay-sheet th')).color")
        != "rgb(255, 255, 255)"
    )
    assert pages(printed(page)) == 1


def test_the_sheet_is_a4_and_nothing_runs_over_its_edge(page: Page) -> None:
    page.goto(f"/{GAME}/payouts?ante=1.275&bonus=485")
    size = SIZE.search(printed(page))
    assert size is not None
    assert tuple(round(float(points)) for points in size.groups()) == A4
    page.emulate_media(media="print")
    page.set_viewport_size({"width": 703, "height": 1032})  # A4 less its margins, in CSS pixels
    assert page.evaluate(OVER_THE_EDGE) == 0


def test_what_is_for_the_screen_is_not_printed(page: Page) -> None:
    page.goto(f"/{GAME}/payouts")
    page.emulate_media(media="print")
    for name in (".bar", "form", ".no-print"):
        assert not page.locator(name).first.is_visible(), name
    assert page.locator(".pay-sheet").count() == 3


def test_a_page_that_is_longer_is_counted_as_such(page: Page) -> None:
    page.goto(f"/{GAME}/rules")
    assert pages(printed(page)) > 1
