"""However a file is broken: a list of problems or a whole book, never a traceback, never half of one; and an edit
of it is made or refused."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.games.casino_holdem.rules import Rules
from trainer.paths import shipped_paytables
from trainer.paytables import (
    Book,
    BookError,
    Problem,
    Severity,
    SpliceError,
    copy_entry,
    drop,
    read_book,
    rename,
    set_switch,
    set_value,
)
from trainer.paytables.document import read_document


def shortened() -> str:
    """The shipped file without what is there many times over: mutations of a short text reach deeper."""
    text = shipped_paytables().read_text("utf-8")
    for start, end in (
        ("    ante-1:", "    ante-3:"),
        ("    ante-aragon:", "\n  # What the AA"),
        ("    aa-1:", "    aa-2:"),
        ("    aa-flat7:", "\n  # Smallest"),
        ("    uk:", "\n  variants:"),
        ("    evolution:", "    high_ante:"),
    ):
        i = text.index(start)
        text = text[:i] + text[text.index(end, i) :]
    return text[: text.index("    after_flop:")]


TEXT = shortened()
BRIEF = """\
# ours
casino_holdem:
  ante_tables:
    ours:   # since May
      "Royal flush": 100 to 1
      flush or better: {pays: 5 to 1}

      # as everywhere
      straight_or_lower: 1 to 1
  bonus_tables: {aa: {flush or better: 25 to 1, straight to pair of aces: 7 to 1}}
  chip_sets:
    us:
    - {value: 1, colour: white, body: "#efece3", spots: '#2f5ea8'}
    - value: 5
      colour: >-
        red
    - {
        value: 25,   # green
        colour: green
      }
  variants:
    standard:
      name: {en: Standard,}
      boxes: 7
      chips:
      ante: {is: ours, by: house, source: "plate: \\u0022new\\u0022"}
      ante_max: {by: unconfirmed}
