"""Turns the `texas_holdem:` section of the house rules, as plain data, into variants.

A profile is a rulebook: the answers of a tournament, of a cash game, of a game at home. A variant is a table: it follows
a profile, says what is played for, and where it differs. What it leaves out is as in its profile, provenance included.
The switches are those of `Rules`; their types and limits are read from there, not repeated here.
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass, field
from functools import partial
from types import MappingProxyType
from typing import Any, Final

from pydantic.fields import FieldInfo

from trainer.chips import ChipSet
from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.structure import BettingRules, Structure
from trainer.reading import N_, Cell, GameBook
from trainer.reading.chip_sets import read_chip_set
from trainer.reading.fields import read_field
from trainer.reading.layouts import Layout, Rulebooks
from trainer.reading.switches import (
    FAULTY,
    Shelf,
    Switch,
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

OTHER_WORDS: Final[Mapping[str, str]] = {
    "nl": "no_limit",
    "pl": "pot_limit",
    "limit": "fixed_limit",
    "fl": "fixed_limit",
    "spread": "spread_limit",
}
"""Words a card room may use for ours."""

TABLE: Final = (
    "structure",
    "small_blind",
    "big_blind",
    "ante",
    "straddle",
    "small_bet",
    "big_bet",
    "spread",
    "smallest_chip",
    "chips",
    "players",
)
"""The switches that say what a table plays, and for how much: a variant's own, which no profile can say."""

PROFILE: Final = tuple(name for name in Rules.switch_fields() if name not in TABLE)
"""The switches a rulebook answers."""

LAYOUT: Final = Layout(OTHER_WORDS, rulebooks=Rulebooks("profiles", "profile", PROFILE))


@dataclass(frozen=True, slots=True)
class PokerBook(GameBook[Variant]):
    """The section, read."""

    profiles: Mapping[str, BettingRules] = field(default_factory=dict)
    """How each profile bets, by its name; the structure is that of a table, or of a hand."""


def read_section(section: Cell) -> PokerBook:
    """Read the whole section. Faults go to the cell's report; the book is whole only if there are none."""
    found: dict[str, Cell] = {}
    with section.report.noting():
        found = section.fields(
            ("default", "chip_sets", "profiles", "variants"), ("chip_sets", "profiles", "variants")
        )
    chip_sets = read_shelf(found.get("chip_sets"), read_chip_set)
    profiles = read_shelf(found.get("profiles"), _profile)
    variants: dict[str, Variant | None] = {}
    if "variants" in found:
        for name, cell in read_entries(found["variants"]).items():
            variants[name] = None
            with cell.report.noting():
                variants[name] = _variant(name, cell, profiles, chip_sets)
    default = read_default(found.get("default"), variants, next(iter(variants), ""))
    good = {name: variant for name, variant in variants.items() if variant is not None}
    chips = {name: chips for name, chips in chip_sets.items() if chips is not None}
    betting = {name: _betting(profile) for name, profile in profiles.items() if profile is not None}
    return PokerBook(MappingProxyType(good), default, MappingProxyType(chips), MappingProxyType(betting))


def _profile(cell: Cell) -> Switches:
    """A rulebook's answers; what it leaves out is as the rules have it."""
    fields = cell.fields(("name", *PROFILE), ("name",))
    read_names(fields)
    wanted = _fields(PROFILE)
    base = {name: found for name, found in defaults(Rules).items() if name in wanted}
    return read_switches(cell, fields, wanted, base, partial(_value, {}), compare=False)


def _betting(profile: Switches) -> BettingRules:
    """How the profile bets. It knows no stakes, so that nothing else can be asked of these rules; where a switch cannot be
    read the book is refused anyhow, and the default stands in."""
    return Rules.model_construct(structure=Structure.NO_LIMIT, **values(profile)).betting()


