"""Edits of texts in layouts nobody would think of: data is written down in blocks or brackets, with and without quotes,
comments and blank lines, at random; an edit must come out as the same edit of the data does, and touch nothing else."""

from __future__ import annotations

import re
from collections.abc import Iterator
from copy import deepcopy

from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.paytables import copy_entry, drop, rename, set_value
from trainer.paytables.document import Place, read_document
from trainer.reading import Path, Plain

NAMES = st.sampled_from([
    "ante", "Straight or lower", "straight_or_lower", "é", "ar", "a:b", "x#y", "is", "by", "1", "yes", "en-GB",
    "روسيا", "q'uote", 'q"uote', "-dash", "#no", "a, b", "{x}", "a: b", "<<", "~",
])  # fmt: skip
VALUES = st.one_of(
    NAMES,
    st.sampled_from(["", "100 to 1", "none", "https://a.b/c?d=e#f", " padded ", "two\nlines", "[x", "*", "&a", "!t"]),
    st.text(st.characters(codec="utf-8", exclude_categories=["Cc", "Cs"]), max_size=12),
)  # fmt: skip


def data(depth: int = 3) -> st.SearchStrategy[dict[str, Plain]]:
    """A block with blocks, lists and single values in it."""
    inner: st.SearchStrategy[Plain] = VALUES
    for _ in range(depth - 1):
        inner = st.one_of(VALUES, st.dictionaries(NAMES, inner, max_size=3), st.lists(inner, max_size=3))
    return st.dictionaries(NAMES, inner, min_size=1, max_size=3)


class Layout:
    """Writes data down, each choice drawn."""

    def __init__(self, draw: st.DrawFn) -> None:
        self._draw = draw
        self._comments = 0
        self._often = draw(st.sampled_from([0, 0, 1, 3]))

    def text(self, value: Plain) -> str:
        lines = self._block(value, 0) if value and not isinstance(value, str) else [self._one_line(value)]
        if self._draw(st.booleans()):
            lines.append(self._comment())
        text = "\n".join(lines) + "\n" * self._draw(st.sampled_from([0, 1, 1, 1, 2]))
        text = text.replace("\n", self._draw(st.sampled_from(["\n", "\n", "\r\n"])))
        return self._draw(st.sampled_from(["", "", "\ufeff"])) + text

    def _chance(self) -> bool:
        return self._often > 0 and self._draw(st.integers(0, 3)) < self._often

    def _comment(self) -> str:
        self._comments += 1
        return f"# {self._comments}: {{a}}, - b"

    def _tail(self) -> str:
        return self._draw(st.sampled_from([" ", "    "])) + self._comment() if self._chance() else ""

    def _between(self, indent: int) -> list[str]:
        lines = [""] if self._chance() else []
        if self._chance():
            lines.append(" " * self._draw(st.sampled_from([0, indent, indent, indent + 1])) + self._comment())
        return lines

    def _block(self, value: Plain, indent: int) -> list[str]:
        lines: list[str] = []
        entries = value.items() if isinstance(value, dict) else [("-", inner) for inner in value]
        for i, (name, inner) in enumerate(entries):
            if i:
                lines += self._between(indent)
            head = " " * indent + (self._name(name, flow=False) if isinstance(value, dict) else "-")
            lines += self._entry(head, inner, indent, dashed=not isinstance(value, dict))
        return lines

    def _entry(self, head: str, inner: Plain, indent: int, *, dashed: bool) -> list[str]:
        if inner == "" and self._draw(st.booleans()):
            return [head + self._tail()]
        if inner == "two\nlines" and self._draw(st.booleans()):
            return [f"{head} |-", f"{' ' * indent}  two", f"{' ' * indent}  lines", *[""] * self._chance()]
        if inner and not isinstance(inner, str) and self._draw(st.sampled_from([False, False, True])):
            return self._spread(head, inner, indent)
        if isinstance(inner, str) or not inner or self._draw(st.booleans()):
            space = " " * self._draw(st.sampled_from([1, 1, 3]))
            return [f"{head}{space}{self._one_line(inner)}{self._tail()}"]
        step = self._draw(st.sampled_from([2, 2, 4]))
        if dashed and isinstance(inner, dict) and self._draw(st.booleans()):
            first, *rest = self._block(inner, indent + 2)
            return [f"{head} {first.lstrip(' ')}", *rest]
        if not dashed and isinstance(inner, list) and self._draw(st.booleans()):
            step = 0
        return [head + self._tail(), *self._between(indent + step), *self._block(inner, indent + step)]

    def _spread(self, head: str, value: dict[str, Plain] | list[Plain], indent: int) -> list[str]:
        """Brackets over several lines."""
        named = (
            [f"{self._name(name, flow=True)} {self._one_line(v, flow=True)}" for name, v in value.items()]
            if isinstance(value, dict)
            else [self._one_line(v, flow=True) for v in value]
        )
        pad = " " * (indent + 2)
        start, end = "{}" if isinstance(value, dict) else "[]"
        comma = self._draw(st.sampled_from(["", ","]))
        lines = [pad + entry + ("," if i + 1 < len(named) else comma) for i, entry in enumerate(named)]
        if self._draw(st.booleans()):
            return [f"{head} {start}{self._tail()}", *(line + self._tail() for line in lines), f"{pad}{end}"]
        lines[0] = f"{head} {start}{lines[0].lstrip(' ')}"
        lines[-1] += end
        return [line + self._tail() for line in lines]

    def _name(self, name: str, *, flow: bool) -> str:
        return self._scalar(name, flow=flow) + self._draw(st.sampled_from([":", ":", " :"]))

    def _one_line(self, value: Plain, *, flow: bool = False) -> str:
        if isinstance(value, str):
            return self._scalar(value, flow=flow)
        pad = " " * self._draw(st.sampled_from([0, 0, 1]))
        comma = self._draw(st.sampled_from([", ", ",", " , "]))
        if isinstance(value, list):
            return f"[{pad}{comma.join(self._one_line(inner, flow=True) for inner in value)}{pad}]"
        inner = comma.join(
            f"{self._name(name, flow=True)} {self._one_line(v, flow=True)}" for name, v in value.items()
        )
        last = self._draw(st.sampled_from(["", "", ","])) if value else ""
        return f"{{{pad}{inner}{last}{pad}}}"

    def _scalar(self, text: str, *, flow: bool) -> str:
        bare = text and all(c.isalnum() or c in " _." for c in text) and text == text.strip()
        style = self._draw(st.sampled_from(["bare", "bare", "single", "double"]))
        if bare and style == "bare":
            return text
        if style == "single" and text.isprintable():
            return "'" + text.replace("'", "''") + "'"
        escaped = text.replace("\\", "\\\\").replace('"', '\\"')
        return '"' + "".join(c if c.isprintable() else f"\\U{ord(c):08x}" for c in escaped) + '"'


