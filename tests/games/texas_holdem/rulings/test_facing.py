"""A ruling is asked from the very street the betting has come to."""

import pytest

from trainer.games.texas_holdem.betting import Betting, Call, RaiseTo, Street, act, after_flop, before_flop
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Act, Facing, Wager, facing, wager
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure


def street(stacks: tuple[int, ...], *actions: RaiseTo | Call, rules: BettingRules | None = None) -> Betting:
    betting = after_flop(rules or BettingRules(), Stakes(50, 100), Street.FLOP, stacks)
    for action in actions:
        betting = act(betting, action)
    return betting


def test_an_unopened_street_faces_no_bet() -> None:
    assert facing(street((900, 900, 900))) == Facing(0, 100, stack=900)


def test_a_raise_faces_its_increment_and_stands_on_the_opening_bet() -> None:
    betting = street((5000, 5000, 5000), RaiseTo(1, 600), RaiseTo(2, 1600))
    assert facing(betting) == Facing(1600, 1000, stack=5000, raised=True)
    assert facing(betting).least == 2600


def test_before_the_flop_the_big_blind_is_the_opening_bet_and_lies_in_front() -> None:
    betting = before_flop(BettingRules(), Stakes(25, 50), (5000, 5000, 5000), (25, 50, 0))
    assert facing(betting) == Facing(50, 50, stack=5000)
    option = act(act(betting, Call(3)), Call(1))
    assert facing(option, front=(25, 25)) == Facing(50, 50, stack=4950, front=(25, 25))
    assert facing(option).front == (50,)
    with pytest.raises(ValueError, match="50 lie in front"):
        facing(option, front=(25,))


def test_a_short_all_in_that_reopens_nothing_leaves_a_call_whatever_is_put_in(any_rules: Rules) -> None:
    """TDA 47-A: bet 100, raise 200, all-in 290, a call; the raiser may only call."""
    betting = street(
        (5000, 5000, 290, 5000), RaiseTo(1, 100), RaiseTo(2, 200), RaiseTo(3, 290), Call(4), Call(1)
    )
    found = facing(betting)
    assert (found.may_raise, found.bet, found.least) == (False, 290, 390)
    ruling = wager(found, Act(motions=((500, 100),)), any_rules)
    assert (ruling.code, ruling.amount) == (Wager.CALL, 290)


def test_a_short_stack_keeps_the_minimum_raise_as_the_measure() -> None:
    betting = street((5000, 1000), RaiseTo(1, 800))
    assert facing(betting).increment == 800


def test_limits_bound_what_he_may_make_it() -> None:
    limit = BettingRules(structure=Structure.FIXED_LIMIT)
    assert facing(street((900, 900), RaiseTo(1, 100), rules=limit)).most == 200
    pot = BettingRules(structure=Structure.POT_LIMIT)
    opened = after_flop(pot, Stakes(50, 100), Street.FLOP, (5000, 5000), gathered=400)
    assert facing(opened).most == 400
    assert facing(act(opened, RaiseTo(1, 200))).most == 1000


def test_nobody_to_act_faces_nothing() -> None:
    with pytest.raises(ValueError, match="nobody"):
        facing(street((900, 900), Call(1), Call(2)))
