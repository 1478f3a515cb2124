"""Questions, answers and grades: the part of a drill that knows no game."""

from trainer.quiz.address import LEVELS, MAX_SEED, NATURAL, Address, AddressError
from trainer.quiz.answers import (
    Answer,
    Ask,
    Choice,
    Kind,
    Loses,
    Number,
    Pays,
    Picked,
    Pushes,
    Ranks,
    Several,
    Told,
    Unclear,
    read,
    told,
    whole_number,
)
from trainer.quiz.drill import Drill, Game, Keeping, UnknownDrill
from trainer.quiz.question import Grade, Mark, Posed, Question, Slip, Stage, Sum, Why, judged, mark

__all__ = [
    "LEVELS", "MAX_SEED", "NATURAL", "Address", "AddressError", "Answer", "Ask", "Choice", "Drill", "Game", "Grade",
    "Keeping", "Kind", "Loses", "Mark", "Number", "Pays", "Picked", "Posed", "Pushes", "Question", "Ranks", "Several", "Slip",
    "Stage", "Sum", "Told", "Unclear", "UnknownDrill", "Why", "judged", "mark", "read", "told", "whole_number",
]  # fmt: skip
