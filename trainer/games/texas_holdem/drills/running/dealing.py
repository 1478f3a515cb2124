"""Hands for the drill: played by simulated players until one shows the skill."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Final

from trainer.cards import DECK, Card, below, choice, shuffled
from trainer.games.texas_holdem.drills.policy import Temper, play
from trainer.games.texas_holdem.drills.running.hands import Run
from trainer.games.texas_holdem.drills.running.irregular import troubled
from trainer.games.texas_holdem.drills.running.tags import RunTag, least_seats, seats, shown_by
from trainer.games.texas_holdem.hand import Setup, at_table
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.structure import Structure
from trainer.quiz import NATURAL

_TRIES: Final = 400
_LEAST_EVENTS: Final = 4
"""What happens in a hand worth dealing, besides the cards of the players."""
_PLAYERS: Final = {1: (2, 3, 4), 2: (3, 4, 5), 3: (2, 4, 5, 6), 4: (3, 5, 6, 8), 5: (2, 6, 8, 9, 10)}
"""How many players sit down by level, where the skill does not say."""


def deal(rng: random.Random, skill: str, level: int, rules: Rules) -> tuple[Run, frozenset[RunTag]]:
    """A hand that shows the skill, and all it shows. Where the rules leave no room for the skill, as it comes."""
    tag = None if skill == NATURAL or least_seats(RunTag(skill)) > rules.players else RunTag(skill)
    for left in range(_TRIES, -1, -1):
        run = _dealt(rng, tag if left else None, level, rules)
        shows = shown_by(run, rules.players)
        if len(run.events) >= run.players + _LEAST_EVENTS and (tag is None or tag in shows):
            return run, shows
    return run, shows


def _dealt(rng: random.Random, tag: RunTag | None, level: int, rules: Rules) -> Run:
    players = _players(rng, tag, level, rules)
    tempers = _tempers(rng, tag, players)
    unit = unit_of(level, rules)
    setup = _setup(rng, tag, level, rules, tempers, players, unit)
    events = play(rng, setup, _deck(rng, tag, tempers, players), tempers, unit)
    run = Run(setup, events, button=1 + below(rng, players), chip=rules.smallest_chip)
    return troubled(rng, run, tag, level, rules)


def _players(rng: random.Random, tag: RunTag | None, level: int, rules: Rules) -> int:
    if tag and (wanted := seats(tag)):
        return min(wanted, rules.players)
    least = least_seats(tag) if tag else 2
    fitting = [count for count in _PLAYERS[level] if least <= count <= rules.players]
    return choice(rng, fitting) if fitting else min(least, rules.players)


def unit_of(level: int, rules: Rules) -> int:
    """What stacks and bets are multiples of: the big blind at first, from level 4 on the smallest chip that is handled."""
    blind = rules.big_blind
    smallest = max(rules.smallest_chip, rules.chips.values[0])
    match level:
        case 1 | 2:
            return blind
        case 3:
            return max(smallest, blind // 2 // smallest * smallest)
        case _:
            return smallest


# -- who sits there


def _tempers(rng: random.Random, tag: RunTag | None, players: int) -> Mapping[int, Temper]:
    """How the players play who make the hand what it is to be; the others play as it comes."""
    order = shuffled(rng, range(1, players + 1))
    match tag:
        case RunTag.NO_SHOWDOWN:
            wanted = [Temper.FOLDS] * (players - 1)
        case RunTag.ALL_IN:
            wanted = [Temper.PUSHES, Temper.STAYS]
        case RunTag.SIDE_POTS:
            wanted = [Temper.PUSHES, Temper.STAYS, Temper.STAYS]
        case RunTag.SHORT_ALL_IN:
            wanted = [Temper.PUSHES, Temper.STAYS, Temper.STAYS]
        case RunTag.SPLIT | RunTag.LAST_BET:
            wanted = [Temper.STAYS, Temper.STAYS]
        case _:
            wanted = []
    return dict(zip(order, wanted, strict=False))


@dataclass(frozen=True, slots=True)
class _Depth:
    """From how many to how many big blinds a stack is."""

    least: int
    most: int


_DEEP: Final = _Depth(40, 120)
_SHORT: Final = _Depth(5, 18)
_SOME_SHORT: Final = 25
"""How many in a hundred have a short stack, where the skill does not say."""


def _setup(
    rng: random.Random, tag: RunTag | None, level: int, rules: Rules, tempers: Mapping[int, Temper], players: int,
    unit: int,
) -> Setup:  # fmt: skip
    betting = rules.betting(below(rng, 2))
    stakes = rules.stakes
    big = max(stakes.big_blind, stakes.small_bet)
    limit = betting.structure is not Structure.NO_LIMIT
    stacks = []
    for player in range(1, players + 1):
        short = tempers.get(player) is Temper.PUSHES or below(rng, 100) < _SOME_SHORT
        depth = _SHORT if short else _DEEP
        least, most = depth.least * big, depth.most * big
        if short and limit:
            least, most = least // 3, most // 3
        if tag is RunTag.SHORT_ALL_IN and tempers.get(player) is Temper.PUSHES:
            stacks.append(_just_over_a_bet(rng, big, rules.smallest_chip, betting.structure))
        else:
            stacks.append(-(-least // unit) * unit + unit * below(rng, (most - least) // unit + 1))
    return at_table(betting, stakes, stacks)


def _just_over_a_bet(rng: random.Random, bet: int, chip: int, structure: Structure) -> int:
    """A stack that is likely to end a little over a bet: in fixed limit by less than half of one."""
    if structure is Structure.FIXED_LIMIT:
        part = chip * (1 + below(rng, max(1, (bet - 1) // 2 // chip)))
        return bet * (1 + below(rng, 4)) + part
    half = max(chip, bet // 2 // chip * chip)
    return half * (4 + below(rng, 14))


# -- the cards


def _deck(
    rng: random.Random, tag: RunTag | None, tempers: Mapping[int, Temper], players: int
) -> tuple[Card, ...]:
    """The cards from the top: each player's two, then the board. For a split the two who stay get the same ranks."""
    deck = shuffled(rng, DECK)
    if tag is not RunTag.SPLIT:
        return tuple(deck[: 2 * players + 5])
    first, second = list(tempers)[:2]
    high, low = shuffled(rng, "6789TJQKA")[:2]
    suits = shuffled(rng, "shdc")
    mine = Card(high + suits[0]), Card(low + suits[1])
    his = Card(high + suits[2]), Card(low + suits[3])
    rest = iter(card for card in deck if card not in (*mine, *his))
    holes = {first: mine, second: his}
    dealt = [
        card for player in range(1, players + 1) for card in holes.get(player) or (next(rest), next(rest))
    ]
    return (*dealt, *(next(rest) for _ in range(5)))
