"""What a house does when something is wrong at the table: the choices of the switches about irregularities.

No rules text of Casino Hold'em itself says any of it. docs/casino-holdem.md, "When something is wrong", names the
closest texts, all of related games. A void hand or round neither wins nor loses: all its bets go back.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final


class ExposedPlayerCard(StrEnum):
    """A player's card has been turned up while the cards were dealt."""

    PLAY_ON = "play_on"
    CARD_REPLACED = "card_replaced"
    HAND_VOID = "hand_void"
    ROUND_VOID = "round_void"


class ExposedHouseCard(StrEnum):
    """A card of the dealer's, or of the board, has been turned up before its time."""

    PLAY_ON = "play_on"
    CARD_REPLACED = "card_replaced"
    ROUND_VOID = "round_void"


class WrongCountPlayer(StrEnum):
    """A box has one card, or three."""

    PUT_RIGHT = "put_right"
    HAND_VOID = "hand_void"
    ROUND_VOID = "round_void"


class WrongCountDealer(StrEnum):
    """The dealer has one card, or three."""

    PUT_RIGHT = "put_right"
    ANTES_PAID = "antes_paid"
    ROUND_VOID = "round_void"


class ForgottenBurn(StrEnum):
    """Board cards lie open, and the card before them was not burnt."""

    PLAY_ON = "play_on"
    CARDS_MOVED = "cards_moved"
    ROUND_VOID = "round_void"


class WrongCall(StrEnum):
    """The call put beside an ante is not what the house asks for; turn and river are still to come."""

    MADE_RIGHT = "made_right"
    STANDS = "stands"
    TAKEN_AS_FOLD = "taken_as_fold"


class OverLimit(StrEnum):
    """A bet over the table's maximum has been accepted: the cards are out."""

    STANDS = "stands"
    EXCESS_RETURNED = "excess_returned"
    BET_VOID = "bet_void"


class UnderMinimum(StrEnum):
    """A bet under the table's minimum has been accepted: the cards are out."""

    STANDS = "stands"
    MADE_UP = "made_up"
    BET_VOID = "bet_void"


class LateBet(StrEnum):
    """A bet that comes when its time is over: an ante after the first card, a bonus after the flop."""

    REFUSED = "refused"
    STANDS = "stands"
    NEXT_ROUND = "next_round"


class DisputeAfterClearing(StrEnum):
    """A player disputes his hand after its cards and chips have been cleared."""

    STANDS = "stands"
    CARDS_BROUGHT_BACK = "cards_brought_back"
    HAND_VOID = "hand_void"


class WrongPayout(StrEnum):
    """A payout turns out to be wrong while it lies on the layout."""

    PAID_AGAIN = "paid_again"
    DIFFERENCE_PUT = "difference_put"
    STANDS = "stands"


REMEDIES: Final[Mapping[str, type[StrEnum]]] = MappingProxyType(
    {
        "exposed_player_card": ExposedPlayerCard,
        "exposed_house_card": ExposedHouseCard,
        "wrong_count_player": WrongCountPlayer,
        "wrong_count_dealer": WrongCountDealer,
        "forgotten_burn": ForgottenBurn,
        "wrong_call": WrongCall,
        "over_limit": OverLimit,
        "under_minimum": UnderMinimum,
        "late_bet": LateBet,
        "dispute_after_clearing": DisputeAfterClearing,
        "wrong_payout": WrongPayout,
    }
)
"""The switches of this kind, each with what a house may do."""
