"""A line of the file as it is drawn under the box it is typed in: comments quiet, values strong. desk.js draws the same."""

from __future__ import annotations

import re
from typing import Final

from markupsafe import Markup

_OPENS: Final = " [{,:"
"""What a quotation mark that opens a text comes after; any other stands inside a word."""
_ENTRY: Final = re.compile(r"(\s*(?:- )?[^\s:{\"'#][^:{\"'#]*:\s+)([^\s{\[].*)")


def yaml_line(line: str) -> Markup:
    """The line with its comment and its value in elements of their own."""
    at = _comment(line)
    head, comment = line[:at], line[at:]
    entry = _ENTRY.fullmatch(head)
    shown = Markup("{}<b>{}</b>").format(entry[1], entry[2]) if entry else Markup("{}").format(head)
    return shown + (Markup("<em>{}</em>").format(comment) if comment else "")


def _comment(line: str) -> int:
    """Where the comment begins, the end where there is none."""
    quote = ""
    for at, char in enumerate(line):
        before = line[at - 1] if at else " "
        if quote:
            if char == quote:
                quote = ""
        elif char in "\"'" and before in _OPENS:
            quote = char
        elif char == "#" and before.isspace():
            return at
    return len(line)
