"""A file is never seen half written, whatever ends its writer and whoever else writes."""

import os
import random
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from trainer.paths import shipped_paytables
from trainer.paytables import write_atomically, writing

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="kills and modes as POSIX has them")

SHIPPED = shipped_paytables().read_bytes()
SAVES = 200


def version(number: int) -> bytes:
    """The file as its `number`th save left it; each has another length."""
    return b"# version %d\n" % number + SHIPPED + b"# end" * number + b"\n"


def number_of(data: bytes) -> int:
    """Which version a file holds, whole."""
    number = int(data.split(b"\n", 1)[0].removeprefix(b"# version "))
    assert data == version(number)
    return number


# The module alone: to load all of the trainer would take longer than the saves.
WRITER = f"""
import importlib.util, os, signal, sys
spec = importlib.util.spec_from_file_location("writing", {writing.__file__!r})
writing = importlib.util.module_from_spec(spec)
spec.loader.exec_module(writing)
from pathlib import Path
path, shipped = Path(sys.argv[1]), Path({str(shipped_paytables())!r}).read_bytes()

def version(number):
    return b"# version %d\\n" % number + shipped + b"# end" * number + b"\\n"
"""
SAVING = """
for number in range(int(sys.argv[2]), int(sys.argv[3]) + 1):
    writing.write_atomically(path, version(number))
    print(number, flush=True)
"""
KILLED_AT_A_STEP = """
left = int(sys.argv[2])

def step(frame, event, arg):
    global left
    if frame.f_code.co_filename != writing.__file__:
        return None
    if event == "line":
        if not left:
            os.kill(os.getpid(), signal.SIGKILL)
        left -= 1
    return step

sys.settrace(step)
writing.write_atomically(path, version(1))
"""


def child(code: str, *args: object) -> subprocess.Popen[bytes]:
    command = [sys.executable, "-I", "-c", WRITER + code, *map(str, args)]
    return subprocess.Popen(command, stdout=subprocess.PIPE)


def test_kill_9_at_random_points_of_200_saves_leaves_a_whole_version_each_time(tmp_path: Path) -> None:
    path = tmp_path / "paytables.yaml"
    write_atomically(path, version(0))
    rng = random.Random(20_26)
    kills = saved = 0
    while saved < SAVES:
        with child(SAVING, path, saved + 1, SAVES) as writer:
            assert writer.stdout is not None
            reported = int(writer.stdout.readline())
            time.sleep(rng.uniform(0, 0.02))
            writer.kill()
            reported = max([reported, *map(int, writer.stdout.read().split())])
        kills += writer.returncode == -signal.SIGKILL
        saved = number_of(path.read_bytes())
        assert saved >= reported
        assert len(list(tmp_path.iterdir())) <= 2
    assert kills >= 5
    write_atomically(path, version(0))
    assert list(tmp_path.iterdir()) == [path]


def test_kill_9_before_each_line_leaves_the_old_version_or_the_new_one(tmp_path: Path) -> None:
    path = tmp_path / "paytables.yaml"
    seen = []
    for step in range(100):
        write_atomically(path, version(0))
        with child(KILLED_AT_A_STEP, path, step) as writer:
            pass
        seen.append(number_of(path.read_bytes()))
        assert len(list(tmp_path.iterdir())) <= 2
        if writer.returncode == 0:
            break
    assert len(seen) > 10
    assert seen == sorted(seen)
    assert set(seen) == {0, 1}


def test_several_writers_and_a_reader_see_whole_versions_only(tmp_path: Path) -> None:
    path = tmp_path / "paytables.yaml"
    write_atomically(path, version(0))
    done = threading.Event()
    seen: set[int] = set()

    def read() -> None:
        while not done.is_set():
            seen.add(number_of(path.read_bytes()))

    reader = threading.Thread(target=read)
    reader.start()
    try:
        with child(SAVING, path, 1, 40) as first, child(SAVING, path, 41, 80) as second:
            for number in range(81, 120):
                write_atomically(path, version(number))
            assert first.communicate()[0].split()[-1] == b"40"
            assert second.communicate()[0].split()[-1] == b"80"
    finally:
        done.set()
        reader.join()
    assert number_of(path.read_bytes()) in {40, 80, 119}
    assert len(seen) > 1
    assert list(tmp_path.iterdir()) == [path]


def test_a_disk_that_is_full_leaves_the_old_version_alone(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "paytables.yaml"
    path.write_bytes(b"old")

    def full(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(os, "fsync", full)
    with pytest.raises(OSError, match="No space left"):
        write_atomically(path, b"new")
    assert path.read_bytes() == b"old"
    assert list(tmp_path.iterdir()) == [path]


def test_the_content_and_the_name_are_flushed_to_the_disk_around_the_rename(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "paytables.yaml"
    path.write_bytes(b"old")
    flushed: list[tuple[bool, bytes]] = []

    def flush(there: int) -> None:
        flushed.append((Path(f"/proc/self/fd/{there}").resolve() == tmp_path, path.read_bytes()))

    monkeypatch.setattr(os, "fsync", flush)
    write_atomically(path, b"new")
    assert flushed == [(False, b"old"), (True, b"new")]


def test_the_mode_of_the_file_stays(tmp_path: Path) -> None:
    path = tmp_path / "paytables.yaml"
    path.write_bytes(b"old")
    for mode in (0o640, 0o600, 0o444):
        path.chmod(mode)
        write_atomically(path, b"new")
        assert path.stat().st_mode & 0o777 == mode


def test_a_new_file_has_the_mode_of_any_new_file(tmp_path: Path) -> None:
    path, other = tmp_path / "paytables.yaml", tmp_path / "other"
    write_atomically(path, b"new")
    other.write_bytes(b"")
    assert path.stat().st_mode == other.stat().st_mode


def test_a_link_stays_a_link(tmp_path: Path) -> None:
    path, link = tmp_path / "paytables.yaml", tmp_path / "link.yaml"
    path.write_bytes(b"old")
    link.symlink_to(path)
    write_atomically(link, b"new")
    assert link.is_symlink()
    assert path.read_bytes() == b"new"


def test_a_folder_that_is_missing_or_in_the_way_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(FileNotFoundError):
        write_atomically(tmp_path / "none" / "paytables.yaml", b"new")
    (tmp_path / "paytables.yaml").mkdir()
    with pytest.raises(IsADirectoryError):
        write_atomically(tmp_path / "paytables.yaml", b"new")
    assert [path.name for path in tmp_path.iterdir()] == ["paytables.yaml"]
