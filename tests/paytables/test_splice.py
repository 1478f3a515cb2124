"""An edit of a text changes its own characters and no others, or is refused with the reason and its line."""

from collections.abc import Callable
from fractions import Fraction

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from trainer.paths import shipped_paytables
from trainer.paytables import (
    SpliceError,
    as_written,
    copy_entry,
    drop,
    read_book,
    rename,
    set_switch,
    set_value,
)
from trainer.paytables.document import read_document
from trainer.reading import Path, Plain

SHIPPED = shipped_paytables().read_text("utf-8")
GAME = "casino_holdem"


def changed(before: str, after: str) -> tuple[str, str]:
    """The lines that differ, taken together: before and after."""
    old, new = before.splitlines(), after.splitlines()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    return "\n".join(old), "\n".join(new)


# -- the shipped file


def test_the_odds_of_a_row_are_changed_in_its_line_alone() -> None:
    after = set_value(SHIPPED, (GAME, "ante_tables", "ante-3", "flush"), "5 to 2")
    assert after == SHIPPED.replace(
        "      flush: 2 to 1\n", "      flush: 5 to 2\n", 3
    ).replace("      flush: 5 to 2\n", "      flush: 2 to 1\n", 2)  # fmt: skip
    assert read_book(after, "f").games[GAME].variants["standard"].rules.ante.flush.profit == Fraction(5, 2)


def test_a_comment_after_a_value_stays_where_it_was() -> None:
    path = (GAME, "chip_sets", "uk", 4, "colour")
    assert changed(SHIPPED, set_value(SHIPPED, path, "azure")) == (
        '      - {value: 500, colour: blue, body: "#2d6cb5", spots: "#fff3dd"}      # no common colour for 500; blue is ours',
        '      - {value: 500, colour: azure, body: "#2d6cb5", spots: "#fff3dd"}      # no common colour for 500; blue is ours',
    )  # fmt: skip


def test_a_value_in_quotes_keeps_them() -> None:
    path = (GAME, "chip_sets", "us", 0, "body")
    assert changed(SHIPPED, set_value(SHIPPED, path, "#ffffff")) == (
        '      - {value: 1, colour: white, body: "#efece3", spots: "#2f5ea8"}',
        '      - {value: 1, colour: white, body: "#ffffff", spots: "#2f5ea8"}',
    )


def test_a_row_is_put_in_where_it_belongs() -> None:
    path = (GAME, "bonus_tables", "aa-1", "royal flush")
    after = set_value(SHIPPED, path, "100 to 1", before="flush or better")
    assert changed(SHIPPED, after) == ("", "      royal flush: 100 to 1")
    assert after.index("royal flush: 100 to 1\n      flush or better") > 0


def test_a_row_is_renamed_and_taken_out() -> None:
    table = (GAME, "ante_tables", "ante-3")
    after = rename(SHIPPED, (*table, "royal flush"), "royal flush to straight flush")
    assert changed(SHIPPED, after) == (
        "      royal flush: 100 to 1",
        "      royal flush to straight flush: 100 to 1",
    )
    after = drop(after, (*table, "straight flush"))
    assert changed(SHIPPED, after)[1] == "      royal flush to straight flush: 100 to 1"
    assert read_book(after, "f").games[GAME].default == "standard"


def test_a_switch_that_nobody_could_confirm_gets_a_value() -> None:
    path = (GAME, "variants", "evolution", "boxes")
    after = set_switch(SHIPPED, path, value="5")
    assert changed(SHIPPED, after) == (
        "      boxes: {by: unconfirmed}",
        "      boxes: {is: 5, by: unconfirmed}",
    )
    after = set_switch(SHIPPED, path, value="5", by="house", source="plate: “5 boxes”, 2025")
    assert changed(SHIPPED, after)[1] == '      boxes: {is: 5, by: house, source: "plate: “5 boxes”, 2025"}'
    assert changed(after, set_switch(after, path, value="", by="unconfirmed", source=""))[1] == (
        "      boxes: {by: unconfirmed}"
    )


