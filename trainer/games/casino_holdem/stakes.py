"""Stakes to practise with: five levels from 5, 10, 100 to awkward ones like 85 or 1,275.

A stake is a whole number of the house's smallest chips, within the table's limits, and never 1 (at 1, "stake counted
in" and the neighbouring odds are one digit apart, and nobody computes anything). Where a table's limits leave a level
too few of its stakes they are scaled by a round number (5, 10, 25 become 50, 100, 250), else easier ones fill in.
"""

from __future__ import annotations

import math
import random
from collections.abc import Iterable
from functools import lru_cache
from typing import Final

from trainer.cards import below, choice
from trainer.games.casino_holdem.rules import Rules
from trainer.odds import Odds, Rounding
from trainer.quiz import LEVELS

MULTIPLES: Final[dict[int, tuple[int, ...]]] = {
    1: (1, 2, 5, 10, 20),
    2: (3, 4, 6, 8, 12, 15, 30, 40),
    3: (7, 9, 11, 13, 14, 16, 24, 25, 35, 45, 50, 60),
    4: (17, 19, 22, 23, 26, 28, 29, 31, 32, 36, 37, 55, 65, 70, 85, 95),
    5: (17, 27, 33, 37, 47, 53, 57, 67, 73, 83, 97, 107, 123, 157, 167, 193, 217, 255, 269, 337),
}
"""Level to stakes, counted in fives: 5, 10, 25 … to 85, 135, 1,275, 1,685."""

_BASE: Final = 5
_SCALES: Final = (1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000, 10_000)
_ENOUGH: Final = 4


class StakeError(ValueError):
    """No stake fits the table: its limits leave no whole number of smallest chips."""


def antes(level: int, rules: Rules) -> tuple[int, ...]:
    """The antes of a level (1..5) under these rules, ascending. Raises `StakeError`, `ValueError` for another level."""
    return _fitting(level, _step(rules, rules.ante.by_category.values()), rules.ante_min, rules.ante_max)


def bonuses(level: int, rules: Rules) -> tuple[int, ...]:
    """The AA Bonus stakes of a level, ascending: the next easier level's among them, so that some are below any ante."""
    step = _step(rules, rules.bonus.by_row.values())
    found = set(_fitting(level, step, rules.bonus_min, rules.bonus_max))
    if level > LEVELS[0]:
        found.update(_fitting(level - 1, step, rules.bonus_min, rules.bonus_max))
    return tuple(sorted(found))


def ante(rng: random.Random, level: int, rules: Rules) -> int:
    """An ante of that level."""
    return choice(rng, antes(level, rules))


def bonus(rng: random.Random, level: int, rules: Rules, ante: int) -> int:
    """A plausible side bet beside that ante: no greater where the limits allow it, and mostly not the same."""
    every = bonuses(level, rules)
    options = [b for b in every if b <= ante]
    if options in ([], [ante]):
        options = [b for b in every if b <= 2 * ante] or [every[0]]
    others = [b for b in options if b != ante]
    return choice(rng, others if others and below(rng, 8) else options)


def stake(rng: random.Random, level: int, rules: Rules, odds: Odds | None = None) -> int:
    """A stake for one bet alone, by the ante's limits. With `odds`, one these can pay in whole units."""
    step = _step(rules, [odds] if odds else [])
    if odds:
        step = math.lcm(step, odds.profit.denominator)
    return choice(rng, _fitting(level, step, rules.ante_min, rules.ante_max))


def _step(rules: Rules, odds: Iterable[Odds]) -> int:
    """What stakes are multiples of: the smallest chip, and where the house never rounds, what its odds divide by."""
    if rules.rounding is not Rounding.EXACT:
        return rules.smallest_chip
    return math.lcm(rules.smallest_chip, *(o.profit.denominator for o in odds))


@lru_cache(maxsize=1024)
def _fitting(level: int, step: int, least: int | None, most: int | None) -> tuple[int, ...]:
    if level not in LEVELS:
        raise ValueError(f"levels run from {LEVELS[0]} to {LEVELS[-1]}, not {level}")
    low = max(least or 0, 2)
    unit = math.lcm(step, _BASE) if step < _BASE else step
    units = [unit * scale for scale in _SCALES]
    if step < unit:
        units += [step, 2 * step]
    fits = [
        [m * u for m in MULTIPLES[level] if m * u >= low and (most is None or m * u <= most)] for u in units
    ]
    found = next((f for f in fits if len(f) >= _ENOUGH), None) or max(fits, key=len)
    if len(found) < _ENOUGH and level > LEVELS[0]:
        found = [*found, *_fitting(level - 1, step, least, most)]
    return tuple(sorted(set(found))) or _between(step, least, most)


def _between(step: int, least: int | None, most: int | None) -> tuple[int, ...]:
    """Limits too narrow for any round stake: a few of the multiples between them, 1 only where nothing else is."""
    first = -(-max(least or 1, 1) // step) * step
    last = (most or first + 9 * step) // step * step
    if last < first:
        raise StakeError(
            f"no stake fits this table: nothing from {least or 1} to {most} is a multiple of {step}"
        )
    found = range(first, last + 1, step * max(1, (last - first) // step // 9))
    return tuple(s for s in found if s > 1) or (first,)
