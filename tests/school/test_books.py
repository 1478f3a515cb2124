"""Revisions of the whole file: the file is what counts, and the database follows it, whatever happens in between."""

from __future__ import annotations

import os
import random
import signal
import subprocess
import sys
import textwrap
import time
from collections.abc import Callable
from datetime import datetime
from pathlib import Path

import pytest
from sqlalchemy import text

from trainer.paytables.writing import write_atomically
from trainer.school import BookRevision, Conflict, Database, book, books, newest, note_book, publish

At = Callable[[float], datetime]


class File:
    """The file of house rules, as a publication sees it."""

    def __init__(self, path: Path, db: Database) -> None:
        self.path = path
        self.db = db

    @property
    def text(self) -> str:
        return self.path.read_bytes().decode()

    def edit(self, to: str) -> None:
        """As a person does, outside the trainer."""
        self.path.write_bytes(to.encode())

    def note(self, at: datetime) -> BookRevision:
        return note_book(self.db, lambda: self.text, at)

    def publish(
        self, to: str, base: int, at: datetime, author: str = "Ana", why: str = "so it is"
    ) -> BookRevision:
        def write(data: bytes) -> None:
            write_atomically(self.path, data)

        return publish(self.db, write, self.path.read_bytes, to, author, why, base, at)

    def numbers(self) -> list[tuple[int, str, str]]:
        with self.db.read() as session:
            return [(b.number, b.text, b.author) for b in books(session)]


@pytest.fixture
def file(tmp_path: Path, db: Database) -> File:
    found = File(tmp_path / "paytables.yaml", db)
    found.edit("one\n")
    return found


def test_the_file_as_it_is_found_is_the_first_revision_and_no_instructors(file: File, at: At) -> None:
    assert file.note(at(0)) == BookRevision(1, "one\n", "", "", at(0), None)
    assert file.note(at(9)) == BookRevision(1, "one\n", "", "", at(0), None)


def test_an_edit_on_disk_becomes_a_revision_of_the_files_own(file: File, at: At) -> None:
    file.note(at(0))
    file.edit("two\n")
    assert file.note(at(5)) == BookRevision(2, "two\n", "", "", at(5), 1)


def test_what_is_published_is_the_file_and_the_newest_revision(file: File, at: At) -> None:
    file.note(at(0))
    done = file.publish("zwei 🂡\r\n", 1, at(5))
    assert done == BookRevision(2, "zwei 🂡\r\n", "Ana", "so it is", at(5), 1)
    assert file.path.read_bytes() == "zwei 🂡\r\n".encode()
    assert file.note(at(6)) == done
    with file.db.read() as session:
        assert newest(session) == done
        assert book(session, 1) == BookRevision(1, "one\n", "", "", at(0), None)
        assert book(session, 3) is None
        assert [b.number for b in books(session)] == [2, 1]
        assert [b.number for b in books(session, below=2)] == [1]
        assert [b.number for b in books(session, most=1)] == [2]


def test_a_text_made_from_an_older_revision_is_refused_and_nothing_is_written(file: File, at: At) -> None:
    file.note(at(0))
    theirs = file.publish("theirs\n", 1, at(1), author="Ben")
    with pytest.raises(Conflict) as refused:
        file.publish("mine\n", 1, at(2))
    assert refused.value.theirs == theirs
    assert file.text == "theirs\n"
    assert file.numbers() == [(2, "theirs\n", "Ben"), (1, "one\n", "")]


def test_an_edit_on_disk_that_nobody_saw_yet_is_a_conflict_and_is_kept(file: File, at: At) -> None:
    file.note(at(0))
    file.edit("by hand\n")
    with pytest.raises(Conflict) as refused:
        file.publish("mine\n", 1, at(2))
    assert (refused.value.theirs.number, refused.value.theirs.author) == (2, "")
    assert file.text == "by hand\n"
    assert file.publish("mine\n", 2, at(3)).number == 3


def test_an_edit_on_disk_at_the_last_moment_is_a_conflict_too(file: File, at: At) -> None:
    file.note(at(0))
    looks = 0

    def read() -> bytes:
        nonlocal looks
        looks += 1
        if looks == 2:
            file.edit("by hand\n")
        return file.path.read_bytes()

    with pytest.raises(Conflict):
        publish(file.db, lambda data: None, read, "mine\n", "Ana", "", 1, at(1))
    assert file.numbers() == [(2, "by hand\n", ""), (1, "one\n", "")]


def test_a_file_that_is_no_text_is_a_conflict_that_can_be_settled(file: File, at: At) -> None:
    file.note(at(0))
    file.path.write_bytes(b"\xff\xfe\0broken")
    with pytest.raises(Conflict) as refused:
        file.publish("mine\n", 1, at(2))
    assert refused.value.theirs.text == "\ufffd\ufffd\ufffdbroken"
    assert file.publish("mine\n", 2, at(3)).number == 3
    assert file.text == "mine\n"


def test_publishing_what_is_in_force_is_no_revision(file: File, at: At) -> None:
    file.note(at(0))
    assert file.publish("one\n", 1, at(2)) == BookRevision(1, "one\n", "", "", at(0), None)


def test_a_file_that_cannot_be_written_leaves_everything_as_it_was(file: File, at: At) -> None:
    file.note(at(0))

    def full(data: bytes) -> None:
        raise OSError(28, "No space left on device")

    with pytest.raises(OSError, match="No space"):
        publish(file.db, full, file.path.read_bytes, "mine\n", "Ana", "", 1, at(1))
    assert file.note(at(2)).number == 1
    assert file.publish("mine\n", 1, at(3), why="again") == BookRevision(
        2, "mine\n", "Ana", "again", at(3), 1
    )


