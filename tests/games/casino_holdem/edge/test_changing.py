"""Where the edge comes from and what other odds would cost, each counted again from the changed tables."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest

from trainer.games.casino_holdem.edge import (
    DEALS,
    SITUATIONS,
    Play,
    ante_costs,
    ante_curve,
    ante_figures,
    bonus_costs,
    bonus_figures,
    bonus_with_folds,
    origin,
)
from trainer.games.casino_holdem.rules import AnteNoGame, AnteTable, Qualifier, Rules
from trainer.odds import Odds


def one_more(rules: Rules, table: str, row: str) -> Rules:
    odds = getattr(rules, table).by_row[row]
    return rules.paying(table, row, Odds(odds.profit + 1))


@pytest.fixture
def houses(standard, paying) -> dict[str, Rules]:
    """Rules that the shipped census covers, each odd in another way."""
    rng = random.Random(3)
    lower = dict(
        zip(AnteTable.model_fields, map(Odds.to_one, (90, 30, 12, 4, 3, 2, 1, 2, 1, 1)), strict=True)
    )
    drawn = {row: Odds(Fraction(rng.randint(2, 60), rng.choice((1, 2, 3)))) for row in AnteTable.model_fields}
    drawn = {row: odds if odds.profit >= 1 else Odds.to_one(1) for row, odds in drawn.items()}
    fine = {row: Odds(odds.profit + Fraction(1, 999_979)) for row, odds in lower.items()}
    return {
        "standard": standard,
        "even money without a game": paying(ante_no_game=AnteNoGame.EVEN_MONEY),
        "a call of one ante": paying(call_multiple=1),
        "rows below the flush apart": standard.changed(ante=AnteTable(**lower)),
        "fractions, in no order": standard.changed(ante=AnteTable(**drawn)),
        "too fine for floats": standard.changed(ante=AnteTable(**fine)),
    }


HOUSES = (
    "standard",
    "even money without a game",
    "a call of one ante",
    "rows below the flush apart",
    "fractions, in no order",
    "too fine for floats",
)


@pytest.mark.parametrize("name", HOUSES)
def test_one_more_on_a_row_costs_what_the_changed_table_costs(houses, census, name) -> None:
    rules = houses[name]
    before = ante_figures(rules, census).expectation
    costs = ante_costs(rules, census)
    assert list(costs) == [row for row, _ in rules.ante.rows]
    rows = list(costs) if name != "too fine for floats" else ["straight_flush"]
    for row in rows:
        assert costs[row] == ante_figures(one_more(rules, "ante", row), census).expectation - before > 0


@pytest.mark.parametrize("name", HOUSES)
def test_the_edge_is_the_sum_of_where_it_comes_from(houses, census, name) -> None:
    rules = houses[name]
    found = ante_figures(rules, census)
    parts = origin(rules, found)
    assert sum(parts.values()) == -found.expectation
    assert parts["fold"] == Fraction(found.folded, SITUATIONS)
    assert list(parts) == ["fold", *(category.value for category in reversed(found.outcomes))]


def test_where_the_edge_of_the_standard_table_comes_from(standard, census) -> None:
    """By hand from the published outcomes: flushes win 505,131,419,580 times 2 + 2 antes, 168,883,536,432 times 2 without
    a game, and lose 3 antes 83,471,396,500 times."""
    parts = origin(standard, ante_figures(standard, census, Play.BEST_ELSE_FOLD))
    flushes = 4 * 505_131_419_580 + 2 * 168_883_536_432 - 3 * 83_471_396_500
    assert parts["flush"] == -Fraction(flushes, DEALS)
    assert parts["fold"] == Fraction(4_680_576, SITUATIONS)
    shown = {code: round(100 * float(part), 2) for code, part in parts.items()}
    assert shown == {
        "fold": 18.01, "high_card": 15.51, "one_pair": 21.24, "two_pair": -18.28, "three_of_a_kind": -6.65,
        "straight": -6.98, "flush": -7.58, "full_house": -10.45, "four_of_a_kind": -1.80, "straight_flush": -0.55,
        "royal_flush": -0.31,
    }  # fmt: skip


@pytest.mark.parametrize(
    ("name", "row", "odds"),
    [
        ("standard", "straight_flush", (1, 2, 20, 25, 50, 400)),
        ("standard", "straight_or_lower", (1, 2, 3, 7)),
        ("standard", "flush", (2,)),
        ("rows below the flush apart", "three_of_a_kind", (1, 5, 6)),
        ("fractions, in no order", "one_pair", (1, 4)),
        ("even money without a game", "full_house", (1, 3, 30)),
    ],
)
def test_the_curve_is_the_edge_of_each_changed_table(houses, census, name, row, odds) -> None:
    rules = houses[name]
    for n, edge in zip(odds, ante_curve(rules, census, row, odds), strict=True):
        changed = rules.paying("ante", row, Odds.to_one(n))
        assert edge == -ante_figures(changed, census).expectation


def test_twenty_five_to_one_on_a_straight_flush(standard, census) -> None:
    """Both are among the published tables: 100-20-10-3-2-1 and 100-25-10-3-2-1."""
    now, then = ante_curve(standard, census, "straight_flush", (20, 25))
    assert (float(now), float(then)) == pytest.approx((0.02157646, 0.02030123), abs=1e-8)


class TestBonus:
    @pytest.mark.parametrize("table", ["100-50-40-30-20-7-7-7-7", "25-25-25-25-25-7-7-7-7"])
    def test_one_more_costs_what_the_changed_table_costs(self, paying, table) -> None:
        rules = paying(bonus=table)
        before = bonus_figures(rules.bonus).expectation
        for row, cost in bonus_costs(rules.bonus).items():
            assert cost == bonus_figures(one_more(rules, "bonus", row).bonus).expectation - before

    def test_one_more_costs_less_where_folds_forfeit_it(self, standard, census) -> None:
        ante = ante_figures(standard, census)
        before = bonus_with_folds(standard.bonus, ante).expectation
        costs = bonus_costs(standard.bonus, ante)
        for row, cost in costs.items():
            assert cost == bonus_with_folds(one_more(standard, "bonus", row).bonus, ante).expectation - before
        free = bonus_costs(standard.bonus)
        assert {row for row in costs if costs[row] < free[row]} == {"three_of_a_kind", "pair_of_aces"}


def test_a_row_that_is_not_printed_has_no_curve(standard, census) -> None:
    with pytest.raises(KeyError):
        ante_curve(standard, census, "two_pair", (1, 2))


def test_a_census_of_other_rules_is_refused(paying, census) -> None:
    rules = paying(qualifier=Qualifier.PAIR_OF_FIVES)
    for counted in (lambda: ante_costs(rules, census), lambda: ante_curve(rules, census, "flush", (1, 2))):
        with pytest.raises(ValueError, match="other rules"):
            counted()
