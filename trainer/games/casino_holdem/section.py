"""Turns the `casino_holdem:` section of the house rules, as plain data, into variants. docs/paytables.md says how to
write it. The switches are those of `Rules`; their types and limits are read from there, not repeated here."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from functools import partial
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeVar

from pydantic.fields import FieldInfo

from trainer.games.casino_holdem.rules import AnteTable, BonusTable, By, Qualifier, Rules, Stated, Variant
from trainer.odds import Rounding
from trainer.reading import N_, Cell, GameBook, plain_name, spoken
from trainer.reading.chip_sets import read_chip_set
from trainer.reading.fields import read_field
from trainer.reading.rows import read_rows

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

_ORDER: Final = ("settle_order", "losing_first")
"""The switches that say in which order boxes are settled."""

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)

T = TypeVar("T")


class _Switch(NamedTuple):
    value: Any
    stated: Stated


_Switches = dict[str, "_Switch | None"]
"""Switch to value; None for one that was written but cannot be used, which has been noted already."""

Shelf = Mapping[str, "T | None"]
"""Id to what stands under it; None for a faulty one."""


def read_section(section: Cell) -> GameBook[Variant]:
    """Read the whole section. Faults go to the cell's report; the book is whole only if there are none."""
    found: dict[str, Cell] = {}
    with section.report.noting():
        found = section.fields(
            ("default", "ante_tables", "bonus_tables", "chip_sets", "variants"),
            ("ante_tables", "bonus_tables", "chip_sets", "variants"),
        )
    shelves: dict[str, Shelf[Any]] = {
        "ante": _shelf(found.get("ante_tables"), lambda cell: _table(cell, AnteTable)),
        "bonus": _shelf(found.get("bonus_tables"), lambda cell: _table(cell, BonusTable)),
        "chips": _shelf(found.get("chip_sets"), read_chip_set),
    }
    variants = _variants(found["variants"], shelves) if "variants" in found else {}
    default = _default(found.get("default"), variants)
    good = {name: variant for name, variant in variants.items() if variant is not None}
    chip_sets = {name: chips for name, chips in shelves["chips"].items() if chips is not None}
    return GameBook(MappingProxyType(good), default, MappingProxyType(chip_sets))


def _shelf(cell: Cell | None, read: Callable[[Cell], T | None]) -> Shelf[T]:
    shelf: dict[str, T | None] = {}
    if cell is not None:
        with cell.report.noting():
            for name, entry in cell.identified():
                shelf[name] = None
                with cell.report.noting():
                    shelf[name] = read(entry)
    return shelf


Table = TypeVar("Table", AnteTable, BonusTable)


def _table(cell: Cell, kind: type[Table]) -> Table | None:
    errors = cell.report.errors
    rows = read_rows(cell, list(kind.model_fields), OTHER_WORDS)
    return None if cell.report.errors > errors else kind(**rows)


# -- variants


def _variants(cell: Cell, shelves: Mapping[str, Shelf[Any]]) -> Shelf[Variant]:
    """The variants in the order of the file. The standard is read first, wherever it stands."""
    entries: dict[str, Cell] = {}
    with cell.report.noting():
        entries = dict(cell.identified())
        if not entries:
            raise cell.fault(N_("at least one variant is needed"))
    base: _Switches = {
        name: _Switch(field.default, Stated(by=By.STANDARD))
        for name, field in Rules.switch_fields().items()
        if not field.is_required()
    }
    variants: dict[str, Variant | None] = dict.fromkeys(entries)
    for name in sorted(entries, key=lambda name: name != STANDARD):
        with cell.report.noting():
            variants[name], switches = _variant(name, entries[name], base, shelves)
            if name == STANDARD:
                base = switches
    return variants


