"""A grade is the sum of its marks, and a game knows its drills."""

from __future__ import annotations

import random
from collections.abc import Mapping
from typing import Any

import pytest

from trainer.quiz import (
    NATURAL,
    Address,
    Answer,
    Ask,
    Game,
    Grade,
    Kind,
    Mark,
    Number,
    Posed,
    Slip,
    UnknownDrill,
    Why,
)


def mark(given: int, expected: int, *slips: str) -> Mark:
    ask = Ask("sum", Kind.NUMBER)
    return Mark(
        ask, Number(given), Number(expected), given == expected, Why("sum"), tuple(Slip(s) for s in slips)
    )


def test_a_question_is_right_only_when_every_mark_is() -> None:
    assert Grade((mark(1, 1), mark(2, 2))).right
    half = Grade((mark(1, 1), mark(3, 2, "slip.off_by_one", "slip.other")))
    assert not half.right
    assert half.right_count == 1


def test_the_likeliest_slip_of_each_wrong_answer_is_counted() -> None:
    grade = Grade((mark(3, 2, "slip.off_by_one", "slip.other"), mark(9, 2), mark(5, 4, "slip.other")))
    assert grade.slips == ("slip.off_by_one", "slip.other")


class Doubling:
    """The smallest drill there can be: twice a number."""

    id = "doubling"
    group = "pay"
    skills = ("small", "great")
    notes = ()

    def pose(self, rules: Any, skill: str, level: int, rng: random.Random) -> Posed:
        return Posed(rng.getrandbits(4) + level * rules, (Ask("twice", Kind.NUMBER),), (skill,))

    def grade(self, posed: Posed, rules: Any, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        given, expected = answers["twice"], Number(2 * posed.scene)
        return (Mark(posed.asks[0], given, expected, given == expected, Why("twice")),)


GAME = Game("sums", 3, {"doubling": Doubling()}, int)


def address(drill: str = "doubling", skill: str = "small", generator: int = 3) -> Address:
    return Address("sums", drill, "standard", "0123456789ab", skill, 2, 77, generator)


def test_an_address_builds_the_same_question_every_time_and_its_answer_is_graded() -> None:
    question = GAME.question(address(), 100)
    assert question == GAME.question(address(), 100)
    assert (question.address, question.tags, question.asks) == (address(), ("small",), question.posed.asks)
    assert GAME.grade(question, 100, {"twice": Number(2 * question.scene)}).right
    assert not GAME.grade(question, 100, {"twice": Number(2 * question.scene + 1)}).right


def test_a_question_may_be_dealt_as_the_cards_fall() -> None:
    assert GAME.question(address(skill=NATURAL), 100).tags == (NATURAL,)


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        (address(drill="halving"), "sums has no drill halving"),
        (address(skill="odd"), "the drill doubling does not practise odd"),
        (address(generator=2), "dealt by generator 3, not 2"),
        (address(generator=4), "dealt by generator 3, not 4"),
    ],
)
def test_an_address_of_another_drill_skill_or_generator_is_refused_not_dealt_wrongly(
    wrong: Address, message: str
) -> None:
    with pytest.raises(UnknownDrill, match=message):
        GAME.question(wrong, 100)
