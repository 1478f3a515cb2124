"""What the pot lays for a call, the chance a call needs, and whether it has it."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Final

from trainer.cards import below, choice
from trainer.games.texas_holdem.drills.numbers.codes import (
    BET_IN_POT,
    NO_MORE_BETS,
    WITHIN_TWO,
    Reason,
    Slip,
)
from trainer.games.texas_holdem.drills.numbers.drawing import TARGET, board_at, deal, outs, shown
from trainer.games.texas_holdem.drills.numbers.outs import TOLERANCE, near, outs_key, outs_mark, percent
from trainer.games.texas_holdem.drills.numbers.tags import OutsTag, PriceTag
from trainer.games.texas_holdem.numbers.outs import FLOP, break_even, chances, in_two_cards, pot_odds
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import HandScene
from trainer.odds import Chance
from trainer.quiz import NATURAL, Answer, Ask, Choice, Kind, Mark, Number, Posed, Told, Why, judged, mark

CALLS: Final = (
    (10, 20, 50, 100),
    (25, 40, 60, 150),
    (30, 70, 120, 250),
    (35, 85, 140, 350),
    (45, 135, 225, 375),
)
"""What there is to call, by level."""
LAID: Final = (
    ("2", "3", "4"),
    ("2", "3", "4", "5", "6"),
    ("3/2", "2", "5/2", "3", "7/2", "5"),
    ("3/2", "5/2", "7/2", "9/2", "11/2"),
    ("4/3", "5/3", "7/3", "5/2", "11/3", "17/5"),
)
"""What the pot lays to one, by level."""
BETS: Final = (
    ("1/2", "1"),
    ("1/2", "1", "2"),
    ("1/3", "1/2", "3/4", "1"),
    ("1/4", "2/3", "3/4"),
    ("2/5", "3/5", "3/2"),
)
"""What part of the pot is bet, by level."""
FOR_A_DRAW: Final = tuple(
    map(Fraction, ("3/2", "2", "5/2", "3", "7/2", "4", "5", "6", "8", "10", "14", "20", "30", "40"))
)
"""What the pot may lay to one for a draw."""
APART: Final = (Fraction(6, 100), Fraction(5, 100), Fraction(4, 100), Fraction(3, 100), Fraction(2, 100))
"""How far a chance is at least from the one needed, by level; less where a draw has little chance."""
DRAWS: Final = (
    OutsTag.FLUSH,
    OutsTag.OPEN_STRAIGHT,
    OutsTag.INSIDE_STRAIGHT,
    OutsTag.DOUBLE_INSIDE,
    OutsTag.FLUSH_AND_STRAIGHT,
)
"""The draws a call is made for."""

PAYS: Final = ("pays", "does_not_pay")
NEXT: Final = "pays_next"
RIVER: Final = "pays_river"


@dataclass(frozen=True)
class PotOdds:
    """The pot's odds, the break-even chance, and whether a call for a draw pays. The bet is in the pot."""

    id = "pot_odds"
    group = "numbers"
    target_seconds = 20
    skills = tuple(PriceTag)
    notes = (BET_IN_POT, NO_MORE_BETS, WITHIN_TWO)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = choice(rng, tuple(PriceTag)) if skill == NATURAL else PriceTag(skill)
        if tag in (PriceTag.ONE_CARD, PriceTag.TWO_CARDS):
            return _for_a_draw(tag, level, rng)
        if tag is PriceTag.BET_SIZE:
            part = Fraction(choice(rng, BETS[level - 1]))
            laid = 1 + 1 / part
        else:
            laid = Fraction(choice(rng, LAID[level - 1]))
        pot, call = _amounts(rng, level, laid)
        asks = {
            PriceTag.ODDS: (Ask("pot_odds", Kind.ODDS),),
            PriceTag.BREAK_EVEN: (Ask("break_even", Kind.NUMBER, counts=True),),
            PriceTag.BET_SIZE: (
                Ask("bet_part", Kind.NUMBER, counts=True),
                Ask("break_even", Kind.NUMBER, counts=True),
            ),
        }
        return Posed(HandScene((), pot=pot, to_call=call), asks[tag], (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return tuple(_judge(ask, answers.get(ask.key), posed.scene) for ask in posed.asks)


def _amounts(rng: random.Random, level: int, laid: Fraction) -> tuple[int, int]:
    """A pot and a call of which it lays this; the call grows until the pot is whole."""
    call = choice(rng, CALLS[level - 1])
    call *= (laid * call).denominator
    return int(laid * call), call


def _for_a_draw(tag: PriceTag, level: int, rng: random.Random) -> Posed:
    cards = FLOP if tag is PriceTag.TWO_CARDS else board_at(rng, level)
    draw = choice(rng, DRAWS)
    drawing = deal(rng, draw, cards)
    count = len(outs(drawing.own, drawing.board, TARGET[draw]))
    one, two = chances(count, 5 - cards).one, in_two_cards(count)
    chance, other = (two, one) if tag is PriceTag.TWO_CARDS else (one, two)
    pot, call = _amounts(rng, level, _laid(rng, level, chance, other if cards == FLOP else None))
    asks = (
        Ask(outs_key(draw), Kind.NUMBER, counts=True),
        Ask("break_even", Kind.NUMBER, counts=True),
        Ask(RIVER if tag is PriceTag.TWO_CARDS else NEXT, Kind.CHOICE, options=PAYS),
    )
    return Posed(HandScene((drawing.own,), drawing.board, pot, call), asks, (tag,))


def _laid(rng: random.Random, level: int, chance: Fraction, other: Fraction | None) -> Fraction:
    """What the pot lays for a draw of this chance: as often enough as not, but where none is too little. With another
    chance to take by mistake, what lies between the two is taken every other time."""
    pays = below(rng, 2) == 0 or chance > Fraction(1, 3)
    apart = min(APART[level - 1], chance / 5)

    def clear(laid: Fraction) -> bool:
        needed = 1 / (1 + laid)
        return chance - needed >= apart if pays else needed - chance >= apart

    found = [laid for laid in FOR_A_DRAW if clear(laid)]
    if other is not None and below(rng, 2):
        low, high = sorted((chance, other))
        between = [laid for laid in FOR_A_DRAW if low < 1 / (1 + laid) < high]
        found = [laid for laid in between if clear(laid)] or found
    return choice(rng, found)


def _judge(ask: Ask, given: Answer | None, scene: HandScene) -> Mark:
    pot, call = scene.pot or 0, scene.to_call or 0
    match ask.key:
        case "pot_odds":
            slips = [(Slip.ODDS_WITH_CALL, Told(Fraction(pot + call, call)))]
            if pot > call:
                slips.append((Slip.BET_NOT_IN_POT, Told(Fraction(pot - call, call))))
            why = Why(Reason.POT_ODDS, facts={"pot": pot, "call": call})
            return mark(ask, given, Told(pot_odds(call, pot)), why, slips)
        case "bet_part":
            right = percent(Fraction(call, pot - call))
            why = Why(Reason.BET_PART, facts={"bet": call, "before": pot - call})
            wrong = Number(percent(Fraction(call, pot)))
            value = given.value if isinstance(given, Number) else None
            near_enough = value is not None and near(value, Fraction(call, pot - call), 1)
            return judged(
                ask, given, Number(right), near_enough, why, [Slip.BET_IN_POT] if given == wrong else []
            )
        case "break_even":
            return _break_even(ask, given, pot, call)
        case key if key in (NEXT, RIVER):
            return _pays(ask, given, scene, pot, call)
        case _:
            return outs_mark(ask, given, scene.hands[0], scene.board)


def _break_even(ask: Ask, given: Answer | None, pot: int, call: int) -> Mark:
    right = break_even(call, pot)
    why = Why(Reason.BREAK_EVEN, facts={"pot": pot, "call": call, "sum": pot + call, "chance": Chance(right)})
    value = given.value if isinstance(given, Number) else None
    slips = [Slip.OWN_CALL_LEFT_OUT] if value is not None and near(value, Fraction(call, pot), 1) else []
    is_right = value is not None and near(value, right, TOLERANCE)
    return judged(ask, given, Number(percent(right)), is_right, why, slips)


def _pays(ask: Ask, given: Answer | None, scene: HandScene, pot: int, call: int) -> Mark:
    (draw,) = shown(scene.hands[0], scene.board)
    count = len(outs(scene.hands[0], scene.board, TARGET[draw]))
    one, two = chances(count, 5 - len(scene.board)).one, in_two_cards(count)
    chance, other, slip = (two, one, Slip.ONE_OF_TWO) if ask.key == RIVER else (one, two, Slip.BOTH_CARDS)
    needed = break_even(call, pot)
    right = chance >= needed
    why = Why(
        Reason.PAYS if right else Reason.DOES_NOT_PAY,
        facts={"chance": Chance(chance), "needed": Chance(needed)},
    )
    slips = [(slip, _choice(other >= needed))] if len(scene.board) == FLOP else []
    slips.append((Slip.OWN_CALL_LEFT_OUT, _choice(chance >= Fraction(call, pot))))
    return mark(ask, given, _choice(right), why, slips)


def _choice(pays: bool) -> Choice:
    return Choice(PAYS[0] if pays else PAYS[1])
