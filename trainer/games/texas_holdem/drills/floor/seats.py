"""The drill of button and blinds: who has them, who acts first, what a player who is new or was away puts in."""

from __future__ import annotations

import random
from collections.abc import Mapping
from dataclasses import dataclass
from types import MappingProxyType
from typing import Final

from trainer.cards import choice
from trainer.games.texas_holdem.button import (
    Entry,
    Positions,
    after,
    bought_button,
    joining,
    next_hand,
    returning,
)
from trainer.games.texas_holdem.choices import ButtonRule
from trainer.games.texas_holdem.drills.common import seat_key
from trainer.games.texas_holdem.drills.floor.codes import Because, Slip, because
from trainer.games.texas_holdem.drills.floor.judging import (
    Answers,
    Verdict,
    Wrong,
    marks,
    numbers,
    of_other_books,
)
from trainer.games.texas_holdem.drills.floor.seating import Seated, deal, hand_of, seated
from trainer.games.texas_holdem.drills.floor.tags import ButtonTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import TroubleScene
from trainer.quiz import Answer, Ask, Choice, Kind, Mark, Posed

NOBODY: Final = "nobody"
"""Option: no seat. Nobody posts a dead small blind."""

_NEXT_HAND: Final = (Seated.NEXT, Seated.ONE_GONE, Seated.TWO_GONE, Seated.DEAD_SMALL)
_TAGS: Final[Mapping[Seated, ButtonTag]] = MappingProxyType(
    {
        Seated.NEXT: ButtonTag.MOVES,
        Seated.TWO_GONE: ButtonTag.BOTH_GONE,
        Seated.DEAD_SMALL: ButtonTag.HAND_AFTER,
        Seated.DEALT: ButtonTag.DEALT,
        Seated.BEFORE_FLOP: ButtonTag.FIRST_BEFORE,
        Seated.STRADDLED: ButtonTag.FIRST_BEFORE,
        Seated.AFTER_FLOP: ButtonTag.FIRST_AFTER,
        Seated.HEADS_UP: ButtonTag.HEADS_UP,
        Seated.NEW: ButtonTag.NEW_PLAYER,
        Seated.BUYING: ButtonTag.BUYING,
        Seated.MISSED_BOTH: ButtonTag.MISSED,
        Seated.MISSED_BIG: ButtonTag.MISSED,
        Seated.MISSED_SMALL: ButtonTag.MISSED,
    }
)


@dataclass(frozen=True)
class Button:
    """Button, blinds and turns: the seats, and what is put in."""

    id = "button"
    group = "rulings"
    target_seconds = 15
    skills = tuple(ButtonTag)
    notes = ("button",)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = ButtonTag(skill) if skill in tuple(ButtonTag) else choice(rng, tuple(ButtonTag))
        scene = deal(rng, level, rules, tag)
        return Posed(scene, _asks(scene), (tag_of(scene),))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        return marks(posed, verdict(posed.scene, rules), answers)


def tag_of(scene: TroubleScene) -> ButtonTag:
    """The skill a scene shows."""
    code, facts = Seated(scene.code), scene.facts
    if code is not Seated.ONE_GONE:
        return _TAGS[code]
    if len(seated(scene)) == 2:
        return ButtonTag.DOWN_TO_TWO
    return ButtonTag.SMALL_GONE if facts["gone"] == facts["small"] else ButtonTag.BIG_GONE


def _asks(scene: TroubleScene) -> tuple[Ask, ...]:
    every = tuple(seat_key(seat.number) for seat in scene.table.seats)
    players = tuple(seat_key(seat) for seat in seated(scene))

    def of_players(*keys: str) -> tuple[Ask, ...]:
        return tuple(Ask(key, Kind.CHOICE, options=players) for key in keys)

    code = Seated(scene.code)
    if code in _NEXT_HAND:
        return (
            Ask("button", Kind.CHOICE, options=every),
            Ask("small_blind", Kind.CHOICE, options=(*players, NOBODY)),
            Ask("big_blind", Kind.CHOICE, options=players),
        )
    match code:
        case Seated.DEALT:
            return of_players("first_card", "last_card")
        case Seated.BEFORE_FLOP | Seated.STRADDLED | Seated.AFTER_FLOP:
            return of_players("first")
        case Seated.HEADS_UP:
            return of_players("small_blind", "last_card", "first_before", "first_after")
        case Seated.NEW:
            entries = tuple(f"entry_{entry}" for entry in Entry)
            return Ask("entry", Kind.CHOICE, options=entries), Ask("puts_in", Kind.NUMBER)
        case Seated.BUYING:
            sold = Ask("for_sale", Kind.CHOICE, options=("yes", "no"))
            return sold, Ask("puts_in", Kind.NUMBER), Ask("dead", Kind.NUMBER)
        case _:
            return tuple(Ask(key, Kind.NUMBER) for key in ("puts_in", "dead", "owes"))


