"""Words of the number tools and of the drills of numbers."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_TOOLS: Final[dict[str, Any]] = {
    "place.hand_n": _l("hand %(n)s"),
    "place.hand": _l("the hand"),
    "place.board": _l("the board"),
    "place.against": _l("the other hand"),
    "title.hand_n": _l("Hand %(n)s"),
    "title.hand": _l("The hand"),
    "title.board": _l("The board"),
    "title.against": _l("The other hand"),
    "title.pot": _l("Pot"),
    "title.call": _l("To call"),
    "unclear.at_least": _l("That is too little: %(least)s at least."),
    "icm.no_chips": _l("Nobody has chips yet: type the stacks."),
    "icm.no_prizes": _l("There is no prize to share yet: type the prizes, the first prize first."),
    "icm.more_prizes": _l(
        "There are more prizes (%(prizes)s) than players (%(players)s): type only the prizes still to be won."
    ),
    "starting.no_hand": _l("“%(text)s” is no starting hand. Write it as AKs, AKo or QQ, or as two cards."),
    "measure.equity": _l("Equity"),
    "measure.win": _l("Wins alone"),
    "measure.tie": _l("Ties"),
    "measure.rating": _l("Power rating"),
    "position.early": _l("early position"),
    "position.late": _l("late position"),
    "dominated.higher_pair": _l("A higher pair"),
    "dominated.pair_of_either": _l("A pair of one of the two cards"),
    "dominated.pair_above_lower": _l("Another pair above the lower card"),
    "dominated.better_side_card": _l("A card of the same rank with a better side card"),
}
"""`place`: where cards lie, within a sentence; `title`: over them. `measure`: what the map of starting hands shows. `dominated`: what dominates a hand."""

_DRAWS: Final[dict[str, Any]] = {
    "draw.backdoor_straight_or_flush": _l("Backdoor straight or flush"),
    "draw.pocket_pair_to_set": _l("Pocket pair to a set"),
    "draw.one_overcard": _l("One overcard"),
    "draw.inside_straight": _l("Inside straight"),
    "draw.two_pair_to_full_house": _l("Two pair to a full house"),
    "draw.one_pair_to_two_pair_or_trips": _l("One pair to two pair or trips"),
    "draw.two_overcards": _l("Two overcards"),
    "draw.set_to_full_house_or_quads": _l("Set to a full house or quads"),
    "draw.open_straight": _l("Open straight"),
    "draw.flush": _l("Flush"),
    "draw.inside_straight_and_two_overcards": _l("Inside straight and two overcards"),
    "draw.open_straight_and_one_overcard": _l("Open straight and one overcard"),
    "draw.flush_and_inside_straight": _l("Flush and inside straight"),
    "draw.flush_and_one_overcard": _l("Flush and one overcard"),
    "draw.flush_and_open_straight": _l("Flush and open straight"),
    "draw.flush_and_two_overcards": _l("Flush and two overcards"),
    "misnamed.backdoor_straight_or_flush": _l(
        "No single card makes it, so it has no outs: 0 %% on the next card. A flush that needs both cards comes in %(two)s; that this is near the row’s 4 %% is chance."
    ),
    "misnamed.set_to_full_house_or_quads": _l(
        "Seven outs on the turn, but ten on the river where the board has not paired: by the river %(two)s, not 28 %%."
    ),
}
"""`draw`: the rows of the table of outs. `misnamed`: what is wrong with a row's name."""

_DRILLS: Final[dict[str, Any]] = {
    "drill.outs": _l("Outs"),
    "about.outs": _l("How many cards make the hand, and how likely they come"),
    "ask.outs": _l("How many outs?"),
    "drill.pot_odds": _l("Pot odds"),
    "about.pot_odds": _l("What the pot lays, the chance a call needs, whether it pays"),
    "ask.pot_odds": _l("What does the call need?"),
    "drill.equity_guess": _l("Guess the equity"),
    "about.equity_guess": _l("Hand against hand: what share of the pot"),
    "ask.equity_guess": _l("What is hand 1’s share of the pot?"),
    "drill.icm_deal": _l("Deal at the final table"),
    "about.icm_deal": _l("Three players share the prizes: chip model and chip-chop"),
    "ask.icm_deal": _l("Share out the prizes"),
    "note.within_two": _l("A chance may be off by two points."),
    "note.within_five": _l("An equity may be off by five points."),
    "note.whole_units": _l(
        "Amounts are whole units and add up to the pool: the largest remainders are rounded up."
    ),
    "note.bet_in_pot": _l("The pot has the bet in it, not yet the call."),
    "note.no_more_bets": _l("As if the draw always wins and nobody bets again."),
}

