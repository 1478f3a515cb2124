"""Words of the drill of the showdown's order."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

_SCENES: Final[dict[str, Any]] = {
    "is_river_bet": _l("The bet on the river has been called. Who shows, and in which order?"),
    "is_checked": _l(
        "The river was checked; on the turn seat %(earlier)s had bet. Who shows, and in which order?"
    ),
    "is_side_checked": _l(
        "Seat %(all_in)s is all-in for the main pot. The others have checked the river. Who shows, and in which order?"
    ),
    "is_side_bet": _l(
        "Seat %(all_in)s is all-in for the main pot. The bet on the river has been called. Who shows, and in which order?"
    ),
    "is_all_in": _l(
        "Seat %(pusher)s has pushed all-in and was called; no more betting is possible. Who shows, and in which order?"
    ),
    "is_last_hand": _l("All others have folded. Who must show?"),
    "muck_beaten": _l(
        "A hand has been shown that beats the one of seat %(seat)s, whose turn it is now and who wants to throw it away unseen. "
        "Nobody asks to see it."
    ),
    "muck_unread": _l(
        "It is the turn of seat %(seat)s, who has not looked at what is shown, might win, and wants to throw the hand away "
        "unseen. Nobody asks to see it."
    ),
    "muck_all_in": _l(
        "Seat %(pusher)s has pushed all-in and was called; no more betting is possible. Seat %(seat)s sees a better hand and "
        "wants to throw the hand away unseen."
    ),
    "asked_caller": _l(
        "Seat %(other)s bet the river, was called, and throws the cards away. Seat %(seat)s, who called and still has two "
        "cards, asks to see them. Is it granted?"
    ),
    "asked_mucked": _l(
        "Seat %(other)s bet the river, was called, and throws the cards away. Seat %(seat)s, who called and has thrown two "
        "cards away, asks to see them. Is it granted?"
    ),
    "asked_other": _l(
        "Seat %(other)s has thrown the cards away at the showdown. Seat %(seat)s, who was dealt in and has folded, asks to see "
        "them, for no reason given. Is it granted?"
    ),
    "asked_suspicion": _l(
        "Seat %(other)s has thrown the cards away at the showdown. Seat %(seat)s, who was dealt in and has folded, says that two "
        "players play together and asks to see them. Is it granted?"
    ),
    "board_tabled": _l(
        "Nobody beats the board. Seat %(seat)s puts both cards face up on the table. Does the hand have a share?"
    ),
    "board_declared": _l(
        "Nobody beats the board. Seat %(seat)s says “I play the board” and throws both cards away. Does the hand have a share?"
    ),
    "board_silent": _l(
        "Nobody beats the board. Seat %(seat)s throws both cards away without a word. Does the hand have a share?"
    ),
    "miscalled": _l("Seat %(seat)s has tabled the best hand and called it less than it is. Does it win?"),
    "killed": _l(
        "Seat %(seat)s had tabled the best hand; the dealer has put it into the muck, and all have seen it. Does it win?"
    ),
    "overcalled": _l(
        "Seat %(seat)s has tabled a hand that seat %(other)s beats, and called it more than it is; nobody objects. Does it win?"
    ),
}

_FIELDS: Final[dict[str, Any]] = {
    "field.shows_1": _l("Shows first"),
    "field.shows_2": _l("Shows second"),
    "field.shows_3": _l("Shows third"),
    "field.shows_4": _l("Shows fourth"),
    "field.muck": _l("May it be thrown away?"),
    "field.asked": _l("The wish to see it"),
    "field.plays": _l("The hand"),
    "option.no_hand": _l("nobody need show"),
    "option.claim_granted": _l("yes: it is beaten"),
    "option.claim_dead": _l("yes, and whatever it was, it is dead"),
    "option.claim_refused": _l("no, it must be shown"),
    "option.asked_granted": _l("granted"),
    "option.asked_refused": _l("refused"),
    "option.hand_plays": _l("yes"),
    "option.hand_dead": _l("no"),
}

_TAGS: Final[dict[str, Any]] = {
    "tag.show.river_bet": _l("A bet on the river"),
    "tag.show.checked": _l("The river checked"),
    "tag.show.side_pot": _l("With a side pot"),
    "tag.show.all_in": _l("All-in before the river"),
    "tag.show.last_hand": _l("The last hand left"),
    "tag.show.muck": _l("Throwing a hand away"),
    "tag.show.asked": _l("Asking to see a hand"),
    "tag.show.board": _l("Playing the board"),
    "tag.show.cards_speak": _l("Cards speak"),
}

_REASONS: Final[dict[str, Any]] = {
    "last_aggressor": _l(
        "Who bet or raised last on the river shows first, then the others clockwise; who is in the main pot alone shows last."
    ),
    "left_of_button": _l(
        "Without a bet on the river the first player left of the button shows first, then clockwise; who is in the main pot alone "
        "shows last."
    ),
    "all_in_showdown": _l("Somebody is all-in and the betting is over: the house says who shows."),
    "nothing_to_beat": _l("The last live hand wins, and need not be shown."),
    "beaten_hand": _l(
        "Who is beaten by what lies open may throw the hand away unseen; who throws away a hand that might win gives it up."
    ),
    "cards_speak": _l(
        "A tabled hand is read by its cards, whatever is said of it; a tabled winner cannot be killed."
    ),
    "playing_the_board": _l("The house says what must be done to play the board."),
    "ask_to_see": _l("The house says who may ask to see a hand that was not tabled."),
}

_SLIPS: Final[dict[str, tuple[Any, Any]]] = {
    "earlier_aggressor": (
        _l("That is the bettor of an earlier street"),
        _l("Only a bet on the river counts; it was checked."),
    ),
    "left_of_button": (
        _l("That is the order after checks"),
        _l("The river was bet: its last bettor or raiser shows first."),
    ),
    "all_in_first": (
        _l("The all-in hand was shown too early"),
        _l("Who contests the side pot shows before who is in the main pot alone."),
    ),
    "last_hand_shown": (_l("Nobody need show"), _l("There is nothing to beat: the last hand wins unseen.")),
    "muck_refused": (
        _l("The hand was made to be shown"),
        _l("Nobody has a right to see it: it may be thrown away."),
    ),
    "muck_mixed": (
        _l("Beaten, or given up"),
        _l("A beaten hand loses nothing in the muck; a hand that might win is dead there."),
    ),
    "words_speak": (
        _l("The words were taken, or the dealer’s error"),
        _l("Cards speak: the tabled cards decide."),
    ),
    "counter_clockwise": (_l("The wrong way round"), _l("After the first hand it goes clockwise.")),
}

WORDS: Final[dict[str, Any]] = {
    "drill.show_order": _l("Who shows first"),
    "about.show_order": _l("The order of the showdown, and who need not show"),
    "ask.show_order": _l("How does the showdown go?"),
    **{f"scene.show.{code}": text for code, text in _SCENES.items()},
    **_FIELDS,
    **_TAGS,
    **{f"why.ruling.{code}": text for code, text in _REASONS.items()},
    **{f"slip.{code}": heading for code, (heading, _) in _SLIPS.items()},
    **{f"slip.{code}.text": text for code, (_, text) in _SLIPS.items()},
}
