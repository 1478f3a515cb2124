"""Dealing a situation for a skill."""

from __future__ import annotations

import random
from collections.abc import Iterator
from time import process_time

from bench.figures import Figure
from bench.house import standard
from trainer.games.casino_holdem.dealing import deal
from trainer.games.casino_holdem.tags import Tag, possible

DEALS = 40
LEVELS = (1, 3, 5)


def figures() -> Iterator[Figure]:
    """Milliseconds a deal: the average over all tags, and the tag whose average is the worst."""
    rules = standard()
    average: dict[str, float] = {}
    for tag in Tag:
        if not possible(tag, rules):
            continue
        rng = random.Random(31)
        deal(rng, tag, LEVELS[0], rules)
        start = process_time()
        for level in LEVELS:
            for _ in range(DEALS):
                deal(rng, tag, level, rules)
        average[tag] = (process_time() - start) / (DEALS * len(LEVELS)) * 1000
    worst = max(average, key=lambda tag: average[tag])
    yield Figure("dealing, average of all tags", sum(average.values()) / len(average), "ms", at_most=2)
    yield Figure("dealing, worst tag", average[worst], "ms", at_most=2, note=worst)
