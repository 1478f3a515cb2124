"""The front page: one tap deals, an unfinished run goes on, a broken edit of the house rules is told."""

from __future__ import annotations

import shutil
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from trainer.paths import shipped_paytables
from trainer.web import create_app


def test_one_tap_deals_a_hand(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.locator(".run-no")).to_have_text("1 / 10")
    expect(page.locator("#answer .field-input").first).to_be_focused()


def test_length_stakes_and_house_are_those_that_were_chosen(page: Page, desk: Any) -> None:
    page.goto("/")
    page.locator("input[name=length][value='20']").check(force=True)
    page.locator("input[name=level][value='5']").check(force=True)
    page.locator("input[name=variant][value=playtech]").check(force=True)
    page.locator("#drills button[value=multiply][name=drill]").click()
    expect(page.locator(".run-no")).to_have_text("1 / 20")
    path = desk.due(page.url)
    assert "/multiply/playtech@" in path
    assert path.split("/")[6] == "5"


def test_a_single_skill_can_be_practised(page: Page, desk: Any) -> None:
    page.goto("/")
    row = page.locator(".drill:has(button[value=one_box])")
    row.locator("summary").click()
    row.locator("button[name=skill][value='read.wheel']").click()
    expect(page.locator("#answer")).to_be_visible()
    assert desk.due(page.url).split("/")[5] == "read.wheel"


def test_an_unfinished_run_goes_on_where_it_was_left(page: Page, desk: Any) -> None:
    page.goto("/")
    page.locator("input[name=length][value='5']").check(force=True)
    page.locator("#drills button[value=bonus_payout][name=drill]").click()
    expect(page.locator(".run-no")).to_have_text("1 / 5")
    path = desk.due(page.url)
    desk.type(page, path, desk.right(path))
    page.goto("/")
    expect(page.locator(".hero")).to_contain_text("4 questions left of 5.")
    page.get_by_role("link", name="Go on").click()
    expect(page.locator(".run-no")).to_have_text("2 / 5")


def test_results_of_a_drill_stand_beside_it(page: Page, desk: Any) -> None:
    page.goto("/")
    page.locator("#drills button[value=multiply][name=drill]").click()
    expect(page.locator("#answer")).to_be_visible()
    path = desk.due(page.url)
    desk.type(page, path, desk.wrong(path))
    page.goto("/")
    expect(page.locator("#drills button[value=multiply][name=drill] .row-res")).to_contain_text("0/1")


@pytest.fixture
def edited(tmp_path: Path, serving: Any) -> Iterator[tuple[str, Path]]:
    """A trainer of its own whose paytables may be edited: its address and the file."""
    paytables = tmp_path / "paytables.yaml"
    shutil.copyfile(shipped_paytables(), paytables)
    with serving(create_app({"TRAINER_DATA": tmp_path / "data", "PAYTABLES": paytables})) as address:
        yield address, paytables


def test_a_broken_edit_is_told_with_its_line_and_the_last_good_rules_stay(
    browser: Any, edited: tuple[str, Path], axe: Callable[[Page], list[str]]
) -> None:
    address, paytables = edited
    good = paytables.read_text(encoding="utf-8")
    context: BrowserContext = browser.new_context()
    page = context.new_page()
    page.goto(address)
    expect(page.get_by_text("paytables.yaml")).to_have_count(0)
    paytables.write_text(good.replace("100 to 1", "100 too 1", 1), encoding="utf-8")
    page.goto(address)
    line = good[: good.index("100 to 1")].count("\n") + 1
    expect(page.locator("main")).to_contain_text("100 too 1")
    expect(page.locator("main")).to_contain_text(str(line))
    assert axe(page) == []
    page.get_by_role("button", name="Deal a hand").click()
    expect(page.locator("#answer")).to_be_visible()
    paytables.write_text(good, encoding="utf-8")
    page.goto(address)
    expect(page.get_by_text("100 too 1")).to_have_count(0)
    context.close()
