"""A game's section of a text as the desk edits it: where each thing stands, and what a switch stands for.

The shape is that of docs/paytables.md: `default`, a shelf for each kind of paytable, `chip_sets` and `variants`. Which
switches there are, and which of them name something on a shelf, is read from the game's rules model.
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
from trainer.games.casino_holdem.section import OTHER_WORDS
from trainer.reading import Cell, Fault, Path, Plain, Report, spoken
from trainer.reading.fields import read_field
from trainer.web.desk.texts import Reading

BASE: Final = "standard"
"""The variant whose values stand in where another one says nothing."""


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

    @cached_property
    def switches(self) -> dict[str, FieldInfo]:
        """The switches of the game's rules, in their order."""
        found: dict[str, FieldInfo] = GAMES[self.game].rules.switch_fields()
        return found

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

    def has(self, variant: str) -> bool:
        """Whether there is such a variant."""
        return self.reading.at(self.entry("variants", variant)) is not None

    @property
    def default(self) -> str:
        """The id of the default variant."""
        found = self.reading.at(self.part("default"))
        return found if isinstance(found, str) else BASE

    def switch_path(self, variant: str, switch: str) -> Path:
        return self.reading.below(self.entry("variants", variant), switch)

    def written(self, variant: str, switch: str) -> tuple[str | None, str, str]:
        """What is written of a switch: its value, by whom, the source. A value of None is the standard's."""
        found = self.reading.at(self.switch_path(variant, switch))
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

    def value(self, variant: str, switch: str) -> str:
        """The text that holds for a switch: the variant's own, the standard's, or what the rules begin with."""
        for name in (variant, BASE):
            text, _, _ = self.written(name, switch)
            if text is not None:
                return text
        field = self.switches[switch]
        return "" if field.is_required() else text_of(field.default)

    def value_path(self, variant: str, switch: str) -> Path:
        """The path of the value itself."""
        path = self.switch_path(variant, switch)
        return (*path, "is") if isinstance(self.reading.at(path), dict) else path

    def code(self, switch: str, text: str) -> str:
        """A text in the spelling of the form: a choice's code, yes or no, digits; as it is where it cannot be read."""
        field = self.switches[switch]
        if shelf_of(switch, field):
            return text
        try:
            value = read_field(Cell((), text, Report()), field, OTHER_WORDS)
        except Fault:
            return text
        return shown(value)

    def users(self, shelf: str, name: str) -> list[str]:
        """The variants that stand on an entry of a shelf, their own or through the standard."""
        switches = [switch for switch, field in self.switches.items() if shelf_of(switch, field) == shelf]
        return [v for v in self.ids("variants") if any(self.value(v, switch) == name for switch in switches)]

    def shelves(self) -> Iterator[tuple[str, str]]:
        """Each switch that names an entry of a shelf, with the shelf."""
        for switch, field in self.switches.items():
            if shelf := shelf_of(switch, field):
                yield switch, shelf

    def summary(self, shelf: str, name: str) -> str:
        """What is on an entry of a shelf, in short: the odds of its rows, the values of its chips."""
        found = self.reading.at(self.entry(shelf, name))
        if isinstance(found, dict):
            odds = (row.get("pays", "") if isinstance(row, dict) else row for row in found.values())
            return "-".join(shown_odds(_text(text)) for text in odds)
        chips = found if isinstance(found, list) else []
        return " · ".join(_text(chip.get("value", "")) for chip in chips if isinstance(chip, dict))

    def title(self, variant: str, language: str) -> str:
        """A variant's name, as far as it can be read."""
        names = self.reading.block(self.reading.below(self.entry("variants", variant), "name"))
        found = names.get(language) or names.get("en")
        return found if isinstance(found, str) and found.strip() else variant


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
