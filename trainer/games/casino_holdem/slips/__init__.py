"""Named mistakes: what an answer would be had one rule been switched, likeliest first.

A slip is only ever a wrong answer: where switching the rule changes nothing it is left out. See docs/drills.md.

Questions are dealt by them too: stakes are chosen to keep slips apart, and a planted mistake is one of them. Another
slip, or another order, may therefore deal an old seed otherwise, which takes a new generator number.
"""

from trainer.games.casino_holdem.slips.codes import SlipCode
from trainer.games.casino_holdem.slips.knowing import call_slips, payout_slips, paytable_slips, stake_slips
from trainer.games.casino_holdem.slips.reading import (
    GROUP_RANKS,
    category_slips,
    differ_by_kicker_only,
    game_slips,
    ranks_slips,
    winner_slips,
)
from trainer.games.casino_holdem.slips.settling import Named, answer_of, collisions, slips_of, total_slips
from trainer.games.casino_holdem.slips.table import order_slips, step_slips, tray_slips

__all__ = [
    "GROUP_RANKS", "Named", "SlipCode", "answer_of", "call_slips", "category_slips", "collisions",
    "differ_by_kicker_only", "game_slips", "order_slips", "payout_slips", "paytable_slips", "ranks_slips", "slips_of",
    "stake_slips", "step_slips", "total_slips", "tray_slips", "winner_slips",
]  # fmt: skip
