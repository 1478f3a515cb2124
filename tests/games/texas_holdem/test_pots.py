"""Pots, odd chips and the order of awards, a rule a test.

Sources: TDA rules 2024, 15-B, 20 and 21; WSOP live action rules 2024, 148 and 149; Robert's Rules (ties).
"""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import cards
from trainer.games.texas_holdem.pots import Pot, award, award_order, build, split, uncalled
from trainer.hands import best

CASES = json.loads((Path(__file__).parent / "cases" / "betting.json").read_text("utf-8"))


class TestUncalled:
    def test_the_uncalled_part_goes_back_before_pots_are_made(self) -> None:
        """TDA 15-B: 98 all-in against 102."""
        assert uncalled([98, 102]) == (2, 4)
        assert build([98, 98], {1, 2}) == (Pot(196, (1, 2)),)

    def test_a_folded_players_chips_have_matched(self) -> None:
        assert uncalled([60, 40, 20]) == (1, 20)

    def test_matched_bets_leave_nothing(self) -> None:
        assert uncalled([50, 50, 20]) is None
        assert uncalled([0, 0]) is None


class TestLayers:
    def test_layers_end_where_live_chips_end(self) -> None:
        """A 100, B 300, C and D 500."""
        pots = build([100, 300, 500, 500], {1, 2, 3, 4})
        assert pots == (Pot(400, (1, 2, 3, 4)), Pot(600, (2, 3, 4)), Pot(400, (3, 4)))

    def test_folded_chips_stay_as_dead_money(self) -> None:
        """The same, and E has folded 60."""
        assert [pot.amount for pot in build([100, 300, 500, 500, 60], {1, 2, 3, 4})] == [460, 600, 400]

    def test_a_folded_players_level_makes_no_pot(self) -> None:
        assert build([100, 100, 60], {1, 2}) == (Pot(260, (1, 2)),)

    def test_a_top_layer_of_folded_chips_merges_down(self) -> None:
        """A and B 100 live, C and D 300 folded: one pot of 800."""
        assert build([100, 100, 300, 300], {1, 2}) == (Pot(800, (1, 2)),)

    def test_antes_are_dead_in_the_main_pot(self) -> None:
        """One who had no more than his ante may win all antes, and nothing else."""
        assert build([0, 50, 50], {1, 2, 3}, dead=30) == (Pot(30, (1, 2, 3)), Pot(100, (2, 3)))
        assert build([50, 50, 50], {1, 2, 3}, dead=30) == (Pot(180, (1, 2, 3)),)

    def test_one_live_player_wins_one_pot(self) -> None:
        assert build([50, 100, 100], {2}, dead=7) == (Pot(257, (2,)),)


class TestOddChips:
    def test_the_first_seat_left_of_the_button_takes_the_odd_chip(self) -> None:
        """TDA 20-A, WSOP live 149: 101 for the seats 2 and 5; nearest left of the button is 2 where it stands on 7,
        5 where it stands on 3."""
        assert split(101, [2, 5]) == {2: 51, 5: 50}
        assert split(101, [5, 2]) == {5: 51, 2: 50}

    def test_nobody_takes_more_than_one_odd_chip_of_a_pot(self) -> None:
        """Robert's Rules: 20 three ways."""
        assert list(split(20, "BCA").values()) == [7, 7, 6]

    def test_one_odd_chip_a_pot_may_make_two_in_all(self) -> None:
        """A 25, B and C 30, D folded with 28; all tie, B first left of the button."""
        pots = build([30, 30, 25, 28], {1, 2, 3})
        assert [pot.amount for pot in pots] == [100, 13]
        won = [a.winners for a in award(pots, {1: 7, 2: 7, 3: 7})]
        assert won == [{1: 34, 2: 33, 3: 33}, {1: 7, 2: 6}]

    def test_the_odd_chip_is_broken_to_the_smallest_in_play(self) -> None:
        """WSOP live 148: a 5 chip is broken at a table that plays 1s; and not where 5 is the smallest."""
        assert split(35, [1, 2], chip=1) == {1: 18, 2: 17}
        assert split(35, [1, 2], chip=5) == {1: 20, 2: 15}

    def test_between_two_the_big_blind_takes_it(self) -> None:
        """He is the one left of the button."""
        assert split(5, [1, 2]) == {1: 3, 2: 2}

    @pytest.mark.parametrize("case", CASES["odd_chip"], ids=lambda case: str(case["pot"]))
    def test_published_odd_chips(self, case: dict[str, Any]) -> None:
        if "tied_in_order" in case:
            assert split(case["pot"], case["tied_in_order"]) == case["ans"] != case["wrong"]
        elif "seats" in case:
            order = sorted(case["seats"], key=lambda seat: (seat - case["button"] - 1) % 10)
            assert {str(s): chips for s, chips in split(case["pot"], order).items()} == case["ans"]
        else:
            assert set(split(case["pot"], range(case["tied"])).values()) == {case["ans"]}


