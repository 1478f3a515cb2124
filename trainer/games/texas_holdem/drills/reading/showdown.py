"""Two to six hands are tabled: who gets the pot, and which five cards play."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any, Final

from trainer.cards import RANKS, SUITS, Card, below, choice, shuffled
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.reading.codes import Reason, Slip
from trainer.games.texas_holdem.drills.reading.laying import (
    ALL,
    MOST_LAID,
    Layout,
    a_card,
    alike,
    any_suits,
    fill,
    of_suit,
    pick,
    run,
)
from trainer.games.texas_holdem.drills.reading.tabled import SHOWS, Tabled, by_name_alone, by_sixth_card
from trainer.games.texas_holdem.drills.reading.tags import ShowdownTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Seat, TableScene
from trainer.hands import Category, equal_fives
from trainer.quiz import NATURAL, Answer, Ask, Kind, Mark, Picked, Posed, Several, Why, judged

_HANDS: Final = {1: 2, 2: 3, 3: 4, 4: 5, 5: 6}
"""How many hands are tabled, by level."""
_SEATS: Final = 6
"""Seats at the table, as far as there are so many."""


@dataclass(frozen=True)
class Showdown:
    """Who gets the pot, alone or in parts, and the five cards it is won with."""

    id = "showdown"
    group = "read"
    target_seconds = 15
    skills = tuple(ShowdownTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        table = min(rules.players, _SEATS)
        live = sorted(shuffled(rng, range(1, table + 1))[: min(_HANDS[level], table)])
        laid = _lay(rng, skill, len(live))
        holes = dict(zip(live, shuffled(rng, laid.holes), strict=True))
        seats = tuple(
            Seat(number, cards=holes.get(number, ()), folded=number not in holes)
            for number in range(1, table + 1)
        )
        scene = TableScene(
            seats, button=1 + below(rng, table), board=laid.board, street=Street.RIVER, burns=3
        )
        asks = (
            Ask("winners", Kind.SEVERAL, options=tuple(f"seat_{number}" for number in live)),
            Ask("five", Kind.CARDS, cards=(*(card for hole in holes.values() for card in hole), *laid.board)),
        )
        tabled = Tabled(tuple(holes.values()), laid.board)
        seen = [tag for tag in ShowdownTag if SHOWS[tag](tabled)]
        return Posed(scene, asks, tuple(sorted(seen, key=lambda tag: tag != skill)))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: TableScene = posed.scene
        live = [seat for seat in scene.seats if seat.cards]
        tabled = Tabled(tuple(seat.cards for seat in live), scene.board)
        numbers = [seat.number for seat in live]
        winners, five = posed.asks
        right = _options(numbers, tabled.winners)
        given, picked = answers.get(winners.key), answers.get(five.key)
        fives = {f for place in tabled.winners for f in equal_fives(tabled.holes[place] + tabled.board)}
        why = why_won(tabled, numbers)
        return (
            judged(winners, given, right, given == right, why, winner_slips(given, tabled, numbers)),
            judged(
                five,
                picked,
                Picked(frozenset(tabled.best.cards)),
                isinstance(picked, Picked) and picked.cards in fives,
                Why(
                    Reason.FIVE_OF_WINNER,
                    cards=tabled.best.cards,
                    hand=tabled.best,
                    facts={"seat": numbers[tabled.winners[0]]},
                ),
            ),
        )


def _options(numbers: list[int], places: tuple[int, ...] | frozenset[int]) -> Several:
    return Several(frozenset(f"seat_{numbers[place]}" for place in places))


def why_won(tabled: Tabled, numbers: list[int]) -> Why:
    facts: dict[str, Any] = {
        "seat": numbers[tabled.winners[0]],
        "seats": tuple(numbers[place] for place in tabled.winners),
        "hands": dict(zip(numbers, tabled.hands, strict=True)),
    }
    reason = Reason.WINS
    if tabled.board_plays and not tabled.alone:
        reason = Reason.BOARD_SPLIT
    elif not tabled.alone:
        reason = Reason.SPLIT
    elif tabled.kicker is not None and tabled.next is not None and tabled.parted_at is not None:
        reason = Reason.KICKER
        facts["rank"] = RANKS[tabled.best.ranks[tabled.parted_at] - 2]
        facts["other"] = RANKS[tabled.next.ranks[tabled.parted_at] - 2]
    return Why(reason, cards=tabled.best.cards, hand=tabled.best, facts=facts)


def winner_slips(given: Answer | None, tabled: Tabled, numbers: list[int]) -> Iterator[Slip]:
    """The named mistakes that give the pot to exactly these, or one of their kind."""
    if not isinstance(given, Several):
        return
    right = frozenset(tabled.winners)
    places = frozenset(numbers.index(int(option.removeprefix("seat_"))) for option in given.options)
    if not tabled.alone and not tabled.board_plays and places == by_sixth_card(tabled):
        yield Slip.SIXTH_CARD
    if places == by_name_alone(tabled):
        yield Slip.FLUSH_TOP_ONLY if tabled.best.category is Category.FLUSH else Slip.KICKER_IGNORED
    if places < right:
        yield Slip.SPLIT_MISSED
    if not places <= right:
        yield Slip.BEATEN_HAND


# -- laying hands that show a skill


def _lay(rng: random.Random, skill: str, hands: int) -> Layout:
    if skill == NATURAL:
        return fill(rng, hands)
    tag = ShowdownTag(skill)
    for _ in range(MOST_LAID):
        laid = _BUILD[tag](rng, hands)
        if laid.possible and SHOWS[tag](Tabled(laid.holes, laid.board)):
            return laid
    raise AssertionError(f"no showdown that shows {tag} was found")


def _kicker(rng: random.Random, hands: int) -> Layout:
    """Both hold the rank of a high card on the board, and different cards beside it."""
    pair, first, second = sorted(pick(rng, range(8, 15), 3), reverse=True)
    ours, *others = alike(rng, pair, 3)
    mine, his = any_suits(rng, (first, second))
    return fill(rng, hands, board=[ours], holes=[[others[0], mine], [others[1], his]])


def _second_kicker(rng: random.Random, hands: int) -> Layout:
    """A pair and an ace on the board: the first kicker is everybody's."""
    pair, first, second = pick(rng, range(9, 14), 3)
    board = [*alike(rng, pair, 2), *any_suits(rng, [14])]
    return fill(
        rng,
        hands,
        board=board,
        holes=[any_suits(rng, [first, 2 + below(rng, 5)]), any_suits(rng, [second, 2 + below(rng, 5)])],
    )


