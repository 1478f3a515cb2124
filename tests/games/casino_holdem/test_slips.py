"""Named mistakes (docs/drills.md, "Slips"): the same hand with one rule switched."""

from fractions import Fraction
from itertools import product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, Card, cards, text
from trainer.chips import Chip, ChipSet
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import (
    AnteNoGame,
    AnteTable,
    BonusOnFold,
    BonusTable,
    Qualifier,
    Rules,
)
from trainer.games.casino_holdem.settlement import Bet, settle
from trainer.games.casino_holdem.slips import (
    SlipCode,
    answer_of,
    call_slips,
    category_slips,
    collisions,
    game_slips,
    payout_slips,
    paytable_slips,
    ranks_slips,
    slips_of,
    stake_slips,
    total_slips,
    winner_slips,
)
from trainer.hands import Category, best
from trainer.odds import Odds
from trainer.quiz import Answer, Loses, Pays, Pushes

ANTE = dict(zip(AnteTable.model_fields, (100, 20, 10, 3, 2, 1, 1, 1, 1, 1), strict=True))
BONUS = dict(zip(BonusTable.model_fields, (100, 50, 40, 30, 20, 7, 7, 7, 7), strict=True))


def rules(**switches: object) -> Rules:
    return Rules.model_validate(
        {
            "ante": {row: f"{n} to 1" for row, n in ANTE.items()},
            "bonus": {row: f"{n} to 1" for row, n in BONUS.items()},
            "chips": ChipSet(chips=(Chip(value=1, colour="white", body="#ffffff", spots="#000000"),)),
            **switches,
        }
    )


STANDARD = rules()


def one_box(board: str, dealer: str, own: str, *, ante: int = 10, bonus: int = 0, call: bool = True) -> Round:
    return Round(cards(board), cards(dealer), (Box(cards(own), ante, bonus, call),))


def named(round_: Round, bet: Bet, answer: Answer, under: Rules = STANDARD) -> list[SlipCode]:
    """The codes a wrong answer is known by, in order."""
    return [code for code, wrong in slips_of(round_, 0, under)[bet] if wrong == answer]


FULL_HOUSE = one_box("9cAsKh9d6c", "3d4s", "9sAh", ante=25, bonus=35)  # the dealer's best is a pair of nines
NO_GAME_THREES = one_box("3c9dJsKh6c", "3dAs", "Qc2d", ante=10, bonus=5)
FOURS = one_box("4c9dJsKh6c", "4dAs", "Qc2d", ante=10)


def test_stake_counted_in_is_named_first_on_the_bonus() -> None:
    assert named(FULL_HOUSE, Bet.BONUS, Pays(8 * 35))[0] is SlipCode.STAKE_COUNTED_IN


def test_eight_for_one_read_as_eight_to_one() -> None:
    house = rules(bonus={row: f"{n + 1} for 1" for row, n in BONUS.items()})
    assert slips_of(FULL_HOUSE, 0, house)[Bet.BONUS][0] == (SlipCode.FOR_READ_AS_TO, Pays(8 * 35))


def test_seven_to_one_read_as_seven_for_one() -> None:
    assert SlipCode.TO_READ_AS_FOR in named(FULL_HOUSE, Bet.BONUS, Pays(6 * 35))


def test_ante_even_money_instead_of_the_table() -> None:
    assert named(FULL_HOUSE, Bet.ANTE, Pays(25))[0] is SlipCode.ANTE_EVEN_MONEY


def test_wrong_table_pays_a_full_house_thirty_on_the_ante() -> None:
    assert named(FULL_HOUSE, Bet.ANTE, Pays(30 * 25)) == [SlipCode.WRONG_TABLE]


def test_wrong_table_pays_a_bonus_flush_two_to_one() -> None:
    flush = one_box("2h7hJhKs6c", "AdAs", "AhQh", bonus=5)
    assert SlipCode.WRONG_TABLE in named(flush, Bet.BONUS, Pays(10))


def test_neighbouring_rows_of_the_ante_table() -> None:
    assert SlipCode.NEIGHBOUR_ROW in named(FULL_HOUSE, Bet.ANTE, Pays(10 * 25))
    assert SlipCode.NEIGHBOUR_ROW in named(FULL_HOUSE, Bet.ANTE, Pays(2 * 25))


def test_call_paid_once_the_ante() -> None:
    assert named(FULL_HOUSE, Bet.CALL, Pays(25))[0] is SlipCode.CALL_PAID_ONE_ANTE


