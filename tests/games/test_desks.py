"""The desks: one for each game that has one, with all that the instructor's pages ask for."""

from __future__ import annotations

import pytest

from trainer.games import GAMES
from trainer.games.desks import DESKS, Desk


def test_every_desk_is_of_a_game() -> None:
    assert set(DESKS) <= set(GAMES)
    assert len(DESKS) == len(list(DESKS))
    assert "roulette" not in DESKS
    with pytest.raises(KeyError):
        DESKS["roulette"]


def test_every_desk_does_what_the_pages_ask_for() -> None:
    asked = {name for name in vars(Desk) if not name.startswith("_")}
    assert {"card", "curve", "lint", "preview", "advice"} <= asked
    for desk in DESKS.values():
        assert all(callable(getattr(desk, name)) for name in asked)
