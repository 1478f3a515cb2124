"""The shelves that keep what took long to count, one for each game that has them: the whole app shares each."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any, cast

from flask import Flask, current_app

from trainer.games.desks import BANKED


class Shelves:
    """Puts up each game's shelf, in one folder, when it is first asked for: until then nobody waits for numpy."""

    def __init__(self, folder: Path) -> None:
        self._folder, self._lock = folder, threading.Lock()
        self._up: dict[str, Any] = {}

    def __getitem__(self, game: str) -> Any:
        with self._lock:
            if game not in self._up:
                self._up[game] = BANKED[game].shelf(self._folder)
            return self._up[game]


def init_app(app: Flask, data: Path) -> None:
    """Keep the shelves in `census/` in the data folder."""
    app.extensions["shelves"] = Shelves(data / "census")


def shelf(game: str) -> Any:
    """The running app's shelf of a game, for the functions of its desk; None for a game without a bank."""
    if game not in BANKED:
        return None
    return cast(Shelves, current_app.extensions["shelves"])[game]
