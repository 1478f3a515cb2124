"""The commands, a module each: `add_to` describes its arguments, `run` does it and returns the exit status."""

from __future__ import annotations

import argparse
import os
from pathlib import Path
from typing import TYPE_CHECKING, Any, Final

from trainer.paytables import Book, BookError, find_paytables, load_book

if TYPE_CHECKING:
    Subcommands = argparse._SubParsersAction[argparse.ArgumentParser]  # noqa: SLF001  (argparse names no other type)


class CommandError(Exception):
    """The command cannot run. The message says why; the exit status is 2."""


class Intermixed(argparse.ArgumentParser):
    """A command whose options may stand anywhere: `settle GAME --variant ID FILE` and `settle GAME FILE --variant ID`.

    argparse by itself gives every positional away at the first of them, and then knows no place for FILE.
    """

    _inside = False

    def parse_known_args(self, args: Any = None, namespace: Any = None) -> Any:
        """As in the base class; that one comes back here for each half of its work."""
        if self._inside:
            return super().parse_known_args(args, namespace)
        self._inside = True
        try:
            return self.parse_known_intermixed_args(args, namespace)
        finally:
            self._inside = False


PAYTABLES_HELP: Final = (
    "house rules (default: paytables.yaml in the data folder TRAINER_DATA, else the shipped ones)"
)


def add_paytables(parser: argparse.ArgumentParser) -> None:
    """The option that every command with house rules has."""
    parser.add_argument("--paytables", metavar="FILE", type=Path, help=PAYTABLES_HELP)


def house_rules(option: Path | None) -> Book:
    """The house rules every command goes by. Raises `CommandError` with every problem of a file not in order."""
    try:
        return load_book(find_paytables(option, os.environ))
    except BookError as error:
        raise CommandError(str(error)) from error
