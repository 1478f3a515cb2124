"""Every code Texas Hold'em can speak has words, and no code has two."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from enum import StrEnum
from typing import Any

import pytest
from flask import Flask

from trainer.cards import cards
from trainer.games.texas_holdem import GAME
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills import REASONS, SLIPS
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Deed
from trainer.hands import best
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import LEVELS, NATURAL, Kind, Posed
from trainer.reading.fields import wanted
from trainer.web.telling import told_words, written
from trainer.web.words import (
    casino_holdem,
    common,
    desk,
    edge,
    holdem,
    known,
    slips,
    tags,
)

VARIANTS = load_book(shipped_paytables()).games[GAME.id].variants
CODES = [
    *REASONS,
    *SLIPS,
    *(f"{slip}.text" for slip in SLIPS),
    *(f"deed.{deed}" for deed in Deed),
    *(f"street.{street}" for street in Street),
    *(f"field.seat_{seat}" for seat in range(1, 11)),
    *(f"option.seat_{seat}" for seat in range(1, 11)),
    *(f"switch.{name}" for name in Rules.switch_fields()),
    *(f"level.{GAME.id}.{level}" for level in LEVELS),
]


@pytest.mark.parametrize("code", CODES)
def test_a_code_has_words(code: str) -> None:
    assert known(code), code


@pytest.mark.parametrize("switch", Rules.switch_fields())
def test_every_answer_to_a_switch_has_words(switch: str) -> None:
    kind = wanted(Rules.switch_fields()[switch]).kind
    values = kind if isinstance(kind, type) and issubclass(kind, StrEnum) else ()
    assert [value for value in values if not known(f"value.{switch}.{value}")] == []


def test_no_code_is_put_in_words_twice() -> None:
    said = Counter(
        code for words in (common, casino_holdem, tags, slips, edge, desk, holdem) for code in words.WORDS
    )
    assert [code for code, times in said.items() if times > 1] == []


def posed(drill_id: str) -> Iterator[tuple[Rules, Posed]]:
    drill = GAME.drills[drill_id]
    for variant in ("tournament-nl", "cash-nl", "cash-limit", "home"):
        for skill in (NATURAL, *drill.skills):
            rules: Rules = VARIANTS[variant].rules
            yield rules, drill.pose(rules, skill, 3, random.Random(7))


@pytest.mark.parametrize("drill_id", GAME.drills)
def test_what_a_question_shows_and_asks_can_be_said(app: Flask, drill_id: str) -> None:
    """Fields, options, stages, situations, what was said, and why the answer is right with its facts."""
    with app.test_request_context("/?lang=en"):
        for rules, question in posed(drill_id):
            for ask in question.asks:
                assert known(f"field.{ask.key.rpartition('.')[2]}"), ask.key
                if ask.kind in (Kind.CHOICE, Kind.SEVERAL):
                    assert [option for option in ask.options if not known(f"option.{option}")] == []
            for stage in question.stages:
                assert not stage.code or known(f"stage.{stage.code}"), stage.code
            for scene in [question.scene, *(stage.scene for stage in question.stages)]:
                say_scene(scene)
            for mark in GAME.drills[drill_id].grade(question, rules, {}):
                assert "%(" not in told_words(mark.why.reason, mark.why.facts)


def say_scene(scene: Any) -> None:
    table = getattr(scene, "table", scene)
    for seat in getattr(table, "seats", ()):
        assert seat.note is None or known(f"seat.{seat.note}"), seat.note
    if scene.kind in ("ruling", "trouble"):
        assert "%(" not in told_words(f"scene.{scene.code}", scene.facts)
    if scene.kind == "ruling" and scene.said:
        assert "%(" not in told_words(f"said.{scene.said}", scene.facts)


@pytest.mark.parametrize(
    ("name", "value", "said"),
    [
        ("bet", 1200, "1,200"),
        ("seats", (3, 5, 8), "3, 5 and 8"),
        ("seats", [4], "4"),
        ("rank", "K", "king"),
        ("hole", "AsTd", "A♠ 10♦"),
        ("button", "dead", "dead button"),
        ("seat", "seat_3", "Seat 3"),
        ("nuts", best(cards("AsKsQsJsTs")), "royal flush"),
        ("half", True, "yes"),
    ],
)
def test_facts_are_written_as_a_person_reads_them(app: Flask, name: str, value: Any, said: str) -> None:
    with app.test_request_context("/?lang=en"):
        text = str(written(name, value)).replace('<bdi dir="ltr">', "").replace("</bdi>", "")
        assert text == said
