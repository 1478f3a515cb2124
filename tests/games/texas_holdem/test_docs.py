"""docs/texas-holdem.md says what the profiles say."""

import re
from pathlib import Path

import pytest

from trainer.games.texas_holdem.rules import Variant
from trainer.games.texas_holdem.section import PROFILE, TABLE
from trainer.reading import GameBook
from trainer.reading.variants import By

PAGE = (Path(__file__).parents[3] / "docs" / "texas-holdem.md").read_text("utf-8")
COLUMNS = ("tournament-nl", "cash-nl", "home")


def rows(switch: str) -> list[list[str]]:
    lines = [line for line in PAGE.splitlines() if line.startswith(f"| `{switch}` |")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines]


@pytest.mark.parametrize("switch", PROFILE)
def test_each_profiles_answer_and_what_is_not_confirmed_is_on_the_page(
    holdem: GameBook[Variant], switch: str
) -> None:
    (row,) = rows(switch)
    for name, cell in zip(COLUMNS, row[2:], strict=True):
        variant = holdem.variants[name]
        value = getattr(variant.rules, switch)
        said = {True: "yes", False: "no"}.get(value, str(value)) if isinstance(value, bool) else str(value)
        assert cell.startswith(f"`{said}`")
        assert ("` ?" in cell) == (variant.stated[switch].by is By.UNCONFIRMED)


@pytest.mark.parametrize("switch", PROFILE)
def test_rule_numbers_on_the_page_are_those_of_the_sources(holdem: GameBook[Variant], switch: str) -> None:
    (row,) = rows(switch)
    for name, cell in zip(COLUMNS, row[2:], strict=True):
        source = holdem.variants[name].stated[switch].source or ""
        numbers = set(re.findall(r"\b\d{1,3}(?:-[A-Za-z]\b)?", re.sub(r"`[^`]*`|\b20\d\d\b", "", cell)))
        assert numbers <= set(re.findall(r"\b\d{1,3}(?:-[A-Za-z]\b)?", source)), (switch, name)


@pytest.mark.parametrize("switch", TABLE)
def test_a_tables_own_switches_are_named(switch: str) -> None:
    assert f"`{switch}`" in PAGE
