"""Pictures of every page and state, to be looked at: `make screens` takes them anew into docs/screens.

The names say what is seen, in which theme or language where that is not dark and English, and how wide the screen is.
A trainer of its own is served from an empty data folder, by a clock that moves only when told, so that the same pages
give the same pictures. A PNG straight from the browser is four times as large as it need be: each is drawn again with
a palette.
"""

from __future__ import annotations

import base64
import shutil
import struct
import sys
import tempfile
import threading
import zlib
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from typing import Any, Final

from flask import Flask
from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from trainer.games import GAMES
from trainer.quiz import Address, Grade, Kind, Pays, Question
from trainer.school import attempts_of, written
from trainer.school.models import RunRow
from trainer.web import create_app
from trainer.web.house import House, house
from trainer.web.sealed import seal

ROOT: Final = Path(__file__).resolve().parent.parent
SCREENS: Final = ROOT / "docs" / "screens"
PALETTE: Final = (ROOT / "tools" / "palette.js").read_text(encoding="utf-8")
GAME: Final = "casino_holdem"
LARGEST: Final = 150_000
"""Bytes of one picture."""
COLOURS: Final = 200, 100, 50
"""In how many colours a picture is drawn; fewer where it would be too large."""
MOST: Final = 4_000_000
"""Bytes of all."""
DESK: Final = (1366, 768)
PHONE: Final = (390, 844)
SIZES: Final = (DESK, PHONE)

ONE_BOX: Final = "one_box", "bonus.straight", 9
FULL_HOUSE: Final = "one_box", "ante.full_house", 5
READ_HAND: Final = "read_hand", "ante.full_house", 5
PAYTABLE: Final = "paytable", "paytable.bonus", 5
TABLE: Final = "whole_table", "table.bonuses", 5
ROUND: Final = "deal_through", "table.folds", 5
WRONG: Final = "irregular", "wrong.cards", 5
SETTLED: Final = f"/{GAME}/settle?cards=Kh+9h&board=Ah+4h+2h+9c+9s&dealer=Jc+Jd&ante=75&bonus=35&call=1&go=1"


