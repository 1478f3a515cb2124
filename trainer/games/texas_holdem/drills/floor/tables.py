"""Tables at which something is said, put in, or goes wrong: seats, bets and chips of the house's own size."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from types import MappingProxyType
from typing import Final, TypeVar

from trainer.cards import Card, below, choice, draw, shuffled
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Done
from trainer.games.texas_holdem.scenes import Deed, Move, Seat, TableScene
from trainer.games.texas_holdem.structure import Structure

T = TypeVar("T")

_PLAYERS: Final = {1: 3, 2: 4, 3: 5, 4: 6, 5: 8}
_TRIES: Final = 400
_UNEVEN: Final = 4
"""The level from which amounts are in small chips."""
RAISED: Final = 3
"""The level from which a raise may stand on top of the bet."""

ASKED: Final = "asked"
"""A seat's note: the question is about it."""

_DONE: Final[Mapping[Deed, Done]] = MappingProxyType(
    {
        Deed.FOLD: Done.FOLD,
        Deed.CHECK: Done.CHECK,
        Deed.CALL: Done.CALL,
        Deed.BET: Done.BET,
        Deed.RAISE: Done.RAISE,
    }
)


def done_since(table: TableScene, first: int = 0) -> tuple[Done, ...]:
    """What players have done in a table's moves, from that one on; posting a blind is nothing done."""
    return tuple(_DONE[move.deed] for move in table.moves[first:] if move.deed in _DONE)


def players_at(level: int, rules: Rules, least: int = 2) -> int:
    """How many players sit down: more from level to level, no more than the house has seats for."""
    return max(least, min(_PLAYERS[level], rules.players))


def until(make: Callable[[], T | None], fits: Callable[[T], bool]) -> T | None:
    """The first that fits; None where none of some hundreds does, as where a house has chips of one value only."""
    for _ in range(_TRIES):
        made = make()
        if made is not None and fits(made):
            return made
    return None


def some(rng: random.Random, items: Iterable[T], count: int) -> list[T]:
    """`count` of the items, in random order."""
    return shuffled(rng, items)[:count]


def burns(street: Street) -> int:
    """How many cards have been burnt when a street's cards lie open: one for each (TDA 38, WSOP live 122)."""
    return list(Street).index(street)


def played(rules: Rules) -> Structure:
    """The structure in which rulings are asked for: no limit, as fixed amounts leave little to rule on, or the house's
    pot limit."""
    return Structure.POT_LIMIT if rules.structure is Structure.POT_LIMIT else Structure.NO_LIMIT


def with_structure(table: TableScene, rules: Rules) -> TableScene:
    """The table with how much may be bet at it, where that decides."""
    stakes = rules.stakes
    limits = {
        Structure.FIXED_LIMIT: (stakes.small_bet, stakes.big_bet),
        Structure.SPREAD_LIMIT: (stakes.spread,),
    }
    return replace(table, structure=rules.structure, limits=limits.get(rules.structure, ()))


# -- amounts


def unit(level: int, rules: Rules) -> int:
    """What amounts are multiples of: round chips at first, small ones from level 4 on."""
    values = rules.chips.values
    if level < _UNEVEN:
        return next((value for value in values if value >= rules.big_blind), rules.big_blind)
    fitting = [value for value in values if value <= rules.big_blind]
    return fitting[-1] if fitting else rules.smallest_chip


@dataclass(frozen=True, slots=True)
class Bets:
    """The bets a player faces: the opening one, and a raise on top of it, 0 where there is none."""

    opened: int = 0
    raised_to: int = 0

    @property
    def bet(self) -> int:
        """The highest bet."""
        return self.raised_to or self.opened

    def increment(self, rules: Rules) -> int:
        """What a raise must add at least, or the least bet."""
        return self.bet - self.opened if self.raised_to else self.opened or rules.big_blind