"""
PIECES = [
    ":", "{", "}", "[", "]", "- ", "#", '"', "'", "&a ", "*a", "!t ", "<<", "? ", "|\n", ">", "---\n", "...\n", "%",
    "\t", "\n", "\r", "\x00", "\x85", "\u2028", "\u202e", "\ud800", "é", "٧", "\\U00110000", "0", "-1", "9" * 40, "1e9",
    "none", "yes", "7:1", "10 to 11", "8 for 1", "standard", "{by: unconfirmed}", "{is: }", "is: ", "royal flush",
    "or lower", " to ", "name: {en: x}", "  ",
]  # fmt: skip


def whole_or_refused(source: str | bytes) -> None:
    try:
        book = read_book(source, "f.yaml")
    except BookError as error:
        refused(error.problems)
    else:
        whole(book)


def refused(problems: tuple[Problem, ...]) -> None:
    assert any(problem.severity is Severity.ERROR for problem in problems)
    for problem in problems:
        assert problem.line >= 1
        assert "%(" not in str(problem)


def whole(book: Book) -> None:
    game = book.games["casino_holdem"]
    assert game.default in game.variants
    for name, variant in game.variants.items():
        assert set(variant.stated) == set(Rules.switch_fields()), name
        assert Rules.model_validate(variant.rules.model_dump(mode="json")).revision == variant.revision
    written = {
        path[2] for path in book.places if path[:2] == ("casino_holdem", "variants") and len(path) == 3
    }
    assert set(game.variants) == written


@st.composite
def mutated(draw: st.DrawFn, text: str = TEXT, most: int = 3) -> str:
    """The text with up to `most` lines moved, dropped or doubled and up to `most` pieces put in or cut out."""
    lines = text.splitlines(keepends=True)
    for _ in range(draw(st.integers(0, most))):
        i, j = draw(st.integers(0, len(lines) - 1)), draw(st.integers(0, len(lines) - 1))
        match draw(st.sampled_from(["drop", "double", "move", "indent"])):
            case "drop":
                lines[i] = ""
            case "double":
                lines[i] += lines[j]
            case "move":
                lines[i], lines[j] = lines[j], lines[i]
            case _:
                lines[i] = draw(st.sampled_from([" ", "  ", "\t"])) + lines[i]
    text = "".join(lines)
    for _ in range(draw(st.integers(0, most))):
        words = [match.span() for match in re.finditer(r"[^\s:{},]+", text)]
        start, end = draw(st.sampled_from(words))
        cut = draw(st.booleans())
        text = text[:start] + draw(st.sampled_from(PIECES)) + text[end if cut else start :]
    return text


@st.composite
def flipped(draw: st.DrawFn) -> bytes:
    """The text with a few bytes changed, and perhaps cut off at one."""
    raw = bytearray(TEXT.encode())
    places = st.integers(0, len(raw) - 1)
    flips = draw(st.lists(st.tuples(places, st.integers(0, 255)), min_size=1, max_size=4))
    for place, value in flips:
        raw[place] = value
    return bytes(raw[: flips[0][0]] if draw(st.booleans()) else raw)


@settings(max_examples=500)
@given(mutated())
def test_a_mutated_file_is_read_whole_or_refused(text: str) -> None:
    whole_or_refused(text)


@settings(max_examples=500)
@given(flipped())
def test_a_file_with_flipped_bytes_is_read_whole_or_refused(raw: bytes) -> None:
    whole_or_refused(raw)


@pytest.mark.exhaustive
@settings(max_examples=10_000)
@given(mutated())
def test_many_mutated_files_are_read_whole_or_refused(text: str) -> None:
    whole_or_refused(text)


@pytest.mark.exhaustive
@settings(max_examples=10_000)
@given(flipped())
def test_many_files_with_flipped_bytes_are_read_whole_or_refused(raw: bytes) -> None:
    whole_or_refused(raw)


Path = tuple[str | int, ...]
Operation = Callable[[str, Path], str]


@st.composite
def operations(draw: st.DrawFn) -> Operation:
    """An edit with everything drawn but the text and the path."""
    piece = st.sampled_from([*PIECES, "", "ours", "flush", "100 to 1", "a\nb"])
    one = draw(piece)
    part = st.none() | piece
    value, by, source = draw(part), draw(part), draw(part)
    inner = draw(st.one_of(piece, st.dictionaries(piece, piece, max_size=2), st.lists(piece, max_size=2)))
    before = draw(st.sampled_from([None, "by", "name", "flush"]))
    return draw(
        st.sampled_from([
            lambda text, path: set_value(text, path, inner, before=before),
            lambda text, path: set_value(text, (*path, one), inner, before=before),
            lambda text, path: set_value(text, (*path, 1), inner),
            lambda text, path: set_switch(text, path, value=value, by=by, source=source),
            drop,
            lambda text, path: rename(text, path, one),
            lambda text, path: copy_entry(text, path, one),
        ])
    )  # fmt: skip


def test_edits_are_tried_on_a_text_that_can_be_read() -> None:
    document = read_document(BRIEF)
    assert document.complete
    assert not document.problems


PATHS = sorted(read_document(BRIEF).places, key=str)


def edited_or_refused(text: str, path: Path, operation: Operation) -> None:
    """An edit leaves a text that can be read, with nothing wrong that was not wrong before, or is no edit."""
    before = read_document(text)
    with suppress(SpliceError):
        after = read_document(operation(text, path))
        assert before.complete
        assert after.complete
        assert {problem.message for problem in after.problems} <= {p.message for p in before.problems}


@settings(max_examples=1000)
@given(mutated(BRIEF, 1), st.sampled_from(PATHS), operations())
def test_an_edit_of_a_mutated_file_is_made_or_refused(text: str, path: Path, operation: Operation) -> None:
    edited_or_refused(text, path, operation)


@pytest.mark.exhaustive
@settings(max_examples=20_000)
@given(mutated(BRIEF, 1), st.sampled_from(PATHS), operations())
def test_many_edits_of_mutated_files_are_made_or_refused(text: str, path: Path, operation: Operation) -> None:
    edited_or_refused(text, path, operation)
