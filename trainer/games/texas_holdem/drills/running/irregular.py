"""What goes wrong in a hand: ways of saying and putting in what is done, action out of turn, a dealer's slip.

Nothing here changes the hand: the action of an event is dressed so that the floor's ruling on it comes to just that
action, and what the dealer has done wrong is put right before the hand goes on.
"""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from dataclasses import replace
from itertools import pairwise
from typing import Final

from trainer.cards import DECK, Card, below, choice, shuffled
from trainer.chips import ChipError
from trainer.games.texas_holdem.betting import Action, Call, Fold, RaiseTo, Street
from trainer.games.texas_holdem.drills.floor.acts import Acted, act, rule
from trainer.games.texas_holdem.drills.floor.errors import KINDS, Wrongs, situation
from trainer.games.texas_holdem.drills.floor.later import Late
from trainer.games.texas_holdem.drills.running.hands import (
    Botched,
    Early,
    Moment,
    Run,
    Spoken,
    Trouble,
    Way,
    gathered,
    moments,
    table,
)
from trainer.games.texas_holdem.drills.running.tags import RunTag
from trainer.games.texas_holdem.hand import DealBoard, Hand, gather
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Facing, Remedy, Ruling, Wager, facing, remedy, wager
from trainer.games.texas_holdem.scenes import RulingScene, TroubleScene

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
        options = [trouble for trouble in _WAYS[kind](rng, run, played, rules) if trouble.event not in taken]
        if options:
            found.append(choice(rng, options))
    return replace(run, troubles=tuple(sorted(found, key=lambda trouble: trouble.event)))


# -- words and chips


def _spoken(rng: random.Random, run: Run, played: tuple[Moment, ...], rules: Rules) -> Iterator[Trouble]:
    """One way for every action that can be dressed."""
    for moment in played:
        if not isinstance(moment.event, Call | RaiseTo):
            continue
        ways = [way for way in _ways(rng, moment.hand, moment.event, rules) if _fits(run, moment, way, rules)]
        if ways:
            yield Spoken(moment.number, choice(rng, ways))


def _fits(run: Run, moment: Moment, way: Way, rules: Rules) -> bool:
    """Whether the floor's ruling comes to what the player does in the hand."""
    if sum(way.chips) > moment.hand.betting.stacks[_actor(moment.hand) - 1]:
        return False
    scene = ruling_scene(run, moment, way)
    ruling = wager(facing(moment.hand.betting), act(scene), rules)
    return ruling == rule(scene, rules) and comes_to(ruling, moment.event)


def ruling_scene(run: Run, moment: Moment, way: Way) -> RulingScene:
    """What the dealer sees of it."""
    hand = moment.hand
    faced = facing(hand.betting)
    actor = _actor(hand)
    lying = table(run, moment, actor=actor)
    facts = {
        "seat": run.seat(actor),
        "bet": faced.bet,
        "increment": faced.increment,
        "least": faced.least,
        **dict(way.facts),
    }
    return RulingScene(way.code, lying, way.chips, way.said, facts)


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
        yield from _calls(rng, faced, rules) if faced.owes else _checks(faced)
    elif faced.bet:
        yield from _raises(rng, faced, action.to, rules)
    else:
        yield from _bets(faced, action.to, rules)


def _checks(faced: Facing) -> Iterator[Way]:
    if not faced.bet:
        yield Way(Acted.CALL_NO_BET, said="call")


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
    yield Way(Acted.BET_AND_RAISE, said="bet_and_raise", facts=(("number", to), ("second", 2 * to)))
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


def _early(rng: random.Random, run: Run, played: tuple[Moment, ...], rules: Rules) -> Iterator[Trouble]:
    """Every fold and call that might have come before the action ahead of it."""
    for before, moment in pairwise(played):
        if not isinstance(before.event, Action) or not isinstance(moment.event, Action):
            continue
        if moment.hand.betting.street is before.hand.betting.street and (code := _too_soon(before, moment)):
            yield Early(moment.number, code)


def _too_soon(before: Moment, moment: Moment) -> Late | None:
    """What the player may have done before the one ahead of him acted."""
    then, now = before.hand.betting, moment.hand.betting
    front = now.front[_actor(moment.hand) - 1]
    if then.bet <= front or then.bet != max(then.front):  # nothing to call, or a bet that does not lie there
        return None
    if isinstance(moment.event, Fold):
        return Late.EARLY_FOLD
    return Late.EARLY_CALL if now.bet > then.bet or isinstance(moment.event, Call) else None


