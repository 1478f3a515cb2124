"""The drills of Casino Hold'em. docs/drills.md says what each asks and how it is judged."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from trainer.games.casino_holdem.drills.dealing_through import DealThrough
from trainer.games.casino_holdem.drills.irregular import Irregular
from trainer.games.casino_holdem.drills.know import Multiply, Paytable, TheCall
from trainer.games.casino_holdem.drills.mistake import FindMistake
from trainer.games.casino_holdem.drills.pay import AntePayout, BonusPayout, BoxTotal, OneBox
from trainer.games.casino_holdem.drills.read import DealerGame, ReadHand, WhoWins
from trainer.games.casino_holdem.drills.table import WholeTable
from trainer.quiz import Drill

_ALL: tuple[Drill, ...] = (
    OneBox(),
    WholeTable(),
    DealThrough(),
    BonusPayout(),
    AntePayout(),
    BoxTotal(),
    TheCall(),
    ReadHand(),
    WhoWins(),
    DealerGame(),
    Paytable(),
    Multiply(),
    FindMistake(),
    Irregular(),
)

DRILLS: Mapping[str, Drill] = MappingProxyType({drill.id: drill for drill in _ALL})
"""Drill id to drill, in the order they are offered."""
