"""What comes when at the table of a house: the order of the boxes, the steps of a round dealt through, the tray.

Pure: read from the house's switches and the round alone. docs/casino-holdem.md, "Switches" and "Order of settlement".
"""

from __future__ import annotations

from enum import StrEnum
from typing import Final, NamedTuple

from trainer.games.casino_holdem.round import Round
from trainer.games.casino_holdem.rules import BonusOnFold, BonusSettled, Rules, SettleOrder, TurnAndRiver
from trainer.games.casino_holdem.settlement import Bet, Outcome, Settlement, settling_order


class Step(StrEnum):
    """A thing the dealer does next."""

    BURN = "burn"
    FLOP = "flop"
    DECISIONS = "decisions"
    """Each player folds or calls."""
    BONUSES = "bonuses"
    """The AA Bonus of every box is settled."""
    TURN = "turn"
    TURN_AND_RIVER = "turn_and_river"
    RIVER = "river"
    REVEAL = "reveal"
    """The dealer opens his two cards."""


class Folded(StrEnum):
    """Which folded cards are collected now."""

    ALL = "all_folded"
    WITHOUT_BONUS = "without_bonus"
    """Those with a live bonus stay."""
    NONE = "none_yet"


class Next(NamedTuple):
    """What comes next, and the switch that says so."""

    step: Step
    switch: str


AFTER_HOLE: Final = (Step.BURN, Step.FLOP, Step.DECISIONS, Step.BONUSES)
AFTER_FLOP: Final = (Step.DECISIONS, Step.BONUSES, Step.BURN, Step.TURN_AND_RIVER)
AFTER_DECISIONS: Final = (Step.BURN, Step.TURN, Step.TURN_AND_RIVER, Step.REVEAL)
AFTER_BURN: Final = (Step.TURN, Step.TURN_AND_RIVER, Step.BONUSES, Step.REVEAL)
AFTER_TURN: Final = (Step.BURN, Step.RIVER, Step.BONUSES, Step.REVEAL)
"""What a dealer might do at each moment, whatever the house: the options of a question."""


def after_hole_cards(rules: Rules) -> Next:
    """When the hole cards are dealt."""
    return Next(Step.BURN if rules.burn_before_flop else Step.FLOP, "burn_before_flop")


def after_flop(round_: Round, rules: Rules) -> Next:
    """When the flop lies open."""
    early = bonus_before_decisions(rules) and any(box.bonus for box in round_.boxes)
    return Next(Step.BONUSES if early else Step.DECISIONS, "bonus_settled")


def after_decisions(rules: Rules) -> Next:
    """When every player has folded or called, and the folded cards are dealt with."""
    return Next(Step.BURN, "burn_before_turn") if rules.burn_before_turn else turn(rules)


def turn(rules: Rules) -> Next:
    """What is dealt after the flop."""
    together = rules.turn_and_river is TurnAndRiver.TOGETHER
    return Next(Step.TURN_AND_RIVER if together else Step.TURN, "turn_and_river")


def after_turn(rules: Rules) -> Next:
    """When the turn lies there alone."""
    return Next(Step.BURN if rules.burn_before_turn else Step.RIVER, "burn_before_turn")


def burnt_cards(rules: Rules) -> int:
    """How many cards have been burnt when the river lies there."""
    late = 1 if rules.turn_and_river is TurnAndRiver.TOGETHER else 2
    return int(rules.burn_before_flop) + late * int(rules.burn_before_turn)


def bonus_before_decisions(rules: Rules) -> bool:
    """Whether the bonus is settled before players decide.

    A house that settles it after the flop and yet has a fold forfeit it must wait for the decisions.
    """
    return rules.bonus_settled is BonusSettled.AFTER_FLOP and rules.bonus_on_fold is BonusOnFold.SETTLED


def live_folded(round_: Round, rules: Rules) -> tuple[int, ...]:
    """The folded boxes whose bonus is still to be settled on their cards when the folds are known."""
    if rules.bonus_on_fold is BonusOnFold.FORFEITED or rules.bonus_settled is BonusSettled.AFTER_FLOP:
        return ()
    return tuple(i for i, box in enumerate(round_.boxes) if box.bonus and not box.call)


def folded_cards(rules: Rules) -> Folded:
    """Which folded cards are collected where some have a live bonus: the other ones, or all, their bonus paid first."""
    return Folded.WITHOUT_BONUS if rules.folded_bonus_cards_kept else Folded.ALL


def collected(round_: Round, rules: Rules) -> tuple[int, ...]:
    """The folded boxes whose cards are collected once the folds are known."""
    kept = live_folded(round_, rules) if rules.folded_bonus_cards_kept else ()
    return tuple(i for i, box in enumerate(round_.boxes) if not box.call and i not in kept)


def early_bets(round_: Round, rules: Rules) -> tuple[int, ...]:
    """The boxes whose bonus is settled before the dealer opens his cards, in the order of settlement.

    Every bonus where it is settled after the flop; else those of folded cards that do not stay until the end.
    """
    if rules.bonus_settled is BonusSettled.AFTER_FLOP:
        boxes = {i for i, box in enumerate(round_.boxes) if box.bonus}
    else:
        boxes = set() if rules.folded_bonus_cards_kept else set(live_folded(round_, rules))
    return tuple(i for i in way_round(len(round_.boxes), rules) if i in boxes)


def way_round(boxes: int, rules: Rules) -> tuple[int, ...]:
    """The boxes as the dealer goes round them, by index."""
    turn_ = range(boxes)
    return tuple(reversed(turn_)) if rules.settle_order is SettleOrder.RIGHT_TO_LEFT else tuple(turn_)


def box_order(table: Settlement, rules: Rules) -> tuple[int, ...]:
    """The boxes in the order in which they are finished, by index."""
    steps = settling_order(table.boxes, rules)
    return tuple(dict.fromkeys(i for i, bet in steps if bet is Bet.ANTE))


def loses(table: Settlement, box: int) -> bool:
    """Whether a box is taken first where losing ones are: it folded, or the dealer beat it."""
    return table.boxes[box].outcome in {Outcome.FOLD, Outcome.DEALER_WINS}


def tray_change(table: Settlement) -> int:
    """What settling changes the tray by: plus is what the house takes in, minus what it pays out."""
    return -table.net
