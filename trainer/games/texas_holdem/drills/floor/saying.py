"""Dealing a player's words and chips for a skill: a case is drawn until its ruling rests on the rule that is practised."""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Any, Final

from trainer.cards import below, choice
from trainer.chips import ChipError
from trainer.games.texas_holdem.drills.floor.acts import MEANINGS, Acted, rule
from trainer.games.texas_holdem.drills.floor.tables import (
    RAISED,
    Bets,
    Spot,
    after_flop,
    before_flop,
    bets,
    blind_chips,
    handful,
    one_chip,
    unit,
    until,
)
from trainer.games.texas_holdem.drills.floor.tags import RuleTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Reason, Ruling, Wager
from trainer.games.texas_holdem.scenes import RulingScene

Deal = Callable[[random.Random, int, Rules], RulingScene | None]


@dataclass(frozen=True, slots=True)
class Case:
    """How a scene is dealt, and on which rules its ruling may rest."""

    deal: Deal
    reasons: frozenset[Reason]


def lay(rng: random.Random, level: int, rules: Rules, case: Case) -> RulingScene | None:
    """A scene of that case; None where the house's chips or seats do not allow one."""
    return until(lambda: case.deal(rng, level, rules), lambda scene: _shows(scene, rule(scene, rules), case))


def _shows(scene: RulingScene, ruling: Ruling, case: Case) -> bool:
    """Whether the ruling rests on the rule. A last all-in that would be a full raise shows nothing."""
    whole = ruling.code is Wager.ALL_IN and (ruling.amount or 0) >= scene.facts["least"]
    return ruling.reason in case.reasons and not whole


def _scene(
    code: Acted,
    spot: Spot | None,
    rules: Rules,
    chips: tuple[int, ...] = (),
    said: str | None = None,
    **facts: Any,
) -> RulingScene | None:
    if spot is None:
        return None
    bet, increment = spot.bets.bet, spot.bets.increment(rules)
    common = {"seat": spot.seat, "bet": bet, "increment": increment, "least": bet + increment}
    return RulingScene(code, spot.table, chips, said, {**common, **facts})


def _street(
    rng: random.Random, level: int, rules: Rules, *, raised: bool | None = None, heads_up: bool = False
) -> Spot | None:
    return after_flop(rng, level, rules, bets(rng, level, rules, raised=raised), heads_up=heads_up)


def _unopened(rng: random.Random, level: int, rules: Rules, pot: int | None = None) -> Spot | None:
    return after_flop(rng, level, rules, Bets(), pot=pot)


def _made_of(amount: int, rules: Rules) -> tuple[int, ...] | None:
    """The fewest chips of an amount, greatest first; None where none make it, or only a whole rack."""
    try:
        pile = rules.chips.breakdown(amount)
    except ChipError:
        return None
    chips = tuple(value for value, count in pile.items() for _ in range(count))
    return chips if 0 < len(chips) < 9 else None


# -- chips without a word


