"""When a player has acted: what comes now, what goes back, what lies in the pots."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trainer.games.texas_holdem import pots
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.choices import AllInShowdown
from trainer.games.texas_holdem.drills.floor.books import by_the_book
from trainer.games.texas_holdem.drills.pots.codes import Slip as PotsSlip
from trainer.games.texas_holdem.drills.pots.counting import (
    Chips,
    pot_key,
    pot_slips,
    returned_slips,
    why_pot,
    why_returned,
)
from trainer.games.texas_holdem.drills.running.asking import Asked, Point, chosen, number
from trainer.games.texas_holdem.drills.running.codes import Now, Reason, Slip, StageCode
from trainer.games.texas_holdem.drills.running.hands import Moment, Run, table
from trainer.games.texas_holdem.hand import Hand, Stage
from trainer.games.texas_holdem.outcome import pots_of
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.structure import Structure
from trainer.quiz import Why

_PLAIN: Final = 40
_OPTION: Final = 150
_SHOWS: Final = 300


def what_now(run: Run, moment: Moment, rules: Rules) -> Point | None:
    """What comes now, at a moment between two actions. None where there is nothing to decide about it."""
    hand = moment.hand
    if lie_open(hand, rules) or (over_early(hand) and not _acted(hand)):
        return None  # the board is being run out
    if hand.options and not has_option(hand):
        return None
    now, why = _now(run, hand, rules)
    worth = {Now.NEXT_PLAYER: _OPTION, Now.BET_BACK: 90, Now.HANDS_UP: _SHOWS}.get(now, _PLAIN)
    if why.reason == Reason.RUN_OUT:
        worth = _SHOWS
    asked = chosen("now", Now, now, why, _mistakes(run, hand, now, rules))
    return Point(StageCode.NEXT, table(run, moment), (asked,), worth, passing=True)


def has_option(hand: Hand) -> bool:
    """Whether it is the turn of a big blind who could check: nobody has raised, and he has not acted."""
    may = hand.options
    if may is None or may.street is not Street.PREFLOP or may.to_call:
        return False
    return hand.betting.due[may.actor - 1] == hand.betting.stakes.big_blind


def over_early(hand: Hand) -> bool:
    """Whether cards are to come and nobody can bet any more."""
    return hand.stage is Stage.DEAL_BOARD and hand.betting_over


def lie_open(hand: Hand, rules: Rules) -> bool:
    """Whether the hands have been turned up on an earlier street."""
    if rules.all_in_showdown is not AllInShowdown.AT_ONCE or _acted(hand):
        return False
    return hand.stage is Stage.SHOWDOWN or (over_early(hand) and hand.betting.street is not Street.PREFLOP)


def _acted(hand: Hand) -> bool:
    """Whether anybody has acted on this street."""
    return any(acted is not None for acted in hand.betting.acted)


def _now(run: Run, hand: Hand, rules: Rules) -> tuple[Now, Why]:
    if hand.options:
        seat = run.seat(hand.options.actor)
        return Now.NEXT_PLAYER, Why(Reason.OPTION, facts={"seat": seat})
    if back := hand.uncalled:
        player, chips = back
        return Now.BET_BACK, Why(Reason.UNCALLED, facts={"seat": run.seat(player), "back": chips})
    match hand.stage:
        case Stage.WON:
            return Now.PUSH_POT, Why(Reason.ONE_LEFT, facts={"seat": run.seat(hand.betting.left[0])})
        case Stage.SHOWDOWN:
            return Now.SHOWDOWN, Why(Reason.LAST_STREET)
    if not hand.betting_over:
        return Now.BURN_AND_DEAL, Why(Reason.STREET_OVER)
    facts = {"switch": "all_in_showdown"}
    if rules.all_in_showdown is AllInShowdown.AT_ONCE:
        return Now.HANDS_UP, Why(Reason.HANDS_UP, facts=facts)
    return Now.BURN_AND_DEAL, Why(Reason.RUN_OUT, facts=facts)


def _mistakes(run: Run, hand: Hand, now: Now, rules: Rules) -> list[tuple[str, str]]:
    match now:
        case Now.NEXT_PLAYER:
            return [(Slip.OPTION_MISSED, other) for other in Now if other is not now]
        case Now.BET_BACK:
            return [(PotsSlip.UNCALLED_KEPT, other) for other in Now if other not in (now, Now.NEXT_PLAYER)]
        case Now.PUSH_POT:
            return [(Slip.SHOWN_NEEDLESS, Now.SHOWDOWN), (Slip.SHOWN_NEEDLESS, Now.HANDS_UP)]
        case Now.BURN_AND_DEAL | Now.HANDS_UP if over_early(hand):
            return [(slip, _now(run, hand, book)[0]) for slip, book in by_the_book(rules)]
        case _:
            return []


# -- the pots


def counted(run: Run, moment: Moment) -> Iterator[Point]:
    """What lies in the pot, or in the pots, once the bets are gathered."""
    hand = moment.hand
    if not sum(hand.betting.front):
        return
    if hand.stage is Stage.WON:
        yield Point(StageCode.PUSHED, table(run, moment), (_returned(run, hand), _pot(hand)), 60)
    elif _laid_apart(hand):
        yield Point(StageCode.POTS, table(run, moment), (_returned(run, hand), *_layers(run, hand)))
    elif hand.uncalled is None:
        last = hand.stage is Stage.SHOWDOWN
        told = hand.betting.rules.structure is Structure.POT_LIMIT
        worth = 70 if last else 50 if told else 15
        yield Point(StageCode.COUNT, table(run, moment), (_pot(hand),), worth, passing=True)


def _laid_apart(hand: Hand) -> bool:
    """Whether there are, or have just become, several pots; or a bet has gone uncalled while several are left."""
    return len(pots_of(hand)) > 1 or hand.uncalled is not None


def _returned(run: Run, hand: Hand) -> Asked:
    street = _chips(run, hand, hand.betting.front, 0)
    several = len(street.live) > 1
    slips = returned_slips(street) if several else [(PotsSlip.UNCALLED_KEPT, 0)]
    return number("returned", street.returned, why_returned(street), slips)


def _pot(hand: Hand) -> Asked:
    before, bets = hand.betting.gathered, sum(hand.betting.front)
    back = hand.uncalled[1] if hand.uncalled else 0
    pot = before + bets - back
    why = Why(Reason.POT, facts={"before": before, "bets": bets, "back": back, "pot": pot})
    slips = [
        (PotsSlip.UNCALLED_KEPT, before + bets),
        (PotsSlip.GATHERED_FORGOTTEN, bets - back),
        (Slip.BETS_FORGOTTEN, before),
    ]
    return number("pot", pot, why, slips)


def _layers(run: Run, hand: Hand) -> Iterator[Asked]:
    """The pots as they are after this street. While one pot lay there they are told by the bets in front, else by what
    each has put in from the beginning."""
    before = pots.build(hand.paid, hand.betting.left, hand.dead)
    if len(before) < 2:
        chips = _chips(run, hand, hand.betting.front, hand.betting.gathered)
    else:
        total = tuple(map(sum, zip(hand.paid, hand.betting.front, strict=True)))
        chips = _chips(run, hand, total, hand.dead)
    for place, pot in enumerate(chips.pots):
        yield number(pot_key(place), pot.amount, why_pot(chips, place), pot_slips(chips, place))


def _chips(run: Run, hand: Hand, front: tuple[int, ...], gathered: int) -> Chips:
    seats = run.seats(tuple(range(1, run.players + 1)))
    return Chips(seats, front, hand.betting.left, gathered)