def verdict(scene: TroubleScene, rules: Rules) -> Verdict:
    """Where everything is, and what is owed."""
    code = Seated(scene.code)
    if code in _NEXT_HAND:
        return _next_hand(scene, rules)
    match code:
        case Seated.DEALT:
            return _dealt(hand_of(scene))
        case Seated.BEFORE_FLOP | Seated.STRADDLED:
            return _first_before(scene)
        case Seated.AFTER_FLOP:
            return _first_after(scene)
        case Seated.HEADS_UP:
            return _heads_up(hand_of(scene))
        case Seated.NEW:
            return _new(scene, rules)
        case Seated.BUYING:
            return _buying(scene, rules)
        case _:
            return _missed(scene, rules)


def _seats(**places: int) -> Answers:
    return {key: Choice(seat_key(seat)) for key, seat in places.items()}


# -- the next hand


def _places(hand: Positions) -> Answers:
    small = NOBODY if hand.small_blind is None else seat_key(hand.small_blind)
    return {
        "button": Choice(seat_key(hand.button)),
        "small_blind": Choice(small),
        "big_blind": Choice(seat_key(hand.big)),
    }


def _next_hand(scene: TroubleScene, rules: Rules) -> Verdict:
    last, players = hand_of(scene), seated(scene)
    hand = next_hand(last, players, rules.button)
    facts = {"button": hand.button, "big": hand.big}
    if hand.heads_up:
        return Verdict(_places(hand), because(Because.NOBODY_TWICE, facts), _of_two(last, players))
    if rules.button is ButtonRule.DEAD:
        slip, other = Slip.MOVING_BUTTON, ButtonRule.MOVING
    else:
        slip, other = Slip.DEAD_BUTTON, ButtonRule.DEAD
    wrong: list[Wrong] = [
        (slip, _places(next_hand(last, players, other))),
        (Slip.PLACES_STAY, _places(last)),
    ]
    if scene.code == Seated.NEXT:
        return Verdict(_places(hand), because(Because.MOVES, facts), wrong)
    return Verdict(_places(hand), because(Because.BUTTON_RULE, facts, "button"), wrong)


def _of_two(last: Positions, players: tuple[int, ...]) -> list[Wrong]:
    """The button moved on, whoever had the big blind; and blinds as at a full table."""
    wrong: list[Wrong] = []
    for button in players:
        other = after(button, players)
        if other == last.big:
            wrong.append((Slip.BIG_BLIND_TWICE, _seats(button=button, small_blind=button, big_blind=other)))
        else:
            wrong.append((Slip.HEADS_UP_BLINDS, _seats(small_blind=other, big_blind=button)))
    return wrong


# -- turns


def _dealt(hand: Positions) -> Verdict:
    first, last = hand.dealing[0], hand.dealing[-1]
    wrong: list[Wrong] = [
        (Slip.BUTTON_FIRST, _seats(first_card=last, last_card=hand.dealing[-2])),
        (Slip.BIG_BLIND_FIRST, _seats(first_card=hand.big)),
    ]
    return Verdict(_seats(first_card=first, last_card=last), because(Because.DEALT, {"seat": first}), wrong)


def _first_before(scene: TroubleScene) -> Verdict:
    hand, straddler = hand_of(scene), scene.facts.get("straddler")
    first = hand.first_before_flop(straddler)
    wrong: list[Wrong] = [
        (Slip.STRADDLE_FORGOTTEN, _seats(first=hand.first_before_flop())),
        (Slip.BIG_BLIND_FIRST, _seats(first=hand.big)),
        (Slip.BEFORE_FOR_AFTER, _seats(first=hand.dealing[0])),
        (Slip.BUTTON_FIRST, _seats(first=hand.button)),
    ]
    why = because(Because.AFTER_STRADDLE if straddler else Because.AFTER_BIG_BLIND, {"seat": first})
    return Verdict(_seats(first=first), why, wrong)


