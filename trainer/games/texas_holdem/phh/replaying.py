"""Plays a history again: the state before each action, what comes next, and how the hand ends."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any

from trainer.games.texas_holdem.betting import Call, Fold, Options, RaiseTo
from trainer.games.texas_holdem.hand import Hand, begin, step
from trainer.games.texas_holdem.outcome import Result, settle
from trainer.games.texas_holdem.phh.reading import History, Line, PhhError
from trainer.games.texas_holdem.refusals import Refused
from trainer.reading import N_


@dataclass(frozen=True, slots=True)
class Step:
    """One event with the hand before it. `options`: what the player to act could do, None for a deal or a showing."""

    line: Line
    before: Hand
    options: Options | None


@dataclass(frozen=True, slots=True)
class Replay:
    """A history played. `hand`: where it stops; `result`: how it ends, None while something is open."""

    steps: tuple[Step, ...]
    hand: Hand
    result: Result | None


def replay(history: History) -> Replay:
    """Play the history. Raises `PhhError` naming the first action that is not allowed, the player, and the rule."""
    hand = begin(history.setup)
    steps = []
    for line in history.lines:
        acts = isinstance(line.event, Fold | Call | RaiseTo)
        steps.append(Step(line, hand, hand.options if acts else None))
        try:
            hand = step(hand, line.event)
        except Refused as refused:
            raise PhhError(
                N_("action %(number)d, “%(action)s”: %(fault)s. The rule: %(rule)s"),
                number=line.number,
                action=line.text,
                fault=refused,
                rule=refused.rule,
            ) from refused
    return Replay(tuple(steps), hand, settle(hand))


def as_json(played: Replay) -> dict[str, Any]:
    """The contract's object (docs/contract.md), ready for `json`."""
    steps = [{"action": step.line.text, **_state(step.options)} for step in played.steps if step.options]
    following = played.hand.options
    out: dict[str, Any] = {"steps": steps, "next": _state(following) if following else None}
    result = played.result
    if result is None:
        return out | dict.fromkeys(("returned", "pots", "award_order", "finishing_stacks"))
    return out | {
        "returned": {str(player): chips for player, chips in result.returned.items()},
        "pots": [
            {
                "amount": award.pot.amount,
                "eligible": list(award.pot.eligible),
                "winners": {str(player): chips for player, chips in award.winners.items()},
            }
            for award in result.awards
        ],
        "award_order": list(result.order),
        "finishing_stacks": list(result.stacks),
    }


def _state(options: Options) -> dict[str, Any]:
    return {
        "actor": options.actor,
        "street": options.street,
        "pot": options.pot,
        "to_call": options.to_call,
        "may_raise": options.may_raise,
        "min_raise_to": options.min_raise_to,
        "max_raise_to": options.max_raise_to,
    }
