"""Minimum raises and the right to raise again, a rule a test.

Sources: TDA rules 2024, 43 and 47 with their addenda; WSOP live action rules 2024 (WSOP live) and tournament rules 2024
(WSOP tournament); Robert's Rules of Poker.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.games.texas_holdem.betting import Bound, Right, before_flop
from trainer.games.texas_holdem.refusals import Rule
from trainer.games.texas_holdem.structure import BettingRules, Stakes, StraddleRaise, Structure

Seated = Callable[..., Any]
CASES = json.loads((Path(__file__).parents[1] / "cases" / "betting.json").read_text("utf-8"))
LIMIT = Structure.FIXED_LIMIT


class TestMinimumRaise:
    def test_is_the_largest_full_increment_and_not_the_total(self, table: Seated) -> None:
        """TDA 43-A, addendum example 1."""
        at = table("A B C D", "A bet 600, B raise 1600, C raise 3600", blinds=(100, 200))
        assert (at.actor, at.options.min_raise_to, at.options.least) == ("D", 5600, Bound.LAST_RAISE)

    def test_takes_the_blind_for_the_first_bet(self, table: Seated) -> None:
        """TDA 43 addendum example 2: a short all-in leaves it."""
        at = table("SB BB A B", "A all-in 150", street="preflop")
        assert (at.options.min_raise_to, at.options.least) == (250, Bound.BIG_BLIND)

    def test_of_two_chips_that_raise_is_what_they_raised_by(self, table: Seated) -> None:
        """TDA 43 addendum example 3."""
        at = table("A B C", "A bet 300, B raise 1000", street="turn", blinds=(100, 200))
        assert at.options.min_raise_to == 1700

    def test_is_the_largest_raise_not_the_latest(self, table: Seated) -> None:
        """TDA 43 addendum example 4-A."""
        at = table(
            "SB BB A B C D", "A raise 125, B raise 200, C raise 500", street="preflop", blinds=(25, 50)
        )
        assert at.options.min_raise_to == 800

    def test_stays_through_calls(self, table: Seated) -> None:
        """TDA 43 addendum example 4-B."""
        at = table("SB BB A B C D", "A raise 500, B call, C call", street="preflop", blinds=(25, 50))
        assert (at.actor, at.options.min_raise_to) == ("D", 950)

    def test_over_a_short_all_in_adds_a_full_bet_to_it(self, table: Seated) -> None:
        """WSOP live 172: nobody completes an all-in in no limit."""
        at = table("A B C", "A bet 100, B all-in 140")
        assert at.options.min_raise_to == 240
        assert at.refusal("C raise 200").rule is Rule.MINIMUM_RAISE

    def test_over_several_short_all_ins_stays_the_last_full_bet(self, table: Seated) -> None:
        """TDA 47 addendum example 2."""
        at = table("A B C D F", "A bet 300, B all-in 500, C all-in 650, D all-in 800")
        assert (at.actor, at.options.min_raise_to) == ("F", 1100)

    def test_over_short_all_ins_in_a_tournament(self, table: Seated) -> None:
        """WSOP tournament 96-a."""
        script = "A bet 500, B raise 1000, C call, D all-in 1300, E all-in 1700, A fold"
        at = table("A B C D E", script)
        assert (at.actor, at.options.min_raise_to) == ("B", 2200)
        at.play("B call")
        assert (at.actor, at.options.min_raise_to) == ("C", 2200)

    def test_is_cut_only_by_the_own_stack(self, table: Seated) -> None:
        at = table("A B C", "A bet 500", stacks={"B": 700})
        assert (at.options.min_raise_to, at.options.max_raise_to) == (700, 700)
        assert (at.options.least, at.options.most) == (Bound.OWN_STACK, Bound.OWN_STACK)

    def test_has_no_maximum_but_the_own_stack(self, table: Seated) -> None:
        """Not cut to what the others could call: what they cannot comes back."""
        at = table("A B", "A bet 500", stacks={"A": 900, "B": 4000})
        assert at.options.max_raise_to == 4000
        assert at.refusal("B raise 4001").rule is Rule.OWN_STACK

    def test_there_is_no_cap_without_a_limit(self, table: Seated) -> None:
        """TDA 48."""
        raises = ", ".join(f"{'BA'[i % 2]} raise {100 * (i + 2)}" for i in range(40))
        assert table("A B", f"A bet 100, {raises}").options.may_raise

    def test_over_a_straddle_is_by_edition(self, table: Seated) -> None:
        """WSOP live 161 (2024): three times the big blind; 165 (2026): double the straddle."""
        old, new = (
            table("SB BB UTG A", street="preflop", straddle=200, straddle_raise=edition)
            for edition in (StraddleRaise.BIG_BLIND, StraddleRaise.STRADDLE)
        )
        assert (old.actor, old.options.to_call, old.options.min_raise_to) == ("A", 200, 300)
        assert (new.actor, new.options.to_call, new.options.min_raise_to) == ("A", 200, 400)


class TestReopening:
    def test_a_short_all_in_does_not_reopen(self, table: Seated) -> None:
        """TDA 47-A; WSOP live 171 and 173."""
        at = table("A B C D", "A bet 100, B raise 200, C all-in 290, D fold, A call")
        assert (at.actor, at.options.to_call, at.options.right) == ("B", 90, Right.NOT_REOPENED)
        assert at.refusal("B raise 500").rule is Rule.NOT_REOPENED

    FIVE = "A call 100, B all-in 125, C call 125, D all-in 200, E call 200, SB fold, BB fold"

    def test_short_all_ins_add_up_for_the_player_who_faces_a_full_raise(self, table: Seated) -> None:
        """TDA 47 addendum example 1."""
        at = table("SB BB A B C D E", self.FIVE, street="preflop")
        assert (at.actor, at.options.to_call, at.options.right) == ("A", 100, Right.FACES_FULL_RAISE)
        assert at.options.min_raise_to == 300

    def test_the_same_all_ins_do_not_add_up_for_one_who_faces_less(self, table: Seated) -> None:
        """TDA 47 addendum example 1-A."""
        at = table("SB BB A B C D E", self.FIVE, street="preflop").play("A call")
        assert (at.actor, at.options.to_call, at.options.may_raise) == ("C", 75, False)

    def test_a_full_raise_on_top_reopens_for_him_too(self, table: Seated) -> None:
        """TDA 47 addendum example 1-B."""
        at = table("SB BB A B C D E", self.FIVE, street="preflop").play("A raise 300")
        assert (at.actor, at.options.to_call, at.options.may_raise) == ("C", 175, True)
        assert at.options.min_raise_to == 400

    THREE = "A call 4000, C all-in 7500, SB fold"

    def test_a_player_who_has_not_acted_may_always_raise(self, table: Seated) -> None:
        """TDA 47 addendum example 3: the big blind's option survives."""
        at = table("SB BB A C", self.THREE, street="preflop", blinds=(2000, 4000))
        assert (at.actor, at.options.right, at.options.min_raise_to) == ("BB", Right.NOT_ACTED, 11_500)

    def test_a_call_behind_leaves_the_first_caller_a_call(self, table: Seated) -> None:
        """TDA 47 addendum example 3-A."""
        at = table("SB BB A C", self.THREE, street="preflop", blinds=(2000, 4000)).play("BB call")
        assert (at.actor, at.options.to_call, at.options.may_raise) == ("A", 3500, False)

    def test_a_raise_behind_gives_him_his_raise(self, table: Seated) -> None:
        """TDA 47 addendum example 3-B."""
        at = table("SB BB A C", self.THREE, street="preflop", blinds=(2000, 4000)).play("BB raise 11500")
        assert (at.actor, at.options.to_call, at.options.may_raise) == ("A", 7500, True)

    def test_bet_100_all_ins_150_200_230_reopen_for_the_bettor(self, table: Seated) -> None:
        at = table("A B C D", "A bet 100, B all-in 150, C all-in 200, D all-in 230")
        assert (at.actor, at.options.to_call) == ("A", 130)
        assert at.options.right is Right.NOBODY_TO_ANSWER  # he has the right, and nobody to use it against
        at = table("A B C D E", "A bet 100, B all-in 150, C all-in 200, D all-in 230, E call")
        assert (at.actor, at.options.to_call, at.options.right) == ("A", 130, Right.FACES_FULL_RAISE)
        assert at.options.min_raise_to == 330

    def test_two_short_all_ins_after_a_limp_do_not_reopen_for_one_facing_75(self, table: Seated) -> None:
        at = table("SB BB A B C", "A call, B all-in 125, C all-in 175, SB fold, BB call", street="preflop")
        assert (at.actor, at.options.to_call, at.options.right) == ("A", 75, Right.NOT_REOPENED)

    def test_a_full_all_in_is_not_pooled_with_a_short_one(self, table: Seated) -> None:
        script = "A all-in 16, BTN call 16, SB all-in 19, BB call 19"
        at = table("SB BB A BTN", script, street="preflop", blinds=(1, 2))
        assert (at.actor, at.options.to_call, at.options.right) == ("BTN", 3, Right.NOT_REOPENED)