def test_a_switch_that_was_left_out_is_put_in_bare() -> None:
    path = (GAME, "variants", "low_top", "boxes")
    assert changed(SHIPPED, set_switch(SHIPPED, path, value="5")) == ("", "      boxes: 5")
    assert changed(SHIPPED, set_switch(SHIPPED, path, value="5", by="unconfirmed"))[1] == (
        "      boxes: {is: 5, by: unconfirmed}"
    )


def test_a_switch_of_which_nothing_is_left_is_taken_out() -> None:
    path = (GAME, "variants", "after_flop", "boxes")
    after = set_switch(SHIPPED, path, value="", by="", source="")
    assert changed(SHIPPED, after) == (
        '      boxes: {is: 4, by: house, source: "FreeSO game server, source code"}', ""
    )  # fmt: skip


def test_a_new_language_is_put_inside_the_braces() -> None:
    after = set_value(SHIPPED, (GAME, "variants", "low_top", "name", "uk"), "Низькі: таблиці")
    assert changed(SHIPPED, after)[1] == (
        '      name: {en: Low top tables, ar: جداول دفع منخفضة, uk: "Низькі: таблиці"}'
    )


def test_a_new_variant_stands_apart_as_its_neighbours_do() -> None:
    new: Plain = {"name": {"en": "Riviera"}, "ante": "ante-3", "boxes": {"is": "6", "by": "house"}}
    after = set_value(SHIPPED, (GAME, "variants", "riviera"), new)
    own, others = SHIPPED.split("\ntexas_holdem:\n")
    riviera = "    riviera:\n      name: {en: Riviera}\n      ante: ante-3\n      boxes: {is: 6, by: house}\n"
    assert after == f"{own}\n{riviera}\ntexas_holdem:\n{others}"


def test_a_new_chip_is_written_as_its_neighbours_are() -> None:
    new: Plain = {"value": "5000", "colour": "grey", "body": "#777777", "spots": "#ffffff"}
    assert changed(SHIPPED, set_value(SHIPPED, (GAME, "chip_sets", "us", 6), new))[1] == (
        '      - {value: 5000, colour: grey, body: "#777777", spots: "#ffffff"}'
    )


ENTRIES = [
    (GAME, block, name)
    for block in ("ante_tables", "bonus_tables", "chip_sets", "variants")
    for name in read_document(SHIPPED).data[GAME][block]  # type: ignore[index, call-overload]
]


@settings(max_examples=8)
@given(st.sampled_from(ENTRIES))
def test_a_copy_taken_out_again_leaves_the_text_as_it_was(path: tuple[str, ...]) -> None:
    copied = copy_entry(SHIPPED, path, "copy-of-it")
    read_book(copied, "f")
    assert drop(copied, (*path[:-1], "copy-of-it")) == SHIPPED


PLACES = read_document(SHIPPED).places
VALUES = [
    path
    for path in PLACES
    if path and path[-1] in ("is", "by", "source", "en", "ar", "flush", "colour", "body")
]


@settings(max_examples=25)
@given(st.sampled_from(VALUES), st.text(st.characters(exclude_categories=["Cs", "Cc"]), max_size=30))
def test_any_text_can_be_any_value_and_everything_else_stays(path: Path, value: str) -> None:
    place = PLACES[path]
    after = set_value(SHIPPED, path, value)
    assert after.startswith(SHIPPED[: place.start])
    assert after.endswith(SHIPPED[place.end :])
    written = after[place.start : len(after) - len(SHIPPED[place.end :])]
    alone = f"a: {written}" if path[-1] == "flush" else f"{{a: {written}}}"
    assert read_document(alone).data == {"a": value}


# -- layouts

Edit = Callable[[str], str]


