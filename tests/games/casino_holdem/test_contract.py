"""The JSON of `trainer settle` (docs/contract.md), and that the documentation lists what there is."""

from __future__ import annotations

import json
import re
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.games.casino_holdem.round import parse, parse_line
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Outcome, Reason, Result, as_json, settle

House = Callable[..., Rules]
DOCS = Path(__file__).parents[3] / "docs"

EXAMPLE = '{"board":"3c9dJsKh6c","dealer":"3dAs","boxes":[{"cards":"9c2d","ante":10,"bonus":5,"call":true}]}'


def test_the_example_is_answered_key_by_key_in_this_order(house: House) -> None:
    answer = json.dumps(as_json(settle(parse_line(EXAMPLE), house())), separators=(",", ":"))
    assert answer == (
        '{"dealer":{"hand":"one_pair","cards":["3d","3c","As","Kh","Js"],"qualifies":false},'
        '"boxes":[{"hand":"one_pair","cards":["9c","9d","Kh","Js","6c"],'
        '"bonus_hand":"one_pair","bonus_cards":["9c","9d","Js","3c","2d"],'
        '"outcome":"dealer_does_not_qualify","lines":['
        '{"bet":"ante","stake":10,"result":"pays","odds":"1 to 1","amount":10,"net":10,"reason":"no_game_by_table"},'
        '{"bet":"call","stake":20,"result":"pushes","odds":null,"amount":0,"net":0,"reason":"no_game_call_pushes"},'
        '{"bet":"bonus","stake":5,"result":"loses","odds":null,"amount":0,"net":-5,"reason":"bonus_below_aces"}'
        '],"net":5}],"net":5}'
    )


def test_there_is_no_call_line_on_a_fold_and_no_bonus_line_without_a_bonus(house: House) -> None:
    def bets(**changes: Any) -> list[str]:
        value = json.loads(EXAMPLE)
        value["boxes"][0] |= changes
        return [line["bet"] for line in as_json(settle(parse(value), house()))["boxes"][0]["lines"]]

    assert bets() == ["ante", "call", "bonus"]
    assert bets(bonus=0) == ["ante", "call"]
    assert bets(call=False) == ["ante", "bonus"]
    assert bets(call=False, bonus=0) == ["ante"]


def test_hands_and_their_cards_are_there_on_a_fold_without_a_bonus_too(house: House) -> None:
    value = json.loads(EXAMPLE)
    value["boxes"][0] |= {"call": False, "bonus": 0}
    (box,) = as_json(settle(parse(value), house()))["boxes"]
    assert (box["outcome"], box["hand"], box["bonus_hand"]) == ("fold", "one_pair", "one_pair")
    assert (len(box["cards"]), len(box["bonus_cards"])) == (5, 5)


def test_floor_and_capped_from_are_there_only_where_they_apply(house: House) -> None:
    flush = parse(
        {"board": "7h4h2h9sQd", "dealer": "AsAd",
         "boxes": [{"cards": "KhTh", "ante": 100, "bonus": 10, "call": True}]}
    )  # fmt: skip
    ante, call, bonus = as_json(settle(flush, house(floor_call_over=5, max_payout_box=500)))["boxes"][0][
        "lines"
    ]
    assert "floor" not in ante | call
    assert "capped_from" not in ante | call
    assert (bonus["amount"], bonus["net"], bonus["capped_from"], bonus["floor"]) == (100, 100, 200, True)
    plain = as_json(settle(flush, house()))["boxes"][0]["lines"]
    assert [list(line) for line in plain] == [
        ["bet", "stake", "result", "odds", "amount", "net", "reason"]
    ] * 3


def test_odds_are_written_to_even_where_the_house_writes_for(house: House) -> None:
    value = parse({"board": "AsAdKcKs4c", "dealer": "QsQc",
                   "boxes": [{"cards": "7h2c", "ante": 25, "bonus": 25, "call": False}]})  # fmt: skip
    lines = as_json(settle(value, house(bonus=("8 for 1",))))["boxes"][0]["lines"]
    assert (lines[1]["odds"], lines[1]["amount"]) == ("7 to 1", 175)


def test_amounts_are_whole_numbers_to_the_last_chip_however_large(house: House) -> None:
    value = json.loads(EXAMPLE)
    value["boxes"][0] |= {"ante": 2**53 + 1, "bonus": 10**100}
    answer = json.loads(json.dumps(as_json(settle(parse(value), house(bonus=(999_999,))))))
    assert [line["net"] for line in answer["boxes"][0]["lines"]] == [2**53 + 1, 0, -(10**100)]


def test_the_words_of_the_contract() -> None:
    assert [o.value for o in Outcome] == [
        "fold",
        "dealer_does_not_qualify",
        "player_wins",
        "tie",
        "dealer_wins",
    ]
    assert [r.value for r in Result] == ["pays", "pushes", "loses"]
    assert [b.value for b in Bet] == ["ante", "call", "bonus"]


def rows(page: str, heading: str) -> list[list[str]]:
    """The cells of the table under a heading, without its first two rows."""
    text = (DOCS / page).read_text(encoding="utf-8")
    section = re.search(rf"^#+ {re.escape(heading)}$(.*?)(?=^#|\Z)", text, re.MULTILINE | re.DOTALL)
    assert section, f"{page} has no section {heading}"
    lines = [line for line in section[1].splitlines() if line.startswith("|")]
    return [[cell.strip() for cell in line.strip("|").split("|")] for line in lines[2:]]


def test_every_reason_is_documented_with_its_meaning() -> None:
    codes = [row[0].strip("`") for row in rows("casino-holdem.md", "Reason codes")]
    assert codes == [reason.value for reason in Reason]


def test_the_contract_lists_every_reason_under_its_bet_and_result() -> None:
    listed = {
        (bet, result): set(re.findall(r"`(\w+)`", cell))
        for bet, *cells in rows("contract.md", "Reason codes of a line")
        for result, cell in zip(("pays", "pushes", "loses"), cells, strict=True)
    }
    assert set().union(*listed.values()) == {reason.value for reason in Reason}
    assert set(listed) == {(bet.value, result.value) for bet in Bet for result in Result}


SHOWN = {None: "none", True: "yes", False: "no"}


@pytest.mark.parametrize("name", list(Rules.switch_fields()))
def test_every_switch_is_documented_with_the_standards_value(name: str, house: House) -> None:
    documented = {row[0].strip("`"): row[1] for row in rows("casino-holdem.md", "Switches")}
    assert list(documented) == list(Rules.switch_fields())
    value = getattr(house(), name)
    if name in ("ante", "bonus"):
        assert documented[name] == value.notation
    elif name == "chips":
        assert documented[name] == "US"
    else:
        shown = SHOWN[value] if value is None or isinstance(value, bool) else str(value)
        assert documented[name] == shown
