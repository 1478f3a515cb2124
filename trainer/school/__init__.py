"""What is remembered: revisions of house rules, runs, attempts. The only floor that knows the database.

    db = Database(folder / "school.db")
    upgrade(db)
    with db.write() as session:
        run = start_run(session, guest=…, …, now=now)

The functions take a session of `Database.read` or `Database.write` and give frozen records back; what changes
something needs `write`. None of them reads a clock: `now` comes in, with its zone. docs/memory.md has the whole story.
"""

from trainer.school.attempts import answer, answer_lone, attempt_of, attempts_of, pose
from trainer.school.database import Database
from trainer.school.marks import kept, written
from trainer.school.progress import recent_by_tag, results_by_drill, slip_counts
from trainer.school.records import (
    Attempt,
    KeptMark,
    NewerDatabase,
    NotYours,
    Result,
    Run,
    RunFinished,
    SchoolError,
    StoredRevision,
)
from trainer.school.revisions import remember_revision, revision
from trainer.school.runs import finish, run_of, start_replay, start_run, unfinished
from trainer.school.upgrade import upgrade

__all__ = [
    "Attempt", "Database", "KeptMark", "NewerDatabase", "NotYours", "Result", "Run", "RunFinished", "SchoolError",
    "StoredRevision", "answer", "answer_lone", "attempt_of", "attempts_of", "finish", "kept", "pose", "recent_by_tag",
    "remember_revision", "results_by_drill", "revision", "run_of", "slip_counts", "start_replay", "start_run",
    "unfinished", "upgrade", "written",
]  # fmt: skip
