"""The drill of chips and words: what a player said or put in, and what it counts as."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trainer.cards import choice, shuffled
from trainer.games.texas_holdem.drills.floor import asking, later
from trainer.games.texas_holdem.drills.floor.acts import Acted, put_in, rule
from trainer.games.texas_holdem.drills.floor.asking import Asking
from trainer.games.texas_holdem.drills.floor.codes import why_ruled
from trainer.games.texas_holdem.drills.floor.judging import Answers, Verdict, Wrong, marks, of_other_books
from trainer.games.texas_holdem.drills.floor.later import Late
from trainer.games.texas_holdem.drills.floor.mistaking import mistakes
from trainer.games.texas_holdem.drills.floor.saying import CASES, lay, tag
from trainer.games.texas_holdem.drills.floor.tags import RuleTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Wager
from trainer.games.texas_holdem.scenes import RulingScene
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Number, Posed

FACING: Final = tuple(
    f"as_{what}" for what in (Wager.CALL, Wager.RAISE, Wager.ALL_IN, Wager.CALL_OR_FOLD, Wager.FLOOR)
)
"""What an act may count as that faces a bet."""
UNOPENED: Final = tuple(f"as_{what}" for what in (Wager.CHECK, Wager.BET, Wager.RAISE, Wager.FLOOR))
"""What it may count as where there is no bet."""

_WITHOUT_AMOUNT: Final = (Acted.CALL_NO_BET, Acted.CHECK_FACING)


@dataclass(frozen=True)
class Rulings:
    """What it counts as, and what lies in front of the player then: the floor's rulings on chips and words."""

    id = "rulings"
    group = "rulings"
    target_seconds = 15
    skills = tuple(RuleTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        scene = _deal(rng, skill, level, rules)
        return Posed(scene, _asks(scene), (tag_of(scene, rules),))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return marks(posed, verdict(posed.scene, rules), answers)


def _deal(rng: random.Random, skill: str, level: int, rules: Rules) -> RulingScene:
    """A scene of the skill; of any skill where none is asked for, or where the house's chips do not allow it."""
    wanted = [skill] if skill in tuple(RuleTag) else []
    while True:
        tagged = RuleTag(wanted.pop() if wanted else choice(rng, tuple(RuleTag)))
        if tagged is RuleTag.REQUESTS:
            return asking.deal(rng, level, rules)
        if tagged not in CASES:
            return later.deal(rng, level, rules, tagged)
        for case in shuffled(rng, CASES[tagged]):
            if (scene := lay(rng, level, rules, case)) is not None:
                return scene


def tag_of(scene: RulingScene, rules: Rules) -> RuleTag:
    """The skill a scene shows."""
    if scene.code in tuple(Asking):
        return RuleTag.REQUESTS
    if scene.code in tuple(Late):
        return later.TAGS[Late(scene.code)]
    return tag(scene, rules)


def _asks(scene: RulingScene) -> tuple[Ask, ...]:
    if scene.code in tuple(Asking):
        return asking.asks(Asking(scene.code))
    if scene.code in tuple(Late):
        return later.asks(Late(scene.code))
    action = Ask("action", Kind.CHOICE, options=FACING if scene.facts["bet"] else UNOPENED)
    if scene.code in _WITHOUT_AMOUNT:
        return (action,)
    return action, Ask("in_front", Kind.NUMBER)


def verdict(scene: RulingScene, rules: Rules) -> Verdict:
    """How a scene is ruled."""
    if scene.code in tuple(Asking):
        return asking.verdict(scene, rules)
    if scene.code in tuple(Late):
        return later.verdict(scene, rules)
    ruling = rule(scene, rules)
    wrong: list[Wrong] = [
        (slip, {"action": Choice(f"as_{what}"), "in_front": Number(amount)})
        for slip, what, amount in mistakes(scene, rules)
    ]
    wrong += of_other_books(rules, lambda house: _right(scene, house))
    increment = scene.facts["increment"]
    facts = {
        **scene.facts,
        "amount": ruling.amount or 0,
        "lies": put_in(scene),
        "half": scene.facts["bet"] + (increment + 1) // 2,
    }
    return Verdict(_right(scene, rules), why_ruled(ruling, facts), wrong)


def _right(scene: RulingScene, rules: Rules) -> Answers:
    ruling = rule(scene, rules)
    return {"action": Choice(f"as_{ruling.code}"), "in_front": Number(ruling.amount or 0)}
