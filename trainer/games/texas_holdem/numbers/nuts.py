"""The nuts: the best hand that anybody can have on a board, and which two cards make it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations, groupby
from typing import Final

from trainer.cards import DECK, SUITS, Card, refuse_repeats
from trainer.hands import Hand, best


class NutsError(ValueError):
    """A board without a flop. The message says so."""


@dataclass(frozen=True, slots=True)
class Holdings:
    """All holdings that are equally good on a board. `hand` is what they make, with the five cards of the first of them.

    `board_plays` where the five cards of the board alone are as good, so that every two cards make it.
    """

    hand: Hand
    holes: tuple[tuple[Card, Card], ...]
    board_plays: bool


def best_holdings(board: Sequence[Card], places: int = 1, dead: Sequence[Card] = ()) -> tuple[Holdings, ...]:
    """The nuts, and with `places` the next best after them, on a flop, turn or river.

    `dead` cards are held by nobody: one's own, to see what can beat one. Raises `NutsError`, and `CardError` for a card
    that is there twice.
    """
    if len(board) not in (3, 4, 5):
        raise NutsError(f"the nuts are those of three to five cards, not of {len(board)}")
    refuse_repeats([*board, *dead])
    gone = {*board, *dead}
    live = [card for card in DECK if card not in gone]
    made = list(_made(board, live))
    made.sort(key=lambda each: -each[0].strength)
    shown = best(board).strength if len(board) == 5 else None
    found: list[Holdings] = []
    for strength, group in groupby(made, key=lambda each: each[0].strength):
        if len(found) == places:
            break
        alike = list(group)
        found.append(Holdings(alike[0][0], tuple(hole for _, hole in alike), strength == shown))
    return tuple(found)


def _made(board: Sequence[Card], live: Sequence[Card]) -> Iterator[tuple[Hand, tuple[Card, Card]]]:
    """What each holding makes. Read once for all that differ in suits no flush can be of: a tenth of them, as a rule."""
    suits = [card[1] for card in board]
    flush = next((suit for suit in SUITS if suits.count(suit) >= _OF_A_FLUSH), None)
    read: dict[tuple[str, ...], Hand] = {}
    for hole in combinations(live, 2):
        kind = tuple(sorted(card if card[1] == flush else card[0] for card in hole))
        if kind not in read:
            read[kind] = best((*hole, *board))
        yield read[kind], hole


_OF_A_FLUSH: Final = 3
"""How many of a suit lie on the board where two more make a flush."""


def is_nuts(hole: Sequence[Card], board: Sequence[Card]) -> bool:
    """Whether nobody can have a better hand, these two cards being held. Raises as `best_holdings` does."""
    refuse_repeats([*hole, *board])
    (top,) = best_holdings(board, dead=hole)
    return best((*hole, *board)).strength >= top.hand.strength
