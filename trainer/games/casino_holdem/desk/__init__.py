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
from trainer.games.casino_holdem.desk.linting import LintCode, lint
from trainer.games.casino_holdem.desk.previewing import (
    LineChange,
    Preview,
    RowChange,
    Situation,
    preview,
)

__all__ = [
    "Advice",
    "Card",
    "Figures",
    "LineChange",
    "LintCode",
    "Preview",
    "RowChange",
    "Share",
    "Situation",
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
