"""How every holding on every flop ends, kept in a megabyte or two.

Most holdings are called whatever a house pays: their counts are needed only as one sum. What remains is one row for
each different way to end, with how many holdings and flops end so.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final, TypeAlias

import numpy as np

from trainer.cards import RANKS, SUITS, Card
from trainer.games.casino_holdem.edge.counting import Progress, count_situations
from trainer.games.casino_holdem.edge.deck import HOLDINGS, Ints, flops
from trainer.games.casino_holdem.rules import AnteNoGame, BonusTable, Qualifier, Rules, bonus_row
from trainer.hands import best

Counts: TypeAlias = tuple[int, int, int, int]
"""Deals in which the dealer has no game, the player beats a game, ties with one, loses to one."""


@dataclass(frozen=True, slots=True)
class Scope:
    """Which rules a census answers for: those under which every holding that it has merged is called.

    The call is at most `call_multiple` times the ante; with `even_money` no row of the ante pays less than 1 to 1;
    with `no_game_pays` the ante is paid, not pushed, when the dealer has no game.
    """

    qualifier: Qualifier = Qualifier.PAIR_OF_FOURS
    call_multiple: int = 2
    even_money: bool = True
    no_game_pays: bool = True

    @classmethod
    def of(cls, rules: Rules) -> Scope:
        """The scope to count for these rules; nearly always the shipped census's."""
        return cls(
            rules.qualifier,
            max(2, rules.call_multiple),
            all(odds.profit >= 1 for odds in rules.ante.by_category.values()),
            rules.ante_no_game is not AnteNoGame.PUSH,
        )

    @classmethod
    def read(cls, plain: Mapping[str, Any]) -> Scope:
        """The opposite of `dataclasses.asdict`. Raises as the constructor does."""
        return cls(**{**plain, "qualifier": Qualifier(plain["qualifier"])})

    def covers(self, rules: Rules) -> bool:
        """Whether a census of this scope is exact for these rules."""
        wanted = Scope.of(rules)
        return (
            self.qualifier is wanted.qualifier
            and self.call_multiple >= wanted.call_multiple
            and self.even_money <= wanted.even_money
            and self.no_game_pays <= wanted.no_game_pays
        )

    def always_called(self, counts: Ints) -> Ints:
        """Which situations [n, 10, 4] lose less by a call than by a fold even under the least that the scope pays.

        Against a fold a call gains one more than it pays: 1 + what the ante pays, and on the win the call besides. The less
        the multiple, the better for whoever loses more often than he wins; the others call anyway.
        """
        least = int(self.even_money)
        gain = np.array(
            [
                1 + (least if self.no_game_pays else 0),
                1 + least + self.call_multiple,
                1,
                -self.call_multiple,
            ]
        )
        called: Ints = counts.sum(axis=1, dtype=np.int64) @ gain > 0
        return called


SHIPPED: Final = Scope()
"""The scope of the census that comes with the trainer."""


@dataclass(frozen=True, slots=True, eq=False)
class Census:
    """`counts` [columns, rows] (floats: whole numbers that a matrix product adds up exactly), a row for each different
    way to end; `columns` names the columns that are not empty, 4 × kind of hand + place in `Counts`. `weight` [rows] is
    how many holdings and flops end so, `bonus` [rows] which row of the AA Bonus they win (1..9, 0 none), `called`
    [10, 4] the deals of all holdings that are always called."""

    scope: Scope
    columns: Ints
    counts: Ints
    weight: Ints
    bonus: Ints
    called: Ints

    def totals(self, chosen: Ints) -> tuple[Counts, ...]:
        """The deals, by kind of hand, of all that is always called and of these rows."""
        found = self.called.ravel().copy()
        found[self.columns] += (self.counts @ (self.weight * chosen).astype(np.float64)).astype(np.int64)
        a: list[list[int]] = found.reshape(10, 4).tolist()
        return tuple((n, w, t, x) for n, w, t, x in a)


def take_census(scope: Scope, progress: Progress | None = None, workers: int = 1) -> Census:
    """Count every deal, then merge what may be merged. About a minute on one core, and a gigabyte."""
    known = flops()
    counts = count_situations(scope.qualifier.least, progress, workers)
    called = scope.always_called(counts)
    total = np.zeros((10, 4), dtype=np.int64)
    for kind in range(10):
        total[kind] = known.weight[called] @ counts[called, kind].astype(np.int64)
    left = np.flatnonzero(~called)
    bonus = _bonus_rows(left)
    rows = np.column_stack([counts[left].reshape(-1, 40), bonus])
    _, first, member = np.unique(rows, axis=0, return_index=True, return_inverse=True)
    weight = np.zeros(len(first), dtype=np.int64)
    np.add.at(weight, member.ravel(), known.weight[left])
    met = np.argsort(first)  # neighbours are alike in the order they were met, and take less room
    rows = rows[first[met]]
    return census_of(scope, rows[:, :40], weight[met], rows[:, 40], total)


def census_of(scope: Scope, counts: Ints, weight: Ints, bonus: Ints, called: Ints) -> Census:
    """A census from its rows [rows, 40]."""
    columns = np.flatnonzero(counts.any(axis=0))
    return Census(
        scope, columns, np.ascontiguousarray(counts[:, columns].T, dtype=np.float64), weight, bonus, called
    )


_BONUS_ROWS: Final = tuple(BonusTable.model_fields)


def _bonus_rows(situations: Ints) -> Ints:
    known = flops()
    deck = [Card(RANKS[n // 4] + SUITS[n % 4]) for n in range(52)]
    found = np.zeros(len(situations), dtype=np.int32)
    for at, situation in enumerate(situations):
        five = (*HOLDINGS[known.holding[situation]], *known.cards[known.flop[situation]])
        row = bonus_row(best([deck[n] for n in five]))
        found[at] = 0 if row is None else _BONUS_ROWS.index(row) + 1
    return found
