"""The instructor's desk of Casino Hold'em: what a paytable costs, exactly, and what a change of it changes.

figures = card(rules, shelf, published)
advice(rules, cards("AsKd"), cards("7h2c9d")).call
"""

from trainer.games.casino_holdem.desk.advising import Advice, advice
from trainer.games.casino_holdem.desk.costing import (
    Card,
    Figures,
    Share,
    bonus,
    card,
    curve,
    figures,
    needs,
    shelf,
)
from trainer.games.casino_holdem.desk.linting import Lint, LintCode, lint
from trainer.games.casino_holdem.desk.previewing import (
    DrillChange,
    Example,
    LineChange,
    Preview,
    RowChange,
    Situation,
    SwitchChange,
    preview,
)

__all__ = [
    "Advice",
    "Card",
    "DrillChange",
    "Example",
    "Figures",
    "LineChange",
    "Lint",
    "LintCode",
    "Preview",
    "RowChange",
    "Share",
    "Situation",
    "SwitchChange",
    "advice",
    "bonus",
    "card",
    "curve",
    "figures",
    "lint",
    "needs",
    "preview",
    "shelf",
]
