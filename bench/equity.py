"""Equity over every board, compared with a loop of phevaluator over the same boards."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations
from time import process_time

from bench.figures import Figure
from trainer.cards import DECK, Card, cards
from trainer.games.texas_holdem.numbers.equity import SAMPLES, equity

FIRST, SECOND = cards("AsAh"), cards("KdKc")


def figures() -> Iterator[Figure]:
    """Seconds for the 1,712,304 boards of two hands, how many times faster that is, and seconds for the most samples."""
    equity([FIRST, SECOND])  # the tables are built once a process
    start = process_time()
    found = equity([FIRST, SECOND])
    ours = process_time() - start
    yield Figure(
        "equity of two hands before the flop", ours, "s", at_most=0.5, note=f"{found.deals:,} boards"
    )
    start = process_time()
    equity([FIRST, *[()] * 9])
    yield Figure(
        "equity of ten hands, sampled", process_time() - start, "s", at_most=1, note=f"{SAMPLES:,} deals"
    )
    try:
        from phevaluator import evaluate_cards  # type: ignore[import-untyped]  # noqa: PLC0415  (a test dependency)
    except ImportError:
        print("phevaluator is not installed: no ratio to it (make test installs it)")
        return
    live: list[Card] = [card for card in DECK if card not in FIRST + SECOND]
    win = tie = 0
    start = process_time()
    for board in combinations(live, 5):
        first, second = evaluate_cards(*FIRST, *board), evaluate_cards(*SECOND, *board)
        win += first < second  # there the least number is the best hand
        tie += first == second
    theirs = process_time() - start
    if (win, tie) != (found.hands[0].win, found.hands[0].tie):
        raise AssertionError("phevaluator counts other hands")
    yield Figure("a loop of phevaluator over the same boards", theirs, "s")
    yield Figure("ratio to phevaluator", theirs / ours, "×", at_least=5)
