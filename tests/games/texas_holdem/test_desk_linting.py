"""What is worth a second look in a table's rules: money the chips cannot make, and what nobody has confirmed."""

from __future__ import annotations

from types import MappingProxyType
from typing import Any

import pytest

from trainer.chips import Chip, ChipSet
from trainer.games.texas_holdem.desk import LintCode, lint
from trainer.games.texas_holdem.desk.linting import MESSAGES
from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.reading.variants import By, Stated


def chips(*values: int) -> ChipSet:
    return ChipSet(
        chips=tuple(Chip(value=v, colour="white", body="#ffffff", spots="#000000") for v in values)
    )


def told(*, unconfirmed: tuple[str, ...] = (), **switches: Any) -> list[tuple[str, ...]]:
    """Code, switch and amount of what is found at a table of 5/10 with chips of 1, 5, 25 and 100."""
    table = {"structure": "no_limit", "small_blind": 5, "big_blind": 10, "chips": chips(1, 5, 25, 100)}
    rules = Rules(**{**table, **switches})
    stated = {
        switch: Stated(by=By.UNCONFIRMED if switch in unconfirmed else By.HOUSE)
        for switch in Rules.switch_fields()
    }
    variant = Variant(id="v", name={"en": "V"}, rules=rules, stated=MappingProxyType(stated))
    return [(str(one.code), *one.path, str(one.values.get("amount", ""))) for one in lint(variant)]


def test_a_table_that_can_be_played_has_nothing() -> None:
    assert told(ante=1, straddle=20) == []


@pytest.mark.parametrize("switch", ["small_blind", "ante", "straddle"])
def test_money_that_the_chips_cannot_make(switch: str) -> None:
    assert told(**{switch: 17, "big_blind": 20, "chips": chips(5, 25)}) == [
        ("stakes_unpayable", switch, "17")
    ]


def test_chips_below_the_smallest_in_play_are_not_there() -> None:
    assert told(smallest_chip=5, ante=7) == [("stakes_unpayable", "ante", "7")]
    assert told(smallest_chip=5, ante=15) == []


def test_the_smallest_chip_in_play_is_one_of_the_set() -> None:
    assert told(small_blind=10, big_blind=20, smallest_chip=10, chips=chips(5, 25, 100)) == [
        ("no_small_chip", "smallest_chip", "10"),
        ("stakes_unpayable", "small_blind", "10"),
        ("stakes_unpayable", "big_blind", "20"),
    ]


def test_bets_that_the_structure_does_not_have_are_not_looked_at() -> None:
    fives = {"chips": chips(5, 25), "small_bet": 12, "big_bet": 24, "spread": 13}
    assert told(structure="no_limit", **fives) == []
    assert told(structure="fixed_limit", **fives) == [
        ("stakes_unpayable", "small_bet", "12"),
        ("stakes_unpayable", "big_bet", "24"),
    ]
    assert told(structure="spread_limit", **fives) == [("stakes_unpayable", "spread", "13")]


def test_switches_that_nobody_has_confirmed() -> None:
    assert told(unconfirmed=("antes", "insurance")) == [
        ("unconfirmed", "antes", ""),
        ("unconfirmed", "insurance", ""),
    ]


def test_every_code_has_a_message() -> None:
    assert set(MESSAGES) == set(LintCode)


def test_the_shipped_tables_can_be_paid_in_their_chips() -> None:
    variants = load_book(shipped_paytables()).games["texas_holdem"].variants.values()
    assert {str(one.code) for variant in variants for one in lint(variant)} == {"unconfirmed"}
