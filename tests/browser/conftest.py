"""A real browser on a real server: Debian's Chromium, the app on a loopback port, and eyes on everything that goes wrong.

What a test may ask for: `page` (goto("/") works), `new_context(viewport=…, locale="ar", java_script_enabled=False)`
or the mark `browser_context_args`, `live_server` (its address), `live_app`, `axe(page)`, `watch.expect(words)`;
`desk`, which knows the questions and their answers, and the arguments `state` (every page) and `question` (every kind).
"""

from __future__ import annotations

import itertools
import logging
import os
import shutil
import threading
from collections.abc import Callable, Iterator, Mapping
from contextlib import AbstractContextManager, contextmanager
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from functools import cached_property
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import expect
from werkzeug.serving import make_server

from trainer.games import GAMES
from trainer.quiz import Address, Kind, Pays
from trainer.school import attempts_of, written
from trainer.school.models import RunRow
from trainer.web import create_app
from trainer.web.house import House, house
from trainer.web.sealed import seal

if TYPE_CHECKING:
    from _typeshed.wsgi import StartResponse, WSGIApplication, WSGIEnvironment
    from flask import Flask
    from playwright.sync_api import BrowserContext, Page

    from trainer.quiz import Ask, Mark, Question

GAME = "casino_holdem"
HERE = Path(__file__).parent
AXE = HERE / "vendor" / "axe-core-4.14.1.min.js"
WCAG = ["wcag2a", "wcag2aa", "wcag21aa", "wcag22aa"]
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
LAUNCH = (
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    for item in items:
        if item.path.is_relative_to(HERE):
            item.add_marker("browser")


def find_browser(environ: Mapping[str, str]) -> str | None:
    """The browser's path: `TRAINER_BROWSER` where it is given, else a Chromium or Chrome on the PATH."""
    if named := environ.get("TRAINER_BROWSER"):
        return shutil.which(named)
    found = (shutil.which(name, path=environ.get("PATH")) for name in NAMES)
    return next(filter(None, found), None)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """How Chromium is started. Without one a person's run skips, and CI's fails: there, nobody would notice."""
    path = find_browser(os.environ)
    if path is None:
        if os.environ.get("CI") == "true":
            pytest.fail(
                "CI needs a browser, and there is no Chromium here (.ci/run installs it)", pytrace=False
            )
        pytest.skip("no Chromium or Chrome here: install one, or name it in TRAINER_BROWSER")
    as_root = hasattr(os, "geteuid") and os.geteuid() == 0
    args = [*LAUNCH, "--no-sandbox"] if as_root else list(LAUNCH)
    return {**browser_type_launch_args, "executable_path": path, "args": args}


class Clock:
    """The house's clock: it goes as every clock does, and `wait` lets time pass at once."""

    def __init__(self) -> None:
        self.passed = timedelta(0)

    def __call__(self) -> datetime:
        return datetime.now(UTC) + self.passed

    def wait(self, seconds: float) -> None:
        self.passed += timedelta(seconds=seconds)


@pytest.fixture(scope="session")
def live_clock() -> Clock:
    return Clock()


@pytest.fixture(scope="session")
def live_app(tmp_path_factory: pytest.TempPathFactory, live_clock: Clock) -> Flask:
    """The app that `live_server` serves, on a data folder of its own, set up as for people. The same runs each time."""
    seeds = itertools.count(20_261)
    return create_app(
        {
            "TRAINER_DATA": tmp_path_factory.mktemp("data"),
            "CLOCK": live_clock,
            "FRESH_SEED": lambda: next(seeds),
        }
    )


def _whole(app: WSGIApplication) -> WSGIApplication:
    """The app, its answers read to the end before they are sent: where a browser goes away in the middle of one,
    werkzeug's server drops the body without closing it, and a file left open fails whichever test runs then."""

    def answer(environ: WSGIEnvironment, start_response: StartResponse) -> list[bytes]:
        body = app(environ, start_response)
        try:
            return [b"".join(body)]
        finally:
            if (close := getattr(body, "close", None)) is not None:
                close()

    return answer


@contextmanager
def _serving(app: Flask) -> Iterator[str]:
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, _whole(app), threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    try:
        yield f"http://127.0.0.1:{server.server_port}"
    finally:
        server.shutdown()
        thread.join()
        server.server_close()


@pytest.fixture(scope="session")
def serving() -> Callable[[Flask], AbstractContextManager[str]]:
    """Runs an app of a test's own for as long as it is asked about: `with serving(app) as address`."""
    return _serving


@pytest.fixture(scope="session")
def live_server(live_app: Flask) -> Iterator[str]:
    """The address of a running trainer, without a slash at the end."""
    with _serving(live_app) as address:
        yield address


class Watch:
    """Collects what must not happen on our pages: console errors and warnings (refusals by the content security
    policy among them), exceptions nobody caught, and requests to any other host."""

    def __init__(self, own: str) -> None:
        self.own = urlsplit(own).netloc
        self.seen: list[str] = []
        self.expected: list[str] = []

    def expect(self, words: str) -> None:
        """This test makes a fault on purpose, one whose text has these words; it must then really appear."""
        self.expected.append(words)

    def follow(self, context: BrowserContext) -> None:
        context.on("console", lambda message: self._console(message.type, message.text))
        context.on("weberror", lambda fault: self.seen.append(f"uncaught: {fault.error}"))
        context.on("request", lambda request: self._request(request.url))

    def faults(self) -> list[str]:
        """What went wrong, or was expected to and did not."""
        surprises = [seen for seen in self.seen if not any(words in seen for words in self.expected)]
        absent = [words for words in self.expected if not any(words in seen for seen in self.seen)]
        return surprises + [f"expected, but did not happen: {words}" for words in absent]

    def _console(self, kind: str, text: str) -> None:
        if kind in {"error", "warning"}:
            self.seen.append(f"console {kind}: {text}")

    def _request(self, url: str) -> None:
        parts = urlsplit(url)
        if parts.scheme not in {"about", "blob", "data"} and parts.netloc != self.own:
            self.seen.append(f"request to another host: {url}")


@pytest.fixture(scope="session")
def base_url(live_server: str) -> str:
    return live_server


@pytest.fixture
def watch(live_server: str) -> Watch:
    return Watch(live_server)


@pytest.fixture
def new_context(
    new_context: Callable[..., BrowserContext], watch: Watch
) -> Iterator[Callable[..., BrowserContext]]:
    """Browser contexts that are watched; whatever `watch` saw in any of them fails the test."""
    opened: list[BrowserContext] = []

    def make(**options: Any) -> BrowserContext:
        context = new_context(**options)
        watch.follow(context)
        opened.append(context)
        return context

    yield make
    for context in opened:
        if context.pages:
            context.cookies()  # an answer from the browser: all that it said before has arrived
    assert watch.faults() == []


@pytest.fixture
def watch_of() -> type[Watch]:
    """The class itself, for the test of the watch."""
    return Watch


@pytest.fixture(scope="session")
def axe() -> Callable[[Page], list[str]]:
    """`axe(page)`: what WCAG 2.2 A and AA forbid on the page as it stands, a line each: rule, impact, help, where."""
    source = AXE.read_text(encoding="utf-8")

    def violations(page: Page) -> list[str]:
        if not page.evaluate("() => 'axe' in window"):
            page.evaluate(source)  # through the debugger, which the content security policy does not bind
        found = page.evaluate("tags => axe.run(document, {runOnly: tags})", WCAG)
        return [
            f"{rule['id']} ({rule['impact']}): {rule['help']}: {' '.join(map(str, node['target']))}"
            for rule in found["violations"]
            for node in rule["nodes"]
        ]

    return violations


# A question of each kind there is: drill and skill.
QUESTIONS = (
    "one_box/ante.full_house",
    "bonus_payout/bonus.flush",
    "ante_payout/ante.flush",
    "box_total/ante.flush",
    "the_call/call.amount",
    "the_call/call.check",
    "the_call/call.limits",
    "read_hand/ante.two_pair",
    "dealer_game/natural",
    "who_wins/natural",
    "paytable/paytable.bonus",
    "multiply/multiply.keys",
    "multiply/multiply.stake",
    "find_mistake/natural",
    "irregular/wrong.cards",
    "to_call/bets.several_raises",
    "pot_limit/pot_limit.raised",
    "odd_chips/odd.three_way",
    "best_five/five.two_pair",
    "showdown/showdown.three_way",
    "nuts/nuts.straight",
    "show_order/show.river_bet",
    "rulings/rule.half",
    "dealer_errors/error.burns",
    "outs/outs.flush",
    "icm_deal/icm.chip_chop",
)
# Laid out like another one of them: swept over by `make test-all` alone.
ALIKE = {
    "bonus_payout/bonus.flush",
    "ante_payout/ante.flush",
    "box_total/ante.flush",
    "the_call/call.check",
    "dealer_game/natural",
    "multiply/multiply.stake",
    "pot_limit/pot_limit.raised",
    "best_five/five.two_pair",
    "nuts/nuts.straight",
    "dealer_errors/error.burns",
    "icm_deal/icm.chip_chop",
}
# Questions that are answered stage by stage, and which of their stages are looked at (below nought: from the end).
STAGED = {
    "whole_table/table.bonuses": (0, 1, -1),
    "deal_through/table.folds": (2, 5, -1),
    "side_pots/pots.two_sides": (0, -1),
    "run_table/run.six": (0, -1),
}
POSED = (
    *(f"{question} {what}" for question in QUESTIONS for what in ("asked", "judged")),
    *(f"{q} {what} {n}" for q, stages in STAGED.items() for n in stages for what in ("asked", "judged")),
)
PAGES = {
    "home": "/",
    "rules": f"/{GAME}/rules",
    "payouts": f"/{GAME}/payouts",
    "rankings": f"/{GAME}/rankings",
    "glossary": f"/{GAME}/glossary",
    "variants": f"/{GAME}/variants",
    "drill help": f"/{GAME}/drills/one_box",
    "settle": f"/{GAME}/settle",
    "settled": f"/{GAME}/settle?cards=As+Kd&board=Ac+5h+5s+Qd+2c&dealer=Th+Ts&ante=25&bonus=10&call=1&go=1",
    "edge": f"/{GAME}/edge?variant=playtech&row=ante.straight_flush&odds=25",
    "edge of all houses": f"/{GAME}/edge/houses",
    "how the edge is counted": f"/{GAME}/edge/how",
    "call or fold": f"/{GAME}/edge/call?cards=Qs+7d&flop=Jh+8c+2s",
    "self-test": f"/{GAME}/self-test/5?variant=standard",
    "home of Texas Hold'em": "/texas_holdem",
    "rules of Texas Hold'em": "/texas_holdem/rules?variant=tournament-nl",
    "tables of Texas Hold'em": "/texas_holdem/variants",
    "help at the poker table": "/texas_holdem/drills/showdown",
    "error": "/no-such-page",
}
STATES = (*PAGES, "summary", "shared", *POSED)


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """`state`: every page as a person can find it; `posed`: those of them that are questions, asked or judged;
    `question`: one question of each kind that is answered at once."""
    for name, values in (("state", STATES), ("posed", POSED)):
        if name in metafunc.fixturenames:
            metafunc.parametrize(name, _swept(values))
    if "question" in metafunc.fixturenames:
        metafunc.parametrize("question", QUESTIONS)


def _swept(values: tuple[str, ...]) -> list[Any]:
    """All pages, and of three questions that are no like of another the first asked, the second judged: the rest, which
    every renderer started for it makes dear, is for `make test-all`."""
    unlike = [value for value in POSED if value.partition(" ")[0] not in ALIKE]
    looked_at = {value for at, value in enumerate(unlike) if at % 6 in (0, 3)}
    return [
        pytest.param(value, marks=pytest.mark.exhaustive)
        if value in POSED and value not in looked_at
        else value
        for value in values
    ]


@dataclass(frozen=True)
class Desk:
    """What stands behind the pages: where a question is, and what to type for a right or a wrong answer."""

    app: Flask
    server: str
    clock: Clock

    def path(self, question: str, *, seed: int = 5, level: int = 2, variant: str = "") -> str:
        """The permanent address of a question, given as `drill/skill`: a drill's name says its game."""
        drill, skill = question.split("/")
        game = next(game for game in GAMES.values() if drill in game.drills)
        with self.app.test_request_context():
            rules = house().in_force(game.id, variant or house().default_variant(game.id))
        assert rules is not None
        return (
            f"/q/{Address(game.id, drill, rules.variant, rules.revision, skill, level, seed, game.generator)}"
        )

    def due(self, run: str) -> str:
        """The permanent address of the question that was posed last in a run: /run/…"""
        kept: House = self.app.extensions["house"]
        with kept.database.read() as db:
            row = db.get(RunRow, run.partition("/run/")[2].partition("/")[0])
            assert row is not None
            return f"/q/{attempts_of(db, row.guest, row.id)[-1].address}"

    def posed(self, path: str) -> Question:
        """The question at an address."""
        address = Address.parse(path.removeprefix("/q/"))
        with self.app.test_request_context():
            return GAMES[address.game].question(address, house().rules_at(address).rules)

    def marks(self, path: str, stage: int = 0) -> tuple[Mark, ...]:
        """The marks of a question nobody has answered: its asks with what is expected, and why. Of a question that is
        answered in stages, those of one stage, counted from 0."""
        question = self.posed(path)
        with self.app.test_request_context():
            rules = house().rules_at(question.address).rules
        game = GAMES[question.address.game]
        return game.grade(question, rules, {}).of(question.at(stage).asks).marks

    def right(self, path: str, stage: int = 0) -> dict[str, str]:
        """Ask key to the right answer as text."""
        return {mark.ask.key: written(mark.expected) for mark in self.marks(path, stage)}

    def wrong(self, path: str, stage: int = 0) -> dict[str, str]:
        """Ask key to an answer that is wrong, and clear."""
        return {mark.ask.key: self._otherwise(mark) for mark in self.marks(path, stage)}

    def at(self, path: str, stage: int) -> str:
        """The address of a question that has come to a stage, those before it answered right."""
        with self.app.test_request_context():
            sealed = seal(path.removeprefix("/q/"), self.clock())
            for number in range(stage):
                kinds = {ask.key: ask.kind for ask in self.posed(path).at(number).asks}
                sealed = sealed.after(
                    {
                        key: text.split() if kinds[key] in {Kind.SEVERAL, Kind.CARDS} else [text]
                        for key, text in self.right(path, number).items()
                    }
                )
            return f"{path}?at={sealed.closed()}"

    @staticmethod
    def _otherwise(mark: Mark) -> str:
        match mark.ask.kind:
            case Kind.CHOICE:
                return next(option for option in mark.ask.options if option != written(mark.expected))
            case Kind.SEVERAL:
                right = written(mark.expected).split()
                return next((option for option in mark.ask.options if option not in right), right[0])
            case Kind.CARDS:
                rest = [card for card in mark.ask.cards if card not in mark.why.cards]
                return " ".join([*rest, *mark.why.cards][: mark.ask.pick])
            case Kind.RANKS:
                return "3 2"
            case Kind.ODDS:
                return "999"
            case _:
                return str(int(mark.expected.amount) + 1) if isinstance(mark.expected, Pays) else "7"

    @staticmethod
    def digit(ask: Ask, option: str) -> str:
        """The key of a choice: a box or a seat has its own number, the others those that are left."""
        numbers = [other.rpartition("_")[2] for other in ask.options]
        taken = {number[-1] for number in numbers if number.isdigit()}
        number = numbers[ask.options.index(option)]
        if number.isdigit():
            return number[-1]
        others = [other for other, number in zip(ask.options, numbers, strict=True) if not number.isdigit()]
        return [digit for digit in "1234567890" if digit not in taken][others.index(option)]

    def press(self, page: Page, path: str, texts: Mapping[str, str], stage: int = 0) -> None:
        """Answer the question on the page, or this stage of it, by the keyboard alone, and send it."""
        page.wait_for_load_state()  # a key pressed before the scripts are there is lost
        asks = [mark.ask for mark in self.marks(path, stage)]
        for ask in (ask for ask in asks if ask.kind is Kind.CARDS):
            for card in texts[ask.key].split():
                page.locator(f".pick input[value='{card}']").press("Space")
            page.locator("#panel").focus()
        for ask in (ask for ask in asks if ask.kind in {Kind.CHOICE, Kind.SEVERAL}):
            for option in texts[ask.key].split():
                page.keyboard.press(self.digit(ask, option))
            if len(asks) > 1 or ask.kind is Kind.SEVERAL:
                page.keyboard.press("Enter")
        for ask in (ask for ask in asks if ask.kind not in {Kind.CARDS, Kind.CHOICE, Kind.SEVERAL}):
            expect(page.locator(f"[id='a-{ask.key}']")).to_be_focused()
            page.keyboard.type({"push": "*", "lose": "-"}.get(texts[ask.key], texts[ask.key]))
            page.keyboard.press("Enter")

    def type(self, page: Page, path: str, texts: Mapping[str, str], stage: int = 0) -> None:
        """The same, and see the verdict."""
        self.press(page, path, texts, stage)
        expect(page.locator("#told")).to_be_visible()

    def prefer(self, page: Page, **settings: str) -> None:
        """Choose settings by their names, as the menu's buttons do."""
        for name, value in settings.items():
            page.request.post(f"{self.server}/settings", form={name: value, "next": "/"})

    @cached_property
    def finished(self) -> tuple[str, str]:
        """A run of five that was answered, two of them wrong and one slow: the path of its summary, and the guest's
        cookie."""
        client = self.app.test_client()
        form = {"drill": "one_box", "variant": "standard", "skill": "mix", "level": "2", "length": "5"}
        run = client.post(f"/{GAME}/start", data=form).headers["Location"]
        for number in range(1, 6):
            client.get(f"{run}/{number}")
            path = self.due(run)
            self.clock.wait(90 if number == 5 else 5)
            client.post(f"{run}/{number}", data=self.wrong(path) if number in {2, 4} else self.right(path))
        cookie = client.get_cookie(self.app.config["SESSION_COOKIE_NAME"])
        assert cookie is not None
        return f"{run}/summary", cookie.value

    def show(self, page: Page, state: str) -> None:
        """Bring the page into one of `STATES`. A judged question was answered wrong, its earlier stages right."""
        if state == "summary":
            path, cookie = self.finished
            page.context.add_cookies(
                [{"name": self.app.config["SESSION_COOKIE_NAME"], "value": cookie, "url": self.server}]
            )
            page.goto(path)
        elif state == "shared":
            page.goto(f"/same/{self.path('one_box/mix').removeprefix('/q/')}/speed/60s")
        elif state in PAGES:
            page.goto(PAGES[state])
        else:
            question, what, *stages = state.split()
            path = self.path(question)
            stage = int(stages[0]) % len(self.posed(path).stages) if stages else 0
            page.goto(self.at(path, stage) if stage else path)
            if what == "judged":
                self.type(page, path, self.wrong(path, stage), stage)


@pytest.fixture(scope="session")
def desk(live_app: Flask, live_server: str, live_clock: Clock) -> Desk:
    return Desk(live_app, live_server, live_clock)
