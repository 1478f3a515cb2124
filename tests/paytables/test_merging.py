"""Two edits of one text are put together where they touch different lines, and never otherwise."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.paytables.merging import merged

BASE = "a\nb\nc\nd\ne\n"


@pytest.mark.parametrize(
    ("one", "other", "both"),
    [
        ("A\nb\nc\nd\ne\n", "a\nb\nc\nd\nE\n", "A\nb\nc\nd\nE\n"),
        ("b\nc\nd\ne\n", "a\nb\nc\nd\ne\nf\n", "b\nc\nd\ne\nf\n"),
        ("a\nx\nb\nc\nd\ne\n", "a\nb\nc\nd\ny\ne\n", "a\nx\nb\nc\nd\ny\ne\n"),
        ("a\nB\nc\nd\ne\n", "a\nB\nc\nd\nE\n", "a\nB\nc\nd\nE\n"),
        ("a\r\nb\nc\nd\ne\n", "a\nb\nc\nd\ne", "a\r\nb\nc\nd\ne"),
    ],
    ids=["lines apart", "removed and added", "two insertions", "one change made by both", "line ends"],
)
def test_changes_of_different_lines_are_put_together(one: str, other: str, both: str) -> None:
    assert merged(BASE, one, other) == merged(BASE, other, one) == both


@pytest.mark.parametrize(
    ("one", "other"),
    [
        ("a\nB\nc\nd\ne\n", "a\nβ\nc\nd\ne\n"),
        ("a\nB\nc\nd\ne\n", "a\nb\nC\nd\ne\n"),
        ("a\nb\nx\nc\nd\ne\n", "a\nb\ny\nc\nd\ne\n"),
        ("a\nc\nd\ne\n", "a\nb\nx\nc\nd\ne\n"),
        ("a\n", "a\nb\nc\nD\ne\n"),
    ],
    ids=[
        "one line",
        "lines that touch",
        "two insertions at one place",
        "a removed one",
        "inside a removed block",
    ],
)
def test_changes_of_the_same_lines_are_not(one: str, other: str) -> None:
    assert merged(BASE, one, other) is None
    assert merged(BASE, other, one) is None


TEXTS = st.lists(st.sampled_from(["a\n", "b\n", "c\n", "d\r\n"]), max_size=8).map("".join)


@given(TEXTS, TEXTS)
def test_one_edit_alone_is_that_edit(base: str, text: str) -> None:
    assert merged(base, text, base) == merged(base, base, text) == text
    assert merged(base, text, text) == text


@given(TEXTS, TEXTS, TEXTS)
def test_every_line_of_the_result_was_in_one_of_the_three(base: str, one: str, other: str) -> None:
    both = merged(base, one, other)
    assert both == merged(base, other, one)
    if both is not None:
        known = {line for text in (base, one, other) for line in text.splitlines(keepends=True)}
        assert set(both.splitlines(keepends=True)) <= known
