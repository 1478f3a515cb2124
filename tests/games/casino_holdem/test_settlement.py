"""The five outcomes, what each bet gets in them, and what each switch of a house changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from trainer.cards import cards, text
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import Qualifier, Rules
from trainer.games.casino_holdem.settlement import (
    Bet,
    BoxSettlement,
    Line,
    Outcome,
    Reason,
    Result,
    settle,
    settling_order,
)
from trainer.hands import Category
from trainer.odds import PayoutError

House = Callable[..., Rules]

FOLD = ("7h2c", "QsQc", "AsAdKcKs4c", False)
NO_GAME = ("Qd4s", "Ac3d", "2c7d9sJhKc", True)
WINS = ("AcKd", "Jh9d", "5c5s2dQh7c", True)
TIES = ("9h9d", "2d3d", "TcJdQsKhAc", True)
LOSES = ("Ks5s", "3h7d", "3c3d9sKhJc", True)
FLUSH = ("KhTh", "AsAd", "7h4h2cJhQd", True)


def box(
    hand: tuple[str, str, str, bool], rules: Rules, ante: int = 100, bonus: int = 0, call: bool | None = None
) -> BoxSettlement:
    own, dealer, board, calls = hand
    seat = Box(cards(own), ante, bonus, calls if call is None else call)
    return settle(Round(cards(board), cards(dealer), (seat,)), rules).boxes[0]


def told(line: Line | None) -> tuple[Any, ...] | None:
    """A line as (stake, result, odds, amount, net, reason)."""
    if line is None:
        return None
    odds = None if line.odds is None else str(line.odds)
    return line.stake, line.result.value, odds, line.amount, line.net, line.reason.value


@pytest.mark.parametrize(
    ("hand", "outcome", "ante", "call"),
    [
        (FOLD, "fold", (100, "loses", None, 0, -100, "folded"), None),
        (
            NO_GAME,
            "dealer_does_not_qualify",
            (100, "pays", "1 to 1", 100, 100, "no_game_by_table"),
            (200, "pushes", None, 0, 0, "no_game_call_pushes"),
        ),
        (
            WINS,
            "player_wins",
            (100, "pays", "1 to 1", 100, 100, "beats_dealer_by_table"),
            (200, "pays", "1 to 1", 200, 200, "beats_dealer_even_money"),
        ),
        (
            TIES,
            "tie",
            (100, "pushes", None, 0, 0, "ties_dealer"),
            (200, "pushes", None, 0, 0, "ties_dealer"),
        ),
        (
            LOSES,
            "dealer_wins",
            (100, "loses", None, 0, -100, "beaten_by_dealer"),
            (200, "loses", None, 0, -200, "beaten_by_dealer"),
        ),
    ],
)
def test_the_five_outcomes(
    hand: tuple[str, str, str, bool],
    outcome: str,
    ante: tuple[Any, ...],
    call: tuple[Any, ...] | None,
    house: House,
) -> None:
    settled = box(hand, house())
    assert settled.outcome.value == outcome
    assert told(settled.line(Bet.ANTE)) == ante
    assert told(settled.line(Bet.CALL)) == call
    assert settled.line(Bet.BONUS) is None


@pytest.mark.parametrize("hand", [NO_GAME, WINS, TIES, LOSES])
def test_a_fold_wins_over_every_other_outcome(hand: tuple[str, str, str, bool], house: House) -> None:
    settled = box(hand, house(), call=False)
    assert settled.outcome is Outcome.FOLD
    assert [line.net for line in settled.lines] == [-100]


@pytest.mark.parametrize(
    ("own", "board", "category", "pays"),
    [
        ("AsKs", "QsJsTs3c7h", Category.ROYAL_FLUSH, 100),
        ("Ah2h", "3h4h5h9s9d", Category.STRAIGHT_FLUSH, 20),
        ("7c7d", "7h2s9cKc7s", Category.FOUR_OF_A_KIND, 10),
        ("Kd5d", "AsAdKhKs2c", Category.FULL_HOUSE, 3),
        ("KhTh", "7h4h2cJhQd", Category.FLUSH, 2),
        ("9c8d", "7h6sTcKd2c", Category.STRAIGHT, 1),
        ("9c9d", "9h6sTcKd2c", Category.THREE_OF_A_KIND, 1),
        ("9cTd", "9h6sTcKd2c", Category.TWO_PAIR, 1),
        ("9cJd", "9h6sTcKd2c", Category.ONE_PAIR, 1),
    ],
)
def test_the_ante_is_paid_by_the_final_hand_of_seven(
    own: str, board: str, category: Category, pays: int, house: House
) -> None:
    settled = box((own, "8h8s", board, True), house(qualifier="any_hand"), ante=85)
    assert settled.hand.category is category
    assert settled.outcome is Outcome.PLAYER_WINS
    line = settled.lines[0]
    assert (line.amount, line.row) == (85 * pays, category.value if pays > 1 else "straight_or_lower")
    assert line.cards == settled.hand.cards


@pytest.mark.parametrize(
    ("own", "flop", "row", "pays"),
    [
        ("AsKs", "QsJsTs", "royal_flush", 100),
        ("Ah2h", "3h4h5h", "straight_flush", 50),
        ("7c7d", "7h7s9c", "four_of_a_kind", 40),
        ("Kd5d", "5hKhKs", "full_house", 30),
        ("KhTh", "7h4h2h", "flush", 20),
        ("9c8d", "7h6sTc", "straight", 7),
        ("9c9d", "9h6sTc", "three_of_a_kind", 7),
        ("9cTd", "9h6sTc", "two_pair", 7),
        ("AcAd", "9h6sTc", "pair_of_aces", 7),
        ("7h2c", "AsAdKc", "pair_of_aces", 7),
    ],
)
def test_the_bonus_is_paid_by_the_own_cards_and_the_flop(
    own: str, flop: str, row: str, pays: int, house: House
) -> None:
    settled = box((own, "3s2s", f"{flop}3d2d", True), house(), bonus=25)
    line = settled.line(Bet.BONUS)
    assert line is not None
    assert (line.row, line.amount, line.reason) == (row, 25 * pays, Reason.BONUS_HAND)
    assert line.cards == settled.bonus_hand.cards
    assert set(line.cards) == set(cards(own + flop))


def test_kings_lose_the_bonus_and_so_does_a_pair_of_aces_made_by_the_turn(house: House) -> None:
    kings = box(("KsKh", "7d6c", "2c9dJs4h8c", True), house(), bonus=25)
    assert told(kings.line(Bet.BONUS)) == (25, "loses", None, 0, -25, "bonus_below_aces")
    turned = box(("As3h", "7d6c", "2c9dJsAh8c", True), house(), bonus=25)
    assert told(turned.line(Bet.BONUS)) == (25, "loses", None, 0, -25, "bonus_below_aces")
    assert turned.hand.category is Category.ONE_PAIR


def test_without_a_bonus_there_is_no_bonus_line_but_its_hand_is_known(house: House) -> None:
    settled = box(WINS, house())
    assert settled.line(Bet.BONUS) is None
    assert text(settled.bonus_hand.cards) == "5c5sAcKd2d"


@pytest.mark.parametrize(
    ("ante_no_game", "line"),
    [
        ("table", (100, "pays", "2 to 1", 200, 200, "no_game_by_table")),
        ("even_money", (100, "pays", "1 to 1", 100, 100, "no_game_even_money")),
        ("push", (100, "pushes", None, 0, 0, "no_game_ante_pushes")),
    ],
)
def test_the_ante_against_a_dealer_without_a_game_is_a_switch(
    ante_no_game: str, line: tuple[Any, ...], house: House
) -> None:
    settled = box(("KhTh", "8s3d", "7h4h2cJhQd", True), house(ante_no_game=ante_no_game))
    assert settled.outcome is Outcome.DEALER_DOES_NOT_QUALIFY
    assert told(settled.line(Bet.ANTE)) == line
    assert told(settled.line(Bet.CALL)) == (200, "pushes", None, 0, 0, "no_game_call_pushes")


@pytest.mark.parametrize("ante_no_game", ["table", "even_money", "push"])
def test_that_switch_leaves_a_dealer_with_a_game_alone(ante_no_game: str, house: House) -> None:
    for hand in (FOLD, WINS, TIES, LOSES, FLUSH):
        assert box(hand, house(ante_no_game=ante_no_game), bonus=5) == box(hand, house(), bonus=5)


RANKS = "23456789TJQKA"


@pytest.mark.parametrize("qualifier", list(Qualifier))
def test_the_qualifier_is_the_least_pair_with_which_the_dealer_has_a_game(
    qualifier: Qualifier, house: House
) -> None:
    rules = house(qualifier=qualifier.value)
    for rank, value in zip(RANKS, range(2, 15), strict=True):
        # The pair is the dealer's own, on a board that makes nothing of it; the kicker never matters.
        board = ["2c", "7d", "9h", "Js", "Kc"] if rank not in "279JK" else ["3c", "5d", "8h", "Ts", "Qc"]
        dealer = settle(
            Round(cards("".join(board)), cards(rank + "s" + rank + "h"), (Box(cards("4d6d"), 1),)), rules
        )
        assert dealer.dealer.ranks[0] == value
        assert dealer.qualifies == (value >= qualifier.pair_rank)


def test_high_card_is_a_game_only_where_any_hand_is(house: House) -> None:
    own, dealer, board, _ = NO_GAME
    round_ = Round(cards(board), cards(dealer), (Box(cards(own), 100),))
    assert not settle(round_, house(qualifier="pair_of_twos")).qualifies
    anything = settle(round_, house(qualifier="any_hand"))
    assert anything.qualifies
    assert anything.boxes[0].outcome is Outcome.DEALER_WINS


def test_a_pair_of_threes_with_an_ace_is_no_game_and_three_threes_are(house: House) -> None:
    def qualifies(dealer: str, board: str) -> bool:
        return settle(Round(cards(board), cards(dealer), (Box(cards("9c2d"), 1),)), house()).qualifies

    assert not qualifies("3dAs", "3c7dJsKh6c")
    assert qualifies("3h7d", "3c3d9sKhJc")
    assert qualifies("4hAs", "4c7dJsKh6c")
    assert qualifies("3h3d", "KcKd6sJhTc")  # kings and threes
    assert qualifies("2h3d", "4c5d6sJhKc")  # a straight
    assert qualifies("Jh9d", "5c5s2dQh7c")  # the board's fives


@pytest.mark.parametrize(("multiple", "stake"), [(1, 85), (2, 170), (3, 255)])
def test_the_call_is_a_multiple_of_the_ante(multiple: int, stake: int, house: House) -> None:
    line = box(FLUSH, house(call_multiple=multiple), ante=85).line(Bet.CALL)
    assert told(line) == (stake, "pays", "1 to 1", stake, stake, "beats_dealer_even_money")


def test_a_bonus_on_a_fold_is_settled_or_forfeited(house: House) -> None:
    forfeited = house(bonus_on_fold="forfeited")
    assert told(box(FOLD, house(), bonus=25).line(Bet.BONUS)) == (
        25,
        "pays",
        "7 to 1",
        175,
        175,
        "bonus_hand",
    )
    assert told(box(FOLD, forfeited, bonus=25).line(Bet.BONUS)) == (
        25, "loses", None, 0, -25, "bonus_forfeited",
    )  # fmt: skip
    losing = ("Kd4c", "9h9c", "KsJh6d2c2h", False)
    assert told(box(losing, house(), bonus=15).line(Bet.BONUS)) == (
        15, "loses", None, 0, -15, "bonus_below_aces",
    )  # fmt: skip
    called = box(FOLD, forfeited, bonus=25, call=True).line(Bet.BONUS)
    assert told(called) == (25, "pays", "7 to 1", 175, 175, "bonus_hand")


def test_another_ante_table_changes_the_ante_and_another_bonus_table_the_bonus(house: House) -> None:
    both = ("KhTh", "AsAd", "7h4h2h9sQd", True)
    standard = box(both, house(), bonus=10)
    ante = box(both, house(ante=(100, 49, 17, 4, 3, 1)), bonus=10)
    bonus = box(both, house(bonus=(25, 25, 25, 25, 25, 7)), bonus=10)
    assert [line.amount for line in standard.lines] == [200, 200, 200]
    assert [line.amount for line in ante.lines] == [300, 200, 200]
    assert [line.amount for line in bonus.lines] == [200, 200, 250]


def test_rows_that_differ_below_the_straight_are_rows_of_their_own(house: House) -> None:
    split = house(ante=(100, 20, 10, 3, 2, "2 to 1", "3 to 2", "1 to 1", "1 to 1", "1 to 1"))
    line = box(("9c9d", "8h8s", "9h6sTcKd2c", True), split).lines[0]
    assert (line.row, line.amount, str(line.odds)) == ("three_of_a_kind", 150, "3 to 2")
    merged = box(("9c9d", "8h8s", "9h6sTcKd2c", True), house()).lines[0]
    assert merged.row == "straight_or_lower"


def test_a_row_that_says_for_counts_the_stake_in_once(house: House) -> None:
    rules = house(bonus=(100, 50, 40, 30, 20, "8 for 1"))
    line = box(FOLD, rules, bonus=25).line(Bet.BONUS)
    assert line is not None
    assert (line.amount, str(line.odds), line.odds and line.odds.as_to) == (175, "8 for 1", "7 to 1")


@pytest.mark.parametrize(("rounding", "amount"), [("down", 125), ("up", 130)])
def test_a_payout_is_rounded_to_the_smallest_chip_where_the_odds_need_it(
    rounding: str, amount: int, house: House
) -> None:
    rules = house(ante=(100, 20, 10, 3, "3 to 2", 1), smallest_chip=5, rounding=rounding)
    assert box(FLUSH, rules, ante=85).lines[0].amount == amount
    assert box(FLUSH, rules, ante=90).lines[0].amount == 135


def test_a_house_that_never_rounds_cannot_settle_an_odd_ante_at_3_to_2(house: House) -> None:
    rules = house(ante=(100, 20, 10, 3, "3 to 2", 1), rounding="exact")
    assert box(FLUSH, rules, ante=90).lines[0].amount == 135
    with pytest.raises(PayoutError, match="85 at 3 to 2"):
        box(FLUSH, rules, ante=85)


def test_the_floor_is_called_above_n_to_1_and_not_at_it(house: House) -> None:
    def floors(n: int | None) -> list[bool]:
        return [
            line.floor
            for line in box(("KhTh", "AsAd", "7h4h2h9sQd", True), house(floor_call_over=n), bonus=5).lines
        ]

    assert floors(None) == [False, False, False]
    assert floors(1) == [True, False, True]
    assert floors(2) == [False, False, True]
    assert floors(19) == [False, False, True]
    assert floors(20) == [False, False, False]


def test_the_floor_is_not_called_for_a_bet_that_is_not_paid(house: House) -> None:
    rules = house(floor_call_over=5, bonus_on_fold="forfeited")
    assert not any(line.floor for line in box(FOLD, rules, bonus=25).lines)


TABLE = Round(
    cards("9s9dKh4c2h"),
    cards("Kc3s"),
    (
        Box(cards("AhAc"), 50, 10),  # wins
        Box(cards("Kd5d"), 25),  # wins
        Box(cards("QsJs"), 100, 25, False),  # folds
        Box(cards("8c7h"), 10, 5),  # loses
    ),
)


def order(rules: Rules) -> str:
    return " ".join(f"{i + 1}{bet.value[0]}" for i, bet in settling_order(settle(TABLE, rules).boxes, rules))


@pytest.mark.parametrize(
    ("switches", "expected"),
    [
        ({}, "4a 4c 4b 3a 3b 2a 2c 1a 1c 1b"),
        ({"settle_order": "left_to_right"}, "1a 1c 1b 2a 2c 3a 3b 4a 4c 4b"),
        ({"losing_first": True}, "4a 4c 4b 3a 3b 2a 2c 1a 1c 1b"),
        ({"losing_first": True, "settle_order": "left_to_right"}, "3a 3b 4a 4c 4b 1a 1c 1b 2a 2c"),
        ({"bonus_settled": "after_flop"}, "4b 3b 1b 4a 4c 3a 2a 2c 1a 1c"),
        (
            {"bonus_settled": "after_flop", "losing_first": True, "settle_order": "left_to_right"},
            "1b 3b 4b 3a 4a 4c 1a 1c 2a 2c",
        ),
    ],
)
def test_the_order_of_settlement(switches: dict[str, object], expected: str, house: House) -> None:
    assert order(house(**switches)) == expected


def test_each_box_plays_against_the_dealer_alone(house: House) -> None:
    together = settle(TABLE, house())
    for i, seat in enumerate(TABLE.boxes):
        alone = settle(Round(TABLE.board, TABLE.dealer, (seat,)), house())
        assert alone.boxes == (together.boxes[i],)
    assert together.net == sum(b.net for b in together.boxes)


def test_whose_box_it_is_does_not_matter(house: House) -> None:
    named = Round(
        TABLE.board, TABLE.dealer, tuple(Box(b.cards, b.ante, b.bonus, b.call, "A") for b in TABLE.boxes)
    )
    assert settle(named, house()) == settle(TABLE, house())


def test_results_are_pays_pushes_and_loses_and_nothing_else() -> None:
    assert [r.value for r in Result] == ["pays", "pushes", "loses"]
