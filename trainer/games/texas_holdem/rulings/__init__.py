"""A floor's rulings: what lies there, what was said and put in, and what this house does about it.

Each is a function of a situation and the house's `Rules`, and gives a `Ruling`: a code, an amount, and the reason,
which names the rule's text or the switch of the house that decided.
"""

from trainer.games.texas_holdem.rulings.dealing import Error, Remedy, Situation, remedy
from trainer.games.texas_holdem.rulings.facing import Facing, facing
from trainer.games.texas_holdem.rulings.house import (
    Answer,
    chip_race,
    chopping,
    clock,
    count_disputed,
    hand_disputed,
    insurance,
    new_level,
    pot_size,
    rabbit_hunting,
)
from trainer.games.texas_holdem.rulings.later import (
    Found,
    accepted_action,
    out_of_turn,
    pot_miscounted,
    under_raise,
)
from trainer.games.texas_holdem.rulings.ruling import TEXTS, Reason, Ruling
from trainer.games.texas_holdem.rulings.substance import Done, substantial
from trainer.games.texas_holdem.rulings.wagers import (
    Act,
    First,
    Said,
    Wager,
    Word,
    unclear_number,
    wager,
)

__all__ = [
    "TEXTS",
    "Act",
    "Answer",
    "Done",
    "Error",
    "Facing",
    "First",
    "Found",
    "Reason",
    "Remedy",
    "Ruling",
    "Said",
    "Situation",
    "Wager",
    "Word",
    "accepted_action",
    "chip_race",
    "chopping",
    "clock",
    "count_disputed",
    "facing",
    "hand_disputed",
    "insurance",
    "new_level",
    "out_of_turn",
    "pot_miscounted",
    "pot_size",
    "rabbit_hunting",
    "remedy",
    "substantial",
    "unclear_number",
    "under_raise",
    "wager",
]
