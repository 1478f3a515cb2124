"""The drill of dealers' errors: what is wrong with the deal, the deck or the board, and what this house does about it."""

from __future__ import annotations

import random
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.cards import Card, below, choice, draw
from trainer.games.texas_holdem.betting import Street
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.drills.floor.codes import Because, Slip, because, why_ruled
from trainer.games.texas_holdem.drills.floor.judging import (
    Answers,
    Verdict,
    Wrong,
    chosen,
    marks,
    of_other_books,
)
from trainer.games.texas_holdem.drills.floor.tables import bets, done_since, plain_table, players_at
from trainer.games.texas_holdem.drills.floor.tags import ErrorTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import Error, Remedy, Ruling, Situation, remedy, substantial
from trainer.games.texas_holdem.scenes import Deed, Move, TableScene, TroubleScene
from trainer.quiz import Answer, Ask, Kind, Mark, Posed


class Wrongs(StrEnum):
    """What is wrong, the `code` of a `TroubleScene`. `seat` in its facts is the player it has happened to, `count` how many
    cards it is about. What players have done since is in the table's moves."""

    SUBSTANTIAL = "error.is_substantial"
    """Nothing yet: is that substantial action?"""
    WRONG_FIRST_SEAT = "error.wrong_first_seat"
    NOT_ENTITLED = "error.not_entitled"
    LEFT_OUT = "error.left_out"
    TOO_FEW = "error.too_few"
    EXPOSED_FIRST = "error.exposed_first"
    """The first or second card off the deck."""
    EXPOSED_ONE = "error.exposed_one"
    """A later hole card."""
    EXPOSED_SEVERAL = "error.exposed_several"
    EXTRA_ONE = "error.extra_one"
    EXTRA_SEVERAL = "error.extra_several"
    BOXED_ONE = "error.boxed_one"
    BOXED_SEVERAL = "error.boxed_several"
    DUPLICATE = "error.duplicate"
    OTHER_BACK = "error.other_back"
    BUTTON = "error.misplaced_button"
    NO_BURN = "error.no_burn"
    TWO_BURNS = "error.two_burns"
    FLOP_WITHOUT_BURN = "error.flop_no_burn"
    """The three lie open."""
    FLOP_WITHOUT_BURN_DOWN = "error.flop_no_burn_down"
    """The three lie face down yet."""
    FOUR_CARD_FLOP = "error.four_cards"
    FIVE_CARD_FLOP = "error.five_cards"
    PREMATURE_FLOP = "error.premature_flop"
    PREMATURE_TURN = "error.premature_turn"
    PREMATURE_RIVER = "error.premature_river"


@dataclass(frozen=True, slots=True)
class _Kind:
    """An error in the engine's terms, its skill, and where it is found."""

    error: Error
    tag: ErrorTag
    street: Street = Street.PREFLOP
    count: int = 1
    first_two: bool = False
    exposed: bool = True


