"""The rulebooks as sources of wrong answers: what is right in another house is the likeliest mistake in this one.

The values are those of docs/texas-holdem.md, "Switches", in its three columns.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Final

from trainer.games.texas_holdem.choices import (
    AllInShowdown,
    AskToSee,
    BoxedCards,
    ButtonRule,
    CountDisputed,
    ExtraCard,
    FlopWithoutBurn,
    FourCardFlop,
    MisplacedButton,
    MissedBlinds,
    NewPlayer,
    NewPlayerBarred,
    PlayingTheBoard,
    PrematureTurn,
    SubstantialAction,
    WordsAndChips,
)
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.rules import Rules

BOOKS: Final[Mapping[Slip, Mapping[str, Any]]] = MappingProxyType(
    {
        Slip.TDA: {
            "two_motion_raise": False,
            "words_and_chips": WordsAndChips.FIRST_WINS,
            "button": ButtonRule.DEAD,
            "new_player": NewPlayer.DEALT_IN,
            "new_player_barred": NewPlayerBarred.BUTTON_AND_SMALL_BLIND,
            "buy_button": False,
            "missed_blinds": MissedBlinds.NOTHING,
            "chop_blinds": False,
            "misplaced_button": MisplacedButton.PUT_RIGHT,
            "substantial_action": SubstantialAction.TWO_WITH_CHIPS,
            "extra_card": ExtraCard.MISDEAL,
            "boxed_cards": BoxedCards.MISDEAL,
            "flop_without_burn": FlopWithoutBurn.SCRAMBLED,
            "four_card_flop": FourCardFlop.SCRAMBLED,
            "premature_turn": PrematureTurn.STUB_RESHUFFLED,
            "all_in_showdown": AllInShowdown.AT_ONCE,
            "ask_to_see": AskToSee.CALLER,
            "playing_the_board": PlayingTheBoard.TABLE_BOTH,
            "count_disputed": CountDisputed.SUBSTANTIAL_ACTION,
            "rabbit_hunting": False,
            "insurance": False,
            "clock_seconds": 25,
            "clock_countdown": 5,
        },
        Slip.WSOP: {
            "two_motion_raise": True,
            "words_and_chips": WordsAndChips.WORDS_WIN,
            "button": ButtonRule.DEAD,
            "new_player": NewPlayer.LIMIT_POSTS,
            "new_player_barred": NewPlayerBarred.BUTTON_AND_SMALL_BLIND,
            "buy_button": True,
            "missed_blinds": MissedBlinds.POSTED_OR_WAITS,
            "chop_blinds": True,
            "misplaced_button": MisplacedButton.MISDEAL,
            "substantial_action": SubstantialAction.TWO_UNLIKE,
            "extra_card": ExtraCard.BURN,
            "boxed_cards": BoxedCards.VOID,
            "flop_without_burn": FlopWithoutBurn.MOVED,
            "four_card_flop": FourCardFlop.SCRAMBLED,
            "premature_turn": PrematureTurn.STUB_RESHUFFLED,
            "all_in_showdown": AllInShowdown.PUSHER_FIRST,
            "ask_to_see": AskToSee.COLLUSION,
            "playing_the_board": PlayingTheBoard.TABLE_BOTH,
            "count_disputed": CountDisputed.NEXT_RIFFLE,
            "rabbit_hunting": False,
            "insurance": False,
            "clock_seconds": 60,
            "clock_countdown": 10,
        },
        Slip.HOME: {
            "two_motion_raise": False,
            "words_and_chips": WordsAndChips.FIRST_WINS,
            "button": ButtonRule.MOVING,
            "new_player": NewPlayer.POSTS,
            "new_player_barred": NewPlayerBarred.BUTTON_AND_BIG_BLIND,
            "buy_button": False,
            "missed_blinds": MissedBlinds.POSTED_OR_WAITS,
            "chop_blinds": True,
            "misplaced_button": MisplacedButton.MISDEAL,
            "substantial_action": SubstantialAction.TWO_ACTIONS,
            "extra_card": ExtraCard.BURN,
            "boxed_cards": BoxedCards.VOID,
            "flop_without_burn": FlopWithoutBurn.RESHUFFLED,
            "four_card_flop": FourCardFlop.RESHUFFLED,
            "premature_turn": PrematureTurn.SET_ASIDE,
            "all_in_showdown": AllInShowdown.FIRST_SEAT,
            "ask_to_see": AskToSee.ANY_PLAYER,
            "playing_the_board": PlayingTheBoard.DECLARE,
            "count_disputed": CountDisputed.NEXT_RIFFLE,
            "rabbit_hunting": False,
            "insurance": False,
            "clock_seconds": 60,
            "clock_countdown": 10,
        },
    }
)
"""The answers of the rulebooks: of TDA's, of WSOP live, of what pages for players and Robert's Rules say."""


@lru_cache(maxsize=32)
def by_the_book(rules: Rules) -> tuple[tuple[Slip, Rules], ...]:
    """This table under each rulebook."""
    return tuple((slip, rules.changed(**answers)) for slip, answers in BOOKS.items())
