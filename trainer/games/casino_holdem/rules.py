"""The house rules of Casino Hold'em: every switch a casino sets for itself, and the two paytables.

This is the one definition: the YAML, the engine, the pages and the documentation all read it from here. The switches
and the standard's values are those of the game's rule page (docs/casino-holdem.md, "Switches"); each field's
docstring says what it decides.
"""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from functools import cached_property
from types import MappingProxyType
from typing import Annotated, Any, ClassVar, Final, Literal

from pydantic import BeforeValidator, Field, PlainSerializer

from trainer.chips import ChipSet
from trainer.games.casino_holdem.remedies import (
    DisputeAfterClearing,
    ExposedHouseCard,
    ExposedPlayerCard,
    ForgottenBurn,
    LateBet,
    OverLimit,
    UnderMinimum,
    WrongCall,
    WrongCountDealer,
    WrongCountPlayer,
    WrongPayout,
)
from trainer.hands import Category, Hand, minimum_strength
from trainer.odds import Odds, Rounding
from trainer.reading import variants
from trainer.reading.variants import Frozen, HouseRules


def _read_odds(value: Any) -> Odds:
    return value if isinstance(value, Odds) else Odds.parse(value)


OddsField = Annotated[Odds, BeforeValidator(_read_odds), PlainSerializer(str, return_type=str)]
Money = Annotated[int, Field(ge=1, le=1_000_000_000)]


class AnteTable(Frozen):
    """What the ante pays on the player's final hand. The printed "straight or lower" row is the last five fields."""

    royal_flush: OddsField
    straight_flush: OddsField
    four_of_a_kind: OddsField
    full_house: OddsField
    flush: OddsField
    straight: OddsField
    three_of_a_kind: OddsField
    two_pair: OddsField
    one_pair: OddsField
    high_card: OddsField

    @cached_property
    def by_category(self) -> Mapping[Category, Odds]:
        return MappingProxyType({c: getattr(self, c.value) for c in reversed(Category)})

    @cached_property
    def rows(self) -> tuple[tuple[str, Odds], ...]:
        """The rows as a house prints them, best first: equal rows from the straight down become `straight_or_lower`."""
        return _rows(
            tuple((c.value, o) for c, o in self.by_category.items()), "straight", "straight_or_lower"
        )

    @cached_property
    def by_row(self) -> Mapping[str, Odds]:
        return MappingProxyType(dict(self.rows))

    def row_of(self, category: Category) -> str:
        """The printed row that pays this category."""
        return category.value if category.value in self.by_row else "straight_or_lower"

    def categories(self, row: str) -> tuple[Category, ...]:
        """The kinds of hand a printed row pays, best first."""
        return tuple(category for category in self.by_category if self.row_of(category) == row)

    def paying(self, row: str, odds: Odds) -> AnteTable:
        """The same table with other odds on a printed row. Raises `KeyError` for a row it does not have."""
        self.by_row[row]
        return self.changed(**{category.value: odds for category in self.categories(row)})

    @property
    def notation(self) -> str:
        """100-20-10-3-2-1: the way tables are named."""
        return "-".join(_short(o) for _, o in self.rows)


class BonusTable(Frozen):
    """What the AA Bonus pays on the two own cards and the flop. A hand below a pair of aces loses it."""

    royal_flush: OddsField
    straight_flush: OddsField
    four_of_a_kind: OddsField
    full_house: OddsField
    flush: OddsField
    straight: OddsField
    three_of_a_kind: OddsField
    two_pair: OddsField
    pair_of_aces: OddsField

    @cached_property
    def rows(self) -> tuple[tuple[str, Odds], ...]:
        """The nine rows, best first."""
        return tuple((name, getattr(self, name)) for name in type(self).model_fields)

    @cached_property
    def by_row(self) -> Mapping[str, Odds]:
        return MappingProxyType(dict(self.rows))

    def paying(self, row: str, odds: Odds) -> BonusTable:
        """The same table with other odds on a row. Raises `KeyError` for a row it does not have."""
        self.by_row[row]
        return self.changed(**{row: odds})

    @property
    def notation(self) -> str:
        """100-50-40-30-20-7-7-7-7."""
        return "-".join(_short(o) for _, o in self.rows)


