"""Named mistakes in words: what was done (the heading), and the rule that puts it right (`….text`)."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "for_read_as_to": (
        _l("“For” was read as “to”"),
        _l("“For one” counts the stake in: 8 for 1 pays seven to one."),
    ),
    "stake_counted_in": (_l("That is the stake counted in"), _l("The payout never includes the stake.")),
    "ante_even_money": (
        _l("The ante was paid even money"),
        _l("The ante is paid by its table, on the player’s final hand."),
    ),
    "to_read_as_for": (
        _l("“To” was read as “for”"),
        _l("“To one” is the profit: the stake is not taken off it."),
    ),
    "wrong_table": (
        _l("That is the other table"),
        _l("The ante and the AA Bonus have each their own table."),
    ),
    "neighbour_row": (_l("That is the neighbouring row"), _l("The odds stand one row higher or lower.")),
    "wrong_stake": (_l("The right odds on the wrong stake"), _l("Each bet is paid on its own stake.")),
    "cap_ignored": (
        _l("The maximum payout was passed over"),
        _l("This house pays no more than its posted maximum."),
    ),
    "twos_or_threes_play": (
        _l("The dealer was given a game"),
        _l("That pair is too low: the dealer has no game with it, whatever the kicker."),
    ),
    "fours_do_not_play": (
        _l("The dealer was given no game"),
        _l("That pair is just enough: the dealer has a game."),
    ),
    "dealer_game_missed": (
        _l("The dealer’s game was missed"),
        _l("The dealer has a game, so the two hands are compared."),
    ),
    "kicker_ignored": (
        _l("The kicker was passed over"),
        _l("The same group on both sides: the next card decides."),
    ),
    "tie_paid": (_l("A tie was paid"), _l("With a game on the dealer’s side a tie pushes ante and call.")),
    "tie_lost": (_l("A tie was taken"), _l("The same five on both sides: ante and call push.")),
    "winner_swapped": (_l("The winner was mistaken"), _l("Compare the best five of each side.")),
    "ante_pushed_no_game": (
        _l("The ante was pushed"),
        _l("That is the rule of another game: here the ante is paid when the dealer has no game."),
    ),
    "ante_lost_no_game": (
        _l("The ante was taken"),
        _l("Without a game on the dealer’s side the ante is paid, even when the dealer’s cards are better."),
    ),
    "ante_by_table_no_game": (
        _l("The ante was paid by the table"),
        _l("In this house the table does not count when the dealer has no game."),
    ),
    "call_paid_no_game": (
        _l("The call was paid"),
        _l("Without a game on the dealer’s side the call pushes."),
    ),
    "call_lost_no_game": (
        _l("The call was taken"),
        _l("Without a game on the dealer’s side the call pushes."),
    ),
    "call_paid_one_ante": (
        _l("The call was paid once the ante"),
        _l("The call is a multiple of the ante, and even money is paid on all of it."),
    ),
    "call_by_table": (
        _l("The call was paid by the ante table"),
        _l("A winning call is always paid even money."),
    ),
    "fold_ignored": (
        _l("The fold was passed over"),
        _l("A player who folds has lost the ante and has no call."),
    ),
    "bonus_lost_on_fold": (
        _l("The bonus was taken with the fold"),
        _l("In this house the AA Bonus is settled on the hand of the flop even after a fold."),
    ),
    "bonus_paid_on_fold": (
        _l("The bonus of a fold was paid"),
        _l("In this house a fold forfeits the AA Bonus."),
    ),
    "bonus_from_seven": (
        _l("The bonus was read from seven cards"),
        _l("Only the two own cards and the flop count for the AA Bonus."),
    ),
    "bonus_kings_paid": (_l("Too low for the bonus"), _l("The AA Bonus begins with a pair of aces.")),
    "bonus_follows_box": (
        _l("The bonus went the way of the box"),
        _l("The AA Bonus looks neither at the dealer’s hand nor at the dealer’s game."),
    ),
    "ante_from_flop": (
        _l("The ante was read from the flop"),
        _l("The ante is paid on the best five of all seven cards."),
    ),
    "sign_swapped": (
        _l("Profit and loss changed places"),
        _l("What the player wins is plus, what he loses minus."),
    ),
    "losses_left_out": (
        _l("The lost stakes were left out"),
        _l("Lost stakes come off what the box is paid."),
    ),
    "bonus_left_out": (_l("The bonus was left out"), _l("The AA Bonus belongs to the box.")),
    "flush_missed": (
        _l("The flush was missed"),
        _l("Five cards of one suit play, in whatever order they lie."),
    ),
    "straight_missed": (
        _l("The straight was missed"),
        _l("Five ranks in a row play; the ace goes high or low."),
    ),
    "straight_flush_seen": (
        _l("No straight flush"),
        _l("The straight and the flush are not the same five cards: the flush counts."),
    ),
    "board_only": (
        _l("The own cards were left out"),
        _l("The best five of seven play, own cards among them."),
    ),
    "turn_and_river_left_out": (
        _l("Turn and river were left out"),
        _l("All seven cards count for this hand."),
    ),
    "order_swapped": (_l("The order of the ranks"), _l("The greater group is named first.")),
    "kicker_wrong": (_l("The kicker is another card"), _l("The highest card left over is the kicker.")),
    "five_times_only": (_l("That is five times only"), _l("The rest of the key is missing.")),
    "two_times_only": (_l("That is two times only"), _l("The rest of the key is missing.")),
    "key_half_done": (_l("The key is half done"), _l("One more step belongs to it.")),
    "nought_too_many": (_l("One nought too many"), _l("The digits are right.")),
    "nought_too_few": (_l("One nought too few"), _l("The digits are right.")),
    "call_one_ante": (_l("That is once the ante"), _l("The call is a multiple of the ante.")),
    "order_wrong_way": (
        _l("The wrong way round"),
        _l("This house goes round its boxes from the other side."),
    ),
    "losing_boxes_first": (
        _l("A losing box was left"),
        _l("This house takes all losing boxes before it pays a winning one."),
    ),
    "losing_first_not_here": (
        _l("A losing box was taken first"),
        _l("This house goes straight round: winning and losing boxes in their turn."),
    ),
    "box_passed_over": (_l("A box was passed over"), _l("The boxes are finished one after the other.")),
    "tray_sign": (
        _l("In and out changed places"),
        _l("For the tray plus is what it takes in, minus what it pays out."),
    ),
    "box_left_out": (_l("One box was left out"), _l("Every box of the table counts.")),
    "burn_forgotten": (_l("The burn was forgotten"), _l("This house burns a card here.")),
    "burn_not_here": (_l("No burn here"), _l("This house burns no card here.")),
    "bonus_too_early": (_l("Too early for the bonuses"), _l("In this house they are not settled yet.")),
    "bonus_too_late": (
        _l("The bonuses come first"),
        _l("This house settles them after the flop, before anybody decides."),
    ),
    "live_bonus_collected": (
        _l("A live bonus was taken away"),
        _l("In this house its cards stay until the bonus is settled."),
    ),
    "turn_and_river_parted": (
        _l("The turn was dealt alone"),
        _l("In this house turn and river come together."),
    ),
    "turn_and_river_joined": (
        _l("Turn and river were dealt together"),
        _l("In this house they come apart."),
    ),
    "call_plus_ante": (
        _l("The ante was counted in"),
        _l("The call stands beside the ante and does not include it."),
    ),
}

WORDS: Final[dict[str, Any]] = {
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
