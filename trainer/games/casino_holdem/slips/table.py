"""Slips of the whole table: the step or the box that comes next, what the tray has changed by."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from trainer.games.casino_holdem.procedure import Folded, Step, loses, tray_change
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Result, Settlement
from trainer.games.casino_holdem.slips.codes import SlipCode

_DEALS: Final = (Step.FLOP, Step.TURN, Step.TURN_AND_RIVER, Step.RIVER)

_STEPS: Final[Mapping[tuple[str, str], SlipCode]] = {
    **{(Step.BURN, step): SlipCode.BURN_FORGOTTEN for step in _DEALS},
    **{(step, Step.BURN): SlipCode.BURN_NOT_HERE for step in _DEALS},
    **{(step, Step.BONUSES): SlipCode.BONUS_TOO_EARLY for step in Step if step is not Step.BONUSES},
    (Step.BONUSES, Step.DECISIONS): SlipCode.BONUS_TOO_LATE,
    (Folded.WITHOUT_BONUS, Folded.ALL): SlipCode.LIVE_BONUS_COLLECTED,
    (Step.TURN_AND_RIVER, Step.TURN): SlipCode.TURN_AND_RIVER_PARTED,
    (Step.TURN, Step.TURN_AND_RIVER): SlipCode.TURN_AND_RIVER_JOINED,
}
"""What comes next and what was done instead, to the name of that."""


def step_slips(right: str, options: Sequence[str]) -> tuple[tuple[SlipCode, str], ...]:
    """The named wrong ones of these options where that step, or that way to collect, is right."""
    return tuple((_STEPS[right, other], other) for other in options if (right, other) in _STEPS)


def order_slips(table: Settlement, left: Sequence[int], rules: Rules) -> tuple[tuple[SlipCode, int], ...]:
    """The boxes (indexes) wrongly taken next, likeliest first. `left` are those to be settled, in the right order."""
    right = left[0]
    if rules.losing_first:
        group = [box for box in left if loses(table, box) is loses(table, right)]
        passed = [(SlipCode.LOSING_BOXES_FIRST, box) for box in left if box not in group]
    else:
        group = list(left)
        early = [box for box in left if loses(table, box) and not loses(table, right)]
        passed = [(SlipCode.LOSING_FIRST_NOT_HERE, box) for box in early]
    found = [(SlipCode.ORDER_WRONG_WAY, group[-1]), *passed]
    named = {box for _, box in found}
    found += [(SlipCode.BOX_PASSED_OVER, box) for box in group if box not in named]
    return tuple((code, box) for code, box in found if box != right)


def tray_slips(table: Settlement) -> tuple[tuple[SlipCode, int], ...]:
    """The named wrong changes of the tray, likeliest first."""
    right = tray_change(table)
    lines = [line for box in table.boxes for line in box.lines]
    paid = [line for line in lines if line.result is Result.PAYS]
    bonuses = sum(line.net for line in lines if line.bet is Bet.BONUS)
    found = [
        (SlipCode.TRAY_SIGN, -right),
        (SlipCode.STAKE_COUNTED_IN, right - sum(line.stake for line in paid)),
        (SlipCode.LOSSES_LEFT_OUT, -sum(line.amount for line in paid)),
        (SlipCode.BONUS_LEFT_OUT, right + bonuses),
        *((SlipCode.BOX_LEFT_OUT, right + box.net) for box in table.boxes),
    ]
    return tuple((code, change) for code, change in dict.fromkeys(found) if change != right)
