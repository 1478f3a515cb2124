"""Where entries stand in a text: their names, dashes, colons and ends, the lines and the comments that are theirs.

The parser's places are the ground; what lies between them is read here, character by character.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from trainer.paytables.document import Document
from trainer.paytables.problems import Problem, dotted
from trainer.reading import N_, Path, Plain

_BREAK: Final = re.compile(r"\r\n|\n|\r")
_GAP: Final = re.compile(r"(?:[ \t\r\n]|(?:(?<=[ \t\r\n])|^)#[^\r\n]*)*")
"""Spaces, line breaks and comments."""

UNTOUCHABLE: Final = N_(
    "this cannot be changed here without touching what is around it: edit the text itself"
)


class SpliceError(ValueError):
    """An edit that cannot be made; the text is as it was. `problem` says why, and in which line."""

    def __init__(self, problem: Problem) -> None:
        super().__init__(str(problem))
        self.problem = problem


def within(value: Plain, part: str | int) -> Plain:
    """The entry of a block or list, "" where there is none."""
    if isinstance(value, dict):
        return value.get(str(part), "")
    return value[part] if isinstance(value, list) and isinstance(part, int) and 0 <= part < len(value) else ""


class Layout:
    """A text that could be read to its end, and what stands where in it."""

    def __init__(self, document: Document) -> None:
        self._text = document.text
        self._places = document.places
        self._data = document.data
        self._document = document

    # -- what is there

    def at(self, path: Path) -> Plain:
        """The value at a path. Raises `SpliceError` if there is none."""
        value = self._data
        for i, part in enumerate(path):
            if path[: i + 1] not in self._places:
                raise self.fault(path[: i + 1], N_("“%(name)s” is not in the text"), name=dotted((part,)))
            value = within(value, part)
        return value

    def has(self, path: Path) -> bool:
        """Whether something is written at a path."""
        return path in self._places

    def fault(self, path: Path, message: str, **values: str) -> SpliceError:
        """A fault at a path, to be raised."""
        line = self._document.line_of(path)
        return SpliceError(Problem(line, dotted(path), message, {k: v[:80] for k, v in values.items()}))

    # -- places

    def _children(self, path: Path) -> list[Path]:
        value = self.at(path)
        if isinstance(value, dict):
            return [(*path, name) for name in value]
        return [(*path, i) for i in range(len(value))] if isinstance(value, list) else []

    def _name(self, path: Path) -> tuple[int, int]:
        span = self._places[path].name
        if span is None or self._text[self._line_start(span[0]) : span[0]].rstrip(" ").endswith("?"):
            raise self.fault(path, UNTOUCHABLE)
        return span

    def _inside(self, path: Path) -> bool:
        """Whether a value stands inside brackets."""
        return any(self._places[path[:i]].style in ("{", "[") for i in range(len(path)))

    def _column(self, path: Path) -> int:
        return self._places[path].column

    def _start(self, path: Path) -> int:
        """Where an entry starts: its name, or the dash of a list's entry."""
        place = self._places[path]
        if place.name is not None:
            return self._name(path)[0]
        parent = self._places[path[:-1]]
        if parent.style:
            return place.start
        return parent.start if path[-1] == 0 else self._skip(self._end((*path[:-1], int(path[-1]) - 1)))

    def _after_mark(self, path: Path) -> int | None:
        """Behind the colon or the dash of an entry, None where there is none."""
        if not path:
            return None
        place = self._places[path]
        if place.name is None:
            return None if self._places[path[:-1]].style else self._start(path) + 1
        there = self._skip(place.name[1])
        return there + 1 if self._text[there : there + 1] == ":" else None

    def _end(self, path: Path) -> int:
        """Behind the last character of a value, or of its name, colon or dash where no value is written."""
        place, value = self._places[path], self.at(path)
        if place.style in ("|", ">"):
            return self._end_of_lines(place.start, place.end)
        if not place.style and not isinstance(value, str):
            children = self._children(path)
            return self._end(children[-1]) if children else place.end
        if place.start < place.end or not path:
            return place.end
        there = self._after_mark(path)
        return there if there is not None else place.name[1] if place.name else place.end

    def _end_of_lines(self, start: int, end: int) -> int:
        """The end of a text below a `|` or `>`, without the blank lines after it unless a `+` keeps them."""
        text = self._text[start:end]
        if "+" in text.splitlines()[0]:
            return self._before_break(end) if text[-1] in "\r\n" else end
        return start + len(text.rstrip())

    def _extent(self, path: Path) -> int:
        """The end of an entry's last line, the comments below it that are indented deeper than its name included."""
        end = self._line_end(self._end(path))
        column = self._column(path[:-1])
        for start in self._lines_after(end):
            line = self._text[start : self._line_end(start)]
            if line.strip():
                if not line.lstrip(" ").startswith("#") or len(line) - len(line.lstrip(" ")) <= column:
                    break
                end = start + len(line)
        return end

    def _set_apart(self, path: Path) -> bool:
        """Whether a blank line stands between an entry and its neighbours."""
        paths = self._children(path[:-1])
        if path != paths[-1]:
            return self._blank_below(self._extent(path))
        begin = self._line_start(self._start(path))
        while (
            begin and self._text[self._line_start(self._before_break(begin)) : begin].lstrip(" ")[:1] == "#"
        ):
            begin = self._line_start(self._before_break(begin))
        return self._blank_above(begin)

    # -- lines

    def _skip(self, there: int) -> int:
        match = _GAP.match(self._text, there)
        return match.end() if match else there

    def _line_start(self, there: int) -> int:
        return max(self._text.rfind("\n", 0, there), self._text.rfind("\r", 0, there)) + 1

    def _line_end(self, there: int) -> int:
        match = _BREAK.search(self._text, there)
        return match.start() if match else len(self._text)

    def _after_break(self, there: int) -> int:
        match = _BREAK.match(self._text, there)
        return match.end() if match else there

    def _before_break(self, there: int) -> int:
        return there - (2 if self._text[:there].endswith("\r\n") else 1 if there else 0)

    def _lines_after(self, there: int) -> Iterator[int]:
        while (start := self._after_break(there)) > there and start < len(self._text):
            yield start
            there = self._line_end(start)

    def _blank_above(self, begin: int) -> bool:
        above = self._before_break(begin)
        return begin > 0 and not self._text[self._line_start(above) : above].strip()

    def _blank_below(self, end: int) -> bool:
        below = self._after_break(end)
        return (
            below > end and below < len(self._text) and not self._text[below : self._line_end(below)].strip()
        )

    def _break(self, there: int) -> str:
        """The line break used where an edit is made."""
        match = _BREAK.search(self._text, there) or _BREAK.search(self._text)
        return match[0] if match else "\n"
