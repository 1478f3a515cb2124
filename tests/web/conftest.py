"""What the tests of the web floor share."""

from __future__ import annotations

from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING

import pytest

if TYPE_CHECKING:
    from flask import Flask
    from flask.testing import FlaskClient


class Clock:
    """The server's clock, moved by hand."""

    def __init__(self) -> None:
        self.now = datetime(2026, 1, 2, 12, 0, tzinfo=UTC)

    def __call__(self) -> datetime:
        return self.now

    def passes(self, seconds: float) -> None:
        self.now += timedelta(seconds=seconds)


@pytest.fixture
def clock() -> Clock:
    return Clock()


@pytest.fixture
def sit_down(app: Flask) -> Callable[[str], FlaskClient]:
    """Open the instructor's desk under a name: a browser of his own."""
    from trainer.school import make_key
    from trainer.web.house import utc_now

    def sit_down(name: str) -> FlaskClient:
        key = make_key(app.extensions["house"].database, utc_now())
        browser = app.test_client()
        assert browser.post(f"/desk/open/{key}", data={"name": name}).status_code == 303
        return browser

    return sit_down


@pytest.fixture
def ana(sit_down: Callable[[str], FlaskClient]) -> FlaskClient:
    """An instructor's browser."""
    return sit_down("Ana")
