"""What the drills of a table share: seats as options, slips as answers, deals whose slips come out apart."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from enum import StrEnum
from typing import TypeVar

from trainer.quiz import Answer, Number

T = TypeVar("T")

Candidates = Iterable[tuple[StrEnum, int]]
"""Named mistakes and the amounts they lead to, likeliest first; some may be the right one by chance."""


def seat_key(number: int) -> str:
    """A seat as a field or an option."""
    return f"seat_{number}"


def wrong(candidates: Candidates, right: int) -> Iterator[tuple[str, Answer]]:
    """The mistakes that lead somewhere else, for `trainer.quiz.mark`."""
    return ((slip, Number(value)) for slip, value in candidates if value != right)


def hidden(candidates: Candidates, right: int) -> int:
    """How many mistakes would not be noticed here: they lead to the right amount."""
    return sum(value == right for _, value in candidates)


def apart(deal: Callable[[], T], score: Callable[[T], int], tries: int = 3) -> T:
    """Of a few deals the first whose score is 0, else the one of the lowest."""
    best, lowest = deal(), -1
    for left in range(tries, 0, -1):
        found = score(best) if lowest < 0 else lowest
        if not found or left == 1:
            break
        other = deal()
        if (new := score(other)) < found:
            best, found = other, new
        lowest = found
    return best
