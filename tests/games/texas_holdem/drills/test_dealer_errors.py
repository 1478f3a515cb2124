"""Dealers' errors: what each house does, and what it asks from."""

from __future__ import annotations

import random
from itertools import product

import pytest

from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.floor.books import by_the_book
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.drills.floor.errors import KINDS, REMEDIES, DealerErrors, Wrongs
from trainer.games.texas_holdem.drills.floor.tables import done_since
from trainer.games.texas_holdem.drills.floor.tags import ErrorTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Done, Error, Remedy, Situation, remedy
from trainer.games.texas_holdem.scenes import Deed, Move, Seat, TableScene, TroubleScene
from trainer.quiz import LEVELS, NATURAL, Ask, Choice, Kind, Posed

DRILL = DealerErrors()
FOLD, CALL, CHECK = Move(1, Deed.FOLD), Move(2, Deed.CALL, 200), Move(1, Deed.CHECK)


def posed(code: Wrongs, *moves: Move) -> Posed:
    table = TableScene(tuple(Seat(number) for number in range(1, 6)), button=5, moves=moves)
    if code is Wrongs.SUBSTANTIAL:
        ask = Ask("substantial", Kind.CHOICE, options=("yes", "no"))
    else:
        ask = Ask("remedy", Kind.CHOICE, options=tuple(f"fix_{what}" for what in REMEDIES[KINDS[code].error]))
    return Posed(TroubleScene(code, table, {"actions": len(moves)}), (ask,), ())


def right(question: Posed, rules: Rules) -> str:
    (mark,) = DRILL.grade(question, rules, {})
    assert isinstance(mark.expected, Choice)
    return mark.expected.option.removeprefix("fix_")


@pytest.mark.parametrize(
    ("code", "moves", "expected"),
    [
        (Wrongs.WRONG_FIRST_SEAT, (), ("misdeal",) * 3),
        (Wrongs.WRONG_FIRST_SEAT, (FOLD, CALL), ("play_on",) * 3),
        (Wrongs.NOT_ENTITLED, (CALL,), ("misdeal",) * 3),
        (Wrongs.LEFT_OUT, (FOLD, FOLD), ("misdeal", "misdeal", "play_on")),
        (Wrongs.TOO_FEW, (FOLD, FOLD, CALL), ("hand_dead",) * 3),
        (Wrongs.EXPOSED_FIRST, (), ("misdeal",) * 3),
        (Wrongs.EXPOSED_ONE, (), ("replaced",) * 3),
        (Wrongs.EXPOSED_SEVERAL, (), ("misdeal",) * 3),
        (Wrongs.EXTRA_ONE, (), ("misdeal", "burnt", "burnt")),
        (Wrongs.EXTRA_SEVERAL, (), ("misdeal",) * 3),
        (Wrongs.BOXED_ONE, (), ("next_card",) * 3),
        (Wrongs.BOXED_SEVERAL, (), ("misdeal", "void", "void")),
        (Wrongs.BOXED_SEVERAL, (CALL, CALL), ("next_card", "void", "void")),
        (Wrongs.DUPLICATE, (CHECK, CHECK, CHECK), ("void",) * 3),
        (Wrongs.OTHER_BACK, (), ("void",) * 3),
        (Wrongs.BUTTON, (), ("put_right", "misdeal", "misdeal")),
        (Wrongs.BUTTON, (FOLD, CALL), ("play_on", "next_hand", "next_hand")),
        (Wrongs.NO_BURN, (), ("card_becomes_burn",) * 3),
        (Wrongs.NO_BURN, (CHECK,), ("card_stands",) * 3),
        (Wrongs.TWO_BURNS, (), ("burn_comes_back",) * 3),
        (Wrongs.TWO_BURNS, (CHECK,), ("card_stands",) * 3),
        (Wrongs.FLOP_WITHOUT_BURN, (), ("three_scrambled", "flop_reshuffled", "flop_reshuffled")),
        (Wrongs.FLOP_WITHOUT_BURN, (CHECK,), ("card_stands",) * 3),
        (Wrongs.FLOP_WITHOUT_BURN_DOWN, (), ("three_scrambled", "moved", "flop_reshuffled")),
        (Wrongs.FOUR_CARD_FLOP, (), ("four_scrambled", "four_scrambled", "flop_reshuffled")),
        (Wrongs.FIVE_CARD_FLOP, (), ("flop_reshuffled",) * 3),
        (Wrongs.PREMATURE_FLOP, (CALL,), ("stub_reshuffled",) * 3),
        (Wrongs.PREMATURE_TURN, (CALL,), ("stub_reshuffled", "stub_reshuffled", "set_aside")),
        (Wrongs.PREMATURE_RIVER, (CALL,), ("stub_reshuffled",) * 3),
        (Wrongs.SUBSTANTIAL, (FOLD, CALL), ("yes",) * 3),
        (Wrongs.SUBSTANTIAL, (CHECK, CHECK), ("no", "no", "yes")),
        (Wrongs.SUBSTANTIAL, (CHECK, FOLD), ("no", "yes", "yes")),
        (Wrongs.SUBSTANTIAL, (CHECK, CHECK, CHECK), ("yes",) * 3),
        (Wrongs.SUBSTANTIAL, (CALL,), ("no",) * 3),
    ],
)
def test_what_is_done_by_house(
    code: Wrongs,
    moves: tuple[Move, ...],
    expected: tuple[str, str, str],
    tournament: Rules,
    cash: Rules,
    home: Rules,
) -> None:
    """TDA 34 to 39 and RP-5; WSOP live 21, 104 to 122 and 163 to 167; Robert's Rules."""
    question = posed(code, *moves)
    assert tuple(right(question, rules) for rules in (tournament, cash, home)) == expected


