"""`python -m bench [PART …]`: measure and print the table."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator, Sequence
from importlib import import_module
from typing import Final

from bench.figures import Figure, table

PARTS: Final = ("hands", "settling", "dealing", "questions", "pages")


def main(wanted: Sequence[str]) -> int:
    """Measure the parts named, all without a name. 2 for an unknown part, else 0."""
    if unknown := [part for part in wanted if part not in PARTS]:
        print(f"unknown part {unknown[0]}; there are: {', '.join(PARTS)}", file=sys.stderr)
        return 2
    found: list[Figure] = []
    for part in PARTS:
        if part in wanted or not wanted:
            figures: Callable[[], Iterator[Figure]] = import_module(f"bench.{part}").figures
            found += figures()
    print(table(found))
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
