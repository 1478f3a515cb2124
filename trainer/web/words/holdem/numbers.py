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

WORDS: Final[dict[str, Any]] = {**_TOOLS, **_DRAWS}
