"""Words of the drills of reading: the best five, showdowns, the nuts."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_DRILLS: Final[dict[str, Any]] = {
    "drill.best_five": _l("The best five"),
    "about.best_five": _l("Name the hand and pick its five cards of seven"),
    "ask.best_five": _l("What is this hand?"),
    "drill.showdown": _l("Showdown"),
    "about.showdown": _l("Who gets the pot, alone or split, and with which five"),
    "ask.showdown": _l("Who gets the pot?"),
    "drill.nuts": _l("The nuts"),
    "about.nuts": _l("The best hand the board allows, and who has it"),
    "ask.nuts": _l("What are the nuts?"),
}

_ASKS: Final[dict[str, Any]] = {
    "field.winners": _l("Tick every seat that gets a part"),
    "field.nuts": _l("Who has it?"),
    "option.hand_1": _l("Hand 1"),
    "option.hand_2": _l("Hand 2"),
    "option.hand_3": _l("Hand 3"),
    "option.hand_4": _l("Hand 4"),
    "option.hand_5": _l("Hand 5"),
    "option.none_of_them": _l("None of them"),
    "option.every_hand": _l("Every hand: the board plays"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.five.high_card": _l("High card"),
    "tag.five.one_pair": _l("A pair"),
    "tag.five.two_pair": _l("Two pair"),
    "tag.five.three_of_a_kind": _l("Three of a kind"),
    "tag.five.straight": _l("Straight"),
    "tag.five.flush": _l("Flush"),
    "tag.five.full_house": _l("Full house"),
    "tag.five.four_of_a_kind": _l("Four of a kind"),
    "tag.five.straight_flush": _l("Straight flush"),
    "tag.five.royal_flush": _l("Royal flush"),
    "tag.read.board_plays": _l("The board plays"),
    "tag.showdown.quads_on_board": _l("Four of a kind on the board"),
    "tag.showdown.counterfeited": _l("A counterfeited pair loses"),
    "tag.showdown.dead_card": _l("Split: the other card does not play"),
    "tag.showdown.board": _l("Split by the board"),
    "tag.showdown.three_way": _l("Split by several"),
    "tag.nuts.set": _l("Three of a kind"),
    "tag.nuts.straight": _l("The highest straight"),
    "tag.nuts.flush": _l("The highest flush"),
    "tag.nuts.four_of_a_kind": _l("A paired board"),
    "tag.nuts.straight_flush": _l("A straight flush is possible"),
    "tag.nuts.board": _l("Nobody beats the board"),
}

_REASONS: Final[dict[str, Any]] = {
    "why.read.best_five": _l("The best five of the seven cards."),
    "why.read.board_plays": _l("The five cards of the board are as good: the own cards add nothing."),
    "why.showdown.wins": _l("Seat %(seat)s has the best five cards."),
    "why.showdown.kicker": _l(
        "The hands are called the same; then %(rank)s beats %(other)s: seat %(seat)s wins."
    ),
    "why.showdown.split": _l(
        "Seats %(seats)s have five cards of the same ranks: they split. Neither suits nor further cards count."
    ),
    "why.showdown.board": _l("Nobody has better than the board: seats %(seats)s split."),
    "why.showdown.five": _l("The five cards seat %(seat)s wins with."),
    "why.nuts.best": _l("Nobody can beat %(hole)s here: %(nuts)s."),
    "why.nuts.board": _l("The board is the best hand there is, %(nuts)s: it plays for everybody."),
    "why.nuts.none": _l("%(hole)s would be the nuts, %(nuts)s. None of these hands is as good."),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "low_five": (
        _l("The right kind of hand, not its best cards"),
        _l("The highest five that make the hand play, and the highest kickers."),
    ),
    "sixth_card": (
        _l("A card that does not play broke the tie"),
        _l("Five cards are compared, no more: what is left over never decides."),
    ),
    "flush_top_only": (
        _l("Only the highest card of the flushes was compared"),
        _l("Flushes are compared card by card, all five of them."),
    ),
    "split_missed": (_l("The pot is split"), _l("Hands of the same five ranks share the pot.")),
    "beaten_hand": (_l("A beaten hand was paid"), _l("Compare the best five of each hand that is tabled.")),
    "nuts_flush_missed": (
        _l("The three of one suit were not seen"),
        _l("With three of a suit on the board a flush is possible."),
    ),
    "nuts_pair_missed": (
        _l("The pair on the board was not seen"),
        _l("With a pair on the board four of a kind is possible, and better than a flush or a full house."),
    ),
    "second_nuts": (_l("That is the second best hand"), _l("One hand here is better still.")),
}

WORDS: Final[dict[str, Any]] = {
    **_DRILLS,
    **_ASKS,
    **_TAGS,
    **_REASONS,
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
