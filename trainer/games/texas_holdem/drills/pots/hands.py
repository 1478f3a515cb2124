"""Hands and a board whose order is known beforehand: who beats whom, and who ties."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from trainer.cards import RANKS, SUITS, Card, draw, shuffled
from trainer.hands import best

_MOST_DEALT: Final = 2000
"""Boards dealt before giving up; a few are enough."""

Holes = tuple[Card, Card]


def ranked(rng: random.Random, groups: Sequence[int]) -> tuple[tuple[Card, ...], list[list[Holes]]]:
    """A full board, and hands in groups: the best first, so many of the same strength in each.

    At most one group is of more than one hand, of four at most.
    """
    tied = max(groups)
    place = list(groups).index(tied)
    for _ in range(_MOST_DEALT):
        pair = _same_ranks(rng, tied) if tied > 1 else []
        cards = draw(rng, 5 + 2 * (sum(groups) - len(pair)), [card for hole in pair for card in hole])
        board, rest = tuple(cards[:5]), cards[5:]
        holes = pair + [(rest[i], rest[i + 1]) for i in range(0, len(rest), 2)]
        found = _grouped(holes, board)
        if [len(group) for group in found] == list(groups) and (not pair or pair[0] in found[place]):
            return board, found
    raise AssertionError("no hands in this order were dealt")


def _same_ranks(rng: random.Random, count: int) -> list[Holes]:
    """So many hands of the same two ranks."""
    high, low = shuffled(rng, RANKS)[:2]
    lows = shuffled(rng, SUITS)
    highs = shuffled(rng, SUITS)
    return [
        (Card(high + one), Card(low + other)) for one, other in zip(highs[:count], lows[:count], strict=True)
    ]


def _grouped(holes: Sequence[Holes], board: tuple[Card, ...]) -> list[list[Holes]]:
    """The hands by strength, best first."""
    by_strength: dict[int, list[Holes]] = {}
    for hole in holes:
        by_strength.setdefault(best((*hole, *board)).strength, []).append(hole)
    return [by_strength[strength] for strength in sorted(by_strength, reverse=True)]
