"""Where a game's pages lie: what the bar at the top and the menu lead to, game by game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask import url_for
from flask_babel import lazy_gettext as _l


@dataclass(frozen=True, slots=True)
class Place:
    """A page of a game. `short` is its name in the bar, None for one that only the menu leads to."""

    endpoint: str
    title: Any
    short: Any = None
    of_the_house: bool = False
    """Whether it shows the house's rules: what the name of a house beside a question leads to."""


PLACES: Final[Mapping[str, Sequence[Place]]] = {
    "casino_holdem": (
        Place("reference.rules", _l("Rules"), _l("Rules")),
        Place("reference.payouts", _l("Payouts"), _l("Payouts")),
        Place("reference.rankings", _l("Hand rankings")),
        Place("reference.variants", _l("House rules side by side"), _l("House rules"), of_the_house=True),
        Place("edge.figures", _l("House edge"), _l("House edge")),
        Place("edge.call", _l("Call or fold?")),
        Place("reference.glossary", _l("Glossary")),
        Place("tools.settle", _l("Settle a hand"), _l("Settle a hand")),
        Place("tools.fresh_self_test", _l("Test yourself")),
    ),
    "texas_holdem": (
        Place("holdem.rules", _l("Rules"), _l("Rules")),
        Place("reference.rankings", _l("Hand rankings")),
        Place("reference.variants", _l("House rules side by side"), _l("House rules"), of_the_house=True),
        Place("real_hands.listed", _l("Real hands"), _l("Real hands")),
        Place("numbers.equity", _l("Equity"), _l("Equity")),
        Place("numbers.outs", _l("Outs and draws"), _l("Outs")),
        Place("numbers.outs_table", _l("Table of outs")),
        Place("numbers.starting_hands", _l("Starting hands"), _l("Starting hands")),
        Place("numbers.icm", _l("A deal at the final table"), _l("Deal")),
        Place("numbers.frequencies", _l("How often hands come")),
        Place("reference.glossary", _l("Glossary")),
    ),
}
"""Game id to its pages, in the order of the menu. Each takes the game's id as its one argument."""


def places_of(game: str) -> Sequence[Place]:
    """The pages of a game, none for one that has no pages of its own."""
    return PLACES.get(game, ())


def home_of(game: str) -> str:
    """The address of a game's front page: that of the first one is the site's."""
    return url_for("pages.home") if game == next(iter(PLACES)) else url_for("pages.game_home", game=game)


def house_page_of(game: str) -> str:
    """The endpoint of the page that shows the house rules of a game."""
    return next(place.endpoint for place in PLACES[game] if place.of_the_house)
