"""What pages for players say of reading a hand: the printed examples, what breaks a tie, what does not."""

from __future__ import annotations

from itertools import product

import pytest

from trainer.cards import SUITS, Card, cards
from trainer.hands import Category, Hand, best

PRINTED = (
    ("9h8h7h6h5h", Category.STRAIGHT_FLUSH, (9,)),
    ("QsQhQdQc4d", Category.FOUR_OF_A_KIND, (12, 4)),
    ("6s6h6dJcJd", Category.FULL_HOUSE, (6, 11)),
    ("AdQd8d4d3d", Category.FLUSH, (14, 12, 8, 4, 3)),
    ("8s9hTdJcQs", Category.STRAIGHT, (12,)),
    ("5s5h5dQc2d", Category.THREE_OF_A_KIND, (5, 12, 2)),
    ("8s8h2d2cQs", Category.TWO_PAIR, (8, 2, 12)),
    ("7s7h2d5cAs", Category.ONE_PAIR, (7, 14, 5, 2)),
    ("KsQh7d5c4s", Category.HIGH_CARD, (13, 12, 7, 5, 4)),
)
"""The nine examples of the Wizard of Odds' Arabic page, best first. The suits are ours: the page has lost them."""


def held(own: str, board: str) -> Hand:
    return best(cards(own) + cards(board))


@pytest.mark.parametrize(("five", "category", "ranks"), PRINTED)
def test_the_printed_examples_are_what_they_are_called(
    five: str, category: Category, ranks: tuple[int, ...]
) -> None:
    hand = best(cards(five))
    assert (hand.category, hand.ranks) == (category, ranks)


def test_the_printed_examples_stand_in_order() -> None:
    strengths = [best(cards(five)).strength for five, _, _ in PRINTED]
    assert strengths == sorted(strengths, reverse=True)
    assert len({category for _, category, _ in PRINTED}) == 9


@pytest.mark.parametrize(("own", "of_the_hand"), [("2c3d", 0), ("As3d", 1), ("AsAd", 2)])
def test_none_one_or_both_of_the_own_cards_play(own: str, of_the_hand: int) -> None:
    playing = set(held(own, "AhKsQdJh9c").cards)
    assert len(playing) == 5
    assert len(playing & set(cards(own))) == of_the_hand


# -- the page's worked examples: the translation has dropped the suits, so that deals are reconstructed

FLUSHES = ("As2s4s5s6h", "Js6d", "7sQh")
PAIRS = ("JsAs7s5s6h", "2hJh", "ThJd")
SPLIT = ("AsAhKdQsJc", "QhJh", "Qd2h")


def test_example_1_an_ace_jack_flush_beats_an_ace_seven_flush() -> None:
    board, first, second = FLUSHES
    assert held(first, board).ranks == (14, 11, 5, 4, 2)
    assert held(second, board).ranks == (14, 7, 5, 4, 2)
    assert held(first, board).category is held(second, board).category is Category.FLUSH
    assert held(first, board).strength > held(second, board).strength


def test_example_2_of_two_pairs_of_jacks_the_second_kicker_decides() -> None:
    board, first, second = PAIRS
    assert held(first, board).ranks == (11, 14, 7, 6)
    assert held(second, board).ranks == (11, 14, 10, 7)
    assert held(second, board).strength > held(first, board).strength


def test_example_3_an_unused_third_pair_breaks_no_tie() -> None:
    board, first, second = SPLIT
    assert held(first, board).ranks == held(second, board).ranks == (14, 12, 13)
    assert held(first, board).strength == held(second, board).strength
    assert not set(cards("JhJc")) <= set(held(first, board).cards)


def suits_that_hold(deal: tuple[str, str, str], ranks: tuple[tuple[int, ...], tuple[int, ...]]) -> int:
    """In how many of all suits for these nine cards both hands are of the kind dealt here and begin with these ranks."""
    board, first, second = (list(cards(part)) for part in deal)
    kinds = tuple(best((*own, *board)).category for own in (first, second))
    faces = [card[0] for card in (*board, *first, *second)]
    found = 0
    # The suits are alike: the first card's is fixed, and what is found there is found four times.
    for rest in product(SUITS, repeat=len(faces) - 1):
        dealt = [Card(face + suit) for face, suit in zip(faces, ("s", *rest), strict=True)]
        if len(set(dealt)) < len(dealt):
            continue
        hands = [best((*own, *dealt[:5])) for own in (dealt[5:7], dealt[7:])]
        found += all(
            hand.category is kind and hand.ranks[: len(high)] == high
            for hand, kind, high in zip(hands, kinds, ranks, strict=True)
        )
    return 4 * found


@pytest.mark.parametrize(
    ("deal", "ranks", "count"),
    [
        (FLUSHES, ((14, 11), (14, 7)), 468),
        (PAIRS, ((11, 14, 7, 6), (11, 14, 10, 7)), 92_664),
        (SPLIT, ((14, 12, 13), (14, 12, 13)), 54_432),
    ],
)
def test_in_how_many_suits_a_worked_example_holds(
    deal: tuple[str, str, str], ranks: tuple[tuple[int, ...], tuple[int, ...]], count: int
) -> None:
    assert suits_that_hold(deal, ranks) == count


def test_flushes_tie_only_on_the_board_with_no_higher_card_of_the_suit_in_a_hand() -> None:
    board = "As9s7s5s3s"
    assert held("KhKd", board).strength == held("2s2h", board).strength
    assert held("4sKd", board).strength > held("2s2h", board).strength


# -- how ties are broken, kind by kind (Wizard of Odds 14 and 15; Wikipedia, Polish)


