"""The tables. Only this floor sees their rows; the others get the frozen records of `trainer.school.records`."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Any, ClassVar

from sqlalchemy import (
    JSON,
    BigInteger,
    CheckConstraint,
    DateTime,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    MetaData,
    Text,
    TypeDecorator,
    UniqueConstraint,
    text,
    true,
)
from sqlalchemy.orm import DeclarativeBase, Mapped, mapped_column

from trainer.school.records import (
    Attempt,
    BookRevision,
    Draft,
    Ended,
    Instructor,
    KeptMark,
    Mode,
    Run,
    StoredRevision,
)


class Moment(TypeDecorator[datetime]):
    """A time with its zone, kept as UTC. SQLite would drop the zone and hand back another time; this refuses to."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        if value is not None and value.tzinfo is None:
            raise ValueError("a time needs its zone")
        return value and value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:
        return value and (value.astimezone(UTC) if value.tzinfo else value.replace(tzinfo=UTC))


class Base(DeclarativeBase):
    """Every constraint has a name, so that a migration can speak of it."""

    metadata = MetaData(
        naming_convention={
            "pk": "pk_%(table_name)s",
            "fk": "fk_%(table_name)s_%(column_0_N_name)s_%(referred_table_name)s",
            "uq": "uq_%(table_name)s_%(column_0_N_name)s",
            "ix": "ix_%(table_name)s_%(column_0_N_name)s",
            "ck": "ck_%(table_name)s_%(constraint_name)s",
        }
    )
    type_annotation_map: ClassVar[dict[Any, Any]] = {
        str: Text(),
        datetime: Moment(),
        list[str]: JSON(none_as_null=True),
        dict[str, Any]: JSON(none_as_null=True),
        list[dict[str, Any]]: JSON(none_as_null=True),
    }


class RevisionRow(Base):
    """House rules that were once in force. Never changed, never deleted: addresses lead here."""

    __tablename__ = "revision"

    game: Mapped[str] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(primary_key=True)
    variant: Mapped[str]
    """The variant they were first seen under."""
    rules: Mapped[str]
    """The normalised rules, JSON, as they were given."""
    snapshot: Mapped[str]
    """Names and provenance at that time, JSON, as they were given."""
    first_seen: Mapped[datetime]

    def record(self) -> StoredRevision:
        return StoredRevision(self.game, self.hash, self.variant, self.rules, self.snapshot, self.first_seen)


class MaterialRow(Base):
    """A text that somebody has brought to be asked about. Never changed, never deleted: addresses lead here."""

    __tablename__ = "material"

    game: Mapped[str] = mapped_column(primary_key=True)
    hash: Mapped[str] = mapped_column(primary_key=True)
    text: Mapped[str]
    first_seen: Mapped[datetime]


class RunRow(Base):
    """One sitting: so many questions of one drill."""

    __tablename__ = "run"
    __table_args__ = (
        ForeignKeyConstraint(["game", "revision"], ["revision.game", "revision.hash"]),
        CheckConstraint("level BETWEEN 1 AND 5", name="level"),
        CheckConstraint("length >= 1", name="length"),
        CheckConstraint("mode IN ('practice', 'speed', 'exam')", name="mode"),
        CheckConstraint("seconds IS NULL OR (seconds >= 1 AND mode = 'speed')", name="seconds"),
        CheckConstraint(
            "ended IS NULL OR (finished IS NOT NULL"
            " AND ((ended = 'left' AND mode = 'speed' AND NOT rated)"
            " OR (ended = 'time' AND seconds IS NOT NULL)))",
            name="ended",
        ),
        Index(None, "guest", "finished", "started"),
    )

    id: Mapped[str] = mapped_column(primary_key=True)
    guest: Mapped[str]
    game: Mapped[str]
    drill: Mapped[str]
    variant: Mapped[str]
    revision: Mapped[str]
    skill: Mapped[str]
    level: Mapped[int]
    length: Mapped[int]
    seed: Mapped[int] = mapped_column(BigInteger)
    mode: Mapped[str] = mapped_column(server_default="practice")
    seconds: Mapped[int | None]
    counted: Mapped[bool]
    rated: Mapped[bool] = mapped_column(server_default=true())
    replay_of: Mapped[str | None] = mapped_column(ForeignKey("run.id"))
    shared_from: Mapped[str | None]
    planned: Mapped[list[str] | None]
    started: Mapped[datetime]
    finished: Mapped[datetime | None]
    ended: Mapped[str | None]

    def record(self) -> Run:
        return Run(
            id=self.id,
            guest=self.guest,
            game=self.game,
            drill=self.drill,
            variant=self.variant,
            revision=self.revision,
            skill=self.skill,
            level=self.level,
            length=self.length,
            seed=self.seed,
            mode=Mode(self.mode),
            seconds=self.seconds,
            counted=self.counted,
            rated=self.rated,
            replay_of=self.replay_of,
            shared_from=self.shared_from,
            planned=None if self.planned is None else tuple(self.planned),
            started=self.started,
            finished=self.finished,
            ended=None if self.ended is None else Ended(self.ended),
        )


