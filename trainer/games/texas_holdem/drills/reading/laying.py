"""Cards for a hand, a showdown or a board that shows a skill: the deciding ones are laid first, the others fall.

Whether what has been laid shows the skill is then read from the cards, and others are laid if not.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.cards import RANKS, SUITS, Card, choice, draw, shuffled

ALL: Final = range(2, 15)
"""Every rank as a number, the ace high."""
MOST_LAID: Final = 20_000
"""Layouts tried before giving up; some hundreds are enough for the rarest."""


@dataclass(frozen=True, slots=True)
class Layout:
    """A board of five and the hole cards of some players."""

    board: tuple[Card, ...]
    holes: tuple[tuple[Card, ...], ...]

    @property
    def possible(self) -> bool:
        """Whether no card lies there twice: who lays cards by their ranks may pick one again."""
        cards = [*self.board, *(card for hole in self.holes for card in hole)]
        return len(set(cards)) == len(cards)


def a_card(rank: int, suit: str) -> Card:
    """The card of a rank (2..14, and 1 for the ace) and a suit."""
    return Card(RANKS[rank - 2 if rank > 1 else 12] + suit)


def pick(rng: random.Random, ranks: Iterable[int], count: int) -> list[int]:
    """`count` different ranks of these, in random order."""
    return shuffled(rng, ranks)[:count]


def alike(rng: random.Random, rank: int, count: int) -> list[Card]:
    """`count` cards of one rank."""
    return [a_card(rank, suit) for suit in shuffled(rng, SUITS)[:count]]


def any_suits(rng: random.Random, ranks: Iterable[int]) -> list[Card]:
    """A card of each of these different ranks, the suits as they fall."""
    return [a_card(rank, choice(rng, SUITS)) for rank in ranks]


def of_suit(ranks: Iterable[int], suit: str) -> list[Card]:
    """A card of each of these ranks, all of one suit."""
    return [a_card(rank, suit) for rank in ranks]


def run(top: int, length: int = 5) -> list[int]:
    """The ranks of a straight to `top`, highest first; its ace is 1 when it ends a wheel."""
    return list(range(top, top - length, -1))


def fill(
    rng: random.Random,
    players: int,
    *,
    board: Sequence[Card] = (),
    holes: Sequence[Sequence[Card]] = (),
    anywhere: Sequence[Card] = (),
) -> Layout:
    """These cards on the board and in the first players' hands, `anywhere` on the first hand and the board as places
    are free, all other places as the cards fall. The order within a place tells nothing of how it was built."""
    table = list(board)
    hands = [list(hole) for hole in holes] + [[] for _ in range(players - len(holes))]
    for card in anywhere:
        free = ([hands[0]] * (2 - len(hands[0])) if players else []) + [table] * (5 - len(table))
        choice(rng, free).append(card)
    laid = [*table, *(card for hand in hands for card in hand)]
    spare = draw(rng, 5 + 2 * players - len(laid), laid)
    for place, size in ((table, 5), *((hand, 2) for hand in hands)):
        while len(place) < size:
            place.append(spare.pop())
    return Layout(tuple(shuffled(rng, table)), tuple(tuple(shuffled(rng, hand)) for hand in hands))
