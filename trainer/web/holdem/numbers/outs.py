"""Outs and draws: which cards help a hand on the flop or the turn, how likely they come, and whether a call pays."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from fractions import Fraction
from typing import Any, Final

from flask import Blueprint, redirect, request, url_for
from markupsafe import Markup

from trainer.cards import DECK, Card
from trainer.games.texas_holdem.numbers import outs as numbers
from trainer.games.texas_holdem.numbers import outs_table
from trainer.hands import best
from trainer.quiz import Unclear
from trainer.web.holdem.numbers.common import HOLDEM, misread, moved, number, page, read_number, unread
from trainer.web.placing import Misread, Placed
from trainer.web.words import word

PLACES: Final[Mapping[str, int]] = {"hand": 2, "board": 4, "against": 2}
"""Field to its number of places; the last ones may stay empty, and the fourth card of the board."""
LEAST: Final = {"pot": 0, "call": 1}
"""The two amounts of a call, and the least each may be."""


@dataclass(frozen=True)
class Price:
    """What a call costs and lays. `worth` is what it wins on average by each draw's chance."""

    pot: int
    call: int
    break_even: Fraction
    to_one: Fraction


@dataclass(frozen=True)
class Asked:
    """The cards and amounts as far as they can be understood; `troubles` by field, in words."""

    placed: Placed
    texts: Mapping[str, str]
    amounts: Mapping[str, int]
    troubles: Mapping[str, Markup]

    def cards(self, name: str) -> tuple[Card, ...]:
        return tuple(card for card in self.placed.slots[name] if card)

    @property
    def missing(self) -> Mapping[str, int]:
        """Fields that cannot stay as they are, and how many cards they lack."""
        wanting = {"hand": 2 - len(self.cards("hand")), "board": 3 - len(self.cards("board"))}
        if len(self.cards("against")) == 1:
            wanting["against"] = 1
        return {name: left for name, left in wanting.items() if left > 0}

    @property
    def complete(self) -> bool:
        """Whether the cards are there; a trouble with an amount leaves the outs as they are."""
        return not (self.placed.errors or self.missing)

    @property
    def price(self) -> Price | None:
        if self.amounts.keys() != LEAST.keys():
            return None
        call, pot = self.amounts["call"], self.amounts["pot"]
        break_even = numbers.break_even(call, pot)
        return Price(pot, call, break_even, 1 / break_even - 1)

    def query(self, placed: Placed | None = None) -> dict[str, Any]:
        """The parameters that ask for this again, with the cards placed otherwise if given."""
        texts = {**(placed or self.placed).texts, **self.texts}
        return {name: text for name, text in texts.items() if text or name in ("hand", "board")}


def add_to(bp: Blueprint) -> None:
    """Add these pages to the blueprint of the number tools."""
    bp.add_url_rule(f"{HOLDEM}/outs", "outs", count)
    bp.add_url_rule(f"{HOLDEM}/outs/table", "outs_table", table)


def count(game: str) -> Any:
    """The places, and the outs once a hand and a flop are there."""
    outright = "go" in request.args
    asked = _asked(outright)
    if placed := moved(asked.placed):
        return redirect(url_for(".outs", game=game, **asked.query(placed)), 303)
    permalink = url_for(".outs", game=game, **asked.query())
    if outright and asked.complete and not asked.troubles:
        return redirect(permalink, 303)
    return page(
        "outs",
        permalink=permalink,
        troubled=outright and bool(asked.troubles),
        asked=asked,
        titles={**_named("title"), **{name: word(f"title.{name}") for name in LEAST}},
        deck=DECK,
        **(_counted(asked) if asked.complete else {"now": None}),
    )


def table(game: str) -> Any:
    """The table of outs that is in circulation, each cell beside what is exact."""
    del game
    return page("outs_table", rows=outs_table.table(), misnamed=outs_table.MISNAMED)


def _counted(asked: Asked) -> dict[str, Any]:
    """What the hand is, its draws, and how it stands against the other one."""
    hand, board, against = (asked.cards(name) for name in PLACES)
    return {
        "now": best((*hand, *board)),
        "draws": numbers.draws(hand, board),
        "one_card": len(board) == numbers.TURN,
        "unseen": 52 - len(hand) - len(board),
        "against": numbers.outs_against(hand, board, [against]) if against else None,
        "price": asked.price,
    }


def _asked(outright: bool) -> Asked:
    placed = Placed.read(request.args, PLACES)
    texts = {name: number(name) for name in LEAST}
    amounts: dict[str, int] = {}
    troubles: dict[str, Markup] = {}
    for name, text in texts.items():
        try:
            if any(each.strip() for each in texts.values()):
                amounts[name] = read_number(text, LEAST[name])
        except Unclear as error:
            troubles[name] = unread(error, LEAST[name])
    asked = Asked(placed, texts, amounts, {})
    wanting = {n: Misread("missing", left=left) for n, left in asked.missing.items()} if outright else {}
    found = {**wanting, **placed.errors}
    troubles |= {name: misread(error, _named("place")) for name, error in found.items()}
    return Asked(placed, texts, amounts, troubles)


def _named(kind: str) -> dict[str, str]:
    """What the places are called: over them (`title`), or in a sentence (`place`)."""
    return {name: str(word(f"{kind}.{name}")) for name in PLACES}
