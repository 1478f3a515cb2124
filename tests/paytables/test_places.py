"""Every value's place in the text is known, so that an edit can be spliced in without touching the rest."""

from hypothesis import given
from hypothesis import strategies as st

from trainer.paths import shipped_paytables
from trainer.paytables.document import read_document

TEXT = """\
# ours
a:
  b c: 100 to 1   # a comment
  d: {is: "x y", by: house}
  e:
    - {value: 1}
    - {value: 5}
  f:
    long
"""


def written(text: str, *path: str | int) -> str:
    place = read_document(text).places[path]
    return text[place.start : place.end]


def test_a_value_is_exactly_what_its_place_holds() -> None:
    assert written(TEXT, "a", "b c") == "100 to 1"
    assert written(TEXT, "a", "d", "is") == '"x y"'
    assert written(TEXT, "a", "d") == '{is: "x y", by: house}'
    assert written(TEXT, "a", "e", 1, "value") == "5"
    assert written(TEXT, "a", "f") == "long"


def test_lines_count_from_1_and_the_name_line_is_the_one_shown() -> None:
    document = read_document(TEXT)
    assert (document.line_of(("a", "b c")), document.line_of(("a", "e", 1, "value"))) == (3, 7)
    place = document.places[("a", "f")]
    assert (place.line, place.value_line, place.column) == (8, 9, 4)


def test_what_is_missing_is_shown_where_it_should_stand() -> None:
    assert read_document(TEXT).line_of(("a", "d", "source", 3)) == 4
    assert read_document(TEXT).line_of(("z",)) == 2


def test_a_repeated_name_keeps_its_first_value_and_place() -> None:
    document = read_document("a: {b: 1}\na: {c: 2}\n")
    assert document.data == {"a": {"b": "1"}}
    assert ("a", "c") not in document.places


def test_values_stay_the_text_that_was_written() -> None:
    data = read_document("{a: 7:1, b: 010, c: yes, d: ~, e: 1e3, f: 2001-01-01, g: 0x10}").data
    assert data == {
        "a": "7:1", "b": "010", "c": "yes", "d": "~", "e": "1e3", "f": "2001-01-01", "g": "0x10",
    }  # fmt: skip


def test_splicing_a_new_value_into_the_shipped_file_changes_that_value_alone() -> None:
    text = shipped_paytables().read_text("utf-8")
    before = read_document(text)
    path = ("casino_holdem", "variants", "aragon", "ante_max", "is")
    place = before.places[path]
    after = read_document(text[: place.start] + "500" + text[place.end :])
    changed = [
        p
        for p in before.places
        if isinstance(at(before.data, p), str) and at(before.data, p) != at(after.data, p)
    ]
    assert changed == [path]


def at(data: object, path: tuple[str | int, ...]) -> object:
    for part in path:
        data = data[part]  # type: ignore[index]
    return data


@given(st.text(max_size=200))
def test_any_text_is_read_or_has_a_problem(text: str) -> None:
    document = read_document(text)
    assert document.complete or document.problems