KINDS: Final[Mapping[Wrongs, _Kind]] = MappingProxyType(
    {
        Wrongs.WRONG_FIRST_SEAT: _Kind(Error.WRONG_FIRST_SEAT, ErrorTag.MISDEAL),
        Wrongs.NOT_ENTITLED: _Kind(Error.NOT_ENTITLED, ErrorTag.MISDEAL),
        Wrongs.LEFT_OUT: _Kind(Error.LEFT_OUT, ErrorTag.MISDEAL),
        Wrongs.TOO_FEW: _Kind(Error.TOO_FEW_CARDS, ErrorTag.MISDEAL),
        Wrongs.EXPOSED_FIRST: _Kind(Error.EXPOSED_CARDS, ErrorTag.EXPOSED, first_two=True),
        Wrongs.EXPOSED_ONE: _Kind(Error.EXPOSED_CARDS, ErrorTag.EXPOSED),
        Wrongs.EXPOSED_SEVERAL: _Kind(Error.EXPOSED_CARDS, ErrorTag.EXPOSED, count=2),
        Wrongs.EXTRA_ONE: _Kind(Error.EXTRA_CARDS, ErrorTag.EXTRA),
        Wrongs.EXTRA_SEVERAL: _Kind(Error.EXTRA_CARDS, ErrorTag.EXTRA, count=2),
        Wrongs.BOXED_ONE: _Kind(Error.BOXED_CARDS, ErrorTag.BOXED),
        Wrongs.BOXED_SEVERAL: _Kind(Error.BOXED_CARDS, ErrorTag.BOXED, count=2),
        Wrongs.DUPLICATE: _Kind(Error.DUPLICATE_CARD, ErrorTag.FOULED, Street.TURN),
        Wrongs.OTHER_BACK: _Kind(Error.OTHER_BACK, ErrorTag.FOULED, Street.FLOP),
        Wrongs.BUTTON: _Kind(Error.MISPLACED_BUTTON, ErrorTag.BUTTON),
        Wrongs.NO_BURN: _Kind(Error.NO_BURN, ErrorTag.BURNS, Street.TURN),
        Wrongs.TWO_BURNS: _Kind(Error.TWO_BURNS, ErrorTag.BURNS, Street.TURN),
        Wrongs.FLOP_WITHOUT_BURN: _Kind(Error.FLOP_WITHOUT_BURN, ErrorTag.FLOP_WITHOUT_BURN, Street.FLOP),
        Wrongs.FLOP_WITHOUT_BURN_DOWN: _Kind(
            Error.FLOP_WITHOUT_BURN, ErrorTag.FLOP_WITHOUT_BURN, Street.FLOP, exposed=False
        ),
        Wrongs.FOUR_CARD_FLOP: _Kind(Error.LONG_FLOP, ErrorTag.LONG_FLOP, Street.FLOP, count=4),
        Wrongs.FIVE_CARD_FLOP: _Kind(Error.LONG_FLOP, ErrorTag.LONG_FLOP, Street.FLOP, count=5),
        Wrongs.PREMATURE_FLOP: _Kind(Error.PREMATURE_FLOP, ErrorTag.PREMATURE_BOARD),
        Wrongs.PREMATURE_TURN: _Kind(Error.PREMATURE_TURN, ErrorTag.PREMATURE_TURN, Street.FLOP),
        Wrongs.PREMATURE_RIVER: _Kind(Error.PREMATURE_RIVER, ErrorTag.PREMATURE_BOARD, Street.TURN),
    }
)

_FOUR: Final = 4
_IN_THE_DEAL: Final = (Wrongs.EXPOSED_FIRST, Wrongs.EXPOSED_ONE, Wrongs.EXPOSED_SEVERAL)
"""Found while the cards are dealt: nobody has acted."""
_PREMATURE: Final = (Wrongs.PREMATURE_FLOP, Wrongs.PREMATURE_TURN, Wrongs.PREMATURE_RIVER)
_BURNS: Final = (Wrongs.NO_BURN, Wrongs.TWO_BURNS, Wrongs.FLOP_WITHOUT_BURN)

