"""The exact house edge: a query, the desk's card, one hand on one flop; and the same by plain enumeration of flops."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Sequence
from fractions import Fraction
from itertools import combinations
from time import process_time

import numpy as np
from numpy.typing import NDArray

from bench.figures import Figure
from bench.house import standard
from trainer.cards import DECK, Card
from trainer.games.casino_holdem.desk import advice, card
from trainer.games.casino_holdem.edge import Shelf, ante_figures, shipped_census
from trainer.games.casino_holdem.rules import Rules
from trainer.hands import Category

TIMES = 50
FLOPS = 2
DIFFERENT_FLOPS = 1_755
"""All flops but for their suits' names."""
CHECKED = 20

Evaluate = Callable[..., int]


def figures() -> Iterator[Figure]:
    """Milliseconds; and how many times longer it takes to enumerate every different flop."""
    rules, census = standard(), shipped_census()
    query = _milliseconds(lambda: ante_figures(rules, census))
    yield Figure("edge query", query, "ms", at_most=20)
    yield Figure(
        "the desk's card, costs of all rows", _milliseconds(lambda: card(rules, Shelf())), "ms", at_most=100
    )
    hand = (Card("Jh"), Card("4d")), (Card("Ts"), Card("7c"), Card("2c"))
    yield Figure("call or fold, one hand and flop", _milliseconds(lambda: advice(rules, *hand)), "ms")
    try:
        from phevaluator import evaluate_cards  # type: ignore[import-untyped]  # noqa: PLC0415  (a test dependency)
    except ImportError:
        print("phevaluator is not installed: no enumeration (make test installs it)")
        return
    rng = random.Random(27)
    flops = [tuple(rng.sample(DECK, 3)) for _ in range(FLOPS)]
    start = process_time()
    edges = [_enumerated(rules, flop, evaluate_cards) for flop in flops]
    seconds = (process_time() - start) / FLOPS
    _check(rules, flops, edges, rng)
    mean = sum(-sum(worth.values()) / len(worth) for worth in edges) / FLOPS
    yield Figure(
        "one flop enumerated, phevaluator", seconds, "s", note=f"edge on {FLOPS} flops {float(mean):.4f}"
    )
    ratio = DIFFERENT_FLOPS * seconds * 1000 / query
    yield Figure("ratio to enumerating 1,755 flops", ratio, "×")


def _milliseconds(ask: Callable[[], object]) -> float:
    ask()  # what is worked out once and remembered
    start = process_time()
    for _ in range(TIMES):
        ask()
    return 1000 * (process_time() - start) / TIMES


def _enumerated(rules: Rules, flop: Sequence[Card], evaluate: Evaluate) -> dict[frozenset[Card], Fraction]:
    """What each of the 1,176 holdings is worth on a flop, called or folded: on every turn and river every hand is ranked
    by phevaluator and compared with every other that shares no card with it."""
    game = evaluate("4s", "4h", "2s", "3h", "5d")
    left = [c for c in DECK if c not in flop]
    counts = {frozenset(pair): np.zeros((10, 4), dtype=np.int64) for pair in combinations(left, 2)}
    apart = _apart()
    for late in combinations(left, 2):
        live = [c for c in left if c not in late]
        pairs = list(combinations(live, 2))
        rank = np.array([evaluate(*flop, *late, *pair) for pair in pairs])
        plays = apart & (rank <= game)
        ended = np.stack(
            [
                (apart & (rank > game)).sum(axis=1),
                (plays & (rank > rank[:, None])).sum(axis=1),
                (plays & (rank == rank[:, None])).sum(axis=1),
                (plays & (rank < rank[:, None])).sum(axis=1),
            ],
            axis=1,
        )
        kind = 9 - np.searchsorted(_WORST, rank)
        for at, pair in enumerate(pairs):
            counts[frozenset(pair)][kind[at]] += ended[at]
    return {holding: _worth(rules, found) for holding, found in counts.items()}


_WORST = np.array([1, 10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462])
"""phevaluator's worst rank of each kind of hand, the royal flush first."""


def _apart() -> NDArray[np.bool_]:
    """[1081, 1081]: which two of the holdings of 47 cards share no card."""
    pairs = np.array(list(combinations(range(47), 2)))
    shared = (pairs[:, None, :, None] == pairs[None, :, None, :]).any(axis=(2, 3))
    return np.asarray(~shared)


def _worth(rules: Rules, counts: NDArray[np.int64]) -> Fraction:
    won = Fraction(0)
    for category, (no_game, wins, _, losses) in zip(Category, counts.tolist(), strict=True):
        pays = rules.ante.by_category[category].profit
        won += (no_game + wins) * pays + wins * rules.call_multiple - losses * (1 + rules.call_multiple)
    return max(won / int(counts.sum()), Fraction(-1))


def _check(
    rules: Rules,
    flops: Sequence[tuple[Card, ...]],
    edges: Sequence[dict[frozenset[Card], Fraction]],
    rng: random.Random,
) -> None:
    """Both ways of counting must agree to the last deal."""
    for flop, worth in zip(flops, edges, strict=True):
        for holding in rng.sample(sorted(map(sorted, worth)), CHECKED):
            ours = advice(rules, tuple(holding), flop)
            if max(ours.call_ev, ours.fold_ev) != worth[frozenset(holding)]:
                raise RuntimeError(f"{holding} on {flop} is counted otherwise by phevaluator")
