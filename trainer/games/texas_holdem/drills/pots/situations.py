"""Streets whose betting is over, told so that the chips in front show a skill.

Everybody has a plan: to go all-in with his stack, to call whatever comes, or to fold once it is more than he likes. The
street is told by these plans and looked at; if it does not show the skill, another one is.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Mapping
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import shuffled
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.felt import Felt, felt
from trainer.games.texas_holdem.drills.pots.counting import Chips
from trainer.games.texas_holdem.drills.pots.tags import PotsTag
from trainer.games.texas_holdem.drills.streets import Play, after, before, played
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import TableScene
from trainer.games.texas_holdem.structure import Structure

_MOST_TOLD: Final = 200
"""Streets told for one skill before giving up; a few are enough."""


@dataclass(frozen=True, slots=True)
class Plan:
    """`stakes`: what players go all-in with; `callers`: how many call everything; `folds`: how many call the opening bet
    and fold to more; `opening`: a bet of one who calls or folds, 0: none."""

    stakes: tuple[int, ...]
    callers: int
    folds: int = 0
    opening: int = 0


def deal(rng: random.Random, rules: Rules, tag: PotsTag, level: int) -> TableScene:
    """A table whose chips show the skill."""
    on = felt(rng, rules, level, Structure.NO_LIMIT, chips_in_blind=2)
    return finished(on, _PLANS[tag], lambda chips: shows(tag, chips), preflop=tag is PotsTag.BLINDS)


def finished(
    on: Felt,
    plan_of: Callable[[Felt], Plan],
    wanted: Callable[[Chips], bool],
    *,
    preflop: bool = False,
    river: bool = False,
) -> TableScene:
    """A table after its last action, with chips as wanted."""
    streets = (Street.RIVER,) if river else ()
    for _ in range(_MOST_TOLD):
        plan = plan_of(on)
        in_it = len(plan.stakes) + plan.callers + plan.folds
        play = before(on, on.players(in_it + 2)) if preflop else after(on, in_it, streets=streets)
        _tell(play, plan)
        if len(_live(play)) > 1 and wanted(_chips(play)):
            return replace(played(play), structure=None, limits=())
    raise AssertionError("no street that shows the skill was told")


def _tell(play: Play, plan: Plan) -> None:
    """Everybody does as planned, until nobody has to act."""
    stakes, callers, folders = _roles(play, plan)
    while play.queue:
        player = play.next
        owes = play.bet - play.front.get(player, 0)
        if not owes and (player not in play.fresh or len(play.queue) == 1):
            break
        answered = any(stakes.get(other, play.bet + 1) > play.bet for other in play.queue[1:])
        if player in stakes:
            _shove(play, stakes[player], answered=answered)
        elif player in callers:
            _calls(play, plan, bets=answered and player == callers[0])
        elif player in folders and play.bet <= plan.opening:
            _calls(play, plan, bets=not play.bet)
        elif owes:
            play.fold()
        else:
            play.call()


def _roles(play: Play, plan: Plan) -> tuple[dict[int, int], list[int], list[int]]:
    """Who goes all-in with what, who calls, who folds later: these among the first to act."""
    on, in_it = play.felt, list(play.queue)
    if play.street is Street.PREFLOP:  # the blinds fold, the others play
        in_it = [player for player in in_it if player not in (play.big_blind, play.big_blind - 1)]
    folders = sorted(on.some(in_it[: plan.folds + 1], plan.folds)) if plan.folds else []
    rest = shuffled(on.rng, [player for player in in_it if player not in folders])
    many = len(plan.stakes)
    return dict(zip(rest, plan.stakes, strict=False)), rest[many : many + plan.callers], folders


def _shove(play: Play, stake: int, *, answered: bool) -> None:
    """All-in, unless it would be a raise that nobody could answer: then a call."""
    if stake > play.bet and not answered:
        play.stacks[play.next] = stake
        play.call()
    else:
        play.all_in(stake)


def _calls(play: Play, plan: Plan, *, bets: bool) -> None:
    """A call, or the opening bet if it is due and would be a full one."""
    full = plan.opening >= play.bet + play.increment
    if bets and full and play.next in play.fresh:
        play.raise_to(plan.opening)
    else:
        play.call()


def _live(play: Play) -> tuple[int, ...]:
    folded = {player for player, to in play.line if not to}
    return tuple(
        player for player in range(1, play.players + 1) if player not in play.gone and player not in folded
    )


def _chips(play: Play) -> Chips:
    """The chips as the play has left them."""
    front = tuple(play.front.get(player, 0) for player in range(1, play.players + 1))
    return Chips(
        tuple(range(1, play.players + 1)), front, _live(play), play.gathered, play.street is Street.PREFLOP
    )


# -- plans


def _steps(on: Felt, count: int) -> tuple[int, ...]:
    """So many different stakes, lowest first."""
    found: list[int] = []
    for _ in range(count):
        found.append((found[-1] if found else on.big) + on.amount(on.big, 8 * on.big))
    return tuple(found)


def layered(levels: int) -> Callable[[Felt], Plan]:
    """So many different stakes; the highest is an all-in that is called, or a bet that is."""

    def plan(on: Felt) -> Plan:
        *below, top = _steps(on, levels)
        if on.below(2):
            return Plan((*below, top), 1 + on.below(1 + (on.level > 3)))
        return Plan(tuple(below), 2, 0, top)

    return plan


def folding(levels: int, low: int, *, grows: bool = True) -> Callable[[Felt], Plan]:
    """The same, with players who fold to more than an opening bet: over the stake at place `low`, -1: over nothing.
    `grows`: more stakes and more folders on higher levels."""

    def plan(on: Felt) -> Plan:
        stakes = _steps(on, levels + (grows and levels > 1 and on.level > 3))
        least = stakes[low] + on.chip if low >= 0 else on.big
        opening = on.amount(least, stakes[-1] - on.chip)
        return Plan(stakes, 1, 1 + (grows and on.level > 2), opening)

    return plan


def _returned(on: Felt) -> Plan:
    """One bets more than anybody else has."""
    *stakes, top = _steps(on, 2 + (on.level > 2) + on.below(2))
    return Plan((*stakes, top), 0) if on.below(2) else Plan(tuple(stakes), 1, 0, top)


def _equal(on: Felt) -> Plan:
    low, top = _steps(on, 2)
    return Plan((low, low), 2, 0, top)


def _blinds(on: Felt) -> Plan:
    return Plan(_steps(on, 2 + (on.level > 3)), 1)


def _one_left(on: Felt) -> Plan:
    """A folder bets, a short one calls all-in, another raises, the folder folds."""
    short, opening, top = _steps(on, 3)
    return Plan((short, top), 0, 1, opening)


_PLANS: Final[Mapping[PotsTag, Callable[[Felt], Plan]]] = {
    PotsTag.ONE_SIDE: layered(2),
    PotsTag.RETURNED: _returned,
    PotsTag.DEAD_MONEY: folding(2, -1),
    PotsTag.BLINDS: _blinds,
    PotsTag.EQUAL_ALL_INS: _equal,
    PotsTag.NO_SIDE: folding(1, -1),
    PotsTag.TWO_SIDES: layered(3),
    PotsTag.DEAD_ACROSS: folding(2, 0),
    PotsTag.FOLDED_LEVEL: folding(2, 0),
    PotsTag.ONE_LEFT: _one_left,
    PotsTag.THREE_SIDES: layered(4),
}


# -- what chips show


def shows(tag: PotsTag, chips: Chips) -> bool:
    """Whether the chips show the skill."""
    return _SHOWS[tag](chips)


def _contested(chips: Chips) -> bool:
    """Every pot has two players at least."""
    return all(len(pot.eligible) > 1 for pot in chips.pots)


def _sides(chips: Chips, count: int) -> bool:
    return len(chips.pots) == count + 1 and _contested(chips) and not chips.returned


def _across(chips: Chips) -> bool:
    """A folded stake is over the lowest live one."""
    return (
        len(chips.pots) > 1 and _contested(chips) and any(stake > chips.levels[0] for stake in chips.folded)
    )


def _between(chips: Chips) -> bool:
    """A folded stake lies between two live ones, not at one."""
    low, top = chips.levels[0], chips.levels[-1]
    return _contested(chips) and any(
        low < stake < top and stake not in chips.levels for stake in chips.folded
    )


def _equal_stakes(chips: Chips) -> bool:
    below = [chips.paid[player - 1] for player in chips.live if chips.paid[player - 1] < chips.levels[-1]]
    return len(below) > len(set(below)) and _contested(chips)


_SHOWS: Final[Mapping[PotsTag, Callable[[Chips], bool]]] = {
    PotsTag.ONE_SIDE: lambda chips: _sides(chips, 1),
    PotsTag.RETURNED: lambda chips: chips.returned > 0 and _contested(chips),
    PotsTag.DEAD_MONEY: lambda chips: len(chips.pots) > 1 and bool(chips.folded) and _contested(chips),
    PotsTag.BLINDS: lambda chips: chips.preflop and len(chips.folded) > 1 and _contested(chips),
    PotsTag.EQUAL_ALL_INS: _equal_stakes,
    PotsTag.NO_SIDE: lambda chips: len(chips.pots) == 1 and not chips.returned,
    PotsTag.TWO_SIDES: lambda chips: _sides(chips, 2),
    PotsTag.DEAD_ACROSS: _across,
    PotsTag.FOLDED_LEVEL: _between,
    PotsTag.ONE_LEFT: lambda chips: len(chips.pots) > 1 and not _contested(chips),
    PotsTag.THREE_SIDES: lambda chips: _sides(chips, 3),
}
