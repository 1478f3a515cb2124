"""Reading hands, compared with phevaluator (table lookups, no reading of which five cards play)."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from time import process_time

from bench.figures import Figure
from trainer.cards import DECK, Card
from trainer.hands import best

HANDS = 50_000


def figures() -> Iterator[Figure]:
    """Hands of seven a second, and how many of ours are read while phevaluator reads one."""
    rng = random.Random(7)
    hands = [rng.sample(DECK, 7) for _ in range(HANDS)]
    ours = _rate(best, hands)
    yield Figure("hands of seven read", ours, "hands/s")
    try:
        from phevaluator import evaluate_cards  # type: ignore[import-untyped]  # noqa: PLC0415  (a test dependency)
    except ImportError:
        print("phevaluator is not installed: no ratio to it (make test installs it)")
        return
    theirs = _rate(lambda hand: evaluate_cards(*hand), hands)
    yield Figure("phevaluator, the same hands", theirs, "hands/s")
    yield Figure("ratio to phevaluator", ours / theirs, "×")


def _rate(read: Callable[[Sequence[Card]], object], hands: Sequence[Sequence[Card]]) -> float:
    for hand in hands:
        read(hand)  # what is worked out once and remembered
    start = process_time()
    for hand in hands:
        read(hand)
    return len(hands) / (process_time() - start)
