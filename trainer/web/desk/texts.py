"""A text of house rules as the desk sees it: read once, with what is wrong with it and which of its lines changed."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from trainer.paytables import Book, BookError, Kind, Problem, Severity, hunks
from trainer.paytables.book import book_of
from trainer.paytables.document import Document, read_document, read_text
from trainer.reading import Path, Plain, plain_name

FILE: Final = "paytables.yaml"
"""What the file is called on the desk, whatever its name on disk."""


@dataclass(frozen=True, slots=True)
class Reading:
    """A text, read. `book` is None while it has errors; `problems` are errors and warnings in the order of lines."""

    text: str
    document: Document
    book: Book | None
    problems: tuple[Problem, ...]

    @property
    def readable(self) -> bool:
        """Whether its data is known: a fault in a value still leaves the others to be shown and edited."""
        return self.document.complete and isinstance(self.document.data, dict)

    @property
    def errors(self) -> tuple[Problem, ...]:
        """What keeps it from being in force."""
        return tuple(p for p in self.problems if p.severity is Severity.ERROR)

    def at(self, path: Path) -> Plain | None:
        """What is written at a path, None where nothing is."""
        found: Any = self.document.data
        for part in path:
            if isinstance(found, list) and isinstance(part, int):
                found = found[part] if 0 <= part < len(found) else None
            else:
                found = found.get(part) if isinstance(found, dict) else None
        plain: Plain = found
        return plain

    def block(self, path: Path) -> Mapping[str, Plain]:
        """The entries of a block, none where there is no block."""
        found = self.at(path)
        return found if isinstance(found, dict) else {}

    def below(self, path: Path, name: str) -> Path:
        """The path of a block's entry, its name spelt as in the file: `pair of fours` and `Pair_Of_Fours` are one name."""
        spelt = (key for key in self.block(path) if plain_name(key) == name)
        return (*path, next(spelt, name))

    def line(self, path: Path) -> int:
        """The line of an entry, 0 where it is not written."""
        place = self.document.places.get(path)
        return place.line if place else 0


@lru_cache(maxsize=32)
def read(text: str) -> Reading:
    """Read a text. Never raises."""
    return _reading(text, read_text(text))


def read_bytes(raw: bytes) -> Reading:
    """Read a file's bytes. Never raises. The text is empty where they are none, or too many."""
    document = read_document(raw)
    return _reading(document.text, document)


def _reading(text: str, document: Document) -> Reading:
    try:
        book = book_of(document, FILE)
    except BookError as error:
        return Reading(text, document, None, error.problems)
    return Reading(text, document, book, book.warnings)


def changed_lines(before: str, after: str) -> frozenset[int]:
    """The lines of a text, from 1, that are not as they were. Where lines are gone, none is marked."""
    return frozenset(
        line.after
        for hunk in hunks(before, after, 1)
        for line in hunk.lines
        if line.kind is Kind.ADDED and line.after is not None
    )


def as_typed(text: str) -> str:
    """The text as a text area shows it: no mark at its start, one kind of line end."""
    return text.removeprefix("\ufeff").replace("\r\n", "\n")


def from_typed(typed: str, before: str) -> str:
    """What a text area sent, with the mark and the line ends the text had before."""
    text = typed.replace("\r\n", "\n").replace("\r", "\n").removeprefix("\ufeff")
    if "\r\n" in before:
        text = text.replace("\n", "\r\n")
    return f"\ufeff{text}" if before.startswith("\ufeff") else text
