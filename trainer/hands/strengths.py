"""What seven cards are worth, by table: once for the ranks, once for five or more cards of a suit.

The worth is that of `trainer.hands.best`, numbered from 0 upwards so that it fits two bytes. `best` says which cards
make it, one hand at a time; the tables here compare millions of hands at once. Nothing else of the ground needs
numpy, and only what counts deals by the million imports this module.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import chain, combinations_with_replacement
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trainer.hands.best import Category

Ints: TypeAlias = NDArray[Any]
"""An array of whole numbers; each docstring says its shape."""

RANK_PAIRS: Final = list(combinations_with_replacement(range(13), 2))
"""Two ranks, 0 for a deuce to 12 for an ace: the order of `Strengths.by_ranks`."""

CATEGORIES: Final = tuple(Category)
"""The kinds of hand by their numbers: weakest first."""


def _rank_pair_of() -> Ints:
    table = np.zeros((13, 13), dtype=np.int16)
    for at, (low, high) in enumerate(RANK_PAIRS):
        table[low, high] = table[high, low] = at
    return table


RANK_PAIR_OF: Final[Ints] = _rank_pair_of()
"""[13, 13]: the number of two ranks."""


def rank_sets(count: int) -> list[tuple[int, ...]]:
    """Every choice of `count` ranks that four suits allow, ascending."""
    return [r for r in combinations_with_replacement(range(13), count) if max(map(r.count, r)) <= 4]


def how_often(count: int) -> Ints:
    """[sets, 13]: how often each rank is in each of `rank_sets(count)`, in their order."""
    flat = chain.from_iterable(combinations_with_replacement(range(13), count))
    sets = np.fromiter(flat, dtype=np.int8).reshape(-1, count)
    counts = np.zeros((len(sets), 13), dtype=np.int8)
    each = np.arange(len(sets))
    for ranks in sets.T:
        counts[each, ranks] += 1
    possible: Ints = counts[counts.max(axis=1) <= 4]
    return possible


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


@cache
def strengths() -> Strengths:
    """The tables, a tenth of a second of work, once a process."""
    masks = np.arange(8192)
    suited = np.isin((masks[:, None] >> np.arange(13) & 1).sum(axis=1), (5, 6, 7))
    sevens = how_often(7)
    worth, flushes = worth_of_ranks(sevens), worth_of_suited(masks[suited])
    value = np.unique(np.concatenate([worth, flushes]))
    by_suit = np.zeros(8192, dtype=np.int16)
    by_suit[suited] = np.searchsorted(value, flushes)
    powers = 5 ** np.arange(13)  # no rank is there five times: a number of thirteen digits tells sets apart
    key = sevens @ powers
    order = np.argsort(key)
    wanted = (how_often(5) @ powers)[:, None] + powers[np.array(RANK_PAIRS)].sum(axis=1)
    # Five cards of one rank cannot be dealt; their place in the table is never looked at.
    found = np.minimum(np.searchsorted(key[order], wanted), len(key) - 1)
    by_ranks = np.searchsorted(value, worth[order]).astype(np.int16)[found]
    return Strengths(by_ranks, by_suit, (value >> 20).astype(np.int8), value)


def worth_of_ranks(counts: Ints) -> Ints:
    """[n]: the `Hand.strength` of five to seven cards by how often each rank is there, [n, 13]; no flush counted."""
    # More cards of a rank come first, then the higher rank: four bits for the value 2..14, the count above them.
    listed = np.sort(counts.astype(np.int8) << 4 | np.arange(2, 15, dtype=np.int8), axis=1)[:, ::-1]
    count, value = listed >> 4, np.where(listed > 15, listed & 15, 0)
    straight = _straight_tops()[(counts > 0) @ (1 << np.arange(13))]
    most, next_most = count[:, 0], count[:, 1]
    first, second = value[:, 0], value[:, 1]
    return np.select(
        [most == 4, (most == 3) & (next_most > 1), straight > 0, most == 3, next_most == 2, most == 2],
        [
            _packed(Category.FOUR_OF_A_KIND, first, value[:, 1:].max(axis=1)),
            _packed(Category.FULL_HOUSE, first, second),
            _packed(Category.STRAIGHT, straight),
            _packed(Category.THREE_OF_A_KIND, *value[:, :3].T),
            _packed(Category.TWO_PAIR, first, second, value[:, 2:].max(axis=1)),
            _packed(Category.ONE_PAIR, *value[:, :4].T),
        ],
        _packed(Category.HIGH_CARD, *value[:, :5].T),
    )


def worth_of_suited(masks: Ints) -> Ints:
    """[n]: the `Hand.strength` of five or more ranks of one suit, a bit each (the lowest for a deuce)."""
    top = _straight_tops()[masks]
    values = np.sort((masks[:, None] >> np.arange(13) & 1) * np.arange(2, 15), axis=1)[:, ::-1]
    return np.select(
        [top == 14, top > 0],
        [_packed(Category.ROYAL_FLUSH, top), _packed(Category.STRAIGHT_FLUSH, top)],
        _packed(Category.FLUSH, *values[:, :5].T),
    )


def _packed(category: Category, *ranks: Ints) -> Ints:
    """As `minimum_strength` puts a kind of hand and its ranks into one number."""
    worth = np.full(len(ranks[0]), category.order << 20, dtype=np.int64)
    for at, rank in enumerate(ranks):
        worth |= rank.astype(np.int64) << 16 - 4 * at
    return worth


@cache
def _straight_tops() -> Ints:
    """[8192]: the top, 5..14, of the highest straight in a set of ranks, 0 if there is none."""
    masks = np.arange(8192)
    with_low_ace = masks << 1 | masks >> 12
    tops = np.zeros(8192, dtype=np.int64)
    for top in range(5, 15):
        run = 0b11111 << top - 5
        tops[with_low_ace & run == run] = top
    return tops
