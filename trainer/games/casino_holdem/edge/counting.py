"""Counts how every holding on every flop ends, over all turns, rivers and dealer's cards."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from itertools import islice
from typing import Final, TypeAlias

import numpy as np

from trainer.games.casino_holdem.edge.boards import Showdown, show_down
from trainer.games.casino_holdem.edge.deck import (
    RENAMED,
    Ints,
    cards_of,
    flops,
    flops_in,
    shape_of,
    suit_patterns,
)
from trainer.hands.strengths import rank_sets, strengths

RUNOUTS: Final = 1_070_190
"""Ways a deal goes on once two own cards and the flop are known: 1,081 turns and rivers, 990 dealer's holdings."""

Progress: TypeAlias = Callable[[int, int], None]
"""Told how many of how many steps are done; may come from any thread, one call at a time."""

_SHIFT: Final = 32


def count_situations(least_strength: int, progress: Progress | None = None, workers: int = 1) -> Ints:
    """[situations, 10, 4]: by final kind of hand how often the dealer has no game, the player wins, ties, loses.

    Situations are those of `deck.flops()`, in its order; the forty numbers of each add up to `RUNOUTS`. A game is a
    hand of `Hand.strength` `least_strength` or more. Needs about a gigabyte; each worker counts a part of the boards
    into arrays of its own, so that the sum is the same however many there are.
    """
    least = strengths().least(least_strength)
    boards = list(enumerate(rank_sets(5)))
    done = _Counter(len(boards), progress)
    sums = _sums()
    if workers == 1:
        _count(iter(boards), least, sums, done)
    else:
        parts = [_sums() for _ in range(workers)]
        with ThreadPoolExecutor(workers) as pool:
            jobs = [
                pool.submit(_count, islice(boards, at, None, workers), least, parts[at], done)
                for at in range(workers)
            ]
            for job in jobs:
                job.result()
        for part in parts:
            sums += part
    return _unpacked(sums)


class _Counter:
    def __init__(self, total: int, progress: Progress | None) -> None:
        self._total, self._progress, self._done, self._lock = total, progress, 0, threading.Lock()

    def step(self) -> None:
        if self._progress:
            with self._lock:
                self._done += 1
                self._progress(self._done, self._total)


def _sums() -> Ints:
    """[2, situations × 10], two counts in each number: no game and win, tie and loss."""
    return np.zeros((2, len(flops().weight) * 10), dtype=np.int64)


def _count(boards: Iterator[tuple[int, tuple[int, ...]]], least: int, sums: Ints, done: _Counter) -> None:
    known = flops()
    for at, ranks in boards:
        shape = shape_of(ranks)
        patterns = suit_patterns(shape)
        dealt = np.array([cards_of(ranks, suits) for suits, _ in patterns])
        weight = np.array([w for _, w in patterns])
        choices, numbers, renamings = flops_in(shape)
        first = np.array([known.first[tuple(ranks[p] for p in choice)] for choice in choices.tolist()])
        shown = show_down(dealt, at, least)
        _add(shown, weight, first + numbers, renamings, sums)
        done.step()


def _add(shown: Showdown, weight: Ints, flop: Ints, renaming: Ints, sums: Ints) -> None:
    """Add every holding to its situation on each of the ten flops [boards, 10] that a board may have begun with."""
    holding = RENAMED[renaming[:, :, None], shown.holding[:, None, :]]
    where = flops().situation[flop[:, :, None], holding] * 10
    where += shown.category[:, None, :]
    times = weight[:, None].astype(np.int64)
    for row, low, high in ((0, shown.no_game, shown.win), (1, shown.tie, shown.lose)):
        both = (low + (high.astype(np.int64) << _SHIFT)) * times
        np.add.at(sums[row], where.ravel(), np.broadcast_to(both[:, None, :], where.shape).ravel())


def _unpacked(sums: Ints) -> Ints:
    """Divide what was counted for all members of a situation among them."""
    weight = flops().weight
    mask = (1 << _SHIFT) - 1
    counts: Ints = np.empty((len(weight), 10, 4), dtype=np.int32)
    for at, (row, shift) in enumerate(((0, 0), (0, _SHIFT), (1, 0), (1, _SHIFT))):
        shared, rest = np.divmod((sums[row] >> shift & mask).reshape(-1, 10), weight[:, None])
        if rest.any():
            raise AssertionError("a situation was not counted evenly")
        counts[:, :, at] = shared
    if (counts.sum(axis=(1, 2)) != RUNOUTS).any():
        raise AssertionError("a situation was not counted whole")
    return counts
