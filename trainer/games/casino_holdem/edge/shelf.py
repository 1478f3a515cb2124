"""Where censuses are kept: the shipped one beside this file, others in a folder that the caller names.

A census is read-only data of the game, the same for every house; which folder is the house's is decided above.
"""

from __future__ import annotations

import os
import tempfile
import threading
from functools import cache
from pathlib import Path
from typing import Final

from trainer.games.casino_holdem.edge.census import SHIPPED, Census, Scope, take_census
from trainer.games.casino_holdem.edge.counting import Progress
from trainer.games.casino_holdem.edge.storing import CensusError, pack, unpack
from trainer.games.casino_holdem.edge.taking import Taker, Taking
from trainer.games.casino_holdem.rules import Rules

SHIPPED_FILE: Final = Path(__file__).with_name("census.bin")

_REMEMBERED: Final = 3


@cache
def shipped_census() -> Census:
    """The census for nearly all rules (`SHIPPED` says which). Raises `CensusError` if its file is not whole."""
    return unpack(SHIPPED_FILE.read_bytes())


class CensusMissing(LookupError):
    """The census for some rules is not on the shelf: it has to be taken first."""


class Shelf:
    """Finds the census for rules, and takes and keeps one where none is there.

    `folder` is for censuses other than the shipped one; without it they are remembered while the program runs.
    Threads may share a shelf: what one of them reads, the others wait for.
    """

    def __init__(
        self, folder: Path | None = None, workers: int | None = None, taker: Taker | None = None
    ) -> None:
        self._folder = folder
        self._taker = taker or Taker()
        self._workers = workers or min(2, os.cpu_count() or 1)
        self._known: dict[Scope, Census] = {}
        self._lock = threading.RLock()

    def has(self, rules: Rules) -> bool:
        """Whether `find` answers without taking a census."""
        return SHIPPED.covers(rules) or self._remembered(Scope.of(rules)) is not None

    def get(self, rules: Rules) -> Census:
        """The census that covers these rules. Raises `CensusMissing` where one would have to be taken."""
        scope = Scope.of(rules)
        with self._lock:
            census = shipped_census() if SHIPPED.covers(rules) else self._remembered(scope)
        if census is None:
            raise CensusMissing(f"no census of {scope}")
        return census

    def find(self, rules: Rules, progress: Progress | None = None) -> Census:
        """The census that covers these rules; taking one needs about a minute."""
        try:
            return self.get(rules)
        except CensusMissing:
            scope = Scope.of(rules)
            return self._keep(scope, self.take(scope, progress))

    def awaited(self, rules: Rules) -> Taking | None:
        """The census that is being taken in the background, or the last one where it failed; else None. Whoever waits for
        one under these rules asks again and again: one that nobody asks about gives way to another."""
        return self._taker.look(rules)

    def begin(self, rules: Rules) -> bool:
        """Start taking the census for these rules in the background; `has` says when it is there. False while it is
        being taken, or another that somebody waits for, or where none is needed. Raises `ValueError` for a shelf without
        a folder."""
        if self._folder is None:
            raise ValueError("a census taken in the background needs a folder")
        return not self.has(rules) and self._taker.begin(Scope.of(rules), self._folder, self._workers)

    def _remembered(self, scope: Scope) -> Census | None:
        with self._lock:
            if scope in self._known:
                return self._known[scope]
            census = self._read(scope)
            return census and self._keep(scope, census)

    def _keep(self, scope: Scope, census: Census) -> Census:
        """Remember it, and forget the one read first where there are many: each is some fifty megabytes."""
        with self._lock:
            while len(self._known) >= _REMEMBERED:
                del self._known[next(iter(self._known))]
            self._known[scope] = census
        return census

    def _path(self, scope: Scope) -> Path | None:
        if self._folder is None:
            return None
        name = f"{scope.qualifier.value}-{scope.call_multiple}"
        name += ("" if scope.even_money else "-below_even") + ("" if scope.no_game_pays else "-push")
        return self._folder / f"casino_holdem-{name}.census"

    def _read(self, scope: Scope) -> Census | None:
        path = self._path(scope)
        try:
            census = unpack(path.read_bytes()) if path else None
        except (OSError, CensusError):  # not there, or not whole: it is taken anew
            return None
        return census if census and census.scope == scope else None

    def take(self, scope: Scope, progress: Progress | None = None) -> Census:
        """Take a census, whatever is there already, and keep it in the folder."""
        census = take_census(scope, progress, self._workers)
        if path := self._path(scope):
            put(path, pack(census))
        return census


def rebuild(progress: Progress | None = None, workers: int | None = None) -> bytes:
    """The shipped census's bytes, counted anew."""
    return pack(take_census(SHIPPED, progress, workers or min(2, os.cpu_count() or 1)))


def put(path: Path, content: bytes) -> None:
    """Write a file whole or not at all. Raises `OSError`."""
    path.parent.mkdir(parents=True, exist_ok=True)
    descriptor, name = tempfile.mkstemp(dir=path.parent, prefix=path.name)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(content)
            file.flush()
            os.fsync(file.fileno())
        Path(name).chmod(0o644)
        Path(name).replace(path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise
