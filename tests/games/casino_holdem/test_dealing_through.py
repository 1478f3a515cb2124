"""A round dealt through: its stages by the house's switches, and what each of them shows."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from itertools import product

import pytest

from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import settle
from trainer.quiz import LEVELS, NATURAL, Answer, Choice, Mark, Posed

House = Callable[..., Rules]
DRILL = DRILLS["deal_through"]
HOUSES = [
    {
        "burn_before_flop": flop,
        "burn_before_turn": turn,
        "turn_and_river": streets,
        "folded_bonus_cards_kept": kept,
        "bonus_settled": settled,
        "bonus_on_fold": on_fold,
    }
    for flop, turn, streets, kept, settled, on_fold in product(
        (True, False),
        (True, False),
        ("together", "apart"),
        (True, False),
        ("with_box", "after_flop"),
        ("settled", "forfeited"),
    )
]


def rounds(rules: Rules, seeds: int = 12) -> Iterator[Posed]:
    for seed in range(seeds):
        skill = (NATURAL, *DRILL.skills)[seed % 6]
        yield DRILL.pose(rules, skill, LEVELS[seed % 5], random.Random(seed))


def judge(posed: Posed, rules: Rules, answers: dict[str, Answer | None]) -> dict[str, Mark]:
    return {mark.ask.key: mark for mark in DRILL.grade(posed, rules, answers)}


def codes(posed: Posed) -> list[str]:
    return [stage.code for stage in posed.stages]


def with_folded_bonus(rules: Rules) -> Posed:
    return DRILL.pose(rules, "table.folds", 3, random.Random(4))


def said(posed: Posed, rules: Rules, key: str) -> tuple[str, str]:
    """The right step and the switch behind it."""
    mark = judge(posed, rules, {})[key]
    assert isinstance(mark.expected, Choice)
    return mark.expected.option, mark.why.facts["switch"]


def test_the_standards_round_stage_by_stage(house: House) -> None:
    posed = with_folded_bonus(house())
    assert codes(posed)[:6] == ["hole", "flop", "folded", "decided", "burnt", "announce"]
    assert set(codes(posed)[6:]) == {"box"}
    steps = ("hole.now", "flop.now", "folds.folded", "decided.now", "burnt.deal")
    assert [said(posed, house(), key) for key in steps] == [
        ("burn", "burn_before_flop"),
        ("decisions", "bonus_settled"),
        ("without_bonus", "folded_bonus_cards_kept"),
        ("burn", "burn_before_turn"),
        ("turn_and_river", "turn_and_river"),
    ]


def test_turn_and_river_apart_with_a_burn_each(house: House) -> None:
    rules = house(turn_and_river="apart")
    posed = with_folded_bonus(rules)
    assert codes(posed)[3:7] == ["decided", "burnt", "turn", "announce"]
    assert [said(posed, rules, key)[0] for key in ("burnt.deal", "turn.now")] == ["turn", "burn"]
    assert [stage.scene.burns for stage in posed.stages[:7]] == [0, 1, 1, 1, 2, 2, 3]


def test_no_burns(house: House) -> None:
    rules = house(burn_before_flop=False, burn_before_turn=False, turn_and_river="apart")
    posed = with_folded_bonus(rules)
    assert codes(posed)[2:6] == ["folded", "decided", "turn", "announce"]
    steps = ("hole.now", "decided.now", "turn.now")
    assert [said(posed, rules, key)[0] for key in steps] == ["flop", "turn", "river"]
    assert {stage.scene.burns for stage in posed.stages} == {0}


def test_bonuses_after_the_flop_are_settled_before_anybody_has_decided(house: House) -> None:
    rules = house(bonus_settled="after_flop")
    posed = with_folded_bonus(rules)
    assert codes(posed)[:4] == ["hole", "flop", "bonuses", "decided"]
    assert said(posed, rules, "flop.now")[0] == "bonuses"
    bonuses = posed.stages[2]
    assert (bonuses.scene.street, bonuses.scene.decided, bonuses.passing) == ("flop", False, False)
    assert not any(ask.key.endswith(".bonus") for stage in posed.stages[3:] for ask in stage.asks)


def test_a_house_that_forfeits_the_bonus_of_a_fold_waits_for_the_folds(house: House) -> None:
    rules = house(bonus_settled="after_flop", bonus_on_fold="forfeited")
    posed = with_folded_bonus(rules)
    assert codes(posed)[:4] == ["hole", "flop", "bonuses", "decided"]
    assert said(posed, rules, "flop.now")[0] == "decisions"
    assert posed.stages[2].scene.decided


def test_folded_cards_that_do_not_stay_have_their_bonus_settled_first(house: House) -> None:
    rules = house(folded_bonus_cards_kept=False)
    posed = with_folded_bonus(rules)
    assert codes(posed)[2:5] == ["folded", "folded_bonuses", "decided"]
    assert said(posed, rules, "folds.folded")[0] == "all_folded"
    folded = {i for i, box in enumerate(posed.scene.round.boxes) if not box.call}
    asked = {int(ask.key[1]) - 1 for ask in posed.stages[3].asks}
    assert asked == {i for i in folded if posed.scene.round.boxes[i].bonus}
    assert set(posed.stages[4].scene.collected) == folded


def test_kept_cards_lie_until_their_box_is_settled(house: House) -> None:
    posed = with_folded_bonus(house())
    live = {i for i, box in enumerate(posed.scene.round.boxes) if not box.call and box.bonus}
    assert live
    assert all(not live & set(stage.scene.collected) for stage in posed.stages)


@pytest.mark.parametrize("switches", HOUSES, ids=lambda s: "-".join(str(v) for v in s.values()))
def test_in_every_house_every_bet_is_asked_once_and_cards_appear_in_their_order(
    switches: dict[str, object], house: House
) -> None:
    rules = house(**switches)
    streets = ["hole", "flop", "turn", "river"]
    for posed in rounds(rules, 6):
        table = settle(posed.scene.round, rules)
        bets = {f"b{i}.{line.bet}" for i, box in enumerate(table.boxes, 1) for line in box.lines}
        keys = [ask.key for ask in posed.asks]
        assert len(set(keys)) == len(keys)
        assert {key for key in keys if key[0] == "b" and key[1].isdigit()} == bets
        scenes = [stage.scene for stage in posed.stages]
        dealt = [streets.index(scene.street) for scene in scenes]
        assert dealt == sorted(dealt)
        assert [scene.burns for scene in scenes] == sorted(scene.burns for scene in scenes)
        for stage in posed.stages:
            shown = stage.scene.dealer_shown
            assert shown is (stage.scene.street == "river") is (stage.code in {"announce", "box"})
            assert len(stage.scene.board) == {"hole": 0, "flop": 3, "turn": 4, "river": 5}[stage.scene.street]
        assert all(scene.decided or not scene.collected for scene in scenes)


def test_a_step_is_asked_with_the_same_options_whatever_the_house(house: House) -> None:
    options: dict[str, tuple[str, ...]] = {}
    for switches in HOUSES:
        for stage in with_folded_bonus(house(**switches)).stages:
            if stage.passing:
                (ask,) = stage.asks
                assert options.setdefault(ask.key, ask.options) == ask.options
                assert 3 <= len(ask.options) <= 5
    assert len(options) == 6


def test_somebody_always_calls_so_that_the_round_is_dealt_to_its_end(house: House) -> None:
    for rules in (house(), house(boxes=1)):
        for seed in range(60):
            skill = ("table.folds", NATURAL)[seed % 2]
            round_ = DRILL.pose(rules, skill, 1, random.Random(seed)).scene.round
            assert any(box.call for box in round_.boxes)


def test_one_to_three_boxes(house: House) -> None:
    seats = [
        {
            len(DRILL.pose(house(), NATURAL, level, random.Random(seed)).scene.round.boxes)
            for seed in range(30)
        }
        for level in LEVELS
    ]
    assert seats == [{1, 2}, {2}, {2, 3}, {2, 3}, {3}]


@pytest.mark.parametrize(
    ("switches", "key", "given", "slip"),
    [
        ({}, "hole.now", "flop", "slip.burn_forgotten"),
        ({"burn_before_flop": False}, "hole.now", "burn", "slip.burn_not_here"),
        ({}, "decided.now", "turn", "slip.burn_forgotten"),
        ({}, "flop.now", "bonuses", "slip.bonus_too_early"),
        ({"bonus_settled": "after_flop"}, "flop.now", "decisions", "slip.bonus_too_late"),
        ({}, "folds.folded", "all_folded", "slip.live_bonus_collected"),
        ({}, "burnt.deal", "turn", "slip.turn_and_river_parted"),
        ({"turn_and_river": "apart"}, "burnt.deal", "turn_and_river", "slip.turn_and_river_joined"),
        ({"turn_and_river": "apart"}, "turn.now", "river", "slip.burn_forgotten"),
    ],
)
def test_a_wrong_step_has_a_name(
    switches: dict[str, object], key: str, given: str, slip: str, house: House
) -> None:
    rules = house(**switches)
    mark = judge(with_folded_bonus(rules), rules, {key: Choice(given)})[key]
    assert [found.code for found in mark.slips] == [slip]


def test_the_dealers_hand_is_announced_before_the_first_box(house: House) -> None:
    for posed in rounds(house()):
        table = settle(posed.scene.round, house())
        marks = judge(posed, house(), {})
        assert marks["dealer.category"].expected == Choice(table.dealer.category.value)
        assert marks["dealer.game"].expected == Choice("qualifies" if table.qualifies else "does_not_qualify")