@pytest.mark.parametrize(
    ("category", "decides", "board", "better", "worse"),
    [
        (Category.STRAIGHT_FLUSH, 0, "9h8h7hQd2c", "JhTh", "6h5h"),
        (Category.FOUR_OF_A_KIND, 0, "9s9h4c4dKs", "9d9c", "4s4h"),
        (Category.FOUR_OF_A_KIND, 1, "8s8h8d8cJh", "KsQd", "Qs2d"),
        (Category.FULL_HOUSE, 0, "QsQd7h7c2c", "QhAs", "7dAd"),
        (Category.FULL_HOUSE, 1, "KsKdKhTs2c", "TdQd", "2d2s"),
        (Category.FLUSH, 0, "9h7h6h2dTc", "Ah3h", "KhQh"),
        (Category.FLUSH, 1, "Ah9h6h2dTc", "Kh3h", "QhJh"),
        (Category.FLUSH, 2, "AhKh6h2dTc", "Jh3h", "9h8h"),
        (Category.FLUSH, 3, "AhKhQh2dTc", "8h3h", "7h6h"),
        (Category.FLUSH, 4, "AhKhQhJhTc", "5h3c", "4h3d"),
        (Category.STRAIGHT, 0, "9d8s7h2cKd", "JcTc", "6c5c"),
        (Category.STRAIGHT, 0, "4d3s5h9cKd", "2c6c", "Ac2s"),
        (Category.THREE_OF_A_KIND, 0, "9d6s4hJcKd", "9c9s", "6c6d"),
        (Category.THREE_OF_A_KIND, 1, "9d9s9h4c2d", "Ac3c", "KcQc"),
        (Category.THREE_OF_A_KIND, 2, "9d9s9h4c2d", "AcQc", "AdJc"),
        (Category.TWO_PAIR, 0, "AsQd8h6c3c", "AdQc", "Qs8d"),
        (Category.TWO_PAIR, 1, "AsQd8h6c3c", "AdQc", "Ac8d"),
        (Category.TWO_PAIR, 2, "AsAd8h8c3c", "KdQs", "JdTs"),
        (Category.ONE_PAIR, 0, "AsQd8h6c3c", "Ad2c", "QcKs"),
        (Category.ONE_PAIR, 1, "AsAd9h6c3c", "KdQs", "QdJs"),
        (Category.ONE_PAIR, 2, "AsAd9h6c3c", "KdQs", "KcJs"),
        (Category.ONE_PAIR, 3, "AsAdKh6c3c", "Qd8s", "Qc7s"),
        (Category.HIGH_CARD, 0, "KsJd9h6c3c", "Ad2s", "Qc2d"),
        (Category.HIGH_CARD, 1, "QsJd9h6c3c", "AdKs", "AcTs"),
        (Category.HIGH_CARD, 2, "KsJd9h6c3c", "AdQs", "AcTs"),
        (Category.HIGH_CARD, 3, "KsQd9h6c3c", "AdJs", "AcTs"),
        (Category.HIGH_CARD, 4, "AsKdQh9c3c", "7d2s", "6d5s"),
    ],
)
def test_of_two_hands_of_a_kind_the_ranks_decide_in_turn(
    category: Category, decides: int, board: str, better: str, worse: str
) -> None:
    high, low = held(better, board), held(worse, board)
    assert high.category is low.category is category
    assert high.ranks[:decides] == low.ranks[:decides]
    assert high.ranks[decides] > low.ranks[decides]
    assert high.strength > low.strength


@pytest.mark.parametrize("category", Category)
def test_two_hands_of_the_same_five_ranks_split(category: Category) -> None:
    board, first, second = {
        Category.ROYAL_FLUSH: ("AhKhQhJhTh", "2c3c", "AsAd"),
        Category.STRAIGHT_FLUSH: ("9h8h7h6h5h", "2c3c", "AsAd"),
        Category.FOUR_OF_A_KIND: ("8s8h8d8cAh", "KsQd", "2s3d"),
        Category.FULL_HOUSE: ("KsKdKhTs2c", "TdQd", "Tc3d"),
        Category.FLUSH: ("AhKhQhJh9h", "2c3c", "8h7h"),
        Category.STRAIGHT: ("9d8s7h2cKd", "JcTc", "JdTh"),
        Category.THREE_OF_A_KIND: ("9d9sAhKc2d", "9c5c", "9h4c"),
        Category.TWO_PAIR: ("AsAdKhQsJc", "QhJh", "Qd2h"),
        Category.ONE_PAIR: ("AsAd9hQcJc", "7d3s", "6d2s"),
        Category.HIGH_CARD: ("AsKdQhJc9c", "7d2s", "6d5s"),
    }[category]
    one, other = held(first, board), held(second, board)
    assert one.category is other.category is category
    assert one.strength == other.strength


def test_suits_have_no_rank_two_flushes_of_equal_ranks_tie() -> None:
    spades, hearts = best(cards("AsJs9s6s2s")), best(cards("AhJh9h6h2h"))
    assert spades.category is hearts.category is Category.FLUSH
    assert spades.strength == hearts.strength


def test_the_ace_is_high_or_low_and_never_in_the_middle() -> None:
    assert best(cards("TsJhQdKcAs")).ranks == (14,)
    wheel = best(cards("As2h3d4c5s"))
    assert (wheel.category, wheel.ranks) == (Category.STRAIGHT, (5,))
    assert wheel.strength < best(cards("2h3d4c5s6s")).strength
    assert best(cards("QsKhAd2c3s")).category is Category.HIGH_CARD
