"""A real browser on a real server: Debian's Chromium, the app on a loopback port, and eyes on everything that goes wrong.

What a test may ask for: `page` (goto("/") works), `new_context(viewport=…, locale="ar", java_script_enabled=False)`
or the mark `browser_context_args`, `live_server` (its address), `live_app`, `axe(page)`, `watch.expect(words)`.
"""

from __future__ import annotations

import logging
import os
import shutil
import threading
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from typing import TYPE_CHECKING, Any
from urllib.parse import urlsplit

import pytest
from werkzeug.serving import make_server

if TYPE_CHECKING:
    from flask import Flask
    from playwright.sync_api import BrowserContext, Page

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


@pytest.fixture(scope="session")
def live_app(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The app that `live_server` serves, on a data folder of its own, set up as for people."""
    from trainer.web import create_app

    return create_app({"TRAINER_DATA": tmp_path_factory.mktemp("data")})


@pytest.fixture(scope="session")
def live_server(live_app: Flask) -> Iterator[str]:
    """The address of a running trainer, without a slash at the end."""
    logging.getLogger("werkzeug").setLevel(logging.ERROR)
    server = make_server("127.0.0.1", 0, live_app, threaded=True)
    thread = threading.Thread(target=server.serve_forever, daemon=True)
    thread.start()
    yield f"http://127.0.0.1:{server.server_port}"
    server.shutdown()
    thread.join()
    server.server_close()


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
