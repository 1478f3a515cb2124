"""Situations in which two hands must be compared: ties, kickers, and a hand of one kind over another."""

from __future__ import annotations

import random
from typing import Final

from trainer.cards import SUITS, Card, below, choice, shuffled
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.situations.felt import (
    ALL,
    BOARD,
    DEALER,
    OWN,
    Felt,
    Layout,
    Situation,
    any_suits,
    games,
    group,
    groups,
    hand,
    of_suit,
    pick,
    run,
)
from trainer.games.casino_holdem.situations.natural import natural
from trainer.games.casino_holdem.tags import Tag
from trainer.hands import Category


def _as_it_falls(rng: random.Random, rules: Rules) -> Layout:
    return natural(rng)


def _sides(rng: random.Random, board: list[Card], one: list[Card], other: list[Card]) -> Layout:
    """The board, and two holdings: the player's and the dealer's, either way round."""
    mine, his = shuffled(rng, (one, other))
    return Felt(rng).put(board, *BOARD).put(mine, OWN).put(his, DEALER).layout()


_BOARDS: Final = (
    Category.STRAIGHT, Category.STRAIGHT, Category.FLUSH, Category.FLUSH, Category.FULL_HOUSE, Category.TWO_PAIR,
    Category.TWO_PAIR, Category.FOUR_OF_A_KIND, Category.THREE_OF_A_KIND, Category.ONE_PAIR,
)  # fmt: skip

_GROUPS: Final = {
    Category.ONE_PAIR: (2, 1),
    Category.TWO_PAIR: (2, 2),
    Category.THREE_OF_A_KIND: (3, 1),
    Category.FOUR_OF_A_KIND: (4, 1),
}
"""How many cards of how many ranks."""


def _tie_board(rng: random.Random, rules: Rules) -> Layout:
    """A made hand on the board; beside groups its kickers are high, so that no own card improves it."""
    category = choice(rng, _BOARDS)
    if category in (Category.STRAIGHT, Category.FLUSH, Category.FULL_HOUSE):
        return Felt(rng).put(hand(rng, category), *BOARD).layout()
    size, count = _GROUPS[category]
    ranks = pick(rng, games(rules) if category is Category.ONE_PAIR else ALL, count)
    missing = 5 - size * count
    high = [r for r in reversed(ALL) if r not in ranks][: missing + 1]
    board = groups(rng, ranks, size) + any_suits(rng, pick(rng, high, missing))
    return Felt(rng).put(board, *BOARD).layout()


def _straights(rng: random.Random, low_top: int, apart: int) -> Layout:
    """Two straights, `apart` ranks from each other: what they share lies on the board, or both hold one of it."""
    low, high = run(low_top), run(low_top + apart)
    shared = shuffled(rng, [r for r in low if r in high])
    ends = [r for r in low if r not in high], [r for r in high if r not in low]
    held = shared[: below(rng, 3 - apart)]
    cards = {r: group(rng, r, 2) for r in held}
    one, other = (any_suits(rng, end) + [cards[r][i] for r in held] for i, end in enumerate(ends))
    return _sides(rng, any_suits(rng, shared[len(held) :]), one, other)


def _straight_over_straight(rng: random.Random, rules: Rules) -> Layout:
    apart = 1 + below(rng, 2)
    return _straights(rng, 5 + below(rng, 10 - apart), apart)


def _wheel(rng: random.Random, rules: Rules) -> Layout:
    return _straights(rng, 5, 1)


def _tie_straight(rng: random.Random, rules: Rules) -> Layout:
    """Three or four ranks of a straight on the board, the others in both hands."""
    ranks = shuffled(rng, run(5 + below(rng, 10)))
    held = ranks[: 1 + below(rng, 2)]
    cards = [group(rng, r, 2) for r in held]
    return _sides(rng, any_suits(rng, ranks[len(held) :]), [c[0] for c in cards], [c[1] for c in cards])


def _group_on_board(rng: random.Random, rules: Rules) -> tuple[list[Card], list[int]]:
    """A pair, two pair, three or four of a kind for the board, and its ranks."""
    kind = below(rng, 8)
    if kind < 3:
        ranks = pick(rng, games(rules), 1)
        return group(rng, ranks[0], 2), ranks
    if kind < 6:
        ranks = pick(rng, ALL, 2)
        return groups(rng, ranks, 2), ranks
    ranks = pick(rng, ALL, 1)
    return group(rng, ranks[0], 3 + kind % 2), ranks


def _tie_kicker(rng: random.Random, rules: Rules) -> Layout:
    """Both hold the kicker, higher than what the board has beside its group."""
    board, ranks = _group_on_board(rng, rules)
    beside = sorted(pick(rng, [r for r in ALL if r not in ranks], 6 - len(board)), reverse=True)
    kicker = group(rng, beside[0], 2)
    return _sides(rng, board + any_suits(rng, beside[1:]), kicker[:1], kicker[1:])


