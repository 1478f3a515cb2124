"""The 169 starting hands."""

from __future__ import annotations

import csv
import random
from fractions import Fraction
from pathlib import Path

import pytest

from trainer.cards import DECK, cards, draw
from trainer.games.texas_holdem.numbers.equity import sampled
from trainer.games.texas_holdem.numbers.starting import (
    NAMES,
    PLAYERS,
    Position,
    StartingHandError,
    combinations_of,
    example,
    name,
    plays,
    ratings,
    table,
)

COUNTED = Path(__file__).with_name("starting_hands_heads_up.csv")
"""An enumeration of every deal, made with another program."""

CIRCULATING = {
    "AA": 40, "KK": 34, "QQ": 29, "JJ": 25, "TT": 21, "99": 18, "88": 15, "77": 13, "66": 11, "55": 10, "44": 9,
    "33": 8, "22": 7, "AKs": 22, "AQs": 20, "AKo": 19, "72o": 0, "32o": 0,
}  # fmt: skip
"""Of the 0 to 40 table that goes about as the Wizard of Odds' for six players."""


def test_there_are_169_and_they_are_all_1326_hands() -> None:
    assert len(set(NAMES)) == 169
    assert sum(map(combinations_of, NAMES)) == 1_326
    every = [(a, b) for i, a in enumerate(DECK) for b in DECK[i + 1 :]]
    for hand in NAMES:
        assert sum(
            name(pair) == hand for pair in every if hand[0] in {pair[0][0], pair[1][0]}
        ) == combinations_of(hand)


def test_how_likely_they_are_dealt() -> None:
    assert Fraction(combinations_of("AA"), 1_326) == Fraction(1, 221)
    assert Fraction(sum(combinations_of(hand) for hand in NAMES if len(hand) == 2), 1_326) == Fraction(1, 17)
    assert Fraction(sum(combinations_of(hand) for hand in NAMES if hand.endswith("s")), 1_326) == Fraction(
        4, 17
    )


def test_the_grid_has_pairs_on_its_diagonal_suited_hands_above_and_offsuit_below() -> None:
    assert NAMES[:4] == ("AA", "AKs", "AQs", "AJs")
    assert NAMES[13:16] == ("AKo", "KK", "KQs")
    assert NAMES[-1] == "22"


def test_a_hand_is_named_by_its_ranks_and_suits() -> None:
    assert [name(cards(hole)) for hole in ("AsAh", "KhAh", "AhKd", "2c7d")] == ["AA", "AKs", "AKo", "72o"]
    assert all(name(cards(example(hand))) == hand for hand in NAMES)


def test_every_hand_against_one_random_hand_is_counted_exactly() -> None:
    with COUNTED.open(encoding="utf-8", newline="") as file:
        rows = {row["hand"]: row for row in csv.DictReader(file)}
    assert set(rows) == set(NAMES)
    for hand, found in table(2).items():
        times = combinations_of(hand)
        assert found.exact
        assert found.win * times == int(rows[hand]["wins"])
        assert found.tie * times == int(rows[hand]["ties"])
        assert found.deals * times == int(rows[hand]["total"])
        assert found.equity * 100 == pytest.approx(float(rows[hand]["equity_pct"]), abs=6e-7)


@pytest.mark.parametrize("players", PLAYERS)
def test_every_table_has_all_hands_in_the_order_of_the_grid(players: int) -> None:
    assert tuple(table(players)) == NAMES


@pytest.mark.parametrize("players", PLAYERS)
def test_the_mean_share_of_all_hands_is_one_players_share(players: int) -> None:
    rows = table(players)
    mean = sum(combinations_of(hand) * row.equity for hand, row in rows.items()) / 1_326
    assert mean == pytest.approx(1 / players, abs=2e-4 if players > 2 else 1e-9)


@pytest.mark.parametrize("players", PLAYERS[1:])
def test_simulated_hands_say_their_standard_error(players: int) -> None:
    for row in table(players).values():
        assert row.deals == 1_000_000
        # a share of the pot varies no more than a whole pot won or lost
        limit = (row.equity * (1 - row.equity) / row.deals) ** 0.5
        assert 0.5 * limit < row.standard_error <= limit + 1e-6


@pytest.mark.parametrize(
    ("players", "aces", "deuces"),
    [(3, 1.203, -0.080), (4, 1.551, -0.123), (6, 1.952, -0.070), (8, 2.089, 0.058), (10, 2.111, 0.193)],
)
def test_what_aces_and_deuces_win_with_everyone_staying(players: int, aces: float, deuces: float) -> None:
    rows = table(players)
    for hand, expected in (("AA", aces), ("22", deuces)):
        error = 5 * players * rows[hand].standard_error
        assert rows[hand].expectation == pytest.approx(expected, abs=error + 0.0005)


@pytest.mark.parametrize(("players", "win_or_tie"), [(6, 0.4954), (8, 0.3892), (10, 0.3139)])
def test_how_often_aces_win_or_tie(players: int, win_or_tie: float) -> None:
    aces = table(players)["AA"]
    assert (aces.win + aces.tie) / aces.deals == pytest.approx(win_or_tie, abs=0.0025)


def test_other_samples_give_the_same_figures() -> None:
    rng = random.Random(21)
    for players in (3, 10):
        hole = tuple(draw(rng, 2))
        shipped = table(players)[name(hole)]
        found = sampled([hole, *[()] * (players - 1)], samples=40_000, seed=77).hands[0]
        assert found.standard_error is not None
        assert float(found.equity) == pytest.approx(shipped.equity, abs=5 * found.standard_error)


@pytest.mark.parametrize("players", PLAYERS)
def test_ratings_run_from_0_to_40(players: int) -> None:
    found = ratings(players)
    assert (found["AA"], max(found.values()), min(found.values())) == (40, 40, 0)


def test_the_rating_for_six_players_is_the_table_in_circulation() -> None:
    found = ratings(6)
    assert {hand: round(found[hand]) for hand in CIRCULATING} == pytest.approx(CIRCULATING, abs=1)
    assert all(found[hand] == pytest.approx(printed, abs=0.7) for hand, printed in CIRCULATING.items())


@pytest.mark.parametrize(
    ("hand", "rating"),
    [
        ("KK", 32.4), ("QQ", 26.4), ("JJ", 22.1), ("TT", 18.8), ("AKs", 24.1), ("AQs", 21.9), ("KQs", 21.0),
        ("AKo", 19.0), ("JTs", 17.9), ("22", 10.9), ("72o", 0),
    ],
)  # fmt: skip
def test_the_rating_for_ten_players(hand: str, rating: float) -> None:
    assert ratings(10)[hand] == pytest.approx(rating, abs=0.4)


def test_the_advice_plays_10_in_late_and_19_in_early_position() -> None:
    assert plays("AKs", Position.EARLY)
    assert plays("AKo", Position.EARLY)  # 18.9, printed 19
    assert plays("JTs", Position.LATE)
    assert not plays("JTs", Position.EARLY)
    assert not plays("72o", Position.LATE)
    assert all(plays(hand, Position.LATE) for hand in NAMES if plays(hand, Position.EARLY))


def test_a_table_without_figures() -> None:
    with pytest.raises(StartingHandError, match="for 2, 3, 4, 6, 8, 10 players, not for 5"):
        table(5)


@pytest.mark.exhaustive
def test_the_shipped_counts_are_those_of_the_tool() -> None:
    from tools.starting_hands import heads_up

    assert heads_up() == {hand: (row.win, row.tie) for hand, row in table(2).items()}
