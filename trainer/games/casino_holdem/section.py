"""Turns the `casino_holdem:` section of the house rules, as plain data, into variants. docs/paytables.md says how to
write it. The switches are those of `Rules`; their types and limits are read from there, not repeated here."""

from __future__ import annotations

from collections.abc import Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final, TypeVar

from pydantic.fields import FieldInfo

from trainer.games.casino_holdem.rules import AnteTable, BonusTable, Qualifier, Rules, Variant
from trainer.odds import Rounding
from trainer.reading import N_, Cell, GameBook, spoken
from trainer.reading.chip_sets import read_chip_set
from trainer.reading.fields import read_field
from trainer.reading.layouts import Layout
from trainer.reading.rows import read_rows
from trainer.reading.switches import (
    FAULTY,
    Shelf,
    Switches,
    defaults,
    read_default,
    read_entries,
    read_names,
    read_shelf,
    read_switches,
    usable,
    values,
    variant,
)
from trainer.reading.variants import By

STANDARD: Final = "standard"
"""The variant whose values stand in where another one says nothing."""

OTHER_WORDS: Final[Mapping[str, str]] = {
    "pair": "one_pair",
    "two_pairs": "two_pair",
    "any_pair": "pair_of_twos",
    "pair_of_2s": "pair_of_twos",
    "pair_of_3s": "pair_of_threes",
    "pair_of_4s": "pair_of_fours",
    "pair_of_5s": "pair_of_fives",
}
"""Words a casino may use for ours."""

LAYOUT: Final = Layout(OTHER_WORDS, standard=STANDARD)

_ORDER: Final = ("settle_order", "losing_first")
"""The switches that say in which order boxes are settled."""


def read_section(section: Cell) -> GameBook[Variant]:
    """Read the whole section. Faults go to the cell's report; the book is whole only if there are none."""
    found: dict[str, Cell] = {}
    with section.report.noting():
        found = section.fields(
            ("default", "ante_tables", "bonus_tables", "chip_sets", "variants"),
            ("ante_tables", "bonus_tables", "chip_sets", "variants"),
        )
    shelves: dict[str, Shelf[Any]] = {
        "ante": read_shelf(found.get("ante_tables"), lambda cell: _table(cell, AnteTable)),
        "bonus": read_shelf(found.get("bonus_tables"), lambda cell: _table(cell, BonusTable)),
        "chips": read_shelf(found.get("chip_sets"), read_chip_set),
    }
    variants = _variants(found["variants"], shelves) if "variants" in found else {}
    default = read_default(found.get("default"), variants, STANDARD)
    good = {name: variant for name, variant in variants.items() if variant is not None}
    chip_sets = {name: chips for name, chips in shelves["chips"].items() if chips is not None}
    return GameBook(MappingProxyType(good), default, MappingProxyType(chip_sets))


Table = TypeVar("Table", AnteTable, BonusTable)


def _table(cell: Cell, kind: type[Table]) -> Table | None:
    errors = cell.report.errors
    rows = read_rows(cell, list(kind.model_fields), OTHER_WORDS)
    return None if cell.report.errors > errors else kind(**rows)


# -- variants


def _variants(cell: Cell, shelves: Mapping[str, Shelf[Any]]) -> Shelf[Variant]:
    """The variants in the order of the file. The standard is read first, wherever it stands."""
    entries = read_entries(cell)
    base = defaults(Rules)
    variants: dict[str, Variant | None] = dict.fromkeys(entries)
    for name in sorted(entries, key=lambda name: name != STANDARD):
        with cell.report.noting():
            variants[name], switches = _variant(name, entries[name], base, shelves)
            if name == STANDARD:
                base = switches
    return variants


def _variant(
    name: str, cell: Cell, base: Switches, shelves: Mapping[str, Shelf[Any]]
) -> tuple[Variant | None, Switches]:
    before = cell.report.errors
    fields = cell.fields(("name", *Rules.switch_fields()), ("name",))
    names = read_names(fields)
    read = partial(_value, shelves)
    switches = read_switches(cell, fields, Rules.switch_fields(), base, read, compare=name != STANDARD)
    _check_together(cell, fields, switches)
    good = usable(switches, Rules)
    if cell.report.errors > before or good is None:
        return None, switches
    known = all(good[switch].stated.by is not By.UNCONFIRMED for switch in _ORDER)
    rules = Rules(**values(switches), order_stated=known)
    return variant(name, names, rules, good), switches


def _value(shelves: Mapping[str, Shelf[Any]], switch: str, field: FieldInfo, cell: Cell) -> Any:
    """Read one switch's value as the field of `Rules` wants it."""
    if switch in shelves:
        thing = cell.reference(shelves[switch])
        return FAULTY if thing is None else thing
    return read_field(cell, field, OTHER_WORDS)


def _check_together(cell: Cell, fields: Mapping[str, Cell], switches: Switches) -> None:
    """What no single switch can say: limits the wrong way round, odds that exact payouts cannot pay."""
    value = values(switches)
    for bet in ("ante", "bonus"):
        least, most = value.get(f"{bet}_min"), value.get(f"{bet}_max")
        if least is not None and most is not None and least > most:
            fields.get(f"{bet}_min", fields.get(f"{bet}_max", cell)).note(
                N_("the least %(bet)s, %(least)s, is over the greatest, %(most)s"),
                bet=bet,
                least=least,
                most=most,
            )
    if value.get("rounding") is Rounding.EXACT:
        for table in (value.get("ante"), value.get("bonus")):
            broken = (
                [spoken(row) for row, odds in table.rows if odds.profit.denominator != 1] if table else []
            )
            if broken:
                fields.get("rounding", cell).note(
                    N_("payouts cannot be exact where odds are no whole number to 1: %(rows)s"), rows=broken
                )
    chips, smallest = value.get("chips"), value.get("smallest_chip")
    if chips is not None and smallest is not None and smallest % chips.values[0]:
        fields.get("smallest_chip", fields.get("chips", cell)).warn(
            N_("payouts go down to %(smallest)s, but the smallest chip of the set is %(chip)s"),
            smallest=smallest, chip=chips.values[0],
        )  # fmt: skip
    if (
        "qualifier" in fields
        and value.get("qualifier", Qualifier.PAIR_OF_FOURS) is not Qualifier.PAIR_OF_FOURS
    ):
        fields["qualifier"].warn(
            N_(
                "every known house plays a pair of fours; one rank more or less moves the house edge by about"
                " one point, and “any pair” gives it to the player"
            )
        )
