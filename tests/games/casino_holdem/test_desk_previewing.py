"""What publishing a change changes: the same rounds settled twice, the tables, the questions."""

from __future__ import annotations

import random

import pytest

from trainer.games.casino_holdem.desk import Preview, preview
from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.rules import BonusOnFold, Qualifier, Rules, SettleOrder
from trainer.games.casino_holdem.settlement import Bet, settle
from trainer.odds import Odds
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import Told


def changed(before: Rules | None, after: Rules, seed: int = 1) -> Preview:
    return preview(before, after, random.Random(seed))


def by_drill(found: Preview) -> dict[str, int]:
    return {drill.drill: drill.changed for drill in found.drills if drill.changed}


class TestSituations:
    def test_nothing_differs_where_nothing_is_changed(self, house) -> None:
        found = changed(house(), house())
        assert len(found.situations) == 5
        assert not any(situation.differs for situation in found.situations)
        assert (found.changed, found.switches) == (0, ())
        assert not any(row.differs for row in found.rows)
        assert found.asked > 300

    def test_rounds_that_a_changed_row_pays_come_first(self, house) -> None:
        before, after = house(), house(ante=(100, 25, 10, 3, 2, 1))
        for seed in range(3):
            situations = changed(before, after, seed).situations
            assert [situation.differs for situation in situations] == [True, True, True, False, False]
            for situation in situations[:3]:
                (line,) = [line for line in situation.lines if line.differs]
                assert (line.bet, line.after.row) == (Bet.ANTE, "straight_flush")
                assert line.after.amount == 25 * line.after.stake
                assert line.before is not None
                assert line.before.amount == 20 * line.before.stake

    def test_both_settle_the_same_round(self, house) -> None:
        before, after = house(), house(bonus_on_fold=BonusOnFold.FORFEITED, call_multiple=3)
        for situation in changed(before, after).situations:
            dealt = situation.deal
            assert situation.before == settle(dealt.round, before).boxes[dealt.box]
            assert situation.after == settle(dealt.round, after).boxes[dealt.box]
            assert [line.bet for line in situation.lines] == [line.bet for line in situation.after.lines]

    def test_the_same_seed_draws_the_same_rounds(self, house) -> None:
        rules = house(), house(call_multiple=1)
        assert changed(*rules, seed=4) == changed(*rules, seed=4)
        assert changed(*rules, seed=4).situations != changed(*rules, seed=5).situations

    def test_fewer_differ_where_fewer_are_found(self, house) -> None:
        found = changed(house(), house(bonus_on_fold=BonusOnFold.FORFEITED))
        assert (found.situations[0].skill, found.situations[0].differs) == ("fold.winning_bonus", True)
        assert sum(one.differs for one in found.situations) == 1
        assert len(found.situations) == 5

    def test_a_call_to_the_floor_is_a_difference(self, house) -> None:
        found = changed(house(), house(floor_call_over=6))
        lines = [line for one in found.situations for line in one.lines if line.differs]
        assert lines
        assert all(line.after.floor and line.after.amount == line.before.amount for line in lines)

    def test_a_house_of_its_own_is_shown_alone(self, house) -> None:
        found = changed(None, house())
        assert len(found.situations) == 5
        assert all(one.before is None and not one.differs for one in found.situations)
        assert all(row.before is None and not row.differs for row in found.rows)
        assert (found.switches, found.drills, found.asked) == ((), (), 0)

    def test_limits_that_allow_no_stake_leave_no_rounds(self, house) -> None:
        after = house(ante_min=101, ante_max=104, smallest_chip=100)
        assert changed(house(), after).situations == ()


class TestTables:
    def test_rows_are_those_that_are_printed(self, house) -> None:
        found = changed(house(), house(ante=(100, 25, 10, 3, 2, 1)))
        assert [(row.table, row.row) for row in found.rows if row.differs] == [("ante", "straight_flush")]
        assert [row.row for row in found.rows][5:7] == ["straight_or_lower", "royal_flush"]
        assert len(found.rows) == 6 + 9

    def test_rows_that_are_printed_apart_now_are_compared_hand_by_hand(self, house) -> None:
        found = changed(house(), house(ante=(100, 20, 10, 3, 2, 2, 1, 1, 1, 1)))
        (row,) = [row for row in found.rows if row.differs]
        assert (row.table, row.row) == ("ante", "straight")
        assert (row.before, row.after) == (Odds.to_one(1), Odds.to_one(2))
        assert len(found.rows) == 10 + 9

    def test_other_switches_are_named_with_both_values(self, house) -> None:
        found = changed(house(), house(qualifier=Qualifier.PAIR_OF_FIVES, boxes=5))
        assert [(one.switch, one.before, one.after) for one in found.switches] == [
            ("qualifier", Qualifier.PAIR_OF_FOURS, Qualifier.PAIR_OF_FIVES),
            ("boxes", 7, 5),
        ]


class TestQuestions:
    def test_every_drill_is_asked_for_all_its_skills(self, house) -> None:
        found = changed(house(), house())
        assert [drill.drill for drill in found.drills] == list(DRILLS)
        assert {drill.drill: drill.asked for drill in found.drills} == {
            name: 1 + len(drill.skills) for name, drill in DRILLS.items()
        }

    def test_a_row_changes_the_questions_that_ask_for_it(self, house) -> None:
        found = changed(house(), house(ante=(100, 25, 10, 3, 2, 1)))
        counts = by_drill(found)
        assert counts["paytable"] == 2  # the natural one is of the ante too, or of the bonus
        assert {"one_box", "ante_payout", "box_total"} <= set(counts)
        assert not {"bonus_payout", "multiply", "the_call", "read_hand", "who_wins", "dealer_game"} & set(
            counts
        )
        assert sum(counts.values()) == found.changed < found.asked
        (paytable,) = [drill for drill in found.drills if drill.drill == "paytable"]
        example = paytable.examples[-1]
        assert (example.ask.key, example.before, example.after) == ("straight_flush", Told(20), Told(25))

    def test_examples_are_the_questions_as_they_are_asked_now(self, house) -> None:
        before, after = house(), house(call_multiple=3)
        for drill in changed(before, after).drills:
            for example in drill.examples:
                posed = DRILLS[drill.drill].pose(
                    before, example.skill, example.level, random.Random(example.seed)
                )
                assert posed == example.posed
                right = [
                    {mark.ask.key: mark.expected for mark in DRILLS[drill.drill].grade(posed, rules, {})}
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
    def test_a_switch_changes_the_drill_that_asks_for_it(self, house, switches, drills) -> None:
        assert set(by_drill(changed(house(), house(**switches)))) == drills

    def test_a_row_that_is_not_printed_any_more_is_another_question(self, house) -> None:
        found = changed(house(), house(ante=(100, 20, 10, 3, 2, 2, 1, 1, 1, 1)))
        (paytable,) = [drill for drill in found.drills if drill.drill == "paytable"]
        assert [example.ask for example in paytable.examples][-1] is None


SHIPPED = load_book(shipped_paytables()).games["casino_holdem"].variants


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_houses_can_be_compared_with_the_standard(name: str) -> None:
    before, after = SHIPPED["standard"].rules, SHIPPED[name].rules
    for rules in ((before, after), (after, before)):
        found = changed(*rules)
        assert len(found.situations) == 5
        assert found.asked > 300
        told = {one.switch for one in found.switches} | {row.table for row in found.rows if row.differs}
        assert told == {switch for switch, value in before.switches() if value != getattr(after, switch)}
