"""Numbers that pages print and this program counts: what they are of, and where they are not the same."""

from __future__ import annotations

from fractions import Fraction
from itertools import combinations

import pytest

from trainer.cards import cards
from trainer.games.texas_holdem.numbers.equity import equity
from trainer.games.texas_holdem.numbers.outs import draw_to
from trainer.games.texas_holdem.numbers.starting import table
from trainer.hands import Category


def test_two_pair_to_a_full_house_is_as_likely_as_an_inside_straight_by_its_outs_alone() -> None:
    full_house = draw_to(cards("AsKh"), cards("AdKc2h"), Category.FULL_HOUSE)
    straight = draw_to(cards("JsTh"), cards("9d7c2h"), Category.STRAIGHT)
    assert full_house.by_outs == straight.by_outs
    assert full_house.by_outs.two == Fraction(178, 1081)
    assert (full_house.by_river, straight.by_river) == (Fraction(181, 1081), Fraction(194, 1081))
    on_the_turn = [
        draw_to(cards("AsKh"), cards("AdKc2h4s"), Category.FULL_HOUSE),
        draw_to(cards("JsTh"), cards("9d7c2h3d"), Category.STRAIGHT),
    ]
    assert [draw.by_river for draw in on_the_turn] == [Fraction(4, 46)] * 2


def test_aces_against_kings_come_on_average_to_what_they_do_with_one_suit_in_common() -> None:
    """The 81.95 % that is quoted."""
    # All pairs of aces are alike but for the names of the suits: one of them against all kings stands for the 36.
    found = [equity([cards("AsAh"), kings]).hands[0] for kings in combinations(cards("KsKhKdKc"), 2)]
    assert Fraction(sum(hand.win for hand in found), 6) == 1_399_204
    assert Fraction(sum(hand.tie for hand in found), 6) == 7_923
    assert round(float(sum(hand.equity for hand in found) / 6) * 100, 4) == 81.9461


@pytest.mark.parametrize(
    ("hand", "win"),
    # wizardofodds.com, two players: how often it wins alone
    [("AA", 0.849319), ("KK", 0.821173), ("QQ", 0.796320), ("JJ", 0.771530)],
)
def test_pairs_against_one_random_hand_win_alone(hand: str, win: float) -> None:
    found = table(2)[hand]
    assert found.win / found.deals == pytest.approx(win, abs=5e-7)


@pytest.mark.parametrize(
    ("hand", "share"),
    # jazbo.com, equity against a random hand
    [("AA", 0.8520371), ("AKs", 0.6704463), ("Q7s", 0.5430), ("K6o", 0.5422)],
)
def test_equities_against_a_random_hand(hand: str, share: float) -> None:
    digits = len(str(share)) - 2
    assert round(table(2)[hand].equity, digits) == share


def test_aces_tie_with_a_random_hand() -> None:
    aces = table(2)["AA"]
    assert aces.tie / aces.deals == pytest.approx(0.005436, abs=5e-7)


@pytest.mark.parametrize(
    ("hand", "win_or_tie", "average_win", "expectation"),
    [("AA", 0.3892, 7.94, 2.089), ("KK", 0.3323, 7.91, 1.630)],
)
def test_at_eight_players_a_hand_that_wins_or_ties_takes_so_much(
    hand: str, win_or_tie: float, average_win: float, expectation: float
) -> None:
    """On pages for three players and more the chance of winning is that of winning or tying."""
    found = table(8)[hand]
    happens = (found.win + found.tie) / found.deals
    assert happens == pytest.approx(win_or_tie, abs=0.0025)
    assert 8 * found.equity / happens == pytest.approx(average_win, abs=0.02)
    assert found.expectation == pytest.approx(expectation, abs=0.02)
