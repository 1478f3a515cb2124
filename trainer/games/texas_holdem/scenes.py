"""What a question of Texas Hold'em shows, as values. The web has one template a `kind`.

Seats are numbered from 1, clockwise from the dealer's left, as the box lies: the dealer sits between the last seat and
the first. A seat's number says nothing of the button.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from enum import StrEnum
from typing import Any, Literal

from trainer.cards import Card
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.structure import Structure


class Deed(StrEnum):
    """What a player did, as the dealer calls it."""

    SMALL_BLIND = "small_blind"
    """Posted the small blind."""
    BIG_BLIND = "big_blind"
    """Posted the big blind."""
    STRADDLE = "straddle"
    """Posted a straddle."""
    FOLD = "fold"
    """Folded."""
    CHECK = "check"
    """Checked."""
    CALL = "call"
    """Called; `Move.amount` is what he has in front now."""
    BET = "bet"
    """Bet `Move.amount`."""
    RAISE = "raise"
    """Raised to `Move.amount`, all he has in front now."""


@dataclass(frozen=True, slots=True)
class Move:
    """One action on the street shown."""

    seat: int
    deed: Deed
    amount: int | None = None
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class Seat:
    """One place at the table. `stack` is what lies behind, None where it is not shown or does not matter; `front` is
    what lies in front on this street; `cards` lie face up, a `dealt` seat without them holds two face down.

    `note` is a code for what is special: `busted`, `new`, `away`, `asked` (the seat the question is about).
    """

    number: int
    stack: int | None = None
    front: int = 0
    cards: tuple[Card, ...] = ()
    dealt: bool = True
    folded: bool = False
    empty: bool = False
    note: str | None = None

    @property
    def all_in(self) -> bool:
        """Whether he has cards and no chips behind."""
        return self.dealt and not self.folded and self.stack == 0


@dataclass(frozen=True, slots=True)
class TableScene:
    """The table from the dealer's side.

    `seats` in the order of their numbers; `button` is a seat's number, perhaps an empty one's. `pot` lies gathered in
    the middle, None where it is asked or not there; `pots` are main and side pots already laid apart, main first.
    `moves` are the actions of this street in their order, `actor` the seat whose turn it is. `structure` is how much may
    be bet where that matters; `limits` are then fixed limit's small and big bet, or spread limit's greatest one.
    """

    seats: tuple[Seat, ...]
    button: int | None = None
    board: tuple[Card, ...] = ()
    street: Street | None = None
    pot: int | None = None
    pots: tuple[int, ...] = ()
    actor: int | None = None
    moves: tuple[Move, ...] = ()
    blinds: tuple[int, int] | None = None
    burns: int = 0
    structure: Structure | None = None
    limits: tuple[int, ...] = ()
    kind: Literal["table"] = "table"

    def seat(self, number: int) -> Seat:
        """The seat of that number."""
        return next(seat for seat in self.seats if seat.number == number)


@dataclass(frozen=True, slots=True)
class RulingScene:
    """Something a player said or put in, to be ruled on.

    `code` names the situation; its sentence is the web's and takes `facts` (amounts by name). `chips` are the chips a
    player put in, one by one, greatest first; `said` is a code of what he said with them, None for silence; `table` is
    the table at that moment.
    """

    code: str
    table: TableScene
    chips: tuple[int, ...] = ()
    said: str | None = None
    facts: Mapping[str, Any] = field(default_factory=dict)
    kind: Literal["ruling"] = "ruling"


@dataclass(frozen=True, slots=True)
class TroubleScene:
    """Something is wrong with the deal, the deck, the board or the button. `code` names it; its sentence takes
    `facts`; `table` is the table at that moment."""

    code: str
    table: TableScene
    facts: Mapping[str, Any] = field(default_factory=dict)
    kind: Literal["trouble"] = "trouble"


@dataclass(frozen=True, slots=True)
class HandScene:
    """Cards and amounts without a table: a hand against others or alone, a board, a pot and what calling costs."""

    hands: tuple[tuple[Card, ...], ...]
    board: tuple[Card, ...] = ()
    pot: int | None = None
    to_call: int | None = None
    kind: Literal["hand"] = "hand"


@dataclass(frozen=True, slots=True)
class DealScene:
    """The stacks of a final table and the prizes left, for a deal."""

    stacks: tuple[int, ...]
    prizes: tuple[int, ...]
    kind: Literal["deal"] = "deal"
