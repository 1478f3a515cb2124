"""What the floor's five drills have in common: every skill is dealt at every level, and every verdict can be said."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from flask import Flask

from trainer.chips import Chip, ChipSet
from trainer.games.texas_holdem.choices import ButtonRule
from trainer.games.texas_holdem.drills.floor import DRILLS, REASONS, SLIPS
from trainer.games.texas_holdem.drills.floor.acts import Acted
from trainer.games.texas_holdem.drills.floor.books import BOOKS
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.drills.floor.tags import ButtonTag
from trainer.games.texas_holdem.rules import Rules
from trainer.quiz import LEVELS, NATURAL, Choice, Kind, Mark, Number, Posed
from trainer.reading import GameBook
from trainer.web.telling import told_words
from trainer.web.words import known, word

PAGE = Path(__file__).parents[4] / "docs" / "texas-holdem-drills.md"
BY_ID = {drill.id: drill for drill in DRILLS}
DRILL = pytest.mark.parametrize("drill", DRILLS, ids=BY_ID)


class Question(NamedTuple):
    """A question of a drill in a house, and its verdict without an answer."""

    rules: Rules
    skill: str
    level: int
    posed: Posed
    marks: tuple[Mark, ...]


def questions(drill: Any, rules: Rules, seeds: int) -> Iterator[Question]:
    """Questions of every skill and level."""
    for skill in (*drill.skills, NATURAL):
        for level in LEVELS:
            for seed in range(seeds):
                posed = drill.pose(rules, skill, level, random.Random(seed))
                yield Question(rules, skill, level, posed, drill.grade(posed, rules, {}))


@pytest.fixture(scope="module")
def asked(holdem: GameBook) -> dict[str, list[Question]]:
    """Drill to questions from every shipped house."""
    return {
        drill.id: [
            found for variant in holdem.variants.values() for found in questions(drill, variant.rules, 2)
        ]
        for drill in DRILLS
    }


Asked = dict[str, list[Question]]


@DRILL
def test_every_skill_can_be_posed_at_every_level_in_every_house(drill: Any, asked: Asked) -> None:
    for found in asked[drill.id]:
        tags = found.posed.tags
        moved = found.rules.button is ButtonRule.MOVING and found.skill == ButtonTag.HAND_AFTER
        assert found.skill in (NATURAL, *tags) or moved
        assert set(tags) <= set(drill.skills)


@DRILL
def test_the_same_seed_deals_the_same_question(drill: Any, cash: Rules) -> None:
    first, second = ([found.posed for found in questions(drill, cash, 1)] for _ in range(2))
    assert first == second


@pytest.mark.parametrize(
    ("drill", "variant", "skill", "level", "seed", "code", "facts"),
    [
        (
            "rulings",
            "tournament-nl",
            "rule.half",
            3,
            5,
            "rule.chips",
            {"seat": 2, "bet": 2000, "least": 4000},
        ),
        ("rulings", "cash-nl", "rule.out_of_turn", 4, 1, "late.early_raise", {"seat": 5, "number": 17}),
        ("dealer_errors", "home", "error.misdeal", 2, 7, "error.left_out", {"seat": 2, "actions": 2}),
        (
            "button",
            "cash-nl",
            "button.both_gone",
            5,
            3,
            "seats.two_gone",
            {"button": 8, "gone": 1, "other": 2},
        ),
        ("show_order", "tournament-nl", "show.side_pot", 4, 1, "show.is_side_checked", {"all_in": 5}),
        ("stub", "cash-nl", "stub.folded", 3, 2, "stub.some_folded", {"players": 5}),
    ],
)
def test_an_address_deals_what_it_always_dealt(
    drill: str,
    variant: str,
    skill: str,
    level: int,
    seed: int,
    code: str,
    facts: dict[str, int],
    holdem: GameBook,
) -> None:
    """Another scene here takes a new generator number of the game."""
    scene = BY_ID[drill].pose(holdem.variants[variant].rules, skill, level, random.Random(seed)).scene
    assert scene.code == code
    assert {name: scene.facts[name] for name in facts} == facts


@DRILL
def test_the_right_answers_are_right_and_no_slip_is_named_for_them(drill: Any, asked: Asked) -> None:
    for found in asked[drill.id]:
        assert [mark.ask for mark in found.marks] == list(found.posed.asks)
        answers = {mark.ask.key: mark.expected for mark in found.marks}
        right = drill.grade(found.posed, found.rules, answers)
        assert all(mark.right and not mark.slips for mark in right)


@DRILL
def test_a_right_choice_is_among_its_options_and_a_right_number_is_no_less_than_nothing(
    drill: Any, asked: Asked
) -> None:
    for mark in (mark for found in asked[drill.id] for mark in found.marks):
        if mark.ask.kind is Kind.CHOICE:
            assert isinstance(mark.expected, Choice)
            assert mark.expected.option in mark.ask.options
            assert len(set(mark.ask.options)) == len(mark.ask.options) > 1
        else:
            assert isinstance(mark.expected, Number)
            assert mark.expected.value >= 0


@DRILL
def test_what_is_asked_of_a_scene_does_not_tell_its_answer(drill: Any, asked: Asked) -> None:
    """The same code at one level asks for the same fields; a choice has the same options but for seats."""
    forms: dict[object, set[object]] = {}
    for found in asked[drill.id]:
        asks = found.posed.asks
        if not any(option.startswith("seat_") for ask in asks for option in ask.options):
            forms.setdefault((found.posed.scene.code, found.level > 2), set()).add(asks)
    opened = {Acted.STRING}  # with a bet to face and without one
    assert all(len(same) == 1 for (code, _), same in forms.items() if code not in opened)  # type: ignore[misc]


@DRILL
def test_every_answer_names_its_source_or_the_switch_that_decided(drill: Any, asked: Asked) -> None:
    sums = {"why.stub.stub", "why.stub.muck", "why.error.substantial"}
    for mark in (mark for found in asked[drill.id] for mark in found.marks):
        facts = mark.why.facts
        assert mark.why.reason in REASONS
        if "switch" in facts:
            assert facts["switch"] in Rules.switch_fields()
            assert "source" not in facts
        else:
            assert mark.why.reason in sums or facts["source"]


@DRILL
def test_every_question_and_verdict_can_be_said(drill: Any, asked: Asked, app: Flask) -> None:
    with app.test_request_context("/?lang=en"):
        for found in asked[drill.id]:
            scene = found.posed.scene
            assert told_words(f"scene.{scene.code}", scene.facts)
            if getattr(scene, "said", None):
                assert told_words(f"said.{scene.said}", scene.facts)
            for mark in found.marks:
                assert known(f"field.{mark.ask.key}")
                assert all(known(f"option.{option}") for option in mark.ask.options)
                assert told_words(mark.why.reason, mark.why.facts)


def test_the_documentation_names_every_drill_skill_and_slip() -> None:
    page = PAGE.read_text("utf-8")
    skills = [skill for drill in DRILLS for skill in drill.skills]
    assert [code for code in (*BY_ID, *skills, *SLIPS) if f"`{code}`" not in page] == []


def test_every_slip_and_reason_has_words(app: Flask) -> None:
    with app.test_request_context("/?lang=en"):
        assert [slip for slip in SLIPS if not word(slip) or not word(f"{slip}.text")] == []
        assert [reason for reason in REASONS if not known(reason)] == []


@pytest.mark.parametrize(
    ("slip", "variant"),
    [(Slip.TDA, "tournament-nl"), (Slip.WSOP, "cash-nl"), (Slip.HOME, "home")],
)
def test_the_rulebooks_answers_are_those_of_the_shipped_profiles(
    slip: Slip, variant: str, holdem: GameBook
) -> None:
    rules = holdem.variants[variant].rules
    assert {name: getattr(rules, name) for name in BOOKS[slip]} == dict(BOOKS[slip])


def test_the_answer_of_another_rulebook_is_named_as_that_rulebooks(tournament: Rules, cash: Rules) -> None:
    """A dealer of cash games who rules by his own book in a tournament is told so: one extra card is a misdeal there."""
    errors = BY_ID["dealer_errors"]
    question = next(
        found
        for seed in range(200)
        if (found := errors.pose(tournament, "error.extra", 2, random.Random(seed))).scene.code
        == "error.extra_one"
        and not found.scene.table.moves
    )
    (by_wsop,) = errors.grade(question, cash, {})
    (mark,) = errors.grade(question, tournament, {"remedy": by_wsop.expected})
    assert (by_wsop.expected, mark.expected) == (Choice("fix_burnt"), Choice("fix_misdeal"))
    assert mark.slips[0].code == Slip.WSOP


def chips(*values: int) -> ChipSet:
    return ChipSet(
        chips=tuple(Chip(value=value, colour="white", body="#ffffff", spots="#000000") for value in values)
    )


@DRILL
@pytest.mark.parametrize(
    "changes",
    [
        {"chips": chips(1)},
        {"chips": chips(500), "smallest_chip": 500, "small_blind": 500, "big_blind": 500},
        {"chips": chips(20, 25, 60), "small_blind": 0, "big_blind": 60, "smallest_chip": 20},
        {"players": 2},
        {"players": 10},
    ],
    ids=["one chip", "great chips", "odd chips, no small blind", "two seats", "ten seats"],
)
def test_an_odd_house_is_asked_too(drill: Any, cash: Rules, changes: dict[str, Any]) -> None:
    """Where its chips do not allow a skill another one is asked: the question's tags say which."""
    rules = cash.changed(**changes)
    for found in questions(drill, rules, 1):
        assert len(found.marks) == len(found.posed.asks) > 0
        assert set(found.posed.tags) <= set(drill.skills)
