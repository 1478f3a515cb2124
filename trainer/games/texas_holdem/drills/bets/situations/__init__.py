"""Streets that show a skill of betting, told for the seats and the amounts of a level."""

from __future__ import annotations

import random
from collections.abc import Mapping
from types import MappingProxyType
from typing import Final

from trainer.cards import choice
from trainer.games.texas_holdem.drills.bets.situations.calling import CALLING
from trainer.games.texas_holdem.drills.bets.situations.limit import LIMIT
from trainer.games.texas_holdem.drills.bets.situations.pot import POT_LIMIT
from trainer.games.texas_holdem.drills.bets.situations.rights import RIGHTS
from trainer.games.texas_holdem.drills.bets.situations.situation import Situation
from trainer.games.texas_holdem.drills.bets.tags import CallTag, PotLimitTag, RightTag
from trainer.games.texas_holdem.drills.felt import felt, structure_for
from trainer.games.texas_holdem.drills.streets import played
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import TableScene
from trainer.quiz import NATURAL

Tag = CallTag | RightTag | PotLimitTag

SITUATIONS: Final[Mapping[str, Situation]] = MappingProxyType({**CALLING, **RIGHTS, **LIMIT, **POT_LIMIT})


def deal(rng: random.Random, rules: Rules, skill: str, level: int) -> TableScene:
    """A table that shows the skill, a tag of this package."""
    situation = SITUATIONS[skill]
    on = felt(
        rng,
        rules,
        level,
        structure_for(rules, situation.structures),
        chips_in_blind=situation.chips_in_blind,
    )
    return played(situation.tell(on))


def natural(rng: random.Random, rules: Rules, skill: str, skills: tuple[Tag, ...]) -> Tag:
    """The skill as a tag; for `natural` any that belongs to the house's own structure, if there is one."""
    if skill != NATURAL:
        return next(tag for tag in skills if tag == skill)
    own = {rules.structure.at(0), rules.structure.at(1)}
    return choice(rng, [tag for tag in skills if own & set(SITUATIONS[tag].structures)] or skills)
