"""Between the form and the quiz: what was typed, and what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from trainer.quiz import (
    Answer,
    Ask,
    Unclear,
    read,
)

Texts = Mapping[str, Sequence[str]]
"""Ask key to what came in under it."""

_LONGEST = 60
_HINTS = ("paytable", "key", "rules")


@dataclass(frozen=True, slots=True)
class Reading:
    """The texts, what they mean, and the asks that must be asked again with the reason's code."""

    texts: Texts
    answers: Mapping[str, Answer | None]
    unclear: Mapping[str, str]


def posted(asks: Sequence[Ask], form: MultiDict[str, str]) -> tuple[dict[str, list[str]], list[str]]:
    """The texts of a posted form, cut to a sensible length, and the hints that were opened."""
    texts = {ask.key: [t[:_LONGEST] for t in form.getlist(ask.key)[:12]] for ask in asks}
    return texts, [h for h in _HINTS if h in form.getlist("hint")]


def read_all(asks: Sequence[Ask], texts: Texts) -> Reading:
    """Read every ask."""
    answers: dict[str, Answer | None] = {}
    unclear: dict[str, str] = {}
    for ask in asks:
        try:
            answers[ask.key] = read(ask, texts.get(ask.key, []))
        except Unclear as error:
            unclear[ask.key] = error.code
    return Reading(texts, answers, unclear)


def texts_of(reading: Reading | None) -> dict[str, Any]:
    """What a template puts back into the fields: one text, or a list where several were picked."""
    if reading is None:
        return {}
    return {key: given[0] if len(given) == 1 else given for key, given in reading.texts.items() if given}
