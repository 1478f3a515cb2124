"""Why a bet is what it is, and the named mistakes of counting bets."""

from __future__ import annotations

from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.games.texas_holdem.betting import Right


class Reason(StrEnum):
    """Why an answer is right. Amounts are facts: `bet` (how high it stands), `front`, `to_call`, `increment`, `to`."""

    CHECK = "why.bets.check"
    """Nothing is owed."""
    CALL = "why.bets.call"
    """The bet, with nothing in front."""
    CALL_REST = "why.bets.call_rest"
    """The bet less what lies in front."""
    CALL_FULL_BLIND = "why.bets.call_full_blind"
    """A short big blind is owed in full. Facts also: posted."""
    CALL_ALL_IN = "why.bets.call_all_in"
    """All he has, which is less. Facts also: owed."""
    LEAST_BET = "why.bets.least_bet"
    """Nobody has bet: the big blind."""
    LEAST_BLIND = "why.bets.least_blind"
    """The bet and a big blind more."""
    LEAST_STRADDLE = "why.bets.least_straddle"
    """The straddle, and what the house wants over it."""
    LEAST_RAISE = "why.bets.least_raise"
    """The bet and the largest full bet or raise."""
    LEAST_SHORT = "why.bets.least_short"
    """The same, where short all-ins have lifted the bet. Facts also: full (where the last full bet or raise stood)."""
    FIXED_BET = "why.bets.fixed_bet"
    """Fixed limit: one bet more."""
    COMPLETION = "why.bets.completion"
    """Fixed limit: the short all-in is completed. Facts also: short, full."""
    OWN_STACK = "why.bets.own_stack"
    """All he has, less than a full raise. Facts also: rule (what that would be)."""
    MOST_SPREAD = "why.bets.most_spread"
    """Spread limit: the bet and the table's most. Facts also: spread."""
    MOST_POT = "why.pot_limit.pot"
    """The bet, the pot with it, and the call. Facts also: pot."""
    MOST_POT_BET = "why.pot_limit.bet"
    """Nobody has bet: the pot. Facts also: pot."""
    MOST_POT_COUNTED = "why.pot_limit.counted"
    """The same as the first, and chips that count without being there. Facts also: pot, counted."""
    MAY_NOT_ACTED = "why.raise.not_acted"
    """He may: he has not acted on this street."""
    MAY_FACES_FULL_RAISE = "why.raise.faces_full_raise"
    """He may: he faces a full raise. Facts: faces, measure."""
    NOT_REOPENED = "why.raise.not_reopened"
    """He may not: he has acted and faces less than a full raise. Facts: faces, measure."""
    FACES_HALF_BET = "why.raise.faces_half_bet"
    """He may: fixed limit, and he faces half a bet or more. Facts: faces, measure (the street's bet)."""
    LESS_THAN_HALF = "why.raise.less_than_half"
    """He may not: fixed limit, and he faces less than half a bet. Facts: faces, measure."""
    RAISE_CAP = "why.raise.raise_cap"
    """He may not: the street has had all its raises. Facts: raises."""
    ONLY_A_CALL = "why.raise.only_a_call"
    """He may not: his chips go no further than the call. Facts: stack, owed."""
    NOBODY_TO_ANSWER = "why.raise.nobody_to_answer"
    """He may not: everybody else is all-in."""


WHY_RIGHT: Final = MappingProxyType(
    {
        Right.NOT_ACTED: Reason.MAY_NOT_ACTED,
        Right.FACES_FULL_RAISE: Reason.MAY_FACES_FULL_RAISE,
        Right.NOT_REOPENED: Reason.NOT_REOPENED,
        Right.RAISE_CAP: Reason.RAISE_CAP,
        Right.ONLY_A_CALL: Reason.ONLY_A_CALL,
        Right.NOBODY_TO_ANSWER: Reason.NOBODY_TO_ANSWER,
    }
)
"""Why he may raise, or may not."""
WHY_HALF_BET: Final = MappingProxyType(
    {Right.FACES_FULL_RAISE: Reason.FACES_HALF_BET, Right.NOT_REOPENED: Reason.LESS_THAN_HALF}
)
"""The same in fixed limit, where half a bet counts as a whole one."""


class Slip(StrEnum):
    """A named mistake: the same table, counted by a wrong rule."""

    FRONT_FORGOTTEN = "slip.front_forgotten"
    """What lies in front of the player was not counted toward the call."""
    LAST_STEP_CALLED = "slip.last_step_called"
    """Only the last raise was called, not the whole bet."""
    ALL_IN_NOT_CALLED = "slip.all_in_not_called"
    """What a short all-in has added was left out of the call."""
    SHORT_BLIND_CALLED = "slip.short_blind_called"
    """A short big blind was called as it lies there."""
    STACK_FORGOTTEN = "slip.stack_forgotten"
    """More than the player has."""
    RAISE_BY = "slip.raise_by"
    """The raise was named by what it adds, not by its total."""
    CHIPS_ADDED = "slip.chips_added"
    """The chips the player adds were named, without those in front of him."""
    DOUBLE_THE_BET = "slip.double_the_bet"
    """The bet was doubled."""
    LAST_TOTAL = "slip.last_total"
    """The total of the last full raise was added, not its size."""
    SHORT_AS_RAISE = "slip.short_as_raise"
    """A short all-in was taken for the measure of the next raise."""
    SHORTS_ADDED_UP = "slip.shorts_added_up"
    """The short all-ins were added up to a new measure."""
    COMPLETED = "slip.completed"
    """A short all-in was completed to the full raise, as in limit."""
    BIG_BLIND_ADDED = "slip.big_blind_added"
    """Only a big blind was added, though a raise was larger."""
    SHORT_BLIND_RAISED = "slip.short_blind_raised"
    """The raise was counted from the short big blind."""
    OTHER_STRADDLE_RULE = "slip.other_straddle_rule"
    """The raise over a straddle was counted by another house's rule."""
    SHORT_BET_RAISED = "slip.short_bet_raised"
    """A short all-in was raised by a full bet, not completed."""
    HALF_BET_COMPLETED = "slip.half_bet_completed"
    """An all-in of half a bet or more was completed, not raised."""
    OTHER_STREET = "slip.other_street"
    """The bet of the other streets was used."""
    POT_BEFORE_CALL = "slip.pot_before_call"
    """The pot was counted before the call."""
    BETS_LEFT_OUT = "slip.bets_left_out"
    """The bets in front were left out of the pot."""
    THREE_BETS = "slip.three_bets"
    """Three times the bet, without the rest of the pot."""
    CALL_IN_FULL = "slip.call_in_full"
    """The call was counted without what the player has in front already."""
    OTHER_POT_COUNT = "slip.other_pot_count"
    """The small blind was counted by another house's rule."""
    BLIND_AS_IT_LIES = "slip.blind_as_it_lies"
    """A dead or short blind was not counted in full."""
    GLOBAL_REOPEN = "slip.global_reopen"
    """Short all-ins were added up once for everybody, not for each player."""
    EVERY_ALL_IN_REOPENS = "slip.every_all_in_reopens"
    """An all-in of less than a full raise was taken to reopen the betting."""
    SHORTS_NEVER_ADD_UP = "slip.shorts_never_add_up"
    """Short all-ins were taken one by one, though together they are a full raise for the player."""
    SHORT_CLOSES = "slip.short_closes"
    """A short all-in was taken to end the raising for a player who has not acted."""
    CAP_MISCOUNTED = "slip.cap_miscounted"
    """The raises were miscounted against the cap."""
    CAP_BETWEEN_TWO = "slip.cap_between_two"
    """Another house's rule for the cap between two players."""
