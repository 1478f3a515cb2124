"""Writing a file so that whoever reads it, whenever, finds the old text or the new one, whole."""

from __future__ import annotations

import contextlib
import os
import stat
import sys
import threading
from collections.abc import Iterator
from pathlib import Path

if sys.platform != "win32":
    import fcntl

_one_at_a_time = threading.Lock()


def write_atomically(path: Path, data: bytes) -> None:
    """Put a file's new content in its place at once: written beside it, flushed to the disk, then renamed over it.

    A kill or a power cut at any moment leaves the old file or the new one. What it leaves beside the file is cleared
    away by the next write. The file's mode stays, and a link stays a link. Raises `OSError` with nothing changed."""
    path = path.resolve()
    beside = path.with_name(f".{path.name}.new")
    with _alone_in(path.parent):
        try:
            beside.unlink(missing_ok=True)
            with beside.open("xb") as file:
                with contextlib.suppress(
                    FileNotFoundError
                ):  # before a word is in it that others may not read
                    beside.chmod(stat.S_IMODE(path.stat().st_mode))
                file.write(data)
                file.flush()
                os.fsync(file.fileno())
            beside.replace(path)
        except BaseException:
            with contextlib.suppress(OSError):
                beside.unlink(missing_ok=True)
            raise


@contextlib.contextmanager
def _alone_in(folder: Path) -> Iterator[None]:
    """Keep other threads and processes from writing here meanwhile; at the end, flush the folder's names to the disk."""
    with _one_at_a_time:
        if sys.platform == "win32":  # no locks on folders, and nothing to flush; one process serves there
            yield
            return
        there = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
        try:
            # Some network disks know no locks and no flushing of folders: the rename is whole there as well.
            with contextlib.suppress(OSError):
                fcntl.flock(there, fcntl.LOCK_EX)
            yield
            with contextlib.suppress(OSError):
                os.fsync(there)
        finally:
            os.close(there)
