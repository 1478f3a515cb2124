"""The glossary of each game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trainer.games import casino_holdem, texas_holdem
from trainer.web.words.glossary import GLOSSARY, Shelf
from trainer.web.words.holdem.glossary import GLOSSARY as HOLDEM

GLOSSARIES: Final[Mapping[str, Sequence[Shelf]]] = {
    casino_holdem.GAME.id: GLOSSARY,
    texas_holdem.GAME.id: HOLDEM,
}
"""Game id to its terms, by topic."""
