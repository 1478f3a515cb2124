"""The drills of pots against a reckoning of their own: chip by chip, and hand by hand.

Sources: TDA rules 2024, 15-B, 20-A and 21; WSOP live action rules 2024, 148 and 149; Robert's Rules (ties).
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from itertools import pairwise

import pytest
from flask import Flask

from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.pots.codes import Reason, Slip
from trainer.games.texas_holdem.drills.pots.drills import AwardPots, OddChips, SidePots
from trainer.games.texas_holdem.drills.pots.tags import AwardTag, OddTag, PotsTag
from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.scenes import Deed, Move, Seat, TableScene
from trainer.hands import best
from trainer.quiz import LEVELS, NATURAL, Answer, Ask, Choice, Kind, Mark, Number, Posed
from trainer.reading import GameBook

HOUSES = ("tournament-nl", "cash-nl", "cash-limit", "home")
DRILLS = (SidePots(), AwardPots(), OddChips())
EVERY = [(drill, tag) for drill in DRILLS for tag in drill.skills]
Drill = SidePots | AwardPots | OddChips


@pytest.fixture(scope="module", params=HOUSES)
def rules(request: pytest.FixtureRequest, holdem: GameBook[Variant]) -> Rules:
    return holdem.variants[request.param].rules


def posed(drill: Drill, rules: Rules, tag: str, level: int, seed: int = 0) -> Posed:
    return drill.pose(rules, tag, level, random.Random(seed))


def answers_of(drill: Drill, rules: Rules, question: Posed) -> dict[str, Answer]:
    return {mark.ask.key: mark.expected for mark in drill.grade(question, rules, {})}


def number(answer: Answer) -> int:
    assert isinstance(answer, Number)
    return answer.value


def ids(value: object) -> str:
    return str(getattr(value, "id", value))


# -- chip by chip


def staked(scene: TableScene) -> dict[int, int]:
    """What each seat has put in on this street."""
    found: dict[int, int] = {}
    for move in scene.moves:
        if move.amount is not None:
            found[move.seat] = move.amount
    return found


def live(scene: TableScene) -> set[int]:
    return {seat.number for seat in scene.seats if seat.dealt and not seat.folded}


def pots_by_units(scene: TableScene) -> tuple[int, list[int]]:
    """What goes back, and the pots: every unit of every stake is laid to the players who have one as high.

    Units that only one player reaches go back; units over every live stake fall to the highest of them.
    """
    stakes = staked(scene)
    heights = sorted({stakes[seat] for seat in live(scene)})
    top = max(stakes.values())
    second = sorted(stakes.values())[-2]
    pots = dict.fromkeys(heights, 0)
    pots[heights[0]] += scene.pot or 0
    for stake in stakes.values():
        for unit in range(1, min(stake, second) + 1):
            pots[next((h for h in heights if h >= unit), heights[-1])] += 1
    amounts = [pots[h] for h in heights if pots[h]]
    return top - second, amounts


@pytest.mark.parametrize("tag", PotsTag)
def test_pots_hold_every_unit_that_was_staked(tag: PotsTag, rules: Rules) -> None:
    for level in LEVELS:
        question = posed(SidePots(), rules, tag, level, level)
        returned, amounts = pots_by_units(question.scene)
        expected = answers_of(SidePots(), rules, question)
        assert list(map(number, expected.values())) == [returned, len(amounts), *amounts]
        assert list(expected)[2:] == ["main_pot", *(f"side_pot_{n}" for n in range(1, len(amounts)))]
        fronts = {seat.number: seat.front for seat in question.scene.seats if seat.front}
        assert fronts == staked(question.scene)
        assert sum(fronts.values()) + (question.scene.pot or 0) == returned + sum(amounts)


SHOWS: Mapping[PotsTag, Callable[[TableScene, int, list[int]], bool]] = {
    PotsTag.ONE_SIDE: lambda _, back, pots: len(pots) == 2 and not back,
    PotsTag.RETURNED: lambda _, back, pots: back > 0 and len(pots) > 0,
    PotsTag.DEAD_MONEY: lambda scene, _, pots: len(pots) > 1 and bool(folded(scene)),
    PotsTag.BLINDS: lambda scene, *_: scene.street is Street.PREFLOP and len(folded(scene)) > 1,
    PotsTag.EQUAL_ALL_INS: lambda scene, *_: len(all_in(scene)) > len(set(all_in(scene).values())),
    PotsTag.NO_SIDE: lambda scene, back, pots: len(pots) == 1 and not back and bool(all_in(scene)),
    PotsTag.TWO_SIDES: lambda _, back, pots: len(pots) == 3 and not back,
    PotsTag.DEAD_ACROSS: lambda scene, *_: max(folded(scene).values()) > min(lives(scene)),
    PotsTag.FOLDED_LEVEL: lambda scene, *_: any(
        min(lives(scene)) < stake < max(lives(scene)) and stake not in lives(scene)
        for stake in folded(scene).values()
    ),
    PotsTag.ONE_LEFT: lambda scene, *_: lives(scene).count(max(lives(scene))) == 1 and bool(folded(scene)),
    PotsTag.THREE_SIDES: lambda _, back, pots: len(pots) == 4 and not back,
}


def lives(scene: TableScene) -> list[int]:
    stakes = staked(scene)
    return [stakes[seat] for seat in live(scene)]


def folded(scene: TableScene) -> dict[int, int]:
    return {seat: stake for seat, stake in staked(scene).items() if seat not in live(scene)}


def all_in(scene: TableScene) -> dict[int, int]:
    return {move.seat: move.amount or 0 for move in scene.moves if move.all_in and move.seat in live(scene)}


@pytest.mark.parametrize("tag", PotsTag)
def test_a_table_shows_the_skill_it_was_dealt_for(tag: PotsTag, rules: Rules) -> None:
    for level in LEVELS:
        question = posed(SidePots(), rules, tag, level)
        assert question.tags[0] == tag
        back, amounts = pots_by_units(question.scene)
        assert SHOWS[tag](question.scene, back, amounts), question.scene


@pytest.mark.parametrize("drill", DRILLS, ids=ids)
def test_a_question_is_dealt_the_same_again_and_as_it_falls_too(drill: Drill, rules: Rules) -> None:
    for tag in (*drill.skills, NATURAL):
        assert posed(drill, rules, tag, 4, 11) == posed(drill, rules, tag, 4, 11)


def test_the_fields_of_the_first_stage_say_nothing_of_the_pots(rules: Rules) -> None:
    questions = [posed(SidePots(), rules, tag, 3) for tag in PotsTag]
    assert len({question.stages[0].asks for question in questions}) == 1
    assert {len(question.stages) for question in questions} == {2}


def test_what_goes_back_lies_behind_again_when_the_pots_are_asked(rules: Rules) -> None:
    question = posed(SidePots(), rules, PotsTag.RETURNED, 3)
    returned, _ = pots_by_units(question.scene)
    first, second = (stage.scene for stage in question.stages)
    moved = [
        (before.front - after.front, (after.stack or 0) - (before.stack or 0))
        for before, after in zip(first.seats, second.seats, strict=True)
        if before != after
    ]
    assert moved == [(returned, returned)]


def river(stakes: dict[int, tuple[int, bool]], pot: int = 0, button: int = 9) -> TableScene:
    """Seat to what it has in front and whether it has folded."""
    return TableScene(
        seats=tuple(Seat(n, stack=0, front=front, folded=gone) for n, (front, gone) in stakes.items()),
        button=button,
        street=Street.RIVER,
        pot=pot,
        moves=tuple(Move(n, Deed.CALL, front) for n, (front, _) in stakes.items()),
    )


def side_pot_slips(scene: TableScene, **given: int) -> dict[str, list[str]]:
    keys = ["returned", "pots", "main_pot", "side_pot_1", "side_pot_2"][: 2 + len(pots_by_units(scene)[1])]
    question = Posed(scene, tuple(Ask(key, Kind.NUMBER) for key in keys), ())
    marks = SidePots().grade(question, RULELESS, {key: Number(value) for key, value in given.items()})
    assert not any(mark.right for mark in marks)
    return {mark.ask.key: [slip.code for slip in mark.slips] for mark in marks if mark.ask.key in given}


RULELESS = Rules.model_construct(smallest_chip=1)


def test_dead_money_forgotten_and_layers_counted_again() -> None:
    """A 100, B 300, C and D 500, E folded 60: 460, 600, 400."""
    scene = river({1: (100, False), 2: (300, False), 3: (500, False), 4: (500, False), 5: (60, True)})
    assert pots_by_units(scene) == (0, [460, 600, 400])
    assert side_pot_slips(scene, main_pot=400, side_pot_1=900, side_pot_2=1000, pots=4) == {
        "pots": [Slip.FOLDED_LEVEL_POT],
        "main_pot": [Slip.DEAD_MONEY_FORGOTTEN],
        "side_pot_1": [Slip.LAYER_NOT_TAKEN_OFF],
        "side_pot_2": [Slip.LAYER_NOT_TAKEN_OFF],
    }


def test_the_uncalled_part_kept() -> None:
    """TDA 15-B: 98 all-in against 102: 4 go back."""
    scene = river({1: (98, False), 2: (102, False)})
    assert side_pot_slips(scene, returned=0, pots=2, main_pot=200) == {
        "returned": [Slip.UNCALLED_KEPT],
        "pots": [Slip.UNCALLED_AS_POT],
        "main_pot": [Slip.UNCALLED_KEPT],
    }


def test_a_folded_player_has_matched_what_he_put_in() -> None:
    scene = river({1: (40, False), 2: (100, False), 3: (70, True)})
    assert pots_by_units(scene) == (30, [120, 60])
    assert side_pot_slips(scene, returned=60, pots=1, main_pot=150, side_pot_1=30) == {
        "returned": [Slip.FOLDED_NOT_MATCHED],
        "pots": [],
        "main_pot": [Slip.DEAD_ALL_IN_MAIN],
        "side_pot_1": [Slip.DEAD_MONEY_FORGOTTEN],
    }


def test_what_lay_in_the_pot_before_is_in_the_main_one() -> None:
    scene = river({1: (40, False), 2: (100, False), 3: (100, False)}, pot=90)
    assert side_pot_slips(scene, main_pot=120, pots=3) == {
        "pots": [],
        "main_pot": [Slip.GATHERED_FORGOTTEN],
    }


def test_equal_all_ins_are_in_the_same_pots() -> None:
    scene = river({1: (40, False), 2: (40, False), 3: (100, False), 4: (100, False)})
    assert side_pot_slips(scene, pots=3) == {"pots": [Slip.EQUAL_COUNTED_TWICE]}


# -- who takes what


def clockwise(scene: TableScene) -> list[int]:
    """The seats from the button's left."""
    count = len(scene.seats)
    return [((scene.button or 0) + step) % count + 1 for step in range(count)]


