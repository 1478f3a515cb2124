"""Two players to the end, counted over every deal: what one makes against what the other makes."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from math import comb

import numpy as np
import pytest

from trainer.games.texas_holdem.numbers.boards import Boards, Holdings
from trainer.games.texas_holdem.numbers.frequencies import frequencies
from trainer.hands import Category
from trainer.hands.strengths import CATEGORIES, Ints, strengths

DEALS = comb(52, 2) * comb(50, 2) * comb(48, 5)


@cache
def two_players() -> Ints:
    """[10, 10]: of all deals how many give one player this kind of hand and the other that, weakest kind first.

    Boards that are the same but for the names of the suits are counted once, as often as there are such. Of two
    holdings each pair is taken that shares no card.
    """
    boards, alike = _boards_by_shape()
    first, second = np.triu_indices(52, 1)
    holdings = Holdings.of(first, second)
    category = strengths().category
    found = np.zeros((10, 10), dtype=np.int64)
    for start in range(0, boards.shape[1], 500):
        batch = Boards.dealt(boards[:, start : start + 500])
        at, of = np.nonzero((batch.bits[:, None] & holdings.bits) == 0)
        kind = category[batch.worth_of_each(holdings)[at, of]]
        size = len(batch.bits)
        own = np.bincount(at * 10 + kind, minlength=size * 10).reshape(size, 10)
        with_card = sum(
            np.bincount((at * 52 + card[of]) * 10 + kind, minlength=size * 520) for card in (first, second)
        ).reshape(size, 52, 10)
        times = alike[start : start + 500]
        disjoint = own[:, :, None] * own[:, None, :] - with_card.transpose(0, 2, 1) @ with_card
        disjoint[:, range(10), range(10)] += own  # a holding shares both its cards with itself
        found += np.tensordot(times, disjoint, 1)
    return found


def _boards_by_shape() -> tuple[Ints, Ints]:
    """Boards that differ by more than the names of the suits, [5, n] numbers of cards, and how many are like each, [n]."""
    every = np.fromiter(combinations(range(52), 5), dtype="(5,)i1", count=comb(52, 5)).T
    bits = Boards.dealt(every).bits
    suits = np.sort(np.stack([bits >> 13 * suit & 0x1FFF for suit in range(4)]), axis=0)
    shape = suits[0] << 39 | suits[1] << 26 | suits[2] << 13 | suits[3]
    _, example, alike = np.unique(shape, return_index=True, return_counts=True)
    return every[:, example], alike


def cell(own: Category, other: Category) -> int:
    return int(two_players()[CATEGORIES.index(own), CATEGORIES.index(other)])


@pytest.mark.exhaustive
def test_every_deal_of_two_players_is_counted_once() -> None:
    assert two_players().sum() == DEALS == 2_781_381_002_400
    assert (two_players() == two_players().T).all()


@pytest.mark.exhaustive
def test_each_row_is_what_one_player_makes_whatever_the_other_does() -> None:
    for category, hands in frequencies(7).hands.items():
        own_of_seven, others = comb(7, 2), comb(45, 2)
        assert two_players()[CATEGORIES.index(category)].sum() == hands * own_of_seven * others


@pytest.mark.exhaustive
def test_published_cells_of_the_final_hands_of_two_players() -> None:
    # wizardofodds.com, Texas Hold'em with two players: final hands
    assert cell(Category.FULL_HOUSE, Category.FOUR_OF_A_KIND) == 966_835_584
    assert two_players()[CATEGORIES.index(Category.HIGH_CARD)].sum() == 484_291_823_400


@pytest.mark.exhaustive
def test_two_royal_flushes_are_the_boards() -> None:
    assert cell(Category.ROYAL_FLUSH, Category.ROYAL_FLUSH) == 4 * comb(47, 2) * comb(45, 2)
