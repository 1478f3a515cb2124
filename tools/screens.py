"""Pictures of the pages for the README: `make screens` takes them anew into docs/screens.

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
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Final

from flask import Flask
from playwright.sync_api import Browser, Page, sync_playwright
from werkzeug.serving import WSGIRequestHandler, make_server

from trainer.games import GAMES
from trainer.quiz import Address, Kind, Pays
from trainer.school import written
from trainer.web import create_app
from trainer.web.house import house

ROOT: Final = Path(__file__).resolve().parent.parent
SCREENS: Final = ROOT / "docs" / "screens"
PALETTE: Final = (ROOT / "tools" / "palette.js").read_text(encoding="utf-8")
GAME: Final = "casino_holdem"
LARGEST: Final = 200_000
"""Bytes of one picture."""
DESK: Final = (1366, 768)
PHONE: Final = (390, 844)

ONE_BOX: Final = "one_box", "bonus.straight", 9
READ_HAND: Final = "read_hand", "ante.full_house", 5
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
    def page(self, path: str, size: tuple[int, int], language: str = "en") -> Iterator[Page]:
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            base_url=self.address,
            color_scheme="dark",
            has_touch=size == PHONE,
            locale=language,
            reduced_motion="reduce",
        )
        page = context.new_page()
        page.goto(path)
        yield page
        context.close()

    def question(self, drill: str, skill: str, seed: int) -> Address:
        with self.app.test_request_context():
            revision = house().variants(GAME)["standard"].revision
        return Address(GAME, drill, "standard", revision, skill, 2, seed, GAMES[GAME].generator)

    def answer(self, page: Page, address: Address) -> None:
        """Type the right answers, but count the stake in at the last bet."""
        with self.app.test_request_context():
            rules = house().rules_at(address).rules
        marks = GAMES[GAME].grade(GAMES[GAME].question(address, rules), rules, {}).marks
        for mark in marks:
            if mark.ask.kind is Kind.CHOICE:
                page.keyboard.press(str((mark.ask.options.index(written(mark.expected)) + 1) % 10))
            elif mark is marks[-1] and isinstance(mark.expected, Pays):
                page.keyboard.type(str(mark.expected.amount + (mark.ask.stake or 0)))
            else:
                page.keyboard.type(
                    {"push": "*", "lose": "-"}.get(written(mark.expected), written(mark.expected))
                )
            self.clock.wait(2.3)
            page.keyboard.press("Enter")
        page.locator("#told").wait_for()

    def take(self, name: str, page: Page) -> None:
        """Keep what is on the screen as docs/screens/<name>.png."""
        taken = page.screenshot(animations="disabled", caret="hide")
        picture = self.with_palette(taken)
        if len(picture) > LARGEST:
            sys.exit(f"{name}.png would have {len(picture):,} bytes, {LARGEST:,} is the most")
        (SCREENS / f"{name}.png").write_bytes(picture)
        print(f"docs/screens/{name}.png  {len(picture):,} bytes")

    def with_palette(self, png: bytes) -> bytes:
        """The same picture with a byte a pixel."""
        page = self.browser.new_page()
        found = page.evaluate(PALETTE, base64.b64encode(png).decode())
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


def take_all(studio: Studio) -> None:
    one_box = studio.question(*ONE_BOX)
    for size in (DESK, PHONE):
        with studio.page(f"/q/{one_box}", size) as page:
            studio.take(f"question-{size[0]}", page)
            studio.answer(page, one_box)
            studio.take(f"verdict-{size[0]}", page)
    with studio.page(f"/q/{one_box}", PHONE, "ar") as page:
        studio.answer(page, one_box)
        studio.take("arabic-390", page)
    with studio.page("/", DESK) as page:
        studio.take("home-1366", page)
    with studio.page(f"/q/{studio.question(*READ_HAND)}", DESK) as page:
        for card in page.locator(".pick").all()[:3]:
            card.click()
        studio.take("read-hand-1366", page)
    with studio.page(SETTLED, DESK) as page:
        studio.take("settle-1366", page)


def main() -> None:
    chromium = shutil.which("chromium") or shutil.which("google-chrome")
    if chromium is None:
        sys.exit("no Chromium or Chrome here: install one")
    SCREENS.mkdir(parents=True, exist_ok=True)
    clock = Clock()
    with tempfile.TemporaryDirectory() as data, sync_playwright() as playwright:
        app = create_app({"TRAINER_DATA": Path(data), "CLOCK": clock})
        server = make_server("127.0.0.1", 0, app, threaded=True, request_handler=Quiet)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        browser = playwright.chromium.launch(executable_path=chromium, args=["--no-sandbox", "--disable-gpu"])
        take_all(Studio(app, browser, clock, f"http://127.0.0.1:{server.server_port}"))
        browser.close()
        server.shutdown()


if __name__ == "__main__":
    main()