def dealt_out(scene: TableScene, chip: int) -> list[dict[int, int]]:
    """What each seat takes of each pot, main pot first, chip after chip: everybody who ties gets one in turn."""
    stakes = staked(scene)
    heights = sorted({stakes.get(seat.number, 0) for seat in scene.seats if seat.cards})
    out = []
    for amount, height in zip(scene.pots, heights, strict=True):
        holds = {
            seat.number: best(seat.cards + scene.board).strength
            for seat in scene.seats
            if seat.cards and stakes.get(seat.number, 0) >= height
        }
        order = [seat for seat in clockwise(scene) if holds.get(seat) == max(holds.values())]
        taken = dict.fromkeys(order, 0)
        for turn in range(amount // chip):
            taken[order[turn % len(order)]] += chip
        out.append(taken)
    return out


@pytest.mark.parametrize(("drill", "tag"), EVERY[len(PotsTag) :], ids=ids)
def test_every_pot_is_dealt_out_chip_after_chip(drill: AwardPots | OddChips, tag: str, rules: Rules) -> None:
    for level in LEVELS:
        question = posed(drill, rules, tag, level, level)
        taken = dealt_out(question.scene, rules.smallest_chip)
        names = ["main_pot", *(f"side_pot_{n}" for n in range(1, len(taken)))]
        for key, answer in answers_of(drill, rules, question).items():
            pot, _, seat = key.rpartition(".")
            if seat.startswith("seat_"):
                assert number(answer) == taken[names.index(pot)].get(int(seat.removeprefix("seat_")), 0), key
        paid = dict.fromkeys(names, 0)
        for key, answer in answers_of(drill, rules, question).items():
            if isinstance(answer, Number):
                paid[key.rpartition(".")[0]] += answer.value
        assert tuple(paid.values()) == question.scene.pots


def winners(scene: TableScene) -> list[set[int]]:
    return [set(taken) for taken in dealt_out(scene, 1)]


def shortest(scene: TableScene) -> int:
    stakes = staked(scene)
    return min((seat.number for seat in scene.seats if seat.cards), key=stakes.__getitem__)


def leaves_odd(scene: TableScene, chip: int) -> list[bool]:
    return [amount % (chip * len(who)) > 0 for amount, who in zip(scene.pots, winners(scene), strict=True)]


AWARDS: Mapping[str, Callable[[TableScene, int], bool]] = {
    AwardTag.SHORT_WINS: lambda s, _: winners(s)[0] == {shortest(s)},
    AwardTag.SWEEP: lambda s, _: len({frozenset(who) for who in winners(s)}) == 1 == len(winners(s)[0]),
    AwardTag.EACH_ANOTHER: lambda s, _: len(set().union(*winners(s))) == len(s.pots) == 3,
    AwardTag.SPLIT_MAIN: lambda s, _: len(winners(s)[0]) > 1 and len(winners(s)[-1]) == 1,
    AwardTag.SPLIT_SIDE: lambda s, _: len(winners(s)[0]) == 1 and len(winners(s)[-1]) > 1,
    AwardTag.SPLIT_ALL: lambda s, _: all(len(who) > 1 for who in winners(s)),
    AwardTag.ODD_CHIP: lambda s, chip: any(leaves_odd(s, chip)),
    AwardTag.THREE_POTS: lambda s, _: len(s.pots) == 3,
    OddTag.TWO_WAY: lambda s, chip: len(winners(s)[0]) == 2 and left_over(s, chip) == 1,
    OddTag.THREE_WAY: lambda s, chip: len(winners(s)[0]) == 3 and left_over(s, chip) == 1,
    OddTag.TWO_ODD: lambda s, chip: len(winners(s)[0]) == 3 and left_over(s, chip) == 2,
    OddTag.FOUR_WAY: lambda s, chip: len(winners(s)[0]) == 4 and left_over(s, chip) > 0,
    OddTag.ROUND_THE_BUTTON: lambda s, _: first_of(s) != min(winners(s)[0]),
    OddTag.BUTTON_TIED: lambda s, _: s.button in winners(s)[0],
    OddTag.HEADS_UP: lambda s, chip: len(s.seats) == 2 and left_over(s, chip) == 1,
    OddTag.TWO_POTS: lambda s, chip: leaves_odd(s, chip) == [True, True],
}


def left_over(scene: TableScene, chip: int) -> int:
    return scene.pots[0] // chip % len(winners(scene)[0])


def first_of(scene: TableScene) -> int:
    return next(seat for seat in clockwise(scene) if seat in winners(scene)[0])


@pytest.mark.parametrize(("drill", "tag"), EVERY[len(PotsTag) :], ids=ids)
def test_pots_show_the_skill_they_were_dealt_for(drill: AwardPots | OddChips, tag: str, rules: Rules) -> None:
    for level in LEVELS:
        question = posed(drill, rules, tag, level)
        assert question.tags == (tag,)
        assert AWARDS[tag](question.scene, rules.smallest_chip), question.scene


def test_pots_are_pushed_from_the_last_to_the_main_one(rules: Rules) -> None:
    """WSOP live 149."""
    for tag in AwardTag:
        question = posed(AwardPots(), rules, tag, 5)
        pushed = [stage.code for stage in question.stages if stage.code != "next_pot"]
        count = len(question.scene.pots)
        assert pushed == [*(f"side_pot_{n}" for n in range(count - 1, 0, -1)), "main_pot"]
        nexts = [stage for stage in question.stages if stage.code == "next_pot"]
        assert all(stage.passing for stage in nexts)
        assert [len(stage.asks[0].options) for stage in nexts] == list(range(count, 1, -1))
        for before, after in pairwise(question.stages):
            assert len(before.scene.pots) - len(after.scene.pots) == (before.code != "next_pot")
        for stage in nexts:
            marks = AwardPots().grade(question, rules, {stage.asks[0].key: Choice("main_pot")})
            wrong = next(mark for mark in marks if mark.ask == stage.asks[0])
            assert [slip.code for slip in wrong.slips] == [Slip.MAIN_POT_FIRST]


def test_a_blank_is_nothing_where_a_seat_takes_nothing(cash: Rules) -> None:
    question = posed(AwardPots(), cash, AwardTag.SHORT_WINS, 2)
    expected = answers_of(AwardPots(), cash, question)
    given = {key: answer for key, answer in expected.items() if answer != Number(0)}
    marks = AwardPots().grade(question, cash, given)
    assert len(given) < len(expected)
    assert all(mark.right for mark in marks)
    blank = AwardPots().grade(question, cash, {})
    assert not any(mark.right for mark in blank if mark.ask.key in given)


def test_the_best_hand_wins_no_pot_it_is_not_in(cash: Rules) -> None:
    question = posed(AwardPots(), cash, AwardTag.SHORT_WINS, 1)
    short = shortest(question.scene)
    key = f"side_pot_1.seat_{short}"
    given = {key: Number(question.scene.pots[1])}
    mark = next(m for m in AwardPots().grade(question, cash, given) if m.ask.key == key)
    assert [slip.code for slip in mark.slips] == [Slip.NOT_ELIGIBLE]
    assert mark.why.reason == Reason.NOT_IN_IT


# -- odd chips


def split(pot: int, seats: dict[int, str], button: int) -> TableScene:
    """Nine seats of which these show their cards."""
    return TableScene(
        seats=tuple(
            Seat(n, cards=tuple(seats[n].split()) if n in seats else (), folded=n not in seats)  # type: ignore[arg-type]
            for n in range(1, 10)
        ),
        button=button,
        board=("Ts", "Jh", "Qd", "Kc", "Ad"),  # type: ignore[arg-type]
        pots=(pot,),
    )


TIED = {2: "2s 3s", 5: "4h 5h", 7: "6c 7c"}


def odd_marks(scene: TableScene, rules: Rules, **given: int) -> list[Mark]:
    seats = [seat.number for seat in scene.seats if seat.cards]
    question = Posed(scene, tuple(Ask(f"main_pot.seat_{seat}", Kind.NUMBER) for seat in seats), ())
    return list(
        OddChips().grade(question, rules, {f"main_pot.{key}": Number(value) for key, value in given.items()})
    )


@pytest.mark.parametrize(("button", "shares"), [(7, [51, 50]), (3, [50, 51])])
def test_the_odd_chip_goes_to_the_first_left_of_the_button(
    button: int, shares: list[int], cash: Rules
) -> None:
    """TDA 20-A, WSOP live 149: 101 for the seats 2 and 5; the button on 7, on 3."""
    scene = split(101, {seat: TIED[seat] for seat in (2, 5)}, button)
    assert [number(mark.expected) for mark in odd_marks(scene, cash)] == shares


def test_two_odd_chips_never_go_to_one_player(cash: Rules) -> None:
    """Robert's Rules: 20 three ways is 7, 7, 6."""
    scene = split(20, TIED, button=1)
    assert [number(mark.expected) for mark in odd_marks(scene, cash)] == [7, 7, 6]
    marks = odd_marks(scene, cash, seat_2=8, seat_5=6, seat_7=6)
    assert [[slip.code for slip in mark.slips] for mark in marks] == [
        [Slip.ODD_TO_ONE],
        [Slip.ODD_TO_ONE, Slip.ODD_LEFT_OVER],
        [],
    ]


def test_seat_numbers_are_not_the_order(cash: Rules) -> None:
    marks = odd_marks(split(100, TIED, button=5), cash, seat_2=34, seat_5=33, seat_7=33)
    assert [mark.right for mark in marks] == [False, True, False]
    assert [slip.code for slip in marks[0].slips] == [Slip.ODD_BY_SEAT]


def test_the_button_is_the_last_to_get_an_odd_chip(cash: Rules) -> None:
    marks = odd_marks(split(100, TIED, button=5), cash, seat_5=34)
    assert [slip.code for slip in marks[1].slips] == [Slip.ODD_FROM_BUTTON]


def test_nothing_is_smaller_than_the_smallest_chip(tournament: Rules) -> None:
    """WSOP live 148: at a table whose smallest chip is 25 the odd chip is one of 25."""
    scene = split(1025, {seat: TIED[seat] for seat in (2, 5)}, button=1)
    marks = odd_marks(scene, tournament, seat_2=513, seat_5=512)
    assert [number(mark.expected) for mark in marks] == [525, 500]
    assert all([slip.code for slip in mark.slips] == [Slip.CHIP_BROKEN] for mark in marks)


# -- words


@pytest.mark.parametrize("drill", DRILLS, ids=ids)
def test_every_reason_has_all_its_sentence_names(drill: Drill, rules: Rules, app: Flask) -> None:
    from trainer.web.words import known, word

    with app.test_request_context("/"):
        for tag in drill.skills:
            question = posed(drill, rules, tag, 4)
            for mark in drill.grade(question, rules, {}):
                assert "%(" not in word(mark.why.reason, **mark.why.facts)
            for stage in question.stages:
                assert known(f"stage.{stage.code}")
