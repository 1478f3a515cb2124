"""The reasons of answers that are no settled bet. Those of bets are `settlement.Reason`."""

from __future__ import annotations

from enum import StrEnum


class DrillReason(StrEnum):
    """Why an answer is right; in a `Why` as `reason.<value>`."""

    BOX_TOTAL = "box_total"
    """The profits of the box, less its lost stakes. Facts: lines, whys, net."""
    NO_MISTAKE = "no_mistake"
    """Every line put out is right. Facts: lines, whys."""
    HAND_READ = "hand_read"
    """The best five of the seven cards."""
    DEALER_QUALIFIES = "dealer_qualifies"
    """The dealer's hand is at least what this house asks for. Facts: qualifier."""
    DEALER_DOES_NOT_QUALIFY = "dealer_does_not_qualify"
    """The dealer's hand is less than this house asks for. Facts: qualifier."""
    PLAYER_BETTER = "player_better"
    """The box holds the better hand. Facts: player, dealer, decides (the two ranks that part them)."""
    DEALER_BETTER = "dealer_better"
    """The dealer holds the better hand. Facts as for `player_better`."""
    SAME_HAND = "same_hand"
    """Both hold hands of one strength. Facts as for `player_better`."""
    PAYTABLE_ROW = "paytable_row"
    """What the house prints in that row. Facts: odds."""
    SUM = "sum"
    """Stake times odds."""
    SUM_BACKWARDS = "sum_backwards"
    """The payout divided by the odds."""
    CALL_MULTIPLE = "call_multiple"
    """The call is a multiple of the ante. Facts: ante, multiple, call, put."""
    CALL_RIGHT = "call_right"
    """The call put is that multiple. Facts as for `call_multiple`."""
    CALL_WRONG = "call_wrong"
    """The call put is not that multiple. Facts as for `call_multiple`."""
    WITHIN_LIMITS = "within_limits"
    """Neither below the minimum nor above the maximum; a limit itself is allowed. Facts: ante, ante_min, ante_max."""
    BELOW_MINIMUM = "below_minimum"
    """Below the table's minimum. Facts as for `within_limits`."""
    ABOVE_MAXIMUM = "above_maximum"
    """Above the table's maximum. Facts as for `within_limits`."""
