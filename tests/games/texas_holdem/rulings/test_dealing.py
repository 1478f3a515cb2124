"""Dealers' errors: each test is named after its rule; where profiles differ each one is asked."""

from itertools import product

import pytest

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Done, Error, Reason, Remedy, Situation, remedy, substantial

FOLD, CHECK, CALL, BET = Done.FOLD, Done.CHECK, Done.CALL, Done.BET


def code(rules: Rules, error: Error, *since: Done, **more: object) -> object:
    return remedy(Situation(error, since=since, **more), rules).code  # type: ignore[arg-type]


# -- TDA 36, WSOP live 105, Robert's Rules: substantial action


@pytest.mark.parametrize(
    ("actions", "by_tda", "by_wsop", "by_roberts"),
    [
        ((FOLD, CALL), True, True, True),
        ((CALL, CALL), True, True, True),
        ((CHECK, BET), True, True, True),
        ((CHECK, CHECK), False, False, True),
        ((FOLD, FOLD), False, False, True),
        ((CHECK, FOLD), False, True, True),
        ((CHECK, CHECK, CHECK), True, True, True),
        ((FOLD, FOLD, FOLD), True, True, True),
        ((FOLD, FOLD, CHECK), True, True, True),
        ((CALL,), False, False, False),
        ((), False, False, False),
    ],
)
def test_substantial_action(
    tournament: Rules,
    cash: Rules,
    home: Rules,
    actions: tuple[Done, ...],
    by_tda: bool,
    by_wsop: bool,
    by_roberts: bool,
) -> None:
    assert [substantial(actions, rules) for rules in (tournament, cash, home)] == [
        by_tda,
        by_wsop,
        by_roberts,
    ]


def test_more_action_never_makes_it_less_substantial(any_rules: Rules) -> None:
    for actions in product(Done, repeat=3):
        for at in range(3):
            assert substantial(actions[: at + 1], any_rules) >= substantial(actions[:at], any_rules)


# -- TDA 35-A, WSOP live 104: misdeals


@pytest.mark.parametrize(
    "error", [Error.WRONG_FIRST_SEAT, Error.NOT_ENTITLED, Error.LEFT_OUT, Error.TOO_FEW_CARDS], ids=str
)
def test_a_misdeal_before_substantial_action(any_rules: Rules, error: Error) -> None:
    assert code(any_rules, error) is Remedy.MISDEAL
    assert code(any_rules, error, CALL) is Remedy.MISDEAL


@pytest.mark.parametrize("error", [Error.WRONG_FIRST_SEAT, Error.NOT_ENTITLED, Error.LEFT_OUT], ids=str)
def test_after_substantial_action_never_a_misdeal(any_rules: Rules, error: Error) -> None:
    assert code(any_rules, error, FOLD, CALL) is Remedy.PLAY_ON


def test_after_substantial_action_a_hand_of_a_wrong_number_of_cards_is_dead(any_rules: Rules) -> None:
    assert code(any_rules, Error.TOO_FEW_CARDS, CALL, CALL) is Remedy.HAND_DEAD
    assert code(any_rules, Error.EXTRA_CARDS, CALL, CALL) is Remedy.HAND_DEAD


def test_two_who_acted_decide_by_the_houses_substantial_action(
    tournament: Rules, cash: Rules, home: Rules
) -> None:
    found = Situation(Error.LEFT_OUT, since=(CHECK, FOLD))
    assert [remedy(found, rules).code for rules in (tournament, cash, home)] == [
        Remedy.MISDEAL,
        Remedy.PLAY_ON,
        Remedy.PLAY_ON,
    ]
    assert remedy(found, tournament).switch == "substantial_action"
    assert remedy(Situation(Error.LEFT_OUT), tournament).switch is None


def test_first_or_second_card_exposed_or_two_cards_exposed_is_a_misdeal(any_rules: Rules) -> None:
    assert code(any_rules, Error.EXPOSED_CARDS, first_two=True) is Remedy.MISDEAL
    assert code(any_rules, Error.EXPOSED_CARDS, count=2) is Remedy.MISDEAL


def test_one_exposed_hole_card_is_replaced_after_the_deal_and_becomes_the_burn(any_rules: Rules) -> None:
    """The button's second card flashes: the deal is finished, it is swapped with the card that would be burnt."""
    assert code(any_rules, Error.EXPOSED_CARDS) is Remedy.REPLACED


def test_one_extra_card_is_a_misdeal_in_a_tournament_and_the_burn_elsewhere(
    tournament: Rules, cash: Rules, home: Rules
) -> None:
    assert code(tournament, Error.EXTRA_CARDS) is Remedy.MISDEAL
    assert code(cash, Error.EXTRA_CARDS) is Remedy.BURNT
    assert code(home, Error.EXTRA_CARDS) is Remedy.BURNT
    assert remedy(Situation(Error.EXTRA_CARDS), cash).switch == "extra_card"


def test_two_extra_cards_are_a_misdeal(any_rules: Rules) -> None:
    assert code(any_rules, Error.EXTRA_CARDS, count=2) is Remedy.MISDEAL


def test_one_boxed_card_is_a_scrap_of_paper(any_rules: Rules) -> None:
    assert code(any_rules, Error.BOXED_CARDS) is Remedy.NEXT_CARD
    assert code(any_rules, Error.BOXED_CARDS, CALL, CALL, CALL) is Remedy.NEXT_CARD


