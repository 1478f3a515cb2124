"""What a bet costs, what a raise must be and may be: why, and the mistakes that lead elsewhere."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from trainer.games.texas_holdem.betting import Bound, Street, options, street_bet
from trainer.games.texas_holdem.drills.bets.codes import Reason, Slip
from trainer.games.texas_holdem.drills.spot import Spot
from trainer.games.texas_holdem.structure import PotCount, StraddleRaise, Structure
from trainer.quiz import Why

Candidate = tuple[Slip, int]


def posted_short(spot: Spot) -> int | None:
    """What lies there of a big blind that is short and has not been raised; None if it is not short."""
    betting = spot.betting
    if betting.street is not Street.PREFLOP or spot.wagers:
        return None
    blind = betting.stakes.big_blind
    short = [
        front for due, front in zip(betting.due, betting.front, strict=True) if due == blind and front < due
    ]
    return short[0] if short else None


def straddled(spot: Spot) -> bool:
    """Whether the bet is a straddle."""
    return not spot.wagers and spot.betting.bet > spot.betting.stakes.big_blind


# -- to call


def why_call(spot: Spot) -> Why:
    """Why calling costs what it costs."""
    may, betting = spot.may, spot.betting
    facts = {
        "bet": betting.bet,
        "front": spot.front,
        "to_call": may.to_call,
        "owed": betting.bet - spot.front,
    }
    posted = posted_short(spot)
    if not may.to_call:
        reason = Reason.CHECK
    elif may.to_call < facts["owed"]:
        reason = Reason.CALL_ALL_IN
    elif posted is not None:
        reason = Reason.CALL_FULL_BLIND
        facts["posted"] = posted
    else:
        reason = Reason.CALL_REST if spot.front else Reason.CALL
    return Why(reason, facts=facts)


def call_slips(spot: Spot) -> Iterator[Candidate]:
    """Mistakes of what is to call."""
    betting, front = spot.betting, spot.front
    if front:
        yield Slip.FRONT_FORGOTTEN, betting.bet
    posted = posted_short(spot)
    if posted is not None:
        yield Slip.SHORT_BLIND_CALLED, max(0, posted - front)
    if spot.last_short and betting.full > front:
        yield Slip.ALL_IN_NOT_CALLED, betting.full - front
    if len(spot.wagers) > 1:
        yield Slip.LAST_STEP_CALLED, spot.wagers[-1].added
    if betting.bet - front > betting.stacks[spot.may.actor - 1]:
        yield Slip.STACK_FORGOTTEN, betting.bet - front


# -- the least raise


def full_raise(spot: Spot) -> int:
    """What a full raise would be to, had the player the chips."""
    betting = spot.betting
    if betting.rules.structure is Structure.FIXED_LIMIT:
        return betting.full + street_bet(betting)
    return betting.bet + betting.increment


def why_least(spot: Spot) -> Why:
    """Why the least raise is what it is; he may raise."""
    betting, may = spot.betting, spot.may
    limit = betting.rules.structure is Structure.FIXED_LIMIT
    facts = {
        "bet": betting.bet,
        "increment": street_bet(betting) if limit else betting.increment,
        "full": betting.full,
        "rule": full_raise(spot),
        "to": may.min_raise_to,
    }
    return Why(_least_reason(spot), facts=facts)


def _least_reason(spot: Spot) -> Reason:
    match spot.may.least:
        case Bound.OWN_STACK:
            return Reason.OWN_STACK
        case Bound.FIXED_BET:
            return Reason.FIXED_BET
        case Bound.COMPLETION:
            return Reason.COMPLETION
    if not spot.betting.bet:
        return Reason.LEAST_BET
    if spot.last_short:
        return Reason.LEAST_SHORT
    if straddled(spot):
        return Reason.LEAST_STRADDLE
    return Reason.LEAST_RAISE if spot.wagers else Reason.LEAST_BLIND


def least_slips(spot: Spot) -> Iterator[Candidate]:
    """Mistakes of the least raise; he may raise."""
    right, betting = full_raise(spot), spot.betting
    if spot.may.least is Bound.OWN_STACK:
        yield Slip.STACK_FORGOTTEN, right
    if not betting.bet:
        return
    if betting.rules.structure is Structure.FIXED_LIMIT:
        yield from _limit_slips(spot)
    else:
        yield from _raise_slips(spot)
    if spot.front:
        yield Slip.CHIPS_ADDED, right - spot.front


def _raise_slips(spot: Spot) -> Iterator[Candidate]:
    betting, wagers = spot.betting, spot.wagers
    bet, blind = betting.bet, betting.stakes.big_blind
    posted = posted_short(spot)
    if posted is not None:
        yield Slip.SHORT_BLIND_RAISED, posted + blind
        yield Slip.SHORT_BLIND_RAISED, 2 * posted
    if straddled(spot):
        other = blind if betting.rules.straddle_raise is StraddleRaise.STRADDLE else bet
        yield Slip.OTHER_STRADDLE_RULE, bet + other
    if spot.last_short:
        yield Slip.COMPLETED, betting.full + betting.increment
        yield Slip.SHORT_AS_RAISE, bet + wagers[-1].added
        yield Slip.SHORTS_ADDED_UP, bet + bet - betting.full
    if bet > betting.increment:
        yield Slip.DOUBLE_THE_BET, 2 * bet
        yield Slip.LAST_TOTAL, bet + betting.full
        if wagers and betting.increment > blind:
            yield Slip.BIG_BLIND_ADDED, bet + blind
    yield Slip.RAISE_BY, betting.increment


def _limit_slips(spot: Spot) -> Iterator[Candidate]:
    betting = spot.betting
    size = street_bet(betting)
    other = betting.stakes.small_bet + betting.stakes.big_bet - size
    if spot.may.least is Bound.COMPLETION:
        yield Slip.SHORT_BET_RAISED, betting.bet + size
        yield Slip.SHORT_AS_RAISE, betting.bet + spot.wagers[-1].added
    elif spot.wagers and spot.wagers[-1].added < size:
        yield Slip.HALF_BET_COMPLETED, betting.bet - spot.wagers[-1].added + size
    if betting.bet > size:
        yield Slip.DOUBLE_THE_BET, 2 * betting.bet
    if other != size:
        yield Slip.OTHER_STREET, betting.full + other
    yield Slip.RAISE_BY, size


# -- the most


def counted(spot: Spot) -> int:
    """Chips that count for a pot-limit raise and are not there."""
    betting, most = spot.betting, spot.may.max_raise_to or 0
    return most - (betting.bet + spot.may.pot + betting.bet - spot.front)


def why_most(spot: Spot) -> Why:
    """Why the most is what it is: in pot limit and spread limit, where his stack goes further."""
    betting, may = spot.betting, spot.may
    if betting.rules.structure is Structure.SPREAD_LIMIT:
        facts = {"bet": betting.bet, "spread": betting.stakes.spread, "to": may.max_raise_to}
        return Why(Reason.MOST_SPREAD, facts=facts)
    call, more = betting.bet - spot.front, counted(spot)
    facts = {
        "bet": betting.bet,
        "pot": may.pot,
        "to_call": call,
        "counted": more,
        "after": may.pot + call + more,
        "to": may.max_raise_to,
    }
    if not betting.bet:
        return Why(Reason.MOST_POT_BET, facts=facts)
    return Why(Reason.MOST_POT_COUNTED if more else Reason.MOST_POT, facts=facts)


def most_slips(spot: Spot) -> Iterator[Candidate]:
    """Mistakes of the most."""
    betting, may = spot.betting, spot.may
    bet, front = betting.bet, spot.front
    if not bet or may.max_raise_to is None:
        return
    if betting.rules.structure is Structure.SPREAD_LIMIT:
        yield Slip.RAISE_BY, betting.stakes.spread
        return
    call, more = bet - front, counted(spot)
    other = _other_count(spot)
    if other is not None:
        yield Slip.OTHER_POT_COUNT, other
    if more:
        yield Slip.BLIND_AS_IT_LIES, bet + may.pot + call
    yield Slip.POT_BEFORE_CALL, bet + may.pot + more
    yield Slip.BETS_LEFT_OUT, bet + betting.gathered + call
    if front:
        yield Slip.CALL_IN_FULL, bet + may.pot + bet + more
        yield Slip.CHIPS_ADDED, may.max_raise_to - front
    yield Slip.RAISE_BY, may.max_raise_to - bet
    yield Slip.THREE_BETS, 3 * bet


def _other_count(spot: Spot) -> int | None:
    """The most by the other way of counting the blinds, if that makes a difference."""
    rules = spot.betting.rules
    other = next(count for count in PotCount if count is not rules.pot_count)
    found = options(replace(spot.betting, rules=replace(rules, pot_count=other)))
    most = found.max_raise_to if found else None
    return None if most == spot.may.max_raise_to else most
