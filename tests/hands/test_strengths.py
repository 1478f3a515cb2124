"""The tables of worth give the ranking of `best`, each hand of them."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from trainer.cards import RANKS, Card
from trainer.hands import best
from trainer.hands.strengths import (
    RANK_PAIR_OF,
    RANK_PAIRS,
    how_often,
    rank_sets,
    strengths,
    worth_of_ranks,
    worth_of_suited,
)


def unsuited(ranks: tuple[int, ...]) -> list[Card]:
    """Cards of these ranks, no suit among them five times."""
    return [Card(RANKS[r] + "shdc"[at % 4]) for at, r in enumerate(ranks)]


def suited(mask: int) -> list[Card]:
    return [Card(RANKS[r] + "s") for r in range(13) if mask >> r & 1]


@pytest.mark.parametrize(("count", "sets"), [(5, 6_175), (6, 18_395), (7, 49_205)])
def test_every_choice_of_ranks_is_worth_what_best_says(count: int, sets: int) -> None:
    choices = rank_sets(count)
    assert len(choices) == sets
    worth = worth_of_ranks(how_often(count))
    assert worth.tolist() == [best(unsuited(ranks)).strength for ranks in choices]


def test_how_often_follows_the_order_of_the_rank_sets() -> None:
    assert how_often(5).tolist() == [[ranks.count(r) for r in range(13)] for ranks in rank_sets(5)]


def test_every_flush_of_five_to_seven_cards_is_worth_what_best_says() -> None:
    masks = [sum(1 << r for r in held) for n in (5, 6, 7) for held in combinations(range(13), n)]
    expected = [best(suited(mask)).strength for mask in masks]
    assert worth_of_suited(np.array(masks)).tolist() == expected
    table = strengths()
    assert table.value[table.by_suit[masks]].tolist() == expected


def test_seven_cards_have_4824_worths_in_ascending_order() -> None:
    value = strengths().value.tolist()
    assert len(value) == 4_824
    assert value == sorted(set(value))


def test_the_table_of_boards_finds_the_worth_of_board_and_own_ranks() -> None:
    table, boards = strengths(), rank_sets(5)
    for at in range(0, 6_175, 61):
        board = boards[at]
        for pair_at, pair in enumerate(RANK_PAIRS):
            seven = tuple(sorted(board + pair))
            if max(map(seven.count, seven)) <= 4:
                assert table.value[table.by_ranks[at, pair_at]] == best(unsuited(seven)).strength
            assert RANK_PAIR_OF[pair] == RANK_PAIR_OF[pair[::-1]] == pair_at


def test_a_worth_tells_its_kind_of_hand_and_where_a_strength_begins() -> None:
    table = strengths()
    royal = best(suited(0b1111100000000))
    assert table.category[table.by_suit[0b1111100000000]] == royal.category.order == 9
    assert table.least(royal.strength) == 4_823
    assert table.least(0) == 0
