"""The most a pot-limit player may raise to.

Sources: TDA rules 2024, 54-B; WSOP live action rules 2024, preface, 187 and 188; Robert's Rules (pot limit).
"""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from trainer.games.texas_holdem.betting import Bound
from trainer.games.texas_holdem.refusals import Rule
from trainer.games.texas_holdem.structure import PotCount, Structure

Seated = Callable[..., Any]
CASES = json.loads((Path(__file__).parents[1] / "cases" / "betting.json").read_text("utf-8"))
LIVE = PotCount.LIVE


def most(table: Seated, names: str, script: str = "", **more: Any) -> int:
    at = table(names, script, structure=Structure.POT_LIMIT, **more)
    high: int = at.options.max_raise_to
    assert at.options.most is Bound.POT
    assert at.refusal(f"{at.actor} raise {high + 1}").rule is Rule.POT_MAXIMUM
    return high


def preflop(table: Seated, names: str, script: str = "", **more: Any) -> int:
    return most(table, names, script, street="preflop", **({"blinds": (5, 10)} | more))


def test_first_in_is_three_and_a_half_big_blinds(table: Seated) -> None:
    """TDA: the blinds' true value."""
    assert preflop(table, "SB BB A B") == 35


def test_first_in_is_four_big_blinds_in_the_live_count(table: Seated) -> None:
    """WSOP live 187: the small blind counts as a big one."""
    assert preflop(table, "SB BB A B", pot_count=LIVE) == 40


def test_after_one_limper(table: Seated) -> None:
    assert preflop(table, "SB BB A B C", "A call") == 45


@pytest.mark.parametrize("count", list(PotCount))
def test_the_small_blind_after_one_limper(table: Seated, count: PotCount) -> None:
    """40 in both counts: what his blind lacks is his own call."""
    assert preflop(table, "SB BB A", "A call", pot_count=count) == 40


def test_the_pot_over_a_pot(table: Seated) -> None:
    assert preflop(table, "SB BB A B", "A raise 35") == 120


def test_the_big_blind_pots_over_a_pot_with_the_small_blind_folded(table: Seated) -> None:
    assert preflop(table, "SB BB A", "A raise 35, SB fold") == 110


def test_a_dead_small_blind_counts(table: Seated) -> None:
    """TDA 54-B example 1: the big blind is the first player after the button."""
    assert preflop(table, "BB A B", due=(200, 0, 0), dead_blind=100, blinds=(100, 200)) == 700
    naive = preflop(table, "BB A B", due=(200, 0, 0), blinds=(100, 200))
    assert naive == 600


def test_a_short_big_blind_counts_in_full(table: Seated) -> None:
    """TDA 54-B example 2: he can post only 100."""
    assert preflop(table, "SB BB A B", blinds=(100, 200), stacks={"BB": 100}) == 700


def test_a_short_small_blind_counts_in_full(table: Seated) -> None:
    assert preflop(table, "SB BB A B", blinds=(100, 200), stacks={"SB": 30}) == 700


def test_a_short_blind_costs_nobody_anything_but_the_maximum(table: Seated) -> None:
    at = table(
        "SB BB A B", structure=Structure.POT_LIMIT, street="preflop", blinds=(100, 200), stacks={"BB": 100}
    )
    assert (at.options.pot, at.options.to_call, at.options.min_raise_to) == (200, 200, 400)


def test_three_blinds_live(table: Seated) -> None:
    """WSOP live 188: blinds 1, 2 and 5; the first pot is 25."""
    assert preflop(table, "A B C D", due=(1, 2, 5, 0), blinds=(2, 5), pot_count=LIVE) == 25


def test_the_live_count_ends_when_the_big_blind_has_acted(table: Seated) -> None:
    """Robert's Rules: "until the big blind is through acting"."""
    script = "A call, SB fold, BB raise 30"
    assert preflop(table, "SB BB A", script, pot_count=LIVE) == 30 + (5 + 30 + 10) + 20


def test_the_wsop_preface(table: Seated) -> None:
    """Pot 100, bet 50: to 250."""
    assert most(table, "A B", "A bet 50", pot=100, blinds=(5, 10)) == 250


def test_pot_200_bet_150_call_150(table: Seated) -> None:
    assert most(table, "A B C", "A bet 150, B call", pot=200, blinds=(5, 10)) == 800


def test_pot_20_bet_15_call_15(table: Seated) -> None:
    assert most(table, "A B C", "A bet 15, B call", pot=20, blinds=(5, 10)) == 80


def test_an_unopened_pot_may_be_bet(table: Seated) -> None:
    assert most(table, "A B", pot=80, blinds=(5, 10)) == 80


def test_the_call_counts_before_the_raise(table: Seated) -> None:
    """80 with a bet of 20 in it: to 120, and not the 100 of the pot before the call."""
    assert most(table, "A B", "A bet 20", pot=60, blinds=(5, 10)) == 120


def test_three_times_the_bet_and_the_rest_is_the_same(table: Seated) -> None:
    for pot, bet in ((100, 50), (317, 41), (60, 60)):
        assert most(table, "A B", f"A bet {bet}", pot=pot, blinds=(5, 10)) == 3 * bet + pot


def test_the_own_stack_cuts_it(table: Seated) -> None:
    at = table("A B", "A bet 50", pot=100, structure=Structure.POT_LIMIT, blinds=(5, 10), stacks={"B": 120})
    assert (at.options.max_raise_to, at.options.most) == (120, Bound.OWN_STACK)


def test_published_maxima(table: Seated) -> None:
    blinds = {"blinds": (5, 10)}
    answers = {
        "first in": preflop(table, "SB BB A B"),
        "SB acts after one limp": preflop(table, "SB BB A", "A call"),
        "BB re-pots over 35, SB folded": preflop(table, "SB BB A", "A raise 35, SB fold"),
        "BB posts only 100 (TDA 54-B ex2)": preflop(
            table, "SB BB A B", blinds=(100, 200), stacks={"BB": 100}
        ),
        "pot 200, bet 150, call 150, third player": most(
            table, "A B C", "A bet 150, B call", pot=200, **blinds
        ),
        "pot 80 incl. a bet of 20": most(table, "A B", "A bet 20", pot=60, **blinds),
    }
    assert answers == {case["state"]: case["ans"] for case in CASES["pot_limit_max"]}
    live = preflop(table, "SB BB A B", pot_count=LIVE)
    assert [case["live_rounded"] for case in CASES["pot_limit_max"] if "live_rounded" in case] == [live]
