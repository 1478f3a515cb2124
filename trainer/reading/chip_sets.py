"""Reads a house's chips: a list of values with the colours they have there and the colours they are drawn in."""

from __future__ import annotations

import re
from typing import Any, Final

from trainer.chips import Chip, ChipSet
from trainer.reading.cells import N_, Cell
from trainer.reading.fields import read_field

_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}", re.ASCII)


def read_chip_set(cell: Cell) -> ChipSet | None:
    """The chip set, None if anything was wrong with it (noted)."""
    items = cell.items()
    if not items:
        raise cell.fault(N_("a chip set needs at least one chip"))
    chips: list[Chip] = []
    errors = cell.report.errors
    before = 0
    for item in items:
        values: dict[str, Any] = {}
        with cell.report.noting():
            for name, field in item.fields(Chip.model_fields, Chip.model_fields).items():
                with cell.report.noting():
                    values[name] = _chip_field(name, field)
        if "value" in values:
            if values["value"] <= before:
                item.note(
                    N_("%(value)s comes after %(before)s: list the smallest chip first, each value once"),
                    value=values["value"], before=before,
                )  # fmt: skip
            before = values["value"]
        if len(values) == len(Chip.model_fields):
            chips.append(Chip(**values))
    return None if cell.report.errors > errors else ChipSet(chips=tuple(chips))


def _chip_field(name: str, cell: Cell) -> Any:
    if name == "value":
        return read_field(cell, Chip.model_fields[name])
    if name == "colour":
        return cell.text(40)
    if cell.value == "" or not _COLOUR.fullmatch(text := cell.text()):
        raise cell.fault(
            N_("a colour to draw in is written in quotes: “#” and six digits 0–9 a–f, as in '#b3202c'")
        )
    return text.lower()
