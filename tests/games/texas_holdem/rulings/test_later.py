"""What is found after the act: each test is named after its rule."""

import pytest

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import (
    Done,
    Facing,
    Found,
    Reason,
    Said,
    Wager,
    Word,
    accepted_action,
    out_of_turn,
    pot_miscounted,
    under_raise,
)

# -- TDA 53-A: a bet of 300; seat 6 says “raise, 800” before seat 5 has acted

EARLY = Said(Word.RAISE, 800)


def test_out_of_turn_binds_if_the_player_before_folds_or_calls() -> None:
    ruling = out_of_turn(EARLY, 300, Facing(300, 300, stack=5000))
    assert (ruling.code, ruling.amount, ruling.source) == (Found.BINDS, 800, "TDA 2024 rule 53-A")


def test_out_of_turn_is_free_if_the_player_before_raises() -> None:
    ruling = out_of_turn(EARLY, 300, Facing(600, 300, stack=5000))
    assert (ruling.code, ruling.amount) == (Found.FREE, 900)


def test_a_call_out_of_turn_is_the_same() -> None:
    call = Said(Word.CALL)
    assert out_of_turn(call, 300, Facing(300, 300, stack=5000)).amount == 300
    assert out_of_turn(call, 300, Facing(600, 300, stack=5000)).code is Found.FREE


def test_a_fold_out_of_turn_is_final_whatever_comes() -> None:
    for bet in (300, 600):
        ruling = out_of_turn(Said(Word.FOLD), 300, Facing(bet, 300, stack=5000))
        assert (ruling.code, ruling.reason) == (Found.BINDS, Reason.FOLD_OUT_OF_TURN)


def test_accepted_action_the_caller_owes_the_true_amount() -> None:
    """TDA 49."""
    ruling = accepted_action(8000)
    assert (ruling.code, ruling.amount) == (Wager.CALL, 8000)


# -- TDA 52-A, WSOP tournament 90-e: 100/200, after the flop a bet of 600, “raised” to 1000, two calls


def test_an_under_raise_found_on_its_street_is_put_right_for_everybody() -> None:
    ruling = under_raise(600, 600, 1000, next_card_out=False)
    assert (ruling.code, ruling.amount) == (Found.PUT_RIGHT, 1200)


def test_an_under_raise_found_later_stands() -> None:
    ruling = under_raise(600, 600, 1000, next_card_out=True)
    assert (ruling.code, ruling.amount) == (Found.STANDS, 1000)


def test_a_raise_of_enough_is_no_under_raise() -> None:
    with pytest.raises(ValueError, match="is enough"):
        under_raise(600, 600, 1200, next_card_out=False)


# -- TDA 52-B: pot limit, the pot is 10,500


def test_a_pot_told_too_low_stands_after_substantial_action(tournament: Rules) -> None:
    ruling = pot_miscounted(9500, 10_500, (Done.FOLD, Done.CALL), tournament)
    assert (ruling.code, ruling.amount, ruling.reason) == (Found.STANDS, 9500, Reason.POT_COUNTED_LOW)


def test_a_pot_told_too_low_is_put_right_before_substantial_action(tournament: Rules) -> None:
    ruling = pot_miscounted(9500, 10_500, (Done.FOLD,), tournament)
    assert (ruling.code, ruling.amount) == (Found.PUT_RIGHT, 10_500)


def test_a_pot_told_too_high_is_put_right_for_everybody_on_the_street(tournament: Rules) -> None:
    late = (Done.CALL, Done.CALL, Done.FOLD)
    ruling = pot_miscounted(11_500, 10_500, late, tournament)
    assert (ruling.code, ruling.amount, ruling.reason) == (Found.PUT_RIGHT, 10_500, Reason.POT_COUNTED_HIGH)


def test_a_pot_miscounted_stands_when_the_next_card_is_out(tournament: Rules) -> None:
    for told in (9500, 11_500):
        ruling = pot_miscounted(told, 10_500, (), tournament, next_card_out=True)
        assert (ruling.code, ruling.amount) == (Found.STANDS, told)


def test_a_right_count_is_no_mistake(tournament: Rules) -> None:
    with pytest.raises(ValueError, match="right"):
        pot_miscounted(10_500, 10_500, (), tournament)