def test_of_eight_who_publish_from_one_revision_at_once_one_succeeds(
    file: File, at: At, at_once: Callable[..., list[object]]
) -> None:
    file.note(at(0))

    def try_it(number: int) -> BookRevision | Conflict:
        try:
            return file.publish(f"{number}\n", 1, at(number), author=str(number))
        except Conflict as refused:
            return refused

    came = at_once(try_it, range(8))
    (winner,) = [found for found in came if isinstance(found, BookRevision)]
    assert [found.theirs for found in came if isinstance(found, Conflict)] == [winner] * 7
    assert file.text == winner.text == f"{winner.author}\n"
    assert file.numbers() == [(2, winner.text, winner.author), (1, "one\n", "")]
    with file.db.read() as session:
        assert session.scalar(text("SELECT count(*) FROM book_pending")) == 0


def test_whoever_looks_while_another_publishes_makes_no_revision_of_his_own(
    file: File, at: At, at_once: Callable[..., list[object]]
) -> None:
    file.note(at(0))

    def turn(number: int) -> object:
        if number:
            return [file.note(at(1)).number for _ in range(40)]
        for published in range(1, 11):
            file.publish(f"{published}\n", published, at(1))
        return None

    at_once(turn, range(3))
    assert [author for _, _, author in file.numbers()] == ["Ana"] * 10 + [""]


IN_A_PROCESS = textwrap.dedent("""
    import os, signal, sys
    from datetime import UTC, datetime
    from pathlib import Path
    from trainer.paytables.writing import write_atomically
    from trainer.school import Conflict, Database, publish

    path, db = Path(sys.argv[1]), Database(sys.argv[2])

    def write(data, dies=None):
        if dies == "before":
            os.kill(os.getpid(), signal.SIGKILL)
        write_atomically(path, data)
        if dies == "after":
            os.kill(os.getpid(), signal.SIGKILL)

    def put(text, base, why="", dies=None):
        at = datetime(2031, 5, 6, 12, 1, tzinfo=UTC)
        publish(db, lambda data: write(data, dies), path.read_bytes, text, "Ana", why, base, at)

    exec(sys.argv[3])
""")


def _run(file: File, code: str) -> subprocess.Popen[str]:
    command = [sys.executable, "-c", IN_A_PROCESS, str(file.path), str(file.db.url.database), code]
    return subprocess.Popen(command, stdout=subprocess.PIPE, text=True)


@pytest.mark.skipif(os.name == "nt", reason="killed by a signal")
def test_killed_between_the_file_and_the_database_the_revision_keeps_its_author(file: File, at: At) -> None:
    file.note(at(0))
    with _run(file, "put('mine\\n', 1, 'for the floor', dies='after')") as killed:
        assert killed.wait(60) == -signal.SIGKILL
    assert file.text == "mine\n"
    assert file.numbers() == [(1, "one\n", "")]
    assert file.note(at(500)) == BookRevision(2, "mine\n", "Ana", "for the floor", at(60), 1)


@pytest.mark.skipif(os.name == "nt", reason="killed by a signal")
def test_killed_before_the_file_was_written_nothing_was_published(file: File, at: At) -> None:
    file.note(at(0))
    with _run(file, "put('mine\\n', 1, dies='before')") as killed:
        assert killed.wait(60) == -signal.SIGKILL
    assert file.note(at(5)).number == 1
    assert file.publish("other\n", 1, at(6), author="Ben").author == "Ben"
    file.edit("mine\n")
    assert file.note(at(7)).author == "", "what was never published is nobody's when it turns up later"


@pytest.mark.skipif(os.name == "nt", reason="killed by a signal")
@pytest.mark.parametrize("kills", [4, pytest.param(60, marks=pytest.mark.exhaustive)])
def test_killed_at_any_moment_of_many_publications_every_revision_is_whole_and_has_its_author(
    file: File, at: At, kills: int
) -> None:
    file.edit("0 " + "x" * 20_000 + "\n")
    base = file.note(at(0)).number
    code = "print('go', flush=True)\nfor n in range({0}, {0} + 200): put(f'{{n}} ' + 'x' * 20_000 + '\\n', n)"
    chance = random.Random(7)
    for _ in range(kills):
        with _run(file, code.format(base)) as running:
            assert running.stdout
            assert running.stdout.readline() == "go\n"
            time.sleep(chance.uniform(0, 0.1))
            running.kill()
            running.wait(60)
        assert file.text.endswith(" " + "x" * 20_000 + "\n")
        base = file.note(at(5)).number
        numbers = file.numbers()
        assert numbers[0][1] == file.text
        assert [n for n, _, _ in numbers] == list(range(base, 0, -1))
        assert {author for n, _, author in numbers if n > 1} <= {"Ana"}
    assert base > 1


def test_of_two_processes_that_publish_from_one_revision_one_succeeds(file: File, at: At) -> None:
    file.note(at(0))
    code = "try: put('{0}\\n', 1); print('{0}')\nexcept Conflict: print('refused')"
    running = [_run(file, code.format(name)) for name in ("ana", "ben")]
    said = [process.communicate(timeout=60)[0].strip() for process in running]
    assert said.count("refused") == 1
    assert {*said} - {"refused"} == {file.text.strip()}
