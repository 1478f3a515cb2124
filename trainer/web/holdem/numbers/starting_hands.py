"""The 169 starting hands on a map, at a table of so many players, and one of them in figures."""

from __future__ import annotations

import re
from bisect import bisect_left
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import sqrt
from typing import TYPE_CHECKING, Any, Final

from flask import Blueprint, request, url_for

from trainer.cards import RANK_VALUE, RANKS, cards
from trainer.games.texas_holdem.numbers import starting
from trainer.games.texas_holdem.numbers.starting import Figures, Position
from trainer.web.holdem.numbers.common import HOLDEM, page
from trainer.web.words import word

if TYPE_CHECKING:
    from trainer.games.texas_holdem.numbers.dominated import Kind

SHOWN: Final = ("equity", "win", "tie", "rating")
"""What the map may show."""
SHADES: Final = 10
"""Of the map, from 0: each has a tenth of the hands."""
OPPONENTS: Final = 9
"""Of a full table."""
_NAME: Final = re.compile(rf"(10|[{RANKS}])(10|[{RANKS}])([so]?)", re.IGNORECASE)


@dataclass(frozen=True)
class Cell:
    """A hand on the map: its figure as written, its shade, and from which position the advice plays it, if any."""

    hand: str
    text: str
    level: int
    position: Position | None


@dataclass(frozen=True)
class Row:
    """The figures of one hand at one table. `rating` from 0 to 40."""

    figures: Figures
    rating: float


@dataclass(frozen=True)
class Domination:
    """How likely a hand is dominated: by one opponent, by kind in hands out of 1,225, and by any of nine, estimated."""

    kinds: tuple[tuple[Kind, int], ...]
    one: Fraction
    one_narrow: Fraction
    nine: float
    nine_error: float


def add_to(bp: Blueprint) -> None:
    """Add this page to the blueprint of the number tools."""
    bp.add_url_rule(f"{HOLDEM}/starting-hands", "starting_hands", show)


def show(game: str) -> Any:
    """The map, and the hand asked about beside it."""
    players = _players()
    shown = request.args.get("show", "")
    shown = shown if shown in SHOWN else SHOWN[0]
    text = request.args.get("hand", "")[:12]
    hand = _named(text)
    trouble = word("starting.no_hand", text=text.strip()) if text.strip() and not hand else None
    return page(
        "starting_hands",
        permalink=url_for(".starting_hands", game=game, players=players, show=shown, hand=hand),
        troubled=trouble is not None,
        players=players,
        tables=starting.PLAYERS,
        shown=shown,
        measures=SHOWN,
        grid=_map(players, shown),
        errors=_errors(players),
        text=text,
        hand=hand,
        trouble=trouble,
        **(_one(hand) if hand else {}),
    )


def _errors(players: int) -> tuple[float, float]:
    """The greatest standard error of an equity at this table, and of a rating: that of its EV, with the two ends'."""
    rows = starting.table(players).values()
    most = max(row.standard_error for row in rows)
    expectations = [row.expectation for row in rows]
    scale = starting.TOP_RATING / (max(expectations) - min(expectations))
    return most, sqrt(2) * scale * players * most


def _players() -> int:
    given = request.args.get("players", "")
    return int(given) if given in map(str, starting.PLAYERS) else starting.PLAYERS[0]


def _named(text: str) -> str | None:
    """The hand a person means: AKs, ako, 10 9 s, AsKs; None where it is none. Two ranks alone are offsuit."""
    bare = "".join(text.split())
    if match := _NAME.fullmatch(bare):
        high, low = sorted(
            (match[at].upper().replace("10", "T") for at in (1, 2)), key=lambda rank: -RANK_VALUE[rank]
        )
        kind = match[3].lower()
        if high == low:
            return high + low if kind != "s" else None
        return high + low + (kind or "o")
    try:
        hole = cards(bare[:1].upper() + bare[1:2].lower() + bare[2:3].upper() + bare[3:].lower())
    except ValueError:
        return None
    return starting.name(hole) if len(hole) == 2 else None


@lru_cache(maxsize=32)
def _map(players: int, shown: str) -> tuple[tuple[Cell, ...], ...]:
    """Thirteen rows of thirteen."""
    table, ratings = starting.table(players), starting.ratings(players)
    values = {hand: _value(table[hand], ratings[hand], shown) for hand in starting.NAMES}
    ranked = sorted(values.values())
    cells = [
        Cell(
            hand,
            f"{value:.1f}",
            SHADES * bisect_left(ranked, value) // len(ranked),
            _position(hand) if shown == "rating" and players == max(starting.PLAYERS) else None,
        )
        for hand, value in values.items()
    ]
    return tuple(tuple(cells[at : at + 13]) for at in range(0, len(cells), 13))


def _value(figures: Figures, rating: float, shown: str) -> float:
    """In percent, or the rating."""
    match shown:
        case "equity":
            return 100 * figures.equity
        case "win":
            return 100 * figures.win / figures.deals
        case "tie":
            return 100 * figures.tie / figures.deals
        case _:
            return rating


def _position(hand: str) -> Position | None:
    """The first position from which the advice plays it."""
    return next((position for position in Position if starting.plays(hand, position)), None)


@lru_cache(maxsize=169)
def _one(hand: str) -> dict[str, Any]:
    from trainer.games.texas_holdem.numbers import dominated  # noqa: PLC0415  (numpy waits until then)

    hole = cards(starting.example(hand))
    kinds = dominated.dominating(hole)
    nine, error = dominated.by_any_of(hole, OPPONENTS)
    return {
        "cards": hole,
        "combinations": starting.combinations_of(hand),
        "rows": [Row(starting.table(n)[hand], starting.ratings(n)[hand]) for n in starting.PLAYERS],
        "position": _position(hand),
        "domination": Domination(
            tuple((kind, kinds[kind]) for kind in dominated.Kind if kinds[kind]),
            dominated.by_one_opponent(hole),
            dominated.by_one_opponent(hole, dominated.SHARED_RANK),
            nine,
            error,
        ),
    }
