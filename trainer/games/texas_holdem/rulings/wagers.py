"""What a player has said and put in, and what it counts as.

The amounts are totals: what lies in front of the player on this street when the ruling has been carried out.
Sources: TDA 2024 rules 40 to 46, 51 and 54 to 61; WSOP live action rules 2024, 136, 137, 174, 176 and 179.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.games.texas_holdem.choices import WordsAndChips
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings.facing import Facing
from trainer.games.texas_holdem.rulings.ruling import Reason, Ruling
from trainer.games.texas_holdem.structure import Structure


class Wager(StrEnum):
    """What it counts as."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    """The first bet of the street."""
    RAISE = "raise"
    ALL_IN = "all_in"
    """A bet or raise of all he has."""
    CALL_OR_FOLD = "call_or_fold"
    """He has the choice, but may not raise."""
    FLOOR = "floor"
    """The floor decides: a full call, or what he put in stays and he folds."""


class Word(StrEnum):
    """What a player may say."""

    FOLD = "fold"
    CHECK = "check"
    CALL = "call"
    BET = "bet"
    RAISE = "raise"
    POT = "pot"
    """“I bet the pot.”"""
    ALL_IN = "all_in"


class First(StrEnum):
    """Which came first."""

    WORDS = "words"
    CHIPS = "chips"
    TOGETHER = "together"


@dataclass(frozen=True, slots=True)
class Said:
    """One declaration: a word, a number, or both."""

    word: Word | None = None
    number: int | None = None


@dataclass(frozen=True, slots=True)
class Act:
    """What the player does: what he says in order, the chips of each motion, the chips he pulls back from his front."""

    said: tuple[Said, ...] = ()
    motions: tuple[tuple[int, ...], ...] = ()
    pulled_back: tuple[int, ...] = ()
    first: First = First.WORDS


def wager(facing: Facing, act: Act, rules: Rules) -> Ruling:
    """What the act counts as. Raises `ValueError` for one in which nothing is said and nothing put in."""
    if not act.said:
        return _silent(facing, act)
    chips_first = act.first is First.CHIPS and act.motions
    if chips_first and rules.words_and_chips is WordsAndChips.FIRST_WINS:
        return replace(_silent(facing, act), reason=Reason.WORDS_AND_CHIPS, switch="words_and_chips")
    ruling = _spoken(facing, act.said[0], act, rules)
    if chips_first:
        return replace(ruling, reason=Reason.WORDS_AND_CHIPS, switch="words_and_chips")
    if len(act.said) > 1:
        return replace(ruling, reason=Reason.FIRST_DECLARATION)
    if act.motions and _contradicts(facing, act, ruling):
        return replace(ruling, reason=Reason.WORDS_BEFORE_CHIPS)
    return ruling


def unclear_number(facing: Facing, meanings: Sequence[int], pot: int) -> Ruling:
    """A number with several meanings (“five”: 5, 500 or 5,000), said with a bet or raise (TDA 57). `pot`: before it."""
    top = min(facing.everything, facing.most or facing.everything)
    legal = [total for total in meanings if facing.least <= total <= top]
    within = [total for total in legal if total <= pot]
    total = max(within) if within else min(legal, default=facing.least)
    return _raise(facing, total, Reason.UNCLEAR_NUMBER)


# -- words


def _spoken(facing: Facing, said: Said, act: Act, rules: Rules) -> Ruling:
    match said.word:
        case None:
            return _number(facing, said.number or 0)
        case Word.FOLD:
            return Ruling(Wager.FOLD, Reason.DECLARED)
        case Word.CHECK if facing.owes:
            return Ruling(Wager.CALL_OR_FOLD, Reason.CHECK_FACING_A_BET, facing.bet)
        case Word.CHECK:
            return Ruling(Wager.CHECK, Reason.DECLARED)
        case Word.CALL:
            return _call(facing, Reason.DECLARED if facing.owes else Reason.NO_BET_TO_CALL)
        case Word.ALL_IN:
            return _raise(facing, facing.everything, Reason.DECLARED)
        case Word.POT:
            if rules.structure is Structure.POT_LIMIT:
                return _raise(facing, facing.most or facing.everything, Reason.DECLARED)
            return _raise(facing, facing.least, Reason.POT_WITHOUT_POT_LIMIT)
        case Word.BET | Word.RAISE:
            return _declared_raise(facing, said, act, rules)


def _declared_raise(facing: Facing, said: Said, act: Act, rules: Rules) -> Ruling:
    opens = facing.bet == 0 and said.word is Word.RAISE
    if said.number is not None:
        if opens:
            return _raise(facing, said.number, Reason.NO_BET_TO_RAISE)
        return _raise(facing, said.number, Reason.NUMBER_IS_TOTAL if facing.bet else Reason.DECLARED)
    if len(act.motions) > 1:
        counted = act.motions if rules.two_motion_raise else act.motions[:1]
        ruling = _raise(facing, _total(facing, act, counted), Reason.TWO_MOTIONS)
        return replace(ruling, reason=Reason.TWO_MOTIONS, switch="two_motion_raise")
    total = _total(facing, act, act.motions)
    if opens:
        return _raise(facing, total, Reason.NO_BET_TO_RAISE)
    one = bool(act.motions) and len(act.motions[0]) == 1 and not act.pulled_back
    return _raise(facing, total, Reason.CHIP_AFTER_RAISE if one else Reason.DECLARED)


def _number(facing: Facing, number: int) -> Ruling:
    """A number alone is the same as that much in silent chips (TDA 40-C): all he has is all-in (45-B)."""
    if number >= facing.everything:
        return _raise(facing, facing.everything, Reason.NUMBER_ALONE)
    if number < facing.bet:
        return _undercall(facing)
    if number == facing.bet or (facing.bet and 2 * (number - facing.bet) < facing.increment):
        return _call(facing, Reason.NUMBER_ALONE)
    return _raise(facing, number, Reason.NUMBER_ALONE)


def _contradicts(facing: Facing, act: Act, ruling: Ruling) -> bool:
    """Whether the chips say something else than words with an amount, or than a call or check."""
    said = act.said[0]
    fixed = said.number is not None or said.word in (Word.FOLD, Word.CHECK, Word.CALL)
    return fixed and _total(facing, act, act.motions) != (ruling.amount or 0)


# -- chips


def _silent(facing: Facing, act: Act) -> Ruling:
    """Chips without a word. Of several motions only the first counts (TDA 56)."""
    if not act.motions:
        raise ValueError("nothing is said, and nothing is put in")
    if len(act.motions) == 1:
        return _chips(facing, act, act.motions[0])
    total = _total(facing, act, act.motions[:1])
    first = _call(facing, Reason.STRING_BET) if total < facing.bet else _chips(facing, act, act.motions[0])
    return replace(first, reason=Reason.STRING_BET)


def _chips(facing: Facing, act: Act, added: tuple[int, ...]) -> Ruling:
    total = _total(facing, act, (added,))
    one = len(added) == 1 and not act.pulled_back
    last = sum(added) == facing.stack
    if not facing.owes:
        return _opening_chips(facing, total, one)
    if total < facing.bet:
        return _call(facing, Reason.LAST_CHIPS) if last else _undercall(facing)
    if total == facing.bet:
        return _call(facing, Reason.CHIPS_STAND)
    if one:
        return _call(facing, Reason.PRIOR_CHIPS if facing.front else Reason.OVERSIZED_CHIP)
    if total - min((*_left(facing, act), *added)) < facing.bet:
        return _call(facing, Reason.ALL_CHIPS_NEEDED)
    if last:
        return _raise(facing, total, Reason.LAST_CHIPS)
    if 2 * (total - facing.bet) < facing.increment:
        return _call(facing, Reason.UNDER_HALF)
    return _raise(facing, total, Reason.HALF_OR_MORE)


def _opening_chips(facing: Facing, total: int, one: bool) -> Ruling:
    """Chips of a player who owes nothing: a bet, or with a bet on the table (his big blind) a raise."""
    if facing.bet and 2 * (total - facing.bet) < facing.increment:
        return _call(facing, Reason.UNDER_HALF)
    return _raise(facing, total, Reason.OVERSIZED_CHIP_OPENS if one else Reason.CHIPS_STAND)


def _left(facing: Facing, act: Act) -> list[int]:
    """The chips in front that were not pulled back. Raises `ValueError` for one that was not there."""
    left = list(facing.front)
    for chip in act.pulled_back:
        left.remove(chip)
    return left


def _total(facing: Facing, act: Act, motions: Sequence[tuple[int, ...]]) -> int:
    return sum(_left(facing, act)) + sum(map(sum, motions))


# -- results


def _call(facing: Facing, reason: Reason) -> Ruling:
    if not facing.owes:
        return Ruling(Wager.CHECK, reason)
    return Ruling(Wager.CALL, reason, min(facing.bet, facing.everything))


def _undercall(facing: Facing) -> Ruling:
    if facing.raised and not facing.heads_up:
        return Ruling(Wager.FLOOR, Reason.UNDERCALL_BEHIND_A_RAISE, min(facing.bet, facing.everything))
    return _call(facing, Reason.UNDERCALL)


def _raise(facing: Facing, total: int, reason: Reason) -> Ruling:
    """A bet or raise to `total`, at least the minimum, at most what a limit or his stack allows."""
    if facing.everything <= facing.bet:
        return _call(facing, reason)
    if not facing.may_raise:
        return _call(facing, Reason.MAY_NOT_RAISE)
    top = min(facing.everything, facing.everything if facing.most is None else facing.most)
    least = min(facing.least, top)
    if total < least and reason not in _SAYS_THE_MINIMUM:
        reason = Reason.LESS_THAN_THE_MINIMUM
    elif total > top:
        reason = Reason.MORE_THAN_THE_MOST
    amount = min(max(total, least), top)
    if amount == facing.everything:
        return Ruling(Wager.ALL_IN, reason, amount)
    return Ruling(Wager.RAISE if facing.bet else Wager.BET, reason, amount)


_SAYS_THE_MINIMUM = frozenset(
    {
        Reason.HALF_OR_MORE,
        Reason.NUMBER_ALONE,
        Reason.NO_BET_TO_RAISE,
        Reason.POT_WITHOUT_POT_LIMIT,
        Reason.UNCLEAR_NUMBER,
        Reason.TWO_MOTIONS,
    }
)
"""Reasons that already say that less than the minimum becomes the minimum."""
