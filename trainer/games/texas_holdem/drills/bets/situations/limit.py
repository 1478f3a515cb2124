"""Streets of fixed limit: what is owed, what is completed, who may raise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.games.texas_holdem.drills.bets.situations.situation import FIXED, Situation
from trainer.games.texas_holdem.drills.bets.tags import CallTag, RightTag
from trainer.games.texas_holdem.drills.felt import Felt
from trainer.games.texas_holdem.drills.streets import Play, after, before


def _limit_street(on: Felt, live: int) -> Play:
    """A later street, with one bet."""
    play = after(on, live)
    play.pass_by(1, keep=live - 1)
    play.lift()
    return play


def _limit(on: Felt) -> Play:
    if on.below(3) == 0:
        play = before(on, on.players(5))
        play.pass_by(2, keep=4)
    else:
        play = _limit_street(on, 4 + on.below(2))
    for _ in range(on.below(min(3, on.rules.raise_cap or 3))):
        play.lift()
    play.pass_by(1)
    return play


def _half(play: Play) -> int:
    """The least amount that is half of the street's bet."""
    return -(-play.limit // 2)


def _limit_short_bet(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    play.pass_by(1, keep=2)
    play.short(most=_half(play) - 1)
    return play


def _limit_half_bet(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    play.pass_by(1, keep=2)
    play.short(_half(play), play.limit - on.chip)
    return play


def _limit_short_raise(on: Felt) -> Play:
    play = _limit_street(on, 4)
    play.short(most=_half(play) - 1)
    return play


def _limit_half_raise(on: Felt) -> Play:
    play = _limit_street(on, 4)
    play.short(_half(play), play.limit - on.chip)
    return play


def _raises(on: Felt, play: Play, spare: int) -> None:
    """All the raises the house allows but so many; without a cap, one more than usual."""
    for _ in range((on.rules.raise_cap or 5) - spare):
        play.lift()


def _capped(on: Felt) -> Play:
    play = _limit_street(on, 3 + on.below(2))
    _raises(on, play, 0)
    return play


def _under_cap(on: Felt) -> Play:
    play = _limit_street(on, 3 + on.below(2))
    _raises(on, play, 1)
    return play


def _capped_between_two(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    play.lift()
    while len(play.queue) > 2:
        play.fold()
    _raises(on, play, 0)
    return play


def _limit_bet_and(on: Felt, *, half: bool) -> Play:
    play = after(on, 3 + on.below(2))
    bettor = play.next
    play.lift()
    if half:
        play.short(_half(play), play.limit - on.chip)
    else:
        play.short(most=_half(play) - 1)
    play.call()
    play.all_pass(bettor)
    return play


LIMIT: Final[Mapping[str, Situation]] = {
    CallTag.LIMIT: Situation(_limit, FIXED),
    CallTag.LIMIT_SHORT_BET: Situation(_limit_short_bet, FIXED, 3),
    CallTag.LIMIT_HALF_BET: Situation(_limit_half_bet, FIXED, 3),
    CallTag.LIMIT_SHORT_RAISE: Situation(_limit_short_raise, FIXED, 3),
    CallTag.LIMIT_HALF_RAISE: Situation(_limit_half_raise, FIXED, 3),
    RightTag.CAP: Situation(_capped, FIXED),
    RightTag.UNDER_CAP: Situation(_under_cap, FIXED),
    RightTag.CAP_TWO_LEFT: Situation(_capped_between_two, FIXED),
    RightTag.LIMIT_SHORT: Situation(lambda on: _limit_bet_and(on, half=False), FIXED, 3),
    RightTag.LIMIT_HALF: Situation(lambda on: _limit_bet_and(on, half=True), FIXED, 3),
}