_MISDEALS: Final = (Remedy.MISDEAL, Remedy.PLAY_ON, Remedy.HAND_DEAD, Remedy.VOID)
REMEDIES: Final[Mapping[Error, tuple[Remedy, ...]]] = MappingProxyType(
    {
        Error.WRONG_FIRST_SEAT: _MISDEALS,
        Error.NOT_ENTITLED: _MISDEALS,
        Error.LEFT_OUT: _MISDEALS,
        Error.TOO_FEW_CARDS: (Remedy.MISDEAL, Remedy.HAND_DEAD, Remedy.NEXT_CARD, Remedy.PLAY_ON),
        Error.EXPOSED_CARDS: (Remedy.MISDEAL, Remedy.REPLACED, Remedy.NEXT_CARD, Remedy.PLAY_ON),
        Error.EXTRA_CARDS: (Remedy.MISDEAL, Remedy.BURNT, Remedy.HAND_DEAD, Remedy.PLAY_ON),
        Error.BOXED_CARDS: (Remedy.MISDEAL, Remedy.NEXT_CARD, Remedy.VOID, Remedy.PLAY_ON),
        Error.DUPLICATE_CARD: (Remedy.VOID, Remedy.PLAY_ON, Remedy.HAND_DEAD, Remedy.NEXT_CARD),
        Error.OTHER_BACK: (Remedy.VOID, Remedy.PLAY_ON, Remedy.HAND_DEAD, Remedy.NEXT_CARD),
        Error.MISPLACED_BUTTON: (Remedy.MISDEAL, Remedy.PUT_RIGHT, Remedy.NEXT_HAND, Remedy.PLAY_ON),
        Error.NO_BURN: (Remedy.CARD_BECOMES_BURN, Remedy.CARD_STANDS, Remedy.STUB_RESHUFFLED, Remedy.MISDEAL),
        Error.TWO_BURNS: (Remedy.BURN_COMES_BACK, Remedy.CARD_STANDS, Remedy.STUB_RESHUFFLED, Remedy.MISDEAL),
        Error.FLOP_WITHOUT_BURN: (
            Remedy.THREE_SCRAMBLED,
            Remedy.MOVED,
            Remedy.FLOP_RESHUFFLED,
            Remedy.CARD_STANDS,
        ),
        Error.LONG_FLOP: (
            Remedy.FOUR_SCRAMBLED,
            Remedy.FLOP_RESHUFFLED,
            Remedy.CARD_BECOMES_BURN,
            Remedy.MISDEAL,
        ),
        Error.PREMATURE_FLOP: (
            Remedy.STUB_RESHUFFLED,
            Remedy.CARD_STANDS,
            Remedy.THREE_SCRAMBLED,
            Remedy.MISDEAL,
        ),
        Error.PREMATURE_TURN: (
            Remedy.STUB_RESHUFFLED,
            Remedy.SET_ASIDE,
            Remedy.CARD_STANDS,
            Remedy.MISDEAL,
        ),
        Error.PREMATURE_RIVER: (
            Remedy.STUB_RESHUFFLED,
            Remedy.NEXT_CARD,
            Remedy.CARD_STANDS,
            Remedy.MISDEAL,
        ),
    }
)
"""What is chosen from: whatever any rulebook answers at any moment, and remedies of errors that lie near."""

_YES_NO: Final = ("yes", "no")
FLOOR_FIRST: Final = "floor_first"
"""Note: what is done before anything else."""


@dataclass(frozen=True)
class DealerErrors:
    """A dealer's error, found at once or after others have acted: what is done now."""

    id = "dealer_errors"
    group = "rulings"
    target_seconds = 15
    skills = tuple(ErrorTag)
    notes = (FLOOR_FIRST,)

    def pose(self, rules: Rules, skill: str, level: int, rng: random.Random) -> Posed:
        tag = ErrorTag(skill) if skill in tuple(ErrorTag) else choice(rng, tuple(ErrorTag))
        if tag is ErrorTag.SUBSTANTIAL:
            scene = _acting(rng, level, rules)
            return Posed(scene, (Ask("substantial", Kind.CHOICE, options=_YES_NO),), (tag,))
        code = choice(rng, [code for code, kind in KINDS.items() if kind.tag is tag])
        options = tuple(f"fix_{what}" for what in REMEDIES[KINDS[code].error])
        return Posed(_lay(rng, level, rules, code), (Ask("remedy", Kind.CHOICE, options=options),), (tag,))

    def grade(self, posed: Posed, rules: Rules, answers: Mapping[str, Answer | None]) -> tuple[Mark, ...]:
        scene: TroubleScene = posed.scene
        return marks(
            posed,
            _substance(scene, rules) if scene.code == Wrongs.SUBSTANTIAL else _ruled(scene, rules),
            answers,
        )


# -- dealing


def _acting(rng: random.Random, level: int, rules: Rules) -> TroubleScene:
    """The first actions of a street: checks and folds, or bets and calls, none to three."""
    count = players_at(level, rules, least=5)
    button = 1 + below(rng, count)
    order = clockwise(button, range(1, count + 1))
    moves = _some_actions(rng, level, rules, order, (1, 2, 2, 2, 2, 3))
    board = draw(rng, 3)
    facts = {"actions": len(moves)}
    return TroubleScene(Wrongs.SUBSTANTIAL, _table(rules, order, board, Street.FLOP, moves), facts)


