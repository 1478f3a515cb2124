"""The tie-break examples: each shows what it says, and points at the cards that decide."""

from __future__ import annotations

import pytest

from trainer.cards import RANK_VALUE
from trainer.games.casino_holdem.showdowns import AT_THE_TABLE, TIE_BREAKS, Showdown
from trainer.hands import Category, best

EVERY = (*TIE_BREAKS.values(), *AT_THE_TABLE)


def at_the_table(name: str) -> Showdown:
    return next(showdown for showdown in AT_THE_TABLE if showdown.id == name)


def test_every_kind_of_hand_has_two_of_it() -> None:
    assert TIE_BREAKS.keys() == set(Category)
    for category, showdown in TIE_BREAKS.items():
        assert {hand.category for hand in showdown.hands} == {category}


@pytest.mark.parametrize("showdown", EVERY, ids=lambda s: s.id)
def test_no_card_is_there_twice(showdown: Showdown) -> None:
    every = [*showdown.own[0], *showdown.own[1], *showdown.board]
    assert len(every) == len(set(every))
    assert len(every) in {10, 9}


@pytest.mark.parametrize("showdown", EVERY, ids=lambda s: s.id)
def test_the_winner_has_the_stronger_hand_and_the_higher_deciding_card(showdown: Showdown) -> None:
    first, second = showdown.hands
    if showdown.winner is None:
        assert first.ranks == second.ranks
        assert showdown.deciding == ((), ())
        return
    assert (first.strength > second.strength) == (showdown.winner == 0)
    parting = showdown.parting
    assert parting is not None
    assert (parting[0] > parting[1]) == (showdown.winner == 0)
    for cards, hand, rank in zip(showdown.deciding, showdown.hands, parting, strict=True):
        assert cards
        assert set(cards) <= set(hand.cards)
        assert {RANK_VALUE[c[0]] for c in cards} == {rank}


def test_all_ranks_before_the_deciding_one_are_the_same() -> None:
    for showdown in EVERY:
        if showdown.parting is not None:
            first, second = showdown.hands
            at = first.ranks.index(showdown.parting[0])
            assert first.ranks[:at] == second.ranks[:at]


def test_hands_of_two_kinds_have_no_deciding_card() -> None:
    showdown = Showdown("x", (TIE_BREAKS[Category.FLUSH].own[0], TIE_BREAKS[Category.STRAIGHT].own[0]))
    assert showdown.winner == 0
    assert showdown.parting is None
    assert showdown.deciding == ((), ())


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
