"""The showdown: who shows first and then, by house, and who need not."""

from __future__ import annotations

import random

import pytest

from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.drills.floor.showing import (
    AT_ONCE,
    NO_HAND,
    PLACES,
    Shown,
    ShowOrder,
    verdict,
)
from trainer.games.texas_holdem.drills.floor.tags import ShowTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Deed, Seat, TableScene, TroubleScene
from trainer.quiz import LEVELS, Choice

DRILL = ShowOrder()


def scene(code: Shown, live: tuple[int, ...] = (1, 3, 5), **facts: int) -> TroubleScene:
    """Six seats, the button at 6."""
    seats = tuple(Seat(number, folded=number not in live) for number in range(1, 7))
    return TroubleScene(code, TableScene(seats, button=6), facts)


def order(found: TroubleScene, rules: Rules) -> list[str]:
    right = verdict(found, rules).right
    shown = [right[key] for key in PLACES if key in right]
    return [answer.option.removeprefix("seat_") for answer in shown if isinstance(answer, Choice)]


def test_a_bet_on_the_river_its_bettor_shows_first_then_clockwise(any_rules: Rules) -> None:
    """TDA 17, WSOP live 145, Wikipedia."""
    assert order(scene(Shown.RIVER_BET, aggressor=3), any_rules) == ["3", "5", "1"]


def test_checked_the_first_player_left_of_the_button_shows_first(any_rules: Rules) -> None:
    assert order(scene(Shown.CHECKED, earlier=5), any_rules) == ["1", "3", "5"]


def test_who_is_all_in_for_the_main_pot_shows_last_but_in_a_tournament_all_show_at_once(
    tournament: Rules, cash: Rules, home: Rules
) -> None:
    """WSOP live 145; TDA 16: all hands in main and side pots are tabled once the betting is complete."""
    for rules in (cash, home):
        assert order(scene(Shown.SIDE_CHECKED, all_in=1), rules) == ["3", "5", "1"]
        assert order(scene(Shown.SIDE_BET, all_in=1, aggressor=5), rules) == ["5", "3", "1"]
    for found in (scene(Shown.SIDE_CHECKED, all_in=1), scene(Shown.SIDE_BET, all_in=1, aggressor=5)):
        assert order(found, tournament) == [AT_ONCE] * 3


def test_all_in_before_the_river_by_house(tournament: Rules, cash: Rules, home: Rules) -> None:
    """TDA 16, WSOP live 145, Wikipedia."""
    found = scene(Shown.ALL_IN, pusher=3)
    assert order(found, tournament) == [AT_ONCE] * 3
    assert order(found, cash) == ["3", "5", "1"]
    assert order(found, home) == ["1", "3", "5"]
    assert verdict(found, cash).why.facts["switch"] == "all_in_showdown"


def test_the_last_live_hand_need_not_be_shown(any_rules: Rules) -> None:
    """TDA 17-B."""
    assert order(scene(Shown.LAST_HAND, (3,), seat=3), any_rules) == [NO_HAND]


@pytest.mark.parametrize(
    ("code", "key", "expected"),
    [
        (Shown.MUCK_BEATEN, "muck", ("claim_granted",) * 3),
        (Shown.MUCK_UNREAD, "muck", ("claim_dead",) * 3),
        (Shown.MUCK_ALL_IN, "muck", ("claim_refused", "claim_granted", "claim_granted")),
        (Shown.ASKED_CALLER, "asked", ("asked_granted", "asked_refused", "asked_granted")),
        (Shown.ASKED_MUCKED, "asked", ("asked_refused", "asked_refused", "asked_granted")),
        (Shown.ASKED_OTHER, "asked", ("asked_refused", "asked_refused", "asked_granted")),
        (Shown.ASKED_SUSPICION, "asked", ("asked_refused", "asked_granted", "asked_granted")),
        (Shown.BOARD_TABLED, "plays", ("hand_plays",) * 3),
        (Shown.BOARD_DECLARED, "plays", ("hand_dead", "hand_dead", "hand_plays")),
        (Shown.BOARD_SILENT, "plays", ("hand_dead",) * 3),
        (Shown.MISCALLED, "plays", ("hand_plays",) * 3),
        (Shown.KILLED, "plays", ("hand_plays",) * 3),
        (Shown.OVERCALLED, "plays", ("hand_dead",) * 3),
    ],
)
def test_who_may_muck_who_may_see_and_whose_hand_plays_by_house(
    code: Shown, key: str, expected: tuple[str, ...], tournament: Rules, cash: Rules, home: Rules
) -> None:
    """TDA 12, 13-C, 16, 17, 18-B and 19; WSOP live 143, 145 and 168; Robert's Rules."""
    facts = {"seat": 3, "other": 5} | ({"pusher": 5} if code is Shown.MUCK_ALL_IN else {})
    found = scene(code, **facts)
    answers = [verdict(found, rules).right[key] for rules in (tournament, cash, home)]
    assert answers == [Choice(option) for option in expected]


