from pathlib import Path

import pytest

from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.section import read_section
from trainer.paytables.document import read_document
from trainer.reading import Cell, GameBook, Report

FILE = Path(__file__).parents[3] / "data" / "paytables.yaml"


@pytest.fixture(scope="session")
def holdem() -> GameBook[Variant]:
    """The section as it is shipped, with every profile."""
    document = read_document(FILE.read_bytes())
    report = Report()
    book = read_section(Cell(("texas_holdem",), document.data["texas_holdem"], report))
    assert document.problems == []
    assert report.notes == []
    return book


@pytest.fixture
def tournament(holdem: GameBook[Variant]) -> Rules:
    """No limit, 100/200, TDA 2024."""
    return holdem.variants["tournament-nl"].rules


@pytest.fixture
def cash(holdem: GameBook[Variant]) -> Rules:
    """No limit, 1/3, WSOP live."""
    return holdem.variants["cash-nl"].rules


@pytest.fixture
def home(holdem: GameBook[Variant]) -> Rules:
    """No limit, 10/20, what pages for players and Robert's Rules say."""
    return holdem.variants["home"].rules


@pytest.fixture(params=["tournament-nl", "cash-nl", "home"])
def any_rules(request: pytest.FixtureRequest, holdem: GameBook[Variant]) -> Rules:
    """Each profile in turn: for the rules they share."""
    return holdem.variants[request.param].rules
