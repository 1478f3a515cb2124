"""The ranking of hands, proved against every five-card hand and two independent evaluators."""

from __future__ import annotations

import random
from collections import Counter
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise
from math import comb, prod

import pytest
from phevaluator import evaluate_cards
from pokerkit import StandardHighHand

from trainer.cards import DECK, RANKS, Card, cards
from trainer.hands import Category, best, minimum_strength

FIVE_CARD_HANDS = {
    Category.ROYAL_FLUSH: 4,
    Category.STRAIGHT_FLUSH: 36,
    Category.FOUR_OF_A_KIND: 624,
    Category.FULL_HOUSE: 3_744,
    Category.FLUSH: 5_108,
    Category.STRAIGHT: 10_200,
    Category.THREE_OF_A_KIND: 54_912,
    Category.TWO_PAIR: 123_552,
    Category.ONE_PAIR: 1_098_240,
    Category.HIGH_CARD: 1_302_540,
}
"""How many of the 2,598,960 five-card hands are of each category."""

PHE_ID = {c: 4 * RANKS.index(c[0]) + "cdhs".index(c[1]) for c in DECK}
"""phevaluator's number of each card: many times faster than its reading of text."""


def classes() -> list[tuple[tuple[Card, ...], int]]:
    """One hand of each of the 7,462 classes that suits cannot tell apart, with how many hands are in its class."""
    found: list[tuple[tuple[Card, ...], int]] = []
    for ranks in combinations_with_replacement(RANKS, 5):
        counts = Counter(ranks)
        if max(counts.values()) > 4:
            continue
        weight = prod(comb(4, n) for n in counts.values())
        if len(counts) == 5:
            found.append((cards("".join(r + "h" for r in ranks)), 4))
            weight -= 4
        suits = iter(
            "shdcs"
        )  # equal ranks stand together, so that they get different suits, and five no flush
        found.append((cards("".join(r + next(suits) for r in ranks)), weight))
    return found


@cache
def strength_of_rank() -> dict[int, int]:
    """phevaluator's rank of a hand (1 the royal flush, 7462 the worst) to our strength, by one hand of each class."""
    return {evaluate_cards(*(PHE_ID[c] for c in hand)): best(hand).strength for hand, _ in classes()}


def test_the_ten_categories_have_their_known_counts_over_all_five_card_hands() -> None:
    counts: Counter[Category] = Counter()
    for hand, weight in classes():
        counts[best(hand).category] += weight
    assert counts == FIVE_CARD_HANDS
    assert counts.total() == comb(52, 5) == 2_598_960


def test_the_7462_classes_are_told_apart_and_ordered_as_phevaluator_orders_them() -> None:
    table = strength_of_rank()
    assert sorted(table) == list(range(1, 7_463))
    strengths = [table[rank] for rank in sorted(table)]
    assert strengths == sorted(set(strengths), reverse=True)


def test_every_one_of_the_2598960_five_card_hands_is_read_as_phevaluator_reads_it() -> None:
    table = strength_of_rank()
    counts: Counter[Category] = Counter()
    for hand in combinations(DECK, 5):
        read = best(hand)
        counts[read.category] += 1
        if table[evaluate_cards(*[PHE_ID[c] for c in hand])] != read.strength:
            pytest.fail(f"{hand} is {read}")
    assert counts == FIVE_CARD_HANDS


def test_200000_random_hands_of_seven_order_and_tie_as_in_phevaluator() -> None:
    table, rng = strength_of_rank(), random.Random(7)
    for _ in range(200_000):
        hand = rng.sample(DECK, 7)
        if table[evaluate_cards(*[PHE_ID[c] for c in hand])] != best(hand).strength:
            pytest.fail(f"{hand} is {best(hand)}")


def test_hands_of_seven_rich_in_pairs_or_in_one_suit_agree_with_phevaluator() -> None:
    """A random deal holds few full houses of two trips, few straight flushes: short decks hold many."""
    table, rng = strength_of_rank(), random.Random(8)
    ranks_only = [c for c in DECK if c[0] in "A2345"]
    suited = [c for c in DECK if c[1] in "sh"]
    for deck in (ranks_only, suited, DECK[:20]):
        for size in (5, 6, 7):
            for _ in range(5_000):
                hand = rng.sample(deck, size)
                if table[evaluate_cards(*[PHE_ID[c] for c in hand])] != best(hand).strength:
                    pytest.fail(f"{hand} is {best(hand)}")


