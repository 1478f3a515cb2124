"""Stakes typed into a form: read like every amount, and what is wrong with one said in words."""

from __future__ import annotations

from markupsafe import Markup, escape

from trainer.quiz import Unclear, whole_number
from trainer.web.words.reference import STAKE_TROUBLE

LONGEST = 40


def read_stake(text: str, least: int = 1) -> int:
    """A stake of at least `least`; nothing typed is none where none is allowed. Raises `Unclear`."""
    if not text.strip():
        if least:
            raise Unclear("missing_number")
        return 0
    found = whole_number(text)
    if found < 0:
        raise Unclear("negative")
    if found < least:
        raise Unclear("least")
    return found


def stake_trouble(code: str) -> Markup:
    """Why a stake was not taken."""
    return escape(str(STAKE_TROUBLE[code]))
