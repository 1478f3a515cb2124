"""A house edited in a browser: what is typed is drafted, told and counted at once; on a phone, in two windows, when broken."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from trainer.school import make_key
from trainer.web import create_app

PHONE = {"width": 390, "height": 844}
SIZES = ((320, 568), (390, 844), (768, 1024), (1366, 768), (1920, 1080))
_numbers = count()

SIDEWAYS = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"
SMALL_TARGETS = """() => [...document.querySelectorAll('main :is(button, summary, a, select, input)')]
  .filter(e => e.checkVisibility({visibilityProperty: true}) && getComputedStyle(e).display !== 'inline' && e.type !== 'hidden')
  .map(e => [e.matches('label input') ? e.closest('label') : e, e])
  .map(([hit, e]) => [hit.getBoundingClientRect(), e])
  .filter(([box]) => box.width > 2 && (box.width < 43.5 || box.height < 43.5))
  .map(([box, e]) => `${e.tagName}#${e.id}.${e.className} ${Math.round(box.width)}x${Math.round(box.height)}`)"""


@pytest.fixture(scope="module")
def place(tmp_path_factory: pytest.TempPathFactory, serving: Any) -> Iterator[Any]:
    """A trainer whose rules are drafted, never published: its address, and a link that opens the desk."""
    app = create_app({"TRAINER_DATA": tmp_path_factory.mktemp("desk")})
    house = app.extensions["house"]
    with serving(app) as url:
        yield url, lambda: f"{url}/desk/open/{make_key(house.database, house.clock())}"


@pytest.fixture
def watch(place: Any, watch_of: Any) -> Any:
    return watch_of(place[0])


@pytest.fixture
def standard(place: Any, new_context: Callable[..., BrowserContext], watch: Any) -> Callable[..., Page]:
    """The page of the standard, open on the desk of a new instructor."""
    url, link = place

    def opened(**options: Any) -> Page:
        page = new_context(**options).new_page()
        page.goto(link())
        page.get_by_label("Your name").fill(f"Ana {next(_numbers)}")
        page.get_by_role("button", name="Open the desk").click()
        page.goto(f"{url}/desk/casino_holdem/standard")
        return page

    return opened


def edge(page: Page) -> Any:
    return expect(page.locator(".edge-figure"))


def test_odds_typed_are_in_the_text_and_in_the_edge_at_once(standard: Callable[..., Page]) -> None:
    page = standard()
    field = page.locator("#f-odds-ante-1")
    field.fill("25")
    edge(page).to_have_text("2.0301 %")
    expect(page.locator(".edge-diff")).to_contain_text("−0.1275")
    expect(page.locator("#s-f-odds-ante-1")).to_have_text("was 20")
    expect(page.locator(".yl.is-changed")).to_have_count(1)
    expect(page.locator(".yl.is-changed code")).to_have_text("      straight flush: 25 to 1")
    assert "      straight flush: 25 to 1" in page.locator("#yaml").input_value()
    expect(page.get_by_role("link", name="Publish 2")).to_be_visible()
    expect(field).to_be_focused()
    field.press("End")
    field.press("Backspace")
    field.press("6")
    edge(page).to_have_text("2.0046 %")
    expect(field).to_have_value("26")


def test_text_typed_fills_the_form_and_leaves_the_cursor_alone(standard: Callable[..., Page]) -> None:
    page = standard()
    box = page.locator("#yaml")
    box.evaluate("box => { const at = box.value.indexOf('20 to 1\\n      four of a kind', box.value.indexOf('ante-3:'));"
                 "box.focus(); box.setSelectionRange(at, at + 2); }")  # fmt: skip
    page.keyboard.type("25")
    expect(page.locator("#f-odds-ante-1")).to_have_value("25")
    edge(page).to_have_text("2.0301 %")
    expect(box).to_be_focused()
    page.keyboard.type("0")
    expect(page.locator("#f-odds-ante-1")).to_have_value("250")
    page.locator("#f-odds-ante-2").fill("11")
    expect(box).to_have_value(re.compile("four of a kind: 11 to 1"))


def test_a_mistake_leads_to_its_line_and_to_its_field(standard: Callable[..., Page]) -> None:
    page = standard()
    page.locator("#f-odds-ante-1").fill("20:1")
    remark = page.locator("#remarks .is-error").last
    expect(remark).to_contain_text("does not say whether the stake is counted in")
    expect(page.locator("#f-odds-ante-1")).not_to_have_attribute("disabled", "")
    remark.get_by_role("link", name="Line").click()
    assert page.evaluate("() => { const b = document.activeElement;"
                         "return b.value.slice(b.selectionStart, b.selectionEnd); }") == "      straight flush: 20:1"  # fmt: skip
    remark.get_by_role("link", name="show the field").click()
    expect(page.locator("#f-odds-ante-1")).to_be_focused()


def test_a_text_that_cannot_be_read_locks_the_form_until_it_can(standard: Callable[..., Page]) -> None:
    page = standard()
    box = page.locator("#yaml")
    text = box.input_value()
    box.fill(text.replace("variants:", "variants: {", 1))
    expect(page.locator("#f-odds-ante-1")).to_be_disabled()
    edge(page).to_have_text("2.1576 %")
    expect(page.get_by_text("The figures follow once")).to_be_visible()
    box.fill(text)
    expect(page.locator("#f-odds-ante-1")).to_be_enabled()


def test_rows_come_apart_and_a_copy_is_made_with_a_button(standard: Callable[..., Page]) -> None:
    page = standard()
    page.locator("#rows-bonus summary").click()
    page.get_by_role("button", name="Straight by itself").click()
    expect(page.locator("#t-bonus .odds-row")).to_have_count(7)
    expect(page.get_by_role("button", name="Three of a kind by itself")).to_be_visible()
    page.locator("#t-ante").get_by_role("button", name="A copy for this house alone").click()
    expect(page.locator("#f-value-ante")).to_have_value("ante-standard")
    edge(page).to_have_text("2.1576 %")


def test_where_a_value_comes_from_stays_open_while_it_is_said(standard: Callable[..., Page]) -> None:
    page = standard()
    page.locator("#p-f-value-boxes summary").click()
    page.locator("#f-source-boxes").fill("the plate")
    expect(page.locator(".yl.is-changed code")).to_contain_text("source: the plate")
    page.locator("#f-by-boxes").select_option("house")
    expect(page.locator(".yl.is-changed code")).to_contain_text("by: house")
    expect(page.locator("#p-f-value-boxes")).to_have_attribute("open", "")


def test_the_preview_follows_the_draft(standard: Callable[..., Page]) -> None:
    page = standard()
    page.get_by_role("link", name="Preview").click()
    expect(page.get_by_text("nothing differs yet")).to_be_visible()
    page.locator("#f-odds-ante-1").fill("25")
    expect(page.locator(".preview .is-changed").first).to_be_visible()
    expect(page.get_by_text("nothing differs yet")).to_have_count(0)


def test_publishing_waits_for_what_was_typed_last(standard: Callable[..., Page]) -> None:
    page = standard()
    page.locator("#f-odds-ante-1").fill("25")
    publish = page.get_by_role("link", name="Publish 2")
    expect(publish).to_be_visible()
    page.locator("#f-odds-ante-1").fill("26")
    publish.click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Publish revision 2")
    expect(page.locator(".was-now").first).to_contain_text("26 to 1")


def held_back(page: Page) -> list[Route]:
    """The first answer to a change in the form, once it is sent: to be let go by hand."""
    held: list[Route] = []
    page.route("**/standard", lambda route: held.append(route) if not held else route.fallback())
    return held


def let_go(page: Page, held: list[Route]) -> None:
    """Wait until what is held back is on its way, and let it go on."""
    while not held:
        page.wait_for_timeout(20)
    held[0].continue_()


def test_what_is_typed_while_the_form_comes_back_anew_is_not_lost(standard: Callable[..., Page]) -> None:
    """Another paytable makes another form. Its answer is held back until something is typed into the old one."""
    page = standard()
    held = held_back(page)
    page.locator("#f-value-ante").select_option("ante-1")
    page.locator("#f-value-ante_max").press_sequentially("500")
    expect(page.locator("#f-odds-ante-5")).to_be_visible()
    let_go(page, held)
    expect(page.locator("#f-odds-ante-5")).to_have_count(0)
    expect(page.locator("#s-f-value-ante_max")).to_have_text("was none")
    expect(page.locator("#f-value-ante_max")).to_have_value("500")
    expect(page.locator("#yaml")).to_have_value(re.compile(r"ante_max: \{is: 500,"))


def select(page: Page, row: str) -> None:
    """Put the cursor on the odds of a row of the standard's ante, in the text."""
    page.locator("#yaml").evaluate(
        """(box, row) => { const at = box.value.indexOf(row, box.value.indexOf('ante-3:')) + row.length + 2;
        box.focus(); box.setSelectionRange(at, box.value.indexOf(' ', at)); }""", row)  # fmt: skip


