"""Reads house rules written as switches: `value`, or `{is: value, by: house | standard | unconfirmed, source: …}`.

What is left out is taken from a base: the standard's values, or those of a rulebook the house follows. The switches,
their types and limits are those of a game's `Rules`; a game's `section.py` adds what no single switch can say.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar

from pydantic.fields import FieldInfo

from trainer.reading.cells import N_, Cell
from trainer.reading.variants import By, HouseRules, Stated, Variant

_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)

T = TypeVar("T")
R = TypeVar("R", bound=HouseRules)

Shelf = Mapping[str, "T | None"]
"""Id to what stands under it; None for a faulty one."""

FAULTY: Final = object()
"""What a reference to something faulty gives: nothing to use, and nothing more to say."""


class Switch(NamedTuple):
    """A switch's value, and where it comes from."""

    value: Any
    stated: Stated


Switches: TypeAlias = dict[str, "Switch | None"]
"""Switch to value; None for one that was written but cannot be used, which has been noted already."""

ReadValue: TypeAlias = Callable[[str, FieldInfo, Cell], Any]
"""Reads the value of the switch of that name as its field wants it; `FAULTY` for a reference to something faulty."""


def defaults(rules: type[HouseRules]) -> Switches:
    """The base nobody wrote: the values of the rules themselves, for the switches that have one."""
    return {
        name: Switch(field.default, Stated(by=By.STANDARD))
        for name, field in rules.switch_fields().items()
        if not field.is_required()
    }


def as_the_standard(standard: Switch) -> Switch:
    """What an omitted switch is: the standard's value. What the standard does not know, nobody knows."""
    by = By.UNCONFIRMED if standard.stated.by is By.UNCONFIRMED else By.STANDARD
    return Switch(standard.value, Stated(by=by))


def read_shelf(cell: Cell | None, read: Callable[[Cell], T | None]) -> Shelf[T]:
    """What stands in a block under ids of its own, each read on its own."""
    shelf: dict[str, T | None] = {}
    if cell is not None:
        with cell.report.noting():
            for name, entry in cell.identified():
                shelf[name] = None
                with cell.report.noting():
                    shelf[name] = read(entry)
    return shelf


def read_entries(cell: Cell) -> dict[str, Cell]:
    """The variants' cells by id. A section without any is a fault."""
    entries: dict[str, Cell] = {}
    with cell.report.noting():
        entries = dict(cell.identified())
        if not entries:
            raise cell.fault(N_("at least one variant is needed"))
    return entries


def read_names(fields: Mapping[str, Cell]) -> dict[str, str]:
    """Language to name, from a block's `name`; English must be there. Faults are noted."""
    names: dict[str, str] = {}
    if "name" in fields:
        cell = fields["name"]
        with cell.report.noting():
            for language, entry in cell.entries():
                with cell.report.noting():
                    if not _LANGUAGE.fullmatch(language):
                        raise entry.fault(
                            N_("“%(text)s” is no language code, as en or ar are"), text=language
                        )
                    names[language] = entry.text(80)
            if "en" not in dict(cell.entries()):
                raise cell.fault(N_("an English name is needed: name: {en: …}"))
    return names


def read_switches(
    cell: Cell,
    fields: Mapping[str, Cell],
    wanted: Mapping[str, FieldInfo],
    base: Switches,
    read: ReadValue,
    *,
    inherit: Callable[[Switch], Switch] = as_the_standard,
    compare: bool = True,
) -> Switches:
    """The wanted switches (all of a game's rules, mostly): those of `fields` as written, the others as `inherit` takes
    them from `base`.

    One that stands in neither is a fault of `cell`. `compare`: whether a value that claims to be the standard's is
    compared with the base.
    """
    switches: Switches = {}
    for name, field in wanted.items():
        if name in fields:
            switches[name] = None
            with cell.report.noting():
                switches[name] = _switch(fields[name], name, field, base, read, compare=compare)
        elif name in base:
            found = base[name]
            switches[name] = None if found is None else inherit(found)
        else:
            cell.note(N_("missing here: %(missing)s"), missing=name)
    return switches


def _switch(
    cell: Cell, name: str, field: FieldInfo, base: Switches, read: ReadValue, *, compare: bool
) -> Switch | None:
    """A bare value (the house says so), or `{is: value, by: …, source: …}`; None if it refers to something faulty."""
    if not isinstance(cell.value, dict):
        value = read(name, field, cell)
        return None if value is FAULTY else Switch(value, Stated(by=By.HOUSE))
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
    standard = base.get(name)
    if "is" in parts:
        value = read(name, field, parts["is"])
        if compare and by is By.STANDARD and standard is not None and standard.value != value:
            cell.warn(N_("this says “by: standard”, but the value is not the standard's"))
    elif by is By.HOUSE or name not in base:
        raise cell.fault(N_("the value is missing: write {is: …, by: …}"))
    else:
        value = FAULTY if standard is None else standard.value
    return None if value is FAULTY or by is None else Switch(value, Stated(by=by, source=source))


def usable(switches: Switches, rules: type[HouseRules]) -> dict[str, Switch] | None:
    """The switches where every one of the rules can be used, else None."""
    good = {name: found for name, found in switches.items() if found is not None}
    return good if len(good) == len(rules.switch_fields()) else None


def values(switches: Switches) -> dict[str, Any]:
    """Switch to value, for those that can be used."""
    return {name: found.value for name, found in switches.items() if found is not None}


def variant(id_: str, names: Mapping[str, str], rules: R, switches: Mapping[str, Switch]) -> Variant[R]:
    """The variant made of what was read."""
    stated = MappingProxyType({name: found.stated for name, found in switches.items()})
    return Variant(id=id_, name=MappingProxyType(dict(names)), rules=rules, stated=stated)


def read_default(cell: Cell | None, variants: Shelf[Variant[R]], else_: str) -> str:
    """The id of the default variant: the one named, else `else_`, else the first."""
    if cell is not None:
        with cell.report.noting():
            cell.reference(variants)
            return cell.text()
    return else_ if else_ in variants else next(iter(variants), else_)
