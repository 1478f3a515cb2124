"""A street of betting told step by step, and the table it leads to.

`Street` being the engine's word, what is told here is a `Play`: who is there, what each does in his turn. Stacks are
found afterwards, as all-ins say them; then the engine plays it all, and what it refuses is a mistake in the telling.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Final

from trainer.cards import draw
from trainer.games.texas_holdem.betting import (
    Action,
    Betting,
    Call,
    Fold,
    RaiseTo,
    Street,
    act,
    after_flop,
    before_flop,
    options,
)
from trainer.games.texas_holdem.drills.felt import Felt
from trainer.games.texas_holdem.scenes import Deed, Move, Seat, TableScene
from trainer.games.texas_holdem.structure import Structure

_FOLD: Final = 0
"""What a player goes to who folds."""
_CALL: Final = -1
"""What a player goes to who calls or checks."""


@dataclass
class Play:
    """A street as it is being told. Players are numbered from 1 at the button's left.

    `gone` have folded before; `gathered` lies in the pot; `due` and `big_blind` are who owes what before the flop.
    `queue` holds those who can still act, the next one first; `fresh` have not acted; `front` lies in front of each. `bet`
    is how high the bet stands, `full` how high it stood after the last full one, `increment` the largest full bet or
    raise, as the engine counts them. `stacks` are those that matter, at the street's start.
    """

    felt: Felt
    street: Street
    players: int
    gathered: int = 0
    gone: frozenset[int] = frozenset()
    due: tuple[int, ...] = ()
    big_blind: int = 0
    dead_blind: int = 0
    bet: int = 0
    queue: list[int] = field(default_factory=list)
    fresh: set[int] = field(default_factory=set)
    front: dict[int, int] = field(default_factory=dict)
    stacks: dict[int, int] = field(default_factory=dict)
    line: list[tuple[int, int]] = field(default_factory=list)
    full: int = field(init=False)
    increment: int = field(init=False)

    def __post_init__(self) -> None:
        self.full = self.bet
        self.increment = self.felt.big

    @property
    def first(self) -> int | None:
        """Who acts first, as it was told."""
        return self.line[0][0] if self.line else self.next

    @property
    def next(self) -> int:
        """Whose turn it is."""
        return self.queue[0]

    @property
    def fresh_next(self) -> int:
        """How many in a row, from the next one on, have not acted."""
        return next((n for n, player in enumerate(self.queue) if player not in self.fresh), len(self.queue))

    @property
    def limit(self) -> int:
        """Fixed limit's bet on this street."""
        early = self.street in (Street.PREFLOP, Street.FLOP)
        return self.felt.stakes.small_bet if early else self.felt.stakes.big_bet

    @property
    def most(self) -> int | None:
        """To what the next player may raise at most, his stack apart; None: no limit."""
        low = self.bet + self.increment
        match self.felt.structure:
            case Structure.POT_LIMIT:
                pot = self.gathered + sum(self.front.values())
                return max(low, 2 * self.bet + pot - self.front.get(self.next, 0))
            case Structure.SPREAD_LIMIT:
                return max(low, self.bet + self.felt.stakes.spread)
            case _:
                return None

    def fold(self) -> None:
        """The next player folds."""
        self._went(_FOLD)

    def call(self) -> None:
        """The next player calls, or checks."""
        self._went(_CALL)

    def raise_to(self, to: int) -> None:
        """The next player bets, or raises, to so many chips in front."""
        self._went(to)

    def all_in(self, to: int) -> None:
        """The next player goes all-in, with so many chips in front then: a bet, a raise, or a call for less."""
        self.stacks[self.next] = to
        self._went(to, stays=False)

    def lift(self, least: int = 1, most: int = 4, *, all_in: bool = False) -> None:
        """The next player bets or raises by so many times the largest raise, or as much as the structure lets him."""
        if self.felt.structure is Structure.FIXED_LIMIT:
            to = self.full + self.limit
        else:
            top = self.most
            high = (
                self.bet + most * self.increment
                if top is None
                else min(top, self.bet + most * self.increment)
            )
            to = self.felt.amount(min(self.bet + least * self.increment, high), high)
        if all_in:
            self.all_in(to)
        else:
            self.raise_to(to)

    def short(self, least: int | None = None, most: int | None = None) -> None:
        """The next player goes all-in for less than a full bet or raise: by so much over the bet, a quarter of a full one
        at least unless said otherwise."""
        chip = self.felt.chip
        high = self.increment - chip if most is None else most
        by = self.felt.amount(min(high, least or max(chip, self.increment // 4)), high)
        self.all_in(self.bet + by)

    def pass_by(self, most: int, *, keep: int = 1, calls: bool = True) -> None:
        """Up to so many who have not acted fold or call, as it comes (with no bet: check); `keep` of them are left."""
        for _ in range(self.felt.below(max(0, min(most, self.fresh_next - keep)) + 1)):
            self._passes(self.felt.below(3) == 0 if calls else False)

    def all_pass(self, until: int, *, calls: bool = False) -> None:
        """Everybody acts until it is this player's turn: all call, or most of them fold."""
        while self.next != until:
            self._passes(calls or self.felt.below(4) == 0)

    def _passes(self, calls: bool) -> None:
        if calls or self.front.get(self.next, 0) >= self.bet:
            self.call()
        else:
            self.fold()

    def _went(self, to: int, *, stays: bool = True) -> None:
        player = self.queue.pop(0)
        self.fresh.discard(player)
        self.line.append((player, to))
        if to == _CALL:
            self.front[player] = self.bet
        elif to != _FOLD:
            self.front[player] = to
        if to > self.bet:
            self._raised(to)
        if stays and to != _FOLD:
            self.queue.append(player)

    def _raised(self, to: int) -> None:
        limit = self.felt.structure is Structure.FIXED_LIMIT
        added = to - (self.full if limit else self.bet)
        measure = -(-self.limit // (2 if self.felt.rules.half_bet else 1)) if limit else self.increment
        if added >= measure:
            self.full, self.increment = to, added
        self.bet = to


def before(
    felt: Felt, players: int, *, short_blind: int = 0, straddle: int = 0, dead_blind: bool = False
) -> Play:
    """A street before the flop. `short_blind`: all the chips of the big blind; `dead_blind`: nobody has the small one."""
    big_blind = 1 if players == 2 or dead_blind else 2
    due = [0] * players
    due[big_blind - 1] = felt.big
    if not dead_blind:
        due[0 if players > 2 else 1] = felt.stakes.small_blind
    if straddle:
        due[2] = straddle
    last = 3 if straddle else big_blind
    order = [*range(last + 1, players + 1), *range(1, last + 1)]
    return Play(
        felt,
        Street.PREFLOP,
        players,
        gathered=sum(felt.stakes.antes_of(players)),
        due=tuple(due),
        big_blind=big_blind,
        dead_blind=felt.stakes.small_blind if dead_blind else 0,
        bet=max(due),
        front={
            player: short_blind if short_blind and player == big_blind else post
            for player, post in enumerate(due, 1)
        },
        queue=[player for player in order if not (short_blind and player == big_blind)],
        fresh=set(order),
        stacks={big_blind: short_blind} if short_blind else {},
    )


def after(felt: Felt, live: int, *, streets: Iterable[Street] = (), gathered: int | None = None) -> Play:
    """A later street that so many have come to."""
    players = felt.players(live)
    gone = felt.some(range(1, players + 1), players - live)
    order = [player for player in range(1, players + 1) if player not in gone]
    choices = tuple(streets) or (Street.FLOP, Street.TURN, Street.RIVER)
    return Play(
        felt,
        choices[felt.below(len(choices))],
        players,
        gathered=felt.amount(live * felt.big, 3 * live * felt.big) if gathered is None else gathered,
        gone=gone,
        queue=order,
        fresh=set(order),
    )


# -- the table


def played(play: Play) -> TableScene:
    """The table after the street as told; whoever is to act next is the actor. Raises `Refused` for what is against the
    rules."""
    felt, players = play.felt, play.players
    stacks = [play.stacks.get(player) or _deep(play) for player in range(1, players + 1)]
    if play.street is Street.PREFLOP:
        betting = before_flop(
            felt.betting,
            felt.stakes,
            stacks,
            play.due,
            gathered=play.gathered,
            dead_blind=play.dead_blind,
            first=play.first,
        )
    else:
        live = [player not in play.gone for player in range(1, players + 1)]
        betting = after_flop(
            felt.betting, felt.stakes, play.street, stacks, live=live, gathered=play.gathered
        )
    places = players + (play.dead_blind > 0)
    button = 1 + felt.below(places)
    skipped = places - players  # the seat at the button's left is empty where the small blind is dead
    seat = {player: (button + skipped + player - 1) % places + 1 for player in range(1, players + 1)}
    moves = _posted(play, betting, seat)
    for player, to in play.line:
        betting, move = _move(betting, player, to, seat[player])
        moves.append(move)
    return TableScene(
        seats=_seats(betting, seat, places),
        button=button,
        board=tuple(draw(felt.rng, play.street.board)),
        street=play.street,
        pot=play.gathered or None,
        actor=seat[betting.turn] if betting.turn else None,
        moves=tuple(moves),
        blinds=(felt.stakes.small_blind, felt.big),
        burns=list(Street).index(play.street),
        structure=felt.structure,
        limits=_limits(felt),
    )


def _deep(play: Play) -> int:
    """A stack that stands in nobody's way, whatever is bet: over the most that pot limit allows."""
    felt = play.felt
    least = 2 * (play.gathered + sum(play.front.values()) + play.bet) + 4 * felt.big
    return felt.amount(least, 2 * least + 60 * felt.big)


def _limits(felt: Felt) -> tuple[int, ...]:
    match felt.structure:
        case Structure.FIXED_LIMIT:
            return felt.stakes.small_bet, felt.stakes.big_bet
        case Structure.SPREAD_LIMIT:
            return (felt.stakes.spread,)
        case _:
            return ()


def _posted(play: Play, betting: Betting, seat: dict[int, int]) -> list[Move]:
    """The blinds and the straddle, as moves."""
    moves = []
    for player, due in sorted(enumerate(play.due, 1), key=lambda post: post[1]):
        if due:
            deed = Deed.BIG_BLIND if player == play.big_blind else Deed.SMALL_BLIND
            deed = Deed.STRADDLE if due > play.felt.big else deed
            moves.append(Move(seat[player], deed, betting.front[player - 1], not betting.stacks[player - 1]))
    return moves


def _move(betting: Betting, player: int, to: int, seat: int) -> tuple[Betting, Move]:
    """The street after a player's action, and the action as it is shown."""
    may = options(betting)
    action: Action
    if to == _FOLD:
        action, deed = Fold(player), Deed.FOLD
    elif to > betting.bet:
        action, deed = RaiseTo(player, to), Deed.RAISE if betting.bet else Deed.BET
    else:
        action, deed = Call(player), Deed.CALL if may and may.to_call else Deed.CHECK
    after_it = act(betting, action)
    i = player - 1
    amount = None if deed in (Deed.FOLD, Deed.CHECK) else after_it.front[i]
    return after_it, Move(seat, deed, amount, all_in=deed is not Deed.FOLD and not after_it.stacks[i])


def _seats(betting: Betting, seat: dict[int, int], places: int) -> tuple[Seat, ...]:
    who = {number: player for player, number in seat.items()}
    return tuple(
        Seat(
            number,
            stack=betting.stacks[who[number] - 1],
            front=betting.front[who[number] - 1],
            folded=not betting.live[who[number] - 1],
        )
        if number in who
        else Seat(number, dealt=False, empty=True)
        for number in range(1, places + 1)
    )
