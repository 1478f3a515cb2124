"""Reading a round: what cannot lie on a table is refused, and the message says what and where."""

from __future__ import annotations

import json
from contextlib import suppress
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, cards
from trainer.games.casino_holdem.round import MAX_STAKE, Box, Round, RoundError, format, parse, parse_line

BOX = {"cards": "9c2d", "ante": 10, "bonus": 5, "call": True}
ROUND = {"board": "3c9dJsKh6c", "dealer": "3dAs", "boxes": [BOX]}


def with_box(**changes: Any) -> dict[str, Any]:
    return ROUND | {"boxes": [BOX | changes]}


def without(key: str, value: dict[str, Any]) -> dict[str, Any]:
    return {k: v for k, v in value.items() if k != key}


def error_of(value: Any) -> str:
    with pytest.raises(RoundError) as caught:
        parse(value)
    return str(caught.value)


def test_the_contracts_example_is_read_into_a_round() -> None:
    line = '{"board":"3c9dJsKh6c","dealer":"3dAs","boxes":[{"cards":"9c2d","ante":10,"bonus":5,"call":true}]}'
    assert parse_line(line) == Round(
        cards("3c9dJsKh6c"), cards("3dAs"), (Box(cards("9c2d"), 10, 5, True, None),)
    )
    assert parse_line(line).flop == cards("3c9dJs")


def test_a_box_needs_no_bonus_and_no_player_but_keeps_them() -> None:
    plain = {"cards": "9c2d", "ante": 10, "call": False}
    assert parse(ROUND | {"boxes": [plain]}).boxes == (Box(cards("9c2d"), 10, 0, False),)
    assert parse(with_box(bonus=0)).boxes[0].bonus == 0
    assert parse(with_box(player="A")).boxes[0].player == "A"


@pytest.mark.parametrize(
    ("value", "message"),
    [
        ([], "the round is not a JSON object"),
        ("AsKs", "the round is not a JSON object"),
        (None, "the round is not a JSON object"),
        (without("board", ROUND), "the round: 'board' is missing"),
        (without("dealer", ROUND), "the round: 'dealer' is missing"),
        (without("boxes", ROUND), "the round: 'boxes' is missing"),
        (ROUND | {"variant": "standard"}, "the round: unknown key 'variant'"),
        (ROUND | {"Board": "x"}, "the round: unknown key 'Board'"),
        (ROUND | {"boxes": []}, "boxes: a list of one to 7 boxes is needed"),
        (ROUND | {"boxes": [BOX] * 8}, "boxes: a list of one to 7 boxes is needed"),
        (ROUND | {"boxes": BOX}, "boxes: a list of one to 7 boxes is needed"),
        (ROUND | {"boxes": [BOX, "AsKs"]}, "boxes[1] is not a JSON object"),
        (ROUND | {"boxes": [without("cards", BOX)]}, "boxes[0]: 'cards' is missing"),
        (ROUND | {"boxes": [without("ante", BOX)]}, "boxes[0]: 'ante' is missing"),
        (ROUND | {"boxes": [without("call", BOX)]}, "boxes[0]: 'call' is missing"),
        (with_box(fold=True), "boxes[0]: unknown key 'fold'"),
        (ROUND | {"board": "3c9dJsKh"}, "board: 5 cards are needed, not 4"),
        (ROUND | {"board": "3c9dJsKh6c7c"}, "board: 5 cards are needed, not 6"),
        (ROUND | {"board": ""}, "board: 5 cards are needed, not 0"),
        (ROUND | {"board": "3c9dJsKh6"}, "board: “3c9dJsKh6” has half a card: every card is two characters"),
        (ROUND | {"board": ["3c", "9d", "Js", "Kh", "6c"]}, "board: cards are written as text, as in \"AsKd\""),
        (ROUND | {"dealer": "3d"}, "dealer: 2 cards are needed, not 1"),
        (ROUND | {"dealer": "3dAx"}, "dealer: “Ax” is not a card"),
        (ROUND | {"dealer": "3D4d"}, "dealer: “3D” is not a card"),
        (ROUND | {"dealer": "10d3"}, "dealer: “10” is not a card"),
        (ROUND | {"dealer": None}, "dealer: cards are written as text"),
        (with_box(cards="9c2dTs"), "boxes[0].cards: 2 cards are needed, not 3"),
        (with_box(cards="9c, 2d"), "boxes[0].cards: “, ” is not a card"),
        (ROUND | {"board": "3c9dJsKh3c"}, "board: 3c is there twice"),
        (with_box(cards="9c9c"), "boxes[0].cards: 9c is there twice"),
        (ROUND | {"dealer": "3dJs"}, "dealer: Js is already in board"),
        (with_box(cards="3d2d"), "boxes[0].cards: 3d is already in dealer"),
        (ROUND | {"boxes": [BOX, BOX | {"cards": "Ac2d"}]}, "boxes[1].cards: 2d is already in boxes[0].cards"),
        (with_box(ante=0), "boxes[0].ante: 0 is less than 1"),
        (with_box(ante=-10), "boxes[0].ante: -10 is less than 1"),
        (with_box(ante="10"), "boxes[0].ante: a whole number is needed"),
        (with_box(ante=10.0), "boxes[0].ante: a whole number is needed"),
        (with_box(ante=10.5), "boxes[0].ante: a whole number is needed"),
        (with_box(ante=True), "boxes[0].ante: a whole number is needed"),
        (with_box(ante=None), "boxes[0].ante: a whole number is needed"),
        (with_box(ante=MAX_STAKE + 1), "boxes[0].ante: no stake is that high"),
        (with_box(bonus=-1), "boxes[0].bonus: -1 is less than 0"),
        (with_box(bonus="5"), "boxes[0].bonus: a whole number is needed"),
        (with_box(bonus=False), "boxes[0].bonus: a whole number is needed"),
        (with_box(bonus=None), "boxes[0].bonus: a whole number is needed"),
        (with_box(call=1), "boxes[0].call: true or false is needed"),
        (with_box(call="true"), "boxes[0].call: true or false is needed"),
        (with_box(call=None), "boxes[0].call: true or false is needed"),
        (with_box(player=""), "boxes[0].player: a name is needed"),
        (with_box(player=None), "boxes[0].player: a name is needed"),
        (with_box(player=1), "boxes[0].player: a name is needed"),
    ],
)  # fmt: skip
def test_a_round_that_cannot_be_is_refused_with_what_and_where(value: Any, message: str) -> None:
    assert error_of(value).startswith(message)


