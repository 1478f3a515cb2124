"""Taking the census behind the exact house edge, as many workers as there are cores. A minute: only where it is named."""

from __future__ import annotations

import os
from collections.abc import Iterator
from time import perf_counter

from bench.figures import Figure
from trainer.games.casino_holdem.edge import SHIPPED_FILE
from trainer.games.casino_holdem.edge.shelf import rebuild


def figures() -> Iterator[Figure]:
    """Seconds on the clock, as somebody waits for it; and that the bytes are those shipped."""
    workers = min(2, os.cpu_count() or 1)
    start = perf_counter()
    content = rebuild(workers=workers)
    seconds = perf_counter() - start
    same = "the shipped bytes" if content == SHIPPED_FILE.read_bytes() else "NOT the shipped bytes"
    yield Figure("census taken and packed", seconds, "s", at_most=45, note=f"{workers} workers, {same}")
