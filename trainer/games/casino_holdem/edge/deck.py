"""Cards as numbers, and what renaming the suits makes equal.

A card is `4 × rank + suit` (rank 0..12 for 2..A); two own cards are one number 0..1325. Suits never rank, so of all
deals that a renaming of the suits turns into each other one is counted and weighed. Which suits are equal depends
only on how often each rank is there, the shape: (1, 1, 1) for a flop of three ranks, (2, 1) for a low pair.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from itertools import combinations, permutations, product
from typing import Any, Final, TypeAlias

import numpy as np
from numpy.typing import NDArray

from trainer.cards import RANK_VALUE, SUITS, Card
from trainer.hands.strengths import rank_sets

Ints: TypeAlias = NDArray[Any]
"""An array of whole numbers; each docstring says its shape."""
Shape: TypeAlias = tuple[int, ...]
Suits: TypeAlias = tuple[tuple[int, ...], ...]
"""The suits of each rank, lowest rank first, each in ascending order."""

SUIT_ORDERS: Final = tuple(permutations(range(4)))
"""The 24 renamings: suit s becomes order[s]."""

HOLDINGS: Final[Ints] = np.array(list(combinations(range(52), 2)), dtype=np.int16)
"""[1326, 2]: the two cards of each holding, the lower first."""

HOLDING_OF: Final[Ints] = np.zeros((52, 52), dtype=np.int16)
"""[52, 52]: the holding that two cards make."""
HOLDING_OF[HOLDINGS[:, 0], HOLDINGS[:, 1]] = HOLDING_OF[HOLDINGS[:, 1], HOLDINGS[:, 0]] = np.arange(1326)


def _renamed_holdings() -> Ints:
    orders = np.array(SUIT_ORDERS)
    cards = np.arange(52)
    renamed = cards // 4 * 4 + orders[:, cards % 4]
    found: Ints = HOLDING_OF[renamed[:, HOLDINGS[:, 0]], renamed[:, HOLDINGS[:, 1]]]
    return found


RENAMED: Final[Ints] = _renamed_holdings()
"""[24, 1326]: what each renaming makes of each holding."""


def number(card: Card) -> int:
    """The number of a card."""
    return 4 * (RANK_VALUE[card[0]] - 2) + SUITS.index(card[1])


def rename(suits: Suits, order: tuple[int, ...]) -> Suits:
    """The same cards with other suits."""
    return tuple(tuple(sorted(order[s] for s in held)) for held in suits)


@cache
def first_of(suits: Suits) -> tuple[Suits, int]:
    """The first of all renamings of these suits, and the number of a renaming that leads there."""
    return min((rename(suits, order), at) for at, order in enumerate(SUIT_ORDERS))


@cache
def suit_patterns(shape: Shape) -> tuple[tuple[Suits, int], ...]:
    """The different suits that ranks held this often can have, each with how many its renamings are."""
    weights: dict[Suits, int] = {}
    for suits in product(*(tuple(combinations(range(4), n)) for n in shape)):
        pattern, _ = first_of(suits)
        weights[pattern] = weights.get(pattern, 0) + 1
    return tuple(sorted(weights.items()))


def shape_of(ranks: tuple[int, ...]) -> Shape:
    """How often each rank is there, lowest rank first."""
    return tuple(ranks.count(r) for r in sorted(set(ranks)))


def cards_of(ranks: tuple[int, ...], suits: Suits) -> tuple[int, ...]:
    """The numbers of the cards, ascending."""
    return tuple(4 * r + s for r, held in zip(sorted(set(ranks)), suits, strict=True) for s in held)


@dataclass(frozen=True, slots=True)
class Flops:
    """The 1,755 different flops, and the 1,286,792 different holdings with a flop.

    `cards` are the numbers of each flop's cards, `weights` how many flops each stands for; `first` gives by three
    ranks the number of the first of their flops, in the order of `suit_patterns`. `situation` [1755, 1326] numbers
    the different holdings on each flop (-1: a card is on the flop), `flop`, `holding` and `weight` describe them.
    """

    cards: tuple[tuple[int, ...], ...]
    weights: tuple[int, ...]
    first: dict[tuple[int, ...], int]
    situation: Ints
    flop: Ints
    holding: Ints
    weight: Ints


@cache
def flops() -> Flops:
    """Every different flop with every different holding."""
    cards: list[tuple[int, ...]] = []
    weights: list[int] = []
    first: dict[tuple[int, ...], int] = {}
    keepers: list[list[int]] = []
    for ranks in rank_sets(3):
        first[ranks] = len(cards)
        for suits, weight in suit_patterns(shape_of(ranks)):
            cards.append(cards_of(ranks, suits))
            weights.append(weight)
            keepers.append([at for at, order in enumerate(SUIT_ORDERS) if rename(suits, order) == suits])
    situation = np.full((len(cards), 1326), -1, dtype=np.intp)
    found: list[tuple[Ints, Ints, Ints]] = []
    next_free = 0
    for at, (flop, keeping) in enumerate(zip(cards, keepers, strict=True)):
        alive = np.flatnonzero(~np.isin(HOLDINGS, flop).any(axis=1))
        least = RENAMED[keeping][:, alive].min(axis=0)
        holding, numbers, times = np.unique(least, return_inverse=True, return_counts=True)
        situation[at, alive] = next_free + numbers
        found.append((np.full(len(holding), at), holding, times * weights[at]))
        next_free += len(holding)
    flop_of, holding_of, weight_of = (np.concatenate(part) for part in zip(*found, strict=True))
    return Flops(tuple(cards), tuple(weights), first, situation, flop_of, holding_of, weight_of)


@cache
def flops_in(shape: Shape) -> tuple[Ints, Ints, Ints]:
    """For boards of a shape: the ten choices of three positions [10, 3]; and for each suit pattern and choice [n, 10]
    the number of the flop's suit pattern, and of the renaming that turns the choice into it."""
    choices = list(combinations(range(5), 3))
    where = [place for place, n in enumerate(shape) for _ in range(n)]
    numbers: list[list[int]] = []
    renamings: list[list[int]] = []
    for suits, _ in suit_patterns(shape):
        flat = [s for held in suits for s in held]
        pairs = []
        for choice in choices:
            held: dict[int, list[int]] = {}
            for position in choice:
                held.setdefault(where[position], []).append(flat[position])
            flop = tuple(tuple(h) for h in held.values())
            pattern, renaming = first_of(flop)
            listed = [p for p, _ in suit_patterns(tuple(len(h) for h in flop))]
            pairs.append((listed.index(pattern), renaming))
        numbers.append([n for n, _ in pairs])
        renamings.append([r for _, r in pairs])
    return np.array(choices), np.array(numbers), np.array(renamings)
