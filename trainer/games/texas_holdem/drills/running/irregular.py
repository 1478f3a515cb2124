"""What goes wrong in a hand: ways of saying and putting in what is done, action out of turn, a dealer's slip.

Nothing here changes the hand: the action of an event is dressed so that the floor's ruling on it comes to just that
action, and what the dealer has done wrong is put right before the hand goes on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import dataclass, replace
from typing import Final

from trainer.cards import DECK, Card, below, choice, shuffled
from trainer.chips import ChipError
from trainer.games.texas_holdem.betting import Action, Call, Fold, RaiseTo, Street
from trainer.games.texas_holdem.drills.floor.acts import Acted, act
from trainer.games.texas_holdem.drills.running.hands import (
    Botched,
    Early,
    Moment,
    Run,
    RunningScene,
    Spoken,
    Trouble,
    Way,
    moments,
    table,
)
from trainer.games.texas_holdem.drills.running.tags import RunTag
from trainer.games.texas_holdem.hand import DealBoard, Hand
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import (
    Error,
    Facing,
    Found,
    Remedy,
    Ruling,
    Said,
    Situation,
    Wager,
    Word,
    facing,
    out_of_turn,
    remedy,
    wager,
)
from trainer.games.texas_holdem.scenes import RulingScene

_MOST: Final = {1: 1, 2: 1, 3: 2, 4: 2, 5: 3}
"""How much may go wrong in one hand, by level."""
_RATE: Final = {1: 30, 2: 40, 3: 45, 4: 55, 5: 60}
"""How often each of these does, in a hundred hands."""
_KINDS: Final = (RunTag.IRREGULAR, RunTag.IRREGULAR, RunTag.OUT_OF_TURN, RunTag.DEALER_ERROR)
_ENDS: Final = (Remedy.MISDEAL, Remedy.VOID)
"""Remedies after which there is no hand to go on with."""


def troubled(rng: random.Random, run: Run, tag: RunTag | None, level: int, rules: Rules) -> Run:
    """The hand with what goes wrong in it: at the level's rate, and what the skill is about in any case."""
    kinds = [tag] if tag in _KINDS else []
    kinds += [choice(rng, _KINDS) for _ in range(_MOST[level] - len(kinds)) if below(rng, 100) < _RATE[level]]
    played = tuple(moments(run))
    found: list[Trouble] = []
    for kind in kinds:
        taken = {trouble.event for trouble in found}
        options = [
            trouble for trouble in _WAYS[kind](rng, run, played, rules) if trouble.event not in taken
        ]
        if options:
            found.append(choice(rng, options))
    return replace(run, troubles=tuple(sorted(found, key=lambda trouble: trouble.event)))


# -- words and chips


def _spoken(rng: random.Random, run: Run, played: tuple[Moment, ...], rules: Rules) -> Iterator[Trouble]:
    """One way for every action that can be dressed."""
    for moment in played:
        if not isinstance(moment.event, Call | RaiseTo):
            continue
        ways = [
            way for way in _ways(rng, moment.hand, moment.event, rules) if _fits(run, moment, way, rules)
        ]
        if ways:
            yield Spoken(moment.number, choice(rng, ways))


def _fits(run: Run, moment: Moment, way: Way, rules: Rules) -> bool:
    """Whether the floor's ruling comes to what the player does in the hand."""
    scene = ruling_scene(run, moment, way)
    return comes_to(ruled(scene, moment.hand, rules), moment.event) and sum(way.chips) <= _stack(moment.hand)


def ruling_scene(run: Run, moment: Moment, way: Way) -> RulingScene:
    """What the dealer sees of it."""
    hand = moment.hand
    faced = facing(hand.betting)
    actor = _actor(hand)
    lying: RunningScene = table(run, moment, actor=actor)
    facts = {
        "seat": run.seat(actor),
        "bet": faced.bet,
        "increment": faced.increment,
        "least": faced.least,
        **dict(way.facts),
    }
    return RulingScene(way.code, lying, way.chips, way.said, facts)


def ruled(scene: RulingScene, hand: Hand, rules: Rules) -> Ruling:
    """The floor's ruling on it."""
    return wager(facing(hand.betting), act(scene), rules)


