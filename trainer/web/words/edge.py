"""Words of the exact house edge: where it comes from, how hands end."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l
from flask_babel import lazy_pgettext as _p

WORDS: Final[dict[str, Any]] = {
    "origin.fold": _l("Fold"),
    "way.call": _p("decision", "Call"),
    "way.fold": _p("decision", "Fold"),
    "ended.player_wins": _l("Wins"),
    "ended.dealer_does_not_qualify": _l("No game"),
    "ended.tie": _l("Tie"),
    "ended.dealer_wins": _l("Loses"),
    "unclear.odds_too_high": _l("That is more than any house pays: at most %(most)s to 1."),
}
"""`origin`: parts of the edge that are no hand. `way`: what the player decides. `ended`: columns of outcomes, for the player."""
