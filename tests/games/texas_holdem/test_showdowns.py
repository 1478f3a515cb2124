"""The showdowns of Texas Hold'em to read by: each shows what it says."""

from __future__ import annotations

from trainer.cards import cards
from trainer.games.texas_holdem.showdowns import AT_THE_TABLE
from trainer.hands import Category, best
from trainer.hands.showdowns import Showdown


def at_the_table(name: str) -> Showdown:
    return next(showdown for showdown in AT_THE_TABLE if showdown.id == name)


def test_example_1_the_second_card_of_the_flush_decides() -> None:
    showdown = at_the_table("second_of_the_flush")
    assert {hand.category for hand in showdown.hands} == {Category.FLUSH}
    assert [hand.ranks[:2] for hand in showdown.hands] == [(14, 11), (14, 7)]
    assert (showdown.winner, showdown.deciding) == (0, (cards("Js"), cards("7s")))


def test_example_2_the_second_kicker_decides() -> None:
    showdown = at_the_table("second_kicker")
    assert [hand.ranks for hand in showdown.hands] == [(11, 14, 7, 6), (11, 14, 10, 7)]
    assert (showdown.winner, showdown.deciding) == (1, (cards("7s"), cards("Th")))


def test_example_3_a_third_pair_breaks_no_tie() -> None:
    showdown = at_the_table("third_pair")
    assert {hand.ranks for hand in showdown.hands} == {(14, 12, 13)}
    assert showdown.winner is None


def test_a_flush_on_the_board_is_split_unless_somebody_holds_a_higher_card_of_it() -> None:
    showdown = at_the_table("flush_on_board")
    assert [set(hand.cards) for hand in showdown.hands] == [set(showdown.board)] * 2
    assert best((*cards("6s2h"), *showdown.board)).strength > showdown.hands[0].strength


def test_where_the_board_plays_no_own_card_does() -> None:
    showdown = at_the_table("board_plays")
    assert [set(hand.cards) for hand in showdown.hands] == [set(showdown.board)] * 2


def test_a_counterfeited_pair_was_two_pair_before_the_boards_second_pair() -> None:
    showdown = at_the_table("counterfeited")
    assert best(showdown.own[0] + showdown.board[:3]).ranks[:2] == (9, 4)
    assert showdown.hands[0].ranks == (12, 9, 4)
    assert showdown.winner == 1


def test_the_wheel_is_five_high_and_loses_to_six_high() -> None:
    assert [hand.ranks for hand in at_the_table("wheel").hands] == [(5,), (6,)]


def test_with_four_on_the_board_the_fifth_card_decides() -> None:
    assert at_the_table("four_on_board").deciding == (cards("Ah"), cards("Ks"))
