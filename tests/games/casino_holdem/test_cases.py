"""Rounds worked out by hand, each for one rule (the `why` of a case), settled to the last chip."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.games.casino_holdem.round import format as written
from trainer.games.casino_holdem.round import parse
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import as_json, settle

CASES = Path(__file__).parent / "cases"


def read(name: str) -> list[Any]:
    return [
        pytest.param(case, id=f"{case['name']} ({case['why']})")
        for case in json.loads((CASES / name).read_text(encoding="utf-8"))
    ]


def nets(box: dict[str, Any]) -> dict[str, int]:
    return {line["bet"]: line["net"] for line in box["lines"]}


@pytest.mark.parametrize("case", read("casino-holdem.json"))
def test_one_box(case: dict[str, Any], house: Callable[..., Rules]) -> None:
    assert case["variant"] == "standard"
    settled = as_json(settle(parse(case["round"]), house()))
    (box,) = settled["boxes"]
    assert nets(box) == case["net"]
    assert settled["net"] == box["net"] == sum(case["net"].values())
    assert settled["dealer"]["qualifies"] is case["dealer_qualifies"]
    assert settled["dealer"]["hand"] == case["dealer_hand"]
    assert box["hand"] == case["player_hand"]
    assert box["bonus_hand"] == case["bonus_hand"]


@pytest.mark.parametrize("case", read("casino-holdem-tables.json"))
def test_a_whole_table(case: dict[str, Any], house: Callable[..., Rules]) -> None:
    settled = as_json(settle(parse(case["round"]), house(**case.get("switches", {}))))
    assert [nets(box) for box in settled["boxes"]] == case["nets"]
    assert settled["net"] == case.get("net", sum(sum(box.values()) for box in case["nets"]))


@pytest.mark.parametrize("case", [*read("casino-holdem.json"), *read("casino-holdem-tables.json")])
def test_every_case_is_written_as_it_is_read(case: dict[str, Any]) -> None:
    assert written(parse(case["round"])) == case["round"]
