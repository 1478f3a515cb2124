"""Laying chosen cards on the table, and choosing cards for a hand."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.cards import RANKS, SUITS, Card, below, choice, draw, shuffled
from trainer.games.casino_holdem.rules import Rules
from trainer.hands import Category

OWN: Final = "own"
DEALER: Final = "dealer"
FLOP: Final = "flop"
LATE: Final = "late"
"""Turn and river."""

BOARD: Final = (FLOP, LATE)
BONUS: Final = (OWN, FLOP)
"""The five cards of the bonus hand."""
PLAYER: Final = (OWN, FLOP, LATE)
"""The player's seven cards."""
DEALERS: Final = (DEALER, FLOP, LATE)
"""The dealer's seven cards."""

_SIZES: Final = {OWN: 2, DEALER: 2, FLOP: 3, LATE: 2}


@dataclass(frozen=True, slots=True)
class Layout:
    """The nine cards of one box against the dealer, and whether the player calls."""

    board: tuple[Card, ...]
    dealer: tuple[Card, ...]
    own: tuple[Card, ...]
    call: bool = True


Situation = Callable[[random.Random, Rules], Layout]
"""Lays a box that probably shows a tag. Who deals looks whether it does, and lays another if not."""


class Felt:
    """A table being laid: the decisive cards first, wherever they may lie, then random ones."""

    def __init__(self, rng: random.Random) -> None:
        self._rng = rng
        self._zones: dict[str, list[Card]] = {zone: [] for zone in _SIZES}

    def put(self, found: Iterable[Card], *zones: str) -> Felt:
        """Lay each card on a random free place of these zones. Raises `ValueError` when they are full."""
        for c in found:
            free = [zone for zone in zones for _ in range(_SIZES[zone] - len(self._zones[zone]))]
            if not free:
                raise ValueError(f"no place is left in {', '.join(zones)}")
            self._zones[choice(self._rng, free)].append(c)
        return self

    @property
    def laid(self) -> list[Card]:
        """Every card that lies there."""
        return [c for zone in self._zones.values() for c in zone]

    def layout(self, *, call: bool = True) -> Layout:
        """Fill the free places with random cards. The order within a zone tells nothing of how it was built."""
        laid = self.laid
        spare = draw(self._rng, sum(_SIZES.values()) - len(laid), laid)
        full = {}
        for zone, size in _SIZES.items():
            missing = size - len(self._zones[zone])
            full[zone] = shuffled(self._rng, self._zones[zone] + spare[:missing])
            spare = spare[missing:]
        return Layout((*full[FLOP], *full[LATE]), tuple(full[DEALER]), tuple(full[OWN]), call)


ALL: Final = range(2, 15)
"""Every rank, as numbers; the ace is 14."""
KING: Final = 13
ACE: Final = 14


def games(rules: Rules) -> range:
    """The ranks whose pair gives the dealer a game."""
    return range(max(rules.qualifier.pair_rank, 2), ACE + 1)


def a_card(rank: int, suit: str) -> Card:
    """The card of a rank (2..14, and 1 for the ace) and a suit."""
    return Card(RANKS[rank - 2 if rank > 1 else 12] + suit)


def pick(rng: random.Random, ranks: Iterable[int], count: int) -> list[int]:
    """`count` different ranks of these, in random order."""
    return shuffled(rng, ranks)[:count]


def group(rng: random.Random, rank: int, count: int) -> list[Card]:
    """`count` cards of one rank."""
    return [a_card(rank, suit) for suit in shuffled(rng, SUITS)[:count]]


def groups(rng: random.Random, ranks: Iterable[int], count: int) -> list[Card]:
    """`count` cards of each of these ranks."""
    return [c for rank in ranks for c in group(rng, rank, count)]


def any_suits(rng: random.Random, ranks: Iterable[int]) -> list[Card]:
    """A card of each of these different ranks, the suits as they fall."""
    return [a_card(rank, choice(rng, SUITS)) for rank in ranks]


def of_suit(ranks: Iterable[int], suit: str) -> list[Card]:
    """A card of each of these ranks, all of one suit."""
    return [a_card(rank, suit) for rank in ranks]


def run(top: int, length: int = 5) -> list[int]:
    """The ranks of a straight to `top`, highest first; its ace is 1 when it ends a wheel."""
    return list(range(top, top - length, -1))


def hand(rng: random.Random, category: Category, among: Sequence[int] = ALL) -> list[Card]:
    """Five cards of that category, but for a stray better one (a straight that falls in one suit).

    `among` limits the ranks of the group; the wheel is as likely as any other straight.
    """
    match category:
        case Category.ROYAL_FLUSH:
            return of_suit(run(14), choice(rng, SUITS))
        case Category.STRAIGHT_FLUSH:
            return of_suit(run(5 + below(rng, 9)), choice(rng, SUITS))
        case Category.STRAIGHT:
            return any_suits(rng, run(5 + below(rng, 10)))
        case Category.FLUSH:
            return of_suit(pick(rng, ALL, 5), choice(rng, SUITS))
        case Category.HIGH_CARD:
            return any_suits(rng, pick(rng, ALL, 5))
    size, pairs = {
        Category.ONE_PAIR: (0, 1),
        Category.TWO_PAIR: (0, 2),
        Category.THREE_OF_A_KIND: (3, 0),
        Category.FULL_HOUSE: (3, 1),
        Category.FOUR_OF_A_KIND: (4, 0),
    }[category]
    first = choice(rng, among)
    others = pick(rng, [r for r in ALL if r != first], 4)
    found = group(rng, first, size or 2)
    if pairs and (size or pairs > 1):
        found += group(rng, others.pop(), 2)
    return found + any_suits(rng, others[: 5 - len(found)])