def _variant(
    name: str, cell: Cell, base: _Switches, shelves: Mapping[str, Shelf[Any]]
) -> tuple[Variant | None, _Switches]:
    before = cell.report.errors
    fields = cell.fields(("name", *Rules.switch_fields()), ("name",))
    names: dict[str, str] = {}
    if "name" in fields:
        with cell.report.noting():
            names = _names(fields["name"])
    switches: _Switches = {}
    for switch, field in Rules.switch_fields().items():
        if switch in fields:
            switches[switch] = None
            with cell.report.noting():
                read = partial(_value, switch=switch, field=field, shelves=shelves)
                switches[switch] = _switch(fields[switch], read, base, compare=name != STANDARD)
        elif switch in base:
            switches[switch] = _inherited(base[switch])
        else:
            cell.note(N_("missing here: %(missing)s"), missing=switch)
    _check_together(cell, fields, switches)
    good = {switch: found for switch, found in switches.items() if found is not None}
    if cell.report.errors > before or len(good) < len(Rules.switch_fields()):
        return None, switches
    rules = Rules(
        **{switch: found.value for switch, found in good.items()},
        order_stated=all(good[switch].stated.by is not By.UNCONFIRMED for switch in _ORDER),
    )
    stated = MappingProxyType({switch: found.stated for switch, found in good.items()})
    return Variant(id=name, name=MappingProxyType(names), rules=rules, stated=stated), switches


def _names(cell: Cell) -> dict[str, str]:
    names: dict[str, str] = {}
    for language, entry in cell.entries():
        with cell.report.noting():
            if not _LANGUAGE.fullmatch(language):
                raise entry.fault(N_("“%(text)s” is no language code, as en or ar are"), text=language)
            names[language] = entry.text(80)
    if "en" not in dict(cell.entries()):
        raise cell.fault(N_("an English name is needed: name: {en: …}"))
    return names


def _inherited(standard: _Switch | None) -> _Switch | None:
    """What an omitted switch is: the standard's value. What the standard does not know, nobody knows."""
    if standard is None:
        return None
    by = By.UNCONFIRMED if standard.stated.by is By.UNCONFIRMED else By.STANDARD
    return _Switch(standard.value, Stated(by=by))


def _switch(cell: Cell, read: Callable[[Cell], Any], base: _Switches, *, compare: bool) -> _Switch | None:
    """A bare value (the house says so), or `{is: value, by: …, source: …}`; None if it refers to something faulty."""
    if not isinstance(cell.value, dict):
        value = read(cell)
        return None if value is _FAULTY else _Switch(value, Stated(by=By.HOUSE))
    parts = cell.fields(("is", "by", "source"))
    by: By | None = By.HOUSE
    source: str | None = None
    if "by" in parts:
        by = None
        with cell.report.noting():
            by = parts["by"].one_of({b.value: b for b in By})
    if "source" in parts:
        with cell.report.noting():
            source = parts["source"].text()
    switch = plain_name(str(cell.path[-1]))
    standard = base.get(switch)
    if "is" in parts:
        value = read(parts["is"])
        if compare and by is By.STANDARD and standard is not None and standard.value != value:
            cell.warn(N_("this says “by: standard”, but the value is not the standard's"))
    elif by is By.HOUSE or switch not in base:
        raise cell.fault(N_("the value is missing: write {is: …, by: …}"))
    else:
        value = _FAULTY if standard is None else standard.value
    return None if value is _FAULTY or by is None else _Switch(value, Stated(by=by, source=source))


_FAULTY: Final = object()
"""What a reference to a faulty table gives: nothing to use, and nothing more to say."""


def _value(cell: Cell, *, switch: str, field: FieldInfo, shelves: Mapping[str, Shelf[Any]]) -> Any:
    """Read one switch's value as the field of `Rules` wants it."""
    if switch in shelves:
        thing = cell.reference(shelves[switch])
        return _FAULTY if thing is None else thing
    return read_field(cell, field, OTHER_WORDS)


def _check_together(cell: Cell, fields: Mapping[str, Cell], switches: _Switches) -> None:
    """What no single switch can say: limits the wrong way round, odds that exact payouts cannot pay."""
    value = {name: found.value for name, found in switches.items() if found is not None}
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


def _default(cell: Cell | None, variants: Shelf[Variant]) -> str:
    if cell is not None:
        with cell.report.noting():
            cell.reference(variants)
            return cell.text()
    return STANDARD if STANDARD in variants else next(iter(variants), STANDARD)