def bets(rng: random.Random, level: int, rules: Rules, *, raised: bool | None = None) -> Bets:
    """Bets of at least the big blind; from level 3 on a raise of more than the bet may stand on top."""
    step = unit(level, rules)
    opened = -(-rules.big_blind // step) * step + step * below(rng, 12)
    behind = (level >= RAISED and below(rng, 2) == 1) if raised is None else raised
    if not behind:
        return Bets(opened)
    return Bets(opened, 2 * opened + step * (1 + below(rng, 5)))


# -- chips


def playable(rules: Rules) -> tuple[int, ...]:
    """The house's chips, as far as they are in play."""
    values = tuple(value for value in rules.chips.values if value >= rules.smallest_chip)
    return values or rules.chips.values


def chip_above(rng: random.Random, rules: Rules, above: int) -> int | None:
    """One of the two smallest chips of more than an amount."""
    greater = [value for value in playable(rules) if value > above][:2]
    return choice(rng, greater) if greater else None


def handful(rng: random.Random, rules: Rules, level: int, around: int) -> tuple[int, ...] | None:
    """Two to seven chips of one or two values, greatest first, together within reach of an amount."""
    values = playable(rules)
    big = choice(rng, values)
    smaller = [value for value in values if value <= big]
    small = choice(rng, smaller[-3:])
    chips = (big,) * (1 + below(rng, 2)) + (small,) * (1 + below(rng, 3 if level < _UNEVEN else 5))
    return chips if around < 2 * sum(chips) < 8 * around else None


def blind_chips(rules: Rules, blind: int) -> tuple[int, int]:
    """A blind as it is posted, in chips of one value: the value and how many, several if the house has such chips."""
    several = [value for value in playable(rules) if blind % value == 0 and value < blind]
    value = several[-1] if several else blind
    return value, blind // value


# -- the street


@dataclass(frozen=True, slots=True)
class Spot:
    """A street at the moment when it is `seat`'s turn."""

    table: TableScene
    seat: int
    bets: Bets


def after_flop(
    rng: random.Random,
    level: int,
    rules: Rules,
    faced: Bets,
    *,
    heads_up: bool = False,
    stack: int | None = None,
    pot: int | None = None,
) -> Spot | None:
    """A later street on which those bets have been made; None where the table has too few players for them."""
    count = players_at(level, rules)
    needed = bool(faced.opened) + bool(faced.raised_to)
    if needed >= count or (heads_up and needed > 1):
        return None
    button = 1 + below(rng, count)
    order = clockwise(button, range(1, count + 1))
    place = needed + below(rng, count - needed)
    moves = _moves(order[:place], sorted(some(rng, range(place), needed)), faced, heads_up=heads_up)
    gone = {move.seat for move in moves if move.deed is Deed.FOLD}
    if heads_up:
        other = next((move.seat for move in moves), order[(place + 1) % count])
        gone |= set(order) - {order[place], other}
    street = choice(rng, (Street.FLOP, Street.TURN, Street.RIVER))
    step = unit(level, rules)
    front = {move.seat: move.amount or 0 for move in moves}
    seats = tuple(
        Seat(
            number,
            stack=stack if number == order[place] else None,
            front=front.get(number, 0),
            folded=number in gone,
            note=ASKED if number == order[place] else None,
        )
        for number in range(1, count + 1)
    )
    table = TableScene(
        seats,
        button=button,
        board=tuple(draw(rng, street.board)),
        street=street,
        pot=step * (6 + below(rng, 30)) if pot is None else pot,
        actor=order[place],
        moves=moves,
        blinds=(rules.small_blind, rules.big_blind),
        burns=burns(street),
        structure=played(rules),
    )
    return Spot(table, order[place], faced)


def _moves(before: Sequence[int], actors: list[int], faced: Bets, *, heads_up: bool) -> tuple[Move, ...]:
    """What those before him have done: checks, the bet, folds, the raise, folds. Heads-up the others are long gone."""
    found: list[Move] = []
    for i, seat in enumerate(before):
        if actors and i == actors[0]:
            found.append(Move(seat, Deed.BET, faced.opened))
        elif i in actors:
            found.append(Move(seat, Deed.RAISE, faced.raised_to))
        elif not heads_up:
            opened = bool(actors) and i > actors[0]
            found.append(Move(seat, Deed.FOLD if opened else Deed.CHECK))
    return tuple(found)


def before_flop(rng: random.Random, level: int, rules: Rules, raised_to: int, blind: int) -> Spot | None:
    """The blinds are posted, somebody has raised, and it is the turn of who posted that blind."""
    count = players_at(level, rules, least=3)
    if count > rules.players:
        return None
    button = 1 + below(rng, count)
    order = clockwise(button, range(1, count + 1))
    small, big = order[0], order[1]
    seat = big if blind == rules.big_blind else small
    raiser = choice(rng, order[2:])
    moves = [Move(small, Deed.SMALL_BLIND, rules.small_blind), Move(big, Deed.BIG_BLIND, rules.big_blind)]
    moves += [
        Move(other, Deed.RAISE, raised_to) if other == raiser else Move(other, Deed.FOLD)
        for other in order[2:]
    ]
    if seat == big:
        moves.append(Move(small, Deed.FOLD))
    folded = {move.seat for move in moves if move.deed is Deed.FOLD}
    front = {small: rules.small_blind, big: rules.big_blind, raiser: raised_to}
    seats = tuple(
        Seat(
            number,
            front=front.get(number, 0),
            folded=number in folded,
            note=ASKED if number == seat else None,
        )
        for number in range(1, count + 1)
    )
    table = TableScene(
        seats,
        button=button,
        street=Street.PREFLOP,
        actor=seat,
        moves=tuple(moves),
        blinds=(rules.small_blind, rules.big_blind),
        structure=played(rules),
    )
    return Spot(table, seat, Bets(rules.big_blind, raised_to))


def plain_table(
    players: int,
    *,
    button: int | None,
    board: Sequence[Card] = (),
    street: Street | None = None,
    moves: tuple[Move, ...] = (),
    folded: Collection[int] = (),
    asked: int | None = None,
    blinds: Mapping[int, int] = MappingProxyType({}),
) -> TableScene:
    """A table of that many players; in front lies what the moves come to, or a blind. `blinds`: by seat."""
    front = {**blinds, **{move.seat: move.amount for move in moves if move.amount}}
    seats = tuple(
        Seat(
            number,
            front=front.get(number, 0),
            folded=number in folded,
            note=ASKED if number == asked else None,
        )
        for number in range(1, players + 1)
    )
    return TableScene(seats, button, tuple(board), street, moves=moves)
