"""The drill of the whole table: every box settled in the house's order, then what the tray has changed by."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass

from trainer.games.casino_holdem.drills.common import BONUS_ON_FOLD, QUALIFIER, STAKE_NOT_INCLUDED, because
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.drills.rounds import (
    TABLE_SKILLS,
    StageCode,
    bet_marks,
    between,
    bonus_stage,
    box_stage,
    deal_table,
    number,
    of_switch,
    table_tags,
)
from trainer.games.casino_holdem.procedure import box_order, tray_change, way_round
from trainer.games.casino_holdem.round import Round
from trainer.games.casino_holdem.rules import BonusSettled, Rules
from trainer.games.casino_holdem.scenes import RoundScene
from trainer.games.casino_holdem.settlement import Settlement, settle
from trainer.games.casino_holdem.slips import order_slips, tray_slips
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Number, Posed, Stage, mark

TRAY = "tray"
"""Note: which way round the tray is counted."""

_SEATS = {1: (2, 3), 2: (3, 4), 3: (4, 5), 4: (5, 6), 5: (6, 7)}
"""Level to the least and the most boxes."""


@dataclass(frozen=True)
class WholeTable:
    """All boxes of a table, the dealer's hand open.

    Its stages: `bonuses` (all of them, where the house settles them after the flop), then for each box `next_box`
    (where the house states its order, and more than one box is left) and `box`, at the end `tray`.
    """

    id = "whole_table"
    group = "pay"
    target_seconds = 75
    skills = TABLE_SKILLS
    notes = (STAKE_NOT_INCLUDED, QUALIFIER, BONUS_ON_FOLD, TRAY)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        round_ = deal_table(rng, skill, level, rules, between(rng, _SEATS[level])).round
        table = settle(round_, rules)
        return Posed.in_stages(_stages(round_, table, rules), table_tags(table, round_, skill))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        round_: Round = posed.scene.round
        table = settle(round_, rules)
        marks = bet_marks(posed.asks, round_, table, rules, answers)
        marks |= _order_marks(posed.asks, table, rules, answers)
        marks |= {
            ask.key: _tray_mark(ask, answers.get(ask.key), table) for ask in posed.asks if ask.key == "tray"
        }
        return tuple(marks[ask.key] for ask in posed.asks)


def _stages(round_: Round, table: Settlement, rules: Rules) -> tuple[Stage, ...]:
    stages: list[Stage] = []
    scene = RoundScene(round_)
    early = rules.bonus_settled is BonusSettled.AFTER_FLOP
    bonuses = [box for box in way_round(len(round_.boxes), rules) if round_.boxes[box].bonus] if early else []
    if bonuses:
        stage, scene = bonus_stage(StageCode.BONUSES, scene, bonuses, table)
        stages.append(stage)
    order = box_order(table, rules)
    for at, box in enumerate(order):
        if rules.order_stated and at < len(order) - 1:
            ask = Ask(f"s{at + 1}.next", Kind.CHOICE, options=tuple(number(i) for i in sorted(order[at:])))
            stages.append(Stage(StageCode.NEXT_BOX, scene, (ask,), passing=True))
        stage, scene = box_stage(scene, box, table)
        stages.append(stage)
    stages.append(Stage(StageCode.TRAY, scene, (Ask("tray", Kind.NUMBER, signed=True),)))
    return tuple(stages)


def _order_marks(
    asks: tuple[Ask, ...], table: Settlement, rules: Rules, answers: Mapping[str, Answer | None]
) -> dict[str, Mark]:
    order = box_order(table, rules)
    marks: dict[str, Mark] = {}
    for ask in asks:
        if ask.kind is not Kind.CHOICE:
            continue
        left = order[len(order) - len(ask.options) :]
        why = of_switch(
            DrillReason.NEXT_BOX,
            "losing_first" if rules.losing_first else "settle_order",
            rules,
            box=left[0] + 1,
            left=tuple(box + 1 for box in left),
        )
        slips = [(code, Choice(number(box))) for code, box in order_slips(table, left, rules)]
        marks[ask.key] = mark(ask, answers.get(ask.key), Choice(number(left[0])), why, slips)
    return marks


def _tray_mark(ask: Ask, given: Answer | None, table: Settlement) -> Mark:
    change = tray_change(table)
    ledger = tuple((at, box.net, box.lines) for at, box in enumerate(table.boxes, start=1))
    why = because(DrillReason.TRAY, facts={"ledger": ledger, "net": table.net, "tray": change})
    slips = [(code, Number(value)) for code, value in tray_slips(table)]
    return mark(ask, given, Number(change), why, slips)