def test_call_paid_by_the_ante_table() -> None:
    assert named(FULL_HOUSE, Bet.CALL, Pays(150))[0] is SlipCode.CALL_BY_TABLE


def test_bonus_odds_on_the_ante_stake() -> None:
    assert named(FULL_HOUSE, Bet.BONUS, Pays(7 * 25)) == [SlipCode.WRONG_STAKE]


def test_bonus_read_from_seven_cards() -> None:
    river_flush = one_box("2h7hJcKh6c", "AdAs", "AhQh", bonus=5)
    assert SlipCode.BONUS_FROM_SEVEN in named(river_flush, Bet.BONUS, Pays(100))


def test_ante_paid_on_the_hand_of_the_flop() -> None:
    river_flush = one_box("QsQh7hKh6c", "2d2s", "AhJh")
    assert SlipCode.ANTE_FROM_FLOP in named(river_flush, Bet.ANTE, Pays(10))


def test_kings_paid_the_bonus() -> None:
    kings = one_box("Kc9dJsKh6c", "3dAs", "Kd2d", bonus=5)
    assert named(kings, Bet.BONUS, Pays(35))[0] in {SlipCode.BONUS_FROM_SEVEN, SlipCode.BONUS_KINGS_PAID}
    assert SlipCode.BONUS_KINGS_PAID in named(kings, Bet.BONUS, Pays(35))


def test_bonus_taken_with_a_beaten_box() -> None:
    beaten = one_box("AcKd7s7hKs", "KhKc", "Ad2d", bonus=5)
    assert named(beaten, Bet.BONUS, Loses()) == [SlipCode.BONUS_FOLLOWS_BOX]


def test_ante_pushed_though_the_dealer_has_no_game() -> None:
    assert named(NO_GAME_THREES, Bet.ANTE, Pushes()) == [SlipCode.ANTE_PUSHED_NO_GAME]


def test_threes_played_takes_ante_and_call_of_a_player_behind() -> None:
    assert named(NO_GAME_THREES, Bet.ANTE, Loses()) == [
        SlipCode.TWOS_OR_THREES_PLAY,
        SlipCode.ANTE_LOST_NO_GAME,
    ]
    assert named(NO_GAME_THREES, Bet.CALL, Loses()) == [
        SlipCode.TWOS_OR_THREES_PLAY,
        SlipCode.CALL_LOST_NO_GAME,
    ]


def test_call_paid_though_the_dealer_has_no_game() -> None:
    assert SlipCode.CALL_PAID_NO_GAME in named(NO_GAME_THREES, Bet.CALL, Pays(20))


def test_fours_not_played_pays_the_ante_and_pushes_the_call() -> None:
    assert named(FOURS, Bet.ANTE, Pays(10))[0] is SlipCode.FOURS_DO_NOT_PLAY
    assert named(FOURS, Bet.CALL, Pushes()) == [SlipCode.FOURS_DO_NOT_PLAY]


def test_which_pair_is_misjudged_follows_the_house_qualifier() -> None:
    sixes_play = rules(qualifier=Qualifier.PAIR_OF_SIXES)
    assert SlipCode.TWOS_OR_THREES_PLAY in named(FOURS, Bet.ANTE, Loses(), sixes_play)


def test_a_house_that_pushes_the_ante_without_a_game_does_not_pay_it_by_the_table() -> None:
    pushing = rules(ante_no_game=AnteNoGame.PUSH)
    assert named(NO_GAME_THREES, Bet.ANTE, Pays(10), pushing) == [SlipCode.ANTE_BY_TABLE_NO_GAME]


def test_kicker_ignored_makes_a_tie_of_a_won_box() -> None:
    better_kicker = one_box("Jc9d5s3h2c", "JdTs", "JhQs")
    assert named(better_kicker, Bet.ANTE, Pushes()) == [SlipCode.KICKER_IGNORED]
    assert named(better_kicker, Bet.CALL, Pushes())[0] is SlipCode.KICKER_IGNORED


def test_a_tie_paid_and_a_tie_lost() -> None:
    tie = one_box("AcKdQsJhTc", "2d3s", "4h5h")
    assert named(tie, Bet.ANTE, Pays(10))[0] is SlipCode.TIE_PAID
    assert named(tie, Bet.CALL, Loses()) == [SlipCode.TIE_LOST]


FOLDED = one_box("AcAd7sKhQs", "KcKd", "2h9d", bonus=5, call=False)


