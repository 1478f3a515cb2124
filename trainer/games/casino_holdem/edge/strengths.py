"""What seven cards are worth, by table."""

from trainer.hands.strengths import CATEGORIES, RANK_PAIR_OF, RANK_PAIRS, Strengths, strengths

__all__ = ["CATEGORIES", "RANK_PAIRS", "RANK_PAIR_OF", "Strengths", "strengths"]
