"""The drill of the showdown: who shows first and in which order, who need not show, whose hand plays."""

from __future__ import annotations

import random
from collections.abc import Callable, Collection, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Any, Final

from trainer.cards import below, choice, draw
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.drills.common import seat_key
from trainer.games.texas_holdem.drills.floor.codes import Slip, why_ruled
from trainer.games.texas_holdem.drills.floor.judging import (
    Answers,
    Verdict,
    Wrong,
    chosen,
    marks,
    of_other_books,
)
from trainer.games.texas_holdem.drills.floor.tables import bets, burns, players_at, some, unit
from trainer.games.texas_holdem.drills.floor.tags import ShowTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Ruling
from trainer.games.texas_holdem.scenes import Deed, Move, Seat, TableScene, TroubleScene
from trainer.games.texas_holdem.showing import (
    Asking,
    Claim,
    Order,
    Showdown,
    Shows,
    ask_to_see,
    cards_speak,
    may_muck,
    playing_the_board,
    show_order,
)
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Posed

AT_ONCE: Final = "all_at_once"
"""Option: all hands together."""
NO_HAND: Final = "no_hand"
"""Option: no hand need be shown."""
PLACES: Final = ("shows_1", "shows_2", "shows_3", "shows_4")
"""The fields of an order. Without one, `shows_1` alone is asked."""


class Shown(StrEnum):
    """What is asked about, the `code` of a `TroubleScene`."""

    RIVER_BET = "show.is_river_bet"
    """`aggressor` bet or raised last on the river and was called."""
    CHECKED = "show.is_checked"
    """The river was checked; `earlier` had bet on the turn."""
    SIDE_CHECKED = "show.is_side_checked"
    """`all_in` is all-in for the main pot, the others have checked the river."""
    SIDE_BET = "show.is_side_bet"
    """`all_in` is all-in for the main pot, `aggressor` bet the river and was called."""
    ALL_IN = "show.is_all_in"
    """The betting was over before the river: `pusher` pushed all-in last."""
    LAST_HAND = "show.is_last_hand"
    """All others have folded; `seat` is left."""
    MUCK_BEATEN = "show.muck_beaten"
    """What has been shown beats the hand of `seat`, who wants to throw it away unseen."""
    MUCK_UNREAD = "show.muck_unread"
    """Nobody has seen the hand of `seat`, who wants to throw it away; it might win."""
    MUCK_ALL_IN = "show.muck_all_in"
    """The same, beaten, where the betting was over before the river."""
    ASKED_CALLER = "show.asked_caller"
    """`seat` called `other` on the river, has his own cards, and asks to see the hand of `other`."""
    ASKED_MUCKED = "show.asked_mucked"
    """The same, but `seat` has thrown his own cards away."""
    ASKED_OTHER = "show.asked_other"
    """`seat` was dealt in and has folded before the river."""
    ASKED_SUSPICION = "show.asked_suspicion"
    """`seat`, who has folded, says that `other` and the winner play together."""
    BOARD_TABLED = "show.board_tabled"
    """`seat` plays the board, and tables both cards."""
    BOARD_DECLARED = "show.board_declared"
    """`seat` says that he plays the board, and throws his cards away."""
    BOARD_SILENT = "show.board_silent"
    """`seat` throws his cards away without a word; the board would have played."""
    MISCALLED = "show.miscalled"
    """`seat` has tabled the best hand and called it less than it is."""
    KILLED = "show.killed"
    """`seat` has tabled the best hand, and the dealer has put it into the muck."""
    OVERCALLED = "show.overcalled"
    """`seat` has tabled a hand that is beaten, and called it more than it is."""


_ORDERED: Final = (
    Shown.RIVER_BET,
    Shown.CHECKED,
    Shown.SIDE_CHECKED,
    Shown.SIDE_BET,
    Shown.ALL_IN,
    Shown.LAST_HAND,
)
_TAGS: Final[Mapping[ShowTag, tuple[Shown, ...]]] = MappingProxyType(
    {
        ShowTag.RIVER_BET: (Shown.RIVER_BET,),
        ShowTag.CHECKED: (Shown.CHECKED,),
        ShowTag.SIDE_POT: (Shown.SIDE_CHECKED, Shown.SIDE_BET),
        ShowTag.ALL_IN: (Shown.ALL_IN,),
        ShowTag.LAST_HAND: (Shown.LAST_HAND,),
        ShowTag.MUCK: (Shown.MUCK_BEATEN, Shown.MUCK_UNREAD, Shown.MUCK_ALL_IN),
        ShowTag.ASKED: (Shown.ASKED_CALLER, Shown.ASKED_MUCKED, Shown.ASKED_OTHER, Shown.ASKED_SUSPICION),
        ShowTag.BOARD: (Shown.BOARD_TABLED, Shown.BOARD_DECLARED, Shown.BOARD_SILENT),
        ShowTag.CARDS_SPEAK: (Shown.MISCALLED, Shown.KILLED, Shown.OVERCALLED),
    }
)