def test_bonus_lost_on_a_fold_in_a_house_that_settles_it() -> None:
    assert named(FOLDED, Bet.BONUS, Loses()) == [SlipCode.BONUS_LOST_ON_FOLD]


def test_bonus_paid_on_a_fold_in_a_house_that_forfeits_it() -> None:
    forfeits = rules(bonus_on_fold=BonusOnFold.FORFEITED)
    assert named(FOLDED, Bet.BONUS, Pays(35), forfeits) == [SlipCode.BONUS_PAID_ON_FOLD]


def test_a_folded_box_settled_as_though_it_had_called() -> None:
    no_game = one_box("2c9dJsKh6c", "3dAs", "Qc5d", call=False)
    assert named(no_game, Bet.ANTE, Pays(10)) == [SlipCode.FOLD_IGNORED]


def test_a_maximum_payout_ignored() -> None:
    capped = rules(max_payout_box=100)
    assert SlipCode.CAP_IGNORED in named(FULL_HOUSE, Bet.BONUS, Pays(245), capped)


def deals(count: int) -> st.SearchStrategy[list[Card]]:
    return st.lists(st.sampled_from(DECK), min_size=count, max_size=count, unique=True)


SWITCHES = [
    rules(ante_no_game=no_game, bonus_on_fold=fold, qualifier=qualifier)
    for no_game, fold, qualifier in product(
        AnteNoGame, BonusOnFold, (Qualifier.PAIR_OF_FOURS, Qualifier.ANY_HAND, Qualifier.PAIR_OF_NINES)
    )
]


@given(
    deals(9),
    st.sampled_from([5, 10, 85]),
    st.sampled_from([0, 5, 35]),
    st.booleans(),
    st.sampled_from(SWITCHES),
)
def test_no_slip_is_the_right_answer(
    dealt: list[Card], ante: int, bonus: int, call: bool, house: Rules
) -> None:
    round_ = one_box(text(dealt[:5]), text(dealt[5:7]), text(dealt[7:]), ante=ante, bonus=bonus, call=call)
    box = settle(round_, house).boxes[0]
    slips = slips_of(round_, 0, house)
    assert list(slips) == [line.bet for line in box.lines]
    for line in box.lines:
        wrong = [answer for _, answer in slips[line.bet]]
        assert answer_of(line) not in wrong
        assert len(set(slips[line.bet])) == len(slips[line.bet])
        assert all(answer.amount > 0 for answer in wrong if isinstance(answer, Pays))
    assert box.net not in [total for _, total in total_slips(round_, 0, house)]


def test_profit_and_loss_of_the_box_swapped() -> None:
    assert total_slips(NO_GAME_THREES, 0, STANDARD)[0] == (SlipCode.SIGN_SWAPPED, -5)


def test_stake_counted_into_one_bet_of_the_box() -> None:
    right = 75 + 50 + 245
    found = total_slips(FULL_HOUSE, 0, STANDARD)
    assert (SlipCode.STAKE_COUNTED_IN, right + 25 + 50 + 35) in found
    assert (SlipCode.STAKE_COUNTED_IN, right + 35) in found


def test_losing_bonus_not_taken_off_the_box() -> None:
    assert (SlipCode.LOSSES_LEFT_OUT, 10) in total_slips(NO_GAME_THREES, 0, STANDARD)


def test_equal_stakes_hide_slips_that_different_stakes_keep_apart() -> None:
    apart = one_box("9cAsKh9d6c", "3d4s", "9sAh", ante=25, bonus=35)
    alike = one_box("9cAsKh9d6c", "3d4s", "9sAh", ante=25, bonus=25)
    assert collisions(apart, 0, STANDARD) < collisions(alike, 0, STANDARD)


def test_flush_row_of_the_bonus_mistaken() -> None:
    assert paytable_slips("bonus", "flush", STANDARD) == (
        (SlipCode.STAKE_COUNTED_IN, 21),
        (SlipCode.WRONG_TABLE, 2),
        (SlipCode.NEIGHBOUR_ROW, 30),
        (SlipCode.NEIGHBOUR_ROW, 7),
        (SlipCode.TO_READ_AS_FOR, 19),
    )


def test_lowest_rows_of_the_two_tables_answer_each_other() -> None:
    assert (SlipCode.WRONG_TABLE, Fraction(1)) in paytable_slips("bonus", "pair_of_aces", STANDARD)
    assert (SlipCode.WRONG_TABLE, Fraction(7)) in paytable_slips("ante", "straight_or_lower", STANDARD)


