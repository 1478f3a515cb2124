"""Words that the families of Texas Hold'em's drills share: the game, seats, streets, what players do, shelves."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

SEATS: Final = range(1, 11)

_SEATS: Final[dict[str, Any]] = {
    "seat_1": _l("Seat 1"),
    "seat_2": _l("Seat 2"),
    "seat_3": _l("Seat 3"),
    "seat_4": _l("Seat 4"),
    "seat_5": _l("Seat 5"),
    "seat_6": _l("Seat 6"),
    "seat_7": _l("Seat 7"),
    "seat_8": _l("Seat 8"),
    "seat_9": _l("Seat 9"),
    "seat_10": _l("Seat 10"),
}

_GROUPS: Final[dict[str, Any]] = {
    "group.bets": _l("Bets and raises"),
    "group.pots": _l("Pots"),
    "group.rulings": _l("Rulings"),
    "group.numbers": _l("Numbers"),
    "group.table": _l("At the table"),
}

_LOG: Final[dict[str, Any]] = {
    "deed.small_blind": _l("small blind"),
    "deed.big_blind": _l("big blind"),
    "deed.straddle": _l("straddle"),
    "deed.fold": _l("folds"),
    "deed.check": _l("checks"),
    "deed.call": _l("calls"),
    "deed.bet": _l("bets"),
    "deed.raise": _l("raises to"),
    "street.preflop": _l("Before the flop"),
    "street.flop": _l("Flop"),
    "street.turn": _l("Turn"),
    "street.river": _l("River"),
    "seat.busted": _l("busted"),
    "seat.new": _l("new"),
    "seat.away": _l("away"),
    "seat.asked": _l("asked about"),
}
"""`deed`: what a line of the street's actions says after the seat. `seat`: what is special about a place."""

_LEVELS: Final[dict[str, Any]] = {
    "level.texas_holdem": _l("Level"),
    "level.texas_holdem.1": _l("1: few players, round amounts"),
    "level.texas_holdem.2": _l("2: one player more"),
    "level.texas_holdem.3": _l("3: a fuller table, amounts of two colours"),
    "level.texas_holdem.4": _l("4: uneven amounts"),
    "level.texas_holdem.5": _l("5: a full table, awkward amounts"),
}

WORDS: Final[dict[str, Any]] = {
    **_LEVELS,
    "game.texas_holdem": _l("Texas Hold’em"),
    "about.texas_holdem": _l(
        "Pots, raises, rulings and showdowns, as the dealer of a poker room settles them."
    ),
    **{f"field.{seat}": name for seat, name in _SEATS.items()},
    **{f"option.{seat}": name for seat, name in _SEATS.items()},
    **_GROUPS,
    **_LOG,
}
