"""Drills of betting: what is to call, what a raise must be, who may raise, what “pot” is."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from trainer.games.texas_holdem.drills.bets.codes import Reason, Slip
from trainer.games.texas_holdem.drills.bets.drills import MayRaise, PotLimit, ToCall
from trainer.quiz import Drill

DRILLS: Final[tuple[Drill, ...]] = (ToCall(), MayRaise(), PotLimit())
REASONS: Final[tuple[StrEnum, ...]] = tuple(Reason)
SLIPS: Final[tuple[StrEnum, ...]] = tuple(Slip)
