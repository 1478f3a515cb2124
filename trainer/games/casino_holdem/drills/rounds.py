"""What the drills of a whole round share: dealing several boxes for a skill, and judging their bets.

A field's key is where it stands, a dot, and what it is: `b5.ante` is the ante of box 5.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.cards import below, choice
from trainer.games.casino_holdem import tags
from trainer.games.casino_holdem.dealing import Deal, deal
from trainer.games.casino_holdem.drills.common import because, why_line
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.round import Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import RoundScene
from trainer.games.casino_holdem.settlement import Bet, Outcome, Result, Settlement
from trainer.games.casino_holdem.slips import Named, answer_of, collisions, slips_of, step_slips
from trainer.games.casino_holdem.tags import Tag
from trainer.quiz import NATURAL, Answer, Ask, Choice, Kind, Mark, Stage, Why, mark

_BUILT_FROM: Final[Mapping[str, tuple[Tag, ...]]] = MappingProxyType(
    {
        "table.game": tags.group("showdown"),
        "table.no_game": tuple(
            tag
            for tag in tags.group("qualify")
            if tag
            not in {
                Tag.QUALIFY_EXACTLY,
                Tag.QUALIFY_BOARD_PAIR,
                Tag.QUALIFY_LOW_TRIPS,
                Tag.QUALIFY_LOW_TWO_PAIR,
            }
        ),
        "table.ties": tags.group("tie"),
        "table.bonuses": tags.group("bonus")[:9],
        "table.folds": (Tag.FOLD_LOSING_BONUS, Tag.FOLD_WINNING_BONUS),
    }
)
"""Skill to the tags one of its boxes may show."""


class StageCode(StrEnum):
    """What a stage of a round is about."""

    BONUSES = "bonuses"
    NEXT_BOX = "next_box"
    BOX = "box"
    TRAY = "tray"
    HOLE = "hole"
    FLOP = "flop"
    FOLDED = "folded"
    FOLDED_BONUSES = "folded_bonuses"
    DECIDED = "decided"
    BURNT = "burnt"
    TURN = "turn"
    ANNOUNCE = "announce"


TABLE_SKILLS: Final = tuple(_BUILT_FROM)
"""What makes a table worth practising: the dealer has a game, or none; a tie, a bonus to pay, a fold with a bonus."""


def deal_table(rng: random.Random, skill: str, level: int, rules: Rules, boxes: int) -> Deal:
    """A round of that many boxes, no more than the house has; one of them shows the skill."""
    built = [tag for tag in _BUILT_FROM.get(skill, ()) if tags.possible(tag, rules)]
    return deal(
        rng,
        choice(rng, built) if built else NATURAL,
        level,
        rules,
        boxes=min(boxes, rules.boxes),
        apart=lambda round_, box: collisions(replace(round_, boxes=(round_.boxes[box],)), 0, rules),
    )


def between(rng: random.Random, seats: tuple[int, int]) -> int:
    """A number of boxes from the least to the most."""
    least, most = seats
    return least + below(rng, most - least + 1)


def table_tags(table: Settlement, round_: Round, skill: str) -> tuple[str, ...]:
    """The skills the table exercises, the chosen one first."""
    folded_bonus = any(box.bonus and not box.call for box in round_.boxes)
    bonuses = [line for box in table.boxes if (line := box.line(Bet.BONUS))]
    shown = {
        "table.game": table.qualifies,
        "table.no_game": not table.qualifies,
        "table.ties": any(box.outcome is Outcome.TIE for box in table.boxes),
        "table.bonuses": any(line.result is Result.PAYS for line in bonuses),
        "table.folds": folded_bonus,
    }
    found = [tag for tag in TABLE_SKILLS if shown[tag]]
    return tuple(sorted(found, key=lambda tag: tag != skill))


def number(box: int) -> str:
    """A box by its number, as the options of a choice name it: index 4 is `box_5`."""
    return f"box_{box + 1}"


def bet_ask(box: int, bet: Bet, table: Settlement) -> Ask:
    """What that bet of that box gets."""
    line = table.boxes[box].line(bet)
    return Ask(f"b{box + 1}.{bet}", Kind.BET, stake=line.stake if line else 0)


def box_stage(scene: RoundScene, box: int, table: Settlement) -> tuple[Stage, RoundScene]:
    """The stage of a box, with its bets that are not settled yet, and the scene when it is finished."""
    lines = [line for line in table.boxes[box].lines if (box, line.bet) not in scene.bets_settled]
    asks = tuple(bet_ask(box, line.bet, table) for line in lines)
    finished = replace(scene, done=(*scene.done, (box, table.boxes[box].net)))
    return Stage(StageCode.BOX, replace(scene, active=box), asks), finished


def bonus_stage(
    code: StageCode, scene: RoundScene, boxes: Sequence[int], table: Settlement
) -> tuple[Stage, RoundScene]:
    """A stage of the bonuses of these boxes alone, and the scene when they are settled."""
    asks = tuple(bet_ask(box, Bet.BONUS, table) for box in boxes)
    settled = replace(scene, bets_settled=tuple((box, Bet.BONUS) for box in boxes))
    return Stage(code, scene, asks), settled


def bet_marks(
    asks: Iterable[Ask],
    round_: Round,
    table: Settlement,
    rules: Rules,
    answers: Mapping[str, Answer | None],
) -> dict[str, Mark]:
    """The marks of those asks that are bets, by key."""
    marks: dict[str, Mark] = {}
    slips: dict[int, Mapping[Bet, tuple[Named, ...]]] = {}
    for ask in asks:
        if ask.kind is not Kind.BET:
            continue
        place, _, bet = ask.key.partition(".")
        box = int(place.removeprefix("b")) - 1
        line = next(line for line in table.boxes[box].lines if line.bet == bet)
        given, right = answers.get(ask.key), answer_of(line)
        if given not in (None, right) and box not in slips:  # slips take longer than all the rest
            slips[box] = slips_of(round_, box, rules)
        named = slips.get(box, {}).get(line.bet, ())
        marks[ask.key] = mark(ask, given, right, why_line(line, table, box, rules), named)
    return marks


def step_mark(ask: Ask, given: Answer | None, right: str, switch: str, rules: Rules) -> Mark:
    """A step that a switch of the house decides."""
    why = of_switch(DrillReason.HOUSE_PROCEDURE, switch, rules)
    slips = [(code, Choice(other)) for code, other in step_slips(right, ask.options)]
    return mark(ask, given, Choice(right), why, slips)


def of_switch(reason: DrillReason, switch: str, rules: Rules, **facts: object) -> Why:
    """Why something is done as it is: the switch that says so, whose provenance the page shows, with its value."""
    return because(reason, facts={"switch": switch, "value": getattr(rules, switch), **facts})
