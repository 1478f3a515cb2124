"""Substantial action: how much must have been done that it is too late to call a misdeal."""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from trainer.games.texas_holdem.choices import SubstantialAction
from trainer.games.texas_holdem.rules import Rules


class Done(StrEnum):
    """What a player has done in turn. Posting a blind or an ante is nothing done."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"

    @property
    def puts_chips(self) -> bool:
        return self in (Done.CALL, Done.BET, Done.RAISE)


def substantial(actions: Sequence[Done], rules: Rules) -> bool:
    """Whether these actions, one after the other, are substantial action in this house."""
    if len(actions) > 2:
        return True
    if len(actions) < 2:
        return False
    match rules.substantial_action:
        case SubstantialAction.TWO_WITH_CHIPS:
            return any(action.puts_chips for action in actions)
        case SubstantialAction.TWO_UNLIKE:
            return set(actions) not in ({Done.FOLD}, {Done.CHECK})
        case SubstantialAction.TWO_ACTIONS:
            return True
