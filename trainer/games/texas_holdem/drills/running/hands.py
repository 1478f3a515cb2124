"""A whole hand to be dealt as an exercise: who sits where, what happens, and the table at each moment of it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field, replace

from trainer.cards import Card
from trainer.games.texas_holdem import pots
from trainer.games.texas_holdem.betting import Action, Call, Fold, RaiseTo
from trainer.games.texas_holdem.drills.floor.acts import Acted
from trainer.games.texas_holdem.drills.floor.errors import Wrongs
from trainer.games.texas_holdem.drills.floor.later import Late
from trainer.games.texas_holdem.drills.spot import Spot, Wager
from trainer.games.texas_holdem.hand import DealBoard, Event, Hand, Setup, begin, step
from trainer.games.texas_holdem.scenes import Deed, Move, RulingScene, Seat, TableScene, TroubleScene
from trainer.games.texas_holdem.structure import Structure


@dataclass(frozen=True, slots=True)
class Way:
    """How a player says and puts in what he does: `code`, `chips`, `said` and the facts of a `RulingScene`."""

    code: Acted
    chips: tuple[int, ...] = ()
    said: str | None = None
    facts: tuple[tuple[str, int], ...] = ()


@dataclass(frozen=True, slots=True)
class Spoken:
    """The player does the action of that event in such a way that the dealer has to rule on it."""

    event: int
    way: Way


@dataclass(frozen=True, slots=True)
class Early:
    """The player of that event has called, or folded, before the one ahead of him has acted."""

    event: int
    code: Late


@dataclass(frozen=True, slots=True)
class Botched:
    """Before that event something is wrong with the cards. `cards` lie there on the board, or are not to be there."""

    event: int
    code: Wrongs
    cards: tuple[Card, ...] = ()


Trouble = Spoken | Early | Botched


@dataclass(frozen=True, slots=True)
class Run:
    """A hand from its first card to its last chip, and what goes wrong in it.

    `events` may stop early. `button`: the seat of the last player; player 1 sits at its left, the others follow
    clockwise, in as many seats as there are players. `chip`: the smallest in play, for odd chips.
    """

    setup: Setup
    events: tuple[Event, ...]
    button: int
    chip: int = 1
    troubles: tuple[Trouble, ...] = ()

    @property
    def players(self) -> int:
        return len(self.setup.stacks)

    def seat(self, player: int) -> int:
        """Where a player sits."""
        return (self.button + player - 1) % self.players + 1

    def seats(self, players: tuple[int, ...]) -> tuple[int, ...]:
        """Where these players sit, in their order."""
        return tuple(self.seat(player) for player in players)

    def trouble(self, event: int) -> Trouble | None:
        """What goes wrong at an event."""
        return next((trouble for trouble in self.troubles if trouble.event == event), None)


@dataclass(frozen=True, slots=True)
class Moment:
    """The hand before an event, None after the last. `moves`: what has been done on the street, blinds included;
    `wagers`: its bets and raises."""

    number: int
    hand: Hand
    event: Event | None
    moves: tuple[Move, ...]
    wagers: tuple[Wager, ...]
    burns: int


def moments(run: Run) -> Iterator[Moment]:
    """Every moment of the hand, the one after its last event included."""
    hand = begin(run.setup)
    moves, burns = _posted(run, hand), 0
    wagers: tuple[Wager, ...] = ()
    for number, event in enumerate(run.events):
        yield Moment(number, hand, event, moves, wagers, burns)
        before, hand = hand, step(hand, event)
        if isinstance(event, Fold | Call | RaiseTo):
            moves = (*moves, _move(run, before, event))
        elif isinstance(event, DealBoard):
            moves, wagers, burns = (), (), burns + 1
        if isinstance(event, RaiseTo):
            wagers = (*wagers, _wager(before, hand, event))
    yield Moment(len(run.events), hand, None, moves, wagers, burns)


def _wager(before: Hand, after: Hand, raised: RaiseTo) -> Wager:
    """A bet or raise, and whether it was a full one."""
    added = raised.to - before.betting.bet
    return Wager(raised.player, raised.to, added, after.betting.full == after.betting.bet)


def _posted(run: Run, hand: Hand) -> tuple[Move, ...]:
    """The blinds and straddles in the order of their players."""
    big = run.setup.stakes.big_blind
    out = []
    for player, (front, due) in enumerate(zip(hand.betting.front, run.setup.blinds, strict=True), 1):
        if front:
            deed = Deed.STRADDLE if due > big else Deed.BIG_BLIND if due == big else Deed.SMALL_BLIND
            out.append(Move(run.seat(player), deed, front, all_in=hand.betting.stacks[player - 1] == 0))
    return tuple(out[::-1] if run.players == 2 else out)


def _move(run: Run, hand: Hand, action: Action) -> Move:
    """An action as the dealer calls it."""
    betting, seat = hand.betting, run.seat(action.player)
    front, stack = betting.front[action.player - 1], betting.stacks[action.player - 1]
    match action:
        case Fold():
            return Move(seat, Deed.FOLD)
        case Call():
            may = hand.options
            paid = may.to_call if may else 0
            if not paid:
                return Move(seat, Deed.CHECK)
            return Move(seat, Deed.CALL, front + paid, all_in=paid == stack)
        case RaiseTo():
            deed = Deed.RAISE if betting.bet else Deed.BET
            return Move(seat, deed, action.to, all_in=action.to == front + stack)


def spot(run: Run, moment: Moment) -> Spot:
    """The street as the drills of betting explain it."""
    seats = run.seats(tuple(range(1, run.players + 1)))
    return Spot(moment.hand.betting, seats, moment.wagers)


@dataclass(frozen=True, slots=True)
class RunningScene(TableScene):
    """The table of a hand that is dealt through: what lies there now, and the hand, which the page does not show."""

    run: Run = field(kw_only=True)


Scene = RunningScene | RulingScene | TroubleScene


def run_of(scene: Scene) -> Run:
    """The hand a scene is of."""
    lying = scene.table if isinstance(scene, RulingScene | TroubleScene) else scene
    if not isinstance(lying, RunningScene):
        raise TypeError("this table is of no hand that is dealt through")
    return lying.run


def table(run: Run, moment: Moment, *, actor: int | None = None, shown: bool = False) -> RunningScene:
    """The table at a moment, bets in front. `actor`: whose turn is shown, a player; `shown`: the hands lie open."""
    hand, betting = moment.hand, moment.hand.betting
    seats = []
    for player in range(1, run.players + 1):
        hole = hand.holes[player - 1]
        live = betting.live[player - 1] and player not in hand.mucked
        known = tuple(card for card in hole if card)
        seats.append(
            Seat(
                run.seat(player),
                stack=betting.stacks[player - 1],
                front=betting.front[player - 1],
                cards=known if live and (shown or player in hand.tabled) and len(known) == 2 else (),
                folded=not live,
            )
        )
    laid = pots.build(hand.paid, betting.left, hand.dead)
    stakes = run.setup.stakes
    return RunningScene(
        seats=tuple(sorted(seats, key=lambda seat: seat.number)),
        button=run.button,
        board=hand.board,
        street=betting.street,
        pot=sum(pot.amount for pot in laid) or None if len(laid) < 2 else None,
        pots=tuple(pot.amount for pot in laid) if len(laid) > 1 else (),
        actor=None if actor is None else run.seat(actor),
        moves=moment.moves,
        blinds=(stakes.small_blind, stakes.big_blind),
        burns=moment.burns,
        structure=run.setup.rules.structure,
        limits=limits(run),
        run=run,
    )


def gathered(run: Run, moment: Moment, hand: Hand, *, shown: bool = False) -> RunningScene:
    """The table once the bets of a street have been gathered. `hand`: the moment's, after it."""
    return table(run, replace(moment, hand=hand, moves=()), shown=shown)


def limits(run: Run) -> tuple[int, ...]:
    """Fixed limit's small and big bet, or spread limit's greatest one; nothing elsewhere."""
    stakes = run.setup.stakes
    match run.setup.rules.structure:
        case Structure.FIXED_LIMIT:
            return stakes.small_bet, stakes.big_bet
        case Structure.SPREAD_LIMIT:
            return (stakes.spread,)
        case _:
            return ()
