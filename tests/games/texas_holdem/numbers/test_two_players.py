"""Two players to the end, counted over every deal: what one makes against what the other makes."""

from __future__ import annotations

from collections.abc import Iterator
from math import comb
from typing import NamedTuple

import numpy as np
import pytest

from trainer.cards import DECK, Card
from trainer.games.texas_holdem.numbers.boards import Boards, Holdings
from trainer.games.texas_holdem.numbers.frequencies import frequencies
from trainer.hands import Category, best, minimum_strength
from trainer.hands.strengths import CATEGORIES, Ints, strengths

pytestmark = pytest.mark.exhaustive

DEALS = comb(52, 2) * comb(50, 2) * comb(48, 5)
FIRST, SECOND = np.triu_indices(52, 1)
HOLDINGS = Holdings.of(FIRST, SECOND)
"""All 1,326."""


def batches(every_board: tuple[Ints, Ints]) -> Iterator[tuple[Ints, Boards, Ints]]:
    """Some boards at a time: their cards, the boards, how many are like each."""
    boards, alike = every_board
    for start in range(0, boards.shape[1], 500):
        some = boards[:, start : start + 500]
        yield some, Boards.dealt(some), alike[start : start + 500]


@pytest.fixture(scope="module")
def table(every_board: tuple[Ints, Ints]) -> Ints:
    """[10, 10]: of all deals how many give one player this kind of hand and the other that, weakest kind first."""
    category = strengths().category
    found = np.zeros((10, 10), dtype=np.int64)
    for _, boards, alike in batches(every_board):
        at, of = np.nonzero((boards.bits[:, None] & HOLDINGS.bits) == 0)
        kind = category[boards.worth_of_each(HOLDINGS)[at, of]]
        size = len(alike)
        own = np.bincount(at * 10 + kind, minlength=size * 10).reshape(size, 10)
        with_card = sum(
            np.bincount((at * 52 + card[of]) * 10 + kind, minlength=size * 520) for card in (FIRST, SECOND)
        ).reshape(size, 52, 10)
        # all pairs of holdings, less those that share a card; a holding shares both its cards with itself
        disjoint = own[:, :, None] * own[:, None, :] - with_card.transpose(0, 2, 1) @ with_card
        disjoint[:, range(10), range(10)] += own
        found += np.tensordot(alike, disjoint, 1)
    return found


def row(table: Ints, category: Category) -> Ints:
    return table[CATEGORIES.index(category)]


def test_every_deal_of_two_players_is_counted_once(table: Ints) -> None:
    assert table.sum() == DEALS == 2_781_381_002_400
    assert (table == table.T).all()


def test_each_row_is_what_one_player_makes_whatever_the_other_does(table: Ints) -> None:
    own_of_seven, others = comb(7, 2), comb(45, 2)
    for category, hands in frequencies(7).hands.items():
        assert row(table, category).sum() == hands * own_of_seven * others


def test_published_cells_of_the_final_hands_of_two_players(table: Ints) -> None:
    # wizardofodds.com, Texas Hold'em with two players: final hands
    assert row(table, Category.FULL_HOUSE)[CATEGORIES.index(Category.FOUR_OF_A_KIND)] == 966_835_584
    assert row(table, Category.HIGH_CARD).sum() == 484_291_823_400


def test_two_royal_flushes_are_the_boards(table: Ints) -> None:
    both = row(table, Category.ROYAL_FLUSH)[CATEGORIES.index(Category.ROYAL_FLUSH)]
    assert both == 4 * comb(47, 2) * comb(45, 2)


class Strong(NamedTuple):
    """A strong hand in which both own cards play."""

    strength: int
    cards: frozenset[Card]


@pytest.fixture(scope="module")
def bad_beats(every_board: tuple[Ints, Ints]) -> dict[int, int]:
    """Of all pairs of hands how many lose with so strong a hand, by its strength: aces full of jacks and better.

    Both own cards of both must play: without either the hand would be less, and four of a kind has a pair in the hand.
    """
    value = strengths().value
    least = strengths().least(minimum_strength(Category.FULL_HOUSE, 14, 11))
    found: dict[int, int] = {}
    for cards, boards, alike in batches(every_board):
        worth = boards.worth_of_each(HOLDINGS)
        strong = ((boards.bits[:, None] & HOLDINGS.bits) == 0) & (worth >= least)
        for at in np.flatnonzero(strong.any(axis=1)):
            board = tuple(DECK[card] for card in cards[:, at])
            hands = [
                Strong(int(value[worth[at, of]]), frozenset(own))
                for of in np.flatnonzero(strong[at])
                if both_play(own := (DECK[FIRST[of]], DECK[SECOND[of]]), board, int(value[worth[at, of]]))
            ]
            for loser in hands:
                beaten_by = sum(
                    other.strength > loser.strength and not other.cards & loser.cards for other in hands
                )
                found[loser.strength] = found.get(loser.strength, 0) + beaten_by * int(alike[at])
    return found


def both_play(own: tuple[Card, Card], board: tuple[Card, ...], strength: int) -> bool:
    if best((*own, *board)).category is Category.FOUR_OF_A_KIND and own[0][0] != own[1][0]:
        return False
    return all(best((card, *board)).strength < strength for card in own)


@pytest.mark.parametrize(
    ("least", "count", "alspach"),
    # beside them what B. Alspach gives for ten players: his "both play" is not stated to the last case
    [
        (minimum_strength(Category.FOUR_OF_A_KIND, 2), 335_104, 1.081383e-5),
        (minimum_strength(Category.FULL_HOUSE, 14, 13), 436_984, 1.394102e-5),
        (minimum_strength(Category.FULL_HOUSE, 14, 12), 719_836, 2.358725e-5),
        (minimum_strength(Category.FULL_HOUSE, 14, 11), 1_181_932, 4.115079e-5),
    ],
)
def test_a_very_strong_hand_loses_at_a_table_of_ten(
    bad_beats: dict[int, int], least: int, count: int, alspach: float
) -> None:
    assert sum(pairs for strength, pairs in bad_beats.items() if strength >= least) == count
    # pairs of players, as if no two pairs could lose in one hand
    at_ten = comb(10, 2) * count / (DEALS // 2)
    assert at_ten == pytest.approx(alspach, rel=0.08)
