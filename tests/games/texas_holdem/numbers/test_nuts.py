"""The best hand that anybody can have on a board."""

from __future__ import annotations

import random
from itertools import combinations

import pytest

from trainer.cards import DECK, Card, CardError, cards, draw, text
from trainer.games.texas_holdem.numbers.nuts import NutsError, best_holdings, is_nuts
from trainer.hands import Category, best


@pytest.mark.parametrize(
    ("board", "category", "holes"),
    [
        ("Ks7h2d9c3s", Category.THREE_OF_A_KIND, ["KhKd", "KhKc", "KdKc"]),
        ("KsKh2d9c3s", Category.FOUR_OF_A_KIND, ["KdKc"]),
        ("8h7h2d9cAs", Category.STRAIGHT, None),
        ("AsKsQs2h3d", Category.ROYAL_FLUSH, ["TsJs"]),
        ("5s4s3sAhKd", Category.STRAIGHT_FLUSH, ["6s7s"]),
        ("QsJs9s4s2h", Category.STRAIGHT_FLUSH, ["TsKs"]),
        ("AhKh9h4c2d", Category.FLUSH, ["JhQh", "ThQh"][:1]),
    ],
)
def test_the_nuts(board: str, category: Category, holes: list[str] | None) -> None:
    (top,) = best_holdings(cards(board))
    assert top.hand.category is category
    if holes:
        assert {frozenset(hole) for hole in top.holes} == {frozenset(cards(hole)) for hole in holes}
    else:
        assert len(top.holes) == 16


def test_a_board_that_is_the_nuts_is_played_by_everyone() -> None:
    (top,) = best_holdings(cards("AsKsQsJsTs"))
    assert top.board_plays
    assert len(top.holes) == 1_081
    assert not best_holdings(cards("AsKsQsJs9h"))[0].board_plays


@pytest.mark.parametrize(
    "board",
    [
        *(draw(random.Random(length), length) for length in (3, 4, 5)),
        *map(cards, ("9h4h2h", "KsQs9h4h3h", "AhKh9h4c2h", "7s5s4s3sAd", "JcTc9c8c2c", "QhQd7h7d2h")),
    ],
    ids=text,
)
def test_no_holding_beats_the_nuts_and_none_is_forgotten(board: tuple[Card, ...]) -> None:
    first, second = best_holdings(board, places=2)
    strengths = [
        best((*hole, *board)).strength for hole in combinations([c for c in DECK if c not in board], 2)
    ]
    assert max(strengths) == first.hand.strength
    assert strengths.count(first.hand.strength) == len(first.holes)
    assert max(s for s in strengths if s < first.hand.strength) == second.hand.strength


def test_a_card_that_one_holds_makes_other_nuts() -> None:
    board = cards("AhKh9h4c2d")
    assert is_nuts(cards("QhJh"), board)
    assert not is_nuts(cards("JhTh"), board)
    assert is_nuts(cards("Qh3h"), board)  # who holds the queen himself fears no better flush


def test_what_has_no_nuts() -> None:
    with pytest.raises(NutsError, match="three to five cards, not of 2"):
        best_holdings(cards("AhKh"))
    with pytest.raises(CardError, match="Ah is there twice"):
        is_nuts(cards("AhKd"), cards("Ah2c3d"))
