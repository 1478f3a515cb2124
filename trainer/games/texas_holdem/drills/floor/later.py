"""What is found after a player has acted: out of turn, a wrong amount told, a raise of too little, a wrong count."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import replace
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.cards import below, choice, draw
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.drills.floor.codes import Slip, why_ruled
from trainer.games.texas_holdem.drills.floor.judging import Answers, Verdict, Wrong, of_other_books
from trainer.games.texas_holdem.drills.floor.tables import (
    ASKED,
    Bets,
    after_flop,
    bets,
    burns,
    done_since,
    played,
    players_at,
    unit,
)
from trainer.games.texas_holdem.drills.floor.tags import RuleTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import (
    Facing,
    Found,
    Ruling,
    Said,
    Word,
    accepted_action,
    out_of_turn,
    pot_miscounted,
    under_raise,
)
from trainer.games.texas_holdem.scenes import Deed, Move, RulingScene, Seat, TableScene
from trainer.games.texas_holdem.structure import Structure
from trainer.quiz import Ask, Choice, Kind, Number

_DEEP: Final = 10**9


class Late(StrEnum):
    """What is found later, the `code` of a `RulingScene`."""

    EARLY_RAISE = "late.early_raise"
    """`seat` has said “raise, `number`” when it was the turn of `other`, who has now acted: the table's last move."""
    EARLY_CALL = "late.early_call"
    """The same with “call”."""
    EARLY_FOLD = "late.early_fold"
    """The same with a fold."""
    TOLD = "late.told"
    """`seat` was told that the bet is `told` and has called; it is `bet`."""
    UNDER_RAISE = "late.under_raise"
    """Before the next card: the raise of `seat` to `raised_to` was too little."""
    UNDER_RAISE_LATE = "late.under_raise_late"
    """The same after the next card."""
    COUNT = "late.count"
    """Pot limit: `seat` was told a pot of `told`, bet it, and it is `true`."""


EARLY: Final = (Late.EARLY_RAISE, Late.EARLY_CALL, Late.EARLY_FOLD)
_EARLY_OPTIONS: Final = ("found_binds", "found_free", "as_call_or_fold")
_FOUND_OPTIONS: Final = ("found_put_right", "found_stands")

TAGS: Final[Mapping[Late, RuleTag]] = MappingProxyType(
    {
        **dict.fromkeys(EARLY, RuleTag.OUT_OF_TURN),
        Late.TOLD: RuleTag.ACCEPTED,
        Late.UNDER_RAISE: RuleTag.UNDER_RAISE,
        Late.UNDER_RAISE_LATE: RuleTag.UNDER_RAISE,
        Late.COUNT: RuleTag.POT_MISCOUNT,
    }
)


def asks(code: Late) -> tuple[Ask, ...]:
    """What is asked about it."""
    if code is Late.EARLY_RAISE:
        return (Ask("early", Kind.CHOICE, options=_EARLY_OPTIONS), Ask("raise_to", Kind.NUMBER))
    if code in EARLY:
        return (Ask("early", Kind.CHOICE, options=_EARLY_OPTIONS),)
    if code is Late.TOLD:
        return (Ask("in_front", Kind.NUMBER),)
    return (Ask("found", Kind.CHOICE, options=_FOUND_OPTIONS), Ask("in_front", Kind.NUMBER))


# -- dealing


def deal(rng: random.Random, level: int, rules: Rules, tag: RuleTag) -> RulingScene:
    """A scene of that skill."""
    match tag:
        case RuleTag.OUT_OF_TURN:
            return _deal_early(rng, level, rules)
        case RuleTag.ACCEPTED:
            return _deal_told(rng, level, rules)
        case RuleTag.UNDER_RAISE:
            return _deal_under_raise(rng, level, rules)
        case _:
            return _deal_count(rng, level, rules)


