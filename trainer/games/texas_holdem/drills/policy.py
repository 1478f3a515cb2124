"""Simulated players: what each does when it is his turn. Legal and lively, not clever.

They limp, open, call, raise by sizes people use, push short stacks, and fold. A player may be told how he plays, so
that a hand comes out as a drill needs it.
"""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from enum import StrEnum
from fractions import Fraction
from typing import Final

from trainer.cards import Card, below, choice
from trainer.games.texas_holdem.betting import Action, Call, Fold, Options, RaiseTo, Street
from trainer.games.texas_holdem.hand import DealBoard, DealHole, Event, Hand, Setup, Stage, begin, step
from trainer.games.texas_holdem.structure import Structure


class Temper(StrEnum):
    """How a player plays."""

    PLAIN = "plain"
    """As it comes."""
    STAYS = "stays"
    """He never folds, and seldom raises a bet."""
    PUSHES = "pushes"
    """He goes all-in when he can, and never folds."""
    FOLDS = "folds"
    """He folds to any raise after the flop, and mostly before it."""


_OPEN: Final = (Fraction(2), Fraction(5, 2), Fraction(3), Fraction(4))
"""First raises before the flop, in big blinds."""
_AGAIN: Final = (Fraction(2), Fraction(5, 2), Fraction(3))
"""Raises, as a multiple of the bet."""
_BETS: Final = (Fraction(1, 3), Fraction(1, 2), Fraction(2, 3), Fraction(1))
"""Bets after the flop, as a part of the pot."""


def play(
    rng: random.Random, setup: Setup, deck: Sequence[Card], tempers: Mapping[int, Temper], unit: int
) -> tuple[Event, ...]:
    """A whole hand. `deck`: its cards from the top, those of the players first, two and two, then the board;
    `unit`: what bets are rounded to."""
    hand = begin(setup)
    events: list[Event] = []
    cards = iter(deck)

    def happen(event: Event) -> None:
        nonlocal hand
        events.append(event)
        hand = step(hand, event)

    for player in range(1, len(setup.stacks) + 1):
        happen(DealHole(player, (next(cards), next(cards))))
    while True:
        match hand.stage:
            case Stage.ACT:
                happen(act(rng, hand, tempers, unit))
            case Stage.DEAL_BOARD:
                count = 3 if hand.betting.street is Street.PREFLOP else 1
                happen(DealBoard(tuple(next(cards) for _ in range(count))))
            case _:
                return tuple(events)


def act(rng: random.Random, hand: Hand, tempers: Mapping[int, Temper], unit: int) -> Action:
    """What the player to act does. Raises `ValueError` where nobody is to act."""
    may = hand.options
    if may is None:
        raise ValueError("nobody is to act")
    temper = tempers.get(may.actor, Temper.PLAIN)
    if temper is Temper.PUSHES and may.max_raise_to is not None:
        return RaiseTo(may.actor, may.max_raise_to)
    roll = below(rng, 100)
    raises = _raising(hand, may, temper)
    if may.max_raise_to is not None and roll < raises:
        return RaiseTo(may.actor, _amount(rng, hand, may, unit))
    if not may.to_call or temper in (Temper.STAYS, Temper.PUSHES):
        return Call(may.actor)
    return Fold(may.actor) if roll >= 100 - _folding(hand, may, temper) else Call(may.actor)


def _raising(hand: Hand, may: Options, temper: Temper) -> int:
    """How often he bets or raises, in a hundred."""
    wagers = hand.betting.wagers - (may.street is Street.PREFLOP)
    if temper is Temper.STAYS:
        return 10 if wagers > 0 else 35
    if temper is Temper.FOLDS:
        return 5
    everything = hand.betting.front[may.actor - 1] + hand.betting.stacks[may.actor - 1]
    short = everything <= 12 * hand.setup.stakes.big_blind
    return (45 if not may.to_call else 32 if not wagers else 16 if wagers == 1 else 8) + 15 * short


def _folding(hand: Hand, may: Options, temper: Temper) -> int:
    """How often he folds to a bet, in a hundred."""
    limp = may.street is Street.PREFLOP and hand.betting.wagers <= 1
    if temper is Temper.FOLDS:
        return 70 if limp else 90
    if limp:
        return 38
    cheap = may.to_call * 4 <= may.pot
    return 30 if cheap else 42


def _amount(rng: random.Random, hand: Hand, may: Options, unit: int) -> int:
    """A legal raise of a size people make."""
    low, high = may.min_raise_to or 0, may.max_raise_to or 0
    betting = hand.betting
    if low >= high or betting.rules.structure is Structure.FIXED_LIMIT:
        return low
    roll = below(rng, 10)
    if roll < 3:
        return low
    everything = betting.front[may.actor - 1] + betting.stacks[may.actor - 1]
    if roll == 3 and high == everything <= 3 * max(may.pot, 8 * hand.setup.stakes.big_blind):
        return high
    blind = hand.setup.stakes.big_blind
    if not betting.bet:
        wanted = choice(rng, _BETS) * may.pot
    elif betting.wagers < 2 and may.street is Street.PREFLOP:
        wanted = choice(rng, _OPEN) * max(blind, betting.bet)
    else:
        wanted = choice(rng, _AGAIN) * betting.bet
    rounded = round(wanted / unit) * unit
    if rounded * 5 > high * 4:  # nobody leaves a few chips behind
        return high
    return min(max(low, rounded), high)
