"""What each drill of Texas Hold'em asks, and how its answer is given and checked."""

from __future__ import annotations

from typing import Final

from flask_babel import lazy_gettext as _l

from trainer.web.words.reference import DrillHelp

HELP: Final[dict[str, DrillHelp]] = {
    "best_five": DrillHelp(
        "five.two_pair",
        (
            _l("Find the best five of the seven cards: two in the hand and five on the board."),
            _l("None, one or both of the own cards may play."),
        ),
        (
            _l("Choose the hand and pick the five cards that make it."),
            _l("Where several fives are equally good, any of them is right."),
        ),
    ),
    "showdown": DrillHelp(
        "showdown.dead_card",
        (
            _l("Read every hand that is tabled and compare their best five cards."),
            _l("Five cards of the same ranks split; suits and further cards never break a tie."),
        ),
        (
            _l("Tick every seat that gets a part of the pot, and pick the five cards it is won with."),
            _l("In a split the five of any winner are right."),
        ),
    ),
    "nuts": DrillHelp(
        "nuts.straight",
        (
            _l("Find the best hand that any two cards can make with the board."),
            _l(
                "A pair on the board allows four of a kind, three of a suit a flush, three near ranks a straight."
            ),
        ),
        (_l("Choose what it is, and which of the hands has it."),),
    ),
}
"""Drill to its help; its example shows the skill named first."""
