"""Between the form and the quiz: what was typed, and what it means."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from werkzeug.datastructures import MultiDict

from trainer.quiz import Answer, Ask, Unclear, read

Texts = Mapping[str, Sequence[str]]
"""Ask key to what came in under it. `chips.<key>` holds the chips put out for it, as in 100,25,25."""

HINTS = ("row", "key", "worked")
"""The steps of help, in their order: the paytable row, the mental key, the worked line."""

_DIGITS = "1234567890"
_NUMBERED = frozenset(map(str, range(1, 11)))
_LONGEST = 60
_PILE = "chips."
_MOST_CHIPS = 200


@dataclass(frozen=True, slots=True)
class Reading:
    """The texts, what they mean, and the asks that must be asked again with the reason's code."""

    texts: Texts
    answers: Mapping[str, Answer | None]
    unclear: Mapping[str, str]


def option_digits(options: Sequence[str]) -> dict[str, str]:
    """The key that chooses an option. A seat, a box or a hand has the digit of its number, of ten a 0; the others have those
    that are left, in their order, and what comes after the last of them has none."""
    numbers = {option: option.rpartition("_")[2] for option in options}
    own = {option: number[-1] for option, number in numbers.items() if number in _NUMBERED}
    left = (digit for digit in _DIGITS if digit not in own.values())
    others = zip((option for option in options if option not in own), left, strict=False)
    return own | dict(others)


def posted(asks: Sequence[Ask], form: MultiDict[str, str]) -> dict[str, list[str]]:
    """The texts of a posted form, cut to a sensible length."""
    texts = {ask.key: [t[:_LONGEST] for t in form.getlist(ask.key)[:12]] for ask in asks}
    for ask in asks:
        if pile := form.get(_PILE + ask.key):
            texts[_PILE + ask.key] = [pile[: 8 * _MOST_CHIPS]]
    return texts


def hints_of(form: MultiDict[str, str]) -> list[str]:
    """The hints that were opened, in their order."""
    return [code for code in HINTS if code in form.getlist("hint")]


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


def piles_of(texts: Texts) -> dict[str, list[int]]:
    """The chips put out, by ask; what is no list of chips is left out."""
    found = {}
    for key, given in texts.items():
        if key.startswith(_PILE) and given:
            values = given[0].split(",")
            if 0 < len(values) <= _MOST_CHIPS and all(
                v.isascii() and v.isdigit() and len(v) < 8 for v in values
            ):
                found[key.removeprefix(_PILE)] = [int(v) for v in values]
    return found


def texts_of(reading: Reading | None) -> dict[str, Any]:
    """What a template puts back into the fields: one text, or a list where several were picked."""
    if reading is None:
        return {}
    return {key: given[0] if len(given) == 1 else given for key, given in reading.texts.items() if given}
