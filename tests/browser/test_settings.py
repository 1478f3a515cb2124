"""Language, theme and deck: what they change, and what they must not."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, Page, expect

SETTLED = "one_box/ante.full_house"


def choose(page: Page, name: str, value: str) -> None:
    page.locator(".pop:has(.settings) > summary").click()
    page.locator(f".settings button[name={name}][value='{value}']").click()
    page.keyboard.press("Escape")  # what holds at once leaves the menu open, to try another


def direction(found: Locator) -> str:
    return str(found.first.evaluate("e => getComputedStyle(e).direction"))


def test_arabic_mirrors_the_page_and_leaves_the_table_as_it_lies(page: Page, desk: Any) -> None:
    page.goto(desk.path(SETTLED))
    menu, felt = page.locator(".pop:has(.settings)"), page.locator(".felt")
    places = ".board-cards .card, .spots > *"
    order = page.locator(places).evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().x - all[0].getBoundingClientRect().x)"
    )
    before = menu.bounding_box()
    choose(page, "lang", "ar")
    expect(page.locator("html")).to_have_attribute("dir", "rtl")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    after = menu.bounding_box()
    assert before is not None
    assert after is not None
    assert before["x"] > 600 > after["x"]
    assert direction(page.locator("#ask")) == "rtl"
    for part in (felt, page.locator(".keypad"), page.locator(".field-input")):
        assert direction(part) == "ltr"
    assert order == page.locator(places).evaluate_all(
        "all => all.map(e => e.getBoundingClientRect().x - all[0].getBoundingClientRect().x)"
    )
    choose(page, "lang", "en")
    expect(page.locator("html")).to_have_attribute("dir", "ltr")


def test_amounts_odds_and_sums_read_from_the_left_in_arabic(page: Page, desk: Any) -> None:
    page.set_extra_http_headers({"Accept-Language": "ar"})
    path = desk.path(SETTLED)
    page.goto(path)
    desk.type(page, path, desk.wrong(path))
    amounts = page.locator(".verdict-amount bdi, .sum bdi")
    expect(amounts.first).to_be_visible()
    assert amounts.evaluate_all("all => all.every(e => e.dir === 'ltr')")
    alone = page.locator(".verdict-amount, .verdict-bet, .sum").evaluate_all(
        """all => all.map(e => { const copy = e.cloneNode(true); copy.querySelectorAll('bdi').forEach(b => b.remove());
                                 return copy.textContent; }).filter(text => /\\d/.test(text))"""
    )
    assert alone == []


def test_the_language_of_the_browser_is_taken_until_one_is_chosen(page: Page, desk: Any) -> None:
    page.set_extra_http_headers({"Accept-Language": "ar"})
    page.goto("/")
    expect(page.locator("html")).to_have_attribute("lang", "ar")
    choose(page, "lang", "en")
    page.goto(desk.path(SETTLED))
    expect(page.locator("html")).to_have_attribute("lang", "en")


def test_four_colours_give_clubs_and_diamonds_their_own(page: Page) -> None:
    page.goto("/casino_holdem/settle?cards=As+Kd&board=9c+5h")
    pictures = {suit: picture(page, suit) for suit in "shdc"}
    choose(page, "deck", "4")
    expect(page.locator("html")).to_have_class("theme-auto deck-4")
    changed = {suit for suit in "shdc" if picture(page, suit) != pictures[suit]}
    assert changed == {"c", "d"}


def picture(page: Page, suit: str) -> bytes:
    """How the three of a suit looks among the tiles."""
    tile = page.locator(f"#tap-3{suit}")
    tile.scroll_into_view_if_needed()
    return tile.screenshot(animations="disabled")


@pytest.mark.parametrize(("theme", "dark"), [("dark", True), ("light", False)])
def test_a_chosen_theme_wins_over_the_systems(page: Page, theme: str, dark: bool) -> None:
    page.emulate_media(color_scheme="light" if dark else "dark")
    page.goto("/")
    choose(page, "theme", theme)
    expect(page.locator("html")).to_have_class(f"theme-{theme}")
    red, green, blue = page.locator("html").evaluate(
        "e => getComputedStyle(e).backgroundColor.match(/\\d+/g).slice(0, 3).map(Number)"
    )
    assert (red + green + blue < 3 * 128) is dark


def test_auto_follows_the_system(page: Page) -> None:
    page.goto("/")
    shades = []
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme)
        shades.append(page.locator("html").evaluate("e => getComputedStyle(e).backgroundColor"))
    assert shades[0] != shades[1]


def test_a_setting_brings_back_to_the_page_it_was_changed_on(page: Page) -> None:
    page.goto("/casino_holdem/payouts?ante=25&bonus=5")
    choose(page, "theme", "light")
    expect(page).to_have_url("/casino_holdem/payouts?ante=25&bonus=5")


def test_nothing_moves_for_who_wants_no_motion(page: Page, desk: Any) -> None:
    page.emulate_media(reduced_motion="reduce")
    path = desk.path(SETTLED)
    page.goto(path)
    desk.type(page, path, desk.wrong(path))
    moving = page.evaluate(
        """() => [...document.querySelectorAll('*')].filter(e => {
             const {transitionDuration, animationName, animationDuration} = getComputedStyle(e);
             const long = text => text.split(',').some(time => parseFloat(time) > 0.02);
             return long(transitionDuration) || (animationName !== 'none' && long(animationDuration));
           }).map(e => e.className)"""
    )
    assert moving == []


@pytest.mark.parametrize("width", [390, 1366])
def test_a_paytable_from_memory_reads_from_the_right_in_arabic(page: Page, desk: Any, width: int) -> None:
    """Its fields are a form to be read, not bets that lie on the table."""
    page.set_viewport_size({"width": width, "height": 844})
    page.set_extra_http_headers({"Accept-Language": "ar"})
    page.goto(desk.path("paytable/paytable.bonus"))
    name, field = (
        page.locator(".field-name").first.bounding_box(),
        page.locator(".field-input").first.bounding_box(),
    )
    assert name is not None
    assert field is not None
    assert field["x"] + field["width"] <= name["x"]
    rights = page.locator(".field").evaluate_all("all => all.map(e => e.getBoundingClientRect().right)")
    assert rights[0] == max(rights)


@pytest.mark.parametrize("back", ["navy", "green"])
def test_card_backs_change_at_once_and_stay(page: Page, desk: Any, back: str) -> None:
    page.goto(desk.path("deal_through/table.folds"))
    card = page.locator(".dealer .card").first
    before = card.screenshot(animations="disabled")
    with page.expect_response("**/settings"):
        choose(page, "back", back)
    page.keyboard.press("Escape")
    expect(page.locator("html")).to_have_class(f"theme-auto back-{back}")
    assert card.screenshot(animations="disabled") != before
    page.reload()
    expect(page.locator("html")).to_have_class(f"theme-auto back-{back}")


def test_chips_are_seen_in_the_houses_colours_or_those_of_another_country(page: Page, desk: Any) -> None:
    colours = {}
    for chips in ("house", "us", "uk"):
        desk.prefer(page, chips=chips)
        page.goto(desk.path(SETTLED))
        colours[chips] = page.locator("#chip-tray use[class^='d']").evaluate_all(
            "all => all.map(e => getComputedStyle(e).getPropertyValue('--chip').trim())"
        )
        assert all(colours[chips])
    assert colours["us"] != colours["uk"]


def test_bets_are_shown_as_stacks_or_as_figures(page: Page, desk: Any) -> None:
    path = desk.path(SETTLED)
    page.goto(path)
    amounts = page.locator(".spot-amount").all_inner_texts()
    expect(page.locator(".spots .stack")).not_to_have_count(0)
    desk.prefer(page, stakes="figures")
    page.goto(path)
    expect(page.locator(".spots .stack")).to_have_count(0)
    assert page.locator(".spot-amount").all_inner_texts() == amounts
