"""Replaying a hand of Texas Hold'em: from the bytes of its history to the answer's object."""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from time import process_time

from bench.figures import Figure
from trainer.cards import Card, draw, text
from trainer.games.texas_holdem.betting import Call, Options, RaiseTo
from trainer.games.texas_holdem.hand import DealBoard, DealHole, Event, Hand, Stage, at_table, begin, step
from trainer.games.texas_holdem.phh import as_json, read, replay
from trainer.games.texas_holdem.structure import BettingRules, Stakes

HANDS = 100
TIMES = 3
RULES = BettingRules()
STACK = 100_000


def figures() -> Iterator[Figure]:
    """Milliseconds a hand of so many players, all of them in to the river, the first bet of each street raised."""
    for players in (2, 6, 10):
        rng = random.Random(5)
        histories = [_history(players, rng) for _ in range(HANDS)]
        yield Figure(f"replay a hand, {players} players", _replayed(histories), "ms", at_most=10)


def _history(players: int, rng: random.Random) -> bytes:
    """A history as a file would have it."""
    deck = draw(rng, 2 * players + 5)
    hand = begin(at_table(RULES, Stakes(50, 100), [STACK] * players))
    actions: list[str] = []
    while hand.stage is not Stage.SHOWDOWN:
        event, written = _dealt(hand, deck) if hand.options is None else _acted(hand, hand.options)
        hand = step(hand, event)
        actions.append(written)
    blinds = [50, 100] + [0] * (players - 2)
    return (
        f"variant = 'NT'\nantes = {[0] * players}\nblinds_or_straddles = {blinds}\nmin_bet = 100\n"
        f"starting_stacks = {[STACK] * players}\nactions = {actions}\n"
    ).encode()


def _dealt(hand: Hand, deck: list[Card]) -> tuple[Event, str]:
    if hand.stage is Stage.DEAL_HOLE:
        player = 1 + next(i for i, hole in enumerate(hand.holes) if not hole)
        two = deck.pop(), deck.pop()
        return DealHole(player, two), f"d dh p{player} {text(two)}"
    board = tuple(deck.pop() for _ in range(1 if hand.board else 3))
    return DealBoard(board), f"d db {text(board)}"


def _acted(hand: Hand, may: Options) -> tuple[Event, str]:
    if may.min_raise_to and hand.betting.wagers < 2:
        return RaiseTo(may.actor, may.min_raise_to), f"p{may.actor} cbr {may.min_raise_to}"
    return Call(may.actor), f"p{may.actor} cc"


def _replayed(histories: Sequence[bytes]) -> float:
    """Milliseconds each."""
    start = process_time()
    for _ in range(TIMES):
        for history in histories:
            as_json(replay(read(history, RULES)))
    return (process_time() - start) / (TIMES * len(histories)) * 1000
