"""`trainer check FILE`: what is wrong with a file of house rules, one line an error."""

from __future__ import annotations

import argparse
from pathlib import Path
from typing import TYPE_CHECKING

from trainer.cli.command import CommandError
from trainer.paytables import BookError, UnreadableBook, load_book

if TYPE_CHECKING:
    from trainer.cli.command import Subcommands


def add_to(commands: Subcommands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "check",
        help="say what is wrong with a file of house rules",
        description="Prints FILE:LINE: path: what is wrong, one line an error; warnings are marked.",
    )
    parser.add_argument("file", metavar="FILE", type=Path)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Print the problems; 1 if there are errors among them."""
    try:
        book = load_book(args.file)
    except UnreadableBook as error:
        raise CommandError(str(error)) from error
    except BookError as error:
        print(error)
        return 1
    for warning in book.warnings:
        print(warning.in_file(book.name))
    return 0
