"""A game's section of a text as the desk edits it: where each thing stands, and what a switch stands for.

The shape is that of docs/paytables.md: `default`, a shelf for each kind of paytable, `chip_sets`, `variants`, and the
rulebooks they follow where a game has them. Which switches there are, and which of them name something on a shelf, is
read from the game's rules model; the rest from its layout (`trainer.games.desks.LAYOUTS`).

A **house** is what one page edits: a variant, named by its id, or a rulebook, named `profiles.tournament` (ids have no
dots).
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from pydantic import BaseModel
from pydantic.fields import FieldInfo

from trainer.chips import ChipSet
from trainer.games import GAMES
from trainer.games.desks import LAYOUTS
from trainer.reading import Cell, Fault, Path, Plain, Report, spoken
from trainer.reading.fields import read_field
from trainer.reading.layouts import Layout
from trainer.web.desk.texts import Reading

VARIANTS: Final = "variants"
"""The part that every section has."""


def part_and_id(house: str) -> tuple[str, str]:
    """The part of the section that a house stands in, and its id there."""
    part, dot, name = house.rpartition(".")
    return (part, name) if dot else (VARIANTS, house)


def is_rulebook(house: str) -> bool:
    """Whether a house is a rulebook, which variants follow."""
    return part_and_id(house)[0] != VARIANTS


class Heir(StrEnum):
    """What stands in for a switch that a house leaves out."""

    STANDARD = "standard"
    """The standard variant's value."""
    RULEBOOK = "rulebook"
    """What the rulebook says that the house follows."""
    RULES = "rules"
    """What the rules of the game begin with."""


def shelf_of(switch: str, field: FieldInfo) -> str | None:
    """The block a switch's value is an id in, None for a switch with a value of its own."""
    kind = field.annotation
    if not (isinstance(kind, type) and issubclass(kind, BaseModel)):
        return None
    return "chip_sets" if issubclass(kind, ChipSet) else f"{switch}_tables"