def bonus_row(hand: Hand) -> str | None:
    """The row of the bonus table a five-card hand wins by, None below a pair of aces."""
    if hand.category is Category.ONE_PAIR:
        return "pair_of_aces" if hand.ranks[0] == 14 else None
    return None if hand.category is Category.HIGH_CARD else hand.category.value


def _short(odds: Odds) -> str:
    per = odds.profit.denominator
    return str(odds.profit.numerator) if per == 1 else f"{odds.profit.numerator}/{per}"


def _rows(rows: tuple[tuple[str, Odds], ...], start: str, merged: str) -> tuple[tuple[str, Odds], ...]:
    at = [name for name, _ in rows].index(start)
    tail = {odds for _, odds in rows[at:]}
    return (*rows[:at], (merged, tail.pop())) if len(tail) == 1 else rows


class Qualifier(StrEnum):
    """The least hand with which the dealer has a game."""

    ANY_HAND = "any_hand"
    PAIR_OF_TWOS = "pair_of_twos"
    PAIR_OF_THREES = "pair_of_threes"
    PAIR_OF_FOURS = "pair_of_fours"
    PAIR_OF_FIVES = "pair_of_fives"
    PAIR_OF_SIXES = "pair_of_sixes"
    PAIR_OF_SEVENS = "pair_of_sevens"
    PAIR_OF_EIGHTS = "pair_of_eights"
    PAIR_OF_NINES = "pair_of_nines"
    PAIR_OF_TENS = "pair_of_tens"
    PAIR_OF_JACKS = "pair_of_jacks"
    PAIR_OF_QUEENS = "pair_of_queens"
    PAIR_OF_KINGS = "pair_of_kings"
    PAIR_OF_ACES = "pair_of_aces"

    @property
    def pair_rank(self) -> int:
        """The rank of the pair, 2..14; 0 where any hand will do."""
        return 0 if self is Qualifier.ANY_HAND else list(Qualifier).index(self) + 1

    @property
    def least(self) -> int:
        """The strength (`Hand.strength`) from which the dealer has a game."""
        return _LEAST[self]


_LEAST: Final[dict[Qualifier, int]] = {
    q: minimum_strength(Category.ONE_PAIR, q.pair_rank) if q.pair_rank else 0 for q in Qualifier
}


class AnteNoGame(StrEnum):
    """What the ante gets when the dealer has no game."""

    TABLE = "table"
    EVEN_MONEY = "even_money"
    PUSH = "push"


class BonusOnFold(StrEnum):
    """What becomes of the bonus of a player who folds. "Must call to be paid" is forfeited."""

    SETTLED = "settled"
    FORFEITED = "forfeited"


class BonusSettled(StrEnum):
    """When the bonus is settled: right after the flop, or together with its box."""

    AFTER_FLOP = "after_flop"
    WITH_BOX = "with_box"


class SettleOrder(StrEnum):
    """Which way round the dealer settles the boxes. Right is the dealer's right: the last box first."""

    RIGHT_TO_LEFT = "right_to_left"
    LEFT_TO_RIGHT = "left_to_right"


class TurnAndRiver(StrEnum):
    """Whether the turn and the river are dealt in one go."""

    TOGETHER = "together"
    APART = "apart"


