"""Chips: the fewest that make an amount, and colouring up."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from pydantic import ValidationError

from trainer.chips import Chip, ChipError, ChipSet, fewest


def chip_set(*values: int) -> ChipSet:
    return ChipSet(chips=tuple(Chip(value=v, colour="any", body="#112233", spots="#ffffff") for v in values))


US = chip_set(1, 5, 25, 100, 500, 1000)


@pytest.mark.parametrize(
    ("amount", "pile"),
    [
        (0, {}),
        (1, {1: 1}),
        (175, {100: 1, 25: 3}),
        (1250, {1000: 1, 100: 2, 25: 2}),
        (2499, {1000: 2, 100: 4, 25: 3, 5: 4, 1: 4}),
        (1_000_000, {1000: 1000}),
    ],
)
def test_the_fewest_chips_greatest_first(amount: int, pile: dict[int, int]) -> None:
    found = US.breakdown(amount)
    assert found == pile
    assert list(found) == sorted(found, reverse=True)


def test_forty_in_twenties_beside_a_25_is_two_chips_not_four() -> None:
    london = chip_set(1, 5, 20, 25, 100, 500)
    assert london.breakdown(40) == {20: 2}
    assert london.breakdown(60) == {20: 3}
    assert london.breakdown(80) == {25: 3, 5: 1}  # as few as four twenties: the greater chips are taken
    assert london.breakdown(85) == {25: 1, 20: 3}
    assert london.breakdown(145) == {100: 1, 25: 1, 20: 1}


def test_an_amount_no_chips_make_is_an_error_that_names_it() -> None:
    with pytest.raises(ChipError, match="12 cannot be made with chips of 5, 25"):
        chip_set(5, 25).breakdown(12)
    with pytest.raises(ChipError, match="1 cannot be made with chips of 2, 3"):
        chip_set(2, 3).breakdown(1)
    with pytest.raises(ChipError, match="-5 is no amount"):
        US.breakdown(-5)


def test_a_set_that_makes_some_amounts_only_by_the_smaller_chips_finds_them() -> None:
    assert chip_set(3, 5).breakdown(9) == {3: 3}
    assert chip_set(6, 10, 15).breakdown(29 + 2) == {15: 1, 10: 1, 6: 1}


def least_count(values: tuple[int, ...], top: int) -> list[int | None]:
    """The fewest chips for every amount up to `top`, one after the other: slow and plain."""
    counts: list[int | None] = [0]
    for amount in range(1, top + 1):
        ways = [c + 1 for v in values if v <= amount and (c := counts[amount - v]) is not None]
        counts.append(min(ways, default=None))
    return counts


@given(st.sets(st.integers(1, 40), min_size=1, max_size=7))
def test_no_pile_is_smaller_than_the_one_found_whatever_the_chips(chips: set[int]) -> None:
    values = tuple(sorted(chips))
    for amount, least in enumerate(least_count(values, 200)):
        if least is None:
            with pytest.raises(ChipError):
                fewest(values, amount)
        else:
            pile = fewest(values, amount)
            assert sum(v * n for v, n in pile) == amount
            assert sum(n for _, n in pile) == least


def test_great_amounts_and_great_chips_are_no_trouble() -> None:
    roubles = (100, 500, 1000, 2000, 5000, 10_000, 25_000)
    assert fewest(roubles, 10**12 + 4000) == ((25_000, 40_000_000), (2000, 2))
    assert fewest((7, 999_999, 1_000_000), 10**9) == ((1_000_000, 1000),)


@given(st.dictionaries(st.sampled_from(US.values), st.integers(0, 200)))
def test_colouring_up_keeps_the_money_and_never_adds_chips(pile: dict[int, int]) -> None:
    up = US.colour_up(pile)
    assert sum(v * n for v, n in up.items()) == sum(v * n for v, n in pile.items())
    assert sum(up.values()) <= sum(pile.values())
    assert US.colour_up(up) == up


def test_twenty_reds_colour_up_to_one_black() -> None:
    assert US.colour_up({5: 20}) == {100: 1}
    assert US.colour_up({25: 4, 5: 3, 1: 5}) == {100: 1, 5: 4}


@pytest.mark.parametrize("values", [(), (5, 1), (1, 1), (1, 25, 5)])
def test_chips_are_listed_from_the_smallest_each_once(values: tuple[int, ...]) -> None:
    with pytest.raises(ValidationError):
        chip_set(*values)


@pytest.mark.parametrize("value", [0, -5, 1_000_001])
def test_a_chip_is_worth_at_least_one_unit_and_at_most_a_million(value: int) -> None:
    with pytest.raises(ValidationError):
        chip_set(value)


@pytest.mark.parametrize("body", ["red", "#12345", "112233", "#11223g", "url(x)", "#112233;"])
def test_a_colour_is_six_hexadecimal_digits_and_nothing_else(body: str) -> None:
    with pytest.raises(ValidationError):
        Chip(value=1, colour="white", body=body, spots="#ffffff")
