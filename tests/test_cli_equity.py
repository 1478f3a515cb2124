"""`trainer equity` as docs/contract.md fixes it."""

from __future__ import annotations

import json

import pytest

from trainer.cli import main


@pytest.fixture
def equity(capsys: pytest.CaptureFixture[str]):
    def run(*arguments: str) -> tuple[int, str, str]:
        status = main(["equity", *arguments])
        return status, *capsys.readouterr()

    return run


def test_the_example_of_the_contract(equity) -> None:
    status, out, err = equity("AsAh", "KdKc", "--json")
    assert (status, err) == (0, "")
    found = json.loads(out)
    assert list(found) == ["exact", "boards", "hands"]
    assert (found["exact"], found["boards"]) == (True, 1_712_304)
    aces, kings = found["hands"]
    assert list(aces) == ["cards", "win", "tie", "share", "equity"]
    assert (aces["cards"], aces["win"], aces["tie"], aces["share"]) == ("AsAh", 1_388_072, 6_538, 3_269)
    assert aces["equity"] == pytest.approx(0.812554896794)
    assert (kings["cards"], kings["win"]) == ("KdKc", 317_694)


def test_a_board(equity) -> None:
    _, out, _ = equity("AsAh", "7h6h", "--board", "8h5h2c", "--json")
    found = json.loads(out)
    assert (found["boards"], [hand["win"] for hand in found["hands"]]) == (990, [469, 521])


def test_samples_come_with_their_standard_error(equity) -> None:
    arguments = ["AsAh", "random", "random", "--json", "--samples", "5000", "--seed", "9"]
    status, out, _ = equity(*arguments)
    found = json.loads(out)
    assert status == 0
    assert list(found) == ["exact", "samples", "hands"]
    assert (found["exact"], found["samples"]) == (False, 5_000)
    assert [hand["cards"] for hand in found["hands"]] == ["AsAh", "random", "random"]
    assert all(0.004 < hand["standard_error"] < 0.008 for hand in found["hands"])
    assert equity(*arguments)[1] == out
    assert equity(*arguments[:-1], "10")[1] != out


def test_a_reading_for_people(equity) -> None:
    status, out, _ = equity("AsAh", "KdKc")
    assert status == 0
    assert out.splitlines() == [
        "exact, over 1,712,304 deals",
        "AsAh    equity 81.2555%  wins 81.0646%  ties  0.3818%",
        "KdKc    equity 18.7445%  wins 18.5536%  ties  0.3818%",
    ]


@pytest.mark.parametrize(
    ("arguments", "says"),
    [
        (["AsAh"], "two to 10 hands are compared, not 1"),
        (["AsAh", "KdK1"], "hand 2: “K1” is not a card"),
        (["AsAh", "KdK"], "hand 2: “KdK” has half a card"),
        (["AsAh", "AsKd"], "As is there twice"),
        (["AsAh", "KdKc", "--board", "As"], "the board has 1 cards"),
        (["AsAh", "KdKc", "--board", "2c3x4c"], "the board: “3x” is not a card"),
        (["AsAh", "random", "random", "--samples", "0"], "0 samples"),
    ],
)
def test_refused_input_says_where_with_status_1(equity, arguments: list[str], says: str) -> None:
    status, out, err = equity(*arguments)
    assert (status, out) == (1, "")
    assert says in err
