"""How long a question takes in the app: asked (posed, shown), answered (posed again, graded, kept, shown)."""

from __future__ import annotations

from collections.abc import Iterator
from statistics import quantiles
from time import perf_counter

from bench.figures import Figure
from bench.visitor import Visitor, token_of, visitor
from trainer.quiz import NATURAL

LEVELS = (1, 3, 5)


def figures() -> Iterator[Figure]:
    """Milliseconds of asking and answering together, every drill and skill once a level."""
    with visitor() as guest:
        times: dict[str, float] = {}
        for drill in guest.game.drills.values():
            _ask(guest, drill.id, NATURAL, 3, 0)  # templates are compiled once
            for number, skill in enumerate((NATURAL, *drill.skills)):
                for level in LEVELS:
                    times[f"{drill.id} {skill}"] = _ask(guest, drill.id, skill, level, 1000 + number)
    percent = quantiles(times.values(), n=100)
    worst = max(times, key=lambda name: times[name])
    yield Figure("question, p50", percent[49], "ms", at_most=8, note=f"{len(times)} questions")
    yield Figure("question, p99", percent[98], "ms", at_most=30, note=f"worst: {worst}")


def _ask(guest: Visitor, drill: str, skill: str, level: int, seed: int) -> float:
    asked = guest.asked(drill, skill, level, seed)
    start = perf_counter()
    shown = guest.fragment(asked)
    between = perf_counter()
    token = token_of(shown)
    again = perf_counter()
    guest.answer(asked, token)
    return (between - start + perf_counter() - again) * 1000