_ASKS: Final[dict[str, Any]] = {
    "field.outs_one_pair": _l("Outs that pair an own card"),
    "field.outs_two_pair": _l("Outs to two pair or better"),
    "field.outs_three_of_a_kind": _l("Outs to three of a kind or better"),
    "field.outs_straight": _l("Outs to a straight or better"),
    "field.outs_flush": _l("Outs to a flush or better"),
    "field.outs_full_house": _l("Outs to a full house or better"),
    "field.outs_lead": _l("Cards that bring hand 1 into the lead"),
    "field.chance_one": _l("Chance of one of them on the river, in per cent"),
    "field.chance_two": _l("Chance of one of them in two cards, in per cent"),
    "row.pot_odds": _l("The pot lays"),
    "field.pot_odds": _l("The pot lays"),
    "field.break_even": _l("Chance the call needs, in per cent"),
    "field.bet_part": _l("The bet, in per cent of the pot before it"),
    "field.pays_next": _l("Does the call pay for the next card alone?"),
    "field.pays_river": _l("All-in: does the call pay for both cards?"),
    "option.pays": _l("It pays"),
    "option.does_not_pay": _l("It does not pay"),
    "field.equity_1": _l("Hand 1’s share, in per cent"),
    "field.second_1": _l("Player 1 finishes second, in per cent"),
    "field.second_2": _l("Player 2 finishes second, in per cent"),
    "field.second_3": _l("Player 3 finishes second, in per cent"),
    "field.share_1": _l("Player 1, chip model"),
    "field.share_2": _l("Player 2, chip model"),
    "field.share_3": _l("Player 3, chip model"),
    "field.chop_1": _l("Player 1, chip-chop"),
    "field.chop_2": _l("Player 2, chip-chop"),
    "field.chop_3": _l("Player 3, chip-chop"),
    "field.leader": _l("Does a chip-chop give the leader more than the first prize?"),
    "option.over_first": _l("More than the first prize"),
    "option.not_over_first": _l("Not more"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.outs.flush": _l("Flush draw"),
    "tag.outs.open_straight": _l("Open straight draw"),
    "tag.outs.inside_straight": _l("Inside straight draw"),
    "tag.outs.double_inside": _l("Double inside straight draw"),
    "tag.outs.overcards": _l("Two overcards"),
    "tag.outs.set": _l("Pocket pair to a set"),
    "tag.outs.pair": _l("A pair to two pair or three"),
    "tag.outs.two_pair": _l("Two pair to a full house"),
    "tag.outs.full_house": _l("A set to a full house"),
    "tag.outs.flush_and_straight": _l("Flush and straight draw at once"),
    "tag.outs.against": _l("Against a known hand"),
    "tag.price.odds": _l("What the pot lays"),
    "tag.price.break_even": _l("Break-even"),
    "tag.price.bet_size": _l("A bet of part of the pot"),
    "tag.price.one_card": _l("A draw with one card to come"),
    "tag.price.two_cards": _l("A draw all-in on the flop"),
    "tag.equity.pair_over_pair": _l("Pair over pair"),
    "tag.equity.race": _l("Pair against two overcards"),
    "tag.equity.one_over": _l("Pair against one overcard"),
    "tag.equity.pair_over_cards": _l("Pair against two lower cards"),
    "tag.equity.dominated": _l("Dominated"),
    "tag.equity.pair_shared": _l("Pair against one of its rank"),
    "tag.equity.live_cards": _l("Four different cards"),
    "tag.equity.flop": _l("Made hand against a draw, flop"),
    "tag.equity.turn": _l("Made hand against a draw, turn"),
    "tag.icm.place": _l("Chance of the second place"),
    "tag.icm.shares": _l("Shares by the chip model"),
    "tag.icm.chip_chop": _l("Chip-chop"),
    "tag.icm.rounding": _l("Rounding so that it adds up"),
    "tag.icm.leader": _l("The leader and the first prize"),
}

_REASONS: Final[dict[str, Any]] = {
    "why.outs.cards": _l("%(outs)s of the %(unseen)s cards not seen: %(cards)s."),
    "why.outs.both": _l(
        "%(outs)s of the %(unseen)s cards not seen, the ones that make both draws (%(both)s) counted once: %(cards)s."
    ),
    "why.outs.lead": _l(
        "%(outs)s of the %(unseen)s cards not seen bring the lead: %(cards)s. Of the %(helping)s that help the hand, the others leave it behind."
    ),
    "why.outs.chance_one": _l("%(outs)s of %(unseen)s cards are %(chance)s. The rule of 2 says %(rule)s %%."),
    "why.outs.chance_two": _l(
        "At least one of %(outs)s outs in two cards comes in %(chance)s. The rule of 4 says %(rule)s %%."
    ),
    "why.price.odds": _l("The pot of %(pot)s against the call of %(call)s: %(pot)s to %(call)s, made small."),
    "why.price.bet_part": _l("The bet of %(bet)s against the pot before it, %(before)s."),
    "why.price.break_even": _l(
        "The call of %(call)s out of pot and call together, %(pot)s + %(call)s = %(sum)s: %(chance)s."
    ),
    "why.price.pays": _l("The chance of %(chance)s is enough: the call needs %(needed)s."),
    "why.price.does_not_pay": _l("The chance of %(chance)s is not enough: the call needs %(needed)s."),
    "why.guess.equity": _l("Exactly %(equity)s: hand 1 wins %(win)s of all boards and ties %(tie)s."),
    "why.icm.place": _l(
        "Player %(player)s is first in %(first)s (his chips), second in %(second)s, third in %(third)s. Second: for each other winner, his share of the chips that are then left."
    ),
    "why.icm.share": _l(
        "Player %(player)s is first in %(first)s, second in %(second)s, third in %(third)s; these parts of the prizes are %(exact)s, in whole units %(amount)s."
    ),
    "why.icm.chip_chop": _l(
        "Everyone gets the least prize, %(least)s. The rest, %(rest)s, goes by the chips: player %(player)s has %(stack)s of %(chips)s, and gets %(amount)s in all."
    ),
    "why.icm.rounded": _l(
        "Exactly %(exact)s. All are rounded down, then the largest remainders get a unit more until %(pool)s is shared out: player %(player)s gets %(amount)s."
    ),
    "why.icm.over_first": _l(
        "The chip-chop gives the leader %(amount)s, the first prize is %(first)s: he would get more than by winning."
    ),
    "why.icm.not_over_first": _l("The chip-chop gives the leader %(amount)s; the first prize is %(first)s."),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "outs_counted_twice": (
        _l("Cards were counted twice"),
        _l("A card that makes the flush and the straight is one out."),
    ),
    "outs_board_forgotten": (
        _l("Cards on the board were counted"),
        _l("What lies on the board cannot come again: take away every card of the suit that is seen."),
    ),
    "outs_board_pairs": (
        _l("Cards that pair the board were counted"),
        _l("They help everyone alike: only cards of the own ranks are outs."),
    ),
    "outs_other_hand_forgotten": (
        _l("The other hand was passed over"),
        _l("A card that helps is no out while the other hand stays ahead."),
    ),
    "outs_one_end": (_l("One rank was missed"), _l("Two ranks fill this straight, four cards each.")),
    "outs_one_draw": (
        _l("One way was missed"),
        _l("More than one kind of card makes this hand: add them up."),
    ),
    "outs_inside_as_open": (
        _l("That is an open straight draw"),
        _l("Only one rank fills this straight: four cards."),
    ),
    "outs_other_street": (
        _l("Those are the outs of the other street"),
        _l("A set has seven outs on the flop; on the turn the fourth board card gives three more."),
    ),
    "chance_wrong_rule": (
        _l("One card and two were mistaken"),
        _l("On the flop two cards come, on the turn one: outs times four, outs times two."),
    ),
    "chance_rule_of_four": (
        _l("The rule of 4 is too high here"),
        _l("From about ten outs on, take off as many points as there are outs above eight."),
    ),
    "price_own_call_left_out": (
        _l("The own call was left out"),
        _l("Divide the call by pot and call together."),
    ),
    "price_bet_not_in_pot": (
        _l("The bet was taken out of the pot"),
        _l("The caller wins the bet too: it belongs to the pot."),
    ),
    "price_bet_in_pot": (
        _l("The bet was counted into the pot it was made into"),
        _l("Take the bet off the pot first."),
    ),
    "price_odds_with_call": (
        _l("The own call was counted among the winnings"),
        _l("Odds are what is won against what is paid: the call comes back, it is not won."),
    ),
    "price_both_cards": (
        _l("Both cards were counted"),
        _l("This call buys one card: the next one may cost again."),
    ),
    "price_one_of_two": (_l("One card was counted"), _l("All-in, the call buys both cards.")),
    "guess_other_side": (_l("That is the other hand’s share"), _l("The two shares add up to a hundred.")),
    "guess_coin_flip": (_l("That is no even race"), _l("One of these hands is well ahead.")),
    "deal_chips_alone": (
        _l("All of the pool went by the chips"),
        _l("The least prize is everyone’s already: only the rest goes by the chips."),
    ),
    "deal_chopped": (_l("That is the chip-chop"), _l("The chip model weighs each place by its chance.")),
    "deal_by_rank": (
        _l("That is the prize of the place he is in now"),
        _l("Nobody has won a place yet: a deal shares by the chances of each."),
    ),
    "deal_modelled": (_l("That is the chip model"), _l("A chip-chop goes by the chips alone.")),
    "deal_rounded_alone": (
        _l("That was rounded by itself"),
        _l(
            "The amounts have to add up to the pool: round down, then give the rest to the largest remainders."
        ),
    ),
    "deal_first_for_second": (
        _l("That is the chance of the first place"),
        _l("Second is who wins among those left, whoever was first."),
    ),
    "deal_winner_left_in": (
        _l("The winner’s chips were left in"),
        _l("When the second place is played for, the winner’s chips are gone."),
    ),
}

WORDS: Final[dict[str, Any]] = {
    **_TOOLS,
    **_DRAWS,
    **_DRILLS,
    **_ASKS,
    **_TAGS,
    **_REASONS,
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
