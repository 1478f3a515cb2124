"""What the player to act may do: what a call costs, whether he may raise, from what to what, and why."""

from __future__ import annotations

from dataclasses import dataclass
from enum import StrEnum

from trainer.games.texas_holdem.betting.state import Betting, Street, answerable, owed
from trainer.games.texas_holdem.structure import PotCount, Structure


class Right(StrEnum):
    """Why a player may raise, or may not."""

    NOT_ACTED = "not_acted"
    """He may: he has not acted on this street; a posted blind is no action."""
    FACES_FULL_RAISE = "faces_full_raise"
    """He may: since he acted, the bet has gone up by a full raise (fixed limit: by half a bet) or more."""
    NOT_REOPENED = "not_reopened"
    """He may not: he has acted, and short all-ins since then do not add up to a full raise for him (TDA 47)."""
    RAISE_CAP = "raise_cap"
    """He may not: the street has had all its raises (fixed limit)."""
    ONLY_A_CALL = "only_a_call"
    """He may not: his chips go no further than the call."""
    NOBODY_TO_ANSWER = "nobody_to_answer"
    """He may not: every other live player is all-in for no more than the bet."""

    @property
    def given(self) -> bool:
        """Whether he may raise."""
        return self in (Right.NOT_ACTED, Right.FACES_FULL_RAISE)


class Bound(StrEnum):
    """What sets the least or the most a player may raise to."""

    BIG_BLIND = "big_blind"
    """No full bet or raise yet: the big blind is the measure."""
    LAST_RAISE = "last_raise"
    """The bet and the largest full bet or raise of the street (TDA 43-A)."""
    FIXED_BET = "fixed_bet"
    """Fixed limit: one bet more."""
    COMPLETION = "completion"
    """Fixed limit: a short all-in is completed to the full bet."""
    OWN_STACK = "own_stack"
    """All his chips, which are less than the rule would ask, or the most he can bet."""
    POT = "pot"
    """Pot limit: the bet, the pot and the call."""
    SPREAD = "spread"
    """Spread limit: the bet and the table's most."""


@dataclass(frozen=True, slots=True)
class Options:
    """What the player to act may do, and why.

    `pot`: all chips put in so far, bets in front included. `to_call`: what calling costs him, at most his stack; 0 is
    a check. Amounts to raise to are chips in front of him after it; None, with their reasons, when he may not raise.
    """

    actor: int
    street: Street
    pot: int
    to_call: int
    right: Right
    min_raise_to: int | None = None
    max_raise_to: int | None = None
    least: Bound | None = None
    most: Bound | None = None

    @property
    def may_raise(self) -> bool:
        """Whether he may bet or raise."""
        return self.right.given


def options(betting: Betting) -> Options | None:
    """What the player whose turn it is may do; None when the street is over."""
    if betting.turn is None:
        return None
    i = betting.turn - 1
    to_call = min(betting.stacks[i], owed(betting, i))
    right = _right(betting, i, to_call)
    if not right.given:
        return Options(betting.turn, betting.street, betting.pot, to_call, right)
    low, least = _least(betting)
    high, most = _most(betting, i, low)
    everything = betting.front[i] + betting.stacks[i]
    if everything < low:
        low, least = everything, Bound.OWN_STACK
    if everything < high:
        high, most = everything, Bound.OWN_STACK
    return Options(betting.turn, betting.street, betting.pot, to_call, right, low, high, least, most)


def street_bet(betting: Betting) -> int:
    """Fixed limit's bet on this street."""
    early = betting.street in (Street.PREFLOP, Street.FLOP)
    return betting.stakes.small_bet if early else betting.stakes.big_bet


def is_full(betting: Betting, amount: int) -> bool:
    """Whether so much more than before is a full raise."""
    if betting.rules.structure is not Structure.FIXED_LIMIT:
        return amount >= betting.increment
    bet = street_bet(betting)
    return 2 * amount >= bet if betting.rules.half_bet else amount >= bet


def _right(betting: Betting, i: int, to_call: int) -> Right:
    acted = betting.acted[i]
    if _capped(betting):
        return Right.RAISE_CAP
    if acted is not None and not is_full(betting, betting.bet - acted):
        return Right.NOT_REOPENED
    if betting.stacks[i] <= to_call:
        return Right.ONLY_A_CALL
    if not answerable(betting, i):
        return Right.NOBODY_TO_ANSWER
    return Right.NOT_ACTED if acted is None else Right.FACES_FULL_RAISE


def _capped(betting: Betting) -> bool:
    rules = betting.rules
    if rules.structure is not Structure.FIXED_LIMIT or rules.raise_cap is None:
        return False
    if sum(betting.live) == 2 and not rules.capped_heads_up:
        return False
    return betting.wagers > rules.raise_cap


def _least(betting: Betting) -> tuple[int, Bound]:
    if betting.rules.structure is Structure.FIXED_LIMIT:
        short = betting.bet > betting.full
        return betting.full + street_bet(betting), Bound.COMPLETION if short else Bound.FIXED_BET
    blinds_only = betting.full == max(betting.due)
    return betting.bet + betting.increment, Bound.BIG_BLIND if blinds_only else Bound.LAST_RAISE


def _most(betting: Betting, i: int, low: int) -> tuple[int, Bound]:
    match betting.rules.structure:
        case Structure.FIXED_LIMIT:
            return low, _least(betting)[1]
        case Structure.POT_LIMIT:
            call = betting.bet - betting.front[i]
            return max(low, betting.bet + betting.pot + _counted_besides(betting, i) + call), Bound.POT
        case Structure.SPREAD_LIMIT:
            return max(low, betting.bet + betting.stakes.spread), Bound.SPREAD
        case _:
            return betting.front[i] + betting.stacks[i], Bound.OWN_STACK


def _counted_besides(betting: Betting, actor: int) -> int:
    """Chips that are not there and count for a pot-limit maximum: a dead blind, what a short one lacks (TDA 54-B),
    and in the live count what every smaller blind lacks to a big one until the big blind has acted."""
    blind = betting.stakes.big_blind
    rounded = betting.rules.pot_count is PotCount.LIVE and _big_blind_to_act(betting)
    total = blind if rounded and betting.dead_blind else betting.dead_blind
    for j, due in enumerate(betting.due):
        counted = max(due, blind) if rounded and due and j != actor else due
        total += max(0, counted - betting.front[j])
    return total


def _big_blind_to_act(betting: Betting) -> bool:
    blind = betting.stakes.big_blind
    if blind not in betting.due:
        return False
    i = 1 if betting.due[1] == blind else betting.due.index(blind)
    return betting.acted[i] is None
