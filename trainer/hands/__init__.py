"""Poker hands: the best five of five, six or seven cards, and which five they are.

Source of the ranking: standard poker (ace high, or low in 5-4-3-2-A; no wrap-around; suits never rank).
"""

from trainer.hands.best import Category, Hand, best, equal_fives, minimum_strength

__all__ = ["Category", "Hand", "best", "equal_fives", "minimum_strength"]
