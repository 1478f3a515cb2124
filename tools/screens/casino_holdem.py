"""Casino Hold'em: its questions, tables and runs, and all there is to look up."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from playwright.sync_api import Page

from tools.screens.studio import DESK, GAME, PHONE, Studio
from trainer.quiz import Pays

ONE_BOX: Final = "one_box", "bonus.straight", 9
FULL_HOUSE: Final = "one_box", "ante.full_house", 5
READ_HAND: Final = "read_hand", "ante.full_house", 5
PAYTABLE: Final = "paytable", "paytable.bonus", 5
TABLE: Final = "whole_table", "table.bonuses", 5
ROUND: Final = "deal_through", "table.folds", 5
WRONG: Final = "irregular", "wrong.cards", 5
SETTLED: Final = f"/{GAME}/settle?cards=Kh+9h&board=Ah+4h+2h+9c+9s&dealer=Jc+Jd&ante=75&bonus=35&call=1&go=1"


def questions(studio: Studio) -> None:
    """A box, its hints and verdict; a hand to be read; a paytable from memory."""
    box, hand, table = (studio.address_of(*of) for of in (ONE_BOX, READ_HAND, PAYTABLE))
    path = studio.path(box)
    studio.shoot("question", path, looks={"light": (DESK,)})
    studio.shoot("verdict", path, lambda page: studio.answer(page, box), looks={"light": (PHONE,)})
    with studio.page(path, PHONE, "arabic") as page:
        studio.answer(page, box)
        studio.take("arabic-390", page)
    studio.shoot("hints", path, hint, sizes=(PHONE,))
    studio.shoot("contrast", path, lambda page: studio.answer(page, box), sizes=(DESK,), theme="contrast")
    studio.shoot("figures", path, sizes=(PHONE,), stakes="figures", deck="4", back="navy")
    studio.shoot("read-hand", studio.path(hand), pick, sizes=(DESK,))
    studio.shoot("paytable", studio.path(table), sizes=(PHONE,))


def hint(page: Page) -> None:
    """Open all three steps."""
    for opened in (1, 2, 3):
        page.keyboard.press("/")
        page.locator(f".hints ol > li:nth-of-type({opened})").wait_for()


def pick(page: Page) -> None:
    for card in page.locator(".pick").all()[:3]:
        card.click()


def chips(studio: Studio) -> None:
    """The payout put out in chips, and too many of them."""
    box, full = studio.address_of(*ONE_BOX), studio.address_of(*FULL_HOUSE)

    def put_out(page: Page) -> None:
        """120, 80 and 300 in the fewest chips, by the keys of the chips."""
        for keys in ("42222", "3332", "444"):
            page.keyboard.type(keys)
            page.locator(f".field.is-now .pile svg >> nth={len(set(keys)) - 1}").wait_for()
            if keys != "444":
                page.keyboard.press("Enter")

    def too_many(page: Page) -> None:
        for mark in studio.posed(box)[1].marks:
            studio.clock.wait(4.1)
            amount = mark.expected.amount if isinstance(mark.expected, Pays) else 0
            for _ in range(amount // 5):
                page.keyboard.press("2")
            page.keyboard.press("Enter" if amount else "*")
            if not amount:
                page.keyboard.press("Enter")
        page.locator("#told").wait_for()

    studio.shoot("chips", studio.path(full), put_out, pay="chips")
    studio.shoot("chips-uk", studio.path(full), put_out, sizes=(PHONE,), pay="chips", chips="uk")
    studio.shoot("chips-told", studio.path(box), too_many, sizes=(PHONE,), pay="chips")


def tables(studio: Studio) -> None:
    """The whole table, a round dealt through, and what is wrong at the table."""
    table, full = studio.address_of(*TABLE), studio.address_of(*TABLE, level=5)
    tray = len(studio.posed(table)[0].stages) - 1
    path = studio.path(table)
    studio.shoot("table", path, looks={"arabic": (PHONE,), "light": (PHONE,)})
    studio.shoot("table-full", studio.path(full))
    studio.shoot("table-order", path, lambda page: studio.answer(page, table), sizes=(PHONE,))
    studio.shoot("table-box", studio.path(table, 1))
    studio.shoot("table-box-told", studio.path(table, 1), lambda page: studio.answer(page, table, 1))
    end: Callable[[Page], None] = lambda page: studio.answer(page, table, tray, slip=False)  # noqa: E731
    studio.shoot("table-tray", studio.path(table, tray), end, looks={"arabic": (PHONE,)})

    deal = studio.address_of(*ROUND)
    stages = [stage.code for stage in studio.posed(deal)[0].stages]
    told = stages.index("announce")
    studio.shoot("deal", studio.path(deal), sizes=(PHONE,))
    studio.shoot("deal-flop", studio.path(deal, 1), sizes=(DESK,), looks={"arabic": (PHONE,)})
    studio.shoot("deal-announce", studio.path(deal, told), sizes=(PHONE,))
    studio.shoot(
        "deal-told", studio.path(deal, told), lambda page: studio.answer(page, deal, told), sizes=(DESK,)
    )

    odd = studio.address_of(*WRONG)
    studio.shoot("wrong", studio.path(odd))
    studio.shoot("wrong-told", studio.path(odd), lambda page: studio.answer(page, odd), sizes=(PHONE,))


def runs(studio: Studio) -> None:
    """The ways of sitting a run, a pause, and how it went."""
    for name, mode, length, answers in (("speed", "speed", "60s", "rrwr"), ("exam", "exam", "10", "rwr")):
        run, session = studio.sit(mode, length, answers)
        studio.shoot(name, run, sizes=(PHONE,), session=session)
    run, session = studio.sit("practice", "10", "rrw")
    pause: Callable[[Page], None] = lambda page: page.locator("[data-pause-run]").click()  # noqa: E731
    studio.shoot("paused", run, pause, sizes=(PHONE,), session=session)
    run, session = studio.sit("practice", "10", "rrwrsrwrrr")
    studio.shoot("summary", f"{run}/summary", looks={"arabic": (PHONE,), "light": (DESK,)}, session=session)
    shared = str(studio.address_of("one_box", "mix", 8812))
    studio.shoot("shared", f"/same/{shared}/speed/60s", sizes=(PHONE,))


def pages(studio: Studio) -> None:
    """The front page, the menu, the keys, and all there is to look up."""
    studio.shoot("home", "/", looks={"light": (DESK,), "arabic": (PHONE,)})
    menu: Callable[[Page], None] = lambda page: page.locator(".pop:has(.settings) > summary").click()  # noqa: E731
    studio.shoot("settings", "/", menu, looks={"arabic": (PHONE,)})
    keys: Callable[[Page], None] = lambda page: page.keyboard.press("?")  # noqa: E731
    studio.shoot("keys", studio.path(studio.address_of(*ONE_BOX)), keys, sizes=(DESK,))
    studio.shoot("rules", f"/{GAME}/rules", round_in_pictures, looks={"arabic": (PHONE,)})
    studio.shoot("rankings", f"/{GAME}/rankings", sizes=(DESK,))
    studio.shoot(
        "payouts", f"/{GAME}/payouts?asked=1&ante=85&bonus=35", looks={"light": (DESK,)}, sizes=(PHONE,)
    )
    studio.shoot("variants", f"/{GAME}/variants", sizes=(DESK,))
    studio.shoot("glossary", f"/{GAME}/glossary", sizes=(PHONE,), looks={"arabic": (PHONE,)})
    studio.shoot("drill", f"/{GAME}/drills/whole_table", sizes=(PHONE,))
    studio.shoot("settle", SETTLED)


def round_in_pictures(page: Page) -> None:
    page.locator(".mini").first.evaluate("e => scrollTo(0, e.getBoundingClientRect().top + scrollY - 120)")
