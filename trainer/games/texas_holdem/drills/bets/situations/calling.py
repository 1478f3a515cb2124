"""Streets on which the player to act may raise: what he owes, and to what."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.games.texas_holdem.drills.bets.situations.situation import Situation
from trainer.games.texas_holdem.drills.bets.tags import CallTag
from trainer.games.texas_holdem.drills.felt import Felt
from trainer.games.texas_holdem.drills.streets import Play, after, before


def first_in(on: Felt) -> Play:
    play = before(on, on.players(4))
    play.pass_by(play.players, keep=3, calls=False)
    return play


def _from_the_blind(on: Felt) -> Play:
    play = before(on, on.players(4))
    play.pass_by(2, keep=4)
    play.lift(1, 3)
    play.all_pass(1 + on.below(2))
    return play


def unopened(on: Felt) -> Play:
    play = after(on, 2 + on.below(3))
    play.pass_by(3)
    return play


def bet(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    play.pass_by(2, keep=2)
    play.lift(1, 6)
    play.pass_by(1)
    return play


def _one_raise(on: Felt) -> Play:
    if on.below(2):
        play = before(on, on.players(4))
        play.pass_by(play.players, keep=2)
    else:
        play = after(on, 3 + on.below(2))
        play.lift(1, 4)
    play.lift(1, 3)
    play.pass_by(2)
    return play


def _several_raises(on: Felt) -> Play:
    if on.below(2):
        play = before(on, on.players(5))
        play.pass_by(2, keep=4)
    else:
        play = after(on, 4 + on.below(2))
        play.pass_by(1, keep=4)
        play.lift(1, 3)
    play.lift(1, 3)
    play.lift(1, 2)
    if on.level > 3:
        play.lift(1, 2)
    play.pass_by(1)
    return play


def short_all_in(on: Felt) -> Play:
    if on.below(3) == 0:
        play = before(on, on.players(5))
        play.pass_by(2, keep=4)
    else:
        play = after(on, 4 + on.below(2))
        play.lift(2, 5)
        if on.below(2):
            play.lift(1, 2)
    play.pass_by(1, keep=2)
    play.short()
    play.pass_by(1, keep=1 if len(play.queue) > len(play.fresh) else 2)
    return play


def _several_short(on: Felt) -> Play:
    many = 2 + (on.level > 2)
    play = after(on, many + 2 + on.below(2))
    play.lift(3, 6)
    for left in range(many, 0, -1):
        play.short()
        play.pass_by(1, keep=left)
    return play


def _short_first_wager(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    play.pass_by(2, keep=2)
    play.short()
    play.pass_by(1, keep=2)
    return play


def _limped_to_the_big_blind(play: Play) -> None:
    """At least one calls, nobody raises."""
    caller = play.felt.pick(play.queue[:-1])
    while play.next != play.big_blind:
        if play.next == caller or play.felt.below(3) == 0:
            play.call()
        else:
            play.fold()


def _big_blind_option(on: Felt) -> Play:
    play = before(on, on.players(4))
    _limped_to_the_big_blind(play)
    return play


def short_big_blind(on: Felt) -> Play:
    play = before(on, on.players(4), short_blind=on.amount(on.chip, on.big - on.chip))
    play.pass_by(play.players, keep=2)
    return play


def _straddle(on: Felt) -> Play:
    play = before(on, on.players(5), straddle=on.stakes.straddle or 2 * on.big)
    play.pass_by(2, keep=2)
    return play


def _own_stack(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    play.lift(2, 4)
    if on.below(2):
        play.lift(1, 2)
    chip = on.chip
    play.stacks[play.next] = on.amount(play.bet + chip, play.bet + play.increment - chip)
    return play


def _heads_up(on: Felt) -> Play:
    return before(on, 2)


CALLING: Final[Mapping[str, Situation]] = {
    CallTag.FIRST_IN: Situation(first_in),
    CallTag.FROM_THE_BLIND: Situation(_from_the_blind),
    CallTag.UNOPENED: Situation(unopened),
    CallTag.BET: Situation(bet),
    CallTag.ONE_RAISE: Situation(_one_raise),
    CallTag.SEVERAL_RAISES: Situation(_several_raises),
    CallTag.SHORT_ALL_IN: Situation(short_all_in),
    CallTag.SEVERAL_SHORT: Situation(_several_short),
    CallTag.SHORT_FIRST_WAGER: Situation(_short_first_wager),
    CallTag.BIG_BLIND_OPTION: Situation(_big_blind_option),
    CallTag.SHORT_BIG_BLIND: Situation(short_big_blind),
    CallTag.STRADDLE: Situation(_straddle),
    CallTag.OWN_STACK: Situation(_own_stack),
    CallTag.HEADS_UP: Situation(_heads_up),
}
