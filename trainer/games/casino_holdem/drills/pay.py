"""Drills of paying: what the bets of a box get."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from trainer.games.casino_holdem import tags
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
from trainer.games.casino_holdem.scenes import TableScene
from trainer.games.casino_holdem.settlement import Bet
from trainer.games.casino_holdem.slips import answer_of, slips_of, total_slips
from trainer.games.casino_holdem.tags import Tag
from trainer.quiz import Answer, Ask, Kind, Mark, Number, Posed, mark

_READ_TRAPS = (Tag.READ_WHEEL, Tag.READ_STEEL_WHEEL, Tag.READ_STRAIGHT_AND_FLUSH, Tag.READ_FOUR_FLUSH_BOARD)
_AFTER_THE_FLOP = frozenset(
    {
        Tag.BONUS_LATE_ACES,
        Tag.BONUS_LATE_TWO_PAIR,
        Tag.BONUS_LATE_STRAIGHT,
        Tag.BONUS_LATE_FLUSH,
        Tag.BONUS_TWO_HANDS,
    }
)
"""Traps that lie in the turn and the river: the whole board is out where one of them is asked."""


def _bet_marks(posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
    """Judge the asks whose keys are bets."""
    scene: TableScene = posed.scene
    table, lines = settled(scene, rules)
    slips = slips_of(scene.round, scene.box, rules)
    marks = []
    for ask in posed.asks:
        line = lines[Bet(ask.key)]
        why = why_line(line, table, scene.box, rules)
        marks.append(mark(ask, answers.get(ask.key), answer_of(line), why, slips[line.bet]))
    return tuple(marks)


def _bet_ask(bet: Bet, stake: int) -> Ask:
    return Ask(bet.value, Kind.BET, stake=stake)


@dataclass(frozen=True)
class BonusPayout:
    """What the AA Bonus gets. The turn and the river are out only where the trap is in them."""

    id = "bonus_payout"
    group = "pay"
    target_seconds = 9
    skills = (*tags.group("bonus"), Tag.FOLD_LOSING_BONUS, Tag.FOLD_WINNING_BONUS)
    notes = (STAKE_NOT_INCLUDED, BONUS_ON_FOLD)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_for(rng, skill, level, rules, bonus=True)
        scene = TableScene(
            dealt.round,
            dealt.box,
            street="river" if skill in _AFTER_THE_FLOP else "flop",
            dealer_shown=False,
            stakes=(Bet.ANTE, Bet.BONUS),
        )
        return Posed(scene, (_bet_ask(Bet.BONUS, scene.seat.bonus),), shown(dealt, skill, self.skills, rules))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return _bet_marks(posed, rules, answers)


@dataclass(frozen=True)
class AntePayout:
    """What the ante gets, all cards out; no other bet that could be mistaken for it."""

    id = "ante_payout"
    group = "pay"
    target_seconds = 9
    skills = (
        *tags.group("ante"),
        *tags.group("qualify"),
        *tags.group("tie"),
        *tags.group("showdown"),
        *_READ_TRAPS,
        Tag.FOLD_BEST_HAND,
    )
    notes = (STAKE_NOT_INCLUDED, QUALIFIER)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_for(rng, skill, level, rules, bonus=False)
        scene = TableScene(dealt.round, dealt.box, stakes=(Bet.ANTE,))
        return Posed(scene, (_bet_ask(Bet.ANTE, scene.seat.ante),), shown(dealt, skill, self.skills, rules))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return _bet_marks(posed, rules, answers)


@dataclass(frozen=True)
class OneBox:
    """The whole box, line by line: ante, call unless folded, bonus if there is one."""

    id = "one_box"
    group = "pay"
    target_seconds = 15
    skills = tuple(Tag)
    notes = (STAKE_NOT_INCLUDED, QUALIFIER, BONUS_ON_FOLD)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_for(rng, skill, level, rules)
        scene = TableScene(dealt.round, dealt.box)
        _, lines = settled(scene, rules)
        asks = tuple(_bet_ask(line.bet, line.stake) for line in lines.values())
        return Posed(scene, asks, shown(dealt, skill, self.skills, rules))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return _bet_marks(posed, rules, answers)


@dataclass(frozen=True)
class BoxTotal:
    """The box in one number: what the player is up, or with a minus what he is down."""

    id = "box_total"
    group = "pay"
    target_seconds = 15
    skills = OneBox.skills
    notes = OneBox.notes

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        dealt = deal_for(rng, skill, level, rules)
        ask = Ask("total", Kind.NUMBER, signed=True)
        return Posed(TableScene(dealt.round, dealt.box), (ask,), shown(dealt, skill, self.skills, rules))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: TableScene = posed.scene
        (ask,) = posed.asks
        table, lines = settled(scene, rules)
        box = table.boxes[scene.box]
        why = because(
            DrillReason.BOX_TOTAL,
            cards=box.hand.cards,
            hand=box.hand,
            facts={
                "lines": tuple(lines.values()),
                "whys": tuple(why_line(line, table, scene.box, rules) for line in lines.values()),
                "net": box.net,
                "outcome": box.outcome,
                "dealer": table.dealer,
                "dealer_qualifies": table.qualifies,
                "qualifier": rules.qualifier,
            },
        )
        slips = [(code, Number(value)) for code, value in total_slips(scene.round, scene.box, rules)]
        return (mark(ask, answers.get(ask.key), Number(box.net), why, slips),)
