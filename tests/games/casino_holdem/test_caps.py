"""Maximum payouts: a box is cut from the line settled last, the table in the order of settlement."""

from __future__ import annotations

import random
from collections.abc import Callable
from itertools import accumulate, pairwise

import pytest

from trainer.cards import DECK, cards
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Result, Settlement, as_json, settle, settling_order

House = Callable[..., Rules]

# The flop gives box 1 a royal flush, box 2 a flush, box 3 a pair of queens; the dealer has a pair of nines.
ROYAL = Round(
    cards("QsJsTs3c7h"),
    cards("9d9h"),
    (
        Box(cards("AsKs"), 25, 25),  # ante 2500, call 50, bonus 2500
        Box(cards("5s2s"), 100, 10),  # ante 200, call 200, bonus 200
        Box(cards("Qd4h"), 50, 5),  # ante 50, call 100, bonus lost
    ),
)
Amounts = list[dict[str, int]]


def amounts(settlement: Settlement) -> Amounts:
    return [{line.bet.value: line.amount for line in box.lines} for box in settlement.boxes]


def capped(settlement: Settlement) -> dict[str, int]:
    """`1a` for the ante of box 1: what the line would have been paid."""
    return {
        f"{i + 1}{line.bet.value[0]}": line.capped_from
        for i, box in enumerate(settlement.boxes)
        for line in box.lines
        if line.capped_from is not None
    }


FULL: Amounts = [
    {"ante": 2500, "call": 50, "bonus": 2500},
    {"ante": 200, "call": 200, "bonus": 200},
    {"ante": 50, "call": 100, "bonus": 0},
]


def test_without_a_maximum_or_below_it_nothing_is_cut(house: House) -> None:
    for rules in (house(), house(max_payout_box=5050), house(max_payout_table=5800)):
        settlement = settle(ROYAL, rules)
        assert amounts(settlement) == FULL
        assert capped(settlement) == {}


@pytest.mark.parametrize(
    ("limit", "switches", "box", "cut"),
    [
        (5000, {}, {"ante": 2500, "call": 50, "bonus": 2450}, {"1b": 2500}),
        (2500, {}, {"ante": 2500, "call": 0, "bonus": 0}, {"1c": 50, "1b": 2500}),
        (1000, {}, {"ante": 1000, "call": 0, "bonus": 0}, {"1a": 2500, "1c": 50, "1b": 2500}),
        (3000, {"bonus_settled": "after_flop"}, {"ante": 500, "call": 0, "bonus": 2500}, {"1a": 2500, "1c": 50}),
        (2520, {"max_payout_counts_bonus": False}, {"ante": 2500, "call": 20, "bonus": 2500}, {"1c": 50}),
        (2550, {"max_payout_counts_bonus": False}, {"ante": 2500, "call": 50, "bonus": 2500}, {}),
    ],
)  # fmt: skip
def test_a_box_is_cut_from_the_line_settled_last(
    limit: int, switches: dict[str, object], box: dict[str, int], cut: dict[str, int], house: House
) -> None:
    settlement = settle(ROYAL, house(max_payout_box=limit, **switches))
    assert amounts(settlement) == [box, *FULL[1:]]
    assert capped(settlement) == cut


@pytest.mark.parametrize(
    ("limit", "switches", "expected", "cut"),
    [
        (
            3000,
            {},
            [{"ante": 2250, "call": 0, "bonus": 0}, *FULL[1:]],
            {"1a": 2500, "1c": 50, "1b": 2500},
        ),
        (
            400,
            {},
            [
                {"ante": 0, "call": 0, "bonus": 0},
                {"ante": 200, "call": 50, "bonus": 0},
                {"ante": 50, "call": 100, "bonus": 0},
            ],
            {"2c": 200, "2b": 200, "1a": 2500, "1c": 50, "1b": 2500},
        ),
        (
            5100,
            {"settle_order": "left_to_right"},
            [FULL[0], {"ante": 50, "call": 0, "bonus": 0}, {"ante": 0, "call": 0, "bonus": 0}],
            {"2a": 200, "2c": 200, "2b": 200, "3a": 50, "3c": 100},
        ),
        (
            2800,
            {"bonus_settled": "after_flop"},
            [{"ante": 0, "call": 0, "bonus": 2500}, {"ante": 0, "call": 0, "bonus": 200}, {"ante": 50, "call": 50, "bonus": 0}],
            {"3c": 100, "2a": 200, "2c": 200, "1a": 2500, "1c": 50},
        ),
        (
            600,
            {"max_payout_counts_bonus": False},
            [
                {"ante": 50, "call": 0, "bonus": 2500},
                {"ante": 200, "call": 200, "bonus": 200},
                {"ante": 50, "call": 100, "bonus": 0},
            ],
            {"1a": 2500, "1c": 50},
        ),
    ],
)  # fmt: skip
def test_the_table_is_cut_in_the_order_of_settlement(
    limit: int, switches: dict[str, object], expected: Amounts, cut: dict[str, int], house: House
) -> None:
    settlement = settle(ROYAL, house(max_payout_table=limit, **switches))
    assert amounts(settlement) == expected
    assert capped(settlement) == cut


