"""Dominated hands: an opponent holds something alike and better, so that few cards help.

What counts as dominating is a matter of definition; the Wizard of Odds' page of February 2012 has four kinds
(wizardofodds.com, "Texas Hold'em Dominated Hand Probabilities"). His page of 2007, of three kinds, puts the second and
third into one, a pair equal to or greater than the lower card: as worded the two come to the same.
"""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Collection, Sequence
from enum import StrEnum
from fractions import Fraction
from itertools import combinations
from math import sqrt
from typing import Final

import numpy as np

from trainer.cards import DECK, RANK_VALUE, Card
from trainer.games.texas_holdem.numbers.boards import numbers, unseen
from trainer.games.texas_holdem.numbers.counting import drawn

HANDS_OF_ONE_OPPONENT: Final = 1_225


class Kind(StrEnum):
    """How one hand dominates another."""

    HIGHER_PAIR = "higher_pair"
    """A pair over a lower pair: QQ over JJ."""
    PAIR_OF_EITHER = "pair_of_either"
    """A pair of one of the two cards: QQ or 55 over Q5."""
    PAIR_ABOVE_LOWER = "pair_above_lower"
    """A pair of another rank above the lower card: 88 or AA over Q5."""
    BETTER_SIDE_CARD = "better_side_card"
    """One card of the same rank, and the other higher: K5 or Q7 over Q5."""


WIZARD_2012: Final = frozenset(Kind)
"""All four kinds."""
SHARED_RANK: Final = WIZARD_2012 - {Kind.PAIR_ABOVE_LOWER}
"""The narrower use: the two hands share a rank, or are pairs."""


def how_dominated(hole: Sequence[Card], other: Sequence[Card]) -> Kind | None:
    """How `other` dominates `hole`; None if it does not."""
    low, high = sorted(RANK_VALUE[card[0]] for card in hole)
    other_low, other_high = sorted(RANK_VALUE[card[0]] for card in other)
    if other_low == other_high:
        if low == high:
            return Kind.HIGHER_PAIR if other_low > low else None
        if other_low in (low, high):
            return Kind.PAIR_OF_EITHER
        return Kind.PAIR_ABOVE_LOWER if other_low > low else None
    if low == high:
        return None
    for shared, side in ((low, high), (high, low)):
        if shared in (other_low, other_high) and other_low + other_high - shared > side:
            return Kind.BETTER_SIDE_CARD
    return None


def dominating(hole: Sequence[Card]) -> Counter[Kind]:
    """How many of one opponent's 1,225 hands dominate these two cards, by kind."""
    live = [card for card in DECK if card not in hole]
    found = (how_dominated(hole, other) for other in combinations(live, 2))
    return Counter(kind for kind in found if kind)


def by_one_opponent(hole: Sequence[Card], kinds: Collection[Kind] = WIZARD_2012) -> Fraction:
    """The chance that one opponent's hand dominates, exactly."""
    return Fraction(sum(n for kind, n in dominating(hole).items() if kind in kinds), HANDS_OF_ONE_OPPONENT)


def by_any_of(
    hole: Sequence[Card],
    opponents: int,
    kinds: Collection[Kind] = WIZARD_2012,
    samples: int = 400_000,
    seed: int = 1,
) -> tuple[float, float]:
    """The chance that at least one of one to nine opponents' hands dominates, and its standard error, from random deals.

    Raises `ValueError` for another number of opponents.
    """
    if not 1 <= opponents <= 9:
        raise ValueError(f"one to nine opponents, not {opponents}")
    table = np.zeros((52, 52), dtype=bool)
    for pair in combinations([card for card in DECK if card not in hole], 2):
        if how_dominated(hole, pair) in kinds:
            first, second = numbers(pair)
            table[first, second] = table[second, first] = True
    dealt = drawn(unseen(hole), 2 * opponents, samples, random.Random(seed)).reshape(opponents, 2, samples)
    chance = float(np.any(table[dealt[:, 0], dealt[:, 1]], axis=0).mean())
    return chance, sqrt(chance * (1 - chance) / samples)
