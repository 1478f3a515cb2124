"""The desk round the editor, in a browser: its door, a conflict, a restoration, a broken file; on a phone, without scripts."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from datetime import datetime, timedelta, timezone
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from trainer.paths import shipped_paytables
from trainer.school import make_key
from trainer.web import create_app

if TYPE_CHECKING:
    from trainer.web.house import House

SHIPPED = shipped_paytables().read_bytes().decode()
RICHER = SHIPPED.replace("      straight flush: 20 to 1", "      straight flush: 30 to 1", 1)
OTHER = SHIPPED.replace("flush or better: 25 to 1", "flush or better: 26 to 1").replace(
    "straight flush or better: 26", "straight flush or better: 25"
)
PHONE = {"width": 390, "height": 844}


@dataclass(frozen=True)
class Place:
    """A trainer of its own, whose rules may be changed."""

    url: str
    house: House

    def link(self) -> str:
        return f"{self.url}/desk/open/{make_key(self.house.database, self.house.clock())}"


@pytest.fixture
def place(tmp_path: Path, serving: Any) -> Iterator[Place]:
    app = create_app({"TRAINER_DATA": tmp_path})
    with serving(app) as url:
        yield Place(url, app.extensions["house"])


@pytest.fixture
def watch(place: Place, watch_of: Any) -> Any:
    return watch_of(place.url)


@pytest.fixture
def sit_down(place: Place, new_context: Callable[..., BrowserContext]) -> Callable[..., Page]:
    """A page of an instructor who has just opened the desk."""

    def sit_down(name: str, **options: Any) -> Page:
        page = new_context(**options).new_page()
        page.goto(place.link())
        page.get_by_label("Your name").fill(name)
        page.get_by_role("button", name="Open the desk").click()
        expect(page).to_have_url(f"{place.url}/desk/")
        return page

    return sit_down


def bring(page: Page, place: Place, text: str) -> None:
    """Make a text the draft, as one who pastes it."""
    page.goto(f"{place.url}/desk/import")
    page.get_by_label("Or the text itself").fill(text)
    page.get_by_role("button", name="Import").click()


def publish(page: Page, why: str) -> None:
    page.get_by_label("Why").fill(why)
    page.get_by_role("button", name="Publish revision").click()


@pytest.mark.parametrize("scripts", [True, False], ids=["with scripts", "without"])
def test_two_publish_and_both_changes_are_in_force_in_the_end(
    place: Place, sit_down: Callable[..., Page], scripts: bool, watch: Any
) -> None:
    watch.expect("409")
    ana = sit_down("Ana", viewport=PHONE, java_script_enabled=scripts)
    ben = sit_down("Ben", java_script_enabled=scripts)
    bring(ana, place, RICHER)
    expect(ana.get_by_role("heading", level=1)).to_have_text("Publish revision 2")
    bring(ben, place, OTHER)
    publish(ben, "The bonus table")
    expect(ben.get_by_role("heading", level=1)).to_contain_text("Revision 2")
    publish(ana, "The straight flush")
    expect(ana.get_by_role("heading", level=1)).to_have_text("Somebody published first")
    expect(ana.get_by_text("The bonus table")).to_be_visible()
    assert place.house.own_file.read_bytes().decode() == OTHER
    ana.get_by_role("button", name="Put both together").click()
    publish(ana, "The straight flush")
    expect(ana.get_by_role("heading", level=1)).to_contain_text("Revision 3")
    now = place.house.own_file.read_bytes().decode()
    assert "flush or better: 26 to 1" in now
    assert "      straight flush: 30 to 1" in now


def test_a_revision_is_restored_without_scripts(place: Place, sit_down: Callable[..., Page]) -> None:
    ana = sit_down("Ana", viewport=PHONE, java_script_enabled=False)
    bring(ana, place, RICHER)
    publish(ana, "The straight flush")
    ana.get_by_role("link", name="History").click()
    ana.get_by_role("link", name="Revision 1").click()
    ana.get_by_role("button", name="Restore revision 1").click()
    expect(ana.get_by_label("Why")).to_have_value("Restore revision 1")
    ana.get_by_role("button", name="Publish revision 3").click()
    expect(ana.get_by_role("heading", level=1)).to_contain_text("Revision 3")
    assert place.house.own_file.read_bytes().decode() == SHIPPED


def test_a_broken_file_is_taken_in_hand_on_the_desk(place: Place, sit_down: Callable[..., Page]) -> None:
    ana = sit_down("Ana")
    place.house.own_file.write_text(RICHER.replace("30 to 1", "30:1", 1), "utf-8")
    ana.goto(f"{place.url}/desk/history")
    ana.get_by_role("link", name="Look at the file").click()
    ana.get_by_role("link", name="Line 26").click()
    expect(ana.locator("#line-26")).to_be_in_viewport()
    expect(ana.locator("#line-26")).to_have_text("straight flush: 30:1")
    ana.get_by_role("button", name="Take it as my draft").click()
    expect(ana).to_have_url(f"{place.url}/desk/")


def _closed(place: Place, page: Page) -> None:
    page.context.clear_cookies()
    page.goto(f"{place.url}/desk/history")


def _conflict(place: Place, page: Page) -> None:
    bring(page, place, RICHER)
    place.house.own_file.write_bytes(OTHER.encode())
    page.goto(f"{place.url}/desk/publish")


def _with_faults(place: Place, page: Page) -> None:
    bring(page, place, RICHER.replace("30 to 1", "30:1", 1))


def _broken(place: Place, page: Page) -> None:
    place.house.own_file.write_text(RICHER.replace("30 to 1", "30:1", 1), "utf-8")
    page.goto(f"{place.url}/desk/on-disk")


def _revision(place: Place, page: Page) -> None:
    bring(page, place, RICHER)
    publish(page, "The straight flush")
    page.locator("summary", has_text="The whole file").click()


def _door(place: Place, page: Page) -> None:
    page.context.clear_cookies()
    page.goto(place.link())


def _people(place: Place, page: Page) -> None:
    page.goto(f"{place.url}/desk/people")
    page.get_by_role("button", name="Make a link").click()


STATES: Mapping[str, Callable[[Place, Page], None]] = {
    "closed": _closed,
    "door": _door,
    "people": _people,
    "publish": lambda place, page: bring(page, place, RICHER),
    "conflict": _conflict,
    "import with mistakes": _with_faults,
    "history": lambda place, page: void(page.goto(f"{place.url}/desk/history")),
    "revision": _revision,
    "broken file": _broken,
}


def void(_: object) -> None:
    """Where the browser's answer is of no interest."""


