"""The showdowns of every game: each shows what it says, and points at the cards that decide."""

from __future__ import annotations

import pytest

from trainer.cards import RANK_VALUE
from trainer.games.casino_holdem import showdowns as casino
from trainer.games.texas_holdem import showdowns as holdem
from trainer.hands import Category
from trainer.hands.showdowns import TIE_BREAKS, Showdown

EVERY = (*TIE_BREAKS.values(), *casino.AT_THE_TABLE, *holdem.AT_THE_TABLE)


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
