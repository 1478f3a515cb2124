"""Why a hand is read as it is, and the named mistakes of reading."""

from __future__ import annotations

from enum import StrEnum


class Reason(StrEnum):
    """Why an answer is right."""

    BEST_FIVE = "why.read.best_five"
    """The best five of the seven cards."""
    BOARD_PLAYS = "why.read.board_plays"
    """The own cards do not play."""
    WINS = "why.showdown.wins"
    """One hand is better. Facts: seat, hands."""
    KICKER = "why.showdown.kicker"
    """Hands of one name, parted by a card after it. Facts: seat, rank (of the winner there), other (of the next hand),
    hands."""
    SPLIT = "why.showdown.split"
    """Several hands of the same five ranks. Facts: seats, hands."""
    BOARD_SPLIT = "why.showdown.board"
    """Nobody beats the board. Facts: seats, hands."""
    FIVE_OF_WINNER = "why.showdown.five"
    """The five cards of the hand that wins. Facts: seat."""
    NUTS = "why.nuts.best"
    """The best hand that two cards can make here. Facts: hole (the two cards), hand."""
    NUTS_BOARD = "why.nuts.board"
    """The board is the best hand there is: every two cards make it. Facts: hand."""
    NUTS_NONE = "why.nuts.none"
    """None of the hands is as good as the best one. Facts: hole, hand."""


class Slip(StrEnum):
    """A named mistake."""

    FLUSH_MISSED = "slip.flush_missed"
    """The suits were not looked at."""
    STRAIGHT_MISSED = "slip.straight_missed"
    """The straight was not seen."""
    STRAIGHT_FLUSH_SEEN = "slip.straight_flush_seen"
    """A straight and a flush that are not the same five cards were taken for a straight flush."""
    BOARD_ONLY = "slip.board_only"
    """The own cards were not used."""
    LOW_FIVE = "slip.low_five"
    """The right kind of hand, but not its highest five cards."""
    SIXTH_CARD = "slip.sixth_card"
    """A card that does not play broke the tie."""
    KICKER_IGNORED = "slip.kicker_ignored"
    """The same group, but a kicker decides: it was taken for a split."""
    FLUSH_TOP_ONLY = "slip.flush_top_only"
    """Of two flushes only the highest card was compared."""
    SPLIT_MISSED = "slip.split_missed"
    """Some of those who split were given the pot."""
    BEATEN_HAND = "slip.beaten_hand"
    """A beaten hand was given a part of the pot."""
    NUTS_FLUSH_MISSED = "slip.nuts_flush_missed"
    """The three cards of one suit on the board were not seen."""
    NUTS_PAIR_MISSED = "slip.nuts_pair_missed"
    """The pair on the board was not seen: four of a kind is possible."""
    SECOND_NUTS = "slip.second_nuts"
    """The second best hand was taken for the nuts."""