class TestAwards:
    def test_each_pot_is_split_on_its_own(self) -> None:
        """TDA 21: not the sum of the pots."""
        pots = (Pot(25, (1, 2, 3)), Pot(15, (2, 3)))
        assert [a.winners for a in award(pots, {1: 1, 2: 5, 3: 5})] == [{2: 13, 3: 12}, {2: 8, 3: 7}]

    def test_the_last_side_pot_is_awarded_first(self) -> None:
        """WSOP live 149, TDA 16 addendum."""
        assert award_order(build([100, 300, 500, 500], {1, 2, 3, 4})) == (2, 1, 0)

    def test_a_player_who_shows_nothing_wins_nothing(self) -> None:
        assert award((Pot(9, (1, 2)),), {2: 1})[0].winners == {2: 9}


def published(case: dict[str, Any]) -> tuple[list[str], list[int], set[int]]:
    if isinstance(case["contrib"], list):
        names = [str(i) for i in range(len(case["contrib"]))]
        return names, case["contrib"], set(range(1, len(names) + 1))
    names = case.get("order", []) + [n for n in case["contrib"] if n not in case.get("order", [])]
    live = {names.index(n) + 1 for n in names if n not in case["folded"]}
    return names, [case["contrib"][n] for n in names], live


@pytest.mark.parametrize("case", CASES["side_pots"], ids=lambda case: str(case["contrib"]))
def test_published_side_pots(case: dict[str, Any]) -> None:
    names, contributed, live = published(case)
    paid = list(contributed)
    back = uncalled(paid)
    if back:
        paid[back[0] - 1] -= back[1]
    assert ({names[back[0] - 1]: back[1]} if back and "returned" in case else {}) == case.get("returned", {})
    pots = build(paid, live)
    if "pots" in case:
        assert [pot.amount for pot in pots] == case["pots"]
    if "holes" in case:
        board = cards(case["board"].replace(" ", ""))
        strengths = {i: best((*cards(hole), *board)).strength for i, hole in enumerate(case["holes"], 1)}
        won = dict.fromkeys(live, 0)
        for a in award(pots, strengths):
            for player, chips in a.winners.items():
                won[player] += chips
        assert [won[p] - paid[p - 1] for p in sorted(won)] == case["net"]
    if "best_order" in case:
        order = case["best_order"].split(">")
        strengths = {names.index(n) + 1: len(order) - i for i, n in enumerate(order)}
        total = dict.fromkeys(names, 0)
        for a in award(pots, strengths):
            for player, chips in a.winners.items():
                total[names[player - 1]] += chips
        assert total == case["final_win"]
    if case.get("all_tie"):
        total = dict.fromkeys(case["paid"], 0)
        for a in award(pots, dict.fromkeys(live, 1)):
            for player, chips in a.winners.items():
                total[names[player - 1]] += chips
        assert total == case["paid"]


# -- properties

PAID = st.lists(st.integers(0, 500), min_size=2, max_size=10)


@given(PAID, st.data())
def test_no_chip_is_lost_or_made(paid: list[int], data: st.DataObject) -> None:
    live = data.draw(st.sets(st.integers(1, len(paid)), min_size=1))
    dead = data.draw(st.integers(0, 50))
    strengths = {player: data.draw(st.integers(0, 3)) for player in live}
    pots = build(paid, live, dead)
    assert sum(pot.amount for pot in pots) == sum(paid) + dead
    assert all(pot.amount > 0 for pot in pots)
    for one in award(pots, strengths):
        assert sum(one.winners.values()) == one.pot.amount
        assert max(one.winners.values()) - min(one.winners.values()) <= 1
        assert set(one.winners) <= set(one.pot.eligible)


@given(PAID, st.data())
def test_side_pots_are_for_ever_fewer(paid: list[int], data: st.DataObject) -> None:
    live = data.draw(st.sets(st.integers(1, len(paid)), min_size=1))
    pots = build(paid, live)
    eligible = [set(pot.eligible) for pot in pots]
    assert all(later < earlier for earlier, later in pairwise(eligible))


@given(PAID, st.data())
def test_nobody_wins_of_another_more_than_he_has_in_himself(paid: list[int], data: st.DataObject) -> None:
    """Against every order of hands: what one live player can win is at most his own chips from each of the others, and
    what folded players have beyond every live one."""
    live = data.draw(st.sets(st.integers(1, len(paid)), min_size=1))
    top = max(paid[player - 1] for player in live)
    for player in live:
        own = paid[player - 1]
        most = sum(pot.amount for pot in build(paid, live) if player in pot.eligible)
        beyond = sum(max(0, chips - top) for chips in paid) if own == top else 0
        assert most == sum(min(chips, own) for chips in paid) + beyond
