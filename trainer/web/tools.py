"""Settle a hand: nine cards and the stakes, settled with reasons at an address that can be passed on."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from typing import Any, Final
from urllib.parse import urljoin

from flask import Blueprint, redirect, render_template, request, url_for
from markupsafe import Markup, escape
from werkzeug.wrappers import Response

from trainer.cards import DECK, Card, draw
from trainer.games import GAMES
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Settlement
from trainer.games.casino_holdem.settlement import settle as settle_round
from trainer.odds import PayoutError
from trainer.quiz import Unclear
from trainer.web import self_test
from trainer.web.choosing import GAME, chosen_rules, variant_options
from trainer.web.filters import language
from trainer.web.house import HouseRules, house
from trainer.web.isolate import ltr
from trainer.web.placing import PLACES, Misread, Placed
from trainer.web.stakes import LONGEST, read_stake, stake_trouble
from trainer.web.words.reference import PLACE_NAMES, TROUBLE

bp = Blueprint("tools", __name__)
self_test.add_to(bp)

STAKES: Final[Mapping[str, tuple[int, str]]] = {"ante": (1, "25"), "bonus": (0, "10")}
"""Field to its least value and what stands in it at first."""


@dataclass(frozen=True)
class Asked:
    """What the page was asked to settle, as far as it can be understood. `troubles` are by field, in words."""

    placed: Placed
    texts: Mapping[str, str]
    stakes: Mapping[str, int]
    call: bool
    troubles: Mapping[str, Markup] = field(default_factory=dict)

    @property
    def round(self) -> Round | None:
        """The round, None while a card or a stake is missing or unclear."""
        if self.troubles or self.placed.missing:
            return None
        lies = {name: tuple(c for c in slots if c) for name, slots in self.placed.slots.items()}
        box = Box(lies["cards"], self.stakes["ante"], self.stakes["bonus"], self.call)
        return Round(lies["board"], lies["dealer"], (box,))

    def query(self, placed: Placed | None = None) -> dict[str, Any]:
        """The parameters that ask for this again, with the cards placed otherwise if given."""
        return {**(placed or self.placed).texts, **self.texts, "call": str(int(self.call))}


@bp.get(f"{GAME}/settle")
def settle(game: str) -> str | Response | tuple[str, int]:
    """The nine places, the stakes, and the settlement once everything is there."""
    rules = chosen_rules(game)
    asked = _asked()
    if moved := _moved(asked.placed):
        variant = request.args.get("variant", rules.variant)
        return redirect(url_for(".settle", game=game, **asked.query(moved), variant=variant), 303)
    outright = "go" in request.args
    asked, settlement = _settled(_with_missing(asked) if outright else asked, rules.rules)
    if outright and settlement:
        return redirect(_permalink(game, asked, rules), 303)
    headers = request.headers
    fragment = headers.get("HX-Request") == "true" and "HX-History-Restore-Request" not in headers
    shown = render_template(
        "tools/_settle.html" if fragment else "tools/settle.html",
        game=GAMES[game],
        rules=rules.rules,
        house_rules=rules,
        variant_title=rules.title(language()),
        variants=variant_options(game, rules),
        asked=asked,
        deck=DECK,
        settlement=settlement,
        permalink=urljoin(request.url_root, _permalink(game, asked, rules)) if settlement else None,
    )
    return (shown, 422) if asked.troubles and outright else shown


@bp.get(f"{GAME}/settle/example")
def example(game: str) -> Response:
    """Nine cards as they fall, at the address that settles them."""
    dealt = iter(draw(random.Random(house().fresh_seed()), sum(PLACES.values())))
    texts: dict[str, Any] = {
        name: " ".join(next(dealt) for _ in range(count)) for name, count in PLACES.items()
    }
    return redirect(url_for(".settle", game=game, **texts, variant=chosen_rules(game).variant), 303)


def _asked() -> Asked:
    """Read the query. Cards that are missing are no trouble yet: they may still be tapped."""
    placed = Placed.read(request.args)
    troubles = {name: misread_in_words(error) for name, error in placed.errors.items()}
    texts: dict[str, str] = {}
    stakes: dict[str, int] = {}
    for name, (least, at_first) in STAKES.items():
        texts[name] = request.args.get(name, at_first)[:LONGEST]
        try:
            stakes[name] = read_stake(texts[name], least)
        except Unclear as error:
            troubles[name] = stake_trouble(error.code)
    return Asked(placed, texts, stakes, request.args.get("call", "1") != "0", troubles)


def misread_in_words(error: Misread) -> Markup:
    """Why cards were not taken."""
    values = {
        name: escape(str(PLACE_NAMES[value])) if name == "place" else ltr(value)
        for name, value in error.values.items()
    }
    return escape(str(TROUBLE[error.code])) % values


def _moved(placed: Placed) -> Placed | None:
    """The cards after a tap or an undo, None if neither was asked for."""
    tapped = request.args.get("tap")
    if tapped in DECK:
        return placed.tapped(Card(tapped))
    return placed.undone() if "undo" in request.args else None


def _with_missing(asked: Asked) -> Asked:
    """Asked to settle outright: every empty place is now a trouble of its field."""
    missing = {
        name: misread_in_words(Misread("missing", left=left)) for name, left in asked.placed.missing.items()
    }
    return replace(asked, troubles={**missing, **asked.troubles})


def _settled(asked: Asked, rules: Rules) -> tuple[Asked, Settlement | None]:
    """The settlement, None if there is nothing to settle or the house cannot pay it: then the ante says why."""
    found = asked.round
    try:
        return asked, settle_round(found, rules) if found else None
    except PayoutError:
        return replace(asked, troubles={"ante": stake_trouble("unpayable")}), None


def _permalink(game: str, asked: Asked, rules: HouseRules) -> str:
    """The address of this settlement under the rules it was made by, whatever the house changes later."""
    return url_for(".settle", game=game, **asked.query(), variant=rules.variant, revision=rules.revision)