# -- scenes that are dealt


def dealt(rules: Rules, skill: str, seeds: int = 30) -> list[TroubleScene]:
    return [
        DRILL.pose(rules, skill, level, random.Random(seed)).scene
        for level in LEVELS
        for seed in range(seeds)
    ]


def test_the_order_by_walking_round_the_table(cash: Rules) -> None:
    """From the last bettor or raiser of the river, else from the left of the button; the short all-in last."""
    for skill in (ShowTag.RIVER_BET, ShowTag.CHECKED, ShowTag.SIDE_POT):
        for found in dealt(cash, skill):
            table = found.table
            count = len(table.seats)
            raised = [move.seat for move in table.moves if move.deed in (Deed.BET, Deed.RAISE)]
            start = raised[-1] - 1 if raised else table.button or 0
            around = [(start + step) % count + 1 for step in range(count)]
            live = [number for number in around if not table.seat(number).folded]
            short = [number for number in live if table.seat(number).stack == 0]
            expected = [number for number in live if number not in short] + short
            assert order(found, cash) == [str(number) for number in expected]


def test_everybody_left_on_the_river_has_called_or_checked(any_rules: Rules) -> None:
    for skill in (ShowTag.RIVER_BET, ShowTag.CHECKED, ShowTag.SIDE_POT):
        for found in dealt(any_rules, skill):
            last = {move.seat: move for move in found.table.moves}
            playing = [s.number for s in found.table.seats if not s.folded and s.stack != 0]
            assert set(last) == set(playing)
            assert len({last[number].amount for number in playing}) == 1


def test_who_bet_the_turn_is_not_the_one_who_shows_first(any_rules: Rules) -> None:
    """Or the mistake of asking the bettor of an earlier street would be no mistake."""
    for found in dealt(any_rules, ShowTag.CHECKED):
        assert order(found, any_rules)[0] != str(found.facts["earlier"])


def test_the_betting_is_over_before_the_river(any_rules: Rules) -> None:
    for found in dealt(any_rules, ShowTag.ALL_IN):
        live = [seat for seat in found.table.seats if not seat.folded]
        assert len(found.table.board) < 5
        assert sum(seat.stack != 0 for seat in live) == 1
        assert found.table.seat(found.facts["pusher"]).stack == 0


def test_the_whole_order_is_asked_from_level_three_on(any_rules: Rules) -> None:
    for level in LEVELS:
        for seed in range(20):
            posed = DRILL.pose(any_rules, ShowTag.RIVER_BET, level, random.Random(seed))
            live = sum(not seat.folded for seat in posed.scene.table.seats)
            assert len(posed.asks) == (live if level > 2 else 1)


def test_every_scene_is_met(cash: Rules) -> None:
    assert {found.code for tag in ShowTag for found in dealt(cash, tag)} == set(Shown)


# -- mistakes


@pytest.mark.parametrize(
    ("found", "given", "slip"),
    [
        (scene(Shown.CHECKED, earlier=5), 5, Slip.EARLIER_AGGRESSOR),
        (scene(Shown.RIVER_BET, aggressor=3), 1, Slip.LEFT_OF_BUTTON),
        (scene(Shown.SIDE_CHECKED, all_in=1), 1, Slip.ALL_IN_FIRST),
        (scene(Shown.ALL_IN, pusher=3), 3, Slip.WSOP),
        (scene(Shown.ALL_IN, pusher=3), 1, Slip.HOME),
        (scene(Shown.LAST_HAND, (3,), seat=3), 3, Slip.LAST_HAND_SHOWN),
        (scene(Shown.CHECKED, (1, 3, 6), earlier=3), 6, Slip.BUTTON_FIRST),
    ],
)
def test_who_was_asked_to_show_first_by_mistake(
    found: TroubleScene, given: int, slip: Slip, tournament: Rules
) -> None:
    judged = verdict(found, tournament)
    answer = Choice(f"seat_{given}")
    assert judged.right[PLACES[0]] != answer
    assert next(code for code, wrong in judged.wrong if wrong.get(PLACES[0]) == answer) is slip


def test_the_wrong_way_round_is_named(cash: Rules) -> None:
    judged = verdict(scene(Shown.RIVER_BET, aggressor=3), cash)
    named = [code for code, wrong in judged.wrong if wrong.get("shows_2") == Choice("seat_1")]
    assert named[0] is Slip.COUNTER_CLOCKWISE
