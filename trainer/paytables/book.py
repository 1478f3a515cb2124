"""A file of house rules, read as a whole or not at all."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path as FilePath
from types import MappingProxyType
from typing import Any

from trainer.games.sections import SECTIONS
from trainer.paytables.document import MAX_BYTES, Document, Place, read_document
from trainer.paytables.problems import BookError, Problem, Severity, UnreadableBook, dotted
from trainer.reading import N_, Cell, GameBook, Note, Path, Report


@dataclass(frozen=True, slots=True)
class Book:
    """House rules in force: a `GameBook` for each game's id, the warnings, and for editing the text with the place
    of each value."""

    name: str
    games: Mapping[str, GameBook[Any]]
    warnings: tuple[Problem, ...]
    text: str
    places: Mapping[Path, Place]

    def line_of(self, *path: str | int) -> int | None:
        """The line where an entry starts, None for a path that is not in the file."""
        place = self.places.get(path)
        return None if place is None else place.line


def read_book(text: str | bytes, name: str) -> Book:
    """Read house rules; `name` is the file's name for messages. Raises `BookError` with every problem there is."""
    return book_of(read_document(text), name)


def book_of(document: Document, name: str) -> Book:
    """The house rules of a text that has been read. Raises `BookError` with every problem there is."""
    problems = list(document.problems)
    games: dict[str, GameBook[Any]] = {}
    if document.complete:
        report = Report()
        games = _games(Cell((), document.data, report))
        problems += [_problem(note, document) for note in report.notes if not _hidden(note.path, document)]
    problems.sort(key=lambda problem: problem.line)
    if any(problem.severity is Severity.ERROR for problem in problems):
        raise BookError(name, problems)
    return Book(
        name, MappingProxyType(games), tuple(problems), document.text, MappingProxyType(document.places)
    )


def load_book(path: FilePath) -> Book:
    """Read house rules from a file. Raises `UnreadableBook` if it cannot be read, `BookError` if it is not in order."""
    return read_book(read_file(path), str(path))


def read_file(path: FilePath) -> bytes:
    """The bytes of a file, never more than are needed to see that it is too long. Raises `UnreadableBook`."""
    try:
        with path.open("rb") as file:
            return file.read(MAX_BYTES + 1)
    except (OSError, ValueError) as error:
        raise UnreadableBook(str(path), [unreadable(error)]) from error


def unreadable(error: Exception) -> Problem:
    """The problem of a file that cannot be read."""
    why = error.strerror if isinstance(error, OSError) and error.strerror else str(error)
    return Problem(0, "", N_("the file cannot be read: %(why)s"), {"why": why})


def _games(top: Cell) -> dict[str, GameBook[Any]]:
    games: dict[str, GameBook[Any]] = {}
    with top.report.noting():
        if top.value == "":
            raise top.fault(
                N_("the file is empty: it needs a section for a game, as %(known)s"), known=SECTIONS
            )
        sections = top.fields(SECTIONS)
        if not sections and not top.report.errors:
            raise top.fault(N_("no game is in the file; there are: %(known)s"), known=SECTIONS)
        for game, cell in sections.items():
            with top.report.noting():
                games[game] = SECTIONS[game](cell)
    return games


def _problem(note: Note, document: Document) -> Problem:
    severity = Severity.WARNING if note.warning else Severity.ERROR
    return Problem(document.line_of(note.path), dotted(note.path), note.message, note.values, severity)


def _hidden(path: Path, document: Document) -> bool:
    return path in document.partial or any(path[: len(unsure)] == unsure for unsure in document.unsure)
