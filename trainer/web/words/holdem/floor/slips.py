"""Mistakes in ruling on words and chips: what each is called, and what is right instead."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "tda_rule": (
        _l("That is the tournament rule"),
        _l("The TDA’s rulebook has it so; this house follows another."),
    ),
    "wsop_rule": (
        _l("That is the cash-game rule"),
        _l("The WSOP’s live rules have it so; this house follows another."),
    ),
    "home_rule": (
        _l("That is the rule of pages for players"),
        _l("Pages for players, or Robert’s Rules, have it so; this house follows another."),
    ),
    "overchip_raised": (
        _l("The oversized chip was taken for a raise"),
        _l("Without a word one chip is a call, however great it is."),
    ),
    "overchip_called": (
        _l("The chip was passed over"),
        _l("Where nobody has bet, one chip is a bet of its full value."),
    ),
    "word_forgotten": (_l("The word was passed over"), _l("“Raise” was said: it is no call.")),
    "minimum_only": (_l("That is the minimum"), _l("The whole amount counts, not the least that is legal.")),
    "needed_raised": (
        _l("All chips were needed for the call"),
        _l("Take the smallest chip off: what is left does not reach the bet, so it is a call."),
    ),
    "half_called": (
        _l("Half of the raise is there"),
        _l("Half of the least raise or more makes a raise, and half itself counts."),
    ),
    "under_half_raised": (
        _l("It is less than half of the raise"),
        _l("Below half of the least raise it is a call."),
    ),
    "half_of_bet": (
        _l("Half was measured by the bet"),
        _l("Half of the last raise is what counts, not half of the bet."),
    ),
    "not_completed": (
        _l("The raise was left short"),
        _l("A raise of too little is made the minimum."),
    ),
    "double_of_bet": (
        _l("That is double of the bet"),
        _l("The least raise adds as much as the last one did, not as much as the bet."),
    ),
    "last_called": (
        _l("The last chips were taken for a call"),
        _l("More than the call needs, and no chips left: all-in."),
    ),
    "last_raised": (
        _l("The last chips were taken for a raise"),
        _l("All of them were needed for the call: it is a call, with change."),
    ),
    "number_raised": (
        _l("The number was taken for a raise"),
        _l("A number alone is silent chips: under half of the raise it is a call."),
    ),
    "short_stands": (_l("The short call was let stand"), _l("A call is made full.")),
    "full_forced": (
        _l("A full call was forced"),
        _l("With a raise in between the floor may let the player fold and leave the chips."),
    ),
    "floor_needless": (
        _l("The floor is not needed here"),
        _l("Facing the opening bet, or one other player, it is a full call."),
    ),
    "prior_raised": (
        _l("One chip on a blind was taken for a raise"),
        _l("With nothing taken back, one chip on top of the blind is a call."),
    ),
    "prior_left_out": (
        _l("The chips in front were left out"),
        _l("What lies in front already counts with what is added."),
    ),
    "call_as_bet": (_l("A bet was made of it"), _l("There is nothing to call: it is a check.")),
    "raise_void": (
        _l("It was taken for nothing"),
        _l("The word binds: it is a bet of the minimum at least."),
    ),
    "check_calls": (_l("A call was made of it"), _l("The player may fold as well; only the raise is gone.")),
    "pot_bet": (_l("The pot was bet"), _l("“The pot” is an amount in pot limit only.")),
    "last_word": (
        _l("The last word was taken"),
        _l("The first declaration counts, the second is a string bet."),
    ),
    "greatest_meaning": (_l("That is more than the pot"), _l("A meaning above the pot is not taken.")),
    "least_meaning": (
        _l("A greater meaning lies within the pot"),
        _l("The greatest meaning within the pot is taken."),
    ),
    "string_allowed": (_l("The string bet was allowed"), _l("Without a word only the first motion counts.")),
    "steps_refused": (
        _l("The declared total was cut"),
        _l("A total that was declared may be put in in several motions."),
    ),
    "chips_over_words": (
        _l("The chips were counted"),
        _l("The words came first, or with the chips: they count."),
    ),
    "turn_held": (
        _l("The player was held to it"),
        _l("The bet has changed since: the action out of turn is free."),
    ),
    "turn_freed": (
        _l("The player was let off"),
        _l("Nothing has changed since: the action out of turn binds; a fold always does."),
    ),
    "rights_lost": (
        _l("The right to raise was taken away"),
        _l("Either the action binds as it was, or the player is free, raise included."),
    ),
    "told_amount": (_l("The wrong amount was let stand"), _l("The call is of the true bet.")),
    "under_raise_left": (_l("The short raise was let stand"), _l("Before the next card it is put right.")),
    "under_raise_late": (
        _l("It is too late for that"),
        _l("Once the next card is out the short raise stands."),
    ),
    "miscount_left": (
        _l("The wrong count was let stand"),
        _l("It is found in time: the true count is the bet."),
    ),
    "miscount_late": (
        _l("It is too late for that"),
        _l("A count that was too low stands once there has been substantial action."),
    ),
    "dispute_late": (_l("It is too late for that"), _l("With the next riffle the hand is closed.")),
    "dispute_refused": (_l("It is still in time"), _l("Until the next riffle a reading may be disputed.")),
    "level_mistaken": (
        _l("The level was taken from another moment"),
        _l("The first riffle decides to which level a hand belongs."),
    ),
    "size_told": (
        _l("Only pot limit tells the pot"),
        _l("In pot limit the dealer says it; elsewhere the pot is spread, not counted."),
    ),
    "countdown_forgotten": (_l("The countdown was left out"), _l("The seconds counted down come on top.")),
}
