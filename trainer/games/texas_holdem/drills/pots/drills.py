"""The drills of pots: chips in front laid apart, pots awarded, odd chips."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import choice
from trainer.games.texas_holdem.drills.common import Candidates, apart, hidden, seat_key, wrong
from trainer.games.texas_holdem.drills.pots import awarding, situations
from trainer.games.texas_holdem.drills.pots.awarding import Tabled, award_slips, read_tabled, why_award
from trainer.games.texas_holdem.drills.pots.codes import Reason, Slip
from trainer.games.texas_holdem.drills.pots.counting import (
    Chips,
    count_slips,
    pot_key,
    pot_slips,
    read_chips,
    returned_slips,
    why_count,
    why_pot,
    why_returned,
)
from trainer.games.texas_holdem.drills.pots.tags import AwardTag, OddTag, PotsTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Seat, TableScene
from trainer.quiz import NATURAL, Answer, Ask, Choice, Kind, Mark, Number, Posed, Stage, Why, judged, mark

RETURNED: Final = Ask("returned", Kind.NUMBER)
COUNT: Final = Ask("pots", Kind.NUMBER, counts=True)


@dataclass(frozen=True)
class SidePots:
    """What goes back uncalled and how many pots there are; then what each of them holds."""

    id = "side_pots"
    group = "pots"
    target_seconds = 40
    skills = tuple(PotsTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = choice(rng, self.skills) if skill == NATURAL else PotsTag(skill)
        scene = apart(
            lambda: situations.deal(rng, rules, tag, level), lambda dealt: _unnoticed(read_chips(dealt))
        )
        chips = read_chips(scene)
        asks = tuple(Ask(pot_key(place), Kind.NUMBER) for place in range(len(chips.pots)))
        stages = (
            Stage("uncalled", scene, (RETURNED, COUNT)),
            Stage("lay_apart", _taken_back(scene, chips), asks),
        )
        seen = [other for other in self.skills if situations.shows(other, chips)]
        return Posed.in_stages(stages, tuple(sorted(seen, key=lambda other: other != tag)))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        chips = read_chips(posed.scene)
        return tuple(_pot_mark(chips, ask, answers.get(ask.key)) for ask in posed.asks)


def _pot_mark(chips: Chips, ask: Ask, given: Answer | None) -> Mark:
    right, why, candidates = _pot_amount(chips, ask)
    return mark(ask, given, Number(right), why, wrong(candidates, right))


def _pot_amount(chips: Chips, ask: Ask) -> tuple[int, Why, Candidates]:
    """The right amount, why, and the mistakes."""
    match ask.key:
        case RETURNED.key:
            return chips.returned, why_returned(chips), returned_slips(chips)
        case COUNT.key:
            return len(chips.pots), why_count(chips), count_slips(chips)
        case key:
            place = next(place for place in range(len(chips.pots)) if pot_key(place) == key)
            return chips.pots[place].amount, why_pot(chips, place), pot_slips(chips, place)


def _unnoticed(chips: Chips) -> int:
    """How many mistakes would lead to the right amounts."""
    found = (_pot_amount(chips, Ask(pot_key(place), Kind.NUMBER)) for place in range(len(chips.pots)))
    return sum(hidden(candidates, right) for right, _, candidates in found)


def _taken_back(scene: TableScene, chips: Chips) -> TableScene:
    """The table after what nobody has called has gone back."""
    if not chips.back:
        return scene
    seat, chips_back = chips.seats[chips.back[0] - 1], chips.back[1]

    def after(shown: Seat) -> Seat:
        if shown.number != seat:
            return shown
        return replace(shown, front=shown.front - chips_back, stack=(shown.stack or 0) + chips_back)

    return replace(scene, seats=tuple(after(shown) for shown in scene.seats))


@dataclass(frozen=True)
class AwardPots:
    """Several pots and tabled hands: pot after pot in the order they are pushed, who takes how much."""

    id = "award"
    group = "pots"
    target_seconds = 45
    skills = tuple(AwardTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = choice(rng, self.skills) if skill == NATURAL else AwardTag(skill)
        scene = awarding.deal_pots(rng, rules, tag, level)
        return Posed.in_stages(tuple(_award_stages(scene, read_tabled(scene, rules))), (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        table = read_tabled(posed.scene, rules)
        return tuple(
            _next_mark(table, ask, answers.get(ask.key))
            if ask.kind is Kind.CHOICE
            else _share_mark(table, ask, answers.get(ask.key))
            for ask in posed.asks
        )


@dataclass(frozen=True)
class OddChips:
    """Tied hands: how much each takes, the odd chips by seat."""

    id = "odd_chips"
    group = "pots"
    target_seconds = 20
    skills = tuple(OddTag)
    notes = ("smallest_chip",)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = choice(rng, self.skills) if skill == NATURAL else OddTag(skill)
        scene = awarding.deal_split(rng, rules, tag, level)
        table = read_tabled(scene, rules)
        if len(scene.pots) == 1:
            return Posed(scene, _shares(table, 0, optional=False), (tag,))
        stages = tuple(
            Stage(pot_key(place), _pushed(scene, place), _shares(table, place, optional=False))
            for place in table.order
        )
        return Posed.in_stages(stages, (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        table = read_tabled(posed.scene, rules)
        return tuple(_share_mark(table, ask, answers.get(ask.key)) for ask in posed.asks)


def _award_stages(scene: TableScene, table: Tabled) -> Iterator[Stage]:
    """Which pot is next, passing, as long as there is a choice; then who takes what of it."""
    for place in table.order:
        now = _pushed(scene, place)
        if place:
            options = tuple(pot_key(other) for other in (*range(1, place + 1), 0))
            yield Stage(
                "next_pot", now, (Ask(f"n{place}.next_pot", Kind.CHOICE, options=options),), passing=True
            )
        yield Stage(pot_key(place), now, _shares(table, place, optional=True))


def _pushed(scene: TableScene, place: int) -> TableScene:
    """The table when this pot is the next: later ones have been pushed."""
    return replace(scene, pots=scene.pots[: place + 1])


def _shares(table: Tabled, place: int, *, optional: bool) -> tuple[Ask, ...]:
    """A field a seat: of all who show a hand where that may be nothing, else of those who split."""
    players = table.live if optional else tuple(table.awards[place].winners)
    seats = sorted(table.seats[player - 1] for player in players)
    return tuple(Ask(f"{pot_key(place)}.{seat_key(seat)}", Kind.NUMBER, optional=optional) for seat in seats)


def _next_mark(table: Tabled, ask: Ask, given: Answer | None) -> Mark:
    last = pot_key(len(ask.options) - 1)
    code = Slip.MAIN_POT_FIRST if given == Choice(pot_key(0)) else Slip.SIDE_POTS_FORWARD
    why = Why(Reason.ORDER, facts={"pots": len(table.pots)})
    return judged(ask, given, Choice(last), given == Choice(last), why, (code,))


def _share_mark(table: Tabled, ask: Ask, given: Answer | None) -> Mark:
    """What one seat takes of one pot; nothing may be left blank."""
    pot, _, seat = ask.key.rpartition(".")
    place = next(place for place in range(len(table.pots)) if pot_key(place) == pot)
    player = next(p for p, number in enumerate(table.seats, 1) if seat_key(number) == seat)
    right = table.awards[place].winners.get(player, 0)
    said = Number(0) if given is None and ask.optional else given
    codes = [slip for slip, taken in award_slips(table, place) if said == Number(taken.get(player, 0))]
    return judged(ask, given, Number(right), said == Number(right), why_award(table, place, player), codes)
