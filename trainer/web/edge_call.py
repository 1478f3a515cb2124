"""Call or fold? Two own cards and a flop, typed or tapped, and what each way is worth, at a permanent address."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Final
from urllib.parse import urljoin

from flask import Blueprint, redirect, render_template, request, url_for
from markupsafe import Markup
from werkzeug.wrappers import Response

from trainer.cards import DECK, Card, draw
from trainer.games import GAMES
from trainer.games.casino_holdem.rules import Rules
from trainer.games.desks import BANKED
from trainer.hands import best
from trainer.web.choosing import GAME, chosen_rules, variant_options
from trainer.web.filters import language
from trainer.web.house import house
from trainer.web.placing import Misread, Placed
from trainer.web.playing import wants_fragment
from trainer.web.tools import misread_in_words

PLACES: Final[Mapping[str, int]] = {"cards": 2, "flop": 3}
"""Field to its number of cards."""

ENDED: Final = ("player_wins", "dealer_does_not_qualify", "tie", "dealer_wins")
"""How a deal ends that is called, in the order of columns and rows."""


@dataclass(frozen=True)
class AskedCall:
    """The cards as far as they can be understood. `troubles` are by field, in words."""

    placed: Placed
    troubles: Mapping[str, Markup]

    @property
    def cards(self) -> tuple[Card, ...]:
        """The two own cards and the flop, none while one is missing or unclear."""
        if self.troubles or self.placed.missing:
            return ()
        return tuple(c for name in PLACES for c in self.placed.slots[name] if c)


def add_to(bp: Blueprint) -> None:
    """Add these pages to the blueprint of the house edge."""
    bp.add_url_rule(f"{GAME}/edge/call", "call", call)
    bp.add_url_rule(f"{GAME}/edge/call/example", "example", example)


def call(game: str) -> str | Response | tuple[str, int]:
    """The five places, and the answer once all cards are there."""
    rules = chosen_rules(game)
    placed = Placed.read(request.args, PLACES)
    if moved := _moved(placed):
        variant = request.args.get("variant", rules.variant)
        return redirect(_address(game, moved, variant=variant), 303)
    outright = "go" in request.args
    asked = AskedCall(placed, _troubles(placed, outright))
    permalink = _address(game, placed, variant=rules.variant, revision=rules.revision)
    if outright and asked.cards:
        return redirect(permalink, 303)
    shown = render_template(
        "edge/_call.html" if wants_fragment() else "edge/call.html",
        game=GAMES[game],
        house_rules=rules,
        of_house={"variant": rules.variant},
        variant_title=rules.title(language()),
        variants=variant_options(game, rules),
        asked=asked,
        deck=DECK,
        permalink=urljoin(request.url_root, permalink),
        **_answer(game, rules.rules, asked.cards),
    )
    return (shown, 422) if asked.troubles and outright else shown


def example(game: str) -> Response:
    """Five cards as they fall."""
    dealt = iter(draw(random.Random(house().fresh_seed()), sum(PLACES.values())))
    texts: dict[str, Any] = {
        name: " ".join(next(dealt) for _ in range(count)) for name, count in PLACES.items()
    }
    return redirect(url_for(".call", game=game, **texts, variant=chosen_rules(game).variant), 303)


def _troubles(placed: Placed, outright: bool) -> dict[str, Markup]:
    """What is wrong with the cards; missing ones are no trouble before the answer is asked for: they may be tapped."""
    missing = {n: Misread("missing", left=left) for n, left in placed.missing.items()} if outright else {}
    return {name: misread_in_words(error) for name, error in {**missing, **placed.errors}.items()}


def _moved(placed: Placed) -> Placed | None:
    """The cards after a tap or an undo, None if neither was asked for."""
    tapped = request.args.get("tap")
    if tapped in DECK:
        return placed.tapped(Card(tapped))
    return placed.undone() if "undo" in request.args else None


def _answer(game: str, rules: Rules, cards: tuple[Card, ...]) -> dict[str, Any]:
    if not cards:
        return {"advice": None}
    advice = BANKED[game].advice(rules, cards[:2], cards[2:])
    return {
        "advice": advice,
        "hand": best(cards),
        "ended": ENDED,
        "ends": list(zip(ENDED, (advice.wins, advice.no_game, advice.ties, advice.losses), strict=True)),
    }


def _address(game: str, placed: Placed, **house_rules: str) -> str:
    texts: dict[str, Any] = {**placed.texts, **house_rules}
    return url_for(".call", game=game, **texts)