def test_whatever_any_rulebook_answers_is_to_choose_from(cash: Rules) -> None:
    sinces = ((), (Done.CALL,), (Done.FOLD, Done.CALL), (Done.CHECK, Done.FOLD), (Done.CHECK,) * 3)
    for error, since, count, first, exposed in product(
        Error, sinces, (1, 2, 4, 5), (True, False), (True, False)
    ):
        if (count == 5) > (error is Error.LONG_FLOP):
            continue
        for _, rules in by_the_book(cash):
            code = remedy(Situation(error, count, since, first, exposed), rules).code
            assert code in REMEDIES[error]


def test_every_error_is_met_early_and_late(cash: Rules) -> None:
    met: dict[str, set[int]] = {}
    for seed in range(1500):
        scene = DRILL.pose(cash, NATURAL, LEVELS[seed % 5], random.Random(seed)).scene
        met.setdefault(scene.code, set()).add(len(scene.table.moves))
    assert set(met) == set(Wrongs)
    for code in (Wrongs.LEFT_OUT, Wrongs.BUTTON, Wrongs.TOO_FEW):
        assert met[code] >= {0, 1, 2, 3}
    assert met[Wrongs.NO_BURN] == met[Wrongs.TWO_BURNS] == {0, 1}


def test_the_board_shows_the_error(any_rules: Rules) -> None:
    lies = {
        Wrongs.FOUR_CARD_FLOP: {4},
        Wrongs.FIVE_CARD_FLOP: {5},
        Wrongs.FLOP_WITHOUT_BURN: {3},
        Wrongs.FLOP_WITHOUT_BURN_DOWN: {0},
        Wrongs.PREMATURE_FLOP: {3},
        Wrongs.PREMATURE_TURN: {4},
        Wrongs.PREMATURE_RIVER: {5},
        Wrongs.NO_BURN: {4, 5},
        Wrongs.LEFT_OUT: {0},
    }
    found: dict[str, set[int]] = {}
    for seed in range(1500):
        scene = DRILL.pose(any_rules, NATURAL, 3, random.Random(seed)).scene
        found.setdefault(scene.code, set()).add(len(scene.table.board))
    assert {code: found[code] for code in lies} == lies


def test_a_premature_card_comes_while_somebody_has_still_to_act(any_rules: Rules) -> None:
    for level in LEVELS:
        for seed in range(30):
            skill = (ErrorTag.PREMATURE_TURN, ErrorTag.PREMATURE_BOARD)[seed % 2]
            table = DRILL.pose(any_rules, skill, level, random.Random(seed)).scene.table
            live = [seat.number for seat in table.seats if not seat.folded]
            acted = {move.seat for move in table.moves}
            assert len(live) > 1
            assert set(live) - acted
            assert table.street is not Street.RIVER


def test_nobody_is_left_alone_by_what_has_been_done(any_rules: Rules) -> None:
    for level in LEVELS:
        for seed in range(60):
            table = DRILL.pose(any_rules, NATURAL, level, random.Random(seed)).scene.table
            assert sum(not seat.folded for seat in table.seats) > 1
            assert len({move.seat for move in table.moves}) == len(table.moves)


@pytest.mark.parametrize(
    ("code", "moves", "given", "slip"),
    [
        (Wrongs.LEFT_OUT, (FOLD, CALL), "fix_misdeal", Slip.MISDEAL_LATE),
        (Wrongs.LEFT_OUT, (), "fix_play_on", Slip.MISDEAL_MISSED),
        (Wrongs.EXPOSED_ONE, (), "fix_misdeal", Slip.MISDEAL_NEEDLESS),
        (Wrongs.EXPOSED_ONE, (), "fix_play_on", Slip.EXPOSED_PLAYS),
        (Wrongs.NO_BURN, (CHECK,), "fix_card_becomes_burn", Slip.ACTED_PUT_RIGHT),
        (Wrongs.NO_BURN, (), "fix_card_stands", Slip.UNACTED_STANDS),
        (Wrongs.DUPLICATE, (CHECK,), "fix_play_on", Slip.FOULED_PLAYED),
        (Wrongs.FIVE_CARD_FLOP, (), "fix_four_scrambled", Slip.FLOP_COUNT),
        (Wrongs.FOUR_CARD_FLOP, (), "fix_flop_reshuffled", Slip.HOME),
        (Wrongs.FLOP_WITHOUT_BURN_DOWN, (), "fix_moved", Slip.WSOP),
        (Wrongs.PREMATURE_TURN, (CALL,), "fix_set_aside", Slip.HOME),
        (Wrongs.BUTTON, (), "fix_misdeal", Slip.WSOP),
    ],
)
def test_the_likeliest_mistake(
    code: Wrongs, moves: tuple[Move, ...], given: str, slip: Slip, tournament: Rules
) -> None:
    (mark,) = DRILL.grade(posed(code, *moves), tournament, {"remedy": Choice(given)})
    assert not mark.right
    assert mark.slips[0].code == slip


def test_posted_blinds_are_nothing_done() -> None:
    moves = (Move(1, Deed.SMALL_BLIND, 1), Move(2, Deed.BIG_BLIND, 3), Move(3, Deed.CALL, 3))
    assert done_since(posed(Wrongs.LEFT_OUT, *moves).scene.table) == (Done.CALL,)


def test_a_remedy_is_written_the_same_wherever_it_is_chosen() -> None:
    assert {what for remedies in REMEDIES.values() for what in remedies} == set(Remedy)
