"""What is wrong with a file of house rules, in words an instructor understands.

BookError            the file is not in force: it has these problems
└── UnreadableBook   it could not be read at all (no such file, no permission)
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from enum import StrEnum

from trainer.reading import Path


class Severity(StrEnum):
    """Whether the file is refused for it."""

    ERROR = "error"
    """The file is refused."""
    WARNING = "warning"
    """Worth a look; the file is in force."""


@dataclass(frozen=True, slots=True)
class Problem:
    """One thing wrong. `message` is an English template, `values` its named values: a page may translate the first
    and fill in the second; `str()` is the English sentence. `line` counts from 1 and is 0 where there is no line;
    `path` is the dotted path of the field, "" for the file as a whole."""

    line: int
    path: str
    message: str
    values: Mapping[str, str] = field(default_factory=dict)
    severity: Severity = Severity.ERROR

    def __str__(self) -> str:
        return self.message % self.values if self.values else self.message

    def in_file(self, name: str) -> str:
        """`FILE:LINE: path: what is wrong`."""
        mark = "warning: " if self.severity is Severity.WARNING else ""
        return f"{name}:{self.line}: {self.path or 'file'}: {mark}{self}"


class BookError(ValueError):
    """A file that cannot be in force. `problems` are in the order of its lines; nothing of it was loaded."""

    def __init__(self, name: str, problems: Iterable[Problem]) -> None:
        self.name = name
        self.problems = tuple(problems)
        super().__init__("\n".join(problem.in_file(name) for problem in self.problems))


class UnreadableBook(BookError):
    """A file that could not even be read."""


def dotted(path: Path) -> str:
    """A path as people write it; places in a list count from 1."""
    return ".".join(str(part + 1) if isinstance(part, int) else part for part in path)
