"""Counts how often each hand is one of so many best: over every deal, or over random ones.

All counts are [hands, hands + 1]: row by hand, known hands first and then the random ones; column by how many share.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from functools import reduce
from itertools import chain
from typing import Final, TypeAlias

import numpy as np

from trainer.cards import Card
from trainer.games.texas_holdem.numbers.boards import Boards, Holdings, numbers, unseen
from trainer.hands.strengths import Ints

Hole: TypeAlias = tuple[Card, ...]
"""Two own cards; none for a random hand."""

_BATCH: Final = 20_000
"""Random deals at a time, as many as the nearer memory holds. Another number deals other cards for a seed."""


def count_known(known: Sequence[Hole], board: Sequence[Card]) -> Ints:
    """Over every board that may come."""
    boards = _to_come(known, board)
    return _tally([boards.worth(_holding(hole)) for hole in known])


def count_one_random(known: Sequence[Hole], board: Sequence[Card]) -> Ints:
    """Over every board that may come and every hand that one more player may hold."""
    boards = _to_come(known, board)
    holdings = Holdings.all_of(_live(known, board))
    other = boards.worth_of_each(holdings)
    free = boards.bits[:, None] & holdings.bits == 0
    return _tally([*(boards.worth(_holding(hole))[:, None] for hole in known), other], free)


def count_two_random(known: Sequence[Hole], board: Sequence[Card]) -> Ints:
    """Over every board that may come and all that two more players may hold.

    Their hands are not paired off: for each hand it is counted how many of those that share no card with it are worse
    and how many equal, which is all hands but those of either of its cards.
    """
    boards = _to_come(known, board)
    live = _live(known, board)
    first, second = np.triu_indices(len(live), 1)
    holdings = Holdings.all_of(live)
    other = boards.worth_of_each(holdings)
    fixed = np.array([boards.worth(_holding(hole)) for hole in known]).reshape(len(known), len(other))
    counts = np.zeros((len(known) + 2, len(known) + 3), dtype=np.int64)
    for at, bits in enumerate(boards.bits):
        free = np.flatnonzero((holdings.bits & bits) == 0)
        worth = other[at, free]
        worse, equal = _against_each_other(worth, first[free], second[free], len(live))
        top = fixed[:, at].max(initial=-1)
        best = np.append(fixed[:, at] == top, [False, False])
        among = int(best.sum())
        better, level = worth > top, worth == top
        alone, both = worse[better].sum(), equal[better].sum()
        with_one, with_both = worse[level].sum(), equal[level].sum()
        counts[-2:, 1] += alone
        counts[-2:, 2] += both
        counts[-2:, among + 1] += with_one
        counts[-2:, among + 2] += with_both
        counts[best, among + 1] += 2 * with_one
        counts[best, among + 2] += with_both
        counts[best, among] += (2 * worse + equal).sum() - 2 * (alone + with_one) - both - with_both
    return counts


def _against_each_other(worth: Ints, first: Ints, second: Ints, cards: int) -> tuple[Ints, Ints]:
    """For each hand how many hands without its cards are worse, and how many equal; `first` and `second` number the
    two cards of each below `cards`."""
    levels, level = np.unique(worth, return_inverse=True)
    width = len(levels)
    of_level = np.bincount(level)
    of_card = np.bincount(
        np.concatenate([first * width + level, second * width + level]), minlength=cards * width
    )
    of_card = of_card.reshape(cards, width)

    def apart(all_of: Ints, each: Ints) -> Ints:
        # the hand itself is among all, and among those of either card
        found: Ints = all_of[level] - each[first, level] - each[second, level] + 1
        return found

    equal = apart(of_level, of_card)
    return apart(of_level.cumsum(), of_card.cumsum(axis=1)) - equal, equal


def count_random_deals(
    known: Sequence[Hole], blank: int, board: Sequence[Card], samples: int, rng: random.Random
) -> Ints:
    """Over so many random deals, `blank` hands of them random."""
    live, fixed, missing = _live(known, board), numbers(board), 5 - len(board)
    counts = np.zeros((len(known) + blank, len(known) + blank + 1), dtype=np.int64)
    while samples:
        batch = min(samples, _BATCH)
        dealt = drawn(live, missing + 2 * blank, batch, rng)
        boards = Boards.dealt(np.concatenate([np.repeat(fixed[:, None], batch, axis=1), dealt[:missing]]))
        worths = [boards.worth(_holding(hole)) for hole in known]
        others = dealt[missing:].reshape(blank, 2, batch)
        worths += [boards.worth(Holdings.of(first, second)) for first, second in others]
        counts += _tally(worths)
        samples -= batch
    return counts


def drawn(live: Ints, count: int, times: int, rng: random.Random) -> Ints:
    """[count, times]: cards drawn from `live`, over and over.

    Fisher–Yates, a place at a time. The bits are those of `random.Random`, whose sequence for a seed is fixed, which
    that of numpy is not. A place is 32 bits scaled down: no card is likelier than another by more than one in 80 million.
    """
    bits = np.frombuffer(rng.randbytes(4 * times * count), dtype="<u4").reshape(count, times)
    deck = np.repeat(live.astype(np.uint8)[:, None], times, axis=1)
    each = np.arange(times)
    for at in range(count):
        left = len(live) - at
        other = at + (bits[at].astype(np.uint64) * np.uint64(left) >> np.uint64(32)).astype(np.intp)
        deck[other, each], deck[at] = deck[at], deck[other, each]
    return deck[:count]


def _tally(worths: Sequence[Ints], counted: Ints | None = None) -> Ints:
    """The counts over all deals, or those `counted`, of worths that broadcast to a number for each hand and deal."""
    best = reduce(np.maximum, worths)
    among = [worth == best for worth in worths]
    sharing = np.zeros(best.shape, dtype=np.int8)
    for one in among:
        sharing += one
    found = np.zeros((len(worths), len(worths) + 1), dtype=np.int64)
    for count in range(1, len(worths) + 1):
        so_many = sharing == count
        if counted is not None:
            so_many &= counted
        for at, one in enumerate(among):
            found[at, count] = np.count_nonzero(one & so_many)
    return found


def _live(known: Sequence[Hole], board: Sequence[Card]) -> Ints:
    return unseen(chain(board, *known))


def _to_come(known: Sequence[Hole], board: Sequence[Card]) -> Boards:
    return Boards.to_come(numbers(board), _live(known, board))


def _holding(hole: Hole) -> Holdings:
    first, second = numbers(hole)
    return Holdings.of(first, second)
