"""Finds the best five cards.

Every card carries a number whose low 39 bits count its rank (three bits a rank) and whose high bits count its suit,
so the sum over a hand tells at once whether there is a flush and which ranks it holds. What a set of ranks is worth
is worked out once and remembered: seven cards make only 49,205 different sets.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from functools import cache
from itertools import combinations
from typing import Final

from trainer.cards import DECK, RANK_VALUE, RANKS, SUITS, Card


class Category(StrEnum):
    """The ten kinds of hand, weakest first."""

    HIGH_CARD = "high_card"
    ONE_PAIR = "one_pair"
    TWO_PAIR = "two_pair"
    THREE_OF_A_KIND = "three_of_a_kind"
    STRAIGHT = "straight"
    FLUSH = "flush"
    FULL_HOUSE = "full_house"
    FOUR_OF_A_KIND = "four_of_a_kind"
    STRAIGHT_FLUSH = "straight_flush"
    ROYAL_FLUSH = "royal_flush"

    @property
    def order(self) -> int:
        """0 for a high card to 9 for a royal flush."""
        return _ORDER[self]


_ORDER: Final[dict[Category, int]] = {c: i for i, c in enumerate(Category)}


@dataclass(frozen=True, slots=True)
class Hand:
    """Five cards at their best.

    `ranks` are the deciding ranks (2..14), the group first: two pair, aces and sixes with a queen is (14, 6, 12).
    `strength` compares hands: greater wins, equal ties. `cards` lists the five by group, then rank (the wheel as
    5 4 3 2 A); equally good cards appear in the order they were given.
    """

    category: Category
    ranks: tuple[int, ...]
    strength: int
    cards: tuple[Card, ...]


def minimum_strength(category: Category, *ranks: int) -> int:
    """The strength of the weakest hand of that category with those leading ranks: what a qualifier compares with."""
    value = category.order
    for i in range(5):
        value = value << 4 | (ranks[i] if i < len(ranks) else 0)
    return value


_SUIT_BITS: Final = 39
_KEY: Final[dict[str, int]] = {
    c: (1 << 3 * (RANK_VALUE[c[0]] - 2)) | (1 << (_SUIT_BITS + 4 * SUITS.index(c[1]))) for c in DECK
}
_BIAS: Final = sum(
    3 << (_SUIT_BITS + 4 * i) for i in range(4)
)  # a fifth card of a suit then sets its top bit
_FLUSH: Final = sum(8 << (_SUIT_BITS + 4 * i) for i in range(4))
_RANK_MASK: Final = (1 << _SUIT_BITS) - 1

_Pattern = tuple[tuple[str, int], ...]
"""Which cards make the five: (rank character, how many), in the order they are listed."""


def _straight_top(values: set[int]) -> int:
    """The top of the highest straight in these ranks, 0 if there is none."""
    for top in range(14, 5, -1):
        if all(v in values for v in range(top - 4, top + 1)):
            return top
    return 5 if {14, 2, 3, 4, 5} <= values else 0


def _straight_pattern(top: int) -> _Pattern:
    run = [top, top - 1, top - 2, top - 3, 14 if top == 5 else top - 4]
    return tuple((RANKS[v - 2], 1) for v in run)


def _worth(
    category: Category, groups: Sequence[tuple[int, int]]
) -> tuple[Category, tuple[int, ...], int, _Pattern]:
    ranks = tuple(v for v, _ in groups)
    return category, ranks, minimum_strength(category, *ranks), tuple((RANKS[v - 2], n) for v, n in groups)


def _straight(category: Category, top: int) -> tuple[Category, tuple[int, ...], int, _Pattern]:
    return category, (top,), minimum_strength(category, top), _straight_pattern(top)


@cache
def _unsuited(rank_key: int) -> tuple[Category, tuple[int, ...], int, _Pattern]:
    """What these ranks make when no flush is possible."""
    counts = {v: (rank_key >> 3 * (v - 2)) & 7 for v in range(14, 1, -1)}
    held = [v for v, n in counts.items() if n]

    def others(*used: int) -> list[int]:
        return [v for v in held if v not in used]

    quads = [v for v in held if counts[v] == 4]
    trips = [v for v in held if counts[v] == 3]
    pairs = [v for v in held if counts[v] == 2]
    if quads:
        return _worth(Category.FOUR_OF_A_KIND, [(quads[0], 4), (others(quads[0])[0], 1)])
    if trips and (len(trips) > 1 or pairs):
        full_of = max(trips[1:] + pairs)
        return _worth(Category.FULL_HOUSE, [(trips[0], 3), (full_of, 2)])
    if top := _straight_top(set(held)):
        return _straight(Category.STRAIGHT, top)
    if trips:
        return _worth(Category.THREE_OF_A_KIND, [(trips[0], 3), *((v, 1) for v in others(trips[0])[:2])])
    if len(pairs) > 1:
        high, low = pairs[:2]
        return _worth(Category.TWO_PAIR, [(high, 2), (low, 2), (others(high, low)[0], 1)])
    if pairs:
        return _worth(Category.ONE_PAIR, [(pairs[0], 2), *((v, 1) for v in others(pairs[0])[:3])])
    return _worth(Category.HIGH_CARD, [(v, 1) for v in held[:5]])


@cache
def _suited(ranks: frozenset[str]) -> tuple[Category, tuple[int, ...], int, _Pattern]:
    """What five or more ranks of one suit make."""
    values = {RANK_VALUE[r] for r in ranks}
    if top := _straight_top(values):
        return _straight(Category.ROYAL_FLUSH if top == 14 else Category.STRAIGHT_FLUSH, top)
    return _worth(Category.FLUSH, [(v, 1) for v in sorted(values, reverse=True)[:5]])


def best(given: Sequence[Card]) -> Hand:
    """The best hand in five, six or seven different cards.

    Of several equally good fives the one whose cards come first in `given` is shown: pass a player's own cards
    before the board. Raises `ValueError` for another number of cards; that they differ is the caller's promise.
    """
    if not 5 <= len(given) <= 7:
        raise ValueError(f"a hand is made from five to seven cards, not {len(given)}")
    key = _BIAS
    for c in given:
        key += _KEY[c]
    if flush := key & _FLUSH:
        suit = SUITS[(flush.bit_length() - 1 - _SUIT_BITS) // 4]
        pool = [c for c in given if c[1] == suit]
        category, ranks, strength, pattern = _suited(frozenset(c[0] for c in pool))
    else:
        pool = list(given)
        category, ranks, strength, pattern = _unsuited(key & _RANK_MASK)
    held: dict[str, list[Card]] = {}
    for c in pool:
        held.setdefault(c[0], []).append(c)
    five: list[Card] = []
    for rank, count in pattern:
        five += held[rank][:count]
    return Hand(category, ranks, strength, tuple(five))


def equal_fives(given: Sequence[Card]) -> frozenset[frozenset[Card]]:
    """Every choice of five of these cards that is as good as the best: any of them is a right answer."""
    top = best(given).strength
    return frozenset(frozenset(five) for five in combinations(given, 5) if best(five).strength == top)
