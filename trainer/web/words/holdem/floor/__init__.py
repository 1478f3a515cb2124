"""Words of the floor's drills: rulings, dealers' errors, button and blinds, the showdown's order, the stub."""

from __future__ import annotations

from typing import Any, Final

from trainer.web.words.holdem.floor import errors, rulings, seats, showing

WORDS: Final[dict[str, Any]] = {**rulings.WORDS, **errors.WORDS, **seats.WORDS, **showing.WORDS}
