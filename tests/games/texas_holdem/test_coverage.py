"""docs/texas-holdem-coverage.md leaves no line out, and all that it names is there."""

from __future__ import annotations

import ast
import importlib
import re
from dataclasses import dataclass
from functools import cache
from pathlib import Path

import pytest
from flask import Flask

from trainer.games.texas_holdem.drills import DRILLS
from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.section import PROFILE, TABLE
from trainer.reading import GameBook
from trainer.web import create_app

ROOT = Path(__file__).parents[3]
PAGE = (ROOT / "docs" / "texas-holdem-coverage.md").read_text("utf-8")
LINES = [
    f"{page}{n}" for page, last in (("A", 34), ("P", 13), ("W", 9), ("C", 8)) for n in range(1, last + 1)
]
ABOUT_A_PAGE = {"A19"}
"""Lines that say nothing of the game: nothing can test them."""


KINDS = ("drill", "skill", "page", "function", "command", "switch")


@dataclass(frozen=True)
class Row:
    id: str
    says: str
    where: str
    tests: tuple[str, ...]

    @property
    def named(self) -> list[tuple[str, str]]:
        """What the row names, each with its kind."""
        groups = re.findall(rf"({'|'.join(KINDS)})(?:e?s)? ((?:`[^`]+` ?)+)", self.where)
        return [(kind, name) for kind, names in groups for name in re.findall(r"`([^`]+)`", names)]


def rows() -> list[Row]:
    cells = [
        [cell.strip() for cell in line.strip().strip("|").split("|")]
        for line in PAGE.splitlines()
        if re.match(r"\| [APWC]\d+ \|", line)
    ]
    return [
        Row(id_, says, where, tuple(re.findall(r"`([^`]+)`", tests))) for id_, says, where, tests in cells
    ]


ROWS = rows()
each_row = pytest.mark.parametrize("row", ROWS, ids=lambda row: row.id)


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """The app, made once: nothing here changes it."""
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path_factory.mktemp("data")})


@cache
def named_in(path: Path) -> frozenset[str]:
    """The tests of a file, those of classes as Class::test."""
    found = set()
    for node in ast.parse(path.read_text("utf-8")).body:
        inner = node.body if isinstance(node, ast.ClassDef) else [node]
        of_class = f"{node.name}::" if isinstance(node, ast.ClassDef) else ""
        found |= {of_class + each.name for each in inner if isinstance(each, ast.FunctionDef)}
    return frozenset(name for name in found if name.rpartition("::")[2].startswith("test_"))


def importable(dotted: str) -> bool:
    module, _, name = dotted.rpartition(".")
    return hasattr(importlib.import_module(module), name)


def test_every_line_has_one_row() -> None:
    assert [row.id for row in ROWS if ROWS.count(row) > 1] == []
    assert sorted(row.id for row in ROWS) == sorted(LINES)
    assert all(row.says for row in ROWS)


@each_row
def test_a_line_is_asked_shown_or_computed_somewhere(row: Row, served: Flask) -> None:
    skills = {str(skill) for drill in DRILLS.values() for skill in drill.skills}
    there = {
        "drill": lambda name: name in DRILLS,
        "skill": lambda name: name in skills,
        "page": lambda name: any(rule.endpoint == name for rule in served.url_map.iter_rules()),
        "function": importable,
        "command": lambda name: importable(f"trainer.cli.{name}.add_to"),
        "switch": lambda name: name in {*PROFILE, *TABLE},
    }
    assert row.named
    assert re.findall(r"`([^`]+)`", row.where) == [name for _, name in row.named]
    assert [(kind, name) for kind, name in row.named if not there[kind](name)] == []


@each_row
def test_a_line_has_tests_that_are_there(row: Row) -> None:
    assert row.tests or row.id in ABOUT_A_PAGE
    for test in row.tests:
        path, _, name = test.partition("::")
        assert name in named_in(ROOT / path), test


def test_the_pages_that_are_named_can_be_opened_for_this_game(served: Flask) -> None:
    pages = {name for row in ROWS for kind, name in row.named if kind == "page"}
    with served.test_request_context():
        addresses = [served.url_for(page, game="texas_holdem") for page in sorted(pages)]
    client = served.test_client()
    assert [address for address in addresses if client.get(address).status_code != 200] == []


def test_every_drill_is_named_or_is_about_what_the_pages_leave_out() -> None:
    named = {name for row in ROWS for kind, name in row.named if kind == "drill"}
    of_skills = {
        drill.id
        for drill in DRILLS.values()
        for row in ROWS
        for kind, name in row.named
        if kind == "skill" and name in drill.skills
    }
    # the nuts and real hands are in none of the pages
    assert set(DRILLS) - named - of_skills == {"nuts", "real_hand"}


def test_the_rulebooks_differ_in_nine_rules_and_more(
    holdem: GameBook[Variant], tournament: Rules, cash: Rules
) -> None:
    differing = [name for name in PROFILE if getattr(tournament, name) != getattr(cash, name)]
    assert {"button", "four_card_flop"}.isdisjoint(differing)
    assert len(differing) >= 9
