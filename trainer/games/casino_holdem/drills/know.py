"""Drills of knowing by heart: the paytables, the sums, the call."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from trainer.cards import below, choice
from trainer.games.casino_holdem import stakes
from trainer.games.casino_holdem.drills.common import CALL_MULTIPLE, STAKE_NOT_INCLUDED, because
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import PaytableScene, StakeScene, SumScene
from trainer.games.casino_holdem.slips import call_slips, payout_slips, paytable_slips, stake_slips
from trainer.odds import Odds
from trainer.quiz import LEVELS, Answer, Ask, Choice, Kind, Mark, Number, Posed, Sum, Told, Why, mark, told


def _one_of(rng: random.Random, skill: str, skills: tuple[str, ...]) -> str:
    """The skill asked for, or any of them for a natural question."""
    return skill if skill in skills else choice(rng, skills)


@dataclass(frozen=True)
class Paytable:
    """Every printed row of a paytable, from memory."""

    id = "paytable"
    group = "know"
    target_seconds = 30
    skills = ("paytable.ante", "paytable.bonus")
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        chosen = _one_of(rng, skill, self.skills)
        table: Literal["ante", "bonus"] = "ante" if chosen == "paytable.ante" else "bonus"
        rows = tuple(row for row, _ in (rules.ante if table == "ante" else rules.bonus).rows)
        asks = tuple(Ask(row, Kind.ODDS) for row in rows)
        return Posed(PaytableScene(table, rows), asks, (chosen,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: PaytableScene = posed.scene
        rows = dict((rules.ante if scene.table == "ante" else rules.bonus).rows)
        marks = []
        for ask in posed.asks:
            odds = rows[ask.key]
            why = because(DrillReason.PAYTABLE_ROW, table=scene.table, row=ask.key, facts={"odds": odds})
            slips = [(code, Told(profit)) for code, profit in paytable_slips(scene.table, ask.key, rules)]
            marks.append(mark(ask, answers.get(ask.key), told(odds), why, slips))
        return tuple(marks)


@dataclass(frozen=True)
class Multiply:
    """Stake times odds, and backwards: which stake is behind a payout. The odds are those of the house's tables."""

    id = "multiply"
    group = "know"
    target_seconds = 9
    skills = (
        "multiply.payout",
        "multiply.small",
        "multiply.x7_x8",
        "multiply.tens",
        "multiply.keys",
        "multiply.stake",
    )
    notes = (STAKE_NOT_INCLUDED,)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        chosen = _one_of(rng, skill, self.skills)
        worth = [odds for odds in _odds_of(rules) if odds.profit != 1] or _odds_of(rules)
        family = [odds for odds in worth if _family(odds) == chosen]
        odds = choice(rng, family or worth)
        stake = stakes.stake(rng, level, rules, odds)
        amount = int(odds.profit * stake)
        backwards = chosen == "multiply.stake"
        exercised = ("multiply.stake" if backwards else "multiply.payout", _family(odds))
        tags = tuple(sorted(exercised, key=lambda tag: tag != chosen))
        if backwards:
            return Posed(SumScene(odds, amount=amount), (Ask("stake", Kind.NUMBER),), tags)
        return Posed(SumScene(odds, stake=stake), (Ask("payout", Kind.NUMBER),), tags)

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: SumScene = posed.scene
        (ask,) = posed.asks
        if scene.stake is not None:
            right = int(scene.odds.profit * scene.stake)
            slips = payout_slips(scene.odds, scene.stake)
            why = because(DrillReason.SUM, sum=Sum(scene.stake, scene.odds, right))
        else:
            amount = scene.amount or 0
            right = int(amount / scene.odds.profit)
            slips = stake_slips(scene.odds, amount)
            why = because(DrillReason.SUM_BACKWARDS, sum=Sum(right, scene.odds, amount))
        named = [(code, Number(value)) for code, value in slips]
        return (mark(ask, answers.get(ask.key), Number(right), why, named),)


def _odds_of(rules: Rules) -> list[Odds]:
    """The different odds of both tables, smallest first."""
    found = {odds.profit: odds for _, odds in (*rules.bonus.rows, *rules.ante.rows)}
    return [found[profit] for profit in sorted(found)]


def _family(odds: Odds) -> str:
    """The skill a multiplier belongs to."""
    profit = odds.profit
    if profit.denominator != 1:
        return "multiply.keys"
    if profit <= 3:
        return "multiply.small"
    if profit < 10:
        return "multiply.x7_x8"
    return "multiply.tens" if profit % 10 == 0 else "multiply.keys"


