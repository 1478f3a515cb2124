"""Button and blinds: the rulebooks' own examples, and tables walked round seat by seat."""

from __future__ import annotations

import random
from typing import Any

import pytest

from trainer.games.texas_holdem.choices import ButtonRule
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.drills.floor.seating import Seated, hand_of
from trainer.games.texas_holdem.drills.floor.seats import NOBODY, Button, tag_of, verdict
from trainer.games.texas_holdem.drills.floor.tags import ButtonTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Seat, TableScene, TroubleScene
from trainer.quiz import LEVELS, NATURAL, Choice, Number
from trainer.reading import GameBook

DRILL = Button()


def table(
    count: int, *, empty: tuple[int, ...] = (), busted: tuple[int, ...] = (), button: int
) -> TableScene:
    seats = tuple(
        Seat(
            number,
            dealt=False,
            empty=number in (*empty, *busted),
            note="busted" if number in busted else None,
        )
        for number in range(1, count + 1)
    )
    return TableScene(seats, button)


def gone(*busted: int, count: int = 6) -> TroubleScene:
    """Button 1, small blind 2, big blind 3, and those have busted."""
    code = (Seated.NEXT, Seated.ONE_GONE, Seated.TWO_GONE)[len(busted)]
    named = dict(zip(("gone", "other"), busted, strict=False))
    return TroubleScene(
        code, table(count, busted=busted, button=1), {"button": 1, "small": 2, "big": 3, **named}
    )


def places(scene: TroubleScene, rules: Rules) -> tuple[int | None, ...]:
    right = verdict(scene, rules).right
    return tuple(seat(right[key]) for key in ("button", "small_blind", "big_blind"))


def seat(answer: object) -> int | None:
    assert isinstance(answer, Choice)
    return None if answer.option == NOBODY else int(answer.option.removeprefix("seat_"))


# -- the examples


@pytest.mark.parametrize(
    ("busted", "dead", "moving"),
    [
        ((), (2, 3, 4), (2, 3, 4)),
        ((2,), (2, 3, 4), (3, 4, 5)),
        ((3,), (2, None, 4), (2, 4, 5)),
        ((2, 3), (2, None, 4), (4, 5, 6)),
    ],
)
def test_who_has_button_and_blinds_when_the_blinds_bust(
    busted: tuple[int, ...],
    dead: tuple[int | None, ...],
    moving: tuple[int | None, ...],
    tournament: Rules,
    cash: Rules,
    home: Rules,
) -> None:
    """TDA 32, WSOP live 151; at home the button moves one place clockwise to the next player."""
    assert places(gone(*busted), tournament) == places(gone(*busted), cash) == dead
    assert places(gone(*busted), home) == moving


@pytest.mark.parametrize("empty", [(3,), (2, 3)])
def test_the_hand_after_a_dead_small_blind_has_a_dead_button(
    empty: tuple[int, ...], tournament: Rules
) -> None:
    """TDA 32: button on empty 3, small blind 4, big blind 5."""
    facts = {"button": 2, "small": 0, "big": 4, "dead_small": 3}
    scene = TroubleScene(Seated.DEAD_SMALL, table(6, empty=empty, button=2), facts)
    assert places(scene, tournament) == (3, 4, 5)


@pytest.mark.parametrize(("busted", "button", "big"), [(1, 3, 2), (2, 3, 1), (3, 2, 1)])
def test_down_to_two_nobody_is_the_big_blind_twice(
    busted: int, button: int, big: int, any_rules: Rules
) -> None:
    """TDA 34-B, WSOP live 153: button 1, small blind 2, big blind 3."""
    assert places(gone(busted, count=3), any_rules) == (button, button, big)
    assert tag_of(gone(busted, count=3)) is ButtonTag.DOWN_TO_TWO


def test_between_two_the_button_is_small_blind_gets_the_last_card_acts_first_then_last(
    any_rules: Rules,
) -> None:
    scene = TroubleScene(Seated.HEADS_UP, table(2, button=2), {"button": 2, "small": 2, "big": 1})
    right = verdict(scene, any_rules).right
    assert {key: seat(answer) for key, answer in right.items()} == {
        "small_blind": 2,
        "last_card": 2,
        "first_before": 2,
        "first_after": 1,
    }


def new(number: int, code: Seated = Seated.NEW) -> TroubleScene:
    """Seats 1, 3, 5, 7, 9 were in the last hand, button 1; in the next one it comes to 3, the blinds to 5 and 7."""
    seats = tuple(Seat(n, empty=n % 2 == 0 and n != number) for n in range(1, 10))
    return TroubleScene(code, TableScene(seats, 1), {"button": 1, "small": 3, "big": 5, "seat": number})


