"""A grade as it is kept: every answer written down in one way, so that equal answers are equal texts."""

from __future__ import annotations

from trainer.cards import RANK_VALUE, Card
from trainer.odds import Odds
from trainer.quiz import Answer, Choice, Grade, Loses, Number, Pays, Picked, Pushes, Ranks, Several
from trainer.school.records import KeptMark

_RANK = {value: letter for letter, value in RANK_VALUE.items()}


def _high_first(card: Card) -> tuple[int, str]:
    return -RANK_VALUE[card[0]], card


def kept(grade: Grade) -> tuple[KeptMark, ...]:
    """The marks of a grade, in the order of its asks."""
    return tuple(
        KeptMark(
            mark.ask.key,
            mark.right,
            None if mark.given is None else written(mark.given),
            written(mark.expected),
            tuple(slip.code for slip in mark.slips),
        )
        for mark in grade.marks
    )


def written(answer: Answer) -> str:
    """`35`, `push`, `lose`, `-12`, `yes`, `As Kd 9c`, `A 6 Q`, `3 to 2`: what `trainer.quiz.read` reads as this answer.

    (Picked cards, and several options, go to `read` one by one.)
    """
    match answer:
        case Pays(amount):
            return str(amount)
        case Pushes():
            return "push"
        case Loses():
            return "lose"
        case Number(value):
            return str(value)
        case Choice(option):
            return option
        case Several(options):
            return " ".join(sorted(options))
        case Picked(cards):
            return " ".join(str(card) for card in sorted(cards, key=_high_first))
        case Ranks(ranks):
            return " ".join(_RANK[rank] for rank in ranks)
        case _:
            return str(Odds(answer.profit))
