"""What comes when: the steps of a round dealt through, by each switch of procedure."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from trainer.cards import cards
from trainer.games.casino_holdem import procedure
from trainer.games.casino_holdem.procedure import Folded, Step
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import settle

House = Callable[..., Rules]

# Box 1 calls and loses, box 2 folds with a bonus, box 3 calls and wins, box 4 folds without one, box 5 wins.
TABLE = Round(
    cards("Ks9d4h7c2s"),
    cards("KdQh"),
    (
        Box(cards("9h3c"), 10, 5),
        Box(cards("8s6d"), 20, 10, call=False),
        Box(cards("KhAc"), 25),
        Box(cards("Td3s"), 30, call=False),
        Box(cards("4s4c"), 15, 5),
    ),
)


@pytest.mark.parametrize(("burns", "step"), [(True, Step.BURN), (False, Step.FLOP)])
def test_a_card_is_burnt_before_the_flop_where_the_house_says_so(
    burns: bool, step: Step, house: House
) -> None:
    assert procedure.after_hole_cards(house(burn_before_flop=burns)) == (step, "burn_before_flop")


@pytest.mark.parametrize(
    ("switches", "steps"),
    [
        ({}, [Step.BURN, Step.TURN_AND_RIVER]),
        ({"burn_before_turn": False}, [Step.TURN_AND_RIVER, Step.TURN_AND_RIVER]),
        ({"turn_and_river": "apart"}, [Step.BURN, Step.TURN]),
        ({"turn_and_river": "apart", "burn_before_turn": False}, [Step.TURN, Step.TURN]),
    ],
)
def test_what_comes_after_the_decisions_and_behind_a_burn(
    switches: dict[str, object], steps: list[Step], house: House
) -> None:
    rules = house(**switches)
    assert [procedure.after_decisions(rules).step, procedure.turn(rules).step] == steps


def test_the_river_has_a_burn_of_its_own_where_it_comes_apart(house: House) -> None:
    assert procedure.after_turn(house(turn_and_river="apart")).step is Step.BURN
    assert procedure.after_turn(house(turn_and_river="apart", burn_before_turn=False)).step is Step.RIVER


@pytest.mark.parametrize(
    ("flop", "turn", "together", "burnt"),
    [
        (True, True, "together", 2),
        (True, True, "apart", 3),
        (False, True, "apart", 2),
        (True, False, "apart", 1),
        (False, False, "together", 0),
    ],
)
def test_burnt_cards_are_counted_to_the_river(
    flop: bool, turn: bool, together: str, burnt: int, house: House
) -> None:
    rules = house(burn_before_flop=flop, burn_before_turn=turn, turn_and_river=together)
    assert procedure.burnt_cards(rules) == burnt


def test_bonuses_after_the_flop_come_before_the_decisions(house: House) -> None:
    rules = house(bonus_settled="after_flop")
    assert procedure.after_flop(TABLE, rules) == (Step.BONUSES, "bonus_settled")
    assert procedure.early_bets(TABLE, rules) == (4, 1, 0)
    assert procedure.early_bets(TABLE, house(bonus_settled="after_flop", settle_order="left_to_right")) == (
        0,
        1,
        4,
    )


def test_where_a_fold_forfeits_the_bonus_the_decisions_come_first(house: House) -> None:
    rules = house(bonus_settled="after_flop", bonus_on_fold="forfeited")
    assert procedure.after_flop(TABLE, rules).step is Step.DECISIONS
    assert procedure.early_bets(TABLE, rules) == (4, 1, 0)


def test_no_bonus_on_the_table_is_settled_by_nobody(house: House) -> None:
    bare = Round(TABLE.board, TABLE.dealer, (TABLE.boxes[2], TABLE.boxes[3]))
    assert procedure.after_flop(bare, house(bonus_settled="after_flop")).step is Step.DECISIONS


@pytest.mark.parametrize(
    ("switches", "live", "collected", "early"),
    [
        ({}, (1,), (3,), ()),
        ({"folded_bonus_cards_kept": False}, (1,), (1, 3), (1,)),
        ({"bonus_on_fold": "forfeited"}, (), (1, 3), ()),
        ({"bonus_settled": "after_flop"}, (), (1, 3), (4, 1, 0)),
    ],
    ids=["kept", "not kept", "forfeited", "settled already"],
)
def test_folded_cards_are_collected_but_for_a_live_bonus(
    switches: dict[str, object],
    live: tuple[int, ...],
    collected: tuple[int, ...],
    early: tuple[int, ...],
    house: House,
) -> None:
    rules = house(**switches)
    assert procedure.live_folded(TABLE, rules) == live
    assert procedure.collected(TABLE, rules) == collected
    assert procedure.early_bets(TABLE, rules) == early


def test_which_folded_cards_go_is_the_houses_own_way(house: House) -> None:
    assert procedure.folded_cards(house()) is Folded.WITHOUT_BONUS
    assert procedure.folded_cards(house(folded_bonus_cards_kept=False)) is Folded.ALL


@pytest.mark.parametrize(
    ("switches", "order"),
    [
        ({}, (4, 3, 2, 1, 0)),
        ({"settle_order": "left_to_right"}, (0, 1, 2, 3, 4)),
        ({"losing_first": True}, (3, 1, 0, 4, 2)),
        ({"losing_first": True, "settle_order": "left_to_right"}, (0, 1, 3, 2, 4)),
        ({"bonus_settled": "after_flop"}, (4, 3, 2, 1, 0)),
    ],
)
def test_boxes_are_finished_right_to_left_losing_ones_first_where_the_house_says_so(
    switches: dict[str, object], order: tuple[int, ...], house: House
) -> None:
    rules = house(**switches)
    assert procedure.box_order(settle(TABLE, rules), rules) == order


def test_the_tray_is_the_houses_side_of_all_boxes(house: House) -> None:
    """-35, -30, +75, -30 and three fours: the ante and the call of box 5 paid 45, its bonus 35."""
    table = settle(TABLE, house())
    assert [box.net for box in table.boxes] == [-35, -30, 75, -30, 80]
    assert procedure.tray_change(table) == -60
