"""What a change does at the table: situations settled before and after, payouts beside each other, questions that change."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, render_template

from trainer.games import GAMES
from trainer.games.desks import BANKED
from trainer.quiz.changes import DrillChange, changes
from trainer.web.desk.looking import Opened, open_house
from trainer.web.filters import language


def add_to(bp: Blueprint) -> None:
    """Add this view to the desk."""
    bp.add_url_rule("/<game>/<variant>/preview", "preview", preview, methods=["GET"])


def preview(game: str, variant: str) -> str:
    """The preview alone: the page asks for it when it is looked at."""
    return render_template("desk/_preview.html", **previewed(open_house(game, variant)))


@dataclass(frozen=True, slots=True)
class SwitchChange:
    """A switch that has another value; paytables are shown row by row."""

    switch: str
    before: Any
    after: Any


@dataclass(frozen=True, slots=True)
class Preview:
    """What a change does. `dealt`: the rounds and paytables of a banked game. `switches` and `drills` are empty where there
    are no rules to compare with."""

    dealt: Any | None
    switches: tuple[SwitchChange, ...]
    drills: tuple[DrillChange, ...]

    @property
    def asked(self) -> int:
        return sum(drill.asked for drill in self.drills)

    @property
    def changed(self) -> int:
        return sum(drill.changed for drill in self.drills)


def previewed(opened: Opened) -> dict[str, Any]:
    """What the preview shows. The situations are the same as long as the house is, so that only the change changes them."""
    before = opened.published.rules if opened.published else None
    found = None
    if opened.good is not None:
        found = _preview(opened.game, before, opened.good.rules, random.Random(opened.variant))
    return {"game": GAMES[opened.game], "opened": opened, "preview": found, "by_variant": _by_variant(opened)}


def _preview(game: str, before: Any | None, after: Any, rng: random.Random) -> Preview:
    return Preview(
        BANKED[game].preview(before, after, rng) if game in BANKED else None,
        tuple(_switches(before, after)) if before else (),
        changes(tuple(GAMES[game].drills.values()), before, after) if before else (),
    )


def _switches(before: Any, after: Any) -> Iterator[SwitchChange]:
    then = dict(before.switches())
    for switch, value in after.switches():
        if value != then[switch] and not hasattr(value, "rows"):
            yield SwitchChange(switch, then[switch], value)


def _by_variant(opened: Opened) -> str:
    """The title of the variant that a rulebook is shown by, nothing for a variant itself."""
    if opened.good is None or opened.good.id == opened.variant:
        return ""
    return opened.good.title(language())
