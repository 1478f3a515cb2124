"""Values of switches in words, and the rules stated beside a question."""

from __future__ import annotations

from typing import Any

from flask_babel import gettext as _
from markupsafe import Markup, escape

from trainer.chips import ChipSet
from trainer.web.isolate import amount, ltr
from trainer.web.words import known, word


def value_words(switch: str, value: Any) -> Markup:
    """A switch's value as a person reads it: tables and chips in short, limits as amounts, choices in words."""
    if value is None:
        return word("value.off") if switch == "floor_call_over" else word("value.none")
    if isinstance(value, bool):
        return word("value.true" if value else "value.false")
    if switch == "call_multiple":
        return word("value.call_multiple", n=ltr(value))
    if switch == "floor_call_over":
        return escape(_("%(n)s to 1", n=value))
    if isinstance(value, int):
        return amount(value)
    if isinstance(value, ChipSet):
        return ltr(" · ".join(str(v) for v in value.values))
    if hasattr(value, "notation"):
        return ltr(value.notation)
    code = f"value.{switch}.{value}"
    return word(code) if known(code) else ltr(value)


def note(code: str, rules: Any) -> Markup:
    """A rule stated beside a question, with the house's value. A switch without a sentence is named by its name."""
    value = getattr(rules, code, None)
    if not known(f"note.{code}") and known(f"switch.{code}"):
        return Markup("{}: {}").format(word(f"switch.{code}"), value_words(code, value))
    return word(f"note.{code}") if value is None else word(f"note.{code}", value=value_words(code, value))


def chip_colour(chips: ChipSet, value: int) -> str:
    """The colour of a chip: the house's word for it, put into the language where it is a common one."""
    colour = next(c.colour for c in chips.chips if c.value == value)
    code = f"colour.{colour.replace(' ', '_')}"
    return str(word(code)) if known(code) else colour


def level_word(game: str, level: int) -> Markup:
    """How hard a level is: a game may say it in its own words."""
    own = f"level.{game}.{level}"
    return word(own if known(own) else f"level.{level}")


def level_title(game: str) -> Markup:
    """What a game's levels are about."""
    own = f"level.{game}"
    return word(own if known(own) else "level")
