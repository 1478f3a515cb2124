"""Tables for the questions about button and blinds: the last hand's places, who has left, who is new or was away."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.cards import Card, below, choice, draw
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.button import (
    Positions,
    after,
    between,
    blinds,
    clockwise,
    first_hand,
    next_hand,
    places,
)
from trainer.games.texas_holdem.drills.floor.tables import burns, players_at, some, unit, with_structure
from trainer.games.texas_holdem.drills.floor.tags import ButtonTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Seat, TableScene, TroubleScene

_BUSTED: Final = "busted"


class Seated(StrEnum):
    """What is asked about, the `code` of a `TroubleScene`. The facts `button`, `small` and `big` are the seats that had
    those places in the last hand, or have them in this one; `small` is 0 where nobody posted the small blind."""

    NEXT = "seats.next"
    """The last hand is over, nobody has left."""
    ONE_GONE = "seats.one_gone"
    """`gone` has busted in it."""
    TWO_GONE = "seats.two_gone"
    """`gone` and `other` have."""
    DEAD_SMALL = "seats.dead_small"
    """Nobody posted the small blind in it: its seat, `dead_small`, is empty."""
    DEALT = "seats.dealt"
    """A hand is about to be dealt."""
    BEFORE_FLOP = "seats.before_flop"
    """The cards are dealt, nobody has acted."""
    STRADDLED = "seats.straddled"
    """The same; `straddler` has posted a straddle of `straddle`."""
    AFTER_FLOP = "seats.after_flop"
    """The flop lies open, nobody has acted on it."""
    HEADS_UP = "seats.heads_up"
    """Two players are left; `button` has the button."""
    NEW = "seats.new"
    """`seat` is new and wants to play the next hand."""
    BUYING = "seats.buying"
    """The same, and wants to buy the button."""
    MISSED_BOTH = "seats.missed_both"
    """`seat` was away for both blinds, comes back in another place, and faces a bet of `bet`."""
    MISSED_BIG = "seats.missed_big"
    """The same, for the big blind."""
    MISSED_SMALL = "seats.missed_small"
    """The same, for the small blind."""


def seated(scene: TroubleScene) -> tuple[int, ...]:
    """Who sits at the table."""
    return tuple(seat.number for seat in scene.table.seats if not seat.empty)


def hand_of(scene: TroubleScene) -> Positions:
    """The hand that the scene's facts are about: the last one, or this one."""
    facts = scene.facts
    new = facts["seat"] if scene.code in (Seated.NEW, Seated.BUYING) else None
    dealt_in = tuple(
        seat.number
        for seat in scene.table.seats
        if (not seat.empty or seat.note == _BUSTED) and seat.number != new
    )
    return Positions(facts["button"], facts["small"] or facts.get("dead_small", 0), facts["big"], dealt_in)


def deal(rng: random.Random, level: int, rules: Rules, tag: ButtonTag) -> TroubleScene:
    """A scene of that skill. After a big blind that has busted a house of the moving button has nothing special."""
    return _DEALS[tag](rng, level, rules)


def _table(
    hand: Positions,
    count: int,
    rules: Rules,
    *,
    gone: Collection[int] = (),
    new: int | None = None,
    away: int | None = None,
    folded: Collection[int] = (),
    all_in: int | None = None,
    posted: Mapping[int, int] | None = None,
    board: tuple[Card, ...] = (),
    street: Street | None = None,
) -> TableScene:
    """The table of a hand: its players, less those who are gone, and the new one. Cards are out where there is a street."""
    notes: dict[int | None, str] = {new: "new", away: "away"}
    notes |= dict.fromkeys(gone, _BUSTED)
    sitting = (set(hand.players) - set(gone)) | {new}
    seats = tuple(
        Seat(
            number,
            stack=0 if number == all_in else None,
            front=(posted or {}).get(number, 0),
            dealt=street is not None and number in hand.players,
            folded=number in folded,
            empty=number not in sitting,
            note=notes.get(number),
        )
        for number in range(1, count + 1)
    )
    return TableScene(
        seats,
        hand.button,
        board,
        street,
        blinds=(rules.small_blind, rules.big_blind),
        burns=burns(street) if street else 0,
    )


def _places(hand: Positions) -> dict[str, int]:
    return {"button": hand.button, "small": hand.small_blind or 0, "big": hand.big}


def _start(rng: random.Random, level: int, rules: Rules, least: int) -> tuple[int, Positions]:
    """A hand of at least so many players; at higher levels there are empty seats between them."""
    count = players_at(level, rules, least)
    players = some(rng, range(1, count + 1), count - min(count - least, below(rng, level)))
    return count, first_hand(players, choice(rng, players))


def _over(
    rng: random.Random, level: int, rules: Rules, gone: Callable[[Positions], tuple[int, ...]]
) -> TroubleScene:
    """A hand is over in which those have busted."""
    count, last = _start(rng, level, rules, 5)
    busted = gone(last)
    code = (Seated.NEXT, Seated.ONE_GONE, Seated.TWO_GONE)[len(busted)]
    named = dict(zip(("gone", "other"), busted, strict=False))
    return TroubleScene(code, _table(last, count, rules, gone=busted), {**_places(last), **named})


