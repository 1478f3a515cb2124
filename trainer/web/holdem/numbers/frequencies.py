"""How often each hand comes as the best of five, six or seven cards."""

from __future__ import annotations

from typing import Any

from flask import Blueprint

from trainer.web.holdem.numbers.common import HOLDEM, page


def add_to(bp: Blueprint) -> None:
    """Add this page to the blueprint of the number tools."""
    bp.add_url_rule(f"{HOLDEM}/frequencies", "frequencies", show)


def show(game: str) -> Any:
    """The three tables: seven cards first, as in the game."""
    from trainer.games.texas_holdem.numbers.frequencies import (  # noqa: PLC0415  (numpy waits until then)
        frequencies,
    )

    del game
    return page("frequencies", tables=[frequencies(cards) for cards in (7, 6, 5)])
