"""Why something is refused: the rule, and the words with their values."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.reading import N_


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


STATED: Final[Mapping[Rule, str]] = MappingProxyType(
    {
        Rule.IN_TURN: N_("players act in turn, clockwise (TDA 53)"),
        Rule.NOT_BETWEEN_STREETS: N_("players act while a street is being bet, not before or after it"),
        Rule.MORE_THAN_THE_BET: N_("a bet or raise is more than there is to call"),
        Rule.MINIMUM_RAISE: N_(
            "a raise adds at least the largest full bet or raise of the street (TDA 43-A)"
        ),
        Rule.OWN_STACK: N_("table stakes: nobody bets more than he has before him"),
        Rule.POT_MAXIMUM: N_("pot limit: at most the pot after calling (TDA 54, WSOP live preface)"),
        Rule.FIXED_BET: N_("fixed limit: every bet and raise is of the street's size"),
        Rule.SPREAD_MAXIMUM: N_("spread limit: a bet or raise adds at most the table's most"),
        Rule.RAISE_CAP: N_("fixed limit: a bet and a set number of raises a street (WSOP live 126)"),
        Rule.NOT_REOPENED: N_(
            "an all-in for less than a full raise gives no new right to raise (TDA 47, WSOP live 171)"
        ),
        Rule.ONLY_A_CALL: N_("table stakes: a raise needs chips beyond the call"),
        Rule.NOBODY_TO_ANSWER: N_("a raise needs a live player with chips who could answer it"),
        Rule.DEAL_ORDER: N_("two cards each, then flop, turn and river, each after the betting"),
        Rule.ONE_DECK: N_("one deck: every card is there once"),
        Rule.SHOWDOWN: N_("hands are shown or mucked once, when the betting is over (TDA 16, 17)"),
    }
)
"""Each rule in a sentence, with its source."""


class Told(ValueError):
    """A fault in words: an English template and what it names. A value may be a rule, or another fault."""

    def __init__(self, message: str, **values: object) -> None:
        super().__init__(message, values)
        self.message = message
        self.values: Mapping[str, object] = values

    def said(self, translate: Callable[[str], str] = str) -> str:
        """The fault in the language `translate` translates to; English without it."""
        return translate(self.message) % {
            name: _said(value, translate) for name, value in self.values.items()
        }

    def __str__(self) -> str:
        return self.said()


class Refused(Told):
    """Something the rules do not allow: `rule` is the one it breaks, `player` his number, None for the dealer."""

    def __init__(self, rule: Rule, player: int | None, message: str, **values: object) -> None:
        super().__init__(message, **values)
        self.rule = rule
        self.player = player


def _said(value: object, translate: Callable[[str], str]) -> object:
    if isinstance(value, Told):
        return value.said(translate)
    return translate(STATED[value]) if isinstance(value, Rule) else value
