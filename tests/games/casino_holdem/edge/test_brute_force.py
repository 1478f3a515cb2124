"""Random flops counted again the plain way: every turn, river and dealer's hand, ranked by phevaluator."""

from __future__ import annotations

import random
from functools import cache
from itertools import combinations

import numpy as np
import pytest
from phevaluator import evaluate_cards

from trainer.cards import DECK, RANKS, Card, cards
from trainer.games.casino_holdem.edge import RUNOUTS, Census, Scope, count_one
from trainer.games.casino_holdem.edge.boards import show_down
from trainer.games.casino_holdem.edge.deck import (
    HOLDING_OF,
    HOLDINGS,
    cards_of,
    number,
    shape_of,
    suit_patterns,
)
from trainer.games.casino_holdem.rules import Qualifier, bonus_row
from trainer.hands import best
from trainer.hands.strengths import rank_sets, strengths

PHE_ID = {c: 4 * RANKS.index(c[0]) + "cdhs".index(c[1]) for c in DECK}
LEAST_OF_CATEGORY = np.array([1, 2, 11, 167, 323, 1600, 1610, 2468, 3326, 6186])
"""phevaluator's best rank of each kind of hand, the royal flush first; 1 is the best hand, 7462 the worst."""
BONUS_ROWS = (None, "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight",
              "three_of_a_kind", "two_pair", "pair_of_aces")  # fmt: skip


def kinds(ranks: np.ndarray) -> np.ndarray:
    """phevaluator's ranks to our kinds of hand, 0 a high card to 9 a royal flush."""
    return 10 - np.searchsorted(LEAST_OF_CATEGORY, ranks, side="right")


def least_pair_of_fours() -> int:
    return evaluate_cards(*(PHE_ID[Card(c)] for c in ("4s", "4h", "2s", "3h", "5d")))


def recount(flop: tuple[Card, ...], holdings: list[tuple[Card, ...]]) -> np.ndarray:
    """[holdings, 10, 4] over all turns and rivers, as the census has it: no game, wins, ties, loses."""
    game = least_pair_of_fours()
    counts = np.zeros((len(holdings), 10, 4), dtype=np.int64)
    deck = [c for c in DECK if c not in flop]
    first, second = np.triu_indices(47, 1)
    for late in combinations(deck, 2):
        live = [c for c in deck if c not in late]
        board = [PHE_ID[c] for c in (*flop, *late)]
        pairs = list(combinations(live, 2))
        rank = np.array([evaluate_cards(*board, PHE_ID[a], PHE_ID[b]) for a, b in pairs])
        at = {pair: n for n, pair in enumerate(pairs)}
        place = {c: n for n, c in enumerate(live)}
        for n, own in enumerate(holdings):
            if not set(own).isdisjoint(late):
                continue
            a, b = sorted(own, key=place.__getitem__)
            mine = rank[at[a, b]]
            apart = ~np.isin(first, (place[a], place[b])) & ~np.isin(second, (place[a], place[b]))
            dealer = rank[apart]
            plays = dealer <= game
            kind = int(kinds(mine))
            counts[n, kind] += (
                int((~plays).sum()),
                int((plays & (dealer > mine)).sum()),
                int((plays & (dealer == mine)).sum()),
                int((plays & (dealer < mine)).sum()),
            )
    return counts


@cache
def rows_of(census: Census) -> frozenset[bytes]:
    whole = np.zeros((len(census.weight), 41), dtype=np.int32)
    whole[:, census.columns] = census.counts.T
    whole[:, 40] = census.bonus
    return frozenset(row.tobytes() for row in whole)


def agree(census: Census, seed: int, holdings: int) -> tuple[int, int]:
    """Recount some holdings on a random flop; says how many of them the census merged, and how many it has as a row."""
    rng = random.Random(seed)
    flop = tuple(rng.sample(DECK, 3))
    rest = [c for c in DECK if c not in flop]
    chosen = rng.sample(list(combinations(rest, 2)), holdings)
    counts = recount(flop, chosen)
    assert (counts.sum(axis=(1, 2)) == RUNOUTS).all()
    called = census.scope.always_called(counts)
    for own, row, merged in zip(chosen, counts, called, strict=True):
        bonus = BONUS_ROWS.index(bonus_row(best((*own, *flop))))
        key = np.append(row.ravel(), bonus).astype(np.int32).tobytes()
        assert (key in rows_of(census)) is not bool(merged), (flop, own)
    return int(called.sum()), int((~called).sum())


def test_random_flops_counted_by_brute_force_end_as_the_census_says(census) -> None:
    assert [sum(agree(census, seed, 20)) for seed in (4, 11)] == [20, 20]


@pytest.mark.exhaustive
@pytest.mark.parametrize("seed", range(40))
def test_forty_flops_counted_by_brute_force_end_as_the_census_says(census, seed: int) -> None:
    merged, rows = agree(census, 1000 + seed, 150)
    assert merged + rows == 150


