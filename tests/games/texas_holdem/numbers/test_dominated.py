"""Dominated hands."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from trainer.cards import DECK, RANK_VALUE, cards
from trainer.games.texas_holdem.numbers import starting
from trainer.games.texas_holdem.numbers.dominated import (
    SHARED_RANK,
    Kind,
    by_any_of,
    by_one_opponent,
    dominating,
    how_dominated,
)


@pytest.mark.parametrize(
    ("hand", "count"),
    [
        ("22", 72), ("TT", 24), ("KK", 6), ("AA", 0), ("AKo", 6), ("AQo", 24), ("KQo", 36), ("KJo", 54),
        ("JTo", 96), ("Q5o", 174), ("A2o", 204), ("72o", 288), ("Q5s", 174),
    ],
)  # fmt: skip
def test_hands_of_one_opponent_that_dominate(hand: str, count: int) -> None:
    assert by_one_opponent(cards(starting.example(hand))) == Fraction(count, 1_225)


def test_how_hands_are_dominated() -> None:
    q5 = cards("Qs5h")
    assert how_dominated(cards("JsJh"), cards("QdQc")) is Kind.HIGHER_PAIR
    assert how_dominated(q5, cards("QdQc")) is how_dominated(q5, cards("5d5c")) is Kind.PAIR_OF_EITHER
    assert how_dominated(q5, cards("8d8c")) is how_dominated(q5, cards("AdAc")) is Kind.PAIR_ABOVE_LOWER
    assert how_dominated(q5, cards("Kd5c")) is how_dominated(q5, cards("Qd7c")) is Kind.BETTER_SIDE_CARD
    assert how_dominated(q5, cards("4d4c")) is None
    assert how_dominated(q5, cards("Qd4c")) is None
    assert how_dominated(q5, cards("Qd5c")) is None
    assert how_dominated(q5, cards("AdKc")) is None
    assert how_dominated(cards("2s2h"), cards("AdKc")) is None


def test_the_definitions_of_2007_and_2012_come_to_the_same_as_worded() -> None:
    def by_2007(hole, other) -> bool:
        low, high = sorted(RANK_VALUE[card[0]] for card in hole)
        theirs = sorted(RANK_VALUE[card[0]] for card in other)
        if theirs[0] == theirs[1]:
            return theirs[0] > low if low == high else theirs[0] >= low
        if low == high:
            return False
        return (low in theirs and sum(theirs) - low > high) or (high in theirs and sum(theirs) - high > low)

    for hand in starting.NAMES:
        hole = cards(starting.example(hand))
        others = combinations([card for card in DECK if card not in hole], 2)
        assert sum(dominating(hole).values()) == sum(by_2007(hole, other) for other in others)


def test_the_narrower_use_leaves_out_pairs_above_the_lower_card() -> None:
    assert by_one_opponent(cards("Qs5h"), SHARED_RANK) == Fraction(174 - 48, 1_225)
    assert by_one_opponent(cards("2s2h"), SHARED_RANK) == Fraction(72, 1_225)


@pytest.mark.parametrize(
    ("hand", "chance"),
    # of nine opponents, six million random deals; pairs also in the table of 2007
    [
        ("22", 0.4192),
        ("TT", 0.1647),
        ("AKo", 0.0437),
        ("KJo", 0.3454),
        ("Q5o", 0.7746),
        ("A2o", 0.8423),
        ("72o", 0.9311),
    ],
)
def test_one_of_nine_opponents_dominates(hand: str, chance: float) -> None:
    found, error = by_any_of(cards(starting.example(hand)), 9, samples=100_000, seed=4)
    assert found == pytest.approx(chance, abs=4 * error)


def test_one_of_nine_has_aces_over_kings() -> None:
    # by inclusion and exclusion: two opponents at most can have aces
    one = Fraction(comb(4, 2), comb(50, 2))
    two = one * Fraction(1, comb(48, 2))
    exact = 9 * one - comb(9, 2) * two
    assert float(exact) == pytest.approx(0.04393, abs=5e-6)
    found, error = by_any_of(cards("KsKh"), 9, samples=100_000, seed=4)
    assert found == pytest.approx(float(exact), abs=4 * error)


def test_one_opponent_sampled_is_one_opponent_counted() -> None:
    found, error = by_any_of(cards("Qs5h"), 1, samples=100_000)
    assert found == pytest.approx(174 / 1_225, abs=4 * error)


@pytest.mark.parametrize("opponents", [0, 10])
def test_opponents_have_bounds(opponents: int) -> None:
    with pytest.raises(ValueError, match="one to nine opponents"):
        by_any_of(cards("Qs5h"), opponents)
