"""Verdicts: the right answer to every ask of a scene, why, and what named mistakes would have answered."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field

from trainer.games.texas_holdem.drills.floor.books import by_the_book
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.rules import Rules
from trainer.quiz import Answer, Ask, Choice, Mark, Number, Posed, Why, mark

Answers = Mapping[str, Answer]
"""Field key to answer."""
Wrong = tuple[Slip, Answers]
"""A named mistake and what it answers, to those fields that it changes."""


@dataclass(frozen=True, slots=True)
class Verdict:
    """The right answers of a scene. `wrong`: mistakes, likeliest first. `whys`: fields with a reason of their own."""

    right: Answers
    why: Why
    wrong: Sequence[Wrong] = ()
    whys: Mapping[str, Why] = field(default_factory=dict)


def marks(posed: Posed, verdict: Verdict, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
    """One mark an ask."""
    return tuple(_mark(ask, verdict, answers.get(ask.key)) for ask in posed.asks)


def _mark(ask: Ask, verdict: Verdict, given: Answer | None) -> Mark:
    slips = [(slip, wrong[ask.key]) for slip, wrong in verdict.wrong if ask.key in wrong]
    return mark(ask, given, verdict.right[ask.key], verdict.whys.get(ask.key, verdict.why), slips)


def of_other_books(rules: Rules, right: Callable[[Rules], Answers]) -> list[Wrong]:
    """What the rulebooks answer to the same scene; where one agrees with the house it is no mistake."""
    return [(slip, right(other)) for slip, other in by_the_book(rules)]


def chosen(key: str, option: str) -> Answers:
    """One choice as answers."""
    return {key: Choice(option)}


def numbers(values: Mapping[str, int]) -> Answers:
    """Numbers as answers."""
    return {key: Number(value) for key, value in values.items()}
