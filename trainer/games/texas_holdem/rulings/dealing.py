"""Dealers' errors, and what is done about them.

Sources: TDA 2024 rules 34 to 39 and recommended procedure 5; WSOP live action rules 2024, 21, 104, 105, 109, 111, 112,
118 to 120, 122, 163 to 165 and 167; Robert's Rules of Poker, "Misdeals", "Irregularities" and "Hold'em".
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from enum import StrEnum
from types import MappingProxyType
from typing import Final

from trainer.games.texas_holdem.choices import (
    BoxedCards,
    ExtraCard,
    FlopWithoutBurn,
    FourCardFlop,
    MisplacedButton,
    PrematureTurn,
)
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings.ruling import Reason, Ruling
from trainer.games.texas_holdem.rulings.substance import Done, substantial


class Error(StrEnum):
    """What has gone wrong."""

    WRONG_FIRST_SEAT = "wrong_first_seat"
    """The first card went to the wrong seat."""
    NOT_ENTITLED = "not_entitled"
    """A seat that is not in the hand was dealt cards."""
    LEFT_OUT = "left_out"
    """A player who is in the hand was dealt none."""
    TOO_FEW_CARDS = "too_few_cards"
    """A player has one card."""
    EXTRA_CARDS = "extra_cards"
    """`count` cards too many lie before players."""
    EXPOSED_CARDS = "exposed_cards"
    """The dealer has exposed `count` hole cards."""
    BOXED_CARDS = "boxed_cards"
    """`count` cards lie face up in the deck, and have come off it."""
    DUPLICATE_CARD = "duplicate_card"
    """A card is there twice."""
    OTHER_BACK = "other_back"
    """A card has another back."""
    MISPLACED_BUTTON = "misplaced_button"
    """The button was in the wrong place."""
    NO_BURN = "no_burn"
    """The turn or the river was dealt without a burn."""
    TWO_BURNS = "two_burns"
    """Two cards were burnt for one street."""
    FLOP_WITHOUT_BURN = "flop_without_burn"
    """A flop of three cards was dealt without a burn."""
    LONG_FLOP = "long_flop"
    """The flop has `count` cards, four or more."""
    PREMATURE_FLOP = "premature_flop"
    PREMATURE_TURN = "premature_turn"
    PREMATURE_RIVER = "premature_river"


class Remedy(StrEnum):
    """What is done."""

    MISDEAL = "misdeal"
    """All cards and all money go back, and the hand is dealt anew."""
    PLAY_ON = "play_on"
    """Too late for a misdeal: the hand goes on."""
    HAND_DEAD = "hand_dead"
    """Too late for a misdeal: the hand goes on, without the player whose number of cards is wrong."""
    VOID = "void"
    """The hand stops, all money goes back."""
    REPLACED = "replaced"
    """The deal is finished, the next card replaces the exposed one, which becomes the burn card."""
    BURNT = "burnt"
    """A card of the hand goes back and becomes the burn card."""
    NEXT_CARD = "next_card"
    """The next card takes its place."""
    PUT_RIGHT = "put_right"
    """Put right at once, the hand goes on."""
    NEXT_HAND = "next_hand"
    """The hand goes on, it is put right on the next one."""
    CARD_BECOMES_BURN = "card_becomes_burn"
    """The card becomes the burn card it should have been, the next one is dealt in its place."""
    BURN_COMES_BACK = "burn_comes_back"
    """The second burn card is the board card it should have been; what was dealt goes back as the next burn card."""
    CARD_STANDS = "card_stands"
    """Somebody has acted on it: the card stands."""
    THREE_SCRAMBLED = "three_scrambled"
    """The three are scrambled face down, one becomes the burn card, the next card completes the flop."""
    FOUR_SCRAMBLED = "four_scrambled"
    """The four are scrambled face down, the floor picks the next burn card, the other three are the flop."""
    MOVED = "moved"
    """The first becomes the burn card, the next card completes the flop."""
    FLOP_RESHUFFLED = "flop_reshuffled"
    """The flop goes back, the deck is reshuffled and a flop dealt; a burn card stays."""
    STUB_RESHUFFLED = "stub_reshuffled"
    """After the betting it is shuffled into the stub, and dealt anew without another burn."""
    SET_ASIDE = "set_aside"
    """It is set aside. After the betting a burn, and the next card is the turn; before the river it is shuffled into the
    stub, and the river comes without a burn."""


@dataclass(frozen=True, slots=True)
class Situation:
    """An error as it is found. `since`: what players have done since the cards in question were dealt. `first_two`: the
    exposed card was the first or second off the deck. `exposed`: board cards of a flop without a burn lie open."""

    error: Error
    count: int = 1
    since: tuple[Done, ...] = ()
    first_two: bool = False
    exposed: bool = True


def remedy(found: Situation, rules: Rules) -> Ruling:
    """What this house does about it."""
    return _REMEDIES[found.error](found, rules)


def _misdeal(found: Situation, rules: Rules, late: Remedy = Remedy.PLAY_ON) -> Ruling:
    """A misdeal, or too late for one. Houses only differ where two players have acted."""
    code = late if substantial(found.since, rules) else Remedy.MISDEAL
    return Ruling(code, Reason.MISDEAL, switch="substantial_action" if len(found.since) == 2 else None)


def _wrong_number(found: Situation, rules: Rules) -> Ruling:
    return _misdeal(found, rules, Remedy.HAND_DEAD)


def _extra(found: Situation, rules: Rules) -> Ruling:
    if found.count > 1 or substantial(found.since, rules):
        return _wrong_number(found, rules)
    code = Remedy.BURNT if rules.extra_card is ExtraCard.BURN else Remedy.MISDEAL
    return Ruling(code, Reason.EXTRA_CARD, switch="extra_card")


def _exposed(found: Situation, rules: Rules) -> Ruling:
    if found.first_two or found.count > 1:
        return _misdeal(found, rules)
    return Ruling(Remedy.REPLACED, Reason.EXPOSED_CARD)


def _boxed(found: Situation, rules: Rules) -> Ruling:
    if found.count == 1:
        return Ruling(Remedy.NEXT_CARD, Reason.ONE_BOXED_CARD)
    if rules.boxed_cards is BoxedCards.VOID:
        return Ruling(Remedy.VOID, Reason.BOXED_CARDS, switch="boxed_cards")
    late = substantial(found.since, rules)
    return Ruling(Remedy.NEXT_CARD if late else Remedy.MISDEAL, Reason.BOXED_CARDS, switch="boxed_cards")


def _fouled(found: Situation, rules: Rules) -> Ruling:
    return Ruling(Remedy.VOID, Reason.FOULED_DECK)


def _button(found: Situation, rules: Rules) -> Ruling:
    late = substantial(found.since, rules)
    if rules.misplaced_button is MisplacedButton.PUT_RIGHT:
        code = Remedy.PLAY_ON if late else Remedy.PUT_RIGHT
    else:
        code = Remedy.NEXT_HAND if late else Remedy.MISDEAL
    return Ruling(code, Reason.MISPLACED_BUTTON, switch="misplaced_button")


def _no_burn(found: Situation, rules: Rules) -> Ruling:
    return Ruling(Remedy.CARD_STANDS if found.since else Remedy.CARD_BECOMES_BURN, Reason.ONE_BURN)


def _two_burns(found: Situation, rules: Rules) -> Ruling:
    return Ruling(Remedy.CARD_STANDS if found.since else Remedy.BURN_COMES_BACK, Reason.ONE_BURN)


def _flop_without_burn(found: Situation, rules: Rules) -> Ruling:
    if found.since:
        return Ruling(Remedy.CARD_STANDS, Reason.ONE_BURN)
    match rules.flop_without_burn:
        case FlopWithoutBurn.SCRAMBLED:
            code = Remedy.THREE_SCRAMBLED
        case FlopWithoutBurn.MOVED:
            code = Remedy.FLOP_RESHUFFLED if found.exposed else Remedy.MOVED
        case FlopWithoutBurn.RESHUFFLED:
            code = Remedy.FLOP_RESHUFFLED
    return Ruling(code, Reason.FLOP_WITHOUT_BURN, switch="flop_without_burn")


def _long_flop(found: Situation, rules: Rules) -> Ruling:
    if found.count > 4:
        return Ruling(Remedy.FLOP_RESHUFFLED, Reason.FLOP_OF_MORE)
    scrambled = rules.four_card_flop is FourCardFlop.SCRAMBLED
    code = Remedy.FOUR_SCRAMBLED if scrambled else Remedy.FLOP_RESHUFFLED
    return Ruling(code, Reason.FOUR_CARD_FLOP, switch="four_card_flop")


def _premature_turn(found: Situation, rules: Rules) -> Ruling:
    aside = rules.premature_turn is PrematureTurn.SET_ASIDE
    code = Remedy.SET_ASIDE if aside else Remedy.STUB_RESHUFFLED
    return Ruling(code, Reason.PREMATURE_TURN, switch="premature_turn")


def _premature_board(found: Situation, rules: Rules) -> Ruling:
    return Ruling(Remedy.STUB_RESHUFFLED, Reason.PREMATURE_BOARD)


_REMEDIES: Final[Mapping[Error, Callable[[Situation, Rules], Ruling]]] = MappingProxyType(
    {
        Error.WRONG_FIRST_SEAT: _misdeal,
        Error.NOT_ENTITLED: _misdeal,
        Error.LEFT_OUT: _misdeal,
        Error.TOO_FEW_CARDS: _wrong_number,
        Error.EXTRA_CARDS: _extra,
        Error.EXPOSED_CARDS: _exposed,
        Error.BOXED_CARDS: _boxed,
        Error.DUPLICATE_CARD: _fouled,
        Error.OTHER_BACK: _fouled,
        Error.MISPLACED_BUTTON: _button,
        Error.NO_BURN: _no_burn,
        Error.TWO_BURNS: _two_burns,
        Error.FLOP_WITHOUT_BURN: _flop_without_burn,
        Error.LONG_FLOP: _long_flop,
        Error.PREMATURE_FLOP: _premature_board,
        Error.PREMATURE_TURN: _premature_turn,
        Error.PREMATURE_RIVER: _premature_board,
    }
)
