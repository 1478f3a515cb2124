"""What players ask of a dealer: how much is in the pot, to chop, the clock, to look at a hand again."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.cards import below, choice, draw
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.drills.floor.codes import Slip, why_ruled
from trainer.games.texas_holdem.drills.floor.judging import Answers, Verdict, Wrong, of_other_books
from trainer.games.texas_holdem.drills.floor.tables import plain_table, players_at, with_structure
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import (
    Answer,
    Done,
    Ruling,
    chopping,
    clock,
    count_disputed,
    hand_disputed,
    insurance,
    new_level,
    pot_size,
    rabbit_hunting,
)
from trainer.games.texas_holdem.scenes import Deed, Move, RulingScene
from trainer.quiz import Ask, Choice, Kind, Number


class Asking(StrEnum):
    """What is asked, the `code` of a `RulingScene`."""

    POT_SIZE = "asks.pot_size"
    """How much is in the pot?"""
    CHOP = "asks.chop"
    """All others have folded; the blinds want their money back."""
    RABBIT = "asks.rabbit"
    """The hand is over; which card would have come?"""
    INSURANCE = "asks.insurance"
    """A player who is all-in wants to insure his hand with another."""
    CLOCK = "asks.clock"
    """The clock is called on a player."""
    LEVEL_BEFORE = "asks.level_before"
    """The new level is called before the first riffle of the next hand: is it played at it?"""
    LEVEL_AFTER = "asks.level_after"
    """The same after the first riffle."""
    HAND_BEFORE = "asks.hand_before"
    """The reading of a tabled hand is disputed before the next riffle."""
    HAND_AFTER = "asks.hand_after"
    """The same after it."""
    COUNT_BEFORE = "asks.count_before"
    """The count of the last pot is disputed before the next riffle."""
    COUNT_RIFFLED = "asks.count_riffled"
    """The same while the next hand is being shuffled."""
    COUNT_ACTED = "asks.count_acted"
    """The same when one has folded and one called in the next hand."""


_RULED: Final[Mapping[Asking, Callable[[Rules], Ruling]]] = MappingProxyType(
    {
        Asking.POT_SIZE: pot_size,
        Asking.CHOP: chopping,
        Asking.RABBIT: rabbit_hunting,
        Asking.INSURANCE: insurance,
        Asking.CLOCK: clock,
        Asking.LEVEL_BEFORE: lambda rules: new_level(riffled=False),
        Asking.LEVEL_AFTER: lambda rules: new_level(riffled=True),
        Asking.HAND_BEFORE: lambda rules: hand_disputed(riffled=False),
        Asking.HAND_AFTER: lambda rules: hand_disputed(riffled=True),
        Asking.COUNT_BEFORE: lambda rules: count_disputed(rules, riffled=False),
        Asking.COUNT_RIFFLED: lambda rules: count_disputed(rules, riffled=True),
        Asking.COUNT_ACTED: lambda rules: count_disputed(rules, riffled=True, since=(Done.FOLD, Done.CALL)),
    }
)

_LOOKING_BACK: Final = (
    Asking.HAND_BEFORE,
    Asking.HAND_AFTER,
    Asking.COUNT_BEFORE,
    Asking.COUNT_RIFFLED,
    Asking.COUNT_ACTED,
)


def asks(code: Asking) -> tuple[Ask, ...]:
    """What is asked about it."""
    if code is Asking.CLOCK:
        return (Ask("seconds", Kind.NUMBER, counts=True),)
    return (Ask("reply", Kind.CHOICE, options=(str(Answer.YES), str(Answer.NO))),)


def deal(rng: random.Random, level: int, rules: Rules) -> RulingScene:
    """Somebody asks something."""
    code = choice(rng, tuple(Asking))
    count = players_at(level, rules, least=3)
    button = 1 + below(rng, count)
    if code is Asking.CHOP:
        small, big, *others = clockwise(button, range(1, count + 1))
        moves = tuple(Move(seat, Deed.FOLD) for seat in others)
        table = plain_table(
            count, button=button, street=Street.PREFLOP, moves=moves, folded=others, asked=small
        )
        return RulingScene(code, table, facts={"seat": small, "other": big})
    street = Street.RIVER if code in _LOOKING_BACK else Street.TURN
    seat = 1 + below(rng, count)
    table = plain_table(count, button=button, board=draw(rng, street.board), asked=seat)
    if code is Asking.POT_SIZE:
        table = with_structure(table, rules)
    return RulingScene(code, table, facts={"seat": seat})


def verdict(scene: RulingScene, rules: Rules) -> Verdict:
    """What the dealer says."""
    code = Asking(scene.code)
    ruling = _RULED[code](rules)

    def right(house: Rules) -> Answers:
        found = _RULED[code](house)
        return {"reply": Choice(str(found.code)), "seconds": Number(found.amount or 0)}

    facts = {**scene.facts, "seconds": rules.clock_seconds, "countdown": rules.clock_countdown}
    wrong = [*_own_mistakes(code, ruling, rules), *of_other_books(rules, right)]
    return Verdict(right(rules), why_ruled(ruling, facts), wrong)


def _own_mistakes(code: Asking, ruling: Ruling, rules: Rules) -> list[Wrong]:
    other = {"reply": Choice(str(Answer.YES if ruling.code is Answer.NO else Answer.NO))}
    if code is Asking.CLOCK:
        return [(Slip.COUNTDOWN_FORGOTTEN, {"seconds": Number(rules.clock_seconds)})]
    if code is Asking.POT_SIZE:
        return [(Slip.SIZE_TOLD, other)]
    if code in (Asking.LEVEL_BEFORE, Asking.LEVEL_AFTER):
        return [(Slip.LEVEL_MISTAKEN, other)]
    if code in (Asking.HAND_BEFORE, Asking.HAND_AFTER):
        return [(Slip.DISPUTE_LATE if ruling.code is Answer.NO else Slip.DISPUTE_REFUSED, other)]
    return []