class Rules(HouseRules):
    """One house's rules, complete: every switch has a value."""

    ante: AnteTable
    """The ante paytable."""
    bonus: BonusTable
    """The AA Bonus paytable."""
    qualifier: Qualifier = Qualifier.PAIR_OF_FOURS
    """The least hand with which the dealer has a game."""
    ante_no_game: AnteNoGame = AnteNoGame.TABLE
    """The ante when the dealer has no game: by the table, even money, or a push."""
    call_multiple: Annotated[int, Field(ge=1, le=10)] = 2
    """The call is this many times the ante."""
    bonus_on_fold: BonusOnFold = BonusOnFold.SETTLED
    """The bonus of a player who folds: settled on its own, or forfeited."""
    bonus_settled: BonusSettled = BonusSettled.WITH_BOX
    """The bonus is settled after the flop, or with its box at the end."""
    boxes: Annotated[int, Field(ge=1, le=7)] = 7
    """Boxes on the table."""
    several_boxes: bool = True
    """Whether one player may hold several boxes."""
    ante_min: Money | None = None
    """The least ante, none if the table has no limit."""
    ante_max: Money | None = None
    """The greatest ante."""
    bonus_min: Money | None = None
    """The least AA Bonus stake."""
    bonus_max: Money | None = None
    """The greatest AA Bonus stake."""
    max_payout_box: Money | None = None
    """The most one box is paid in a round."""
    max_payout_table: Money | None = None
    """The most the whole table is paid in a round."""
    max_payout_counts_bonus: bool = True
    """Whether the two maximum payouts count the AA Bonus."""
    smallest_chip: Annotated[int, Field(ge=1, le=1_000_000)] = 1
    """The smallest chip, in units."""
    rounding: Rounding = Rounding.DOWN
    """What happens to a payout that is no whole number of smallest chips."""
    chips: ChipSet
    """The house's chips and their colours."""
    floor_call_over: Annotated[int, Field(ge=1, le=1000)] | None = None
    """The floor is called before a bet is paid more than this many to 1; none where it is not."""
    settle_order: SettleOrder = SettleOrder.RIGHT_TO_LEFT
    """The direction in which boxes are settled."""
    losing_first: bool = False
    """Whether all losing boxes are taken before any winning box is paid."""
    burn_before_flop: bool = True
    """Deal-through: a card is burnt before the flop."""
    burn_before_turn: bool = True
    """Deal-through: a card is burnt before the turn and before the river (once where they come together)."""
    turn_and_river: TurnAndRiver = TurnAndRiver.TOGETHER
    """Deal-through: turn and river dealt together or apart."""
    folded_bonus_cards_kept: bool = True
    """Deal-through: folded cards with a live bonus stay until the bonus is settled."""
    exposed_player_card: ExposedPlayerCard = ExposedPlayerCard.ROUND_VOID
    """A player's card has been turned up while the cards were dealt."""
    exposed_house_card: ExposedHouseCard = ExposedHouseCard.ROUND_VOID
    """A card of the dealer's, or of the board, has been turned up before its time."""
    wrong_count_player: WrongCountPlayer = WrongCountPlayer.ROUND_VOID
    """A box has a wrong number of cards."""
    wrong_count_dealer: WrongCountDealer = WrongCountDealer.ROUND_VOID
    """The dealer has a wrong number of cards."""
    forgotten_burn: ForgottenBurn = ForgottenBurn.PLAY_ON
    """A card was not burnt, and the board cards after it lie open."""
    wrong_call: WrongCall = WrongCall.MADE_RIGHT
    """A call is not the multiple of the ante; turn and river are still to come."""
    over_limit: OverLimit = OverLimit.STANDS
    """A bet over the maximum is found when the cards are out."""
    under_minimum: UnderMinimum = UnderMinimum.STANDS
    """A bet under the minimum is found when the cards are out."""
    late_bet: LateBet = LateBet.REFUSED
    """An ante after the first card, a bonus after the flop."""
    dispute_after_clearing: DisputeAfterClearing = DisputeAfterClearing.STANDS
    """A hand is disputed after its cards and chips have been cleared."""
    wrong_payout: WrongPayout = WrongPayout.PAID_AGAIN
    """A payout on the layout turns out to be wrong."""
    order_stated: bool = True
    """No switch: whether the house's order of settlement is known, and may be asked for. Follows from where
    `settle_order` and `losing_first` come from."""

    DERIVED: ClassVar[frozenset[str]] = frozenset({"order_stated"})
    """Fields that nobody writes: they follow from the provenance of the switches."""

    def paying(self, table: Literal["ante", "bonus"], row: str, odds: Odds) -> Rules:
        """The same rules with other odds on a printed row of a table. Raises `KeyError` for a row it does not have."""
        return self.changed(**{table: getattr(self, table).paying(row, odds)})


Variant = variants.Variant[Rules]
"""A house's rules under a name, each switch with its provenance."""
