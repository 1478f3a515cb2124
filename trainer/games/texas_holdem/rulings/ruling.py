"""A ruling: what is done, the amount it comes to, and the reason, which is a rule all books share or a house's switch."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class Reason(StrEnum):
    """The rule a ruling rests on."""

    # What a player says and puts in
    DECLARED = "declared"
    """What is declared in turn binds."""
    FIRST_DECLARATION = "first_declaration"
    """Of several declarations the first counts: “I bet and raise” is a bet."""
    WORDS_BEFORE_CHIPS = "words_before_chips"
    """Words that come first, or together with chips, count."""
    WORDS_AND_CHIPS = "words_and_chips"
    """The chips came before the words: the house says which count."""
    NUMBER_ALONE = "number_alone"
    """A number without a word is the same as silent chips of that value."""
    NUMBER_IS_TOTAL = "number_is_total"
    """“Raise” and a number is the total, not what is added."""
    UNCLEAR_NUMBER = "unclear_number"
    """Of a number's possible meanings the greatest that is no more than the pot, else the least that is legal."""
    LESS_THAN_THE_MINIMUM = "less_than_the_minimum"
    """A declared bet or raise of too little is the minimum."""
    MORE_THAN_THE_MOST = "more_than_the_most"
    """A bet or raise of too much is the most that is allowed."""
    MAY_NOT_RAISE = "may_not_raise"
    """A player who may not raise has called."""
    NO_BET_TO_CALL = "no_bet_to_call"
    """“Call” where there is no bet is a check."""
    NO_BET_TO_RAISE = "no_bet_to_raise"
    """“Raise” where there is no bet is a bet, the minimum at least."""
    CHECK_FACING_A_BET = "check_facing_a_bet"
    """“Check” facing a bet: call or fold, no raise."""
    POT_WITHOUT_POT_LIMIT = "pot_without_pot_limit"
    """“I bet the pot” outside pot limit is a bet of the minimum at least."""
    CHIPS_STAND = "chips_stand"
    """The chips are exactly what they are meant to be: the call, or a legal bet."""
    OVERSIZED_CHIP = "oversized_chip"
    """One oversized chip without a word, facing a bet, is a call."""
    OVERSIZED_CHIP_OPENS = "oversized_chip_opens"
    """One chip without a word where there is no bet is a bet of its full value."""
    CHIP_AFTER_RAISE = "chip_after_raise"
    """“Raise” said before one chip lands is a raise to the most the chip allows."""
    ALL_CHIPS_NEEDED = "all_chips_needed"
    """Several chips without a word, every one of them needed for the call, are a call."""
    HALF_OR_MORE = "half_or_more"
    """Several chips without a word, half of the minimum raise over the bet or more: a raise, the minimum at least."""
    UNDER_HALF = "under_half"
    """Several chips without a word, less than half of the minimum raise over the bet: a call."""
    LAST_CHIPS = "last_chips"
    """A player's last chips are all-in, even under half of the minimum raise, unless all are needed for the call."""
    PRIOR_CHIPS = "prior_chips"
    """One chip put on top of those already in front is a call; with chips pulled back all count together."""
    STRING_BET = "string_bet"
    """Several motions without a word: only the first counts."""
    TWO_MOTIONS = "two_motions"
    """“Raise” without a number, then several motions: the house says whether all count."""
    UNDERCALL = "undercall"
    """Too little for the opening bet, or between two players, must be made a full call."""
    UNDERCALL_BEHIND_A_RAISE = "undercall_behind_a_raise"
    """Too little where a raise stands between: the floor decides whether he calls in full or forfeits it and folds."""

    # What is found later
    OUT_OF_TURN = "out_of_turn"
    """Action out of turn binds if the action to the player has not changed since."""
    FOLD_OUT_OF_TURN = "fold_out_of_turn"
    """A fold is final, out of turn as well."""
    ACCEPTED_ACTION = "accepted_action"
    """Who calls owes the true amount, whatever he was told."""
    UNDER_RAISE_FOUND = "under_raise_found"
    """A raise of too little, found on its street, is put right for everybody; later it stands."""
    POT_COUNTED_HIGH = "pot_counted_high"
    """A pot-limit bet by too high a count is put right for everybody on its street."""
    POT_COUNTED_LOW = "pot_counted_low"
    """A pot-limit bet by too low a count is put right until there is substantial action, then it stands."""

    # The deal
    MISDEAL = "misdeal"
    """What makes a misdeal, and until when: never after substantial action."""
    EXPOSED_CARD = "exposed_card"
    """One hole card exposed by the dealer is replaced after the deal, and becomes the burn card."""
    EXTRA_CARD = "extra_card"
    """One player has one card too many: the house says what becomes of it."""
    ONE_BOXED_CARD = "one_boxed_card"
    """A card found face up in the deck is a scrap of paper: the next card takes its place."""
    BOXED_CARDS = "boxed_cards"
    """Several cards found face up in the deck."""
    FOULED_DECK = "fouled_deck"
    """A card that is there twice, or has another back: the hand stops and all money goes back, at any time."""
    MISPLACED_BUTTON = "misplaced_button"
    """The button is in the wrong place."""
    ONE_BURN = "one_burn"
    """One burn for each street: put right until somebody acts on the card, then the card stands."""
    FLOP_WITHOUT_BURN = "flop_without_burn"
    """A flop without a burn card."""
    FOUR_CARD_FLOP = "four_card_flop"
    """A flop of four cards."""
    FLOP_OF_MORE = "flop_of_more"
    """A flop of more than four cards goes back, the deck is reshuffled."""
    PREMATURE_TURN = "premature_turn"
    """The turn before the betting on the flop was over."""
    PREMATURE_BOARD = "premature_board"
    """A flop or river before the betting was over: back, the stub reshuffled, dealt anew without another burn."""

    # Showing and claims
    LAST_AGGRESSOR = "last_aggressor"
    """Who bet or raised last on the river shows first."""
    LEFT_OF_BUTTON = "left_of_button"
    """Without a bet on the river the first player left of the button shows first."""
    ALL_IN_SHOWDOWN = "all_in_showdown"
    """Somebody is all-in and the betting is over: the house says who shows first."""
    NOTHING_TO_BEAT = "nothing_to_beat"
    """The last live hand wins without being shown."""
    BEATEN_HAND = "beaten_hand"
    """Who cannot beat what has been shown may throw his hand away unseen."""
    CARDS_SPEAK = "cards_speak"
    """A tabled hand is read by its cards, whatever its owner says; the tabled winner cannot be killed."""
    PLAYING_THE_BOARD = "playing_the_board"
    """What a player must do to play the board."""
    ASK_TO_SEE = "ask_to_see"
    """Who may ask to see a hand."""
    HAND_DISPUTED = "hand_disputed"
    """The reading of a hand may be disputed until the next riffle."""
    COUNT_DISPUTED = "count_disputed"
    """Until when the count of a pot may be disputed."""

    # The house
    POT_SIZE_TOLD = "pot_size_told"
    """A dealer says how much is in the pot in pot limit only."""
    CHOPPING = "chopping"
    """Whether the blinds may be chopped."""
    RABBIT_HUNTING = "rabbit_hunting"
    """Whether cards not needed are shown."""
    INSURANCE = "insurance"
    """Whether hands may be insured."""
    LEVEL = "level"
    """A new level begins with the next hand; a hand begins with its first riffle."""
    CLOCK = "clock"
    """How long a player has once the clock is called."""


