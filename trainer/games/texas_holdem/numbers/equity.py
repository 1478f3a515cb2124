"""What share of the pot each hand wins if all cards come: exact over every deal, or from random deals where those are
too many for a second.

    equity([cards("AsAh"), cards("KdKc")]).hands[0].equity
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction
from math import comb, perm, sqrt
from typing import Final

from trainer.cards import Card, refuse_repeats
from trainer.games.texas_holdem.hand import MOST_PLAYERS
from trainer.games.texas_holdem.numbers.counting import (
    Hole,
    count_known,
    count_one_random,
    count_random_deals,
    count_two_random,
)
from trainer.games.texas_holdem.numbers.starting import against_random, random_against_random

SAMPLES: Final = 400_000
MOST_SAMPLES: Final = 20_000_000


class EquityError(ValueError):
    """Hands or a board that cannot be dealt. The message says which and why."""


@dataclass(frozen=True, slots=True)
class Standing:
    """One hand's. `win` counts the deals that it wins alone, `tie` those that it shares, `share` adds up its parts of
    the latter. `standard_error` is that of `equity`, None where nothing was sampled."""

    hole: Hole
    win: int
    tie: int
    share: Fraction
    equity: Fraction
    standard_error: float | None = None


@dataclass(frozen=True, slots=True)
class Equity:
    """`deals` is how many there are, or how many were sampled. With known hands a deal is a board; with random ones it
    is a board and the cards of each."""

    exact: bool
    deals: int
    hands: tuple[Standing, ...]


def equity(
    hands: Sequence[Hole], board: Sequence[Card] = (), samples: int = SAMPLES, seed: int = 1
) -> Equity:
    """The equity of two to ten hands, in their order; an empty hand is a random one.

    Exact where that takes less than a second: always when all hands are known; with one or two random hands from the
    flop on; one random hand against one other before the flop. Otherwise from random deals, see `sampled`. Raises
    `EquityError`, and `CardError` for a card that is there twice.
    """
    _check(hands, board, samples)
    known = [hole for hole in hands if hole]
    blank = len(hands) - len(known)
    if blank == 0:
        counts = count_known(known, board).tolist()
    elif blank == 1 and board:
        counts = count_one_random(known, board).tolist()
    elif blank == 2 and board:
        counts = count_two_random(known, board).tolist()
    elif len(hands) == 2:
        counts = _counted_before(known)
    else:
        return sampled(hands, board, samples, seed)
    return _answer(hands, counts, _deals(len(known), blank, len(board)), exact=True)


def sampled(
    hands: Sequence[Hole], board: Sequence[Card] = (), samples: int = SAMPLES, seed: int = 1
) -> Equity:
    """As `equity`, but from `samples` random deals in any case; the same deals for the same seed."""
    _check(hands, board, samples)
    known = [hole for hole in hands if hole]
    counts = count_random_deals(known, len(hands) - len(known), board, samples, random.Random(seed))
    return _answer(hands, counts.tolist(), samples, exact=False)


def _check(hands: Sequence[Hole], board: Sequence[Card], samples: int) -> None:
    if not 2 <= len(hands) <= MOST_PLAYERS:
        raise EquityError(f"two to {MOST_PLAYERS} hands are compared, not {len(hands)}")
    for number, hole in enumerate(hands, 1):
        if len(hole) not in (0, 2):
            raise EquityError(f"hand {number} has {len(hole)} cards: a hand is two cards, or random")
    if len(board) not in (0, 3, 4, 5):
        raise EquityError(f"the board has {len(board)} cards: it has none, three, four or five")
    if not 1 <= samples <= MOST_SAMPLES:
        raise EquityError(f"{samples} samples: deal between 1 and {MOST_SAMPLES:,}")
    refuse_repeats([*(card for hole in hands for card in hole), *board])


def _deals(known: int, blank: int, board: int) -> int:
    left = 52 - 2 * known - board
    boards = comb(left, 5 - board)
    left -= 5 - board
    return boards * (perm(left, 2 * blank) >> blank)


def _counted_before(known: Sequence[Hole]) -> list[list[int]]:
    """The counts of one hand, or of a random one, against a random hand before the flop, from the table of them."""
    if not known:
        win, tie = random_against_random()
        return [[0, win, tie]] * 2
    row = against_random(known[0])
    return [[0, row.win, row.tie], [0, row.deals - row.win - row.tie, row.tie]]


def _answer(hands: Sequence[Hole], counts: Sequence[Sequence[int]], deals: int, *, exact: bool) -> Equity:
    order = sorted(range(len(hands)), key=lambda at: not hands[at])  # known hands first, as they are counted
    standings = {
        at: _standing(hands[at], row, deals, exact=exact) for at, row in zip(order, counts, strict=True)
    }
    return Equity(exact, deals, tuple(standings[at] for at in range(len(hands))))


def _standing(hole: Hole, row: Sequence[int], deals: int, *, exact: bool) -> Standing:
    win, shared = row[1], list(enumerate(row))[2:]
    share = sum((Fraction(times, among) for among, times in shared), Fraction())
    won = (win + share) / deals
    error = None
    if not exact:
        squares = win + sum(times / among**2 for among, times in shared)
        error = sqrt(max(0.0, squares / deals - float(won) ** 2) / deals)
    return Standing(hole, win, sum(times for _, times in shared), share, won, error)
