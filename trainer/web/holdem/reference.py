"""The rules of Texas Hold'em in one house."""

from __future__ import annotations

from typing import Final

from flask import Blueprint, render_template

from trainer.games import GAMES
from trainer.games.texas_holdem.section import PROFILE, TABLE
from trainer.web.choosing import chosen_rules, variant_options
from trainer.web.filters import language
from trainer.web.holdem.numbers.common import HOLDEM
from trainer.web.words.holdem.rules import SECTIONS

bp: Final = Blueprint("holdem", __name__)


@bp.get(f"{HOLDEM}/rules")
def rules(game: str) -> str:
    """The rules as this house has them: what is the same everywhere, then every switch with its source."""
    found = chosen_rules(game)
    return render_template(
        "texas_holdem/rules.html",
        game=GAMES[game],
        house_rules=found,
        rules=found.rules,
        variant_title=found.title(language()),
        variants=variant_options(game, found),
        table=[name for name in TABLE if getattr(found.rules, name) is not None],
        switches=PROFILE,
        sections=SECTIONS,
    )