def to(value: Plain, *path: str | int, before: str | None = None) -> Edit:
    return lambda text: set_value(text, path, value, before=before)


def without(*path: str | int) -> Edit:
    return lambda text: drop(text, path)


def switch(*path: str, value: str | None = None, by: str | None = None, source: str | None = None) -> Edit:
    return lambda text: set_switch(text, path, value=value, by=by, source=source)


@pytest.mark.parametrize(
    ("before", "edit", "after"),
    [
        # line breaks, marks, ends
        ("a: 1\r\nb: 2", to("3", "c"), "a: 1\r\nb: 2\r\nc: 3"),
        ("\ufeffa: 1\r\n", to("2", "a"), "\ufeffa: 2\r\n"),
        ("a: 1\rb: 2\r", to("3", "c"), "a: 1\rb: 2\rc: 3\r"),
        ("a: 1\nb: 2", without("b"), "a: 1"),
        # nothing there yet
        ("", to("1", "a", "b"), "a: {b: 1}\n"),
        ("# ours", to(["1"], "a", "b"), "# ours\na:\n  b: [1]\n"),
        ("---\n# ours\n", to("1", "a"), "---\n# ours\na: 1\n"),
        ("a:   # ours\nb: 1\n", to("1", "a"), "a: 1   # ours\nb: 1\n"),
        ("a:   # ours\nb: 1\n", to("1", "a", "x"), "a:   # ours\n  x: 1\nb: 1\n"),
        ("- \n- 2\n", to("1", 0), "- 1 \n- 2\n"),
        # empty blocks
        ("a: {}  # ours\n", to("1", "a", "x"), "a: {x: 1}  # ours\n"),
        ("a: { }  # ours\n", to({"y": "1"}, "a", "x"), "a:  # ours\n  x: {y: 1}\n"),
        ("a: []\n", to("1", "a", 0), "a: [1]\n"),
        ("a:\n  # ours\n  b: 1\n", without("a", "b"), "a: {}\n  # ours\n"),
        ("a: 1\n", without("a"), "{}\n"),
        ("- 1\n", without(0), "[]\n"),
        # quotes
        ("a: 1\n", to("x: y", "a"), 'a: "x: y"\n'),
        ("a: 1\n", to("yes", "a"), "a: yes\n"),
        ("a: 1\n", to('say "no": #1', "a"), "a: 'say \"no\": #1'\n"),
        ("a: 'it''s'\n", to("it's", "a"), "a: 'it''s'\n"),
        ("a: 'x'\n", to("y's", "a"), "a: 'y''s'\n"),
        ('{"a":1}', to("2", "a"), '{"a":2}'),
        ('{"a":"1","b":"2"}', to("3", "b"), '{"a":"1","b":"3"}'),
        ('"a b": 1\n', lambda text: rename(text, ("a b",), "c"), '"c": 1\n'),
        # braces
        ("a: {b: 1}  # ours\n", to("2", "a", "c"), "a: {b: 1, c: 2}  # ours\n"),
        ("a: {b: 1,}\n", to("2", "a", "c"), "a: {b: 1, c: 2,}\n"),
        ("a: {b: 1}\n", to("2", "a", "c", before="b"), "a: {c: 2, b: 1}\n"),
        ("a: {b}\n", to("2", "a", "b"), "a: {b: 2}\n"),
        ("a: {b: }\n", to("2", "a", "c"), "a: {b: , c: 2 }\n"),
        ("a: {\n  b: 1,  # one\n  c: 2   # two\n}\n", to("3", "a", "d"), "a: {\n  b: 1,  # one\n  c: 2, d: 3   # two\n}\n"),
        ("a: {\n  b: 1,  # one\n  c: 2\n}\n", without("a", "b"), "a: {\n  # one\n  c: 2\n}\n"),
        ("a: {\n  b: 1,\n  c: 2\n}\n", without("a", "b"), "a: {\n  c: 2\n}\n"),
        ("a: {b: 1, c: 2, d: 3}\n", without("a", "c"), "a: {b: 1, d: 3}\n"),
        ("a: {b: 1, c: 2}\n", without("a", "c"), "a: {b: 1}\n"),
        ("a: [1, 2, 3]\n", without("a", 2), "a: [1, 2]\n"),
        # texts over several lines
        ("a: |\n  x\n  y\n\n# ours\nb: 1\n", to("z", "a"), "a: z\n\n# ours\nb: 1\n"),
        ("b: 1\na: |+\n  x\n\n", to("1", "c"), "b: 1\na: |+\n  x\n\nc: 1\n"),
        ("a: >-\n  x\n  y", to("1", "b"), "a: >-\n  x\n  y\nb: 1"),
        ("a: x\n  y\n  z  # ours\n", to("z", "a"), "a: z  # ours\n"),
        # lists
        ("a:\n- 1\n- 2\nb: 1\n", to("3", "a", 2), "a:\n- 1\n- 2\n- 3\nb: 1\n"),
        ("a:\n- 1\n- 2\nb: 1\n", without("a", 0), "a:\n- 2\nb: 1\n"),
        ("a:\n- 1\n- 2\nb: 1\n", to({"x": "1"}, "a"), "a:\n  x: 1\nb: 1\n"),
        ("- x: 1\n  y: 2\n", to("3", 0, "z"), "- x: 1\n  y: 2\n  z: 3\n"),
        ("- x: 1\n  y: 2\n", without(0, "x"), "- y: 2\n"),
        ("- x: 1\n  # ours\n  y: 2\n", without(0, "x"), "- \n  # ours\n  y: 2\n"),
        # comments and blank lines
        ("a:  # one\n  b: 1\n  # two\n# three\n", to("z", "a"), "a: z  # one\n# three\n"),
        ("a:\n  b: 1\n  # of a\nc: 1\n", without("a"), "c: 1\n"),
        ("# above\na: 1  # of a\n# below\nb: 1\n", without("a"), "# above\n# below\nb: 1\n"),
        ("a: 1\n\nb: 2\n\nc: 3\n", without("b"), "a: 1\n\nc: 3\n"),
        ("a: 1\n\nb: 2\n", without("b"), "a: 1\n"),
        ("a: 1\n\n# of b\nb: 2\n", without("b"), "a: 1\n\n# of b\n"),
        # what is wrong elsewhere is left alone; what is wrong here goes
        ("a: 1\na: 2\nb: 1\n", to("3", "a"), "a: 3\na: 2\nb: 1\n"),
        ("a: &x 1\nb: *x\n", to("2", "b"), "a: &x 1\nb: 2\n"),
        # the same again
        ("a: >-\n  x\n  y\n", to("x y", "a"), "a: >-\n  x\n  y\n"),
        # switches
        ("boxes: 5   # ours\n", switch("boxes", value="6"), "boxes: 6   # ours\n"),
        ("boxes: 5   # ours\n", switch("boxes", by="house"), "boxes: {is: 5, by: house}   # ours\n"),
        ("boxes: 5\n", switch("boxes", by="", source=""), "boxes: 5\n"),
        ("boxes: {By: house}\n", switch("boxes", value="1", by="unconfirmed"), "boxes: {is: 1, By: unconfirmed}\n"),
        ("boxes: {is: 1, source: x}\n", switch("boxes", by="house"), "boxes: {is: 1, by: house, source: x}\n"),
        ("boxes:\n  by: house  # ours\n", switch("boxes", value="1"), "boxes:\n  is: 1\n  by: house  # ours\n"),
        ("boxes:\n  is: 1  # ours\n", switch("boxes", source="x"), "boxes:\n  is: 1  # ours\n  source: x\n"),
        ("x: 1\nboxes: {is: 5}\n", switch("boxes", value=""), "x: 1\n"),
        ("x: 1\n", switch("boxes", value="", by=""), "x: 1\n"),
        ("boxes: {}\n", switch("boxes", value="5"), "boxes: {is: 5}\n"),
    ],
)  # fmt: skip
def test_an_edit_fits_into_the_layout(before: str, edit: Edit, after: str) -> None:
    assert edit(before) == after


