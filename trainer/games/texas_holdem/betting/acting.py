"""What players do, and the street after it."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Final, TypeAlias, TypeVar

from trainer.games.texas_holdem.betting.options import Bound, Options, Right, is_full, options
from trainer.games.texas_holdem.betting.state import Betting, turn_to
from trainer.games.texas_holdem.refusals import Refused, Rule
from trainer.games.texas_holdem.structure import Structure
from trainer.reading import N_

V = TypeVar("V")


@dataclass(frozen=True, slots=True)
class Fold:
    """The player folds."""

    player: int


@dataclass(frozen=True, slots=True)
class Call:
    """The player checks, or calls with what he owes."""

    player: int


@dataclass(frozen=True, slots=True)
class RaiseTo:
    """The player bets, or raises, to so many chips in front of him."""

    player: int
    to: int


Action: TypeAlias = Fold | Call | RaiseTo


_TOO_MUCH: Final = {
    Bound.OWN_STACK: (Rule.OWN_STACK, N_("raising to %(to)d is more than the player's %(most)d")),
    Bound.POT: (Rule.POT_MAXIMUM, N_("raising to %(to)d is more than the pot: at most to %(most)d")),
    Bound.SPREAD: (Rule.SPREAD_MAXIMUM, N_("raising to %(to)d is too much: at most to %(most)d")),
}
_NO_RIGHT: Final = {
    Right.NOT_REOPENED: (
        Rule.NOT_REOPENED,
        N_("no raise: short all-ins have not reopened the betting for a player who has acted"),
    ),
    Right.RAISE_CAP: (Rule.RAISE_CAP, N_("no raise: the street has had its bet and its raises")),
    Right.ONLY_A_CALL: (Rule.ONLY_A_CALL, N_("no raise: the player's chips go no further than the call")),
    Right.NOBODY_TO_ANSWER: (Rule.NOBODY_TO_ANSWER, N_("no raise: no live player could answer it")),
}


def act(betting: Betting, action: Action) -> Betting:
    """The street after the action. Raises `Refused` with the rule that forbids it."""
    may = options(betting)
    if may is None:
        raise Refused(
            Rule.NOT_BETWEEN_STREETS, action.player, N_("nobody is to act: the betting of the street is over")
        )
    if action.player != may.actor:
        raise Refused(
            Rule.IN_TURN, action.player, N_("out of turn: player %(actor)d is to act"), actor=may.actor
        )
    i = action.player - 1
    match action:
        case Fold():
            after = replace(betting, live=_with(betting.live, i, False))
        case Call():
            after = _paid(betting, i, may.to_call)
        case RaiseTo():
            _refuse_raise(betting, may, action.to)
            after = _raised(betting, i, action.to)
    after = replace(after, acted=_with(after.acted, i, after.bet))
    return turn_to(after, i + 1)


def _refuse_raise(betting: Betting, may: Options, to: int) -> None:
    """Raise `Refused` unless this raise is allowed."""
    player = may.actor
    if to <= betting.bet:
        raise Refused(
            Rule.MORE_THAN_THE_BET,
            player,
            N_("%(to)d is no bet or raise: the bet stands at %(bet)d"),
            to=to,
            bet=betting.bet,
        )
    if may.min_raise_to is None or may.max_raise_to is None or may.most is None:
        rule, message = _NO_RIGHT[may.right]
        raise Refused(rule, player, message)
    if may.min_raise_to <= to <= may.max_raise_to:
        return
    if betting.rules.structure is Structure.FIXED_LIMIT:
        raise Refused(
            Rule.FIXED_BET,
            player,
            N_("fixed limit: the only raise is to %(least)d, not to %(to)d"),
            to=to,
            least=may.min_raise_to,
        )
    if to < may.min_raise_to:
        raise Refused(
            Rule.MINIMUM_RAISE,
            player,
            N_("raising to %(to)d is too little: at least to %(least)d"),
            to=to,
            least=may.min_raise_to,
        )
    rule, message = _TOO_MUCH[may.most]
    raise Refused(rule, player, message, to=to, most=may.max_raise_to)


def _paid(betting: Betting, i: int, chips: int) -> Betting:
    return replace(
        betting,
        stacks=_with(betting.stacks, i, betting.stacks[i] - chips),
        front=_with(betting.front, i, betting.front[i] + chips),
    )


def _raised(betting: Betting, i: int, to: int) -> Betting:
    paid = replace(_paid(betting, i, to - betting.front[i]), bet=to, aggressor=i + 1)
    limit = betting.rules.structure is Structure.FIXED_LIMIT
    added = to - (betting.full if limit else betting.bet)
    if not is_full(betting, added):
        return paid
    return replace(paid, full=to, increment=added, wagers=betting.wagers + 1)


def _with(values: tuple[V, ...], i: int, value: V) -> tuple[V, ...]:
    return (*values[:i], value, *values[i + 1 :])
