"""YAML text ⇄ plain data with the place of every value: the only module that knows YAML.

A small, safe part of YAML 1.2 is understood: blocks, lists, single values, comments. The text is read from the
parser's events, not through a loader, for three reasons: every value stays the text that was written (a loader turns
`7:1` or `010` into numbers of its own), each value's exact place is known, so that an edit can be spliced in without
touching the rest, and every repeated name, anchor or tag is found at once instead of the first one ending the reading.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from functools import lru_cache
from typing import Any, Final

from ruamel.yaml import YAML
from ruamel.yaml.error import MarkedYAMLError, YAMLError
from ruamel.yaml.events import (
    AliasEvent,
    DocumentStartEvent,
    Event,
    MappingEndEvent,
    MappingStartEvent,
    ScalarEvent,
    SequenceEndEvent,
    SequenceStartEvent,
)
from ruamel.yaml.reader import ReaderError

from trainer.paytables.problems import Problem, dotted
from trainer.reading import N_, Path, Plain

MAX_BYTES: Final = 65_536
_MAX_DEPTH: Final = 12


@dataclass(frozen=True, slots=True)
class Place:
    """Where an entry stands. `line` is the line of its name (or its dash), from 1: the line to show. The rest is its
    value: `value_line` from 1, `column` from 0, `start` and `end` as places in the text. A block ends where the next
    thing begins, comments between them included; a value that is not written starts and ends there, too.

    `name` is where its name stands, None for an entry of a list. `style` is how the value is written: `{` or `[` for
    entries in brackets, a quotation mark, `|` or `>` for texts, "" for a block and for a text without marks."""

    line: int
    value_line: int
    column: int
    start: int
    end: int
    name: tuple[int, int] | None = None
    style: str = ""


@dataclass(slots=True)
class Document:
    """A text read as far as it goes: the data, the place of each value, and what is no good about the text itself.

    `unsure` are the paths whose data is not what was written (an alias, say), `partial` the blocks that lack an entry
    that was written: what is found wrong there, or missing there, would only confuse.
    """

    text: str
    data: Plain = ""
    places: dict[Path, Place] = field(default_factory=dict)
    problems: list[Problem] = field(default_factory=list)
    unsure: set[Path] = field(default_factory=set)
    partial: set[Path] = field(default_factory=set)
    complete: bool = False
    """Whether the text could be read to its end."""

    def line_of(self, path: Path) -> int:
        """The line to show for a path: its own, or that of the nearest block around it."""
        while path and path not in self.places:
            path = path[:-1]
        return self.places[path].line if path in self.places else 1


class _Unreadable(Exception):
    """Reading ends here; the problem has been noted."""


def read_document(source: str | bytes) -> Document:
    """Read a text. Never raises: what is wrong is in `problems`."""
    raw = source if isinstance(source, bytes) else source.encode("utf-8", "surrogatepass")
    if len(raw) > MAX_BYTES:
        return _refused(
            N_("the file is over %(most)s bytes, which no house's rules need"), most=str(MAX_BYTES)
        )
    try:
        text = raw.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        line = raw.count(b"\n", 0, error.start) + 1
        return _refused(N_("the file is not UTF-8 text: save it as UTF-8"), line)
    document = Document(text)
    reader = _Reader(document)
    try:
        reader.read()
        document.complete = True
    except _Unreadable:
        pass
    except ReaderError as error:
        _note(document, _line_at(text, error.position), N_("a character here is no text: delete it"))
    except MarkedYAMLError as error:
        _note(document, *_in_plain_words(error, reader.open_brackets))
    except _ParserLost:
        _note(document, 1, N_("the file cannot be read: it has a character or an escape that is no text"))
    return document


@lru_cache(maxsize=32)
def read_text(text: str) -> Document:
    """Read a text, or remember how it read: an edit's result is most often the next edit's start. Nobody changes the
    document."""
    return read_document(text)


def _refused(message: str, line: int = 1, **values: str) -> Document:
    return Document("", problems=[Problem(line, "", message, values)])


def _note(document: Document, line: int, message: str, **values: str) -> None:
    document.problems.append(Problem(line, "", message, values))


def _line_at(text: str, position: int) -> int:
    return text.count("\n", 0, position) + 1


class _ParserLost(Exception):
    """The parser itself fell over a text, without saying where."""


def _events(text: str) -> Iterator[Event]:
    try:
        yield from YAML(typ="safe", pure=True).parse(text)
    except YAMLError:
        raise
    except Exception as error:  # an escape past the last character ends in an OverflowError, for one
        raise _ParserLost from error


class _Reader:
    """Builds the data of one document from the parser's events."""

    def __init__(self, document: Document) -> None:
        self._document = document
        self.open_brackets: list[int] = []
        """The lines where `{` or `[` are open, the innermost last."""
        self._events = _events(document.text)

    def read(self) -> None:
        for event in self._events:
            if isinstance(event, DocumentStartEvent):
                if event.version or event.tags:
                    self._refuse(
                        event, (), N_("lines that start with a percent sign are not used here: delete it")
                    )
                    raise _Unreadable
                if self._document.places:
                    self._refuse(
                        event, (), N_("a second document starts here (---): one file is one document")
                    )
                    raise _Unreadable
            elif isinstance(event, ScalarEvent | MappingStartEvent | SequenceStartEvent | AliasEvent):
                self._document.data = self._value(event, (), _line(event))

    def _value(self, event: Event, path: Path, line: int, name: tuple[int, int] | None = None) -> Plain:
        """The value that starts with `event`, whose entry starts in `line` with a name at `name`."""
        if len(path) > _MAX_DEPTH:
            self._refuse(
                event, path, N_("blocks inside blocks inside blocks: this is too deep for house rules")
            )
            raise _Unreadable
        start = event.start_mark
        place = Place(
            line, _line(event), start.column, start.index, event.end_mark.index, name, _style(event)
        )
        self._document.places[path] = place
        value: Plain = ""
        end = event
        self._refuse_shorthand(event, path)
        if isinstance(event, ScalarEvent):
            value = str(event.value)
            self._refuse_invisible(event.value, event, path)
        elif isinstance(event, MappingStartEvent | SequenceStartEvent):
            if event.flow_style:
                self.open_brackets.append(_line(event))
            value, end = self._block(path) if isinstance(event, MappingStartEvent) else self._list(path)
            if event.flow_style:
                self.open_brackets.pop()
            self._document.places[path] = replace(place, end=end.end_mark.index)
        return value

    def _list(self, path: Path) -> tuple[list[Plain], Event]:
        found: list[Plain] = []
        for event in self._events:
            if isinstance(event, SequenceEndEvent):
                return found, event
            found.append(self._value(event, (*path, len(found)), _line(event)))
        raise _Unreadable

    def _block(self, path: Path) -> tuple[dict[str, Plain], Event]:
        found: dict[str, Plain] = {}
        for key in self._events:
            if isinstance(key, MappingEndEvent):
                return found, key
            name = self._name(key, path)
            value_event = next(self._events)
            if name is None:
                self._discard(value_event, path, _line(key))
            elif name in found:
                first = self._document.places[(*path, name)].line
                self._refuse(
                    key,
                    (*path, name),
                    N_("“%(name)s” is there twice: first in line %(line)s"),
                    name=name[:60],
                    line=str(first),
                )
                self._discard(value_event, (*path, name), _line(key))
            else:
                span = (key.start_mark.index, key.end_mark.index)
                found[name] = self._value(value_event, (*path, name), _line(key), span)
        raise _Unreadable

    def _name(self, key: Event, path: Path) -> str | None:
        """The name of an entry, None for one that cannot be used (noted)."""
        if isinstance(key, ScalarEvent) and key.value == "<<" and not key.style:
            self._refuse(key, path, N_("“<<” takes lines from elsewhere: write them out here"))
            self._document.partial.add(path)
            return None
        if not isinstance(key, ScalarEvent) or not key.value.strip():
            self._refuse(key, path, N_("a name is missing before the colon"))
            if not isinstance(key, ScalarEvent):
                self._discard(key, path, _line(key))
            return None
        self._refuse_shorthand(key, (*path, key.value))
        self._refuse_invisible(key.value, key, path)
        return str(key.value)

    def _discard(self, event: Event, path: Path, line: int) -> None:
        """Read a value for its problems alone."""
        places, unsure = dict(self._document.places), set(self._document.unsure)
        self._value(event, path, line)
        self._document.places, self._document.unsure = places, unsure

    def _refuse_shorthand(self, event: Any, path: Path) -> None:
        if isinstance(event, AliasEvent):
            self._document.unsure.add(path)
            self._refuse(
                event, path, N_("“*%(name)s” stands for lines written elsewhere: write them out here"),
                name=str(event.anchor)[:60],
            )  # fmt: skip
            return
        if event.anchor:
            self._refuse(
                event, path, N_("“&%(name)s” gives these lines a name, which is not used here: delete it"),
                name=str(event.anchor)[:60],
            )  # fmt: skip
        if event.tag:
            self._refuse(
                event,
                path,
                N_("“!” before a value has a meaning of its own: delete it, or put the text in quotes"),
            )

    def _refuse_invisible(self, text: str, event: Event, path: Path) -> None:
        if any(unicodedata.category(c) in ("Cc", "Cs") and c not in "\n\t" for c in text):
            self._document.unsure.add(path)
            self._refuse(event, path, N_("a character here is no text: delete it"))

    def _refuse(self, event: Event, path: Path, message: str, **values: str) -> None:
        self._document.problems.append(Problem(_line(event), dotted(path), message, values))


