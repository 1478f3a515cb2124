"""Words of the drills of a whole hand: run the table, and hands really played."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_DRILLS: Final[dict[str, Any]] = {
    "drill.run_table": _l("Run the table"),
    "about.run_table": _l("A whole hand, from the blinds to the last pot: you are the dealer"),
    "ask.run_table": _l("Deal the hand"),
    "drill.real_hand": _l("Real hands"),
    "about.real_hand": _l("Hands really played, to be dealt again"),
    "ask.real_hand": _l("Deal the hand"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.run.heads_up": _l("Two players"),
    "tag.run.three": _l("Three players"),
    "tag.run.six": _l("Six players"),
    "tag.run.full": _l("A full table"),
    "tag.run.no_showdown": _l("Everybody folds to one"),
    "tag.run.last_bet": _l("A bet on the river is called"),
    "tag.run.all_in": _l("All-in before the river"),
    "tag.run.short_all_in": _l("A short all-in bars a raise"),
    "tag.run.side_pots": _l("Side pots"),
    "tag.run.split": _l("A split pot"),
    "tag.run.irregular": _l("Words and chips to rule on"),
    "tag.run.out_of_turn": _l("Action out of turn"),
    "tag.run.dealer_error": _l("A slip with the cards"),
    "tag.real.event_43_hand_1": _l("Event 43, hand 1: no limit, a call on the river"),
    "tag.real.event_43_hand_3": _l("Event 43, hand 3: no limit, a raise on the river"),
    "tag.real.event_43_hand_4": _l("Event 43, hand 4: no limit, the blinds alone"),
    "tag.real.event_43_hand_63": _l("Event 43, hand 63: no limit, all-in and folds"),
    "tag.real.event_43_hand_65": _l("Event 43, hand 65: no limit, all-in over a raise"),
    "tag.real.event_43_hand_67": _l("Event 43, hand 67: no limit, blind against blind"),
    "tag.real.event_43_hand_34": _l("Event 43, hand 34: limit, a check-raise"),
    "tag.real.event_43_hand_36": _l("Event 43, hand 36: limit, one raise"),
    "tag.real.event_43_hand_38": _l("Event 43, hand 38: limit, folded to the big blind"),
    "tag.real.event_54_hand_8": _l("Event 54, hand 8: limit, a bet on the river"),
    "tag.real.event_54_hand_10": _l("Event 54, hand 10: limit, one raise"),
    "tag.real.event_54_hand_12": _l("Event 54, hand 12: limit, three raises"),
    "tag.real.event_54_hand_14": _l("Event 54, hand 14: limit, a raise on the turn"),
}

_STAGES: Final[dict[str, Any]] = {
    "stage.run_first": _l("The cards are dealt"),
    "stage.run_error": _l("Something is wrong with the cards"),
    "stage.run_turn": _l("A new street"),
    "stage.run_facing": _l("A player is to act"),
    "stage.run_raising": _l("He may raise"),
    "stage.run_ruling": _l("A player has acted"),
    "stage.run_early": _l("Out of turn"),
    "stage.run_next": _l("A player has acted"),
    "stage.run_count": _l("The bets are gathered"),
    "stage.run_pots": _l("All-in: lay the pots apart"),
    "stage.run_pushed": _l("All but one have folded"),
    "stage.run_shows": _l("The showdown"),
    "stage.run_shares": _l("The pot is split"),
}

_ASKS: Final[dict[str, Any]] = {
    "field.to_act": _l("Whose turn is it?"),
    "field.pot": _l("The pot"),
    "field.shows_first": _l("Who shows first?"),
    "option.next_player": _l("the next player acts"),
    "option.bet_back": _l("the uncalled bet goes back"),
    "option.burn_and_deal": _l("burn and deal the next street"),
    "option.hands_up": _l("turn up all hands, then the board"),
    "option.showdown": _l("the hands are shown"),
    "option.push_pot": _l("push the pot, nobody shows"),
    "option.all_at_once": _l("all at once"),
}

_REASONS: Final[dict[str, Any]] = {
    "why.run.option": _l(
        "Nobody has raised, and the big blind has not acted: seat %(seat)s may still raise, or check."
    ),
    "why.run.uncalled": _l(
        "Nobody has called %(back)s of the bet of seat %(seat)s: they go back before anything else."
    ),
    "why.run.street_over": _l(
        "Everybody left has matched the bet and had a turn: the street is over, more cards are to come."
    ),
    "why.run.hands_up": _l(
        "Nobody can bet any more: in this house all hands are turned up before the board is run out."
    ),
    "why.run.run_out": _l(
        "Nobody can bet any more: in this house the board is run out first, then the hands are shown."
    ),
    "why.run.last_street": _l("The betting on the river is over, and several are left."),
    "why.run.one_left": _l("All others have folded: seat %(seat)s wins without showing."),
    "why.run.pot": _l("%(before)s lay in the pot, %(bets)s are in front, %(back)s of them go back: %(pot)s."),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "option_missed": (
        _l("The big blind was passed over"),
        _l("A posted blind is no action: the big blind has a turn, even where nobody has raised."),
    ),
    "shown_needless": (
        _l("The last player need not show"),
        _l("Who is left alone wins the pot with his cards face down."),
    ),
    "street_left_out": (
        _l("The street’s bets were left out"),
        _l("What lies in front is gathered into the pot at the end of the street."),
    ),
}

WORDS: Final[dict[str, Any]] = {
    **_DRILLS,
    **_TAGS,
    **_STAGES,
    **_ASKS,
    **_REASONS,
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
