"""The house rules of Texas Hold'em: the table's stakes, and every question rulebooks answer differently.

This is the one definition: the YAML, the engine, the pages and the documentation all read it from here. A house follows
a profile (a rulebook for tournaments, for cash games, for the home) and says where it differs. The defaults are those of
a tournament under the TDA rules; docs/texas-holdem.md names the source of each answer.
"""

from __future__ import annotations

from typing import Annotated

from pydantic import Field

from trainer.chips import ChipSet
from trainer.games.texas_holdem.choices import (
    AllInShowdown,
    AskToSee,
    BoxedCards,
    ButtonRule,
    CapLifted,
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
from trainer.games.texas_holdem.structure import (
    Antes,
    BettingRules,
    PotCount,
    Stakes,
    StraddleRaise,
    Structure,
)
from trainer.reading import variants
from trainer.reading.variants import HouseRules

Money = Annotated[int, Field(ge=1, le=1_000_000_000)]


class Rules(HouseRules):
    """One table's rules, complete: every switch has a value."""

    structure: Structure
    """How much may be bet: no limit, pot limit, fixed limit, spread limit, or fixed and no limit by turns."""
    small_blind: Annotated[int, Field(ge=0, le=1_000_000_000)]
    """The small blind; it need not be half the big one."""
    big_blind: Money
    """The big blind: the least bet of the first round. A table of 20 has a big blind of 20."""
    ante: Money | None = None
    """The ante, none where there is none."""
    antes: Antes = Antes.BIG_BLIND
    """Who pays the ante."""
    straddle: Money | None = None
    """A live straddle of the player after the big blind, none where none is taken."""
    small_bet: Money | None = None
    """Fixed limit's bet before and on the flop; none: the big blind."""
    big_bet: Money | None = None
    """Fixed limit's bet on the turn and the river; none: twice the small bet."""
    spread: Money | None = None
    """Spread limit's greatest bet or raise."""
    smallest_chip: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    """The smallest chip in play: odd chips of a split pot are broken down to it."""
    chips: ChipSet
    """The house's chips and their colours."""
    players: Annotated[int, Field(ge=2, le=10)] = 10
    """Seats at the table."""
    raise_cap: Annotated[int, Field(ge=1, le=9)] | None = 4
    """Fixed limit: how many raises may follow the bet on a street (the big blind is the bet before the flop)."""
    cap_lifted: CapLifted = CapLifted.TWO_IN_EVENT
    """Fixed limit: when the cap no longer holds."""
    half_bet: bool = True
    """Fixed limit: an all-in of half the bet or more counts as a whole one."""
    pot_count: PotCount = PotCount.TOURNAMENT
    """Pot limit: how the greatest raise before the flop is counted."""
    straddle_raise: StraddleRaise = StraddleRaise.STRADDLE
    """The least raise over a straddle."""
    two_motion_raise: bool = False
    """After “raise” without a number, the raise may follow the call in a second motion."""
    words_and_chips: WordsAndChips = WordsAndChips.FIRST_WINS
    """A player's words and his chips say different things."""
    button: ButtonRule = ButtonRule.DEAD
    """How the button goes round when a player has left."""
    new_player: NewPlayer = NewPlayer.DEALT_IN
    """What a player who is new at the table does to be dealt in."""
    new_player_barred: NewPlayerBarred = NewPlayerBarred.BUTTON_AND_SMALL_BLIND
    """Between which places nobody new is dealt in."""
    buy_button: bool = False
    """Whether a new player may buy the button: a live big blind and a dead small one."""
    missed_blinds: MissedBlinds = MissedBlinds.NOTHING
    """What a player owes who was away when the blinds came to him."""
    chop_blinds: bool = False
    """Whether the two blinds may take their money back when everybody else has folded."""
    misplaced_button: MisplacedButton = MisplacedButton.PUT_RIGHT
    """The button turns out to be in the wrong place."""
    substantial_action: SubstantialAction = SubstantialAction.TWO_WITH_CHIPS
    """From which actions on there is no misdeal."""
    extra_card: ExtraCard = ExtraCard.MISDEAL
    """One player has been dealt one card too many."""
    boxed_cards: BoxedCards = BoxedCards.MISDEAL
    """Two or more cards lie face up in the deck."""
    flop_without_burn: FlopWithoutBurn = FlopWithoutBurn.SCRAMBLED
    """A flop has been dealt without a burn."""
    four_card_flop: FourCardFlop = FourCardFlop.SCRAMBLED
    """The flop has four cards."""
    premature_turn: PrematureTurn = PrematureTurn.STUB_RESHUFFLED
    """The turn has been dealt before the betting on the flop was over."""
    all_in_showdown: AllInShowdown = AllInShowdown.AT_ONCE
    """Who shows first when somebody is all-in and the betting is over."""
    ask_to_see: AskToSee = AskToSee.CALLER
    """Who may ask to see a hand that was not tabled."""
    playing_the_board: PlayingTheBoard = PlayingTheBoard.TABLE_BOTH
    """What a player must do to play the board."""
    count_disputed: CountDisputed = CountDisputed.SUBSTANTIAL_ACTION
    """Until when the count of a pot may be disputed."""
    rabbit_hunting: bool = False
    """Whether cards that were not needed are shown on request."""
    insurance: bool = False
    """Whether players may insure a hand."""
    clock_seconds: Annotated[int, Field(ge=5, le=600)] = 25
    """How long a player has once the clock is called, before the countdown."""
    clock_countdown: Annotated[int, Field(ge=0, le=60)] = 5
    """How many seconds are then counted down aloud."""

    @property
    def stakes(self) -> Stakes:
        """What the table is played for, as the betting wants it."""
        return Stakes(
            small_blind=self.small_blind,
            big_blind=self.big_blind,
            ante=self.ante or 0,
            antes=self.antes,
            straddle=self.straddle or 0,
            small_bet=self.small_bet or 0,
            big_bet=self.big_bet or 0,
            spread=self.spread or 0,
        )

    def betting(self, turn: int = 0, *, two_in_event: bool = False) -> BettingRules:
        """The betting rules of a hand. `turn`: which period of a mixed game, from 0. `two_in_event`: only two players
        are left in the tournament."""
        lifted = self.cap_lifted is CapLifted.TWO_IN_HAND or (
            two_in_event and self.cap_lifted is not CapLifted.NEVER
        )
        return BettingRules(
            structure=self.structure.at(turn),
            raise_cap=self.raise_cap,
            capped_heads_up=not lifted,
            half_bet=self.half_bet,
            pot_count=self.pot_count,
            straddle_raise=self.straddle_raise,
        )


Variant = variants.Variant[Rules]
"""A table's rules under a name, each switch with its provenance."""
