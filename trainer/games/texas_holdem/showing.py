"""The showdown: who shows first and in which order, who must show, who may ask to see, what is read.

Sources: TDA 2024 rules 12, 13, 16 to 19; WSOP live action rules 2024, 143, 145 and 168; Robert's Rules of Poker,
"Showdown".
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import dataclass
from enum import StrEnum

from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.choices import AllInShowdown, AskToSee, PlayingTheBoard
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings.ruling import Reason, Ruling


class Shows(StrEnum):
    """How the hands are shown."""

    NONE = "none"
    """No hand need be shown: one player is left."""
    IN_TURN = "in_turn"
    """One after the other."""
    AT_ONCE = "at_once"
    """All at once, before any more of the board is dealt."""


class Claim(StrEnum):
    """What becomes of a hand, or of a wish to see one."""

    GRANTED = "granted"
    REFUSED = "refused"
    PLAYS = "plays"
    """The hand takes part in the pot."""
    DEAD = "dead"
    """It does not."""


@dataclass(frozen=True, slots=True)
class Showdown:
    """Who is left when the betting is over. Players have the numbers of their seats.

    `side`: those who contest the last side pot; the others are all-in for less. `aggressor`: who bet or raised last on
    the river and was called, None where it was checked or not bet. `over_early`: the betting ended before the river,
    or no more was possible on it, because at most one player has chips left. `pusher`: who pushed all-in last then.
    `all_in`: somebody is, since then or on the river itself.
    """

    button: int
    live: tuple[int, ...]
    side: tuple[int, ...] = ()
    aggressor: int | None = None
    over_early: bool = False
    pusher: int | None = None
    all_in: bool = False


@dataclass(frozen=True, slots=True)
class Order:
    """In which order the hands are shown, and why. `ruling.code` says whether one after the other."""

    seats: tuple[int, ...]
    ruling: Ruling


def show_order(showdown: Showdown, rules: Rules) -> Order:
    """The order in which hands are shown.

    Whoever contests the last side pot shows before the others (WSOP live 145). Where hands are turned up at once with
    somebody all-in, those of the side pots are too, whenever the betting ended (TDA 16; 17-A orders the other showdowns).
    """
    if len(showdown.live) == 1:
        return Order((), Ruling(Shows.NONE, Reason.NOTHING_TO_BEAT))
    side = showdown.side or showdown.live
    inner = clockwise(showdown.button, side)
    outer = clockwise(showdown.button, set(showdown.live) - set(side))
    if showdown.over_early or (showdown.all_in and rules.all_in_showdown is AllInShowdown.AT_ONCE):
        return _after_all_in(showdown, (*inner, *outer), rules)
    if showdown.aggressor in showdown.live:
        first = showdown.aggressor
        inner = clockwise(first, set(side) - {first})
        return Order((first, *inner, *_rest(outer, first)), Ruling(Shows.IN_TURN, Reason.LAST_AGGRESSOR))
    return Order((*inner, *outer), Ruling(Shows.IN_TURN, Reason.LEFT_OF_BUTTON))


def _rest(outer: tuple[int, ...], first: int) -> tuple[int, ...]:
    return tuple(seat for seat in outer if seat != first)


def _after_all_in(showdown: Showdown, seats: tuple[int, ...], rules: Rules) -> Order:
    switch = "all_in_showdown"
    if rules.all_in_showdown is AllInShowdown.AT_ONCE:
        return Order(seats, Ruling(Shows.AT_ONCE, Reason.ALL_IN_SHOWDOWN, switch=switch))
    if rules.all_in_showdown is AllInShowdown.PUSHER_FIRST and showdown.pusher in seats:
        first = showdown.pusher
        seats = (first, *clockwise(first, set(seats) - {first}))
    return Order(seats, Ruling(Shows.IN_TURN, Reason.ALL_IN_SHOWDOWN, switch=switch))


def may_muck(showdown: Showdown, rules: Rules, *, beaten: bool, asked: bool = False) -> Ruling:
    """What becomes of the hand of a player who wants to throw it away unseen when his turn to show has come.

    `beaten`: what has been shown beats him in every pot he is in; unbeaten, he gives up what he might have won, and his
    hand is dead. `asked`: somebody has a right to see it. In an all-in showdown at once every hand is shown.
    """
    if show_order(showdown, rules).ruling.code is Shows.AT_ONCE:
        return Ruling(Claim.REFUSED, Reason.ALL_IN_SHOWDOWN, switch="all_in_showdown")
    if asked:
        return Ruling(Claim.REFUSED, Reason.ASK_TO_SEE, switch="ask_to_see")
    return Ruling(Claim.GRANTED if beaten else Claim.DEAD, Reason.BEATEN_HAND)


@dataclass(frozen=True, slots=True)
class Asking:
    """Somebody asks to see a hand that was not tabled. `dealt_in`: he was in the hand. `called`: he called the bet or raise
    of the hand's owner, the last aggressor on the river. `own_cards`: he tabled his own hand or still has it.
    `suspicion`: he says that the owner and another play together."""

    dealt_in: bool = True
    called: bool = False
    own_cards: bool = False
    suspicion: bool = False


def ask_to_see(asking: Asking, rules: Rules) -> Ruling:
    """Whether the hand is shown to him as of right. The floor may do more."""
    match rules.ask_to_see:
        case AskToSee.CALLER:
            granted = asking.called and asking.own_cards
        case AskToSee.COLLUSION:
            granted = asking.suspicion
        case AskToSee.ANY_PLAYER:
            granted = asking.dealt_in
    return Ruling(Claim.GRANTED if granted else Claim.REFUSED, Reason.ASK_TO_SEE, switch="ask_to_see")


def playing_the_board(rules: Rules, *, tabled: int, declared: bool) -> Ruling:
    """Whether a player who plays the board has a share. `tabled`: how many of his hole cards lie face up."""
    enough = declared and rules.playing_the_board is PlayingTheBoard.DECLARE
    code = Claim.PLAYS if tabled == 2 or enough else Claim.DEAD
    return Ruling(code, Reason.PLAYING_THE_BOARD, switch="playing_the_board")


def cards_speak(winners: Collection[int], tabled: Collection[int], seat: int) -> Ruling:
    """Whether a hand is paid: the tabled winner always, whatever he or the dealer has said of it."""
    return Ruling(Claim.PLAYS if seat in winners and seat in tabled else Claim.DEAD, Reason.CARDS_SPEAK)
