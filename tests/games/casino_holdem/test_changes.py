"""Which questions of the drills a change of the rules gives another right answer."""

from __future__ import annotations

import random

import pytest

from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.rules import BonusOnFold, Rules, SettleOrder
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import Told
from trainer.quiz.changes import DrillChange, changes

SHIPPED = load_book(shipped_paytables()).games["casino_holdem"].variants


def changed(before: Rules, after: Rules) -> tuple[DrillChange, ...]:
    return changes(tuple(DRILLS.values()), before, after)


def by_drill(found: tuple[DrillChange, ...]) -> dict[str, int]:
    return {drill.drill: drill.changed for drill in found if drill.changed}


def test_the_same_rules_change_no_question(house) -> None:
    found = changed(house(), house())
    assert sum(drill.asked for drill in found) > 300
    assert by_drill(found) == {}


def test_every_drill_is_asked_for_all_its_skills(house) -> None:
    found = changed(house(), house())
    assert [drill.drill for drill in found] == list(DRILLS)
    assert {drill.drill: drill.asked for drill in found} == {
        name: 1 + len(drill.skills) for name, drill in DRILLS.items()
    }


def test_a_row_changes_the_questions_that_ask_for_it(house) -> None:
    found = changed(house(), house(ante=(100, 25, 10, 3, 2, 1)))
    counts = by_drill(found)
    assert counts["paytable"] == 2  # the natural one is of the ante too, or of the bonus
    assert {"one_box", "ante_payout", "box_total"} <= set(counts)
    assert not {"bonus_payout", "multiply", "the_call", "read_hand", "who_wins", "dealer_game"} & set(counts)
    (paytable,) = [drill for drill in found if drill.drill == "paytable"]
    example = paytable.examples[-1]
    assert example.ask is not None
    assert (example.ask.key, example.before, example.after) == ("straight_flush", Told(20), Told(25))


def test_examples_are_the_questions_as_they_are_asked_now(house) -> None:
    before, after = house(), house(call_multiple=3)
    examples = [example for drill in changed(before, after) for example in drill.examples]
    assert examples
    for example in examples:
        drill = DRILLS[example.drill]
        posed = drill.pose(before, example.skill, example.level, random.Random(example.seed))
        assert posed == example.posed
        right = [
            {mark.ask.key: mark.expected for mark in drill.grade(posed, rules, {})}
            for rules in (before, after)
        ]
        assert right[0][example.ask.key] == example.before != example.after
        assert right[1][example.ask.key] == example.after


@pytest.mark.parametrize(
    ("switches", "drills"),
    [
        ({"settle_order": SettleOrder.LEFT_TO_RIGHT}, {"whole_table"}),
        ({"late_bet": "next_round"}, {"irregular"}),
        ({"burn_before_turn": False}, {"deal_through"}),
    ],
)
def test_a_switch_changes_the_drill_that_asks_for_it(house, switches, drills) -> None:
    assert set(by_drill(changed(house(), house(**switches)))) == drills


def test_a_row_that_is_not_printed_any_more_is_another_question(house) -> None:
    found = changed(house(), house(ante=(100, 20, 10, 3, 2, 2, 1, 1, 1, 1)))
    (paytable,) = [drill for drill in found if drill.drill == "paytable"]
    assert [example.ask for example in paytable.examples][-1] is None


def test_a_bonus_forfeited_on_a_fold_changes_what_folds_are_paid(house) -> None:
    assert "one_box" in by_drill(changed(house(), house(bonus_on_fold=BonusOnFold.FORFEITED)))


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_houses_can_be_compared_with_the_standard(name: str) -> None:
    before, after = SHIPPED["standard"].rules, SHIPPED[name].rules
    for rules in ((before, after), (after, before)):
        assert sum(drill.asked for drill in changed(*rules)) > 300
