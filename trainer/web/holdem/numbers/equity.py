"""What share of the pot each hand wins: two to ten hands, known or random, and a board, typed or tapped."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final

from flask import Blueprint, redirect, request, url_for
from flask_babel import gettext as _
from markupsafe import Markup
from werkzeug.wrappers import Response

from trainer.cards import DECK, Card, draw
from trainer.games.texas_holdem.hand import MOST_PLAYERS
from trainer.web.holdem.numbers.common import HOLDEM, misread, moved, page
from trainer.web.house import house
from trainer.web.placing import Misread, Placed
from trainer.web.words import word

if TYPE_CHECKING:
    from trainer.games.texas_holdem.numbers.equity import Equity

HANDS: Final = tuple(f"hand{n}" for n in range(1, MOST_PLAYERS + 1))
"""The fields of the hands, in their order."""
LEAST: Final = 2
RANDOM: Final = "random"
BOARDS: Final = (0, 3, 4, 5)
"""How many cards a board may have."""


@dataclass(frozen=True)
class Asked:
    """The hands and the board as far as they can be understood: `names` of the fields of the hands, those of them that
    are `random`, the cards of the others and of the board, and what is wrong, by field, in words."""

    names: tuple[str, ...]
    random: frozenset[str]
    placed: Placed
    troubles: Mapping[str, Markup]

    @property
    def hands(self) -> tuple[tuple[Card, ...], ...]:
        """The hands in their order, a random one without cards."""
        return tuple(() if name in self.random else self._cards(name) for name in self.names)

    @property
    def board(self) -> tuple[Card, ...]:
        return self._cards("board")

    @property
    def missing(self) -> Mapping[str, int]:
        """Fields that cannot stay as they are, and how many cards they lack. A board may stay empty."""
        wanting = {n: count for n, count in self.placed.missing.items() if n != "board"}
        if (lies := len(self.board)) in (1, 2):
            wanting["board"] = 3 - lies
        return wanting

    @property
    def complete(self) -> bool:
        return not (self.troubles or self.placed.errors or self.missing)

    def query(self, placed: Placed | None = None) -> dict[str, str]:
        """The parameters that ask for this again, with the cards placed otherwise if given."""
        texts = (placed or self.placed).texts
        hands = {name: RANDOM if name in self.random else texts[name] for name in self.names}
        return {**hands, "board": texts["board"]}

    def _cards(self, name: str) -> tuple[Card, ...]:
        return tuple(card for card in self.placed.slots[name] if card)


def add_to(bp: Blueprint) -> None:
    """Add these pages to the blueprint of the number tools."""
    bp.add_url_rule(f"{HOLDEM}/equity", "equity", compare)
    bp.add_url_rule(f"{HOLDEM}/equity/example", "equity_example", example)


def compare(game: str) -> Any:
    """The places, and the answer once every hand is there."""
    outright = "go" in request.args
    asked = _asked(outright)
    if changed := _changed(asked):
        return redirect(url_for(".equity", game=game, **changed), 303)
    permalink = url_for(".equity", game=game, **_again(asked.query()))
    if outright and asked.complete:
        return redirect(permalink, 303)
    return page(
        "equity",
        permalink=permalink,
        troubled=outright and bool(asked.troubles),
        asked=asked,
        titles=_named("title"),
        deck=DECK,
        most=MOST_PLAYERS,
        least=LEAST,
        found=_counted(asked.hands, asked.board) if asked.complete else None,
    )


def example(game: str) -> Response:
    """Two hands and a flop as they fall."""
    dealt = draw(random.Random(house().fresh_seed()), 7)
    texts: dict[str, Any] = {"hand1": dealt[:2], "hand2": dealt[2:4], "board": dealt[4:]}
    written: dict[str, Any] = {name: " ".join(cards) for name, cards in texts.items()}
    return redirect(url_for(".equity", game=game, **written), 303)


@lru_cache(maxsize=256)
def _counted(hands: tuple[tuple[Card, ...], ...], board: tuple[Card, ...]) -> Equity:
    """The answer; kept, as a page is looked at again in another language or by another person."""
    from trainer.games.texas_holdem.numbers.equity import equity  # noqa: PLC0415  (numpy waits until then)

    return equity(hands, board)


def _asked(outright: bool) -> Asked:
    last = max((at for at, name in enumerate(HANDS, 1) if name in request.args), default=0)
    names = HANDS[: max(LEAST, last)]
    at_random = frozenset(name for name in names if _is_random(request.args.get(name, "")))
    places = {**{name: 2 for name in names if name not in at_random}, "board": 5}
    asked = Asked(names, at_random, Placed.read(request.args, places), {})
    wanting = {name: Misread("missing", left=left) for name, left in asked.missing.items()}
    found = {**(wanting if outright else {}), **asked.placed.errors}
    return Asked(
        names, at_random, asked.placed, {n: misread(error, _named("place")) for n, error in found.items()}
    )


def _is_random(text: str) -> bool:
    return text.strip().casefold() in {RANDOM, _("random").casefold()}


def _named(kind: str) -> dict[str, str]:
    """What the places are called: over them (`title`), or in a sentence (`place`)."""
    hands = {name: str(word(f"{kind}.hand_n", n=n)) for n, name in enumerate(HANDS, 1)}
    return {**hands, "board": str(word(f"{kind}.board"))}


def _changed(asked: Asked) -> dict[str, Any] | None:
    """The parameters after a button that changes what is asked; None if there was none."""
    query: dict[str, Any] = asked.query()
    names = list(asked.names)
    chosen = {key: request.args[key] for key in ("random", "drop") if request.args.get(key) in names}
    if placed := moved(asked.placed):
        return asked.query(placed)
    if "add" in request.args and len(names) < MOST_PLAYERS:
        return {**query, HANDS[len(names)]: ""}
    if name := chosen.get("random"):
        return {**query, name: "" if name in asked.random else RANDOM}
    if (name := chosen.get("drop")) and len(names) > LEAST:
        left = [query[other] for other in names if other != name]
        return {**dict(zip(HANDS, left, strict=False)), "board": query["board"]}
    return None


def _again(query: Mapping[str, str]) -> dict[str, Any]:
    """The address of an answer: without an empty board."""
    return {name: text for name, text in query.items() if text or name != "board"}
