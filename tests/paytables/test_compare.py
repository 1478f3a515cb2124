"""What differs between two texts is shown whole, and nothing else."""

from hypothesis import given
from hypothesis import strategies as st

from trainer.paytables import Hunk, Kind, Line, hunks

TEXT = "".join(f"line {n}\n" for n in range(1, 21))

texts = st.lists(st.tuples(st.sampled_from(["", "a", "b", "a b", "ä"]), st.sampled_from(["\n", "\n", "\r\n"]))).map(
    lambda lines: "".join(text + ending for text, ending in lines)
)  # fmt: skip
ragged = st.tuples(texts, st.sampled_from(["", "a", "c"])).map("".join)


def lines_of(found: tuple[Hunk, ...], *kinds: Kind) -> list[str]:
    return [line.text + line.ending for hunk in found for line in hunk.lines if line.kind in kinds]


def test_equal_texts_have_no_hunks() -> None:
    assert hunks(TEXT, TEXT) == ()
    assert hunks("", "") == ()


def test_a_changed_line_stands_between_the_lines_around_it() -> None:
    (hunk,) = hunks(TEXT, TEXT.replace("line 10\n", "line 11½\n"), context=2)
    assert hunk.lines == (
        Line(Kind.KEPT, 8, 8, "line 8", "\n"),
        Line(Kind.KEPT, 9, 9, "line 9", "\n"),
        Line(Kind.REMOVED, 10, None, "line 10", "\n", changed=(6, 7)),
        Line(Kind.ADDED, None, 10, "line 11½", "\n", changed=(6, 8)),
        Line(Kind.KEPT, 11, 11, "line 11", "\n"),
        Line(Kind.KEPT, 12, 12, "line 12", "\n"),
    )


def test_changes_far_apart_are_hunks_of_their_own() -> None:
    after = TEXT.replace("line 2\n", "").replace("line 19\n", "line 19\nnew\n")
    first, second = hunks(TEXT, after)
    assert [(line.before, line.after) for line in first.lines] == [(1, 1), (2, None), (3, 2), (4, 3), (5, 4)]
    assert [line.text for line in second.lines if line.kind is Kind.ADDED] == ["new"]
    assert second.lines[-1] == Line(Kind.KEPT, 20, 20, "line 20", "\n")


def test_a_line_without_a_counterpart_has_no_changed_characters() -> None:
    (hunk,) = hunks("a\n", "a\nb\n")
    assert hunk.lines[-1] == Line(Kind.ADDED, None, 2, "b", "\n", changed=None)


def test_a_new_block_is_told_from_its_own_first_line() -> None:
    rows = "      flush: 2 to 1\n      straight or lower: 1 to 1\n"
    before = f"  tables:\n    one:\n{rows}    two:\n{rows}"
    after = f"  tables:\n    one:\n{rows}    own:\n{rows}    two:\n{rows}"
    (hunk,) = hunks(before, after)
    added = [line.text for line in hunk.lines if line.kind is Kind.ADDED]
    assert added == ["    own:", *rows.splitlines()]
    (hunk,) = hunks(after, before)
    assert [line.text for line in hunk.lines if line.kind is Kind.REMOVED] == added


def test_line_breaks_that_change_are_a_change() -> None:
    (hunk,) = hunks("a\n", "a\r\n")
    assert [(line.kind, line.ending) for line in hunk.lines] == [(Kind.REMOVED, "\n"), (Kind.ADDED, "\r\n")]
    (hunk,) = hunks("a\n", "a")
    assert [(line.kind, line.ending) for line in hunk.lines] == [(Kind.REMOVED, "\n"), (Kind.ADDED, "")]


def test_only_line_breaks_of_files_end_a_line() -> None:
    (hunk,) = hunks("a\u2028b\x0cc\n", "")
    assert hunk.lines == (Line(Kind.REMOVED, 1, None, "a\u2028b\x0cc", "\n"),)


def test_long_texts_of_equal_lines_are_compared_too() -> None:
    before, after = "same\n" * 20_000 + "a\n", "same\n" * 20_001 + "b\n"
    found = hunks(before, after)
    assert len(lines_of(found, Kind.ADDED)) - len(lines_of(found, Kind.REMOVED)) == 1


@given(ragged, ragged)
def test_kept_and_removed_lines_are_the_earlier_text_kept_and_added_ones_the_later(
    before: str, after: str
) -> None:
    found = hunks(before, after, context=1000)
    if before == after:
        assert found == ()
        return
    assert "".join(lines_of(found, Kind.KEPT, Kind.REMOVED)) == before
    assert "".join(lines_of(found, Kind.KEPT, Kind.ADDED)) == after


@given(ragged, ragged, st.integers(0, 3))
def test_the_hunks_turn_the_earlier_text_into_the_later_one(before: str, after: str, context: int) -> None:
    old = before.replace("\r\n", "\r").replace("\n", "\n\x00").replace("\r", "\r\n\x00").split("\x00")
    there = 0
    made: list[str] = []
    for hunk in hunks(before, after, context):
        for line in hunk.lines:
            until = line.before - 1 if line.before is not None else there + (line.after or 0) - 1 - len(made)
            made += old[there:until]
            there = until
            if line.before is not None:
                assert old[there] == line.text + line.ending
                there += 1
            if line.after is not None:
                made.append(line.text + line.ending)
    assert "".join(made + old[there:]) == after


@given(ragged, ragged)
def test_lines_are_numbered_as_they_stand(before: str, after: str) -> None:
    for text, number in ((before, "before"), (after, "after")):
        numbers = [getattr(line, number) for hunk in hunks(before, after) for line in hunk.lines]
        shown = [n for n in numbers if n is not None]
        assert shown == sorted(set(shown))
        assert not shown or shown[-1] <= text.count("\n") + 1


@given(st.text("ab", max_size=6), st.text("ab", max_size=6))
def test_the_changed_characters_are_all_that_two_lines_do_not_share(one: str, other: str) -> None:
    found = hunks(f"{one}\n", f"{other}\n")
    if one == other:
        assert found == ()
        return
    old, new = found[0].lines
    assert old.changed is not None
    assert new.changed is not None
    (a, b), (c, d) = old.changed, new.changed
    assert (one[:a], one[b:]) == (other[:c], other[d:])
    assert not (a < b and c < d and one[a] == other[c])
