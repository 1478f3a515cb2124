"""Takes a census in the background, in a process of its own: whoever waits for it can go on meanwhile."""

from __future__ import annotations

import json
import subprocess
import sys
import threading
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import TypeAlias

from trainer.games.casino_holdem.edge.census import Scope
from trainer.games.casino_holdem.rules import Rules

Command: TypeAlias = Callable[[Scope, Path, int], Sequence[str]]
"""The command that takes a census of a scope into a folder, on so many cores."""


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

    def __init__(self, command: Command = own_command) -> None:
        self._command = command
        self._lock = threading.Lock()
        self._now: Taking | None = None

    @property
    def now(self) -> Taking | None:
        """What is being taken, or was last where it failed; else None."""
        return self._now

    def begin(self, scope: Scope, folder: Path, workers: int) -> bool:
        """Start taking a census. False, and nothing is started, while another is being taken."""
        with self._lock:
            if self._now and not self._now.failed:
                return False
            self._now = Taking(scope)
        command = self._command(scope, folder, workers)
        threading.Thread(target=self._take, args=(scope, command), name="census", daemon=True).start()
        return True

    def _take(self, scope: Scope, command: Sequence[str]) -> None:
        try:
            self._now = self._followed(scope, command)
        except (OSError, ValueError) as error:
            self._now = Taking(scope, failed=str(error))

    def _followed(self, scope: Scope, command: Sequence[str]) -> Taking | None:
        pipe = subprocess.PIPE
        with subprocess.Popen(  # noqa: S603  (our own program, and no text of anybody's)
            command, stdin=subprocess.DEVNULL, stdout=pipe, stderr=pipe, text=True, encoding="utf-8"
        ) as job:
            for line in job.stdout or ():
                done, total = map(int, line.split())
                self._now = Taking(scope, done / total)
            said = job.stderr.read().strip() if job.stderr else ""
        if job.returncode:
            return Taking(scope, failed=said.rpartition("\n")[2] or f"ended with {job.returncode}")
        return None
