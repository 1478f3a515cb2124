"""What is worth a second look in a house's rules, each kind found where it is and not where it is not."""

from __future__ import annotations

import re
from pathlib import Path
from types import MappingProxyType

import pytest

from trainer.chips import Chip, ChipSet
from trainer.games.casino_holdem.desk import LintCode, lint
from trainer.games.casino_holdem.desk.linting import MESSAGES
from trainer.games.casino_holdem.edge import Shelf
from trainer.games.casino_holdem.rules import BonusOnFold, Qualifier, Rules, Variant
from trainer.odds import Odds
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.reading.lints import Lint
from trainer.reading.variants import By, Stated


@pytest.fixture
def found(house, tmp_path: Path):
    """The lints of the standard with these switches, all of them the house's own."""

    def look(*, unconfirmed: tuple[str, ...] = (), **switches) -> list[Lint]:
        rules = house(**switches)
        stated = {
            switch: Stated(by=By.UNCONFIRMED if switch in unconfirmed else By.HOUSE)
            for switch in Rules.switch_fields()
        }
        variant = Variant(id="v", name={"en": "V"}, rules=rules, stated=MappingProxyType(stated))
        return list(lint(variant, Shelf(tmp_path)))

    return look


def told(lints: list[Lint]) -> list[tuple[str, ...]]:
    return [(str(one.code), *one.path) for one in lints]


def chips(*values: int) -> ChipSet:
    return ChipSet(
        chips=tuple(Chip(value=v, colour="white", body="#ffffff", spots="#000000") for v in values)
    )


def test_nothing_is_wrong_with_the_standard(found) -> None:
    assert found() == []


class TestEdges:
    def test_the_players_have_the_edge(self, found) -> None:
        lints = found(ante=(100, 50, 20, 4, 3, 1))
        assert told(lints) == [("negative_edge", "ante")]
        assert 0 < lints[0].values["edge"] < 0.1
        assert told(found(bonus=(100, 50, 40, 30, 20, 10, 8, 8, 7))) == [("negative_edge", "bonus")]

    def test_a_main_bet_over_five_percent(self, found) -> None:
        """1-1-1-1-1-1 is 11.1348 %; 100-20-10-3-2-1 is 2.1576 %."""
        lints = found(ante=(1,), bonus=(100, 50, 40, 30, 20, 7))
        assert ("main_over_5", "ante") in told(lints)
        (edge,) = [one.values["edge"] for one in lints if one.code is LintCode.MAIN_OVER_5]
        assert edge == pytest.approx(0.11134788, abs=1e-8)

    def test_a_bonus_over_fifteen_percent(self, found) -> None:
        """All at 7 to 1 is 12.9929 %; forfeited on a fold it is nearly three points more."""
        flat = {"ante": (7, 6, 5, 3, 2, 1), "bonus": (7,)}
        assert ("bonus_over_15", "bonus") not in told(found(**flat))
        assert ("bonus_over_15", "bonus") in told(found(**flat, bonus_on_fold=BonusOnFold.FORFEITED))

    def test_no_edge_is_told_where_the_census_is_missing(self, found) -> None:
        assert told(found(ante=(1,), qualifier=Qualifier.PAIR_OF_FIVES)) == told(found(ante=(1,)))[1:]


class TestRows:
    def test_a_bonus_that_pays_less_than_the_ante_for_the_same_hand(self, found) -> None:
        lints = found(bonus=(100, 19, 40, 30, 20, 7))
        assert told(lints) == [("bonus_cheaper_than_ante", "bonus", "straight_flush")]
        values = lints[0].values
        assert values == {"row": "straight_flush", "odds": Odds.to_one(19), "other": Odds.to_one(20)}

    def test_the_pair_of_aces_is_compared_with_a_pair(self, found) -> None:
        lints = found(ante=(100, 20, 10, 3, 2, 1, 1, 1, 8, 1))
        assert ("bonus_cheaper_than_ante", "bonus", "pair_of_aces") in told(lints)

    @pytest.mark.parametrize(
        ("ante", "row"),
        [
            ((20, 20, 10, 3, 2, 1), "royal_flush"),
            ((100, 10, 10, 3, 2, 1), "straight_flush"),
            ((100, 20, 3, 3, 2, 1), "four_of_a_kind"),
        ],
    )
    def test_neighbours_above_a_flush_that_pay_the_same(self, found, ante, row: str) -> None:
        assert told(found(ante=ante)) == [("equal_neighbours", "ante", row)]

    def test_a_flush_may_pay_what_a_full_house_pays(self, found) -> None:
        assert told(found(ante=(100, 20, 10, 2, 2, 1))) == []


