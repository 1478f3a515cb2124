"""Which five cards are shown: own cards before the board, by group, then rank, the wheel as 5 4 3 2 A."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from trainer.cards import DECK, RANK_VALUE, SUITS, Card, cards, text
from trainer.hands import Category, best, equal_fives

hands = st.integers(5, 7).flatmap(
    lambda n: st.lists(st.sampled_from(DECK), min_size=n, max_size=n, unique=True)
)


@pytest.mark.parametrize(
    ("own", "board", "five"),
    [
        ("3dAs", "3c9dJsKh6c", "3d3cAsKhJs"),
        ("9c2d", "3c9dJsKh6c", "9c9dKhJs6c"),
        ("2d3d", "TcJdQsKhAc", "AcKhQsJdTc"),
        ("Ad9h", "TcJdQsKhAc", "AdKhQsJdTc"),
        ("Ah9d", "2c3d4s5hKc", "5h4s3d2cAh"),
        ("Ah2h", "3h4h5h9s9d", "5h4h3h2hAh"),
        ("3s3d", "6cQcAd6sAc", "AdAc6c6sQc"),
        ("7h2c", "AsAdKcKs4c", "AsAdKcKs7h"),
        ("Kd5d", "AsAdKhKs2c", "KdKhKsAsAd"),
        ("QsQc", "AsAdKhKs2c", "AsAdKhKsQs"),
        ("7c7d", "7h2s9cKc7s", "7c7d7h7sKc"),
        ("KhTh", "7h4h2cJhQd", "KhJhTh7h4h"),
        ("5s5d", "5c9h9d9s2c", "9h9d9s5s5d"),
        ("2s2d", "AcAdAhKcKd", "AcAdAhKcKd"),
        ("QhQs", "QdJcJdJh2s", "QhQsQdJcJd"),
    ],
)
def test_the_five_are_listed_as_a_dealer_turns_them(own: str, board: str, five: str) -> None:
    assert text(best(cards(own) + cards(board)).cards) == five


def expected_five(given: list[Card]) -> list[Card]:
    """The rule again, by trying all fives: the first in the order given among the best, then sorted for show."""
    found = min(
        combinations(range(len(given)), 5), key=lambda five: (evaluate_cards(*(given[i] for i in five)), five)
    )
    counts = Counter(given[i][0] for i in found)
    values = {RANK_VALUE[given[i][0]] for i in found}
    low_ace = values == {14, 2, 3, 4, 5}

    def shown(i: int) -> tuple[int, int, int]:
        rank = given[i][0]
        return -counts[rank], -(1 if low_ace and rank == "A" else RANK_VALUE[rank]), i

    return [given[i] for i in sorted(found, key=shown)]


def test_of_equally_good_fives_the_one_that_comes_first_is_shown_in_3000_hands() -> None:
    rng = random.Random(11)
    few_ranks = [c for c in DECK if c[0] in "A2345"]
    for deck in (DECK, few_ranks, [c for c in DECK if c[1] in "sh"]):
        for _ in range(1_000):
            hand = rng.sample(deck, rng.choice([5, 6, 7]))
            assert list(best(hand).cards) == expected_five(hand)


@given(hands)
def test_the_five_shown_are_cards_of_the_hand_and_are_worth_the_whole_hand(hand: list[Card]) -> None:
    read = best(hand)
    assert len(read.cards) == len(set(read.cards)) == 5
    assert set(read.cards) <= set(hand)
    again = best(read.cards)
    assert (again.category, again.ranks, again.strength) == (read.category, read.ranks, read.strength)
    assert again.cards == read.cards


@given(hands, st.randoms(use_true_random=False))
def test_the_order_of_the_cards_changes_no_hand(hand: list[Card], rng: random.Random) -> None:
    mixed = list(hand)
    rng.shuffle(mixed)
    a, b = best(hand), best(mixed)
    assert (a.category, a.ranks, a.strength) == (b.category, b.ranks, b.strength)
    assert equal_fives(hand) == equal_fives(mixed)


@given(hands, st.permutations(SUITS))
def test_suits_have_no_rank_renaming_them_changes_no_hand(hand: list[Card], names: list[str]) -> None:
    renamed = {c: Card(c[0] + names[SUITS.index(c[1])]) for c in DECK}
    a, b = best(hand), best([renamed[c] for c in hand])
    assert (a.category, a.ranks, a.strength) == (b.category, b.ranks, b.strength)
    assert [renamed[c] for c in a.cards] == list(b.cards)


@given(hands)
def test_every_equal_five_is_as_good_as_the_best_and_no_other_is(hand: list[Card]) -> None:
    top = best(hand)
    equal = equal_fives(hand)
    assert frozenset(top.cards) in equal
    for five in combinations(hand, 5):
        assert (best(five).strength == top.strength) == (frozenset(five) in equal)


def test_either_ace_of_a_straight_counts_when_five_cards_are_asked_for() -> None:
    hand = cards("AdAh") + cards("KsQsJdTc2h")
    assert equal_fives(hand) == {frozenset(cards("AdKsQsJdTc")), frozenset(cards("AhKsQsJdTc"))}


def test_two_pair_of_three_pairs_takes_the_higher_pairs_and_either_card_of_the_third_as_kicker() -> None:
    hand = cards("QsQc") + cards("AsAdKhKs2c")
    assert equal_fives(hand) == {frozenset(cards(f"AsAdKhKs{q}")) for q in ("Qs", "Qc")}


def test_categories_compare_from_high_card_to_royal_flush() -> None:
    assert [c.order for c in Category] == list(range(10))
    assert Category.HIGH_CARD.order < Category.FLUSH.order < Category.FULL_HOUSE.order
