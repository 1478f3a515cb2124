"""The instructor's desk of Texas Hold'em. The house takes no side of a bet, so that there is no edge to count."""

from trainer.games.texas_holdem.desk.linting import LintCode, lint

__all__ = ["LintCode", "lint"]
