"""What is remembered: revisions of house rules, runs, attempts. The only floor that knows the database.

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
from trainer.school.database import Database
from trainer.school.marks import kept, written
from trainer.school.progress import recent_by_tag, results_by_drill, slip_counts
from trainer.school.records import (
    Attempt,
    Ended,
    KeptMark,
    Mode,
    NewerDatabase,
    NothingToWithdraw,
    NotYours,
    Result,
    Run,
    RunFinished,
    SchoolError,
    StoredRevision,
)
from trainer.school.replays import missed, slow, start_replay
from trainer.school.revisions import remember_revision, revision
from trainer.school.runs import deadline, expire, finish, leave, run_of, start_run, unfinished
from trainer.school.upgrade import upgrade

__all__ = [
    "Attempt", "Database", "Ended", "KeptMark", "Mode", "NewerDatabase", "NotYours", "NothingToWithdraw", "Result",
    "Run", "RunFinished", "SchoolError", "StoredRevision", "answer", "answer_lone", "answer_stage", "attempt_of",
    "attempts_of", "deadline", "expire", "finish", "kept", "leave", "missed", "pause", "pose", "recent_by_tag",
    "remember_revision", "results_by_drill", "resume", "revision", "run_of", "slip_counts", "slow", "start_replay",
    "start_run", "unfinished", "upgrade", "withdraw", "written",
]  # fmt: skip
