"""House rules: from the YAML a person writes to variants a game can be settled by, with every fault where it stands.

    book = load_book(find_paytables(None, os.environ))
    book.games["casino_holdem"].variants["standard"].rules

docs/paytables.md says how the file is written.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

from trainer.paths import data_folder, shipped_paytables
from trainer.paytables.book import Book, load_book, read_book
from trainer.paytables.compare import Hunk, Kind, Line, hunks
from trainer.paytables.problems import BookError, Problem, Severity, UnreadableBook
from trainer.paytables.splice import (
    SpliceError,
    as_written,
    copy_entry,
    drop,
    rename,
    set_switch,
    set_value,
)
from trainer.paytables.watcher import BookWatcher
from trainer.paytables.writing import write_atomically
from trainer.reading import GameBook

__all__ = [
    "Book",
    "BookError",
    "BookWatcher",
    "GameBook",
    "Hunk",
    "Kind",
    "Line",
    "Problem",
    "Severity",
    "SpliceError",
    "UnreadableBook",
    "as_written",
    "copy_entry",
    "drop",
    "find_paytables",
    "hunks",
    "load_book",
    "read_book",
    "rename",
    "set_switch",
    "set_value",
    "write_atomically",
]


def find_paytables(option: Path | None, environ: Mapping[str, str]) -> Path:
    """Which file: the one asked for, else `paytables.yaml` in the data folder (`TRAINER_DATA`), else the shipped one."""
    if option is not None:
        return option
    own = data_folder(environ) / "paytables.yaml"
    return own if own.is_file() else shipped_paytables()
