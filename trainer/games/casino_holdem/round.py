"""A round of Casino Hold'em as it lies on the table, and its JSON form (docs/contract.md)."""

from __future__ import annotations

import json
from dataclasses import dataclass
from typing import Any, Final

from trainer.cards import Card, CardError, cards, text


class RoundError(ValueError):
    """A round that cannot lie on a table. The message names the field and what is wrong."""


@dataclass(frozen=True, slots=True)
class Box:
    """One betting position. `call` is False for a fold; `bonus` is 0 without an AA Bonus."""

    cards: tuple[Card, ...]
    ante: int
    bonus: int = 0
    call: bool = True
    player: str | None = None


@dataclass(frozen=True, slots=True)
class Round:
    """The board in the order dealt, the dealer's two cards, and the boxes: boxes[0] is box 1, at the dealer's left."""

    board: tuple[Card, ...]
    dealer: tuple[Card, ...]
    boxes: tuple[Box, ...]

    @property
    def flop(self) -> tuple[Card, ...]:
        return self.board[:3]


MAX_BOXES: Final = 7
MAX_STAKE: Final = 10**100
"""Far above any money; what is paid on it can still be printed (Python refuses numbers of 4,300 digits)."""


def parse(value: Any) -> Round:
    """Read the contract's object. Raises `RoundError` naming the field: unknown keys, repeated cards, bad stakes."""
    found = _keys(value, "the round", {"board", "dealer", "boxes"})
    board = _cards(found["board"], "board", 5)
    dealer = _cards(found["dealer"], "dealer", 2)
    raw = found["boxes"]
    if not isinstance(raw, list) or not 1 <= len(raw) <= MAX_BOXES:
        raise RoundError(f"boxes: a list of one to {MAX_BOXES} boxes is needed")
    boxes = tuple(_box(b, f"boxes[{i}]") for i, b in enumerate(raw))
    _deal_once(
        [("board", board), ("dealer", dealer), *((f"boxes[{i}].cards", b.cards) for i, b in enumerate(boxes))]
    )
    return Round(board, dealer, boxes)


def parse_line(line: str) -> Round:
    """Read one JSON line. Raises `RoundError`."""
    try:
        return parse(json.loads(line, object_pairs_hook=_no_repeats, parse_constant=_no_constant))
    except RecursionError:
        raise RoundError("not JSON: nested too deeply") from None
    except json.JSONDecodeError as error:
        raise RoundError(f"not JSON: {error.msg} at column {error.colno}") from None
    except RoundError:
        raise
    except ValueError as error:  # a number of too many digits
        raise RoundError(f"not JSON: {error}") from None


def format(round_: Round) -> dict[str, Any]:
    """The opposite of `parse`."""
    return {
        "board": text(round_.board),
        "dealer": text(round_.dealer),
        "boxes": [
            {"cards": text(b.cards), "ante": b.ante, "bonus": b.bonus, "call": b.call}
            | ({} if b.player is None else {"player": b.player})
            for b in round_.boxes
        ],
    }


def _no_repeats(pairs: list[tuple[str, Any]]) -> dict[str, Any]:
    found: dict[str, Any] = {}
    for key, value in pairs:
        if key in found:
            raise RoundError(f"the key {key!r} is there twice")
        found[key] = value
    return found


def _no_constant(name: str) -> Any:
    raise RoundError(f"not JSON: {name} is no number")


def _keys(
    value: Any, where: str, required: set[str], optional: frozenset[str] = frozenset()
) -> dict[str, Any]:
    if not isinstance(value, dict):
        raise RoundError(f"{where} is not a JSON object")
    if unknown := sorted(value.keys() - required - optional):
        raise RoundError(f"{where}: unknown key {unknown[0]!r}")
    if missing := sorted(required - value.keys()):
        raise RoundError(f"{where}: {missing[0]!r} is missing")
    return value


def _cards(value: Any, where: str, count: int) -> tuple[Card, ...]:
    if not isinstance(value, str):
        raise RoundError(f'{where}: cards are written as text, as in "AsKd"')
    try:
        found = cards(value)
    except CardError as error:
        raise RoundError(f"{where}: {error}") from None
    if len(found) != count:
        raise RoundError(f"{where}: {count} cards are needed, not {len(found)}")
    return found


def _deal_once(places: list[tuple[str, tuple[Card, ...]]]) -> None:
    seen: dict[Card, str] = {}
    for where, found in places:
        for c in found:
            if c in seen:
                raise RoundError(f"{where}: {c} is already in {seen[c]}")
            seen[c] = where


def _stake(value: Any, where: str, least: int) -> int:
    if type(value) is not int:
        raise RoundError(f"{where}: a whole number is needed")
    if value < least:
        raise RoundError(f"{where}: {value} is less than {least}")
    if value > MAX_STAKE:
        raise RoundError(f"{where}: no stake is that high")
    return value


_BOX_OPTIONAL: Final = frozenset({"bonus", "player"})


def _box(value: Any, where: str) -> Box:
    found = _keys(value, where, {"cards", "ante", "call"}, _BOX_OPTIONAL)
    if not isinstance(found["call"], bool):
        raise RoundError(f"{where}.call: true or false is needed")
    player = found.get("player")
    if "player" in found and (not isinstance(player, str) or not player):
        raise RoundError(f"{where}.player: a name is needed")
    return Box(
        _cards(found["cards"], f"{where}.cards", 2),
        _stake(found["ante"], f"{where}.ante", 1),
        _stake(found.get("bonus", 0), f"{where}.bonus", 0),
        found["call"],
        player,
    )