class TestFirstWagers:
    def test_a_short_all_in_as_first_wager_reopens_nothing(self, table: Seated) -> None:
        """TDA 47-A, Robert's Rules: 100 the least bet, a check, an all-in of 20."""
        at = table("A B C", "A check, B all-in 20, C call")
        assert (at.actor, at.options.to_call, at.options.right) == ("A", 20, Right.NOT_REOPENED)

    def test_one_who_has_not_acted_may_make_it_a_full_bet_more(self, table: Seated) -> None:
        """Robert's Rules, no limit 2: fold, call 20, or 120 at least."""
        at = table("A B C", "A check, B all-in 20")
        assert (at.options.to_call, at.options.min_raise_to) == (20, 120)
        assert at.refusal("C raise 100").rule is Rule.MINIMUM_RAISE
        assert at.play("C raise 120").options.may_raise  # and that is a full bet for the player who checked

    def test_a_short_big_blind_costs_the_others_the_full_one(self, table: Seated) -> None:
        """WSOP live 150 (2026: 154): calling 60 is not allowed."""
        at = table("SB BB A B", street="preflop", stacks={"BB": 60})
        assert (at.options.to_call, at.options.min_raise_to) == (100, 200)
        at.play("A call")
        assert at.betting.front == (50, 60, 100, 0)

    def test_a_short_big_blind_costs_the_last_one_with_chips_the_difference(self, table: Seated) -> None:
        heads_up = table("BB SB", street="preflop", stacks={"BB": 60})
        assert (heads_up.actor, heads_up.options.to_call) == ("SB", 10)
        assert heads_up.options.right is Right.NOBODY_TO_ANSWER
        at = table("SB BB A B", "A fold, B fold", street="preflop", stacks={"BB": 60})
        assert (at.actor, at.options.to_call) == ("SB", 10)
        at = table("SB BB A B", "A call, B fold", street="preflop", stacks={"BB": 60})
        assert (at.actor, at.options.to_call) == ("SB", 50)

    def test_between_two_the_button_acts_first_though_its_blind_is_as_big(self) -> None:
        """The button is the small blind and acts first before the flop, whatever the blinds are."""
        stakes = Stakes(100, 100)
        street = before_flop(BettingRules(), stakes, (5_000, 5_000), stakes.blinds_of(2))
        assert street.turn == 2

    def test_the_big_blind_has_the_option_when_nobody_raised(self, table: Seated) -> None:
        at = table("SB BB A", "A call, SB call", street="preflop")
        assert (at.actor, at.options.to_call, at.options.may_raise) == ("BB", 0, True)
        assert at.options.min_raise_to == 200
        assert at.play("BB check").actor is None

    def test_the_straddle_has_the_last_option(self, table: Seated) -> None:
        at = table("SB BB UTG A", "A call, SB call, BB call", street="preflop", straddle=200)
        assert (at.actor, at.options.to_call, at.options.may_raise) == ("UTG", 0, True)

    def test_the_small_blind_need_not_be_half_the_big_one(self, table: Seated) -> None:
        at = table("SB BB A", "A fold", street="preflop", blinds=(1, 3))
        assert (at.options.to_call, at.options.min_raise_to) == (2, 6)

    def test_a_check_raise_is_legal(self, table: Seated) -> None:
        at = table("A B", "A check, B bet 100")
        assert (at.actor, at.options.may_raise, at.options.min_raise_to) == ("A", True, 200)


