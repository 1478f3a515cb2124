"""The exact house edge of Casino Hold'em, over all 27,813,810,024,000 deals. docs/edge.md says how.

    census = shipped_census()
    ante_figures(rules, census).house_edge

Of the game only the instructor's desk imports this package: it is the only one that needs numpy.
"""

from trainer.games.casino_holdem.edge.census import SHIPPED, Census, Scope, take_census
from trainer.games.casino_holdem.edge.changing import FOLD, ante_costs, ante_curve, bonus_costs, origin
from trainer.games.casino_holdem.edge.counting import RUNOUTS, Progress
from trainer.games.casino_holdem.edge.deciding import Play, payoffs
from trainer.games.casino_holdem.edge.figures import (
    BONUS_COUNTS,
    DEALS,
    HANDS_OF_FIVE,
    SITUATIONS,
    AnteFigures,
    BonusFigures,
    Outcomes,
    ante_figures,
    bonus_figures,
    bonus_with_folds,
)
from trainer.games.casino_holdem.edge.one_flop import count_one
from trainer.games.casino_holdem.edge.shelf import SHIPPED_FILE, CensusMissing, Shelf, shipped_census
from trainer.games.casino_holdem.edge.storing import CensusError, pack, unpack
from trainer.games.casino_holdem.edge.taking import Taker, Taking

__all__ = [
    "BONUS_COUNTS",
    "DEALS",
    "FOLD",
    "HANDS_OF_FIVE",
    "RUNOUTS",
    "SHIPPED",
    "SHIPPED_FILE",
    "SITUATIONS",
    "AnteFigures",
    "BonusFigures",
    "Census",
    "CensusError",
    "CensusMissing",
    "Outcomes",
    "Play",
    "Progress",
    "Scope",
    "Shelf",
    "Taker",
    "Taking",
    "ante_costs",
    "ante_curve",
    "ante_figures",
    "bonus_costs",
    "bonus_figures",
    "bonus_with_folds",
    "count_one",
    "origin",
    "pack",
    "payoffs",
    "shipped_census",
    "take_census",
    "unpack",
]
