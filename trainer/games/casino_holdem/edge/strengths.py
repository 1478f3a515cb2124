"""What seven cards are worth, by table: once for the ranks, once for five or more cards of a suit.

The worth is `trainer.hands`' own; here it is numbered from 0 upwards so that it fits two bytes.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations_with_replacement
from typing import Final

import numpy as np

from trainer.cards import RANKS, SUITS, Card
from trainer.games.casino_holdem.edge.deck import Ints, rank_sets
from trainer.hands import Category, best

RANK_PAIRS: Final = list(combinations_with_replacement(range(13), 2))


def _rank_pair_of() -> Ints:
    table = np.zeros((13, 13), dtype=np.int16)
    for at, (low, high) in enumerate(RANK_PAIRS):
        table[low, high] = table[high, low] = at
    return table


RANK_PAIR_OF: Final[Ints] = _rank_pair_of()
"""[13, 13]: the number of two ranks."""


@dataclass(frozen=True, slots=True)
class Strengths:
    """`by_ranks` [6175, 91]: worth of a board's ranks (in the order of `rank_sets(5)`) with two own ranks, no flush
    counted. `by_suit` [8192]: worth of the ranks held in one suit, a bit each; 0 below five. `category` [n]: kind of hand of each
    worth, 0..9. `value` [n]: the worth as `Hand.strength` gives it, ascending."""

    by_ranks: Ints
    by_suit: Ints
    category: Ints
    value: Ints

    def least(self, strength: int) -> int:
        """The first worth that is at least this `Hand.strength`."""
        return int(np.searchsorted(self.value, strength))


def _dealt(ranks: tuple[int, ...]) -> list[Card]:
    """Cards of these ranks among which no suit is there five times."""
    return [Card(RANKS[r] + SUITS[at % 4]) for at, r in enumerate(ranks)]


@cache
def strengths() -> Strengths:
    """The tables, about two seconds of work, once a process."""
    boards = rank_sets(5)
    worth: dict[tuple[int, ...], int] = {}
    kinds: dict[int, int] = {}
    by_ranks = np.zeros((len(boards), len(RANK_PAIRS)), dtype=np.int64)
    for ranks in rank_sets(7):
        hand = best(_dealt(ranks))
        worth[ranks] = hand.strength
        kinds[hand.strength] = hand.category.order
    for at, board in enumerate(boards):
        for pair_at, pair in enumerate(RANK_PAIRS):
            # Five cards of one rank cannot be dealt; their place in the table is never looked at.
            by_ranks[at, pair_at] = worth.get(tuple(sorted(board + pair)), -1)
    by_suit = np.full(8192, -1, dtype=np.int64)
    for mask in range(8192):
        held = [r for r in range(12, -1, -1) if mask >> r & 1]
        if 5 <= len(held) <= 7:
            hand = best([Card(RANKS[r] + "s") for r in held])
            by_suit[mask] = hand.strength
            kinds[hand.strength] = hand.category.order
    value = np.array(sorted(kinds))
    category = np.array([kinds[int(v)] for v in value], dtype=np.int8)
    return Strengths(
        np.maximum(np.searchsorted(value, by_ranks), 0).astype(np.int16),
        np.where(by_suit < 0, 0, np.searchsorted(value, by_suit)).astype(np.int16),
        category,
        value,
    )


CATEGORIES: Final = tuple(Category)
"""The kinds of hand in the order of the census: weakest first."""
