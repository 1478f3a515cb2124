from __future__ import annotations

from fractions import Fraction

import pytest

from trainer.cards import cards
from trainer.quiz import (
    Answer,
    Ask,
    Choice,
    Grade,
    Kind,
    Loses,
    Mark,
    Number,
    Pays,
    Picked,
    Pushes,
    Ranks,
    Slip,
    Told,
    Why,
    read,
)
from trainer.school import KeptMark, kept, written

FIVE = cards("As9c9dKdAh")

CASES: list[tuple[Ask, Answer, str]] = [
    (Ask("ante", Kind.BET), Pays(1250), "1250"),
    (Ask("ante", Kind.BET), Pushes(), "push"),
    (Ask("ante", Kind.BET), Loses(), "lose"),
    (Ask("net", Kind.NUMBER, signed=True), Number(-12), "-12"),
    (Ask("game", Kind.CHOICE, options=("yes", "no")), Choice("no"), "no"),
    (Ask("five", Kind.CARDS, cards=FIVE), Picked(frozenset(FIVE)), "Ah As Kd 9c 9d"),
    (Ask("ranks", Kind.RANKS), Ranks((14, 10, 6)), "A T 6"),
    (Ask("row", Kind.ODDS), Told(Fraction(3, 2)), "3 to 2"),
    (Ask("row", Kind.ODDS), Told(Fraction(50)), "50 to 1"),
]


@pytest.mark.parametrize(("ask", "answer", "text"), CASES)
def test_an_answer_is_written_in_one_way_and_read_back_the_same(ask: Ask, answer: Answer, text: str) -> None:
    assert written(answer) == text
    assert read(ask, text.split() if ask.kind is Kind.CARDS else [text]) == answer


def test_a_grade_is_kept_ask_by_ask_with_its_slips() -> None:
    ante, bonus = Ask("ante", Kind.BET), Ask("bonus", Kind.BET, optional=True)
    grade = Grade(
        (
            Mark(
                ante, Pays(11), Pays(10), False, Why("x"), (Slip("slip.stake_counted_in"), Slip("slip.row"))
            ),
            Mark(bonus, None, Loses(), False, Why("x")),
        )
    )
    assert kept(grade) == (
        KeptMark("ante", False, "11", "10", ("slip.stake_counted_in", "slip.row")),
        KeptMark("bonus", False, None, "lose", ()),
    )