class TestFixedLimit:
    def flop(self, table: Seated, names: str, script: str, **more: object) -> Any:
        return table(names, script, structure=LIMIT, blinds=(10, 20), bets=(20, 40), **more)

    def test_bets_and_raises_are_of_one_size(self, table: Seated) -> None:
        at = self.flop(table, "A B", "")
        assert (at.options.min_raise_to, at.options.max_raise_to, at.options.least) == (
            20,
            20,
            Bound.FIXED_BET,
        )
        assert at.refusal("A bet 40").rule is Rule.FIXED_BET
        assert at.play("A bet 20").options.min_raise_to == 40
        assert self.flop(table, "A B", "A bet 40", street="turn").options.min_raise_to == 80

    def test_an_all_in_of_less_than_half_over_a_bet_does_not_reopen(self, table: Seated) -> None:
        """TDA 47-B, WSOP live 129: bet 20, all-in 28; others complete to 40."""
        at = self.flop(table, "A B C", "A bet 20, B all-in 28")
        assert (at.options.min_raise_to, at.options.least) == (40, Bound.COMPLETION)
        at.play("C call")
        assert (at.actor, at.options.to_call, at.options.right) == ("A", 8, Right.NOT_REOPENED)

    def test_a_completed_bet_reopens(self, table: Seated) -> None:
        at = self.flop(table, "A B C", "A bet 20, B all-in 28, C raise 40")
        assert (at.actor, at.options.may_raise, at.options.min_raise_to) == ("A", True, 60)

    def test_an_all_in_of_half_or_more_over_a_bet_is_a_full_raise(self, table: Seated) -> None:
        """TDA 47-B, WSOP live 129: bet 20, all-in 32; the next raise is to 52."""
        at = self.flop(table, "A B C", "A bet 20, B all-in 32")
        assert (at.options.min_raise_to, at.options.least) == (52, Bound.FIXED_BET)
        at.play("C call")
        assert (at.actor, at.options.right) == ("A", Right.FACES_FULL_RAISE)

    def test_exactly_half_is_a_full_raise(self, table: Seated) -> None:
        assert self.flop(table, "A B C", "A bet 20, B all-in 30").options.min_raise_to == 50
        assert self.flop(table, "A B C", "A bet 20, B all-in 29").options.min_raise_to == 40

    def test_an_all_in_of_half_a_bet_or_more_is_a_bet(self, table: Seated) -> None:
        """WSOP live 129: all-in 15 where the bet is 20; a full raise is to 35."""
        assert self.flop(table, "A B C", "A check, B all-in 15").options.min_raise_to == 35

    def test_an_all_in_of_less_than_half_a_bet_is_completed(self, table: Seated) -> None:
        """TDA 47-B: all-in 8; others complete to 20, and who has checked may only call 8."""
        at = self.flop(table, "A B C", "A check, B all-in 8")
        assert (at.options.min_raise_to, at.options.max_raise_to) == (20, 20)
        at.play("C call")
        assert (at.actor, at.options.to_call, at.options.may_raise) == ("A", 8, False)

    def test_without_the_half_bet_rule_only_a_full_bet_counts(self, table: Seated) -> None:
        at = self.flop(table, "A B C", "A bet 20, B all-in 39", half_bet=False)
        assert at.options.min_raise_to == 40
        assert at.play("C call").options.right is Right.NOT_REOPENED

    @pytest.mark.parametrize("cap", [3, 4])
    def test_a_bet_and_so_many_raises_end_the_raising(self, table: Seated, cap: int) -> None:
        """WSOP live 126 and WSOP tournament 100: four; many houses: three."""
        raises = ", ".join(f"{'BCA'[i % 3]} raise {20 * (i + 2)}" for i in range(cap))
        at = self.flop(table, "A B C", f"A bet 20, {raises}", raise_cap=cap)
        assert (at.options.right, at.options.min_raise_to) == (Right.RAISE_CAP, None)
        assert at.refusal(f"{at.actor} raise {20 * (cap + 2)}").rule is Rule.RAISE_CAP

    def test_the_big_blind_is_the_bet_before_the_flop(self, table: Seated) -> None:
        script = "A raise 40, B raise 60, SB raise 80, BB raise 100"
        at = self.flop(table, "SB BB A B", script, street="preflop")
        assert at.options.right is Right.RAISE_CAP

    def test_all_ins_of_less_than_half_a_bet_do_not_count_toward_the_cap(self, table: Seated) -> None:
        script = "A bet 20, B raise 40, C raise 60, D raise 80, E all-in 85"
        at = self.flop(table, "A B C D E", script)
        assert (at.actor, at.options.min_raise_to) == ("A", 100)
        assert at.play("A raise 100").options.right is Right.RAISE_CAP

    def test_two_players_are_capped_unless_the_house_lifts_it(self, table: Seated) -> None:
        raises = ", ".join(f"{'BA'[i % 2]} raise {20 * (i + 2)}" for i in range(4))
        assert self.flop(table, "A B", f"A bet 20, {raises}").options.right is Right.RAISE_CAP
        lifted = self.flop(table, "A B", f"A bet 20, {raises}", capped_heads_up=False)
        assert lifted.options.min_raise_to == 120

    def test_no_cap_is_no_cap(self, table: Seated) -> None:
        raises = ", ".join(f"{'BCA'[i % 3]} raise {20 * (i + 2)}" for i in range(20))
        assert self.flop(table, "A B C", f"A bet 20, {raises}", raise_cap=None).options.may_raise


