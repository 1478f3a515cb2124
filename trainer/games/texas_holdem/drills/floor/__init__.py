"""Drills of the floor: rulings on chips and words, dealers' errors, button and blinds, the showdown's order, the stub.

A scene is a code and its facts; `verdict` of its module rules on it by the house's rules, and what is asked of it
depends on the code alone. The right answers are the engine's: `rulings`, `button` and `showing`.
"""

from __future__ import annotations

from typing import Final

from trainer.games.texas_holdem.drills.floor import codes
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.drills.floor.errors import DealerErrors
from trainer.games.texas_holdem.drills.floor.rulings import Rulings
from trainer.games.texas_holdem.drills.floor.seats import Button
from trainer.games.texas_holdem.drills.floor.showing import ShowOrder
from trainer.games.texas_holdem.drills.floor.stub import Stub
from trainer.quiz import Drill

DRILLS: Final[tuple[Drill, ...]] = (ShowOrder(), Rulings(), DealerErrors(), Button(), Stub())
REASONS: Final[tuple[str, ...]] = codes.REASONS
SLIPS: Final[tuple[Slip, ...]] = tuple(Slip)
