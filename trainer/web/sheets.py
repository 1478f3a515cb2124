"""Style sheets made from data: what the house's YAML says about colours, as custom properties of classes."""

from __future__ import annotations

from trainer.chips import ChipSet


def chip_css(chips: ChipSet, seen_as: ChipSet | None = None) -> str:
    """`.d25 { --chip: …; --spot: … }` for each chip. The values are checked hex colours, nothing else can come in.

    `seen_as` is another set a person prefers to see: it colours the chips of the same value.
    """
    other = {chip.value: chip for chip in seen_as.chips} if seen_as else {}
    shown = [other.get(chip.value, chip) for chip in chips.chips]
    return "".join(f".d{chip.value}{{--chip:{chip.body};--spot:{chip.spots}}}\n" for chip in shown)
