"""Where the edge comes from, and what another number in a paytable would cost: exact, the player deciding anew."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Mapping, Sequence
from fractions import Fraction
from types import MappingProxyType
from typing import Final

from trainer.games.casino_holdem.edge.census import Census
from trainer.games.casino_holdem.edge.deciding import CallWorth, Wholes, folded, payoffs
from trainer.games.casino_holdem.edge.deck import Ints
from trainer.games.casino_holdem.edge.figures import (
    BONUS_COUNTS,
    DEALS,
    HANDS_OF_FIVE,
    SITUATIONS,
    AnteFigures,
)
from trainer.games.casino_holdem.rules import AnteNoGame, BonusTable, Rules
from trainer.hands.strengths import CATEGORIES
from trainer.odds import EVEN_MONEY

FOLD: Final = "fold"


def origin(rules: Rules, ante: AnteFigures) -> Mapping[str, Fraction]:
    """The house edge by how the deal ends: folds, and each final kind of hand, weakest first. Sums to the edge."""
    found = {FOLD: Fraction(ante.folded, SITUATIONS)}
    for category, pays in zip(CATEGORIES, payoffs(rules), strict=True):
        ended = ante.outcomes[category]
        counts = (ended.dealer_does_not_qualify, ended.player_wins, ended.tie, ended.dealer_wins)
        found[category.value] = -sum((p * n for p, n in zip(pays, counts, strict=True)), Fraction(0)) / DEALS
    return MappingProxyType(found)


def ante_costs(rules: Rules, census: Census) -> Mapping[str, Fraction]:
    """What one more to 1 on each printed row of the ante table costs the house, in antes.

    All that is called now wins one more; and some of what is folded now is called then. Raises `ValueError` for a
    census that does not cover the rules.
    """
    worth = CallWorth.of(rules, census)
    folds = folded(worth)
    called = [n for counts in census.totals(~folds) for n in counts]
    loses, weight = worth.total[folds], census.weight[folds]
    found = {}
    for row, _ in rules.ante.rows:
        columns = _paid(rules, row)
        gains = loses + worth.unit * worth.deals(columns)[folds]
        new = gains > 0
        found[row] = Fraction(
            worth.unit * sum(called[c] for c in columns) + _sum(gains[new], weight[new]), worth.unit * DEALS
        )
    return MappingProxyType(found)


def ante_curve(rules: Rules, census: Census, row: str, odds: Sequence[int]) -> tuple[Fraction, ...]:
    """The house edge for each of these odds to 1, ascending from 1 on, on a printed row of the ante. Raises `ValueError`
    for a census that does not cover the rules, `KeyError` for a row the table does not have.

    The more the row pays, the more is called: each row of the census from certain odds on. So the edge is a sum over
    those that are called by then.
    """
    columns = _paid(rules, row)
    worth = CallWorth.of(rules.paying("ante", row, EVEN_MONEY), census)
    more = worth.unit * worth.deals(columns)
    always = [int(n) for n in census.called.ravel()]
    gained = sum(n * gain for n, gain in zip(always, worth.gains, strict=True))
    each = worth.unit * sum(always[c] for c in columns)
    called = worth.total >= 0
    gained += _sum(worth.total[called], census.weight[called])
    each += _sum(more[called], census.weight[called])
    # The others, at the place of the first odds at which they are called.
    gained_at, each_at = [0] * (len(odds) + 1), [0] * (len(odds) + 1)
    waiting = ~called & (more > 0)
    rest = (worth.total[waiting].tolist(), more[waiting].tolist(), census.weight[waiting].tolist())
    for lost, gain, times in zip(*rest, strict=True):
        at = bisect_left(odds, 1 + (int(gain - lost) - 1) // int(gain))
        gained_at[at] += int(lost) * times
        each_at[at] += int(gain) * times
    found = []
    for at, pays in enumerate(odds):
        gained += gained_at[at]
        each += each_at[at]
        found.append(1 - Fraction(gained + (pays - 1) * each, worth.unit * DEALS))
    return tuple(found)


def bonus_costs(table: BonusTable, forfeited: AnteFigures | None = None) -> Mapping[str, Fraction]:
    """What one more to 1 on each row of the bonus costs, in bonus stakes. Who folds does so for the ante's sake alone:
    `forfeited` is how he does where a fold forfeits the bonus."""
    lost = forfeited.folded_bonus if forfeited else {}
    return MappingProxyType(
        {
            row: Fraction(BONUS_COUNTS[row], HANDS_OF_FIVE) - Fraction(lost.get(row, 0), SITUATIONS)
            for row, _ in table.rows
        }
    )


def _paid(rules: Rules, row: str) -> list[int]:
    """Which of the forty columns a printed row of the ante pays: the player's win, and the dealer without a game."""
    rules.ante.by_row[row]
    places = (0, 1) if rules.ante_no_game is AnteNoGame.TABLE else (1,)
    return [4 * kind.order + place for kind in rules.ante.categories(row) for place in places]


def _sum(values: Wholes, weight: Ints) -> int:
    """Each value times its weight, added up as whole numbers of any size."""
    return sum(int(value) * times for value, times in zip(values.tolist(), weight.tolist(), strict=True))
