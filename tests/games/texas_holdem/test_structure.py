"""Stakes and structures."""

from __future__ import annotations

import pytest

from trainer.games.texas_holdem.structure import Antes, BettingRules, Stakes, Structure


def test_a_mixed_game_takes_limit_and_no_limit_by_turns() -> None:
    assert [Structure.MIXED.at(turn) for turn in range(3)] == [
        Structure.FIXED_LIMIT,
        Structure.NO_LIMIT,
        Structure.FIXED_LIMIT,
    ]
    assert Structure.POT_LIMIT.at(1) is Structure.POT_LIMIT
    with pytest.raises(ValueError, match="one structure"):
        BettingRules(Structure.MIXED)


def test_the_button_posts_the_small_blind_between_two() -> None:
    assert Stakes(1, 3).blinds_of(2) == (3, 1)
    assert Stakes(1, 3).blinds_of(4) == (1, 3, 0, 0)


def test_a_straddle_stands_left_of_the_big_blind() -> None:
    assert Stakes(5, 10, straddle=20).blinds_of(4) == (5, 10, 20, 0)
    assert Stakes(5, 10, straddle=20).blinds_of(3) == (5, 10, 20)


@pytest.mark.parametrize(
    ("antes", "three", "two"),
    [
        (Antes.EACH, (10, 10, 10), (10, 10)),
        (Antes.BIG_BLIND, (0, 10, 0), (10, 0)),
        (Antes.BUTTON, (0, 0, 10), (0, 10)),
    ],
)
def test_antes_are_paid_by_all_by_the_big_blind_or_by_the_button(
    antes: Antes, three: tuple[int, ...], two: tuple[int, ...]
) -> None:
    stakes = Stakes(5, 10, ante=10, antes=antes)
    assert (stakes.antes_of(3), stakes.antes_of(2)) == (three, two)


def test_fixed_limit_bets_are_one_and_two_big_blinds_unless_said() -> None:
    assert (Stakes(1, 2).small_bet, Stakes(1, 2).big_bet) == (2, 4)
    assert (Stakes(1, 3, small_bet=3, big_bet=6).small_bet, Stakes(1, 2, small_bet=3).big_bet) == (3, 6)


@pytest.mark.parametrize(
    "wrong",
    [
        {"small_blind": 3, "big_blind": 2},
        {"small_blind": 0, "big_blind": 0},
        {"small_blind": -1, "big_blind": 2},
        {"small_blind": 1, "big_blind": 2, "ante": -1},
        {"small_blind": 1, "big_blind": 2, "straddle": 2},
        {"small_blind": 1, "big_blind": 2, "small_bet": 4, "big_bet": 2},
    ],
)
def test_impossible_stakes_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match=r"blind|bets"):
        Stakes(**wrong)


def test_a_negative_raise_cap_is_refused() -> None:
    with pytest.raises(ValueError, match="raise cap"):
        BettingRules(raise_cap=-1)