def _kicker_unplayed(rng: random.Random, rules: Rules) -> Layout:
    """One rank on the board and in both hands; the rest of the board is higher than the second cards."""
    rank = choice(rng, games(rules))
    cards = group(rng, rank, 3)
    others = sorted(pick(rng, [r for r in ALL if r != rank], 6), reverse=True)
    one, other = (any_suits(rng, [r]) for r in others[4:])
    return _sides(rng, cards[:1] + any_suits(rng, others[:4]), cards[1:2] + one, cards[2:] + other)


def _kicker(rng: random.Random, rules: Rules) -> Layout:
    """A shared group, on the board or of one rank in both hands, and two kickers, at least one above the board's."""
    if below(rng, 2):
        board, ranks = _group_on_board(rng, rules)
        one, other = [], []
    else:
        ranks = [choice(rng, games(rules))]
        cards = group(rng, ranks[0], 3)
        board, one, other = cards[:1], cards[1:2], cards[2:]
    beside = sorted(pick(rng, [r for r in ALL if r not in ranks], 7 - len(board)), reverse=True)
    top, *rest = beside
    rest = shuffled(rng, rest)
    one, other = one + any_suits(rng, [top]), other + any_suits(rng, rest[:1])
    return _sides(rng, board + any_suits(rng, rest[1:]), one, other)


def _second_kicker(rng: random.Random, rules: Rules) -> Layout:
    """The board has a pair or three of a kind and the first kicker; the hands hold the second, or the third."""
    size = 2 if below(rng, 3) else 3
    rank = choice(rng, games(rules) if size == 2 else ALL)
    beside = sorted(pick(rng, [r for r in ALL if r != rank], 7 - size), reverse=True)
    top, rest = beside[0], shuffled(rng, beside[1:])
    board = group(rng, rank, size) + any_suits(rng, [top, *rest[2:]])
    return _sides(rng, board, any_suits(rng, rest[:1]), any_suits(rng, rest[1:2]))


def _higher_pair(rng: random.Random, rules: Rules) -> Layout:
    """Highest and lowest rank pair up on one side, the two between them on the other."""
    high, *between, low = sorted(pick(rng, ALL, 4), reverse=True)
    cards = {r: group(rng, r, 2) for r in (high, *between, low)}
    board = [pair[0] for pair in cards.values()]
    return _sides(rng, board, [cards[high][1], cards[low][1]], [cards[r][1] for r in between])


def _flushes(rng: random.Random, rules: Rules) -> Layout:
    """Three of the suit on the board and two in each hand, or four on the board and one in each."""
    cards = of_suit(pick(rng, ALL, 7), choice(rng, SUITS))
    held = 1 + below(rng, 2)
    one, other, board = cards[:held], cards[held : 2 * held], cards[2 * held : 5 + held]
    return _sides(rng, board, one, other)


def _full_houses(rng: random.Random, rules: Rules) -> Layout:
    """A pair and three other ranks on the board, or three of a kind: each hand fills up in a way of its own."""
    ranks = pick(rng, ALL, 4)
    cards = {r: group(rng, r, 4) for r in ranks}
    first, *others = ranks
    if not below(rng, 4):
        one, other = (cards[r][:2] for r in others[:2])
        return _sides(rng, cards[first][:3], one, other)
    board = cards[first][:2] + [cards[r][0] for r in others]
    trips = [[cards[first][2], cards[r][1]] for r in others]
    pockets = [cards[r][2:] for r in others]
    one, other = shuffled(rng, trips + pockets)[:2]
    if one in trips and other in trips:
        other = [cards[first][3], other[1]]
    return _sides(rng, board, one, other)


def _beaten(rng: random.Random, rules: Rules) -> Layout:
    return (_flushes, _full_houses)[below(rng, 2)](rng, rules)


SITUATIONS: Final[dict[Tag, Situation]] = {
    Tag.TIE_BOARD: _tie_board,
    Tag.TIE_STRAIGHT: _tie_straight,
    Tag.TIE_KICKER: _tie_kicker,
    Tag.TIE_KICKER_UNPLAYED: _kicker_unplayed,
    Tag.SHOWDOWN_PLAYER_WINS: _as_it_falls,
    Tag.SHOWDOWN_DEALER_WINS: _as_it_falls,
    Tag.SHOWDOWN_KICKER: _kicker,
    Tag.SHOWDOWN_SECOND_KICKER: _second_kicker,
    Tag.SHOWDOWN_HIGHER_PAIR: _higher_pair,
    Tag.SHOWDOWN_STRAIGHTS: _straight_over_straight,
    Tag.SHOWDOWN_WHEEL: _wheel,
    Tag.SHOWDOWN_FLUSHES: _flushes,
    Tag.SHOWDOWN_FULL_HOUSES: _full_houses,
    Tag.SHOWDOWN_BEATEN: _beaten,
}
