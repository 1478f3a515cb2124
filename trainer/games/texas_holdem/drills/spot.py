"""The betting of a table that is shown, read back from what lies there: the one thing that is graded."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from trainer.games.texas_holdem.betting import (
    Action,
    Betting,
    Call,
    Fold,
    Options,
    RaiseTo,
    Street,
    act,
    after_flop,
    before_flop,
    options,
)
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Deed, Move, Seat, TableScene
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure

_POSTED = (Deed.SMALL_BLIND, Deed.BIG_BLIND, Deed.STRADDLE)


@dataclass(frozen=True, slots=True)
class Wager:
    """A bet or raise of the street: who, to what, how much more than before, and whether it was a full one."""

    player: int
    to: int
    added: int
    full: bool


@dataclass(frozen=True, slots=True)
class Spot:
    """A street as it stands. `seats` are the players' seats, the first at the button's left; `wagers` are the bets and
    raises in their order, blinds not among them."""

    betting: Betting
    seats: tuple[int, ...]
    wagers: tuple[Wager, ...]

    @property
    def may(self) -> Options:
        """What the player to act may do. Raises `ValueError` when nobody is to act."""
        if found := options(self.betting):
            return found
        raise ValueError("nobody is to act: the street is over")

    @property
    def front(self) -> int:
        """What lies in front of the player to act."""
        return self.betting.front[self.may.actor - 1]

    @property
    def last_short(self) -> bool:
        """Whether the bet stands where a short all-in has lifted it."""
        return bool(self.wagers) and not self.wagers[-1].full


def read_spot(scene: TableScene, rules: Rules) -> Spot:
    """Play the scene's moves through the house's rules, in the structure it shows.

    The house decides what rulebooks answer differently; stakes, structure, stacks and moves are the table's.
    """
    if scene.street is None or scene.structure is None or scene.blinds is None:
        raise ValueError("this scene shows no betting")
    seats = clockwise(scene)
    posted = [move for move in scene.moves if move.deed in _POSTED]
    acted = [move for move in scene.moves if move.deed not in _POSTED]
    stakes = _stakes(*scene.blinds, scene.structure, scene.limits)
    start = _Start(scene, seats, replace(rules.betting(), structure=scene.structure), stakes)
    betting = (
        start.before_flop(posted) if scene.street is Street.PREFLOP else start.later(scene.street, acted)
    )
    wagers = []
    for move in acted:
        before, player = betting, seats.index(move.seat) + 1
        betting = act(betting, _action(move, player))
        if betting.bet > before.bet:
            added = betting.bet - before.bet
            wagers.append(Wager(player, betting.bet, added, betting.full == betting.bet))
    return Spot(betting, seats, tuple(wagers))


def clockwise(scene: TableScene) -> tuple[int, ...]:
    """The seats that were dealt in, the first at the button's left."""
    numbers = [seat.number for seat in scene.seats if seat.dealt and not seat.empty]
    button = scene.button or 0
    return tuple(sorted(numbers, key=lambda number: (number <= button, number)))


@dataclass(frozen=True, slots=True)
class _Start:
    """What the first move of a street finds."""

    scene: TableScene
    seats: tuple[int, ...]
    rules: BettingRules
    stakes: Stakes

    @property
    def shown(self) -> tuple[Seat, ...]:
        return tuple(self.scene.seat(number) for number in self.seats)

    @property
    def stacks(self) -> tuple[int, ...]:
        return tuple((seat.stack or 0) + seat.front for seat in self.shown)

    def before_flop(self, posted: Sequence[Move]) -> Betting:
        """The blinds have been posted."""
        owed = {move.seat: _owed(move, self.stakes) for move in posted}
        small = any(move.deed is Deed.SMALL_BLIND for move in posted)
        last = max(posted, key=lambda move: _POSTED.index(move.deed)).seat
        return before_flop(
            self.rules,
            self.stakes,
            self.stacks,
            [owed.get(number, 0) for number in self.seats],
            gathered=self.scene.pot or 0,
            dead_blind=0 if small else self.stakes.small_blind,
            first=(self.seats.index(last) + 1) % len(self.seats) + 1,
        )

    def later(self, street: Street, acted: Sequence[Move]) -> Betting:
        """Who has folded without a move on this street had folded before."""
        folded = {move.seat for move in acted if move.deed is Deed.FOLD}
        live = [not seat.folded or seat.number in folded for seat in self.shown]
        return after_flop(
            self.rules, self.stakes, street, self.stacks, live=live, gathered=self.scene.pot or 0
        )


def _stakes(small: int, big: int, structure: Structure, limits: tuple[int, ...]) -> Stakes:
    match structure:
        case Structure.FIXED_LIMIT:
            return Stakes(small, big, small_bet=limits[0], big_bet=limits[1])
        case Structure.SPREAD_LIMIT:
            return Stakes(small, big, spread=limits[0])
        case _:
            return Stakes(small, big)


def _owed(move: Move, stakes: Stakes) -> int:
    match move.deed:
        case Deed.SMALL_BLIND:
            return stakes.small_blind
        case Deed.BIG_BLIND:
            return stakes.big_blind
        case _:
            return move.amount or 0


def _action(move: Move, player: int) -> Action:
    match move.deed:
        case Deed.FOLD:
            return Fold(player)
        case Deed.BET | Deed.RAISE:
            return RaiseTo(player, move.amount or 0)
        case _:
            return Call(player)
