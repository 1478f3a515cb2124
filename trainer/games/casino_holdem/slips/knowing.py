"""Slips of what is known by heart: paytable rows, sums, the size of the call."""

from __future__ import annotations

from collections.abc import Iterable
from fractions import Fraction
from typing import Final, Literal

from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.slips.codes import SlipCode
from trainer.games.casino_holdem.slips.settling import beside
from trainer.hands import Category
from trainer.mental import key
from trainer.odds import Odds

Table = Literal["ante", "bonus"]

_BONUS_ROW: Final = {"straight_or_lower": "straight", "one_pair": "pair_of_aces"}
_ANTE_ROW: Final = {bonus: ante for ante, bonus in _BONUS_ROW.items() if bonus == "pair_of_aces"}


def paytable_slips(table: Table, row: str, rules: Rules) -> tuple[tuple[SlipCode, Fraction], ...]:
    """The named wrong odds of a printed row, as profit of one unit, likeliest first."""
    rows = (rules.ante if table == "ante" else rules.bonus).rows
    odds = dict(rows)[row]
    found: list[tuple[SlipCode, Fraction]] = []
    if odds.written == "for":
        found.append((SlipCode.FOR_READ_AS_TO, odds.profit + 1))
    found.append((SlipCode.STAKE_COUNTED_IN, odds.profit + 1))
    if same_hand := _same_hand(table, row, rules):
        found.append((SlipCode.WRONG_TABLE, same_hand.profit))
    near = (beside(rows, row, step) for step in (-1, 1))
    found += [(SlipCode.NEIGHBOUR_ROW, other.profit) for other in near if other]
    if odds.written == "to" and odds.profit > 1:
        found.append((SlipCode.TO_READ_AS_FOR, odds.profit - 1))
    return tuple((code, profit) for code, profit in dict.fromkeys(found) if profit != odds.profit)


def _same_hand(table: Table, row: str, rules: Rules) -> Odds | None:
    """The odds of the same hand in the other table, None where it has no such row."""
    if table == "bonus":
        return rules.ante.by_category[Category(_ANTE_ROW.get(row, row))]
    return rules.bonus.by_row.get(_BONUS_ROW.get(row, row))


def payout_slips(odds: Odds, stake: int) -> tuple[tuple[SlipCode, int], ...]:
    """The named wrong payouts of a stake at odds that pay it in whole units, likeliest first."""
    right = odds.profit * stake
    factors = key(odds.profit)
    found: list[tuple[SlipCode, Fraction]] = []
    if odds.written == "for":
        found.append((SlipCode.FOR_READ_AS_TO, right + stake))
    found.append((SlipCode.STAKE_COUNTED_IN, right + stake))
    if len(factors) > 1:
        found += [(code, Fraction(factor * stake)) for factor, code in _ONE_FACTOR if factor in factors]
        found.append((SlipCode.KEY_HALF_DONE, right - factors[-1] * stake))
    found += _noughts(right)
    if odds.written == "to":
        found.append((SlipCode.TO_READ_AS_FOR, right - stake))
    return _whole(found, right)


def stake_slips(odds: Odds, amount: int) -> tuple[tuple[SlipCode, int], ...]:
    """The named wrong stakes behind a payout, likeliest first."""
    right = amount / odds.profit
    factors = key(odds.profit)
    found: list[tuple[SlipCode, Fraction]] = []
    if odds.written == "for":
        found.append((SlipCode.FOR_READ_AS_TO, amount / (odds.profit + 1)))
    found.append((SlipCode.STAKE_COUNTED_IN, amount / (odds.profit + 1)))
    if len(factors) > 1:
        found += [(code, Fraction(amount, factor)) for factor, code in _ONE_FACTOR if factor in factors]
    found += _noughts(right)
    if odds.written == "to" and odds.profit > 1:
        found.append((SlipCode.TO_READ_AS_FOR, amount / (odds.profit - 1)))
    return _whole(found, right)


def call_slips(ante: int, rules: Rules) -> tuple[tuple[SlipCode, int], ...]:
    """The named wrong calls beside an ante, likeliest first."""
    right = Fraction(ante * rules.call_multiple)
    found: list[tuple[SlipCode, Fraction]] = [
        (SlipCode.CALL_ONE_ANTE, Fraction(ante)),
        (SlipCode.CALL_PLUS_ANTE, right + ante),
        *_noughts(right),
    ]
    return _whole(found, right)


_ONE_FACTOR: Final = ((5, SlipCode.FIVE_TIMES_ONLY), (2, SlipCode.TWO_TIMES_ONLY))


def _noughts(right: Fraction) -> list[tuple[SlipCode, Fraction]]:
    return [(SlipCode.NOUGHT_TOO_MANY, right * 10), (SlipCode.NOUGHT_TOO_FEW, right / 10)]


def _whole(found: Iterable[tuple[SlipCode, Fraction]], right: Fraction) -> tuple[tuple[SlipCode, int], ...]:
    """Those that are an amount somebody would say: whole, above nothing, and wrong."""
    return tuple(
        (code, int(amount))
        for code, amount in dict.fromkeys(found)
        if amount > 0 and amount.denominator == 1 and amount != right
    )
