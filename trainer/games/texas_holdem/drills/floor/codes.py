"""The named mistakes of the floor's drills, and the reasons that are no ruling's."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Any

from trainer.games.texas_holdem.rulings import Reason, Ruling
from trainer.quiz import Why


class Slip(StrEnum):
    """A named mistake."""

    TDA = "slip.tda_rule"
    """The rule of a tournament under TDA."""
    WSOP = "slip.wsop_rule"
    """The rule of a cash game under WSOP live."""
    HOME = "slip.home_rule"
    """The rule of pages for players, or of Robert's Rules."""

    # What a player says and puts in
    OVERCHIP_RAISED = "slip.overchip_raised"
    """One oversized chip in silence was taken for a raise."""
    OVERCHIP_CALLED = "slip.overchip_called"
    """One chip where there is no bet was not taken for its full value."""
    WORD_FORGOTTEN = "slip.word_forgotten"
    """The word “raise” was passed over."""
    MINIMUM_ONLY = "slip.minimum_only"
    """The minimum was taken where the whole amount counts."""
    RAISE_BY = "slip.raise_by"
    """The number was taken for what is added, not for the total."""
    NEEDED_RAISED = "slip.needed_raised"
    """Chips that were all needed for the call were taken for a raise."""
    HALF_CALLED = "slip.half_called"
    """Half of the raise or more was taken for a call."""
    UNDER_HALF_RAISED = "slip.under_half_raised"
    """Less than half of the raise was taken for a raise."""
    HALF_OF_BET = "slip.half_of_bet"
    """Half was measured by the bet, not by the last raise."""
    NOT_COMPLETED = "slip.not_completed"
    """A raise of too little was left as it lies."""
    DOUBLE = "slip.double_of_bet"
    """The minimum raise was taken for double of the bet."""
    LAST_CALLED = "slip.last_called"
    """A player's last chips were taken for a call."""
    LAST_RAISED = "slip.last_raised"
    """A player's last chips, all of them needed for the call, were taken for all-in."""
    NUMBER_RAISED = "slip.number_raised"
    """A number alone was taken for a declared raise."""
    SHORT_STANDS = "slip.short_stands"
    """A call of too little was let stand."""
    FULL_FORCED = "slip.full_forced"
    """A full call was forced where the floor decides."""
    FLOOR_NEEDLESS = "slip.floor_needless"
    """It was left to the floor, where the rule is plain."""
    PRIOR_RAISED = "slip.prior_raised"
    """One chip on top of a blind was taken for a raise."""
    PRIOR_LEFT_OUT = "slip.prior_left_out"
    """The chips in front already were not counted."""
    CALL_AS_BET = "slip.call_as_bet"
    """“Call” without a bet was taken for a bet."""
    RAISE_VOID = "slip.raise_void"
    """“Raise” without a bet was taken for nothing."""
    CHECK_CALLS = "slip.check_calls"
    """“Check” facing a bet was made a call."""
    POT_BET = "slip.pot_bet"
    """“I bet the pot” was taken at its word outside pot limit."""
    LAST_WORD = "slip.last_word"
    """The last declaration was taken, not the first."""
    GREATEST_MEANING = "slip.greatest_meaning"
    """An unclear number was taken for more than the pot."""
    LEAST_MEANING = "slip.least_meaning"
    """An unclear number was taken for the least, though more lies within the pot."""
    STRING_ALLOWED = "slip.string_allowed"
    """All motions of a string bet were counted."""
    STEPS_REFUSED = "slip.steps_refused"
    """A declared total was cut to the first motion."""
    CHIPS_OVER_WORDS = "slip.chips_over_words"
    """The chips were counted against words that came first."""

    # What is found later
    TURN_HELD = "slip.turn_held"
    """Action out of turn was held binding though the bet has changed."""
    TURN_FREED = "slip.turn_freed"
    """Action out of turn was let go though nothing has changed."""
    RIGHTS_LOST = "slip.rights_lost"
    """Who acted out of turn was held to a call or a fold."""
    TOLD_AMOUNT = "slip.told_amount"
    """The wrong amount that was told was let stand."""
    UNDER_RAISE_LEFT = "slip.under_raise_left"
    """A raise of too little was let stand on its street."""
    UNDER_RAISE_LATE = "slip.under_raise_late"
    """A raise of too little was put right after the next card."""
    MISCOUNT_LEFT = "slip.miscount_left"
    """A wrong count was let stand."""
    MISCOUNT_LATE = "slip.miscount_late"
    """A count that was too low was put right after substantial action."""
    DISPUTE_LATE = "slip.dispute_late"
    """A dispute was heard after its time."""
    DISPUTE_REFUSED = "slip.dispute_refused"
    """A dispute was refused in its time."""
    SIZE_TOLD = "slip.size_told"
    """The size of the pot was told outside pot limit, or not told in it."""
    LEVEL_MISTAKEN = "slip.level_mistaken"
    """The level was taken to begin at another moment than the first riffle."""
    COUNTDOWN_FORGOTTEN = "slip.countdown_forgotten"
    """The countdown at the end was not counted."""

    # Dealers' errors
    MISDEAL_LATE = "slip.misdeal_late"
    """A misdeal was called after substantial action."""
    MISDEAL_MISSED = "slip.misdeal_missed"
    """It was too early to play on."""
    MISDEAL_NEEDLESS = "slip.misdeal_needless"
    """A misdeal was called where the error can be put right."""
    ACTED_PUT_RIGHT = "slip.acted_put_right"
    """The card was taken back though somebody had acted on it."""
    UNACTED_STANDS = "slip.unacted_stands"
    """The card was let stand though nobody had acted."""
    FOULED_PLAYED = "slip.fouled_played"
    """A fouled deck was played on, as if it were a misdeal in time or too late."""
    EXPOSED_PLAYS = "slip.exposed_plays"
    """The exposed card was left to its player, or replaced at once."""
    FLOP_COUNT = "slip.flop_count"
    """A flop of more than four cards was treated as one of four, or the other way round."""

    # Button and blinds
    MOVING_BUTTON = "slip.moving_button"
    """The button was moved to the next player, as if it could not lie dead."""
    DEAD_BUTTON = "slip.dead_button"
    """The button was left dead in a house that moves it on."""
    PLACES_STAY = "slip.places_stay"
    """The places of the last hand were kept."""
    BIG_BLIND_TWICE = "slip.big_blind_twice"
    """One player was made the big blind twice in a row."""
    HEADS_UP_BLINDS = "slip.heads_up_blinds"
    """Between two the blinds were posted as at a full table."""
    STRADDLE_FORGOTTEN = "slip.straddle_forgotten"
    """The straddle was passed over."""
    BIG_BLIND_FIRST = "slip.big_blind_first"
    """The big blind was asked to act first before the flop."""
    BUTTON_FIRST = "slip.button_first"
    """The button was taken to be first."""
    BEFORE_FOR_AFTER = "slip.before_for_after"
    """The order before the flop was taken for the one after it, or the other way round."""
    NOT_IN_IT = "slip.not_in_it"
    """A player who has folded or is all-in was asked."""
    DEAD_AS_LIVE = "slip.dead_as_live"
    """The dead small blind was counted towards the call."""
    ONE_BLIND_ONLY = "slip.one_blind_only"
    """One of the two blinds was left out."""
    ALL_DEAD = "slip.all_dead"
    """The big blind that is posted was taken for dead as well."""

    # Showing
    EARLIER_AGGRESSOR = "slip.earlier_aggressor"
    """Who bet on an earlier street was asked to show first, though the river was checked."""
    LEFT_OF_BUTTON = "slip.left_of_button"
    """The first player left of the button was asked, though there was a bet."""
    ALL_IN_FIRST = "slip.all_in_first"
    """Who is all-in for the main pot alone was asked before those who contest the side pot."""
    LAST_HAND_SHOWN = "slip.last_hand_shown"
    """The last live hand was made to show."""
    MUCK_REFUSED = "slip.muck_refused"
    """A player was made to show a hand that nobody has a right to see."""
    MUCK_MIXED = "slip.muck_mixed"
    """A hand that is beaten and one that gives up its claim were mixed up."""
    WORDS_SPEAK = "slip.words_speak"
    """What a player called his hand counted, or what the dealer did with it, and not its cards."""
    COUNTER_CLOCKWISE = "slip.counter_clockwise"
    """The hands were shown the wrong way round."""

    # The stub
    BURNS_LEFT_OUT = "slip.burns_left_out"
    """The burn cards were not counted."""
    BOARD_LEFT_OUT = "slip.board_left_out"
    """The board was not counted."""
    FOLDED_BACK = "slip.folded_back"
    """Folded cards were counted as if they were in the stub."""
    ONE_BURN_ONLY = "slip.one_burn_only"
    """One burn was counted for all streets."""
    DEALER_DEALT_IN = "slip.dealer_dealt_in"
    """Two cards were counted for the dealer, who has none in this game."""
    BURNT_IN_MUCK = "slip.burnt_in_muck"
    """The burn cards were counted in the muck."""
    REPLACED_FORGOTTEN = "slip.replaced_forgotten"
    """The card that replaced the exposed one was not counted."""
    EXTRA_BURN = "slip.extra_burn"
    """A burn was counted besides the exposed card, which is the burn itself."""


