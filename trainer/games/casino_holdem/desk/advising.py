"""Call or fold: what each is worth for one holding on one flop, over every turn, river and dealer's hand."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from trainer.cards import Card
from trainer.games.casino_holdem.edge import RUNOUTS, Outcomes, count_one, payoffs
from trainer.games.casino_holdem.rules import Rules, bonus_row
from trainer.hands import Category, best

FOLD_EV: Final = Fraction(-1)
"""A fold loses the ante."""


@dataclass(frozen=True, slots=True)
class Advice:
    """Both expected values, in antes, the ante and the call alone; and of the 1,070,190 ways the deal goes on how many
    end how, in all and by final kind of hand, best first. `bonus_row` is what the hand wins on the AA Bonus."""

    call_ev: Fraction
    wins: int
    ties: int
    losses: int
    no_game: int
    by_hand: Mapping[Category, Outcomes]
    bonus_row: str | None
    fold_ev: Fraction = FOLD_EV
    runouts: int = RUNOUTS

    @property
    def call(self) -> bool:
        """Whether a call loses less than a fold, or the same."""
        return self.call_ev >= self.fold_ev


def advice(rules: Rules, own: tuple[Card, ...], flop: tuple[Card, ...]) -> Advice:
    """What to do under these rules, whichever they are. Raises `ValueError` unless there are two own cards and three
    of the flop, all different."""
    counts = count_one(own, flop, rules.qualifier.least)
    won = sum(
        (pay * n for pays, ended in zip(payoffs(rules), counts, strict=True)
         for pay, n in zip(pays, ended, strict=True)),
        Fraction(0),
    )  # fmt: skip
    no_game, wins, ties, losses = (sum(ended[at] for ended in counts) for at in range(4))
    by_hand = {
        category: Outcomes(player_wins=w, dealer_does_not_qualify=n, tie=t, dealer_wins=x)
        for category, (n, w, t, x) in reversed(list(zip(Category, counts, strict=True)))
        if n + w + t + x
    }
    return Advice(
        won / RUNOUTS, wins, ties, losses, no_game, MappingProxyType(by_hand), bonus_row(best((*own, *flop)))
    )
