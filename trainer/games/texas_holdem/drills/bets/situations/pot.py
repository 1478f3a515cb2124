"""Streets of pot limit, on which somebody says “pot”."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.games.texas_holdem.drills.bets.situations.calling import first_in, short_big_blind, unopened
from trainer.games.texas_holdem.drills.bets.situations.situation import POT, Situation
from trainer.games.texas_holdem.drills.bets.tags import PotLimitTag
from trainer.games.texas_holdem.drills.felt import Felt
from trainer.games.texas_holdem.drills.streets import Play, after, before


def _pot_bet(on: Felt) -> Play:
    play = after(on, 2 + on.below(3))
    play.pass_by(1, keep=2)
    play.lift(2, 6)
    return play


def _pot_called(on: Felt) -> Play:
    play = after(on, 4 + on.below(2))
    play.lift(2, 6)
    for _ in range(1 + (on.level > 2)):
        play.call()
    return play


def _pot_raised(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    bettor = play.next
    play.lift(1, 3)
    play.lift(1, 2)
    if on.below(2):
        play.all_pass(bettor)
    return play


def _limpers(on: Felt) -> Play:
    play = before(on, on.players(5))
    play.pass_by(2, keep=4, calls=False)
    for _ in range(1 + on.below(min(2, play.fresh_next - 3))):
        play.call()
    return play


def _small_blind(on: Felt) -> Play:
    play = before(on, on.players(4))
    caller = on.pick(play.queue[:-2])
    while play.next != 1:
        if play.next == caller:
            play.call()
        else:
            play.fold()
    return play


def _over_a_raise(on: Felt) -> Play:
    play = before(on, on.players(5))
    play.pass_by(2, keep=4)
    play.lift(1, 3)
    play.pass_by(2, keep=1, calls=on.level > 2)
    return play


def _big_blind(on: Felt) -> Play:
    play = before(on, on.players(4))
    play.pass_by(2, keep=3)
    play.lift(1, 3)
    play.all_pass(play.big_blind)
    return play


def _dead_blind(on: Felt) -> Play:
    play = before(on, on.players(5) - 1, dead_blind=True)
    play.pass_by(2, keep=2)
    return play


POT_LIMIT: Final[Mapping[str, Situation]] = {
    PotLimitTag.UNOPENED: Situation(unopened, POT),
    PotLimitTag.BET: Situation(_pot_bet, POT),
    PotLimitTag.BET_AND_CALL: Situation(_pot_called, POT),
    PotLimitTag.RAISED: Situation(_pot_raised, POT),
    PotLimitTag.FIRST_IN: Situation(first_in, POT),
    PotLimitTag.LIMPERS: Situation(_limpers, POT),
    PotLimitTag.SMALL_BLIND: Situation(_small_blind, POT),
    PotLimitTag.OVER_A_RAISE: Situation(_over_a_raise, POT),
    PotLimitTag.BIG_BLIND: Situation(_big_blind, POT),
    PotLimitTag.DEAD_BLIND: Situation(_dead_blind, POT),
    PotLimitTag.SHORT_BLIND: Situation(short_big_blind, POT),
}