@pytest.mark.parametrize(
    ("number", "by_tda", "by_wsop", "by_limit", "at_home"),
    [
        (4, ("waits", 0), ("waits", 0), ("waits", 0), ("waits", 0)),
        (6, ("big_blind", 200), ("big_blind", 3), ("big_blind", 3), ("big_blind", 20)),
        (8, ("dealt_in", 0), ("dealt_in", 0), ("posts", 3), ("posts", 20)),
        (2, ("dealt_in", 0), ("dealt_in", 0), ("posts", 3), ("posts", 20)),
    ],
)
def test_how_a_new_player_comes_in(
    number: int,
    by_tda: tuple[str, int],
    by_wsop: tuple[str, int],
    by_limit: tuple[str, int],
    at_home: tuple[str, int],
    holdem: GameBook,
) -> None:
    """TDA 8-A and 10-A, WSOP live 100-a, Wizard of Odds rule 16."""
    for name, expected in (
        ("tournament-nl", by_tda),
        ("cash-nl", by_wsop),
        ("cash-limit", by_limit),
        ("home", at_home),
    ):
        right = verdict(new(number), holdem.variants[name].rules).right
        assert right == {"entry": Choice(f"entry_{expected[0]}"), "puts_in": Number(expected[1])}


def amounts(scene: TroubleScene, rules: Rules) -> dict[str, Any]:
    right = verdict(scene, rules).right
    return {
        key: answer.value if isinstance(answer, Number) else answer.option  # type: ignore[union-attr]
        for key, answer in right.items()
    }


def test_the_button_costs_a_live_big_blind_and_a_dead_small_one(
    cash: Rules, tournament: Rules, home: Rules
) -> None:
    """WSOP live 154: at 1/3, 3 live and 1 dead."""
    assert amounts(new(4, Seated.BUYING), cash) == {"for_sale": "yes", "puts_in": 4, "dead": 1}
    for rules in (tournament, home):
        assert amounts(new(4, Seated.BUYING), rules) == {"for_sale": "no", "puts_in": 0, "dead": 0}


def missed(code: Seated, bet: int) -> TroubleScene:
    return TroubleScene(code, table(6, button=1), {"button": 1, "small": 2, "big": 3, "seat": 5, "bet": bet})


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (Seated.MISSED_BOTH, (4, 1, 9)),
        (Seated.MISSED_BIG, (3, 0, 9)),
        (Seated.MISSED_SMALL, (1, 1, 12)),
    ],
)
def test_missed_blinds_only_the_big_one_is_live(
    code: Seated, expected: tuple[int, int, int], cash: Rules
) -> None:
    """WSOP live 156: at 1/3 both missed, 4 in; to call 12 another 9."""
    assert tuple(amounts(missed(code, 12), cash).values()) == expected


def test_in_a_tournament_nothing_is_missed(tournament: Rules) -> None:
    """TDA 33: an absent player's blinds were posted for him."""
    assert amounts(missed(Seated.MISSED_BOTH, 600), tournament) == {"puts_in": 0, "dead": 0, "owes": 600}


# -- tables that are dealt


def dealt(rules: Rules, *skills: str, seeds: int = 25) -> list[TroubleScene]:
    return [
        DRILL.pose(rules, skill, level, random.Random(seed)).scene
        for skill in skills
        for level in LEVELS
        for seed in range(seeds)
    ]


def walk(start: int, count: int) -> list[int]:
    """Every seat clockwise after that one, itself last."""
    return [(start + step - 1) % count + 1 for step in range(1, count + 1)]


def test_the_dead_button_by_walking_round(cash: Rules) -> None:
    """The big blind goes to the next player; the small blind to the seat that had the big one, if somebody sits there;
    the button to the seat of the last small blind, whoever sits there."""
    skills = (
        ButtonTag.MOVES,
        ButtonTag.SMALL_GONE,
        ButtonTag.BIG_GONE,
        ButtonTag.BOTH_GONE,
        ButtonTag.HAND_AFTER,
    )
    for scene in dealt(cash, *skills):
        facts, seats = scene.facts, scene.table.seats
        sitting = {found.number for found in seats if not found.empty}
        big = next(number for number in walk(facts["big"], len(seats)) if number in sitting)
        small = facts["big"] if facts["big"] in sitting else None
        button = facts["small"] or facts["dead_small"]
        assert places(scene, cash) == (button, small, big)


