"""Which questions have another right answer under other rules: what a change of the rules means for those who train."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from trainer.quiz.address import NATURAL
from trainer.quiz.answers import Answer, Ask
from trainer.quiz.drill import Drill
from trainer.quiz.question import Posed

_LEVEL: Final = 2
_SEED: Final = 1
_EXAMPLES: Final = 2


@dataclass(frozen=True, slots=True)
class Example:
    """A question whose right answer is another one. `ask` is the first of its asks that is; None where it asks for
    what is not there any more, as a row that is printed as part of another one."""

    drill: str
    skill: str
    level: int
    seed: int
    posed: Posed
    ask: Ask | None = None
    before: Answer | None = None
    after: Answer | None = None


@dataclass(frozen=True, slots=True)
class DrillChange:
    """Of `asked` questions of a drill, the same ones under both rules, `changed` have another right answer."""

    drill: str
    asked: int
    changed: int
    examples: tuple[Example, ...]


def changes(drills: Sequence[Drill], before: Any, after: Any) -> tuple[DrillChange, ...]:
    """Ask a question of every skill of every drill, as the rules before pose it, and answer it under both. The rules are
    hashable."""
    return tuple(_drill(drill, before, after) for drill in drills)


def _drill(drill: Drill, before: Any, after: Any) -> DrillChange:
    asked = _asked(drill, before)  # type: ignore[arg-type]  # every drill is frozen
    compared = [_changed(drill, skill, posed, then, after) for skill, posed, then in asked]
    examples = [example for example in compared if example]
    return DrillChange(drill.id, len(asked), len(examples), tuple(examples[:_EXAMPLES]))


@lru_cache(maxsize=128)
def _asked(drill: Drill, rules: Any) -> tuple[tuple[str, Posed, Mapping[str, Answer]], ...]:
    """A question for each of the drill's skills, and a natural one, with the right answers under these rules.

    Remembered, as one change after another is compared with the same rules in force.
    """
    found = []
    for skill in (NATURAL, *drill.skills):
        try:
            posed = drill.pose(rules, skill, _LEVEL, random.Random(_SEED))
        except (LookupError, ValueError):  # these rules rule it out
            continue
        found.append((skill, posed, _right(drill, posed, rules)))
    return tuple(found)


def _changed(
    drill: Drill, skill: str, posed: Posed, then: Mapping[str, Answer], after: Any
) -> Example | None:
    """The same question where another answer is right under the rules after."""
    try:
        now = _right(drill, posed, after)
    except (LookupError, ValueError):  # it asks for a row, or a step, that is not there any more
        return Example(drill.id, skill, _LEVEL, _SEED, posed)
    for ask in posed.asks:
        if then[ask.key] != now[ask.key]:
            return Example(drill.id, skill, _LEVEL, _SEED, posed, ask, then[ask.key], now[ask.key])
    return None


def _right(drill: Drill, posed: Posed, rules: Any) -> Mapping[str, Answer]:
    return {mark.ask.key: mark.expected for mark in drill.grade(posed, rules, {})}