@dataclass
class Clock:
    now: datetime = field(default=datetime(2026, 1, 2, 12, tzinfo=UTC))

    def __call__(self) -> datetime:
        return self.now

    def wait(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


class Quiet(WSGIRequestHandler):
    def log(self, *_: object, **__: object) -> None:
        """Requests are no news here."""


@dataclass
class Studio:
    """A running trainer, the browser that looks at it, and the clock."""

    app: Flask
    browser: Browser
    clock: Clock
    address: str

    @contextmanager
    def page(self, path: str, size: tuple[int, int], look: str = "", **settings: str) -> Iterator[Page]:
        """A page as somebody sees it: `look` is `arabic`, `light` or nothing, the settings are those of the menu."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=self.address,
            color_scheme="light" if look == "light" else "dark",
            has_touch=size == PHONE,
            locale="ar" if look == "arabic" else "en",
            reduced_motion="reduce",
        )
        for name, value in settings.items():
            if name == "session":
                cookie = {"name": self.app.config["SESSION_COOKIE_NAME"], "value": value, "url": self.address}
                context.add_cookies([cookie])  # type: ignore[list-item]
            else:
                context.request.post("/settings", form={name: value, "next": "/"})
        page = context.new_page()
        page.goto(path)
        yield page
        context.close()

    def address_of(self, drill: str, skill: str, seed: int, level: int = 2) -> Address:
        with self.app.test_request_context():
            revision = house().variants(GAME)["standard"].revision
        return Address(GAME, drill, "standard", revision, skill, level, seed, GAMES[GAME].generator)

    def posed(self, address: Address) -> tuple[Question, Grade]:
        """A question, and what is right for all of it."""
        with self.app.test_request_context():
            rules = house().rules_at(address).rules
        question = GAMES[GAME].question(address, rules)
        return question, GAMES[GAME].grade(question, rules, {})

    def right(self, address: Address, stage: int = 0) -> dict[str, str]:
        question, grade = self.posed(address)
        return {mark.ask.key: written(mark.expected) for mark in grade.of(question.at(stage).asks).marks}

    def path(self, address: Address, stage: int = 0) -> str:
        """Where a question is; one of several stages as it stands when those before were answered right."""
        if not stage:
            return f"/q/{address}"
        with self.app.test_request_context():
            sealed = seal(str(address), self.clock())
            for number in range(stage):
                sealed = sealed.after({key: [text] for key, text in self.right(address, number).items()})
            return f"/q/{address}?at={sealed.closed()}"

    def answer(self, page: Page, address: Address, stage: int = 0, *, slip: bool = True) -> None:
        """Type the right answers, but with a slip count the stake in at the last bet, or choose something else."""
        question, grade = self.posed(address)
        marks = grade.of(question.at(stage).asks).marks
        for mark in marks:
            self.clock.wait(2.3)
            wrong = slip and mark is marks[-1]
            text = written(mark.expected)
            if mark.ask.kind is Kind.CHOICE:
                if wrong:
                    text = next(option for option in mark.ask.options if option != text)
                number = text.rpartition("_")[2]
                page.keyboard.press(
                    str((int(number) if number.isdigit() else mark.ask.options.index(text) + 1) % 10)
                )
                if len(marks) == 1:
                    continue
            elif wrong and isinstance(mark.expected, Pays):
                page.keyboard.type(str(mark.expected.amount + (mark.ask.stake or 0)))
            else:
                page.keyboard.type({"push": "*", "lose": "-"}.get(text, text))
            page.keyboard.press("Enter")
        page.locator("#told").wait_for()

    def sit(self, mode: str, length: str, answers: str = "", drill: str = "one_box") -> tuple[str, str]:
        """Begin a run and answer so many questions, `r`ight, `w`rong or `s`lowly: its path and the guest's cookie."""
        client = self.app.test_client()
        form = {
            "drill": drill,
            "variant": "standard",
            "skill": "mix",
            "level": "2",
            "mode": mode,
            "length": length,
        }
        run = client.post(f"/{GAME}/start", data=form).headers["Location"]
        client.get(f"{run}/1")
        for number, how in enumerate(answers, 1):
            client.get(f"{run}/{number}")
            texts = self.right(self.due(run))
            self.clock.wait({"s": 31.4, "w": 9.1}.get(how, 4.2 + number % 3))
            client.post(f"{run}/{number}", data=dict.fromkeys(texts, "7") if how == "w" else texts)
        cookie = client.get_cookie(self.app.config["SESSION_COOKIE_NAME"])
        return run, cookie.value if cookie else ""

    def due(self, run: str) -> Address:
        """The question that was posed last in a run."""
        kept: House = self.app.extensions["house"]
        with kept.database.read() as session:
            row = session.get(RunRow, run.rpartition("/")[2])
            if row is None:
                sys.exit(f"no such run: {run}")
            return Address.parse(attempts_of(session, row.guest, row.id)[-1].address)

    def shoot(
        self,
        name: str,
        path: str,
        act: Callable[[Page], Any] | None = None,
        *,
        sizes: tuple[tuple[int, int], ...] = SIZES,
        looks: Mapping[str, tuple[tuple[int, int], ...]] | None = None,
        **settings: str,
    ) -> None:
        """Take a page, after something was done on it, at these sizes; in another look where one is named."""
        for look, where in {"": sizes, **(looks or {})}.items():
            for size in where:
                with self.page(path, size, look, **settings) as page:
                    if act:
                        act(page)
                    self.take("-".join(filter(None, [name, look, str(size[0])])), page)

    def take(self, name: str, page: Page) -> None:
        """Keep what is on the screen as docs/screens/<name>.png."""
        taken = page.screenshot(animations="disabled", caret="hide")
        for colours in COLOURS:
            picture = self.with_palette(taken, colours)
            if len(picture) <= LARGEST:
                break
        else:
            sys.exit(f"{name}.png would have {len(picture):,} bytes, {LARGEST:,} is the most")
        (SCREENS / f"{name}.png").write_bytes(picture)
        print(f"docs/screens/{name}.png  {len(picture):,} bytes")

    def with_palette(self, png: bytes, colours: int) -> bytes:
        """The same picture with a byte a pixel, in so many colours."""
        page = self.browser.new_page()
        found = page.evaluate(PALETTE, [base64.b64encode(png).decode(), colours])
        page.close()
        width, height, pixels = found["width"], found["height"], base64.b64decode(found["pixels"])
        rows = b"".join(b"\0" + pixels[width * y : width * (y + 1)] for y in range(height))
        header = struct.pack(">IIBBBBB", width, height, 8, 3, 0, 0, 0)
        chunks = [
            (b"IHDR", header),
            (b"PLTE", bytes(found["palette"])),
            (b"IDAT", zlib.compress(rows, 9)),
            (b"IEND", b""),
        ]
        return b"\x89PNG\r\n\x1a\n" + b"".join(
            struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))
            for kind, data in chunks
        )


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


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("no Chromium or Chrome here: install one")
    SCREENS.mkdir(parents=True, exist_ok=True)
    for old in SCREENS.glob("*.png"):
        old.unlink()
    clock, seeds = Clock(), count(8812)
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        app = create_app({"TRAINER_DATA": Path(data), "CLOCK": clock, "FRESH_SEED": lambda: next(seeds)})
        server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=Quiet)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        studio = Studio(app, browser, clock, f"http://127.0.0.1:{server.server_port}")
        for part in (questions, chips, tables, runs, pages):
            part(studio)
        browser.close()
        server.shutdown()
    total = sum(picture.stat().st_size for picture in SCREENS.glob("*.png"))
    if total > MOST:
        sys.exit(f"the pictures have {total:,} bytes, {MOST:,} is the most")


if __name__ == "__main__":
    main()