def test_who_acts_first_by_walking_round(any_rules: Rules) -> None:
    for scene in dealt(any_rules, ButtonTag.FIRST_BEFORE, ButtonTag.FIRST_AFTER):
        facts, seats = scene.facts, scene.table.seats
        can = {found.number for found in seats if found.dealt and not found.folded and found.stack != 0}
        start = facts["button"] if scene.code == Seated.AFTER_FLOP else facts.get("straddler", facts["big"])
        first = next(number for number in walk(start, len(seats)) if number in can)
        assert seat(verdict(scene, any_rules).right["first"]) == first


def test_after_the_flop_folded_all_in_and_empty_seats_are_passed_over(cash: Rules) -> None:
    met = {"folded": 0, "all_in": 0, "empty": 0}
    for scene in dealt(cash, ButtonTag.FIRST_AFTER):
        first = seat(verdict(scene, cash).right["first"])
        for number in walk(scene.facts["button"], len(scene.table.seats)):
            if number == first:
                break
            passed = scene.table.seat(number)
            met["folded"] += passed.folded
            met["all_in"] += passed.all_in
            met["empty"] += passed.empty
    assert all(met.values())


def test_cards_are_dealt_from_the_left_of_the_button_which_comes_last(any_rules: Rules) -> None:
    for scene in dealt(any_rules, ButtonTag.DEALT):
        sitting = [
            n for n in walk(scene.facts["button"], len(scene.table.seats)) if not scene.table.seat(n).empty
        ]
        right = verdict(scene, any_rules).right
        assert (seat(right["first_card"]), seat(right["last_card"])) == (sitting[0], sitting[-1])


def test_who_buys_sits_between_the_button_and_the_small_blind(cash: Rules) -> None:
    for scene in dealt(cash, ButtonTag.BUYING):
        assert amounts(scene, cash)["for_sale"] == "yes"


def test_new_players_are_met_in_every_place(home: Rules) -> None:
    found = {amounts(scene, home)["entry"] for scene in dealt(home, ButtonTag.NEW_PLAYER)}
    assert found == {"entry_waits", "entry_big_blind", "entry_posts"}


def test_every_scene_is_met_and_its_tag_read_from_it(cash: Rules) -> None:
    met = set()
    for skill in (*ButtonTag, NATURAL):
        for scene in dealt(cash, skill):
            met.add(scene.code)
            assert skill in (NATURAL, tag_of(scene))
    assert met == set(Seated)


def test_the_hand_of_a_scene_is_a_hand(any_rules: Rules) -> None:
    for scene in dealt(any_rules, *ButtonTag, seeds=8):
        hand = hand_of(scene)
        assert hand.big in hand.players
        assert len(hand.players) > 1
        assert hand.button == scene.table.button


# -- mistakes


def named(scene: TroubleScene, rules: Rules, key: str, given: str | int) -> Slip:
    answer = Choice(given) if isinstance(given, str) else Number(given)
    found = verdict(scene, rules)
    assert found.right[key] != answer
    return next(code for code, wrong in found.wrong if wrong.get(key) == answer)


def test_a_button_that_was_moved_and_one_that_was_left_dead(cash: Rules, home: Rules) -> None:
    assert (cash.button, home.button) == (ButtonRule.DEAD, ButtonRule.MOVING)
    assert named(gone(2), cash, "button", "seat_3") is Slip.MOVING_BUTTON
    assert named(gone(2), home, "button", "seat_2") is Slip.DEAD_BUTTON
    assert named(gone(), cash, "big_blind", "seat_3") is Slip.PLACES_STAY


def test_the_big_blind_twice(cash: Rules) -> None:
    assert named(gone(1, count=3), cash, "big_blind", "seat_3") is Slip.BIG_BLIND_TWICE


def test_dead_chips_counted_towards_the_call(cash: Rules) -> None:
    both = missed(Seated.MISSED_BOTH, 12)
    assert named(both, cash, "owes", 8) is Slip.DEAD_AS_LIVE
    assert named(both, cash, "owes", 12) is Slip.ALL_DEAD
    assert named(both, cash, "puts_in", 3) is Slip.ONE_BLIND_ONLY
    assert named(both, cash, "puts_in", 0) is Slip.TDA


def test_two_players_taken_for_three(cash: Rules) -> None:
    scene = TroubleScene(Seated.HEADS_UP, table(2, button=2), {"button": 2, "small": 2, "big": 1})
    assert named(scene, cash, "first_before", "seat_1") is Slip.HEADS_UP_BLINDS
