"""How a player finds the street when it is his turn: all that a ruling on his words and chips must know of it."""

from __future__ import annotations

from dataclasses import dataclass

from trainer.games.texas_holdem.betting import Betting, Bound, options, street_bet
from trainer.games.texas_holdem.structure import Structure


@dataclass(frozen=True, slots=True)
class Facing:
    """How the player finds the street when it is his turn.

    `bet`: the highest bet, 0 where there is none. `increment`: what a raise must add at least, or a first bet must be.
    `stack`: what he has behind. `front`: his chips already in front, one by one. `most`: the greatest total he may
    make it where a limit holds (pot limit, fixed limit), None where his stack is the only one. `may_raise`: no, where
    short all-ins have not reopened the betting for him. `raised`: a raise stands on top of the opening bet (before the
    flop: of the big blind). `heads_up`: one other player is in the hand.
    """

    bet: int
    increment: int
    stack: int
    front: tuple[int, ...] = ()
    most: int | None = None
    may_raise: bool = True
    raised: bool = False
    heads_up: bool = False

    @property
    def least(self) -> int:
        """The least total of a bet or raise."""
        return self.bet + self.increment

    @property
    def everything(self) -> int:
        """His total if he puts in all he has."""
        return sum(self.front) + self.stack

    @property
    def owes(self) -> int:
        """What a call costs him."""
        return max(0, min(self.bet, self.everything) - sum(self.front))


def facing(betting: Betting, front: tuple[int, ...] | None = None) -> Facing:
    """How the player to act finds the street. `front`: his chips already in front, one by one; left out, they count as one
    chip. Raises `ValueError` where nobody is to act, or where the chips are not what lies there."""
    may = options(betting)
    if may is None:
        raise ValueError("nobody is to act")
    own = betting.front[may.actor - 1]
    chips = ((own,) if own else ()) if front is None else front
    if sum(chips) != own:
        raise ValueError(f"{own} lie in front of player {may.actor}, not {sum(chips)}")
    limit = betting.rules.structure is Structure.FIXED_LIMIT
    least = betting.full + street_bet(betting) if limit else betting.bet + betting.increment
    return Facing(
        bet=betting.bet,
        increment=least - betting.bet,
        stack=betting.stacks[may.actor - 1],
        front=chips,
        most=None if may.most is Bound.OWN_STACK else may.max_raise_to,
        may_raise=may.may_raise,
        raised=betting.wagers > 1 or betting.bet > betting.full,
        heads_up=len(betting.left) == 2,
    )
