"""A point of a hand at which only the dealer decides: what is asked there, what is right, and why."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from typing import Final

from trainer.games.texas_holdem.drills.running.hands import Scene
from trainer.games.texas_holdem.rules import Rules
from trainer.quiz import (
    Answer,
    Ask,
    Choice,
    Drill,
    Kind,
    Mark,
    Number,
    Posed,
    Several,
    Stage,
    Why,
    judged,
)

ALWAYS: Final = 1000
"""Worth of a point that is never left out."""


Namer = Callable[[Answer | None], Iterable[str]]
"""Gives the named mistakes behind a wrong answer, likeliest first."""


@dataclass(frozen=True, slots=True)
class Asked:
    """One ask, its right answer, why, and the names of mistakes."""

    ask: Ask
    right: Answer
    why: Why
    named: Namer

    def mark(self, given: Answer | None) -> Mark:
        """Judge what was answered."""
        return judged(self.ask, given, self.right, given == self.right, self.why, self.named(given))


@dataclass(frozen=True, slots=True)
class Point:
    """A place in the hand and what is asked there. `worth`: the more, the sooner it is asked, where not all are."""

    code: str
    scene: Scene
    asked: tuple[Asked, ...]
    worth: int = ALWAYS
    passing: bool = False

    def keyed(self, place: str) -> Point:
        """The point with keys that no other point has."""
        asked = tuple(replace(one, ask=replace(one.ask, key=f"{place}.{one.ask.key}")) for one in self.asked)
        return replace(self, asked=asked)

    @property
    def stage(self) -> Stage:
        """The point as a stage of the question."""
        return Stage(self.code, self.scene, tuple(one.ask for one in self.asked), self.passing)


def number(key: str, right: int, why: Why, slips: Iterable[tuple[str, int]] = ()) -> Asked:
    """An amount. `slips`: named mistakes and their amounts, likeliest first."""
    wrong = [(code, Number(value)) for code, value in slips]
    return Asked(Ask(key, Kind.NUMBER), Number(right), why, _among(wrong))


def chosen(
    key: str, options: Iterable[str], right: str, why: Why, slips: Iterable[tuple[str, str]] = ()
) -> Asked:
    """One of several. `slips`: named mistakes and what they choose."""
    ask = Ask(key, Kind.CHOICE, options=tuple(map(str, options)))
    wrong = [(code, Choice(str(option))) for code, option in slips]
    return Asked(ask, Choice(str(right)), why, _among(wrong))


def ticked(key: str, options: Iterable[str], right: Iterable[str], why: Why, named: Namer) -> Asked:
    """Any of several."""
    return Asked(Ask(key, Kind.SEVERAL, options=tuple(options)), Several(frozenset(right)), why, named)


def _among(wrong: Sequence[tuple[str, Answer]]) -> Namer:
    return lambda given: [str(code) for code, answer in wrong if answer == given]


def seat_option(seat: int) -> str:
    """A seat as an option, and as the field of its amount."""
    return f"seat_{seat}"


def of_drill(drill: Drill, scene: Scene, asks: Sequence[Ask], rules: Rules) -> tuple[Asked, ...]:
    """The asks of a scene as another drill judges them."""
    posed = Posed(scene, tuple(asks), ())

    def named(place: int, key: str) -> Namer:
        return lambda given: [slip.code for slip in drill.grade(posed, rules, {key: given})[place].slips]

    return tuple(
        Asked(mark.ask, mark.expected, mark.why, named(place, mark.ask.key))
        for place, mark in enumerate(drill.grade(posed, rules, {}))
    )
