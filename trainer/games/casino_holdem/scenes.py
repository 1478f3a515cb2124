"""What a question of Casino Hold'em shows, as values. The web has one template a `kind`."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from trainer.cards import Card
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.settlement import Bet, Result
from trainer.odds import Odds


@dataclass(frozen=True, slots=True)
class PutLine:
    """A bet as a colleague has settled it: what lies on the layout, without the reasons. `amount` is 0 unless it pays."""

    bet: Bet
    stake: int
    result: Result
    amount: int


@dataclass(frozen=True, slots=True)
class TableScene:
    """Cards on the felt. `box` indexes the box asked about; what is not shown lies face down or is not there yet.

    `street` is the last street dealt; `stakes` says which bets lie on the table; `lines` is a settlement put out by
    a colleague, to be checked (find the mistake): at most one of them is wrong.
    """

    round: Round
    box: int = 0
    street: Literal["flop", "river"] = "river"
    dealer_shown: bool = True
    own_shown: bool = True
    stakes: tuple[Bet, ...] = (Bet.ANTE, Bet.CALL, Bet.BONUS)
    lines: tuple[PutLine, ...] = ()
    kind: Literal["table"] = "table"

    @property
    def seat(self) -> Box:
        return self.round.boxes[self.box]


@dataclass(frozen=True, slots=True)
class PaytableScene:
    """A paytable to be filled from memory: `table` is `ante` or `bonus`, `rows` its printed rows, best first."""

    table: Literal["ante", "bonus"]
    rows: tuple[str, ...]
    kind: Literal["paytable"] = "paytable"


@dataclass(frozen=True, slots=True)
class SumScene:
    """Numbers only: what is given of stake, odds and payout; the ask is for the missing one.

    `stake` None asks for the stake, `amount` None for the payout.
    """

    odds: Odds
    stake: int | None = None
    amount: int | None = None
    kind: Literal["sum"] = "sum"


@dataclass(frozen=True, slots=True)
class StakeScene:
    """A stake on the layout: an ante, the call put beside it (None where that is asked), and the table's limits."""

    ante: int
    call: int | None = None
    limits: Mapping[str, int] = field(default_factory=dict)
    kind: Literal["stake"] = "stake"


@dataclass(frozen=True, slots=True)
class RoundScene:
    """A table of several boxes as it stands at one moment of the round. Boxes are indexes, 0 for box 1.

    `street` is the last one dealt, `burns` the burnt cards so far; before `decided` nobody has folded or called.
    `active` is the box being settled; `done` are the finished boxes, in the order they were, each with what its player
    won or lost; `bets_settled` are single bets settled before their box; `collected` are boxes without cards.
    """

    round: Round
    street: Literal["hole", "flop", "turn", "river"] = "river"
    dealer_shown: bool = True
    active: int | None = None
    done: tuple[tuple[int, int], ...] = ()
    decided: bool = True
    collected: tuple[int, ...] = ()
    bets_settled: tuple[tuple[int, Bet], ...] = ()
    burns: int = 0
    kind: Literal["round"] = "round"

    @property
    def board(self) -> tuple[Card, ...]:
        """The board as far as it is dealt."""
        return self.round.board[: _BOARD[self.street]]


_BOARD: Final[Mapping[str, int]] = {"hole": 0, "flop": 3, "turn": 4, "river": 5}


@dataclass(frozen=True, slots=True)
class SituationScene:
    """Something that is wrong at the table: `code` says what (`irregularities.Irregularity`), at which box (an index,
    None where it is the dealer's or the board's). `table` is the round as it stands.

    `card` is the card that is exposed, or one too many; it lies there besides what `table` shows. `bet` and `numbers`
    are the bet concerned and the amounts the sentence needs: `ante`, `call`, `put`, `stake`, `limit`, `due`, `paid`.
    """

    code: str
    table: RoundScene
    box: int | None = None
    card: Card | None = None
    bet: Bet | None = None
    numbers: Mapping[str, int] = field(default_factory=dict)
    kind: Literal["situation"] = "situation"
