"""The sections of the house rules: a game's id is the section's name, its reader turns it into variants."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from trainer.games.casino_holdem.section import read_section as read_casino_holdem
from trainer.games.reading import Cell, GameBook

SectionReader: TypeAlias = Callable[[Cell], GameBook[Any]]

SECTIONS: Final[Mapping[str, SectionReader]] = MappingProxyType({"casino_holdem": read_casino_holdem})
