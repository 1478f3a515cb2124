"""What is found after a player has acted: out of turn, misinformed, raised too little, a pot counted wrong.

Sources: TDA 2024 rules 49, 52 and 53; WSOP tournament rules 2024, 90-e.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import StrEnum

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings.facing import Facing
from trainer.games.texas_holdem.rulings.ruling import Reason, Ruling
from trainer.games.texas_holdem.rulings.substance import Done, substantial
from trainer.games.texas_holdem.rulings.wagers import Said, Wager, Word


class Found(StrEnum):
    """What becomes of it."""

    BINDS = "binds"
    """The action out of turn stands."""
    FREE = "free"
    """It does not: its chips go back, and the player may do anything, fold among it."""
    PUT_RIGHT = "put_right"
    """The right amount, for everybody who has called or raised since."""
    STANDS = "stands"
    """What was done stands."""


def out_of_turn(early: Said, bet_then: int, facing: Facing) -> Ruling:
    """An action out of turn, now that the players passed over have acted. `bet_then`: the highest bet when it was done;
    `facing`: how the player finds the street now, his early chips taken back. The amount of a binding one is what he
    said, of a free one the least he may raise to now."""
    if early.word is Word.FOLD:
        return Ruling(Found.BINDS, Reason.FOLD_OUT_OF_TURN)
    if facing.bet != bet_then:
        return Ruling(Found.FREE, Reason.OUT_OF_TURN, facing.least)
    called = facing.bet if early.word is Word.CALL else None
    return Ruling(Found.BINDS, Reason.OUT_OF_TURN, called if early.number is None else early.number)


def accepted_action(bet: int) -> Ruling:
    """A player has called after being told a wrong amount: he owes the true one, `bet`."""
    return Ruling(Wager.CALL, Reason.ACCEPTED_ACTION, bet)


def under_raise(bet: int, increment: int, raised_to: int, *, next_card_out: bool) -> Ruling:
    """A raise turns out to have been less than the minimum. `bet` and `increment`: before it. The amount is what
    everybody still in owes in front. Raises `ValueError` where the raise was enough."""
    if raised_to >= bet + increment:
        raise ValueError(f"a raise to {raised_to} over {bet} is enough")
    if next_card_out:
        return Ruling(Found.STANDS, Reason.UNDER_RAISE_FOUND, raised_to)
    return Ruling(Found.PUT_RIGHT, Reason.UNDER_RAISE_FOUND, bet + increment)


def pot_miscounted(
    told: int, true: int, since: Sequence[Done], rules: Rules, *, next_card_out: bool = False
) -> Ruling:
    """A pot-limit player has bet the maximum he was told, and the count was wrong. `since`: what was done after his
    bet. Raises `ValueError` where the count was right."""
    if told == true:
        raise ValueError("the count was right")
    if told > true:
        stands, reason = next_card_out, Reason.POT_COUNTED_HIGH
    else:
        stands, reason = next_card_out or substantial(since, rules), Reason.POT_COUNTED_LOW
    return Ruling(Found.STANDS, reason, told) if stands else Ruling(Found.PUT_RIGHT, reason, true)
