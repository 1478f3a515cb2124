"""The drill of irregularities: something is wrong at the table, and the house has a rule for it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trainer.cards import choice
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.drills.rounds import between, deal_table, of_switch
from trainer.games.casino_holdem.irregularities import SWITCH_OF, Irregularity, lay, possible
from trainer.games.casino_holdem.remedies import REMEDIES
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import SituationScene
from trainer.games.casino_holdem.settlement import settle
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Posed, mark

FLOOR_FIRST = "floor_first"
"""Note: what is done before anything else."""
VOID = "void"
"""Note: what void means."""

_SKILLS: Final[Mapping[str, tuple[Irregularity, ...]]] = MappingProxyType(
    {
        "wrong.cards": (
            Irregularity.BOX_CARD_EXPOSED,
            Irregularity.DEALER_CARD_EXPOSED,
            Irregularity.BOARD_CARD_EARLY,
        ),
        "wrong.count": (
            Irregularity.BOX_ONE_CARD,
            Irregularity.BOX_THREE_CARDS,
            Irregularity.DEALER_ONE_CARD,
            Irregularity.DEALER_THREE_CARDS,
        ),
        "wrong.burn": (Irregularity.BURN_FORGOTTEN_FLOP, Irregularity.BURN_FORGOTTEN_TURN),
        "wrong.call": (Irregularity.CALL_TOO_SMALL, Irregularity.CALL_TOO_GREAT),
        "wrong.limits": (
            Irregularity.ANTE_OVER,
            Irregularity.BONUS_OVER,
            Irregularity.ANTE_UNDER,
            Irregularity.BONUS_UNDER,
        ),
        "wrong.late_bet": (Irregularity.ANTE_LATE, Irregularity.BONUS_LATE),
        "wrong.cleared": (Irregularity.HAND_DISPUTED, Irregularity.PAYOUT_WRONG),
    }
)


@dataclass(frozen=True)
class Irregular:
    """What the house does when a card is exposed, a count is wrong, a bet comes late …: a choice of what houses do."""

    id = "irregular"
    group = "know"
    target_seconds = 12
    skills = tuple(_SKILLS)
    notes = (FLOOR_FIRST, VOID)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        found = [what for what in _SKILLS.get(skill, ()) if possible(what, rules)]
        what = choice(rng, found or [what for what in Irregularity if possible(what, rules)])
        paid = what is Irregularity.PAYOUT_WRONG
        round_ = deal_table(
            rng, "table.bonuses" if paid else "natural", level, rules, between(rng, (2, 3))
        ).round
        if paid and not any(line.amount for box in settle(round_, rules).boxes for line in box.lines):
            what = Irregularity.HAND_DISPUTED  # a maximum has cut every payout to nothing
        scene = lay(rng, what, round_, rules)
        switch = SWITCH_OF[what]
        ask = Ask(f"{switch}.remedy", Kind.CHOICE, options=tuple(str(remedy) for remedy in REMEDIES[switch]))
        return Posed(scene, (ask,), tuple(tag for tag, whats in _SKILLS.items() if what in whats))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: SituationScene = posed.scene
        (ask,) = posed.asks
        switch = SWITCH_OF[Irregularity(scene.code)]
        why = of_switch(DrillReason.HOUSE_REMEDY, switch, rules, situation=scene.code, **scene.numbers)
        return (mark(ask, answers.get(ask.key), Choice(str(getattr(rules, switch))), why),)
