"""What a field of the desk's form holds, in words: rows of paytables, choices, what there is to choose from."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from flask_babel import gettext as _
from markupsafe import Markup, escape

from trainer.odds import Odds
from trainer.web.isolate import amount, ltr
from trainer.web.percents import percent
from trainer.web.words import known, word
from trainer.web.words.hands import written_odds
from trainer.web.words.values import value_words

LOWEST = "high_card"


def row_words(hands: Sequence[str], of: Sequence[str], label: str) -> Markup:
    """What a row of a paytable is called: one hand, or several. A label nobody can read stays as it is written."""
    if not hands:
        return ltr(label)
    first, last = word(f"row.{hands[0]}"), word(f"row.{hands[-1]}")
    if len(hands) == 1:
        return first
    if hands[-1] == of[-1] == LOWEST:
        return escape(_("%(hand)s or lower", hand=first))
    if hands[0] == of[0]:
        return escape(_("%(hand)s or better", hand=last))
    return escape(_("%(best)s to %(least)s", best=first, least=last.lower()))


def choice_words(code: str, text: str) -> Markup:
    """A choice of a switch, by what its control holds; what is no choice as it is written."""
    if text in ("yes", "no"):
        return value_words(code, text == "yes")
    if text.isascii() and text.isdigit():
        return value_words(code, int(text))
    return word(f"value.{code}.{text}") if known(f"value.{code}.{text}") else ltr(text)


def by_words(by: str, heir: str = "") -> Markup:
    """Where a value comes from; what says nothing is as its heir has it."""
    code = f"by.{by}" if by else f"by.as.{heir}"
    return word(code) if known(code) else ltr(by)


def lint_words(message: str, values: Mapping[str, Any]) -> Markup:
    """What is worth a look, its codes put into words."""
    text = escape(_(message))
    return text % {name: _lint_value(name, value) for name, value in values.items()}


def _lint_value(name: str, value: Any) -> Markup:
    if isinstance(value, Odds):
        return ltr(written_odds(value))
    if name == "edge":
        return percent(value, 2)
    if name == "switch":
        return Markup("“{}”").format(word(f"switch.{value}"))
    if isinstance(value, int):
        return amount(value)
    return word(f"row.{value}") if known(f"row.{value}") else quoted(value)


def quoted(value: object) -> Markup:
    """A piece of the file inside a sentence of any language."""
    return Markup('<bdi class="piece">{}</bdi>').format(value)
