"""Words that belong to no game: answers, asking again, errors, settings."""

from __future__ import annotations

from typing import Any, Final

from flask_babel import lazy_gettext as _l

WORDS: Final[dict[str, Any]] = {
    "result.pays": _l("Pays"),
    "result.pushes": _l("Push"),
    "result.loses": _l("Loses"),
    "group.pay": _l("Pay"),
    "group.read": _l("Read"),
    "group.know": _l("Know"),
    "skill.mix": _l("Everything, in turn"),
    "skill.natural": _l("As the cards fall"),
    "level.1": _l("1: chips as they come, 5, 10, 100"),
    "level.2": _l("2: round stakes"),
    "level.3": _l("3: stakes of two colours"),
    "level.4": _l("4: uneven stakes"),
    "level.5": _l("5: awkward ones, 85 or 1,275"),
    "unclear.empty": _l("Nothing is typed here yet. A push is P, a loss is L."),
    "unclear.not_a_number": _l("That is no number. Type the amount in digits, or P or L."),
    "unclear.separator": _l("A separator stands before a group of three digits, as in 1,250. Type it again."),
    "unclear.not_the_stake": _l("A loss is L, or minus the stake. Type it again."),
    "unclear.missing_number": _l("Nothing is typed here yet."),
    "unclear.negative": _l("No amount below nothing is possible here."),
    "unclear.choose": _l("Choose one."),
    "unclear.pick_count": _l("Pick five cards."),
    "unclear.not_ranks": _l("Type ranks alone: A K Q J T 9 … 2."),
    "unclear.not_odds": _l("Type the odds as 7, 7 to 1 or 3 to 2."),
    "error.unknown_revision": _l(
        "This question was asked under house rules (%(revision)s) that were never in force here. "
        "Once they are imported the address works."
    ),
    "error.unknown_question": _l("No question can be dealt from the address %(address)s."),
    "by.house": _l("house rule"),
    "by.standard": _l("standard rule"),
    "by.unconfirmed": _l("unconfirmed"),
    "colour.white": _l("white"),
    "colour.yellow": _l("yellow"),
    "colour.red": _l("red"),
    "colour.blue": _l("blue"),
    "colour.green": _l("green"),
    "colour.black": _l("black"),
    "colour.pink": _l("pink"),
    "colour.bright_pink": _l("bright pink"),
    "colour.purple": _l("purple"),
    "colour.orange": _l("orange"),
    "colour.grey": _l("grey"),
    "theme.auto": _l("As the device"),
    "theme.dark": _l("Dark room"),
    "theme.light": _l("Light"),
    "theme.contrast": _l("High contrast"),
    "deck.2": _l("Two colours"),
    "deck.4": _l("Four colours"),
}