class TestSpreadLimit:
    def test_a_raise_adds_the_last_one_at_least_and_the_spread_at_most(self, table: Seated) -> None:
        at = table("A B C", "A bet 3", structure=Structure.SPREAD_LIMIT, blinds=(1, 1), spread=5)
        assert (at.options.min_raise_to, at.options.max_raise_to, at.options.most) == (6, 8, Bound.SPREAD)
        assert at.refusal("B raise 9").rule is Rule.SPREAD_MAXIMUM


class TestTurns:
    def test_nobody_acts_out_of_turn(self, table: Seated) -> None:
        refused = table("A B C", "A check").refusal("C bet 100")
        assert (refused.rule, refused.player) == (Rule.IN_TURN, 3)
        assert str(refused) == "out of turn: player 2 is to act"

    def test_nobody_acts_when_the_street_is_over(self, table: Seated) -> None:
        assert table("A B", "A check, B check").refusal("A bet 100").rule is Rule.NOT_BETWEEN_STREETS

    def test_a_street_ends_when_all_have_acted_and_matched(self, table: Seated) -> None:
        at = table("A B C", "A check, B check, C bet 100, A call")
        assert at.actor == "B"
        assert at.play("B call").actor is None

    def test_before_the_flop_the_player_after_the_big_blind_begins(self, table: Seated) -> None:
        assert table("SB BB A B", street="preflop").actor == "A"

    def test_between_two_the_button_begins_before_the_flop_and_ends_after_it(self, table: Seated) -> None:
        assert table("BB SB", street="preflop").actor == "SB"
        assert table("BB SB").actor == "BB"

    def test_a_player_who_owes_nothing_is_not_asked_when_nobody_could_answer(self, table: Seated) -> None:
        at = table("SB BB A", "A all-in 100, SB fold", street="preflop")
        assert at.actor is None

    def test_a_player_all_in_is_not_asked(self, table: Seated) -> None:
        at = table("A B C", "A all-in 100, B call, C call")
        assert at.actor is None

    def test_a_raise_nobody_could_answer_is_none(self, table: Seated) -> None:
        at = table("A B C", "A bet 500, B all-in 1000, C fold", stacks={"A": 2000})
        assert (at.actor, at.options.to_call, at.options.right) == ("A", 500, Right.NOBODY_TO_ANSWER)
        assert at.refusal("A raise 2000").rule is Rule.NOBODY_TO_ANSWER

    def test_chips_that_only_reach_the_call_cannot_raise(self, table: Seated) -> None:
        at = table("A B C", "A bet 500", stacks={"B": 500})
        assert (at.options.to_call, at.options.right) == (500, Right.ONLY_A_CALL)
        assert at.refusal("B raise 600").rule is Rule.ONLY_A_CALL

    def test_calling_all_in_for_less_costs_the_stack(self, table: Seated) -> None:
        at = table("A B C", "A bet 500", stacks={"B": 300})
        assert at.options.to_call == 300
        assert at.play("B call").betting.stacks[1] == 0

    def test_a_raise_to_no_more_than_the_bet_is_none(self, table: Seated) -> None:
        at = table("A B", "A bet 500")
        with pytest.raises(ValueError, match="500 is no bet or raise: the bet stands at 500"):
            _raise(at, 2, 500)


