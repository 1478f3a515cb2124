"""docs/paytables.md says what the reader does."""

import re
from enum import StrEnum
from pathlib import Path
from textwrap import indent

import pytest

from trainer.games.casino_holdem.rules import Qualifier, Rules
from trainer.paytables import read_book
from trainer.reading import spoken
from trainer.reading.fields import wanted
from trainer.reading.variants import By

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs" / "paytables.md").read_text("utf-8")
EXAMPLES = re.findall(r"```yaml\n(.*?)```", PAGE, re.DOTALL)
WHOLE, TABLES, VARIANT = EXAMPLES


def test_the_example_file_is_good() -> None:
    book = read_book(WHOLE, "example")
    assert list(book.games["casino_holdem"].variants) == ["standard", "playtech"]


def test_the_example_tables_and_variant_fit_into_it() -> None:
    text = WHOLE.replace("  bonus_tables:\n", "  bonus_tables:\n" + indent(TABLES, "    ")) + indent(
        VARIANT, "    "
    )
    variants = read_book(text, "example").games["casino_holdem"].variants
    assert variants["riviera"].rules.max_payout_table == 100_000


SWITCHES = "\n".join(line for line in PAGE.splitlines() if line.startswith("| `"))


@pytest.mark.parametrize("switch", Rules.switch_fields())
def test_every_switch_and_every_choice_is_on_the_page(switch: str) -> None:
    (row,) = [line for line in SWITCHES.splitlines() if f"`{switch}`" in line.split("|")[1]]
    kind = wanted(Rules.switch_fields()[switch]).kind
    if isinstance(kind, type) and issubclass(kind, StrEnum) and kind is not Qualifier:
        for choice in kind:
            assert f"`{spoken(choice)}`" in row


def test_the_standards_values_on_the_page_are_those_of_the_rules() -> None:
    for line in SWITCHES.splitlines():
        for switch in re.findall(r"`(\w+)`", line.split("|")[1]):
            field = Rules.switch_fields().get(switch)
            if field is None or field.is_required():
                continue
            value = field.default
            said = {None: ("none", "off"), True: ("yes",), False: ("no",)}.get(value, (spoken(str(value)),))
            if isinstance(value, int) and not isinstance(value, bool):
                said = (str(value),)
            assert line.split("|")[3].replace("(unconfirmed)", "").strip() in said, switch


def test_every_provenance_is_on_the_page() -> None:
    assert all(f"by: {by}" in PAGE for by in By)


CALL = re.compile(r'N_\(\s*((?:"(?:[^"\\]|\\.)*"\s*)+)\)')
LITERAL = re.compile(r'"((?:[^"\\]|\\.)*)"')


def templates() -> list[str]:
    """Every message the reader has, taken from its source."""
    folders = ("reading", "paytables", "games/casino_holdem")
    sources = [file.read_text("utf-8") for name in folders for file in (ROOT / "trainer" / name).glob("*.py")]
    calls = [call for source in sources for call in CALL.findall(source)]
    return ["".join(LITERAL.findall(call)).replace("\\\\", "\\") for call in calls]


def test_templates_are_found() -> None:
    assert len(templates()) >= 50


@pytest.mark.parametrize("template", templates())
def test_every_message_is_on_the_page(template: str) -> None:
    """By its longest stretch of plain words, so that an instructor who searches for it finds it."""
    stretches = [s.strip(" ,:;“”.") for s in re.split(r"%\(\w+\)s|[:;,(]", template)]
    assert any(len(s) > 7 and s in PAGE for s in stretches), template
