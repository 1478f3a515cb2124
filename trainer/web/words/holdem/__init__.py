"""Words of Texas Hold'em: a module for each family of drills, and for the number tools."""

from __future__ import annotations

from typing import Any, Final

from trainer.web.words.holdem import numbers

WORDS: Final[dict[str, Any]] = {
    **numbers.WORDS,
}
