"""What changed between two states of the file, in words: which house pays what instead of what."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from typing import Any, Final

from flask_babel import gettext as _
from markupsafe import Markup, escape

from trainer.paytables import Book
from trainer.web.filters import odds
from trainer.web.guest import LANGUAGES
from trainer.web.house import snapshot
from trainer.web.isolate import ltr
from trainer.web.words import known, word
from trainer.web.words.values import value_words

NOTHING: Final = Markup("–")


class Kind(StrEnum):
    """What became of variants."""

    NEW = "new"
    """They were not there before."""
    GONE = "gone"
    """They are there no longer; runs begun under them go on."""
    CHANGED = "changed"
    """Some of their rules are others."""


@dataclass(frozen=True, slots=True)
class Item:
    """One thing that is different: its name, what it was, what it is."""

    name: Markup
    was: Markup
    now: Markup


@dataclass(frozen=True, slots=True)
class Changed:
    """What became of variants; where they were changed, all of them in the same way."""

    kind: Kind
    titles: tuple[str, ...]
    items: tuple[Item, ...] = ()


def differing(before: Book, after: Book, language: str) -> list[Changed]:
    """What is different. A change of a paytable or of the standard reaches many variants, and is told once."""
    new, gone = [], []
    titles: dict[Item, list[str]] = {}
    for game in dict.fromkeys([*after.games, *before.games]):
        was = before.games[game].variants if game in before.games else {}
        now = after.games[game].variants if game in after.games else {}
        new += [found.title(language) for name, found in now.items() if name not in was]
        gone += [found.title(language) for name, found in was.items() if name not in now]
        for name, found in now.items():
            for item in _items(was[name], found) if name in was else ():
                titles.setdefault(item, []).append(found.title(language))
    together: dict[tuple[str, ...], list[Item]] = {}
    for item, houses in titles.items():
        together.setdefault(tuple(houses), []).append(item)
    told = [Changed(Kind.CHANGED, houses, tuple(items)) for houses, items in together.items()]
    told += [Changed(Kind.NEW, tuple(new))] if new else []
    return told + ([Changed(Kind.GONE, tuple(gone))] if gone else [])


def _items(was: Any, now: Any) -> Iterator[Item]:
    """What is different in one variant: names, rules, and where they come from."""
    old, new = snapshot(was), snapshot(now)
    for code in dict.fromkeys([*new["names"], *old["names"]]):
        before, after = old["names"].get(code), new["names"].get(code)
        if before != after:
            name = _("Name (%(language)s)", language=LANGUAGES.get(code, code))
            yield Item(escape(name), _own(before), _own(after))
    before_rules = dict(was.rules.switches())
    for name, value in now.rules.switches():
        if value != before_rules.get(name):
            yield from _switch(name, before_rules.get(name), value)
    unsaid: Mapping[str, Any] = {}
    for name in dict.fromkeys([*new["stated"], *old["stated"]]):
        before, after = old["stated"].get(name, unsaid), new["stated"].get(name, unsaid)
        if before != after:
            label = escape(_("Provenance: %(rule)s")) % {"rule": _label(name)}
            yield Item(label, _provenance(before), _provenance(after))


def _switch(name: str, was: Any, now: Any) -> Iterator[Item]:
    """A paytable row by row, anything else as a whole."""
    before, after = dict(getattr(was, "rows", ())), dict(getattr(now, "rows", ()))
    rows = [row for row in dict.fromkeys([*after, *before]) if before.get(row) != after.get(row)]
    for row in rows:
        label = escape(_("%(table)s, %(row)s")) % {"table": _label(name), "row": word(f"row.{row}")}
        yield Item(label, _odds(before.get(row)), _odds(after.get(row)))
    if not rows:
        yield Item(_label(name), value_words(name, was), value_words(name, now))


def _label(name: str) -> Markup:
    return word(f"switch.{name}") if known(f"switch.{name}") else ltr(name)


def _odds(value: Any) -> Markup:
    return NOTHING if value is None else odds(value)


def _own(text: str | None) -> Markup:
    return Markup("<bdi>{}</bdi>").format(text) if text else NOTHING


def _provenance(stated: Mapping[str, Any]) -> Markup:
    if not stated:
        return NOTHING
    by = word(f"by.{stated['by']}")
    return Markup("{}, <bdi>{}</bdi>").format(by, stated["source"]) if stated.get("source") else by