def _higher_pair(rng: random.Random, hands: int) -> Layout:
    low, third, second, top = sorted(pick(rng, ALL, 4))
    board = any_suits(rng, (low, third, second, top))
    mine = [_same(rng, board[3]), _same(rng, board[0])]
    his = [_same(rng, board[2]), _same(rng, board[1])]
    return fill(rng, hands, board=board, holes=[mine, his])


def _same(rng: random.Random, card: Card) -> Card:
    """Another card of the same rank."""
    return Card(card[0] + choice(rng, [suit for suit in SUITS if suit != card[1]]))


def _straights(rng: random.Random, hands: int) -> Layout:
    """Three in a row on the board; one hand has the run above it, the other one below."""
    top = 7 + below(rng, 8)
    board = any_suits(rng, (top - 2, top - 3, top - 4))
    return fill(
        rng,
        hands,
        board=board,
        holes=[any_suits(rng, (top, top - 1)), any_suits(rng, (top - 1, top - 5 if top > 6 else 14))],
    )


def _flushes(rng: random.Random, hands: int) -> Layout:
    suit = choice(rng, SUITS)
    cards = of_suit(pick(rng, ALL, 7), suit)
    return fill(rng, hands, board=cards[:3], holes=[cards[3:5], cards[5:]])


def _full_houses(rng: random.Random, hands: int) -> Layout:
    """A pair on the board: each holds its third card and a pair, or each has a set of his own."""
    shared, one, two = pick(rng, ALL, 3)
    board = [*alike(rng, shared, 2), *any_suits(rng, (one, two))]
    if below(rng, 2):
        return fill(rng, hands, board=board, holes=[_two_more(rng, board[2]), _two_more(rng, board[3])])
    thirds = shuffled(rng, [a_card(shared, suit) for suit in SUITS if a_card(shared, suit) not in board])
    holes = [[third, _same(rng, mine)] for third, mine in zip(thirds, board[2:], strict=True)]
    return fill(rng, hands, board=board, holes=holes)


