"""The 52 cards, written as two characters: `As` is the ace of spades, `Td` the ten of diamonds.

A card is a plain string that has been through `card()`; ranks run `23456789TJQKA`, suits `shdc`.
Suits never rank.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Final, NewType, TypeVar

Card = NewType("Card", str)
T = TypeVar("T")

RANKS: Final = "23456789TJQKA"
SUITS: Final = "shdc"
DECK: Final[tuple[Card, ...]] = tuple(Card(r + s) for s in SUITS for r in RANKS)
RANK_VALUE: Final[dict[str, int]] = {r: i for i, r in enumerate(RANKS, start=2)}
"""Rank character to 2..14, the ace high."""

_KNOWN: Final = frozenset(DECK)


class CardError(ValueError):
    """A text that names no card, or names one twice. The message says which."""


def card(text: str) -> Card:
    """Read one card. Raises `CardError` naming the text."""
    if text in _KNOWN:
        return Card(text)
    raise CardError(f"“{text}” is not a card: write the rank (23456789TJQKA), then the suit (shdc), as in As")


def cards(text: str) -> tuple[Card, ...]:
    """Read cards written one after the other, `3c9dJs`. Raises `CardError` for a bad or a repeated card."""
    if len(text) % 2:
        raise CardError(f"“{text}” has half a card: every card is two characters")
    found = tuple(card(text[i : i + 2]) for i in range(0, len(text), 2))
    refuse_repeats(found)
    return found


def refuse_repeats(found: Iterable[Card]) -> None:
    """Raise `CardError` if a card occurs twice."""
    seen: set[Card] = set()
    for c in found:
        if c in seen:
            raise CardError(f"{c} is there twice")
        seen.add(c)


def text(found: Iterable[Card]) -> str:
    """The opposite of `cards`."""
    return "".join(found)


def below(rng: random.Random, n: int) -> int:
    """A number 0..n-1, each equally likely.

    Built on `getrandbits` alone, whose sequence for a seed is fixed; `random.sample`, `shuffle` and `randrange`
    may deal other cards in another Python, and an address must deal the same ones for ever. Raises `ValueError`
    where there is nothing to choose from.
    """
    if n < 1:
        raise ValueError("nothing to choose from")
    bits = n.bit_length()
    while True:
        value = rng.getrandbits(bits)
        if value < n:
            return value


def choice(rng: random.Random, options: Sequence[T]) -> T:
    """One of the options, by `below`."""
    return options[below(rng, len(options))]


def shuffled(rng: random.Random, items: Iterable[T]) -> list[T]:
    """A new list in random order (Fisher–Yates over `below`)."""
    out = list(items)
    for i in range(len(out) - 1, 0, -1):
        j = below(rng, i + 1)
        out[i], out[j] = out[j], out[i]
    return out


def draw(rng: random.Random, count: int, without: Iterable[Card] = ()) -> list[Card]:
    """`count` random cards from a full deck less the cards `without`."""
    gone = frozenset(without)
    deck = [c for c in DECK if c not in gone]
    for i in range(count):
        j = i + below(rng, len(deck) - i)
        deck[i], deck[j] = deck[j], deck[i]
    return deck[:count]