def _raise(at: Any, player: int, to: int) -> None:
    from trainer.games.texas_holdem.betting import RaiseTo, act

    act(at.betting, RaiseTo(player, to))


# -- the published cases


ANSWERED = {
    "TDA43-1": ("A B C D", "A bet 600, B raise 1600, C raise 3600"),
    "TDA43-3": ("A B C", "A bet 300, B raise 1000"),
    "TDA43-4B": ("SB BB A B C D", "A raise 500, B call, C call"),
    "TDA47-3A-BB": ("SB BB A C", "A call 4000, C all-in 7500, SB fold"),
    "WSOP96a": ("A B C D E", "A bet 500, B raise 1000, C call, D all-in 1300, E all-in 1700, A fold"),
    "seed000": ("A B", "A bet 10"),
    "pokerkit40": ("BB SB", "SB raise 100, BB raise 180"),
}


@pytest.mark.parametrize("case", CASES["min_raise"], ids=lambda case: case["id"])
def test_published_minimum_raises(table: Seated, case: dict[str, Any]) -> None:
    names, script = ANSWERED[case["id"]]
    said = [action.split(" (")[0] for action in case["actions"]]
    assert [part.strip() for part in script.split(",")] == said
    at = table(
        names,
        script,
        street=case["street"].split()[0] if "street" in case else "flop",
        blinds=(case["bb"] // 2, case["bb"]),
        stacks={"BB": 200} if case["id"] == "pokerkit40" else None,
    )
    assert (at.actor, at.options.min_raise_to) == (case["ask"].split()[0], case["ans"])
    assert at.options.min_raise_to not in case.get("wrong", [])
    assert at.refusal(f"{at.actor} raise {case['ans'] - 1}").rule is Rule.MINIMUM_RAISE
    at.play(f"{at.actor} raise {case['ans']}")


REOPENED = {
    "TDA47-1": ("SB BB A B C D E", TestReopening.FIVE, "A"),
    "TDA47-1B": ("SB BB A B C D E", TestReopening.FIVE + ", A raise 300", "C"),
    "TDA47-3B": ("SB BB A C", TestReopening.THREE + ", BB raise 11500", "A"),
    "pokerkit45": ("SB BB UTG BTN", "UTG all-in 16, BTN call 16, SB all-in 19, BB call 19", "BTN"),
}


@pytest.mark.parametrize("case", CASES["reopen"], ids=lambda case: case["id"])
def test_published_rights_to_raise(table: Seated, case: dict[str, Any]) -> None:
    if case["id"] == "limit-half-high":
        at = table("A B", "A all-in 15", structure=LIMIT, blinds=(10, 20), bets=(case["bet"], 40))
        assert at.options.min_raise_to is None  # two players: nobody could answer
        at = table("B A C", "B all-in 15", structure=LIMIT, blinds=(10, 20), bets=(case["bet"], 40))
        assert at.options.min_raise_to == case["ans"]
        return
    names, script, asked = REOPENED[case["id"]]
    at = table(names, script, street="preflop", blinds=(case.get("bb", 100) // 2, case.get("bb", 100)))
    assert (at.actor, at.options.may_raise) == (asked, case["ans"])
    if "min" in case:
        assert at.options.min_raise_to == case["min"]