class AttemptRow(Base):
    """One question put to one guest, and what became of it. Answered wholly or not at all."""

    __tablename__ = "attempt"
    __table_args__ = (
        UniqueConstraint("run", "number"),
        CheckConstraint("(run IS NULL) = (number IS NULL)", name="run_and_number"),
        CheckConstraint("number >= 1", name="number"),
        CheckConstraint(
            "(answered_at IS NULL) = (milliseconds IS NULL)"
            ' AND (answered_at IS NULL) = ("right" IS NULL)'
            " AND (answered_at IS NULL) = (answer IS NULL)"
            " AND (answered_at IS NULL) = (marks IS NULL)",
            name="answered_wholly",
        ),
        CheckConstraint("paused_ms >= 0", name="paused_ms"),
        CheckConstraint("paused_at IS NULL OR answered_at IS NULL", name="no_pause_after_the_answer"),
        CheckConstraint(
            "withdrawn_at IS NULL OR (answered_at IS NOT NULL AND run IS NOT NULL)",
            name="withdrawn_from_a_run",
        ),
        Index(None, "guest", "answered_at"),
        Index(
            "uq_attempt_run_withdrawn",
            "run",
            unique=True,
            sqlite_where=text("withdrawn_at IS NOT NULL"),
            postgresql_where=text("withdrawn_at IS NOT NULL"),
        ),
    )

    id: Mapped[int] = mapped_column(primary_key=True)
    run: Mapped[str | None] = mapped_column(ForeignKey("run.id"))
    guest: Mapped[str]
    number: Mapped[int | None]
    address: Mapped[str]
    nonce: Mapped[str] = mapped_column(unique=True)
    posed_at: Mapped[datetime]
    paused_at: Mapped[datetime | None]
    paused_ms: Mapped[int] = mapped_column(BigInteger, server_default="0")
    answered_at: Mapped[datetime | None]
    milliseconds: Mapped[int | None] = mapped_column(BigInteger)
    stages: Mapped[list[dict[str, Any]] | None]
    """`{"texts": ask to texts, "milliseconds": how long this stage took}`, stage by stage."""
    answer: Mapped[dict[str, Any] | None]
    marks: Mapped[list[dict[str, Any]] | None]
    right: Mapped[bool | None]
    slip: Mapped[str | None]
    tags: Mapped[list[str]]
    hints: Mapped[list[str]]
    withdrawn_at: Mapped[datetime | None]

    def record(self) -> Attempt:
        return Attempt(
            run=self.run,
            guest=self.guest,
            number=self.number,
            address=self.address,
            nonce=self.nonce,
            posed_at=self.posed_at,
            paused_at=self.paused_at,
            paused_ms=self.paused_ms,
            answered_at=self.answered_at,
            milliseconds=self.milliseconds,
            stages=tuple(_typed(stage["texts"]) for stage in self.stages or ()),
            stage_ms=tuple(stage["milliseconds"] for stage in self.stages or ()),
            answer=_typed(self.answer or {}),
            marks=tuple(KeptMark(**{**mark, "slips": tuple(mark["slips"])}) for mark in self.marks or ()),
            right=self.right,
            slip=self.slip,
            tags=tuple(self.tags),
            hints=tuple(self.hints),
            withdrawn_at=self.withdrawn_at,
        )


class BookRow(Base):
    """The whole file of house rules as it was published once. Never changed, never deleted."""

    __tablename__ = "book_revision"

    number: Mapped[int] = mapped_column(primary_key=True)
    text: Mapped[str]
    author: Mapped[str]
    """The instructor's name, "" for an edit of the file itself."""
    why: Mapped[str]
    at: Mapped[datetime]
    parent: Mapped[int | None] = mapped_column(ForeignKey("book_revision.number"))

    def record(self) -> BookRevision:
        return BookRevision(self.number, self.text, self.author, self.why, self.at, self.parent)


class PendingRow(Base):
    """A publication that was begun: whose it is when the process dies between the file and the database."""

    __tablename__ = "book_pending"

    id: Mapped[str] = mapped_column(primary_key=True)
    base: Mapped[int] = mapped_column(ForeignKey("book_revision.number"))
    text: Mapped[str]
    author: Mapped[str]
    why: Mapped[str]
    at: Mapped[datetime]


class InstructorRow(Base):
    """One who may edit the house rules, in one browser."""

    __tablename__ = "instructor"

    id: Mapped[str] = mapped_column(primary_key=True)
    name: Mapped[str]
    since: Mapped[datetime]
    edits: Mapped[int]
    """The newest version of his drafts."""
    closed: Mapped[datetime | None]

    def record(self) -> Instructor:
        return Instructor(self.id, self.name, self.since)


class DraftRow(Base):
    """The file of house rules as an instructor has it so far."""

    __tablename__ = "draft"

    editor: Mapped[str] = mapped_column(ForeignKey("instructor.id"), primary_key=True)
    base: Mapped[int] = mapped_column(ForeignKey("book_revision.number"))
    text: Mapped[str]
    version: Mapped[int]
    changed: Mapped[datetime]

    def record(self) -> Draft:
        return Draft(self.editor, self.base, self.text, self.version, self.changed)


class KeyRow(Base):
    """A link that opens the desk once. Only its digest is kept; used ones stay, so that none opens twice."""

    __tablename__ = "setup_key"

    digest: Mapped[str] = mapped_column(primary_key=True)
    made: Mapped[datetime]
    used: Mapped[datetime | None]


def _typed(answer: dict[str, list[str]]) -> dict[str, tuple[str, ...]]:
    return {ask: tuple(texts) for ask, texts in answer.items()}