MUCK_OPTIONS: Final = ("claim_granted", "claim_dead", "claim_refused")
"""He may; he may and gives up what he might have won; he must show."""
ASKED_OPTIONS: Final = ("asked_granted", "asked_refused")
PLAYS_OPTIONS: Final = ("hand_plays", "hand_dead")


@dataclass(frozen=True)
class ShowOrder:
    """Who shows first, the whole order, who may throw his hand away, whose hand plays."""

    id = "show_order"
    group = "read"
    target_seconds = 10
    skills = tuple(ShowTag)
    notes = ()

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = ShowTag(skill) if skill in tuple(ShowTag) else choice(rng, tuple(ShowTag))
        code = choice(rng, _TAGS[tag])
        scene = _deal(rng, level, rules, code)
        return Posed(scene, _asks(scene, level), (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return marks(posed, verdict(posed.scene, rules), answers)


def _asks(scene: TroubleScene, level: int) -> tuple[Ask, ...]:
    code = Shown(scene.code)
    if code in _ORDERED:
        live = [seat for seat in scene.table.seats if not seat.folded]
        options = (*(seat_key(seat.number) for seat in live), AT_ONCE, NO_HAND)
        fields = PLACES[: len(live)] if level > 2 and len(live) > 1 else PLACES[:1]
        return tuple(Ask(key, Kind.CHOICE, options=options) for key in fields)
    if code in _TAGS[ShowTag.MUCK]:
        return (Ask("muck", Kind.CHOICE, options=MUCK_OPTIONS),)
    if code in _TAGS[ShowTag.ASKED]:
        return (Ask("asked", Kind.CHOICE, options=ASKED_OPTIONS),)
    return (Ask("plays", Kind.CHOICE, options=PLAYS_OPTIONS),)


# -- dealing


def _deal(rng: random.Random, level: int, rules: Rules, code: Shown) -> TroubleScene:
    count = players_at(level, rules, 4)
    button = 1 + below(rng, count)
    live = _live(rng, code, level, count)
    order = clockwise(button, live)
    step = unit(level, rules)
    all_in: dict[int, int] = {}
    moves: tuple[Move, ...] = ()
    facts: dict[str, int] = {}
    match code:
        case Shown.LAST_HAND:
            facts = {"seat": order[0]}
        case Shown.RIVER_BET:
            moves = _river(rng, order, level, rules)
            facts = {"aggressor": _last_aggressor(moves)}
        case Shown.CHECKED:
            moves = tuple(Move(seat, Deed.CHECK) for seat in order)
            facts = {"earlier": choice(rng, order[1:])}
        case Shown.SIDE_CHECKED | Shown.SIDE_BET:
            short = choice(rng, order)
            side = tuple(seat for seat in order if seat != short)
            checked = code is Shown.SIDE_CHECKED
            moves = (
                tuple(Move(seat, Deed.CHECK) for seat in side) if checked else _river(rng, side, level, rules)
            )
            facts = {"all_in": short} if checked else {"all_in": short, "aggressor": _last_aggressor(moves)}
            all_in = {short: 0}
        case Shown.ALL_IN | Shown.MUCK_ALL_IN:
            pusher = choice(rng, order)
            caller = choice(rng, [seat for seat in order if seat != pusher])
            all_in = {seat: 0 for seat in order if seat != caller}
            facts = {"pusher": pusher, "seat": choice(rng, [seat for seat in order if seat != pusher])}
        case _:
            seat, other = some(rng, order, 2)
            facts = {"seat": seat, "other": other}
    return TroubleScene(code, _table(rng, code, count, button, live, moves, all_in, step), facts)


def _live(rng: random.Random, code: Shown, level: int, count: int) -> tuple[int, ...]:
    """Who is left: one, or two to four; three at least where there is a side pot."""
    if code is Shown.LAST_HAND:
        return (1 + below(rng, count),)
    least = 3 if code in _TAGS[ShowTag.SIDE_POT] else 2
    most = min(count, len(PLACES), 3 if level < 4 else 4)
    return tuple(sorted(some(rng, range(1, count + 1), least + below(rng, most - least + 1))))


def _river(rng: random.Random, order: tuple[int, ...], level: int, rules: Rules) -> tuple[Move, ...]:
    """A bet on the river and calls; from level 3 on perhaps a raise on top of it. Everybody stays."""
    faced = bets(rng, level, rules)
    opener = below(rng, len(order))
    moves = [Move(seat, Deed.CHECK) for seat in order[:opener]]
    moves.append(Move(order[opener], Deed.BET, faced.opened))
    behind = [*order[opener + 1 :], *order[:opener]]
    if not faced.raised_to:
        moves += [Move(seat, Deed.CALL, faced.opened) for seat in behind]
        return tuple(moves)
    raiser = below(rng, len(behind))
    moves += [Move(seat, Deed.CALL, faced.opened) for seat in behind[:raiser]]
    moves.append(Move(behind[raiser], Deed.RAISE, faced.raised_to))
    rest = [*behind[raiser + 1 :], order[opener], *behind[:raiser]]
    moves += [Move(seat, Deed.CALL, faced.raised_to) for seat in rest]
    return tuple(moves)


def _last_aggressor(moves: tuple[Move, ...]) -> int:
    return [move.seat for move in moves if move.deed in (Deed.BET, Deed.RAISE)][-1]


def _table(
    rng: random.Random,
    code: Shown,
    count: int,
    button: int,
    live: Collection[int],
    moves: tuple[Move, ...],
    all_in: Mapping[int, int],
    step: int,
) -> TableScene:
    early = code in (Shown.ALL_IN, Shown.MUCK_ALL_IN)
    street = choice(rng, (Street.PREFLOP, Street.FLOP, Street.TURN)) if early else Street.RIVER
    seats = tuple(
        Seat(number, stack=all_in.get(number), folded=number not in live) for number in range(1, count + 1)
    )
    pot = step * (10 + below(rng, 30))
    side = code in _TAGS[ShowTag.SIDE_POT]
    pots = (pot, step * (2 + below(rng, 20))) if side else ()
    return TableScene(
        seats,
        button,
        tuple(draw(rng, street.board)),
        street,
        pot=None if pots else pot,
        pots=pots,
        moves=moves,
        burns=burns(street),
    )


# -- judging


def showdown_of(scene: TroubleScene) -> Showdown:
    """The showdown of a scene as the engine wants it."""
    table, facts = scene.table, scene.facts
    live = tuple(seat.number for seat in table.seats if not seat.folded)
    short = facts.get("all_in")
    return Showdown(
        button=table.button or 0,
        live=live,
        side=tuple(seat for seat in live if seat != short) if short else (),
        aggressor=facts.get("aggressor"),
        over_early="pusher" in facts,
        pusher=facts.get("pusher"),
        all_in=short is not None or "pusher" in facts,
    )


def verdict(scene: TroubleScene, rules: Rules) -> Verdict:
    """Who shows, and whose hand plays."""
    code = Shown(scene.code)
    if code in _ORDERED:
        return _order(scene, rules)
    key, prefix = _FIELD[code]

    def right(house: Rules) -> Answers:
        return chosen(key, f"{prefix}_{_ruled(code, scene, house).code}")

    ruling = _ruled(code, scene, rules)
    wrong = [*of_other_books(rules, right), *_own_mistakes(code, key, prefix, ruling)]
    return Verdict(right(rules), why_ruled(ruling, scene.facts), wrong)


_FIELD: Final[Mapping[Shown, tuple[str, str]]] = MappingProxyType(
    {
        **dict.fromkeys(_TAGS[ShowTag.MUCK], ("muck", "claim")),
        **dict.fromkeys(_TAGS[ShowTag.ASKED], ("asked", "asked")),
        **dict.fromkeys((*_TAGS[ShowTag.BOARD], *_TAGS[ShowTag.CARDS_SPEAK]), ("plays", "hand")),
    }
)
"""The field of a scene without an order, and what its options begin with."""

_RULED: Final[Mapping[Shown, Callable[[Showdown, Rules], Ruling]]] = MappingProxyType(
    {
        Shown.MUCK_BEATEN: lambda showdown, rules: may_muck(showdown, rules, beaten=True),
        Shown.MUCK_UNREAD: lambda showdown, rules: may_muck(showdown, rules, beaten=False),
        Shown.MUCK_ALL_IN: lambda showdown, rules: may_muck(showdown, rules, beaten=True),
        Shown.ASKED_CALLER: lambda _, rules: ask_to_see(Asking(called=True, own_cards=True), rules),
        Shown.ASKED_MUCKED: lambda _, rules: ask_to_see(Asking(called=True), rules),
        Shown.ASKED_OTHER: lambda _, rules: ask_to_see(Asking(), rules),
        Shown.ASKED_SUSPICION: lambda _, rules: ask_to_see(Asking(suspicion=True), rules),
        Shown.BOARD_TABLED: lambda _, rules: playing_the_board(rules, tabled=2, declared=False),
        Shown.BOARD_DECLARED: lambda _, rules: playing_the_board(rules, tabled=0, declared=True),
        Shown.BOARD_SILENT: lambda _, rules: playing_the_board(rules, tabled=0, declared=False),
    }
)


def _ruled(code: Shown, scene: TroubleScene, rules: Rules) -> Ruling:
    if code in _TAGS[ShowTag.CARDS_SPEAK]:
        seat, other = scene.facts["seat"], scene.facts["other"]
        return cards_speak({other} if code is Shown.OVERCALLED else {seat}, {seat, other}, seat)
    return _RULED[code](showdown_of(scene), rules)


def _own_mistakes(code: Shown, key: str, prefix: str, ruling: Ruling) -> list[Wrong]:
    if code in (Shown.MUCK_BEATEN, Shown.MUCK_UNREAD):
        other = Claim.DEAD if ruling.code is Claim.GRANTED else Claim.GRANTED
        return [
            (Slip.MUCK_REFUSED, chosen(key, f"{prefix}_{Claim.REFUSED}")),
            (Slip.MUCK_MIXED, chosen(key, f"{prefix}_{other}")),
        ]
    if code in _TAGS[ShowTag.CARDS_SPEAK]:
        other = Claim.DEAD if ruling.code is Claim.PLAYS else Claim.PLAYS
        return [(Slip.WORDS_SPEAK, chosen(key, f"{prefix}_{other}"))]
    return []


def _order(scene: TroubleScene, rules: Rules) -> Verdict:
    showdown = showdown_of(scene)
    order = show_order(showdown, rules)
    wrong = [*_wrong_orders(scene, showdown)]
    books = of_other_books(rules, lambda house: _answers(show_order(showdown, house), showdown))
    wrong = [*books, *wrong] if order.ruling.switch else [*wrong, *books]
    facts: dict[str, Any] = {**scene.facts, "first": order.seats[0] if order.seats else 0}
    return Verdict(_answers(order, showdown), why_ruled(order.ruling, facts), wrong)


def _answers(order: Order, showdown: Showdown) -> Answers:
    if order.ruling.code is Shows.NONE:
        return chosen(PLACES[0], NO_HAND)
    if order.ruling.code is Shows.AT_ONCE:
        return dict.fromkeys(PLACES[: len(showdown.live)], Choice(AT_ONCE))
    return _in_turn(order.seats)


def _in_turn(seats: Collection[int]) -> Answers:
    return {key: Choice(seat_key(seat)) for key, seat in zip(PLACES, seats, strict=False)}


def _wrong_orders(scene: TroubleScene, showdown: Showdown) -> list[Wrong]:
    """What is shown first by mistake; the rest then clockwise."""

    def led(first: int) -> Answers:
        return _in_turn((first, *clockwise(first, set(showdown.live) - {first})))

    code, facts = Shown(scene.code), scene.facts
    if code is Shown.LAST_HAND:
        return [(Slip.LAST_HAND_SHOWN, led(facts["seat"]))]
    around = clockwise(showdown.button, showdown.live)
    wrong: list[Wrong] = []
    if code is Shown.CHECKED:
        wrong.append((Slip.EARLIER_AGGRESSOR, led(facts["earlier"])))
    if "aggressor" in facts:
        wrong.append((Slip.LEFT_OF_BUTTON, _in_turn(around)))
    if "all_in" in facts:
        wrong.append((Slip.ALL_IN_FIRST, led(facts["all_in"])))
        wrong.append((Slip.ALL_IN_FIRST, led(facts.get("aggressor", around[0]))))
    first = facts.get("aggressor", around[0])
    backwards = (first, *reversed(clockwise(first, set(showdown.live) - {first})))
    return [*wrong, (Slip.COUNTER_CLOCKWISE, _in_turn(backwards)), (Slip.BUTTON_FIRST, led(around[-1]))]
