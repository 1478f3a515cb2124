"""Why something is refused: the rule, and the words with their values."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum


class Rule(StrEnum):
    """The rule an action breaks."""

    IN_TURN = "in_turn"
    """Players act in turn, clockwise (TDA 53)."""
    NOT_BETWEEN_STREETS = "not_between_streets"
    """Nobody acts while the dealer has to deal, or after the betting is over."""
    MORE_THAN_THE_BET = "more_than_the_bet"
    """A bet or raise exceeds what there is to call."""
    MINIMUM_RAISE = "minimum_raise"
    """A raise adds at least the largest full bet or raise of the street (TDA 43-A)."""
    OWN_STACK = "own_stack"
    """Table stakes: nobody bets more than he has before him."""
    POT_MAXIMUM = "pot_maximum"
    """Pot limit: at most the pot after calling (WSOP live, preface; TDA 54)."""
    FIXED_BET = "fixed_bet"
    """Fixed limit: bets and raises are of one size."""
    SPREAD_MAXIMUM = "spread_maximum"
    """Spread limit: one bet or raise adds at most the table's most."""
    RAISE_CAP = "raise_cap"
    """Fixed limit: a bet and so many raises a street (WSOP live 126)."""
    NOT_REOPENED = "not_reopened"
    """An all-in for less than a full raise does not let a player raise again who has acted (TDA 47)."""
    ONLY_A_CALL = "only_a_call"
    """A stack that only reaches the call cannot raise."""
    NOBODY_TO_ANSWER = "nobody_to_answer"
    """A raise that no live player could answer is none."""
    DEAL_ORDER = "deal_order"
    """Two cards to each player, then a flop of three, a turn and a river, each after the betting (TDA, dealing)."""
    ONE_DECK = "one_deck"
    """Every card is there once."""
    SHOWDOWN = "showdown"
    """Hands are shown or mucked when the betting is over, each live hand once."""


class Refused(ValueError):
    """Something the rules do not allow.

    `rule` is the rule it breaks, `player` his number (None for the dealer), `message` an English template and
    `values` what it names, so that a page can say it in another language.
    """

    def __init__(self, rule: Rule, player: int | None, message: str, **values: object) -> None:
        self.rule = rule
        self.player = player
        self.message = message
        self.values: Mapping[str, object] = values
        super().__init__(message % values)
