"""Drafts: nothing typed is lost, and two windows do not undo each other."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest

from trainer.school import (
    Database,
    Draft,
    StaleDraft,
    close,
    draft,
    drop_draft,
    make_key,
    note_book,
    open_with,
    save_draft,
    settle_draft,
)

At = Callable[[float], datetime]
Sit = Callable[[str], str]


@pytest.fixture
def sit(db: Database, at: At) -> Sit:
    """Open the desk under a name: the instructor's id. There is a first revision."""
    note_book(db, lambda: "one\n", at(0))

    def sit(name: str) -> str:
        found = open_with(db, make_key(db, at(0)), name, at(0))
        assert found is not None
        return found.id

    return sit


def _of(db: Database, editor: str) -> Draft | None:
    with db.read() as session:
        return draft(session, editor)


def test_a_draft_is_kept_as_it_is_typed_in_order_or_not(db: Database, sit: Sit, at: At) -> None:
    ana = sit("Ana")
    assert _of(db, ana) is None
    first = save_draft(db, ana, 1, "tw", None, at(1))
    assert first == Draft(ana, 1, "tw", first.version, at(1)) == _of(db, ana)
    second = save_draft(db, ana, 1, "two: [\n", first.version, at(2))
    assert second.version > first.version
    assert _of(db, ana) == second


def test_each_instructor_has_a_draft_of_his_own(db: Database, sit: Sit, at: At) -> None:
    ana, ben = sit("Ana"), sit("Ben")
    save_draft(db, ana, 1, "ana's", None, at(1))
    save_draft(db, ben, 1, "ben's", None, at(1))
    assert [found.text for name in (ana, ben) if (found := _of(db, name))] == ["ana's", "ben's"]


def test_an_older_window_is_told_and_gets_the_draft_as_it_is(db: Database, sit: Sit, at: At) -> None:
    ana = sit("Ana")
    first = save_draft(db, ana, 1, "a", None, at(1))
    second = save_draft(db, ana, 1, "ab", first.version, at(2))
    for version in (first.version, None, second.version + 1):
        with pytest.raises(StaleDraft) as stale:
            save_draft(db, ana, 1, "ax", version, at(3))
        assert stale.value.current == second
    with pytest.raises(StaleDraft):
        drop_draft(db, ana, first.version)
    assert _of(db, ana) == second


def test_of_two_windows_that_save_at_once_one_is_told(
    db: Database, sit: Sit, at: At, at_once: Callable[..., list[object]]
) -> None:
    ana = sit("Ana")
    first = save_draft(db, ana, 1, "a", None, at(1))

    def save(number: int) -> str | None:
        try:
            return save_draft(db, ana, 1, str(number), first.version, at(2)).text
        except StaleDraft:
            return None

    kept = [text for text in at_once(save, range(6)) if text is not None]
    found = _of(db, ana)
    assert found is not None
    assert kept == [found.text]


def test_the_version_of_a_draft_that_was_dropped_never_comes_again(db: Database, sit: Sit, at: At) -> None:
    ana = sit("Ana")
    old = save_draft(db, ana, 1, "a", None, at(1))
    drop_draft(db, ana, old.version)
    assert _of(db, ana) is None
    with pytest.raises(StaleDraft) as stale:
        save_draft(db, ana, 1, "b", old.version, at(2))
    assert stale.value.current is None
    new = save_draft(db, ana, 1, "c", None, at(3))
    assert new.version > old.version
    with pytest.raises(StaleDraft):
        save_draft(db, ana, 1, "d", old.version, at(4))


def test_a_published_draft_is_done_with(db: Database, sit: Sit, at: At) -> None:
    ana = sit("Ana")
    shown = save_draft(db, ana, 1, "two\n", None, at(1))
    note_book(db, lambda: "two\n", at(2))
    assert settle_draft(db, ana, shown.version, 2) is None
    assert _of(db, ana) is None


def test_what_was_typed_during_the_publication_goes_on_from_it(db: Database, sit: Sit, at: At) -> None:
    ana = sit("Ana")
    shown = save_draft(db, ana, 1, "two\n", None, at(1))
    later = save_draft(db, ana, 1, "two and more\n", shown.version, at(2))
    note_book(db, lambda: "two\n", at(3))
    settled = settle_draft(db, ana, shown.version, 2)
    assert settled == _of(db, ana)
    assert settled is not None
    assert (settled.base, settled.text, settled.version) == (2, "two and more\n", later.version)


def test_a_character_that_is_none_does_not_stop_the_draft(db: Database, sit: Sit, at: At) -> None:
    assert save_draft(db, sit("Ana"), 1, "a\0b", None, at(1)).text == "a\ufffdb"


def test_a_draft_waits_for_whoever_opens_the_desk_under_the_same_name(db: Database, sit: Sit, at: At) -> None:
    ana = sit("Ana")
    left = save_draft(db, ana, 1, "half done", None, at(1))
    close(db, ana, at(2))
    assert _of(db, sit("Ben")) is None
    again = sit("ANA")
    found = _of(db, again)
    assert found is not None
    assert (found.editor, found.text, found.version) == (again, "half done", left.version)
    assert save_draft(db, again, 1, "more", left.version, at(3)).version > left.version
