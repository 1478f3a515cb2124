"""The ties at the table of Casino Hold'em: each shows what it says."""

from __future__ import annotations

from trainer.cards import RANK_VALUE
from trainer.games.casino_holdem.showdowns import AT_THE_TABLE
from trainer.hands import best
from trainer.hands.showdowns import Showdown


def at_the_table(name: str) -> Showdown:
    return next(showdown for showdown in AT_THE_TABLE if showdown.id == name)


def test_a_sixth_card_breaks_no_tie() -> None:
    showdown = at_the_table("sixth_card")
    assert showdown.winner is None
    assert showdown.own[0][1] not in showdown.hands[0].cards
    assert RANK_VALUE[showdown.own[0][1][0]] != RANK_VALUE[showdown.own[1][1][0]]


def test_where_the_board_plays_no_own_card_does() -> None:
    showdown = at_the_table("board_plays")
    assert showdown.winner is None
    assert [set(hand.cards) for hand in showdown.hands] == [set(showdown.board)] * 2


def test_a_counterfeited_pair_was_two_pair_before_the_boards_second_pair() -> None:
    showdown = at_the_table("counterfeited")
    own = showdown.own[0]
    assert best(own + showdown.board[:3]).ranks[:2] == (9, 4)
    assert showdown.hands[0].ranks == (12, 9, 4)
    assert showdown.winner == 1
    assert showdown.deciding == (("4h",), ("Ac",))


def test_the_wheel_is_five_high_and_loses_to_six_high() -> None:
    showdown = at_the_table("wheel")
    assert [hand.ranks for hand in showdown.hands] == [(5,), (6,)]
    assert showdown.winner == 1


def test_with_four_on_the_board_the_fifth_card_decides() -> None:
    showdown = at_the_table("four_on_board")
    assert showdown.deciding == (("Ah",), ("Ks",))
