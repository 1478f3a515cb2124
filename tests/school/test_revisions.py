from __future__ import annotations

from collections.abc import Callable
from datetime import datetime, timedelta, timezone

import pytest
from sqlalchemy.exc import StatementError

from trainer.school import Database, remember_revision, revision

RULES = '{"ante": "3 to 2",  "boxes": 7}'
Clock = Callable[[float], datetime]


def test_rules_come_back_as_they_were_given(db: Database, at: Clock) -> None:
    with db.write() as session:
        remember_revision(
            session, "casino_holdem", "aragon", RULES, '{"name": "أراغون"}', "aaaaaaaaaaaa", at(0)
        )
    with db.read() as session:
        stored = revision(session, "casino_holdem", "aaaaaaaaaaaa")
    assert stored is not None
    assert (stored.variant, stored.rules, stored.snapshot) == ("aragon", RULES, '{"name": "أراغون"}')
    assert stored.first_seen == at(0)


def test_rules_seen_again_under_another_name_stay_as_first_seen(db: Database, at: Clock) -> None:
    with db.write() as session:
        first = remember_revision(session, "casino_holdem", "aragon", RULES, "{}", "aaaaaaaaaaaa", at(0))
    with db.write() as session:
        again = remember_revision(session, "casino_holdem", "copy", RULES, '{"x": 1}', "aaaaaaaaaaaa", at(9))
    assert again == first


def test_other_rules_under_a_known_hash_are_refused(db: Database, at: Clock) -> None:
    with db.write() as session:
        remember_revision(session, "casino_holdem", "aragon", RULES, "{}", "aaaaaaaaaaaa", at(0))
    with pytest.raises(ValueError, match="other rules"), db.write() as session:
        remember_revision(session, "casino_holdem", "aragon", '{"boxes": 6}', "{}", "aaaaaaaaaaaa", at(9))
    with db.read() as session:
        stored = revision(session, "casino_holdem", "aaaaaaaaaaaa")
    assert stored is not None
    assert stored.rules == RULES


def test_a_switch_added_by_a_later_version_is_no_other_rule(db: Database, at: Clock) -> None:
    """A hash leaves out what is at its default, so old and new rules of one hash differ by that alone."""
    grown = '{"ante": "3 to 2", "boxes": 7, "late_bet": "refused"}'
    with db.write() as session:
        first = remember_revision(session, "casino_holdem", "aragon", RULES, "{}", "aaaaaaaaaaaa", at(0))
    with db.write() as session:
        again = remember_revision(session, "casino_holdem", "aragon", grown, "{}", "aaaaaaaaaaaa", at(9))
    assert again == first


def test_the_same_hash_in_another_game_is_another_revision(db: Database, at: Clock) -> None:
    with db.write() as session:
        remember_revision(session, "another", "standard", RULES, "{}", "0123456789ab", at(0))
        assert revision(session, "another", "0123456789ab") != revision(
            session, "casino_holdem", "0123456789ab"
        )


def test_rules_never_in_force_here_are_unknown(db: Database) -> None:
    with db.read() as session:
        assert revision(session, "casino_holdem", "ffffffffffff") is None


def test_a_time_of_another_zone_is_the_same_moment(db: Database, at: Clock) -> None:
    dubai = at(0).astimezone(timezone(timedelta(hours=4)))
    with db.write() as session:
        remember_revision(session, "casino_holdem", "aragon", RULES, "{}", "aaaaaaaaaaaa", dubai)
    with db.read() as session:
        stored = revision(session, "casino_holdem", "aaaaaaaaaaaa")
    assert stored is not None
    assert stored.first_seen == at(0)
    assert stored.first_seen.utcoffset() == timedelta(0)


def test_a_time_without_a_zone_is_refused(db: Database, at: Clock) -> None:
    with pytest.raises(StatementError, match="zone"), db.write() as session:
        remember_revision(
            session, "casino_holdem", "aragon", RULES, "{}", "aaaaaaaaaaaa", at(0).replace(tzinfo=None)
        )