def test_two_boxed_cards_are_a_misdeal_on_the_deal_in_a_tournament(tournament: Rules) -> None:
    assert code(tournament, Error.BOXED_CARDS, count=2) is Remedy.MISDEAL
    assert code(tournament, Error.BOXED_CARDS, CALL, CALL, count=2) is Remedy.NEXT_CARD


def test_two_boxed_cards_void_the_hand_at_any_time_elsewhere(cash: Rules, home: Rules) -> None:
    for rules in (cash, home):
        assert code(rules, Error.BOXED_CARDS, count=2) is Remedy.VOID
        assert code(rules, Error.BOXED_CARDS, CALL, CALL, count=2) is Remedy.VOID


@pytest.mark.parametrize("error", [Error.DUPLICATE_CARD, Error.OTHER_BACK], ids=str)
def test_a_fouled_deck_stops_the_hand_even_after_substantial_action(any_rules: Rules, error: Error) -> None:
    assert code(any_rules, error) is Remedy.VOID
    assert code(any_rules, error, BET, CALL, CALL) is Remedy.VOID


def test_a_misplaced_button_is_put_right_then_stands_in_a_tournament(tournament: Rules) -> None:
    """TDA 34-A."""
    assert code(tournament, Error.MISPLACED_BUTTON) is Remedy.PUT_RIGHT
    assert code(tournament, Error.MISPLACED_BUTTON, CALL, CALL) is Remedy.PLAY_ON


def test_a_misplaced_button_is_a_misdeal_then_corrected_on_the_next_hand_elsewhere(
    cash: Rules, home: Rules
) -> None:
    """WSOP live 104 and 109."""
    for rules in (cash, home):
        assert code(rules, Error.MISPLACED_BUTTON) is Remedy.MISDEAL
        assert code(rules, Error.MISPLACED_BUTTON, CALL, CALL) is Remedy.NEXT_HAND


# -- TDA 38, WSOP live 122 and 165: burns


def test_a_forgotten_burn_is_put_right_until_somebody_acts_then_the_card_stands(any_rules: Rules) -> None:
    assert code(any_rules, Error.NO_BURN) is Remedy.CARD_BECOMES_BURN
    assert code(any_rules, Error.NO_BURN, CHECK) is Remedy.CARD_STANDS


def test_of_two_burns_one_is_the_board_card_and_what_was_dealt_the_next_burn(any_rules: Rules) -> None:
    assert code(any_rules, Error.TWO_BURNS) is Remedy.BURN_COMES_BACK
    assert code(any_rules, Error.TWO_BURNS, CHECK) is Remedy.CARD_STANDS


def test_a_flop_without_a_burn_by_profile(tournament: Rules, cash: Rules, home: Rules) -> None:
    """TDA 39-B, WSOP live 164, Robert's Rules."""
    assert code(tournament, Error.FLOP_WITHOUT_BURN) is Remedy.THREE_SCRAMBLED
    assert code(cash, Error.FLOP_WITHOUT_BURN, exposed=False) is Remedy.MOVED
    assert code(cash, Error.FLOP_WITHOUT_BURN, exposed=True) is Remedy.FLOP_RESHUFFLED
    assert code(home, Error.FLOP_WITHOUT_BURN) is Remedy.FLOP_RESHUFFLED


def test_a_flop_without_a_burn_stands_after_one_check(any_rules: Rules) -> None:
    assert code(any_rules, Error.FLOP_WITHOUT_BURN, CHECK) is Remedy.CARD_STANDS


def test_a_flop_of_four_cards_by_profile(tournament: Rules, cash: Rules, home: Rules) -> None:
    """TDA 39-A, WSOP live 163, Robert's Rules."""
    assert code(tournament, Error.LONG_FLOP, count=4) is Remedy.FOUR_SCRAMBLED
    assert code(cash, Error.LONG_FLOP, count=4) is Remedy.FOUR_SCRAMBLED
    assert code(home, Error.LONG_FLOP, count=4) is Remedy.FLOP_RESHUFFLED


def test_a_flop_of_more_than_four_cards_is_reshuffled(any_rules: Rules) -> None:
    assert code(any_rules, Error.LONG_FLOP, count=5) is Remedy.FLOP_RESHUFFLED


def test_a_premature_turn_by_profile(tournament: Rules, cash: Rules, home: Rules) -> None:
    """TDA recommended procedure 5, WSOP live 167, Robert's Rules."""
    assert code(tournament, Error.PREMATURE_TURN) is Remedy.STUB_RESHUFFLED
    assert code(cash, Error.PREMATURE_TURN) is Remedy.STUB_RESHUFFLED
    assert code(home, Error.PREMATURE_TURN) is Remedy.SET_ASIDE


@pytest.mark.parametrize("error", [Error.PREMATURE_FLOP, Error.PREMATURE_RIVER], ids=str)
def test_a_premature_flop_or_river_goes_back_and_comes_without_another_burn(
    any_rules: Rules, error: Error
) -> None:
    assert code(any_rules, error) is Remedy.STUB_RESHUFFLED


@pytest.mark.parametrize("error", Error, ids=str)
def test_every_error_has_a_remedy_and_says_where_it_is_written_or_which_switch_decided(
    any_rules: Rules, error: Error
) -> None:
    for since in ((), (CALL,), (CHECK, FOLD), (CALL, CALL, CALL)):
        for count in (1, 2, 4, 5):
            ruling = remedy(Situation(error, count, since), any_rules)
            assert isinstance(ruling.code, Remedy)
            assert isinstance(ruling.reason, Reason)
            assert (ruling.source is None) == (ruling.switch is not None)
