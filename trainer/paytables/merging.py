"""Two edits of one text put together, where they touch different lines."""

from __future__ import annotations

from collections.abc import Sequence
from difflib import SequenceMatcher
from typing import NamedTuple


class _Change(NamedTuple):
    """Lines `start` to `end` of the base (from 0) become `new`; nothing is replaced where both are the same."""

    start: int
    end: int
    new: tuple[str, ...]


def merged(base: str, one: str, other: str) -> str | None:
    """The text with both edits in it; None where they change the same lines, or lines that touch.

    The same change made in both is no conflict. Whether the result makes sense is for its reader to say.
    """
    lines = base.splitlines(keepends=True)
    changes = sorted({*_changes(lines, one), *_changes(lines, other)})
    out: list[str] = []
    at = 0
    for number, change in enumerate(changes):
        if number and change.start <= changes[number - 1].end:
            return None
        out += lines[at : change.start]
        out += change.new
        at = change.end
    return "".join(out + lines[at:])


def _changes(base: Sequence[str], text: str) -> list[_Change]:
    lines = text.splitlines(keepends=True)
    matcher = SequenceMatcher(None, base, lines, autojunk=False)
    return [
        _Change(start, end, tuple(lines[new_start:new_end]))
        for kind, start, end, new_start, new_end in matcher.get_opcodes()
        if kind != "equal"
    ]
