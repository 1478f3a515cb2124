"""House rules that follow their file: an edit is picked up at once, a broken one never comes into force."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable
from pathlib import Path
from typing import Final

from trainer.paytables.book import Book, read_book, read_file, unreadable
from trainer.paytables.problems import BookError, Problem

_COARSE_NS: Final = 2_000_000_000
"""File times may be as coarse as two seconds: a younger file may change again and show the same time."""


class BookWatcher:
    """The last good house rules of a file. Safe to share between threads.

    `where` is the file, or a function that finds it (a file of the house's own may appear while the shipped one is in
    use). Raises `BookError` at the start if the first reading fails; afterwards a broken edit or a vanished file
    leaves the last good rules in force and is reported.
    """

    def __init__(self, where: Path | Callable[[], Path], clock: Callable[[], int] = time.time_ns) -> None:
        self._find = where if callable(where) else lambda: where
        self._clock = clock
        self._lock = threading.Lock()
        self._path = self._find()
        self._seen: tuple[int, ...] | None = None
        self._settled = False
        self._raw = read_file(self._path)
        self._book = read_book(self._raw, str(self._path))
        self._good = self._raw
        self._verdict: tuple[Problem, ...] = ()
        self._problems: tuple[Problem, ...] = ()

    def current(self) -> tuple[Book, tuple[Problem, ...]]:
        """The rules in force, and why the file as it stands now is not (empty if it is). Costs a stat of the file."""
        with self._lock:
            self._look()
            return self._book, self._problems

    def text(self) -> str:
        """The text of the rules in force, byte for byte as it was read: `Book.text` lacks a byte order mark."""
        with self._lock:
            self._look()
            return self._good.decode()

    def _look(self) -> None:
        try:
            seen = _signature(self._path)
        except OSError as error:
            self._seen, self._problems = None, (unreadable(error),)
            return
        path = self._find()
        if path != self._path:
            self._path, self._raw, self._settled = path, b"", False
        if seen != self._seen or not self._settled:
            self._read()

    def _read(self) -> None:
        try:
            # The file's time is taken before its text: a change in between is then seen the next time.
            seen = _signature(self._path)
            raw = read_file(self._path)
        except OSError as error:
            self._seen, self._problems = None, (unreadable(error),)
            return
        except BookError as error:
            self._seen, self._problems = None, error.problems
            return
        self._seen, self._settled = seen, self._clock() - seen[0] > _COARSE_NS
        if raw != self._raw:
            self._raw = raw
            try:
                self._book, self._good, self._verdict = read_book(raw, str(self._path)), raw, ()
            except BookError as error:
                self._verdict = error.problems
        self._problems = self._verdict


def _signature(path: Path) -> tuple[int, ...]:
    found = path.stat()
    return found.st_mtime_ns, found.st_size, found.st_ino
