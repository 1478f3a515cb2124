"""Sentences with facts in them: why an answer is right, what happened at the table.

The floors below give facts as numbers, cards, hands and codes; here each is written as a person reads it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from fractions import Fraction
from typing import Any, Final

from flask import Flask
from flask_babel import pgettext
from markupsafe import Markup, escape

from trainer.cards import RANKS, cards
from trainer.hands import Hand
from trainer.odds import Chance, Odds
from trainer.web.filters import cards_text, comma, odds
from trainer.web.isolate import amount
from trainer.web.percents import decimal, percent
from trainer.web.words import known, word
from trainer.web.words.hands import announce, rank_name

_CARDS: Final = re.compile(r"(?:[2-9TJQKA][shdc])+")


def written(name: str, value: Any) -> Any:
    """A fact as it stands in a sentence. Numbers are amounts, several are listed; a text is cards (`AsKs`), a rank (`K`),
    or the code of a switch's value, of an answer or of a fact (`fact.<name>.<value>`)."""
    match value:
        case bool():
            return word("value.true" if value else "value.false")
        case int():
            return amount(value)
        case Odds():
            return odds(value)
        case Chance(share=share):
            return percent(share, 2)
        case Fraction():
            return decimal(value, 2)
        case Hand():
            return announce(value)
        case tuple() | list() | frozenset():
            return _listed([written(name, item) for item in value])
        case str():
            return _code(name, value)
        case _:
            return value


def _code(name: str, value: str) -> Any:
    if _CARDS.fullmatch(value):
        return cards_text(cards(value))
    if len(value) == 1 and value in RANKS:
        return rank_name(value)
    for code in (f"fact.{name}.{value}", f"value.{name}.{value}", f"option.{value}", value):
        if known(code):
            return word(code)
    return value


def _listed(items: list[Any]) -> Markup:
    """“3, 5 and 8”."""
    if not items:
        return Markup("–")
    *firsts, last = (escape(item) for item in items)
    if not firsts:
        return last
    return escape(pgettext("the last two of a list", "%(firsts)s and %(last)s")) % {
        "firsts": escape(comma()).join(firsts),
        "last": last,
    }


def told_words(code: str, facts: Mapping[str, Any]) -> Markup:
    """The words of a code with these facts written in."""
    return word(code, **{name: written(name, value) for name, value in facts.items()})


def init_app(app: Flask) -> None:
    """Give templates the sentences."""
    app.jinja_env.globals["told_words"] = told_words
