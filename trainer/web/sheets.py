"""Style sheets made from data: what the house's YAML says about colours, as custom properties of classes."""

from __future__ import annotations

from trainer.chips import ChipSet


def chip_css(chips: ChipSet) -> str:
    """`.d25 { --chip: …; --spot: … }` for each chip. The values are checked hex colours, nothing else can come in."""
    return "".join(f".d{chip.value}{{--chip:{chip.body};--spot:{chip.spots}}}\n" for chip in chips.chips)
