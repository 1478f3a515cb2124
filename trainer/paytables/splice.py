"""Edits of a text of house rules that touch nothing but their own characters.

    text = set_value(text, ("casino_holdem", "ante_tables", "ante-3", "flush"), "3 to 1")

A path names entries as they are written in the text (`as_written` finds the spelling). Comments, alignment, quotation
marks, line breaks and a byte order mark stay. Every result is read again and must hold exactly the data that was
meant, so that an edit is right or refused, never half of one.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from typing import Final

from trainer.paytables.document import Document, read_text
from trainer.paytables.layout import UNTOUCHABLE, SpliceError, within
from trainer.paytables.sheet import Edit, Sheet
from trainer.reading import N_, Path, Plain, plain_name

__all__ = ["SpliceError", "as_written", "copy_entry", "drop", "rename", "set_switch", "set_value"]

_BOM: Final = "\ufeff"


def set_value(text: str, path: Path, value: Plain, *, before: str | None = None) -> str:
    """Write a value. One that is there is replaced; one that is not is put in as the last entry of its block, or
    before the neighbour named by `before`, with the blocks around it that are missing. A place in a list is that of
    an entry, or the number of its entries for one more.

    Raises `SpliceError` if a single value stands where a block is needed."""
    sheet = _sheet(text)
    if path == () and not sheet.has(()):
        return _spliced(text, path, sheet.start_text(value), value)
    known = 0
    while known < len(path) and sheet.has(path[: known + 1]):
        known += 1
    if known == len(path):
        if _same(sheet.at(path), value):
            return text
        return _spliced(text, path, sheet.replace(path, value), _put(_data(text), path, value))
    for part in reversed(path[known + 1 :]):
        value = {part: value} if isinstance(part, str) else [value]
    path = path[: known + 1]
    if not sheet.has(()):
        whole: Plain = {path[0]: value} if isinstance(path[0], str) else [value]
        return _spliced(text, path, sheet.start_text(whole), whole)
    edits = sheet.insert(path[:-1], path[-1], value, before)
    return _spliced(text, path, edits, _put(_data(text), path, value, before))


def set_switch(
    text: str,
    path: Path,
    *,
    value: str | None = None,
    by: str | None = None,
    source: str | None = None,
) -> str:
    """Write a switch: its value, who says so, and where that is written. None leaves a part as it is, "" takes it
    out; a switch of which nothing is left is taken out itself. A bare value stays bare while nothing else is said.

    Raises `SpliceError` as `set_value` does."""
    parts = {part: said for part, said in (("is", value), ("by", by), ("source", source)) if said is not None}
    sheet = _sheet(text)
    old = sheet.at(path) if sheet.has(path) else ""
    if isinstance(old, str):
        meant = {part: said for part, said in ({"is": old} | parts).items() if said}
        if not meant:
            return drop(text, path) if sheet.has(path) else text
        if meant.keys() == {"is"}:
            return set_value(text, path, meant["is"])
        return set_value(text, path, dict(meant))
    if not isinstance(old, dict):
        raise sheet.fault(path, UNTOUCHABLE)
    for part, said in parts.items():
        if said:
            inner = as_written(text, (*path, part))
            before = None if _sheet(text).has(inner) else _follower(text, path, part)
            text = set_value(text, inner, said, before=before)
    for part, said in parts.items():
        inner = as_written(text, (*path, part))
        if not said and _sheet(text).has(inner):
            text = drop(text, inner)
    return text if _sheet(text).at(path) else drop(text, path)


def drop(text: str, path: Path) -> str:
    """Take an entry out, with its own lines and the comments in them; comments above it stay.

    Raises `SpliceError` if there is no such entry."""
    sheet = _there(text, path)
    data = _data(text)
    parent = _at(data, path[:-1])
    if isinstance(parent, dict):
        del parent[str(path[-1])]
    elif isinstance(parent, list):
        del parent[int(path[-1])]
    return _spliced(text, path, sheet.drop(path), data)


def rename(text: str, path: Path, name: str) -> str:
    """Give an entry another name. Nothing that refers to it is changed.

    Raises `SpliceError` if there is no such entry, or one of that name already."""
    sheet = _there(text, path)
    if path[-1] == name:
        return text
    return _spliced(text, path, sheet.rename(path, name), _with(sheet, text, path, name, keep=False))


def copy_entry(text: str, path: Path, name: str) -> str:
    """Put a copy of an entry after it under another name, with the comments in its lines.

    Raises `SpliceError` if there is no such entry, or one of that name already."""
    sheet = _there(text, path)
    return _spliced(text, path, sheet.copy(path, name), _with(sheet, text, path, name, keep=True))


def as_written(text: str, path: Path) -> Path:
    """The path with each name as it is spelt in the text: `straight_or_lower` may be written “Straight or lower”.
    A name that is not there stays as it is."""
    data = read_text(text).data
    found: list[str | int] = []
    for part in path:
        if isinstance(data, dict) and isinstance(part, str) and part not in data:
            found.append(next((name for name in data if plain_name(name) == plain_name(part)), part))
        else:
            found.append(part)
        data = within(data, found[-1])
    return tuple(found)


def _sheet(text: str) -> Sheet:
    document = read_text(text)
    if not document.complete:
        raise SpliceError(document.problems[0])
    return Sheet(document)


def _there(text: str, path: Path) -> Sheet:
    sheet = _sheet(text)
    sheet.at(path)
    if not path:
        raise sheet.fault(path, UNTOUCHABLE)
    return sheet


def _follower(text: str, path: Path, part: str) -> str | None:
    """The entry of a switch before which a part belongs: its value comes first, then who says so."""
    later = {"is": ("by", "source"), "by": ("source",)}.get(part, ())
    found = (as_written(text, (*path, name))[-1] for name in later)
    return next((str(name) for name in found if _sheet(text).has((*path, name))), None)


def _spliced(text: str, path: Path, edits: Sequence[Edit], meant: Plain) -> str:
    """The text with the edits made, once it is sure that it holds what is meant and nothing new is wrong with it."""
    before = read_text(text)
    body = before.text
    for edit in sorted(edits, key=lambda edit: edit[:2], reverse=True):
        body = body[: edit.start] + edit.new + body[edit.end :]
    result = _BOM + body if text.startswith(_BOM) else body
    after = read_text(result)
    if after.complete or not after.text:  # read to its end, or refused as a whole, for its length
        _nothing_new(before, after)
    if not after.complete or not _same(after.data, meant):
        raise Sheet(before).fault(path, UNTOUCHABLE)
    return result


def _nothing_new(before: Document, after: Document) -> None:
    known = [problem.message for problem in before.problems]
    for problem in after.problems:
        if problem.message not in known:
            raise SpliceError(problem)
        known.remove(problem.message)


def _same(one: Plain, other: Plain) -> bool:
    """Equal, the order of entries included."""
    if isinstance(one, dict) and isinstance(other, dict):
        return list(one) == list(other) and all(_same(one[name], other[name]) for name in one)
    if isinstance(one, list) and isinstance(other, list):
        return len(one) == len(other) and all(map(_same, one, other))
    return one == other


def _data(text: str) -> Plain:
    return deepcopy(read_text(text).data)


def _at(data: Plain, path: Path) -> Plain:
    for part in path:
        data = within(data, part)
    return data


def _put(data: Plain, path: Path, value: Plain, before: str | None = None) -> Plain:
    """The data with a value at a path whose parent is there."""
    if not path:
        return value
    parent, name = _at(data, path[:-1]), path[-1]
    if parent == "":
        return _put(data, path[:-1], [value] if isinstance(name, int) else {name: value})
    if isinstance(parent, list):
        parent[int(name) :] = [value, *parent[int(name) + 1 :]]
    elif isinstance(parent, dict):
        later = {k: parent.pop(k) for k in list(parent)[list(parent).index(before) :]} if before else {}
        parent |= {str(name): value} | later
    return data


def _with(sheet: Sheet, text: str, path: Path, name: str, *, keep: bool) -> Plain:
    """The data with an entry under another name, in place of it or after it."""
    data = _data(text)
    parent = _at(data, path[:-1])
    if not isinstance(parent, dict):
        raise sheet.fault(path, UNTOUCHABLE)
    if name in parent:
        raise sheet.fault((*path[:-1], name), N_("“%(name)s” is there already"), name=name)
    old = dict(parent)
    parent.clear()
    for key, value in old.items():
        if keep or key != path[-1]:
            parent[key] = value
        if key == path[-1]:
            parent[name] = deepcopy(value)
    return data
