"""The drills of Texas Hold'em, family by family. docs/texas-holdem-drills.md says what each asks and how it is judged."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final, Protocol

from trainer.games.texas_holdem.drills import bets, floor, numbers, pots, reading, running
from trainer.quiz import Drill


class Family(Protocol):
    """A module of this package: drills that belong together, and every code their verdicts can speak."""

    @property
    def DRILLS(self) -> tuple[Drill, ...]: ...  # noqa: N802

    @property
    def REASONS(self) -> tuple[str, ...]: ...  # noqa: N802

    @property
    def SLIPS(self) -> tuple[str, ...]: ...  # noqa: N802


# One line a family, in the order its shelf is offered. Its words are in trainer/web/words/holdem/, a module each.
FAMILIES: Final[tuple[Family, ...]] = (
    bets,
    pots,
    reading,
    floor,
    numbers,
    running,
)  # fmt: skip

DRILLS: Final[Mapping[str, Drill]] = MappingProxyType(
    {drill.id: drill for family in FAMILIES for drill in family.DRILLS}
)
"""Drill id to drill, in the order they are offered."""

REASONS: Final = tuple(reason for family in FAMILIES for reason in family.REASONS)
SLIPS: Final = tuple(slip for family in FAMILIES for slip in family.SLIPS)