@st.composite
def written(draw: st.DrawFn) -> tuple[str, dict[str, Plain]]:
    """A text and the data it holds."""
    value = draw(data())
    return Layout(draw).text(value), value


NEW = st.one_of(VALUES, data(2), st.lists(VALUES, max_size=2))
BOM = "\ufeff"


def paths(value: Plain, path: Path = ()) -> Iterator[Path]:
    yield path
    entries = (
        value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    )
    for part, inner in entries:
        yield from paths(inner, (*path, part))


def at(value: Plain, path: Path) -> Plain:
    for part in path:
        value = value[part]  # type: ignore[index, call-overload]
    return value


def put(value: Plain, path: Path, new: Plain) -> Plain:
    """The data with another value at a path."""
    result = deepcopy(value)
    at(result, path[:-1])[path[-1]] = new  # type: ignore[index, call-overload]
    return result


def reordered(value: Plain, path: Path, names: list[tuple[str, str]]) -> Plain:
    """The data with the block at a path made of other entries of it: (name, name of old) in their order."""
    old = at(value, path)
    new: Plain = {name: deepcopy(old[was]) for name, was in names}  # type: ignore[index, call-overload]
    return put(value, path, new) if path else new


def of_blocks(value: Plain) -> list[Path]:
    return [path for path in paths(value) if path and isinstance(path[-1], str)]


def holds(text: str, value: Plain, was: str) -> None:
    """The text holds the data, in its order, and has the marks of the text it was."""
    document = read_document(text)
    assert document.complete
    assert not document.problems
    assert repr(document.data) == repr(value)
    assert text.startswith(BOM) == was.startswith(BOM)
    if "\r\n" in was:
        assert not re.search(r"(?<!\r)\n", text)


def comments(text: str) -> list[str]:
    return re.findall(r"# \d+: \{a\}, - b", text)


def is_cut(long: str, short: str) -> bool:
    """Whether the long text without one stretch is the short one."""
    start = 0
    while start < len(short) and long[start] == short[start]:
        start += 1
    size = len(long) - len(short)
    return any(long[:i] == short[:i] and long[i + size :] == short[i:] for i in range(start + 1))


@settings(max_examples=100)
@given(written())
def test_the_texts_hold_the_data_they_were_made_of(made: tuple[str, dict[str, Plain]]) -> None:
    text, value = made
    holds(text, value, text)