def text_of(value: Any) -> str:
    """A switch's value as it is written into the file."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return spoken(value) if isinstance(value, StrEnum) else str(value)


@dataclass(frozen=True)
class Section:
    """One game's section of a text."""

    reading: Reading
    game: str

    @property
    def layout(self) -> Layout:
        return LAYOUTS[self.game]

    @cached_property
    def switches(self) -> dict[str, FieldInfo]:
        """The switches of the game's rules, in their order."""
        found: dict[str, FieldInfo] = GAMES[self.game].rules.switch_fields()
        return found

    def switches_of(self, house: str) -> dict[str, FieldInfo]:
        """The switches a house can say something of: all of them, or those a rulebook answers."""
        if (books := self.layout.rulebooks) is None or not is_rulebook(house):
            return self.switches
        return {code: field for code, field in self.switches.items() if code in books.switches}

    @cached_property
    def path(self) -> Path:
        return self.reading.below((), self.game)

    def part(self, name: str) -> Path:
        """The path of a part of the section: `variants`, `chip_sets` …"""
        return self.reading.below(self.path, name)

    def entry(self, part: str, name: str) -> Path:
        """The path of an entry of a part: a variant, a table."""
        return (*self.part(part), name)

    def ids(self, part: str) -> list[str]:
        """The ids in a part, in the order of the file."""
        return list(self.reading.block(self.part(part)))

    # -- houses

    def place(self, house: str) -> Path:
        """The path of a house's block."""
        return self.entry(*part_and_id(house))

    def has(self, house: str) -> bool:
        """Whether there is such a house, or could be: no other part of the section is one."""
        part, _ = part_and_id(house)
        books = self.layout.rulebooks
        known = part == VARIANTS or (books is not None and part == books.part)
        return known and self.reading.at(self.place(house)) is not None

    @property
    def rulebooks(self) -> list[str]:
        """The rulebooks of the section, as houses."""
        books = self.layout.rulebooks
        return [f"{books.part}.{name}" for name in self.ids(books.part)] if books else []

    def rulebook_of(self, variant: str) -> str | None:
        """The rulebook that a variant follows, as a house; None where it follows none that is there."""
        books = self.layout.rulebooks
        if books is None or is_rulebook(variant):
            return None
        followed = self.reading.at(self.reading.below(self.place(variant), books.entry))
        return next((book for book in self.rulebooks if part_and_id(book)[1] == followed), None)

    def followers(self, rulebook: str) -> list[str]:
        """The variants that follow a rulebook."""
        return [v for v in self.ids(VARIANTS) if self.rulebook_of(v) == rulebook]

    def own_rules(self, variant: str) -> int:
        """How many of the rulebook's switches a variant answers for itself."""
        books = self.layout.rulebooks
        return sum(code in books.switches for code in self.reading.block(self.place(variant))) if books else 0

    @property
    def default(self) -> str:
        """The id of the default variant."""
        found = self.reading.at(self.part("default"))
        if isinstance(found, str):
            return found
        return self.layout.standard or next(iter(self.ids(VARIANTS)), "")

    def title(self, house: str, language: str) -> str:
        """A house's name, as far as it can be read."""
        names = self.reading.block(self.reading.below(self.place(house), "name"))
        found = names.get(language) or names.get("en")
        return found if isinstance(found, str) and found.strip() else part_and_id(house)[1]

    # -- switches

    def switch_path(self, house: str, switch: str) -> Path:
        return self.reading.below(self.place(house), switch)

    def written(self, house: str, switch: str) -> tuple[str | None, str, str]:
        """What is written of a switch: its value, by whom, the source. A value of None is left to its heir."""
        found = self.reading.at(self.switch_path(house, switch))
        if found is None:
            return None, "", ""
        if not isinstance(found, dict):
            return _text(found), "house", ""
        value = found.get("is")
        return (
            (None if value is None else _text(value)),
            _text(found.get("by", "house")),
            _text(found.get("source", "")),
        )

    def heir(self, house: str, switch: str) -> Heir | None:
        """What stands in where a house leaves a switch out; None where it must not."""
        if (books := self.layout.rulebooks) is None:
            return None if house == self.layout.standard else Heir.STANDARD
        if switch in books.switches and not is_rulebook(house):
            return Heir.RULEBOOK
        return None if self.switches[switch].is_required() else Heir.RULES

    def heir_of(self, house: str, switch: str) -> str | None:
        """The house whose value stands in, None where no house's does."""
        heir = self.heir(house, switch)
        if heir is Heir.RULEBOOK:
            return self.rulebook_of(house)
        return self.layout.standard if heir is Heir.STANDARD else None

    def value(self, house: str, switch: str) -> str:
        """The text that holds for a switch: the house's own, its heir's, or what the rules begin with."""
        for name in (house, self.heir_of(house, switch)):
            text = None if name is None else self.written(name, switch)[0]
            if text is not None:
                return text
        field = self.switches[switch]
        return "" if field.is_required() else text_of(field.default)

    def value_path(self, house: str, switch: str) -> Path:
        """The path of the value itself."""
        path = self.switch_path(house, switch)
        return (*path, "is") if isinstance(self.reading.at(path), dict) else path

    def code(self, switch: str, text: str) -> str:
        """A text in the spelling of the form: a choice's code, yes or no, digits; as it is where it cannot be read."""
        field = self.switches[switch]
        if shelf_of(switch, field):
            return text
        try:
            value = read_field(Cell((), text, Report()), field, self.layout.other_words)
        except Fault:
            return text
        return shown(value)

    # -- shelves

    def users(self, shelf: str, name: str) -> list[str]:
        """The variants that stand on an entry of a shelf, their own or through the standard."""
        switches = [switch for switch, field in self.switches.items() if shelf_of(switch, field) == shelf]
        return [v for v in self.ids(VARIANTS) if any(self.value(v, switch) == name for switch in switches)]

    def shelves(self) -> Iterator[tuple[str, str]]:
        """Each switch that names an entry of a shelf, with the shelf."""
        for switch, field in self.switches.items():
            if shelf := shelf_of(switch, field):
                yield switch, shelf

    def entry_words(self, switch: str, name: str, language: str) -> str:
        """What a choice of an entry says of it: what is on a table or a chip set, what a rulebook is called."""
        field = self.switches.get(switch)
        if shelf := field and shelf_of(switch, field):
            return f"{name}: {self.summary(shelf, name)}"
        books = self.layout.rulebooks
        return self.title(f"{books.part}.{name}", language) if books else name

    def summary(self, shelf: str, name: str) -> str:
        """What is on an entry of a shelf, in short: the odds of its rows, the values of its chips."""
        found = self.reading.at(self.entry(shelf, name))
        if isinstance(found, dict):
            odds = (row.get("pays", "") if isinstance(row, dict) else row for row in found.values())
            return "-".join(shown_odds(_text(text)) for text in odds)
        chips = found if isinstance(found, list) else []
        return " · ".join(_text(chip.get("value", "")) for chip in chips if isinstance(chip, dict))


def shown_odds(text: str) -> str:
    """Odds as their control holds them: the number alone where it is so many to 1."""
    number, _, per = text.partition(" to ")
    return number if per == "1" and number.isdigit() else text


def shown(value: Any) -> str:
    """A switch's value as its control holds it; nothing for no limit."""
    if value is None:
        return ""
    if isinstance(value, bool):
        return text_of(value)
    return str(value)


def _text(value: Plain) -> str:
    return value if isinstance(value, str) else ""