def early_scene(run: Run, before: Moment, moment: Moment, code: Late) -> RulingScene:
    """What the dealer sees of it: the player ahead has now acted."""
    actor = _actor(moment.hand)
    facts = {
        "seat": run.seat(actor),
        "other": run.seat(_actor(before.hand)),
        "bet": before.hand.betting.bet,
        "number": 0,
    }
    said = "call" if code is Late.EARLY_CALL else "fold"
    return RulingScene(code, table(run, moment, actor=actor), said=said, facts=facts)


# -- the dealer


def _botched(rng: random.Random, run: Run, played: tuple[Moment, ...], rules: Rules) -> Iterator[Trouble]:
    """Every slip of the dealer's that this hand has a place for, where the hand goes on after the remedy."""
    spare = _spare(rng, run)
    for moment in played:
        for trouble in _slips(rng, moment, played, spare):
            if remedy(situation(error_scene(run, moment, trouble)), rules).code not in _ENDS:
                yield trouble


def _slips(
    rng: random.Random, moment: Moment, played: tuple[Moment, ...], spare: list[Card]
) -> Iterator[Botched]:
    number, event, street = moment.number, moment.event, moment.hand.betting.street
    if isinstance(event, DealBoard) and len(event.cards) == 3:
        yield Botched(number, Wrongs.FOUR_CARD_FLOP, (*event.cards, spare[0]))
        yield Botched(number, Wrongs.FLOP_WITHOUT_BURN, (*event.cards[:2], spare[1]))
    elif isinstance(event, DealBoard):
        yield Botched(number, choice(rng, (Wrongs.NO_BURN, Wrongs.TWO_BURNS)), (spare[2],))
    elif _dealt_just_now(moment):
        yield Botched(number, Wrongs.EXPOSED_ONE, (spare[3],))
    elif street in _PREMATURE and _last_to_act(moment, played):
        cards = spare[4:7] if street is Street.PREFLOP else spare[4:5]
        yield Botched(number, _PREMATURE[street], tuple(cards))


_PREMATURE: Final = {
    Street.PREFLOP: Wrongs.PREMATURE_FLOP,
    Street.FLOP: Wrongs.PREMATURE_TURN,
    Street.TURN: Wrongs.PREMATURE_RIVER,
}


def _dealt_just_now(moment: Moment) -> bool:
    """Whether the players have their cards, and nobody has acted."""
    hand = moment.hand
    nobody = not any(acted is not None for acted in hand.betting.acted)
    return hand.options is not None and hand.betting.street is Street.PREFLOP and nobody


def _last_to_act(moment: Moment, played: tuple[Moment, ...]) -> bool:
    """Whether the street ends with this action, and another follows."""
    return moment.hand.options is not None and isinstance(played[moment.number + 1].event, DealBoard)


def _spare(rng: random.Random, run: Run) -> list[Card]:
    """Cards that come nowhere in the hand, in random order."""
    last = list(moments(run))[-1].hand
    used = {card for hole in last.holes for card in hole} | set(last.board)
    return shuffled(rng, [card for card in DECK if card not in used])


_BURNT: Final = {Wrongs.FLOP_WITHOUT_BURN: 0, Wrongs.NO_BURN: 0, Wrongs.TWO_BURNS: 2}
"""How many cards were burnt for the cards that lie there, where it is not one."""


def error_scene(run: Run, moment: Moment, trouble: Botched) -> TroubleScene:
    """What the dealer sees of it. A street that has just been dealt lies there, the bets before it are gathered."""
    hand = moment.hand
    actor = hand.betting.turn
    lying = table(run, moment, actor=actor)
    if isinstance(moment.event, DealBoard):
        lying = gathered(run, moment, gather(hand))
        lying = replace(lying, street=hand.betting.street.next, actor=None)
    if trouble.code is not Wrongs.EXPOSED_ONE:
        burns = moment.burns + _BURNT.get(trouble.code, 1)
        lying = replace(lying, board=(*hand.board, *trouble.cards), burns=burns)
    seat = run.seat(run.players if actor is None else actor)
    facts = {
        "seat": seat,
        "count": KINDS[trouble.code].count,
        "actions": 0,
        "river": int(lying.street is Street.RIVER),
    }
    return TroubleScene(trouble.code, lying, facts)


# -- shared


_WAYS: Final[dict[RunTag, Callable[[random.Random, Run, tuple[Moment, ...], Rules], Iterator[Trouble]]]] = {
    RunTag.IRREGULAR: _spoken,
    RunTag.OUT_OF_TURN: _early,
    RunTag.DEALER_ERROR: _botched,
}


def _actor(hand: Hand) -> int:
    if hand.betting.turn is None:
        raise ValueError("nobody is to act")
    return hand.betting.turn
