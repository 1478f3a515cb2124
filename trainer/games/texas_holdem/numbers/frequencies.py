"""How often each kind of hand comes as the best of five, six or seven cards of the deck, and how many different ones
there are. Counted by ranks and suits, not hand by hand.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from math import comb

import numpy as np

from trainer.hands import Category
from trainer.hands.strengths import CATEGORIES, Ints, how_often, worth_of_ranks, worth_of_suited


@dataclass(frozen=True, slots=True)
class Frequencies:
    """`hands` and `values` by kind of hand, best first: how many choices of `cards` cards make it, and how many hands
    of different value there are among them."""

    cards: int
    hands: dict[Category, int]
    values: dict[Category, int]

    @property
    def total(self) -> int:
        """All choices: 2,598,960 of five, 20,358,520 of six, 133,784,560 of seven."""
        return comb(52, self.cards)


@cache
def frequencies(cards: int) -> Frequencies:
    """Of five, six or seven cards. Raises `ValueError` for another number."""
    if cards not in (5, 6, 7):
        raise ValueError(f"hands are made from five, six or seven cards, not {cards}")
    ranks = how_often(cards)
    masks = np.arange(8192)
    suited = (masks[:, None] >> np.arange(13) & 1).sum(axis=1)
    flush = (suited >= 5) & (suited <= cards)
    # A flush leaves its other cards to the 39 of the other suits: two suits cannot both have five of seven.
    others = np.array([4 * comb(39, cards - int(n)) for n in suited[flush]])
    worth = np.concatenate([worth_of_ranks(ranks), worth_of_suited(masks[flush])])
    times = np.concatenate([_without_flush(ranks, cards), others])
    kind = worth >> 20
    hands = np.bincount(kind, weights=times, minlength=10).astype(np.int64)
    values = np.bincount(np.unique(worth) >> 20, minlength=10)
    best_first = list(enumerate(CATEGORIES))[::-1]
    return Frequencies(
        cards,
        {category: int(hands[order]) for order, category in best_first},
        {category: int(values[order]) for order, category in best_first},
    )


def _without_flush(ranks: Ints, cards: int) -> Ints:
    """[sets]: how many choices of suits, fewer than five cards of any, each set of ranks [sets, 13] has."""
    choose = np.array([[comb(n, k) for k in range(5)] for n in (4, 3)])
    # in_suit[k]: choices with k cards in one certain suit; a rank held n times has it in C(3, n-1), has it not in C(3, n)
    in_suit = np.zeros((cards + 1, len(ranks)), dtype=np.int64)
    in_suit[0] = 1
    for held in ranks.T:
        without = choose[1][held]
        with_it = np.where(held > 0, choose[1][np.maximum(held - 1, 0)], 0)
        in_suit[1:] = in_suit[1:] * without + in_suit[:-1] * with_it
        in_suit[0] *= without
    every = choose[0][ranks].prod(axis=1)
    found: Ints = every - 4 * in_suit[5:].sum(axis=0)
    return found
