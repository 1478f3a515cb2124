"""Run the table: a whole hand, and the dealer decides wherever only a dealer decides."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping
from dataclasses import dataclass

from trainer.games.texas_holdem.drills.running.dealing import deal
from trainer.games.texas_holdem.drills.running.hands import Run, run_of
from trainer.games.texas_holdem.drills.running.stages import answers as right_answers
from trainer.games.texas_holdem.drills.running.stages import asked
from trainer.games.texas_holdem.drills.running.tags import RunTag
from trainer.games.texas_holdem.rules import Rules
from trainer.quiz import Answer, Mark, Posed


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
    notes = ("structure", "smallest_chip")

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        run, shows = deal(rng, skill, level, rules)
        tags = sorted(shows, key=lambda tag: (tag != skill, list(RunTag).index(tag)))
        return posed(run, rules, level, tags)

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return graded(posed, rules, answers)


def posed(run: Run, rules: Rules, level: int, tags: Iterable[str]) -> Posed:
    """A hand as a question."""
    return Posed.in_stages(tuple(point.stage for point in asked(run, rules, level)), tuple(map(str, tags)))


def graded(posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
    """The marks of a hand."""
    right = right_answers(run_of(posed.scene), rules)
    return tuple(right[ask.key].mark(answers.get(ask.key)) for ask in posed.asks)
