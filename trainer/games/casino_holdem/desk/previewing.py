"""What a change of rules changes on five dealt rounds, and on the paytables."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Final

from trainer.cards import shuffled
from trainer.games.casino_holdem import tags
from trainer.games.casino_holdem.dealing import Deal, DealError, deal
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, BoxSettlement, Line, settle
from trainer.games.casino_holdem.stakes import StakeError
from trainer.games.casino_holdem.tags import Tag
from trainer.odds import Odds

SITUATIONS: Final = 5
_DIFFERING: Final = 3
"""How many of the situations differ, where as many are found: the others show what stays."""
_LEVEL: Final = 2


@dataclass(frozen=True, slots=True)
class LineChange:
    """One bet of a box before and after. `before` is None where there are no rules to compare with."""

    bet: Bet
    before: Line | None
    after: Line

    @property
    def differs(self) -> bool:
        """Whether the dealer does something else: another stake, result or amount, or the floor is called."""
        return self.before is not None and _handling(self.before) != _handling(self.after)


@dataclass(frozen=True, slots=True)
class Situation:
    """A round of one box, dealt for a skill, settled under both rules."""

    skill: str
    deal: Deal
    before: BoxSettlement | None
    after: BoxSettlement
    lines: tuple[LineChange, ...]

    @property
    def differs(self) -> bool:
        return any(line.differs for line in self.lines)


@dataclass(frozen=True, slots=True)
class RowChange:
    """A row of a paytable before and after; `before` is None where there are no rules to compare with."""

    table: str
    row: str
    before: Odds | None
    after: Odds

    @property
    def differs(self) -> bool:
        return self.before is not None and self.before.profit != self.after.profit


@dataclass(frozen=True, slots=True)
class Preview:
    """The rounds, and the paytables row by row."""

    situations: tuple[Situation, ...]
    rows: tuple[RowChange, ...]


def preview(before: Rules | None, after: Rules, rng: random.Random) -> Preview:
    """What publishing `after` in place of `before` would change. The same generator draws the same rounds."""
    return Preview(_situations(before, after, rng), _rows(before, after))


# -- situations


def _situations(before: Rules | None, after: Rules, rng: random.Random) -> tuple[Situation, ...]:
    """Differing ones first where the rules differ on money, then as many others as are wanted."""
    differing: list[Situation] = []
    same: list[Situation] = []
    for situation in _drawn(before, after, rng):
        (differing if situation.differs else same).append(situation)
        if len(differing) >= _DIFFERING and len(differing) + len(same) >= SITUATIONS:
            break
    few = differing[: max(_DIFFERING, SITUATIONS - len(same))]
    return (*few, *same[: SITUATIONS - len(few)])


def _drawn(before: Rules | None, after: Rules, rng: random.Random) -> Iterator[Situation]:
    """One box for each skill that both rules allow, in a drawn order. A table whose limits allow no stake has none."""
    for tag in shuffled(rng, Tag):
        if all(tags.possible(tag, rules) for rules in (before, after) if rules):
            try:
                dealt = deal(rng, tag, _LEVEL, after)
            except (DealError, StakeError):
                continue
            yield _situation(tag, dealt, before, after)


def _situation(skill: str, dealt: Deal, before: Rules | None, after: Rules) -> Situation:
    now = settle(dealt.round, after).boxes[dealt.box]
    then = settle(dealt.round, before).boxes[dealt.box] if before else None
    lines = tuple(LineChange(line.bet, then.line(line.bet) if then else None, line) for line in now.lines)
    return Situation(skill, dealt, then, now, lines)


def _handling(line: Line) -> tuple[object, ...]:
    return line.stake, line.result, line.amount, line.floor


# -- paytables


def _rows(before: Rules | None, after: Rules) -> tuple[RowChange, ...]:
    """Rows as they are printed; where the two print the ante differently, each kind of hand for itself."""
    found = []
    printed = [row for row, _ in after.ante.rows]
    if before and [row for row, _ in before.ante.rows] != printed:
        for category, odds in after.ante.by_category.items():
            found.append(RowChange("ante", category.value, before.ante.by_category[category], odds))
    else:
        for row, odds in after.ante.rows:
            found.append(RowChange("ante", row, before.ante.by_row[row] if before else None, odds))
    for row, odds in after.bonus.rows:
        found.append(RowChange("bonus", row, before.bonus.by_row[row] if before else None, odds))
    return tuple(found)
