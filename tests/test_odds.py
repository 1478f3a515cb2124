"""Odds: how a house writes them, what they pay, and what happens to a payout the chips cannot make."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.odds import EVEN_MONEY, Odds, OddsError, PayoutError, Rounding


@pytest.mark.parametrize(
    ("written", "profit", "as_to", "back"),
    [
        ("100 to 1", Fraction(100), "100 to 1", "100 to 1"),
        ("1 to 1", Fraction(1), "1 to 1", "1 to 1"),
        ("3 to 2", Fraction(3, 2), "3 to 2", "3 to 2"),
        ("6 to 4", Fraction(3, 2), "3 to 2", "3 to 2"),
        ("1 to 2", Fraction(1, 2), "1 to 2", "1 to 2"),
        ("8 for 1", Fraction(7), "7 to 1", "8 for 1"),
        ("10 for 1", Fraction(9), "9 to 1", "10 for 1"),
        ("5 for 2", Fraction(3, 2), "3 to 2", "5 for 2"),
        ("  7  TO 1 ", Fraction(7), "7 to 1", "7 to 1"),
    ],
)
def test_n_for_1_is_read_once_as_one_less_to_1(written: str, profit: Fraction, as_to: str, back: str) -> None:
    odds = Odds.parse(written)
    assert (odds.profit, odds.as_to, str(odds)) == (profit, as_to, back)


@pytest.mark.parametrize(
    "bad", ["", "7", "7:1", "7/1", "10:11", "7 to", "to 1", "7.5 to 1", "-7 to 1", "7 to -1", "7 at 1", "7 to 1 x",
            "٧ to 1", "1234567 to 1", "7 to 1 for 1"],
)  # fmt: skip
def test_other_texts_are_no_odds(bad: str) -> None:
    with pytest.raises(OddsError, match="is no odds"):
        Odds.parse(bad)


@pytest.mark.parametrize("bad", ["0 to 1", "7 to 0", "0 for 1", "1 for 1", "2 for 3", "000 to 1"])
def test_odds_that_win_nothing_are_refused(bad: str) -> None:
    with pytest.raises(OddsError):
        Odds.parse(bad)


@given(st.integers(1, 999_999), st.integers(2, 999_999), st.sampled_from(["to", "for"]))
def test_odds_read_back_from_how_they_are_written(gain: int, per: int, word: str) -> None:
    if word == "for" and gain <= per:
        gain, per = per, min(gain, per - 1)
    odds = Odds.parse(f"{gain} {word} {per}")
    assert odds.profit > 0
    assert Odds.parse(str(odds)) == odds
    assert Odds.parse(odds.as_to).profit == odds.profit


def test_seven_to_one_is_profit_without_the_stake() -> None:
    assert Odds.parse("7 to 1").payout(25) == 175
    assert Odds.parse("7 for 1").payout(25) == 150
    assert EVEN_MONEY.payout(170) == 170
    assert Odds.to_one(50).payout(25) == 1250


@pytest.mark.parametrize(
    ("odds", "stake", "smallest", "down", "up"),
    [
        ("3 to 2", 10, 1, 15, 15),
        ("3 to 2", 5, 1, 7, 8),
        ("3 to 2", 15, 5, 20, 25),
        ("3 to 2", 10, 5, 15, 15),
        ("7 to 1", 12, 5, 80, 85),
        ("6 to 5", 7, 1, 8, 9),
        ("1 to 2", 1, 1, 0, 1),
    ],
)
def test_a_payout_is_rounded_to_the_smallest_chip(
    odds: str, stake: int, smallest: int, down: int, up: int
) -> None:
    assert Odds.parse(odds).payout(stake, smallest) == down
    assert Odds.parse(odds).payout(stake, smallest, Rounding.UP) == up


def test_a_house_that_never_rounds_pays_whole_units_or_says_that_it_cannot() -> None:
    assert Odds.parse("3 to 2").payout(10, 5, Rounding.EXACT) == 15
    assert Odds.parse("7 to 1").payout(12, 5, Rounding.EXACT) == 84
    with pytest.raises(PayoutError, match="5 at 3 to 2 is 15/2"):
        Odds.parse("3 to 2").payout(5, 1, Rounding.EXACT)


@given(st.integers(1, 10**6), st.integers(1, 10**6), st.integers(1, 10**12), st.integers(1, 10**6))
def test_rounding_moves_a_payout_by_less_than_one_smallest_chip(
    gain: int, per: int, stake: int, smallest: int
) -> None:
    odds = Odds(Fraction(gain, per))
    exact = odds.profit * stake
    down, up = odds.payout(stake, smallest), odds.payout(stake, smallest, Rounding.UP)
    assert type(down) is int
    assert type(up) is int
    assert down % smallest == up % smallest == 0
    assert exact - smallest < down <= exact <= up < exact + smallest


@given(st.integers(1, 1000), st.integers(1, 10**60))
def test_whole_odds_on_whole_units_need_no_rounding_however_large(n: int, stake: int) -> None:
    odds = Odds.to_one(n)
    assert {odds.payout(stake, 1, rounding) for rounding in Rounding} == {n * stake}