def _first_after(scene: TroubleScene) -> Verdict:
    hand = hand_of(scene)
    live = [seat.number for seat in scene.table.seats if seat.dealt and not seat.folded and not seat.all_in]
    first = hand.first_after_flop(live)
    all_in = [seat.number for seat in scene.table.seats if seat.all_in]
    wrong: list[Wrong] = [
        (Slip.NOT_IN_IT, _seats(first=seat)) for seat in (*all_in, hand.first_after_flop(hand.players))
    ]
    wrong += [
        (Slip.BEFORE_FOR_AFTER, _seats(first=after(hand.big, live))),
        (Slip.BUTTON_FIRST, _seats(first=hand.button)),
    ]
    return Verdict(_seats(first=first), because(Because.LEFT_OF_BUTTON, {"seat": first}), wrong)


def _heads_up(hand: Positions) -> Verdict:
    button, other = hand.button, hand.big

    def answers(small: int, last: int, before: int, later: int) -> Answers:
        return _seats(small_blind=small, last_card=last, first_before=before, first_after=later)

    right = answers(button, button, button, other)
    wrong = [(Slip.HEADS_UP_BLINDS, answers(other, other, other, button))]
    return Verdict(right, because(Because.HEADS_UP, {"button": button, "other": other}), wrong)


# -- what is put in


def _new(scene: TroubleScene, rules: Rules) -> Verdict:
    seat, last = scene.facts["seat"], hand_of(scene)

    def right(house: Rules) -> Answers:
        found = joining(seat, last, last.players, house)
        return {"entry": Choice(f"entry_{found.entry}"), **numbers({"puts_in": found.post.total})}

    match joining(seat, last, last.players, rules).entry:
        case Entry.BIG_BLIND:
            why = because(Because.HIS_BIG_BLIND, scene.facts)
        case Entry.WAITS:
            why = because(Because.BARRED, scene.facts, "new_player_barred")
        case _:
            why = because(Because.NEW_PLAYER, scene.facts, "new_player")
    return Verdict(right(rules), why, of_other_books(rules, right))


def _buying(scene: TroubleScene, rules: Rules) -> Verdict:
    seat, last = scene.facts["seat"], hand_of(scene)

    def right(house: Rules) -> Answers:
        price = joining(seat, last, last.players, house).buys
        amounts = {"puts_in": price.total if price else 0, "dead": price.dead if price else 0}
        return {"for_sale": Choice("yes" if price else "no"), **numbers(amounts)}

    price = bought_button(rules)
    wrong: list[Wrong] = [
        (Slip.ONE_BLIND_ONLY, numbers({"puts_in": price.live, "dead": 0})),
        (Slip.ONE_BLIND_ONLY, numbers({"puts_in": price.dead})),
        (Slip.ALL_DEAD, numbers({"dead": price.total})),
        *of_other_books(rules, right),
    ]
    why = because(
        Because.BUYING, {"live": price.live, "dead": price.dead, "total": price.total}, "buy_button"
    )
    return Verdict(right(rules), why, wrong)


def _missed(scene: TroubleScene, rules: Rules) -> Verdict:
    bet = scene.facts["bet"]
    small = scene.code != Seated.MISSED_BIG
    big = scene.code != Seated.MISSED_SMALL

    def right(house: Rules) -> Answers:
        post = returning(house, small=small, big=big)
        return numbers({"puts_in": post.total, "dead": post.dead, "owes": post.owes(bet)})

    post = returning(rules, small=small, big=big)
    wrong: list[Wrong] = [
        (Slip.DEAD_AS_LIVE, numbers({"dead": 0, "owes": bet - post.total})),
        (Slip.ALL_DEAD, numbers({"dead": post.total, "owes": bet})),
        (Slip.ONE_BLIND_ONLY, numbers({"puts_in": post.live})),
        (Slip.ONE_BLIND_ONLY, numbers({"puts_in": post.dead})),
        *of_other_books(rules, right),
    ]
    facts = {"live": post.live, "dead": post.dead, "total": post.total, "bet": bet, "left": post.owes(bet)}
    why = because(Because.MISSED, facts, "missed_blinds")
    return Verdict(right(rules), why, wrong, {"owes": because(Because.OWES, facts, "missed_blinds")})
