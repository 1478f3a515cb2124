"""Settling rounds: through the function, and through the command with its start, reading and writing."""

from __future__ import annotations

import json
import subprocess
import sys
import tempfile
from collections.abc import Iterator, Sequence
from pathlib import Path
from time import process_time

from bench.figures import Figure
from bench.house import natural_rounds, standard
from trainer.games.casino_holdem.round import Round, format
from trainer.games.casino_holdem.settlement import settle

THROUGH_FUNCTION = 20_000
THROUGH_COMMAND = 50_000
DEALT = 5_000
FULL_TABLE = 7


def figures() -> Iterator[Figure]:
    """Rounds a second, of one box; and of a full table, which has no limit."""
    for boxes, function_limit, command_limit in ((1, 10_000, 5_000), (FULL_TABLE, None, None)):
        rounds = natural_rounds(DEALT, boxes)
        of = "one box" if boxes == 1 else f"{boxes} boxes"
        yield Figure(f"settle, {of}", _function(rounds), "rounds/s", at_least=function_limit)
        yield Figure(f"trainer settle, {of}", _command(rounds), "rounds/s", at_least=command_limit)


def _function(rounds: Sequence[Round]) -> float:
    rules = standard()
    for round_ in rounds:
        settle(round_, rules)
    times = THROUGH_FUNCTION // len(rounds)
    start = process_time()
    for _ in range(times):
        for round_ in rounds:
            settle(round_, rules)
    return times * len(rounds) / (process_time() - start)


def _command(rounds: Sequence[Round]) -> float:
    lines = [json.dumps(format(round_), separators=(",", ":")) for round_ in rounds]
    with tempfile.TemporaryDirectory() as folder:
        file = Path(folder) / "rounds.jsonl"
        file.write_text("\n".join(lines * (THROUGH_COMMAND // len(lines))) + "\n", encoding="utf-8")
        before = _children()
        done = subprocess.run(
            [sys.executable, "-m", "trainer", "settle", "casino-holdem", str(file)],
            stdout=subprocess.PIPE,
            check=True,
        )
        spent = _children() - before
    answers = done.stdout.count(b"\n")
    if answers != THROUGH_COMMAND or b'"error"' in done.stdout:
        raise RuntimeError(f"{answers} answers to {THROUGH_COMMAND} rounds, or some of them refused")
    return answers / spent


def _children() -> float:
    """Processor seconds of the commands run so far."""
    import resource  # noqa: PLC0415  (not on Windows)

    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime
