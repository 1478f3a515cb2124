"""Two hands against each other, to show how ties are broken. Who wins, and by which cards, is computed, never written
down. A game has showdowns at its own table besides.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.cards import RANK_VALUE, Card, cards
from trainer.hands.best import Category, Hand, best


@dataclass(frozen=True, slots=True)
class Showdown:
    """Two hands against each other: five cards each, or two each and a board. `id` names what it shows."""

    id: str
    own: tuple[tuple[Card, ...], tuple[Card, ...]]
    board: tuple[Card, ...] = ()

    @property
    def hands(self) -> tuple[Hand, Hand]:
        first, second = self.own
        return best(first + self.board), best(second + self.board)

    @property
    def winner(self) -> int | None:
        """0 or 1, None where the two are equal."""
        first, second = self.hands
        return None if first.strength == second.strength else int(second.strength > first.strength)

    @property
    def parting(self) -> tuple[int, int] | None:
        """The first ranks that differ, 2..14, first hand's first; None for a tie and for hands of two kinds.

        A straight has one rank, its top card: the wheel's is the five.
        """
        first, second = self.hands
        if first.category is not second.category:
            return None
        return next(((a, b) for a, b in zip(first.ranks, second.ranks, strict=True) if a != b), None)

    @property
    def deciding(self) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
        """The cards by which the two part: in each hand those of the first rank that differs."""
        if self.parting is None:
            return (), ()
        first, second = (
            tuple(c for c in hand.cards if RANK_VALUE[c[0]] == rank)
            for hand, rank in zip(self.hands, self.parting, strict=True)
        )
        return first, second


def pair(first: str, second: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """The own cards of both, as a `Showdown` wants them."""
    return cards(first), cards(second)


TIE_BREAKS: Final[dict[Category, Showdown]] = {
    Category.ROYAL_FLUSH: Showdown("royal_flush", pair("AhKhQhJhTh", "AsKsQsJsTs")),
    Category.STRAIGHT_FLUSH: Showdown("straight_flush", pair("9c8c7c6c5c", "8d7d6d5d4d")),
    Category.FOUR_OF_A_KIND: Showdown("four_of_a_kind", pair("QsQhQdQc7d", "9s9h9d9cAd")),
    Category.FULL_HOUSE: Showdown("full_house", pair("8s8d8cKhKd", "7s7h7dAhAd")),
    Category.FLUSH: Showdown("flush", pair("AdJd8d6d2d", "AsJs8s5s4s")),
    Category.STRAIGHT: Showdown("straight", pair("8h7s6d5c4h", "7c6h5h4d3s")),
    Category.THREE_OF_A_KIND: Showdown("three_of_a_kind", pair("ThTsTc3d2s", "9h9s9dAcKd")),
    Category.TWO_PAIR: Showdown("two_pair", pair("AsAd6h6c2s", "AhAc5s5dKc")),
    Category.ONE_PAIR: Showdown("one_pair", pair("9s9dAcQh4d", "9h9cAdQs3c")),
    Category.HIGH_CARD: Showdown("high_card", pair("KhJd8s5c2h", "KsJc7d6h4c")),
}
"""For each kind of hand, two of it."""
