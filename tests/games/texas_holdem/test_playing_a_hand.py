"""What pages for players say of playing a hand: blinds, turns, four rounds, raises by and to, structures."""

from __future__ import annotations

import pytest

from trainer.cards import cards
from trainer.games.texas_holdem.betting import Call, Fold, Options, RaiseTo, Street
from trainer.games.texas_holdem.hand import DealBoard, DealHole, Event, Hand, Stage, at_table, begin, step
from trainer.games.texas_holdem.outcome import settle
from trainer.games.texas_holdem.refusals import Refused, Rule
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure

HOLES = ("AsAh", "KsKh", "QsQh", "JsJh", "TsTh", "9s9h")
BOARD = cards("2c3d5c7d8c")


def dealt(stakes: Stakes, stacks: list[int], rules: BettingRules | None = None) -> Hand:
    """Two cards to each, from the left of the button: player 1 is the small blind, the last one has the button."""
    hand = begin(at_table(rules or BettingRules(), stakes, stacks))
    for player in range(1, len(stacks) + 1):
        hand = step(hand, DealHole(player, cards(HOLES[player - 1])))
    return hand


def played(hand: Hand, *events: Event) -> Hand:
    for event in events:
        hand = step(hand, event)
    return hand


def checked_to_the(street: Street, hand: Hand) -> Hand:
    """Everybody calls and checks until that street."""
    while hand.betting.street is not street:
        there = len(hand.board)
        act = hand.options
        hand = step(hand, Call(act.actor) if act else DealBoard(BOARD[there : there + 1 if there else 3]))
    return hand


def asked(hand: Hand) -> Options:
    """What the player to act may do."""
    may = hand.options
    assert may
    return may


class TestBlinds:
    def test_small_blind_1_and_big_blind_3_are_fixed_beforehand(self) -> None:
        hand = dealt(Stakes(1, 3), [100] * 4)
        assert hand.betting.front == (1, 3, 0, 0)
        assert asked(hand).to_call == 3

    def test_the_blinds_may_be_equal(self) -> None:
        hand = played(dealt(Stakes(2, 2), [100] * 3), Call(3))
        assert (asked(hand).actor, asked(hand).to_call) == (1, 0)

    def test_a_short_blind_posts_what_he_has_and_is_all_in(self) -> None:
        hand = dealt(Stakes(10, 20), [100, 15, 100])
        assert (hand.betting.front[1], hand.betting.stacks[1]) == (15, 0)
        assert asked(hand).to_call == 20

    def test_the_big_blind_is_the_least_bet_of_the_first_round(self) -> None:
        hand = dealt(Stakes(10, 20), [1000] * 3)
        assert (asked(hand).to_call, asked(hand).min_raise_to) == (20, 40)


class TestTurns:
    def test_the_player_left_of_the_big_blind_begins_and_may_fold_call_or_raise(self) -> None:
        hand = dealt(Stakes(10, 20), [1000] * 4)
        assert asked(hand).actor == 3
        for action in (Fold(3), Call(3), RaiseTo(3, 40)):
            assert asked(step(hand, action)).actor == 4

    def test_the_small_blind_may_raise(self) -> None:
        hand = played(dealt(Stakes(10, 20), [1000] * 3), Call(3))
        assert (asked(hand).actor, asked(hand).to_call, asked(hand).may_raise) == (1, 10, True)

    def test_an_unraised_big_blind_may_check_or_raise(self) -> None:
        hand = played(dealt(Stakes(10, 20), [1000] * 3), Call(3), Call(1))
        may = asked(hand)
        assert (may.actor, may.to_call, may.may_raise, may.min_raise_to) == (2, 0, True, 40)
        assert step(hand, Call(2)).stage is Stage.DEAL_BOARD
        assert asked(step(hand, RaiseTo(2, 40))).actor == 3

    def test_facing_a_bet_nobody_checks_a_call_costs_it(self) -> None:
        hand = played(checked_to_the(Street.FLOP, dealt(Stakes(10, 20), [1000] * 3)), RaiseTo(1, 50))
        after = step(hand, Call(2))
        assert after.betting.stacks[1] == hand.betting.stacks[1] - 50

    def test_later_streets_begin_with_the_first_active_seat_after_the_button(self) -> None:
        hand = played(dealt(Stakes(10, 20), [1000] * 4), Call(3), Call(4), Fold(1), Call(2))
        hand = step(hand, DealBoard(BOARD[:3]))
        assert asked(hand).actor == 2

    def test_a_raise_gives_every_active_player_another_turn(self) -> None:
        hand = checked_to_the(Street.FLOP, dealt(Stakes(10, 20), [1000] * 4))
        hand = played(hand, Call(1), RaiseTo(2, 40), Call(3), RaiseTo(4, 120))
        order = []
        while may := hand.options:
            order.append(may.actor)
            hand = step(hand, Call(may.actor))
        assert order == [1, 2, 3]

    def test_a_round_ends_when_all_have_matched_and_had_a_turn(self) -> None:
        hand = checked_to_the(Street.FLOP, dealt(Stakes(10, 20), [1000] * 3))
        hand = played(hand, Call(1), Call(2))
        assert hand.stage is Stage.ACT  # all have put in the same, and one has had no turn
        assert step(hand, Call(3)).stage is Stage.DEAL_BOARD

    def test_a_fold_is_final(self) -> None:
        hand = played(dealt(Stakes(10, 20), [1000] * 4), Fold(3), RaiseTo(4, 60), Call(1), Call(2))
        hand = checked_to_the(Street.RIVER, hand)
        actors = set()
        while may := hand.options:
            actors.add(may.actor)
            hand = step(hand, Call(may.actor))
        assert actors == {1, 2, 4}
        result = settle(hand)
        assert result
        assert all(3 not in award.pot.eligible for award in result.awards)


