"""Deals a round to practise with: as the cards fall, or built so that one box shows a skill.

Random deals make a poor quiz: 5.8 % of hands pay more than even money and one in nine wins the bonus. A built round
has its deciding cards laid first (`situations`); whether it shows the skill is then read from the cards (`tags`), and
another is laid if it does not. The same arguments and the same state of the generator deal the same round in every
version of Python: a change that would deal otherwise needs a new generator number in the question's address.
"""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import below, draw
from trainer.games.casino_holdem import stakes, tags
from trainer.games.casino_holdem.round import MAX_BOXES, Box, Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, settle
from trainer.games.casino_holdem.situations import SITUATIONS, Layout, folds, natural
from trainer.games.casino_holdem.tags import Tag
from trainer.quiz import NATURAL

MAX_LAID: Final = 20_000
"""Layouts tried before giving up. A few are enough; the worst house (a pair of aces qualifies) takes some hundreds."""

STAKES_TRIED: Final = 6


class DealError(ValueError):
    """A round that cannot be dealt: an unknown skill, one that these rules rule out, too many boxes."""


@dataclass(frozen=True, slots=True)
class Deal:
    """A round, and the index of the box that shows the skill."""

    round: Round
    box: int


def deal(
    rng: random.Random,
    skill: str,
    level: int,
    rules: Rules,
    *,
    boxes: int = 1,
    bonus: bool | None = None,
    apart: Callable[[Round, int], int] | None = None,
) -> Deal:
    """Deal a round of `boxes` boxes, one of which shows the skill (`natural` or a tag) at stakes of the level (1..5).

    `bonus` True puts a bonus on that box, False none, None as the skill needs and else on most boxes. `apart` counts
    how many named slips come to the same amount as another answer: of several stakes the fewest wins.
    Raises `DealError`, and `StakeError` where no stake fits the table's limits.
    """
    tag = _tag(skill, rules)
    if not 1 <= boxes <= min(rules.boxes, MAX_BOXES):
        raise DealError(f"this table has {rules.boxes} boxes, not {boxes}")
    side_bet = _side_bet(rng, tag, bonus)
    layout = _lay(rng, tag, side_bet, rules)
    at = below(rng, boxes)
    round_ = _seat(rng, layout, at, boxes, level, rules)
    return Deal(_staked(rng, round_, at, side_bet, level, rules, apart), at)


def _tag(skill: str, rules: Rules) -> Tag | None:
    """The tag of a skill, None for natural."""
    if skill == NATURAL:
        return None
    try:
        tag = Tag(skill)
    except ValueError:
        raise DealError(f"Casino Hold'em has no skill {skill!r}") from None
    if not tags.possible(tag, rules):
        raise DealError(f"{tag} cannot happen where the dealer needs {rules.qualifier} for a game")
    return tag


def _side_bet(rng: random.Random, tag: Tag | None, bonus: bool | None) -> bool:
    """Whether the box has a bonus: as the tag needs, as asked, else three times in four."""
    needed = None if tag is None else tags.needs_bonus(tag)
    if needed is not None:
        if bonus is not None and bonus is not needed:
            raise DealError(f"{tag} is a box {'with' if needed else 'without'} a bonus")
        return needed
    return below(rng, 4) > 0 if bonus is None else bonus


def _lay(rng: random.Random, tag: Tag | None, side_bet: bool, rules: Rules) -> Layout:
    """The cards of a box that shows the tag."""
    if tag is None:
        return natural(rng)
    situation = SITUATIONS[tag]
    for _ in range(MAX_LAID):
        layout = situation(rng, rules)
        box = Box(layout.own, 1, int(side_bet), layout.call)
        if tags.shows(tag, Round(layout.board, layout.dealer, (box,)), 0, rules):
            return layout
    raise DealError(f"no box that shows {tag} was found under these rules")


def _seat(rng: random.Random, layout: Layout, at: int, boxes: int, level: int, rules: Rules) -> Round:
    """The box at its place among others, which are dealt as the cards fall and have stakes of their own."""
    spare = draw(rng, 2 * (boxes - 1), (*layout.board, *layout.dealer, *layout.own))
    seats = []
    for i in range(boxes):
        if i == at:
            seats.append(Box(layout.own, 1, 0, layout.call))
            continue
        own = (spare.pop(), spare.pop())
        ante = stakes.ante(rng, level, rules)
        side = stakes.bonus(rng, level, rules, ante) if below(rng, 2) else 0
        seats.append(Box(own, ante, side, not folds(own, layout.board[:3])))
    return Round(layout.board, layout.dealer, tuple(seats))


def _staked(
    rng: random.Random,
    round_: Round,
    at: int,
    side_bet: bool,
    level: int,
    rules: Rules,
    apart: Callable[[Round, int], int] | None,
) -> Round:
    """The round with stakes on the box that keep wrong answers apart: the best of a few, the first that is perfect."""
    best = _with_stakes(rng, round_, at, side_bet, level, rules)
    least = _clashes(best, at, rules, apart)
    for _ in range(STAKES_TRIED - 1):
        if not least:
            break
        other = _with_stakes(rng, round_, at, side_bet, level, rules)
        clashes = _clashes(other, at, rules, apart)
        if clashes < least:
            best, least = other, clashes
    return best


def _with_stakes(
    rng: random.Random, round_: Round, at: int, side_bet: bool, level: int, rules: Rules
) -> Round:
    ante = stakes.ante(rng, level, rules)
    side = stakes.bonus(rng, level, rules, ante) if side_bet else 0
    box = replace(round_.boxes[at], ante=ante, bonus=side)
    return replace(round_, boxes=(*round_.boxes[:at], box, *round_.boxes[at + 1 :]))


def _clashes(round_: Round, at: int, rules: Rules, apart: Callable[[Round, int], int] | None) -> int:
    return _stake_counted_in(round_, at, rules) + (apart(round_, at) if apart else 0)


def _stake_counted_in(round_: Round, at: int, rules: Rules) -> int:
    """How many bets would be paid a neighbouring row's amount if the stake were counted in.

    Only where a payout is rounded does the stake decide this: with whole odds the table alone does, and no stake helps.
    """
    (box,) = settle(replace(round_, boxes=(round_.boxes[at],)), rules).boxes
    clashes = 0
    for line in box.lines:
        if line.row is None or line.odds is None or line.odds.profit.denominator == 1:
            continue
        rows = (rules.ante if line.bet is Bet.ANTE else rules.bonus).rows
        place = [name for name, _ in rows].index(line.row)
        near = [odds for _, odds in (*rows[max(place - 1, 0) : place], *rows[place + 1 : place + 2])]
        wrong = line.amount + line.stake
        clashes += any(wrong == o.payout(line.stake, rules.smallest_chip, rules.rounding) for o in near)
    return clashes
