"""The drill of counting cards: how many are left in the stub, burnt, in the muck."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.cards import DECK, below, choice, draw
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.drills.floor.codes import Because, Slip, because
from trainer.games.texas_holdem.drills.floor.judging import Verdict, Wrong, marks, numbers
from trainer.games.texas_holdem.drills.floor.tables import burns, players_at, some
from trainer.games.texas_holdem.drills.floor.tags import StubTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Seat, TableScene, TroubleScene
from trainer.quiz import Answer, Ask, Kind, Mark, Posed

_HOLE: Final = 2
"""Cards a player is dealt."""


class Counted(StrEnum):
    """Where cards are counted, the `code` of a `TroubleScene`."""

    ALL_IN_HAND = "stub.all_in_hand"
    """Nobody has folded."""
    SOME_FOLDED = "stub.some_folded"
    """Some have."""
    EXPOSED = "stub.one_exposed"
    """One hole card was exposed in the deal and replaced; it is the burn card of the flop."""


_STREETS: Final[Mapping[StubTag, tuple[Street, ...]]] = MappingProxyType(
    {
        StubTag.PREFLOP: (Street.PREFLOP,),
        StubTag.FLOP: (Street.FLOP,),
        StubTag.TURN: (Street.TURN,),
        StubTag.RIVER: (Street.RIVER,),
        StubTag.FOLDED: (Street.FLOP, Street.TURN, Street.RIVER),
        StubTag.EXPOSED: (Street.PREFLOP, Street.FLOP, Street.TURN, Street.RIVER),
    }
)


@dataclass(frozen=True)
class Stub:
    """Every card of the deck is somewhere: how many are left in the stub, how many burnt, how many in the muck."""

    id = "stub"
    group = "rulings"
    target_seconds = 12
    skills = tuple(StubTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = StubTag(skill) if skill in tuple(StubTag) else choice(rng, tuple(StubTag))
        scene = _deal(rng, level, rules, tag)
        keys = ("burnt", "in_muck", "stub") if scene.code == Counted.SOME_FOLDED else ("burnt", "stub")
        return Posed(scene, tuple(Ask(key, Kind.NUMBER, counts=True) for key in keys), (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return marks(posed, verdict(posed.scene), answers)


def _deal(rng: random.Random, level: int, rules: Rules, tag: StubTag) -> TroubleScene:
    count = players_at(level, rules, 5)
    dealt_in = some(rng, range(1, count + 1), count - below(rng, count - 4))
    street = choice(rng, _STREETS[tag])
    folded = _folded(rng, dealt_in, street) if tag is StubTag.FOLDED else []
    seats = tuple(
        Seat(number, dealt=number in dealt_in, folded=number in folded, empty=number not in dealt_in)
        for number in range(1, count + 1)
    )
    code = {StubTag.FOLDED: Counted.SOME_FOLDED, StubTag.EXPOSED: Counted.EXPOSED}.get(
        tag, Counted.ALL_IN_HAND
    )
    table = TableScene(seats, choice(rng, dealt_in), tuple(draw(rng, street.board)), street)
    facts = {"players": len(dealt_in)}
    if code is Counted.EXPOSED:
        facts["seat"] = choice(rng, dealt_in)
    return TroubleScene(code, table, facts)


def _folded(rng: random.Random, dealt_in: Sequence[int], street: Street) -> list[int]:
    """Some of the players, two at least being left. Their cards are not as many as those burnt or on the board, or two
    mistakes would look alike."""
    alike = (street.board, burns(street), burns(street) - 1)
    counts = [count for count in range(1, len(dealt_in) - 1) if _HOLE * count not in alike]
    return some(rng, dealt_in, choice(rng, counts))


def verdict(scene: TroubleScene) -> Verdict:
    """Where the 52 cards are. An exposed card that was replaced is one more off the deck until it is the burn card."""
    table = scene.table
    street = table.street or Street.PREFLOP
    players = sum(seat.dealt for seat in table.seats)
    exposed = scene.code == Counted.EXPOSED
    burnt = max(burns(street), int(exposed))
    hole, board = _HOLE * players, street.board
    muck = _HOLE * sum(seat.folded for seat in table.seats)
    stub = len(DECK) - hole - burnt - board
    facts = {
        "players": players, "hole": hole, "burns": burnt, "board": board, "off": hole + burnt + board,
        "stub": stub, "folded": muck // _HOLE, "muck": muck,
    }  # fmt: skip
    wrong: list[Wrong] = [
        (Slip.BURNS_LEFT_OUT, numbers({"stub": stub + burnt, "burnt": 0})),
        (Slip.FOLDED_BACK, numbers({"stub": stub + muck, "in_muck": 0})),
        (Slip.BOARD_LEFT_OUT, numbers({"stub": stub + board})),
        (Slip.ONE_BURN_ONLY, numbers({"stub": stub + burnt - 1, "burnt": 1})),
        (Slip.DEALER_DEALT_IN, numbers({"stub": stub - _HOLE})),
        (Slip.BURNT_IN_MUCK, numbers({"in_muck": muck + burnt})),
    ]
    if exposed:
        wrong.insert(0, (Slip.EXTRA_BURN, numbers({"stub": stub - 1, "burnt": burnt + 1})))
        wrong.insert(1, (Slip.REPLACED_FORGOTTEN, numbers({"stub": stub + 1, "burnt": burnt - 1})))
    return Verdict(
        numbers({"burnt": burnt, "in_muck": muck, "stub": stub}),
        because(Because.EXPOSED_BURN if exposed else Because.STUB, facts),
        wrong,
        {
            "burnt": because(Because.EXPOSED_BURN if exposed else Because.BURNT, facts),
            "in_muck": because(Because.MUCK, facts),
        },
    )
