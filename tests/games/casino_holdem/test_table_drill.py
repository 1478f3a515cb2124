"""The whole table: the order of the boxes, each box by itself, the tray."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator

import pytest

from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Outcome, Result, settle
from trainer.quiz import LEVELS, NATURAL, Answer, Choice, Grade, Loses, Mark, Number, Pays, Posed, Pushes

House = Callable[..., Rules]
DRILL = DRILLS["whole_table"]
LOST = {Outcome.FOLD, Outcome.DEALER_WINS}


def tables(rules: Rules, seeds: int = 25) -> Iterator[Posed]:
    for seed in range(seeds):
        skill = (NATURAL, *DRILL.skills)[seed % 6]
        yield DRILL.pose(rules, skill, LEVELS[seed % 5], random.Random(seed))


def judge(posed: Posed, rules: Rules, answers: dict[str, Answer | None]) -> dict[str, Mark]:
    return {mark.ask.key: mark for mark in DRILL.grade(posed, rules, answers)}


def boxes_in_order(posed: Posed) -> list[int]:
    return [stage.scene.active for stage in posed.stages if stage.code == "box"]


@pytest.mark.parametrize("level", LEVELS)
def test_the_level_decides_the_number_of_boxes(level: int, house: House) -> None:
    seats = {
        len(DRILL.pose(house(), NATURAL, level, random.Random(seed)).scene.round.boxes) for seed in range(20)
    }
    assert seats == {level + 1, level + 2}


def test_there_are_never_more_boxes_than_the_house_has(house: House) -> None:
    for boxes in (1, 4):
        rules = house(boxes=boxes)
        posed = DRILL.pose(rules, NATURAL, 5, random.Random(1))
        assert len(posed.scene.round.boxes) == boxes


def test_the_last_box_comes_first_and_the_first_box_last(house: House) -> None:
    for posed in tables(house()):
        assert boxes_in_order(posed) == list(reversed(range(len(posed.scene.round.boxes))))


def test_losing_boxes_come_first_where_the_house_says_so(house: House) -> None:
    rules = house(losing_first=True)
    for posed in tables(rules):
        table = settle(posed.scene.round, rules)
        lost = [table.boxes[box].outcome in LOST for box in boxes_in_order(posed)]
        assert lost == sorted(lost, reverse=True)


def test_the_next_box_is_asked_until_one_is_left(house: House) -> None:
    for posed in tables(house()):
        order = boxes_in_order(posed)
        asked = [stage for stage in posed.stages if stage.code == "next_box"]
        assert all(stage.passing for stage in asked)
        assert [set(stage.asks[0].options) for stage in asked] == [
            {f"box_{box + 1}" for box in order[at:]} for at in range(len(order) - 1)
        ]
        marks = judge(posed, house(), {})
        assert [marks[stage.asks[0].key].expected for stage in asked] == [
            Choice(f"box_{box + 1}") for box in order[:-1]
        ]


def test_the_order_is_not_asked_where_the_house_does_not_state_it(house: House) -> None:
    for posed in tables(house(order_stated=False)):
        assert {stage.code for stage in posed.stages} == {"box", "tray"}


def test_all_bonuses_come_first_where_they_are_settled_after_the_flop(house: House) -> None:
    rules = house(bonus_settled="after_flop")
    for posed in tables(rules):
        with_bonus = [i + 1 for i, box in enumerate(posed.scene.round.boxes) if box.bonus]
        if not with_bonus:
            continue
        first = posed.stages[0]
        assert first.code == "bonuses"
        assert [ask.key for ask in first.asks] == [f"b{number}.bonus" for number in reversed(with_bonus)]
        assert not any(ask.key.endswith("bonus") for stage in posed.stages[1:] for ask in stage.asks)


def test_every_bet_of_the_table_is_asked_once(house: House) -> None:
    for rules in (house(), house(bonus_settled="after_flop"), house(order_stated=False)):
        for posed in tables(rules, 12):
            table = settle(posed.scene.round, rules)
            bets = {f"b{i}.{line.bet}" for i, box in enumerate(table.boxes, 1) for line in box.lines}
            keys = [ask.key for ask in posed.asks]
            assert len(set(keys)) == len(keys)
            assert {key for key in keys if key.startswith("b")} == bets


def test_a_scene_shows_only_what_earlier_stages_came_to(house: House) -> None:
    for posed in tables(house()):
        nets = [box.net for box in settle(posed.scene.round, house()).boxes]
        done: list[int] = []
        for stage in posed.stages:
            assert stage.scene.done == tuple((box, nets[box]) for box in done)
            if stage.code == "box":
                done.append(stage.scene.active)
        assert len(done) == len(nets)


def test_the_tray_takes_in_what_the_boxes_lose(house: House) -> None:
    for posed in tables(house()):
        net = settle(posed.scene.round, house()).net
        mark = judge(posed, house(), {})["tray"]
        assert mark.expected == Number(-net)
        ledger = mark.why.facts["ledger"]
        assert [number for number, *_ in ledger] == list(range(1, len(posed.scene.round.boxes) + 1))
        assert -sum(box for _, box, _ in ledger) == mark.why.facts["tray"] == -net


def tray_slips(posed: Posed, rules: Rules, change: int) -> list[str]:
    return [slip.code for slip in judge(posed, rules, {"tray": Number(change)})["tray"].slips]


def test_the_slips_of_the_tray_are_named(house: House) -> None:
    met = set()
    for posed in tables(house()):
        table = settle(posed.scene.round, house())
        lines = [line for box in table.boxes for line in box.lines]
        paid = sum(line.stake for line in lines if line.result is Result.PAYS)
        won = sum(line.amount for line in lines)
        bonus = sum(line.net for line in lines if line.bet is Bet.BONUS)
        for code, change in (
            ("slip.tray_sign", table.net),
            ("slip.stake_counted_in", -table.net - paid),
            ("slip.losses_left_out", -won),
            ("slip.bonus_left_out", -table.net + bonus),
            *(("slip.box_left_out", -table.net + box.net) for box in table.boxes),
        ):
            if change != -table.net:
                assert code in tray_slips(posed, house(), change)
                met.add(code)
    assert len(met) == 5


def order_slips(posed: Posed, rules: Rules, key: str, box: str) -> list[str]:
    return [slip.code for slip in judge(posed, rules, {key: Choice(box)})[key].slips]


def test_going_round_from_the_other_side_is_named(house: House) -> None:
    for posed in tables(house(), 12):
        assert order_slips(posed, house(), "s1.next", "box_1") == ["slip.order_wrong_way"]


def test_a_winning_box_before_a_losing_one_is_named_where_losing_ones_come_first(house: House) -> None:
    rules = house(losing_first=True)
    met = 0
    for posed in tables(rules):
        table = settle(posed.scene.round, rules)
        lost = [box.outcome in LOST for box in table.boxes]
        if any(lost) and not all(lost):
            met += 1
            winner = max(i for i, gone in enumerate(lost) if not gone)
            assert order_slips(posed, rules, "s1.next", f"box_{winner + 1}") == ["slip.losing_boxes_first"]
    assert met


def test_a_losing_box_out_of_its_turn_is_named_where_the_house_goes_straight_round(house: House) -> None:
    met = set()
    for posed in tables(house(), 40):
        table = settle(posed.scene.round, house())
        lost = [box.outcome in LOST for box in table.boxes]
        middle = range(1, len(lost) - 1)
        for box in middle:
            (code,) = order_slips(posed, house(), "s1.next", f"box_{box + 1}")
            assert (code == "slip.losing_first_not_here") is (lost[box] and not lost[-1])
            met.add(code)
    assert met == {"slip.losing_first_not_here", "slip.box_passed_over"}


def test_the_reason_of_the_order_names_its_switch(house: House) -> None:
    for switch, rules in (("settle_order", house()), ("losing_first", house(losing_first=True))):
        posed = next(tables(rules))
        why = judge(posed, rules, {})["s1.next"].why
        assert why.facts["switch"] == switch
        assert why.facts["left"][0] == why.facts["box"]


def test_a_box_is_judged_by_itself_when_it_is_finished(house: House) -> None:
    """A stage's marks are those of its asks, whatever is not answered yet, and a wrong bet has its slips."""
    posed = DRILL.pose(house(), "table.bonuses", 2, random.Random(11))
    stage = next(stage for stage in posed.stages if any(ask.key.endswith(".bonus") for ask in stage.asks))
    right = judge(posed, house(), {})
    answers: dict[str, Answer | None] = {ask.key: right[ask.key].expected for ask in stage.asks}
    assert Grade(DRILL.grade(posed, house(), answers)).of(stage.asks).right
    bonus = next(key for key in answers if key.endswith(".bonus"))
    assert isinstance(right[bonus].expected, Pays | Pushes | Loses)
    wrong = Loses() if right[bonus].expected != Loses() else Pushes()
    grade = Grade(DRILL.grade(posed, house(), {**answers, bonus: wrong})).of(stage.asks)
    assert grade.right_count == len(answers) - 1


@pytest.mark.parametrize("skill", DRILL.skills)
def test_a_table_shows_the_skill_it_is_dealt_for(skill: str, house: House) -> None:
    for seed in range(8):
        posed = DRILL.pose(house(), skill, LEVELS[seed % 5], random.Random(seed))
        table = settle(posed.scene.round, house())
        outcomes = {box.outcome for box in table.boxes}
        lines = [line for box in table.boxes for line in box.lines if line.bet is Bet.BONUS]
        assert {
            "table.game": table.qualifies,
            "table.no_game": not table.qualifies,
            "table.ties": Outcome.TIE in outcomes,
            "table.bonuses": any(line.result is Result.PAYS for line in lines),
            "table.folds": any(not box.call and box.bonus for box in posed.scene.round.boxes),
        }[skill]
        assert posed.tags[0] == skill
