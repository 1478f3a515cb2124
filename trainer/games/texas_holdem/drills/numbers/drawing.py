"""A hand and a flop or turn that has one certain draw, dealt as the cards fall until it does."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from trainer.cards import DECK, RANK_VALUE, RANKS, SUITS, Card, below, choice, draw, shuffled
from trainer.games.texas_holdem.drills.numbers.tags import OutsTag
from trainer.games.texas_holdem.numbers.outs import FLOP, OWN_RANKS_BELOW, TURN
from trainer.hands import Category, best

Cards = Sequence[Card]

MOST_DEALT: Final = 20_000
"""Deals before a draw is given up for missing; the rarest comes in one of a hundred."""

FEWEST: Final = 3
"""Cards that bring the lead, at least, where they are counted."""

TARGET: Final[Mapping[OutsTag, Category]] = {
    OutsTag.FLUSH: Category.FLUSH,
    OutsTag.OPEN_STRAIGHT: Category.STRAIGHT,
    OutsTag.INSIDE_STRAIGHT: Category.STRAIGHT,
    OutsTag.DOUBLE_INSIDE: Category.STRAIGHT,
    OutsTag.OVERCARDS: Category.ONE_PAIR,
    OutsTag.SET: Category.THREE_OF_A_KIND,
    OutsTag.PAIR: Category.TWO_PAIR,
    OutsTag.TWO_PAIR: Category.FULL_HOUSE,
    OutsTag.FULL_HOUSE: Category.FULL_HOUSE,
    OutsTag.FLUSH_AND_STRAIGHT: Category.STRAIGHT,
}
"""What each draw is to become, or better."""


@dataclass(frozen=True, slots=True)
class Drawing:
    """Two own cards and a board of three or four, and all that their draws depend on."""

    own: tuple[Card, ...]
    board: tuple[Card, ...]

    @property
    def now(self) -> Category:
        return best((*self.own, *self.board)).category

    @property
    def four_suited(self) -> bool:
        """Whether there are four of a suit."""
        return max(Counter(card[1] for card in (*self.own, *self.board)).values()) == 4

    @property
    def own_draw(self) -> bool:
        """Whether no card makes a straight or a flush out of the board alone."""
        return max(Counter(card[1] for card in self.board).values()) < 4 and not filling(self.board)

    @property
    def straight_ranks(self) -> frozenset[int]:
        """The ranks that fill a straight."""
        return filling((*self.own, *self.board))

    @property
    def open_ended(self) -> bool:
        """Whether two ranks fill a straight, one at either end of four in a row."""
        ranks = sorted(self.straight_ranks)
        return len(ranks) == 2 and (ranks[1] - ranks[0] == 5 or ranks == [6, 14])

    @property
    def unpaired_board(self) -> bool:
        return len({card[0] for card in self.board}) == len(self.board)

    @property
    def own_paired(self) -> int:
        """How many of the own cards pair the board."""
        return sum(card[0] in {other[0] for other in self.board} for card in self.own)

    @property
    def pocket_pair(self) -> bool:
        return self.own[0][0] == self.own[1][0]

    @property
    def overcards(self) -> int:
        """How many of the own cards are above the board."""
        top = max(RANK_VALUE[card[0]] for card in self.board)
        return sum(RANK_VALUE[card[0]] > top for card in self.own)


def filling(cards: Cards) -> frozenset[int]:
    """The ranks that make a straight with some of these cards, where there is none yet."""
    have = _values(cards)
    if _straight(have):
        return frozenset()
    return frozenset(rank for rank in range(2, 15) if rank not in have and _straight(have | _as(rank)))


def _straight(values: frozenset[int]) -> bool:
    return any(all(low + step in values for step in range(5)) for low in range(1, 11))


def _values(cards: Cards) -> frozenset[int]:
    return frozenset(value for card in cards for value in _as(RANK_VALUE[card[0]]))


def _as(rank: int) -> frozenset[int]:
    return frozenset({1, 14}) if rank == 14 else frozenset({rank})


def _straight_alone(d: Drawing, count: int) -> bool:
    """A straight draw of so many ranks, and no other to what is as good."""
    weak = not d.four_suited and d.now.order <= Category.ONE_PAIR.order
    return weak and len(d.straight_ranks) == count and d.own_draw


def _pairs_alone(d: Drawing) -> bool:
    """Nothing but pairs is drawn to, and none lies on the board."""
    return d.unpaired_board and not d.four_suited and not d.straight_ranks


def _flush_drawn(d: Drawing) -> bool:
    return d.four_suited and d.now.order <= Category.ONE_PAIR.order and d.own_draw


SHOWS: Final[Mapping[OutsTag, Callable[[Drawing], bool]]] = {
    OutsTag.FLUSH: lambda d: _flush_drawn(d) and not d.straight_ranks,
    OutsTag.OPEN_STRAIGHT: lambda d: _straight_alone(d, 2) and d.open_ended,
    OutsTag.INSIDE_STRAIGHT: lambda d: _straight_alone(d, 1),
    OutsTag.DOUBLE_INSIDE: lambda d: _straight_alone(d, 2) and not d.open_ended,
    OutsTag.OVERCARDS: lambda d: d.overcards == 2 and d.now is Category.HIGH_CARD and _pairs_alone(d),
    OutsTag.SET: lambda d: d.pocket_pair and d.now is Category.ONE_PAIR and _pairs_alone(d),
    OutsTag.PAIR: lambda d: d.own_paired == 1 and d.now is Category.ONE_PAIR and _pairs_alone(d),
    OutsTag.TWO_PAIR: lambda d: d.own_paired == 2 and d.now is Category.TWO_PAIR and _pairs_alone(d),
    OutsTag.FULL_HOUSE: lambda d: d.pocket_pair and d.now is Category.THREE_OF_A_KIND and _pairs_alone(d),
    OutsTag.FLUSH_AND_STRAIGHT: lambda d: _flush_drawn(d) and bool(d.straight_ranks),
}
"""Whether the cards have the draw of a tag, and no other beside it that counts."""


def shown(own: tuple[Card, ...], board: tuple[Card, ...]) -> tuple[OutsTag, ...]:
    """The draws of these cards."""
    drawing = Drawing(own, board)
    return tuple(tag for tag, shows in SHOWS.items() if shows(drawing))


def deal(rng: random.Random, tag: OutsTag, cards: int = FLOP) -> Drawing:
    """Two own cards and a board of so many that has the draw."""
    for _ in range(MOST_DEALT):
        dealt = _double_inside(rng, cards) if tag is OutsTag.DOUBLE_INSIDE else draw(rng, 2 + cards)
        found = Drawing(tuple(dealt[:2]), tuple(dealt[2:]))
        if SHOWS[tag](found):
            return found
    raise AssertionError(f"no {tag} was dealt")


def _double_inside(rng: random.Random, cards: int) -> list[Card]:
    """Five ranks as 5 7 8 9 J in any suits and places, and what else falls: it comes too seldom to be waited for."""
    low = 1 + below(rng, 8)
    ranks = [RANKS[(low + step - 2) % 13] for step in (0, 2, 3, 4, 6)]
    laid = [Card(rank + choice(rng, SUITS)) for rank in ranks]
    return shuffled(rng, [*laid, *draw(rng, cards - 3, laid)])


def high_first(cards: Iterable[Card]) -> tuple[Card, ...]:
    """Cards as they are listed: by rank, then by suit."""
    return tuple(sorted(cards, key=lambda card: (-RANK_VALUE[card[0]], SUITS.index(card[1]))))


def outs(own: Cards, board: Cards, target: Category) -> tuple[Card, ...]:
    """The cards that make `target` or better; of the own ranks alone where that is below a straight."""
    ranks = {card[0] for card in own}

    def counts(card: Card) -> bool:
        made = best((*own, *board, card)).category
        return made.order >= target.order and (made.order >= OWN_RANKS_BELOW.order or card[0] in ranks)

    return high_first(card for card in DECK if card not in {*own, *board} and counts(card))


@dataclass(frozen=True, slots=True)
class Chased:
    """A hand that is behind another known one: the cards that bring it into the lead, and those that only help it."""

    own: tuple[Card, ...]
    other: tuple[Card, ...]
    board: tuple[Card, ...]

    @property
    def behind(self) -> bool:
        return self._standing(()) < 0

    @property
    def leading(self) -> tuple[Card, ...]:
        return high_first(card for card in self._live if self._standing((card,)) > 0)

    @property
    def helping(self) -> tuple[Card, ...]:
        """The cards that make the own hand of a better kind, whether it leads then or not."""
        now = best((*self.own, *self.board)).category
        ranks = {card[0] for card in self.own}

        def helps(card: Card) -> bool:
            made = best((*self.own, *self.board, card)).category
            return made.order > now.order and (made.order >= OWN_RANKS_BELOW.order or card[0] in ranks)

        return high_first(card for card in self._live if helps(card))

    @property
    def _live(self) -> list[Card]:
        return [card for card in DECK if card not in {*self.own, *self.other, *self.board}]

    def _standing(self, come: Cards) -> int:
        own = best((*self.own, *self.board, *come)).strength
        other = best((*self.other, *self.board, *come)).strength
        return (own > other) - (own < other)


def chases(found: Chased) -> bool:
    """Whether it shows what counting against a known hand is about: it is behind by no more than some cards, and a card
    that helps does not always bring the lead."""
    if not found.behind:
        return False
    leading, helping = set(found.leading), set(found.helping)
    return len(leading) >= FEWEST and leading < helping


def deal_against(rng: random.Random, cards: int = FLOP) -> Chased:
    """A hand behind another, on a board of so many."""
    for _ in range(MOST_DEALT):
        dealt = tuple(draw(rng, 4 + cards))
        found = Chased(dealt[:2], dealt[2:4], dealt[4:])
        if chases(found):
            return found
    raise AssertionError("no hand that is behind was dealt")


def board_at(rng: random.Random, level: int) -> int:
    """How many cards lie on the board: at the first two levels it is the flop, then as often the turn."""
    return TURN if level >= 3 and below(rng, 2) else FLOP
