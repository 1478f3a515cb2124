"""What a player's words and chips are taken for by mistake: for each rule the wrong rules that lie near it."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trainer.games.texas_holdem.drills.floor.acts import Acted, facing, put_in, rule
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Facing, Reason, Ruling, Wager
from trainer.games.texas_holdem.scenes import RulingScene

Mistake = tuple[Slip, Wager, int]
"""A named mistake, what it takes the act for, and the total in front of the player."""


@dataclass(frozen=True, slots=True)
class Taken:
    """A scene and its ruling. `total`: what lies in front with the chips put in; `number`: what was said, or that."""

    scene: RulingScene
    facing: Facing
    ruling: Ruling
    total: int

    @property
    def number(self) -> int:
        return int(self.scene.facts.get("number", self.total))

    def call(self, slip: Slip) -> Mistake:
        return slip, Wager.CALL, self.facing.bet

    def bet(self, slip: Slip, amount: int) -> Mistake:
        """A bet, or a raise where there is a bet, to that total, whether it is enough or not."""
        return slip, Wager.RAISE if self.facing.bet else Wager.BET, amount

    def least(self, slip: Slip) -> Mistake:
        return self.bet(slip, self.facing.least)

    def enough(self, slip: Slip, amount: int) -> Mistake:
        return self.bet(slip, max(amount, self.facing.least))


def mistakes(scene: RulingScene, rules: Rules) -> tuple[Mistake, ...]:
    """Named mistakes about a scene, likeliest first."""
    ruling = rule(scene, rules)
    taken = Taken(scene, facing(scene, rules), ruling, put_in(scene))
    of_reason = _OF.get(ruling.reason)
    return tuple(of_reason(taken)) if of_reason else ()


def _overchip(taken: Taken) -> Iterator[Mistake]:
    slip = Slip.PRIOR_RAISED if taken.ruling.reason is Reason.PRIOR_CHIPS else Slip.OVERCHIP_RAISED
    yield taken.enough(slip, taken.total)
    yield taken.least(slip)


def _opening_chip(taken: Taken) -> Iterator[Mistake]:
    yield taken.least(Slip.MINIMUM_ONLY)
    yield Slip.OVERCHIP_CALLED, Wager.CHECK, 0


def _raise_chip(taken: Taken) -> Iterator[Mistake]:
    yield taken.least(Slip.MINIMUM_ONLY)
    yield taken.call(Slip.WORD_FORGOTTEN)
    yield taken.bet(Slip.RAISE_BY, taken.facing.bet + taken.total)


def _needed(taken: Taken) -> Iterator[Mistake]:
    if taken.scene.code == Acted.LAST_CHIPS:
        yield Slip.LAST_RAISED, Wager.ALL_IN, taken.total
    yield taken.least(Slip.NEEDED_RAISED)
    yield taken.bet(Slip.NEEDED_RAISED, taken.total)


def _half(taken: Taken) -> Iterator[Mistake]:
    """Measured by the bet rather than by the last raise, half may be reached or not where it is the other way round."""
    bet, total = taken.facing.bet, taken.total
    by_the_bet = 2 * (total - bet) >= bet
    if taken.ruling.reason is Reason.HALF_OR_MORE:
        if not by_the_bet:
            yield taken.call(Slip.HALF_OF_BET)
        yield taken.call(Slip.HALF_CALLED)
        if taken.facing.front:
            yield taken.enough(Slip.PRIOR_LEFT_OUT, sum(taken.scene.chips))
        yield taken.bet(Slip.NOT_COMPLETED, total)
        yield taken.bet(Slip.DOUBLE, 2 * bet)
        return
    yield taken.least(Slip.UNDER_HALF_RAISED)
    yield taken.bet(Slip.UNDER_HALF_RAISED, total)


def _last_chips(taken: Taken) -> Iterator[Mistake]:
    yield taken.call(Slip.LAST_CALLED)
    yield taken.least(Slip.UNDER_HALF_RAISED)


def _number(taken: Taken) -> Iterator[Mistake]:
    number = taken.number
    if taken.ruling.code is Wager.CALL:
        yield taken.enough(Slip.NUMBER_RAISED, number)
        yield taken.bet(Slip.NUMBER_RAISED, number)
    else:
        yield taken.call(Slip.HALF_CALLED)
        yield taken.bet(Slip.NOT_COMPLETED, number)
        yield taken.bet(Slip.DOUBLE, 2 * taken.facing.bet)
    yield taken.bet(Slip.RAISE_BY, taken.facing.bet + number)


def _raise_total(taken: Taken) -> Iterator[Mistake]:
    yield taken.bet(Slip.RAISE_BY, taken.facing.bet + taken.number)
    if taken.scene.code == Acted.STEPS:
        yield taken.call(Slip.STEPS_REFUSED)
        yield taken.least(Slip.STEPS_REFUSED)
    yield taken.least(Slip.MINIMUM_ONLY)


def _too_little(taken: Taken) -> Iterator[Mistake]:
    yield taken.bet(Slip.NOT_COMPLETED, taken.number)
    yield taken.call(Slip.WORD_FORGOTTEN)
    yield taken.bet(Slip.DOUBLE, 2 * taken.facing.bet)
    yield taken.bet(Slip.RAISE_BY, taken.facing.bet + taken.number)


def _undercall(taken: Taken) -> Iterator[Mistake]:
    yield Slip.SHORT_STANDS, Wager.CALL, taken.total
    yield Slip.FLOOR_NEEDLESS, Wager.FLOOR, taken.facing.bet


def _undercall_behind(taken: Taken) -> Iterator[Mistake]:
    yield Slip.SHORT_STANDS, Wager.FLOOR, taken.total
    yield taken.call(Slip.FULL_FORCED)


def _call_no_bet(taken: Taken) -> Iterator[Mistake]:
    yield taken.least(Slip.CALL_AS_BET)


def _raise_no_bet(taken: Taken) -> Iterator[Mistake]:
    yield Slip.RAISE_VOID, Wager.CHECK, 0
    yield taken.bet(Slip.DOUBLE, 2 * taken.facing.least)


def _check_facing(taken: Taken) -> Iterator[Mistake]:
    yield taken.call(Slip.CHECK_CALLS)


def _pot(taken: Taken) -> Iterator[Mistake]:
    yield taken.bet(Slip.POT_BET, taken.scene.facts["pot"])
    yield Slip.RAISE_VOID, Wager.CHECK, 0


def _first_word(taken: Taken) -> Iterator[Mistake]:
    second = taken.scene.facts["second"]
    yield Slip.LAST_WORD, Wager.RAISE, second
    yield taken.bet(Slip.LAST_WORD, second)


def _unclear(taken: Taken) -> Iterator[Mistake]:
    facts, right = taken.scene.facts, taken.ruling.amount or 0
    for meaning in (facts["thousands"], facts["hundreds"], facts["number"]):
        if meaning > right:
            yield taken.bet(Slip.GREATEST_MEANING, meaning)
        elif meaning < right:
            yield taken.enough(Slip.LEAST_MEANING, meaning)


def _string(taken: Taken) -> Iterator[Mistake]:
    yield taken.bet(Slip.STRING_ALLOWED, taken.total)
    if taken.facing.bet:
        yield taken.least(Slip.STRING_ALLOWED)


def _words_first(taken: Taken) -> Iterator[Mistake]:
    yield taken.enough(Slip.CHIPS_OVER_WORDS, taken.total)
    yield taken.bet(Slip.CHIPS_OVER_WORDS, taken.total)
    if "number" in taken.scene.facts:
        yield taken.call(Slip.CHIPS_OVER_WORDS)
        yield taken.bet(Slip.RAISE_BY, taken.facing.bet + taken.number)


_OF: Final[Mapping[Reason, Callable[[Taken], Iterator[Mistake]]]] = MappingProxyType(
    {
        Reason.OVERSIZED_CHIP: _overchip,
        Reason.PRIOR_CHIPS: _overchip,
        Reason.OVERSIZED_CHIP_OPENS: _opening_chip,
        Reason.CHIP_AFTER_RAISE: _raise_chip,
        Reason.ALL_CHIPS_NEEDED: _needed,
        Reason.HALF_OR_MORE: _half,
        Reason.UNDER_HALF: _half,
        Reason.LAST_CHIPS: _last_chips,
        Reason.NUMBER_ALONE: _number,
        Reason.NUMBER_IS_TOTAL: _raise_total,
        Reason.LESS_THAN_THE_MINIMUM: _too_little,
        Reason.UNDERCALL: _undercall,
        Reason.UNDERCALL_BEHIND_A_RAISE: _undercall_behind,
        Reason.NO_BET_TO_CALL: _call_no_bet,
        Reason.NO_BET_TO_RAISE: _raise_no_bet,
        Reason.CHECK_FACING_A_BET: _check_facing,
        Reason.POT_WITHOUT_POT_LIMIT: _pot,
        Reason.FIRST_DECLARATION: _first_word,
        Reason.UNCLEAR_NUMBER: _unclear,
        Reason.STRING_BET: _string,
        Reason.WORDS_BEFORE_CHIPS: _words_first,
    }
)
"""Rulings on a switch are not here: the other rulebooks are their mistakes."""
