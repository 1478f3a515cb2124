"""While the betting goes on: whose turn it is, what he owes and may do, and what is to be ruled on."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from trainer.games.texas_holdem.betting import Bound, Options, Right, Street
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.drills.bets.counting import (
    call_slips,
    least_slips,
    most_slips,
    why_call,
    why_least,
    why_most,
)
from trainer.games.texas_holdem.drills.bets.drills import RIGHT_OPTIONS, right_slips, why_right
from trainer.games.texas_holdem.drills.floor import later
from trainer.games.texas_holdem.drills.floor.acts import Acted
from trainer.games.texas_holdem.drills.floor.codes import Because, because
from trainer.games.texas_holdem.drills.floor.codes import Slip as FloorSlip
from trainer.games.texas_holdem.drills.floor.errors import KINDS, REMEDIES, DealerErrors
from trainer.games.texas_holdem.drills.floor.rulings import FACING, UNOPENED, Rulings
from trainer.games.texas_holdem.drills.running.asking import (
    Asked,
    Point,
    chosen,
    number,
    of_drill,
    seat_option,
)
from trainer.games.texas_holdem.drills.running.codes import StageCode
from trainer.games.texas_holdem.drills.running.hands import Botched, Early, Moment, Run, Spoken, spot, table
from trainer.games.texas_holdem.drills.running.irregular import early_scene, error_scene, ruling_scene
from trainer.games.texas_holdem.drills.spot import Spot
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.structure import Structure
from trainer.quiz import Ask, Kind, Why

_BARRED: Final = {
    Right.NOT_REOPENED: 200,
    Right.RAISE_CAP: 150,
    Right.NOBODY_TO_ANSWER: 90,
    Right.ONLY_A_CALL: 70,
}
_SHORT: Final = 120
_RERAISED: Final = 80
_RAISED: Final = 60
_BET: Final = 40
_PLAIN: Final = 20
"""What the moments of a hand are worth: the more, the rarer they are."""
_LIMITS: Final = (Bound.POT, Bound.SPREAD)
"""What sets a most that is worth asking."""
_WITHOUT_AMOUNT: Final = (Acted.CALL_NO_BET,)


# -- whose turn it is


def first_to_act(run: Run, moment: Moment) -> Point | None:
    """Who acts first before the flop; None where the blinds are all-in."""
    actor = moment.hand.betting.turn
    if actor is None:
        return None
    due, blind = moment.hand.betting.due, moment.hand.betting.stakes.big_blind
    big = run.seat(due.index(max(due)) + 1)
    two = run.players == 2
    reason = Because.AFTER_STRADDLE if max(due) > blind else Because.AFTER_BIG_BLIND
    why = because(Because.HEADS_UP if two else reason, facts={"seat": run.seat(actor)})
    slips = [
        (FloorSlip.HEADS_UP_BLINDS if two else FloorSlip.BIG_BLIND_FIRST, big),
        (FloorSlip.BEFORE_FOR_AFTER, run.seat(1)),
        (FloorSlip.BUTTON_FIRST, run.button),
    ]
    return Point(StageCode.FIRST, table(run, moment), (_who(run, actor, why, slips),), passing=True)


def next_street(run: Run, moment: Moment) -> Point | None:
    """Who acts first on a later street; None where nobody can."""
    actor = moment.hand.betting.turn
    if actor is None:
        return None
    order = clockwise(run.button, range(1, run.players + 1))
    passed_over = order.index(run.seat(actor)) > 0
    slips = [
        (FloorSlip.NOT_IN_IT, order[0]),
        (FloorSlip.BUTTON_FIRST, run.button),
        (FloorSlip.COUNTER_CLOCKWISE, clockwise(run.button, run.seats(moment.hand.betting.left))[-1]),
    ]
    asked = _who(run, actor, because(Because.LEFT_OF_BUTTON), slips)
    worth = 30 + 30 * passed_over + 20 * (run.players == 2)
    return Point(StageCode.TURN, table(run, moment), (asked,), worth, passing=True)


def _who(run: Run, player: int, why: Why, slips: list[tuple[FloorSlip, int]]) -> Asked:
    options = [seat_option(seat) for seat in range(1, run.players + 1)]
    wrong = [(slip, seat_option(seat)) for slip, seat in slips]
    return chosen("to_act", options, seat_option(run.seat(player)), why, wrong)


# -- what he owes, and may do


def facing_points(run: Run, moment: Moment) -> Iterator[Point]:
    """What a call costs the player to act, and from what to what he may raise; or whether he may at all, where that is
    not plain."""
    may = moment.hand.options
    if may is None:
        return
    street = spot(run, moment)
    scene = table(run, moment, actor=may.actor)
    limit = street.betting.rules.structure is Structure.FIXED_LIMIT
    plain = may.may_raise and not street.last_short and not (limit and len(street.wagers) > 2)
    if plain and not may.to_call and may.street is not Street.PREFLOP:
        return
    worth = _worth(street, may)
    call = number("to_call", may.to_call, why_call(street), call_slips(street))
    if plain:
        yield Point(StageCode.FACING, scene, (call, *_bounds(street, may)), worth, passing=True)
        return
    yield Point(StageCode.FACING, scene, (call, _may_raise(street, may)), worth, passing=True)
    if may.may_raise:
        yield Point(StageCode.RAISING, scene, tuple(_bounds(street, may)), worth - 5, passing=True)


def _worth(street: Spot, may: Options) -> int:
    if not may.may_raise:
        return _BARRED[may.right]
    if street.last_short:
        return _SHORT
    if len(street.wagers) > 1:
        return _RERAISED
    if street.wagers:
        return _RAISED if may.street is Street.PREFLOP else _BET
    return _PLAIN


def _may_raise(street: Spot, may: Options) -> Asked:
    right, wrong = RIGHT_OPTIONS if may.may_raise else RIGHT_OPTIONS[::-1]
    slips = [(slip, wrong) for slip in right_slips(street)]
    return chosen("may_raise", RIGHT_OPTIONS, right, why_right(street), slips)


def _bounds(street: Spot, may: Options) -> Iterator[Asked]:
    """The least he may raise to, and the most where a limit sets one."""
    if may.min_raise_to is None or may.max_raise_to is None:
        return
    yield number("min_raise_to", may.min_raise_to, why_least(street), least_slips(street))
    if may.most in _LIMITS:
        yield number("max_raise_to", may.max_raise_to, why_most(street), most_slips(street))


# -- rulings


def ruling(run: Run, moment: Moment, trouble: Spoken, rules: Rules) -> Point:
    """What words and chips count as, and what then lies in front of the player."""
    scene = ruling_scene(run, moment, trouble.way)
    asks = [Ask("action", Kind.CHOICE, options=FACING if scene.facts["bet"] else UNOPENED)]
    if trouble.way.code not in _WITHOUT_AMOUNT:
        asks.append(Ask("in_front", Kind.NUMBER))
    return Point(StageCode.RULING, scene, of_drill(Rulings(), scene, asks, rules))


def early(run: Run, before: Moment, moment: Moment, trouble: Early, rules: Rules) -> Point:
    """Whether an action out of turn stands, now that its turn has come."""
    scene = early_scene(run, before, moment, trouble.code)
    return Point(StageCode.EARLY, scene, of_drill(Rulings(), scene, later.asks(trouble.code), rules))


def error(run: Run, moment: Moment, trouble: Botched, rules: Rules) -> Point:
    """What is done about something wrong with the cards."""
    scene = error_scene(run, moment, trouble)
    options = tuple(f"fix_{what}" for what in REMEDIES[KINDS[trouble.code].error])
    asks = (Ask("remedy", Kind.CHOICE, options=options),)
    return Point(StageCode.ERROR, scene, of_drill(DealerErrors(), scene, asks, rules))