def test_2000_random_hands_of_seven_order_tie_and_are_named_as_in_pokerkit() -> None:
    rng = random.Random(9)
    ours, theirs = [], []
    for _ in range(2_000):
        hand = rng.sample(DECK, 7)
        read, other = best(hand), StandardHighHand.from_game("".join(hand[:2]), "".join(hand[2:]))
        named = "straight_flush" if read.category is Category.ROYAL_FLUSH else read.category.value
        assert other.entry.label.value.lower().replace(" ", "_") == named
        ours.append(read.strength)
        theirs.append(other)
    for i in range(1, len(ours)):
        assert (ours[i] > ours[i - 1]) == (theirs[i] > theirs[i - 1])
        assert (ours[i] == ours[i - 1]) == (theirs[i] == theirs[i - 1])
    by_ours = sorted(range(len(ours)), key=lambda i: ours[i])
    assert all(theirs[a] <= theirs[b] for a, b in pairwise(by_ours))


@pytest.mark.parametrize(
    ("better", "worse"),
    [
        ("6s5h4d3c2s", "5s4h3d2cAs"),
        ("5s4h3d2cAs", "AsAhAdKcQs"),
        ("5h4h3h2hAh", "AsAhAdAcKs"),
        ("6h5h4h3h2h", "5h4h3h2hAh"),
        ("AsKsQsJsTs", "KhQhJhTh9h"),
        ("AsKhQdJc9s", "KsAh2d3c4s"),
        ("4s4h3d2c5s", "3s3hAdKcQs"),
        ("AsAh2d2c3s", "KsKhQdQcAs"),
        ("3s3h3dAcAs", "2s2h2dAcAs"),
        ("AhKh9h8h2h", "AsKs9s7s6s"),
    ],
)
def test_the_better_hand_is_stronger(better: str, worse: str) -> None:
    assert best(cards(better)).strength > best(cards(worse)).strength


@pytest.mark.parametrize("hand", ["KsAh2d3c4s", "QsKhAd2c3s", "JsQhKdAc2s"])
def test_a_straight_does_not_go_round_the_corner(hand: str) -> None:
    assert best(cards(hand)).category is Category.HIGH_CARD


@pytest.mark.parametrize(
    ("seven", "category", "ranks"),
    [
        ("AsAdKhKs2cQsQc", Category.TWO_PAIR, (14, 13, 12)),
        ("AsAdAhKsKcKd2c", Category.FULL_HOUSE, (14, 13)),
        ("AsAdAhKsKcQdQc", Category.FULL_HOUSE, (14, 13)),
        ("2s2d2h2cAcAdAh", Category.FOUR_OF_A_KIND, (2, 14)),
        ("2c3d4s5h6cAsKd", Category.STRAIGHT, (6,)),
        ("2c3d4s5hAcAsKd", Category.STRAIGHT, (5,)),
        ("9h8h7h6h5dAhTc", Category.FLUSH, (14, 9, 8, 7, 6)),
        ("9h8h7h6h5hAhTc", Category.STRAIGHT_FLUSH, (9,)),
        ("Ah2h3h4h5hKhQh", Category.STRAIGHT_FLUSH, (5,)),
        ("AhKhQhJhTh9h8h", Category.ROYAL_FLUSH, (14,)),
        ("AhKhQhJhTd9h8h", Category.FLUSH, (14, 13, 12, 11, 9)),
        ("6cQcAd6sAc3s3d", Category.TWO_PAIR, (14, 6, 12)),
        ("3c9dJsKh6c3dAs", Category.ONE_PAIR, (3, 14, 13, 11)),
    ],
)
def test_deciding_ranks_name_the_group_first(seven: str, category: Category, ranks: tuple[int, ...]) -> None:
    hand = best(cards(seven))
    assert (hand.category, hand.ranks) == (category, ranks)


def test_a_pair_of_fours_with_the_worst_kickers_is_where_a_pair_of_fours_begins() -> None:
    least = minimum_strength(Category.ONE_PAIR, 4)
    assert best(cards("4s4h2d3c5s")).strength >= least
    assert best(cards("3s3hAdKcQs")).strength < least


@pytest.mark.parametrize("count", [0, 4, 8])
def test_a_hand_is_made_from_five_to_seven_cards(count: int) -> None:
    with pytest.raises(ValueError, match=f"not {count}"):
        best(DECK[:count])
