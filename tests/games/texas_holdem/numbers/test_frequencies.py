"""How often each kind of hand comes. The counts are those of Wikipedia's "Poker probability"."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from trainer.cards import DECK
from trainer.games.texas_holdem.numbers.frequencies import frequencies
from trainer.hands import best

BEST_FIRST = [
    "royal_flush",
    "straight_flush",
    "four_of_a_kind",
    "full_house",
    "flush",
    "straight",
    "three_of_a_kind",
    "two_pair",
    "one_pair",
    "high_card",
]


@pytest.mark.parametrize(
    ("cards", "total", "hands"),
    [
        (5, 2_598_960, [4, 36, 624, 3_744, 5_108, 10_200, 54_912, 123_552, 1_098_240, 1_302_540]),
        (
            6,
            20_358_520,
            [188, 1_656, 14_664, 165_984, 205_792, 361_620, 732_160, 2_532_816, 9_730_740, 6_612_900],
        ),
        (
            7,
            133_784_560,
            [
                4_324,
                37_260,
                224_848,
                3_473_184,
                4_047_644,
                6_180_020,
                6_461_620,
                31_433_400,
                58_627_800,
                23_294_460,
            ],
        ),
    ],
)
def test_hands_among_all_choices_of_cards(cards: int, total: int, hands: list[int]) -> None:
    found = frequencies(cards)
    assert [str(category) for category in found.hands] == BEST_FIRST
    assert list(found.hands.values()) == hands
    assert found.total == sum(hands) == total


@pytest.mark.parametrize(
    ("cards", "total", "values"),
    [
        (5, 7_462, [1, 9, 156, 156, 1_277, 10, 858, 858, 2_860, 1_277]),
        (6, 6_075, [1, 9, 156, 156, 1_277, 10, 715, 846, 2_135, 770]),
        (7, 4_824, [1, 9, 156, 156, 1_277, 10, 575, 763, 1_470, 407]),
    ],
)
def test_hands_of_different_value(cards: int, total: int, values: list[int]) -> None:
    found = list(frequencies(cards).values.values())
    assert found == values
    assert sum(found) == total


@pytest.mark.exhaustive
def test_hands_of_five_counted_one_by_one() -> None:
    counted = Counter(best(five).category for five in combinations(DECK, 5))
    assert frequencies(5).hands == counted


def test_other_numbers_of_cards_make_no_hand() -> None:
    with pytest.raises(ValueError, match="not 8"):
        frequencies(8)
