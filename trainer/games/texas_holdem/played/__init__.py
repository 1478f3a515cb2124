"""Hands really played, shipped with the trainer: README.md says where they come from and under which licence."""

from __future__ import annotations

from enum import StrEnum
from functools import cache
from importlib.resources import files


class Played(StrEnum):
    """The shipped hands, no limit first; each value is a skill of the drill of real hands."""

    EVENT_43_HAND_1 = "real.event_43_hand_1"
    """No limit: bets on every street, a call on the river and a showdown."""
    EVENT_43_HAND_3 = "real.event_43_hand_3"
    """No limit: a bet on the river is raised, and folded to."""
    EVENT_43_HAND_4 = "real.event_43_hand_4"
    """No limit: the blinds alone, a bet on the turn wins."""
    EVENT_43_HAND_63 = "real.event_43_hand_63"
    """No limit: all-in before the flop, everybody folds."""
    EVENT_43_HAND_65 = "real.event_43_hand_65"
    """No limit: a raise, all-in over it, a fold."""
    EVENT_43_HAND_67 = "real.event_43_hand_67"
    """No limit: the small blind calls, the big one goes all-in, a fold."""
    EVENT_43_HAND_34 = "real.event_43_hand_34"
    """Fixed limit: a check-raise on the flop, a showdown."""
    EVENT_43_HAND_36 = "real.event_43_hand_36"
    """Fixed limit: one raise before the flop wins."""
    EVENT_43_HAND_38 = "real.event_43_hand_38"
    """Fixed limit: everybody folds to the big blind."""
    EVENT_54_HAND_8 = "real.event_54_hand_8"
    """Fixed limit: a bet on the river by who was led into so far."""
    EVENT_54_HAND_10 = "real.event_54_hand_10"
    """Fixed limit: one raise before the flop wins."""
    EVENT_54_HAND_12 = "real.event_54_hand_12"
    """Fixed limit: three raises before the flop, a bet on it wins."""
    EVENT_54_HAND_14 = "real.event_54_hand_14"
    """Fixed limit: a raise on the turn is called, a showdown."""

    @property
    def event(self) -> int:
        """The event of the World Series of Poker 2023."""
        return int(self.value.split("_")[1])

    @property
    def number(self) -> int:
        """Which hand of what was shown it is."""
        return int(self.value.split("_")[3])


@cache
def history_of(hand: Played) -> str:
    """The hand's poker hand history."""
    name = f"wsop-2023-event{hand.event}-hand{hand.number}.phh"
    return (files(__package__) / name).read_text(encoding="utf-8")
