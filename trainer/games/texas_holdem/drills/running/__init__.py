"""A whole hand to be dealt: of simulated players with what goes wrong at a table, or one that was really played."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from trainer.games.texas_holdem.drills.running.codes import Reason, Slip
from trainer.games.texas_holdem.drills.running.drill import RealHand, RunTable
from trainer.quiz import Drill

DRILLS: Final[tuple[Drill, ...]] = (RunTable(), RealHand())
REASONS: Final[tuple[StrEnum, ...]] = tuple(Reason)
SLIPS: Final[tuple[StrEnum, ...]] = tuple(Slip)
