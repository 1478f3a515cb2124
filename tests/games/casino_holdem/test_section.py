"""The casino_holdem section as plain data becomes variants: inheritance, provenance, references."""

from copy import deepcopy
from typing import Any

import pytest

from trainer.games.casino_holdem.rules import Rules, Variant
from trainer.games.casino_holdem.section import read_section
from trainer.reading import Cell, GameBook, Report
from trainer.reading.variants import By

CHIP = {"value": "1", "colour": "white", "body": "#efece3", "spots": "#2f5ea8"}
SECTION: dict[str, Any] = {
    "ante_tables": {
        "common": {
            "royal flush": "100 to 1", "straight flush": "20 to 1", "four of a kind": "10 to 1",
            "full house": "3 to 1", "flush": "2 to 1", "straight or lower": "1 to 1",
        },
        "flat": {"royal flush or lower": "1 to 1"},
    },
    "bonus_tables": {"flat7": {"royal flush to pair of aces": "7 to 1"}},
    "chip_sets": {"us": [CHIP]},
    "variants": {
        "house": {"name": {"en": "House"}, "boxes": "5"},
        "standard": {
            "name": {"en": "Standard"}, "ante": "common", "bonus": "flat7", "chips": "us",
            "burn_before_flop": {"is": "no", "by": "unconfirmed"},
        },
    },
}  # fmt: skip


def read(section: Any) -> tuple[GameBook[Variant], list[str]]:
    report = Report()
    book = read_section(Cell(("casino_holdem",), section, report))
    return book, [note.message % note.values for note in report.notes if not note.warning]


def house(**switches: Any) -> Variant:
    section = deepcopy(SECTION)
    section["variants"]["house"] |= switches
    book, faults = read(section)
    assert faults == []
    return book.variants["house"]


def test_variants_keep_the_order_of_the_file() -> None:
    assert list(read(SECTION)[0].variants) == ["house", "standard"]


def test_a_bare_value_is_what_the_house_says() -> None:
    variant = house(boxes="5")
    assert (variant.rules.boxes, variant.stated["boxes"].by, variant.stated["boxes"].source) == (
        5,
        By.HOUSE,
        None,
    )


def test_a_switch_may_say_where_it_comes_from() -> None:
    stated = house(boxes={"is": "6", "by": "unconfirmed", "source": " a\n plate "}).stated["boxes"]
    assert (stated.by, stated.source) == (By.UNCONFIRMED, "a plate")


def test_an_omitted_switch_takes_the_standards_value() -> None:
    variant = house()
    assert variant.rules.ante.notation == "100-20-10-3-2-1"
    assert variant.stated["ante"].by is By.STANDARD


def test_an_omitted_switch_the_standard_does_not_know_is_unconfirmed_too() -> None:
    variant = house()
    assert variant.rules.burn_before_flop is False
    assert variant.stated["burn_before_flop"].by is By.UNCONFIRMED


def test_unconfirmed_alone_lets_the_standard_stand_in() -> None:
    variant = house(ante={"by": "unconfirmed", "source": "“by the table”"})
    assert variant.rules.ante.notation == "100-20-10-3-2-1"
    assert (variant.stated["ante"].by, variant.stated["ante"].source) == (By.UNCONFIRMED, "“by the table”")


@pytest.mark.parametrize("switch", ["settle_order", "losing_first"])
def test_an_order_nobody_confirmed_is_not_stated(switch: str) -> None:
    assert house().rules.order_stated
    assert not house(**{switch: {"by": "unconfirmed"}}).rules.order_stated
    assert house(
        **{switch: {"is": "left to right" if switch == "settle_order" else "yes", "by": "house"}}
    ).rules.order_stated


def test_what_follows_from_other_switches_cannot_be_written() -> None:
    section = deepcopy(SECTION)
    section["variants"]["house"]["order_stated"] = "yes"
    (fault,) = read(section)[1]
    assert fault.startswith("“order_stated” is not known here")


def test_what_the_standard_leaves_out_is_as_the_rules_have_it() -> None:
    rules = read(SECTION)[0].variants["standard"].rules
    default = Rules(ante=rules.ante, bonus=rules.bonus, chips=rules.chips, burn_before_flop=False)
    assert rules == default


def test_without_a_standard_the_tables_and_the_chips_must_be_stated() -> None:
    section = deepcopy(SECTION)
    del section["variants"]["standard"]
    book, faults = read(section)
    assert faults == ["missing here: ante", "missing here: bonus", "missing here: chips"]
    section["variants"]["house"] |= {"ante": "flat", "bonus": {"by": "unconfirmed"}, "chips": "us"}
    assert read(section)[1] == ["the value is missing: write {is: …, by: …}"]
    section["variants"]["house"]["bonus"] = "flat7"
    book, faults = read(section)
    assert (faults, book.default) == ([], "house")


def test_the_default_is_the_one_named_else_the_standard() -> None:
    assert read(SECTION)[0].default == "standard"
    assert read({"default": "house", **SECTION})[0].default == "house"


def test_a_faulty_table_is_told_once_and_not_at_every_variant_that_uses_it() -> None:
    section = deepcopy(SECTION)
    section["ante_tables"]["common"]["flush"] = "2:1"
    book, faults = read(section)
    assert len(faults) == 1
    assert dict(book.variants) == {}


def test_one_variants_fault_leaves_the_others_to_be_checked() -> None:
    section = deepcopy(SECTION)
    section["variants"]["standard"]["boxes"] = "8"
    section["variants"]["house"]["boxes"] = "9"
    assert sorted(fault[:3] for fault in read(section)[1]) == ["“8”", "“9”"]


@pytest.mark.parametrize(
    "broken", ["", [], "text", {"variants": ""}, {"ante_tables": [], "variants": {"x": ""}}]
)
def test_data_of_the_wrong_shape_is_a_fault(broken: Any) -> None:
    book, faults = read(broken)
    assert faults
    assert dict(book.variants) == {}
