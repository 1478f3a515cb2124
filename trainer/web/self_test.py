"""Three payout questions on one page: the answer is the net profit or the amount due, never the stake. Nothing is kept."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.datastructures import MultiDict
from werkzeug.wrappers import Response

from trainer.cards import below, choice
from trainer.games import GAMES
from trainer.quiz import MAX_SEED, Address, Game, Grade, Pays, Question
from trainer.web.asking import Reading, posted, read_all, texts_of
from trainer.web.choosing import GAME, chosen_rules
from trainer.web.filters import language
from trainer.web.house import HouseRules, house

SELF_TEST: Final[Mapping[str, tuple[str, ...]]] = {
    "casino_holdem": ("bonus_payout", "ante_payout", "box_total"),
}
"""Game to the drills its self-test asks, one question each."""

_LEVEL: Final = 2
_TRIES: Final = 40


@dataclass(frozen=True)
class Part:
    """One of the three: its question, what was typed, and the verdict once all three can be judged."""

    number: int
    question: Question
    reading: Reading | None = None
    grade: Grade | None = None

    @property
    def prefix(self) -> str:
        """Before its fields' names: the questions may ask under the same key."""
        return f"q{self.number}."

    @property
    def texts(self) -> Mapping[str, str | Sequence[str]]:
        return texts_of(self.reading)

    @property
    def unclear(self) -> Mapping[str, str]:
        return self.reading.unclear if self.reading else {}

    def read(self, form: MultiDict[str, str]) -> Part:
        """The part with what was typed into its fields."""
        own = MultiDict(
            (key.removeprefix(self.prefix), value)
            for key, value in form.items(multi=True)
            if key.startswith(self.prefix)
        )
        texts = posted(self.question.asks, own)
        return Part(self.number, self.question, read_all(self.question.asks, texts))

    def graded(self, game: Game, rules: HouseRules) -> Part:
        """The part with its verdict."""
        grade = game.grade(self.question, rules.rules, self.reading.answers if self.reading else {})
        return Part(self.number, self.question, self.reading, grade)


def add_to(bp: Blueprint) -> None:
    """Put the self-test's pages on a blueprint."""
    bp.add_url_rule(f"{GAME}/self-test", "fresh_self_test", fresh)
    bp.add_url_rule(f"{GAME}/self-test/<int:seed>", "self_test", self_test, methods=["GET", "POST"])


def fresh(game: str) -> Response:
    """Go to three new questions."""
    rules = chosen_rules(game)
    where = url_for("tools.self_test", game=game, seed=house().fresh_seed(), variant=rules.variant)
    return redirect(where, 303)


def self_test(game: str, seed: int) -> str | tuple[str, int]:
    """The three questions, and after the answers the verdict on each."""
    if seed > MAX_SEED:
        abort(404)
    rules = chosen_rules(game)
    parts = questions(GAMES[game], rules, seed)
    status = 200
    if request.method == "POST":
        parts = [part.read(request.form) for part in parts]
        if any(part.unclear for part in parts):
            status = 422
        else:
            parts = [part.graded(GAMES[game], rules) for part in parts]
    marks = [part.grade.right for part in parts if part.grade]
    page = render_template(
        "tools/self_test.html",
        game=GAMES[game],
        rules=rules.rules,
        house_rules=rules,
        variant_title=rules.title(language()),
        parts=parts,
        right=sum(marks) if marks else None,
        action=url_for(
            "tools.self_test", game=game, seed=seed, variant=rules.variant, revision=rules.revision
        ),
        again=url_for("tools.fresh_self_test", game=game, variant=rules.variant),
    )
    return page, status


def questions(game: Game, rules: HouseRules, seed: int) -> list[Part]:
    """The questions of a seed: one a drill, of a skill where something is paid if the drill asks for one bet."""
    rng = random.Random(seed)
    return [
        Part(number, _question(game, game.drills[drill].id, rules, rng))
        for number, drill in enumerate(SELF_TEST[game.id], start=1)
    ]


def _question(game: Game, drill: str, rules: HouseRules, rng: random.Random) -> Question:
    for _ in range(_TRIES):
        skill = choice(rng, game.drills[drill].skills)
        address = Address(
            game.id,
            drill,
            rules.variant,
            rules.revision,
            skill,
            _LEVEL,
            below(rng, MAX_SEED + 1),
            game.generator,
        )
        asked = game.question(address, rules.rules)
        marks = game.grade(asked, rules.rules, {}).marks
        if all(isinstance(mark.expected, Pays) for mark in marks) or not _one_bet(asked):
            break
    return asked


def _one_bet(asked: Question) -> bool:
    """Whether the question asks what a bet gets, so that it can be a question of a payout at all."""
    return all(ask.kind == "bet" for ask in asked.asks)
