"""Between what a scene shows of a player's words and chips, and what a floor rules on."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import (
    Act,
    Facing,
    First,
    Ruling,
    Said,
    Word,
    unclear_number,
    wager,
)
from trainer.games.texas_holdem.scenes import RulingScene
from trainer.games.texas_holdem.structure import Structure

_DEEP: Final = 10**9
"""A stack that is no limit: where none is shown, it does not matter."""


class Acted(StrEnum):
    """What a player has done, the `code` of a `RulingScene`. Amounts are in its facts: `bet`, `increment` (what a raise
    must add at least), and what the member's line names."""

    ONE_CHIP = "rule.one_chip"
    """One chip, without a word, facing a bet."""
    RAISE_CHIP = "rule.raise_chip"
    """“Raise”, then one chip."""
    OPENING_CHIP = "rule.opening_chip"
    """One chip, without a word, where there is no bet."""
    CHIPS = "rule.chips"
    """Several chips in one motion, without a word."""
    CHANGE = "rule.change"
    """The same, for change: a great chip and a small one."""
    LAST_CHIPS = "rule.last_chips"
    """Several chips, without a word: all he has."""
    PRIOR_ONE = "rule.prior_one"
    """One chip on top of his blind, which lies there as `front_count` chips of `front_chip`."""
    PRIOR_SEVERAL = "rule.prior_several"
    """Several chips on top of his blind."""
    PRIOR_PULLED = "rule.prior_pulled"
    """One chip of his blind pulled back, another put in."""
    NUMBER = "rule.number"
    """A `number`, nothing else."""
    RAISE_NUMBER = "rule.raise_number"
    """“Raise”, and a `number`."""
    UNDERCALL = "rule.undercall"
    """Several chips, without a word, for less than the bet."""
    CALL_NO_BET = "rule.call_no_bet"
    """“Call”, where there is no bet."""
    RAISE_NO_BET = "rule.raise_no_bet"
    """“Raise”, where there is no bet."""
    CHECK_FACING = "rule.check_facing"
    """“Check”, facing a bet."""
    POT = "rule.pot"
    """“I bet the pot”, where there is no bet."""
    BET_AND_RAISE = "rule.bet_and_raise"
    """“I bet” a `number` “and raise” to a `second`."""
    UNCLEAR = "rule.unclear"
    """A `number` of one digit, with a bet: it may mean a hundred or a thousand times as much."""
    STRING = "rule.string"
    """Chips in two motions, `first_chips` in the first, without a word."""
    STEPS = "rule.steps"
    """“Raise”, and a `number`, then chips in two motions."""
    RAISE_MOTIONS = "rule.raise_motions"
    """“Raise”, then chips in two motions."""
    CHIPS_THEN_WORDS = "rule.chips_then_words"
    """Chips, then “raise” and a `number`."""
    WORDS_THEN_CHIPS = "rule.words_then_chips"
    """“Raise” and a `number`, then chips that come to something else."""
    CALL_WITH_CHIPS = "rule.call_with_chips"
    """“Call”, together with chips that come to something else."""


_SAID: Final[Mapping[Acted, tuple[Word | None, ...]]] = MappingProxyType(
    {
        Acted.RAISE_CHIP: (Word.RAISE,),
        Acted.NUMBER: (None,),
        Acted.RAISE_NUMBER: (Word.RAISE,),
        Acted.CALL_NO_BET: (Word.CALL,),
        Acted.RAISE_NO_BET: (Word.RAISE,),
        Acted.CHECK_FACING: (Word.CHECK,),
        Acted.POT: (Word.POT,),
        Acted.BET_AND_RAISE: (Word.BET, Word.RAISE),
        Acted.STEPS: (Word.RAISE,),
        Acted.RAISE_MOTIONS: (Word.RAISE,),
        Acted.CHIPS_THEN_WORDS: (Word.RAISE,),
        Acted.WORDS_THEN_CHIPS: (Word.RAISE,),
        Acted.CALL_WITH_CHIPS: (Word.CALL,),
    }
)
"""What is said; where nothing stands, nothing is."""

_FIRST: Final = MappingProxyType({Acted.CHIPS_THEN_WORDS: First.CHIPS, Acted.CALL_WITH_CHIPS: First.TOGETHER})

MEANINGS: Final = (1, 100, 1000)
"""How many times its digit an unclear number may mean."""


def facing(scene: RulingScene, rules: Rules) -> Facing:
    """How the player of the scene finds the street. Limits of fixed and spread limit are left out: these questions are
    in amounts of no limit everywhere, or of pot limit where the house plays it."""
    facts, table = scene.facts, scene.table
    asked = table.seat(facts["seat"])
    front = (facts["front_chip"],) * facts["front_count"] if "front_chip" in facts else ()
    bet, increment = facts["bet"], facts["increment"]
    most = None
    if rules.structure is Structure.POT_LIMIT:
        put_in = (table.pot or 0) + sum(seat.front for seat in table.seats)
        most = bet + put_in + bet - asked.front
    live = [seat for seat in table.seats if not seat.folded and not seat.empty]
    return Facing(
        bet=bet,
        increment=increment,
        stack=_DEEP if asked.stack is None else asked.stack,
        front=front,
        most=most,
        raised=bet > increment,
        heads_up=len(live) == 2,
    )


def act(scene: RulingScene) -> Act:
    """What the player of the scene has done."""
    code, facts = Acted(scene.code), scene.facts
    numbers = (facts.get("number"), facts.get("second"))
    said = tuple(Said(word, number) for word, number in zip(_SAID.get(code, ()), numbers, strict=False))
    split = facts.get("first_chips", len(scene.chips))
    motions = tuple(chips for chips in (scene.chips[:split], scene.chips[split:]) if chips)
    pulled = (facts["front_chip"],) if code is Acted.PRIOR_PULLED else ()
    return Act(said, motions, pulled, _FIRST.get(code, First.WORDS))


def rule(scene: RulingScene, rules: Rules) -> Ruling:
    """What it counts as."""
    faced = facing(scene, rules)
    if scene.code == Acted.UNCLEAR:
        meanings = [scene.facts["number"] * times for times in MEANINGS]
        return unclear_number(faced, meanings, scene.table.pot or 0)
    return wager(faced, act(scene), rules)


def put_in(scene: RulingScene) -> int:
    """What lies in front of him with the chips he has put in, before any ruling."""
    facts = scene.facts
    front: int = facts.get("front_chip", 0) * (
        facts.get("front_count", 0) - (scene.code == Acted.PRIOR_PULLED)
    )
    return front + sum(scene.chips)
