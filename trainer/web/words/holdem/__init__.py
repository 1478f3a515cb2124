"""Words of Texas Hold'em: a module for each family of drills, and for the number tools."""

from __future__ import annotations

from typing import Any, Final

from trainer.web.words.holdem import bets, common, floor, numbers, pots, reading, running, switches

# One line a family. A code that another game has in the same words is not said again (tests/web/test_words.py).
WORDS: Final[dict[str, Any]] = {
    **common.WORDS,
    **switches.WORDS,
    **bets.WORDS,
    **pots.WORDS,
    **reading.WORDS,
    **floor.WORDS,
    **running.WORDS,
    **numbers.WORDS,
}
