"""The drills of betting: what is to call and to raise, who may raise, what the pot is in pot limit."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Final

from trainer.games.texas_holdem.betting import Right, street_bet
from trainer.games.texas_holdem.drills.bets.codes import WHY_HALF_BET, WHY_RIGHT, Slip
from trainer.games.texas_holdem.drills.bets.counting import (
    call_slips,
    least_slips,
    most_slips,
    why_call,
    why_least,
    why_most,
)
from trainer.games.texas_holdem.drills.bets.situations import deal, natural
from trainer.games.texas_holdem.drills.bets.tags import CallTag, PotLimitTag, RightTag
from trainer.games.texas_holdem.drills.common import apart, hidden, wrong
from trainer.games.texas_holdem.drills.spot import Spot, read_spot
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import TableScene
from trainer.games.texas_holdem.structure import Structure
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Number, Posed, Stage, Why, mark

TO_CALL: Final = Ask("to_call", Kind.NUMBER)
LEAST: Final = Ask("min_raise_to", Kind.NUMBER)
MOST: Final = Ask("max_raise_to", Kind.NUMBER)
RIGHT_OPTIONS: Final = ("may", "may_not")
REASON_OPTIONS: Final = tuple(Right)
"""Why; a cap is offered in fixed limit alone."""

_WITH_A_MOST: Final = (Structure.POT_LIMIT, Structure.SPREAD_LIMIT)


@dataclass(frozen=True)
class ToCall:
    """What the player to act owes, to what he must raise at least, and at most where the structure says."""

    id = "to_call"
    group = "bets"
    target_seconds = 12
    skills = tuple(CallTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = natural(rng, rules, skill, self.skills)
        scene = apart(
            lambda: deal(rng, rules, tag, level),
            lambda dealt: _hidden(read_spot(dealt, rules), (TO_CALL, LEAST)),
        )
        asks = (TO_CALL, LEAST, MOST) if scene.structure in _WITH_A_MOST else (TO_CALL, LEAST)
        return Posed(scene, asks, (tag,), notes=("straddle_raise",) if tag is CallTag.STRADDLE else ())

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return _marks(posed, rules, answers)


@dataclass(frozen=True)
class PotLimit:
    """To how much the player may raise who says “pot”."""

    id = "pot_limit"
    group = "bets"
    target_seconds = 15
    skills = tuple(PotLimitTag)
    notes = ("pot_count",)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = natural(rng, rules, skill, self.skills)
        scene = apart(
            lambda: deal(rng, rules, tag, level),
            lambda dealt: _hidden(read_spot(dealt, rules), (MOST,)),
        )
        return Posed(scene, (MOST,), (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return _marks(posed, rules, answers)


@dataclass(frozen=True)
class MayRaise:
    """Whether the player to act may raise, and why; then the least he may raise to, or what it costs to call."""

    id = "may_raise"
    group = "bets"
    target_seconds = 15
    skills = tuple(RightTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = natural(rng, rules, skill, self.skills)
        scene = deal(rng, rules, tag, level)
        capped = scene.structure is Structure.FIXED_LIMIT
        reasons = tuple(right for right in REASON_OPTIONS if capped or right is not Right.RAISE_CAP)
        asks = (
            Ask("may_raise", Kind.CHOICE, options=RIGHT_OPTIONS),
            Ask("reason", Kind.CHOICE, options=reasons),
        )
        then = LEAST if read_spot(scene, rules).may.may_raise else TO_CALL
        stages = (Stage("right", scene, asks, passing=True), Stage("amount", scene, (then,)))
        return Posed.in_stages(stages, (tag,), ("raise_cap", "cap_lifted") if capped else ())

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        spot = read_spot(posed.scene, rules)
        right = spot.may.right
        verdict = RIGHT_OPTIONS[0] if right.given else RIGHT_OPTIONS[1]
        why = why_right(spot)
        may, reason, _ = posed.asks
        given = answers.get(may.key)
        other = Choice(next(option for option in RIGHT_OPTIONS if option != verdict))
        return (
            mark(may, given, Choice(verdict), why, ((slip, other) for slip in right_slips(spot))),
            mark(reason, answers.get(reason.key), Choice(right.value), why),
            *_marks(posed, rules, answers),
        )


def _marks(posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
    """Judge the asks for amounts."""
    scene: TableScene = posed.scene
    spot = read_spot(scene, rules)
    marks = []
    for ask in posed.asks:
        if ask.kind is Kind.NUMBER:
            right, why, candidates = _amount(spot, ask)
            marks.append(mark(ask, answers.get(ask.key), Number(right), why, wrong(candidates, right)))
    return tuple(marks)


def _amount(spot: Spot, ask: Ask) -> tuple[int, Why, Iterator[tuple[Slip, int]]]:
    """The right amount, why, and the mistakes."""
    may = spot.may
    match ask:
        case Ask("to_call"):
            return may.to_call, why_call(spot), call_slips(spot)
        case Ask("min_raise_to"):
            return may.min_raise_to or 0, why_least(spot), least_slips(spot)
        case _:
            return may.max_raise_to or 0, why_most(spot), most_slips(spot)


def _hidden(spot: Spot, asks: tuple[Ask, ...]) -> int:
    """How many mistakes would go unnoticed."""
    found = (_amount(spot, ask) for ask in asks)
    return sum(hidden(candidates, right) for right, _, candidates in found)


# -- the right to raise


def why_right(spot: Spot) -> Why:
    """Why the player to act may raise, or may not."""
    betting, may = spot.betting, spot.may
    i = may.actor - 1
    limit = betting.rules.structure is Structure.FIXED_LIMIT
    facts = {
        "faces": betting.bet - (betting.acted[i] or 0),
        "measure": street_bet(betting) if limit else betting.increment,
        "raises": betting.wagers - 1,
        "stack": betting.stacks[i],
        "owed": betting.bet - betting.front[i],
    }
    by_halves = WHY_HALF_BET if limit and betting.rules.half_bet else {}
    return Why(by_halves.get(may.right, WHY_RIGHT[may.right]), facts=facts)


def right_slips(spot: Spot) -> Iterator[Slip]:
    """The mistakes that lead to the wrong one of the two answers."""
    betting, right = spot.betting, spot.may.right
    short = betting.bet - betting.full
    two_left = sum(betting.live) == 2
    limit = betting.rules.structure is Structure.FIXED_LIMIT
    match right:
        case Right.NOT_REOPENED:
            if not limit and short >= betting.increment:
                yield Slip.GLOBAL_REOPEN
            yield Slip.EVERY_ALL_IN_REOPENS
        case Right.RAISE_CAP:
            yield Slip.CAP_BETWEEN_TWO if two_left else Slip.CAP_MISCOUNTED
        case Right.FACES_FULL_RAISE if spot.last_short:
            yield Slip.SHORTS_NEVER_ADD_UP
        case Right.NOT_ACTED if spot.last_short:
            yield Slip.SHORT_CLOSES
        case _ if limit and right.given:
            if spot.wagers and spot.wagers[-1].added < street_bet(betting):
                yield Slip.HALF_BET_COMPLETED
            cap = betting.rules.raise_cap
            if cap is not None and betting.wagers > cap and two_left:
                yield Slip.CAP_BETWEEN_TWO
            elif betting.wagers > 2:
                yield Slip.CAP_MISCOUNTED
