"""What is remembered: house rules, drafts of them, runs, attempts. The only floor that knows the database.

    db = Database(folder / "school.db")
    upgrade(db)
    with db.write() as session:
        run = start_run(session, guest=…, …, now=now)

The functions take a session of `Database.read` or `Database.write` and give frozen records back; what changes
something needs `write`. None of them reads a clock: `now` comes in, with its zone. docs/memory.md has the whole story.
"""

from trainer.school.attempts import (
    answer,
    answer_lone,
    answer_stage,
    attempt_of,
    attempts_of,
    pause,
    pose,
    resume,
    withdraw,
)
from trainer.school.books import book, books, newest, note_book, publish
from trainer.school.brought import keep_material, material
from trainer.school.database import Database
from trainer.school.door import close, instructor, instructors, keep_key, key_opens, make_key, open_with
from trainer.school.drafts import draft, drop_draft, save_draft, settle_draft
from trainer.school.marks import kept, written
from trainer.school.progress import recent_by_tag, results_by_drill, slip_counts
from trainer.school.records import (
    Attempt,
    BookRevision,
    Conflict,
    Draft,
    Ended,
    Instructor,
    KeptMark,
    MaterialFull,
    Mode,
    NameTaken,
    NewerDatabase,
    NothingToWithdraw,
    NotYours,
    Result,
    Run,
    RunFinished,
    SchoolError,
    StaleDraft,
    StoredRevision,
)
from trainer.school.replays import missed, slow, start_replay
from trainer.school.revisions import remember_revision, revision
from trainer.school.runs import deadline, expire, finish, leave, run_of, start_run, unfinished
from trainer.school.upgrade import upgrade

__all__ = [
    "Attempt", "BookRevision", "Conflict", "Database", "Draft", "Ended", "Instructor", "KeptMark", "MaterialFull",
    "Mode", "NameTaken", "NewerDatabase", "NotYours", "NothingToWithdraw", "Result", "Run", "RunFinished",
    "SchoolError", "StaleDraft", "StoredRevision", "answer", "answer_lone", "answer_stage", "attempt_of",
    "attempts_of", "book", "books", "close", "deadline", "draft", "drop_draft", "expire", "finish", "instructor",
    "instructors", "keep_key", "keep_material", "kept", "key_opens", "leave", "make_key", "material", "missed",
    "newest", "note_book", "open_with", "pause", "pose", "publish", "recent_by_tag", "remember_revision",
    "results_by_drill", "resume", "revision", "run_of", "save_draft", "settle_draft", "slip_counts", "slow",
    "start_replay", "start_run", "unfinished", "upgrade", "withdraw", "written",
]  # fmt: skip
