"""Words of the instructor's desk: groups of switches, parts of a chip, changes that make no sense."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final

from flask_babel import lazy_gettext as _l

WORDS: Final[dict[str, Any]] = {
    "by.as.standard": _l("as in the standard"),
    "by.as.rulebook": _l("as in the rulebook"),
    "by.as.rules": _l("default"),
    "part.money": _l("What is paid, and when"),
    "part.limits": _l("Limits and chips"),
    "part.table": _l("At the table"),
    "part.dealing": _l("Dealing through"),
    "part.wrong": _l("When something is wrong"),
    "part.stakes": _l("Stakes and seats"),
    "part.betting": _l("Betting"),
    "part.button": _l("Button and blinds"),
    "part.showdown": _l("Showdown and pots"),
    "part.clock": _l("Clock and requests"),
    "chip.value": _l("Value"),
    "chip.colour": _l("Colour"),
    "chip.body": _l("Drawn in"),
    "chip.spots": _l("Spots"),
    "refused.id": _l("An id is small letters a–z, digits, “-” and “_”, a letter first, at most 40."),
    "refused.id_taken": _l("There is a house of this id already."),
    "refused.name": _l("Give it a name of at most 80 characters."),
    "refused.gone": _l("That is not there any more. Look at the page again."),
    "refused.standard": _l("The standard stays: its values stand in where another house says nothing."),
    "refused.default": _l("The pages begin with this house. Choose another one for that first."),
    "refused.used": _l("A house stands on it."),
    "refused.language": _l("Write a language code, as en, ar or ru."),
    "refused.language_taken": _l("There is a name in this language already."),
    "refused.english": _l("The English name stays: it stands in where a language has none."),
}

PARTS: Final[Mapping[str, Mapping[str, tuple[str, ...]]]] = {
    "casino_holdem": {
        "money": ("qualifier", "ante_no_game", "call_multiple", "bonus_on_fold", "bonus_settled"),
        "limits": (
            "ante_min", "ante_max", "bonus_min", "bonus_max", "max_payout_box", "max_payout_table",
            "max_payout_counts_bonus", "smallest_chip", "rounding", "floor_call_over",
        ),
        "table": ("boxes", "several_boxes", "settle_order", "losing_first"),
        "dealing": ("burn_before_flop", "burn_before_turn", "turn_and_river", "folded_bonus_cards_kept"),
        "wrong": (),
    },
    "texas_holdem": {
        "stakes": (
            "structure", "small_blind", "big_blind", "ante", "antes", "straddle", "small_bet", "big_bet", "spread",
            "smallest_chip", "players",
        ),
        "betting": (
            "raise_cap", "cap_lifted", "half_bet", "pot_count", "straddle_raise", "two_motion_raise", "words_and_chips",
        ),
        "button": (
            "button", "new_player", "new_player_barred", "buy_button", "missed_blinds", "chop_blinds", "misplaced_button",
        ),
        "showdown": ("all_in_showdown", "ask_to_see", "playing_the_board", "count_disputed"),
        "clock": ("clock_seconds", "clock_countdown", "rabbit_hunting", "insurance"),
        "wrong": (),
    },
}  # fmt: skip
"""How a game's switches are put together on its form. What stands in no part stands in the last one."""


def parts_of(game: str, switches: Sequence[str]) -> dict[str, list[str]]:
    """The switches by part, each in one, in the order of the parts and of the rules."""
    parts = PARTS.get(game, {"money": ()})
    last = list(parts)[-1]
    found: dict[str, list[str]] = {part: [] for part in parts}
    for switch in switches:
        found[next((part for part, codes in parts.items() if switch in codes), last)].append(switch)
    return {part: codes for part, codes in found.items() if codes}
