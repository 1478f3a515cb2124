"""The drill of checking: a colleague has settled a box, and one line may be wrong."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, replace

from trainer.cards import below, choice
from trainer.games.casino_holdem.drills.common import (
    BONUS_ON_FOLD,
    QUALIFIER,
    STAKE_NOT_INCLUDED,
    because,
    deal_for,
    settled,
    shown,
    why_line,
)
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import PutLine, TableScene
from trainer.games.casino_holdem.settlement import Bet, Line, Result
from trainer.games.casino_holdem.slips import Named, answer_of, slips_of
from trainer.games.casino_holdem.tags import Tag
from trainer.quiz import Answer, Ask, Choice, Kind, Loses, Mark, Pays, Posed, Pushes, mark

NONE = "none"


@dataclass(frozen=True)
class FindMistake:
    """Which line of a settled box is wrong, if any is. What is wrong is always a named slip.

    Three boxes in four are wrong: with every line as likely as none, nothing is won by guessing one of them.
    """

    id = "find_mistake"
    group = "know"
    target_seconds = 15
    skills = tuple(tag for tag in Tag if tag is not Tag.FOLD_WITHOUT_BONUS)
    notes = (STAKE_NOT_INCLUDED, QUALIFIER, BONUS_ON_FOLD)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_for(rng, skill, level, rules, bonus=True)
        scene = TableScene(dealt.round, dealt.box)
        _, lines = settled(scene, rules)
        put = {bet: PutLine(bet, line.stake, line.result, line.amount) for bet, line in lines.items()}
        wrong = _planted(rng, slips_of(scene.round, scene.box, rules))
        if wrong:
            bet, answer = wrong
            put[bet] = _put(bet, lines[bet].stake, answer)
        ask = Ask("wrong", Kind.CHOICE, options=(NONE, *(bet.value for bet in lines)))
        return Posed(
            replace(scene, lines=tuple(put.values())), (ask,), shown(dealt, skill, self.skills, rules)
        )

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: TableScene = posed.scene
        (ask,) = posed.asks
        table, lines = settled(scene, rules)
        given = answers.get(ask.key)
        whys = {bet: why_line(line, table, scene.box, rules) for bet, line in lines.items()}
        put = next((p for p in scene.lines if _answer(p) != answer_of(lines[p.bet])), None)
        if put is None:
            everything = {"lines": tuple(lines.values()), "whys": tuple(whys.values())}
            why = because(DrillReason.NO_MISTAKE, facts=everything)
            return (mark(ask, given, Choice(NONE), why),)
        named = slips_of(scene.round, scene.box, rules)[put.bet]
        why = whys[put.bet]
        planted = tuple(code for code, answer in named if answer == _answer(put))
        facts = {**why.facts, "put": put, "line": lines[put.bet], "slips": planted}
        overlooked = [(code, Choice(NONE)) for code in planted]
        return (mark(ask, given, Choice(put.bet.value), replace(why, facts=facts), overlooked),)


def _planted(rng: random.Random, slips: Mapping[Bet, tuple[Named, ...]]) -> tuple[Bet, Answer] | None:
    """A bet and the wrong answer to put out for it; none as often as each bet."""
    bets = [bet for bet, named in slips.items() if named]
    which = below(rng, len(bets) + 1)
    if which == len(bets):
        return None
    answers = tuple(dict.fromkeys(answer for _, answer in slips[bets[which]]))
    return bets[which], choice(rng, answers)


def _put(bet: Bet, stake: int, answer: Answer) -> PutLine:
    match answer:
        case Pays(amount):
            return PutLine(bet, stake, Result.PAYS, amount)
        case Loses():
            return PutLine(bet, stake, Result.LOSES, 0)
        case _:
            return PutLine(bet, stake, Result.PUSHES, 0)


def _answer(put: PutLine | Line) -> Answer:
    if put.result is Result.LOSES:
        return Loses()
    return Pays(put.amount) if put.amount else Pushes()