def test_form_and_text_changed_at_once_are_both_kept(standard: Callable[..., Page]) -> None:
    page = standard()
    held = held_back(page)
    page.locator("#f-value-ante_max").press_sequentially("500")
    select(page, "four of a kind")
    page.keyboard.type("12")
    while not held:
        page.wait_for_timeout(20)
    page.keyboard.type("0")
    held[0].continue_()
    expect(page.locator("#f-odds-ante-2")).to_have_value("120")
    expect(page.locator("#yaml")).to_have_value(
        re.compile(r"four of a kind: 120 to 1[^§]*ante_max: \{is: 500,")
    )
    page.keyboard.type("0")
    expect(page.locator("#f-odds-ante-2")).to_have_value("1200")
    page.reload()
    expect(page.locator("#f-value-ante_max")).to_have_value("500")
    expect(page.locator("#f-odds-ante-2")).to_have_value("1200")


def test_the_text_follows_the_form_though_the_cursor_is_in_it_by_then(standard: Callable[..., Page]) -> None:
    page = standard()
    held = held_back(page)
    page.locator("#f-odds-ante-1").fill("1000")
    select(page, "four of a kind")
    let_go(page, held)
    box = page.locator("#yaml")
    expect(box).to_have_value(re.compile("straight flush: 1000 to 1\n +four of a kind: 10 to 1"))
    page.keyboard.type("12")
    expect(box).to_have_value(re.compile("straight flush: 1000 to 1\n +four of a kind: 12 to 1"))
    expect(page.locator("#f-odds-ante-2")).to_have_value("12")
    expect(page.locator("#f-odds-ante-1")).to_have_value("1000")


