"""The skills of the drills of pots, in teaching order, a StrEnum a drill."""

from __future__ import annotations

from enum import StrEnum


class PotsTag(StrEnum):
    """What makes chips in front worth laying apart."""

    ONE_SIDE = "pots.one_side"
    """Two stakes: a main pot and a side pot."""
    RETURNED = "pots.returned"
    """Part of a bet nobody has called."""
    DEAD_MONEY = "pots.dead_money"
    """Chips of players who folded, in the main pot."""
    BLINDS = "pots.blinds"
    """Before the flop: blinds that folded, and antes."""
    EQUAL_ALL_INS = "pots.equal_all_ins"
    """Two all-ins of the same stake: no pot between them."""
    NO_SIDE = "pots.no_side"
    """An all-in that everybody left has matched: one pot."""
    TWO_SIDES = "pots.two_sides"
    """Three stakes: two side pots."""
    DEAD_ACROSS = "pots.dead_across"
    """Chips of a player who folded reach into a side pot."""
    FOLDED_LEVEL = "pots.folded_level"
    """A folded player's stake, between two live ones, makes no pot of its own."""
    ONE_LEFT = "pots.one_left"
    """A side pot with one player left in it."""
    THREE_SIDES = "pots.three_sides"
    """Four stakes: three side pots."""


class AwardTag(StrEnum):
    """What makes pots worth awarding."""

    SHORT_WINS = "award.short_wins"
    """The shortest all-in has the best hand, and wins the main pot alone."""
    SWEEP = "award.sweep"
    """One player wins every pot."""
    EACH_ANOTHER = "award.each_another"
    """Every pot goes to another player."""
    SPLIT_MAIN = "award.split_main"
    """The main pot is split, a side pot is not."""
    SPLIT_SIDE = "award.split_side"
    """A side pot is split, the main pot is not."""
    SPLIT_ALL = "award.split_all"
    """Every pot is split, each on its own."""
    ODD_CHIP = "award.odd_chip"
    """A split pot leaves an odd chip."""
    THREE_POTS = "award.three_pots"
    """A main pot and two side pots."""


class OddTag(StrEnum):
    """What makes a split pot worth counting out."""

    TWO_WAY = "odd.two_way"
    """Two players and one odd chip."""
    THREE_WAY = "odd.three_way"
    """Three players and one odd chip."""
    TWO_ODD = "odd.two_odd"
    """Three players and two odd chips: one each for two of them."""
    FOUR_WAY = "odd.four_way"
    """Four players."""
    ROUND_THE_BUTTON = "odd.round_the_button"
    """The first player left of the button has not the lowest seat number."""
    BUTTON_TIED = "odd.button_tied"
    """The button is one of those who split: the last to get a chip."""
    HEADS_UP = "odd.heads_up"
    """Two at the table: the odd chip is the big blind's."""
    TWO_POTS = "odd.two_pots"
    """Two pots, an odd chip in each."""
