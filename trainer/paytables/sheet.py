"""Where entries stand in a text, and the edits that put one in, change it or take it out: characters alone, no YAML.

The places come from the parser; what lies between them (spaces, comments, colons, dashes, commas) is read here.
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final, NamedTuple

from trainer.paytables.document import Document
from trainer.paytables.problems import Problem, dotted
from trainer.paytables.rendering import STEP, block, entry, in_flow, item, one_line, scalar
from trainer.reading import N_, Path, Plain

_BREAK: Final = re.compile(r"\r\n|\n|\r")
_GAP: Final = re.compile(r"(?:[ \t\r\n]|(?:(?<=[ \t\r\n])|^)#[^\r\n]*)*")
"""Spaces, line breaks and comments."""
_MARKED: Final = ("'", '"')


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


class Edit(NamedTuple):
    """The characters from `start` to `end` become `new`."""

    start: int
    end: int
    new: str


class Sheet:
    """A text that could be read to its end. The methods give the edits that make a change, last place first or not."""

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

    # -- edits

    def replace(self, path: Path, value: Plain) -> list[Edit]:
        """Give a value that is written another content."""
        place, old = self._places[path], self.at(path)
        if self._is_block(path):
            return self._replace_block(path, value)
        if place.start < place.end:
            if isinstance(value, str):
                quote = place.style if isinstance(old, str) and place.style in _MARKED else ""
                return [
                    Edit(place.start, self._end(path), scalar(value, flow=self._inside(path), quote=quote))
                ]
            return [Edit(place.start, self._end(path), in_flow(value))]
        if self._inside(path):
            there = self._after_mark(path)
            if there is None:
                return [Edit(self._end(path), self._end(path), f": {in_flow(value)}")]
            return [Edit(there, there, f" {in_flow(value)}")]
        there = self._after_mark(path)
        if there is None:
            return self.start_text(value, place.start)
        return self._below(there, self._column(path[:-1]), value)

    def insert(self, parent: Path, name: str | int, value: Plain, before: str | None) -> list[Edit]:
        """Put an entry into a block or list that is written, as its last one or before the one named."""
        there = self._places[parent]
        entries = self.at(parent)
        if isinstance(entries, str) and there.start == there.end:
            if name != 0 and isinstance(name, int):
                raise self.fault((*parent, name), N_("“%(name)s” is not in the text"), name=str(name + 1))
            return self.replace(parent, [value] if name == 0 else {str(name): value})
        if not isinstance(entries, dict if isinstance(name, str) else list):
            raise self.fault(
                parent,
                N_("“%(name)s” holds no named entries: nothing can be put into it"),
                name=dotted(parent[-1:]) or "–",
            )
        if isinstance(name, int) and name != len(entries):
            raise self.fault((*parent, name), N_("“%(name)s” is not in the text"), name=str(name + 1))
        if there.style:
            return self._insert_in_brackets(parent, name, value, before)
        return self._insert_lines(parent, name, value, before)

    def start_text(self, value: Plain, there: int | None = None) -> list[Edit]:
        """Write the first value of a text that has none, below its comments."""
        there = len(self._text) if there is None else there
        new_line = self._break(there)
        lines = self._block_or_line(value) + [""] * (there == len(self._text))
        gap = new_line if self._text[:there][-1:].strip("\r\n") else ""
        return [Edit(there, there, gap + new_line.join(lines))]

    def drop(self, path: Path) -> list[Edit]:
        """Take an entry out."""
        parent = path[:-1]
        paths = self._children(parent)
        if self._places[parent].style:
            return [self._cut_from_brackets(paths, paths.index(path))]
        if len(paths) == 1:
            return self._empty(parent, path)
        return [self._cut_lines(paths, paths.index(path))]

    def rename(self, path: Path, name: str) -> list[Edit]:
        """Give an entry another name."""
        start, end = self._name(path)
        mark = self._text[start]
        quote = mark if mark in _MARKED else ""
        return [Edit(start, end, scalar(name, flow=self._inside(path), quote=quote))]

    def copy(self, path: Path, name: str) -> list[Edit]:
        """Put a copy of an entry after it, comments and all, under another name."""
        behind = self._name(path)[1]
        parent = path[:-1]
        head = scalar(name, flow=self._inside(path))
        if self._places[parent].style:
            end = self._end(path)
            return [Edit(end, end, f", {head}{self._text[behind:end]}")]
        end = self._extent(path)
        new_line = self._break(end)
        gap = new_line * (2 if self._set_apart(path) else 1)
        indent = " " * self._column(parent)
        return [Edit(end, end, f"{gap}{indent}{head}{self._text[behind:end]}")]

    # -- putting in

    def _insert_in_brackets(
        self, parent: Path, name: str | int, value: Plain, before: str | None
    ) -> list[Edit]:
        place = self._places[parent]
        paths = self._children(parent)
        if self._text[place.start] not in "{[":
            raise self.fault(parent, UNTOUCHABLE)
        if not paths and value and not isinstance(value, str) and not self._inside(parent) and parent:
            there = self._after_mark(parent)
            if there is not None and self._text[place.start + 1 : place.end - 1].strip() == "":
                wrapped: Plain = {name: value} if isinstance(name, str) else [value]
                return [Edit(there, place.end, ""), *self._below(there, self._column(parent[:-1]), wrapped)]
        new = in_flow(value) if isinstance(name, int) else f"{scalar(name, flow=True)}: {in_flow(value)}"
        if before is not None:
            start = self._start(self._sibling(parent, before))
            return [Edit(start, start, f"{new}, ")]
        if paths:
            end = self._end(paths[-1])
            comma = " ," if self._text[end - 1] == ":" else ","  # “a:,” would be a name
            return [Edit(end, end, f"{comma} {new}")]
        return [Edit(place.start + 1, place.start + 1, new)]

    def _insert_lines(self, parent: Path, name: str | int, value: Plain, before: str | None) -> list[Edit]:
        paths = self._children(parent)
        column = self._column(parent)
        flow = self._flow_like(paths) if isinstance(value, dict | list) else None
        new = item(value, flow=flow) if isinstance(name, int) else entry(name, value, flow=flow)
        indent = " " * column
        if before is not None:
            start = self._start(self._sibling(parent, before))
            new_line = self._break(start)
            return [Edit(start, start, f"{new_line}{indent}".join([*new, ""]))]
        end = self._extent(paths[-1])
        new_line = self._break(end)
        apart = len(new) > 1 and len(paths) > 1 and self._set_apart(paths[-1])
        return [Edit(end, end, new_line * apart + "".join(f"{new_line}{indent}{line}" for line in new))]

    def _below(self, there: int, column: int, value: Plain) -> list[Edit]:
        """A value after the colon or dash that ends at `there`: on its line, or a block below it."""
        if not value or isinstance(value, str):
            return [Edit(there, there, f" {one_line(value)}")]
        end = self._line_end(there)
        indent = self._break(end) + " " * (column + STEP)
        return [Edit(end, end, "".join(f"{indent}{line}" for line in block(value)))]

    def _replace_block(self, path: Path, value: Plain) -> list[Edit]:
        place, end = self._places[path], self._end(path)
        there = self._after_mark(path)
        first = self._line_end(there) if there is not None else -1
        if there is None or first > place.start:
            # It starts in the line of its dash, or is the whole text.
            indent = self._break(place.start) + " " * place.column
            return [Edit(place.start, end, indent.join(self._block_or_line(value)))]
        (new,) = self._below(there, self._column(path[:-1]), value)
        if new.start == first:
            return [Edit(first, self._extent(path), new.new)]
        return [new, Edit(first, self._extent(path), "")]

    def _block_or_line(self, value: Plain) -> list[str]:
        return [one_line(value)] if not value or isinstance(value, str) else block(value)

    # -- taking out

    def _empty(self, parent: Path, path: Path) -> list[Edit]:
        """Take the only entry out of a block: what is left is an empty one."""
        place = self._places[parent]
        brackets = "{}" if isinstance(path[-1], str) else "[]"
        there = self._after_mark(parent)
        if there is None or self._line_end(there) > place.start:
            return [Edit(place.start, self._end(path), brackets)]
        return [Edit(there, there, f" {brackets}"), self._cut_lines([path], 0)]

    def _cut_lines(self, paths: list[Path], which: int) -> Edit:
        path = paths[which]
        start, begin = self._start(path), self._line_start(self._start(path))
        if self._text[begin:start].strip(" "):  # a dash or a question mark stands before it
            end = self._end(path)
            follows = self._start(paths[which + 1]) if which + 1 < len(paths) else end
            clear = not self._text[end:follows].strip()
            return Edit(start, follows if clear else end, "")
        end = self._extent(path)
        above, below = self._blank_above(begin), self._blank_below(end)
        last = which == len(paths) - 1
        if above and (below or last):
            begin = self._line_start(self._before_break(begin))
        elif below and not above and which == 0 and not last:
            end = self._line_end(self._after_break(end))
        if end == len(self._text) and begin:
            return Edit(self._before_break(begin), end, "")
        return Edit(begin, self._after_break(end), "")

    def _cut_from_brackets(self, paths: list[Path], which: int) -> Edit:
        start, end = self._start(paths[which]), self._end(paths[which])
        comma = self._skip(end)
        if self._text[comma : comma + 1] == ",":
            after = comma + 1 + len(self._text[comma + 1 :]) - len(self._text[comma + 1 :].lstrip(" "))
            begin, stop = self._line_start(start), self._line_end(after)
            if after == stop and not self._text[begin:start].strip() and begin:
                return Edit(begin, self._after_break(stop), "")
            return Edit(start, after, "")
        before = self._text[:start].rstrip()
        if which and before.endswith(","):
            start = len(before) - 1
        return Edit(start, end, "")

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

    def _sibling(self, parent: Path, name: str) -> Path:
        self.at((*parent, name))
        return (*parent, name)

    def _is_block(self, path: Path) -> bool:
        return not isinstance(self.at(path), str) and not self._places[path].style

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
            return (
                self._before_break(place.end) if self._text[: place.end][-1:] in ("\n", "\r") else place.end
            )
        if not place.style and not isinstance(value, str):
            children = self._children(path)
            return self._end(children[-1]) if children else place.end
        if place.start < place.end or not path:
            return place.end
        there = self._after_mark(path)
        return there if there is not None else place.name[1] if place.name else place.end

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

    def _flow_like(self, paths: list[Path]) -> bool | None:
        """Whether neighbours that are blocks stand in brackets; None without such a neighbour."""
        styles = [self._places[path].style for path in paths if not isinstance(self.at(path), str)]
        return styles[-1] != "" if styles else False

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


UNTOUCHABLE: Final = N_(
    "this cannot be changed here without touching what is around it: edit the text itself"
)
