"""What the instructor's desk needs of each game, by its id. A game of its own adds a line."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Protocol

from trainer.cards import Card


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

    def figures(self, rules: Any, shelf: Any) -> Any:
        """What these rules cost, and no more. Raises `LookupError` where a count is needed."""

    def card(self, rules: Any, shelf: Any, published: Any | None = None) -> Any:
        """The figures of these rules, beside those of the published ones. Raises `LookupError` where a count is needed."""

    def curve(self, rules: Any, shelf: Any, table: str, row: str) -> tuple[tuple[int, float], ...]:
        """The edge against a row's odds. Raises `LookupError` where a count is needed, `KeyError` for another row."""

    def advice(self, rules: Any, own: tuple[Card, ...], shown: tuple[Card, ...]) -> Any:
        """What to do with these cards, and why. Raises `ValueError` for cards that cannot be."""

    def lint(self, variant: Any, shelf: Any) -> tuple[Any, ...]:
        """What may be meant but is worth a look."""

    def preview(self, before: Any | None, after: Any, rng: random.Random) -> Any:
        """What putting the rules `after` in place of `before` changes: dealt rounds, tables, questions."""


def _casino_holdem() -> Desk:
    from trainer.games.casino_holdem import desk  # noqa: PLC0415  (numpy waits until a desk is asked for)

    return desk


_LOADERS: Final[Mapping[str, Callable[[], Desk]]] = MappingProxyType({"casino_holdem": _casino_holdem})


class _Desks(Mapping[str, Desk]):
    """Each desk is loaded when it is first asked for: counting needs numpy, which nothing else waits for."""

    def __getitem__(self, game: str) -> Desk:
        return _LOADERS[game]()

    def __iter__(self) -> Iterator[str]:
        return iter(_LOADERS)

    def __len__(self) -> int:
        return len(_LOADERS)

    def __contains__(self, game: object) -> bool:
        return game in _LOADERS


DESKS: Final[Mapping[str, Desk]] = _Desks()
