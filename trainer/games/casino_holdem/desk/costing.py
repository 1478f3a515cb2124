"""The figures of a house's rules as the desk shows them: exact, made into floats only here."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from math import ceil
from pathlib import Path
from types import MappingProxyType
from typing import Final, NamedTuple

from trainer.games.casino_holdem.edge import (
    AnteFigures,
    BonusFigures,
    Shelf,
    ante_costs,
    ante_curve,
    ante_figures,
    bonus_costs,
    bonus_figures,
    bonus_with_folds,
    origin,
)
from trainer.games.casino_holdem.rules import BonusOnFold, Rules

POINTS: Final = 200
"""About as many points a curve has at most."""


@dataclass(frozen=True, slots=True)
class Figures:
    """What the rules cost. `bonus_with_folds` is there only where a fold forfeits the bonus."""

    ante: AnteFigures
    bonus: BonusFigures
    bonus_with_folds: BonusFigures | None

    @property
    def bonus_as_played(self) -> BonusFigures:
        """The bonus as this house settles it on a fold."""
        return self.bonus_with_folds or self.bonus


class Share(NamedTuple):
    """A part of the house edge, in antes: by folds (`fold`), or by a final kind of hand (`high_card` …). Negative where
    the players win more than they lose."""

    code: str
    part: float


@dataclass(frozen=True, slots=True)
class Card(Figures):
    """The figures with where they come from: `origin` adds up to the ante's house edge, weakest hand first after the
    folds; `costs` says by table ("ante", "bonus") and printed row what one more to 1 costs the house, the player deciding
    anew. `published` are the figures of the rules in force, None where there are none to compare."""

    origin: tuple[Share, ...]
    costs: Mapping[tuple[str, str], float]
    published: Figures | None = None

    @property
    def ante_change(self) -> float | None:
        """How much more the house keeps of an ante than under the published rules."""
        if self.published is None:
            return None
        return float(self.published.ante.expectation - self.ante.expectation)

    @property
    def bonus_change(self) -> float | None:
        """The same for a bonus, as each settles it on a fold."""
        if self.published is None:
            return None
        return float(self.published.bonus_as_played.expectation - self.bonus_as_played.expectation)


def shelf(folder: Path) -> Shelf:
    """The censuses a house keeps in this folder."""
    return Shelf(folder)


def needs(rules: Rules, shelf: Shelf) -> bool:
    """Whether a census has to be taken before anything can be said of these rules: `shelf.begin(rules)` starts it."""
    return not shelf.has(rules)


def bonus(rules: Rules) -> BonusFigures:
    """The bonus where it is settled on a fold too: no census is needed for it."""
    return bonus_figures(rules.bonus)


def figures(rules: Rules, shelf: Shelf) -> Figures:
    """What the rules cost. Raises `CensusMissing` where a census has to be taken first."""
    ante = ante_figures(rules, shelf.get(rules))
    forfeited = rules.bonus_on_fold is BonusOnFold.FORFEITED
    return Figures(
        ante, bonus_figures(rules.bonus), bonus_with_folds(rules.bonus, ante) if forfeited else None
    )


def card(rules: Rules, shelf: Shelf, published: Rules | None = None) -> Card:
    """All figures of the rules, and of the published ones where their census is there. Raises `CensusMissing`."""
    now = figures(rules, shelf)
    ante = ante_costs(rules, shelf.get(rules))
    side = bonus_costs(rules.bonus, now.ante if now.bonus_with_folds else None)
    costs = {("ante", row): float(cost) for row, cost in ante.items()}
    costs |= {("bonus", row): float(cost) for row, cost in side.items()}
    return Card(
        now.ante,
        now.bonus,
        now.bonus_with_folds,
        tuple(Share(code, float(part)) for code, part in origin(rules, now.ante).items()),
        MappingProxyType(costs),
        figures(published, shelf) if published and shelf.has(published) else None,
    )


def curve(rules: Rules, shelf: Shelf, table: str, row: str) -> tuple[tuple[int, float], ...]:
    """The edge of the ante or the bonus against the odds to 1 of a printed row: whole numbers from 1 to twice what it
    pays, and four more at least. Raises `CensusMissing`, and `KeyError` for a row the table does not have."""
    rows = {"ante": rules.ante.by_row, "bonus": rules.bonus.by_row}[table]
    pays = rows[row].profit
    odds = _range(pays)
    if table == "ante":
        edges = ante_curve(rules, shelf.get(rules), row, odds)
    else:
        forfeited = rules.bonus_on_fold is BonusOnFold.FORFEITED
        now = figures(rules, shelf) if forfeited else None
        cost = bonus_costs(rules.bonus, now.ante if now else None)[row]
        free = now.bonus_as_played if now else bonus_figures(rules.bonus)
        edges = tuple((pays - n) * cost - free.expectation for n in odds)
    return tuple((n, float(edge)) for n, edge in zip(odds, edges, strict=True))


def _range(pays: Fraction) -> list[int]:
    most = max(2 * ceil(pays), ceil(pays) + 4)
    chosen = set(range(1, most + 1, ceil(most / POINTS)))
    if pays.denominator == 1:
        chosen.add(int(pays))
    return sorted(chosen)