class TestCaps:
    def test_a_maximum_below_the_top_payout_at_the_greatest_stake(self, found) -> None:
        limits = {"ante_min": 5, "ante_max": 200, "max_payout_box": 10_000}
        lints = found(**limits)
        assert told(lints) == [("cap_below_top", "max_payout_box")]
        assert lints[0].values == {"stake": 200, "amount": 20_000}

    def test_a_maximum_that_even_the_least_stake_passes(self, found) -> None:
        lints = found(bonus_min=50, bonus_max=100, max_payout_table=4_000)
        assert told(lints) == [("cap_below_top", "max_payout_table")]
        assert lints[0].values == {"stake": 50, "amount": 5_000}

    def test_a_maximum_that_leaves_the_bonus_out(self, found) -> None:
        assert told(found(bonus_min=50, max_payout_box=4_000, max_payout_counts_bonus=False)) == []

    def test_a_maximum_that_nothing_passes(self, found) -> None:
        assert told(found(ante_min=5, ante_max=100, bonus_max=100, max_payout_box=10_000)) == []


class TestChips:
    def test_a_stake_that_no_chips_make(self, found) -> None:
        lints = found(chips=chips(5, 25, 100), smallest_chip=5, ante_min=7, ante_max=500)
        assert told(lints)[:2] == [("stakes_unpayable", "ante_min"), ("stakes_unpayable", "call_multiple")]
        assert lints[0].values == {"stake": 7, "amount": 7}
        assert lints[1].values == {"stake": 7, "amount": 14}

    def test_a_payout_that_no_chips_make(self, found) -> None:
        """5 at 3 to 2 is 7 where payouts go down to 1; where they go down to 5 it is 5."""
        switches = {"ante": (100, 20, 10, 3, "3 to 2", 1), "chips": chips(5, 25, 100)}
        lints = found(**switches)
        assert told(lints) == [("stakes_unpayable", "ante", "flush")]
        assert lints[0].values == {"stake": 5, "amount": 7}
        assert told(found(**switches, smallest_chip=5)) == []

    def test_a_bonus_stake_is_no_call(self, found) -> None:
        lints = found(chips=chips(10, 50), smallest_chip=10, bonus_min=10, bonus_max=25)
        assert told(lints)[0] == ("stakes_unpayable", "bonus_max")
        assert all(one.path[0] in ("bonus", "bonus_max") for one in lints)


def test_every_unconfirmed_switch_is_told_once(found) -> None:
    lints = found(unconfirmed=("ante_max", "late_bet"))
    assert told(lints) == [("unconfirmed", "ante_max"), ("unconfirmed", "late_bet")]
    assert [one.values for one in lints] == [{"switch": "ante_max"}, {"switch": "late_bet"}]


def test_every_message_has_its_values(found) -> None:
    lints = [
        *found(ante=(1,), bonus=(1,), chips=chips(5), ante_min=7, max_payout_box=5, unconfirmed=("boxes",)),
        *found(ante=(100, 50, 20, 4, 3, 1), bonus=(7,)),
        *found(bonus=(9, 9, 9, 9, 9, 6)),
    ]
    assert {one.code for one in lints} == set(LintCode) == set(MESSAGES)
    for one in lints:
        assert "%(" not in one.message % one.values


def test_the_shipped_rules_have_no_edge_worth_a_look() -> None:
    variants = load_book(shipped_paytables()).games["casino_holdem"].variants.values()
    codes = {one.code for variant in variants for one in lint(variant, Shelf())}
    assert codes == {LintCode.UNCONFIRMED, LintCode.EQUAL_NEIGHBOURS, LintCode.BONUS_CHEAPER_THAN_ANTE}


def test_every_lint_is_explained_in_the_documentation() -> None:
    page = (Path(__file__).parents[3] / "docs" / "edge.md").read_text(encoding="utf-8")
    _, section = page.split("## What is worth a second look")
    section, _ = section.split("\n## ", 1)
    assert set(re.findall(r"`(\w+_\w+|unconfirmed)`", section)) == set(LintCode)