def _deal_early(rng: random.Random, level: int, rules: Rules) -> RulingScene:
    """A seat acts in front of the one before it, which then folds, calls or raises."""
    count, step = players_at(level, rules, least=3), unit(level, rules)
    button = 1 + below(rng, count)
    order = clockwise(button, range(1, count + 1))
    place = below(rng, count - 2)
    opener, other, seat = order[place : place + 3]
    bet = bets(rng, level, rules, raised=False).bet
    code = choice(rng, (Late.EARLY_RAISE, Late.EARLY_RAISE, Late.EARLY_CALL, Late.EARLY_FOLD))
    number = 2 * bet + step * below(rng, 6)
    deed = choice(rng, (Deed.FOLD, Deed.CALL, Deed.RAISE, Deed.RAISE))
    amounts = {Deed.CALL: bet, Deed.RAISE: 2 * bet + step * below(rng, 4)}
    moves = (
        *(Move(before, Deed.CHECK) for before in order[:place]),
        Move(opener, Deed.BET, bet),
        Move(other, deed, amounts.get(deed)),
    )
    said = {Late.EARLY_RAISE: "raise_number", Late.EARLY_CALL: "call", Late.EARLY_FOLD: "fold"}[code]
    facts = {"seat": seat, "other": other, "bet": bet, "number": number}
    return RulingScene(code, _street(rng, level, rules, count, button, moves, seat), said=said, facts=facts)