def _hand_after(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    """The hand after the one in which the seat of the small blind was empty."""
    count, first = _start(rng, level, rules, 5)
    last = next_hand(first, set(first.players) - {first.big}, rules.button)
    if last.small_blind is not None:
        return TroubleScene(Seated.NEXT, _table(last, count, rules), _places(last))
    return TroubleScene(
        Seated.DEAD_SMALL, _table(last, count, rules), {**_places(last), "dead_small": last.small}
    )


def _down_to_two(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    count = players_at(level, rules, 3)
    three = some(rng, range(1, count + 1), 3)
    last = first_hand(three, three[0])
    gone = choice(rng, three)
    return TroubleScene(
        Seated.ONE_GONE, _table(last, count, rules, gone=(gone,)), {**_places(last), "gone": gone}
    )


def _dealt(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    count, hand = _start(rng, level, rules, 3)
    return TroubleScene(Seated.DEALT, _table(hand, count, rules), _places(hand))


def _heads_up(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    count = players_at(level, rules)
    two = some(rng, range(1, count + 1), 2)
    hand = first_hand(two, two[0])
    return TroubleScene(Seated.HEADS_UP, _table(hand, count, rules), _places(hand))


def _first_before(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    """The blinds are posted, and in one case of three a straddle."""
    count, hand = _start(rng, level, rules, 4)
    posted = {seat: post.live for seat, post in blinds(hand, rules).items()}
    facts = _places(hand)
    code = Seated.BEFORE_FLOP
    if below(rng, 3) == 0:
        code, straddler = Seated.STRADDLED, after(hand.big, hand.players)
        posted[straddler] = rules.straddle or 2 * rules.big_blind
        facts |= {"straddler": straddler, "straddle": posted[straddler]}
    return TroubleScene(code, _table(hand, count, rules, posted=posted, street=Street.PREFLOP), facts)


def _first_after(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    """Some have folded; from level 2 the first one left may be all-in, from level 3 the button may lie dead."""
    count, hand = _start(rng, level, rules, 5)
    if level > 2 and below(rng, 2):
        hand = next_hand(hand, set(hand.players) - {hand.small}, rules.button)
    live = some(rng, hand.players, 2 + below(rng, len(hand.players) - 1))
    all_in = after(hand.button, live) if level > 1 and len(live) > 2 and below(rng, 2) else None
    folded = set(hand.players) - set(live)
    board = tuple(draw(rng, Street.FLOP.board))
    table = _table(hand, count, rules, folded=folded, all_in=all_in, board=board, street=Street.FLOP)
    return TroubleScene(Seated.AFTER_FLOP, table, _places(hand))


def _new(rng: random.Random, level: int, rules: Rules, code: Seated) -> TroubleScene:
    """A seat that was empty in the last hand is taken. Who buys the button sits down between it and the small blind; who
    does not, in half of the cases between the button and the big blind."""
    count = players_at(level, rules, 6)
    near = below(rng, 2) == 1
    while True:
        seat = 1 + below(rng, count)
        players = [other for other in range(1, count + 1) if other != seat]
        last = first_hand(players, choice(rng, players))
        coming = places(seat, last, players, rules)
        inside = coming.big == seat or between(seat, coming.button, coming.big)
        fits = between(seat, coming.button, coming.small) if code is Seated.BUYING else inside == near
        if fits:
            table = with_structure(_table(last, count, rules, new=seat), rules)
            return TroubleScene(code, table, {**_places(last), "seat": seat})


def _missed(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    """He comes back behind the blinds, and somebody before him has raised."""
    count = players_at(level, rules, 5)
    hand = first_hand(range(1, count + 1), 1 + below(rng, count))
    raiser, *behind = clockwise(hand.big, hand.players)[: count - 2]
    seat, step = choice(rng, behind), unit(level, rules)
    bet = -(-2 * rules.big_blind // step) * step + step * below(rng, 9)
    both = (Seated.MISSED_BOTH, Seated.MISSED_BOTH, Seated.MISSED_BIG, Seated.MISSED_SMALL)
    code = choice(rng, both if rules.small_blind else (Seated.MISSED_BIG,))
    posted = {other: post.live for other, post in blinds(hand, rules).items()} | {raiser: bet}
    table = _table(hand, count, rules, away=seat, posted=posted, street=Street.PREFLOP)
    return TroubleScene(code, table, {**_places(hand), "seat": seat, "bet": bet})


_DEALS: Final[Mapping[ButtonTag, Callable[[random.Random, int, Rules], TroubleScene]]] = MappingProxyType(
    {
        ButtonTag.MOVES: lambda rng, level, rules: _over(rng, level, rules, lambda last: ()),
        ButtonTag.DEALT: _dealt,
        ButtonTag.FIRST_BEFORE: _first_before,
        ButtonTag.FIRST_AFTER: _first_after,
        ButtonTag.SMALL_GONE: lambda rng, level, rules: _over(rng, level, rules, lambda last: (last.small,)),
        ButtonTag.BIG_GONE: lambda rng, level, rules: _over(rng, level, rules, lambda last: (last.big,)),
        ButtonTag.BOTH_GONE: lambda rng, level, rules: _over(
            rng, level, rules, lambda last: (last.small, last.big)
        ),
        ButtonTag.HAND_AFTER: _hand_after,
        ButtonTag.HEADS_UP: _heads_up,
        ButtonTag.DOWN_TO_TWO: _down_to_two,
        ButtonTag.NEW_PLAYER: lambda rng, level, rules: _new(rng, level, rules, Seated.NEW),
        ButtonTag.BUYING: lambda rng, level, rules: _new(rng, level, rules, Seated.BUYING),
        ButtonTag.MISSED: _missed,
    }
)
