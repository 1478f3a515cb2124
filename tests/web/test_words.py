"""Every code the floors below can speak has words."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask import Flask
from flask_babel import gettext

import trainer
from trainer.games import GAMES
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.drills.rounds import StageCode
from trainer.games.casino_holdem.irregularities import Irregularity
from trainer.games.casino_holdem.procedure import Folded, Step
from trainer.games.casino_holdem.remedies import REMEDIES
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Outcome, Reason, Result
from trainer.games.casino_holdem.slips import SlipCode
from trainer.hands import Category
from trainer.quiz import LEVELS, Ask, Kind, Loses, Pushes, read
from trainer.reading.variants import By
from trainer.web.guest import LANGUAGES
from trainer.web.words import known

_CODES = [
    *(f"bet.{b}" for b in Bet),
    *(f"result.{r}" for r in Result),
    *(f"outcome.{o}" for o in Outcome),
    *(f"reason.{r}" for r in Reason),
    *(s.value for s in SlipCode),
    *(f"{s.value}.text" for s in SlipCode),
    *(f"by.{b}" for b in By),
    *(f"hand.{c}" for c in Category),
    *(f"option.{c}" for c in Category),
    *(f"level.{n}" for n in LEVELS),
    *(f"switch.{name}" for name in Rules.switch_fields()),
    *(f"option.{code}" for code in (*Step, *Folded)),
    *(f"situation.{code}" for code in Irregularity),
    *(f"option.{remedy}" for remedies in REMEDIES.values() for remedy in remedies),
    *(f"value.{switch}.{remedy}" for switch, remedies in REMEDIES.items() for remedy in remedies),
    *(f"stage.{code}" for code in StageCode),
    *(f"field.{key}" for key in ("next", "tray", "now", "deal", "folded", "category", "game", "remedy")),
]


@pytest.mark.parametrize("code", _CODES)
def test_a_code_of_the_engine_has_words(code: str) -> None:
    assert known(code), code


@pytest.mark.parametrize("game", GAMES.values(), ids=str)
def test_drills_skills_and_notes_have_words(game: object) -> None:
    for drill in game.drills.values():  # type: ignore[attr-defined]
        for code in (f"drill.{drill.id}", f"about.{drill.id}", f"ask.{drill.id}", f"group.{drill.group}"):
            assert known(code), code
        for skill in drill.skills:
            assert known(f"tag.{skill}"), skill
        for note in drill.notes:
            assert known(f"note.{note}") or known(f"switch.{note}"), note


def test_every_reason_of_a_drill_has_words() -> None:
    assert [reason for reason in DrillReason if not known(f"reason.{reason}") and not known(reason)] == []


def test_every_kind_of_unclear_answer_has_words() -> None:
    source = (Path(trainer.__file__).parent / "quiz" / "answers.py").read_text()
    found = set(re.findall(r'Unclear\("([a-z_]+)"\)', source))
    assert found
    assert [code for code in found if not known(f"unclear.{code}")] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_words_the_keys_type_are_read_as_what_they_say(app: Flask, language: str) -> None:
    """The Push and Loses keys put their own word into the field."""
    ask = Ask("ante", Kind.BET, stake=25)
    with app.test_request_context(f"/?lang={language}"):
        assert read(ask, [gettext("Push")]) == Pushes()
        assert read(ask, [gettext("Loses")]) == Loses()
