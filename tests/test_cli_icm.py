"""`trainer icm` as docs/contract.md fixes it."""

from __future__ import annotations

import json

import pytest

from trainer.cli import main


@pytest.fixture
def icm(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["icm", *arguments])
        return status, *capsys.readouterr()

    return run


def test_the_example_of_the_contract(icm) -> None:
    status, out, err = icm("--stacks", "50,30,20", "--prizes", "70,30", "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    first = found["players"][0]
    assert list(first)[:4] == ["stack", "places", "equity", "exact"]
    assert (first["stack"], first["exact"], first["amount"]) == (50, "1265/28", 45)
    assert first["places"] == pytest.approx([0.5, 0.3392857, 0.1607143])
    assert first["equity"] == pytest.approx(45.1785714)
    assert [player["amount"] for player in found["players"]] == [45, 32, 23]
    assert [player["chip_chop_amount"] for player in found["players"]] == [50, 30, 20]
    assert found["pool"] == 100


def test_a_zero_stack_is_worth_the_last_place(icm) -> None:
    _, out, _ = icm("--stacks", "60,0,40", "--prizes", "50,30,20", "--json")
    broke = json.loads(out)["players"][1]
    assert (broke["places"], broke["exact"]) == ([0, 0, 1], "20")


def test_a_reading_for_people(icm) -> None:
    status, out, _ = icm("--stacks", "5000,3000,2000", "--prizes", "50,30,20")
    lines = out.splitlines()
    assert status == 0
    assert lines[0].split() == ["stack", "1", "2", "3", "ICM", "amount", "chip-chop", "amount"]
    assert lines[1].split() == ["5,000", "50.00%", "33.93%", "16.07%", "38.3929", "38", "40.0000", "40"]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["--stacks", "50,x", "--prizes", "70"], "--stacks: “x” is no number"),
        (["--stacks", "50,30", "--prizes", "70.5"], "--prizes: “70.5” is no number"),
        (["--stacks", "50,-3", "--prizes", "70"], "--stacks: “-3” is no number"),
        (["--stacks", "0,0", "--prizes", "70"], "nobody has chips"),
        (["--stacks", "5,5", "--prizes", "7,6,5"], "3 prizes for 2 players"),
        (["--stacks", ",".join(["9"] * 10), "--prizes", "7"], "one to 9 players, not 10"),
    ],
)
def test_refused_input_says_where_with_status_1(icm, arguments: list[str], says: str) -> None:
    status, out, err = icm(*arguments)
    assert (status, out) == (1, "")
    assert says in err
