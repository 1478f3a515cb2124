"""Run the table: a whole hand, and the dealer decides wherever only a dealer decides."""

from __future__ import annotations

import random
import re
from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from typing import Final

from trainer.cards import choice
from trainer.games.texas_holdem.drills.running.dealing import deal
from trainer.games.texas_holdem.drills.running.hands import Run, run_of
from trainer.games.texas_holdem.drills.running.stages import answers as right_answers
from trainer.games.texas_holdem.drills.running.stages import asked
from trainer.games.texas_holdem.drills.running.tags import RunTag
from trainer.games.texas_holdem.phh import read
from trainer.games.texas_holdem.played import Played, history_of
from trainer.games.texas_holdem.rules import Rules
from trainer.quiz import NATURAL, Answer, Mark, Posed

_KEPT: Final = re.compile(r"hand\.h([0-9a-f]{24})")


def skill_of(key: str) -> str:
    """The skill that names a kept hand by the hash of its text."""
    return f"hand.h{key}"


@dataclass(frozen=True)
class RunTable:
    """A hand of two to ten simulated players, from the blinds to the last pot.

    Its stages (`codes.StageCode`) follow the hand: who acts first; what the player to act owes and may raise to, or
    whether he may; words, chips and cards that need a ruling; what comes now when a street ends; pots and what goes
    back; who shows first; which pot comes first, who wins each, what each gets of a split.
    """

    id = "run_table"
    group = "table"
    target_seconds = 120
    skills = tuple(RunTag)
    notes = ("smallest_chip",)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        run, shows = deal(rng, skill, level, rules)
        tags = sorted(shows, key=lambda tag: (tag != skill, list(RunTag).index(tag)))
        return posed(run, rules, level, tags)

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return graded(posed, rules, answers)


@dataclass(frozen=True)
class RealHand:
    """A hand really played, dealt again: one of those shipped, or any that is kept. Nothing goes wrong in it."""

    id = "real_hand"
    group = "table"
    target_seconds = 90
    skills = tuple(Played)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        hand = choice(rng, self.skills) if skill == NATURAL else Played(skill)
        return self._posed(rules, history_of(hand), level, hand)

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return graded(posed, rules, answers)

    def hash_in(self, skill: str) -> str | None:
        found = _KEPT.fullmatch(skill)
        return found[1] if found else None

    def pose_kept(self, rules: Rules, skill: str, material: str, level: int) -> Posed:
        return self._posed(rules, material, level, skill)

    def _posed(self, rules: Rules, text: str, level: int, tag: str) -> Posed:
        history = read(text.encode(), rules.betting())
        events = tuple(line.event for line in history.lines)
        return posed(Run(history.setup, events, button=len(history.setup.stacks)), rules, level, [tag])


def posed(run: Run, rules: Rules, level: int, tags: Iterable[str]) -> Posed:
    """A hand as a question. Raises `ValueError` where it has nothing for a dealer to decide."""
    stages = tuple(point.stage for point in asked(run, rules, level))
    if not stages:
        raise ValueError("nothing in this hand is for the dealer to decide")
    return Posed.in_stages(stages, tuple(map(str, tags)))


def graded(posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
    """The marks of a hand."""
    right = right_answers(run_of(posed.scene), rules)
    return tuple(right[ask.key].mark(answers.get(ask.key)) for ask in posed.asks)
