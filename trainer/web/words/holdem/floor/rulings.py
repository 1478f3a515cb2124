"""Words of the drill of chips and words: what a player did, what it counts as, and what players ask for."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

from trainer.web.words.holdem.floor.slips import SLIPS

_SAID: Final[dict[str, Any]] = {
    "said.raise": _l("Raise"),
    "said.raise_number": _l("Raise, %(number)s"),
    "said.number": _l("%(number)s"),
    "said.call": _l("Call"),
    "said.check": _l("Check"),
    "said.fold": _l("Fold"),
    "said.pot": _l("I bet the pot"),
    "said.bet_and_raise": _l("I bet %(number)s and raise to %(second)s"),
    "said.digit": _l("Bet, %(number)s"),
}
"""What is heard at the table; the players speak the language of the room."""

_ACTED: Final[dict[str, Any]] = {
    "scene.rule.one_chip": _l("The bet is %(bet)s. Seat %(seat)s puts in one chip without a word."),
    "scene.rule.raise_chip": _l("The bet is %(bet)s. Seat %(seat)s says so first, then puts in one chip."),
    "scene.rule.opening_chip": _l("Nobody has bet. Seat %(seat)s puts in one chip without a word."),
    "scene.rule.chips": _l(
        "The bet is %(bet)s. Seat %(seat)s puts in these chips in one motion, without a word."
    ),
    "scene.rule.change": _l(
        "The bet is %(bet)s. Seat %(seat)s puts in two chips without a word, and waits for change."
    ),
    "scene.rule.last_chips": _l("The bet is %(bet)s. Seat %(seat)s puts in the last chips without a word."),
    "scene.rule.prior_one": _l(
        "The bet is %(bet)s. Seat %(seat)s has the blind in front, %(front_count)s × %(front_chip)s, and drops one chip on it "
        "without a word."
    ),
    "scene.rule.prior_several": _l(
        "The bet is %(bet)s. Seat %(seat)s has the blind in front, %(front_count)s × %(front_chip)s, and adds these chips in one "
        "motion, without a word."
    ),
    "scene.rule.prior_pulled": _l(
        "The bet is %(bet)s. Seat %(seat)s has the blind in front, %(front_count)s × %(front_chip)s, takes one %(front_chip)s "
        "back and puts in one chip, without a word."
    ),
    "scene.rule.number": _l("The bet is %(bet)s. Seat %(seat)s says a number, and nothing else."),
    "scene.rule.raise_number": _l("The bet is %(bet)s. Seat %(seat)s has put in nothing yet."),
    "scene.rule.undercall": _l("The bet is %(bet)s. Seat %(seat)s puts in less, without a word."),
    "scene.rule.call_no_bet": _l("Nobody has bet. It is the turn of seat %(seat)s."),
    "scene.rule.raise_no_bet": _l(
        "Nobody has bet. Seat %(seat)s names no amount and has put in nothing yet."
    ),
    "scene.rule.check_facing": _l("The bet is %(bet)s. Seat %(seat)s has not seen it."),
    "scene.rule.pot": _l("Nobody has bet. In the pot lie %(pot)s. Seat %(seat)s has put in nothing yet."),
    "scene.rule.bet_and_raise": _l("Nobody has bet. Seat %(seat)s has put in nothing yet."),
    "scene.rule.unclear": _l(
        "Nobody has bet. In the pot lie %(pot)s. %(number)s may mean %(number)s, %(hundreds)s or %(thousands)s."
    ),
    "scene.rule.string": _l(
        "Without a word seat %(seat)s puts in %(first_chips)s of these chips, counted from the left, goes back to the stack, and adds the others."
    ),
    "scene.rule.steps": _l(
        "The bet is %(bet)s. Seat %(seat)s then puts in %(first_chips)s of these chips, counted from the left, goes back to "
        "the stack, and adds the others."
    ),
    "scene.rule.raise_motions": _l(
        "The bet is %(bet)s. Seat %(seat)s names no amount, puts in %(first_chips)s of these chips, counted from the left, "
        "goes back to the stack, and adds the others."
    ),
    "scene.rule.chips_then_words": _l(
        "The bet is %(bet)s. Seat %(seat)s puts the chip in first, and then speaks."
    ),
    "scene.rule.words_then_chips": _l(
        "The bet is %(bet)s. Seat %(seat)s speaks first, and then puts in these chips."
    ),
    "scene.rule.call_with_chips": _l("The bet is %(bet)s. Seat %(seat)s speaks while these chips go in."),
}

_LATE: Final[dict[str, Any]] = {
    "scene.late.early_raise": _l(
        "The bet was %(bet)s and the turn that of seat %(other)s when seat %(seat)s said this. Now seat %(other)s has acted."
    ),
    "scene.late.early_call": _l(
        "The bet was %(bet)s and the turn that of seat %(other)s when seat %(seat)s said this. Now seat %(other)s has acted."
    ),
    "scene.late.early_fold": _l(
        "The bet was %(bet)s and the turn that of seat %(other)s when seat %(seat)s said this. Now seat %(other)s has acted."
    ),
    "scene.late.told": _l(
        "Seat %(seat)s asked for the bet, was told %(told)s, and has called. The bet is %(bet)s."
    ),
    "scene.late.under_raise": _l(
        "Seat %(seat)s raised from %(bet)s to %(raised_to)s. It was too little; it is found before the next card."
    ),
    "scene.late.under_raise_late": _l(
        "Seat %(seat)s raised from %(bet)s to %(raised_to)s. It was too little; it is found after the next card is out."
    ),
    "scene.late.count": _l(
        "Pot limit. Seat %(seat)s asked for the pot, was told %(told)s and bet it. The pot was %(true)s. It is found before the "
        "next card."
    ),
}

_ASKED: Final[dict[str, Any]] = {
    "scene.asks.pot_size": _l("Seat %(seat)s asks how much is in the pot. May the dealer say it?"),
    "scene.asks.chop": _l(
        "All others have folded. Seats %(seat)s and %(other)s want to take their blinds back. May they?"
    ),
    "scene.asks.rabbit": _l("The hand is over. Seat %(seat)s asks which card would have come. Is it shown?"),
    "scene.asks.insurance": _l(
        "Seat %(seat)s is all-in and wants to insure the hand with another player. Is that allowed?"
    ),
    "scene.asks.clock": _l(
        "The clock is called on seat %(seat)s. How long is it until the hand is dead, the countdown included?"
    ),
    "scene.asks.level_before": _l(
        "A tournament: the new level is called before the first riffle for the next hand. Is that hand played at it?"
    ),
    "scene.asks.level_after": _l(
        "A tournament: the new level is called after the first riffle for the next hand. Is that hand played at it?"
    ),
    "scene.asks.hand_before": _l(
        "The pot has been pushed, the next shuffle has not begun. Seat %(seat)s says that a tabled hand was read wrong. Is it "
        "looked into?"
    ),
    "scene.asks.hand_after": _l(
        "The pot has been pushed, the next shuffle has begun. Seat %(seat)s says that a tabled hand was read wrong. Is it "
        "looked into?"
    ),
    "scene.asks.count_before": _l(
        "The pot has been pushed, the next shuffle has not begun. Seat %(seat)s says that the pot was counted wrong. Is it "
        "looked into?"
    ),
    "scene.asks.count_riffled": _l(
        "The next hand is being shuffled. Seat %(seat)s says that the last pot was counted wrong. Is it looked into?"
    ),
    "scene.asks.count_acted": _l(
        "In the next hand one has folded and one called. Seat %(seat)s says that the last pot was counted wrong. Is it looked into?"
    ),
}

_FIELDS: Final[dict[str, Any]] = {
    "field.action": _l("It counts as"),
    "field.in_front": _l("In front of the seat then, if it stays in"),
    "field.early": _l("What was done out of turn"),
    "field.raise_to": _l("A raise is then to at least"),
    "field.found": _l("What becomes of it?"),
    "field.reply": _l("The dealer’s answer"),
    "field.seconds": _l("Seconds in all"),
    "option.as_check": _l("a check"),
    "option.as_call": _l("a call"),
    "option.as_bet": _l("a bet"),
    "option.as_raise": _l("a raise"),
    "option.as_all_in": _l("all-in"),
    "option.as_call_or_fold": _l("call or fold, no raise"),
    "option.as_floor": _l("the floor decides: call in full, or fold and leave it"),
    "option.found_binds": _l("binding"),
    "option.found_free": _l("not binding: chips back, free to act"),
    "option.found_put_right": _l("put right for everybody"),
    "option.found_stands": _l("it stands"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.rule.overchip": _l("One oversized chip"),
    "tag.rule.all_needed": _l("All chips needed for the call"),
    "tag.rule.half": _l("Half of the raise or more"),
    "tag.rule.change": _l("Chips for change"),
    "tag.rule.last_chips": _l("Last chips"),
    "tag.rule.prior_chips": _l("Chips on top of a blind"),
    "tag.rule.number_alone": _l("A number alone"),
    "tag.rule.raise_total": _l("“Raise” and a number"),
    "tag.rule.too_little": _l("A raise of too little"),
    "tag.rule.undercall": _l("Less than the call"),
    "tag.rule.wrong_words": _l("Words that do not fit"),
    "tag.rule.first_word": _l("Two declarations"),
    "tag.rule.unclear_number": _l("A number with several meanings"),
    "tag.rule.string_bet": _l("String bet"),
    "tag.rule.two_motions": _l("“Raise”, then two motions"),
    "tag.rule.words_and_chips": _l("Words against chips"),
    "tag.rule.out_of_turn": _l("Out of turn"),
    "tag.rule.accepted": _l("A wrong amount told"),
    "tag.rule.under_raise": _l("A short raise found later"),
    "tag.rule.pot_miscount": _l("The pot counted wrong"),
    "tag.rule.requests": _l("What players ask for"),
}

_REASONS: Final[dict[str, Any]] = {
    "declared": _l("What is declared in turn binds."),
    "first_declaration": _l("Of several declarations the first counts: a bet of %(number)s."),
    "words_before_chips": _l("Words said first, or together with the chips, count: %(amount)s."),
    "words_and_chips": _l(
        "The chips came before the words; this house says which count: %(amount)s in front."
    ),
    "number_alone": _l(
        "A number without a word is the same as silent chips: half of the least raise, from %(half)s on, makes a raise, less a "
        "call. It comes to %(amount)s."
    ),
    "number_is_total": _l("“Raise” and a number is the total: %(number)s in front, not that much more."),
    "unclear_number": _l(
        "Of the meanings the greatest that is no more than the pot of %(pot)s, else the least that is legal: %(amount)s."
    ),
    "less_than_the_minimum": _l("A declared raise of too little is the minimum: to %(least)s."),
    "more_than_the_most": _l("A bet or raise of too much is the most that is allowed: %(amount)s."),
    "may_not_raise": _l("A player who may not raise has called."),
    "no_bet_to_call": _l("“Call” where nobody has bet is a check."),
    "no_bet_to_raise": _l("“Raise” where nobody has bet is a bet, of the minimum at least: %(amount)s."),
    "check_facing_a_bet": _l("“Check” facing a bet gives up the raise: call %(bet)s, or fold."),
    "pot_without_pot_limit": _l(
        "“I bet the pot” outside pot limit is a bet of the minimum at least: %(amount)s."
    ),
    "chips_stand": _l("The chips are exactly what they are meant to be."),
    "oversized_chip": _l("One oversized chip without a word, facing a bet, is a call: %(bet)s."),
    "oversized_chip_opens": _l(
        "One chip without a word where nobody has bet is a bet of its full value: %(amount)s."
    ),
    "chip_after_raise": _l(
        "“Raise” said before one chip lands is a raise to the most the chip allows: %(amount)s."
    ),
    "all_chips_needed": _l(
        "Several chips without a word, every one of them needed to reach %(bet)s, are a call: take the smallest off, and it is "
        "too little."
    ),
    "half_or_more": _l(
        "A raise must be to %(least)s at least. Half of it is reached from %(half)s in front on, and %(lies)s lie there: a raise "
        "to %(amount)s."
    ),
    "under_half": _l(
        "A raise must be to %(least)s at least. Half of it is only reached from %(half)s in front on, and %(lies)s lie there: a "
        "call of %(bet)s."
    ),
    "last_chips": _l(
        "A player’s last chips, more than the call needs, are all-in, even under half of the least raise."
    ),
    "prior_chips": _l(
        "One chip on top of those already in front is a call, as one oversized chip is: %(bet)s."
    ),
    "string_bet": _l("Of several motions without a word only the first counts: %(amount)s."),
    "two_motions": _l(
        "“Raise” without a number, then two motions; this house says whether both count: %(amount)s."
    ),
    "undercall": _l("Less than the opening bet, or between two players, is made a full call: %(bet)s."),
    "undercall_behind_a_raise": _l(
        "A raise stands between: the floor decides whether the call is made full, %(bet)s, or what was put in stays and the hand "
        "is folded."
    ),
    "out_of_turn": _l(
        "Action out of turn binds if the bet is the same when the turn comes. It was %(bet)s and is %(now)s."
    ),
    "fold_out_of_turn": _l("A fold is final, out of turn as well."),
    "accepted_action": _l("Who calls owes the true amount, whatever was told: %(bet)s."),
    "under_raise_found": _l(
        "The least raise was to %(least)s. Found before the next card it is put right for everybody, later it stands: %(amount)s."
    ),
    "pot_counted_high": _l("Too much was told: put right for everybody on this street, to %(amount)s."),
    "pot_counted_low": _l(
        "Too little was told: put right until there is substantial action, then it stands. It is %(amount)s."
    ),
    "pot_size_told": _l(
        "A dealer says the size of the pot in pot limit only; elsewhere the chips are spread to be counted."
    ),
    "chopping": _l("The house says whether the blinds may be chopped."),
    "rabbit_hunting": _l("The house says whether cards that were not needed are shown."),
    "insurance": _l("The house says whether hands may be insured."),
    "level": _l("A hand begins with its first riffle; a new level is for the hands that begin after it."),
    "clock": _l("%(seconds)s seconds, then %(countdown)s counted down."),
    "hand_disputed": _l("The reading of a hand may be disputed until the next riffle."),
    "count_disputed": _l("The house says until when the count of a pot may be disputed."),
}


WORDS: Final[dict[str, Any]] = {
    "drill.rulings": _l("Chips and words"),
    "about.rulings": _l("What was said or put in, and what it counts as"),
    "ask.rulings": _l("How is it ruled?"),
    **_SAID,
    **_ACTED,
    **_LATE,
    **_ASKED,
    **_FIELDS,
    **_TAGS,
    **{f"why.ruling.{code}": text for code, text in _REASONS.items()},
    **{f"slip.{code}": heading for code, (heading, _) in SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in SLIPS.items()},
}
