"""The figures of the trade, each reproduced: edges to 1e-7, counts of combinations and deals exactly."""

from __future__ import annotations

from fractions import Fraction
from math import comb

import pytest

from trainer.games.casino_holdem.edge import (
    BONUS_COUNTS,
    DEALS,
    HANDS_OF_FIVE,
    SITUATIONS,
    Outcomes,
    Play,
    Scope,
    ante_figures,
    bonus_figures,
    bonus_with_folds,
)
from trainer.games.casino_holdem.rules import AnteNoGame, AnteTable, Qualifier
from trainer.hands import Category
from trainer.odds import Odds

# Table, expectation, folded where equal folds, of them equal, average bet, element of risk %, standard deviation.
ANTE_TABLES = [
    ("20-20-10-3-2-1", -0.02403898, 4_680_576, 36, 2.639812, 0.910632, 2.554008),
    ("25-25-12-3-2-1", -0.01956606, 4_676_600, 24, 2.640118, 0.741106, 2.583077),
    ("100-20-10-3-2-1", -0.02157646, 4_680_576, 36, 2.639812, 0.817348, 2.612861),
    ("100-49-17-3-2-1", -0.00351058, 4_657_468, 24, 2.641590, 0.132896, 2.775063),
    ("50-20-10-3-2-1", -0.02311554, 4_680_576, 36, 2.639812, 0.875651, 2.567259),
    ("100-50-10-3-2-1", -0.01390773, 4_658_928, 60, 2.641478, 0.526513, 2.719802),
    ("100-25-10-3-2-1", -0.02030123, 4_677_204, 36, 2.640071, 0.768965, 2.624828),
    ("1-1-1-1-1-1", -0.11134788, 4_851_516, 72, 2.626657, 4.239148, 2.375651),
]

# Final hand: player wins, dealer does not qualify, tie, dealer wins. Standard table, equal value folded.
BEST_PLAY = {
    "royal_flush": (736_259_040, 119_892_960, 32_840_280, 0),
    "straight_flush": (6_001_122_284, 1_089_672_828, 269_144_568, 45_196_960),
    "four_of_a_kind": (41_419_888_560, 909_495_432, 1_548_920_240, 1_743_533_128),
    "full_house": (589_504_757_724, 24_601_676_832, 42_952_744_860, 38_531_583_264),
    "flush": (505_131_419_580, 168_883_536_432, 19_146_681_368, 83_471_396_500),
    "straight": (626_424_303_652, 290_091_975_240, 132_782_411_496, 75_582_267_692),
    "three_of_a_kind": (805_827_871_368, 143_645_689_272, 31_809_419_964, 236_899_117_716),
    "two_pair": (3_083_248_237_104, 827_962_468_176, 252_462_054_840, 1_664_900_894_520),
    "one_pair": (1_911_165_157_512, 2_827_383_582_000, 197_591_363_964, 4_822_813_416_444),
    "high_card": (0, 1_432_281_515_172, 0, 1_915_692_885_588),
}

ALWAYS_CALL = {
    "royal_flush": (736_259_040, 119_892_960, 42_807_600, 0),
    "straight_flush": (6_206_906_960, 1_135_464_480, 352_479_600, 51_502_960),
    "four_of_a_kind": (41_497_452_000, 911_196_000, 1_982_048_640, 2_355_202_560),
    "full_house": (603_502_712_640, 24_602_292_000, 51_793_822_080, 42_176_126_880),
    "flush": (537_800_565_120, 177_431_387_760, 29_102_191_760, 97_171_042_960),
    "straight": (707_808_728_640, 329_042_032_080, 156_620_012_400, 91_355_384_880),
    "three_of_a_kind": (829_292_257_440, 147_356_042_040, 46_473_701_280, 320_248_797_240),
    "two_pair": (3_341_942_155_080, 857_020_505_040, 340_545_451_680, 1_995_495_748_200),
    "one_pair": (2_074_571_875_440, 3_189_099_048_120, 325_594_840_320, 6_599_453_856_120),
    "high_card": (0, 2_010_576_857_520, 0, 2_832_341_376_480),
}


