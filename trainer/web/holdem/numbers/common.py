"""What the number tools share: where they lie, cards from the address, troubles in words, the answer to a browser."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final
from urllib.parse import urljoin

from flask import render_template, request
from markupsafe import Markup, escape

from trainer.cards import DECK, Card
from trainer.games.texas_holdem import GAME
from trainer.quiz import Unclear, whole_number
from trainer.web.isolate import ltr
from trainer.web.placing import Misread, Placed
from trainer.web.playing import wants_fragment
from trainer.web.words import word
from trainer.web.words.reference import TROUBLE

HOLDEM: Final = "/<any(texas_holdem):game>"
"""The game these pages are written for."""
LONGEST_NUMBER: Final = 40


def moved(placed: Placed) -> Placed | None:
    """The cards after a tap or an undo, None if neither was asked for."""
    tapped = request.args.get("tap")
    if tapped in DECK:
        return placed.tapped(Card(tapped))
    return placed.undone() if "undo" in request.args else None


def misread(error: Misread, names: Mapping[str, Any]) -> Markup:
    """Why cards were not taken. `names`: what the other places are called."""
    values = {
        name: escape(names[value]) if name == "place" else ltr(value) for name, value in error.values.items()
    }
    return escape(str(TROUBLE[error.code])) % values


def number(name: str) -> str:
    """What is typed for an amount."""
    return request.args.get(name, "")[:LONGEST_NUMBER]


def read_number(text: str, least: int) -> int:
    """A whole number of at least `least`. Raises `Unclear`."""
    found = whole_number(text)
    if found < least:
        raise Unclear("negative" if found < 0 else "least")
    return found


def unread(error: Unclear, least: int) -> Markup:
    """Why a number was not taken."""
    code = {"empty": "missing_number", "not_a_number": "digits_only"}.get(error.code, error.code)
    if code == "least":
        return word("unclear.at_least", least=f"{least:,}")
    return word(f"unclear.{code}")


def page(name: str, *, permalink: str | None = None, troubled: bool = False, **told: Any) -> Any:
    """The page, or for htmx the part of it that changes; 422 where what was asked for outright cannot be told."""
    folder = "texas_holdem/numbers"
    shown = render_template(
        f"{folder}/_{name}.html" if wants_fragment() else f"{folder}/{name}.html",
        game=GAME,
        permalink=urljoin(request.url_root, permalink) if permalink else None,
        **told,
    )
    return (shown, 422) if troubled else shown