class TestRounds:
    def test_there_are_four_rounds_with_no_three_four_and_five_cards_open(self) -> None:
        assert [street.board for street in Street] == [0, 3, 4, 5]
        hand = checked_to_the(Street.RIVER, dealt(Stakes(10, 20), [1000] * 2))
        assert hand.board == BOARD
        assert Street.RIVER.next is None

    def test_the_pot_is_won_when_all_others_fold_and_nothing_is_shown(self) -> None:
        hand = played(dealt(Stakes(10, 20), [1000] * 3), RaiseTo(3, 60), Fold(1), Fold(2))
        result = settle(hand)
        assert result
        assert (hand.stage, hand.tabled) == (Stage.WON, ())
        assert result.stacks == (990, 980, 1030)

    def test_an_all_in_player_acts_no_more_and_stays_in(self) -> None:
        hand = dealt(Stakes(10, 20), [1000, 1000, 100])
        hand = played(hand, RaiseTo(3, 100), Call(1), Call(2), DealBoard(BOARD[:3]))
        actors = []
        while may := hand.options:
            actors.append(may.actor)
            hand = step(hand, Call(may.actor))
        assert actors == [1, 2]
        assert 3 in hand.contending

    def test_when_all_left_are_all_in_the_board_is_run_out_without_betting(self) -> None:
        hand = played(dealt(Stakes(10, 20), [200, 200]), RaiseTo(2, 200), Call(1))
        for street in (BOARD[:3], BOARD[3:4], BOARD[4:]):
            assert hand.options is None
            hand = step(hand, DealBoard(street))
        assert hand.stage is Stage.SHOWDOWN

    def test_an_all_in_player_wins_nothing_that_was_bet_after_his_stack_ended(self) -> None:
        hand = dealt(Stakes(10, 20), [100, 1000, 1000])  # player 1 has aces, player 2 kings
        hand = played(hand, RaiseTo(3, 100), Call(1), Call(2), DealBoard(BOARD[:3]))
        hand = played(hand, RaiseTo(2, 300), Call(3))
        hand = checked_to_the(Street.RIVER, hand)
        result = settle(played(hand, Call(2), Call(3)))
        assert result
        assert [(award.pot.amount, dict(award.winners)) for award in result.awards] == [
            (300, {1: 300}),
            (600, {2: 600}),
        ]


