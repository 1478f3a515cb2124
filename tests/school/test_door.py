"""Who may sit at the desk: a link opens it once."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest
from sqlalchemy import text

from trainer.school import (
    Database,
    NameTaken,
    close,
    instructor,
    instructors,
    keep_key,
    key_opens,
    make_key,
    open_with,
)

At = Callable[[float], datetime]


def _opens(db: Database, key: str) -> bool:
    with db.read() as session:
        return key_opens(session, key)


def test_a_key_opens_once(db: Database, at: At) -> None:
    key = make_key(db, at(0))
    assert _opens(db, key)
    ana = open_with(db, key, "Ana", at(1))
    assert ana is not None
    assert (ana.name, ana.since) == ("Ana", at(1))
    assert not _opens(db, key)
    assert open_with(db, key, "Ben", at(2)) is None
    with db.read() as session:
        assert instructor(session, ana.id) == ana
        assert instructors(session) == (ana,)


def test_of_many_who_follow_one_link_at_once_one_comes_in(
    db: Database, at: At, at_once: Callable[..., list[object]]
) -> None:
    key = make_key(db, at(0))
    came = at_once(lambda number: open_with(db, key, f"guest {number}", at(1)), range(8))
    assert sum(found is not None for found in came) == 1


@pytest.mark.parametrize("key", ["", "x", "\0", "\ud800", "ключ"])
def test_what_is_no_key_opens_nothing(db: Database, at: At, key: str) -> None:
    make_key(db, at(0))
    assert not _opens(db, key)
    assert open_with(db, key, "Ana", at(1)) is None


def test_only_the_newest_link_opens(db: Database, at: At) -> None:
    old, new = make_key(db, at(0)), make_key(db, at(1))
    assert not _opens(db, old)
    assert _opens(db, new)


def test_a_key_kept_again_opens_nothing_it_did_not_open_before(db: Database, at: At) -> None:
    keep_key(db, "the server's", at(0))
    open_with(db, "the server's", "Ana", at(1))
    colleague = make_key(db, at(2))
    keep_key(db, "the server's", at(3))
    assert not _opens(db, "the server's")
    assert _opens(db, colleague), "a server that starts a worker anew takes nobody's link away"


def test_the_key_itself_is_not_in_the_database(db: Database, at: At) -> None:
    key = make_key(db, at(0))
    with db.read() as session:
        kept = [str(row) for row in session.execute(text("SELECT * FROM setup_key"))]
    assert len(kept) == 1
    assert key not in kept[0]


def test_two_at_the_desk_do_not_share_a_name_and_a_refusal_uses_no_link_up(db: Database, at: At) -> None:
    ana = open_with(db, make_key(db, at(0)), "Ana", at(0))
    assert ana is not None
    key = make_key(db, at(1))
    with pytest.raises(NameTaken):
        open_with(db, key, " aNA ", at(1))
    close(db, ana.id, at(2))
    assert open_with(db, key, "ana", at(3)) is not None


def test_whoever_left_is_let_in_no_more(db: Database, at: At) -> None:
    ana = open_with(db, make_key(db, at(0)), "Ana", at(0))
    assert ana is not None
    close(db, ana.id, at(1))
    close(db, "nobody", at(1))
    with db.read() as session:
        assert instructor(session, ana.id) is None
        assert instructor(session, "nobody") is None
        assert instructors(session) == ()


@pytest.mark.parametrize(
    ("typed", "name"),
    [
        ("  Ana\tMaria\n Kovač ", "Ana Maria Kovač"),
        ("e\u0301va", "éva"),
        ("\u202eEve", "Eve"),
        ("می\u200cرا", "می\u200cرا"),
        ("李", "李"),
    ],
)
def test_a_name_is_one_line_without_marks_nobody_sees(db: Database, at: At, typed: str, name: str) -> None:
    found = open_with(db, make_key(db, at(0)), typed, at(0))
    assert found is not None
    assert found.name == name


@pytest.mark.parametrize("name", ["", "  ", "\u202e", "—", "x" * 61])
def test_what_is_no_name_is_refused_and_uses_no_link_up(db: Database, at: At, name: str) -> None:
    key = make_key(db, at(0))
    with pytest.raises(ValueError, match="1 to 60"):
        open_with(db, key, name, at(0))
    assert _opens(db, key)
