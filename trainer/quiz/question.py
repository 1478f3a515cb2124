"""A question as a value, and its grade. Games fill these in; the web shows them; nothing here knows a game."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

from trainer.cards import Card
from trainer.hands import Hand
from trainer.odds import Odds
from trainer.quiz.address import Address
from trainer.quiz.answers import Answer, Ask


@dataclass(frozen=True, slots=True)
class Stage:
    """One stage of a question that is answered bit by bit, as a table is settled box by box.

    `scene` is what lies on the table by then: it may show what earlier stages came to, never what is asked now.
    `code` says what stage it is; `passing` ones show no verdict when answered right: the next stage follows at once.
    """

    code: str
    scene: Any
    asks: tuple[Ask, ...]
    passing: bool = False


@dataclass(frozen=True, slots=True)
class Posed:
    """What a drill makes of a seed: the scene (a value of the game, shown by the game's template of that `kind`),
    the asks in the order they are answered, and the tags of the skills it exercises, the chosen one first.

    A question answered in stages holds them in `stages`; `asks` are then all asks of all stages, in their order, each
    with a key of its own, and `scene` is the first stage's. `notes` are the codes of rules this question turns on, beside
    those every question of its drill does.
    """

    scene: Any
    asks: tuple[Ask, ...]
    tags: tuple[str, ...]
    stages: tuple[Stage, ...] = ()
    notes: tuple[str, ...] = ()

    @classmethod
    def in_stages(
        cls, stages: tuple[Stage, ...], tags: tuple[str, ...], notes: tuple[str, ...] = ()
    ) -> Posed:
        """A question of these stages."""
        return cls(stages[0].scene, tuple(ask for stage in stages for ask in stage.asks), tags, stages, notes)


@dataclass(frozen=True, slots=True)
class Question:
    """A posed question at its address."""

    address: Address
    posed: Posed

    @property
    def scene(self) -> Any:
        return self.posed.scene

    @property
    def asks(self) -> tuple[Ask, ...]:
        return self.posed.asks

    @property
    def tags(self) -> tuple[str, ...]:
        return self.posed.tags

    @property
    def stages(self) -> tuple[Stage, ...]:
        """The stages; a question that is answered at once has one, without a code."""
        return self.posed.stages or (Stage("", self.scene, self.asks),)

    def at(self, number: int) -> Question:
        """The question as it stands at a stage (from 0): that stage's scene and asks."""
        stage = self.stages[number]
        return Question(self.address, Posed(stage.scene, stage.asks, self.tags, notes=self.posed.notes))


@dataclass(frozen=True, slots=True)
class Sum:
    """The arithmetic of a payout: stake at odds is amount. Shown as `35 × 7 = 245` with its mental key."""

    stake: int
    odds: Odds
    amount: int


@dataclass(frozen=True, slots=True)
class Why:
    """Why an answer is what it is, in codes and numbers.

    `reason` is a code of the game; `cards` are the five that play, marked on the table; `table` and `row` name the
    paytable row; `facts` are further values the reason's sentence needs.
    """

    reason: str
    cards: tuple[Card, ...] = ()
    hand: Hand | None = None
    table: str | None = None
    row: str | None = None
    sum: Sum | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)


@dataclass(frozen=True, slots=True)
class Slip:
    """A named mistake whose answer is the one given. `code` is the game's or `slip.stake_counted_in` and its like."""

    code: str


@dataclass(frozen=True, slots=True)
class Mark:
    """One ask judged. `slips` are the named mistakes that give exactly this wrong answer, likeliest first."""

    ask: Ask
    given: Answer | None
    expected: Answer
    right: bool
    why: Why
    slips: tuple[Slip, ...] = ()


def mark(
    ask: Ask, given: Answer | None, expected: Answer, why: Why, slips: Iterable[tuple[str, Answer]] = ()
) -> Mark:
    """Judge an ask whose right answer is the only one. `slips`: a mistake's code and the answer it gives, likeliest
    first."""
    right = given == expected
    return judged(ask, given, expected, right, why, (code for code, wrong in slips if wrong == given))


def judged(
    ask: Ask, given: Answer | None, expected: Answer, right: bool, why: Why, codes: Iterable[str] = ()
) -> Mark:
    """A mark; the slips behind a wrong answer are named once each."""
    named = () if right else tuple(Slip(str(code)) for code in dict.fromkeys(codes))
    return Mark(ask, given, expected, right, why, named)


@dataclass(frozen=True, slots=True)
class Grade:
    """A question judged, ask by ask."""

    marks: tuple[Mark, ...]

    @property
    def right(self) -> bool:
        return all(mark.right for mark in self.marks)

    def of(self, asks: Iterable[Ask]) -> Grade:
        """The marks of these asks alone."""
        keys = {ask.key for ask in asks}
        return Grade(tuple(mark for mark in self.marks if mark.ask.key in keys))

    @property
    def right_count(self) -> int:
        return sum(mark.right for mark in self.marks)

    @property
    def slips(self) -> tuple[str, ...]:
        """The likeliest slip of each wrong answer: what the statistics count."""
        return tuple(mark.slips[0].code for mark in self.marks if mark.slips)
