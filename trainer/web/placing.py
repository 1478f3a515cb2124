"""Cards typed or tapped into places: reading them leniently, and the next free place for a tapped one.

A place may be empty (`_`), so that taking a card of the flop back does not push the turn into the flop.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any, Final

from trainer.cards import RANKS, Card, card

Slots = tuple[Card | None, ...]

PLACES: Final[Mapping[str, int]] = {"cards": 2, "board": 5, "dealer": 2}
"""Field to its number of places, in the order in which tapped cards fill them."""

EMPTY: Final = "_"
LONGEST: Final = 80

_SUITS: Final = str.maketrans("♠♤♥♡♦♢♣♧", "sshhddcc")
_INVISIBLE: Final = dict.fromkeys(
    [0x00AD, 0x061C, *range(0x200B, 0x2010), *range(0x202A, 0x202F), 0x2060, *range(0x2066, 0x206A),
     0xFE0E, 0xFE0F, 0xFEFF]
)  # fmt: skip
_SEPARATORS: Final = " ,;./|+،-"
_TOKEN: Final = re.compile(rf"(?P<rank>10|[{RANKS}]) ?(?P<suit>[shdc])|(?P<empty>[_?])", re.IGNORECASE)


class Misread(ValueError):
    """Cards that cannot be read. `code` and `values` say why, for the page to put in words."""

    def __init__(self, code: str, **values: Any) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


def read_cards(text: str, count: int) -> Slots:
    """Up to `count` cards: `As Kd`, `askd`, `10h, A♠`, `as _ kd`. Always `count` places; raises `Misread`."""
    left = _plain(text)
    found: list[Card | None] = []
    while left := left.lstrip(_SEPARATORS):
        match = _TOKEN.match(left)
        if not match:
            raise Misread("not_a_card", text=re.split(rf"[{re.escape(_SEPARATORS)}]", left)[0])
        if match["empty"]:
            found.append(None)
        else:
            read = card(match["rank"].upper().replace("10", "T") + match["suit"].lower())
            if read in found:
                raise Misread("twice", card=read)
            found.append(read)
        left = left[match.end() :]
    if len(found) > count:
        raise Misread("too_many", count=count)
    return (*found, *[None] * (count - len(found)))


def _plain(text: str) -> str:
    """One kind of blank, digits 0-9, suits as letters."""
    out = []
    for ch in text.translate(_INVISIBLE).translate(_SUITS):
        if ch.isdecimal():
            out.append(str(unicodedata.decimal(ch)))
        else:
            out.append(" " if ch.isspace() else ch)
    return "".join(out)


def write_cards(slots: Slots) -> str:
    """The opposite of `read_cards`, without empty places at the end."""
    last = max((i for i, c in enumerate(slots) if c), default=-1)
    return " ".join(c or EMPTY for c in slots[: last + 1])


@dataclass(frozen=True)
class Placed:
    """The cards as they lie, the texts they came from, and what could not be read, by field."""

    texts: Mapping[str, str]
    slots: Mapping[str, Slots]
    errors: Mapping[str, Misread] = field(default_factory=dict)

    @classmethod
    def read(cls, texts: Mapping[str, str], places: Mapping[str, int] = PLACES) -> Placed:
        """Read every field of `places`. A card that lies in two fields is an error of the later one."""
        slots: dict[str, Slots] = {}
        errors: dict[str, Misread] = {}
        where: dict[Card, str] = {}
        kept = {name: texts.get(name, "")[:LONGEST] for name in places}
        for name, count in places.items():
            try:
                found = read_cards(kept[name], count)
                if double := next((c for c in found if c in where), None):
                    raise Misread("elsewhere", card=double, place=where[double])
                slots[name] = found
                where.update({c: name for c in found if c})
            except Misread as error:
                errors[name] = error
                slots[name] = (None,) * count
        return cls(kept, slots, errors)

    @property
    def lying(self) -> frozenset[Card]:
        """Every card that has a place."""
        return frozenset(c for slots in self.slots.values() for c in slots if c)

    @property
    def missing(self) -> Mapping[str, int]:
        """Fields with empty places, and how many."""
        return {name: slots.count(None) for name, slots in self.slots.items() if None in slots}

    @property
    def next_place(self) -> tuple[str, int] | None:
        """Where the next tapped card goes: field and index. Fields that could not be read are left alone."""
        for name, slots in self.slots.items():
            if name not in self.errors and None in slots:
                return name, slots.index(None)
        return None

    def tapped(self, chosen: Card) -> Placed:
        """Put a card into the next free place, or take it back if it lies already."""
        for name, slots in self.slots.items():
            if chosen in slots:
                return self._with(name, slots.index(chosen), None)
        place = self.next_place
        return self if place is None else self._with(*place, chosen)

    def undone(self) -> Placed:
        """Take back the card in the last filled place."""
        for name in reversed(list(self.slots)):
            slots = self.slots[name]
            if taken := [i for i, c in enumerate(slots) if c]:
                return self._with(name, taken[-1], None)
        return self

    def _with(self, name: str, index: int, value: Card | None) -> Placed:
        slots = tuple(value if i == index else c for i, c in enumerate(self.slots[name]))
        places = {name: len(lies) for name, lies in self.slots.items()}
        return Placed.read({**self.texts, name: write_cards(slots)}, places)
