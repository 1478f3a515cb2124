"""How a street that shows a skill is told, and where it belongs."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from typing import Final

from trainer.games.texas_holdem.drills.felt import Felt
from trainer.games.texas_holdem.drills.streets import Play
from trainer.games.texas_holdem.structure import Structure

BIG_BETS: Final = (Structure.NO_LIMIT, Structure.POT_LIMIT, Structure.SPREAD_LIMIT)
"""Structures whose raises are measured by the largest one."""
FIXED: Final = (Structure.FIXED_LIMIT,)
POT: Final = (Structure.POT_LIMIT,)


@dataclass(frozen=True, slots=True)
class Situation:
    """How to tell it, the structures it belongs to, and how many of the smallest chips the big blind must be for it."""

    tell: Callable[[Felt], Play]
    structures: tuple[Structure, ...] = BIG_BETS
    chips_in_blind: int = 2
