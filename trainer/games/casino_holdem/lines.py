"""A round as a line of JSON in, its settlement as plain data out: what `trainer settle casino-holdem` does for each."""

from __future__ import annotations

from typing import Any

from trainer.games.casino_holdem.round import parse_line
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import as_json, settle


def settle_line(line: str, rules: Rules) -> dict[str, Any]:
    """Settle one line (docs/contract.md). Raises `RoundError` or `PayoutError`, both `ValueError`s with a sentence."""
    return as_json(settle(parse_line(line), rules))
