"""docs/drills.md names everything there is, and nothing there is not."""

import re
from pathlib import Path

from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.slips import SlipCode

DRILLS_PAGE = (Path(__file__).parents[3] / "docs" / "drills.md").read_text(encoding="utf-8")


def codes(pattern: str) -> set[str]:
    return set(re.findall(pattern, DRILLS_PAGE))


def test_every_drill_is_described() -> None:
    assert set(re.findall(r"^\| `(\w+)` \| (?:pay|read|know) ", DRILLS_PAGE, re.MULTILINE)) == set(DRILLS)


def test_every_slip_is_listed() -> None:
    assert codes(r"`(slip\.\w+)`") == {code.value for code in SlipCode}


def test_every_reason_is_listed() -> None:
    assert codes(r"`reason\.(\w+)`") == {reason.value for reason in DrillReason}


def test_every_note_is_listed() -> None:
    for drill in DRILLS.values():
        assert all(f"`{note}`" in DRILLS_PAGE for note in drill.notes)


def test_the_skills_of_knowing_are_listed() -> None:
    for drill in ("the_call", "paytable", "multiply"):
        assert all(f"`{skill}`" in DRILLS_PAGE for skill in DRILLS[drill].skills)
