"""The keys dealers multiply by (docs/drills.md, "Mental keys")."""

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.chips import Chip, ChipSet
from trainer.mental import ColourUp, colour_key, key, steps


def chip_set(*values: int) -> ChipSet:
    return ChipSet(chips=tuple(Chip(value=v, colour=str(v), body="#000000", spots="#ffffff") for v in values))


US = chip_set(1, 5, 25, 100, 500, 1000)


@pytest.mark.parametrize(
    ("multiplier", "factors"),
    [
        (1, (1,)),
        (2, (2,)),
        (3, (2, 1)),
        (5, (5,)),
        (7, (5, 2)),
        (8, (10, -2)),
        (9, (10, -1)),
        (10, (10,)),
        (12, (10, 2)),
        (17, (10, 5, 2)),
        (20, (20,)),
        (25, (20, 5)),
        (30, (30,)),
        (40, (40,)),
        (49, (50, -1)),
        (50, (50,)),
        (99, (100, -1)),
        (100, (100,)),
        (250, (200, 50)),
        (Fraction(3, 2), (1, Fraction(1, 2))),
        (Fraction(1, 2), (Fraction(1, 2),)),
    ],
)
def test_key_of_a_multiplier(multiplier: Fraction | int, factors: tuple[Fraction | int, ...]) -> None:
    assert key(multiplier) == factors


@given(st.integers(1, 999_999), st.integers(1, 10_000))
def test_the_steps_of_a_key_add_up_to_the_payout(multiplier: int, stake: int) -> None:
    assert sum(step.amount for step in steps(multiplier, stake)) == multiplier * stake


@given(st.integers(1, 999))
def test_every_factor_of_a_key_is_easy(multiplier: int) -> None:
    for factor in key(multiplier):
        digits = str(abs(factor))
        assert digits in {"1", "2", "5"} or set(digits[1:]) == {"0"}


def test_a_multiplier_of_nothing_has_no_key() -> None:
    with pytest.raises(ValueError, match="0 times"):
        key(0)


def test_seven_times_thirty_five_by_its_key() -> None:
    assert steps(7, 35) == ((5, 175), (2, 70))


def test_twenty_times_is_two_colours_up_in_the_us_set() -> None:
    assert colour_key(20, US) == (ColourUp(5, 5, 25), ColourUp(25, 4, 100), ColourUp(100, 5, 500))


def test_seven_times_uses_the_five_of_its_key() -> None:
    assert ColourUp(5, 5, 25) in colour_key(7, US)


def test_colours_follow_the_house_not_the_country() -> None:
    assert colour_key(2, chip_set(1, 2, 4)) == (ColourUp(1, 2, 2), ColourUp(2, 2, 4))


def test_no_colour_helps_where_no_chip_is_that_many_of_another() -> None:
    assert colour_key(3, chip_set(5, 25)) == ()
