"""How many cards make the hand, and how likely they come."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from trainer.cards import Card, choice
from trainer.games.texas_holdem.drills.numbers.codes import WITHIN_TWO, Reason, Slip
from trainer.games.texas_holdem.drills.numbers.drawing import (
    TARGET,
    Chased,
    Drawing,
    board_at,
    deal,
    deal_against,
    outs,
    shown,
)
from trainer.games.texas_holdem.drills.numbers.tags import OutsTag
from trainer.games.texas_holdem.numbers.outs import FLOP, chances, in_two_cards
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import HandScene
from trainer.odds import Chance
from trainer.quiz import NATURAL, Answer, Ask, Kind, Mark, Number, Posed, Why, judged, mark

LEAD: Final = "outs_lead"
CHANCES_FROM: Final = 3
"""The level from which the chance is asked too."""
TOLERANCE: Final = 2
"""Points by which a chance may be off."""


@dataclass(frozen=True)
class Outs:
    """Count the outs of a draw, or the cards that bring a hand into the lead; from the third level on, their chance."""

    id = "outs"
    group = "numbers"
    target_seconds = 12
    skills = tuple(OutsTag)
    notes = (WITHIN_TWO,)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = choice(rng, tuple(OutsTag)) if skill == NATURAL else OutsTag(skill)
        cards = board_at(rng, level)
        if tag is OutsTag.AGAINST:
            chased = deal_against(rng, cards)
            scene = HandScene((chased.own, chased.other), chased.board)
            return Posed(scene, (Ask(LEAD, Kind.NUMBER, counts=True),), (tag,))
        drawing = deal(rng, tag, cards)
        asks = [Ask(outs_key(tag), Kind.NUMBER, counts=True)]
        if level >= CHANCES_FROM:
            asks.append(Ask("chance_two" if cards == FLOP else "chance_one", Kind.NUMBER, counts=True))
        return Posed(HandScene((drawing.own,), drawing.board), tuple(asks), (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: HandScene = posed.scene
        first, *rest = posed.asks
        if first.key == LEAD:
            own, other = scene.hands
            return (_lead(first, answers.get(LEAD), Chased(own, other, scene.board)),)
        counted = outs_mark(first, answers.get(first.key), scene.hands[0], scene.board)
        count = int(counted.expected.value) if isinstance(counted.expected, Number) else 0
        return (counted, *(_chance(ask, answers.get(ask.key), count, len(scene.board)) for ask in rest))


def outs_key(tag: OutsTag) -> str:
    """The ask for the outs of a draw: `outs_flush`, by what the hand is to become."""
    return f"outs_{TARGET[tag].value}"


def outs_mark(ask: Ask, given: Answer | None, own: tuple[Card, ...], board: tuple[Card, ...]) -> Mark:
    """Judge the count of the one draw that these cards have."""
    (tag,) = shown(own, board)
    found = outs(own, board, TARGET[tag])
    facts = {"outs": len(found), "cards": found, "unseen": 52 - len(own) - len(board)}
    if tag is OutsTag.FLUSH_AND_STRAIGHT:
        both = 9 + 4 * len(Drawing(own, board).straight_ranks) - len(found)
        why = Why(Reason.OUTS_BOTH, facts={**facts, "both": both})
    else:
        why = Why(Reason.OUTS, facts=facts)
    slips = [(slip, Number(count)) for slip, count in miscounts(tag, own, board) if count != len(found)]
    return mark(ask, given, Number(len(found)), why, slips)


def miscounts(tag: OutsTag, own: tuple[Card, ...], board: tuple[Card, ...]) -> Iterator[tuple[Slip, int]]:
    """The counts that named mistakes come to."""
    seen = len({card[0] for card in board})
    match tag:
        case OutsTag.FLUSH:
            yield Slip.BOARD_FORGOTTEN, 13 - _own_of_suit(own, board)
        case OutsTag.OPEN_STRAIGHT | OutsTag.DOUBLE_INSIDE:
            yield Slip.ONE_END, 4
        case OutsTag.INSIDE_STRAIGHT:
            yield Slip.INSIDE_AS_OPEN, 8
        case OutsTag.OVERCARDS:
            yield Slip.BOARD_PAIRS, 6 + 3 * seen
            yield Slip.ONE_DRAW, 3
        case OutsTag.PAIR:
            yield Slip.BOARD_PAIRS, 5 + 3 * (seen - 1)
            yield from ((Slip.ONE_DRAW, count) for count in (3, 2))
        case OutsTag.TWO_PAIR:
            yield Slip.ONE_DRAW, 2
        case OutsTag.FULL_HOUSE:
            yield Slip.OTHER_STREET, 10 if len(board) == FLOP else 7
            yield from ((Slip.ONE_DRAW, count) for count in (3 * (seen - 1), 1))
        case OutsTag.FLUSH_AND_STRAIGHT:
            straight = 4 * len(Drawing(own, board).straight_ranks)
            yield Slip.COUNTED_TWICE, 9 + straight
            yield from ((Slip.ONE_DRAW, count) for count in (9, straight))


def _own_of_suit(own: tuple[Card, ...], board: tuple[Card, ...]) -> int:
    """How many own cards are of the suit of which there are four."""
    suits = [card[1] for card in (*own, *board)]
    most = max(suits, key=suits.count)
    return sum(card[1] == most for card in own)


def _lead(ask: Ask, given: Answer | None, chased: Chased) -> Mark:
    found, helping = chased.leading, chased.helping
    facts = {
        "outs": len(found),
        "cards": found,
        "unseen": 48 - len(chased.board),
        "helping": len(helping),
    }
    slips = [(Slip.OTHER_HAND_FORGOTTEN, Number(len(helping)))]
    return mark(ask, given, Number(len(found)), Why(Reason.OUTS_LEAD, facts=facts), slips)


def _chance(ask: Ask, given: Answer | None, count: int, board: int) -> Mark:
    found = chances(count, 5 - board)
    right = found.one if found.two is None else found.two
    reason = Reason.CHANCE_ONE if found.two is None else Reason.CHANCE_TWO
    facts = {"outs": count, "unseen": found.unseen, "chance": Chance(right), "rule": found.rule}
    wrong = in_two_cards(count) if found.two is None else found.one
    value = given.value if isinstance(given, Number) else None
    slips = []
    if value is not None and near(value, wrong, 1):
        slips.append(Slip.WRONG_RULE)
    if value == found.rule and found.two is not None:
        slips.append(Slip.RULE_OF_FOUR)
    is_right = value is not None and near(value, right, TOLERANCE)
    return judged(ask, given, Number(percent(right)), is_right, Why(reason, facts=facts), slips)


def near(value: int, chance: Fraction, points: int) -> bool:
    """Whether a percentage is no more than so many points off a chance."""
    return abs(value - 100 * chance) <= points


def percent(chance: Fraction) -> int:
    """In whole percent, a half up."""
    return int(100 * chance + Fraction(1, 2))
