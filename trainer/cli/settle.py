"""`trainer settle GAME`: rounds as JSON Lines in, settlements as JSON Lines out, one by one as they come."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Any, BinaryIO, Final, TextIO

from trainer.cli.command import CommandError, add_paytables, house_rules
from trainer.games.sections import LINE_SETTLERS
from trainer.paytables import Book

if TYPE_CHECKING:
    from trainer.cli.command import Subcommands

LONGEST_LINE: Final = 1_000_000
"""Bytes. A round of seven boxes takes less than a thousand; a line without an end must not fill the memory."""


def add_to(commands: Subcommands) -> None:
    """Describe the command."""
    parser = commands.add_parser(
        "settle",
        help="settle rounds, one JSON line each",
        description="Reads rounds from FILE or standard input, one JSON object a line, and answers each with one.",
    )
    parser.add_argument("game", metavar="GAME", help=f"one of: {_spoken(LINE_SETTLERS)}")
    parser.add_argument("--variant", metavar="ID", help="the house's rules (default: standard)")
    add_paytables(parser)
    parser.add_argument("file", metavar="FILE", nargs="?", default="-", help="rounds, - for standard input")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    """Answer every line; 1 if one was refused."""
    game = args.game.replace("-", "_")
    if game not in LINE_SETTLERS or "_" in args.game:
        raise CommandError(f"unknown game “{args.game}”; there are: {_spoken(LINE_SETTLERS)}")
    rules = _variant(house_rules(args.paytables), game, args.variant).rules
    settle = LINE_SETTLERS[game]
    with _opened(args.file) as lines:
        return answer(lines, sys.stdout, lambda line: settle(line, rules))


@contextmanager
def _opened(name: str) -> Iterator[BinaryIO]:
    if name == "-":
        yield sys.stdin.buffer
        return
    try:
        file = Path(name).open("rb")  # noqa: SIM115  (the one who reads must not have his errors taken for ours)
    except (OSError, ValueError) as error:
        raise CommandError(f"{name}: the file cannot be read: {error}") from error
    with file:
        yield file


def answer(source: BinaryIO, out: TextIO, settle: Callable[[str], dict[str, Any]]) -> int:
    """Write one JSON line for every line that is not blank, at once; 1 if one was refused, else 0."""
    write = json.JSONEncoder(separators=(",", ":"), check_circular=False).encode
    status = 0
    for number, raw in enumerate(_lines(source), 1):
        if not raw.strip():
            continue
        try:
            text = write(settle(_text(raw, first=number == 1)))
        except ValueError as error:
            status, text = 1, write({"line": number, "error": str(error)})
        out.write(text + "\n")
        out.flush()
    return status


def _lines(source: BinaryIO) -> Iterator[bytes]:
    """The lines of a stream as they come; of one that is too long only the beginning, itself too long."""
    while raw := source.readline(LONGEST_LINE + 1):
        rest = raw
        while len(rest) > LONGEST_LINE and not rest.endswith(b"\n"):
            rest = source.readline(LONGEST_LINE + 1)
        yield raw


def _text(raw: bytes, *, first: bool) -> str:
    if len(raw) > LONGEST_LINE:
        raise ValueError(f"the line is over {LONGEST_LINE} bytes")
    try:
        # Some Windows programs start a stream with a byte order mark.
        return raw.decode("utf-8-sig" if first else "utf-8")
    except UnicodeDecodeError:
        raise ValueError("not UTF-8 text") from None


def _variant(book: Book, game: str, name: str | None) -> Any:
    if game not in book.games:
        raise CommandError(f"{book.name}: no house rules for {_spoken([game])} in it")
    found = book.games[game]
    if name is None:
        name = "standard" if "standard" in found.variants else found.default
    if name not in found.variants:
        raise CommandError(f"unknown variant “{name}”; there are: {', '.join(found.variants)}")
    return found.variants[name]


def _spoken(games: Any) -> str:
    return ", ".join(game.replace("_", "-") for game in games)
