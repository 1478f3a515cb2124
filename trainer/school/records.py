"""What the school remembers, as values that outlive their session, and the ways it says no."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from datetime import datetime
from enum import StrEnum


class SchoolError(Exception):
    """The family of refusals.

    SchoolError
    ├── NotYours           no such run or question of this guest
    ├── RunFinished        the run is over: its result stays as it was
    ├── NothingToWithdraw  this run has no answer that may be taken back
    ├── Conflict           the house rules were changed by somebody else meanwhile
    ├── StaleDraft         the draft was changed in another window meanwhile
    ├── NameTaken          somebody at the desk has this name
    └── NewerDatabase      the file was written by a newer version of the trainer
    """


class NotYours(SchoolError, LookupError):
    """There is no such run or question of this guest. Somebody else's looks the same as none at all."""


class RunFinished(SchoolError):
    """The run is over: nothing more is posed in it and an open question can no longer be answered."""


class NothingToWithdraw(SchoolError):
    """No answer of this run may be taken back: none was given, one was taken back already, or it is no practice."""


class Conflict(SchoolError):
    """The house rules are no longer those the text was made from. Nothing was written; `theirs` is in force now."""

    def __init__(self, theirs: BookRevision) -> None:
        self.theirs = theirs
        super().__init__(f"revision {theirs.number} was published meanwhile")


class StaleDraft(SchoolError):
    """The draft is no longer the one the page showed. Nothing was kept; `current` is the draft, None if it is gone."""

    def __init__(self, current: Draft | None) -> None:
        self.current = current
        super().__init__("the draft was changed in another window")


class NameTaken(SchoolError):
    """Somebody who is at the desk has this name: two authors of one name could not be told apart."""


class NewerDatabase(SchoolError):
    """The database was written by a newer version of the trainer. It has not been touched."""


class MaterialFull(SchoolError):
    """So much has been brought that no more is kept."""


class Mode(StrEnum):
    """How a run is sat."""

    PRACTICE = "practice"
    """No clock presses: hints at hand, pauses do not count, the last answer may be taken back once."""
    SPEED = "speed"
    """Against the clock: a time limit or a number of questions. It is sat in one go or not rated."""
    EXAM = "exam"
    """No feedback until the end."""


class Ended(StrEnum):
    """Why a run ended before its last question."""

    LEFT = "left"
    """The page of a speed run was hidden or left: it is not rated."""
    TIME = "time"
    """The time limit was reached."""


@dataclass(frozen=True, slots=True)
class StoredRevision:
    """House rules that were once in force; `rules` and `snapshot` are the JSON texts that were given."""

    game: str
    hash: str
    variant: str
    rules: str
    snapshot: str
    first_seen: datetime


@dataclass(frozen=True, slots=True)
class Run:
    """One sitting of `length` questions; with a time limit of `seconds`, of at most so many.

    `skill` is a tag, `natural` or `mix`. `planned` are the addresses of all its questions where they are settled
    beforehand. A replay is not `counted`: its answers have been seen. A speed run that was left is not `rated`. Both
    stay out of the statistics. `shared_from` is the share key it was started from, if it was.
    """

    id: str
    guest: str
    game: str
    drill: str
    variant: str
    revision: str
    skill: str
    level: int
    length: int
    seed: int
    mode: Mode
    seconds: int | None
    counted: bool
    rated: bool
    replay_of: str | None
    shared_from: str | None
    planned: tuple[str, ...] | None
    started: datetime
    finished: datetime | None
    ended: Ended | None


@dataclass(frozen=True, slots=True)
class KeptMark:
    """The verdict on one ask. `given` and `expected` are answers as `trainer.school.marks.written` writes them."""

    ask: str
    right: bool
    given: str | None
    expected: str
    slips: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Attempt:
    """One question put to one guest. `run` and `number` (from 1) are None for a question outside a run.

    `nonce` names the attempt to the outside: whoever answers sends it back. Until it is answered, `answered_at`,
    `milliseconds` and `right` are None, `answer` and `marks` are empty. `answer` is what was typed, by ask;
    `slip` the first named mistake. `stages` is what was typed stage by stage, by ask, and `stage_ms` the milliseconds
    each of them took. `milliseconds` are those from the putting of the question to its answer, less `paused_ms`;
    since `paused_at` the clock stands still. Withdrawn, an answer scores nothing, right or wrong.
    """

    run: str | None
    guest: str
    number: int | None
    address: str
    nonce: str
    posed_at: datetime
    paused_at: datetime | None
    paused_ms: int
    answered_at: datetime | None
    milliseconds: int | None
    stages: tuple[Mapping[str, tuple[str, ...]], ...]
    stage_ms: tuple[int, ...]
    answer: Mapping[str, tuple[str, ...]]
    marks: tuple[KeptMark, ...]
    right: bool | None
    slip: str | None
    tags: tuple[str, ...]
    hints: tuple[str, ...]
    withdrawn_at: datetime | None


@dataclass(frozen=True, slots=True)
class Result:
    """Answers added up. `median_ms` is the median time of an answer in milliseconds, right or wrong."""

    right: int
    total: int
    median_ms: int


@dataclass(frozen=True, slots=True)
class BookRevision:
    """The whole file of house rules as it was published once. `number` counts from 1; `parent` is the revision it was
    made from, None for the first. `author` is the instructor's name, "" for an edit of the file itself."""

    number: int
    text: str
    author: str
    why: str
    at: datetime
    parent: int | None


@dataclass(frozen=True, slots=True)
class Draft:
    """The file as an instructor has it so far, in order or not. `editor` is the instructor's id, `base` the revision it
    was begun from. `version` grows with each change and never comes again, not even after the draft was dropped."""

    editor: str
    base: int
    text: str
    version: int
    changed: datetime


@dataclass(frozen=True, slots=True)
class Instructor:
    """One who may edit the house rules. `id` is known to his browser alone; `since` is when he opened the desk."""

    id: str
    name: str
    since: datetime
