"""Hands tabled against each other: who wins, and what decides it."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Mapping
from functools import cached_property
from typing import Final

from trainer.cards import RANK_VALUE, Card
from trainer.games.texas_holdem.drills.reading.tags import ShowdownTag
from trainer.hands import Category, Hand, best

NAMED_BY: Final[Mapping[Category, int]] = {
    Category.HIGH_CARD: 1,
    Category.ONE_PAIR: 1,
    Category.TWO_PAIR: 2,
    Category.THREE_OF_A_KIND: 1,
    Category.STRAIGHT: 1,
    Category.FLUSH: 1,
    Category.FULL_HOUSE: 2,
    Category.FOUR_OF_A_KIND: 1,
    Category.STRAIGHT_FLUSH: 1,
    Category.ROYAL_FLUSH: 1,
}
"""How many of `Hand.ranks` name the hand; those after it are kickers, or a flush's lower cards."""


class Tabled:
    """Hole cards by seat, in the order of the seats, and a full board. Places count from 0."""

    def __init__(self, holes: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]) -> None:
        self.holes = holes
        self.board = board
        self.hands: tuple[Hand, ...] = tuple(best(hole + board) for hole in holes)

    @cached_property
    def winners(self) -> tuple[int, ...]:
        """The places of the best hand."""
        top = max(hand.strength for hand in self.hands)
        return tuple(place for place, hand in enumerate(self.hands) if hand.strength == top)

    @cached_property
    def best(self) -> Hand:
        """What the pot is won with."""
        return self.hands[self.winners[0]]

    @cached_property
    def next(self) -> Hand | None:
        """The best hand that does not win, None where all split."""
        beaten = [hand for place, hand in enumerate(self.hands) if place not in self.winners]
        return max(beaten, key=lambda hand: hand.strength, default=None)

    @property
    def alone(self) -> bool:
        """One hand wins everything."""
        return len(self.winners) == 1

    @cached_property
    def parted_at(self) -> int | None:
        """Which rank of `Hand.ranks` parts the winner from the next hand, of one category; None: the category does."""
        if self.next is None or self.next.category is not self.best.category:
            return None
        pairs = zip(self.best.ranks, self.next.ranks, strict=True)
        return next(at for at, (mine, other) in enumerate(pairs) if mine != other)

    @property
    def kicker(self) -> int | None:
        """Which kicker decides, counted from 0; None where it is no kicker."""
        at = self.parted_at
        named = NAMED_BY[self.best.category]
        return at - named if at is not None and at >= named and self.best.category in _WITH_KICKERS else None

    @property
    def board_plays(self) -> bool:
        return self.best.strength == best(self.board).strength

    def unplayed(self, place: int) -> tuple[int, ...]:
        """The ranks of the hole cards that are not among the five, highest first."""
        left = [card for card in self.holes[place] if card not in self.hands[place].cards]
        return tuple(sorted((RANK_VALUE[card[0]] for card in left), reverse=True))


_WITH_KICKERS: Final = frozenset(
    {
        Category.HIGH_CARD,
        Category.ONE_PAIR,
        Category.TWO_PAIR,
        Category.THREE_OF_A_KIND,
        Category.FOUR_OF_A_KIND,
    }
)


def _decided_within(category: Category, *, at: int | None = None) -> Callable[[Tabled], bool]:
    """One hand wins against another of the same category; `at`: where they part."""
    return lambda t: (
        t.alone
        and t.best.category is category
        and t.parted_at is not None
        and (at is None or t.parted_at == at)
    )


def _higher_pair(t: Tabled) -> bool:
    """The lower pair of the beaten hand is better than the winner's."""
    within = _decided_within(Category.TWO_PAIR, at=0)(t)
    return within and t.next is not None and t.next.ranks[1] > t.best.ranks[1]


def _quads_on_board(t: Tabled) -> bool:
    return t.alone and 4 in Counter(card[0] for card in t.board).values()


def _counterfeited(t: Tabled) -> bool:
    """A pocket pair that does not play is beaten."""
    pairs = [
        place
        for place, hole in enumerate(t.holes)
        if hole[0][0] == hole[1][0] and not set(hole) & set(t.hands[place].cards)
    ]
    return t.alone and any(
        place not in t.winners and t.hands[place].category is Category.TWO_PAIR for place in pairs
    )


def _dead_card(t: Tabled) -> bool:
    return not t.alone and not t.board_plays and len({t.unplayed(place) for place in t.winners}) > 1


def _three_way(t: Tabled) -> bool:
    """As many split as can, three where there are as many hands, and not by the board."""
    return len(t.winners) == min(3, len(t.holes)) and not t.board_plays


SHOWS: Final[Mapping[ShowdownTag, Callable[[Tabled], bool]]] = {
    ShowdownTag.KICKER: lambda t: t.alone and t.kicker == 0 and t.best.category is not Category.HIGH_CARD,
    ShowdownTag.SECOND_KICKER: lambda t: t.alone and t.kicker is not None and t.kicker > 0,
    ShowdownTag.HIGHER_PAIR: _higher_pair,
    ShowdownTag.STRAIGHTS: _decided_within(Category.STRAIGHT),
    ShowdownTag.FLUSHES: _decided_within(Category.FLUSH),
    ShowdownTag.FULL_HOUSES: _decided_within(Category.FULL_HOUSE),
    ShowdownTag.QUADS_ON_BOARD: _quads_on_board,
    ShowdownTag.COUNTERFEITED: _counterfeited,
    ShowdownTag.DEAD_CARD: _dead_card,
    ShowdownTag.BOARD: lambda t: not t.alone and t.board_plays,
    ShowdownTag.THREE_WAY: _three_way,
}


def by_sixth_card(t: Tabled) -> frozenset[int]:
    """Who would win a split if a card that does not play counted."""
    most = max(t.unplayed(place) for place in t.winners)
    return frozenset(place for place in t.winners if t.unplayed(place) == most)


def by_name_alone(t: Tabled) -> frozenset[int]:
    """Who would win if only what names the hand counted: all kickers, or a flush's lower cards, unseen."""
    named = NAMED_BY[t.best.category]
    return frozenset(
        place
        for place, hand in enumerate(t.hands)
        if hand.category is t.best.category and hand.ranks[:named] == t.best.ranks[:named]
    )
