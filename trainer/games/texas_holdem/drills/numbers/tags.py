"""The skills of the numbers, in teaching order, a StrEnum a drill."""

from __future__ import annotations

from enum import StrEnum


class OutsTag(StrEnum):
    """Which draw the outs are counted of."""

    FLUSH = "outs.flush"
    """Four of a suit: nine outs."""
    OPEN_STRAIGHT = "outs.open_straight"
    """Four in a row, open at both ends: eight outs."""
    INSIDE_STRAIGHT = "outs.inside_straight"
    """One rank fills the straight: four outs."""
    DOUBLE_INSIDE = "outs.double_inside"
    """Two ranks fill a straight, both inside: eight outs."""
    OVERCARDS = "outs.overcards"
    """Two own cards above the board, to pair either: six outs."""
    SET = "outs.set"
    """A pocket pair that is to become a set: two outs."""
    PAIR = "outs.pair"
    """A paired own card, to two pair or three of a kind: five outs."""
    TWO_PAIR = "outs.two_pair"
    """Both own cards paired, to a full house: four outs."""
    FULL_HOUSE = "outs.full_house"
    """A set, to a full house or better: seven outs on the flop, ten on the turn."""
    FLUSH_AND_STRAIGHT = "outs.flush_and_straight"
    """Both draws at once: the cards that make both are counted once."""
    AGAINST = "outs.against"
    """The other hand is known: a card that makes the own hand better may leave it behind."""


class PriceTag(StrEnum):
    """What a call costs, and whether it pays."""

    ODDS = "price.odds"
    """What the pot lays for a call, n to 1."""
    BREAK_EVEN = "price.break_even"
    """The chance from which a call loses nothing."""
    BET_SIZE = "price.bet_size"
    """A bet of a part of the pot, and the chance its caller needs."""
    ONE_CARD = "price.one_card"
    """Whether a call pays for the next card alone."""
    TWO_CARDS = "price.two_cards"
    """All-in on the flop: whether a call pays with both cards to come."""


class GuessTag(StrEnum):
    """What meets what."""

    PAIR_OVER_PAIR = "equity.pair_over_pair"
    """A higher pair against a lower one."""
    RACE = "equity.race"
    """A pair against two higher cards."""
    ONE_OVER = "equity.one_over"
    """A pair against one higher card and one lower."""
    PAIR_OVER_CARDS = "equity.pair_over_cards"
    """A pair against two lower cards."""
    DOMINATED = "equity.dominated"
    """One card the same, the other better."""
    PAIR_SHARED = "equity.pair_shared"
    """A pair against one card of its rank and another."""
    LIVE_CARDS = "equity.live_cards"
    """Two cards against two others, no pair and none the same."""
    FLOP = "equity.flop"
    """A made hand against a draw, on the flop."""
    TURN = "equity.turn"
    """A made hand against a draw, one card to come."""


class DealTag(StrEnum):
    """What is to be shared out among three players."""

    PLACE = "icm.place"
    """The chance to finish second."""
    SHARES = "icm.shares"
    """What each stack is worth by the independent chip model."""
    CHIP_CHOP = "icm.chip_chop"
    """The least prize to everyone, the rest by the chips."""
    ROUNDING = "icm.rounding"
    """A chip-chop in whole units that add up to the pool."""
    LEADER = "icm.leader"
    """Whether a chip-chop gives the leader more than the first prize."""