def test_seven_times_thirty_five_by_half_the_key() -> None:
    assert dict(payout_slips(Odds.to_one(7), 35)) == {
        SlipCode.STAKE_COUNTED_IN: 280,
        SlipCode.FIVE_TIMES_ONLY: 175,
        SlipCode.TWO_TIMES_ONLY: 70,
        SlipCode.KEY_HALF_DONE: 175,
        SlipCode.NOUGHT_TOO_MANY: 2450,
        SlipCode.TO_READ_AS_FOR: 210,
    }


def test_eight_for_one_multiplied_as_eight_to_one() -> None:
    odds = Odds.parse("8 for 1")
    assert payout_slips(odds, 35)[:2] == ((SlipCode.FOR_READ_AS_TO, 280), (SlipCode.STAKE_COUNTED_IN, 280))
    assert stake_slips(odds, 280)[0] == (SlipCode.FOR_READ_AS_TO, 35)


def test_forty_nine_times_without_taking_one_off() -> None:
    assert (SlipCode.KEY_HALF_DONE, 250) in payout_slips(Odds.to_one(49), 5)


def test_stake_behind_a_payout_that_was_thought_to_hold_it() -> None:
    assert (SlipCode.STAKE_COUNTED_IN, 35) in stake_slips(Odds.to_one(7), 280)


def test_call_of_eighty_five_put_once_or_with_the_ante() -> None:
    assert call_slips(85, STANDARD) == (
        (SlipCode.CALL_ONE_ANTE, 85),
        (SlipCode.CALL_PLUS_ANTE, 255),
        (SlipCode.NOUGHT_TOO_MANY, 1700),
        (SlipCode.NOUGHT_TOO_FEW, 17),
    )


@pytest.mark.parametrize(
    ("own", "board", "code", "category"),
    [
        ("9h2h", "8h7h6h5cKd", SlipCode.STRAIGHT_FLUSH_SEEN, Category.STRAIGHT_FLUSH),
        ("AhKh", "2h7hQhQcJd", SlipCode.FLUSH_MISSED, Category.ONE_PAIR),
        ("Ah2c", "3d4s5hKcKd", SlipCode.STRAIGHT_MISSED, Category.ONE_PAIR),
        ("9h8h", "7h6h5hKcKd", SlipCode.STRAIGHT_MISSED, Category.FLUSH),
        ("AhAc", "KdKs7h4c2d", SlipCode.BOARD_ONLY, Category.ONE_PAIR),
        ("AhAc", "KdQs7h4cAd", SlipCode.TURN_AND_RIVER_LEFT_OUT, Category.ONE_PAIR),
    ],
)
def test_hand_misread(own: str, board: str, code: SlipCode, category: Category) -> None:
    assert (code, category) in category_slips(cards(own), cards(board))


@given(deals(7))
def test_no_misread_category_is_the_right_one(dealt: list[Card]) -> None:
    right = best(dealt).category
    assert right not in [category for _, category in category_slips(dealt[:2], dealt[2:])]


def test_full_house_announced_the_wrong_way_round() -> None:
    assert ranks_slips(best(cards("AhAcAd6s6h")), (6, 14)) == (SlipCode.ORDER_SWAPPED,)


def test_right_pairs_with_the_wrong_kicker() -> None:
    assert ranks_slips(best(cards("AhAc6d6sQh")), (14, 6, 13)) == (SlipCode.KICKER_WRONG,)


@pytest.mark.parametrize(
    ("dealer", "slips"),
    [
        ("3h3cKdQsJh", (SlipCode.TWOS_OR_THREES_PLAY,)),
        ("4h4cKdQsJh", (SlipCode.FOURS_DO_NOT_PLAY,)),
        ("3h3c3dQsJh", (SlipCode.DEALER_GAME_MISSED,)),
        ("AhKcQd9s8h", ()),
    ],
)
def test_dealers_game_misjudged(dealer: str, slips: tuple[SlipCode, ...]) -> None:
    assert game_slips(best(cards(dealer)), STANDARD) == slips


def test_a_kicker_overlooked_calls_a_tie() -> None:
    player, dealer = best(cards("JhJcKdQs2h")), best(cards("JhJcKdTs2h"))
    assert winner_slips(player, dealer, "tie") == (SlipCode.KICKER_IGNORED,)
    assert winner_slips(player, dealer, "dealer_wins") == (SlipCode.WINNER_SWAPPED,)