class TestRaises:
    def test_bet_20_raised_to_60_the_next_raise_is_to_100(self) -> None:
        hand = played(dealt(Stakes(10, 20), [1000] * 4), RaiseTo(3, 60))
        assert asked(hand).min_raise_to == 100

    def test_raise_by_and_raise_to_are_two_amounts(self) -> None:
        # “A raises by 10, so B must make it at least 20” holds for a bet of 10 into an unopened pot
        start = dealt(Stakes(5, 10), [1000] * 3)
        assert asked(played(checked_to_the(Street.FLOP, start), RaiseTo(1, 10))).min_raise_to == 20
        # a blind of 10 raised by 10 stands at 20: the next raise adds 10 to that
        assert asked(played(start, RaiseTo(3, 20))).min_raise_to == 30

    def test_only_all_in_may_be_less_than_the_minimum(self) -> None:
        hand = played(dealt(Stakes(10, 20), [1000, 1000, 1000, 90]), RaiseTo(3, 60))
        assert (asked(hand).min_raise_to, asked(hand).max_raise_to) == (90, 90)
        with pytest.raises(Refused) as refused:
            played(dealt(Stakes(10, 20), [1000] * 4), RaiseTo(3, 60), RaiseTo(4, 90))
        assert refused.value.rule is Rule.MINIMUM_RAISE


class TestStructures:
    @pytest.mark.parametrize(("small", "big"), [(3, 6), (5, 10)])
    def test_structured_bets_are_the_small_number_twice_and_the_great_one_twice(
        self, small: int, big: int
    ) -> None:
        limit = BettingRules(Structure.FIXED_LIMIT)
        hand = dealt(Stakes(small // 2, small, small_bet=small, big_bet=big), [1000] * 3, limit)
        assert asked(hand).to_call == small  # the big blind is the smaller number
        for street in Street:
            hand = checked_to_the(street, hand)
            opened = small if street is Street.PREFLOP else 0
            added = small if street in (Street.PREFLOP, Street.FLOP) else big
            may = asked(hand)
            assert (may.min_raise_to, may.max_raise_to) == (opened + added, opened + added)

    def test_usually_three_raises_at_home_and_four_by_the_rulebooks(
        self, tournament: Rules, cash: Rules, home: Rules
    ) -> None:
        for rules, raises in ((home, 3), (cash, 4), (tournament, 4)):
            assert rules.raise_cap == raises
            limit = BettingRules(Structure.FIXED_LIMIT, raise_cap=rules.raise_cap)
            hand = checked_to_the(Street.FLOP, dealt(Stakes(1, 2), [1000] * 3, limit))
            made = 0
            while (may := asked(hand)).min_raise_to:
                hand = step(hand, RaiseTo(may.actor, may.min_raise_to))
                made += 1
            assert made == 1 + raises

    def test_pot_limits_least_raise_is_as_in_no_limit(self) -> None:
        for structure in (Structure.POT_LIMIT, Structure.NO_LIMIT):
            hand = played(dealt(Stakes(5, 10), [1000] * 3, BettingRules(structure)), RaiseTo(3, 30))
            assert asked(hand).min_raise_to == 50

    def test_the_pot_before_the_raise_is_its_maximum_only_where_nobody_has_bet(self) -> None:
        def flop_of(pot: int) -> Hand:
            hand = dealt(Stakes(2, 5), [1000] * 4, BettingRules(Structure.POT_LIMIT))
            hand = played(hand, RaiseTo(3, 10), RaiseTo(4, pot // 4), Call(1), Call(2), Call(3))
            hand = step(hand, DealBoard(BOARD[:3]))
            assert asked(hand).pot == pot
            return hand

        unopened = asked(flop_of(80))
        assert (unopened.min_raise_to, unopened.max_raise_to) == (5, 80)
        bet = asked(played(flop_of(60), RaiseTo(1, 20)))
        assert bet.pot == 80
        assert bet.max_raise_to == 120  # the pot before the raise would be 20 + 80

    def test_no_limits_most_is_the_own_stack_and_the_rest_comes_back(self) -> None:
        hand = dealt(Stakes(10, 20), [500, 300, 900])
        assert asked(hand).max_raise_to == 900
        hand = played(hand, RaiseTo(3, 900), Call(1), Call(2))
        assert hand.uncalled == (3, 400)


def test_nobody_bets_what_he_had_not_on_the_table_when_the_hand_began() -> None:
    hand = played(dealt(Stakes(10, 20), [100, 1000, 1000]), RaiseTo(3, 400), Call(1))
    assert (hand.betting.front[0], hand.betting.stacks[0]) == (100, 0)
    hand = played(hand, Fold(2))
    result = settle(checked_to_the(Street.RIVER, hand))
    assert result
    assert sum(result.stacks) == 2100
    with pytest.raises(Refused) as refused:
        played(dealt(Stakes(10, 20), [100, 1000, 1000]), RaiseTo(3, 1001))
    assert refused.value.rule is Rule.OWN_STACK
