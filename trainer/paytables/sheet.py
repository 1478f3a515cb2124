"""The edits that put an entry into a text, change it or take it out, each of the characters it must touch alone."""

from __future__ import annotations

from typing import Final, NamedTuple

from trainer.paytables.layout import UNTOUCHABLE, Layout
from trainer.paytables.problems import dotted
from trainer.paytables.rendering import STEP, block, entry, in_flow, item, one_line, scalar
from trainer.reading import N_, Path, Plain

_MARKED: Final = ("'", '"')


class Edit(NamedTuple):
    """The characters from `start` to `end` become `new`."""

    start: int
    end: int
    new: str


class Sheet(Layout):
    """A text that could be read to its end, to be edited. Each method gives the edits of one change, in no order."""

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
        if not paths:  # what stands there has no name
            raise self.fault(parent, UNTOUCHABLE)
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

    # -- looks

    def _is_block(self, path: Path) -> bool:
        return not isinstance(self.at(path), str) and not self._places[path].style

    def _sibling(self, parent: Path, name: str) -> Path:
        self.at((*parent, name))
        return (*parent, name)

    def _flow_like(self, paths: list[Path]) -> bool:
        """Whether the last neighbour that is no single value stands in brackets."""
        styles = [self._places[path].style for path in paths if not isinstance(self.at(path), str)]
        return bool(styles and styles[-1])
