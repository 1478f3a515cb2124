"""Scenes of what players say and put in: a table of the house's own size, then words and chips about its bet.

Each deals one scene, or None where the cards, chips or seats it has drawn do not make one; `saying` draws again.
"""

from __future__ import annotations

import random
from typing import Any

from trainer.cards import below, choice
from trainer.chips import ChipError
from trainer.games.texas_holdem.drills.floor.acts import MEANINGS, Acted
from trainer.games.texas_holdem.drills.floor.tables import (
    RAISED,
    Bets,
    Spot,
    after_flop,
    before_flop,
    bets,
    blind_chips,
    chip_above,
    handful,
    unit,
)
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import RulingScene


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


def one_chip(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chip = spot and chip_above(rng, rules, spot.bets.bet)
    return _scene(Acted.ONE_CHIP, spot, rules, (chip,), chip=chip) if chip else None


def raise_chip(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chip = spot and chip_above(rng, rules, spot.bets.bet)
    return _scene(Acted.RAISE_CHIP, spot, rules, (chip,), "raise", chip=chip) if chip else None


def opening_chip(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    chip = chip_above(rng, rules, rules.big_blind)
    spot = _unopened(rng, level, rules)
    return _scene(Acted.OPENING_CHIP, spot, rules, (chip,), chip=chip) if chip else None


def several_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chips = spot and handful(rng, rules, level, spot.bets.bet)
    return _scene(Acted.CHIPS, spot, rules, chips) if chips else None


def change(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    big = spot and chip_above(rng, rules, spot.bets.bet)
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


def needed_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    chips, faced = _needed(rng, level, rules)
    return (
        _scene(Acted.CHIPS, after_flop(rng, level, rules, faced), rules, chips) if chips and faced else None
    )


def needed_last(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    chips, faced = _needed(rng, level, rules)
    if not chips or not faced:
        return None
    return _scene(Acted.LAST_CHIPS, after_flop(rng, level, rules, faced, stack=sum(chips)), rules, chips)


def last_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    faced = bets(rng, level, rules)
    chips = handful(rng, rules, level, faced.bet)
    if not chips or sum(chips) <= faced.bet:
        return None
    return _scene(Acted.LAST_CHIPS, after_flop(rng, level, rules, faced, stack=sum(chips)), rules, chips)


def undercall(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
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


def prior_one(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    raised_to = _raised_to(rng, level, rules)
    chip = chip_above(rng, rules, raised_to - (rules.small_blind or rules.big_blind))
    return _on_a_blind(Acted.PRIOR_ONE, rng, level, rules, (chip,) if chip else None, raised_to)


def prior_several(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    raised_to = _raised_to(rng, level, rules)
    return _on_a_blind(
        Acted.PRIOR_SEVERAL, rng, level, rules, handful(rng, rules, level, raised_to), raised_to
    )


def prior_pulled(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    raised_to = _raised_to(rng, level, rules)
    chip = chip_above(rng, rules, raised_to)
    return _on_a_blind(Acted.PRIOR_PULLED, rng, level, rules, (chip,) if chip else None, raised_to)


# -- words


def _short_number(rng: random.Random, level: int, rules: Rules, spot: Spot) -> int:
    """More than the bet, less than the least raise where the chips in play allow that."""
    step = rules.smallest_chip if level > 3 else max(rules.smallest_chip, unit(level, rules) // 5)
    between = (spot.bets.increment(rules) - 1) // step
    return spot.bets.bet + step * (1 + below(rng, max(1, between)))


def number_alone(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    number = spot and _short_number(rng, level, rules, spot)
    return _scene(Acted.NUMBER, spot, rules, said="number", number=number)


def raise_number(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    number = spot and _enough(rng, level, rules, spot)
    return _scene(Acted.RAISE_NUMBER, spot, rules, said="raise_number", number=number)


def _enough(rng: random.Random, level: int, rules: Rules, spot: Spot) -> int:
    return spot.bets.bet + spot.bets.increment(rules) + unit(level, rules) * below(rng, 10)


def raise_too_little(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    number = spot and _short_number(rng, level, rules, spot)
    return _scene(Acted.RAISE_NUMBER, spot, rules, said="raise_number", number=number)


def call_no_bet(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    return _scene(Acted.CALL_NO_BET, _unopened(rng, level, rules), rules, said="call")


def raise_no_bet(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    return _scene(Acted.RAISE_NO_BET, _unopened(rng, level, rules), rules, said="raise")


def the_pot(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _unopened(rng, level, rules)
    return _scene(Acted.POT, spot, rules, said="pot", pot=spot.table.pot) if spot else None


def check_facing(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    return _scene(Acted.CHECK_FACING, _street(rng, level, rules), rules, said="check")


def bet_and_raise(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    number = bets(rng, level, rules, raised=False).bet
    second = 2 * number + unit(level, rules) * below(rng, 4)
    spot = _unopened(rng, level, rules)
    return _scene(Acted.BET_AND_RAISE, spot, rules, said="bet_and_raise", number=number, second=second)


def unclear(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
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


def string(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    """The call and then a raise; without a bet on the street a bet and then a greater one."""
    spot = _street(rng, level, rules) if below(rng, 4) else _unopened(rng, level, rules)
    return _in_motions(Acted.STRING, rng, level, rules, spot)


def raise_motions(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
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


def steps(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    if spot is None:
        return None
    number = _enough(rng, level, rules, spot) + unit(level, rules)
    first = _made_of(spot.bets.bet, rules)
    second = _made_of(number - spot.bets.bet, rules)
    if not first or not second:
        return None
    return _motions(Acted.STEPS, spot, rules, first, second, "raise_number", number=number)


def chips_then_words(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chip = spot and chip_above(rng, rules, spot.bets.bet)
    if not spot or not chip:
        return None
    number = _enough(rng, level, rules, spot)
    return _scene(Acted.CHIPS_THEN_WORDS, spot, rules, (chip,), "raise_number", number=number, chip=chip)


def words_then_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    if spot is None:
        return None
    number = _enough(rng, level, rules, spot)
    chips = handful(rng, rules, level, number)
    return _scene(
        Acted.WORDS_THEN_CHIPS, spot, rules, chips, "raise_number", number=number, total=sum(chips)
    ) if chips and sum(chips) > spot.bets.bet else None  # fmt: skip


def call_with_chips(rng: random.Random, level: int, rules: Rules) -> RulingScene | None:
    spot = _street(rng, level, rules)
    chips = spot and handful(rng, rules, level, 2 * spot.bets.bet)
    if not spot or not chips or sum(chips) <= spot.bets.bet:
        return None
    return _scene(Acted.CALL_WITH_CHIPS, spot, rules, chips, "call", total=sum(chips))