@pytest.mark.parametrize("qualifier", [Qualifier.PAIR_OF_FOURS, Qualifier.ANY_HAND, Qualifier.PAIR_OF_ACES])
def test_random_boards_counted_at_once_are_those_counted_one_by_one(qualifier: Qualifier) -> None:
    """All 1,081 holdings against each other, by `trainer.hands`; each with blockers left out by looking."""
    rng = random.Random(qualifier.value)
    ranks_at = rng.randrange(len(rank_sets(5)))
    ranks = rank_sets(5)[ranks_at]
    suits = rng.choice(suit_patterns(shape_of(ranks)))[0]
    board = np.array([cards_of(ranks, suits)])
    deck = [Card(RANKS[n // 4] + "shdc"[n % 4]) for n in range(52)]
    shown = show_down(board, ranks_at, strengths().least(qualifier.least))
    own = HOLDINGS[shown.holding[0]]
    on_board = tuple(deck[n] for n in board[0])
    hands = [best((deck[a], deck[b], *on_board)) for a, b in own]
    worth = np.array([hand.strength for hand in hands])
    plays = worth >= qualifier.least
    assert len(own) == 1081
    for n, (a, b) in enumerate(own):
        apart = ~((own == a) | (own == b)).any(axis=1)
        assert shown.category[0, n] == hands[n].category.order
        assert shown.no_game[0, n] == (apart & ~plays).sum()
        assert shown.win[0, n] == (apart & plays & (worth < worth[n])).sum()
        assert shown.tie[0, n] == (apart & plays & (worth == worth[n])).sum()
        assert shown.lose[0, n] == (apart & plays & (worth > worth[n])).sum()


def test_a_worse_scope_merges_no_holding_that_a_better_one_keeps() -> None:
    rng = np.random.default_rng(5)
    counts = rng.integers(0, 1000, (500, 10, 4))
    called = Scope().always_called(counts)
    for stricter in (Scope(call_multiple=3), Scope(even_money=False), Scope(no_game_pays=False)):
        losing = counts[:, :, 3].sum(axis=1) >= counts[:, :, 1].sum(axis=1)
        assert not (stricter.always_called(counts) & losing & ~called).any()


@pytest.mark.parametrize("seed", range(3))
def test_one_holding_on_one_flop_is_counted_as_by_brute_force(seed: int) -> None:
    five = random.Random(seed).sample(DECK, 5)
    own, flop = tuple(five[:2]), tuple(five[2:])
    plain = recount(flop, [own])[0]
    assert count_one(own, flop, Qualifier.PAIR_OF_FOURS.least) == tuple(map(tuple, plain.tolist()))


@pytest.mark.parametrize("dealt", ["AsKsQsJsTs", "2s2h2d2c7h", "5h4h3h2hAh", "7s7h9d9c9s"])
def test_hands_that_are_made_on_the_flop_end_in_every_deal(dealt: str) -> None:
    own, flop = cards(dealt[:4]), cards(dealt[4:])
    counts = count_one(own, flop, Qualifier.PAIR_OF_FOURS.least)
    assert sum(map(sum, counts)) == RUNOUTS
    assert not any(sum(ended) for ended in counts[: best((*own, *flop)).category.order])


@pytest.mark.parametrize("qualifier", [Qualifier.ANY_HAND, Qualifier.PAIR_OF_ACES])
def test_one_holding_under_another_qualifier_is_the_board_by_board_count(qualifier: Qualifier) -> None:
    """Each board on its own, as the census counts them: the same holding on all 1,081."""
    own, flop = cards("Jh4d"), cards("Js7c2c")
    left = [c for c in DECK if c not in (*own, *flop)]
    whole = np.zeros((10, 4), dtype=np.int64)
    sets = {ranks: at for at, ranks in enumerate(rank_sets(5))}
    for late in combinations(left, 2):
        board = np.sort([number(c) for c in (*flop, *late)])
        shown = show_down(board[None], sets[tuple((board >> 2).tolist())], strengths().least(qualifier.least))
        at = int(np.flatnonzero(shown.holding[0] == HOLDING_OF[number(own[0]), number(own[1])])[0])
        ended = [getattr(shown, name)[0, at] for name in ("no_game", "win", "tie", "lose")]
        whole[shown.category[0, at]] += np.array(ended)
    assert count_one(own, flop, qualifier.least) == tuple(map(tuple, whole.tolist()))


@pytest.mark.parametrize("own", ["AsAs", "As", "AsKsQs", "As7h"])
def test_cards_that_cannot_be_dealt_are_refused(own: str) -> None:
    with pytest.raises(ValueError, match="all different"):
        count_one(tuple(Card(own[i : i + 2]) for i in range(0, len(own), 2)), cards("7h2c9d"), 0)