def _two_more(rng: random.Random, card: Card) -> list[Card]:
    """Two other cards of the same rank."""
    return shuffled(rng, [Card(card[0] + suit) for suit in SUITS if suit != card[1]])[:2]


def _quads_on_board(rng: random.Random, hands: int) -> Layout:
    return fill(rng, hands, board=alike(rng, choice(rng, ALL), 4))


def _counterfeited(rng: random.Random, hands: int) -> Layout:
    own, *above = sorted(pick(rng, range(2, 14), 3))
    board = [card for rank in above for card in alike(rng, rank, 2)]
    kicker = any_suits(rng, [14, choice(rng, [rank for rank in ALL if rank not in (own, *above)][:-1])])
    return fill(rng, hands, board=board, holes=[alike(rng, own, 2), kicker])


def _dead_card(rng: random.Random, hands: int) -> Layout:
    """Two hands hold the same high card; the board has the kickers."""
    top, *rest = sorted(pick(rng, ALL, 6), reverse=True)
    mine, his, *_ = alike(rng, top, 3)
    board = any_suits(rng, rest[:3])
    third = _same(rng, board[0]) if below(rng, 2) else any_suits(rng, [rest[3]])[0]
    low = [any_suits(rng, [rank])[0] for rank in pick(rng, range(2, 8), 2)]
    return fill(rng, hands, board=[*board, third], holes=[[mine, low[0]], [his, low[1]]])


def _board(rng: random.Random, hands: int) -> Layout:
    match below(rng, 3):
        case 0:
            return fill(rng, hands, board=any_suits(rng, run(10 + below(rng, 5))))
        case 1:
            high, low = sorted(pick(rng, range(8, 15), 2), reverse=True)
            return fill(rng, hands, board=alike(rng, high, 3) + alike(rng, low, 2))
        case _:
            high, second = sorted(pick(rng, range(7, 14), 2), reverse=True)
            return fill(rng, hands, board=alike(rng, high, 2) + alike(rng, second, 2) + any_suits(rng, [14]))


def _three_way(rng: random.Random, hands: int) -> Layout:
    """The same two ranks in several hands."""
    high, low = sorted(pick(rng, range(6, 15), 2), reverse=True)
    highs, lows = alike(rng, high, 3), alike(rng, low, 3)
    many = min(3, hands)
    return fill(rng, hands, holes=[[highs[i], lows[i]] for i in range(many)])


_BUILD: Final[Mapping[ShowdownTag, Callable[[random.Random, int], Layout]]] = {
    ShowdownTag.KICKER: _kicker,
    ShowdownTag.SECOND_KICKER: _second_kicker,
    ShowdownTag.HIGHER_PAIR: _higher_pair,
    ShowdownTag.STRAIGHTS: _straights,
    ShowdownTag.FLUSHES: _flushes,
    ShowdownTag.FULL_HOUSES: _full_houses,
    ShowdownTag.QUADS_ON_BOARD: _quads_on_board,
    ShowdownTag.COUNTERFEITED: _counterfeited,
    ShowdownTag.DEAD_CARD: _dead_card,
    ShowdownTag.BOARD: _board,
    ShowdownTag.THREE_WAY: _three_way,
}
