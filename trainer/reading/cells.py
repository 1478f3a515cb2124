"""Reads plain data written by a person: texts, lists and blocks in, values out, every fault noted where it stands.

A game's `section.py` is written with these tools. They know no file format: plain data is what any reader of a
file can give, with every single value still the text that was written ("yes", "7", "100 to 1"), because only the
place it stands in says whether "no" is a refusal or a language.

Faults are English templates with named values (`"“%(text)s” is no odds"`), so that a page can say them in another
language; `N_` marks a template for the translators.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterator, Mapping
from dataclasses import dataclass, field
from difflib import get_close_matches
from types import TracebackType
from typing import Any, Final, Generic, TypeAlias, TypeVar

from trainer.chips import ChipSet
from trainer.odds import Odds

Plain: TypeAlias = "str | list[Plain] | dict[str, Plain]"
Path: TypeAlias = tuple[str | int, ...]
"""Names and list places (from 0) from the top of the file down to a value."""

T = TypeVar("T")
V = TypeVar("V")


def N_(message: str) -> str:  # noqa: N802  (the name translators' tools look for)
    """Mark a template for translation without translating it here."""
    return message


@dataclass(frozen=True, slots=True)
class Note:
    """A fault or a warning: where, the template, its values."""

    path: Path
    message: str
    values: Mapping[str, str]
    warning: bool = False


class Fault(Exception):
    """A value that cannot be used. `Report.noting` turns it into a note and goes on with the next value."""

    def __init__(self, note: Note) -> None:
        super().__init__(note.message)
        self.note = note


class _Noting:
    def __init__(self, report: Report) -> None:
        self._report = report

    def __enter__(self) -> None:
        return None

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> bool:
        if isinstance(error, Fault):
            self._report.notes.append(error.note)
            return True
        return False


@dataclass(slots=True)
class Report:
    """What was found while reading. One value's fault never hides another's."""

    notes: list[Note] = field(default_factory=list)

    @property
    def errors(self) -> int:
        """How many faults so far, warnings left out."""
        return sum(not note.warning for note in self.notes)

    def noting(self) -> _Noting:
        """`with report.noting():` reads one value; its fault is noted and the reading goes on after the block."""
        return _Noting(self)


@dataclass(frozen=True, slots=True)
class GameBook(Generic[V]):
    """A game's section, read: its variants by id, in the order of the file, the id of the default one, and the chip
    sets it names."""

    variants: Mapping[str, V]
    default: str
    chip_sets: Mapping[str, ChipSet] = field(default_factory=dict)


ID: Final = re.compile(r"[a-z][a-z0-9_-]{0,39}", re.ASCII)
_WHOLE: Final = re.compile(r"0|[1-9][0-9]{0,17}", re.ASCII)
_DIGITS: Final = re.compile(r"[0-9][0-9 ,._]*", re.ASCII)
_SWITCHED: Final = {"yes": True, "true": True, "no": False, "false": False}
_NO_LIMIT: Final = frozenset({"none", "off"})


def plain_name(text: str) -> str:
    """The one spelling of a name: "Royal flush", "royal-flush" and "royal_flush" are the same."""
    return re.sub(r"[\s_-]+", "_", text.strip().lower())


def spoken(name: str) -> str:
    """A name as a person writes it: `pair_of_fours` is "pair of fours"."""
    return name.replace("_", " ")


@dataclass(frozen=True, slots=True)
class Cell:
    """One value of the file with the path that leads to it. The methods give its meaning or raise `Fault`."""

    path: Path
    value: Plain
    report: Report

    def fault(self, message: str, **values: object) -> Fault:
        """A fault of this cell, to be raised."""
        return Fault(Note(self.path, message, _shown(values)))

    def note(self, message: str, **values: object) -> None:
        """Note a fault of this cell and go on."""
        self.report.notes.append(Note(self.path, message, _shown(values)))

    def warn(self, message: str, **values: object) -> None:
        """Note what may be right but is worth a look."""
        self.report.notes.append(Note(self.path, message, _shown(values), warning=True))

    # -- shapes

    def entries(self) -> list[tuple[str, Cell]]:
        """The named entries of a block, in the order of the file."""
        if not isinstance(self.value, dict):
            raise self.fault(N_("a block of “name: value” lines is needed here"))
        return [(name, Cell((*self.path, name), value, self.report)) for name, value in self.value.items()]

    def items(self) -> list[Cell]:
        """The entries of a list."""
        if not isinstance(self.value, list):
            raise self.fault(N_("a list is needed here, each entry on a line that starts with “- ”"))
        return [Cell((*self.path, i), value, self.report) for i, value in enumerate(self.value)]

    def fields(self, known: Collection[str], required: Collection[str] = ()) -> dict[str, Cell]:
        """The entries of a block whose names are fixed. Unknown and missing ones are noted, the rest is returned."""
        found: dict[str, Cell] = {}
        for name, cell in self.entries():
            plain = plain_name(name)
            if plain not in known:
                like = get_close_matches(plain, known, 1)
                if like:
                    cell.note(
                        N_("“%(name)s” is not known here; did you mean “%(like)s”?"), name=name, like=like[0]
                    )
                else:
                    cell.note(
                        N_("“%(name)s” is not known here; known are: %(known)s"), name=name, known=known
                    )
            elif plain in found:
                cell.note(N_("“%(name)s” is there twice"), name=plain)
            else:
                found[plain] = cell
        if missing := [name for name in required if name not in found]:
            self.note(N_("missing here: %(missing)s"), missing=missing)
        return found

    def identified(self) -> Iterator[tuple[str, Cell]]:
        """The entries of a block whose names are ids; a bad id is noted, its entry is read all the same."""
        for name, cell in self.entries():
            if not ID.fullmatch(name):
                cell.note(
                    N_(
                        "“%(name)s” cannot be an id: use small letters a–z, digits, “-” and “_”,"
                        " a letter first, at most 40"
                    ),
                    name=name,
                )
            yield name, cell

    # -- single values

    def text(self, most: int = 300) -> str:
        """A text on one line, not empty."""
        if not isinstance(self.value, str):
            raise self.fault(N_("one value is needed here, not a list or a block"))
        text = " ".join(self.value.split())
        if not text:
            raise self.fault(N_("nothing is written here"))
        if len(text) > most:
            raise self.fault(N_("this text is too long: at most %(most)s characters"), most=most)
        return text

    def whole(self, least: int, most: int, *, or_none: bool = False) -> int | None:
        """A whole number in a range; with `or_none`, "none" or "off" is no number at all."""
        text = self.text()
        if or_none and text.lower() in _NO_LIMIT:
            return None
        if _WHOLE.fullmatch(text) and least <= int(text) <= most:
            return int(text)
        if _DIGITS.fullmatch(text) and not _WHOLE.fullmatch(text):
            raise self.fault(
                N_("“%(text)s” is no whole number: write its digits alone, as in 1000"), text=text
            )
        if or_none:
            raise self.fault(
                N_("“%(text)s” does not fit here: a whole number from %(least)s to %(most)s is needed, or none"),
                text=text, least=least, most=most,
            )  # fmt: skip
        raise self.fault(
            N_("“%(text)s” does not fit here: a whole number from %(least)s to %(most)s is needed"),
            text=text, least=least, most=most,
        )  # fmt: skip

    def yes_no(self) -> bool:
        """yes or no (true and false are understood)."""
        text = self.text()
        if text.lower() not in _SWITCHED:
            raise self.fault(N_("“%(text)s” does not fit here: yes or no is needed"), text=text)
        return _SWITCHED[text.lower()]

    def one_of(self, choices: Mapping[str, T], also: Mapping[str, str] | None = None) -> T:
        """One of the named choices; `also` gives other words for some of them."""
        text = self.text()
        name = plain_name(text)
        name = (also or {}).get(name, name)
        if name not in choices:
            raise self.fault(
                N_("“%(text)s” does not fit here; it is one of: %(known)s"),
                text=text,
                known=[spoken(c) for c in choices],
            )
        return choices[name]

    def reference(self, known: Mapping[str, T]) -> T:
        """The thing with the id written here."""
        text = self.text()
        if text not in known:
            raise self.fault(
                N_("“%(text)s” is not in this file; there are: %(known)s"),
                text=text,
                known=list(known) or "–",
            )
        return known[text]

    def odds(self) -> Odds:
        """Odds: "100 to 1", "8 for 1", or `{pays: 1 to 2, under_even_money: yes}`."""
        if not isinstance(self.value, dict):
            return _read_odds(self, meant=False)
        cells = self.fields(("pays", "under_even_money"), ("pays",))
        meant = "under_even_money" in cells and cells["under_even_money"].yes_no()
        if "pays" not in cells:
            raise self.fault(N_("the odds are missing: write {pays: 1 to 2, under_even_money: yes}"))
        return _read_odds(cells["pays"], meant)


_ODDS: Final = re.compile(r"([0-9]{1,6}) (to|for) ([0-9]{1,6})", re.ASCII)
_COLON: Final = re.compile(r"[0-9]+ ?[:/–-] ?[0-9]+", re.ASCII)


def _read_odds(cell: Cell, meant: bool) -> Odds:
    text = cell.text()
    match = _ODDS.fullmatch(text.lower())
    if not match:
        raise cell.fault(_why_no_odds(text), text=text, number=re.split(r"\D", text)[0])
    gain, per = int(match[1]), int(match[3])
    if not gain or not per or (match[2] == "for" and gain <= per):
        raise cell.fault(
            N_("“%(text)s” wins nothing: “to” counts the profit alone, “for” counts the stake in"),
            text=text,
        )
    odds = Odds.parse(text)
    if odds.profit < 1 and not meant:
        raise cell.fault(
            N_(
                "“%(text)s” wins less than the stake, which looks like a misprint;"
                " a house that does pay so writes {pays: %(text)s, under_even_money: yes}"
            ),
            text=text,
        )
    return odds


def _why_no_odds(text: str) -> str:
    if _COLON.fullmatch(text):
        return N_(
            "“%(text)s” does not say whether the stake is counted in:"
            " write “7 to 1” for the profit alone, “8 for 1” with the stake"
        )
    if _WHOLE.fullmatch(text):
        return N_("“%(text)s” alone is no odds: write “%(number)s to 1”")
    return N_("“%(text)s” is no odds: write “7 to 1”, or “8 for 1” where the stake is counted in")


def _shown(values: Mapping[str, Any]) -> dict[str, str]:
    """Values as a message shows them: lists with commas, long texts cut."""
    shown: dict[str, str] = {}
    for name, value in values.items():
        if isinstance(value, str):
            shown[name] = value if len(value) <= 80 else f"{value[:79]}…"
        elif isinstance(value, int):
            shown[name] = str(value)
        else:
            shown[name] = ", ".join(str(v)[:80] for v in value)
    return shown