@pytest.mark.parametrize(
    ("line", "message"),
    [
        ("AsKs", "not JSON: Expecting value at column 1"),
        ("{", "not JSON: "),
        ('{"board":"3c9dJsKh6c"', "not JSON: "),
        (json.dumps(ROUND) + " " + json.dumps(ROUND), "not JSON: Extra data"),
        ("\ufeff" + json.dumps(ROUND), "not JSON: "),
        (json.dumps(ROUND).replace('"ante": 10', '"ante": NaN'), "not JSON: NaN is no number"),
        (json.dumps(ROUND).replace('"ante": 10', '"ante": Infinity'), "not JSON: Infinity is no number"),
        (json.dumps(ROUND).replace('"ante": 10', '"ante": 1e3'), "boxes[0].ante: a whole number is needed"),
        (json.dumps(ROUND).replace('"ante": 10', '"ante": 010'), "not JSON: "),
        (json.dumps(ROUND).replace('"ante": 10', '"ante": 10, "ante": 20'), "the key 'ante' is there twice"),
        (json.dumps(ROUND).replace('"ante": 10', f'"ante": {"9" * 5000}'), "not JSON: "),
        (json.dumps(ROUND).replace('"ante": 10', f'"ante": {"9" * 4000}'), "boxes[0].ante: no stake is that high"),
        ("[" * 100_000, "not JSON: nested too deeply"),
        ("null", "the round is not a JSON object"),
    ],
)  # fmt: skip
def test_a_line_that_is_no_json_is_refused_as_such(line: str, message: str) -> None:
    with pytest.raises(RoundError) as caught:
        parse_line(line)
    assert str(caught.value).startswith(message)


@given(st.recursive(st.none() | st.booleans() | st.integers() | st.floats() | st.text(),
                    lambda inner: st.lists(inner) | st.dictionaries(st.sampled_from(
                        ["board", "dealer", "boxes", "cards", "ante", "bonus", "call", "player", "x"]), inner)))  # fmt: skip
def test_whatever_json_comes_in_is_a_round_or_a_round_error(value: Any) -> None:
    with suppress(RoundError):
        assert isinstance(parse(value), Round)


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    boxes = draw(st.integers(1, 7))
    deck = draw(st.permutations(DECK))
    return Round(
        tuple(deck[:5]),
        tuple(deck[5:7]),
        tuple(
            Box(
                tuple(deck[7 + 2 * i : 9 + 2 * i]),
                draw(st.integers(1, MAX_STAKE)),
                draw(st.integers(0, MAX_STAKE)),
                draw(st.booleans()),
                draw(st.none() | st.text(min_size=1)),
            )
            for i in range(boxes)
        ),
    )


@given(rounds())
def test_a_round_is_read_as_it_was_written_through_json_too(round_: Round) -> None:
    assert parse(format(round_)) == round_
    assert parse_line(json.dumps(format(round_))) == round_


def test_seven_boxes_with_different_players_are_a_full_table() -> None:
    own = ["2s3s", "4s5s", "6s7s", "8s9s", "TsQs", "Ks2h", "4h5h"]
    boxes = [BOX | {"cards": c, "player": p} for c, p in zip(own, "AABBCAC", strict=True)]
    assert [b.player for b in parse(ROUND | {"boxes": boxes}).boxes] == list("AABBCAC")
