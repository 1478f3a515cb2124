"""What people bring to be asked about."""

from __future__ import annotations

from collections.abc import Callable
from datetime import datetime

import pytest

from trainer.school import Database, MaterialFull, brought, keep_material, material

Clock = Callable[[float], datetime]
HAND = "variant = 'NT'\nactions = ['p1 f']\n"


def test_a_text_comes_back_by_its_hash(db: Database, at: Clock) -> None:
    with db.write() as session:
        key = keep_material(session, "texas_holdem", HAND, at(0))
    with db.read() as session:
        assert material(session, "texas_holdem", key) == HAND


def test_the_same_text_is_kept_once_under_the_same_hash(db: Database, at: Clock) -> None:
    with db.write() as session:
        first = keep_material(session, "texas_holdem", HAND, at(0))
    with db.write() as session:
        assert keep_material(session, "texas_holdem", HAND, at(9)) == first
        assert keep_material(session, "texas_holdem", HAND + "#", at(9)) != first


def test_a_hash_is_of_one_game_alone(db: Database, at: Clock) -> None:
    with db.write() as session:
        key = keep_material(session, "texas_holdem", HAND, at(0))
        assert material(session, "another", key) is None


def test_an_unknown_hash_leads_nowhere(db: Database) -> None:
    with db.read() as session:
        assert material(session, "texas_holdem", "0" * 24) is None


def test_no_more_than_so_many_are_kept_and_those_that_are_can_be_brought_again(
    db: Database, at: Clock, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brought, "MOST_KEPT", 2)
    with db.write() as session:
        first = keep_material(session, "texas_holdem", "one", at(0))
        keep_material(session, "texas_holdem", "two", at(0))
        with pytest.raises(MaterialFull):
            keep_material(session, "texas_holdem", "three", at(0))
        assert keep_material(session, "texas_holdem", "one", at(1)) == first
        assert keep_material(session, "another", "three", at(1))