def outcomes(rows: dict[str, tuple[int, int, int, int]]) -> dict[Category, Outcomes]:
    return {Category(name): Outcomes(*row) for name, row in rows.items()}


def sums(rows: dict[str, tuple[int, int, int, int]]) -> list[float]:
    return [sum(column) / DEALS for column in zip(*rows.values(), strict=True)]


def test_all_deals_are_counted() -> None:
    assert comb(52, 2) * comb(50, 3) == SITUATIONS
    assert SITUATIONS * comb(47, 2) * comb(45, 2) == DEALS == 27_813_810_024_000
    assert comb(52, 5) == HANDS_OF_FIVE


@pytest.mark.parametrize(
    ("table", "expectation", "folded", "equal", "bet", "risk", "deviation"), ANTE_TABLES, ids=str
)
def test_every_known_ante_table(
    paying, census, table, expectation, folded, equal, bet, risk, deviation
) -> None:
    rules = paying(table)
    best = ante_figures(rules, census)
    other = ante_figures(rules, census, Play.BEST_ELSE_FOLD)
    assert best.expectation == other.expectation
    assert best.house_edge == pytest.approx(-expectation, abs=1e-8)
    assert (other.folded, other.folded - best.folded) == (folded, equal)
    assert other.average_bet == pytest.approx(bet, abs=1e-6)
    assert 100 * other.element_of_risk == pytest.approx(risk, abs=1e-6)
    assert other.standard_deviation == pytest.approx(deviation, abs=1e-6)


def test_equal_value_is_a_call(standard, census) -> None:
    best = ante_figures(standard, census)
    assert best.folded == 4_680_540
    assert best.call_rate == float(1 - Fraction(4_680_540, SITUATIONS))
    assert best.fold_probability + best.call_rate == pytest.approx(1)


@pytest.mark.parametrize("table", ["100-20-10-3-2-1", "20-20-10-3-2-1"])
def test_every_final_hand_of_the_standard_table_exactly(paying, census, table) -> None:
    found = ante_figures(paying(table), census, Play.BEST_ELSE_FOLD)
    assert found.outcomes == outcomes(BEST_PLAY)
    assert sums(BEST_PLAY) == pytest.approx([0.27214751, 0.20554428, 0.02439779, 0.31781623], abs=1e-8)


def test_every_final_hand_where_the_player_always_calls_exactly(standard, census) -> None:
    found = ante_figures(standard, census, Play.ALWAYS_CALL)
    assert found.outcomes == outcomes(ALWAYS_CALL)
    assert sums(ALWAYS_CALL) == pytest.approx([0.29278114, 0.24222840, 0.03424584, 0.43074462], abs=1e-8)
    assert (found.folded, found.call_rate, found.average_bet) == (0, 1, 3)
    assert found.house_edge == pytest.approx(0.07899643, abs=1e-8)
    assert 100 * found.element_of_risk == pytest.approx(2.633214, abs=1e-6)
    assert found.standard_deviation == pytest.approx(2.810990, abs=1e-6)


