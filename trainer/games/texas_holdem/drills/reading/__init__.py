"""Drills of reading hands: the best five, who wins, the best hand possible."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from trainer.games.texas_holdem.drills.reading.best_five import BestFive
from trainer.games.texas_holdem.drills.reading.codes import Reason, Slip
from trainer.games.texas_holdem.drills.reading.nuts import Nuts
from trainer.games.texas_holdem.drills.reading.showdown import Showdown
from trainer.quiz import Drill

DRILLS: Final[tuple[Drill, ...]] = (BestFive(), Showdown(), Nuts())
REASONS: Final[tuple[StrEnum, ...]] = tuple(Reason)
SLIPS: Final[tuple[StrEnum, ...]] = tuple(Slip)
