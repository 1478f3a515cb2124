"""Texas Hold'em as a poker-room dealer must know it. `GAME` is its entry in the registry."""

from typing import Final

from trainer.games.texas_holdem.drills import DRILLS
from trainer.games.texas_holdem.rules import Rules
from trainer.quiz import Game

GENERATOR: Final = 1
"""The version of the dealing: raised by any change that would deal an old seed's question otherwise."""

GAME: Final = Game("texas_holdem", GENERATOR, DRILLS, Rules)
