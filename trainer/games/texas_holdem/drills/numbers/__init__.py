"""Drills of numbers: outs, what a call must pay, the equity of two hands, a deal at the final table."""

from __future__ import annotations

from enum import StrEnum
from typing import Final

from trainer.games.texas_holdem.drills.numbers.codes import Reason, Slip
from trainer.games.texas_holdem.drills.numbers.deals import IcmDeal
from trainer.games.texas_holdem.drills.numbers.guesses import EquityGuess
from trainer.games.texas_holdem.drills.numbers.outs import Outs
from trainer.games.texas_holdem.drills.numbers.prices import PotOdds
from trainer.quiz import Drill

DRILLS: Final[tuple[Drill, ...]] = (Outs(), PotOdds(), EquityGuess(), IcmDeal())
REASONS: Final[tuple[StrEnum, ...]] = tuple(Reason)
SLIPS: Final[tuple[StrEnum, ...]] = tuple(Slip)
