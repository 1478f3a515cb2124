"""`python -m bench [PART …]`: measure and print the table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Final

from bench.figures import Figure, table

PARTS: Final = ("hands", "settling", "dealing", "questions", "edge", "equity", "replaying", "pages")
SLOW: Final = ("census",)
"""Measured only where they are named: `make bench ARGS=census`."""


def main(wanted: Sequence[str]) -> int:
    """Measure the parts named; without a name all but the slow ones. 2 for an unknown part, else 0."""
    known = PARTS + SLOW
    if unknown := [part for part in wanted if part not in known]:
        print(f"unknown part {unknown[0]}; there are: {', '.join(known)}", file=sys.stderr)
        return 2
    found: list[Figure] = []
    for part in wanted or PARTS:
        figures: Callable[[], Iterator[Figure]] = import_module(f"bench.{part}").figures
        found += figures()
    print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
