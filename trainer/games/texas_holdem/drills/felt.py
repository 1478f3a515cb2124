"""What a betting drill deals on: how much may be bet, the stakes, and amounts as awkward as the level says."""

from __future__ import annotations

import random
from collections.abc import Collection
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import below, choice, shuffled
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure

SEATS: Final = {1: 4, 2: 5, 3: 6, 4: 8, 5: 9}
"""How many are dealt in, by level, as far as the table has seats."""
_PARTS: Final = {1: 1, 2: 1, 3: 2, 4: 4, 5: 0}
"""Amounts are multiples of this part of the big blind, by level; 0: of the smallest chip."""
_SCALE: Final = 10


@dataclass(frozen=True, slots=True)
class Felt:
    """A table of the house, or of one like it at higher stakes. `chip` is the smallest in play; `fine`: amounts go down to
    it on every level."""

    rng: random.Random
    level: int
    rules: Rules
    structure: Structure
    stakes: Stakes
    chip: int
    fine: bool = False

    @property
    def betting(self) -> BettingRules:
        """The house's rules of betting, in this structure."""
        return replace(self.rules.betting(), structure=self.structure)

    @property
    def big(self) -> int:
        """The big blind."""
        return self.stakes.big_blind

    def players(self, least: int) -> int:
        """How many are dealt in: so many at least, and as many as the level wants and the table has seats for."""
        return max(least, min(SEATS[self.level], self.rules.players))

    def below(self, n: int) -> int:
        """A number 0..n-1."""
        return below(self.rng, n)

    def some(self, items: Collection[int], count: int) -> frozenset[int]:
        """So many of them."""
        return frozenset(shuffled(self.rng, sorted(items))[:count])

    def pick(self, items: Collection[int]) -> int:
        """One of them."""
        return choice(self.rng, sorted(items))

    def amount(self, least: int, most: int) -> int:
        """An amount from `least` to `most`, as round as the level allows."""
        part = 0 if self.fine else _PARTS[self.level]
        first = max(self.chip, self.big // part // self.chip * self.chip) if part else self.chip
        for step in (first, self.chip):
            low, high = -(-least // step), most // step
            if low <= high:
                return step * (low + self.below(high - low + 1))
        raise ValueError(f"no amount from {least} to {most} can be paid in chips of {self.chip}")


def felt(
    rng: random.Random,
    rules: Rules,
    level: int,
    structure: Structure,
    *,
    chips_in_blind: int = 1,
    fine: bool = False,
) -> Felt:
    """The house's table. `chips_in_blind`: how many of the smallest chips the big blind is at least; a house whose
    blind is less lends its rules to a table of ten times the stakes."""
    stakes = rules.stakes
    while min(stakes.big_blind, stakes.small_bet) < chips_in_blind * rules.smallest_chip:
        stakes = replace(
            stakes,
            small_blind=_SCALE * stakes.small_blind,
            big_blind=_SCALE * stakes.big_blind,
            ante=_SCALE * stakes.ante,
            straddle=_SCALE * stakes.straddle,
            small_bet=_SCALE * stakes.small_bet,
            big_bet=_SCALE * stakes.big_bet,
            spread=_SCALE * stakes.spread,
        )
    return Felt(rng, level, rules, structure, stakes, rules.smallest_chip, fine)


def structure_for(rules: Rules, fitting: Collection[Structure]) -> Structure:
    """The house's structure if it fits, of a mixed game the part that does; else the first that fits."""
    own = [rules.structure.at(0), rules.structure.at(1)]
    return next(structure for structure in (*own, *fitting) if structure in fitting)
