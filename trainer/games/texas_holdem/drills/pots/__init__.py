"""Drills of pots: what goes back, main pot and side pots, who takes what, odd chips."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from trainer.games.texas_holdem.drills.pots.codes import Reason, Slip
from trainer.games.texas_holdem.drills.pots.drills import AwardPots, OddChips, SidePots
from trainer.quiz import Drill

DRILLS: Final[tuple[Drill, ...]] = (SidePots(), AwardPots(), OddChips())
REASONS: Final[tuple[StrEnum, ...]] = tuple(Reason)
SLIPS: Final[tuple[StrEnum, ...]] = tuple(Slip)