SMALL = """() => {
  const wide = document.documentElement.clientWidth;
  const found = document.documentElement.scrollWidth > wide ? [`page ${document.documentElement.scrollWidth}`] : [];
  for (const e of document.querySelectorAll('main :is(button, summary, .btn, input:not([type=hidden])), .desk-nav a')) {
    const {width, height} = e.getBoundingClientRect();
    if (e.checkVisibility() && (width < 43.5 || height < 43.5)) found.push(`${e.outerHTML} ${width}x${height}`);
  }
  return found;
}"""


@pytest.mark.parametrize("shown", STATES)
def test_each_page_is_in_order_for_a_screen_reader_and_fits_a_phone(
    place: Place, sit_down: Callable[..., Page], axe: Callable[[Page], list[str]], watch: Any, shown: str
) -> None:
    watch.expected += {"closed": ["403"], "import with mistakes": ["422"]}.get(shown, [])
    page = sit_down("Ana")
    STATES[shown](place, page)
    faults = {}
    for scheme in ("dark", "light"):
        page.emulate_media(color_scheme=scheme, reduced_motion="reduce")
        faults[scheme] = axe(page)
    for width in (1366, 390, 320):
        page.set_viewport_size({"width": width, "height": 844})
        faults[str(width)] = page.evaluate(SMALL)
    assert {where: found for where, found in faults.items() if found} == {}


@pytest.mark.parametrize(("zone", "minutes"), [("Asia/Kathmandu", 345), ("Etc/GMT+6", -360)])  # day and night
@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_moment_is_told_in_the_readers_own_zone_with_the_houses_beside_it(
    place: Place, sit_down: Callable[..., Page], language: str, zone: str, minutes: int
) -> None:
    ana = sit_down("Ana", timezone_id=zone, locale="en")
    ana.goto(f"{place.url}/desk/history?lang={language}")
    told = ana.locator("time").first
    at = datetime.fromisoformat(told.get_attribute("datetime") or "")
    here = at.astimezone(timezone(timedelta(minutes=minutes)))
    expect(told).to_have_attribute("title", re.compile(rf"{at:%H:%M} UTC$"))
    expect(told).to_contain_text(f"{here:%H:%M}")
    expect(told).to_contain_text(f"{here.day}")
    expect(told).not_to_contain_text("UTC")