TEXTS: Final[Mapping[Reason, str]] = MappingProxyType(
    {
        Reason.DECLARED: "TDA 2024 rule 40",
        Reason.FIRST_DECLARATION: "Wizard of Odds, Texas Hold'em: betting rules; TDA 2024 rule 40",
        Reason.WORDS_BEFORE_CHIPS: "TDA 2024 rule 40-A; WSOP live 2024 rule 176",
        Reason.NUMBER_ALONE: "TDA 2024 rule 40-C",
        Reason.NUMBER_IS_TOTAL: "TDA 2024 rule 43-B",
        Reason.UNCLEAR_NUMBER: "TDA 2024 rule 57",
        Reason.LESS_THAN_THE_MINIMUM: "TDA 2024 rule 43-A; WSOP live 2024 rule 179",
        Reason.MORE_THAN_THE_MOST: "TDA 2024 rules 47 and 54",
        Reason.MAY_NOT_RAISE: "TDA 2024 rule 47-A; WSOP live 2024 rules 171 and 173",
        Reason.NO_BET_TO_CALL: "TDA 2024 rule 55",
        Reason.NO_BET_TO_RAISE: "TDA 2024 rule 55",
        Reason.CHECK_FACING_A_BET: "TDA 2024 rule 55",
        Reason.POT_WITHOUT_POT_LIMIT: "TDA 2024 rule 54-D",
        Reason.CHIPS_STAND: "TDA 2024 rule 40",
        Reason.OVERSIZED_CHIP: "TDA 2024 rule 44; WSOP live 2024 rule 137",
        Reason.OVERSIZED_CHIP_OPENS: "TDA 2024 rule 44; WSOP live 2024 rule 137",
        Reason.CHIP_AFTER_RAISE: "TDA 2024 rule 44; WSOP live 2024 rule 137",
        Reason.ALL_CHIPS_NEEDED: "TDA 2024 rule 45-A",
        Reason.HALF_OR_MORE: "TDA 2024 rules 43-A, 45-B and 61; WSOP live 2024 rule 179",
        Reason.UNDER_HALF: "TDA 2024 rules 43-A and 45-B",
        Reason.LAST_CHIPS: "TDA 2024 rule 45-B",
        Reason.PRIOR_CHIPS: "TDA 2024 rule 46; WSOP live 2024 rule 137",
        Reason.STRING_BET: "TDA 2024 rule 56; WSOP tournament 2024 rule 103; WSOP live 2024 rule 136",
        Reason.UNDERCALL: "TDA 2024 rule 51-B",
        Reason.UNDERCALL_BEHIND_A_RAISE: "TDA 2024 rule 51-B",
        Reason.OUT_OF_TURN: "TDA 2024 rule 53-A",
        Reason.FOLD_OUT_OF_TURN: "TDA 2024 rule 53-A",
        Reason.ACCEPTED_ACTION: "TDA 2024 rule 49",
        Reason.UNDER_RAISE_FOUND: "TDA 2024 rule 52-A; WSOP tournament 2024 rule 90-e",
        Reason.POT_COUNTED_HIGH: "TDA 2024 rule 52-B",
        Reason.POT_COUNTED_LOW: "TDA 2024 rule 52-B",
        Reason.MISDEAL: "TDA 2024 rule 35; WSOP live 2024 rules 104 and 105",
        Reason.EXPOSED_CARD: "WSOP live 2024 rules 119 and 120; Robert's Rules of Poker",
        Reason.ONE_BOXED_CARD: "WSOP live 2024 rule 21; Robert's Rules of Poker",
        Reason.FOULED_DECK: "TDA 2024 rule 35-E; WSOP live 2024 rules 111 and 112",
        Reason.ONE_BURN: "TDA 2024 rule 38; WSOP live 2024 rules 122 and 165",
        Reason.FLOP_OF_MORE: "WSOP live 2024 rule 163",
        Reason.PREMATURE_BOARD: "TDA 2024 recommended procedure 5; WSOP live 2024 rule 167; Robert's Rules of Poker",
        Reason.LAST_AGGRESSOR: "TDA 2024 rule 17; WSOP live 2024 rule 145",
        Reason.LEFT_OF_BUTTON: "TDA 2024 rule 17; WSOP live 2024 rule 145",
        Reason.NOTHING_TO_BEAT: "TDA 2024 rule 17-B",
        Reason.BEATEN_HAND: "TDA 2024 rule 17",
        Reason.CARDS_SPEAK: "TDA 2024 rules 12 and 13-C",
        Reason.HAND_DISPUTED: "TDA 2024 rule 22; WSOP live 2024 rule 51",
        Reason.POT_SIZE_TOLD: "TDA 2024 rule 54-A",
        Reason.LEVEL: "TDA 2024 rule 23",
    }
)
"""Where a rule that all profiles share is written. Edition and number: later editions number anew. A reason that is
not here rests on a switch, whose source the house rules state."""


@dataclass(frozen=True, slots=True)
class Ruling:
    """What is done. `amount`: what the player's chips in front of him come to, or a number of seconds, as `code` says;
    None where there is none. `switch`: the switch of `Rules` that decided it, None where all profiles agree."""

    code: StrEnum
    reason: Reason
    amount: int | None = None
    switch: str | None = None

    @property
    def source(self) -> str | None:
        """Where the rule is written, None where a switch decided: its provenance then says so."""
        return None if self.switch else TEXTS.get(self.reason)
