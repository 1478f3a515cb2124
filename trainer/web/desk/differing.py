"""What changed between two states of the file, in words: which house pays what instead of what, and what that costs."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from typing import Any, Final

from flask_babel import gettext as _
from markupsafe import Markup, escape

from trainer.games.desks import BANKED, LAYOUTS
from trainer.paytables import Book
from trainer.web.filters import odds
from trainer.web.guest import LANGUAGES
from trainer.web.house import snapshot
from trainer.web.isolate import ltr
from trainer.web.percents import percent
from trainer.web.shelves import shelf
from trainer.web.words import known, word
from trainer.web.words.values import value_words

NOTHING: Final = Markup("–")
SOURCES: Final = 4
"""So many provenances are shown at once."""

Figures = Callable[[str, Any], Any]
"""What rules of a game cost, None where that is not known."""


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
    """One thing that is different: its name, what it was, what it is. `source`: only where a rule comes from."""

    name: Markup
    was: Markup
    now: Markup
    source: bool = False


@dataclass(frozen=True, slots=True)
class Changed:
    """What became of variants; where they were changed, all of them in the same way. A new one is held against another
    house, the standard: `against` is that one's title."""

    kind: Kind
    titles: tuple[str, ...]
    items: tuple[Item, ...] = ()
    against: str = ""

    @property
    def rules(self) -> list[Item]:
        """What is different, provenance last, without it where that would be a long list."""
        return [item for item in self.items if not item.source] + ([] if self.folded else self._sources)

    @property
    def folded(self) -> list[Item]:
        """The provenances where they are many: to be shown on demand."""
        return self._sources if len(self._sources) > SOURCES else []

    @property
    def _sources(self) -> list[Item]:
        return [item for item in self.items if item.source]


def differing(before: Book, after: Book, language: str) -> list[Changed]:
    """What is different. A change of a paytable or of the standard reaches many variants, and is told once."""
    figures: Figures = cache(_figures)
    new: list[Changed] = []
    gone: list[str] = []
    titles: dict[Item, list[str]] = {}
    for game in dict.fromkeys([*after.games, *before.games]):
        was = before.games[game].variants if game in before.games else {}
        now = after.games[game].variants if game in after.games else {}
        new += [_new(game, found, now, language, figures) for name, found in now.items() if name not in was]
        gone += [found.title(language) for name, found in was.items() if name not in now]
        for name, found in now.items():
            if name in was:
                for item in (*_items(was[name], found), *_costs(game, was[name].rules, found.rules, figures)):
                    titles.setdefault(item, []).append(found.title(language))
    together: dict[tuple[str, ...], list[Item]] = {}
    for item, houses in titles.items():
        together.setdefault(tuple(houses), []).append(item)
    told = [Changed(Kind.CHANGED, houses, tuple(items)) for houses, items in together.items()]
    return told + new + ([Changed(Kind.GONE, tuple(gone))] if gone else [])


def _new(game: str, found: Any, now: Mapping[str, Any], language: str, figures: Figures) -> Changed:
    """A new house, with what it has otherwise than the standard where there is one."""
    standard = now.get(LAYOUTS[game].standard or "")
    if standard is None:
        return Changed(Kind.NEW, (found.title(language),))
    items = (*_rules(standard.rules, found.rules), *_costs(game, standard.rules, found.rules, figures))
    return Changed(Kind.NEW, (found.title(language),), items, standard.title(language))


def _items(was: Any, now: Any) -> Iterator[Item]:
    """What is different in one variant: names, rules, and where they come from."""
    old, new = snapshot(was), snapshot(now)
    for code in dict.fromkeys([*new["names"], *old["names"]]):
        before, after = old["names"].get(code), new["names"].get(code)
        if before != after:
            name = _("Name (%(language)s)", language=LANGUAGES.get(code, code))
            yield Item(escape(name), _own(before), _own(after))
    yield from _rules(was.rules, now.rules)
    unsaid: Mapping[str, Any] = {}
    for name in dict.fromkeys([*new["stated"], *old["stated"]]):
        before, after = old["stated"].get(name, unsaid), new["stated"].get(name, unsaid)
        if before != after:
            label = escape(_("Provenance: %(rule)s")) % {"rule": _label(name)}
            yield Item(label, _provenance(before), _provenance(after), source=True)


def _costs(game: str, was: Any, now: Any, figures: Figures) -> Iterator[Item]:
    """What a change of the rules costs."""
    before, after = (figures(game, rules) for rules in (was, now)) if was != now else (None, None)
    if before is None or after is None:
        return
    for name, old, new in (
        (_("House edge"), before.ante.house_edge, after.ante.house_edge),
        (_("AA Bonus edge"), before.bonus_as_played.house_edge, after.bonus_as_played.house_edge),
    ):
        if old != new:
            yield Item(escape(name), percent(old), percent(new))


def _figures(game: str, rules: Any) -> Any:
    if game not in BANKED or BANKED[game].needs(rules, shelf(game)):
        return None
    return BANKED[game].figures(rules, shelf(game))


def _rules(was: Any, now: Any) -> Iterator[Item]:
    before = dict(was.switches())
    for name, value in now.switches():
        if value != before.get(name):
            yield from _switch(name, before.get(name), value)


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
