"""Where rulebooks of Texas Hold'em differ: each enum is one question, its members are the answers found.

TDA: Tournament Directors Association rules 2024 (RP: its recommended procedures). WSOP live: World Series of Poker live
action rules 2024. RRP: Robert's Rules of Poker. docs/texas-holdem.md, "Switches", says which profile answers what.
"""

from __future__ import annotations

from enum import StrEnum


class CapLifted(StrEnum):
    """When fixed limit's cap on raises no longer holds."""

    TWO_IN_HAND = "two_in_hand"
    """Between the last two players in the hand (WSOP live 126)."""
    TWO_IN_EVENT = "two_in_event"
    """Only when two players are left in the whole tournament (WSOP tournament 100)."""
    NEVER = "never"


class ButtonRule(StrEnum):
    """How the button goes round when a player has left."""

    DEAD = "dead"
    """The big blind moves one player on, small blind and button follow seat by seat, onto an empty one if need be
    (TDA 32, WSOP live 151). Nobody posts a big blind too few or too many."""
    MOVING = "moving"
    """The button moves to the next player, the blinds are the two after him (RRP, as a choice of the house)."""


class NewPlayer(StrEnum):
    """What a player who is new at the table does to be dealt in."""

    DEALT_IN = "dealt_in"
    """Nothing: he plays the seat he has (TDA 8-A, 10-A)."""
    LIMIT_POSTS = "limit_posts"
    """Nothing in no limit and pot limit; in limit he posts the big blind, or waits for it (WSOP live 100-a)."""
    POSTS = "posts"
    """He posts the big blind, or waits for it (RRP)."""


class NewPlayerBarred(StrEnum):
    """Between which places nobody new is dealt in: he waits until the button has passed."""

    BUTTON_AND_SMALL_BLIND = "button_and_small_blind"
    """Between the button and the small blind (TDA 8-A, 10-A)."""
    BUTTON_AND_BIG_BLIND = "button_and_big_blind"
    """Between the button and the big blind (RRP)."""


class MissedBlinds(StrEnum):
    """What a player owes who was away when the blinds came to him."""

    NOTHING = "nothing"
    """Nothing later: an absent player's blinds are posted from his stack; dodging them is a penalty (TDA 33)."""
    POSTED_OR_WAITS = "posted_or_waits"
    """All he missed, the big blind live, the small one dead in the centre; or he waits for the big blind
    (WSOP live 156)."""


class MisplacedButton(StrEnum):
    """The button turns out to be in the wrong place."""

    PUT_RIGHT = "put_right"
    """Put right until there is substantial action, after that it stands (TDA 34-A)."""
    MISDEAL = "misdeal"
    """A misdeal until there is substantial action (WSOP live 104), after that corrected on the next hand (109)."""


class SubstantialAction(StrEnum):
    """From which actions on there is no misdeal. Posted blinds and antes never count."""

    TWO_WITH_CHIPS = "two_with_chips"
    """Two actions, at least one of them with chips, or any three (TDA 36)."""
    TWO_UNLIKE = "two_unlike"
    """Three folds, three checks, or two actions other than two folds or two checks (WSOP live 105)."""
    TWO_ACTIONS = "two_actions"
    """Two players have acted (RRP)."""


class ExtraCard(StrEnum):
    """One player has been dealt one card too many. Two such cards are a misdeal everywhere."""

    MISDEAL = "misdeal"
    """A wrong number of cards: a misdeal (TDA 35-A)."""
    BURN = "burn"
    """A card of the hand goes back and becomes the burn card (WSOP live 118, RRP)."""


class BoxedCards(StrEnum):
    """Two or more cards lie face up in the deck. One alone is a scrap of paper: the next card takes its place."""

    MISDEAL = "misdeal"
    """On the deal they are a misdeal (TDA 35-A); later each is a scrap of paper."""
    VOID = "void"
    """Two that were needed void the hand at any time: all money back (WSOP live 21, RRP)."""


class FlopWithoutBurn(StrEnum):
    """A flop of three cards has been dealt without a burn, and nobody has acted."""

    SCRAMBLED = "scrambled"
    """The three are scrambled face down, one becomes the burn, the next card of the deck completes the flop
    (TDA 39-B)."""
    MOVED = "moved"
    """While none of them is exposed, the first becomes the burn and the next card completes the flop; once one is,
    everything is reshuffled (WSOP live 164)."""
    RESHUFFLED = "reshuffled"
    """The flop goes back, the deck is reshuffled (RRP)."""


class FourCardFlop(StrEnum):
    """A flop of four cards."""

    SCRAMBLED = "scrambled"
    """The four are scrambled face down, the floor picks the next burn card, the other three are the flop (TDA 39-A,
    WSOP live 163)."""
    RESHUFFLED = "reshuffled"
    """The four go back, the deck is reshuffled, the burn card stays (RRP)."""


class PrematureTurn(StrEnum):
    """The turn has been dealt before the betting on the flop was over."""

    STUB_RESHUFFLED = "stub_reshuffled"
    """After the betting it is shuffled into the whole stub, the turn is dealt from it without another burn (TDA RP-5,
    WSOP live 167)."""
    SET_ASIDE = "set_aside"
    """It is set aside; after the betting a burn and the next card as the turn; before the river it is shuffled in, and
    the river comes without a burn (RRP)."""


class WordsAndChips(StrEnum):
    """A player's words and his chips say different things."""

    FIRST_WINS = "first_wins"
    """What came first; both at once: the words (TDA 40-A)."""
    WORDS_WIN = "words_win"
    """The bet is corrected to the words (WSOP live 176)."""


class AllInShowdown(StrEnum):
    """Who shows first when somebody is all-in and the betting is over."""

    AT_ONCE = "at_once"
    """All hands are turned up at once: before the board is run out, and after a bet on the river too (TDA 16)."""
    PUSHER_FIRST = "pusher_first"
    """After the board is run out, the player who pushed all-in first (WSOP live 145)."""
    FIRST_SEAT = "first_seat"
    """As after checks: the first player left of the button (RRP; Wikipedia)."""


class AskToSee(StrEnum):
    """Who may ask to see a hand that was not tabled."""

    CALLER = "caller"
    """Who has called the last aggressor on the river may see his hand, if he tabled or kept his own cards
    (TDA 18-B)."""
    COLLUSION = "collusion"
    """Only where collusion is suspected (WSOP live 143)."""
    ANY_PLAYER = "any_player"
    """Every player who was dealt in, as long as he does not abuse it (RRP)."""


class PlayingTheBoard(StrEnum):
    """What a player must do to play the board."""

    TABLE_BOTH = "table_both"
    """Table both hole cards (TDA 19, WSOP live 168)."""
    DECLARE = "declare"
    """Say so before he throws his cards away (RRP)."""


class CountDisputed(StrEnum):
    """Until when the count of a pot may be disputed."""

    SUBSTANTIAL_ACTION = "substantial_action"
    """Until there is substantial action in the next hand (TDA 22)."""
    NEXT_RIFFLE = "next_riffle"
    """Until the next hand's riffle, as the reading of hands."""