@settings(max_examples=150)
@given(st.data(), written(), NEW)
def test_a_new_value_comes_in_place_of_the_old_one(
    choose: st.DataObject, made: tuple[str, dict[str, Plain]], new: Plain
) -> None:
    text, value = made
    path = choose.draw(st.sampled_from([path for path in paths(value) if path]))
    after = set_value(text, path, new)
    holds(after, put(value, path, new), text)
    old = at(value, path)
    if isinstance(old, str) and isinstance(new, str) and old:
        place = read_document(text).places[path]
        mark = len(BOM) * text.startswith(BOM)
        assert after.startswith(text[: place.start + mark])
        assert place.style == "|" or after.endswith(text[place.end + mark :])
    if isinstance(old, str):
        assert comments(after) == comments(text)


@settings(max_examples=150)
@given(st.data(), written(), NEW)
def test_a_new_entry_comes_last_and_moves_nothing(
    choose: st.DataObject, made: tuple[str, dict[str, Plain]], new: Plain
) -> None:
    text, value = made
    parent = choose.draw(
        st.sampled_from([path for path in paths(value) if not isinstance(at(value, path), str)])
    )
    old = at(value, parent)
    if isinstance(old, dict):
        name: str | int = choose.draw(NAMES.filter(lambda name: name not in old))
        meant = put(value, (*parent, name), new)
    else:
        name = len(old)
        meant = put(value, parent, [*old, new])
    after = set_value(text, (*parent, name), new)
    holds(after, meant, text)
    assert comments(after) == comments(text)
    assert not old or is_cut(after, text)


@settings(max_examples=80)
@given(st.data(), written(), NEW)
def test_a_new_entry_comes_before_the_one_named_and_moves_nothing(
    choose: st.DataObject, made: tuple[str, dict[str, Plain]], new: Plain
) -> None:
    text, value = made
    path = choose.draw(st.sampled_from(of_blocks(value)))
    *parent, before = path
    old = at(value, tuple(parent))
    name = choose.draw(NAMES.filter(lambda name: name not in old))
    names = [other for was in old for other in ([name, was] if was == before else [was])]
    meant = reordered(put(value, (*parent, name), new), tuple(parent), [(name, name) for name in names])
    after = set_value(text, (*parent, name), new, before=str(before))
    holds(after, meant, text)
    assert comments(after) == comments(text)
    assert is_cut(after, text)


@settings(max_examples=150)
@given(st.data(), written())
def test_an_entry_is_taken_out_with_its_own_lines_and_comments(
    choose: st.DataObject, made: tuple[str, dict[str, Plain]]
) -> None:
    text, value = made
    path = choose.draw(st.sampled_from([path for path in paths(value) if path]))
    meant = deepcopy(value)
    del at(meant, path[:-1])[path[-1]]  # type: ignore[union-attr, arg-type]
    after = drop(text, path)
    holds(after, meant, text)
    assert len(at(value, path[:-1])) == 1 or is_cut(text, after)
    place = read_document(text).places[path]
    lost = set(comments(text)) - set(comments(after))
    assert place.name is None or all(belongs(comment, place, text.removeprefix(BOM)) for comment in lost)


def belongs(comment: str, place: Place, text: str) -> bool:
    """Whether a comment stands in an entry's lines, or below them and deeper than its name."""
    there, start = text.index(comment), place.name[0] if place.name else 0
    end = text.find("\n", place.end)
    margin = text.rfind("\n", 0, there) + 1
    deeper = there - margin > start - (text.rfind("\n", 0, start) + 1)
    inside = there < (end if end >= 0 else len(text))
    return there > start and (inside or (deeper and not text[margin:there].strip()))


@settings(max_examples=80)
@given(st.data(), written())
def test_another_name_changes_the_name_alone(
    choose: st.DataObject, made: tuple[str, dict[str, Plain]]
) -> None:
    text, value = made
    path = choose.draw(st.sampled_from(of_blocks(value)))
    *parent, was = path
    old = at(value, tuple(parent))
    name = choose.draw(NAMES.filter(lambda name: name not in old))
    after = rename(text, path, name)
    names = [(name if other == was else other, other) for other in old]
    holds(after, reordered(value, tuple(parent), names), text)
    place, mark = read_document(text).places[path], len(BOM) * text.startswith(BOM)
    assert place.name is not None
    assert after.startswith(text[: place.name[0] + mark])
    assert after.endswith(text[place.name[1] + mark :])


@settings(max_examples=80)
@given(st.data(), written())
def test_a_copy_comes_after_its_model_with_its_comments(
    choose: st.DataObject, made: tuple[str, dict[str, Plain]]
) -> None:
    text, value = made
    path = choose.draw(st.sampled_from(of_blocks(value)))
    *parent, was = path
    old = at(value, tuple(parent))
    name = choose.draw(NAMES.filter(lambda name: name not in old))
    after = copy_entry(text, path, name)
    names = [
        pair for other in old for pair in ([(was, was), (name, was)] if other == was else [(other, other)])
    ]
    holds(after, reordered(value, tuple(parent), names), text)
    assert set(comments(after)) == set(comments(text))
    assert is_cut(after, text)