def test_one_line_changed_in_form_and_text_at_once_is_told(standard: Callable[..., Page], watch: Any) -> None:
    watch.expect("409")
    page = standard()
    held = held_back(page)
    page.locator("#f-odds-ante-2").fill("11")
    select(page, "four of a kind")
    page.keyboard.type("12")
    let_go(page, held)
    expect(page.get_by_role("alert").filter(has_text="changed the same line at once")).to_be_visible()
    expect(page.locator("#yaml")).to_have_value(re.compile("four of a kind: 12 to 1"))
    page.get_by_role("link", name="Show the draft as it is").click()
    expect(page.locator("#f-odds-ante-2")).to_have_value("11")


def test_what_does_not_get_through_is_told_until_something_does(
    standard: Callable[..., Page], watch: Any
) -> None:
    watch.expect("413")
    watch.expect("ERR_FAILED")
    watch.expect("htmx:")
    page = standard()
    text = page.locator("#yaml").input_value()
    page.locator("#yaml").fill("#" * 300_000)
    expect(page.locator("#trouble")).to_contain_text("Too large: What was sent is larger")
    page.route("**/text", lambda route: route.abort())
    page.locator("#yaml").fill(text + "# a")
    expect(page.locator("#trouble")).to_contain_text("did not reach the house")
    page.unroute("**/text")
    page.locator("#yaml").fill(text + "# b")
    expect(page.locator("#trouble")).to_be_hidden()


