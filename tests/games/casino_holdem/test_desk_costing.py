"""The desk's card and curves: exact figures made into floats once, beside the published ones."""

from __future__ import annotations

from fractions import Fraction
from itertools import pairwise
from pathlib import Path

import pytest

from trainer.games.casino_holdem import desk
from trainer.games.casino_holdem.desk.costing import POINTS
from trainer.games.casino_holdem.edge import CensusMissing, Shelf, ante_figures, shipped_census
from trainer.games.casino_holdem.rules import BonusOnFold, Qualifier
from trainer.odds import Odds


@pytest.fixture
def shelf(tmp_path: Path) -> Shelf:
    return desk.shelf(tmp_path)


def test_the_card_of_the_standard_table(house, shelf) -> None:
    card = desk.card(house(), shelf)
    assert card.ante.house_edge == pytest.approx(0.02157646, abs=1e-8)
    assert card.bonus.house_edge == card.bonus_as_played.house_edge == pytest.approx(0.062583, abs=5e-7)
    assert card.bonus_with_folds is None
    assert sum(share.part for share in card.origin) == pytest.approx(card.ante.house_edge, abs=1e-12)
    assert card.origin[0].code == "fold"
    assert list(card.costs)[:2] == [("ante", "royal_flush"), ("ante", "straight_flush")]
    assert list(card.costs)[-1] == ("bonus", "pair_of_aces")
    assert len(card.costs) == 6 + 9
    assert (card.published, card.ante_change, card.bonus_change) == (None, None, None)


def test_the_card_says_what_has_changed_since_it_was_published(house, shelf) -> None:
    """100-25-10-3-2-1 is 2.0301 %, 100-20-10-3-2-1 is 2.1576 %; the change is the sum of five single steps."""
    before, after = house(), house(ante=(100, 25, 10, 3, 2, 1))
    card = desk.card(after, shelf, before)
    assert card.published == desk.figures(before, shelf)
    assert card.ante_change == pytest.approx(0.02030123 - 0.02157646, abs=2e-8)
    assert card.bonus_change == 0
    steps = 0.0
    for pays in range(20, 25):
        steps += desk.card(house(ante=(100, pays, 10, 3, 2, 1)), shelf).costs["ante", "straight_flush"]
    assert card.ante_change == pytest.approx(-steps, abs=1e-12)


def test_a_bonus_forfeited_on_folds_costs_more(house, shelf) -> None:
    rules = house(bonus_on_fold=BonusOnFold.FORFEITED)
    card = desk.card(rules, shelf, house())
    assert card.bonus_with_folds is card.bonus_as_played
    assert card.bonus_as_played.house_edge == pytest.approx(0.0907, abs=5e-5)
    assert card.bonus_change == pytest.approx(0.0907 - 0.0626, abs=1e-4)
    assert card.costs["bonus", "pair_of_aces"] < desk.card(house(), shelf).costs["bonus", "pair_of_aces"]


def test_rules_without_a_census_have_no_card_but_a_bonus(house, shelf) -> None:
    fives = house(qualifier=Qualifier.PAIR_OF_FIVES)
    assert desk.needs(fives, shelf)
    assert not desk.needs(house(), shelf)
    for asked in (lambda: desk.card(fives, shelf), lambda: desk.curve(fives, shelf, "ante", "flush")):
        with pytest.raises(CensusMissing):
            asked()
    assert desk.bonus(fives) == desk.figures(house(), shelf).bonus
    assert desk.card(house(), shelf, published=fives).published is None


class TestCurve:
    def test_it_runs_through_what_the_row_pays(self, house, shelf) -> None:
        curve = dict(desk.curve(house(), shelf, "ante", "straight_flush"))
        assert list(curve) == list(range(1, 41))
        assert curve[20] == desk.card(house(), shelf).ante.house_edge
        assert curve[25] == pytest.approx(0.02030123, abs=1e-8)

    def test_the_bonus_falls_on_a_straight_line(self, house, shelf) -> None:
        curve = desk.curve(house(), shelf, "bonus", "flush")
        assert dict(curve)[20] == desk.card(house(), shelf).bonus.house_edge
        steps = {round(a[1] - b[1], 12) for a, b in pairwise(curve)}
        assert steps == {round(desk.card(house(), shelf).costs["bonus", "flush"], 12)}

    def test_the_forfeited_bonus_has_its_own(self, house, shelf) -> None:
        rules = house(bonus_on_fold=BonusOnFold.FORFEITED)
        curve = dict(desk.curve(rules, shelf, "bonus", "pair_of_aces"))
        assert curve[7] == desk.card(rules, shelf).bonus_as_played.house_edge

    def test_low_odds_have_a_few_points_and_high_ones_not_too_many(self, house, shelf) -> None:
        assert [n for n, _ in desk.curve(house(), shelf, "ante", "straight_or_lower")] == [1, 2, 3, 4, 5]
        high = house(ante=(7_777, 20, 10, 3, 2, 1))
        odds = [n for n, _ in desk.curve(high, shelf, "ante", "royal_flush")]
        assert len(odds) <= POINTS + 1
        assert 7_777 in odds

    def test_odds_that_are_no_whole_number_lie_between_its_points(self, house, shelf) -> None:
        rules = house().paying("ante", "flush", Odds(Fraction(3, 2)))
        curve = dict(desk.curve(rules, shelf, "ante", "flush"))
        assert list(curve) == [1, 2, 3, 4, 5, 6]
        edge = -float(ante_figures(rules, shipped_census()).expectation)
        assert curve[2] < edge < curve[1]

    @pytest.mark.parametrize(
        ("table", "row"), [("ante", "straight"), ("bonus", "one_pair"), ("call", "flush")]
    )
    def test_a_row_that_is_not_there(self, house, shelf, table: str, row: str) -> None:
        with pytest.raises(KeyError):
            desk.curve(house(), shelf, table, row)
