"""Casino Hold'em with the AA Bonus. `GAME` is its entry in the registry."""

from typing import Final

from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.rules import Rules
from trainer.quiz import Game

GENERATOR: Final = 1
"""The version of the dealing: raised by any change (to situations, stakes, slips or drills) that would deal an old
seed's question otherwise."""

GAME: Final = Game("casino_holdem", GENERATOR, DRILLS, Rules)
