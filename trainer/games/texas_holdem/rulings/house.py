"""What players ask a dealer for, and what the house says: the pot's size, chopping, rabbit hunting, insurance, the
clock, a dispute, a chip race.

Sources: TDA 2024 rules 22 to 24, 29 and 54-A; WSOP live action rules 2024, 51, 67, 68, 77, 81 and 181.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import StrEnum

from trainer.games.texas_holdem.choices import CountDisputed
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings.ruling import Reason, Ruling
from trainer.games.texas_holdem.rulings.substance import Done, substantial
from trainer.games.texas_holdem.structure import Structure


class Answer(StrEnum):
    """What the dealer says."""

    YES = "yes"
    NO = "no"
    SECONDS = "seconds"
    """The amount is how many seconds the player has, the countdown among them."""


def pot_size(rules: Rules) -> Ruling:
    """A player asks how much is in the pot: he is told in pot limit only, elsewhere the chips are spread."""
    told = rules.structure is Structure.POT_LIMIT
    return Ruling(Answer.YES if told else Answer.NO, Reason.POT_SIZE_TOLD)


def chopping(rules: Rules) -> Ruling:
    """The blinds, left alone in the hand, want their money back."""
    return _switched(rules.chop_blinds, Reason.CHOPPING, "chop_blinds")


def rabbit_hunting(rules: Rules) -> Ruling:
    """A player asks to see the cards that would have come."""
    return _switched(rules.rabbit_hunting, Reason.RABBIT_HUNTING, "rabbit_hunting")


def insurance(rules: Rules) -> Ruling:
    """A player who is all-in wants to insure his hand."""
    return _switched(rules.insurance, Reason.INSURANCE, "insurance")


def clock(rules: Rules) -> Ruling:
    """The clock is called on a player."""
    seconds = rules.clock_seconds + rules.clock_countdown
    return Ruling(Answer.SECONDS, Reason.CLOCK, seconds, switch="clock_seconds")


def new_level(*, riffled: bool) -> Ruling:
    """Whether a hand is played at a tournament's new level. `riffled`: its shuffle had begun when the level was called."""
    return Ruling(Answer.NO if riffled else Answer.YES, Reason.LEVEL)


def hand_disputed(*, riffled: bool) -> Ruling:
    """The reading of a tabled hand is disputed. `riffled`: the next hand's shuffle has begun."""
    return Ruling(Answer.NO if riffled else Answer.YES, Reason.HAND_DISPUTED)


def count_disputed(rules: Rules, *, riffled: bool, since: Sequence[Done] = ()) -> Ruling:
    """The count of a pot is disputed. `since`: what has been done in the next hand."""
    by_riffle = rules.count_disputed is CountDisputed.NEXT_RIFFLE
    late = riffled if by_riffle else substantial(since, rules)
    return Ruling(Answer.NO if late else Answer.YES, Reason.COUNT_DISPUTED, switch="count_disputed")


def _switched(allowed: bool, reason: Reason, switch: str) -> Ruling:
    return Ruling(Answer.YES if allowed else Answer.NO, reason, switch=switch)


def chip_race(
    odd: Mapping[int, int], chip: int, next_chip: int, ranking: Sequence[int], without_others: Sequence[int]
) -> dict[int, int]:
    """How many of the next chip each player gets for his odd chips when a chip is taken out of play (TDA 24).

    `odd`: seat to odd chips, fewer than make one of the next. `ranking`: the seats by their best card in the race, best
    first. `without_others`: the seats with no other chips: nobody is raced out, one who won nothing gets one. The value
    of all odd chips is changed up, rounded up to a whole chip; nobody wins more than one.
    """
    value = sum(odd.values()) * chip
    won = ranking[: -(-value // next_chip)]
    return {seat: int(seat in won or seat in without_others) for seat in odd if odd[seat]}
