"""The stages of a hand that is dealt through, what may be chosen there, the reasons and the named mistakes."""

from __future__ import annotations

from enum import StrEnum
from typing import Final


class StageCode(StrEnum):
    """What a stage is about. Pots are won in stages of their own names: `main_pot`, `side_pot_1` …"""

    FIRST = "run_first"
    """The blinds are posted, the cards dealt: who acts first?"""
    ERROR = "run_error"
    """Something is wrong with the cards."""
    TURN = "run_turn"
    """A new street: whose turn is it?"""
    FACING = "run_facing"
    """What the player to act owes, and may do."""
    RAISING = "run_raising"
    """He may raise: to what at least?"""
    RULING = "run_ruling"
    """Words and chips to be ruled on."""
    EARLY = "run_early"
    """Somebody has acted before his turn."""
    NEXT = "run_next"
    """What comes now?"""
    COUNT = "run_count"
    """The bets are gathered: how much is in the pot?"""
    POTS = "run_pots"
    """Somebody is all-in: what goes back, and which pots there are."""
    PUSHED = "run_pushed"
    """All but one have folded: what goes back, and what he is pushed."""
    SHOWS = "run_shows"
    """Who shows first?"""
    NEXT_POT = "next_pot"
    """Which pot is pushed now?"""
    SHARES = "run_shares"
    """A split: what does each winner get?"""


class Now(StrEnum):
    """What comes next when a player has acted."""

    NEXT_PLAYER = "next_player"
    """The action goes on to the next player."""
    BET_BACK = "bet_back"
    """What nobody has called goes back."""
    BURN_AND_DEAL = "burn_and_deal"
    """The bets are gathered, a card is burnt, the next street is dealt."""
    HANDS_UP = "hands_up"
    """All hands are turned up; then the rest of the board."""
    SHOWDOWN = "showdown"
    """The hands are shown."""
    PUSH_POT = "push_pot"
    """The pot is pushed to the last player."""


AT_ONCE: Final = "all_at_once"
"""Nobody shows first: all hands are turned up at once."""


class Reason(StrEnum):
    """Why an answer is right that no other family explains."""

    OPTION = "why.run.option"
    """Nobody has raised, and the big blind has not acted: he may still raise. Facts: seat."""
    UNCALLED = "why.run.uncalled"
    """A bet, or a part of it, that nobody has called goes back before anything else. Facts: seat, back."""
    STREET_OVER = "why.run.street_over"
    """Everybody has matched the bet and had a turn."""
    HANDS_UP = "why.run.hands_up"
    """Nobody can bet any more: this house turns up all hands before the board is run out."""
    RUN_OUT = "why.run.run_out"
    """Nobody can bet any more: this house runs out the board first, then the hands are shown."""
    LAST_STREET = "why.run.last_street"
    """The betting on the river is over and several are left."""
    ONE_LEFT = "why.run.one_left"
    """All but one have folded: he wins without showing. Facts: seat."""
    POT = "why.run.pot"
    """What lay in the pot, and all bets of the street. Facts: before, bets, back, pot."""


class Slip(StrEnum):
    """A named mistake of dealing a hand through that no other family has."""

    OPTION_MISSED = "slip.option_missed"
    """The big blind was passed over."""
    SHOWN_NEEDLESS = "slip.shown_needless"
    """The last player was made to show."""
    BETS_FORGOTTEN = "slip.street_left_out"
    """Only what lay in the pot was counted, not the street's bets."""
