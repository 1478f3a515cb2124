"""What the rules on the desk cost: the game's card, what one more on each row of the form costs, or how far the count is."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any

from trainer.games.desks import BANKED
from trainer.odds import Odds
from trainer.web import charts
from trainer.web.desk.forms import Row, Table
from trainer.web.desk.looking import Opened
from trainer.web.shelves import shelf


@dataclass(frozen=True, slots=True)
class Count:
    """A count under way, in percent. `first`: another one that has to end before this one begins. `failed`: why nothing
    came of it, in the system's words."""

    percent: int
    first: bool = False
    failed: str = ""


@dataclass(frozen=True)
class Figured:
    """The figures of a house. `card` is None while they need a count; `count` is how far that is. `bars` are the parts of the
    edge, greatest first, the edge itself last. `costs` are by field."""

    card: Any | None = None
    before: Any | None = None
    """The figures of the published rules, where they are others, and known."""
    count: Count | None = None
    bars: tuple[charts.Bar, ...] = ()
    costs: Mapping[str, float] = field(default_factory=dict)


def figured(opened: Opened, *, again: bool = False) -> Figured:
    """The figures of the house as it lies on the desk, none of a game without a bank. A count that they need is begun; one
    that failed only `again`."""
    if opened.good is None or opened.game not in BANKED:
        return Figured()
    desk, kept = BANKED[opened.game], shelf(opened.game)
    rules = opened.good.rules
    published = opened.published.rules if opened.published else None
    if desk.needs(rules, kept):
        known = published is not None and not desk.needs(published, kept)
        before = desk.figures(published, kept) if known else None
        return Figured(before=before, count=_count(rules, kept, again=again))
    card = desk.card(rules, kept, published)
    parts = sorted(((share.code, share.part) for share in card.origin), key=lambda part: -part[1])
    return Figured(
        card,
        card.published if published != rules else None,
        None,
        charts.bars([*parts, ("", card.ante.house_edge)]),
        _costs(opened, card),
    )


def _count(rules: Any, kept: Any, *, again: bool) -> Count:
    """How far the count of these rules is, begun if it is not."""
    now = kept.awaited(rules)
    if now and now.failed and now.covers(rules) and not again:
        return Count(0, failed=now.failed)
    kept.begin(rules)
    now = kept.awaited(rules)
    return Count(int(100 * now.share), first=not now.covers(rules)) if now else Count(100)


def _costs(opened: Opened, card: Any) -> Mapping[str, float]:
    """Field to what one more to 1 on its row costs."""
    if opened.stale or opened.form is None or opened.good is None:
        return {}
    rules = opened.good.rules
    found: dict[str, float] = {}
    for table in opened.form.tables:
        printed = _printed(getattr(rules, table.switch.code))
        for row in table.rows:
            if code := printed.get(row.hands):
                found[row.odds.name] = card.costs[(table.switch.code, code)]
            elif row.hands and (cost := _cost(opened.game, rules, card, table, row)) is not None:
                found[row.odds.name] = cost
    return found


def _printed(table: Any) -> dict[tuple[str, ...], str]:
    """The hands of each printed row of a paytable, to its code."""
    categories = getattr(table, "categories", None)
    return {
        tuple(c.value for c in categories(code)) if categories else (code,): code for code, _ in table.rows
    }


def _cost(game: str, rules: Any, card: Any, table: Table, row: Row) -> float | None:
    """What one more costs on a row that puts other hands together than the printed ones: the figures, counted twice."""
    code = table.switch.code
    paid = getattr(rules, code)
    more = {hand: Odds(getattr(paid, hand).profit + 1) for hand in row.hands}
    raised = rules.changed(**{code: paid.changed(**more)})
    if BANKED[game].needs(raised, shelf(game)):
        return None
    return float(_kept(card, code) - _kept(BANKED[game].figures(raised, shelf(game)), code))


def _kept(figures: Any, code: str) -> Fraction:
    """What the house keeps of a stake, exactly."""
    found: Fraction = -(figures.ante if code == "ante" else figures.bonus_as_played).expectation
    return found
