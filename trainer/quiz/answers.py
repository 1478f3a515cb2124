"""What can be asked, and reading what a person typed.

Reading is lenient about form and strict about meaning: a right amount is never wrong for its formatting, and what
cannot be understood is asked again, never marked wrong.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum
from fractions import Fraction
from typing import Final

from trainer.cards import RANK_VALUE, Card
from trainer.odds import Odds


class Kind(StrEnum):
    """The forms of an ask."""

    BET = "bet"
    """What one bet gets: a payout, a push or a loss."""
    NUMBER = "number"
    """A whole number; negative where `Ask.signed`."""
    CHOICE = "choice"
    """One of `Ask.options`."""
    SEVERAL = "several"
    """Any of `Ask.options`, one at least."""
    CARDS = "cards"
    """`Ask.pick` of `Ask.cards`."""
    RANKS = "ranks"
    """Ranks in the order they are announced: A 6 Q."""
    ODDS = "odds"
    """The odds of a paytable row: "7", "7 to 1" or "3 to 2"."""


@dataclass(frozen=True, slots=True)
class Ask:
    """One field of a question. `key` names it within the question and in the form; its label is the web's business."""

    key: str
    kind: Kind
    stake: int | None = None
    options: tuple[str, ...] = ()
    cards: tuple[Card, ...] = ()
    pick: int = 5
    signed: bool = False
    counts: bool = False
    """A number that counts or measures: no money, so that nothing is put out in chips for it."""
    optional: bool = False
    """May be left empty; an empty answer is then `None`."""


@dataclass(frozen=True, slots=True)
class Pays:
    """The bet is paid this amount, without the stake (at least 1)."""

    amount: int


@dataclass(frozen=True, slots=True)
class Pushes:
    """The stake stays the player's; nothing is paid."""


@dataclass(frozen=True, slots=True)
class Loses:
    """The stake is taken."""


@dataclass(frozen=True, slots=True)
class Number:
    value: int


@dataclass(frozen=True, slots=True)
class Choice:
    option: str


@dataclass(frozen=True, slots=True)
class Several:
    options: frozenset[str]


@dataclass(frozen=True, slots=True)
class Picked:
    cards: frozenset[Card]


@dataclass(frozen=True, slots=True)
class Ranks:
    ranks: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Told:
    """Odds, as profit of one unit."""

    profit: Fraction


Answer = Pays | Pushes | Loses | Number | Choice | Several | Picked | Ranks | Told


class Unclear(ValueError):
    """An answer to be asked again. `code` says why, for the web to put in words:

    `empty`, `not_a_number`, `separator` (12,50), `not_the_stake` (a loss that is not minus the stake), `negative`,
    `choose`, `choose_some`, `pick_count`, `not_ranks`, `not_odds`.
    """

    def __init__(self, code: str) -> None:
        super().__init__(code)
        self.code = code


_PUSH: Final = {"p", "push", "*", "×", "п", "ت", "تعادل"}
_LOSE: Final = {"l", "loses", "lose", "loss", "-", "خ", "يخسر", "خسارة"}
_SEPARATORS: Final = " ,.'’‘٬٫،，_"
_DIGITS: Final = re.compile(r"\d+", re.ASCII)
_GROUPED: Final = re.compile(rf"\d{{1,3}}([{re.escape(_SEPARATORS)}])\d{{3}}(?:\1\d{{3}})*", re.ASCII)
_INVISIBLE: Final = dict.fromkeys(
    [0x00AD, *range(0x200B, 0x2010), 0x061C, *range(0x202A, 0x202F), 0x2060, *range(0x2066, 0x206A), 0xFEFF]
)
MAX_DIGITS: Final = 15


def _plain(text: str) -> str:
    """The text with any script's digits as 0-9, one kind of blank and one kind of minus, no direction marks."""
    out = []
    for ch in text.translate(_INVISIBLE):
        if ch.isdecimal():
            out.append(str(unicodedata.decimal(ch)))
        elif ch.isspace():
            out.append(" ")
        elif ch in "−–‐‑‒—﹣－-":
            out.append("-")
        else:
            out.append(ch)
    return "".join(out).strip()


