"""What the instructor's desk needs of each game, by its id. A game of its own adds a line."""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Protocol

from trainer.cards import Card
from trainer.games.casino_holdem import desk as casino_holdem


class Desk(Protocol):
    """What a game's rules cost and change. A game's `desk` package is one: these are its functions.

    A shelf keeps what took long to count; one is made for the whole program.
    """

    def shelf(self, folder: Path) -> Any:
        """A shelf over a folder of the house's."""

    def needs(self, rules: Any, shelf: Any) -> bool:
        """Whether these rules ask for a count that the shelf does not have yet: `shelf.begin(rules)` starts it."""

    def bonus(self, rules: Any) -> Any:
        """The figures of the side bet by itself, which need no count."""

    def card(self, rules: Any, shelf: Any, published: Any | None = None) -> Any:
        """The figures of these rules, beside those of the published ones. Raises `LookupError` where a count is needed."""

    def curve(self, rules: Any, shelf: Any, table: str, row: str) -> tuple[tuple[int, float], ...]:
        """The edge against a row's odds. Raises `LookupError` where a count is needed, `KeyError` for another row."""

    def advice(self, rules: Any, own: tuple[Card, ...], shown: tuple[Card, ...]) -> Any:
        """What to do with these cards, and why. Raises `ValueError` for cards that cannot be."""

    def lint(self, variant: Any, shelf: Any) -> tuple[Any, ...]:
        """What may be meant but is worth a look."""


DESKS: Final[Mapping[str, Desk]] = MappingProxyType({"casino_holdem": casino_holdem})
