"""Situations of a player who folds two low cards that meet nothing on the flop."""

from __future__ import annotations

import random
from typing import Final

from trainer.cards import DECK, Card, below, choice, draw, shuffled
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.situations.felt import (
    ACE,
    ALL,
    FLOP,
    LATE,
    OWN,
    Felt,
    Layout,
    Situation,
    any_suits,
    group,
    pick,
)
from trainer.games.casino_holdem.situations.natural import folds
from trainer.games.casino_holdem.tags import Tag


def _folded(rng: random.Random, flop: list[Card]) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    """Own cards and flop, these cards on it, of a hand that is folded."""
    while True:
        own = tuple(any_suits(rng, pick(rng, range(2, 10), 2)))
        full = (*flop, *draw(rng, 3 - len(flop), (*flop, *own)))
        if not set(own) & set(flop) and folds(own, full):
            return own, full


def _any_fold(rng: random.Random, rules: Rules) -> Layout:
    own, flop = _folded(rng, [])
    return Felt(rng).put(own, OWN).put(flop, FLOP).layout(call=False)


def _winning_bonus(rng: random.Random, rules: Rules) -> Layout:
    """Two aces on the flop, or now and then three of a kind: they win the bonus for any two cards."""
    won = group(rng, ACE, 2) if below(rng, 8) else group(rng, choice(rng, ALL), 3)
    own, flop = _folded(rng, won)
    return Felt(rng).put(own, OWN).put(flop, FLOP).layout(call=False)


def _best_hand(rng: random.Random, rules: Rules) -> Layout:
    """The turn or the river pairs an own card, too late; the river may do more."""
    own, flop = _folded(rng, [])
    helping = [c for c in DECK if c not in (*own, *flop) and c[0] in (own[0][0], own[1][0])]
    return (
        Felt(rng)
        .put(own, OWN)
        .put(flop, FLOP)
        .put(shuffled(rng, helping)[: 2 - below(rng, 2)], LATE)
        .layout(call=False)
    )


SITUATIONS: Final[dict[Tag, Situation]] = {
    Tag.FOLD_WITHOUT_BONUS: _any_fold,
    Tag.FOLD_LOSING_BONUS: _any_fold,
    Tag.FOLD_WINNING_BONUS: _winning_bonus,
    Tag.FOLD_BEST_HAND: _best_hand,
}