def whole_number(text: str) -> int:
    """Read `1250`, `1 250`, `1,250`, `1.250`, `١٬٢٥٠`, `-25`, `25-` is refused. Raises `Unclear`.

    A separator counts only before a group of three, the same one throughout: `12,50` and `1,250.5` are unclear.
    """
    plain = _plain(text)
    if not plain:
        raise Unclear("empty")
    sign = 1
    if plain[0] in "+-":
        sign = -1 if plain[0] == "-" else 1
        plain = plain[1:].lstrip()
    if _DIGITS.fullmatch(plain):
        digits = plain
    elif match := _GROUPED.fullmatch(plain):
        digits = plain.replace(match[1], "")
    elif plain and all(ch.isdigit() or ch in _SEPARATORS for ch in plain):
        raise Unclear("separator")
    else:
        raise Unclear("not_a_number")
    if len(digits.lstrip("0")) > MAX_DIGITS:
        raise Unclear("not_a_number")
    return sign * int(digits.lstrip("0") or "0")


def _bet(ask: Ask, text: str) -> Answer:
    plain = _plain(text).lower()
    if not plain:
        raise Unclear("empty")
    if plain in _PUSH:
        return Pushes()
    if plain in _LOSE:
        return Loses()
    amount = whole_number(text)
    if amount < 0:
        if ask.stake is not None and amount == -ask.stake:
            return Loses()
        raise Unclear("not_the_stake")
    return Pays(amount) if amount else Pushes()


def _ranks(text: str) -> Answer:
    plain = _plain(text).upper().replace("10", "T")
    letters = [ch for ch in plain if ch not in " ,.-/،"]
    if not letters:
        raise Unclear("empty")
    if any(ch not in RANK_VALUE for ch in letters):
        raise Unclear("not_ranks")
    return Ranks(tuple(RANK_VALUE[ch] for ch in letters))


_ODDS: Final = re.compile(r"(\d{1,6})(?: ?(to|for|:|/|-| ) ?(\d{1,6}))?", re.ASCII)


def _odds(text: str) -> Answer:
    plain = _plain(text).lower()
    if not plain:
        raise Unclear("empty")
    match = _ODDS.fullmatch(plain.replace(" إلى ", " to ").replace(" مقابل ", " to "))
    if not match or not int(match[1]) or (match[3] and not int(match[3])):
        raise Unclear("not_odds")
    profit = Fraction(int(match[1]), int(match[3] or 1)) - (1 if match[2] == "for" else 0)
    if profit <= 0:  # 1 for 1 wins nothing
        raise Unclear("not_odds")
    return Told(profit)


def _some(ask: Ask, given: list[str]) -> Answer:
    """Several of what the ask offers: cards or options."""
    if ask.kind is Kind.CARDS:
        known = {str(c): c for c in ask.cards}
        picked = frozenset(known[t] for t in given if t in known)
        if len(picked) != ask.pick:
            raise Unclear("pick_count")
        return Picked(picked)
    chosen = frozenset(t for t in given if t in ask.options)
    if not chosen:
        raise Unclear("choose_some")
    return Several(chosen)


def read(ask: Ask, texts: Iterable[str]) -> Answer | None:
    """Read what came in under the ask's key: one text, or one a card or option. Raises `Unclear`; None for an optional
    blank."""
    given = list(texts)
    if ask.optional and not any(_plain(t) for t in given):
        return None
    if ask.kind in (Kind.CARDS, Kind.SEVERAL):
        return _some(ask, given)
    text = given[0] if given else ""
    match ask.kind:
        case Kind.BET:
            return _bet(ask, text)
        case Kind.NUMBER:
            value = whole_number(text)
            if value < 0 and not ask.signed:
                raise Unclear("negative")
            return Number(value)
        case Kind.CHOICE:
            if text not in ask.options:
                raise Unclear("choose")
            return Choice(text)
        case Kind.RANKS:
            return _ranks(text)
        case Kind.ODDS:
            return _odds(text)


def told(odds: Odds) -> Told:
    """The right answer where a row's odds are asked."""
    return Told(odds.profit)
