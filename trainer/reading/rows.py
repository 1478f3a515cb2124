"""Reads the rows of a paytable as casinos print them: a row for one hand, or one for several.

`flush: 2 to 1`, `straight or lower: 1 to 1`, `flush or better: 25 to 1` (also "flush and up"),
`straight to pair of aces: 7 to 1`. Every hand stands in exactly one row, and a better hand is never paid less.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import pairwise
from typing import Final

from trainer.odds import Odds
from trainer.reading.cells import N_, Cell, plain_name, spoken

_OR_LOWER: Final = re.compile(r"(.+)_(?:or|and)_(?:lower|less|below|worse|down)")
_OR_BETTER: Final = re.compile(r"(.+)_(?:or|and)_(?:better|higher|above|up)")
_FROM_TO: Final = re.compile(r"(.+)_to_(.+)")


def read_rows(table: Cell, hands: Sequence[str], also: Mapping[str, str]) -> dict[str, Odds]:
    """Hand to odds, best hand first. `hands` are the names a table needs, best first; `also` other words for some.

    Notes every row that cannot be read, every hand without a row or with two, and odds that rise for a weaker hand;
    what is returned is whole only if nothing was noted.
    """
    paid: dict[str, Odds] = {}
    row_of: dict[str, Cell] = {}
    for label, row in table.entries():
        found = covered(label, hands, also)
        if found is None:
            row.note(
                N_(
                    "“%(label)s” names no row of this table; a row is a hand (%(hands)s)"
                    " or “X or lower”, “X or better”, “X to Y”"
                ),
                label=label, hands=[spoken(h) for h in hands],
            )  # fmt: skip
            continue
        odds = None
        with table.report.noting():
            odds = row.odds()
        if twice := [hand for hand in found if hand in row_of]:
            row.note(
                N_("%(hand)s has two rows: “%(first)s” and “%(second)s”"),
                hand=spoken(twice[0]), first=str(row_of[twice[0]].path[-1]), second=label,
            )  # fmt: skip
        for hand in found:
            if hand not in row_of:
                row_of[hand] = row
                if odds is not None:
                    paid[hand] = odds
    if missing := [spoken(hand) for hand in hands if hand not in row_of]:
        table.note(N_("no row for: %(missing)s"), missing=missing)
    _refuse_rising([(hand, paid[hand], row_of[hand]) for hand in hands if hand in paid])
    return {hand: paid[hand] for hand in hands if hand in paid}


def covered(label: str, hands: Sequence[str], also: Mapping[str, str]) -> Sequence[str] | None:
    """The hands a row label covers, best first, None if it names none."""

    def place(name: str) -> int | None:
        name = also.get(name, name)
        return hands.index(name) if name in hands else None

    name = plain_name(label)
    if (at := place(name)) is not None:
        return hands[at : at + 1]
    if (match := _OR_LOWER.fullmatch(name)) and (at := place(match[1])) is not None:
        return hands[at:]
    if (match := _OR_BETTER.fullmatch(name)) and (at := place(match[1])) is not None:
        return hands[: at + 1]
    if match := _FROM_TO.fullmatch(name):
        ends = [at for at in (place(match[1]), place(match[2])) if at is not None]
        if len(ends) == 2:
            return hands[min(ends) : max(ends) + 1]
    return None


def _refuse_rising(rows: Sequence[tuple[str, Odds, Cell]]) -> None:
    told: set[object] = set()
    for (better, more, _), (weaker, less, row) in pairwise(rows):
        if less.profit > more.profit and row.path not in told:
            told.add(row.path)
            row.note(
                N_(
                    "%(weaker)s pays %(weaker_odds)s, more than the better hand above it:"
                    " %(better)s pays %(better_odds)s"
                ),
                weaker=spoken(weaker), weaker_odds=str(less),
                better=spoken(better), better_odds=str(more),
            )  # fmt: skip