class Because(StrEnum):
    """Why an answer is right that is no floor's ruling. The rulings' own are `why.ruling.` and their `Reason`."""

    SUBSTANTIAL = "why.error.substantial"
    """What counts as substantial action here. Facts: actions (how many)."""
    MOVES = "why.button.moves"
    """Button and blinds move one place on."""
    BUTTON_RULE = "why.button.rule"
    """How the button goes round when a player has left."""
    NOBODY_TWICE = "why.button.nobody_twice"
    """Between two, nobody is the big blind twice in a row."""
    HEADS_UP = "why.button.heads_up"
    """Between two, the button is the small blind, acts first before the flop and last after it."""
    DEALT = "why.button.dealt"
    """Cards are dealt from the left of the button, which comes last."""
    AFTER_BIG_BLIND = "why.button.after_big_blind"
    """Before the flop the player after the big blind acts first."""
    AFTER_STRADDLE = "why.button.after_straddle"
    """Before the flop the player after the straddle acts first."""
    LEFT_OF_BUTTON = "why.button.left_of_button"
    """After the flop the first player left of the button acts who has not folded and is not all-in."""
    HIS_BIG_BLIND = "why.button.his_big_blind"
    """The big blind comes to the new player: he posts it like everybody."""
    BARRED = "why.button.barred"
    """Nobody new is dealt in there."""
    NEW_PLAYER = "why.button.new_player"
    """What a new player does to be dealt in."""
    BUYING = "why.button.buying"
    """Whether the button is sold, and for what. Facts: live, dead."""
    MISSED = "why.button.missed"
    """What missed blinds cost. Facts: live, dead, total."""
    OWES = "why.button.owes"
    """What is left to call: the bet less what is live. Facts: bet, live, owes."""
    STUB = "why.stub.stub"
    """52 less all that has come off the deck. Facts: players, hole, burns, board, off, stub."""
    BURNT = "why.stub.burnt"
    """One burn for each street. Facts: burns."""
    MUCK = "why.stub.muck"
    """Two cards of each folded player. Facts: folded, muck."""
    EXPOSED_BURN = "why.stub.exposed"
    """The exposed card was replaced and is the burn card. Facts as for `stub`."""


