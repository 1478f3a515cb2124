"""The chips of a table whose betting is over: what goes back, which pots there are, and the mistakes of both."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass

from trainer.games.texas_holdem import pots
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.pots.codes import Reason, Slip
from trainer.games.texas_holdem.drills.spot import clockwise
from trainer.games.texas_holdem.pots import Pot
from trainer.games.texas_holdem.scenes import TableScene
from trainer.quiz import Why

Candidate = tuple[Slip, int]


def pot_key(place: int) -> str:
    """A pot as a field or an option: the main pot is at place 0."""
    return f"side_pot_{place}" if place else "main_pot"


@dataclass(frozen=True, slots=True)
class Chips:
    """What lies there when a street is over. Players are numbered from 1 at the button's left; `seats` are theirs.

    `front` includes what nobody has called, `paid` does not; `gathered` lies in the pot already; `preflop`: no card lies
    open.
    """

    seats: tuple[int, ...]
    front: tuple[int, ...]
    live: tuple[int, ...]
    gathered: int
    preflop: bool = False

    @property
    def back(self) -> tuple[int, int] | None:
        """Who takes back how much."""
        return pots.uncalled(self.front)

    @property
    def returned(self) -> int:
        """How much goes back."""
        return self.back[1] if self.back else 0

    @property
    def paid(self) -> tuple[int, ...]:
        """What stays in of each."""
        player, chips = self.back or (0, 0)
        return tuple(front - chips * (n == player) for n, front in enumerate(self.front, 1))

    @property
    def pots(self) -> tuple[Pot, ...]:
        """The pots, the main one first."""
        return pots.build(self.paid, self.live, self.gathered)

    @property
    def folded(self) -> tuple[int, ...]:
        """The folded stakes, those of nothing left out."""
        return tuple(paid for player, paid in enumerate(self.paid, 1) if player not in self.live and paid)

    @property
    def levels(self) -> tuple[int, ...]:
        """The different stakes of the players left, lowest first."""
        return tuple(sorted({self.paid[player - 1] for player in self.live}))


def read_chips(scene: TableScene) -> Chips:
    """The chips of a scene."""
    seats = clockwise(scene)
    shown = [scene.seat(number) for number in seats]
    live = tuple(player for player, seat in enumerate(shown, 1) if not seat.folded)
    front = tuple(seat.front for seat in shown)
    return Chips(seats, front, live, scene.pot or 0, scene.street is Street.PREFLOP)


# -- what goes back, and how many pots


def why_returned(chips: Chips) -> Why:
    """Why so much goes back."""
    most, second = sorted(chips.front)[:-3:-1]
    if not chips.back:
        return Why(Reason.MATCHED, facts={"most": most})
    seat = chips.seats[chips.back[0] - 1]
    return Why(
        Reason.RETURNED, facts={"seat": seat, "most": most, "second": second, "amount": chips.returned}
    )


def returned_slips(chips: Chips) -> Iterator[Candidate]:
    """Mistakes of what goes back."""
    if chips.returned:
        yield Slip.UNCALLED_KEPT, 0
    second, most = sorted(chips.front[player - 1] for player in chips.live)[-2:]
    if any(second < paid for paid in chips.folded):
        yield Slip.FOLDED_NOT_MATCHED, most - second


def why_count(chips: Chips) -> Why:
    """Why there are so many pots."""
    return Why(Reason.COUNT, facts={"pots": len(chips.pots)})


def count_slips(chips: Chips) -> Iterator[Candidate]:
    """Mistakes of how many pots there are."""
    count = len(chips.pots)
    if chips.returned:
        yield Slip.UNCALLED_AS_POT, count + 1
    every = {*chips.levels, *(stake for stake in chips.folded if stake < chips.levels[-1])}
    if len(every) > len(chips.levels):
        yield Slip.FOLDED_LEVEL_POT, len(every)
    top = chips.levels[-1]
    below = sum(chips.paid[player - 1] < top for player in chips.live)
    if below + 1 > len(chips.levels):
        yield Slip.EQUAL_COUNTED_TWICE, below + 1


# -- what each pot holds


@dataclass(frozen=True, slots=True)
class Layer:
    """What a pot is made of: `slice` from each of `players`, `dead` chips of folded players, `gathered` from before."""

    slice: int
    players: int
    dead: int
    gathered: int

    @property
    def live(self) -> int:
        """The chips of the players left."""
        return self.slice * self.players


def layers(chips: Chips) -> tuple[Layer, ...]:
    """The pots, taken apart; the main one first."""
    found = []
    below = 0
    for place, (pot, level) in enumerate(zip(chips.pots, chips.levels, strict=True)):
        gathered = 0 if place else chips.gathered
        live = (level - below) * len(pot.eligible)
        found.append(Layer(level - below, len(pot.eligible), pot.amount - live - gathered, gathered))
        below = level
    return tuple(found)


def why_pot(chips: Chips, place: int) -> Why:
    """Why a pot holds what it holds."""
    layer = layers(chips)[place]
    facts = {
        "slice": layer.slice,
        "players": layer.players,
        "live": layer.live,
        "dead": layer.dead,
        "gathered": layer.gathered,
        "amount": chips.pots[place].amount,
    }
    if layer.gathered:
        return Why(Reason.MAIN, facts=facts)
    return Why(Reason.LAYER_DEAD if layer.dead else Reason.LAYER, facts=facts)


def pot_slips(chips: Chips, place: int) -> Iterator[Candidate]:
    """Mistakes of what a pot holds."""
    layer, right = layers(chips)[place], chips.pots[place].amount
    folded = sum(chips.folded)
    if layer.dead:
        yield Slip.DEAD_MONEY_FORGOTTEN, right - layer.dead
    if folded > layer.dead and not place:
        yield Slip.DEAD_ALL_IN_MAIN, layer.live + layer.gathered + folded
    if layer.gathered:
        yield Slip.GATHERED_FORGOTTEN, right - layer.gathered
    if place:
        yield Slip.LAYER_NOT_TAKEN_OFF, chips.levels[place] * layer.players + layer.dead
        yield Slip.LAYER_NOT_TAKEN_OFF, chips.levels[place] * layer.players
    if chips.returned and place == len(chips.pots) - 1:
        yield Slip.UNCALLED_KEPT, right + chips.returned
    cut = _by_every_stake(chips)
    if len(cut) > len(chips.pots):
        yield Slip.FOLDED_LEVEL_POT, cut[place]


def _by_every_stake(chips: Chips) -> list[int]:
    """The pots as they would be if each stake, folded or not, made one."""
    stakes: Collection[int] = sorted({*chips.levels, *chips.folded})
    amounts, below, first = [], 0, chips.gathered
    for stake in stakes:
        amounts.append(first + sum(min(paid, stake) - min(paid, below) for paid in chips.paid))
        below, first = stake, 0
    return amounts