def _lay(rng: random.Random, level: int, rules: Rules, code: Wrongs) -> TroubleScene:
    kind = KINDS[code]
    count = players_at(level, rules, least=5)
    button = 1 + below(rng, count)
    order = clockwise(button, range(1, count + 1))
    street = kind.street
    if code in (Wrongs.NO_BURN, Wrongs.TWO_BURNS) and below(rng, 2):
        street = Street.RIVER
    board = draw(rng, _lies(code, street, kind))
    if code in _PREMATURE:
        moves = _unfinished(rng, level, rules, street, order)
    else:
        moves = _since(rng, level, rules, code, street, order)
    facts = {"seat": choice(rng, order), "count": kind.count, "actions": len(moves)}
    if code is Wrongs.WRONG_FIRST_SEAT:
        facts["seat"] = order[1 + below(rng, len(order) - 1)]
    table = _table(rules, order, board, street, moves)
    return TroubleScene(code, table, facts)


def _lies(code: Wrongs, street: Street, kind: _Kind) -> int:
    """How many board cards lie open."""
    if code is Wrongs.FLOP_WITHOUT_BURN_DOWN:
        return 0
    if kind.error is Error.LONG_FLOP:
        return kind.count
    following = street.next
    return following.board if code in _PREMATURE and following else street.board


def _since(
    rng: random.Random, level: int, rules: Rules, code: Wrongs, street: Street, order: tuple[int, ...]
) -> tuple[Move, ...]:
    """What has been done since: nothing while cards are dealt or lie face down, a little after a burn, else up to three."""
    if code in _IN_THE_DEAL or code is Wrongs.FLOP_WITHOUT_BURN_DOWN or KINDS[code].error is Error.LONG_FLOP:
        return ()
    if code in _BURNS:
        return (Move(order[0], Deed.CHECK),) if below(rng, 2) else ()
    if street is Street.PREFLOP:
        return _calls_and_folds(rng, rules, order[2:] + order[:2], choice(rng, (0, 1, 2, 2, 3)))
    return _some_actions(rng, level, rules, order, (0, 1, 2, 3))


def _calls_and_folds(rng: random.Random, rules: Rules, order: Sequence[int], count: int) -> tuple[Move, ...]:
    """The first actions before the flop."""
    return tuple(
        Move(seat, Deed.CALL, rules.big_blind) if below(rng, 2) else Move(seat, Deed.FOLD)
        for seat in order[:count]
    )


def _some_actions(
    rng: random.Random, level: int, rules: Rules, order: Sequence[int], counts: Sequence[int]
) -> tuple[Move, ...]:
    """The first actions of a later street: checks, now and then a fold, perhaps a bet that others call or fold to."""
    bet = bets(rng, level, rules, raised=False).bet
    moves: list[Move] = []
    opened = False
    for seat in order[: choice(rng, counts)]:
        which = below(rng, 6)
        if opened:
            moves.append(Move(seat, Deed.CALL, bet) if which < 3 else Move(seat, Deed.FOLD))
        elif which == 0:
            moves.append(Move(seat, Deed.BET, bet))
            opened = True
        else:
            moves.append(Move(seat, Deed.FOLD if which == 1 else Deed.CHECK))
    return tuple(moves)


def _unfinished(
    rng: random.Random, level: int, rules: Rules, street: Street, order: tuple[int, ...]
) -> tuple[Move, ...]:
    """A street on which somebody has not acted yet."""
    if street is Street.PREFLOP:
        first, *others = order[2:] + order[:1]
        return Move(first, Deed.CALL, rules.big_blind), *_calls_and_folds(rng, rules, others, len(others))
    bet = bets(rng, level, rules, raised=False).bet
    return (Move(order[0], Deed.BET, bet), *(Move(seat, Deed.CALL, bet) for seat in order[1:-1]))


def _table(
    rules: Rules, order: Sequence[int], board: Sequence[Card], street: Street, moves: tuple[Move, ...]
) -> TableScene:
    """The players in the order from the button's left; before the flop the blinds lie there."""
    folded = [move.seat for move in moves if move.deed is Deed.FOLD]
    posted = {order[0]: rules.small_blind, order[1]: rules.big_blind} if street is Street.PREFLOP else {}
    return plain_table(
        len(order), button=order[-1], board=board, street=street, moves=moves, folded=folded, blinds=posted
    )