def _line(event: Event) -> int:
    line: int = event.start_mark.line
    return line + 1


def _style(event: Event) -> str:
    """See `Place.style`."""
    if isinstance(event, ScalarEvent):
        return str(event.style or "")
    if isinstance(event, MappingStartEvent):
        return "{" if event.flow_style else ""
    return "[" if isinstance(event, SequenceStartEvent) and event.flow_style else ""


_WORDS: Final[Mapping[str, str]] = {
    "mapping values are not allowed here": N_(
        "a colon stands where none can be: check the indentation, and put a text with a colon in quotes"
    ),
    "'\\t'": N_("a tab stands where only spaces can: indent with spaces"),
    "could not find expected ':'": N_("a colon is missing after a name"),
    "unexpected end of stream": N_("a quotation mark is opened here and never closed"),
    "unexpected document separator": N_("a quotation mark is opened here and never closed"),
    "sequence entries": N_("a list starts on a line of its own: its “- ” cannot stand after a colon"),
    "<block end>": N_("this line does not line up with the ones above it: check its indentation and quotes"),
    "unknown escape": N_("“\\” in double quotes starts a special character: use single quotes"),
    "escape sequence": N_("“\\” in double quotes starts a special character: use single quotes"),
    "cannot start any token": N_("a text cannot start with this character: put it in quotes"),
    "directive": N_("lines that start with a percent sign are not used here: delete it"),
}
"""What the parser says, to what an instructor needs to hear."""

_UNCLOSED: Final = N_(
    "a bracket is opened here and not closed, or a comma is missing between its entries;"
    " a “#” after a space hides the rest of its line, so a colour stands in quotes"
)
_OPENED: Final = ("unexpected end of stream", "unexpected document separator", "expected ':'")
"""Where the place to look at is the one where something began, not the one where the parser gave up."""


def _in_plain_words(error: MarkedYAMLError, open_brackets: Sequence[int]) -> tuple[int, str]:
    said = str(error.problem or "")
    words = next((plain for part, plain in _WORDS.items() if part in said), None)
    if open_brackets and words is None:
        return open_brackets[-1], _UNCLOSED
    began = any(part in said for part in _OPENED)
    mark: Any = (error.context_mark if began else None) or error.problem_mark or error.context_mark
    line = mark.line + 1 if mark is not None else 1
    return line, words or N_("this line cannot be read: check its indentation, colons and quotes")
