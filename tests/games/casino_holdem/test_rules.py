"""House rules as values: printed rows, the names of tables, and what no house can say."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from pydantic import ValidationError

from trainer.cards import cards
from trainer.games.casino_holdem.remedies import REMEDIES
from trainer.games.casino_holdem.rules import Qualifier, Rules, bonus_row
from trainer.hands import Category, best

House = Callable[..., Rules]


def test_equal_rows_from_the_straight_down_are_printed_as_one(house: House) -> None:
    assert [(row, str(odds)) for row, odds in house().ante.rows] == [
        ("royal_flush", "100 to 1"),
        ("straight_flush", "20 to 1"),
        ("four_of_a_kind", "10 to 1"),
        ("full_house", "3 to 1"),
        ("flush", "2 to 1"),
        ("straight_or_lower", "1 to 1"),
    ]


def test_a_table_that_tells_them_apart_prints_all_ten(house: House) -> None:
    ante = house(ante=(100, 20, 10, 3, 2, 2, 1)).ante
    assert [row for row, _ in ante.rows] == [category.value for category in reversed(Category)]
    assert [ante.row_of(category) for category in Category] == [category.value for category in Category]


def test_every_category_is_paid_by_a_printed_row(house: House) -> None:
    ante = house().ante
    printed = dict(ante.rows)
    for category in Category:
        assert printed[ante.row_of(category)] == ante.by_category[category]


@pytest.mark.parametrize(
    ("table", "pays", "name"),
    [
        ("ante", (20, 20, 10, 3, 2, 1), "20-20-10-3-2-1"),
        ("ante", (25, 25, 12, 3, 2, 1), "25-25-12-3-2-1"),
        ("ante", (100, 20, 10, 3, 2, 1), "100-20-10-3-2-1"),
        ("ante", (100, 49, 17, 3, 2, 1), "100-49-17-3-2-1"),
        ("ante", (50, 20, 10, 3, 2, 1), "50-20-10-3-2-1"),
        ("ante", (100, 20, 10, 3, "3 to 2", 1), "100-20-10-3-3/2-1"),
        ("bonus", (100, 50, 40, 30, 20, 7), "100-50-40-30-20-7-7-7-7"),
        ("bonus", (25, 25, 25, 25, 25, 7), "25-25-25-25-25-7-7-7-7"),
        ("bonus", (100, 50, 40, 30, 20, 10, 8, 7, 7), "100-50-40-30-20-10-8-7-7"),
        ("bonus", ("8 for 1",), "7-7-7-7-7-7-7-7-7"),
    ],
)
def test_tables_are_named_by_their_profits_to_one(
    table: str, pays: tuple[int | str, ...], name: str, house: House
) -> None:
    assert getattr(house(**{table: pays}), table).notation == name


@pytest.mark.parametrize(
    ("five", "row"),
    [
        ("AsKsQsJsTs", "royal_flush"),
        ("5h4h3h2hAh", "straight_flush"),
        ("AsAhAdAcKs", "four_of_a_kind"),
        ("2s2h3d3c3s", "full_house"),
        ("KhTh7h4h2h", "flush"),
        ("5h4h3h2hAs", "straight"),
        ("2s2h2d3c4s", "three_of_a_kind"),
        ("2s2h3d3c4s", "two_pair"),
        ("AsAh2d3c4s", "pair_of_aces"),
        ("KsKhAd3c4s", None),
        ("2s2hAdKcQs", None),
        ("AsKhQdJc9s", None),
    ],
)
def test_the_bonus_begins_at_a_pair_of_aces(five: str, row: str | None, house: House) -> None:
    assert bonus_row(best(cards(five))) == row
    assert row is None or row in house().bonus.by_row


def test_a_qualifier_is_any_hand_or_a_pair_of_twos_to_aces() -> None:
    assert [q.pair_rank for q in Qualifier] == [0, *range(2, 15)]
    assert [q.least for q in Qualifier] == sorted(q.least for q in Qualifier)
    assert best(cards("7s5h4d3c2s")).strength >= Qualifier.ANY_HAND.least


@pytest.mark.parametrize(
    "switches",
    [
        {"qualifier": "pair_of_ones"},
        {"ante_no_game": "lose"},
        {"call_multiple": 0},
        {"call_multiple": 2.5},
        {"boxes": 8},
        {"boxes": 0},
        {"max_payout_box": 0},
        {"ante_min": -5},
        {"smallest_chip": 0},
        {"floor_call_over": 0},
        {"settle_order": "clockwise"},
        {"jackpot": True},
    ],
)
def test_a_switch_takes_only_what_a_house_can_mean(switches: dict[str, Any], house: House) -> None:
    with pytest.raises(ValidationError):
        house(**switches)


def test_rules_are_values_that_nobody_changes(house: House) -> None:
    rules = house()
    assert rules == house()
    with pytest.raises(ValidationError):
        rules.boxes = 6  # type: ignore[misc]
    with pytest.raises(TypeError):
        rules.ante.by_category[Category.FLUSH] = rules.ante.flush  # type: ignore[index]


def test_whether_the_order_is_known_is_no_switch(house: House) -> None:
    assert set(Rules.model_fields) - set(Rules.switch_fields()) == Rules.DERIVED == {"order_stated"}
    assert "order_stated" not in dict(house().switches())
    assert house().order_stated
    assert house(order_stated=False).revision != house().revision


def test_every_remedy_is_a_switch_with_at_least_three_choices() -> None:
    for switch, remedy in REMEDIES.items():
        assert Rules.switch_fields()[switch].annotation is remedy
        assert len(remedy) >= 3


def test_switches_come_in_the_order_of_the_class_with_their_values(house: House) -> None:
    rules = house(boxes=6)
    assert list(dict(rules.switches())) == list(Rules.switch_fields())
    assert dict(rules.switches())["boxes"] == 6
