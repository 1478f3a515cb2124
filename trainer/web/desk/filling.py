"""What was typed into the form, spliced into the text: each field changes its own characters and nothing else."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from typing import Final

from trainer.paytables.splice import drop, set_switch, set_value
from trainer.quiz import Unclear, whole_number
from trainer.reading import spoken
from trainer.web.desk.forms import Field, Form, Kind, Switch

LONGEST: Final = 400
"""Characters of a field that are looked at."""

_WRITTEN_OUT: Final = re.compile(r"\s+")


def fill_in(text: str, form: Form, typed: Mapping[str, str], only: Collection[str] | None = None) -> str:
    """The text with what was typed into its form. `only`: these fields, None for all. What is as it was changes nothing.

    Raises `SpliceError` where the text cannot take it.
    """
    left_out: set[str] = set()
    for field in form.fields():
        if field.name not in typed or (only is not None and field.name not in only):
            continue
        value = _tidy(field, typed[field.name][:LONGEST])
        if value == field.shown:
            continue
        what, _, code = field.name.partition(":")
        if what not in ("value", "by", "source"):
            text = (
                _meant(text, field, value)
                if what == "under"
                else set_value(text, field.path, written(field, value))
            )
        elif code not in left_out:
            text = _fill_switch(text, form.switch(code), field, value)
            if what == "by" and not value:
                left_out.add(code)
    return text


def _fill_switch(text: str, switch: Switch, field: Field, typed: str) -> str:
    """A part of a switch. What says nothing of its own yet gets the value that holds, for somebody to have said it."""
    path = switch.path
    if field is switch.value:
        value = written(field, typed)
        if (
            switch.by.shown == "standard" and switch.heir
        ):  # another value is the house's own, whatever it was before
            return set_value(text, path, value)
        return set_switch(text, path, value=value)
    stands = written(switch.value, switch.value.shown) if switch.inherited else None
    if field is switch.source:
        return set_switch(text, path, value=None if switch.by.shown else stands, source=typed)
    if not typed:
        return drop(text, path)
    if not switch.by.shown and typed == "house":  # a bare value is the house's
        return set_switch(text, path, value=stands)
    return set_switch(text, path, value=None if typed == "unconfirmed" else stands, by=typed)


def _meant(text: str, field: Field, value: str) -> str:
    """A payout below even money, said to be meant, or no longer."""
    odds = field.path[:-1] if field.path[-1] == "pays" else field.path
    pays = field.options[0]
    return set_value(text, odds, {"pays": pays, "under_even_money": "yes"} if value == "yes" else pays)


def written(field: Field, typed: str) -> str:
    """What is written into the file for what its control holds."""
    if field.kind is Kind.LIMIT:
        return typed or "none"
    if field.kind is Kind.ODDS and typed.isdigit():
        return f"{typed} to 1"
    if field.kind is Kind.CHOICE:
        return spoken(typed)
    return typed


def _tidy(field: Field, typed: str) -> str:
    """What was typed on one line, a number in plain digits however it was written."""
    text = _WRITTEN_OUT.sub(" ", typed).strip()
    if field.kind in (Kind.WHOLE, Kind.LIMIT, Kind.ODDS):
        try:
            return str(whole_number(text))
        except Unclear:
            return text.lower() if field.kind is Kind.ODDS else text
    return text.lower() if field.kind is Kind.COLOUR else text