def comes_to(ruling: Ruling, event: object) -> bool:
    """Whether a ruling is just this action."""
    match event:
        case Call():
            return ruling.code in (Wager.CALL, Wager.CHECK)
        case RaiseTo():
            return ruling.code in (Wager.BET, Wager.RAISE, Wager.ALL_IN) and ruling.amount == event.to
        case _:
            return False


def _ways(rng: random.Random, hand: Hand, action: Call | RaiseTo, rules: Rules) -> Iterator[Way]:
    """Ways to do this that need a ruling, some of which may come to something else."""
    faced = facing(hand.betting)
    if isinstance(action, Call):
        yield from _calls(rng, faced, rules) if faced.owes else (Way(Acted.CALL_NO_BET, said="call"),)
    elif faced.bet:
        yield from _raises(rng, faced, action.to, rules)
    else:
        yield from _bets(faced, action.to, rules)


def _calls(rng: random.Random, faced: Facing, rules: Rules) -> Iterator[Way]:
    if faced.front or faced.bet >= faced.everything:
        return
    values = _playable(rules)
    for chip in [value for value in values if faced.bet < value <= faced.stack][:2]:
        yield Way(Acted.ONE_CHIP, (chip,), facts=(("chip", chip),))
    first, second = _pile(faced.bet, rules), _pile(faced.increment * choice(rng, (1, 2)), rules)
    if first and second:
        yield Way(Acted.STRING, (*first, *second), facts=(("first_chips", len(first)),))
    for big in values:
        for small in [value for value in values if value <= big][-3:]:
            chips = (big, small)
            if faced.bet < sum(chips) <= faced.stack:
                yield Way(Acted.CHIPS, chips)


