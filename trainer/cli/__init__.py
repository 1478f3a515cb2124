"""The command line. docs/contract.md fixes every format: JSON on stdout, words for people on stderr, and

0  all was answered
1  some input was refused (said where)
2  the command could not run
"""

from __future__ import annotations

import argparse
import io
import os
import sys
from collections.abc import Sequence

from trainer import __version__
from trainer.cli import check, edge, equity, icm, replay, serve, settle
from trainer.cli.command import CommandError, Intermixed


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command; returns its exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):
            # A console of few letters shows the rest as escapes; it is no reason to fail.
            stream.reconfigure(errors="backslashreplace")
    args = _parser().parse_args(arguments)
    try:
        status: int = args.run(args)
        sys.stdout.flush()
    except CommandError as error:
        print(error, file=sys.stderr)
        return 2
    except BrokenPipeError:
        # Whoever read our answers has had enough. What is still buffered goes nowhere, without a traceback at exit.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except KeyboardInterrupt:
        return 130
    return status


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="trainer", description="Practice for casino dealers.")
    parser.add_argument("--version", action="version", version=f"%(prog)s {__version__}")
    commands = parser.add_subparsers(
        title="commands", metavar="COMMAND", required=True, parser_class=Intermixed
    )
    for command in (serve, settle, replay, edge, equity, icm, check):
        command.add_to(commands)
    return parser
