"""A history as it is kept: what the hand is, and nothing else of the file."""

from __future__ import annotations

import tomllib
from typing import Any, Final

from trainer.games.texas_holdem.phh.reading import History, read
from trainer.games.texas_holdem.structure import BettingRules, Structure

_FIELDS: Final = ("variant", "ante_trimming_status", "antes", "blinds_or_straddles")
_LIMIT_FIELDS: Final = ("small_bet", "big_bet", "starting_stacks")
_OTHER_FIELDS: Final = ("min_bet", "starting_stacks")


def canonical(source: bytes, rules: BettingRules) -> tuple[History, str]:
    """The history in these bytes, and the text that says the same of the hand: in one order and spelling, without comments,
    names, times and whatever else a file may hold. Raises `PhhError`."""
    history = read(source, rules)
    fields = tomllib.loads(source.decode("utf-8-sig").replace("\r\n", "\n"))
    limit = history.setup.rules.structure is Structure.FIXED_LIMIT
    wanted = (*_FIELDS, *(_LIMIT_FIELDS if limit else _OTHER_FIELDS))
    lines = [f"{key} = {_written(fields[key])}" for key in wanted if key in fields]
    lines.append(f"actions = {_written([line.text for line in history.lines])}")
    return history, "\n".join(lines) + "\n"


def _written(value: Any) -> str:
    """A value that `read` has accepted, as TOML: nothing in it needs escaping."""
    match value:
        case bool():
            return "true" if value else "false"
        case list():
            return "[" + ", ".join(map(_written, value)) + "]"
        case str():
            return f"'{value}'"
        case _:
            return str(value)
