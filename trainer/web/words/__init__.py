"""Codes into words. The floors below speak in codes; here is what each is called on a page, in every language.

`word(code, **values)` never guesses: a code without words is an error, and a test asks for every code there is.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from markupsafe import Markup, escape

from trainer.web.words import casino_holdem, common, desk, edge, holdem, slips, tags

_WORDS: Final[Mapping[str, Any]] = {
    **common.WORDS,
    **casino_holdem.WORDS,
    **tags.WORDS,
    **slips.WORDS,
    **edge.WORDS,
    **desk.WORDS,
    **holdem.WORDS,
}


def known(code: str) -> bool:
    """Whether there are words for a code."""
    return code in _WORDS


def word(code: str, **values: Any) -> Markup:
    """The words for a code in the language of this request, its values filled in and escaped. Raises `KeyError`."""
    text = escape(str(_WORDS[code]))
    return text % {name: escape(value) for name, value in values.items()} if values else text
