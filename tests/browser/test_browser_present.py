"""The browser tests can be trusted: they run where they must, and the watch and axe do see what is wrong."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route

OWN = "http://own.test"
STRICT = "default-src 'none'; script-src 'self'; style-src 'self'"


@pytest.fixture
def bare_page(browser: Browser) -> Iterator[Page]:
    """A page with no server behind it."""
    context = browser.new_context()
    yield context.new_page()
    context.close()


def serve(page: Page, body: str, policy: str = STRICT) -> None:
    """Answer every request of the page with this body, on any host."""

    def answer(route: Route) -> None:
        route.fulfill(body=body, content_type="text/html", headers={"Content-Security-Policy": policy})

    page.route("**/*", answer)


def run_without_a_browser(**environ: str) -> subprocess.CompletedProcess[str]:
    kept = {name: value for name, value in os.environ.items() if not name.startswith(("CI", "PYTEST_"))}
    return subprocess.run(
        [
            sys.executable,
            "-m",
            "pytest",
            "-p",
            "no:cacheprovider",
            f"{__file__}::test_the_browser_draws_arabic_letters",
        ],
        env={**kept, "TRAINER_BROWSER": "/nowhere/chromium", **environ},
        cwd=Path(__file__).parents[2],
        capture_output=True,
        text=True,
        check=False,
    )


def test_a_missing_browser_skips_with_a_plain_reason_on_a_persons_machine() -> None:
    run = run_without_a_browser()
    assert run.returncode == 0, run.stdout
    assert "1 skipped" in run.stdout
    assert "no Chromium or Chrome here: install one" in run.stdout


def test_a_missing_browser_fails_on_ci() -> None:
    run = run_without_a_browser(CI="true")
    assert run.returncode == 1, run.stdout
    assert "CI needs a browser" in run.stdout


def test_the_browser_draws_arabic_letters(bare_page: Page) -> None:
    """A font without them draws every letter as the same box; two letters then have one width."""
    bare_page.set_content("<span id=a>\u0633\u0633\u0633</span><br><span id=b>\u0627\u0627\u0627</span>")
    widths = bare_page.evaluate("() => ['a', 'b'].map(id => document.getElementById(id).offsetWidth)")
    assert widths[0] > widths[1] > 0


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("<script>document.title = 'ran'</script>", "Content Security Policy"),
        ("<p style='color: red'>", "Content Security Policy"),
        ("<img src='http://other.test/x.png'>", "Content Security Policy"),
    ],
    ids=["inline script", "inline style", "foreign picture"],
)
def test_what_the_policy_refuses_is_a_fault(
    bare_page: Page, watch_of: type[Any], body: str, said: str
) -> None:
    watch = watch_of(OWN)
    watch.follow(bare_page.context)
    serve(bare_page, body)
    bare_page.goto(OWN)
    bare_page.wait_for_timeout(50)
    assert any(said in fault for fault in watch.faults())


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ("<script>console.error('broken')</script>", "console error: broken"),
        ("<script>console.warn('odd')</script>", "console warning: odd"),
        ("<script>noSuchFunction()</script>", "uncaught: "),
        ("<iframe src='http://other.test/'></iframe>", "request to another host: http://other.test/"),
    ],
    ids=["console error", "console warning", "exception", "another host"],
)
def test_what_goes_wrong_in_a_page_is_a_fault(
    bare_page: Page, watch_of: type[Any], body: str, said: str
) -> None:
    watch = watch_of(OWN)
    watch.follow(bare_page.context)
    serve(bare_page, body, policy="default-src * 'unsafe-inline'")
    bare_page.goto(OWN)
    bare_page.wait_for_timeout(50)
    assert any(said in fault for fault in watch.faults())


def test_a_page_that_keeps_to_itself_has_no_fault(bare_page: Page, watch_of: type[Any]) -> None:
    watch = watch_of(OWN)
    watch.follow(bare_page.context)
    serve(bare_page, "<title>Quiet</title><p>Nothing wrong")
    bare_page.goto(OWN)
    bare_page.wait_for_timeout(50)
    assert watch.faults() == []


def test_an_expected_fault_is_forgiven_but_must_happen(watch_of: type[Any]) -> None:
    watch = watch_of(OWN)
    watch.expect("404")
    assert watch.faults() == ["expected, but did not happen: 404"]
    watch.seen.append("console error: status of 404")
    assert watch.faults() == []


def test_axe_sees_a_picture_without_words_under_the_strict_policy(
    bare_page: Page, axe: Callable[[Page], list[str]]
) -> None:
    serve(bare_page, "<!doctype html><html lang=en><title>A</title><main><h1>A</h1><img src=/x.png></main>")
    bare_page.goto(OWN)
    assert [line.split(" ")[0] for line in axe(bare_page)] == ["image-alt"]
