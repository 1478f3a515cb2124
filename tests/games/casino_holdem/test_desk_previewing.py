"""What publishing a change changes: the same rounds settled twice, the tables."""

from __future__ import annotations

import random

import pytest

from trainer.games.casino_holdem.desk import Preview, preview
from trainer.games.casino_holdem.rules import BonusOnFold, Rules
from trainer.games.casino_holdem.settlement import Bet, settle
from trainer.odds import Odds
from trainer.paths import shipped_paytables
from trainer.paytables import load_book


def changed(before: Rules | None, after: Rules, seed: int = 1) -> Preview:
    return preview(before, after, random.Random(seed))


class TestSituations:
    def test_nothing_differs_where_nothing_is_changed(self, house) -> None:
        found = changed(house(), house())
        assert len(found.situations) == 5
        assert not any(situation.differs for situation in found.situations)
        assert not any(row.differs for row in found.rows)

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


SHIPPED = load_book(shipped_paytables()).games["casino_holdem"].variants


@pytest.mark.parametrize("name", SHIPPED)
def test_the_shipped_houses_can_be_compared_with_the_standard(name: str) -> None:
    before, after = SHIPPED["standard"].rules, SHIPPED[name].rules
    for rules in ((before, after), (after, before)):
        found = changed(*rules)
        assert len(found.situations) == 5
        told = {row.table for row in found.rows if row.differs}
        assert told == {
            table for table in ("ante", "bonus") if getattr(before, table) != getattr(after, table)
        }
