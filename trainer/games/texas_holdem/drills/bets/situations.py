"""Streets that show a skill of betting, told for the seats and the amounts of a level."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Final

from trainer.cards import choice
from trainer.games.texas_holdem.drills.bets.tags import CallTag, PotLimitTag, RightTag
from trainer.games.texas_holdem.drills.felt import Felt, felt, structure_for
from trainer.games.texas_holdem.drills.streets import Play, after, before, played
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import TableScene
from trainer.games.texas_holdem.structure import Structure
from trainer.quiz import NATURAL

Tag = CallTag | RightTag | PotLimitTag

BIG_BETS: Final = (Structure.NO_LIMIT, Structure.POT_LIMIT, Structure.SPREAD_LIMIT)
"""Structures whose raises are measured by the largest one."""
_LIMIT: Final = (Structure.FIXED_LIMIT,)
_POT: Final = (Structure.POT_LIMIT,)


@dataclass(frozen=True, slots=True)
class Situation:
    """How to tell it, the structures it belongs to, and how many chips the big blind must be for it."""

    tell: Callable[[Felt], Play]
    structures: tuple[Structure, ...] = BIG_BETS
    chips_in_blind: int = 2


def deal(rng: random.Random, rules: Rules, skill: str, level: int) -> TableScene:
    """A table that shows the skill, a tag of this package."""
    situation = SITUATIONS[skill]
    on = felt(
        rng,
        rules,
        level,
        structure_for(rules, situation.structures),
        chips_in_blind=situation.chips_in_blind,
    )
    return played(situation.tell(on))


def natural(rng: random.Random, rules: Rules, skill: str, skills: tuple[Tag, ...]) -> Tag:
    """The skill as a tag; for `natural` any that belongs to the house's own structure, if there is one."""
    if skill != NATURAL:
        return next(tag for tag in skills if tag == skill)
    own = {rules.structure.at(0), rules.structure.at(1)}
    return choice(rng, [tag for tag in skills if own & set(SITUATIONS[tag].structures)] or skills)


# -- what to call, what to raise to


def _first_in(on: Felt) -> Play:
    play = before(on, on.players(4))
    play.pass_by(play.players, keep=3, calls=False)
    return play


def _from_the_blind(on: Felt) -> Play:
    play = before(on, on.players(4))
    play.pass_by(2, keep=4)
    play.lift(1, 3)
    play.all_pass(1 + on.below(2))
    return play


def _unopened(on: Felt) -> Play:
    play = after(on, 2 + on.below(3))
    play.pass_by(3)
    return play


def _bet(on: Felt) -> Play:
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


def _short_all_in(on: Felt) -> Play:
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


def _short_big_blind(on: Felt) -> Play:
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


# -- may he raise


def _not_acted(on: Felt) -> Play:
    return _bet(on) if on.below(2) else _short_all_in(on)


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


# -- the pot


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


SITUATIONS: Final[Mapping[str, Situation]] = {
    CallTag.FIRST_IN: Situation(_first_in),
    CallTag.FROM_THE_BLIND: Situation(_from_the_blind),
    CallTag.UNOPENED: Situation(_unopened),
    CallTag.BET: Situation(_bet),
    CallTag.ONE_RAISE: Situation(_one_raise),
    CallTag.SEVERAL_RAISES: Situation(_several_raises),
    CallTag.SHORT_ALL_IN: Situation(_short_all_in),
    CallTag.SEVERAL_SHORT: Situation(_several_short),
    CallTag.SHORT_FIRST_WAGER: Situation(_short_first_wager),
    CallTag.BIG_BLIND_OPTION: Situation(_big_blind_option),
    CallTag.SHORT_BIG_BLIND: Situation(_short_big_blind),
    CallTag.STRADDLE: Situation(_straddle),
    CallTag.OWN_STACK: Situation(_own_stack),
    CallTag.HEADS_UP: Situation(_heads_up),
    CallTag.LIMIT: Situation(_limit, _LIMIT),
    CallTag.LIMIT_SHORT_BET: Situation(_limit_short_bet, _LIMIT, 3),
    CallTag.LIMIT_HALF_BET: Situation(_limit_half_bet, _LIMIT, 3),
    CallTag.LIMIT_SHORT_RAISE: Situation(_limit_short_raise, _LIMIT, 3),
    CallTag.LIMIT_HALF_RAISE: Situation(_limit_half_raise, _LIMIT, 3),
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
    RightTag.CAP: Situation(_capped, _LIMIT),
    RightTag.UNDER_CAP: Situation(_under_cap, _LIMIT),
    RightTag.CAP_TWO_LEFT: Situation(_capped_between_two, _LIMIT),
    RightTag.LIMIT_SHORT: Situation(lambda on: _limit_bet_and(on, half=False), _LIMIT, 3),
    RightTag.LIMIT_HALF: Situation(lambda on: _limit_bet_and(on, half=True), _LIMIT, 3),
    PotLimitTag.UNOPENED: Situation(_unopened, _POT),
    PotLimitTag.BET: Situation(_pot_bet, _POT),
    PotLimitTag.BET_AND_CALL: Situation(_pot_called, _POT),
    PotLimitTag.RAISED: Situation(_pot_raised, _POT),
    PotLimitTag.FIRST_IN: Situation(_first_in, _POT),
    PotLimitTag.LIMPERS: Situation(_limpers, _POT),
    PotLimitTag.SMALL_BLIND: Situation(_small_blind, _POT),
    PotLimitTag.OVER_A_RAISE: Situation(_over_a_raise, _POT),
    PotLimitTag.BIG_BLIND: Situation(_big_blind, _POT),
    PotLimitTag.DEAD_BLIND: Situation(_dead_blind, _POT),
    PotLimitTag.SHORT_BLIND: Situation(_short_big_blind, _POT),
}
