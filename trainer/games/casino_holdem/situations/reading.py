"""Situations in which the player's hand is easily misread."""

from __future__ import annotations

import random
from typing import Final

from trainer.cards import SUITS, Card, below, choice, shuffled
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.situations.felt import (
    ALL,
    BOARD,
    OWN,
    PLAYER,
    Felt,
    Layout,
    Situation,
    any_suits,
    group,
    groups,
    of_suit,
    pick,
    run,
)
from trainer.games.casino_holdem.tags import Tag


def _anywhere(rng: random.Random, cards: list[Card]) -> Layout:
    """The deciding cards lie anywhere among the player's seven."""
    return Felt(rng).put(shuffled(rng, cards), *PLAYER).layout()


def _wheel(rng: random.Random, rules: Rules) -> Layout:
    return _anywhere(rng, any_suits(rng, run(5)))


def _steel_wheel(rng: random.Random, rules: Rules) -> Layout:
    return _anywhere(rng, of_suit(run(5), choice(rng, SUITS)))


_CORNERS: Final = ((11, 12, 13, 14, 2), (12, 13, 14, 2, 3), (13, 14, 2, 3, 4))


def _no_wrap(rng: random.Random, rules: Rules) -> Layout:
    return _anywhere(rng, any_suits(rng, choice(rng, _CORNERS)))


def _long_straight(rng: random.Random, rules: Rules) -> Layout:
    return _anywhere(rng, any_suits(rng, run(6 + below(rng, 9), 6)))


def _long_flush(rng: random.Random, rules: Rules) -> Layout:
    return _anywhere(rng, of_suit(pick(rng, ALL, 6), choice(rng, SUITS)))


def _straight_and_flush(rng: random.Random, rules: Rules) -> Layout:
    """Three or four cards of a straight in one suit, the others not; the suit's missing ones beside it."""
    suit = choice(rng, SUITS)
    ranks = shuffled(rng, run(5 + below(rng, 10)))
    taken = {r if r > 1 else 14 for r in ranks}
    suited = 3 + below(rng, 2)
    others = [s for s in SUITS if s != suit]
    straight = of_suit(ranks[:suited], suit) + [
        c for r in ranks[suited:] for c in of_suit([r], choice(rng, others))
    ]
    beside = of_suit(pick(rng, [r for r in ALL if r not in taken], 5 - suited), suit)
    return _anywhere(rng, straight + beside)


def _four_flush_board(rng: random.Random, rules: Rules) -> Layout:
    """Half of the players hold a card of the suit."""
    suit = choice(rng, SUITS)
    ranks = pick(rng, ALL, 5)
    felt = Felt(rng).put(of_suit(ranks[:4], suit), *BOARD)
    if below(rng, 2):
        felt.put(of_suit(ranks[4:], suit), OWN)
    return felt.layout()


def _broadway_on_board(rng: random.Random, rules: Rules) -> Layout:
    return Felt(rng).put(any_suits(rng, run(14)), *BOARD).layout()


def _quads_on_board(rng: random.Random, rules: Rules) -> Layout:
    return Felt(rng).put(group(rng, choice(rng, ALL), 4), *BOARD).layout()


def _three_pairs(rng: random.Random, rules: Rules) -> Layout:
    return _anywhere(rng, groups(rng, pick(rng, ALL, 3), 2))


def _counterfeited(rng: random.Random, rules: Rules) -> Layout:
    """Two pair on the board and a fifth card, all above the pair in the hand."""
    own = choice(rng, ALL[:-3])
    above = pick(rng, range(own + 1, ALL.stop), 3)
    board = groups(rng, above[:2], 2) + any_suits(rng, above[2:])
    return Felt(rng).put(group(rng, own, 2), OWN).put(board, *BOARD).layout()


def _two_trips(rng: random.Random, rules: Rules) -> Layout:
    return _anywhere(rng, groups(rng, pick(rng, ALL, 2), 3))


SITUATIONS: Final[dict[Tag, Situation]] = {
    Tag.READ_WHEEL: _wheel,
    Tag.READ_STEEL_WHEEL: _steel_wheel,
    Tag.READ_NO_WRAP: _no_wrap,
    Tag.READ_LONG_STRAIGHT: _long_straight,
    Tag.READ_LONG_FLUSH: _long_flush,
    Tag.READ_STRAIGHT_AND_FLUSH: _straight_and_flush,
    Tag.READ_FOUR_FLUSH_BOARD: _four_flush_board,
    Tag.READ_BROADWAY_ON_BOARD: _broadway_on_board,
    Tag.READ_QUADS_ON_BOARD: _quads_on_board,
    Tag.READ_THREE_PAIRS: _three_pairs,
    Tag.READ_COUNTERFEITED: _counterfeited,
    Tag.READ_TWO_TRIPS: _two_trips,
}
