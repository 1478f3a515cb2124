"""What words and chips count as: each test is named after its rule."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import (
    Act,
    Facing,
    First,
    Reason,
    Ruling,
    Said,
    Wager,
    Word,
    unclear_number,
    wager,
)
from trainer.reading import GameBook


def facing(bet: int, increment: int | None = None, **more: object) -> Facing:
    """A bet of that size; where a raise is no more than the bet, it is the opening bet."""
    return Facing(bet, increment or bet, **{"stack": 100_000, **more})  # type: ignore[arg-type]


def silent(*chips: int) -> Act:
    return Act(motions=(chips,))


def said(word: Word | None, number: int | None = None, *chips: int) -> Act:
    return Act((Said(word, number),), (chips,) if chips else ())


def ruled(ruling: Ruling) -> tuple[str, int | None, Reason]:
    assert isinstance(ruling.code, Wager)
    return ruling.code, ruling.amount, ruling.reason


# -- TDA 44, WSOP live 137: one oversized chip


def test_one_oversized_chip_in_silence_facing_a_bet_is_a_call(any_rules: Rules) -> None:
    found = ruled(wager(facing(6), silent(25), any_rules))
    assert found == (Wager.CALL, 6, Reason.OVERSIZED_CHIP)


def test_raise_said_before_the_chip_lands_is_the_most_the_chip_allows(any_rules: Rules) -> None:
    found = ruled(wager(facing(6), said(Word.RAISE, None, 25), any_rules))
    assert found == (Wager.RAISE, 25, Reason.CHIP_AFTER_RAISE)


def test_raise_and_a_chip_too_small_for_it_is_the_minimum(any_rules: Rules) -> None:
    found = ruled(wager(facing(20), said(Word.RAISE, None, 25), any_rules))
    assert found == (Wager.RAISE, 40, Reason.LESS_THAN_THE_MINIMUM)


def test_one_chip_in_an_unopened_pot_is_a_bet_of_its_full_value(any_rules: Rules) -> None:
    found = ruled(wager(Facing(0, 6, stack=500), silent(25), any_rules))
    assert found == (Wager.BET, 25, Reason.OVERSIZED_CHIP_OPENS)


def test_an_oversized_last_chip_is_a_call_too(any_rules: Rules) -> None:
    assert ruled(wager(Facing(6, 6, stack=25), silent(25), any_rules))[:2] == (Wager.CALL, 6)


# -- TDA 45: several chips


@pytest.mark.parametrize(("to_call", "chips"), [(1100, (500, 1000)), (1200, (1000, 1000))])
def test_several_chips_are_a_call_if_every_one_is_needed(
    any_rules: Rules, to_call: int, chips: tuple[int, ...]
) -> None:
    found = ruled(wager(facing(to_call, 600), silent(*chips), any_rules))
    assert found == (Wager.CALL, to_call, Reason.ALL_CHIPS_NEEDED)


@pytest.mark.parametrize(
    ("hundreds", "code", "total", "reason"),
    [(5, Wager.RAISE, 1700, Reason.HALF_OR_MORE), (3, Wager.CALL, 1100, Reason.UNDER_HALF)],
)
def test_several_chips_are_a_raise_from_half_of_the_largest_raise(
    any_rules: Rules, hundreds: int, code: Wager, total: int, reason: Reason
) -> None:
    found = ruled(wager(facing(1100, 600), silent(1000, *(100,) * hundreds), any_rules))
    assert found == (code, total, reason)


def test_exactly_half_is_a_raise(any_rules: Rules) -> None:
    assert wager(facing(1100, 600), silent(1000, *(100,) * 4), any_rules).amount == 1700


def test_an_under_raise_of_half_or_more_is_completed_to_exactly_the_minimum(cash: Rules) -> None:
    """WSOP live 179: 100 bet, 160 put in; the same with the word."""
    assert wager(facing(100), silent(100, 25, 25, 5, 5), cash).amount == 200
    assert wager(facing(100), said(Word.RAISE, 160), cash).amount == 200


@pytest.mark.parametrize(
    ("fives", "code", "total"), [(3, Wager.RAISE, 2800), (2, Wager.CALL, 1400)], ids=["raise", "call"]
)
def test_the_same_on_an_opening_bet(any_rules: Rules, fives: int, code: Wager, total: int) -> None:
    ruling = wager(facing(1400), silent(1000, *(500,) * fives), any_rules)
    assert (ruling.code, ruling.amount) == (code, total)


def test_last_chips_are_all_in_even_under_half(any_rules: Rules) -> None:
    found = ruled(wager(Facing(1050, 1050, stack=1400), silent(1000, 100, 100, 100, 100), any_rules))
    assert found == (Wager.ALL_IN, 1400, Reason.LAST_CHIPS)


def test_last_chips_all_needed_for_the_call_are_a_call(any_rules: Rules) -> None:
    found = ruled(wager(Facing(1050, 1050, stack=2000), silent(1000, 1000), any_rules))
    assert found == (Wager.CALL, 1050, Reason.ALL_CHIPS_NEEDED)


def test_last_chips_of_less_than_the_bet_are_a_call_for_less(any_rules: Rules) -> None:
    assert ruled(wager(Facing(1050, 1050, stack=600), silent(500, 100), any_rules))[:2] == (Wager.CALL, 600)


def test_chips_put_in_for_change_are_a_raise_from_half_on(any_rules: Rules) -> None:
    """TDA 61: a bet of 325, 500 and 25 in silence."""
    assert ruled(wager(facing(325), silent(500, 25), any_rules))[:2] == (Wager.RAISE, 650)


def test_the_exact_call_is_a_call(any_rules: Rules) -> None:
    assert ruled(wager(facing(600), silent(500, 100), any_rules)) == (Wager.CALL, 600, Reason.CHIPS_STAND)


# -- TDA 46, WSOP live 137: chips already in front. Blinds 25/50, a raise to 600; the player has two 25s in front.

PRIOR = Facing(600, 550, stack=10_000, front=(25, 25), raised=True)


def test_one_chip_dropped_on_a_blind_is_a_call(any_rules: Rules) -> None:
    assert ruled(wager(PRIOR, silent(1000), any_rules)) == (Wager.CALL, 600, Reason.PRIOR_CHIPS)


def test_several_chips_added_to_a_blind_count_with_it(any_rules: Rules) -> None:
    assert ruled(wager(PRIOR, silent(1000, 500), any_rules))[:2] == (Wager.RAISE, 1550)


def test_a_chip_pulled_back_makes_it_several_chips(any_rules: Rules) -> None:
    act = Act(motions=((1000,),), pulled_back=(25,))
    assert ruled(wager(PRIOR, act, any_rules)) == (Wager.RAISE, 1150, Reason.HALF_OR_MORE)


def test_only_a_chip_that_lies_there_is_pulled_back(any_rules: Rules) -> None:
    with pytest.raises(ValueError, match="not in list"):
        wager(PRIOR, Act(motions=((1000,),), pulled_back=(100,)), any_rules)


# -- TDA 40 and 43: words


def test_a_number_alone_is_the_same_as_silent_chips(any_rules: Rules) -> None:
    found = ruled(wager(facing(1000), said(None, 1400), any_rules))
    assert found == (Wager.CALL, 1000, Reason.NUMBER_ALONE)
    assert ruled(wager(facing(1000), said(None, 1500), any_rules))[:2] == (Wager.RAISE, 2000)
    assert ruled(wager(Facing(0, 100, stack=5000), said(None, 700), any_rules))[:2] == (Wager.BET, 700)


def test_a_number_alone_that_is_all_he_has_is_all_in_as_his_last_chips_are(any_rules: Rules) -> None:
    street = facing(1000, stack=1400)
    assert ruled(wager(street, said(None, 1400), any_rules))[:2] == (Wager.ALL_IN, 1400)
    assert ruled(wager(street, silent(1000, *[100] * 4), any_rules))[:2] == (Wager.ALL_IN, 1400)
    assert ruled(wager(facing(1000, stack=900), said(None, 900), any_rules))[:2] == (Wager.CALL, 900)
    closed = facing(1000, stack=1400, may_raise=False)
    assert ruled(wager(closed, said(None, 1400), any_rules))[:2] == (Wager.CALL, 1000)


def test_raise_and_a_number_is_the_total(any_rules: Rules) -> None:
    found = ruled(wager(facing(2000), said(Word.RAISE, 8000), any_rules))
    assert found == (Wager.RAISE, 8000, Reason.NUMBER_IS_TOTAL)


def test_a_declared_raise_of_too_little_is_the_minimum(any_rules: Rules) -> None:
    found = ruled(wager(facing(2000), said(Word.RAISE, 2100), any_rules))
    assert found == (Wager.RAISE, 4000, Reason.LESS_THAN_THE_MINIMUM)


def test_a_declared_raise_beyond_the_stack_is_all_in(any_rules: Rules) -> None:
    found = ruled(wager(Facing(2000, 2000, stack=6000), said(Word.RAISE, 8000), any_rules))
    assert found == (Wager.ALL_IN, 6000, Reason.MORE_THAN_THE_MOST)


def test_i_bet_and_raise_is_a_bet(any_rules: Rules) -> None:
    act = Act((Said(Word.BET, 20), Said(Word.RAISE, 40)))
    found = ruled(wager(Facing(0, 10, stack=500), act, any_rules))
    assert found == (Wager.BET, 20, Reason.FIRST_DECLARATION)


def test_a_short_all_in_that_did_not_reopen_leaves_only_a_call(any_rules: Rules) -> None:
    shut = Facing(290, 100, stack=5000, may_raise=False)
    assert ruled(wager(shut, said(Word.RAISE, 600), any_rules)) == (Wager.CALL, 290, Reason.MAY_NOT_RAISE)


def test_a_fold_is_a_fold_and_all_in_is_everything(any_rules: Rules) -> None:
    assert wager(facing(100), said(Word.FOLD), any_rules).code is Wager.FOLD
    assert ruled(wager(Facing(100, 100, stack=720), said(Word.ALL_IN), any_rules))[:2] == (Wager.ALL_IN, 720)
    assert ruled(wager(Facing(100, 100, stack=72), said(Word.ALL_IN), any_rules))[:2] == (Wager.CALL, 72)


def test_words_that_come_first_count_whatever_the_chips(any_rules: Rules) -> None:
    found = ruled(wager(facing(2000), said(Word.RAISE, 8000, 5000, 1000), any_rules))
    assert found == (Wager.RAISE, 8000, Reason.WORDS_BEFORE_CHIPS)
    together = Act((Said(Word.CALL),), ((5000,),), first=First.TOGETHER)
    assert ruled(wager(facing(2000), together, any_rules)) == (Wager.CALL, 2000, Reason.WORDS_BEFORE_CHIPS)


CHIPS_THEN_WORDS = Act((Said(Word.RAISE, 8000),), ((5000,),), first=First.CHIPS)


def test_chips_before_words_the_first_counts_in_a_tournament(tournament: Rules) -> None:
    ruling = wager(facing(2000), CHIPS_THEN_WORDS, tournament)
    assert ruled(ruling) == (Wager.CALL, 2000, Reason.WORDS_AND_CHIPS)
    assert (ruling.switch, ruling.source) == ("words_and_chips", None)


def test_chips_before_words_are_corrected_to_the_words_in_a_cash_game(cash: Rules) -> None:
    ruling = wager(facing(2000), CHIPS_THEN_WORDS, cash)
    assert ruled(ruling) == (Wager.RAISE, 8000, Reason.WORDS_AND_CHIPS)


# -- TDA 54-D and 55: words that do not fit


def test_call_where_there_is_no_bet_is_a_check(any_rules: Rules) -> None:
    found = ruled(wager(Facing(0, 100, stack=900), said(Word.CALL), any_rules))
    assert found == (Wager.CHECK, None, Reason.NO_BET_TO_CALL)


def test_raise_where_there_is_no_bet_is_the_minimum_bet_at_least(any_rules: Rules) -> None:
    unopened = Facing(0, 100, stack=900)
    assert ruled(wager(unopened, said(Word.RAISE), any_rules)) == (Wager.BET, 100, Reason.NO_BET_TO_RAISE)
    assert ruled(wager(unopened, said(Word.RAISE, 300), any_rules))[:2] == (Wager.BET, 300)


def test_check_facing_a_bet_may_call_or_fold_only(any_rules: Rules) -> None:
    found = ruled(wager(facing(100), said(Word.CHECK), any_rules))
    assert found == (Wager.CALL_OR_FOLD, 100, Reason.CHECK_FACING_A_BET)
    assert wager(Facing(0, 100, stack=900), said(Word.CHECK), any_rules).code is Wager.CHECK


def test_the_pot_is_the_minimum_bet_in_no_limit_and_the_pot_in_pot_limit(
    any_rules: Rules, holdem: GameBook
) -> None:
    unopened = Facing(0, 100, stack=9000)
    assert ruled(wager(unopened, said(Word.POT), any_rules)) == (
        Wager.BET,
        100,
        Reason.POT_WITHOUT_POT_LIMIT,
    )
    pot_limit = holdem.variants["cash-pl"].rules
    capped = Facing(0, 100, stack=9000, most=640)
    assert ruled(wager(capped, said(Word.POT), pot_limit)) == (Wager.BET, 640, Reason.DECLARED)


@pytest.mark.parametrize(("pot", "total"), [(4999, 500), (5000, 5000), (12_000, 5000), (300, 500)])
def test_an_unclear_number_is_the_greatest_meaning_within_the_pot(pot: int, total: int) -> None:
    """TDA 57: blinds 200/400, “five”."""
    ruling = unclear_number(Facing(0, 400, stack=50_000), (5, 500, 5000), pot)
    assert ruled(ruling) == (Wager.BET, total, Reason.UNCLEAR_NUMBER)


# -- TDA 51-B: too little


@pytest.mark.parametrize("heads_up", [False, True])
def test_too_little_for_the_opening_bet_is_made_a_full_call(any_rules: Rules, heads_up: bool) -> None:
    found = ruled(wager(facing(8000, heads_up=heads_up), silent(1000, 1000), any_rules))
    assert found == (Wager.CALL, 8000, Reason.UNDERCALL)


def test_too_little_heads_up_is_made_a_full_call_even_behind_a_raise(any_rules: Rules) -> None:
    two = facing(8000, 6000, raised=True, heads_up=True)
    assert ruled(wager(two, silent(1000, 1000), any_rules))[:2] == (Wager.CALL, 8000)


def test_too_little_where_a_raise_stands_between_is_for_the_floor(any_rules: Rules) -> None:
    found = ruled(wager(facing(8000, 6000, raised=True), silent(1000, 1000), any_rules))
    assert found == (Wager.FLOOR, 8000, Reason.UNDERCALL_BEHIND_A_RAISE)
    assert wager(facing(8000, 6000, raised=True), said(None, 2000), any_rules).code is Wager.FLOOR


def test_a_declared_call_with_too_few_chips_is_a_full_call(any_rules: Rules) -> None:
    behind = facing(8000, 6000, raised=True)
    assert ruled(wager(behind, said(Word.CALL, None, 1000, 1000), any_rules))[:2] == (Wager.CALL, 8000)


# -- TDA 42 and 56, WSOP live 136 and 174: string bets


def test_several_motions_in_silence_only_the_first_counts(any_rules: Rules) -> None:
    act = Act(motions=((500, 100), (1000,)))
    assert ruled(wager(facing(600), act, any_rules)) == (Wager.CALL, 600, Reason.STRING_BET)
    opening = Act(motions=((100, 100), (500,)))
    assert ruled(wager(Facing(0, 100, stack=5000), opening, any_rules)) == (
        Wager.BET,
        200,
        Reason.STRING_BET,
    )


def test_a_first_motion_of_less_than_the_call_is_a_call(any_rules: Rules) -> None:
    act = Act(motions=((500,), (1000,)))
    behind = facing(600, 400, raised=True)
    assert ruled(wager(behind, act, any_rules)) == (Wager.CALL, 600, Reason.STRING_BET)


def test_a_declared_total_may_be_put_in_in_steps(any_rules: Rules) -> None:
    act = Act((Said(Word.RAISE, 1600),), ((500, 100), (1000,)))
    assert ruled(wager(facing(600), act, any_rules))[:2] == (Wager.RAISE, 1600)


TWO_MOTIONS = Act((Said(Word.RAISE),), ((500, 100), (1000,)))


def test_raise_in_two_motions_is_the_minimum_in_a_tournament_and_at_home(
    tournament: Rules, home: Rules
) -> None:
    for rules in (tournament, home):
        ruling = wager(facing(600), TWO_MOTIONS, rules)
        assert ruled(ruling) == (Wager.RAISE, 1200, Reason.TWO_MOTIONS)
        assert ruling.switch == "two_motion_raise"


def test_raise_in_two_motions_counts_whole_in_a_cash_game(cash: Rules) -> None:
    assert ruled(wager(facing(600), TWO_MOTIONS, cash)) == (Wager.RAISE, 1600, Reason.TWO_MOTIONS)


# -- limits


def test_fixed_limit_makes_every_raise_the_one_there_is(holdem: GameBook) -> None:
    limit = holdem.variants["cash-limit"].rules
    faced = Facing(6, 6, stack=500, most=12)
    assert ruled(wager(faced, silent(5, 1, 1, 1, 1), limit)) == (Wager.RAISE, 12, Reason.HALF_OR_MORE)
    assert ruled(wager(faced, silent(5, 1, 1), limit)) == (Wager.CALL, 6, Reason.UNDER_HALF)
    assert wager(faced, said(Word.RAISE, 30), limit).amount == 12


def test_the_big_blind_with_the_option_owes_nothing(any_rules: Rules) -> None:
    option = Facing(50, 50, stack=5000, front=(25, 25))
    assert wager(option, said(Word.CHECK), any_rules).code is Wager.CHECK
    assert ruled(wager(option, said(Word.RAISE, 150), any_rules))[:2] == (Wager.RAISE, 150)
    assert ruled(wager(option, silent(100, 100), any_rules))[:2] == (Wager.RAISE, 250)


def test_nothing_said_and_nothing_put_in_is_no_act(any_rules: Rules) -> None:
    with pytest.raises(ValueError, match="nothing"):
        wager(facing(100), Act(), any_rules)


CHIPS = st.lists(st.sampled_from((25, 100, 500, 1000)), min_size=1, max_size=6).map(tuple)


@given(
    bet=st.integers(0, 40).map(lambda n: n * 25),
    increment=st.integers(1, 40).map(lambda n: n * 25),
    chips=CHIPS,
    behind=st.integers(0, 40).map(lambda n: n * 25),
    word=st.none()
    | st.builds(Said, st.none() | st.sampled_from(Word), st.integers(1, 100).map(lambda n: n * 25)),
)
def test_whatever_is_done_comes_to_a_legal_amount(
    holdem: GameBook, bet: int, increment: int, chips: tuple[int, ...], behind: int, word: Said | None
) -> None:
    rules = holdem.variants["tournament-nl"].rules
    faced = Facing(bet, increment, stack=sum(chips) + behind)
    ruling = wager(faced, Act((word,) if word else (), (chips,)), rules)
    if ruling.code in (Wager.BET, Wager.RAISE):
        assert faced.least <= (ruling.amount or 0) < faced.everything
    elif ruling.code is Wager.ALL_IN:
        assert ruling.amount == faced.everything > bet
    elif ruling.code is Wager.CALL:
        assert ruling.amount == min(bet, faced.everything)
        assert bet
    elif ruling.code is Wager.CHECK:
        assert not bet
