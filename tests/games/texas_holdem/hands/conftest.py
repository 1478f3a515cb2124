"""Random hands of Texas Hold'em, always the same ones for a seed."""

from __future__ import annotations

import random
from collections.abc import Callable
from dataclasses import dataclass, field

import pytest

from trainer.cards import Card, draw
from trainer.games.texas_holdem.betting import Action, Call, Fold, Options, RaiseTo
from trainer.games.texas_holdem.hand import (
    DealBoard,
    DealHole,
    Event,
    Hand,
    Setup,
    Stage,
    begin,
    step,
)
from trainer.games.texas_holdem.structure import BettingRules, Stakes, Structure


@dataclass
class Deal:
    """A hand as it goes: the events so far and the hand after them."""

    rng: random.Random
    hand: Hand
    events: list[Event] = field(default_factory=list)
    deck: list[Card] = field(default_factory=list)

    def do(self, event: Event) -> None:
        self.hand = step(self.hand, event)
        self.events.append(event)

    def deal(self) -> Event:
        """The dealer's next event."""
        if self.hand.stage is Stage.DEAL_HOLE:
            player = next(n for n, hole in enumerate(self.hand.holes, 1) if not hole)
            return DealHole(player, (self.deck.pop(), self.deck.pop()))
        following = self.hand.betting.street.next
        assert following
        return DealBoard(tuple(self.deck.pop() for _ in range(following.board - len(self.hand.board))))

    def choose(self, may: Options, *, raising: bool = True) -> Action:
        """Any of the actor's legal actions; big raises and all-ins are not rare."""
        if raising and may.may_raise and self.rng.random() < 0.4:
            assert may.min_raise_to
            assert may.max_raise_to
            low, high = may.min_raise_to, may.max_raise_to
            to = self.rng.choice([low, low, min(high, 2 * low), self.rng.randint(low, high), high])
            return RaiseTo(may.actor, to)
        if may.to_call and self.rng.random() < 0.25:
            return Fold(may.actor)
        return Call(may.actor)


def _stacks(rng: random.Random, players: int, least: int) -> tuple[int, ...]:
    """Short, middling and deep stacks side by side, some of them equal."""
    sizes = [least, 2 * least, 7 * least, 40 * least]
    return tuple(
        rng.choice([rng.randint(least, rng.choice(sizes)), rng.choice(sizes)]) for _ in range(players)
    )


def _random_deal(
    seed: int, structure: Structure | None = None, *, blinds_covered: bool = False, trim: bool | None = None
) -> Deal:
    rng = random.Random(seed)
    players = rng.randint(2, 10)
    structure = structure or rng.choice(
        [Structure.NO_LIMIT, Structure.NO_LIMIT, Structure.POT_LIMIT, Structure.FIXED_LIMIT]
    )
    big = rng.choice([2, 3, 10, 25, 100])
    small = rng.randint(1, big)
    stakes = Stakes(small, big, ante=rng.choice([0, 0, rng.randint(1, big)]))
    antes = rng.choice([stakes.antes_of(players), (0,) * (players - 1) + (big,)])
    least = big + max(antes) if blinds_covered else 1
    setup = Setup(
        BettingRules(structure),
        stakes,
        _stacks(rng, players, least),
        stakes.blinds_of(players),
        antes,
        trim_antes=rng.random() < 0.5 if trim is None else trim,
    )
    return Deal(rng, begin(setup), deck=draw(rng, 2 * players + 5))


@pytest.fixture(scope="session")
def random_deal() -> Callable[..., Deal]:
    """`random_deal(seed, structure, blinds_covered=True)`: a hand of two to ten players about to be dealt."""
    return _random_deal
