"""Streets that ask whether the player to act may raise."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from trainer.games.texas_holdem.drills.bets.situations.calling import bet, short_all_in
from trainer.games.texas_holdem.drills.bets.situations.situation import Situation
from trainer.games.texas_holdem.drills.bets.tags import RightTag
from trainer.games.texas_holdem.drills.felt import Felt
from trainer.games.texas_holdem.drills.streets import Play, after, before


def _not_acted(on: Felt) -> Play:
    return bet(on) if on.below(2) else short_all_in(on)


def _checked_and_bet(on: Felt) -> Play:
    play = after(on, 2 + on.below(3))
    checker = play.next
    for _ in range(1 + on.below(len(play.queue) - 1)):
        play.call()
    play.lift(1, 5)
    play.all_pass(checker)
    return play


def _bet_and_raised(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    bettor = play.next
    play.lift(1, 4)
    play.pass_by(1)
    play.lift(1, 3)
    play.all_pass(bettor)
    return play


def _bet_and_short(on: Felt) -> Play:
    play = after(on, 3 + on.below(3))
    bettor = play.next
    play.lift(2, 5)
    play.pass_by(1, keep=2)
    play.short()
    play.call()
    play.all_pass(bettor)
    return play


def _raised_and_short(on: Felt) -> Play:
    """The player who bet faces a full raise and calls; the one who raised faces less."""
    play = after(on, 4 + on.below(2))
    play.lift(1, 3)
    raiser = play.next
    play.lift(2, 4)
    play.pass_by(1, keep=1)
    play.short()
    play.all_pass(raiser, calls=True)
    return play


def _shorts_over_a_bet(on: Felt) -> Play:
    """A bet, a short all-in, a call, and another short one, which make a full raise for who bet alone."""
    play = after(on, 5 + on.below(2))
    play.lift(3, 6)
    bet, measure, chip = play.bet, play.increment, on.chip
    first = on.amount(chip, measure - chip)
    play.all_in(bet + first)
    play.call()
    play.all_in(bet + on.amount(measure, first + measure - chip))
    return play


def _shorts_add_up(on: Felt) -> Play:
    play = _shorts_over_a_bet(on)
    play.all_pass(play.line[0][0], calls=True)
    return play


def _called_between(on: Felt) -> tuple[Play, int]:
    """Short all-ins that reopen for who bet; the other, who called between them, faces less."""
    play = _shorts_over_a_bet(on)
    bettor, caller = play.line[0][0], next(player for player, to in play.line if to < 0)
    play.all_pass(bettor, calls=True)
    return play, caller


def _shorts_do_not(on: Felt) -> Play:
    play, caller = _called_between(on)
    play.call()
    play.all_pass(caller, calls=True)
    return play


def _reopened_again(on: Felt) -> Play:
    play, caller = _called_between(on)
    play.lift(1, 2)
    play.all_pass(caller)
    return play


def _option_after_short(on: Felt) -> Play:
    play = before(on, on.players(5))
    play.pass_by(1, keep=4, calls=False)
    play.call()
    play.short()
    play.all_pass(play.big_blind)
    return play


def _checked_and_short(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    checker = play.next
    play.call()
    play.short()
    play.call()
    play.all_pass(checker)
    return play


def _only_a_call(on: Felt) -> Play:
    play = after(on, 3 + on.below(2))
    play.lift(2, 5)
    if on.below(2):
        play.lift(1, 2)
    least = on.chip * max(1, play.bet // on.chip // 3)
    play.stacks[play.next] = on.amount(least, play.bet)
    return play


def _nobody_to_answer(on: Felt) -> Play:
    """One with chips against all-ins; he has not acted, or faces a full raise."""
    play = after(on, 2 + on.below(3))
    last = play.queue[-1]
    play.lift(2, 4, all_in=True)
    while play.next != last:
        if on.below(3):
            play.lift(1, 2, all_in=True)
        else:
            play.fold()
    return play


RIGHTS: Final[Mapping[str, Situation]] = {
    RightTag.NOT_ACTED: Situation(_not_acted),
    RightTag.CHECK_RAISE: Situation(_checked_and_bet),
    RightTag.FULL_RAISE: Situation(_bet_and_raised),
    RightTag.SHORT_ALL_IN: Situation(_bet_and_short),
    RightTag.SHORT_AFTER_RAISE: Situation(_raised_and_short),
    RightTag.SHORTS_ADD_UP: Situation(_shorts_add_up),
    RightTag.SHORTS_DO_NOT: Situation(_shorts_do_not),
    RightTag.REOPENED_AGAIN: Situation(_reopened_again),
    RightTag.BIG_BLIND_OPTION: Situation(_option_after_short),
    RightTag.FIRST_WAGER: Situation(_checked_and_short),
    RightTag.ONLY_A_CALL: Situation(_only_a_call),
    RightTag.NOBODY_TO_ANSWER: Situation(_nobody_to_answer),
}
