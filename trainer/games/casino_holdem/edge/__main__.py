"""`python -m trainer.games.casino_holdem.edge SCOPE FOLDER WORKERS`: take a census into a folder.

Made for `taking.Taker`, not for people: SCOPE is JSON, and each line that is printed says `done total`.
"""

from __future__ import annotations

import json
import os
import sys
from pathlib import Path

from trainer.games.casino_holdem.edge.census import Scope
from trainer.games.casino_holdem.edge.shelf import Shelf


def main(scope: str, folder: str, workers: str) -> int:
    """Take it, and give way to whatever else wants the cores."""
    if hasattr(os, "nice"):
        os.nice(10)
    Shelf(Path(folder), int(workers)).take(Scope.read(json.loads(scope)), _say)
    return 0


def _say(done: int, total: int) -> None:
    if done % 25 == 0 or done == total:
        sys.stdout.write(f"{done} {total}\n")
        sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(*sys.argv[1:]))
