"""A hand that is played again, as a page tells it: line by line, then what went back, the pots and the stacks."""

from __future__ import annotations

import re
from dataclasses import dataclass, field
from itertools import pairwise
from typing import Final

from flask_babel import gettext
from markupsafe import Markup, escape

from trainer.cards import Card
from trainer.games.texas_holdem.betting import Options, Street
from trainer.games.texas_holdem.drills.running.hands import Run, limits, moments
from trainer.games.texas_holdem.hand import DealBoard, DealHole, Hand, Muck, Show
from trainer.games.texas_holdem.outcome import Result, settle
from trainer.games.texas_holdem.phh import History
from trainer.games.texas_holdem.refusals import STATED, Rule, Told
from trainer.games.texas_holdem.scenes import Move
from trainer.games.texas_holdem.structure import Structure
from trainer.web.isolate import ltr


@dataclass(frozen=True, slots=True)
class Player:
    """A player. `number` is the history's, from the left of the button; `end` is his stack when the hand is over, None while
    something is open."""

    number: int
    stack: int
    blind: int
    ante: int
    cards: tuple[Card, ...]
    end: int | None


@dataclass(frozen=True, slots=True)
class Line:
    """One action: what was done, with what the player could have done, or the `cards` he shows; without either he mucks."""

    number: int
    player: int
    move: Move | None = None
    options: Options | None = None
    cards: tuple[Card, ...] = ()


@dataclass(frozen=True, slots=True)
class Part:
    """A street and what was done on it; `street` None: the hands are shown or mucked."""

    street: Street | None
    board: tuple[Card, ...] = ()
    lines: list[Line] = field(default_factory=list)


@dataclass(frozen=True, slots=True)
class Replayed:
    """A whole hand, told. `following`: what the player may do at whom the history stops."""

    structure: Structure
    blinds: tuple[int, int]
    limits: tuple[int, ...]
    players: tuple[Player, ...]
    parts: tuple[Part, ...]
    result: Result | None
    following: Options | None


def replayed(history: History) -> Replayed:
    """Play the hand again. The history must have been replayed before: nothing in it is refused."""
    run = Run(history.setup, tuple(line.event for line in history.lines), button=len(history.setup.stacks))
    played = list(moments(run))
    last = played[-1].hand
    result = settle(last)
    stakes = history.setup.stakes
    return Replayed(
        structure=history.setup.rules.structure,
        blinds=(stakes.small_blind, stakes.big_blind),
        limits=limits(run),
        players=_players(history, last, result),
        parts=_parts(history, run),
        result=result,
        following=last.options,
    )


def _players(history: History, last: Hand, result: Result | None) -> tuple[Player, ...]:
    setup = history.setup
    return tuple(
        Player(
            i + 1,
            stack,
            setup.blinds[i],
            setup.antes[i],
            tuple(card for card in last.holes[i] if card),
            result.stacks[i] if result else None,
        )
        for i, stack in enumerate(setup.stacks)
    )


def _parts(history: History, run: Run) -> tuple[Part, ...]:
    """The streets that were played, and the showing of hands."""
    parts = [Part(Street.PREFLOP)]
    for line, (before, after) in zip(history.lines, pairwise(moments(run)), strict=True):
        match line.event:
            case DealHole():
                continue
            case DealBoard():
                parts.append(Part(after.hand.betting.street, after.hand.board))
            case Show() | Muck() as shown:
                if parts[-1].street is not None:
                    parts.append(Part(None, after.hand.board))
                hole = after.hand.holes[shown.player - 1] if isinstance(shown, Show) else ()
                cards = tuple(card for card in hole if card)
                parts[-1].lines.append(Line(line.number, shown.player, cards=cards))
            case acted:
                done = Line(line.number, acted.player, after.moves[-1], before.hand.options)
                parts[-1].lines.append(done)
    return tuple(parts)


_NUMBER: Final = re.compile(r"(%\(\w+\))d")


def fault(error: Told) -> Markup:
    """What is wrong with a history, in the language of the page; what it names is isolated."""
    template = escape(_NUMBER.sub(r"\1s", gettext(error.message)))
    return template % {name: _value(value) for name, value in error.values.items()}


def _value(value: object) -> Markup:
    match value:
        case Told():
            return fault(value)
        case Rule():
            return escape(gettext(STATED[value]))
        case _:
            return ltr(value)
