"""All 1,081 holdings on a board against each other at once.

The holdings are sorted by worth; a holding beats those before it, less those that need one of its own two cards.
Those are counted in the same way, among the 46 holdings of each card: exactly the holdings that share a card are
taken away, and the holding itself, taken away twice, is put back.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

import numpy as np

from trainer.games.casino_holdem.edge.deck import HOLDING_OF, Ints
from trainer.hands.strengths import RANK_PAIR_OF, strengths

DEALER_HOLDINGS: Final = 990
"""What the dealer may hold once a player's two cards and the board are known: two of 45 cards."""

_FIRST, _SECOND = np.triu_indices(47, 1)
_OFF_DIAGONAL: Final = 1 << 28


@dataclass(frozen=True, slots=True)
class Showdown:
    """Each [boards, 1081]: the holding, its final kind of hand 0..9, and over the dealer's 990 holdings how often he
    has no game, the player beats a game, the two tie, the player loses."""

    holding: Ints
    category: Ints
    no_game: Ints
    win: Ints
    tie: Ints
    lose: Ints


def show_down(boards: Ints, ranks_at: int, least: int) -> Showdown:
    """Count boards [n, 5] that have the same ranks, those at `ranks_at` of `rank_sets(5)`; the dealer has a game from
    the worth `least` on."""
    n = len(boards)
    present = np.ones((n, 52), dtype=bool)
    present[np.arange(n)[:, None], boards] = False
    live = np.nonzero(present)[1].reshape(n, 47)
    first, second = live[:, _FIRST], live[:, _SECOND]
    worth = _worth(boards, live, first, second, ranks_at)
    below, upto = _places(worth, 11)
    by_card = np.empty((n, 47, 47), dtype=np.int32)
    by_card[:, _FIRST, _SECOND] = by_card[:, _SECOND, _FIRST] = worth
    by_card[:, np.arange(47), np.arange(47)] = _OFF_DIAGONAL >> 6
    shared_below, shared_upto = _places(by_card, 6)
    no_game_card = (by_card < least).sum(axis=2)
    no_game_all = no_game_card.sum(axis=1) // 2

    beaten = below - shared_below[:, _FIRST, _SECOND] - shared_below[:, _SECOND, _FIRST]
    not_better = upto - shared_upto[:, _FIRST, _SECOND] - shared_upto[:, _SECOND, _FIRST] + 1
    qualifying = worth >= least
    no_game = no_game_all[:, None] - no_game_card[:, _FIRST] - no_game_card[:, _SECOND] + ~qualifying
    win = np.where(qualifying, beaten - no_game, 0)
    tie = np.where(qualifying, not_better - beaten, 0)
    return Showdown(
        HOLDING_OF[first, second],
        strengths().category[worth],
        no_game,
        win,
        tie,
        DEALER_HOLDINGS - no_game - win - tie,
    )


def _worth(boards: Ints, live: Ints, first: Ints, second: Ints, ranks_at: int) -> Ints:
    table = strengths()
    worth: Ints = table.by_ranks[ranks_at][RANK_PAIR_OF[first >> 2, second >> 2]].astype(np.int32)
    for suit in range(4):
        of_suit = (boards & 3) == suit
        flushing = np.flatnonzero(of_suit.sum(axis=1) >= 3)
        if len(flushing):
            held = (of_suit[flushing] * (1 << (boards[flushing] >> 2))).sum(axis=1)
            own = np.where((live[flushing] & 3) == suit, 1 << (live[flushing] >> 2), 0)
            mask = held[:, None] | own[:, _FIRST] | own[:, _SECOND]
            worth[flushing] = np.maximum(worth[flushing], table.by_suit[mask])
    return worth


def _places(worth: Ints, bits: int) -> tuple[Ints, Ints]:
    """For each number of the last axis how many are less, and how many are no greater. `bits` hold a position."""
    length = worth.shape[-1]
    order = np.arange(length, dtype=np.int32)
    ordered = np.sort(worth << bits | order, axis=-1)
    position = ordered & (1 << bits) - 1
    ordered >>= bits
    new = ordered[..., 1:] != ordered[..., :-1]
    start = np.zeros(worth.shape, dtype=np.int32)
    start[..., 1:] = np.where(new, order[1:], 0)
    np.maximum.accumulate(start, axis=-1, out=start)
    end = np.full(worth.shape, length, dtype=np.int32)
    end[..., :-1] = np.where(new, order[1:], length)
    end = np.minimum.accumulate(end[..., ::-1], axis=-1)[..., ::-1]
    found = np.empty((2, worth.size), dtype=np.int32)
    at = (position.reshape(-1, length) + np.arange(0, worth.size, length)[:, None]).ravel()
    found[0, at] = start.ravel()
    found[1, at] = end.ravel()
    return found[0].reshape(worth.shape), found[1].reshape(worth.shape)
