"""A trainer of its own, served from an empty data folder by a clock that moves only when told, so that the same pages give
the same pictures; and the browser that looks at it."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from dataclasses import dataclass, field
from datetime import UTC, datetime, timedelta
from typing import Any, Final

from flask import Flask
from playwright.sync_api import Browser, Page
from werkzeug.serving import WSGIRequestHandler

from tools.screens.pictures import keep
from trainer.games import GAMES
from trainer.quiz import Address, Grade, Kind, Pays, Question
from trainer.school import attempts_of, make_key, written
from trainer.school.models import RunRow
from trainer.web.house import House, house
from trainer.web.sealed import seal

GAME: Final = "casino_holdem"
DESK: Final = (1366, 768)
PHONE: Final = (390, 844)
SIZES: Final = (DESK, PHONE)


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
        keep(self.browser, name, page.screenshot(animations="disabled", caret="hide"))

    def setup_key(self) -> str:
        """A key that opens the desk once."""
        kept: House = self.app.extensions["house"]
        return make_key(kept.database, self.clock())

    def instructor(self, name: str) -> str:
        """The cookie of somebody who has opened the desk."""
        client = self.app.test_client()
        client.post(f"/desk/open/{self.setup_key()}", data={"name": name})
        cookie = client.get_cookie(self.app.config["SESSION_COOKIE_NAME"])
        return cookie.value if cookie else ""
