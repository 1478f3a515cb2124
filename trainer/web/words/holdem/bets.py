"""Words of the drills of betting: what to call, what to raise to, who may raise, the pot in pot limit."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_DRILLS: Final[dict[str, Any]] = {
    "drill.to_call": _l("To call and to raise"),
    "about.to_call": _l("What calling costs, and the least raise-to"),
    "ask.to_call": _l("What does the player to act owe, and to what may he raise?"),
    "drill.may_raise": _l("May he raise?"),
    "about.may_raise": _l("Short all-ins, the big blind’s option, the cap"),
    "ask.may_raise": _l("May the player to act raise?"),
    "drill.pot_limit": _l("“Pot!”"),
    "about.pot_limit": _l("The most a pot-limit raise may come to"),
    "ask.pot_limit": _l("The player to act says “pot”. To what does he raise?"),
    "note.straddle_raise": _l("The least raise over a straddle: %(value)s."),
    "note.raise_cap": _l("Fixed limit, raises a street: %(value)s."),
    "note.cap_lifted": _l("The cap no longer holds: %(value)s."),
    "note.pot_count": _l("Pot limit before the flop counts %(value)s."),
    "stage.right": _l("The right to raise"),
    "stage.amount": _l("The amount"),
}

_ASKS: Final[dict[str, Any]] = {
    "field.to_call": _l("To call"),
    "field.min_raise_to": _l("Least raise-to"),
    "field.max_raise_to": _l("Most raise-to"),
    "field.may_raise": _l("May he raise?"),
    "field.reason": _l("Why?"),
    "option.may": _l("He may"),
    "option.may_not": _l("He may not"),
    "option.not_acted": _l("Has not acted yet"),
    "option.faces_full_raise": _l("Faces a full raise"),
    "option.not_reopened": _l("Faces less than a full raise"),
    "option.raise_cap": _l("All raises are made"),
    "option.only_a_call": _l("Has enough to call, no more"),
    "option.nobody_to_answer": _l("Nobody could answer"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.bets.first_in": _l("First in: the blind is the bet"),
    "tag.bets.from_the_blind": _l("A blind faces a raise"),
    "tag.bets.unopened": _l("Nobody has bet"),
    "tag.bets.bet": _l("One bet"),
    "tag.bets.one_raise": _l("One raise"),
    "tag.bets.several_raises": _l("Raise upon raise"),
    "tag.bets.short_all_in": _l("A short all-in"),
    "tag.bets.several_short": _l("Several short all-ins"),
    "tag.bets.short_first_wager": _l("The first bet is a short all-in"),
    "tag.bets.big_blind_option": _l("The big blind’s option"),
    "tag.bets.short_big_blind": _l("A short big blind"),
    "tag.bets.straddle": _l("A straddle"),
    "tag.bets.own_stack": _l("More than a call, less than a raise"),
    "tag.bets.heads_up": _l("Two players before the flop"),
    "tag.bets.limit": _l("Limit: one bet more"),
    "tag.bets.limit_short_bet": _l("Limit: a first all-in under half a bet"),
    "tag.bets.limit_half_bet": _l("Limit: a first all-in of half a bet or more"),
    "tag.bets.limit_short_raise": _l("Limit: an all-in under half a bet more"),
    "tag.bets.limit_half_raise": _l("Limit: an all-in of half a bet more"),
    "tag.raise.not_acted": _l("He has not acted yet"),
    "tag.raise.check_raise": _l("He has checked, then a bet"),
    "tag.raise.full_raise": _l("He faces a full raise"),
    "tag.raise.short_all_in": _l("He has bet, then a short all-in"),
    "tag.raise.short_after_raise": _l("He has raised, then a short all-in"),
    "tag.raise.shorts_add_up": _l("Short all-ins that add up for him"),
    "tag.raise.shorts_do_not": _l("Short all-ins that add up for another"),
    "tag.raise.reopened_again": _l("Reopened by another’s raise"),
    "tag.raise.big_blind_option": _l("The big blind after a short all-in"),
    "tag.raise.first_wager": _l("He has checked, then a short first bet"),
    "tag.raise.only_a_call": _l("Chips for a call, no more"),
    "tag.raise.nobody_to_answer": _l("Everybody else is all-in"),
    "tag.raise.cap": _l("Limit: the cap is reached"),
    "tag.raise.under_cap": _l("Limit: one raise is left"),
    "tag.raise.cap_two_left": _l("Limit: the cap between two players"),
    "tag.raise.limit_short": _l("Limit: all-in under half a bet"),
    "tag.raise.limit_half": _l("Limit: all-in of half a bet or more"),
    "tag.pot_limit.unopened": _l("Nobody has bet"),
    "tag.pot_limit.bet": _l("A bet"),
    "tag.pot_limit.bet_and_call": _l("A bet and calls"),
    "tag.pot_limit.raised": _l("A bet and a raise"),
    "tag.pot_limit.first_in": _l("First in before the flop"),
    "tag.pot_limit.limpers": _l("After players who called the blind"),
    "tag.pot_limit.small_blind": _l("The small blind raises"),
    "tag.pot_limit.over_a_raise": _l("Over a raise before the flop"),
    "tag.pot_limit.big_blind": _l("The big blind raises a raise"),
    "tag.pot_limit.dead_blind": _l("A dead small blind"),
    "tag.pot_limit.short_blind": _l("A short big blind"),
}

_REASONS: Final[dict[str, Any]] = {
    "why.bets.check": _l("Nothing is owed: he may check."),
    "why.bets.call": _l("The bet stands at %(bet)s, and nothing lies in front of him."),
    "why.bets.call_rest": _l("The bet stands at %(bet)s, %(front)s lie in front of him: %(to_call)s more."),
    "why.bets.call_full_blind": _l(
        "The big blind had only %(posted)s, but the others owe the full one: the bet is %(bet)s."
    ),
    "why.bets.call_all_in": _l("He owes %(owed)s and has %(to_call)s: he calls all-in, for less."),
    "why.bets.least_bet": _l("Nobody has bet: a bet is the big blind at least, %(to)s."),
    "why.bets.least_blind": _l(
        "The blind is a bet of %(bet)s, a raise adds %(increment)s at least: to %(to)s."
    ),
    "why.bets.least_straddle": _l("Over the straddle of %(bet)s a raise adds %(increment)s here: to %(to)s."),
    "why.bets.least_raise": _l(
        "The bet stands at %(bet)s, the largest bet or raise of the street was %(increment)s: to %(to)s."
    ),
    "why.bets.least_short": _l(
        "The short all-in lifts the bet to %(bet)s and nothing else: a full raise is still %(increment)s, so to %(to)s."
    ),
    "why.bets.fixed_bet": _l(
        "Fixed limit: a bet of %(increment)s more than %(bet)s, no other amount: to %(to)s."
    ),
    "why.bets.completion": _l(
        "Fixed limit: the all-in to %(bet)s is under half a bet more than %(full)s. It is completed, to %(to)s."
    ),
    "why.bets.own_stack": _l("A full raise would be to %(rule)s. He has %(to)s: all-in, or no raise."),
    "why.bets.most_spread": _l("A bet or raise is %(spread)s at most here: to %(to)s."),
    "why.pot_limit.bet": _l("Nobody has bet: the pot, %(pot)s."),
    "why.pot_limit.pot": _l(
        "%(pot)s with all bets, and his call of %(to_call)s: %(after)s. So much on top of the bet of %(bet)s: to %(to)s."
    ),
    "why.pot_limit.counted": _l(
        "%(pot)s with all bets, %(counted)s of the blinds that are not there and count, and his call of %(to_call)s: %(after)s. On top of the bet of %(bet)s: to %(to)s."
    ),
    "why.raise.not_acted": _l("He has not acted on this street: whoever has not acted may raise."),
    "why.raise.faces_full_raise": _l(
        "Since he acted the bet has gone up by %(faces)s, and a full raise is %(measure)s: the betting is open to him again."
    ),
    "why.raise.not_reopened": _l(
        "Since he acted the bet has gone up by %(faces)s. A full raise is %(measure)s: he may only call or fold."
    ),
    "why.raise.faces_half_bet": _l(
        "Since he acted the bet has gone up by %(faces)s: half of %(measure)s or more counts as a raise, he may raise again."
    ),
    "why.raise.less_than_half": _l(
        "Since he acted the bet has gone up by %(faces)s, less than half of %(measure)s: he may only call or fold."
    ),
    "why.raise.raise_cap": _l("The street has had its bet and %(raises)s raises: there is no other."),
    "why.raise.only_a_call": _l("He has %(stack)s and owes %(owed)s: nothing is left to raise with."),
    "why.raise.nobody_to_answer": _l("Every other player left is all-in: nobody could call more."),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "front_forgotten": (
        _l("What lies in front was forgotten"),
        _l("Chips in front of a player count: he owes the difference."),
    ),
    "last_step_called": (
        _l("Only the last raise"),
        _l("A call goes up to the whole bet, not by the last raise alone."),
    ),
    "all_in_not_called": (_l("The all-in was left out"), _l("A short all-in lifts what a call costs.")),
    "short_blind_called": (
        _l("The short blind was called"),
        _l("A big blind that is short still costs the others the full one."),
    ),
    "stack_forgotten": (_l("More than he has"), _l("A player can put in no more than his stack.")),
    "raise_by": (_l("Raise by, not raise to"), _l("A raise is named by its total: what then lies in front.")),
    "chips_added": (
        _l("Only the chips he adds"),
        _l("A raise is named by its total, with what lies in front already."),
    ),
    "double_the_bet": (
        _l("Double the bet"),
        _l("A raise adds the largest bet or raise so far; that is double the bet only over a first bet."),
    ),
    "last_total": (
        _l("The last total was added"),
        _l("A raise adds what the last one added, not what it came to."),
    ),
    "short_as_raise": (
        _l("The short all-in was the measure"),
        _l("An all-in of less than a full raise is no measure for the next one."),
    ),
    "shorts_added_up": (
        _l("Short all-ins were added up"),
        _l("Several short all-ins make no new measure: it stays the last full bet or raise."),
    ),
    "completed": (
        _l("Completed as in limit"),
        _l("A short all-in is not completed here: a raise is a full one over it."),
    ),
    "big_blind_added": (
        _l("A big blind was added"),
        _l("The big blind is the measure only until somebody has raised by more."),
    ),
    "short_blind_raised": (
        _l("Counted from the short blind"),
        _l("A raise is counted from the full big blind."),
    ),
    "other_straddle_rule": (
        _l("Another house’s straddle"),
        _l("Houses differ in what a raise over a straddle must add."),
    ),
    "short_bet_raised": (
        _l("Raised, not completed"),
        _l("In limit an all-in of less than half a bet is completed to the full one."),
    ),
    "half_bet_completed": (
        _l("Completed, not raised"),
        _l("In limit an all-in of half a bet or more is a whole one: the next is a full bet over it."),
    ),
    "other_street": (
        _l("The other streets’ bet"),
        _l("The small bet before and on the flop, the big one on the turn and the river."),
    ),
    "pot_before_call": (
        _l("The pot before the call"),
        _l("He calls first, in thought: the pot with his call is what he may raise by."),
    ),
    "bets_left_out": (_l("The bets were left out"), _l("All bets in front count as part of the pot.")),
    "three_bets": (
        _l("Three times the bet alone"),
        _l("Three times the last bet, and everything else that is in the pot."),
    ),
    "call_in_full": (
        _l("The whole bet as his call"),
        _l("What lies in front of him is in the pot already: only the rest is his call."),
    ),
    "other_pot_count": (
        _l("Another house’s count"),
        _l("Houses differ in whether a small blind counts as a big one."),
    ),
    "blind_as_it_lies": (
        _l("The blind as it lies there"),
        _l("A blind that is short or dead counts in full toward the pot."),
    ),
    "global_reopen": (
        _l("Added up for everybody"),
        _l("What counts is how much each player faces since he acted, not what all short all-ins come to."),
    ),
    "every_all_in_reopens": (
        _l("A short all-in reopens nothing"),
        _l("Less than a full raise does not open the betting again to who has acted."),
    ),
    "shorts_never_add_up": (
        _l("They do add up for him"),
        _l("A player who faces a full raise in all may raise, however it came about."),
    ),
    "short_closes": (
        _l("Who has not acted may raise"),
        _l("A short all-in takes nothing away from a player who has not acted."),
    ),
    "cap_miscounted": (
        _l("The raises were miscounted"),
        _l("Count the full raises after the bet; before the flop the big blind is the bet."),
    ),
    "cap_between_two": (
        _l("The cap between two players"),
        _l("Houses differ in whether the cap holds when two players are left."),
    ),
}

WORDS: Final[dict[str, Any]] = {
    **_DRILLS,
    **_ASKS,
    **_TAGS,
    **_REASONS,
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