# -- judging


def situation(scene: TroubleScene) -> Situation:
    """The error as the engine wants it."""
    kind = KINDS[Wrongs(scene.code)]
    return Situation(kind.error, kind.count, done_since(scene.table), kind.first_two, kind.exposed)


def _ruled(scene: TroubleScene, rules: Rules) -> Verdict:
    found = situation(scene)

    def right(house: Rules) -> Answers:
        return chosen("remedy", f"fix_{remedy(found, house).code}")

    ruling = remedy(found, rules)
    own, books = _own_mistakes(found, ruling), of_other_books(rules, right)
    wrong = [*books, *own] if ruling.switch else [*own, *books]
    return Verdict(right(rules), why_ruled(ruling, scene.facts), wrong)


def _own_mistakes(found: Situation, ruling: Ruling) -> list[Wrong]:
    """Too early or too late, and the neighbouring remedy."""
    rightly = Remedy(ruling.code)
    return [
        (slip, chosen("remedy", f"fix_{what}"))
        for slip, taken, cases in _NEAR
        if rightly in cases and (slip is not Slip.FLOP_COUNT or found.count > _FOUR)
        for what in taken
        if what is not rightly and what in REMEDIES[found.error]
    ]


_NEAR: Final[tuple[tuple[Slip, tuple[Remedy, ...], tuple[Remedy, ...]], ...]] = (
    (Slip.MISDEAL_LATE, (Remedy.MISDEAL,), (Remedy.PLAY_ON, Remedy.HAND_DEAD, Remedy.NEXT_HAND)),
    (Slip.MISDEAL_MISSED, (Remedy.PLAY_ON, Remedy.HAND_DEAD, Remedy.NEXT_HAND), (Remedy.MISDEAL,)),
    (
        Slip.MISDEAL_NEEDLESS,
        (Remedy.MISDEAL,),
        (
            Remedy.REPLACED, Remedy.BURNT, Remedy.NEXT_CARD, Remedy.CARD_BECOMES_BURN, Remedy.BURN_COMES_BACK,
            Remedy.CARD_STANDS, Remedy.STUB_RESHUFFLED, Remedy.SET_ASIDE, Remedy.FOUR_SCRAMBLED,
            Remedy.FLOP_RESHUFFLED, Remedy.PUT_RIGHT,
        ),
    ),
    (
        Slip.ACTED_PUT_RIGHT,
        (
            Remedy.CARD_BECOMES_BURN, Remedy.BURN_COMES_BACK, Remedy.THREE_SCRAMBLED, Remedy.MOVED,
            Remedy.FLOP_RESHUFFLED, Remedy.STUB_RESHUFFLED,
        ),
        (Remedy.CARD_STANDS,),
    ),
    (
        Slip.UNACTED_STANDS,
        (Remedy.CARD_STANDS,),
        (
            Remedy.CARD_BECOMES_BURN, Remedy.BURN_COMES_BACK, Remedy.THREE_SCRAMBLED, Remedy.MOVED,
            Remedy.FLOP_RESHUFFLED, Remedy.STUB_RESHUFFLED, Remedy.SET_ASIDE,
        ),
    ),
    (Slip.FOULED_PLAYED, (Remedy.PLAY_ON, Remedy.HAND_DEAD, Remedy.NEXT_CARD), (Remedy.VOID,)),
    (Slip.FLOP_COUNT, (Remedy.FOUR_SCRAMBLED,), (Remedy.FLOP_RESHUFFLED,)),
    (Slip.EXPOSED_PLAYS, (Remedy.PLAY_ON, Remedy.NEXT_CARD), (Remedy.REPLACED, Remedy.MISDEAL)),
)  # fmt: skip
"""A mistake, the remedies it chooses, and the right ones it is made beside."""


def _substance(scene: TroubleScene, rules: Rules) -> Verdict:
    actions = done_since(scene.table)

    def right(house: Rules) -> Answers:
        return chosen("substantial", "yes" if substantial(actions, house) else "no")

    switch = "substantial_action" if len(actions) == 2 else None
    why = because(Because.SUBSTANTIAL, scene.facts, switch)
    return Verdict(right(rules), why, of_other_books(rules, right))
