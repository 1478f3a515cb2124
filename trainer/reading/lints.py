"""What an instructor may have meant, but is worth a second look. Nothing of it stops a file from being in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from trainer.chips import ChipError, fewest
from trainer.reading.cells import N_
from trainer.reading.variants import By, Stated

UNCONFIRMED: Final = "unconfirmed"
"""The code of a switch that nobody has confirmed for the house."""
NOBODY_KNOWS: Final = N_("nobody has confirmed %(switch)s for this house")


@dataclass(frozen=True, slots=True)
class Lint:
    """One thing to look at. `path` leads down from the variant: a switch, and where that is a paytable the printed row.

    `message` is an English template. Of its `values`, `row`, `below` and `switch` are codes for the page to put in
    words, `odds` and `other` are `Odds`, `edge` is a share (0.05 is 5 %), `stake` and `amount` are money.
    """

    path: tuple[str, ...]
    code: str
    values: Mapping[str, Any]
    message: str


def unconfirmed(stated: Mapping[str, Stated]) -> Iterator[Lint]:
    """The switches that nobody has confirmed for a house."""
    for switch, said in stated.items():
        if said.by is By.UNCONFIRMED:
            yield Lint((switch,), UNCONFIRMED, {"switch": switch}, NOBODY_KNOWS)


def makeable(chips: tuple[int, ...], amount: int) -> bool:
    """Whether an amount can be put out in chips of these values."""
    try:
        fewest(chips, amount)
    except ChipError:
        return False
    return True
