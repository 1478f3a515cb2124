"""The rules of Texas Hold'em that every profile shares, as docs/texas-holdem.md has them, and which switch has the rest.

Sources: TDA, the Tournament Directors Association's rules 2024; WSOP, the World Series of Poker's live action rules 2024.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from flask_babel import lazy_gettext as _l


@dataclass(frozen=True, slots=True)
class Line:
    """One rule: its text, its source as rulebooks number it, an example, and the switches that say the rest."""

    text: Any
    source: str = ""
    example: Any = None
    switches: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Section:
    id: str
    title: Any
    lines: tuple[Line, ...]


_HAND: Final = Section(
    "hand",
    _l("The hand"),
    (
        Line(_l("One deck of 52, two to ten players. Each is dealt two cards, one at a time, from the left of the button.")),
        Line(_l("Four rounds of betting: before the flop, on the flop (three cards), the turn, the river. A card is burnt before each.")),
        Line(_l("Before the flop the first to act is the player left of the big blind, and the big blind has the option at the end; later it is the first player left of the button.")),
        Line(_l("The best five of seven count. The ace is high, or low in 5-4-3-2-A; suits never rank; the two cards that do not play never break a tie.")),
        Line(_l("Table stakes: nobody adds money in the middle of a hand. Who is all-in stays in for what he has put in.")),
        Line(_l("When all others have folded the pot is won without showing.")),
    ),
)  # fmt: skip

_BETTING: Final = Section(
    "betting",
    _l("Bets and raises"),
    (
        Line(_l("No limit: the least bet is the big blind; the least raise adds the largest full bet or raise of the street; the most is all he has."), "TDA 43; WSOP 170–173", _l("20, raised to 60: the next raise is to 100 at least.")),
        Line(_l("Pot limit: the most is the pot after calling."), "TDA 54; WSOP, preface", _l("Pot 80 with a bet of 20 in it: call 20, then raise by 100: to 120."), ("pot_count",)),
        Line(_l("Fixed limit: the small bet before and on the flop, the big bet later; no other amount, and so many raises."), "TDA 47-B; WSOP 126", None, ("raise_cap", "cap_lifted", "half_bet")),
        Line(_l("Spread limit: from the least raise to a fixed most.")),
        Line(_l("A short all-in lifts the bet and nothing else. Who has acted may raise again only if he faces a full raise: each for himself, as short all-ins add up."), "TDA 47-A; WSOP 171–173", _l("50/100: A 100, B all-in 125, C 125, D all-in 200. A faces 100 and may raise; C faces 75 and may not.")),
        Line(_l("To check and to raise a bet behind, a check-raise, is allowed.")),
        Line(_l("A short big blind is owed in full by the others."), "WSOP 150"),
        Line(_l("The first raise over a straddle."), "WSOP 165", None, ("straddle_raise",)),
    ),
)  # fmt: skip

_POTS: Final = Section(
    "pots",
    _l("Pots"),
    (
        Line(_l("The part of a bet that nobody has called goes back first."), "TDA 15-B", _l("98 all-in against 102: 4 go back, the pot is 196.")),
        Line(_l("One pot for each different stake of the players who are left. Folded chips lie in the pots they reach."), "TDA 21", _l("100, 300, 500 and 500: main pot 400, side pots 600 and 400.")),
        Line(_l("Each pot is split on its own. The last side pot is awarded first, the main pot last."), "TDA 21; WSOP 149"),
        Line(_l("Odd chips, in the smallest chip in play, go one each to the winners from the left of the button; nobody gets two from one pot."), "TDA 20-A; WSOP 149", _l("A pot of 20 split by three: 7, 7 and 6.")),
    ),
)  # fmt: skip

_BUTTON: Final = Section(
    "button",
    _l("Button and blinds"),
    (
        Line(_l("Each hand the button moves on. With a dead button the big blind moves one player on, small blind and button follow seat by seat, onto an empty one if need be."), "TDA 32; WSOP 151", None, ("button",)),
        Line(_l("Two players: the button is the small blind, is dealt last, acts first before the flop and last afterwards. Nobody has the big blind twice in a row."), "TDA 34-B; WSOP 153"),
        Line(_l("A new player is dealt in, posts, or waits, as the house has it."), "", None, ("new_player", "new_player_barred", "buy_button")),
        Line(_l("Missed blinds are posted: the big one live, the small one dead."), "WSOP 156", _l("At 1/3, both missed: 4 go in, and 9 more call a raise to 12."), ("missed_blinds",)),
    ),
)  # fmt: skip

_CHIPS: Final = Section(
    "chips",
    _l("Chips and words"),
    (
        Line(_l("One oversized chip in silence, facing a bet, is a call."), "TDA 44; WSOP 137", _l("Bet 6, a chip of 25: call 6.")),
        Line(_l("“Raise” before the chip lands: the most the chip allows."), "TDA 44; WSOP 137", _l("Raise to 25.")),
        Line(_l("One chip where there is no bet is worth its full value."), "TDA 44; WSOP 137", _l("Bet 25.")),
        Line(_l("Several chips, every one of them needed: a call."), "TDA 45-A", _l("1,100 to call, a 500 and a 1,000: call 1,100.")),
        Line(_l("Several chips that make half of the raise or more: a raise, the minimum at least. Less is a call."), "TDA 43-A, 45-B; WSOP 179", _l("Raised by 600 to 1,100: 1,500 is a raise to 1,700, 1,300 is a call.")),
        Line(_l("A player’s last chips are all-in, unless all of them are needed to call."), "TDA 45-B"),
        Line(_l("One chip dropped on chips already in front is a call. Chips added, or pulled back and put in anew, all count."), "TDA 46; WSOP 137", _l("25/50 raised to 600, a 1,000 on two 25s: call 600.")),
        Line(_l("A number alone is as silent chips of that value. “Raise” and a number is the total."), "TDA 40-C, 43-B", _l("“Raise, eight thousand”: 8,000 in all.")),
        Line(_l("Of several declarations the first counts."), "TDA 40", _l("“I bet and raise”: a bet.")),
        Line(_l("No bet and “call” is a check; no bet and “raise” is a bet of the minimum at least. “Check” facing a bet: call or fold."), "TDA 55"),
        Line(_l("“I bet the pot” outside pot limit is a bet of the minimum at least."), "TDA 54-D"),
        Line(_l("An unclear number is the greatest meaning within the pot, else the least legal one."), "TDA 57", _l("200/400, “five” into a pot of less than 5,000: 500.")),
        Line(_l("Several motions in silence: the first alone counts, the rest is a string bet."), "TDA 56; WSOP 136", _l("Whoever objects does so before the next player acts."), ("two_motion_raise", "words_and_chips")),
        Line(_l("Too little for the opening bet, or between two players: a full call. Behind a raise the floor decides."), "TDA 51-B", _l("8,000 bet, 2,000 put in: call 8,000.")),
    ),
)  # fmt: skip

_LATER: Final = Section(
    "later",
    _l("Found later"),
    (
        Line(_l("An action out of turn binds if the action has not changed when the turn comes; a fold always does."), "TDA 53-A"),
        Line(_l("Who calls owes the true amount, whatever he was told."), "TDA 49"),
        Line(_l("A raise of too little that is found on its street is made up by all; later it stands."), "TDA 52-A"),
        Line(_l("Pot limit, the pot miscounted: too high is put right on the street, too low until there is substantial action."), "TDA 52-B", None, ("substantial_action",)),
    ),
)  # fmt: skip

_ERRORS: Final = Section(
    "errors",
    _l("Dealers’ errors"),
    (
        Line(_l("A misdeal until there is substantial action: the first card to the wrong seat, a wrong number of cards, a seat dealt that is not in or left out that is, the first or second card or any two exposed by the dealer."), "TDA 35-A; WSOP 104", None, ("substantial_action", "extra_card")),
        Line(_l("One hole card exposed by the dealer: the deal is finished, the card is replaced by the next one and becomes the burn."), "WSOP 119, 120"),
        Line(_l("A card that is there twice, or of another back: stop, all money goes back."), "TDA 35-E; WSOP 111, 112"),
        Line(_l("One boxed card is a scrap of paper."), "WSOP 21", None, ("boxed_cards",)),
        Line(_l("A card dealt without its burn becomes the burn, until somebody has acted."), "TDA 38; WSOP 122, 165", None, ("flop_without_burn",)),
        Line(_l("A flop of more than four cards goes back, and all is reshuffled."), "WSOP 163", None, ("four_card_flop",)),
        Line(_l("A premature flop or river goes back into the stub, which is reshuffled; it is dealt anew without another burn."), "TDA RP-5; WSOP 167", None, ("premature_turn",)),
        Line(_l("The button stood in the wrong place."), "", None, ("misplaced_button",)),
    ),
)  # fmt: skip

_SHOWDOWN: Final = Section(
    "showdown",
    _l("Showdown"),
    (
        Line(_l("A bet on the river: its last bettor or raiser shows first. None: the first player left of the button. Then clockwise."), "TDA 17; WSOP 145", None, ("all_in_showdown",)),
        Line(_l("Who contests the side pot shows before who is all-in for the main pot alone."), "WSOP 145", None, ("all_in_showdown",)),
        Line(_l("Who is beaten by what has been shown may throw his hand away. The last live hand wins unseen."), "TDA 17-B", None, ("ask_to_see",)),
        Line(_l("Cards speak: a tabled winner cannot be killed."), "TDA 12, 13-C", None, ("playing_the_board",)),
        Line(_l("The reading of a hand may be disputed until the next riffle."), "TDA 22; WSOP 51", None, ("count_disputed",)),
        Line(_l("The dealer tells the size of the pot in pot limit only."), "TDA 54-A"),
        Line(_l("A new level begins with the next hand, and a hand with its first riffle."), "TDA 23"),
        Line(_l("Chip race: nobody wins more than one chip, and nobody is raced out of the tournament."), "TDA 24"),
    ),
)  # fmt: skip

SECTIONS: Final = (_HAND, _BETTING, _POTS, _BUTTON, _CHIPS, _LATER, _ERRORS, _SHOWDOWN)
"""The rules by subject, in the order of the page."""
