"""Outs, what they are worth, and what a call must pay."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations
from math import comb

import pytest

from trainer.cards import DECK, CardError, cards, draw
from trainer.games.texas_holdem.numbers.equity import equity
from trainer.games.texas_holdem.numbers.outs import (
    OutsError,
    break_even,
    call_gains,
    chances,
    draw_to,
    draws,
    odds_against,
    on_the_flop,
    outs_against,
    pot_odds,
)
from trainer.hands import Category, best


@pytest.mark.parametrize("outs", range(18))
def test_two_cards_hold_an_out_as_often_as_counted(outs: int) -> None:
    pairs = list(combinations(range(47), 2))
    hit = sum(1 for pair in pairs if min(pair) < outs)
    found = chances(outs)
    assert (found.one, found.two) == (Fraction(outs, 47), Fraction(hit, len(pairs)))
    assert chances(outs, to_come=1).one == Fraction(outs, 46)
    assert chances(outs, to_come=1).two is None


@pytest.mark.parametrize(
    ("what", "chance", "percent"),
    [
        ("a card of a pocket pair's rank", 1 - on_the_flop(2, 0), 11.755),
        ("an ace or a king to AK", 1 - on_the_flop(6, 0), 32.43),
        ("a flush to two suited cards", on_the_flop(11, 3), 0.842),
        ("a flush draw to two suited cards", on_the_flop(11, 2), 10.94),
    ],
)
def test_what_the_flop_brings(what: str, chance: Fraction, percent: float) -> None:
    assert float(chance) * 100 == pytest.approx(percent, abs=0.005), what


def test_the_rule_of_2_and_4_and_how_far_it_is_off() -> None:
    for outs, two in ((9, 34.97), (12, 44.96), (15, 54.12)):
        found = chances(outs)
        assert found.two is not None
        assert round(float(found.two) * 100, 2) == two
        assert found.rule == 4 * outs
        assert chances(outs, to_come=1).rule == 2 * outs


@pytest.mark.parametrize(
    ("hole", "flop", "target", "outs", "by_river"),
    [
        # turns and rivers, of 1,081, that make the hand or a better one
        ("AsKs", "Qs7s2h", Category.FLUSH, 9, 378),
        ("JsTh", "9d8c2h", Category.STRAIGHT, 8, 340),
        ("JsTh", "9d7c2h", Category.STRAIGHT, 4, 194),  # 178 by its four outs, the rest with both cards
        ("8s8h", "8cKd2h", Category.FULL_HOUSE, 7, 361),
        ("AsKh", "AdKc2h", Category.FULL_HOUSE, 4, 181),
        ("8s8h", "AdKc2h", Category.THREE_OF_A_KIND, 2, 100),
        ("AsKh", "9d6c2h", Category.ONE_PAIR, 6, 633),
        ("AsKh", "Jd7c2h", Category.ONE_PAIR, 6, 649),  # a straight may come as well
        ("JsTs", "9s8s2h", Category.STRAIGHT, 15, 585),
        ("AsKh", "Ad7c2h", Category.TWO_PAIR, 5, 505),
    ],
)
def test_draws_on_a_flop(hole: str, flop: str, target: Category, outs: int, by_river: int) -> None:
    found = draw_to(cards(hole), cards(flop), target)
    assert len(found.outs) == found.by_outs.outs == outs
    assert found.by_river == Fraction(by_river, 1_081)


@pytest.mark.parametrize(
    ("hole", "turn", "target", "outs"),
    [
        ("AsKs", "Qs7s2h3d", Category.FLUSH, 9),
        ("JsTh", "9d8c2h3d", Category.STRAIGHT, 8),
        ("JsTh", "9d7c2h3d", Category.STRAIGHT, 4),
        ("8s8h", "8cKd2h4s", Category.FULL_HOUSE, 10),
        ("AsKh", "AdKc2h4s", Category.FULL_HOUSE, 4),
    ],
)
def test_draws_on_a_turn(hole: str, turn: str, target: Category, outs: int) -> None:
    found = draw_to(cards(hole), cards(turn), target)
    assert len(found.outs) == outs
    assert found.by_river == found.by_outs.one == Fraction(outs, 46)


def test_which_cards_are_outs() -> None:
    assert draw_to(cards("JsTh"), cards("9d7c2h"), Category.STRAIGHT).outs == cards("8s8h8d8c")
    assert draw_to(cards("8s8h"), cards("AdKc2h"), Category.THREE_OF_A_KIND).outs == cards("8d8c")


def test_a_pair_on_the_board_alone_is_no_out() -> None:
    overcards = draw_to(cards("AsKh"), cards("9d6c2h"), Category.ONE_PAIR)
    assert {card[0] for card in overcards.outs} == {"A", "K"}
    a_set = draw_to(cards("8s8h"), cards("8cKd2h"), Category.FULL_HOUSE)
    assert {card[0] for card in a_set.outs} == {"8", "K", "2"}  # there a paired board does make the hand


def test_every_out_makes_the_hand_and_no_other_card_a_straight_or_better() -> None:
    rng = random.Random(11)
    for _ in range(10):
        dealt = draw(rng, 5)
        hole, flop = dealt[:2], dealt[2:]
        for found in draws(hole, flop):
            made = {
                card
                for card in DECK
                if card not in dealt and best((*dealt, card)).category.order >= found.target.order
            }
            assert set(found.outs) <= made
            if found.target.order >= Category.STRAIGHT.order:
                assert set(found.outs) == made


def test_draws_are_named_by_the_best_that_all_their_outs_make() -> None:
    found = draws(cards("AsKs"), cards("QsTs2h"))
    assert [(draw.target, len(draw.outs)) for draw in found] == [
        (Category.ONE_PAIR, 18),
        (Category.STRAIGHT, 12),
        (Category.FLUSH, 9),
        (Category.ROYAL_FLUSH, 1),
    ]


def test_outs_against_a_known_hand() -> None:
    found = outs_against(cards("7h6h"), cards("8h5h2c"), [cards("AsAh")])
    assert not found.ahead
    hearts, straights = cards("2h3h4h9hThJhQhKh"), cards("4s4d4c9s9d9c")
    assert sorted(found.winning) == sorted(hearts + straights)
    assert (found.win, found.tie) == (Fraction(521, 990), 0)


def test_outs_against_hands_agree_with_their_equity() -> None:
    hole, others = cards("JsTs"), [cards("AhKd"), cards("9c9d")]
    for board in ("9s8s2h", "9s8s2h4d"):
        found = outs_against(hole, cards(board), others)
        first = equity([hole, *others], cards(board)).hands[0]
        total = comb(52 - 6 - len(board) // 2, 5 - len(board) // 2)
        assert (found.win, found.tie) == (Fraction(first.win, total), Fraction(first.tie, total))


def test_cards_that_split_are_told_apart() -> None:
    found = outs_against(cards("AsQh"), cards("KdKc8h8s"), [cards("AhJd")])
    assert found.winning == cards("QsQdAdQcAc")  # aces and kings with a queen beat those with a jack
    assert found.splitting
    assert not found.ahead


def test_what_a_call_must_win() -> None:
    assert break_even(10, 30) == Fraction(1, 4)
    assert break_even(50, 150) == Fraction(1, 4)  # half the pot bet
    assert break_even(100, 200) == Fraction(1, 3)  # the pot bet
    assert pot_odds(10, 30) == 3


def test_a_call_at_its_break_even_chance_gains_nothing() -> None:
    chance = break_even(70, 330)
    assert call_gains(70, 330, chance) == 0
    assert call_gains(70, 330, chance + Fraction(1, 100)) == 4
    assert call_gains(10, 30, Fraction(9, 46)) == 40 * Fraction(9, 46) - 10


def test_odds_against() -> None:
    assert odds_against(Fraction(1, 5)) == 4
    assert odds_against(Fraction(9, 46)) == Fraction(37, 9)
    with pytest.raises(OutsError, match="cannot happen"):
        odds_against(Fraction(0))


def test_what_has_no_outs() -> None:
    with pytest.raises(OutsError, match="flush already"):
        draw_to(cards("AsKs"), cards("Qs7s2s"), Category.STRAIGHT)
    with pytest.raises(OutsError, match="not on 5"):
        draws(cards("AsKs"), cards("Qs7s2h3d4d"))
    with pytest.raises(OutsError, match="two cards, not 3"):
        draws(cards("AsKsQd"), cards("Qs7s2h"))
    with pytest.raises(CardError, match="Qs is there twice"):
        draws(cards("AsQs"), cards("Qs7s2h"))
    with pytest.raises(OutsError, match="one to nine hands, not 0"):
        outs_against(cards("AsKs"), cards("Qs7s2h"), [])
    with pytest.raises(OutsError, match="48 outs among 47 cards"):
        chances(48)
    with pytest.raises(OutsError, match="4 of 9 outs on a flop"):
        on_the_flop(9, 4)
    with pytest.raises(OutsError, match="one or two cards come, not 3"):
        chances(4, to_come=3)
    with pytest.raises(OutsError, match="nothing to call"):
        break_even(0, 30)
