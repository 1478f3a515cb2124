"""The house as the running app knows it: the paytables in force, every revision that ever was, the database, the clock.

One `House` hangs on the app; views reach it through `house()`.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from datetime import UTC, datetime
from functools import lru_cache
from pathlib import Path
from typing import Any, Final, Protocol, cast

from flask import current_app

from trainer.chips import ChipSet
from trainer.games import GAMES
from trainer.paytables import BookWatcher, Problem
from trainer.quiz import Address, Game, Question
from trainer.school import (
    BookRevision,
    Database,
    StoredRevision,
    material,
    newest,
    note_book,
    remember_revision,
    revision,
)

Clock = Callable[[], datetime]

DEALT: Final = 128
"""How many questions are kept as they were dealt. A hand of many stages is asked for at each of them, and twice."""


def utc_now() -> datetime:
    """The server's clock: the only one that counts."""
    return datetime.now(UTC)


class Variant(Protocol):
    """What the web needs of a game's variant."""

    @property
    def id(self) -> str: ...
    @property
    def revision(self) -> str: ...
    @property
    def rules(self) -> Any: ...
    @property
    def name(self) -> Mapping[str, str]: ...
    @property
    def stated(self) -> Mapping[str, Any]: ...
    def title(self, language: str) -> str: ...


class UnknownRevision(LookupError):
    """An address names house rules this installation has never had."""


@dataclass(frozen=True)
class HouseRules:
    """The rules a question was asked under: of the book in force, or of a revision kept in the database."""

    variant: str
    revision: str
    rules: Any
    names: Mapping[str, str]
    stated: Mapping[str, Mapping[str, str | None]]
    """Switch to {by, source}."""
    in_force: bool

    def title(self, language: str) -> str:
        return self.names.get(language) or self.names.get("en") or self.variant


@dataclass
class House:
    """The app's one object with state. `clock` and `fresh_seed` are injected by tests.

    `file` finds the house rules in force, which the watcher follows; `own_file` is where the desk writes them: the same
    file, or the one that will be in force once it is there.
    """

    watcher: BookWatcher
    database: Database
    file: Callable[[], Path]
    own_file: Path
    clock: Clock = utc_now
    fresh_seed: Callable[[], int] = field(default=lambda: secrets.randbelow(2**40))
    question: Callable[[Address], Question] = field(init=False)
    """The question at an address. Raises `UnknownRevision` and `UnknownDrill`, `KeyError` for no game of ours."""
    _remembered: Any = None

    def __post_init__(self) -> None:
        self.question = lru_cache(maxsize=DEALT)(self._deal)

    def game(self, game_id: str) -> Game | None:
        return GAMES.get(game_id)

    @property
    def games(self) -> tuple[str, ...]:
        """The games the file has rules for, in the order they are offered; one it leaves out is not there."""
        book, _ = self.watcher.current()
        return tuple(game for game in GAMES if game in book.games)

    def variants(self, game_id: str) -> Mapping[str, Variant]:
        """The variants in force, in the order of the file; none of a game that it leaves out."""
        self._refresh()
        section = self.watcher.current()[0].games.get(game_id)
        return cast(Mapping[str, Variant], section.variants) if section else {}

    def default_variant(self, game_id: str) -> str:
        """The variant the pages of a game begin with. Raises `KeyError` for a game that the file leaves out."""
        book, _ = self.watcher.current()
        return str(book.games[game_id].default)

    def chip_sets(self, game_id: str) -> Mapping[str, ChipSet]:
        """The chip sets of the book in force, by id."""
        section = self.watcher.current()[0].games.get(game_id)
        return section.chip_sets if section else {}

    def problems(self) -> tuple[Problem, ...]:
        """What is wrong with the file on disk, if a broken edit keeps the last good book in force."""
        return self.watcher.current()[1]

    def in_force(self, game_id: str, variant_id: str) -> HouseRules | None:
        """The variant's rules of today, None if the book has no such variant."""
        variant = self.variants(game_id).get(variant_id)
        return None if variant is None else _of_variant(variant, in_force=True)

    def rules_at(self, address: Address) -> HouseRules:
        """The rules an address was made under. Raises `UnknownRevision`."""
        variants = self.variants(address.game)
        named = variants.get(address.variant)
        if named is not None and named.revision == address.revision:
            return _of_variant(named, in_force=True)
        with self.database.read() as session:
            stored = revision(session, address.game, address.revision)
        if stored is None:
            raise UnknownRevision(f"{address.variant}@{address.revision}")
        return _of_stored(address, stored)

    def _deal(self, address: Address) -> Question:
        return GAMES[address.game].question(address, self.rules_at(address).rules, self.material(address))

    def material(self, address: Address) -> str | None:
        """The text an address asks about that somebody has brought here, None for most."""
        game = self.game(address.game)
        key = game.hash_in(address) if game else None
        if key is None:
            return None
        with self.database.read() as session:
            return material(session, address.game, key)

    def on_disk(self) -> bytes:
        """The file of house rules as it lies on disk, in order or not. Raises `OSError`."""
        return self.file().read_bytes()

    def book_revision(self) -> BookRevision:
        """The newest revision of the whole file: the one in force, unless a broken file was put in its place."""
        self._refresh()
        with self.database.read() as session:
            found = newest(session)
        return found or note_book(self.database, self.watcher.text, self.clock())

    def _refresh(self) -> None:
        """Remember a book, and each revision in it, the first time the book is seen."""
        book, problems = self.watcher.current()
        if book is self._remembered:
            return
        if not problems:
            note_book(self.database, self.watcher.text, self.clock())
        with self.database.write() as session:
            for game_id, section in book.games.items():
                for variant in section.variants.values():
                    remember_revision(
                        session,
                        game_id,
                        variant.id,
                        variant.rules.model_dump_json(),
                        json.dumps(snapshot(variant), ensure_ascii=False),
                        variant.revision,
                        self.clock(),
                    )
        self._remembered = book


def snapshot(variant: Variant) -> dict[str, Any]:
    """Names and provenance as they stand, to keep beside the rules."""
    return {
        "names": dict(variant.name),
        "stated": {k: {"by": str(s.by), "source": s.source} for k, s in variant.stated.items()},
    }


def _of_variant(variant: Variant, in_force: bool) -> HouseRules:
    kept = snapshot(variant)
    return HouseRules(variant.id, variant.revision, variant.rules, kept["names"], kept["stated"], in_force)


def _of_stored(address: Address, stored: StoredRevision) -> HouseRules:
    # Houses with the same rules share a revision: what is kept of another one says nothing of this one's name.
    kept = json.loads(stored.snapshot) if stored.variant == address.variant else {"names": {}, "stated": {}}
    rules = _read_rules(address.game, stored.rules)
    return HouseRules(address.variant, address.revision, rules, kept["names"], kept["stated"], in_force=False)


@lru_cache(maxsize=256)
def _read_rules(game_id: str, rules_json: str) -> Any:
    return GAMES[game_id].rules.model_validate_json(rules_json)


def house() -> House:
    """The running app's house."""
    return cast(House, current_app.extensions["house"])
