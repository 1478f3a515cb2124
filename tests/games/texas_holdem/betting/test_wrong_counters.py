"""Two ways of counting short all-ins that circulate and are wrong: shown to fail where the rulebooks answer.

One counter for all adds up the short raises since the last full one and reopens the betting for everybody when they make
a full raise; the other also takes that sum for the new minimum raise. TDA 47 asks what each player faces.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

import pytest

Seated = Callable[..., Any]


@dataclass
class OneCounter:
    """The wrong count: `reopened` for everybody, `minimum` with the sum taken for a full raise."""

    bet: int
    full: int
    short: int = 0
    reopened: bool = False

    def wagers(self, levels: Sequence[int]) -> OneCounter:
        for level in levels:
            added, self.bet = level - self.bet, level
            if added >= self.full:
                self.full, self.short, self.reopened = added, 0, True
                continue
            self.short += added
            self.reopened = self.short >= self.full
            if self.reopened:
                self.full = self.short
        return self

    @property
    def minimum(self) -> int:
        return self.bet + self.full


def test_one_counter_lets_a_player_raise_who_faces_75(table: Seated) -> None:
    """TDA 47 addendum example 1-A: all-ins to 125 and 200 over 100."""
    wrong = OneCounter(bet=100, full=100).wagers([125, 200])
    script = "A call 100, B all-in 125, C call 125, D all-in 200, E call 200, SB fold, BB fold, A call"
    at = table("SB BB A B C D E", script, street="preflop")
    assert (at.actor, at.options.to_call) == ("C", 75)
    assert (wrong.reopened, at.options.may_raise) == (True, False)


def test_the_sum_of_short_raises_is_no_minimum(table: Seated) -> None:
    """TDA 47 addendum example 2: all-ins to 500, 650 and 800 over 300."""
    wrong = OneCounter(bet=0, full=100).wagers([300, 500, 650, 800])
    at = table("A B C D F", "A bet 300, B all-in 500, C all-in 650, D all-in 800")
    assert (wrong.minimum, at.options.min_raise_to) == (1300, 1100)


def test_the_sum_of_three_short_raises_is_no_minimum(table: Seated) -> None:
    wrong = OneCounter(bet=0, full=100).wagers([300, 590, 870])
    at = table("A B C F", "A bet 300, B all-in 590, C all-in 870")
    assert (wrong.minimum, at.options.min_raise_to) == (870 + 570, 870 + 300)


@pytest.mark.parametrize("short", [[130], [130, 160], [150, 200, 230], [199, 298]], ids=str)
def test_what_counts_is_what_each_player_faces(table: Seated, short: list[int]) -> None:
    """After a bet of 100 and any short all-ins, the bettor may raise just when he faces 100 or more, and each who
    called in between just when he does; one counter gives them all the same answer."""
    names = ["A", *(f"{kind}{i}" for i in range(len(short)) for kind in ("AI", "C")), "Z"]
    script = ["A bet 100"]
    for i, level in enumerate(short):
        script += [f"AI{i} all-in {level}", f"C{i} call {level}"]
    at = table(" ".join(names), ", ".join([*script, f"Z call {short[-1]}"]))
    levels = {"A": 100} | {f"C{i}": level for i, level in enumerate(short)}
    asked = []
    while at.actor:
        faces = short[-1] - levels[at.actor]
        assert at.options.to_call == faces
        assert at.options.may_raise == (faces >= 100)
        asked.append(at.actor)
        at.play(f"{at.actor} call")
    assert asked == [name for name, level in levels.items() if level < short[-1]]
