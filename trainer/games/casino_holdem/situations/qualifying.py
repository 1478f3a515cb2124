"""Situations about the dealer's game: just short of it, just enough, and the player behind a dealer without one."""

from __future__ import annotations

import random
from typing import Final

from trainer.cards import RANK_VALUE, Card, below, choice, shuffled
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.situations.felt import (
    ACE,
    ALL,
    BOARD,
    DEALER,
    DEALERS,
    OWN,
    Felt,
    Layout,
    Situation,
    any_suits,
    games,
    group,
    groups,
    pick,
)
from trainer.games.casino_holdem.tags import Tag


def _needed(rules: Rules) -> int:
    return rules.qualifier.pair_rank


def _beside(rng: random.Random, ranks: list[int], count: int) -> list[Card]:
    """`count` cards of different ranks, none of these."""
    return any_suits(rng, pick(rng, [r for r in ALL if r not in ranks], count))


def _high_card(rng: random.Random, rules: Rules) -> Layout:
    return Felt(rng).put(_beside(rng, [], 7), *DEALERS).layout()


def _pair(rng: random.Random, rank: int, *zones: str) -> Layout:
    """The dealer's seven hold a pair of that rank, in these zones, and five other ranks."""
    pair = group(rng, rank, 2)
    return Felt(rng).put(pair, *zones).put(_beside(rng, [rank], 5), *DEALERS).layout()


def _pair_below(rng: random.Random, rules: Rules) -> Layout:
    return _pair(rng, _needed(rules) - 1, *DEALERS)


def _lower_pair(rng: random.Random, rules: Rules) -> Layout:
    return _pair(rng, choice(rng, range(2, _needed(rules) - 1)), *DEALERS)


def _low_board_pair(rng: random.Random, rules: Rules) -> Layout:
    return _pair(rng, choice(rng, range(2, _needed(rules))), *BOARD)


def _exactly(rng: random.Random, rules: Rules) -> Layout:
    return _pair(rng, _needed(rules), *DEALERS)


def _board_pair(rng: random.Random, rules: Rules) -> Layout:
    return _pair(rng, choice(rng, games(rules)), *BOARD)


def _ace_kicker(rng: random.Random, rules: Rules) -> Layout:
    rank = _needed(rules) - 1
    cards = group(rng, rank, 2) + any_suits(rng, [ACE]) + _beside(rng, [rank, ACE], 4)
    return Felt(rng).put(cards, *DEALERS).layout()


def _low_trips(rng: random.Random, rules: Rules) -> Layout:
    rank = choice(rng, range(2, _needed(rules)))
    return Felt(rng).put(group(rng, rank, 3) + _beside(rng, [rank], 4), *DEALERS).layout()


def _low_two_pair(rng: random.Random, rules: Rules) -> Layout:
    ranks = pick(rng, range(2, _needed(rules)), 2)
    return Felt(rng).put(groups(rng, ranks, 2) + _beside(rng, ranks, 3), *DEALERS).layout()


def _player_behind(rng: random.Random, rules: Rules) -> Layout:
    """The dealer with a pair that is no game, or nine different ranks, the dealer's the highest off the board."""
    if _needed(rules) > 2 and below(rng, 2):
        return _pair(rng, choice(rng, range(2, _needed(rules))), *DEALERS)
    cards = any_suits(rng, pick(rng, ALL, 9))
    *low, high = sorted(cards[5:], key=lambda c: RANK_VALUE[c[0]])
    beside, *mine = shuffled(rng, low)
    return Felt(rng).put(cards[:5], *BOARD).put([high, beside], DEALER).put(mine, OWN).layout()


def _level(rng: random.Random, rules: Rules) -> Layout:
    """Both play the board, its cards the highest or a low pair among them; or both hold the same rank above it."""
    ranks = sorted(pick(rng, ALL, 7), reverse=True)
    if _needed(rules) > 2 and not below(rng, 4):
        rank = choice(rng, range(2, _needed(rules)))
        high = [r for r in ranks if r != rank][:3]
        return Felt(rng).put(group(rng, rank, 2) + any_suits(rng, high), *BOARD).layout()
    shared = [choice(rng, ranks[:3])] if below(rng, 2) else []
    board = [r for r in ranks if r not in shared][:5]
    held = [r for r in ranks if r not in board]
    pairs = [group(rng, r, 2) for r in held]
    felt = Felt(rng).put(any_suits(rng, board), *BOARD)
    return felt.put([c[0] for c in pairs], OWN).put([c[1] for c in pairs], DEALER).layout()


SITUATIONS: Final[dict[Tag, Situation]] = {
    Tag.QUALIFY_HIGH_CARD: _high_card,
    Tag.QUALIFY_PAIR_BELOW: _pair_below,
    Tag.QUALIFY_LOWER_PAIR: _lower_pair,
    Tag.QUALIFY_ACE_KICKER: _ace_kicker,
    Tag.QUALIFY_LOW_BOARD_PAIR: _low_board_pair,
    Tag.QUALIFY_EXACTLY: _exactly,
    Tag.QUALIFY_BOARD_PAIR: _board_pair,
    Tag.QUALIFY_LOW_TRIPS: _low_trips,
    Tag.QUALIFY_LOW_TWO_PAIR: _low_two_pair,
    Tag.QUALIFY_PLAYER_BEHIND: _player_behind,
    Tag.QUALIFY_LEVEL: _level,
}
