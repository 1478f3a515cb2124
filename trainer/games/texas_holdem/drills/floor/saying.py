"""Dealing a player's words and chips for a skill: a case is drawn until its ruling rests on the rule that is practised."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trainer.games.texas_holdem.drills.floor import acting
from trainer.games.texas_holdem.drills.floor.acts import Acted, rule
from trainer.games.texas_holdem.drills.floor.tables import until
from trainer.games.texas_holdem.drills.floor.tags import RuleTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Reason, Ruling, Wager
from trainer.games.texas_holdem.scenes import RulingScene

Deal = Callable[[random.Random, int, Rules], RulingScene | None]


@dataclass(frozen=True, slots=True)
class Case:
    """How a scene is dealt, and on which rules its ruling may rest."""

    deal: Deal
    reasons: frozenset[Reason]


def lay(rng: random.Random, level: int, rules: Rules, case: Case) -> RulingScene | None:
    """A scene of that case; None where the house's chips or seats do not allow one."""
    return until(lambda: case.deal(rng, level, rules), lambda scene: _shows(scene, rule(scene, rules), case))


def _shows(scene: RulingScene, ruling: Ruling, case: Case) -> bool:
    """Whether the ruling rests on the rule. A last all-in that would be a full raise shows nothing."""
    whole = ruling.code is Wager.ALL_IN and (ruling.amount or 0) >= scene.facts["least"]
    return ruling.reason in case.reasons and not whole


def _case(deal: Deal, *reasons: Reason) -> Case:
    return Case(deal, frozenset(reasons))


_SEVERAL: Final = (Reason.HALF_OR_MORE, Reason.UNDER_HALF)

CASES: Final[Mapping[RuleTag, tuple[Case, ...]]] = MappingProxyType(
    {
        RuleTag.OVERCHIP: (
            _case(acting.one_chip, Reason.OVERSIZED_CHIP),
            _case(acting.raise_chip, Reason.CHIP_AFTER_RAISE, Reason.LESS_THAN_THE_MINIMUM),
            _case(acting.opening_chip, Reason.OVERSIZED_CHIP_OPENS),
        ),
        RuleTag.ALL_NEEDED: (_case(acting.needed_chips, Reason.ALL_CHIPS_NEEDED),),
        RuleTag.HALF: (
            _case(acting.several_chips, Reason.HALF_OR_MORE),
            _case(acting.several_chips, Reason.UNDER_HALF),
        ),
        RuleTag.CHANGE: (_case(acting.change, *_SEVERAL),),
        RuleTag.LAST_CHIPS: (
            _case(acting.last_chips, Reason.LAST_CHIPS),
            _case(acting.needed_last, Reason.ALL_CHIPS_NEEDED),
        ),
        RuleTag.PRIOR_CHIPS: (
            _case(acting.prior_one, Reason.PRIOR_CHIPS),
            _case(acting.prior_several, *_SEVERAL),
            _case(acting.prior_pulled, *_SEVERAL),
        ),
        RuleTag.NUMBER_ALONE: (_case(acting.number_alone, Reason.NUMBER_ALONE),),
        RuleTag.RAISE_TOTAL: (_case(acting.raise_number, Reason.NUMBER_IS_TOTAL),),
        RuleTag.TOO_LITTLE: (_case(acting.raise_too_little, Reason.LESS_THAN_THE_MINIMUM),),
        RuleTag.UNDERCALL: (_case(acting.undercall, Reason.UNDERCALL, Reason.UNDERCALL_BEHIND_A_RAISE),),
        RuleTag.WRONG_WORDS: (
            _case(acting.call_no_bet, Reason.NO_BET_TO_CALL),
            _case(acting.raise_no_bet, Reason.NO_BET_TO_RAISE),
            _case(acting.check_facing, Reason.CHECK_FACING_A_BET),
            _case(acting.the_pot, Reason.POT_WITHOUT_POT_LIMIT, Reason.DECLARED),
        ),
        RuleTag.FIRST_WORD: (_case(acting.bet_and_raise, Reason.FIRST_DECLARATION),),
        RuleTag.UNCLEAR_NUMBER: (_case(acting.unclear, Reason.UNCLEAR_NUMBER),),
        RuleTag.STRING_BET: (
            _case(acting.string, Reason.STRING_BET),
            _case(acting.steps, Reason.NUMBER_IS_TOTAL),
        ),
        RuleTag.TWO_MOTIONS: (_case(acting.raise_motions, Reason.TWO_MOTIONS),),
        RuleTag.WORDS_AND_CHIPS: (
            _case(acting.chips_then_words, Reason.WORDS_AND_CHIPS),
            _case(acting.words_then_chips, Reason.WORDS_BEFORE_CHIPS),
            _case(acting.call_with_chips, Reason.WORDS_BEFORE_CHIPS),
        ),
    }
)
"""Skill to its cases, each as often as the others."""

_TAGS: Final[Mapping[Acted, RuleTag]] = MappingProxyType(
    {
        Acted.ONE_CHIP: RuleTag.OVERCHIP,
        Acted.RAISE_CHIP: RuleTag.OVERCHIP,
        Acted.OPENING_CHIP: RuleTag.OVERCHIP,
        Acted.CHANGE: RuleTag.CHANGE,
        Acted.LAST_CHIPS: RuleTag.LAST_CHIPS,
        Acted.PRIOR_ONE: RuleTag.PRIOR_CHIPS,
        Acted.PRIOR_SEVERAL: RuleTag.PRIOR_CHIPS,
        Acted.PRIOR_PULLED: RuleTag.PRIOR_CHIPS,
        Acted.NUMBER: RuleTag.NUMBER_ALONE,
        Acted.UNDERCALL: RuleTag.UNDERCALL,
        Acted.CALL_NO_BET: RuleTag.WRONG_WORDS,
        Acted.RAISE_NO_BET: RuleTag.WRONG_WORDS,
        Acted.CHECK_FACING: RuleTag.WRONG_WORDS,
        Acted.POT: RuleTag.WRONG_WORDS,
        Acted.BET_AND_RAISE: RuleTag.FIRST_WORD,
        Acted.UNCLEAR: RuleTag.UNCLEAR_NUMBER,
        Acted.STRING: RuleTag.STRING_BET,
        Acted.STEPS: RuleTag.STRING_BET,
        Acted.RAISE_MOTIONS: RuleTag.TWO_MOTIONS,
        Acted.CHIPS_THEN_WORDS: RuleTag.WORDS_AND_CHIPS,
        Acted.WORDS_THEN_CHIPS: RuleTag.WORDS_AND_CHIPS,
        Acted.CALL_WITH_CHIPS: RuleTag.WORDS_AND_CHIPS,
    }
)


def tag(scene: RulingScene, rules: Rules) -> RuleTag:
    """The skill a scene shows: for several chips, and for “raise” and a number, its ruling says which."""
    code = Acted(scene.code)
    if code in _TAGS:
        return _TAGS[code]
    reason = rule(scene, rules).reason
    if code is Acted.CHIPS:
        return RuleTag.ALL_NEEDED if reason is Reason.ALL_CHIPS_NEEDED else RuleTag.HALF
    return RuleTag.RAISE_TOTAL if reason is Reason.NUMBER_IS_TOTAL else RuleTag.TOO_LITTLE
