"""What each drill of Texas Hold'em asks, and how its answer is given and checked."""

from __future__ import annotations

from typing import Final

from flask_babel import lazy_gettext as _l

from trainer.web.words.reference import DrillHelp

HELP: Final[dict[str, DrillHelp]] = {
    "to_call": DrillHelp(
        "bets.one_raise",
        (
            _l(
                "To call is the highest bet less what lies in front of the player, and never more than his stack."
            ),
            _l(
                "A raise adds the largest full bet or raise of the street, at first the big blind, and is named by its total."
            ),
            _l(
                "A short all-in lifts what a call costs, and no measure. In fixed limit under half a bet is completed."
            ),
        ),
        (
            _l("Type what calling costs, 0 for a check, and to what he must raise at least."),
            _l("In pot limit and spread limit also to what he may raise at most."),
        ),
    ),
    "may_raise": DrillHelp(
        "raise.shorts_do_not",
        (
            _l("Who has not acted on the street may raise."),
            _l(
                "Who has acted may raise again if the bet has gone up by a full raise since then: for him, not for the table."
            ),
            _l("In fixed limit half a bet is enough, and the street has only so many raises."),
        ),
        (_l("Say whether he may, and why. Then comes the amount: the least raise, or what he owes."),),
    ),
    "pot_limit": DrillHelp(
        "pot_limit.bet_and_call",
        (
            _l("Count the pot with all bets, and the player’s call on top: by so much he may raise."),
            _l("In short: three times the last bet, and everything else that is in the pot."),
            _l(
                "A blind that is short or dead counts in full; whether a small one counts as a big one, the house says."
            ),
        ),
        (_l("Type to what he raises who says “pot”: all that then lies in front of him."),),
    ),
    "side_pots": DrillHelp(
        "pots.folded_level",
        (
            _l("What nobody has called goes back first."),
            _l(
                "Take the lowest stake of the players left from everybody: the main pot, with what lay there before. Then the next."
            ),
            _l("Folded chips lie in the pots they reach, and make none of their own."),
        ),
        (_l("Type what goes back and how many pots there are; then what each of them holds."),),
    ),
    "award": DrillHelp(
        "award.short_wins",
        (
            _l("The last side pot is pushed first, the main pot last."),
            _l(
                "Each pot goes to the best hand of those who have chips in it; who was all-in for less is not in it."
            ),
            _l("Each pot is split on its own."),
        ),
        (
            _l(
                "Choose the next pot, and type what each seat takes of it. A seat that takes nothing may stay blank."
            ),
        ),
    ),
    "odd_chips": DrillHelp(
        "odd.two_odd",
        (
            _l("Split the pot evenly, down to the smallest chip in play."),
            _l(
                "What is left over goes one chip each, clockwise from the button’s left. Nobody gets two from one pot."
            ),
        ),
        (_l("Type what each seat takes."),),
    ),
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
