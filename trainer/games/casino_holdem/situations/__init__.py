"""Situations built for a skill: one builder a tag, which lays the deciding cards and lets the others fall."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from trainer.games.casino_holdem.situations import comparing, folding, paying, qualifying, reading
from trainer.games.casino_holdem.situations.felt import Layout, Situation
from trainer.games.casino_holdem.situations.natural import folds, natural
from trainer.games.casino_holdem.tags import Tag

SITUATIONS: Final[Mapping[Tag, Situation]] = MappingProxyType(
    {
        **paying.SITUATIONS,
        **qualifying.SITUATIONS,
        **comparing.SITUATIONS,
        **reading.SITUATIONS,
        **folding.SITUATIONS,
    }
)

__all__ = ["SITUATIONS", "Layout", "Situation", "folds", "natural"]
