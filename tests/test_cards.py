"""Cards: reading, writing, and dealing that a seed repeats for ever."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, CardError, below, card, cards, choice, draw, shuffled, text


def test_the_deck_is_52_different_cards_thirteen_of_each_suit() -> None:
    assert len(set(DECK)) == 52
    assert Counter(c[1] for c in DECK) == {"s": 13, "h": 13, "d": 13, "c": 13}
    assert Counter(c[0] for c in DECK) == dict.fromkeys("23456789TJQKA", 4)


@pytest.mark.parametrize("bad", ["", "A", "sA", "as", "AS", "10s", "1s", "As ", "A♠", "Xs", "Ax", "٢s"])
def test_anything_but_a_rank_and_a_suit_is_refused_by_its_text(bad: str) -> None:
    with pytest.raises(CardError, match="is not a card") as caught:
        card(bad)
    assert f"“{bad}”" in str(caught.value)


def test_a_string_of_cards_keeps_its_order() -> None:
    assert cards("3c9dJsKh6c") == ("3c", "9d", "Js", "Kh", "6c")
    assert cards("") == ()


def test_half_a_card_and_a_repeated_card_are_refused_by_name() -> None:
    with pytest.raises(CardError, match="half a card"):
        cards("AsK")
    with pytest.raises(CardError, match="Kd is there twice"):
        cards("KdAsKd")


@given(st.lists(st.sampled_from(DECK), unique=True))
def test_writing_cards_and_reading_them_back_changes_nothing(hand: list[str]) -> None:
    assert list(cards(text(cards("".join(hand))))) == hand


def test_a_seed_deals_the_same_cards_for_ever() -> None:
    """Golden: permanent addresses of questions rest on exactly these sequences."""
    assert [below(random.Random(1), n) for n in (1, 2, 7, 52, 1000)] == [0, 0, 1, 8, 137]
    assert text(draw(random.Random(2024), 9)) == "6dAsJc3cQh6h8d6s5c"
    assert text(draw(random.Random(2024), 5, without=cards("AsKsQsJsTs"))) == "Jd6h7c3dTh"
    assert text(shuffled(random.Random(7), DECK))[:20] == "6h2c7dQs3cKs2s8h3hKc"


@given(st.integers(0, 2**53), st.integers(1, 60))
def test_below_stays_below(seed: int, n: int) -> None:
    assert 0 <= below(random.Random(seed), n) < n


def test_every_number_is_equally_likely() -> None:
    rng = random.Random(5)
    counts = Counter(below(rng, 6) for _ in range(60_000))
    assert sorted(counts) == [0, 1, 2, 3, 4, 5]
    assert all(abs(n - 10_000) < 400 for n in counts.values())  # more than four standard deviations


def test_nothing_to_choose_from_is_an_error_and_no_endless_search() -> None:
    with pytest.raises(ValueError, match="nothing to choose from"):
        below(random.Random(1), 0)
    with pytest.raises(ValueError, match="nothing to choose from"):
        choice(random.Random(1), [])
    with pytest.raises(ValueError, match="nothing to choose from"):
        draw(random.Random(1), 3, without=DECK[:50])


@given(st.integers(0, 2**53), st.integers(0, 52), st.sets(st.sampled_from(DECK)))
def test_drawn_cards_are_different_and_none_of_those_gone(seed: int, count: int, gone: set[str]) -> None:
    count = min(count, 52 - len(gone))
    drawn = draw(random.Random(seed), count, without=cards("".join(gone)))
    assert len(set(drawn)) == count
    assert not gone & set(drawn)


@given(st.integers(0, 2**53), st.lists(st.integers()))
def test_shuffling_keeps_every_item_and_leaves_the_original_alone(seed: int, items: list[int]) -> None:
    before = list(items)
    assert Counter(shuffled(random.Random(seed), items)) == Counter(before)
    assert items == before
