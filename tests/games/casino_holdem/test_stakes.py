"""Stakes of five levels, within the limits of the table."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.games.casino_holdem import stakes
from trainer.games.casino_holdem.rules import Rules
from trainer.odds import Odds
from trainer.quiz import LEVELS

House = Callable[..., Rules]
SEEDS = st.integers(0, 2**53 - 1)


def test_the_first_level_has_the_stakes_of_a_single_chip(house: House) -> None:
    assert stakes.antes(1, house()) == (5, 10, 25, 50, 100)


def test_the_last_level_has_awkward_stakes(house: House) -> None:
    awkward = stakes.antes(5, house())
    assert {85, 135, 1275} <= set(awkward)
    assert not set(awkward) & set(stakes.antes(1, house()))


def test_another_level_is_refused(house: House) -> None:
    for level in (0, 6):
        with pytest.raises(ValueError, match="levels run from 1 to 5"):
            stakes.antes(level, house())


def test_stakes_are_counted_in_the_smallest_chip(house: House) -> None:
    assert stakes.antes(1, house(smallest_chip=50)) == (50, 100, 250, 500, 1000)
    assert stakes.antes(1, house(smallest_chip=2)) == (10, 20, 50, 100, 200)


def test_stakes_scale_to_the_limits_of_the_table(house: House) -> None:
    assert stakes.antes(1, house(ante_min=100, ante_max=2000)) == (100, 250, 500, 1000)
    assert stakes.antes(5, house(ante_min=5, ante_max=200)) == (85, 135, 165, 185)
    assert stakes.antes(5, house(ante_min=10, ante_max=50)) == (17, 27, 33, 37, 47)


def test_narrow_limits_leave_what_there_is_between_them(house: House) -> None:
    assert stakes.antes(3, house(ante_min=21, ante_max=23)) == (21, 22, 23)
    assert stakes.antes(3, house(ante_min=60, ante_max=60, smallest_chip=20)) == (60,)


def test_one_is_staked_only_where_the_table_takes_nothing_else(house: House) -> None:
    assert stakes.antes(1, house(ante_max=2)) == (2,)
    assert stakes.antes(1, house(ante_max=1)) == (1,)


def test_limits_without_a_whole_number_of_chips_are_an_error(house: House) -> None:
    with pytest.raises(stakes.StakeError, match="nothing from 11 to 14 is a multiple of 5"):
        stakes.antes(1, house(ante_min=11, ante_max=14, smallest_chip=5))


def test_a_house_that_never_rounds_gets_stakes_its_odds_divide(house: House) -> None:
    rules = house(ante=(100, 20, 10, "3 to 2", 1), rounding="exact", smallest_chip=5)
    assert all(stake % 10 == 0 for level in LEVELS for stake in stakes.antes(level, rules))


def test_a_single_stake_can_be_paid_at_its_odds(house: House) -> None:
    odds = Odds.parse("6 to 5")
    found = {stakes.stake(random.Random(seed), 3, house(smallest_chip=1), odds) for seed in range(50)}
    assert len(found) > 5
    assert all(stake % 5 == 0 for stake in found)


@given(
    seed=SEEDS,
    level=st.sampled_from(LEVELS),
    chip=st.sampled_from([1, 2, 5, 25, 50]),
    ante=st.tuples(st.integers(1, 400), st.integers(0, 5000)),
    bonus=st.tuples(st.integers(1, 400), st.integers(0, 5000)),
)
def test_every_stake_is_within_the_limits_and_made_of_whole_chips(
    house: House, seed: int, level: int, chip: int, ante: tuple[int, int], bonus: tuple[int, int]
) -> None:
    rules = house(
        smallest_chip=chip,
        ante_min=ante[0] * chip,
        ante_max=sum(ante) * chip,
        bonus_min=bonus[0] * chip,
        bonus_max=sum(bonus) * chip,
    )
    rng = random.Random(seed)
    main = stakes.ante(rng, level, rules)
    side = stakes.bonus(rng, level, rules, main)
    alone = stakes.stake(rng, level, rules)
    for stake, (least, most) in ((main, ante), (side, bonus), (alone, ante)):
        assert least * chip <= stake <= (least + most) * chip
        assert stake % chip == 0


def test_the_bonus_is_mostly_another_stake_and_no_greater(house: House) -> None:
    rules = house()
    for level in LEVELS:
        pairs = []
        for seed in range(300):
            rng = random.Random(seed)
            ante = stakes.ante(rng, level, rules)
            pairs.append((ante, stakes.bonus(rng, level, rules, ante)))
        assert sum(ante == bonus for ante, bonus in pairs) < 75
        assert all(bonus <= 2 * ante for ante, bonus in pairs)
        assert len({bonus for _, bonus in pairs}) >= 5
