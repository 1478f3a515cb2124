"""What a game must bring so that it can be drilled."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any, Protocol, runtime_checkable

from trainer.quiz.address import NATURAL, Address
from trainer.quiz.answers import Answer
from trainer.quiz.question import Grade, Mark, Posed, Question


class Drill(Protocol):
    """One kind of question. Frozen and stateless."""

    @property
    def id(self) -> str: ...

    @property
    def group(self) -> str:
        """`pay`, `read` or `know`: the shelf it stands on."""
        ...

    @property
    def target_seconds(self) -> int:
        """What a question should take a working dealer: nine seconds for the sum of one bet, about fifteen for a box."""
        ...

    @property
    def skills(self) -> tuple[str, ...]:
        """The tags it can be practised by, besides `natural`, in teaching order. Every one can be posed."""
        ...

    @property
    def notes(self) -> tuple[str, ...]:
        """Codes of the rules the page must state beside every question: `stake_not_included`, `bonus_on_fold` …"""
        ...

    def pose(self, rules: Any, skill: str, level: int, rng: random.Random) -> Posed:
        """Build a question. Deterministic in its arguments."""
        ...

    def grade(self, posed: Posed, rules: Any, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        """Judge the answers, one mark an ask, in the order of the asks."""
        ...


@runtime_checkable
class Keeping(Drill, Protocol):
    """A drill that also asks about what people bring, a hand they have played for instance. It is kept as a text under its
    hash, as house rules are, and the skill names the hash."""

    def hash_in(self, skill: str) -> str | None:
        """The hash a skill names, None for any other skill."""
        ...

    def pose_kept(self, rules: Any, skill: str, material: str, level: int) -> Posed:
        """Build a question from the text. Raises `ValueError` for one that these rules do not allow."""
        ...


class UnknownDrill(LookupError):
    """An address names a drill, a skill or a generator this game does not have. The message says which."""


@dataclass(frozen=True)
class Game:
    """A game that can be trained: one entry of the registry (`trainer.games.GAMES`)."""

    id: str
    generator: int
    """The version of the dealing. Addresses of another version are refused, not dealt wrongly."""
    drills: Mapping[str, Drill]
    rules: type[Any]
    """The pydantic model of its house rules."""

    def question(self, address: Address, rules: Any, material: str | None = None) -> Question:
        """Build the question at an address under the rules of its revision. `material`: the text that is kept under the
        skill, where it names one. Raises `UnknownDrill`."""
        drill = self.drill(address)
        if self.hash_in(address) and isinstance(drill, Keeping):
            if material is None:
                raise UnknownDrill(f"nothing is kept here as {address.skill}")
            try:
                return Question(address, drill.pose_kept(rules, address.skill, material, address.level))
            except ValueError as error:
                raise UnknownDrill(f"{address.skill} under these rules: {error}") from error
        return Question(address, drill.pose(rules, address.skill, address.level, random.Random(address.seed)))

    def grade(self, question: Question, rules: Any, answers: Mapping[str, Answer | None]) -> Grade:
        """Judge answers to a question of this game."""
        return Grade(self.drill(question.address).grade(question.posed, rules, answers))

    def hash_in(self, address: Address) -> str | None:
        """The hash of the kept text an address asks about, None for an address that needs none."""
        drill = self.drills.get(address.drill)
        return drill.hash_in(address.skill) if isinstance(drill, Keeping) else None

    def drill(self, address: Address) -> Drill:
        """The drill an address names. Raises `UnknownDrill`."""
        drill = self.drills.get(address.drill)
        if drill is None:
            raise UnknownDrill(f"{self.id} has no drill {address.drill}")
        if address.skill not in (NATURAL, *drill.skills) and not self.hash_in(address):
            raise UnknownDrill(f"the drill {address.drill} does not practise {address.skill}")
        if address.generator != self.generator:
            raise UnknownDrill(f"{self.id} is dealt by generator {self.generator}, not {address.generator}")
        return drill
