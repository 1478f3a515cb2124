"""The showdown: each test is named after its rule. Seats are numbered clockwise, the button has seat 6."""

from dataclasses import replace

import pytest

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Reason
from trainer.games.texas_holdem.showing import (
    Asking,
    Claim,
    Showdown,
    Shows,
    ask_to_see,
    cards_speak,
    may_muck,
    playing_the_board,
    show_order,
)


def shown(showdown: Showdown, rules: Rules) -> tuple[object, tuple[int, ...]]:
    order = show_order(showdown, rules)
    return order.ruling.code, order.seats


# -- TDA 17, WSOP live 145, Wikipedia


def test_river_bet_the_last_aggressor_shows_first_then_clockwise(any_rules: Rules) -> None:
    order = show_order(Showdown(6, (1, 3, 5), aggressor=3), any_rules)
    assert (order.seats, order.ruling.reason) == ((3, 5, 1), Reason.LAST_AGGRESSOR)


def test_river_checked_the_first_seat_left_of_the_button_shows_first(any_rules: Rules) -> None:
    order = show_order(Showdown(6, (3, 5, 6)), any_rules)
    assert (order.seats, order.ruling.reason) == ((3, 5, 6), Reason.LEFT_OF_BUTTON)
    assert show_order(Showdown(4, (3, 5, 6)), any_rules).seats == (5, 6, 3)


def test_an_aggressor_who_has_folded_since_shows_nothing(any_rules: Rules) -> None:
    assert show_order(Showdown(6, (1, 5), aggressor=3), any_rules).seats == (1, 5)


def test_side_pot_players_show_before_the_player_all_in_for_the_main_pot_only(any_rules: Rules) -> None:
    """WSOP live 145."""
    assert show_order(Showdown(6, (1, 3, 5), side=(3, 5)), any_rules).seats == (3, 5, 1)
    assert show_order(Showdown(6, (1, 3, 5), side=(3, 5), aggressor=5), any_rules).seats == (5, 3, 1)


def test_the_last_live_hand_wins_without_being_shown(any_rules: Rules) -> None:
    """TDA 17-B."""
    order = show_order(Showdown(6, (3,)), any_rules)
    assert (order.seats, order.ruling.code, order.ruling.reason) == ((), Shows.NONE, Reason.NOTHING_TO_BEAT)


# -- All-in, and no more betting possible

ALL_IN = Showdown(6, (1, 3, 5), over_early=True, pusher=3)


def test_all_in_all_hands_at_once_before_the_board_is_run_out_in_a_tournament(tournament: Rules) -> None:
    """TDA 16."""
    assert shown(ALL_IN, tournament) == (Shows.AT_ONCE, (1, 3, 5))


def test_all_in_who_pushed_shows_first_in_a_cash_game(cash: Rules) -> None:
    """WSOP live 145."""
    assert shown(ALL_IN, cash) == (Shows.IN_TURN, (3, 5, 1))


def test_all_in_the_first_seat_shows_first_at_home(home: Rules) -> None:
    assert shown(ALL_IN, home) == (Shows.IN_TURN, (1, 3, 5))


RIVER_ALL_IN = (
    Showdown(6, (1, 3, 5), aggressor=5, all_in=True),
    Showdown(6, (1, 3, 5), side=(3, 5), aggressor=5, all_in=True),
    Showdown(6, (1, 3, 5), side=(3, 5), all_in=True),
)


@pytest.mark.parametrize("showdown", RIVER_ALL_IN)
def test_all_in_and_the_river_bet_or_checked_all_hands_at_once_in_a_tournament(
    showdown: Showdown, tournament: Rules
) -> None:
    """TDA 16: once a player is all-in and all betting is complete, main and side pots alike; 17-A orders the others."""
    assert show_order(showdown, tournament).ruling.code is Shows.AT_ONCE
    assert may_muck(showdown, tournament, beaten=True).code is Claim.REFUSED


@pytest.mark.parametrize("showdown", RIVER_ALL_IN)
def test_all_in_and_the_river_bet_or_checked_the_order_is_that_of_every_river_elsewhere(
    showdown: Showdown, cash: Rules, home: Rules
) -> None:
    """WSOP live 145."""
    for rules in (cash, home):
        assert show_order(showdown, rules).ruling.code is Shows.IN_TURN
        assert show_order(showdown, rules) == show_order(replace(showdown, all_in=False), rules)


def test_all_in_a_switch_is_named(tournament: Rules) -> None:
    ruling = show_order(ALL_IN, tournament).ruling
    assert (ruling.switch, ruling.source) == ("all_in_showdown", None)


# -- Mucking, asking to see


def test_later_hands_need_not_show_once_beaten(any_rules: Rules) -> None:
    river = Showdown(6, (1, 3, 5), aggressor=3)
    assert may_muck(river, any_rules, beaten=True).code is Claim.GRANTED
    assert may_muck(river, any_rules, beaten=False).code is Claim.DEAD


def test_all_in_nobody_mucks_in_a_tournament(tournament: Rules, cash: Rules) -> None:
    assert may_muck(ALL_IN, tournament, beaten=True).code is Claim.REFUSED
    assert may_muck(ALL_IN, cash, beaten=True).code is Claim.GRANTED


def test_a_hand_rightly_asked_for_is_shown(any_rules: Rules) -> None:
    river = Showdown(6, (1, 3), aggressor=3)
    assert may_muck(river, any_rules, beaten=True, asked=True).code is Claim.REFUSED


CALLER = Asking(called=True, own_cards=True)


@pytest.mark.parametrize(
    ("asking", "by_tda", "by_wsop", "by_roberts"),
    [
        (CALLER, True, False, True),
        (Asking(called=True, own_cards=False), False, False, True),
        (Asking(own_cards=True), False, False, True),
        (Asking(suspicion=True), False, True, True),
        (Asking(dealt_in=False), False, False, False),
    ],
    ids=["caller", "caller who mucked", "other player", "suspicion", "onlooker"],
)
def test_who_may_ask_to_see_a_hand(
    tournament: Rules, cash: Rules, home: Rules, asking: Asking, by_tda: bool, by_wsop: bool, by_roberts: bool
) -> None:
    """TDA 18-B, WSOP live 143, Robert's Rules."""
    granted = [ask_to_see(asking, rules).code is Claim.GRANTED for rules in (tournament, cash, home)]
    assert granted == [by_tda, by_wsop, by_roberts]


# -- Playing the board, cards speak


def test_playing_the_board_both_hole_cards_must_be_tabled(tournament: Rules, cash: Rules) -> None:
    """TDA 19, WSOP live 168."""
    for rules in (tournament, cash):
        assert playing_the_board(rules, tabled=2, declared=False).code is Claim.PLAYS
        assert playing_the_board(rules, tabled=1, declared=True).code is Claim.DEAD
        assert playing_the_board(rules, tabled=0, declared=True).code is Claim.DEAD


def test_playing_the_board_must_be_declared_before_the_cards_are_thrown_away_at_home(home: Rules) -> None:
    """Robert's Rules."""
    assert playing_the_board(home, tabled=0, declared=True).code is Claim.PLAYS
    assert playing_the_board(home, tabled=0, declared=False).code is Claim.DEAD


def test_cards_speak_and_a_tabled_winner_cannot_be_killed() -> None:
    """TDA 12 and 13-C."""
    assert cards_speak(winners={3}, tabled={1, 3}, seat=3).code is Claim.PLAYS
    assert cards_speak(winners={3}, tabled={1}, seat=3).code is Claim.DEAD
    assert cards_speak(winners={3}, tabled={1, 3}, seat=1).code is Claim.DEAD