@dataclass(frozen=True)
class TheCall:
    """The call beside an ante, whether a call is right, whether an ante is within the limits."""

    id = "the_call"
    group = "pay"
    target_seconds = 5
    skills = ("call.amount", "call.check", "call.limits")
    notes = (CALL_MULTIPLE,)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        chosen = _one_of(rng, skill, self.skills)
        if chosen == "call.limits":
            limits = _limits(rng, rules)
            scene = StakeScene(_ante_about(rng, level, rules, limits), limits=limits)
            return Posed(scene, (Ask("within", Kind.CHOICE, options=("yes", "no")),), (chosen,))
        ante = stakes.ante(rng, level, rules)
        if chosen == "call.amount":
            return Posed(StakeScene(ante), (Ask("call", Kind.NUMBER),), (chosen,))
        call = ante * rules.call_multiple
        if below(rng, 2):
            call = choice(rng, _wrong_calls(ante, rules))
        return Posed(StakeScene(ante, call), (Ask("right", Kind.CHOICE, options=("yes", "no")),), (chosen,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: StakeScene = posed.scene
        (ask,) = posed.asks
        given = answers.get(ask.key)
        if ask.key == "within":
            return (mark(ask, given, *_within(scene)),)
        call = scene.ante * rules.call_multiple
        slips = call_slips(scene.ante, rules)
        facts = {"ante": scene.ante, "call": call, "multiple": rules.call_multiple, "put": scene.call}
        if ask.key == "call":
            named = [(code, Number(value)) for code, value in slips]
            return (mark(ask, given, Number(call), because(DrillReason.CALL_MULTIPLE, facts=facts), named),)
        right = scene.call == call
        why = because(DrillReason.CALL_RIGHT if right else DrillReason.CALL_WRONG, facts=facts)
        overlooked = [] if right else [(code, Choice("yes")) for code, put in slips if put == scene.call]
        return (mark(ask, given, Choice("yes" if right else "no"), why, overlooked),)


def _wrong_calls(ante: int, rules: Rules) -> list[int]:
    """Calls that look right: once the ante, the ante counted in, one chip of the ante's colour too many or too few."""
    call = ante * rules.call_multiple
    chip = max((value for value in rules.chips.values if ante % value == 0), default=ante)
    return sorted({stake for stake in (ante, call + ante, call + chip, call - chip) if stake > 0} - {call})


def _limits(rng: random.Random, rules: Rules) -> dict[str, int]:
    """The table's limits of the ante; where the house states none, such as stand on a plate."""
    stated = {"ante_min": rules.ante_min, "ante_max": rules.ante_max}
    if any(limit is not None for limit in stated.values()):
        return {name: limit for name, limit in stated.items() if limit is not None}
    least = stakes.ante(rng, LEVELS[0], rules)
    return {"ante_min": least, "ante_max": least * choice(rng, (10, 20, 50))}


def _ante_about(rng: random.Random, level: int, rules: Rules, limits: Mapping[str, int]) -> int:
    """An ante on a limit, inside, or outside: by one chip, or by a nought."""
    chip = max(rules.smallest_chip, rules.chips.values[0])
    least, most = limits.get("ante_min"), limits.get("ante_max")
    outside: list[int] = []
    inside: list[int] = []
    if least is not None:
        inside += [least, least + chip]
        outside += [stake for stake in (least - chip, least // 10 // chip * chip) if stake > 0]
    if most is not None:
        inside += [most, most - chip]
        outside += [most + chip, most * 10]
    fits = [stake for stake in inside if (least or 1) <= stake <= (most or stake)]
    if below(rng, 2) and outside:
        return choice(rng, outside)
    return choice(rng, fits) if fits and below(rng, 2) else stakes.ante(rng, level, rules)


def _within(scene: StakeScene) -> tuple[Choice, Why]:
    least, most = scene.limits.get("ante_min"), scene.limits.get("ante_max")
    facts = {"ante": scene.ante, "ante_min": least, "ante_max": most}
    if least is not None and scene.ante < least:
        return Choice("no"), because(DrillReason.BELOW_MINIMUM, facts=facts)
    if most is not None and scene.ante > most:
        return Choice("no"), because(DrillReason.ABOVE_MAXIMUM, facts=facts)
    return Choice("yes"), because(DrillReason.WITHIN_LIMITS, facts=facts)
