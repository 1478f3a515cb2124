"""What holds for every round: an oracle that settles another way, and the properties of a fair settlement."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import replace
from fractions import Fraction
from itertools import pairwise
from math import ceil, floor
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st
from phevaluator import evaluate_cards

from trainer.cards import DECK, SUITS, Card
from trainer.games.casino_holdem.remedies import REMEDIES
from trainer.games.casino_holdem.round import Box, Round, format, parse
from trainer.games.casino_holdem.rules import Qualifier, Rules
from trainer.games.casino_holdem.settlement import Bet, Line, Outcome, Result, Settlement, settle

House = Callable[..., Rules]


@st.composite
def rounds(draw: st.DrawFn, most_boxes: int = 7, calls: bool = False) -> Round:
    """Any round. Half of them come from a short deck, where pairs, ties and dealers without a game are many."""
    count = draw(st.integers(1, most_boxes))
    deck = list(DECK)
    draw(st.randoms(use_true_random=False)).shuffle(deck)
    if draw(st.booleans()):
        deck.sort(key=lambda c: c[0] not in "A23456789"[: 3 + count])
        head = deck[: 9 + 2 * count]
        draw(st.randoms(use_true_random=False)).shuffle(head)
        deck = head
    stakes = st.integers(1, 1_000) | st.integers(1, 10**30)
    boxes = tuple(
        Box(
            tuple(deck[7 + 2 * i : 9 + 2 * i]),
            draw(stakes),
            draw(st.just(0) | stakes),
            calls or draw(st.booleans()),
        )
        for i in range(count)
    )
    return Round(tuple(deck[:5]), tuple(deck[5:7]), boxes)


TABLES: dict[str, list[tuple[int | str, ...]]] = {
    "ante": [
        (20, 20, 10, 3, 2, 1),
        (25, 25, 12, 3, 2, 1),
        (100, 20, 10, 3, 2, 1),
        (100, 49, 17, 3, 2, 1),
        (50, 20, 10, 3, 2, 1),
        (100, 20, 10, 3, "3 to 2", "6 to 5", "1 to 1", "4 to 5", "1 to 2", "1 to 3"),
    ],
    "bonus": [
        (100, 50, 40, 30, 20, 7),
        (25, 25, 25, 25, 25, 7),
        (100, 50, 40, 30, 20, 10, 8, 7, 7),
        (7,),
        ("8 for 1",),
    ],
}
SWITCHES: dict[str, list[Any]] = {
    **TABLES,
    "qualifier": [q.value for q in Qualifier],
    "ante_no_game": ["table", "even_money", "push"],
    "call_multiple": [1, 2, 3],
    "bonus_on_fold": ["settled", "forfeited"],
    "smallest_chip": [1, 5, 25],
    "rounding": ["down", "up"],
    "floor_call_over": [None, 1, 5, 20],
}
WITHOUT_MONEY: dict[str, list[Any]] = {
    "bonus_settled": ["after_flop", "with_box"],
    "boxes": [1, 6, 7],
    "several_boxes": [True, False],
    "ante_min": [None, 5000],
    "ante_max": [None, 1],
    "bonus_min": [None, 5000],
    "bonus_max": [None, 1],
    "max_payout_counts_bonus": [True, False],
    "settle_order": ["right_to_left", "left_to_right"],
    "losing_first": [True, False],
    "burn_before_flop": [True, False],
    "burn_before_turn": [True, False],
    "turn_and_river": ["together", "apart"],
    "folded_bonus_cards_kept": [True, False],
    **{switch: list(remedy) for switch, remedy in REMEDIES.items()},
}
"""Switches that move no chip as long as no maximum payout is set."""

# ---------------------------------------------------------------------------------------------------------------
# The oracle: phevaluator ranks the hands, 1 the royal flush to 7462, and thresholds on its ranks say what they are.

WORST_RANK = [1, 10, 166, 322, 1599, 1609, 2467, 3325, 6185, 7462]
"""The worst rank of each category, the royal flush first."""


def category(rank: int) -> int:
    return next(i for i, worst in enumerate(WORST_RANK) if rank <= worst)


def worst_pair(of: int) -> int:
    """The worst rank of a pair: 220 choices of kickers make 220 ranks a pair, the aces (14) first."""
    return 3325 + 220 * (15 - of)


def oracle(round_: Round, switches: dict[str, Any]) -> list[dict[str, int]]:
    """What each bet of each box nets, in a plain table of outcomes; no maximum payouts."""

    def pays(odds: int | str, stake: int) -> int:
        text = odds if isinstance(odds, str) else f"{odds} to 1"
        gain, word, per = text.split()
        profit = Fraction(int(gain), int(per)) - (word == "for")
        chips = profit * stake / switches["smallest_chip"]
        return switches["smallest_chip"] * (floor(chips) if switches["rounding"] == "down" else ceil(chips))

    def row(name: str, i: int) -> int | str:
        odds = switches[name]
        return odds[min(i, len(odds) - 1)]

    least = [q.value for q in Qualifier].index(switches["qualifier"])  # 0 any hand, 1 the twos
    dealer = evaluate_cards(*round_.dealer, *round_.board)
    game = dealer <= (7462 if least == 0 else worst_pair(least + 1))
    nets = []
    for box in round_.boxes:
        seven = evaluate_cards(*box.cards, *round_.board)
        five = evaluate_cards(*box.cards, *round_.board[:3])
        call = box.ante * switches["call_multiple"]
        by_table = pays(row("ante", category(seven)), box.ante)
        no_game = {"table": by_table, "even_money": pays(1, box.ante), "push": 0}[switches["ante_no_game"]]
        if not box.call:
            net = {"ante": -box.ante}
        elif not game:
            net = {"ante": no_game, "call": 0}
        else:
            ahead = (seven < dealer) - (seven > dealer)
            net = {
                1: {"ante": by_table, "call": pays(1, call)},
                0: {"ante": 0, "call": 0},
                -1: {"ante": -box.ante, "call": -call},
            }[ahead]
        if box.bonus:
            wins = five <= worst_pair(14) and (box.call or switches["bonus_on_fold"] == "settled")
            net["bonus"] = pays(row("bonus", category(five)), box.bonus) if wins else -box.bonus
        nets.append(net)
    return nets


def nets(settlement: Settlement) -> list[dict[str, int]]:
    return [{line.bet.value: line.net for line in box.lines} for box in settlement.boxes]


def random_round(rng: random.Random, deck: list[Card]) -> Round:
    boxes = rng.randint(1, min(7, (len(deck) - 7) // 2))
    dealt = rng.sample(deck, 7 + 2 * boxes)
    return Round(
        tuple(dealt[:5]),
        tuple(dealt[5:7]),
        tuple(
            Box(
                tuple(dealt[7 + 2 * i : 9 + 2 * i]),
                rng.randint(1, 3000),
                rng.choice([0, rng.randint(1, 3000)]),
                rng.random() < 0.8,
            )
            for i in range(boxes)
        ),
    )


def test_an_independent_oracle_settles_20000_random_rounds_alike(house: House) -> None:
    rng = random.Random(21)
    standard = {name: values[0] for name, values in SWITCHES.items()} | {
        "ante": TABLES["ante"][2],
        "qualifier": "pair_of_fours",
    }
    decks = [list(DECK), list(DECK), [c for c in DECK if c[0] in "A2345"], [c for c in DECK if c[1] in "sh"]]
    for turn in range(100):
        drawn = {name: rng.choice(values) for name, values in SWITCHES.items()}
        switches = standard if turn % 2 else drawn
        rules = house(**switches)
        for _ in range(200):
            round_ = random_round(rng, rng.choice(decks))
            settlement = settle(round_, rules)
            if nets(settlement) != oracle(round_, switches):
                pytest.fail(f"{format(round_)} under {switches}")
            assert settlement.net == sum(sum(box.values()) for box in nets(settlement))


# ---------------------------------------------------------------------------------------------------------------


@given(rounds())
def test_every_stake_is_paid_pushed_or_lost_exactly_once(house: House, round_: Round) -> None:
    settlement = settle(round_, house())
    assert len(settlement.boxes) == len(round_.boxes)
    for seat, box in zip(round_.boxes, settlement.boxes, strict=True):
        staked = {Bet.ANTE: seat.ante}
        if seat.call:
            staked[Bet.CALL] = 2 * seat.ante
        if seat.bonus:
            staked[Bet.BONUS] = seat.bonus
        assert [(line.bet, line.stake) for line in box.lines] == list(staked.items())
        for line in box.lines:
            if line.result is Result.PAYS:
                assert line.odds is not None
                assert line.net == line.amount == line.odds.profit * line.stake > 0
            else:
                assert (line.odds, line.amount, line.row) == (None, 0, None)
                assert line.net == (-line.stake if line.result is Result.LOSES else 0)
        assert box.net == sum(line.net for line in box.lines)


@given(rounds(), st.permutations(SUITS))
def test_renaming_the_suits_changes_no_chip_and_no_hand(
    house: House, round_: Round, names: list[str]
) -> None:
    def renamed(found: tuple[Card, ...]) -> tuple[Card, ...]:
        return tuple(Card(c[0] + names[SUITS.index(c[1])]) for c in found)

    other = settle(
        Round(
            renamed(round_.board),
            renamed(round_.dealer),
            tuple(replace(box, cards=renamed(box.cards)) for box in round_.boxes),
        ),
        house(),
    )
    settlement = settle(round_, house())
    assert nets(other) == nets(settlement)
    assert other.qualifies == settlement.qualifies
    assert other.dealer.cards == renamed(settlement.dealer.cards)
    for a, b in zip(settlement.boxes, other.boxes, strict=True):
        assert renamed(a.hand.cards) == b.hand.cards
        assert renamed(a.bonus_hand.cards) == b.bonus_hand.cards
        assert [renamed(line.cards) for line in a.lines] == [line.cards for line in b.lines]
        assert (a.outcome, a.hand.strength) == (b.outcome, b.hand.strength)


@given(rounds(), st.data())
def test_where_a_box_sits_changes_nothing_in_it(house: House, round_: Round, data: st.DataObject) -> None:
    seats = data.draw(st.permutations(range(len(round_.boxes))))
    moved = settle(replace(round_, boxes=tuple(round_.boxes[i] for i in seats)), house())
    settlement = settle(round_, house())
    assert moved.boxes == tuple(settlement.boxes[i] for i in seats)
    assert (moved.dealer, moved.qualifies, moved.net) == (
        settlement.dealer,
        settlement.qualifies,
        settlement.net,
    )


@given(rounds())
def test_a_round_settles_the_same_after_it_was_written_and_read(house: House, round_: Round) -> None:
    assert settle(parse(format(round_)), house()) == settle(round_, house())


@given(rounds(calls=True), st.sampled_from(["table", "even_money", "push"]))
def test_a_better_final_hand_is_never_paid_less(house: House, round_: Round, ante_no_game: str) -> None:
    same_ante = replace(round_, boxes=tuple(replace(box, ante=100, bonus=0) for box in round_.boxes))
    boxes = sorted(
        settle(same_ante, house(ante_no_game=ante_no_game)).boxes, key=lambda box: box.hand.strength
    )
    for worse, better in pairwise(boxes):
        for a, b in zip(worse.lines, better.lines, strict=True):
            assert a.net <= b.net
        if worse.hand.strength == better.hand.strength:
            assert worse.net == better.net


@given(rounds(), rounds())
def test_the_bonus_sees_neither_turn_nor_river_nor_dealer_nor_the_decision(
    house: House, round_: Round, other: Round
) -> None:
    taken = {*round_.flop, *(c for box in round_.boxes for c in box.cards)}
    rest = [c for c in (*other.board, *other.dealer, *DECK) if c not in taken]
    rest = list(dict.fromkeys(rest))
    changed = Round(
        round_.flop + tuple(rest[:2]),
        tuple(rest[2:4]),
        tuple(replace(box, call=not box.call, ante=box.ante + 1) for box in round_.boxes),
    )
    before, after = settle(round_, house()), settle(changed, house())
    for a, b in zip(before.boxes, after.boxes, strict=True):
        assert a.line(Bet.BONUS) == b.line(Bet.BONUS)
        assert a.bonus_hand == b.bonus_hand


@given(rounds())
def test_the_dealer_has_no_game_only_below_a_pair_of_fours_and_a_player_behind_is_then_paid(
    house: House, round_: Round
) -> None:
    settlement = settle(round_, house())
    assert settlement.qualifies == (evaluate_cards(*round_.dealer, *round_.board) <= worst_pair(4))
    for seat, box in zip(round_.boxes, settlement.boxes, strict=True):
        if seat.call and not settlement.qualifies:
            assert box.outcome is Outcome.DEALER_DOES_NOT_QUALIFY
            assert box.lines[0].net >= seat.ante
            assert box.lines[1].net == 0


@given(rounds(), st.data())
def test_switches_of_procedure_and_limits_move_no_chip(
    house: House, round_: Round, data: st.DataObject
) -> None:
    switches = {
        name: data.draw(st.sampled_from(values), label=name) for name, values in WITHOUT_MONEY.items()
    }
    assert settle(round_, house(**switches)) == settle(round_, house())


NOT_HERE = {"chips", "max_payout_box", "max_payout_table"}


def test_every_switch_of_a_house_is_tested_for_what_it_changes() -> None:
    assert {*SWITCHES, *WITHOUT_MONEY, *NOT_HERE} == set(Rules.switch_fields())


@given(rounds(), st.data())
def test_each_switch_changes_exactly_the_lines_it_is_about(
    house: House, round_: Round, data: st.DataObject
) -> None:
    """For each switch: which lines of the standard's settlement may differ. All others are equal to the last field."""
    standard = settle(round_, house())
    may_differ: dict[str, Callable[[Line, Outcome, bool], bool]] = {
        "ante": lambda line, _, game: line.bet is Bet.ANTE and line.result is Result.PAYS,
        "bonus": lambda line, _, game: line.bet is Bet.BONUS and line.result is Result.PAYS,
        "ante_no_game": lambda line, _, game: (
            line.bet is Bet.ANTE and line.result is Result.PAYS and not game
        ),
        "call_multiple": lambda line, _, game: line.bet is Bet.CALL,
        "bonus_on_fold": lambda line, outcome, game: line.bet is Bet.BONUS and outcome is Outcome.FOLD,
        "qualifier": lambda line, outcome, game: line.bet is not Bet.BONUS and outcome is not Outcome.FOLD,
        "floor_call_over": lambda line, _, game: line.result is Result.PAYS,
        "smallest_chip": lambda line, _, game: line.result is Result.PAYS,
        "rounding": lambda line, _, game: False,
    }
    assert set(may_differ) == set(SWITCHES)
    name = data.draw(st.sampled_from(sorted(SWITCHES)))
    value = data.draw(st.sampled_from(SWITCHES[name]))
    switched = settle(round_, house(**{name: value}))
    for a, b in zip(standard.boxes, switched.boxes, strict=True):
        assert (a.hand, a.bonus_hand) == (b.hand, b.bonus_hand)
        if name != "qualifier":
            assert a.outcome == b.outcome
        for before, after in zip(a.lines, b.lines, strict=True):
            if not may_differ[name](before, a.outcome, standard.qualifies):
                assert after == before


@given(rounds(), st.sampled_from([1, 5, 20, 100]))
def test_the_floor_flag_marks_the_lines_paid_above_its_odds_and_changes_nothing_else(
    house: House, round_: Round, over: int
) -> None:
    plain, flagged = settle(round_, house()), settle(round_, house(floor_call_over=over))
    for a, b in zip(plain.boxes, flagged.boxes, strict=True):
        for before, after in zip(a.lines, b.lines, strict=True):
            high = before.odds is not None and before.odds.profit > over
            assert after == replace(before, floor=high)
