"""Weight over the wire: headers and gzip bodies; fonts, which come once for ever, left out."""

from __future__ import annotations

from collections.abc import Iterator

from bench.figures import Figure
from bench.visitor import token_of, visitor, wire_bytes
from trainer.quiz import NATURAL

KB = 1000


def figures() -> Iterator[Figure]:
    """First visits to the front page and to a question, and the heaviest swap of all drills."""
    with visitor() as guest:
        heaviest: dict[str, int] = {}
        for drill in guest.game.drills.values():
            for number, skill in enumerate((NATURAL, *drill.skills)):
                asked = guest.asked(drill.id, skill, 5, 500 + number)
                question = guest.fragment(asked)
                verdict = guest.answer(asked, token_of(question))
                heaviest[f"question: {drill.id} {skill}"] = wire_bytes(question)
                heaviest[f"verdict: {drill.id} {skill}"] = wire_bytes(verdict)
        paths = {"front page": "/", "a question": guest.asked("one_box", NATURAL, 3, 1).path}
        for name, path in paths.items():
            weights = guest.first_visit(path)
            parts = sorted(weights.items(), key=lambda part: -part[1])[:3]
            yield Figure(
                f"first visit, {name}", sum(weights.values()) / KB, "kB", at_most=80,
                note=", ".join(f"{_name(part)} {size / KB:.1f}" for part, size in parts),
            )  # fmt: skip
    worst = max(heaviest, key=lambda name: heaviest[name])
    yield Figure("heaviest swap", heaviest[worst] / KB, "kB", at_most=8, note=worst)


def _name(path: str) -> str:
    return path.rsplit("/", 1)[-1] or path if path.startswith(("/static", "/chips")) else "page"
