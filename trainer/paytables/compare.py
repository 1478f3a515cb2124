"""Two states of a text side by side: the lines that differ, with a few around them."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from difflib import SequenceMatcher
from enum import StrEnum
from itertools import zip_longest
from typing import Any, Final

_LINE: Final = re.compile(r"([^\r\n]*)(\r\n|\n|\r|\Z)")
_MANY: Final = 3_000
"""Lines up to which every one is compared with every other; past it, lines that repeat all over are passed by."""


class Kind(StrEnum):
    """What became of a line."""

    KEPT = "kept"
    """It stands in both texts."""
    REMOVED = "removed"
    """It stands in the earlier text only."""
    ADDED = "added"
    """It stands in the later text only."""


@dataclass(frozen=True, slots=True)
class Line:
    """A line. `before` and `after` are its numbers in the two texts, from 1, None where it does not stand. `ending` is
    its line break, "" for a last line without one. `changed` are the characters (from, to) by which a line differs
    from the one it was changed from or to, None where there is no such line."""

    kind: Kind
    before: int | None
    after: int | None
    text: str
    ending: str
    changed: tuple[int, int] | None = None


@dataclass(frozen=True, slots=True)
class Hunk:
    """Lines that stand together: kept ones around removed and added ones, the removed before the added."""

    lines: tuple[Line, ...]


def hunks(before: str, after: str, context: int = 3) -> tuple[Hunk, ...]:
    """Where two texts differ, with `context` kept lines around; () for equal texts. A change of line breaks alone
    counts."""
    old, new = _split(before), _split(after)
    if old == new:
        return ()
    matcher = _Matcher(old, new)
    return tuple(
        Hunk(tuple(line for tag, *places in group for line in _lines(tag, old, new, *places)))
        for group in matcher.get_grouped_opcodes(context)
    )


class _Matcher(SequenceMatcher[tuple[str, str]]):
    """Lines put in or left out between equal ones may often be told one line sooner or later: they are told where the
    least indented of them comes first, so that a new block is shown as that block."""

    def __init__(self, old: Sequence[tuple[str, str]], new: Sequence[tuple[str, str]]) -> None:
        super().__init__(None, old, new, autojunk=max(len(old), len(new)) > _MANY)
        self._old, self._new = old, new

    def get_opcodes(self) -> list[tuple[Any, int, int, int, int]]:
        codes = list(super().get_opcodes())
        for at in range(1, len(codes) - 1):
            (_, a1, _, c1, _), (tag, i1, i2, j1, j2), (_, _, b2, _, d2) = codes[at - 1 : at + 2]
            if tag not in ("insert", "delete"):
                continue
            lines, start, end = (self._new, j1, j2) if tag == "insert" else (self._old, i1, i2)
            low, high = (c1, d2) if tag == "insert" else (a1, b2)
            by = _slide(lines, start, end, low, high)
            codes[at - 1] = ("equal", a1, i1 + by, c1, j1 + by)
            codes[at] = (tag, i1 + by, i2 + by, j1 + by, j2 + by)
            codes[at + 1] = ("equal", i2 + by, b2, j2 + by, d2)
        return codes


def _slide(lines: Sequence[tuple[str, str]], start: int, end: int, low: int, high: int) -> int:
    """By how many lines a block is told later (or sooner, below 0) so that its least indented line comes first; equal
    lines on both sides remain, between `low` and `high`."""
    sooner = later = 0
    while start + sooner - 1 > low and lines[start + sooner - 1] == lines[end + sooner - 1]:
        sooner -= 1
    while end + later + 1 < high and lines[start + later] == lines[end + later]:
        later += 1
    return min(range(sooner, later + 1), key=lambda by: (_indent(lines[start + by][0]), -by))


def _indent(line: str) -> int:
    """How far a line stands in; an empty one, which begins no block, counts as the farthest."""
    return len(line) - len(line.lstrip()) if line.strip() else len(line) + 1_000


def _split(text: str) -> list[tuple[str, str]]:
    """The lines of a text with their line breaks."""
    lines = [(match[1], match[2]) for match in _LINE.finditer(text)]
    return [line for line in lines if line != ("", "")]


def _lines(
    tag: str,
    old: list[tuple[str, str]],
    new: list[tuple[str, str]],
    i1: int,
    i2: int,
    j1: int,
    j2: int,
) -> Iterator[Line]:
    if tag == "equal":
        for i, j in zip(range(i1, i2), range(j1, j2), strict=True):
            yield Line(Kind.KEPT, i + 1, j + 1, *old[i])
        return
    pairs = list(zip_longest(range(i1, i2), range(j1, j2)))
    for i, j in pairs:
        if i is not None:
            yield Line(
                Kind.REMOVED, i + 1, None, *old[i], None if j is None else _differing(old[i][0], new[j][0])
            )
    for i, j in pairs:
        if j is not None:
            yield Line(
                Kind.ADDED, None, j + 1, *new[j], None if i is None else _differing(new[j][0], old[i][0])
            )


def _differing(one: str, other: str) -> tuple[int, int]:
    """The characters of one line that are not also at the start or the end of the other."""
    most = min(len(one), len(other))
    start = next((i for i in range(most) if one[i] != other[i]), most)
    end = next((i for i in range(most - start) if one[-1 - i] != other[-1 - i]), most - start)
    return start, len(one) - end