def _deal_told(rng: random.Random, level: int, rules: Rules) -> RulingScene:
    """The bet was named too low, and the player has called."""
    step = unit(level, rules)
    bet = bets(rng, level, rules, raised=False).bet + step
    told = bet - step * (1 + below(rng, min(3, (bet - 1) // step)))
    spot = after_flop(rng, level, rules, Bets(bet))
    if spot is None:
        raise AssertionError("one who bets and one who calls sit at every table")
    return RulingScene(
        Late.TOLD, spot.table, said="call", facts={"seat": spot.seat, "bet": bet, "told": told}
    )


def _deal_under_raise(rng: random.Random, level: int, rules: Rules) -> RulingScene:
    """A bet, from level 3 on perhaps a raise, then a raise of too little, and calls."""
    count, step = players_at(level, rules, least=4), unit(level, rules)
    button = 1 + below(rng, count)
    order = clockwise(button, range(1, count + 1))
    faced = bets(rng, level, rules)
    if faced.increment(rules) <= step:
        faced = Bets(faced.opened + step, faced.raised_to and faced.raised_to + 2 * step)
    increment = faced.increment(rules)
    raised_to = faced.bet + step * (1 + below(rng, (increment - 1) // step))
    made = [Move(order[0], Deed.BET, faced.opened)]
    if faced.raised_to:
        made.append(Move(order[1], Deed.RAISE, faced.raised_to))
    seat = order[len(made)]
    behind = [
        Move(other, Deed.CALL, raised_to) if below(rng, 3) else Move(other, Deed.FOLD)
        for other in order[len(made) + 1 :]
    ]
    moves = (*made, Move(seat, Deed.RAISE, raised_to), *behind, Move(order[0], Deed.CALL, raised_to))
    code = choice(rng, (Late.UNDER_RAISE, Late.UNDER_RAISE, Late.UNDER_RAISE_LATE))
    facts = {
        "seat": seat,
        "bet": faced.bet,
        "increment": increment,
        "raised_to": raised_to,
        "least": faced.bet + increment,
    }
    return RulingScene(code, _street(rng, level, rules, count, button, moves, seat), facts=facts)


def _deal_count(rng: random.Random, level: int, rules: Rules) -> RulingScene:
    """The pot was bet as it had been counted; then others have acted, or nobody."""
    count, step = players_at(level, rules, least=4), unit(level, rules)
    button = 1 + below(rng, count)
    order = clockwise(button, range(1, count + 1))
    true = step * (8 + below(rng, 30))
    told = true + step * (1 + below(rng, 4)) * choice(rng, (1, -1, -1))
    done = choice(rng, ((), (Deed.FOLD,), (Deed.CALL,), (Deed.FOLD, Deed.CALL), (Deed.FOLD, Deed.FOLD)))
    moves = [Move(order[0], Deed.BET, told)]
    for seat, deed in zip(order[1:], done, strict=False):
        moves.append(Move(seat, deed, told if deed is Deed.CALL else None))
    table = _street(rng, level, rules, count, button, tuple(moves), order[0], pot=true)
    table = replace(table, structure=Structure.POT_LIMIT)
    return RulingScene(Late.COUNT, table, facts={"seat": order[0], "told": told, "true": true})


def _street(
    rng: random.Random,
    level: int,
    rules: Rules,
    count: int,
    button: int,
    moves: tuple[Move, ...],
    asked: int,
    pot: int | None = None,
) -> TableScene:
    """Flop or turn with those moves; in front of each seat lies what its last one comes to."""
    front = {move.seat: move.amount for move in moves if move.amount}
    folded = {move.seat for move in moves if move.deed is Deed.FOLD}
    street = choice(rng, (Street.FLOP, Street.TURN))
    seats = tuple(
        Seat(
            number,
            front=front.get(number) or 0,
            folded=number in folded,
            note=ASKED if number == asked else None,
        )
        for number in range(1, count + 1)
    )
    gathered = unit(level, rules) * (6 + below(rng, 30)) if pot is None else pot
    return TableScene(
        seats,
        button,
        tuple(draw(rng, street.board)),
        street,
        pot=gathered,
        moves=moves,
        blinds=(rules.small_blind, rules.big_blind),
        burns=burns(street),
        structure=played(rules),
    )


# -- judging


def verdict(scene: RulingScene, rules: Rules) -> Verdict:
    """How it is ruled."""
    code, facts = Late(scene.code), scene.facts
    if code in EARLY:
        return _early(code, scene)
    if code is Late.TOLD:
        wrong: list[Wrong] = [(Slip.TOLD_AMOUNT, {"in_front": Number(facts["told"])})]
        why = why_ruled(accepted_action(facts["bet"]), facts)
        return Verdict({"in_front": Number(facts["bet"])}, why, wrong)
    if code is Late.COUNT:
        return _count(scene, rules)
    return _under_raise(code, scene)


def _early(code: Late, scene: RulingScene) -> Verdict:
    facts = scene.facts
    word = {Late.EARLY_RAISE: Word.RAISE, Late.EARLY_CALL: Word.CALL}.get(code, Word.FOLD)
    number = facts["number"] if code is Late.EARLY_RAISE else None
    bet = facts["bet"]
    now = max((move.amount or 0 for move in scene.table.moves), default=0)
    increment = now - bet if now > bet else bet
    ruling = out_of_turn(Said(word, number), bet, Facing(now, increment, stack=_DEEP))
    least = now + increment
    held: Answers = {"early": Choice("found_binds"), "raise_to": Number(facts["number"])}
    freed: Answers = {"early": Choice("found_free"), "raise_to": Number(least)}
    if ruling.code is Found.BINDS:
        right, wrong = held, [(Slip.TURN_FREED, freed)]
    else:
        right, wrong = freed, [(Slip.TURN_HELD, held)]
        wrong.append((Slip.DOUBLE, {"raise_to": Number(2 * now)}))
    wrong.append((Slip.RIGHTS_LOST, {"early": Choice("as_call_or_fold")}))
    return Verdict(right, why_ruled(ruling, {**facts, "now": now, "least": least}), wrong)


def _righted(ruling: Ruling) -> Answers:
    return {"found": Choice(f"found_{ruling.code}"), "in_front": Number(ruling.amount or 0)}


def _under_raise(code: Late, scene: RulingScene) -> Verdict:
    facts, late = scene.facts, code is Late.UNDER_RAISE_LATE
    bet, increment, raised_to = facts["bet"], facts["increment"], facts["raised_to"]
    ruling = under_raise(bet, increment, raised_to, next_card_out=late)
    other = under_raise(bet, increment, raised_to, next_card_out=not late)
    wrong: list[Wrong] = [(Slip.UNDER_RAISE_LATE if late else Slip.UNDER_RAISE_LEFT, _righted(other))]
    wrong.append((Slip.DOUBLE, {"in_front": Number(2 * bet)}))
    return Verdict(_righted(ruling), why_ruled(ruling, {**facts, "amount": ruling.amount}), wrong)


def _count(scene: RulingScene, rules: Rules) -> Verdict:
    told, true = scene.facts["told"], scene.facts["true"]
    since = done_since(scene.table, 1)

    def right(house: Rules) -> Answers:
        return _righted(pot_miscounted(told, true, since, house))

    ruling = pot_miscounted(told, true, since, rules)
    wrong: list[Wrong] = [
        (Slip.MISCOUNT_LEFT, _righted(Ruling(Found.STANDS, ruling.reason, told))),
        (Slip.MISCOUNT_LATE, _righted(Ruling(Found.PUT_RIGHT, ruling.reason, true))),
        *of_other_books(rules, right),
    ]
    return Verdict(right(rules), why_ruled(ruling, {**scene.facts, "amount": ruling.amount}), wrong)
