"""However a file is broken: a list of problems or a whole book, never a traceback, never half of one."""

import re

from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.games.casino_holdem.rules import Rules
from trainer.paths import shipped_paytables
from trainer.paytables import Book, BookError, Problem, Severity, read_book

SHIPPED = shipped_paytables().read_text("utf-8")
# Mutations of a short file reach deeper than those of a long one: two variants are enough.
TEXT = SHIPPED[: SHIPPED.index("    evolution:")] + SHIPPED[SHIPPED.index("    high_ante:") :]
LINES = TEXT.splitlines(keepends=True)
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
def mutated(draw: st.DrawFn) -> str:
    """The text with a few lines moved, dropped or doubled and a few pieces put in or cut out."""
    lines = list(LINES)
    for _ in range(draw(st.integers(0, 3))):
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
    for _ in range(draw(st.integers(0, 3))):
        words = [match.span() for match in re.finditer(r"[^\s:{},]+", text)]
        start, end = draw(st.sampled_from(words))
        cut = draw(st.booleans())
        text = text[:start] + draw(st.sampled_from(PIECES)) + text[end if cut else start :]
    return text


@settings(max_examples=100)
@given(mutated())
def test_a_mutated_file_is_read_whole_or_refused(text: str) -> None:
    whole_or_refused(text)


@settings(max_examples=50)
@given(
    st.lists(st.tuples(st.integers(0, len(TEXT.encode()) - 1), st.integers(0, 255)), max_size=4),
    st.booleans(),
)
def test_a_file_with_flipped_bytes_is_read_whole_or_refused(flips: list[tuple[int, int]], cut: bool) -> None:
    raw = bytearray(TEXT.encode())
    for place, value in flips:
        raw[place] = value
    whole_or_refused(bytes(raw[: flips[0][0]] if cut and flips else raw))
