"""Plain data → YAML text, written as a person would: quotes only where YAML needs them, short blocks in braces."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Final

from trainer.reading import Plain

STEP: Final = 2
"""Spaces a block is indented by."""
_ONE_LINE: Final = 100
"""A block of single values up to this many characters stands in braces, inside another block."""

_SPECIAL_START: Final = frozenset("-?:,[]{}#&*!|>'\"%@`<=~")
_BRACKETS: Final = frozenset(",[]{}")
_JOINERS: Final = frozenset("\u200c\u200d\u200e\u200f")
"""Unseen, but part of how Persian and Arabic are spelt."""
_ESCAPES: Final = {'"': '\\"', "\\": "\\\\", "\n": "\\n", "\r": "\\r", "\t": "\\t"}


def scalar(text: str, *, flow: bool, quote: str = "") -> str:
    """A single value; `flow` inside brackets; `quote` is the mark the author used for the value it replaces."""
    if not quote and _plain(text, flow=flow):
        return text
    seen = all(map(_printable, text))
    if seen and (quote == "'" or (quote != '"' and ('"' in text or "\\" in text))):
        return "'" + text.replace("'", "''") + "'"
    return '"' + "".join(map(_escaped, text)) + '"'


def _plain(text: str, *, flow: bool) -> bool:
    """Whether YAML reads the text back as it is, without quotes. In doubt, no."""
    if not text or text != text.strip() or not all(map(_printable, text)):
        return False
    if text[0] in _SPECIAL_START and not re.match(r"-\w", text):
        return False
    if re.search(r":(\s|$)|\s#", text):
        return False
    return not flow or not (_BRACKETS & set(text) or ":" in text)


def _printable(char: str) -> bool:
    return char.isprintable() or char in _JOINERS


def _escaped(char: str) -> str:
    if char in _ESCAPES:
        return _ESCAPES[char]
    if _printable(char):
        return char
    code = ord(char)
    return f"\\x{code:02x}" if code < 0x100 else f"\\u{code:04x}" if code < 0x10000 else f"\\U{code:08x}"


def in_flow(value: Plain) -> str:
    """A value on one line, blocks in braces and lists in brackets."""
    if isinstance(value, str):
        return scalar(value, flow=True)
    if isinstance(value, dict):
        return "{" + ", ".join(f"{scalar(k, flow=True)}: {in_flow(v)}" for k, v in value.items()) + "}"
    return "[" + ", ".join(map(in_flow, value)) + "]"


def one_line(value: Plain) -> str:
    """A value on one line after the colon of a block's entry."""
    return scalar(value, flow=False) if isinstance(value, str) else in_flow(value)


def block(value: list[Plain] | dict[str, Plain], *, step: int = STEP) -> list[str]:
    """The lines of a block or list that is not empty, without the indentation of the first."""
    if isinstance(value, dict):
        return [line for name, inner in value.items() for line in entry(name, inner, step=step)]
    return [line for inner in value for line in item(inner, step=step)]


def entry(name: str, value: Plain, *, step: int = STEP, flow: bool | None = None) -> list[str]:
    """The lines of a block's entry. `flow`: whether a block in it stands in braces, None for what reads well."""
    head = f"{scalar(name, flow=False)}:"
    if not value or isinstance(value, str) or (_short(value) if flow is None else flow):
        return [f"{head} {one_line(value)}"]
    return [head, *(" " * step + line for line in block(value, step=step))]


def item(value: Plain, *, step: int = STEP, flow: bool | None = None) -> list[str]:
    """The lines of a list's entry."""
    if not value or isinstance(value, str) or (_short(value) if flow is None else flow):
        return [f"- {one_line(value)}"]
    return list(_dashed(block(value, step=step)))


def _dashed(lines: list[str]) -> Iterator[str]:
    for i, line in enumerate(lines):
        yield ("  " if i else "- ") + line


def _short(value: Plain) -> bool:
    inner = value.values() if isinstance(value, dict) else value
    return all(isinstance(v, str) for v in inner) and len(in_flow(value)) <= _ONE_LINE
