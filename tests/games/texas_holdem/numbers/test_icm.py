"""The independent chip model, the chip-chop, and amounts that add up to the pool."""

from __future__ import annotations

from fractions import Fraction
from itertools import permutations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.games.texas_holdem.numbers.icm import (
    MOST_PLAYERS,
    DealError,
    chip_chop,
    places,
    shares,
    whole,
)

stacks_of_a_table = st.lists(st.integers(0, 10_000), min_size=1, max_size=6).filter(any)


def by_every_order(stacks: list[int]) -> list[list[Fraction]]:
    """Harville's model written out: the chance of each whole order of finishing."""
    found = [[Fraction()] * len(stacks) for _ in stacks]
    for order in permutations(range(len(stacks))):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left)
            left -= stacks[player]
        for place, player in enumerate(order):
            found[player][place] += chance
    return found


@pytest.mark.parametrize(
    ("stacks", "prizes", "expected"),
    [
        # Wikipedia, "Independent Chip Model": about 45, 32, 22
        ([50, 30, 20], [70, 30], ["1265/28", "129/4", "158/7"]),
        ([6000, 4000], [60, 40], ["52", "48"]),
        ([50, 30, 20, 0], [70, 30], ["1265/28", "129/4", "158/7", "0"]),
    ],
)
def test_what_stacks_are_worth_exactly(stacks: list[int], prizes: list[int], expected: list[str]) -> None:
    assert [str(share.equity) for share in shares(stacks, prizes)] == expected


@pytest.mark.parametrize(
    ("stacks", "prizes", "expected"),
    [
        # pailiku.com
        ([5000, 3000, 2000], [50, 30, 20], [38.3929, 32.75, 28.8571]),
        ([5000, 3000, 1500, 500], [500, 300, 200], [377.780656, 312.88884, 225.602468, 83.728037]),
        ([4000, 3000, 2000, 1000], [50, 30, 20], [33.6032, 29.4881, 23.5873, 13.3214]),
    ],
)
def test_published_values(stacks: list[int], prizes: list[int], expected: list[float]) -> None:
    assert [float(share.equity) for share in shares(stacks, prizes)] == pytest.approx(expected, abs=5e-5)


def test_nine_stacks() -> None:
    found = shares([9, 8, 7, 6, 5, 4, 3, 2, 1], [30, 20, 14, 10, 8, 7, 5, 4, 2])
    assert float(found[0].equity) == pytest.approx(15.4462, abs=5e-5)
    assert float(found[8].equity) == pytest.approx(4.9124, abs=5e-5)
    assert sum(share.equity for share in found) == 100


def test_chances_of_each_place() -> None:
    assert [[float(p) for p in row] for row in places([50, 30, 20])] == [
        pytest.approx([0.5, 0.33929, 0.16071], abs=5e-6),
        pytest.approx([0.3, 0.375, 0.325], abs=5e-6),
        pytest.approx([0.2, 0.28571, 0.51429], abs=5e-6),
    ]


@given(st.lists(st.integers(1, 1_000), min_size=1, max_size=5))
def test_places_are_those_of_every_order_of_finishing(stacks: list[int]) -> None:
    assert [list(row) for row in places(stacks)] == by_every_order(stacks)


@given(stacks_of_a_table)
def test_every_player_takes_one_place_and_every_place_one_player(stacks: list[int]) -> None:
    table = places(stacks)
    assert all(sum(row) == 1 for row in table)
    assert all(sum(column) == 1 for column in zip(*table, strict=True))


def test_stacks_without_chips_share_the_last_places() -> None:
    half = Fraction(1, 2)
    assert places([0, 7, 0]) == ((0, half, half), (1, 0, 0), (0, half, half))


@given(stacks_of_a_table, st.lists(st.integers(0, 100_000), min_size=1, max_size=6))
def test_amounts_add_up_to_the_pool_and_none_is_a_unit_off(stacks: list[int], prizes: list[int]) -> None:
    prizes = prizes[: len(stacks)]
    found = shares(stacks, prizes)
    assert (
        sum(share.amount for share in found) == sum(share.chip_chop_amount for share in found) == sum(prizes)
    )
    for share in found:
        assert abs(share.amount - share.equity) < 1
        assert abs(share.chip_chop_amount - share.chip_chop) < 1


def test_the_largest_remainders_are_rounded_up() -> None:
    # 15527.59 / 13562.07 / 12251.72 / 9631.03 / 6027.59 hundredths; a published example rounds two of them up
    # alone and pays 570.03 from a pool of 570.00
    prizes = [15_000, 13_200, 12_600, 10_500, 5_700]
    stacks = [15_000, 12_000, 10_000, 6_000, 500]
    assert sum(prizes) == 57_000
    chop = chip_chop(stacks, prizes)
    assert [round(float(amount), 2) for amount in chop] == [15527.59, 13562.07, 12251.72, 9631.03, 6027.59]
    assert whole(chop) == [15_528, 13_562, 12_252, 9_631, 6_027]


def test_equal_remainders_serve_the_first_listed() -> None:
    assert whole([Fraction(20, 3)] * 3) == [7, 7, 6]


def test_a_chip_chop_gives_everyone_the_next_prize_first() -> None:
    assert chip_chop([80, 20], [60, 40]) == [40 + 16, 40 + 4]
    assert chip_chop([80, 20], [100, 0]) == [80, 20]


@pytest.mark.parametrize(
    ("stacks", "prizes", "says"),
    [
        ([], [1], "one to 9 players, not 0"),
        ([1] * (MOST_PLAYERS + 1), [1], "one to 9 players, not 10"),
        ([5, -1], [1], "stack 2 is -1"),
        ([0, 0], [1], "nobody has chips"),
        ([5, 1], [], "no prize"),
        ([5, 1], [3, -2], "prize 2 is -2"),
        ([5, 1], [3, 2, 1], "3 prizes for 2 players"),
    ],
)
def test_what_no_deal_can_be_made_of(stacks: list[int], prizes: list[int], says: str) -> None:
    with pytest.raises(DealError, match=says):
        shares(stacks, prizes)
