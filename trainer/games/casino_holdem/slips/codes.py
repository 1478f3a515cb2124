"""The names of the mistakes dealers make."""

from __future__ import annotations

from enum import StrEnum


class SlipCode(StrEnum):
    """A named mistake: the same hand, with one rule switched. The value is the code the pages put in words."""

    # The arithmetic and the paytables.
    FOR_READ_AS_TO = "slip.for_read_as_to"
    """“8 for 1” was paid as 8 to 1."""
    STAKE_COUNTED_IN = "slip.stake_counted_in"
    """The stake was counted into the payout."""
    ANTE_EVEN_MONEY = "slip.ante_even_money"
    """The ante was paid 1 to 1 where the table pays more."""
    TO_READ_AS_FOR = "slip.to_read_as_for"
    """“7 to 1” was paid as 7 for 1: one stake short."""
    WRONG_TABLE = "slip.wrong_table"
    """The other paytable was used: the ante paid by the bonus table, or the bonus by the ante table."""
    NEIGHBOUR_ROW = "slip.neighbour_row"
    """The row above or below was read."""
    WRONG_STAKE = "slip.wrong_stake"
    """The right odds on the wrong stake: the bonus odds on the ante, or the ante odds on the bonus."""
    CAP_IGNORED = "slip.cap_ignored"
    """Paid in full, past the maximum payout."""

    # The dealer's game.
    TWOS_OR_THREES_PLAY = "slip.twos_or_threes_play"
    """The dealer's pair is too low for a game (twos or threes), and was given one."""
    FOURS_DO_NOT_PLAY = "slip.fours_do_not_play"
    """The dealer has just the lowest pair that is a game (fours), and was given none."""
    DEALER_GAME_MISSED = "slip.dealer_game_missed"
    """The dealer has a game, and the box was settled as though there were none."""

    # Who wins.
    KICKER_IGNORED = "slip.kicker_ignored"
    """The same pair, but a kicker decides: it was taken for a tie."""
    TIE_PAID = "slip.tie_paid"
    """A tie was paid."""
    TIE_LOST = "slip.tie_lost"
    """A tie was taken."""
    WINNER_SWAPPED = "slip.winner_swapped"
    """The better hand was given to the wrong side."""

    # The dealer has no game.
    ANTE_PUSHED_NO_GAME = "slip.ante_pushed_no_game"
    """The ante was pushed because the dealer has no game: the rule of another game."""
    ANTE_LOST_NO_GAME = "slip.ante_lost_no_game"
    """The ante was taken though the dealer has no game."""
    ANTE_BY_TABLE_NO_GAME = "slip.ante_by_table_no_game"
    """The ante was paid by the table in a house that does not when the dealer has no game."""
    CALL_PAID_NO_GAME = "slip.call_paid_no_game"
    """The call was paid though the dealer has no game."""
    CALL_LOST_NO_GAME = "slip.call_lost_no_game"
    """The call was taken though the dealer has no game."""

    # The call.
    CALL_PAID_ONE_ANTE = "slip.call_paid_one_ante"
    """The call was paid once the ante: it is worth a multiple of it."""
    CALL_BY_TABLE = "slip.call_by_table"
    """The call was paid by the ante table: a winning call is paid even money."""

    # The fold.
    FOLD_IGNORED = "slip.fold_ignored"
    """A folded box was settled as though it had called."""
    BONUS_LOST_ON_FOLD = "slip.bonus_lost_on_fold"
    """The bonus of a folded box was taken in a house that settles it."""
    BONUS_PAID_ON_FOLD = "slip.bonus_paid_on_fold"
    """The bonus of a folded box was paid in a house where a fold forfeits it."""

    # The bonus.
    BONUS_FROM_SEVEN = "slip.bonus_from_seven"
    """The bonus was read from all seven cards: only the own two and the flop count."""
    BONUS_KINGS_PAID = "slip.bonus_kings_paid"
    """Kings, or another pair below aces, were paid the bonus."""
    BONUS_FOLLOWS_BOX = "slip.bonus_follows_box"
    """The bonus was taken or pushed along with the box: it does not look at the dealer."""
    ANTE_FROM_FLOP = "slip.ante_from_flop"
    """The ante was paid on the hand of the flop: all seven cards count."""

    # The box in one number.
    SIGN_SWAPPED = "slip.sign_swapped"
    """Profit and loss changed places."""
    LOSSES_LEFT_OUT = "slip.losses_left_out"
    """The lost stakes were not taken off."""
    BONUS_LEFT_OUT = "slip.bonus_left_out"
    """The bonus was not counted in."""

    # Reading a hand.
    FLUSH_MISSED = "slip.flush_missed"
    """The suits were not looked at."""
    STRAIGHT_MISSED = "slip.straight_missed"
    """The straight was not seen."""
    STRAIGHT_FLUSH_SEEN = "slip.straight_flush_seen"
    """A straight and a flush that are not the same five cards were taken for a straight flush."""
    BOARD_ONLY = "slip.board_only"
    """The own cards were not used."""
    TURN_AND_RIVER_LEFT_OUT = "slip.turn_and_river_left_out"
    """Turn and river were not used."""
    ORDER_SWAPPED = "slip.order_swapped"
    """The right ranks, announced in the wrong order."""
    KICKER_WRONG = "slip.kicker_wrong"
    """The hand is right, its kicker is not."""

    # Sums and stakes.
    FIVE_TIMES_ONLY = "slip.five_times_only"
    """Only the five of the key was counted."""
    TWO_TIMES_ONLY = "slip.two_times_only"
    """Only the two of the key was counted."""
    KEY_HALF_DONE = "slip.key_half_done"
    """The first step of the key was taken and the last forgotten."""
    NOUGHT_TOO_MANY = "slip.nought_too_many"
    """One nought too many."""
    NOUGHT_TOO_FEW = "slip.nought_too_few"
    """One nought too few."""
    CALL_ONE_ANTE = "slip.call_one_ante"
    """The call was put at once the ante."""
    CALL_PLUS_ANTE = "slip.call_plus_ante"
    """The ante was counted into the call."""

    # The whole table.
    ORDER_WRONG_WAY = "slip.order_wrong_way"
    """The boxes were gone round from the other side."""
    LOSING_BOXES_FIRST = "slip.losing_boxes_first"
    """A box was settled in its turn in a house that takes all losing boxes first."""
    LOSING_FIRST_NOT_HERE = "slip.losing_first_not_here"
    """A losing box was taken before its turn in a house that goes straight round."""
    BOX_PASSED_OVER = "slip.box_passed_over"
    """The right way round, but a box was passed over."""
    TRAY_SIGN = "slip.tray_sign"
    """What the tray takes in and what it pays out changed places."""
    BOX_LEFT_OUT = "slip.box_left_out"
    """One box of the table was not counted in."""

    # Dealing a round through.
    BURN_FORGOTTEN = "slip.burn_forgotten"
    """No card was burnt in a house that burns here."""
    BURN_NOT_HERE = "slip.burn_not_here"
    """A card was burnt in a house that burns none here."""
    BONUS_TOO_EARLY = "slip.bonus_too_early"
    """The bonuses were settled before their time."""
    BONUS_TOO_LATE = "slip.bonus_too_late"
    """The players were asked to decide before the bonuses were settled."""
    LIVE_BONUS_COLLECTED = "slip.live_bonus_collected"
    """Folded cards were collected though their bonus was still to be settled."""
    TURN_AND_RIVER_PARTED = "slip.turn_and_river_parted"
    """The turn was dealt alone in a house that deals it with the river."""
    TURN_AND_RIVER_JOINED = "slip.turn_and_river_joined"
    """Turn and river were dealt together in a house that deals them apart."""
