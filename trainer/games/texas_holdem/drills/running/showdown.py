"""At the end: who shows first, which pot comes first, who wins it, and what each gets."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace

from trainer.games.texas_holdem import pots
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.drills.floor.books import by_the_book
from trainer.games.texas_holdem.drills.floor.codes import Slip as FloorSlip
from trainer.games.texas_holdem.drills.floor.codes import why_ruled
from trainer.games.texas_holdem.drills.pots.awarding import Tabled, award_slips, why_award
from trainer.games.texas_holdem.drills.pots.codes import Reason as PotsReason
from trainer.games.texas_holdem.drills.pots.codes import Slip as PotsSlip
from trainer.games.texas_holdem.drills.pots.counting import pot_key
from trainer.games.texas_holdem.drills.reading.showdown import why_won, winner_slips
from trainer.games.texas_holdem.drills.reading.tabled import Tabled as Compared
from trainer.games.texas_holdem.drills.running.asking import (
    Asked,
    Namer,
    Point,
    chosen,
    number,
    seat_option,
    ticked,
)
from trainer.games.texas_holdem.drills.running.codes import AT_ONCE, StageCode
from trainer.games.texas_holdem.drills.running.hands import Moment, Run, RunningScene, gathered
from trainer.games.texas_holdem.drills.running.street_end import lie_open
from trainer.games.texas_holdem.hand import Hand, Stage, gather
from trainer.games.texas_holdem.outcome import settle, showdown_of
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import Seat
from trainer.games.texas_holdem.showing import Order, Shows, show_order
from trainer.quiz import Answer, Several, Why


def shows_first(run: Run, moment: Moment, rules: Rules) -> Point | None:
    """Who shows first; None where all hands lie open already."""
    hand = moment.hand
    if hand.stage is not Stage.SHOWDOWN:
        return None
    if lie_open(hand, rules):
        return None
    order = show_order(showdown_of(hand), rules)
    live = run.seats(hand.contending)
    shown_to = tuple(map(seat_option, sorted(live)))
    right = _first(run, order)
    slips = [(slip, _first(run, show_order(showdown_of(hand), book))) for slip, book in by_the_book(rules)]
    left = seat_option(clockwise(run.button, live)[0])
    earlier = seat_option(run.seat(hand.pusher)) if hand.pusher in hand.contending and hand.pusher else left
    slips = [(FloorSlip.LEFT_OF_BUTTON, left), (FloorSlip.EARLIER_AGGRESSOR, earlier), *slips]
    why = why_ruled(order.ruling, {"seat": run.seat(order.seats[0])})
    scene = gathered(run, moment, gather(hand))
    asked = chosen("shows_first", (*shown_to, AT_ONCE), right, why, slips)
    return Point(StageCode.SHOWS, scene, (asked,))


def _first(run: Run, order: Order) -> str:
    return AT_ONCE if order.ruling.code is Shows.AT_ONCE else seat_option(run.seat(order.seats[0]))


def awards(run: Run, moment: Moment) -> Iterator[Point]:
    """Pot by pot, the last side pot first: which is next, who wins it, and what each gets of a split."""
    hand = moment.hand
    result = settle(hand, run.chip) if hand.stage is Stage.SHOWDOWN else None
    if result is None:
        return
    tabled = _tabled(run, hand, [award.pot for award in result.awards])
    scene = gathered(run, moment, gather(hand), shown=True)
    for place in result.order:
        award = result.awards[place]
        amounts = tuple(pot.amount for pot in tabled.pots[: place + 1])
        scene = replace(scene, pot=None if place else amounts[0], pots=amounts if place else ())
        if place:
            yield Point(StageCode.NEXT_POT, scene, (_next_pot(tabled, place),), passing=True)
        if sum(player in tabled.live for player in award.pot.eligible) > 1:
            yield _winners(tabled, place, scene)
        if len(award.winners) > 1:
            yield _shares(tabled, place, scene)
        scene = replace(scene, seats=_pushed(run, scene, award))


def _pushed(run: Run, scene: RunningScene, award: pots.Award) -> tuple[Seat, ...]:
    """The seats once the pot has been pushed."""
    won = {run.seat(player): chips for player, chips in award.winners.items()}
    return tuple(replace(seat, stack=(seat.stack or 0) + won.get(seat.number, 0)) for seat in scene.seats)


def _tabled(run: Run, hand: Hand, built: list[pots.Pot]) -> Tabled:
    """The end of the hand as the drills of pots explain it."""
    seats = run.seats(tuple(range(1, run.players + 1)))
    holes = {player: tuple(card for card in hand.holes[player - 1] if card) for player in hand.contending}
    return Tabled(seats, hand.contending, holes, hand.board, tuple(built), run.chip)


def _next_pot(tabled: Tabled, place: int) -> Asked:
    keys = [pot_key(other) for other in range(place + 1)]
    why = Why(PotsReason.ORDER, facts={"pots": len(tabled.pots)})
    slips = [(PotsSlip.MAIN_POT_FIRST, keys[0]), *((PotsSlip.SIDE_POTS_FORWARD, key) for key in keys[1:-1])]
    return chosen("next_pot", keys, keys[-1], why, slips)


def _winners(tabled: Tabled, place: int, scene: RunningScene) -> Point:
    contenders = [player for player in tabled.pots[place].eligible if player in tabled.live]
    numbers, holes = zip(*sorted((tabled.seats[p - 1], tabled.holes[p]) for p in contenders), strict=True)
    compared = Compared(holes, tabled.board)
    options = [seat_option(number) for number in numbers]
    asked = ticked(
        "winners",
        [seat_option(number) for number in sorted(tabled.seats[player - 1] for player in tabled.live)],
        [options[at] for at in compared.winners],
        why_won(compared, list(numbers)),
        _namer(compared, list(numbers)),
    )
    return Point(pot_key(place), scene, (asked,))


def _namer(compared: Compared, numbers: list[int]) -> Namer:
    """The named mistakes among those who may win the pot; with one who may not, that is the mistake."""
    options = {seat_option(number) for number in numbers}

    def named(given: Answer | None) -> Iterator[str]:
        if isinstance(given, Several) and not given.options <= options:
            yield PotsSlip.NOT_ELIGIBLE
        else:
            yield from winner_slips(given, compared, numbers)

    return named


def _shares(tabled: Tabled, place: int, scene: RunningScene) -> Point:
    winners = tabled.awards[place].winners
    slips = list(award_slips(tabled, place))
    asked = [
        number(
            seat_option(tabled.seats[player - 1]),
            winners[player],
            why_award(tabled, place, player),
            [(slip, taken.get(player, 0)) for slip, taken in slips],
        )
        for player in sorted(winners, key=lambda player: tabled.seats[player - 1])
    ]
    return Point(StageCode.SHARES, scene, tuple(asked))
