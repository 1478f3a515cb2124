"""What the tests of the web floor share."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import pytest


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
