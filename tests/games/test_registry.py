"""The registry of games: what the floors above can rely on, whatever the game."""

import random
import re

import pytest

from trainer.games import GAMES
from trainer.games.casino_holdem.rules import Rules
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import MAX_SEED, NATURAL, Address, Choice, Game, UnknownDrill

BOOK = load_book(shipped_paytables())
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES.keys())


def address(game: Game, drill: str, skill: str, seed: int = 1) -> Address:
    variant = next(iter(BOOK.games[game.id].variants.values()))
    return Address(game.id, drill, variant.id, variant.revision, skill, 2, seed, game.generator)


def test_casino_holdem_can_be_trained() -> None:
    assert GAMES["casino_holdem"].rules is Rules


@every_game
def test_each_game_and_drill_stands_under_its_own_id(game: Game) -> None:
    assert GAMES[game.id] is game
    assert all(drill.id == key for key, drill in game.drills.items())


@every_game
def test_each_game_has_house_rules_in_the_shipped_file(game: Game) -> None:
    assert all(isinstance(v.rules, game.rules) for v in BOOK.games[game.id].variants.values())


@every_game
def test_each_drill_says_its_shelf_skills_and_notes(game: Game) -> None:
    for drill in game.drills.values():
        assert re.fullmatch(r"[a-z]+", drill.group)
        assert drill.skills
        assert len(set(drill.skills)) == len(drill.skills)
        assert all(re.fullmatch(r"[a-z][a-z0-9_.]*", code) for code in (*drill.skills, *drill.notes))


@every_game
def test_every_question_has_an_address_that_builds_it_again(game: Game) -> None:
    for drill in game.drills.values():
        for skill in (NATURAL, *drill.skills):
            asked = address(game, drill.id, skill, seed=MAX_SEED)
            rules = BOOK.games[game.id].variants[asked.variant].rules
            again = Address.parse(str(asked))
            assert again == asked
            assert game.question(again, rules) == game.question(asked, rules)


@every_game
def test_a_question_is_graded_by_its_own_drill(game: Game) -> None:
    for drill in game.drills.values():
        question = game.question(asked := address(game, drill.id, NATURAL), rules := _rules(game))
        grade = game.grade(question, rules, {})
        assert grade.marks == drill.grade(question.posed, rules, {})
        right = {mark.ask.key: mark.expected for mark in grade.marks}
        assert game.grade(question, rules, right).right
        assert question.address is asked


def _rules(game: Game) -> object:
    return next(iter(BOOK.games[game.id].variants.values())).rules


@every_game
def test_an_unknown_drill_skill_or_generator_is_refused_by_name(game: Game) -> None:
    drill = next(iter(game.drills))
    good = address(game, drill, NATURAL)
    for wrong, message in (
        (address(game, "no_such_drill", NATURAL), "no_such_drill"),
        (address(game, drill, "no.such_skill"), "no.such_skill"),
        (Address.parse(str(good).replace(f"/g{game.generator}", "/g999")), "999"),
    ):
        with pytest.raises(UnknownDrill, match=message):
            game.question(wrong, _rules(game))


def test_a_dealers_game_is_graded_from_its_address_alone() -> None:
    """Nothing is kept between asking and grading but the address."""
    game = GAMES["casino_holdem"]
    rules = BOOK.games[game.id].variants["standard"].rules
    asked = address(game, "dealer_game", "qualify.exactly", seed=random.Random(5).getrandbits(40))
    assert game.grade(game.question(asked, rules), rules, {"game": Choice("qualifies")}).right
    assert not game.grade(game.question(asked, rules), rules, {"game": Choice("does_not_qualify")}).right
