"""How long a person waits in the loop, by the clock: for a question (posed, shown), and for its verdict (graded, kept,
shown; the house still has the question as it was dealt)."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from statistics import quantiles
from time import perf_counter

from bench.figures import Figure
from bench.visitor import Visitor, token_of, visitor
from trainer.quiz import NATURAL

LEVELS = (1, 3, 5)


def figures() -> Iterator[Figure]:
    """Milliseconds of each request, in every drill of a game: every skill once a level."""
    yield from _of("casino_holdem", "")
    yield from _of("texas_holdem", "hold'em ")


def _of(game: str, name_of_it: str) -> Iterator[Figure]:
    asking: dict[str, float] = {}
    answering: dict[str, float] = {}
    with visitor(game) as guest:
        for drill in guest.game.drills.values():
            _ask(guest, drill.id, NATURAL, 3, 0)  # templates are compiled once
            for number, skill in enumerate((NATURAL, *drill.skills)):
                for level in LEVELS:
                    name = f"{drill.id} {skill} {level}"
                    asking[name], answering[name] = _ask(guest, drill.id, skill, level, 1000 + number)
    yield from _percentiles(f"{name_of_it}question: pose, render", asking)
    yield from _percentiles(f"{name_of_it}verdict: grade, keep, render", answering)


def _percentiles(name: str, times: Mapping[str, float]) -> Iterator[Figure]:
    percent = quantiles(times.values(), n=100)
    worst = max(times, key=lambda key: times[key])
    yield Figure(f"{name}, p50", percent[49], "ms", at_most=8, note=f"{len(times)} requests")
    yield Figure(f"{name}, p99", percent[98], "ms", at_most=30, note=f"worst: {worst}")


def _ask(guest: Visitor, drill: str, skill: str, level: int, seed: int) -> tuple[float, float]:
    """Milliseconds for the question and for its verdict."""
    asked = guest.asked(drill, skill, level, seed)
    start = perf_counter()
    shown = guest.fragment(asked)
    asking = perf_counter() - start
    token = token_of(shown)
    start = perf_counter()
    guest.answer(asked, token)
    return asking * 1000, (perf_counter() - start) * 1000
