"""What the showdowns of Texas Hold'em show, in words."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

SHOWDOWNS: Final[dict[str, tuple[Any, Any]]] = {
    "second_of_the_flush": (
        _l("The second card of a flush decides"),
        _l("Both have an ace-high flush, with the ace on the board. All five cards are compared in turn."),
    ),
    "second_kicker": (
        _l("The second kicker decides"),
        _l("Both have a pair of jacks with the ace. The next card of the five decides."),
    ),
    "third_pair": (
        _l("A third pair breaks no tie"),
        _l("Both have aces and queens with the king. The pair of jacks is cards six and seven, and does not play."),
    ),
    "flush_on_board": (
        _l("A flush on the board"),
        _l("All five of the suit lie on the board, and nobody holds one higher than the lowest of them: they split."),
    ),
    "board_plays": (
        _l("The board plays"),
        _l("The board’s five are the best hand on both sides, so both have the same. No own card plays."),
    ),
    "counterfeited": (
        _l("Counterfeited"),
        _l("The first player had two pair. With a second pair on the board his own pair is the third, and does not play."),
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