def test_a_window_left_behind_says_so_and_keeps_what_is_in_it(
    standard: Callable[..., Page], watch: Any
) -> None:
    watch.expect("409")
    first = standard()
    second = first.context.new_page()
    second.goto(first.url)
    first.locator("#f-odds-ante-1").fill("25")
    edge(first).to_have_text("2.0301 %")
    second.locator("#f-odds-ante-2").fill("12")
    expect(second.get_by_role("alert").filter(has_text="changed in another window")).to_be_visible()
    expect(second.locator("#f-odds-ante-2")).to_have_value("12")
    second.get_by_role("link", name="Show the draft as it is").click()
    expect(second.locator("#f-odds-ante-1")).to_have_value("25")


def test_without_scripts_form_and_text_are_sent_whole(standard: Callable[..., Page]) -> None:
    page = standard(java_script_enabled=False)
    page.locator("#f-odds-ante-1").fill("25")
    page.locator("#f-value-boxes").select_option("6")
    page.get_by_role("button", name="Apply").click()
    edge(page).to_have_text("2.0301 %")
    expect(page.locator("#f-value-boxes")).to_have_value("6")
    page.locator("#yaml").fill(
        page.locator("#yaml")
        .input_value()
        .replace("25 to 1\n      four of a kind: 10", "26:1\n      four of a kind: 10")
    )
    page.get_by_role("button", name="Save the draft").click()
    expect(page.locator("#remarks")).to_contain_text("1 mistake")
    edge(page).to_have_text("2.0301 %")


def test_on_a_phone_the_edge_stays_in_sight(standard: Callable[..., Page]) -> None:
    page = standard(viewport=PHONE, has_touch=True)
    page.locator("#f-odds-bonus-5").fill("8")
    expect(page.locator("#s-f-odds-bonus-5")).to_have_text("was 7")
    page.locator("#t-names").scroll_into_view_if_needed()
    expect(page.locator(".edge-figure")).to_be_in_viewport()
    for panel, there in (
        ("Text", "#yaml"),
        ("Figures", ".bars"),
        ("Preview", ".rounds"),
        ("Form", "#f-odds-ante-1"),
    ):
        page.get_by_role("link", name=panel, exact=True).click()
        expect(page.locator(there)).to_be_visible()
    expect(page.locator("#yaml")).to_be_hidden()


@pytest.mark.parametrize("show", ["form", "text", "figures", "preview"])
@pytest.mark.parametrize("lang", ["en", "ar"])
def test_it_fits_every_width_with_room_for_a_finger(
    standard: Callable[..., Page], show: str, lang: str
) -> None:
    page = standard()
    page.goto(f"{page.url}?show={show}&lang={lang}")
    for details in page.locator("main details:not([open]) > summary").all():
        if details.is_visible():
            details.click()
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        assert page.evaluate(SIDEWAYS) <= 0, (width, show)
    page.set_viewport_size(PHONE)
    assert page.evaluate(SMALL_TARGETS) == []


@pytest.mark.parametrize(
    "theme", ["dark", "light", pytest.param("no-preference", marks=pytest.mark.exhaustive)]
)
def test_everybody_can_read_it(
    standard: Callable[..., Page], theme: str, axe: Callable[[Page], list[str]]
) -> None:
    page = standard(color_scheme=theme)
    page.locator("#f-odds-ante-1").fill("25:1")
    expect(page.locator("#remarks")).to_contain_text("1 mistake")
    assert axe(page) == []
    box = page.locator("#yaml")
    box.fill(box.input_value().replace("variants:", "variants: {", 1))
    expect(page.locator("#f-odds-ante-1")).to_be_disabled()
    assert axe(page) == []
    page.goto(page.url.partition("/casino_holdem")[0] + "/")
    assert axe(page) == []
