"""How one holding on one flop ends, over all 1,081 turns and rivers and the dealer's 990 holdings for each.

No census is needed for it, whatever the rules: the 1,070,190 deals are ranked by table.
"""

from __future__ import annotations

from functools import cache
from itertools import combinations
from typing import Final

import numpy as np

from trainer.cards import DECK, Card
from trainer.games.casino_holdem.edge.census import Counts
from trainer.games.casino_holdem.edge.deck import Ints, number
from trainer.hands.strengths import CATEGORIES, RANK_PAIR_OF, rank_sets, strengths

_FIRST, _SECOND = np.triu_indices(45, 1)
_LATE: Final[Ints] = np.array(list(combinations(range(47), 2)))
_LEFT: Final[Ints] = np.array([[n for n in range(47) if n not in late] for late in _LATE.tolist()])


def count_one(own: tuple[Card, ...], flop: tuple[Card, ...], least_strength: int) -> tuple[Counts, ...]:
    """The deals by final kind of hand, weakest first; they add up to `RUNOUTS`. The dealer has a game with a hand of
    `Hand.strength` `least_strength` or more. Raises `ValueError` unless there are two and three different cards."""
    if (len(own), len(flop), len({*own, *flop})) != (2, 3, 5):
        raise ValueError("two own cards and a flop of three are needed, all different")
    stock = np.array([number(card) for card in DECK if card not in (*own, *flop)])
    late, left = stock[_LATE], stock[_LEFT]
    boards = np.sort(
        np.column_stack([np.tile([number(card) for card in flop], (len(late), 1)), late]), axis=1
    )
    mine = np.tile([number(card) for card in own], (len(late), 1))
    player = _worth(boards, mine[:, :1], mine[:, 1:])
    dealer = _worth(boards, left[:, _FIRST], left[:, _SECOND])
    game = dealer >= strengths().least(least_strength)
    ended = np.column_stack(
        [
            (~game).sum(axis=1),
            (game & (dealer < player)).sum(axis=1),
            (game & (dealer == player)).sum(axis=1),
            (game & (dealer > player)).sum(axis=1),
        ]
    )
    found = np.zeros((len(CATEGORIES), 4), dtype=np.int64)
    np.add.at(found, strengths().category[player[:, 0]], ended)
    return tuple((n, w, t, x) for n, w, t, x in found.tolist())


def _worth(boards: Ints, first: Ints, second: Ints) -> Ints:
    """[boards, holdings]: what each holding makes on each board [boards, 5]."""
    places = _places()
    at = np.array([places[tuple(ranks)] for ranks in (boards >> 2).tolist()])
    worth: Ints = strengths().by_ranks[at[:, None], RANK_PAIR_OF[first >> 2, second >> 2]]
    for suit in range(4):
        flushing = np.flatnonzero(((boards & 3) == suit).sum(axis=1) >= 3)
        held = _held(boards[flushing], suit).sum(axis=1)[:, None]
        held = held | _held(first[flushing], suit) | _held(second[flushing], suit)
        worth[flushing] = np.maximum(worth[flushing], strengths().by_suit[held])
    return worth


def _held(cards: Ints, suit: int) -> Ints:
    """A bit for the rank of each card of the suit, 0 for the others."""
    found: Ints = np.where((cards & 3) == suit, 1 << (cards >> 2), 0)
    return found


@cache
def _places() -> dict[tuple[int, ...], int]:
    """Where five ranks stand in the tables."""
    return {ranks: at for at, ranks in enumerate(rank_sets(5))}
