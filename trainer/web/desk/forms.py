"""The form of a house: a field for each thing that can be edited.

A field knows where it stands in the file, so that an edit can be spliced in there, and a fault shown beside it.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import TypeVar

from trainer.reading import Path


class Kind(StrEnum):
    """How a field is filled in."""

    CHOICE = "choice"
    """One of a few words."""
    WHOLE = "whole"
    """A whole number."""
    LIMIT = "limit"
    """A whole number, or nothing where there is no limit."""
    ENTRY = "entry"
    """The id of a table or a chip set of the file."""
    ODDS = "odds"
    """A number to 1, or odds written out."""
    TICK = "tick"
    """Yes or no, for the odds in its only option."""
    TEXT = "text"
    """Words."""
    COLOUR = "colour"
    """The digits of a colour."""


@dataclass(frozen=True, slots=True)
class Field:
    """One thing to edit. `path` is where it stands or would stand, `line` its line, 0 where nothing is written.

    `shown` is what its control holds, `was` what it held as published (None if the same, or if there was no such field).
    """

    name: str
    path: Path
    kind: Kind
    shown: str
    line: int
    options: tuple[str, ...] = ()
    was: str | None = None

    @property
    def id(self) -> str:
        """Its id in the page."""
        return "f-" + self.name.replace(":", "-")


@dataclass(frozen=True, slots=True)
class Switch:
    """A switch with where its value comes from. `inherited`: the value is not written, that of its heir stands in.

    `heir` is what stands in where the house leaves the switch out, nothing where it must not; `source_of_heir` where that
    is written, while it is left out.
    """

    code: str
    path: Path
    value: Field
    by: Field
    source: Field
    inherited: bool
    heir: str
    source_of_heir: str

    @property
    def fields(self) -> tuple[Field, ...]:
        return self.value, self.by, self.source


@dataclass(frozen=True, slots=True)
class Row:
    """A row of a paytable. `hands` are those it pays, best first, none where its label cannot be read.

    `under` is the tick that says a payout below even money is meant; None where it is not needed.
    """

    label: str
    hands: tuple[str, ...]
    path: Path
    odds: Field
    under: Field | None
    joins: str | None
    """The label of the row below it, which it can be joined with."""


@dataclass(frozen=True, slots=True)
class Table:
    """A paytable of the house: which one, who else uses it, its rows. `apart`: a copy would be used by fewer."""

    switch: Switch
    path: Path
    shared: tuple[str, ...]
    apart: bool
    rows: tuple[Row, ...]
    hands: tuple[str, ...]
    line: int


@dataclass(frozen=True, slots=True)
class Chips:
    """The house's chip set: which one, who else uses it, a row of fields for each chip. `apart` as of a table."""

    switch: Switch
    path: Path
    shared: tuple[str, ...]
    apart: bool
    rows: tuple[Mapping[str, Field], ...]
    line: int


@dataclass(frozen=True, slots=True)
class Form:
    """Everything of a house that can be edited. `variant` is the house: a variant's id, or a rulebook (`profiles.cash`)."""

    game: str
    variant: str
    path: Path
    names_path: Path
    names: tuple[Field, ...]
    follows: Field | None
    """Which rulebook it follows; None where there are none to follow."""
    tables: tuple[Table, ...]
    switches: tuple[Switch, ...]
    chips: tuple[Chips, ...]

    def named(self, code: str) -> Table | Chips:
        """The table or the chip set a switch names. Raises `LookupError`."""
        parts: tuple[Table | Chips, ...] = (*self.tables, *self.chips)
        return _by_code(parts, code)

    def table(self, code: str) -> Table:
        """The paytable of that switch. Raises `LookupError`."""
        return _by_code(self.tables, code)

    def chip_set(self, code: str) -> Chips:
        """The chip set of that switch. Raises `LookupError`."""
        return _by_code(self.chips, code)

    def switch(self, code: str) -> Switch:
        """A switch, those that name a table among them. Raises `LookupError`."""
        for switch in self.switches:
            if switch.code == code:
                return switch
        return self.named(code).switch

    def fields(self) -> Iterator[Field]:
        """Every field, those of tables before what names the tables."""
        for table in self.tables:
            for row in table.rows:
                yield row.odds
                if row.under:
                    yield row.under
        for chips in self.chips:
            for chip in chips.rows:
                yield from chip.values()
        yield from self.names
        if self.follows:
            yield self.follows
        yield from (field for table in self.tables for field in table.switch.fields)
        yield from (field for chips in self.chips for field in chips.switch.fields)
        for switch in self.switches:
            yield from switch.fields

    @property
    def shape(self) -> tuple[object, ...]:
        """What decides which fields there are: another shape is another form to show."""
        ids = (
            tuple(t.switch.value.shown for t in self.tables),
            tuple(c.switch.value.shown for c in self.chips),
        )
        labels = tuple((row.label, row.under is None) for table in self.tables for row in table.rows)
        return ids, labels, tuple(field.name for field in self.fields())


Named = TypeVar("Named", bound=Table | Chips)


def _by_code(parts: Sequence[Named], code: str) -> Named:
    for part in parts:
        if part.switch.code == code:
            return part
    raise LookupError(code)
