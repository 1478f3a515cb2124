"""Paytable rows as casinos print them: one hand, "or lower", "or better", "X to Y"."""

import pytest

from trainer.reading import Cell, Plain, Report
from trainer.reading.rows import read_rows

HANDS = ("royal_flush", "flush", "straight", "two_pair", "one_pair")


def rows(table: Plain) -> tuple[dict[str, str], list[str]]:
    report = Report()
    found = read_rows(Cell(("t",), table, report), HANDS, {"pair": "one_pair"})
    return {hand: str(odds) for hand, odds in found.items()}, [n.message % n.values for n in report.notes]


def paid(table: dict[str, Plain]) -> list[str]:
    found, notes = rows(table)
    assert notes == []
    assert list(found) == list(HANDS)
    return [odds.partition(" ")[0] for odds in found.values()]


@pytest.mark.parametrize(
    "label", ["straight or lower", "straight or less", "Straight and below", "straight_or_lower"]
)
def test_or_lower_is_the_hand_and_all_below(label: str) -> None:
    assert paid({"royal flush": "9 to 1", "flush": "5 to 1", label: "1 to 1"}) == ["9", "5", "1", "1", "1"]


@pytest.mark.parametrize("label", ["flush or better", "flush and up", "flush-or-higher", "FLUSH AND ABOVE"])
def test_or_better_is_the_hand_and_all_above(label: str) -> None:
    assert paid({label: "25 to 1", "straight or lower": "7 to 1"}) == ["25", "25", "7", "7", "7"]


@pytest.mark.parametrize("label", ["flush to two pair", "two pair to flush", "flush_to_two_pair"])
def test_x_to_y_is_both_and_all_between(label: str) -> None:
    assert paid({"royal flush": "9 to 1", label: "3 to 1", "pair": "1 to 1"}) == ["9", "3", "3", "3", "1"]


def test_rows_may_stand_in_any_order() -> None:
    assert paid({"straight or lower": "1 to 1", "flush": "2 to 1", "royal flush": "3 to 1"}) == list("32111")


def test_equal_odds_are_no_rise_whether_to_or_for() -> None:
    assert paid({"flush or better": "8 for 1", "straight or lower": "7 to 1"}) == ["8", "8", "7", "7", "7"]


def test_odds_that_rise_are_told_once_for_each_row() -> None:
    _, notes = rows({"royal flush": "1 to 1", "flush": "2 to 1", "straight or lower": "3 to 1"})
    assert [note.partition(" pays")[0] for note in notes] == ["flush", "straight"]


@pytest.mark.parametrize(
    "label", ["", "flash", "flush or", "flush to", "to flush", "flush to flash", "flush or maybe"]
)
def test_a_label_that_names_no_row_is_refused(label: str) -> None:
    _, notes = rows({label: "1 to 1", "royal flush to one pair": "1 to 1"})
    assert len(notes) == 1
    assert "names no row of this table" in notes[0]


def test_every_hand_left_out_is_named() -> None:
    assert rows({"flush": "1 to 1"})[1] == ["no row for: royal flush, straight, two pair, one pair"]


def test_a_row_that_cannot_be_read_is_not_missing_as_well() -> None:
    _, notes = rows({"flush or better": "7:1", "straight or lower": "1 to 1"})
    assert len(notes) == 1
