"""A hand as the stages of a question: every point at which only the dealer decides, and which of them are asked."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Final

from trainer.games.texas_holdem.drills.running.asking import ALWAYS, Asked, Point
from trainer.games.texas_holdem.drills.running.deciding import (
    early,
    error,
    facing_points,
    first_to_act,
    next_street,
    ruling,
)
from trainer.games.texas_holdem.drills.running.hands import (
    Botched,
    Early,
    Moment,
    Run,
    RunningScene,
    Spoken,
    moments,
)
from trainer.games.texas_holdem.drills.running.showdown import awards, shows_first
from trainer.games.texas_holdem.drills.running.street_end import counted, what_now
from trainer.games.texas_holdem.hand import DealBoard, DealHole, Stage
from trainer.games.texas_holdem.rules import Rules

_MOST: Final = {1: 8, 2: 10, 3: 12, 4: 14, 5: 16}
"""How many stages a hand has by level; those that are never left out count too, and may be more."""
_BESIDES: Final = 2
"""How many others there are in any case."""
_AGAIN: Final = 25
"""How much less a point is worth for each of its kind that is asked already."""


def points(run: Run, rules: Rules) -> tuple[Point, ...]:
    """Every point of the hand in its order, the asks of each with keys of their own."""
    found = [point for point in _points(run, rules) if point.asked]
    return tuple(point.keyed(f"p{number}") for number, point in enumerate(found, 1))


def asked(run: Run, rules: Rules, level: int) -> tuple[Point, ...]:
    """The points that are asked: all that may not be left out, then what is worth most, spread over the kinds."""
    every = points(run, rules)
    kept = {place for place, point in enumerate(every) if point.worth >= ALWAYS}
    open_ = _new(every) - kept
    often = Counter(every[place].code for place in kept)
    for _ in range(max(_MOST[level] - len(kept), _BESIDES)):
        if not open_:
            break
        best = max(open_, key=lambda place: (every[place].worth - _AGAIN * often[every[place].code], -place))
        open_.discard(best)
        kept.add(best)
        often[every[best].code] += 1
    return tuple(every[place] for place in sorted(kept))


def _new(every: tuple[Point, ...]) -> set[int]:
    """The places of those points that ask something else than the ones before them on their street."""
    seen: set[object] = set()
    found = set()
    for place, point in enumerate(every):
        table = point.scene if isinstance(point.scene, RunningScene) else point.scene.table
        same = (point.code, table.street, tuple((one.right, one.why.reason) for one in point.asked))
        if same not in seen:
            found.add(place)
        seen.add(same)
    return found


def answers(run: Run, rules: Rules) -> Mapping[str, Asked]:
    """Every ask of the hand by its key."""
    return {one.ask.key: one for point in points(run, rules) for one in point.asked}


def _points(run: Run, rules: Rules) -> Iterator[Point]:
    before: Moment | None = None
    over = False
    for moment in moments(run):
        if moment.hand.stage in (Stage.DEAL_BOARD, Stage.SHOWDOWN, Stage.WON) and not over:
            yield from _street_over(run, moment, rules)
            over = moment.hand.stage is not Stage.DEAL_BOARD
        trouble = run.trouble(moment.number)
        if isinstance(trouble, Botched):
            yield error(run, moment, trouble, rules)
        if before is not None and moment.hand.stage is Stage.ACT:
            yield from _to_act(run, before, moment, rules)
        if isinstance(trouble, Spoken):
            yield ruling(run, moment, trouble, rules)
        if moment.event is None:
            yield from awards(run, moment)
        before = moment


def _to_act(run: Run, before: Moment, moment: Moment, rules: Rules) -> Iterator[Point]:
    """It is a player's turn."""
    if isinstance(before.event, DealHole):
        found = first_to_act(run, moment)
    elif isinstance(before.event, DealBoard):
        found = next_street(run, moment)
    else:
        found = what_now(run, moment, rules)
    if found is not None:
        yield found
    trouble = run.trouble(moment.number)
    if isinstance(trouble, Early):
        yield early(run, before, moment, trouble, rules)
    else:
        yield from facing_points(run, moment)


def _street_over(run: Run, moment: Moment, rules: Rules) -> Iterator[Point]:
    """A street has ended."""
    if (now := what_now(run, moment, rules)) is not None:
        yield now
    yield from counted(run, moment)
    if (first := shows_first(run, moment, rules)) is not None:
        yield first
