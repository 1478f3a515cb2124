"""What an instructor may have meant, but is worth a second look. Nothing here stops a file from being in force."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import StrEnum
from fractions import Fraction
from itertools import pairwise
from typing import Any, Final, Literal

from trainer.games.casino_holdem.desk.costing import figures
from trainer.games.casino_holdem.edge import Shelf
from trainer.games.casino_holdem.rules import AnteTable, BonusTable, Rules, Variant
from trainer.hands import Category
from trainer.odds import Odds
from trainer.reading import N_
from trainer.reading.lints import NOBODY_KNOWS, Lint, makeable, unconfirmed

MAIN_AT_MOST: Final = Fraction(5, 100)
BONUS_AT_MOST: Final = Fraction(15, 100)


class LintCode(StrEnum):
    """What is looked for."""

    NEGATIVE_EDGE = "negative_edge"
    """The players win more than they lose, on the ante and the call or on the bonus."""
    MAIN_OVER_5 = "main_over_5"
    """The house keeps more than 5 % of an ante."""
    BONUS_OVER_15 = "bonus_over_15"
    """The house keeps more than 15 % of a bonus, as it settles it on a fold."""
    BONUS_CHEAPER_THAN_ANTE = "bonus_cheaper_than_ante"
    """A hand pays less on the bonus, made of five cards, than on the ante, made of seven."""
    UNCONFIRMED = "unconfirmed"
    """Nobody has confirmed the switch for this house."""
    EQUAL_NEIGHBOURS = "equal_neighbours"
    """Two neighbouring rows of the ante above a flush pay the same."""
    CAP_BELOW_TOP = "cap_below_top"
    """A maximum payout is less than the top row pays, at the table's least stake or at its greatest."""
    STAKES_UNPAYABLE = "stakes_unpayable"
    """A stake, a call or a payout at the table's limits that the house's chips cannot make."""


MESSAGES: Final[Mapping[LintCode, str]] = {
    LintCode.NEGATIVE_EDGE: N_("the players have the edge here: the house loses %(edge)s of each stake"),
    LintCode.MAIN_OVER_5: N_("the house edge is %(edge)s of the ante, over 5 %%"),
    LintCode.BONUS_OVER_15: N_("the house edge of the bonus is %(edge)s, over 15 %%"),
    LintCode.BONUS_CHEAPER_THAN_ANTE: N_(
        "%(row)s pays %(odds)s here and %(other)s on the ante, though it is rarer in five cards than in seven"
    ),
    LintCode.UNCONFIRMED: NOBODY_KNOWS,
    LintCode.EQUAL_NEIGHBOURS: N_("%(row)s pays no more than %(below)s"),
    LintCode.CAP_BELOW_TOP: N_("a stake of %(stake)s on the top row would be paid %(amount)s, over this maximum"),
    LintCode.STAKES_UNPAYABLE: N_("at a stake of %(stake)s this comes to %(amount)s, which the house's chips cannot make"),
}  # fmt: skip


def lint(variant: Variant, shelf: Shelf) -> tuple[Lint, ...]:
    """Everything worth a look, the edges first. Of rules whose census is not there the edges are left out."""
    rules = variant.rules
    found = [*_edges(rules, shelf), *_rows(rules), *_caps(rules), *_chips(rules)]
    return (*found, *unconfirmed(variant.stated))


def _lint(path: tuple[str, ...], code: LintCode, values: Mapping[str, Any]) -> Lint:
    return Lint(path, code, values, MESSAGES[code])


def _edges(rules: Rules, shelf: Shelf) -> Iterator[Lint]:
    if not shelf.has(rules):
        return
    found = figures(rules, shelf)
    for bet, expectation, most, code in (
        ("ante", found.ante.expectation, MAIN_AT_MOST, LintCode.MAIN_OVER_5),
        ("bonus", found.bonus_as_played.expectation, BONUS_AT_MOST, LintCode.BONUS_OVER_15),
    ):
        if expectation > 0:
            yield _lint((bet,), LintCode.NEGATIVE_EDGE, {"edge": float(expectation)})
        elif -expectation > most:
            yield _lint((bet,), code, {"edge": float(-expectation)})


def _rows(rules: Rules) -> Iterator[Lint]:
    for row, odds in rules.bonus.rows:
        category = Category.ONE_PAIR if row == "pair_of_aces" else Category(row)
        ante = rules.ante.by_category[category]
        if odds.profit < ante.profit:
            values = {"row": row, "odds": odds, "other": ante}
            yield _lint(("bonus", row), LintCode.BONUS_CHEAPER_THAN_ANTE, values)
    above = [c for c in rules.ante.by_category if c.order > Category.FLUSH.order]
    for better, worse in pairwise(above):
        if rules.ante.by_category[better].profit == rules.ante.by_category[worse].profit:
            values = {"row": better.value, "below": worse.value}
            yield _lint(("ante", better.value), LintCode.EQUAL_NEIGHBOURS, values)


_Bet = Literal["ante", "bonus"]
_BETS: Final[tuple[_Bet, ...]] = ("ante", "bonus")


def _caps(rules: Rules) -> Iterator[Lint]:
    for cap in ("max_payout_box", "max_payout_table"):
        limit: int | None = getattr(rules, cap)
        if limit is None:
            continue
        for bet in _BETS if rules.max_payout_counts_bonus else _BETS[:1]:
            top = max((odds for _, odds in _table(rules, bet).rows), key=lambda odds: odds.profit)
            paid = [(stake, _paid(rules, top, stake)) for _, stake in _stakes(rules, bet)]
            over = next(((stake, amount) for stake, amount in paid if amount > limit), None)
            if over:
                yield _lint((cap,), LintCode.CAP_BELOW_TOP, {"stake": over[0], "amount": over[1]})


def _chips(rules: Rules) -> Iterator[Lint]:
    for bet in _BETS:
        seen: set[tuple[str, ...]] = set()
        for field, stake in _stakes(rules, bet):
            for path, amount in _handled(rules, bet, field, stake):
                if path not in seen and not makeable(rules.chips.values, amount):
                    seen.add(path)
                    yield _lint(path, LintCode.STAKES_UNPAYABLE, {"stake": stake, "amount": amount})


def _stakes(rules: Rules, bet: _Bet) -> Iterator[tuple[str, int]]:
    """The least stake this table takes and, where it has a limit, the greatest, each with the switch that says so."""
    least: int | None = getattr(rules, f"{bet}_min")
    most: int | None = getattr(rules, f"{bet}_max")
    yield ("chips", rules.chips.values[0]) if least is None else (f"{bet}_min", least)
    if most is not None:
        yield f"{bet}_max", most


def _handled(rules: Rules, bet: _Bet, field: str, stake: int) -> Iterator[tuple[tuple[str, ...], int]]:
    """What is laid out and what is paid at a stake, each with the path it belongs to."""
    yield (field,), stake
    if bet == "ante":
        yield ("call_multiple",), stake * rules.call_multiple
    for row, odds in _table(rules, bet).rows:
        yield (bet, row), _paid(rules, odds, stake)


def _table(rules: Rules, bet: _Bet) -> AnteTable | BonusTable:
    return rules.ante if bet == "ante" else rules.bonus


def _paid(rules: Rules, odds: Odds, stake: int) -> int:
    return odds.payout(stake, rules.smallest_chip, rules.rounding)
