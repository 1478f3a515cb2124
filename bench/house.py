"""What several figures are measured with: the shipped standard rules, and rounds as the cards fall."""

from __future__ import annotations

import random
from functools import cache

from trainer.games.casino_holdem.dealing import deal
from trainer.games.casino_holdem.round import Round
from trainer.games.casino_holdem.rules import Rules
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import NATURAL

LEVEL = 3


@cache
def standard() -> Rules:
    """The rules of the shipped `standard` variant."""
    rules: Rules = load_book(shipped_paytables()).games["casino_holdem"].variants["standard"].rules
    return rules


def natural_rounds(count: int, boxes: int) -> list[Round]:
    """Rounds of so many boxes, not built for a skill; always the same ones."""
    rng = random.Random(2024)
    return [deal(rng, NATURAL, LEVEL, standard(), boxes=boxes).round for _ in range(count)]
