"""What each drill of Texas Hold'em asks, and how its answer is given and checked."""

from __future__ import annotations

from typing import Final

from flask_babel import lazy_gettext as _l

from trainer.web.words.reference import DrillHelp

_AMOUNTS: Final = (
    _l(
        "Amounts are totals: a raise is answered by what lies in front of the player then, not by what is added."
    ),
)

_BETS: Final[dict[str, DrillHelp]] = {
    "to_call": DrillHelp(
        "bets.one_raise",
        (
            _l(
                "To call: the bet as it stands less what lies in front of the player, and never more than he has."
            ),
            _l(
                "The least raise: the bet and the largest full bet or raise of the street. In fixed limit one bet more."
            ),
            _l("A short all-in lifts the bet and leaves the least raise as it was."),
        ),
        (_l("Type both amounts; 0 where nothing is owed."), *_AMOUNTS),
    ),
    "may_raise": DrillHelp(
        "raise.shorts_add_up",
        (
            _l("Who has not acted on the street may always raise."),
            _l(
                "Who has acted may raise if he faces a full raise since: short all-ins add up, for each player by himself."
            ),
            _l("In fixed limit the number of raises is limited, too."),
        ),
        (_l("Choose whether he may and why; then type the least he may raise to."),),
    ),
    "pot_limit": DrillHelp(
        "pot_limit.raised",
        (
            _l(
                "Call first, then raise by the whole pot: everything in the middle and in front of all, with the call."
            ),
            _l("Three times the last bet and what lies there besides is the same sum."),
            _l("Before the flop the house says how a small, short or dead blind is counted."),
        ),
        (_l("Type what the raise comes to."), *_AMOUNTS),
    ),
}

_POTS: Final[dict[str, DrillHelp]] = {
    "side_pots": DrillHelp(
        "pots.dead_money",
        (
            _l("First what nobody has called goes back."),
            _l(
                "Then a pot for each different stake of the players who are left: the least stake from everybody is the main pot."
            ),
            _l("Folded chips go into the pots they reach."),
        ),
        (_l("Type what goes back and how many pots there are, then what each holds."),),
    ),
    "award": DrillHelp(
        "award.split_side",
        (
            _l("The last side pot is pushed first, the main pot last."),
            _l(
                "Each pot goes to the best hand among those that have a share in it; what is left of a split goes by the odd chip rule."
            ),
        ),
        (_l("Choose the pot that comes next, then type what each seat takes of it; 0 for nothing."),),
    ),
    "odd_chips": DrillHelp(
        "odd.three_way",
        (
            _l(
                "Divide the pot in the smallest chip in play. What is left goes one chip each, from the left of the button."
            ),
            _l("Nobody gets two odd chips of one pot; each pot is split on its own."),
        ),
        (_l("Type what each seat takes."),),
    ),
}

_READ: Final[dict[str, DrillHelp]] = {
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
    "show_order": DrillHelp(
        "show.river_bet",
        (
            _l(
                "A bet on the river: its last bettor or raiser shows first. None: the first seat left of the button. Then clockwise."
            ),
            _l("With somebody all-in, and for who may muck or ask to see, the house has its rule."),
        ),
        (_l("Choose who shows, and in which order."),),
    ),
}

_FLOOR: Final[dict[str, DrillHelp]] = {
    "rulings": DrillHelp(
        "rule.half",
        (
            _l(
                "A player says something, or puts chips in, or acts when it is not his turn. What does it count as?"
            ),
            _l(
                "Measure by the bet and the least a raise must add; then by the house’s rule where rulebooks differ."
            ),
        ),
        (
            _l("Choose the ruling and, where it is asked, type what lies in front of the player in the end."),
            *_AMOUNTS,
        ),
    ),
    "dealer_errors": DrillHelp(
        "error.burns",
        (
            _l(
                "Has there been substantial action, by this house’s rule? Until then many errors are a misdeal."
            ),
            _l("Then what this house does: put right, play on, call it dead, reshuffle."),
        ),
        (_l("Choose what the house does."),),
    ),
    "button": DrillHelp(
        "button.small_gone",
        (
            _l(
                "Move the button and the blinds by the house’s rule; with a dead button the big blind moves first."
            ),
            _l("Between two players the button is the small blind and acts first before the flop."),
        ),
        (_l("Choose the seat, or type what is posted."),),
    ),
    "stub": DrillHelp(
        "stub.turn",
        (
            _l("52 cards: two for each player dealt in, the board, the burnt cards; the rest is the stub."),
            _l("Folded cards lie in the muck; a card that was exposed and replaced is a burn."),
        ),
        (_l("Type the numbers of cards."),),
    ),
}

_NUMBERS: Final[dict[str, DrillHelp]] = {
    "outs": DrillHelp(
        "outs.flush",
        (
            _l("Count the unseen cards that make the hand; a card that makes two hands counts once."),
            _l("The chance: twice the outs for one card to come, four times for two, near enough."),
        ),
        (_l("Type the number of outs, then the chance in percent; it may be two points off."),),
    ),
    "pot_odds": DrillHelp(
        "price.break_even",
        (
            _l("The pot lays what lies in it, the bet included, against the call."),
            _l("The call needs its share of the pot after calling: call divided by pot and call."),
        ),
        (_l("Type the numbers; percents may be two points off."),),
    ),
    "equity_guess": DrillHelp(
        "equity.race",
        (
            _l("What share of the pot does the first hand have, ties counted by halves?"),
            _l(
                "A pair against a lower pair about 80, against two higher cards about 55, a dominated hand about 25 to 30."
            ),
        ),
        (_l("Type a percent; it may be five points off."),),
    ),
    "icm_deal": DrillHelp(
        "icm.shares",
        (
            _l("Chance of each place: first by the share of all chips, then among those who are left."),
            _l("Chip-chop: everybody gets the last prize, the rest goes by chips."),
        ),
        (_l("Type whole amounts; they add up to the prizes."),),
    ),
}

_TABLE: Final[dict[str, DrillHelp]] = {
    "run_table": DrillHelp(
        "run.three",
        (
            _l(
                "You deal a whole hand: whose turn it is, what he owes, whether what he does is right, burn and turn, pots, showdown, award."
            ),
            _l("Now and then something goes wrong, as at a real table."),
        ),
        (_l("Each moment is answered by itself; what is right passes at once."),),
    ),
    "real_hand": DrillHelp(
        "real.event_43_hand_1",
        (_l("A hand that was really played, dealt again with you as the dealer."),),
        (_l("Each moment is answered by itself; what is right passes at once."),),
    ),
}

HELP: Final[dict[str, DrillHelp]] = {**_BETS, **_POTS, **_READ, **_FLOOR, **_NUMBERS, **_TABLE}
"""Drill to its help; its example shows the skill named first."""
