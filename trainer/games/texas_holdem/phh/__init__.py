"""Poker hand histories (PHH, TOML): hands really played, read and played again under the rules.

`read` gives a `History`, `replay` plays it event by event; `as_json` is the contract's object (docs/contract.md);
`canonical` is the text that is kept of a history.
Source of the format: the PHH file format specification of the PokerKit project; `PT`, pot-limit hold'em, is ours.
"""

from trainer.games.texas_holdem.phh.keeping import canonical
from trainer.games.texas_holdem.phh.reading import MAX_BYTES, VARIANTS, History, Line, PhhError, read
from trainer.games.texas_holdem.phh.replaying import Replay, Step, as_json, replay

__all__ = [
    "MAX_BYTES",
    "VARIANTS",
    "History",
    "Line",
    "PhhError",
    "Replay",
    "Step",
    "as_json",
    "canonical",
    "read",
    "replay",
]
