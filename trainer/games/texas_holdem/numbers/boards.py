"""Boards by the million, and what holdings are worth on them.

All that matters of a board is a sum over its cards: which ranks it has, how many of each suit, which cards. The sums
of every choice of cards are built from the sums of one card less, so that no list of the choices is ever made.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import cache
from math import comb
from typing import Final

import numpy as np

from trainer.cards import DECK, RANK_VALUE, SUITS, Card
from trainer.hands.strengths import RANK_PAIR_OF, Ints, how_often, strengths

_RANK: Final[Ints] = np.array([RANK_VALUE[card[0]] - 2 for card in DECK])
_SUIT: Final[Ints] = np.array([SUITS.index(card[1]) for card in DECK])
_NUMBER: Final = {card: number for number, card in enumerate(DECK)}

_RANK_KEYS: Final[Ints] = np.array(
    (0, 1, 5, 22, 94, 312, 992, 2422, 5624, 12522, 19998, 43258, 79415), dtype=np.int32
)
"""A number for each rank, such that five cards of other ranks have another sum (Senzee, "SpecialKEval")."""

_KEY: Final[Ints] = _RANK_KEYS[_RANK]
_IN_SUIT: Final[Ints] = (1 << 3 * _SUIT).astype(np.uint16)
_BIT: Final[Ints] = (1 << _RANK + 13 * _SUIT).astype(np.int64)
_NO_SUIT_YET: Final = 0b001_001_001_001
"""With one more in each suit's three bits, the third card of a suit sets their top bit, and the fifth still does."""
_SUIT_MASK: Final = 0b1_1111_1111_1111


def numbers(cards: Iterable[Card]) -> Ints:
    """[n]: the places of these cards in `DECK`."""
    return np.array([_NUMBER[card] for card in cards], dtype=np.intp)


def unseen(known: Iterable[Card]) -> Ints:
    """[n]: the numbers of all other cards."""
    gone = frozenset(known)
    return numbers(card for card in DECK if card not in gone)


@dataclass(frozen=True, slots=True)
class Holdings:
    """Holdings of two cards: `rank_pair` [n] as in `RANK_PAIR_OF`, `bits` [n] a bit for each card, suit by suit."""

    rank_pair: Ints
    bits: Ints

    @classmethod
    def of(cls, first: Ints, second: Ints) -> Holdings:
        """From the numbers of the two cards of each."""
        return cls(RANK_PAIR_OF[_RANK[first], _RANK[second]], _BIT[first] | _BIT[second])

    @classmethod
    def all_of(cls, cards: Ints) -> Holdings:
        """Every holding of two of these cards."""
        first, second = np.triu_indices(len(cards), 1)
        return cls.of(cards[first], cards[second])


@dataclass(frozen=True, slots=True)
class Boards:
    """Boards of five cards: `rank_set` [n] in the order of `rank_sets(5)`, `bits` [n] a bit for each card, suit by
    suit, and for each suit in which a flush is possible which boards those are, `flushing`."""

    rank_set: Ints
    bits: Ints
    flushing: tuple[Ints, ...]

    @classmethod
    def dealt(cls, cards: Ints) -> Boards:
        """These boards, [5, n] numbers of cards."""
        return cls._of(
            *(of_card[cards].sum(axis=0, dtype=of_card.dtype) for of_card in (_KEY, _IN_SUIT, _BIT))
        )

    @classmethod
    def to_come(cls, board: Ints, live: Ints) -> Boards:
        """Every board that may come of these cards (up to five) with others of `live`."""
        return cls._of(
            *(
                _sums(of_card[live], 5 - len(board), of_card[board].sum(dtype=of_card.dtype))
                for of_card in (_KEY, _IN_SUIT, _BIT)
            )
        )

    @classmethod
    def _of(cls, keys: Ints, suits: Ints, bits: Ints) -> Boards:
        three = suits + np.uint16(_NO_SUIT_YET)
        flushing = tuple(np.flatnonzero(three & np.uint16(4 << 3 * suit)) for suit in range(4))
        return cls(_rank_set_of()[keys], bits, flushing)

    def worth(self, own: Holdings) -> Ints:
        """[n]: the worth (`trainer.hands.strengths`) of one holding on every board, or of a holding for each board."""
        table = strengths()
        if own.rank_pair.ndim:
            worth = table.by_ranks[self.rank_set, own.rank_pair]
        else:
            worth = np.ascontiguousarray(table.by_ranks[:, own.rank_pair])[self.rank_set]
        for suit, at in enumerate(self.flushing):
            held = self.bits[at] | (own.bits[at] if own.bits.ndim else own.bits)
            flush = table.by_suit[held >> 13 * suit & _SUIT_MASK]
            worth[at] = np.maximum(worth[at], flush)
        return worth

    def worth_of_each(self, own: Holdings) -> Ints:
        """[n, holdings]: the worth of every holding on every board, also where they share a card."""
        table = strengths()
        worth: Ints = table.by_ranks[self.rank_set[:, None], own.rank_pair]
        for suit, at in enumerate(self.flushing):
            held = self.bits[at, None] | own.bits
            worth[at] = np.maximum(worth[at], table.by_suit[held >> 13 * suit & _SUIT_MASK])
        return worth


def _sums(values: Ints, count: int, start: Ints) -> Ints:
    """The sum of every choice of `count` values, each with `start`.

    In the order kept here the choices from the first cards alone come first: those of one card more are a beginning of
    the choices before, each with that card.
    """
    found = np.array([start], dtype=values.dtype)
    for size in range(1, count + 1):
        found = np.concatenate(
            [found[: comb(at, size - 1)] + values[at] for at in range(size - 1, len(values))]
        )
    return found


@cache
def _rank_set_of() -> Ints:
    """The place in `rank_sets(5)` by the sum of five rank keys."""
    keys = how_often(5) @ _RANK_KEYS
    table = np.zeros(keys.max() + 1, dtype=np.int16)
    table[keys] = np.arange(len(keys))
    return table