def _raises(rng: random.Random, faced: Facing, to: int, rules: Rules) -> Iterator[Way]:
    yield Way(Acted.RAISE_NUMBER, said="raise_number", facts=(("number", to),))
    if to == faced.least and faced.increment > rules.smallest_chip:
        short = (faced.increment - 1) // rules.smallest_chip
        number = faced.bet + rules.smallest_chip * (1 + below(rng, short))
        yield Way(Acted.RAISE_NUMBER, said="raise_number", facts=(("number", number),))
    if faced.front:
        return
    if to in _playable(rules):
        yield Way(Acted.RAISE_CHIP, (to,), "raise", (("chip", to),))
    if to == faced.least:
        half = faced.bet + -(-faced.increment // 2)
        chips = _pile(-(-half // rules.smallest_chip) * rules.smallest_chip, rules)
        if len(chips) > 1:
            yield Way(Acted.CHIPS, chips)


def _bets(faced: Facing, to: int, rules: Rules) -> Iterator[Way]:
    yield Way(
        Acted.BET_AND_RAISE, said="bet_and_raise", facts=(("number", to), ("second", 2 * to))
    )
    if to in _playable(rules):
        yield Way(Acted.OPENING_CHIP, (to,), facts=(("chip", to),))
    if to == faced.least:
        yield Way(Acted.RAISE_NO_BET, said="raise")


def _playable(rules: Rules) -> tuple[int, ...]:
    return tuple(value for value in rules.chips.values if value >= rules.smallest_chip)


def _pile(amount: int, rules: Rules) -> tuple[int, ...]:
    """The fewest chips of an amount, greatest first; none where it takes a rack, or the house has no such chips."""
    try:
        pile = rules.chips.breakdown(amount)
    except ChipError:
        return ()
    chips = tuple(value for value, count in pile.items() for _ in range(count))
    return chips if len(chips) < 7 else ()


# -- out of turn


@dataclass(frozen=True, slots=True)
class Turn:
    """An action out of turn when its turn comes. `ruling`: whether it binds."""

    early: Said
    ruling: Ruling


def _early(rng: random.Random, run: Run, played: tuple[Moment, ...], rules: Rules) -> Iterator[Trouble]:
    """Every action that might have come before the one ahead of it."""
    for before, moment in zip(played, played[1:], strict=False):
        if not isinstance(before.event, Fold | Call | RaiseTo) or moment.hand.stage != before.hand.stage:
            continue
        if moment.hand.options is None or not isinstance(moment.event, Fold | Call | RaiseTo):
            continue
        trouble = _too_soon(before.hand, moment)
        if trouble:
            yield trouble


def _too_soon(before: Hand, moment: Moment) -> Early | None:
    """What the player may have said before the bet came to him as it stands now."""
    actor = _actor(moment.hand)
    front = moment.hand.betting.front[actor - 1]
    if moment.hand.betting.bet != before.betting.bet:  # he was about to call the old bet
        return Early(moment.number, 0) if before.betting.bet > front else None
    match moment.event:
        case RaiseTo(to=to):
            return Early(moment.number, to)
        case Call() if moment.hand.betting.bet > front:
            return Early(moment.number, 0)
        case _:
            return None


def turn(run: Run, before: Moment, moment: Moment, trouble: Early) -> Turn:
    """The floor's ruling on it, now that the player before has acted."""
    early = Said(Word.RAISE, trouble.number) if trouble.number else Said(Word.CALL)
    return Turn(early, out_of_turn(early, before.hand.betting.bet, facing(moment.hand.betting)))


def binds(ruling: Ruling) -> bool:
    """Whether an action out of turn stands."""
    return ruling.code is Found.BINDS


# -- the dealer


def _botched(rng: random.Random, run: Run, played: tuple[Moment, ...], rules: Rules) -> Iterator[Trouble]:
    """Every slip of the dealer's that this hand has a place for, where the hand goes on after the remedy."""
    spare = _spare(rng, run)
    for moment in played:
        for trouble in _slips(moment, played, spare):
            if remedy(situation(trouble), rules).code not in _ENDS:
                yield trouble


def _slips(moment: Moment, played: tuple[Moment, ...], spare: list[Card]) -> Iterator[Botched]:
    number, event, hand = moment.number, moment.event, moment.hand
    street = hand.betting.street
    if isinstance(event, DealBoard):
        if len(event.cards) == 3:
            yield Botched(number, Error.LONG_FLOP, (*event.cards, spare[0]))
            yield Botched(number, Error.FLOP_WITHOUT_BURN, (*event.cards[:2], spare[1]))
        else:
            error = Error.NO_BURN if below_two(number) else Error.TWO_BURNS
            yield Botched(number, error, (spare[2],))
    elif hand.options and not moment.moves and street is Street.PREFLOP:
        return
    elif hand.options and _last_to_act(moment, played):
        early = {Street.PREFLOP: Error.PREMATURE_FLOP, Street.FLOP: Error.PREMATURE_TURN}
        error = early.get(street, Error.PREMATURE_RIVER)
        cards = tuple(spare[3:6]) if street is Street.PREFLOP else (spare[3],)
        if street is not Street.RIVER:
            yield Botched(number, error, cards)
    if _first_action(moment):
        yield Botched(number, Error.EXPOSED_CARDS, (spare[6],))


def below_two(number: int) -> bool:
    """Which of two slips a street has, by its place in the hand."""
    return number % 2 == 0


def _first_action(moment: Moment) -> bool:
    """Whether the cards have just been dealt, and nobody has acted."""
    hand = moment.hand
    return hand.options is not None and hand.betting.street is Street.PREFLOP and not any(
        acted is not None for acted in hand.betting.acted
    )


def _last_to_act(moment: Moment, played: tuple[Moment, ...]) -> bool:
    """Whether the street ends with this action."""
    after = played[moment.number + 1]
    return after.event is None or isinstance(after.event, DealBoard)


def _spare(rng: random.Random, run: Run) -> list[Card]:
    """Cards that come nowhere in the hand, in random order."""
    last = list(moments(run))[-1].hand
    used = {card for hole in last.holes for card in hole} | set(last.board)
    return shuffled(rng, [card for card in DECK if card not in used])


def situation(trouble: Botched) -> Situation:
    """The error as the floor finds it: at once, before anybody has acted on it."""
    count = len(trouble.cards) if trouble.error is Error.LONG_FLOP else 1
    return Situation(trouble.error, count=count)


# -- shared


_WAYS: Final[
    dict[RunTag, Callable[[random.Random, Run, tuple[Moment, ...], Rules], Iterator[Trouble]]]
] = {
    RunTag.IRREGULAR: _spoken,
    RunTag.OUT_OF_TURN: _early,
    RunTag.DEALER_ERROR: _botched,
}


def _actor(hand: Hand) -> int:
    turn_ = hand.betting.turn
    assert turn_ is not None
    return turn_


def _stack(hand: Hand) -> int:
    return hand.betting.stacks[_actor(hand) - 1]


__all__ = ["Action", "Turn", "binds", "comes_to", "ruled", "ruling_scene", "situation", "troubled", "turn"]
