"""The drill of dealing a round through: what comes next at each moment, the announcement, every bet in its time."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace

from trainer.games.casino_holdem import procedure
from trainer.games.casino_holdem.dealing import Deal
from trainer.games.casino_holdem.drills.common import (
    BONUS_ON_FOLD,
    CATEGORY_OPTIONS,
    GAME_OPTIONS,
    QUALIFIER,
    STAKE_NOT_INCLUDED,
    because,
    game_mark,
)
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.drills.rounds import (
    TABLE_SKILLS,
    StageCode,
    bet_marks,
    between,
    bonus_stage,
    box_stage,
    deal_table,
    step_mark,
    table_tags,
)
from trainer.games.casino_holdem.procedure import Step
from trainer.games.casino_holdem.round import Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import RoundScene
from trainer.games.casino_holdem.settlement import Bet, Settlement, settle
from trainer.games.casino_holdem.slips import category_slips
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Posed, Stage, mark

_SEATS = {1: (1, 2), 2: (2, 2), 3: (2, 3), 4: (2, 3), 5: (3, 3)}
"""Level to the least and the most boxes."""


@dataclass(frozen=True)
class DealThrough:
    """A round of one to three boxes as it is dealt at the table of this house.

    Its stages: `hole`, `flop` (what comes now?), `bonuses` (before or after the decisions, where they are settled
    after the flop), `folded` (which folded cards are collected, where one has a live bonus), `folded_bonuses` (where
    such cards do not stay), `decided`, `burnt`, `turn` (what comes now?), `announce` (the dealer's hand, and whether
    it is a game), then `box` by box in the house's order.
    """

    id = "deal_through"
    group = "pay"
    target_seconds = 75
    skills = TABLE_SKILLS
    notes = (STAKE_NOT_INCLUDED, QUALIFIER, BONUS_ON_FOLD)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        boxes = between(rng, _SEATS[level])
        dealt = deal_table(rng, skill, level, rules, max(boxes, 2) if skill == "table.folds" else boxes)
        round_ = _somebody_calls(dealt)
        table = settle(round_, rules)
        stages = tuple(_until_the_river(round_, table, rules)) + tuple(_to_the_end(round_, table, rules))
        return Posed.in_stages(stages, table_tags(table, round_, skill))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        round_: Round = posed.scene.round
        table = settle(round_, rules)
        steps = _steps(round_, rules)
        marks = bet_marks(posed.asks, round_, table, rules, answers)
        for ask in posed.asks:
            given = answers.get(ask.key)
            if ask.key in steps:
                marks[ask.key] = step_mark(ask, given, *steps[ask.key], rules)
            elif ask.key == "dealer.game":
                marks[ask.key] = game_mark(ask, given, table.dealer, rules)
            elif ask.key == "dealer.category":
                why = because(DrillReason.HAND_READ, cards=table.dealer.cards, hand=table.dealer)
                misread = category_slips(round_.dealer, round_.board)
                slips = [(code, Choice(category.value)) for code, category in misread]
                marks[ask.key] = mark(ask, given, Choice(table.dealer.category.value), why, slips)
        return tuple(marks[ask.key] for ask in posed.asks)


def _somebody_calls(dealt: Deal) -> Round:
    """The round; where everybody folds, one player, not the one who shows the skill, calls: it is dealt to its end."""
    boxes = list(dealt.round.boxes)
    if not any(box.call for box in boxes):
        other = next((i for i in range(len(boxes)) if i != dealt.box), dealt.box)
        boxes[other] = replace(boxes[other], call=True)
    return replace(dealt.round, boxes=tuple(boxes))


def _steps(round_: Round, rules: Rules) -> dict[str, tuple[str, str]]:
    """What is right where a step is asked, and the switch that says so, by key."""
    return {
        "hole.now": procedure.after_hole_cards(rules),
        "flop.now": procedure.after_flop(round_, rules),
        "folds.folded": (procedure.folded_cards(rules), "folded_bonus_cards_kept"),
        "decided.now": procedure.after_decisions(rules),
        "burnt.deal": procedure.turn(rules),
        "turn.now": procedure.after_turn(rules),
    }


def _step(code: StageCode, scene: RoundScene, key: str, options: tuple[str, ...]) -> Stage:
    return Stage(code, scene, (Ask(key, Kind.CHOICE, options=tuple(map(str, options))),), passing=True)


def _until_the_river(round_: Round, table: Settlement, rules: Rules) -> Iterator[Stage]:
    scene = RoundScene(round_, "hole", dealer_shown=False, decided=False)
    yield _step(StageCode.HOLE, scene, "hole.now", procedure.AFTER_HOLE)
    scene = replace(scene, street="flop", burns=int(rules.burn_before_flop))
    yield _step(StageCode.FLOP, scene, "flop.now", procedure.AFTER_FLOP)
    early = procedure.early_bets(round_, rules)
    if early and procedure.bonus_before_decisions(rules):
        stage, scene = bonus_stage(StageCode.BONUSES, scene, early, table)
        yield stage
    scene = replace(scene, decided=True)
    if procedure.live_folded(round_, rules):
        yield _step(StageCode.FOLDED, scene, "folds.folded", tuple(procedure.Folded))
    if early and not scene.bets_settled:
        code = StageCode.FOLDED_BONUSES if procedure.live_folded(round_, rules) else StageCode.BONUSES
        stage, scene = bonus_stage(code, scene, early, table)
        yield stage
    scene = replace(scene, collected=procedure.collected(round_, rules))
    yield _step(StageCode.DECIDED, scene, "decided.now", procedure.AFTER_DECISIONS)
    if rules.burn_before_turn:
        scene = replace(scene, burns=scene.burns + 1)
        yield _step(StageCode.BURNT, scene, "burnt.deal", procedure.AFTER_BURN)
    if procedure.turn(rules).step is Step.TURN:
        yield _step(StageCode.TURN, replace(scene, street="turn"), "turn.now", procedure.AFTER_TURN)


def _to_the_end(round_: Round, table: Settlement, rules: Rules) -> Iterator[Stage]:
    scene = RoundScene(
        round_,
        collected=procedure.collected(round_, rules),
        bets_settled=tuple((box, Bet.BONUS) for box in procedure.early_bets(round_, rules)),
        burns=procedure.burnt_cards(rules),
    )
    announced = (
        Ask("dealer.category", Kind.CHOICE, options=CATEGORY_OPTIONS),
        Ask("dealer.game", Kind.CHOICE, options=GAME_OPTIONS),
    )
    yield Stage(StageCode.ANNOUNCE, scene, announced)
    for box in procedure.box_order(table, rules):
        stage, scene = box_stage(scene, box, table)
        yield stage