TEXTS: Mapping[Because, str] = {
    Because.MOVES: "TDA 2024 rule 32; WSOP live 2024 rule 151",
    Because.NOBODY_TWICE: "TDA 2024 rule 34-B; WSOP live 2024 rule 153",
    Because.HEADS_UP: "TDA 2024 rule 34-B; WSOP live 2024 rule 153",
    Because.DEALT: "Wizard of Odds, Texas Hold'em; Wikipedia (Polish), Texas Hold'em",
    Because.AFTER_BIG_BLIND: "Wizard of Odds, Texas Hold'em; Wikipedia (Polish), Texas Hold'em",
    Because.AFTER_STRADDLE: "WSOP live 2024 rule 161",
    Because.LEFT_OF_BUTTON: "Wizard of Odds, Texas Hold'em; Wikipedia (Polish), Texas Hold'em",
    Because.HIS_BIG_BLIND: "TDA 2024 rule 10-A; WSOP live 2024 rule 100-a; Robert's Rules of Poker",
    Because.BURNT: "TDA 2024 rule 38; WSOP live 2024 rule 122",
    Because.EXPOSED_BURN: "WSOP live 2024 rules 119 and 120; Robert's Rules of Poker",
}
"""Where the reasons are written that rest on no switch; those that are mere sums are written nowhere."""

REASONS: tuple[str, ...] = (*(f"why.ruling.{reason}" for reason in Reason), *Because)
"""Every reason a verdict of these drills can name."""


def why_ruled(ruling: Ruling, facts: Mapping[str, Any]) -> Why:
    """The reason of a ruling: where the rule is written, or which switch of the house decided."""
    return Why(f"why.ruling.{ruling.reason}", facts={**facts, **_origin(ruling.source, ruling.switch)})


def because(
    reason: Because, facts: Mapping[str, Any] = MappingProxyType({}), switch: str | None = None
) -> Why:
    """A reason that is no ruling's."""
    return Why(reason, facts={**facts, **_origin(None if switch else TEXTS.get(reason), switch)})


def _origin(source: str | None, switch: str | None) -> dict[str, str]:
    return {name: text for name, text in (("source", source), ("switch", switch)) if text}
