"""Takes a census in the background, in a process of its own: whoever waits for it can go on meanwhile.

A visitor may ask for one that nobody needs. So there is one at a time, it ends after a while whatever happens, and it
gives way to another that is waited for once nobody looks at it any more.
"""

from __future__ import annotations

import json
import subprocess
import sys
import threading
import time
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Final, TypeAlias

from trainer.games.casino_holdem.edge.census import Scope
from trainer.games.casino_holdem.rules import Rules

Command: TypeAlias = Callable[[Scope, Path, int], Sequence[str]]
"""The command that takes a census of a scope into a folder, on so many cores."""


PATIENCE: Final = 10.0
"""Seconds after the last look at it for which a census does not give way. A page looks every other second."""

LONGEST: Final = 900.0
"""Seconds after which a census is given up: many times what it takes on an old machine."""


def own_command(scope: Scope, folder: Path, workers: int) -> Sequence[str]:
    """This package run as a program: see `__main__.py`."""
    return (sys.executable, "-m", __package__ or "", json.dumps(asdict(scope)), str(folder), str(workers))


@dataclass(frozen=True, slots=True)
class Taking:
    """How far it is: `share` goes from 0 to 1. `failed` says why nothing came of it, in the system's own words."""

    scope: Scope
    share: float = 0.0
    failed: str = ""

    def covers(self, rules: Rules) -> bool:
        """Whether these rules wait for it."""
        return self.scope.covers(rules)


class Taker:
    """Takes one census at a time."""

    def __init__(
        self,
        command: Command = own_command,
        clock: Callable[[], float] = time.monotonic,
        longest: float = LONGEST,
    ) -> None:
        self._command, self._clock, self._longest = command, clock, longest
        self._lock = threading.Lock()
        self._run: _Run | None = None
        self._looked_at = 0.0

    def look(self, rules: Rules) -> Taking | None:
        """What is being taken, or was last where it failed; else None. Looked at for rules that wait for it, it goes on."""
        with self._lock:
            now = self._run.now if self._run else None
            if now and now.covers(rules):
                self._looked_at = self._clock()
            return now

    def begin(self, scope: Scope, folder: Path, workers: int) -> bool:
        """Start taking a census. False, and nothing is started, while it is being taken, or another that is looked at."""
        with self._lock:
            now = self._run.now if self._run else None
            if self._run and now and not now.failed:
                if now.scope == scope or self._clock() < self._looked_at + PATIENCE:
                    return False
                self._run.stop()
            self._run = _Run(scope, self._command(scope, folder, workers), self._longest)
            self._looked_at = self._clock()
            return True


class _Run:
    """A program that takes a census, and how far it is: `now` is None once it is there."""

    def __init__(self, scope: Scope, command: Sequence[str], longest: float) -> None:
        self.now: Taking | None = Taking(scope)
        self._scope = scope
        try:
            self._job = subprocess.Popen(  # noqa: S603  (our own program, and no text of anybody's)
                command,
                stdin=subprocess.DEVNULL,
                stdout=subprocess.PIPE,
                stderr=subprocess.PIPE,
                text=True,
                encoding="utf-8",
            )
        except OSError as error:
            self._fail(error)
            return
        self._limit = threading.Timer(longest, self.stop)
        self._limit.daemon = True
        self._limit.start()
        threading.Thread(target=self._follow, name="census", daemon=True).start()

    def stop(self) -> None:
        """End the program; what it has counted is lost."""
        self._job.kill()

    def _follow(self) -> None:
        with self._job as job:
            said, understood = self._followed(job)
        self._limit.cancel()
        if job.returncode or not understood:
            self._fail(said.rpartition("\n")[2] or f"ended with {job.returncode}")
        else:
            self.now = None

    def _followed(self, job: subprocess.Popen[str]) -> tuple[str, bool]:
        """What it says for itself at its end, and whether its steps were understood."""
        try:
            for line in job.stdout or ():
                done, total = map(int, line.split())
                self.now = Taking(self._scope, done / total)
        except ValueError as error:
            self.stop()
            return str(error), False
        return job.stderr.read().strip() if job.stderr else "", True

    def _fail(self, why: object) -> None:
        self.now = Taking(self._scope, failed=str(why))
