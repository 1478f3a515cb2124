"""What the instructor's desk and the pages of the house edge need of each game, by its id. A game of its own adds lines."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator, Mapping
from pathlib import Path
from types import MappingProxyType
from typing import Any, Final, Generic, Protocol, TypeVar

from trainer.cards import Card
from trainer.games.casino_holdem.section import LAYOUT as CASINO_HOLDEM
from trainer.games.texas_holdem.desk import lint as lint_texas_holdem
from trainer.games.texas_holdem.section import LAYOUT as TEXAS_HOLDEM
from trainer.reading.layouts import Layout
from trainer.reading.lints import Lint

LAYOUTS: Final[Mapping[str, Layout]] = MappingProxyType(
    {"casino_holdem": CASINO_HOLDEM, "texas_holdem": TEXAS_HOLDEM}
)
"""How each game's section of the file is laid out: every game here can be edited."""


class Linter(Protocol):
    """Finds what may be meant in a variant but is worth a look. `shelf` is that of a banked game, else None."""

    def __call__(self, variant: Any, shelf: Any, /) -> tuple[Lint, ...]: ...


class Banked(Protocol):
    """A game in which the house stands against every bet: what its rules cost, and what they pay. A game's `desk` package
    is one: these are its functions.

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

    def lint(self, variant: Any, shelf: Any) -> tuple[Lint, ...]:
        """What may be meant but is worth a look."""

    def preview(self, before: Any | None, after: Any, rng: random.Random) -> Any:
        """What putting the rules `after` in place of `before` changes at the table: dealt rounds, paytables."""


def _casino_holdem() -> Banked:
    from trainer.games.casino_holdem import desk  # noqa: PLC0415  (numpy waits until a desk is asked for)

    return desk


T = TypeVar("T")


class _Loaded(Mapping[str, T], Generic[T]):
    """Each is loaded when it is first asked for: counting needs numpy, which nothing else waits for."""

    def __init__(self, loaders: Mapping[str, Callable[[], T]]) -> None:
        self._loaders = loaders

    def __getitem__(self, game: str) -> T:
        return self._loaders[game]()

    def __iter__(self) -> Iterator[str]:
        return iter(self._loaders)

    def __len__(self) -> int:
        return len(self._loaders)

    def __contains__(self, game: object) -> bool:
        return game in self._loaders


BANKED: Final[Mapping[str, Banked]] = _Loaded({"casino_holdem": _casino_holdem})
"""The games whose edge can be counted."""

LINTERS: Final[Mapping[str, Linter]] = _Loaded(
    {"casino_holdem": lambda: _casino_holdem().lint, "texas_holdem": lambda: lint_texas_holdem}
)