def test_a_line_cut_twice_says_what_it_was_before_the_first_cut(house: House) -> None:
    settlement = settle(
        ROYAL, house(max_payout_box=2000, max_payout_table=1000, settle_order="left_to_right")
    )
    assert amounts(settlement)[0] == {"ante": 1000, "call": 0, "bonus": 0}
    assert capped(settlement)["1a"] == 2500


def test_the_box_is_cut_before_the_table_so_that_the_others_share_what_it_gave_up(house: House) -> None:
    settlement = settle(ROYAL, house(max_payout_box=300, max_payout_table=700))
    assert amounts(settlement) == [
        {"ante": 250, "call": 0, "bonus": 0},
        {"ante": 200, "call": 100, "bonus": 0},
        {"ante": 50, "call": 100, "bonus": 0},
    ]


def test_losses_do_not_make_room_under_a_maximum(house: House) -> None:
    """The maximum is on what is paid; a lost bonus beside a paid ante does not raise it."""
    one = Round(ROYAL.board, ROYAL.dealer, (Box(cards("Qd4h"), 50, 40),))
    settlement = settle(one, house(max_payout_box=120))
    assert amounts(settlement) == [{"ante": 50, "call": 70, "bonus": 0}]
    assert settlement.net == 120 - 40


def test_a_cut_line_still_pays_and_keeps_its_odds_and_says_so(house: House) -> None:
    settlement = settle(ROYAL, house(max_payout_box=1000, floor_call_over=5))
    ante, call, _ = as_json(settlement)["boxes"][0]["lines"]
    assert (ante["result"], ante["odds"], ante["amount"], ante["net"], ante["capped_from"], ante["floor"]) == (
        "pays", "100 to 1", 1000, 1000, 2500, True,
    )  # fmt: skip
    assert (call["result"], call["amount"], call["net"], call["capped_from"]) == ("pays", 0, 0, 50)


def rich_round(rng: random.Random) -> Round:
    """A round in which much is paid: one suit and a half."""
    dealt = rng.sample([c for c in DECK if c[1] in "sh" or c[0] in "AK"], 15)
    boxes = tuple(
        Box(
            tuple(dealt[i : i + 2]),
            rng.randint(1, 100),
            rng.choice([0, rng.randint(1, 100)]),
            rng.random() < 0.9,
        )
        for i in range(7, 15, 2)
    )
    return Round(tuple(dealt[:5]), tuple(dealt[5:7]), boxes)


def clipped(paid: list[int], limit: int | None) -> list[int]:
    """Payouts one after the other under a limit, by their running totals."""
    if limit is None:
        return paid
    totals = [min(total, limit) for total in accumulate(paid, initial=0)]
    return [after - before for before, after in pairwise(totals)]


def test_3000_rounds_are_cut_as_running_totals_say_and_never_exceed_a_limit(house: House) -> None:
    rng = random.Random(31)
    cuts = 0
    for turn in range(100):
        box_limit, table_limit = rng.choice([None, 1, 50, 400]), rng.choice([None, 1, 300, 1000])
        counts = rng.random() < 0.5
        order: dict[str, object] = {
            "settle_order": rng.choice(["right_to_left", "left_to_right"]),
            "losing_first": rng.random() < 0.5,
            "bonus_settled": rng.choice(["after_flop", "with_box"]),
        }
        plain = house(**order)
        rules = house(
            **order, max_payout_box=box_limit, max_payout_table=table_limit, max_payout_counts_bonus=counts
        )
        for _ in range(30):
            round_ = rich_round(rng)
            free, cut = settle(round_, plain), settle(round_, rules)
            steps = [s for s in settling_order(free.boxes, plain) if counts or s[1] is not Bet.BONUS]
            paid = {(i, line.bet): line.amount for i, box in enumerate(free.boxes) for line in box.lines}
            for i in range(len(free.boxes)):
                mine = [s for s in steps if s[0] == i]
                paid.update(zip(mine, clipped([paid[s] for s in mine], box_limit), strict=True))
            paid.update(zip(steps, clipped([paid[s] for s in steps], table_limit), strict=True))
            for i, (before, after) in enumerate(zip(free.boxes, cut.boxes, strict=True)):
                assert sum(paid[s] for s in steps if s[0] == i) <= (box_limit or 10**9)
                for a, b in zip(before.lines, after.lines, strict=True):
                    assert b.amount == paid[i, b.bet], (turn, round_)
                    assert b.capped_from == (None if b.amount == a.amount else a.amount)
                    assert (b.stake, b.result, b.odds, b.reason) == (a.stake, a.result, a.odds, a.reason)
                    assert b.amount == 0 or b.result is Result.PAYS
                    cuts += b.capped_from is not None
            assert sum(paid[s] for s in steps) <= (table_limit or 10**9)
    assert cuts > 1_000
