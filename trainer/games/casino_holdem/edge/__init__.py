"""The exact house edge of Casino Hold'em, over all 27,813,810,024,000 deals. docs/edge.md says how.

    census = shipped_census()
    ante_figures(rules, census).house_edge

Nothing else of the game imports this package: it is the only one that needs numpy.
"""

from trainer.games.casino_holdem.edge.census import SHIPPED, Census, Scope, take_census
from trainer.games.casino_holdem.edge.counting import RUNOUTS, Progress
from trainer.games.casino_holdem.edge.figures import (
    BONUS_COUNTS,
    DEALS,
    HANDS_OF_FIVE,
    SITUATIONS,
    AnteFigures,
    BonusFigures,
    Outcomes,
    Play,
    ante_figures,
    bonus_figures,
    bonus_with_folds,
)
from trainer.games.casino_holdem.edge.shelf import SHIPPED_FILE, Shelf, shipped_census
from trainer.games.casino_holdem.edge.storing import CensusError, pack, unpack

__all__ = [
    "BONUS_COUNTS",
    "DEALS",
    "HANDS_OF_FIVE",
    "RUNOUTS",
    "SHIPPED",
    "SHIPPED_FILE",
    "SITUATIONS",
    "AnteFigures",
    "BonusFigures",
    "Census",
    "CensusError",
    "Outcomes",
    "Play",
    "Progress",
    "Scope",
    "Shelf",
    "ante_figures",
    "bonus_figures",
    "bonus_with_folds",
    "pack",
    "shipped_census",
    "take_census",
    "unpack",
]
