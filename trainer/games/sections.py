"""What the house rules' file and the command line need of each game, by its id. A game of its own adds a line to each."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, Final, TypeAlias

from trainer.games.casino_holdem.lines import settle_line as settle_casino_holdem
from trainer.games.casino_holdem.section import read_section as read_casino_holdem
from trainer.games.texas_holdem.section import read_section as read_texas_holdem
from trainer.reading import Cell, GameBook

SectionReader: TypeAlias = Callable[[Cell], GameBook[Any]]
"""Reads a game's section of the file, noting faults in the cell's report."""

LineSettler: TypeAlias = Callable[[str, Any], dict[str, Any]]
"""Settles a round written as JSON under a variant's rules; raises `ValueError` with a sentence for a bad one."""

SECTIONS: Final[Mapping[str, SectionReader]] = MappingProxyType(
    {"casino_holdem": read_casino_holdem, "texas_holdem": read_texas_holdem}
)

LINE_SETTLERS: Final[Mapping[str, LineSettler]] = MappingProxyType({"casino_holdem": settle_casino_holdem})
