"""The whole table, a round dealt through, and what is wrong at the table: settled stage by stage to the end."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

TABLE = "whole_table/table.bonuses"
ROUND = "deal_through/table.folds"
WRONG = "irregular/wrong.cards"


def go_through(page: Page, desk: Any, path: str, wrong: tuple[int, ...] = ()) -> None:
    """Answer every stage by the keyboard, and stay at the last one's verdict."""
    stages = desk.posed(path).stages
    for number, stage in enumerate(stages):
        expect(page.locator("#answer input[name=stage]")).to_have_value(str(number))
        texts = desk.wrong(path, number) if number in wrong else desk.right(path, number)
        desk.press(page, path, texts, number)
        if stage.passing and number not in wrong:
            continue
        expect(page.locator("#told")).to_be_visible()
        expect(page.locator("[data-next]")).to_be_focused()
        if number + 1 < len(stages):
            page.keyboard.press("Enter")


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_table_is_settled_from_the_first_box_to_the_tray_by_keyboard(
    page: Page, desk: Any, language: str
) -> None:
    page.set_extra_http_headers({"Accept-Language": language})
    path = desk.path(TABLE, level=3)
    page.goto(path)
    go_through(page, desk, path)
    boxes = len(desk.posed(path).scene.round.boxes)
    expect(page.locator(".ledger tbody tr:not(.total)")).to_have_count(boxes)
    tray = desk.right(path, len(desk.posed(path).stages) - 1)["tray"]
    expect(page.locator(".ledger .total td")).to_have_text(re.compile(re.escape(signed(int(tray)))))
    total = sum(len(stage.asks) for stage in desk.posed(path).stages)
    expect(page.locator(".whole")).to_contain_text(re.compile(rf"\b{total}\b.*\b{total}\b"))


def signed(amount: int) -> str:
    return f"+{amount:,}" if amount > 0 else f"−{-amount:,}" if amount else "0"


def test_a_table_is_settled_by_tapping_its_boxes_on_a_phone(
    new_context: Callable[..., BrowserContext], desk: Any
) -> None:
    page = new_context(viewport={"width": 390, "height": 844}, has_touch=True, is_mobile=True).new_page()
    path = desk.path(TABLE)
    page.goto(path)
    stages = desk.posed(path).stages
    for number, stage in enumerate(stages):
        right = desk.right(path, number)
        if stage.passing:
            page.locator(f".seat-ask[value={next(iter(right.values()))}]").tap()
            continue
        expect(page.locator("#answer input[name=stage]")).to_have_value(str(number))
        for key, text in right.items():
            page.locator(f"[id='a-{key}']").tap()
            for sign in {"push": ["Push"], "lose": ["Loses"]}.get(text, list(text.replace("-", "−"))):
                name = "Minus" if sign == "−" else sign
                page.locator("#answer .keypad-bets").get_by_role("button", name=name, exact=True).tap()
        page.locator("#answer .key-go:visible").tap()
        expect(page.locator("#told h2")).to_have_class("is-all")
        if number + 1 < len(stages):
            page.locator("[data-next]").tap()
    expect(page.locator(".ledger .total")).to_be_visible()


def test_the_wrong_box_is_told_and_the_right_one_shown(page: Page, desk: Any) -> None:
    path = desk.path(TABLE)
    page.goto(path)
    right, wrong = next(iter(desk.right(path).values())), next(iter(desk.wrong(path).values()))
    desk.type(page, path, desk.wrong(path))
    expect(page.get_by_role("status")).to_contain_text("Not right")
    expect(page.locator(f".place.at-{right.removeprefix('box_')}")).to_have_class(re.compile("is-next"))
    expect(page.locator(f".place.at-{wrong.removeprefix('box_')}")).to_have_class(re.compile("was-picked"))
    page.keyboard.press("Enter")
    expect(page.locator(f".place.at-{right.removeprefix('box_')}")).to_have_attribute("aria-current", "step")
    expect(page.locator("#answer .field-input").first).to_be_focused()


def test_one_wrong_box_is_one_slip_in_the_whole(page: Page, desk: Any) -> None:
    path = desk.path(TABLE)
    page.goto(path)
    go_through(page, desk, path, wrong=(1,))
    total = sum(len(stage.asks) for stage in desk.posed(path).stages)
    expect(page.locator(".whole")).to_contain_text(f"{total - len(desk.marks(path, 1))} of {total} right")


