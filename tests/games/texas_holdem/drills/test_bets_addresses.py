"""Golden questions of bets and pots: what these seeds deal and answer, for ever. A change needs a new generator number."""

from __future__ import annotations

import random

import pytest

from trainer.games.texas_holdem import GAME, GENERATOR
from trainer.games.texas_holdem.rules import Variant
from trainer.games.texas_holdem.scenes import TableScene
from trainer.quiz import Answer, Choice, Number
from trainer.reading import GameBook

GOLDEN: dict[str, tuple[str, str]] = {
    "to_call/tournament-nl/bets.several_short/5/871234": (
        (
            "0/3450 36600/0 69000/0f 66825/0f 67625/0f "
            "61650/1100 0/2075 61125/0f 0/2400 D2 1725 () "
            "5c3hQc 6bet1100 7raise2075! 9raise2400! "
            "1raise3450!"
        ),
        "3450 4550",
    ),
    "to_call/cash-pl/bets.short_big_blind/3/1": (
        ("400/5 0/5 230/0 710/0 655/0 680/0 D6 None ()  1small_blind5 2big_blind5!"),
        "10 20 40",
    ),
    "to_call/cash-limit/natural/2/99": ("282/0f 171/3 0/4 225/0 279/0 D1 21 () 2c8d3h 2bet3 3raise4!", "4 6"),
    "may_raise/cash-nl/raise.shorts_do_not/4/2026": (
        (
            "1128/44 626/0f 1100/44 0/29 995/0f 789/0f 517/29 0/44 "
            "D2 32 () 7h9s6d5sTc 3bet16 4raise29! 7call29 "
            "8raise44! 1call44 3call44"
        ),
        "may_not not_reopened 15",
    ),
    "may_raise/cash-limit/raise.cap_two_left/2/7": (
        (
            "189/15 306/0f 390/0f 177/12 516/0f D5 36 () 2h5s9s "
            "1bet3 2fold 3fold 4raise6 1raise9 4raise12 1raise15"
        ),
        "may faces_full_raise 18",
    ),
    "pot_limit/cash-pl/pot_limit.dead_blind/5/9007199254740991": (
        ("644/10 308/0 275/0 230/0 199/0 179/0 102/0 572/0 None/0 D8 None ()  1big_blind10"),
        "40",
    ),
    "side_pots/tournament-nl/pots.folded_level/5/31415": (
        (
            "66300/1375f 59400/1375f 0/2650 0/1200 0/1750 "
            "74075/0f 35625/0f 69800/2650 69300/0f D9 2650 () "
            "Kc5c7c3d 1bet1375 2call1375 3raise2650! "
            "4call1200! 5call1750! 8call2650 1fold 2fold"
        ),
        "0 3 9850 2000 1800",
    ),
    "award/cash-nl/award.split_main/3/5": (
        (
            "596/0f 565/0Kc5d 383/0f 350/08h9c 0/0Kd5c 0/05hAd D2 None (112, "
            "30, 6) Qs6s2s4sKh 4bet37 5call24! 6call34! 2call37"
        ),
        "side_pot_2 6 0 0 0 side_pot_1 30 0 0 0 56 0 56 0",
    ),
    "odd_chips/tournament-nl/odd.two_pots/4/16": (
        (
            "0/09d8h 32725/09c8d 0/09h8s 32000/0f 63000/0f 50025/0f "
            "64750/0f 61600/0f D4 None (7300, 2975) 4s5cAs2h4h "
            "8bet1625 1raise2550! 2call2550 3call1250! 8fold"
        ),
        "1500 1475 2450 2425 2425",
    ),
}


def shown(scene: TableScene) -> str:
    """Seats as stack/chips in front, what lies in the pots, the button and the moves."""
    seats = " ".join(
        f"{seat.stack}/{seat.front}{'f' * seat.folded}{''.join(seat.cards)}" for seat in scene.seats
    )
    moves = " ".join(f"{m.seat}{m.deed}{m.amount or ''}{'!' * m.all_in}" for m in scene.moves)
    return f"{seats} D{scene.button} {scene.pot} {scene.pots} {''.join(scene.board)} {moves}"


def said(answer: Answer) -> str:
    match answer:
        case Number(value):
            return str(value)
        case Choice(option):
            return option
    raise AssertionError(answer)


@pytest.mark.parametrize("address", GOLDEN)
def test_an_old_seed_asks_and_answers_the_same_as_ever(address: str, holdem: GameBook[Variant]) -> None:
    assert GENERATOR == 1
    name, house, skill, level, seed = address.split("/")
    rules, drill = holdem.variants[house].rules, GAME.drills[name]
    question = drill.pose(rules, skill, int(level), random.Random(int(seed)))
    answers = " ".join(said(mark.expected) for mark in drill.grade(question, rules, {}))
    assert (shown(question.scene), answers) == GOLDEN[address]