def _one_chip(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chip = spot and one_chip(rng, rules, spot.bets.bet)
    return _scene(Acted.ONE_CHIP, spot, rules, (chip,), chip=chip) if chip else None


def _raise_chip(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chip = spot and one_chip(rng, rules, spot.bets.bet)
    return _scene(Acted.RAISE_CHIP, spot, rules, (chip,), "raise", chip=chip) if chip else None


def _opening_chip(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    chip = one_chip(rng, rules, rules.big_blind)
    spot = _unopened(rng, level, rules)
    return _scene(Acted.OPENING_CHIP, spot, rules, (chip,), chip=chip) if chip else None


def _chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chips = spot and handful(rng, rules, level, spot.bets.bet)
    return _scene(Acted.CHIPS, spot, rules, chips) if chips else None


def _change(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    big = spot and one_chip(rng, rules, spot.bets.bet)
    if not spot or not big:
        return None
    smaller = [value for value in rules.chips.values if value < big and spot.bets.bet % value == 0]
    return _scene(Acted.CHANGE, spot, rules, (big, choice(rng, smaller[-2:]))) if smaller else None


def _needed(rng: random.Random, level: int, rules: Rules) -> tuple[tuple[int, ...], Bets] | tuple[None, None]:
    """Several chips, and a bet that takes every one of them, with something to spare."""
    chips = handful(rng, rules, level, unit(level, rules) * (2 + below(rng, 12)))
    if not chips:
        return None, None
    total, step = sum(chips), unit(level, rules)
    fitting = [bet for bet in range(step, total, step) if max(total - chips[-1], rules.big_blind - 1) < bet]
    if not fitting:
        return None, None
    bet = choice(rng, fitting)
    half = bet // 2 // step * step
    behind = level >= RAISED and half >= rules.big_blind and below(rng, 2) == 1
    return chips, Bets(half, bet) if behind else Bets(bet)


def _needed_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    chips, faced = _needed(rng, level, rules)
    return (
        _scene(Acted.CHIPS, after_flop(rng, level, rules, faced), rules, chips) if chips and faced else None
    )


def _needed_last(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    chips, faced = _needed(rng, level, rules)
    if not chips or not faced:
        return None
    return _scene(Acted.LAST_CHIPS, after_flop(rng, level, rules, faced, stack=sum(chips)), rules, chips)


def _last_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    faced = bets(rng, level, rules)
    chips = handful(rng, rules, level, faced.bet)
    if not chips or sum(chips) <= faced.bet:
        return None
    return _scene(Acted.LAST_CHIPS, after_flop(rng, level, rules, faced, stack=sum(chips)), rules, chips)


def _undercall(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    kind = below(rng, 3)
    spot = _street(rng, level, rules, raised=kind == 2, heads_up=kind == 1)
    chips = spot and handful(rng, rules, level, -(-spot.bets.bet // 2))
    return _scene(Acted.UNDERCALL, spot, rules, chips, total=sum(chips)) if chips else None


# -- chips on top of a blind


def _on_a_blind(
    code: Acted, rng: random.Random, level: int, rules: Rules, chips: tuple[int, ...] | None, raised_to: int
) -> RulingScene | None:
    """Those chips on top of the big blind, or of the small one."""
    blind = choice(rng, [rules.big_blind, rules.small_blind or rules.big_blind])
    value, count = blind_chips(rules, blind)
    spot = before_flop(rng, level, rules, raised_to, blind)
    if not chips or (code is Acted.PRIOR_PULLED and count < 2):
        return None
    return _scene(code, spot, rules, chips, front_chip=value, front_count=count, chip=chips[0])


def _raised_to(rng: random.Random, level: int, rules: Rules) -> int:
    step = unit(level, rules)
    return -(-2 * rules.big_blind // step) * step + step * below(rng, 9)


def _prior_one(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    raised_to = _raised_to(rng, level, rules)
    chip = one_chip(rng, rules, raised_to - (rules.small_blind or rules.big_blind))
    return _on_a_blind(Acted.PRIOR_ONE, rng, level, rules, (chip,) if chip else None, raised_to)


def _prior_several(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    raised_to = _raised_to(rng, level, rules)
    return _on_a_blind(
        Acted.PRIOR_SEVERAL, rng, level, rules, handful(rng, rules, level, raised_to), raised_to
    )


def _prior_pulled(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    raised_to = _raised_to(rng, level, rules)
    chip = one_chip(rng, rules, raised_to)
    return _on_a_blind(Acted.PRIOR_PULLED, rng, level, rules, (chip,) if chip else None, raised_to)


# -- words


def _short_number(rng: random.Random, level: int, rules: Rules, spot: Spot) -> int:
    """More than the bet, less than the least raise where the chips in play allow that."""
    step = rules.smallest_chip if level > 3 else max(rules.smallest_chip, unit(level, rules) // 5)
    between = (spot.bets.increment(rules) - 1) // step
    return spot.bets.bet + step * (1 + below(rng, max(1, between)))


def _number(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    number = spot and _short_number(rng, level, rules, spot)
    return _scene(Acted.NUMBER, spot, rules, said="number", number=number)


def _raise_number(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    number = spot and _enough(rng, level, rules, spot)
    return _scene(Acted.RAISE_NUMBER, spot, rules, said="raise_number", number=number)


def _enough(rng: random.Random, level: int, rules: Rules, spot: Spot) -> int:
    return spot.bets.bet + spot.bets.increment(rules) + unit(level, rules) * below(rng, 10)


def _raise_too_little(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    number = spot and _short_number(rng, level, rules, spot)
    return _scene(Acted.RAISE_NUMBER, spot, rules, said="raise_number", number=number)


def _call_no_bet(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    return _scene(Acted.CALL_NO_BET, _unopened(rng, level, rules), rules, said="call")


def _raise_no_bet(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    return _scene(Acted.RAISE_NO_BET, _unopened(rng, level, rules), rules, said="raise")


def _pot(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _unopened(rng, level, rules)
    return _scene(Acted.POT, spot, rules, said="pot", pot=spot.table.pot) if spot else None


def _check_facing(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    return _scene(Acted.CHECK_FACING, _street(rng, level, rules), rules, said="check")


def _bet_and_raise(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    number = bets(rng, level, rules, raised=False).bet
    second = 2 * number + unit(level, rules) * below(rng, 4)
    spot = _unopened(rng, level, rules)
    return _scene(Acted.BET_AND_RAISE, spot, rules, said="bet_and_raise", number=number, second=second)


def _unclear(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    """The pot is about one of the meanings, now less, now as much or more."""
    number, step = 1 + below(rng, 9), unit(level, rules)
    reach = [
        number * times for times in MEANINGS[1:] if rules.big_blind <= number * times <= 400 * rules.big_blind
    ]
    if not reach:
        return None
    about = choice(rng, reach)
    pot = about + step * below(rng, 8) if below(rng, 2) else about - step * (1 + below(rng, 8))
    if pot < 2 * rules.big_blind:
        return None
    return _scene(
        Acted.UNCLEAR, _unopened(rng, level, rules, pot), rules, said="digit",
        number=number, hundreds=number * MEANINGS[1], thousands=number * MEANINGS[2], pot=pot,
    )  # fmt: skip


# -- words and chips together, chips in several motions


def _string(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    """The call and then a raise; without a bet on the street a bet and then a greater one."""
    spot = _street(rng, level, rules) if below(rng, 4) else _unopened(rng, level, rules)
    return _in_motions(Acted.STRING, rng, level, rules, spot)


def _raise_motions(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    return _in_motions(Acted.RAISE_MOTIONS, rng, level, rules, _street(rng, level, rules), "raise")


def _in_motions(
    code: Acted, rng: random.Random, level: int, rules: Rules, spot: Spot | None, said: str | None = None
) -> RulingScene | None:
    if spot is None:
        return None
    first = _made_of(spot.bets.bet or bets(rng, level, rules, raised=False).bet, rules)
    least = spot.bets.bet + spot.bets.increment(rules)
    second = first and _made_of(least - sum(first) + unit(level, rules) * (1 + below(rng, 6)), rules)
    if not first or not second:
        return None
    return _motions(code, spot, rules, first, second, said)


def _motions(
    code: Acted,
    spot: Spot,
    rules: Rules,
    first: tuple[int, ...],
    second: tuple[int, ...],
    said: str | None = None,
    **facts: int,
) -> RulingScene | None:
    return _scene(
        code, spot, rules, first + second, said,
        first_chips=len(first), first=sum(first), then=sum(second), **facts,
    )  # fmt: skip


def _steps(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    if spot is None:
        return None
    number = _enough(rng, level, rules, spot) + unit(level, rules)
    first = _made_of(spot.bets.bet, rules)
    second = _made_of(number - spot.bets.bet, rules)
    if not first or not second:
        return None
    return _motions(Acted.STEPS, spot, rules, first, second, "raise_number", number=number)


def _chips_then_words(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chip = spot and one_chip(rng, rules, spot.bets.bet)
    if not spot or not chip:
        return None
    number = _enough(rng, level, rules, spot)
    return _scene(Acted.CHIPS_THEN_WORDS, spot, rules, (chip,), "raise_number", number=number, chip=chip)


def _words_then_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    if spot is None:
        return None
    number = _enough(rng, level, rules, spot)
    chips = handful(rng, rules, level, number)
    return _scene(
        Acted.WORDS_THEN_CHIPS, spot, rules, chips, "raise_number", number=number, total=sum(chips)
    ) if chips and sum(chips) > spot.bets.bet else None  # fmt: skip


def _call_with_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chips = spot and handful(rng, rules, level, 2 * spot.bets.bet)
    if not spot or not chips or sum(chips) <= spot.bets.bet:
        return None
    return _scene(Acted.CALL_WITH_CHIPS, spot, rules, chips, "call", total=sum(chips))


def _case(deal: Deal, *reasons: Reason) -> Case:
    return Case(deal, frozenset(reasons))


_SEVERAL: Final = (Reason.HALF_OR_MORE, Reason.UNDER_HALF)

CASES: Final[Mapping[RuleTag, tuple[Case, ...]]] = MappingProxyType(
    {
        RuleTag.OVERCHIP: (
            _case(_one_chip, Reason.OVERSIZED_CHIP),
            _case(_raise_chip, Reason.CHIP_AFTER_RAISE, Reason.LESS_THAN_THE_MINIMUM),
            _case(_opening_chip, Reason.OVERSIZED_CHIP_OPENS),
        ),
        RuleTag.ALL_NEEDED: (_case(_needed_chips, Reason.ALL_CHIPS_NEEDED),),
        RuleTag.HALF: (_case(_chips, Reason.HALF_OR_MORE), _case(_chips, Reason.UNDER_HALF)),
        RuleTag.CHANGE: (_case(_change, *_SEVERAL),),
        RuleTag.LAST_CHIPS: (
            _case(_last_chips, Reason.LAST_CHIPS),
            _case(_needed_last, Reason.ALL_CHIPS_NEEDED),
        ),
        RuleTag.PRIOR_CHIPS: (
            _case(_prior_one, Reason.PRIOR_CHIPS),
            _case(_prior_several, *_SEVERAL),
            _case(_prior_pulled, *_SEVERAL),
        ),
        RuleTag.NUMBER_ALONE: (_case(_number, Reason.NUMBER_ALONE),),
        RuleTag.RAISE_TOTAL: (_case(_raise_number, Reason.NUMBER_IS_TOTAL),),
        RuleTag.TOO_LITTLE: (_case(_raise_too_little, Reason.LESS_THAN_THE_MINIMUM),),
        RuleTag.UNDERCALL: (_case(_undercall, Reason.UNDERCALL, Reason.UNDERCALL_BEHIND_A_RAISE),),
        RuleTag.WRONG_WORDS: (
            _case(_call_no_bet, Reason.NO_BET_TO_CALL),
            _case(_raise_no_bet, Reason.NO_BET_TO_RAISE),
            _case(_check_facing, Reason.CHECK_FACING_A_BET),
            _case(_pot, Reason.POT_WITHOUT_POT_LIMIT, Reason.DECLARED),
        ),
        RuleTag.FIRST_WORD: (_case(_bet_and_raise, Reason.FIRST_DECLARATION),),
        RuleTag.UNCLEAR_NUMBER: (_case(_unclear, Reason.UNCLEAR_NUMBER),),
        RuleTag.STRING_BET: (
            _case(_string, Reason.STRING_BET),
            _case(_steps, Reason.NUMBER_IS_TOTAL),
        ),
        RuleTag.TWO_MOTIONS: (_case(_raise_motions, Reason.TWO_MOTIONS),),
        RuleTag.WORDS_AND_CHIPS: (
            _case(_chips_then_words, Reason.WORDS_AND_CHIPS),
            _case(_words_then_chips, Reason.WORDS_BEFORE_CHIPS),
            _case(_call_with_chips, Reason.WORDS_BEFORE_CHIPS),
        ),
    }
)
"""Skill to its cases, each as often as the others."""

_TAGS: Final[Mapping[Acted, RuleTag]] = MappingProxyType(
    {
        Acted.ONE_CHIP: RuleTag.OVERCHIP,
        Acted.RAISE_CHIP: RuleTag.OVERCHIP,
        Acted.OPENING_CHIP: RuleTag.OVERCHIP,
        Acted.CHANGE: RuleTag.CHANGE,
        Acted.LAST_CHIPS: RuleTag.LAST_CHIPS,
        Acted.PRIOR_ONE: RuleTag.PRIOR_CHIPS,
        Acted.PRIOR_SEVERAL: RuleTag.PRIOR_CHIPS,
        Acted.PRIOR_PULLED: RuleTag.PRIOR_CHIPS,
        Acted.NUMBER: RuleTag.NUMBER_ALONE,
        Acted.UNDERCALL: RuleTag.UNDERCALL,
        Acted.CALL_NO_BET: RuleTag.WRONG_WORDS,
        Acted.RAISE_NO_BET: RuleTag.WRONG_WORDS,
        Acted.CHECK_FACING: RuleTag.WRONG_WORDS,
        Acted.POT: RuleTag.WRONG_WORDS,
        Acted.BET_AND_RAISE: RuleTag.FIRST_WORD,
        Acted.UNCLEAR: RuleTag.UNCLEAR_NUMBER,
        Acted.STRING: RuleTag.STRING_BET,
        Acted.STEPS: RuleTag.STRING_BET,
        Acted.RAISE_MOTIONS: RuleTag.TWO_MOTIONS,
        Acted.CHIPS_THEN_WORDS: RuleTag.WORDS_AND_CHIPS,
        Acted.WORDS_THEN_CHIPS: RuleTag.WORDS_AND_CHIPS,
        Acted.CALL_WITH_CHIPS: RuleTag.WORDS_AND_CHIPS,
    }
)


def tag(scene: RulingScene, rules: Rules) -> RuleTag:
    """The skill a scene shows: for several chips, and for “raise” and a number, its ruling says which."""
    code = Acted(scene.code)
    if code in _TAGS:
        return _TAGS[code]
    reason = rule(scene, rules).reason
    if code is Acted.CHIPS:
        return RuleTag.ALL_NEEDED if reason is Reason.ALL_CHIPS_NEEDED else RuleTag.HALF
    return RuleTag.RAISE_TOTAL if reason is Reason.NUMBER_IS_TOTAL else RuleTag.TOO_LITTLE