def test_the_tray_is_not_added_up_before_it_is_asked(page: Page, desk: Any) -> None:
    path = desk.path(TABLE)
    stages = desk.posed(path).stages
    page.goto(desk.at(path, len(stages) - 1))
    expect(page.locator(".ledger .total")).to_have_count(0)
    tray = next(iter(desk.right(path, len(stages) - 1).values()))
    assert signed(int(tray)) not in page.locator(".play").inner_text()


@pytest.mark.parametrize("language", ["en", "ar"])
def test_a_round_is_dealt_through_from_the_hole_cards_to_the_end(
    page: Page, desk: Any, language: str
) -> None:
    page.set_extra_http_headers({"Accept-Language": language})
    path = desk.path(ROUND)
    page.goto(path)
    expect(page.locator(".board .card")).to_have_count(0)
    go_through(page, desk, path)
    expect(page.locator(".board .card")).to_have_count(5)
    expect(page.locator(".whole")).to_be_visible()


def test_the_dealers_cards_stay_covered_until_they_are_turned(page: Page, desk: Any) -> None:
    path = desk.path(ROUND)
    for number, stage in enumerate(desk.posed(path).stages):
        page.goto(desk.at(path, number))
        names = (
            page.locator(".dealer-hand").get_by_role("img").evaluate_all("all => all.map(e => e.ariaLabel)")
        )
        covered = [name for name in names if "face down" in name or "covered" in name]
        assert len(covered) == (0 if stage.scene.dealer_shown else 2), (stage.code, names)


def test_what_is_the_houses_own_way_says_where_it_comes_from(page: Page, desk: Any) -> None:
    path = desk.path(WRONG)
    page.goto(path)
    expect(page.locator(".situation-tell")).to_be_visible()
    desk.type(page, path, desk.wrong(path))
    expect(page.locator(".verdict.is-wrong strong")).to_be_visible()
    expect(page.locator(".why-0")).to_contain_text("(unconfirmed)")


@pytest.mark.parametrize(("width", "height"), [(390, 844), (1366, 768)])
def test_the_table_does_not_move_when_its_verdict_appears(
    page: Page, desk: Any, width: int, height: int
) -> None:
    page.set_viewport_size({"width": width, "height": height})
    page.emulate_media(reduced_motion="reduce")
    path = desk.path(TABLE)
    page.goto(desk.at(path, 1))
    before = places(page)
    desk.type(page, path, desk.wrong(path, 1), 1)
    assert places(page) == before


def places(page: Page) -> list[list[float]]:
    """Where the board, the boxes and the dealer's cards lie."""
    return list(
        page.locator(".slot, .place, .focus-seat, .dealer .card").evaluate_all(
            """all => all.filter(e => e.checkVisibility()).map(e => e.getBoundingClientRect())
                         .map(r => [r.x, r.y, r.width, r.height].map(Math.round))"""
        )
    )


def test_a_stage_of_a_run_is_kept_when_the_page_is_loaded_again(page: Page, desk: Any) -> None:
    page.goto("/")
    page.locator("#drills button[value=whole_table][name=drill]").click()
    expect(page.locator("#answer")).to_be_visible()
    path = desk.due(page.url)
    desk.press(page, path, desk.right(path))
    expect(page.locator("#answer input[name=stage]")).to_have_value("1")
    page.reload()
    expect(page.locator("#answer input[name=stage]")).to_have_value("1")
    desk.type(page, path, desk.right(path, 1), 1)
    page.keyboard.press("Enter")
    expect(page.locator("#answer input[name=stage]")).to_have_value("2")


def test_a_table_is_settled_without_scripts_too(
    new_context: Callable[..., BrowserContext], desk: Any
) -> None:
    page = new_context(java_script_enabled=False).new_page()
    path = desk.path(TABLE)
    page.goto(path)
    stages = desk.posed(path).stages
    for number, stage in enumerate(stages):
        for key, text in desk.right(path, number).items():
            if stage.passing:
                page.locator(f"#answer .option[name='{key}'][value={text}]").click()
            else:
                page.locator(f"[id='a-{key}']").fill(text)
        if not stage.passing:
            page.locator("#answer .btn-go").click()
            expect(page.locator("#told h2")).to_have_class("is-all")
            if number + 1 < len(stages):
                page.locator("[data-next]").click()
    expect(page.locator(".ledger .total")).to_be_visible()
