"""The games that can be trained. Adding one is a folder beside the others, a section in the YAML and a line here."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from trainer.games import casino_holdem, texas_holdem
from trainer.quiz import Game

GAMES: Final[Mapping[str, Game]] = MappingProxyType(
    {game.id: game for game in (casino_holdem.GAME, texas_holdem.GAME)}
)
"""Game id to game, in the order they are offered."""