def _variant(name: str, cell: Cell, profiles: Shelf[Switches], chip_sets: Shelf[ChipSet]) -> Variant | None:
    before = cell.report.errors
    fields = cell.fields(("name", "profile", *Rules.switch_fields()), ("name", "profile"))
    names = read_names(fields)
    profile: Switches | None = None
    if "profile" in fields:
        with cell.report.noting():
            profile = fields["profile"].reference(profiles)
    table = {name: found for name, found in defaults(Rules).items() if name in TABLE}
    wanted = Rules.switch_fields() if profile is not None else _fields(TABLE)
    switches = read_switches(
        cell, fields, wanted, {**(profile or {}), **table}, partial(_value, chip_sets),
        inherit=_as_the_profile, compare=False,
    )  # fmt: skip
    _check_together(cell, fields, values(switches))
    good = usable(switches, Rules)
    if cell.report.errors > before or good is None:
        return None
    return variant(name, names, Rules(**values(switches)), good)


def _as_the_profile(found: Switch) -> Switch:
    """Who follows a rulebook says what it says: with its source, or as unconfirmed as it is there."""
    return found


def _fields(names: Collection[str]) -> dict[str, FieldInfo]:
    return {name: field for name, field in Rules.switch_fields().items() if name in names}


def _value(chip_sets: Shelf[ChipSet], switch: str, field: FieldInfo, cell: Cell) -> Any:
    """Read one switch's value as the field of `Rules` wants it."""
    if switch == "chips":
        chips = cell.reference(chip_sets)
        return FAULTY if chips is None else chips
    return read_field(cell, field, OTHER_WORDS)


# -- what no single switch can say


def _check_together(cell: Cell, fields: Mapping[str, Cell], value: Mapping[str, Any]) -> None:
    """Note stakes that cannot be played for, and warn of what is said in vain."""

    def at(name: str) -> Cell:
        return fields.get(name, cell)

    small, big, straddle = value.get("small_blind"), value.get("big_blind"), value.get("straddle")
    if small is not None and big is not None and small > big:
        at("small_blind").note(
            N_("the small blind, %(small)s, is over the big blind, %(big)s"), small=small, big=big
        )
    if straddle is not None and big is not None and straddle <= big:
        at("straddle").note(
            N_("a straddle of %(straddle)s is no more than the big blind, %(big)s"),
            straddle=straddle,
            big=big,
        )
    _check_bets(at, value)
    chip, chips = value.get("smallest_chip"), value.get("chips")
    if chip is not None:
        for name in ("small_blind", "big_blind", "ante", "straddle", "small_bet", "big_bet", "spread"):
            if (amount := value.get(name)) and amount % chip:
                at(name).note(
                    N_("%(amount)s cannot be paid in chips of %(chip)s, the smallest in play"),
                    amount=amount, chip=chip,
                )  # fmt: skip
        if chips is not None and chip % chips.values[0]:
            at("smallest_chip").warn(
                N_("the smallest chip in play is %(smallest)s, but that of the set is %(chip)s"),
                smallest=chip, chip=chips.values[0],
            )  # fmt: skip


def _check_bets(at: Callable[[str], Cell], value: Mapping[str, Any]) -> None:
    structure, spread = value.get("structure"), value.get("spread")
    small = value.get("small_bet") or value.get("big_blind")
    big = value.get("big_bet")
    if small and big and small > big:
        at("big_bet").note(N_("the small bet, %(small)s, is over the big bet, %(big)s"), small=small, big=big)
    if structure is Structure.SPREAD_LIMIT and spread is None:
        at("structure").note(N_("spread limit needs its greatest bet: spread: …"))
    fixed = structure in (None, Structure.FIXED_LIMIT, Structure.MIXED)
    for name, in_vain in (
        ("small_bet", not fixed),
        ("big_bet", not fixed),
        ("spread", structure not in (None, Structure.SPREAD_LIMIT)),
    ):
        if in_vain and value.get(name) is not None:
            at(name).warn(N_("this says nothing in a game of this structure"))
