"""What the showdowns of the hand rankings show, in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Final

from flask_babel import gettext as _
from flask_babel import lazy_gettext as _l

from trainer.games import casino_holdem, texas_holdem
from trainer.games.casino_holdem import showdowns as casino
from trainer.games.texas_holdem import showdowns as holdem
from trainer.hands.showdowns import Showdown
from trainer.web.words.hands import rank_name
from trainer.web.words.holdem.showdowns import SHOWDOWNS as HOLDEM

SHOWDOWNS: Final[dict[str, tuple[Any, Any]]] = {
    "kicker": (
        _l("The kicker decides"),
        _l("Both have a pair of aces. The next card of the five decides, and all others no longer matter."),
    ),
    "sixth_card": (
        _l("A sixth card breaks no tie"),
        _l("The five are full before the second own card: it is the sixth, and a sixth card never counts."),
    ),
    "board_plays": (
        _l("The board plays"),
        _l("The board’s five are the best hand on both sides, so both have the same. No own card plays."),
    ),
    "counterfeited": (
        _l("Counterfeited"),
        _l("The box had two pair. With a second pair on the board its own pair is the third, and does not play."),
    ),
    "wheel": (
        _l("The wheel against six high"),
        _l("In 5 4 3 2 A the ace is the lowest card: the straight is five high, and any other straight beats it."),
    ),
    "four_on_board": (
        _l("Four of a kind on the board"),
        _l("All four lie on the board and count for both. The fifth card decides."),
    ),
}  # fmt: skip
"""Showdown to title and text."""


@dataclass(frozen=True, slots=True)
class AtTheTable:
    """The ties at a game's table: the showdowns, their titles and texts by id, what its two hands are called."""

    showdowns: Sequence[Showdown]
    texts: Mapping[str, tuple[Any, Any]]
    sides: tuple[Any, Any]


AT_THE_TABLE: Final[Mapping[str, AtTheTable]] = {
    casino_holdem.GAME.id: AtTheTable(casino.AT_THE_TABLE, SHOWDOWNS, (_l("The box"), _l("The dealer"))),
    texas_holdem.GAME.id: AtTheTable(
        holdem.AT_THE_TABLE, HOLDEM, (_l("The first player"), _l("The second player"))
    ),
}
"""By game."""

HANDS_ALONE: Final = (_l("First hand"), _l("Second hand"))
"""What two hands are called that meet without a board."""


def verdict(showdown: Showdown, names: tuple[Any, Any]) -> str:
    """Who wins, and by what."""
    if showdown.winner is None:
        return _("A tie: the same five ranks. Suits never count.")
    won = names[showdown.winner]
    if showdown.parting is None:
        return _("%(who)s wins.", who=won)
    high, low = sorted(showdown.parting, reverse=True)
    return _("%(who)s wins: %(high)s against %(low)s.", who=won, high=rank_name(high), low=rank_name(low))