@pytest.mark.parametrize(
    ("text", "edit", "line", "why"),
    [
        ("a: 1\nb: {c: 1\n", to("1", "a"), 2, "a bracket is opened here and not closed"),
        ("a: 1\nb: 2\n", to("1", "b", "c"), 2, "“b” holds no named entries: nothing can be put into it"),
        ("a: 1\nb: [1]\n", to("1", "b", "c"), 2, "“b” holds no named entries"),
        ("a: {b: 1}\n", to("1", "a", 0), 1, "“a” holds no named entries"),
        ("a: 1\n", to("1", "b", before="c"), 1, "“c” is not in the text"),
        ("a: 1\nb: [1]\n", to("1", "b", 2), 2, "“3” is not in the text"),
        ("a: 1\nb: {c: 1}\n", without("b", "x"), 2, "“x” is not in the text"),
        ("a: 1\n", without(), 1, "this cannot be changed here"),
        ("a: 1\nb: 2\n", lambda text: rename(text, ("a",), "b"), 2, "“b” is there already"),
        ("a: 1\nb: 2\n", lambda text: copy_entry(text, ("a",), "b"), 2, "“b” is there already"),
        ("- 1\n", lambda text: copy_entry(text, (0,), "b"), 1, "this cannot be changed here"),
        ("a: &x 1\n", lambda text: copy_entry(text, ("a",), "b"), 2, "gives these lines a name"),
        ("a: 1\na: 2\nb: 3\n", without("a"), 1, "this cannot be changed here"),
        ("b: 1\n? a\n: 2\n", without("a"), 2, "this cannot be changed here"),
        ("b:\n  : 1\n", to("1", "b", "c"), 1, "this cannot be changed here"),
        ("b: 1\na: [x: 1]\n", to("2", "a", 0, "y"), 2, "this cannot be changed here"),
        ("b: 1\na: 1\n", to("x\x00y", "a"), 2, "a character here is no text"),
        ("b: 1\na: 1\n", to("\ud800", "a"), 2, "a character here is no text"),
        ("b: 1\n", to("1", " "), 2, "a name is missing before the colon"),
        ("a: 1\n", to("x" * 70_000, "a"), 1, "the file is over 65536 bytes"),
        ("boxes: [1]\n", switch("boxes", value="1"), 1, "this cannot be changed here"),
        ("b: 1\nboxes: 2\n", switch("boxes", "x", value="1"), 2, "“boxes” holds no named entries"),
    ],
)
def test_an_edit_that_cannot_be_made_says_why_and_where(text: str, edit: Edit, line: int, why: str) -> None:
    with pytest.raises(SpliceError, match=why) as caught:
        edit(text)
    assert caught.value.problem.line == line


def test_names_are_found_as_they_are_spelt_in_the_text() -> None:
    text = "Casino-Holdem:\n  ante_tables:\n    x: {Straight or lower: 1 to 1}\n"
    path = ("casino_holdem", "ante_tables", "x", "straight_or_lower")
    assert as_written(text, path) == ("Casino-Holdem", "ante_tables", "x", "Straight or lower")
    assert as_written(text, ("casino_holdem", "y", "z")) == ("Casino-Holdem", "y", "z")
    assert set_value(text, as_written(text, path), "2 to 1").endswith("{Straight or lower: 2 to 1}\n")


def test_a_name_spelt_exactly_comes_before_one_spelt_otherwise() -> None:
    assert as_written("a-b: 1\na_b: 2\n", ("a_b",)) == ("a_b",)
