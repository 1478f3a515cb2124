"""The house rules follow their file; what is broken never comes into force."""

import os
import threading
from pathlib import Path

import pytest

from trainer.paths import shipped_paytables
from trainer.paytables import BookError, BookWatcher, UnreadableBook, find_paytables

GOOD = shipped_paytables().read_text("utf-8")


@pytest.fixture
def file(tmp_path: Path) -> Path:
    path = tmp_path / "paytables.yaml"
    path.write_text(GOOD, "utf-8")
    return path


def boxes(watcher: BookWatcher) -> int:
    book, _ = watcher.current()
    return int(book.games["casino_holdem"].variants["europa"].rules.boxes)


def edit(path: Path, boxes: str) -> None:
    path.write_text(GOOD.replace("boxes: {is: 6,", f"boxes: {{is: {boxes},"), "utf-8")


def test_an_edit_is_picked_up_without_a_restart(file: Path) -> None:
    watcher = BookWatcher(file)
    assert boxes(watcher) == 6
    edit(file, "5")
    assert boxes(watcher) == 5


def test_an_unchanged_file_is_the_same_book(file: Path) -> None:
    watcher = BookWatcher(file)
    assert watcher.current()[0] is watcher.current()[0]


def test_a_file_replaced_by_another_one_of_the_same_size_and_time_is_seen(file: Path) -> None:
    watcher = BookWatcher(file, clock=lambda: 10**20)
    assert boxes(watcher) == 6
    before = file.stat()
    other = file.with_suffix(".new")
    edit(other, "4")
    os.utime(other, ns=(before.st_atime_ns, before.st_mtime_ns))
    other.replace(file)
    assert boxes(watcher) == 4


def test_a_second_edit_within_the_same_tick_of_the_clock_is_seen(file: Path) -> None:
    watcher = BookWatcher(file, clock=lambda: file.stat().st_mtime_ns)
    tick = file.stat().st_mtime_ns
    for number in ("5", "4"):
        edit(file, number)
        os.utime(file, ns=(tick, tick))
        assert boxes(watcher) == int(number)


def test_the_text_in_force_is_the_file_byte_for_byte_and_stays_when_an_edit_is_broken(file: Path) -> None:
    marked = ("\ufeff" + GOOD.replace("\n", "\r\n")).encode()
    file.write_bytes(marked)
    watcher = BookWatcher(file)
    assert watcher.text().encode() == marked
    file.write_bytes(b"broken: [\n")
    assert watcher.text().encode() == marked
    edit(file, "5")
    assert watcher.text().encode() == file.read_bytes()


def test_a_broken_edit_leaves_the_last_good_rules_and_says_why(file: Path) -> None:
    watcher = BookWatcher(file)
    edit(file, "9")
    for _ in range(2):
        assert boxes(watcher) == 6
        (problem,) = watcher.current()[1]
        assert problem.path == "casino_holdem.variants.europa.boxes.is"
    edit(file, "3")
    assert boxes(watcher) == 3
    assert watcher.current()[1] == ()


def test_undoing_a_broken_edit_clears_the_problem(file: Path) -> None:
    watcher = BookWatcher(file)
    edit(file, "9")
    assert watcher.current()[1]
    edit(file, "6")
    assert watcher.current()[1] == ()


def test_a_vanished_file_leaves_the_last_good_rules_until_it_is_back(file: Path) -> None:
    watcher = BookWatcher(file)
    edit(file, "5")
    assert boxes(watcher) == 5
    text = file.read_text("utf-8")
    file.unlink()
    assert boxes(watcher) == 5
    assert "cannot be read" in str(watcher.current()[1][0])
    file.write_text(text, "utf-8")
    assert watcher.current()[1] == ()


def test_a_broken_file_at_the_start_is_refused(file: Path) -> None:
    edit(file, "9")
    with pytest.raises(BookError):
        BookWatcher(file)
    with pytest.raises(UnreadableBook):
        BookWatcher(file.parent)
    with pytest.raises(UnreadableBook):
        BookWatcher(file.parent / "none.yaml")


def test_a_file_of_the_house_takes_over_from_the_shipped_one(tmp_path: Path) -> None:
    watcher = BookWatcher(lambda: find_paytables(None, {"TRAINER_DATA": str(tmp_path)}))
    assert (boxes(watcher), watcher.current()[0].name) == (6, str(shipped_paytables()))
    own = tmp_path / "paytables.yaml"
    edit(own, "2")
    assert (boxes(watcher), watcher.current()[0].name) == (2, str(own))
    own.unlink()
    assert boxes(watcher) == 2


def test_readers_in_many_threads_see_good_rules_throughout_edits(file: Path) -> None:
    watcher = BookWatcher(file)
    seen: set[int] = set()
    failed: list[BaseException] = []
    stop = threading.Event()

    def read() -> None:
        try:
            while not stop.is_set():
                seen.add(boxes(watcher))
        except BaseException as error:  # noqa: BLE001
            failed.append(error)

    readers = [threading.Thread(target=read) for _ in range(3)]
    for reader in readers:
        reader.start()
    for number in ("5", "9", "4"):
        edit(file, number)
        watcher.current()
    stop.set()
    for reader in readers:
        reader.join()
    assert failed == []
    assert seen <= {6, 5, 4}
    assert boxes(watcher) == 4


def test_which_file_the_option_then_the_data_folder_then_the_shipped_one(tmp_path: Path) -> None:
    environ = {"TRAINER_DATA": str(tmp_path)}
    assert find_paytables(Path("x.yaml"), environ) == Path("x.yaml")
    assert find_paytables(None, environ) == shipped_paytables()
    (tmp_path / "paytables.yaml").write_text("broken", "utf-8")
    assert find_paytables(None, environ) == tmp_path / "paytables.yaml"
