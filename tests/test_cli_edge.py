"""`trainer edge` as docs/contract.md fixes it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from trainer.cli import main
from trainer.games.casino_holdem.edge import DEALS, shelf
from trainer.hands import Category


@pytest.fixture(autouse=True)
def own_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TRAINER_DATA", str(tmp_path))


@pytest.fixture
def edge(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["edge", *arguments])
        return status, *capsys.readouterr()

    return run


def test_the_standard_variant_as_the_contract_says(edge) -> None:
    status, out, err = edge("casino-holdem", "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert list(found) == ["variant", "deals", "ante", "bonus"]
    assert (found["variant"], found["deals"]) == ("standard", 27_813_810_024_000)
    ante, bonus = found["ante"], found["bonus"]
    assert list(ante) == ["house_edge", "call_rate", "element_of_risk", "standard_deviation", "outcomes"]
    assert ante["house_edge"] == pytest.approx(0.02157646, abs=1e-8)
    assert ante["call_rate"] == pytest.approx(0.8199072, abs=1e-7)
    assert ante["standard_deviation"] == pytest.approx(2.612863, abs=1e-6)
    assert list(bonus) == ["house_edge", "hit_rate", "standard_deviation"]
    assert bonus["house_edge"] == pytest.approx(162_652 / 2_598_960)
    assert bonus["hit_rate"] == pytest.approx(282_660 / 2_598_960)
    outcomes = ante["outcomes"]
    assert set(outcomes) == {*Category, "fold"}
    assert outcomes["royal_flush"]["player_wins"] * DEALS == pytest.approx(736_259_040)
    every = [p for name, row in outcomes.items() if name != "fold" for p in row.values()]
    assert sum(every) + outcomes["fold"] == pytest.approx(1)


def test_every_variant_in_an_array(edge) -> None:
    status, out, _ = edge("casino-holdem", "--all", "--json")
    found = {answer["variant"]: answer for answer in json.loads(out)}
    assert status == 0
    assert found["aragon"]["ante"]["house_edge"] == pytest.approx(0.02311554, abs=1e-8)
    assert found["playtech"]["bonus_with_folds"]["house_edge"] == pytest.approx(0.0907449, abs=1e-7)
    assert "bonus_with_folds" not in found["standard"]


def test_other_tables_belong_to_no_variant(edge) -> None:
    _, out, _ = edge(
        "casino-holdem", "--json", "--ante", "100-49-17-3-2-1", "--bonus", "25-25-25-25-25-7-7-7-7"
    )
    found = json.loads(out)
    assert found["variant"] is None
    assert found["ante"]["house_edge"] == pytest.approx(0.00351058, abs=1e-8)
    assert found["bonus"]["house_edge"] == pytest.approx(166_392 / 2_598_960)


def test_a_reading_for_people(edge) -> None:
    status, out, err = edge("casino-holdem", "--variant", "playtech")
    assert (status, err) == (0, "")
    assert "playtech: exact, over 27,813,810,024,000 deals" in out
    assert "ante: house edge 2.15765 %" in out
    assert "bonus: house edge 6.25835 %" in out
    assert "bonus lost on a fold: house edge 9.07449 %" in out


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["blackjack"], "there are: casino-holdem"),
        (["casino-holdem", "--variant", "nowhere"], "there are: standard, evolution"),
        (["casino-holdem", "--ante", "100-20"], "6 numbers are needed"),
        (["casino-holdem", "--ante", "100-20-10-3-2-0"], "is no odds"),
        (["casino-holdem", "--ante", "100-20-10-3-2-1/0"], "is no odds"),
        (["casino-holdem", "--bonus", "1-1-1-1-1-1"], "9 numbers are needed"),
        (["casino-holdem", "--all", "--ante", "100-20-10-3-2-1"], "leave --ante and --bonus out"),
        (["casino-holdem", "--paytables", "/no/such/file"], "/no/such/file"),
    ],
)
def test_what_cannot_run_says_why_with_status_2(edge, arguments: list[str], says: str) -> None:
    status, out, err = edge(*arguments)
    assert (status, out) == (2, "")
    assert says in err


def test_rebuilding_says_whether_the_census_is_the_same(edge, monkeypatch, tmp_path: Path) -> None:
    monkeypatch.setattr(shelf, "rebuild", lambda _progress: shelf.SHIPPED_FILE.read_bytes())
    status, _, err = edge("casino-holdem", "--rebuild", "--json")
    assert status == 0
    assert "the same as before" in err
    copy = tmp_path / "census.bin"
    whole = shelf.SHIPPED_FILE.read_bytes()
    monkeypatch.setattr(shelf, "rebuild", lambda _progress: whole)
    monkeypatch.setattr(shelf, "SHIPPED_FILE", copy)
    status, _, err = edge("casino-holdem", "--rebuild", "--json")
    assert (status, copy.read_bytes() == whole) == (0, True)
    assert "written anew" in err


def test_numpy_waits_until_an_edge_is_asked_for() -> None:
    script = "import sys, trainer.cli, trainer.web, trainer.games.sections; sys.exit('numpy' in sys.modules)"
    assert subprocess.run([sys.executable, "-c", script], check=False).returncode == 0
