"""A street at one moment: how high the bet stands, who acts, what he owes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from enum import StrEnum

from trainer.games.texas_holdem.structure import BettingRules, Stakes, StraddleRaise


class Street(StrEnum):
    """The four rounds of betting."""

    PREFLOP = "preflop"
    """Before any card lies open."""
    FLOP = "flop"
    """After three."""
    TURN = "turn"
    """After the fourth."""
    RIVER = "river"
    """After the fifth."""

    @property
    def board(self) -> int:
        """How many cards lie open during it."""
        return {Street.PREFLOP: 0, Street.FLOP: 3, Street.TURN: 4, Street.RIVER: 5}[self]

    @property
    def next(self) -> Street | None:
        """The street after it; None after the river."""
        streets = list(Street)
        return None if self is Street.RIVER else streets[streets.index(self) + 1]


@dataclass(frozen=True, slots=True)
class Betting:
    """A street at one moment.

    `stacks`: chips behind. `front`: chips in front on this street. `live`: has not folded. `acted`: how high the bet
    stood when each last acted, None: not yet. `bet`: what a call is measured by, the full blind even where the big
    blind is short. `full`: how high it stood after the last full bet or raise. `increment`: the largest full bet or
    raise. `wagers`: full bets and raises so far. `gathered`: chips in the pot from before this street. `due`: what
    each owed as a blind, all 0 after the flop; `dead_blind`: a small blind nobody posts. `aggressor`: who bet or raised
    last on this street, None: nobody. `turn`: who acts, None when the street is over.
    """

    rules: BettingRules
    stakes: Stakes
    street: Street
    stacks: tuple[int, ...]
    front: tuple[int, ...]
    live: tuple[bool, ...]
    acted: tuple[int | None, ...]
    bet: int
    full: int
    increment: int
    wagers: int
    gathered: int
    due: tuple[int, ...]
    dead_blind: int = 0
    aggressor: int | None = None
    turn: int | None = None

    @property
    def pot(self) -> int:
        """All chips put in so far, bets in front included."""
        return self.gathered + sum(self.front)

    @property
    def left(self) -> tuple[int, ...]:
        """The numbers of the players who have not folded."""
        return tuple(i for i, live in enumerate(self.live, 1) if live)


def before_flop(
    rules: BettingRules,
    stakes: Stakes,
    stacks: Sequence[int],
    due: Sequence[int],
    *,
    gathered: int = 0,
    dead_blind: int = 0,
    first: int | None = None,
) -> Betting:
    """The blinds are posted: from `stacks` before them, as far as they go. `gathered`: antes and dead chips.

    `first` to act is the player after the highest blind or straddle, unless given.
    """
    players = range(len(stacks))
    front = tuple(min(due[i], stacks[i]) for i in players)
    highest = max(due)
    straddled = highest > stakes.big_blind and rules.straddle_raise is StraddleRaise.STRADDLE
    start = Betting(
        rules=rules,
        stakes=stakes,
        street=Street.PREFLOP,
        stacks=tuple(stacks[i] - front[i] for i in players),
        front=front,
        live=(True,) * len(stacks),
        acted=(None,) * len(stacks),
        bet=highest,
        full=highest,
        increment=highest if straddled else stakes.big_blind,
        wagers=len({post for post in due if post >= stakes.big_blind}),
        gathered=gathered,
        due=tuple(due),
        dead_blind=dead_blind,
    )
    return turn_to(start, (first or _highest_post(due) + 2) - 1)


def after_flop(
    rules: BettingRules,
    stakes: Stakes,
    street: Street,
    stacks: Sequence[int],
    *,
    live: Sequence[bool] | None = None,
    gathered: int = 0,
) -> Betting:
    """A later street: no chips in front, the first live player at the button's left to act."""
    return turn_to(
        Betting(
            rules=rules,
            stakes=stakes,
            street=street,
            stacks=tuple(stacks),
            front=(0,) * len(stacks),
            live=tuple(live) if live else (True,) * len(stacks),
            acted=(None,) * len(stacks),
            bet=0,
            full=0,
            increment=stakes.big_blind,
            wagers=0,
            gathered=gathered,
            due=(0,) * len(stacks),
        ),
        0,
    )


def _highest_post(due: Sequence[int]) -> int:
    """Whose post is the highest, as an index: of equal ones the big blind's, the second player's place or, between two,
    the first's."""
    if len(due) == 2:
        return 0
    highest = max(due)
    return 1 if due[1] == highest else due.index(highest)


# -- who acts


def turn_to(betting: Betting, start: int) -> Betting:
    """The turn goes to the first who is asked, clockwise from index `start`."""
    players = len(betting.stacks)
    if sum(betting.live) > 1:
        for i in (k % players for k in range(start, start + players)):
            if _asked(betting, i):
                return replace(betting, turn=i + 1)
    return replace(betting, turn=None)


def _asked(betting: Betting, i: int) -> bool:
    """Nothing is asked of a player who owes nothing, if he has acted or nobody could answer him."""
    if not betting.live[i] or not betting.stacks[i]:
        return False
    return owed(betting, i) > 0 or (betting.acted[i] is None and answerable(betting, i))


def owed(betting: Betting, i: int) -> int:
    """What the bet asks of him, more than his stack perhaps.

    A short big blind still costs the full one while another player has chips (WSOP live 150); the last one who has
    matches what is there.
    """
    others = [j for j, live in enumerate(betting.live) if live and j != i]
    level = betting.bet
    if not any(betting.stacks[j] for j in others):
        level = min(level, max((betting.front[j] for j in others), default=0))
    return max(0, level - betting.front[i])


def answerable(betting: Betting, i: int) -> bool:
    """Whether another live player has chips to put in beyond the bet."""
    return any(
        betting.live[j] and betting.stacks[j] and betting.front[j] + betting.stacks[j] > betting.bet
        for j in range(len(betting.stacks))
        if j != i
    )