def test_the_outcomes_and_the_folds_are_all_deals(standard, census) -> None:
    found = ante_figures(standard, census)
    called = sum(
        o.player_wins + o.dealer_does_not_qualify + o.tie + o.dealer_wins for o in found.outcomes.values()
    )
    assert called + found.folded * (DEALS // SITUATIONS) == DEALS
    assert list(found.outcomes) == list(reversed(Category))


def test_the_dealer_has_no_game_as_often_as_seven_cards_have_none(standard, census) -> None:
    found = ante_figures(standard, census, Play.ALWAYS_CALL)
    without = sum(o.dealer_does_not_qualify for o in found.outcomes.values())
    assert Fraction(without, DEALS) == Fraction(32_406_420, 133_784_560)


def test_even_money_without_a_game_costs_the_player_a_point(paying, census) -> None:
    found = ante_figures(paying(ante_no_game=AnteNoGame.EVEN_MONEY), census, Play.BEST_ELSE_FOLD)
    assert found.house_edge == pytest.approx(0.0308767, abs=1e-7)
    assert found.folded / SITUATIONS == pytest.approx(0.181127, abs=1e-6)


def test_a_call_of_one_ante_is_in_the_shipped_census(paying, census) -> None:
    once = ante_figures(paying(call_multiple=1), census)
    assert once.average_bet == pytest.approx(1 + once.call_rate)
    assert once.folded < ante_figures(paying(), census).folded  # to call costs half
    assert once.house_edge < 0


@pytest.mark.parametrize(
    "switches",
    [
        {"qualifier": Qualifier.PAIR_OF_FIVES},
        {"call_multiple": 3},
        {"ante_no_game": AnteNoGame.PUSH},
    ],
    ids=str,
)
def test_rules_of_another_census_are_refused(paying, census, switches) -> None:
    rules = paying(**switches)
    with pytest.raises(ValueError, match="other rules"):
        ante_figures(rules, census)
    assert Scope.of(rules).covers(rules)


def test_a_table_below_even_money_needs_another_census(standard, census) -> None:
    rows = {kind.value: odds for kind, odds in standard.ante.by_category.items()}
    half = AnteTable(**{**rows, "high_card": Odds(Fraction(1, 2))})
    rules = standard.model_copy(update={"ante": half})
    assert not census.scope.covers(rules)
    assert Scope.of(rules) == Scope(even_money=False)
    assert Scope.of(rules).covers(standard)


def test_odds_too_fine_for_floats_are_added_up_in_whole_numbers(standard, census) -> None:
    """A millionth more on every row moves the edge by a millionth of what those rows win."""
    rows = {
        kind.value: Odds(odds.profit + Fraction(1, 999_983 if kind is Category.FLUSH else 999_979))
        for kind, odds in standard.ante.by_category.items()
    }
    fine = ante_figures(standard.model_copy(update={"ante": AnteTable(**rows)}), census)
    plain = ante_figures(standard, census)
    assert fine.folded <= plain.folded
    assert 0 < plain.house_edge - fine.house_edge < 1e-6


class TestBonus:
    @pytest.mark.parametrize(
        ("table", "edge", "net", "deviation"),
        [
            ("25-25-25-25-25-7-7-7-7", 0.064023, -166_392, 2.885365),
            ("100-50-40-30-20-7-7-7-7", 0.062583, -162_652, 2.924714),
            ("100-50-40-30-20-10-8-7-7", 0.029681, -77_140, 3.012320),
            ("7-7-7-7-7-7-7-7-7", 0.129929, None, None),
        ],
    )
    def test_every_known_bonus_table(self, paying, table, edge, net, deviation) -> None:
        found = bonus_figures(paying(bonus=table).bonus)
        assert found.house_edge == pytest.approx(edge, abs=5e-7)
        assert found.hit == Fraction(282_660, HANDS_OF_FIVE)
        if net is not None:
            assert found.expectation == Fraction(net, HANDS_OF_FIVE)
            assert found.standard_deviation == pytest.approx(deviation, abs=1e-6)

    def test_the_rows_and_their_counts_are_those_of_the_table(self, standard) -> None:
        assert list(BONUS_COUNTS) == [name for name, _ in standard.bonus.rows]
        assert sum(BONUS_COUNTS.values()) == 282_660

    def test_folds_with_a_live_bonus(self, standard, census) -> None:
        found = ante_figures(standard, census)
        assert found.folded_bonus == {"pair_of_aces": 87_276, "three_of_a_kind": 4_212}
        assert sum(found.folded_bonus.values()) == 91_488

    def test_a_bonus_forfeited_on_folds_costs_nine_percent(self, standard, census) -> None:
        ante = ante_figures(standard, census)
        found = bonus_with_folds(standard.bonus, ante)
        assert found.expectation == bonus_figures(standard.bonus).expectation - Fraction(
            8 * 91_488, SITUATIONS
        )
        assert found.house_edge == pytest.approx(0.0907, abs=5e-5)
        assert found.hit == Fraction(2_826_600 - 91_488, SITUATIONS)

    def test_who_never_folds_forfeits_nothing(self, standard, census) -> None:
        ante = ante_figures(standard, census, Play.ALWAYS_CALL)
        assert bonus_with_folds(standard.bonus, ante) == bonus_figures(standard.bonus)
