"""What a change does at the table: situations settled before and after, payouts beside each other, questions that change."""

from __future__ import annotations

import random
from typing import Any

from flask import Blueprint, render_template

from trainer.games import GAMES
from trainer.games.desks import DESKS
from trainer.web.desk.looking import Opened, open_house


def add_to(bp: Blueprint) -> None:
    """Add this view to the desk."""
    bp.add_url_rule("/<game>/<variant>/preview", "preview", preview, methods=["GET"])


def preview(game: str, variant: str) -> str:
    """The preview alone: the page asks for it when it is looked at."""
    return render_template("desk/_preview.html", **previewed(open_house(game, variant)))


def previewed(opened: Opened) -> dict[str, Any]:
    """What the preview shows. The situations are the same as long as the house is, so that only the change changes them."""
    before = opened.published.rules if opened.published else None
    found = None
    if opened.good is not None:
        found = DESKS[opened.game].preview(before, opened.good.rules, random.Random(opened.variant))
    return {"game": GAMES[opened.game], "opened": opened, "preview": found}
