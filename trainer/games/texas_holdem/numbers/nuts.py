"""The nuts: the best hand that anybody can have on a board, and which two cards make it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import combinations, groupby

from trainer.cards import DECK, Card, refuse_repeats
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
    made = [(best((*hole, *board)), hole) for hole in combinations(live, 2)]
    made.sort(key=lambda each: -each[0].strength)
    shown = best(board).strength if len(board) == 5 else None
    found: list[Holdings] = []
    for strength, group in groupby(made, key=lambda each: each[0].strength):
        if len(found) == places:
            break
        alike = list(group)
        found.append(Holdings(alike[0][0], tuple(hole for _, hole in alike), strength == shown))
    return tuple(found)


def is_nuts(hole: Sequence[Card], board: Sequence[Card]) -> bool:
    """Whether nobody can have a better hand, these two cards being held. Raises as `best_holdings` does."""
    refuse_repeats([*hole, *board])
    (top,) = best_holdings(board, dead=hole)
    return best((*hole, *board)).strength >= top.hand.strength
