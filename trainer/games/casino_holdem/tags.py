"""The skills of Casino Hold'em, each with a tag, and what a dealt box shows of them.

A tag is a property of one box in one round under a house's rules. Tags about the dealer's game follow the house's
qualifier: with the standard pair of fours `qualify.pair_below` is a pair of threes and `qualify.exactly` a pair of
fours; with a pair of fives they are fours and fives. `Tag` lists them in teaching order, a group at a time.
"""

from __future__ import annotations

from collections.abc import Callable
from enum import StrEnum
from typing import Final

from trainer.games.casino_holdem.facts import Facts
from trainer.games.casino_holdem.round import Round
from trainer.games.casino_holdem.rules import AnteNoGame, BonusTable, Rules
from trainer.games.casino_holdem.settlement import Outcome
from trainer.hands import Category
from trainer.quiz import NATURAL


class Tag(StrEnum):
    """One skill: what makes a box worth practising."""

    # The ante is paid by this row of its table.
    ANTE_ROYAL_FLUSH = "ante.royal_flush"
    """The ante is paid for a royal flush."""
    ANTE_STRAIGHT_FLUSH = "ante.straight_flush"
    """The ante is paid for a straight flush."""
    ANTE_FOUR_OF_A_KIND = "ante.four_of_a_kind"
    """The ante is paid for four of a kind."""
    ANTE_FULL_HOUSE = "ante.full_house"
    """The ante is paid for a full house."""
    ANTE_FLUSH = "ante.flush"
    """The ante is paid for a flush."""
    ANTE_STRAIGHT = "ante.straight"
    """The ante is paid for a straight."""
    ANTE_THREE_OF_A_KIND = "ante.three_of_a_kind"
    """The ante is paid for three of a kind."""
    ANTE_TWO_PAIR = "ante.two_pair"
    """The ante is paid for two pair."""
    ANTE_ONE_PAIR = "ante.one_pair"
    """The ante is paid for a pair."""
    ANTE_HIGH_CARD = "ante.high_card"
    """The ante is paid though the player has nothing: the dealer has no game."""

    # The AA Bonus: paid by this row, or a trap. It is live: staked, and not forfeited by a fold.
    BONUS_ROYAL_FLUSH = "bonus.royal_flush"
    """The bonus is paid for a royal flush, complete on the flop."""
    BONUS_STRAIGHT_FLUSH = "bonus.straight_flush"
    """The bonus is paid for a straight flush."""
    BONUS_FOUR_OF_A_KIND = "bonus.four_of_a_kind"
    """The bonus is paid for four of a kind."""
    BONUS_FULL_HOUSE = "bonus.full_house"
    """The bonus is paid for a full house."""
    BONUS_FLUSH = "bonus.flush"
    """The bonus is paid for a flush."""
    BONUS_STRAIGHT = "bonus.straight"
    """The bonus is paid for a straight."""
    BONUS_THREE_OF_A_KIND = "bonus.three_of_a_kind"
    """The bonus is paid for three of a kind."""
    BONUS_TWO_PAIR = "bonus.two_pair"
    """The bonus is paid for two pair."""
    BONUS_PAIR_OF_ACES = "bonus.pair_of_aces"
    """The bonus is paid for a pair of aces, the least hand that wins it."""
    BONUS_KINGS = "bonus.kings"
    """A pair of kings: the greatest pair that does not win the bonus."""
    BONUS_ACES_ON_BOARD = "bonus.aces_on_board"
    """Both aces lie on the flop: the bonus is paid whatever the own cards."""
    BONUS_LATE_ACES = "bonus.late_aces"
    """The pair of aces is made by the turn or the river only: the bonus is lost."""
    BONUS_LATE_TWO_PAIR = "bonus.late_two_pair"
    """Two pair are made by the turn or the river only: the bonus is lost."""
    BONUS_LATE_STRAIGHT = "bonus.late_straight"
    """The straight is made by the turn or the river only: the bonus is lost."""
    BONUS_LATE_FLUSH = "bonus.late_flush"
    """The flush is made by the turn or the river only: the bonus is lost."""
    BONUS_TWO_HANDS = "bonus.two_hands"
    """One box, two hands: the bonus is paid for one, the ante for another."""

    # Whether the dealer has a game. The player has called.
    QUALIFY_HIGH_CARD = "qualify.high_card"
    """The dealer has a high card and no game."""
    QUALIFY_PAIR_BELOW = "qualify.pair_below"
    """The dealer has the greatest pair that is no game (threes, where fours qualify)."""
    QUALIFY_LOWER_PAIR = "qualify.lower_pair"
    """The dealer has a still lower pair and no game (twos, where fours qualify)."""
    QUALIFY_ACE_KICKER = "qualify.ace_kicker"
    """The greatest pair that is no game, with an ace kicker: the pair decides, not the ace."""
    QUALIFY_LOW_BOARD_PAIR = "qualify.low_board_pair"
    """The dealer has only the board's low pair: no game."""
    QUALIFY_EXACTLY = "qualify.exactly"
    """The dealer has exactly the pair that is needed."""
    QUALIFY_BOARD_PAIR = "qualify.board_pair"
    """The board's pair gives the dealer a game, whatever the two cards."""
    QUALIFY_LOW_TRIPS = "qualify.low_trips"
    """Three of a kind of a rank whose pair would be no game: they qualify."""
    QUALIFY_LOW_TWO_PAIR = "qualify.low_two_pair"
    """Two pair of ranks whose pairs would be no game: they qualify."""
    QUALIFY_PLAYER_BEHIND = "qualify.player_behind"
    """The dealer has no game, yet the better hand."""
    QUALIFY_LEVEL = "qualify.level"
    """The dealer has no game and the very same hand: no tie, the box is settled as without a game."""

    # Dealer and player have the same hand, and the dealer has a game.
    TIE_BOARD = "tie.board"
    """Both play the board's five cards."""
    TIE_STRAIGHT = "tie.straight"
    """Both complete the same straight with own cards."""
    TIE_KICKER = "tie.kicker"
    """The group lies on the board, and both hold the same kicker."""
    TIE_KICKER_UNPLAYED = "tie.kicker_unplayed"
    """Both hold the same paired rank; their different second cards do not play."""

    # The dealer has a game, and one of the two hands wins.
    SHOWDOWN_PLAYER_WINS = "showdown.player_wins"
    """The player beats the dealer's game."""
    SHOWDOWN_DEALER_WINS = "showdown.dealer_wins"
    """The dealer's game beats the player."""
    SHOWDOWN_KICKER = "showdown.kicker"
    """The same pair, two pair, threes or fours: the kicker decides."""
    SHOWDOWN_SECOND_KICKER = "showdown.second_kicker"
    """The same pair or threes and the same first kicker: a later one decides."""
    SHOWDOWN_HIGHER_PAIR = "showdown.higher_pair"
    """Two pair each: the higher pair decides, though the loser's second pair is the better one."""
    SHOWDOWN_STRAIGHTS = "showdown.straights"
    """A straight beats a lower one."""
    SHOWDOWN_WHEEL = "showdown.wheel"
    """A six-high straight beats A 2 3 4 5: the ace plays low."""
    SHOWDOWN_FLUSHES = "showdown.flushes"
    """A flush beats a smaller one."""
    SHOWDOWN_FULL_HOUSES = "showdown.full_houses"
    """A full house beats a smaller one."""
    SHOWDOWN_BEATEN = "showdown.beaten"
    """The player has a flush or better and is beaten: the paytable does not matter."""

    # Reading the player's hand. The player has called.
    READ_WHEEL = "read.wheel"
    """A 2 3 4 5: a straight to the five."""
    READ_STEEL_WHEEL = "read.steel_wheel"
    """A 2 3 4 5 of one suit: a straight flush, not a royal one."""
    READ_NO_WRAP = "read.no_wrap"
    """A run round the corner, as Q K A 2 3, is no straight."""
    READ_LONG_STRAIGHT = "read.long_straight"
    """Six or seven ranks in a row: the highest five play."""
    READ_LONG_FLUSH = "read.long_flush"
    """Six or seven cards of the suit: the highest five play."""
    READ_STRAIGHT_AND_FLUSH = "read.straight_and_flush"
    """A straight and a flush, but no straight flush: it is a flush."""
    READ_FOUR_FLUSH_BOARD = "read.four_flush_board"
    """Four of a suit on the board: one own card of it makes a flush."""
    READ_BROADWAY_ON_BOARD = "read.broadway_on_board"
    """T J Q K A on the board: the highest straight is everybody's."""
    READ_QUADS_ON_BOARD = "read.quads_on_board"
    """Four of a kind on the board: the highest fifth card decides."""
    READ_THREE_PAIRS = "read.three_pairs"
    """Three pairs: two of them play, with the highest card left."""
    READ_COUNTERFEITED = "read.counterfeited"
    """The own pair is overtaken by two pair on the board and does not play."""
    READ_TWO_TRIPS = "read.two_trips"
    """Three of a kind twice: a full house, the lower three playing as a pair."""

    # The player has folded.
    FOLD_WITHOUT_BONUS = "fold.without_bonus"
    """A fold with the ante alone."""
    FOLD_LOSING_BONUS = "fold.losing_bonus"
    """A fold with a bonus whose hand does not win it."""
    FOLD_WINNING_BONUS = "fold.winning_bonus"
    """A fold with a bonus whose hand wins it: the house's rule for folds decides."""
    FOLD_BEST_HAND = "fold.best_hand"
    """A fold that would have beaten the dealer: the ante is lost all the same."""

    @property
    def group(self) -> str:
        """ante, bonus, qualify, tie, showdown, read or fold."""
        return self.value.partition(".")[0]


def group(name: str) -> tuple[Tag, ...]:
    """The tags of a group, in teaching order."""
    return tuple(tag for tag in Tag if tag.group == name)


def possible(skill: str, rules: Rules) -> bool:
    """Whether a box can show that skill under these rules. Raises `ValueError` for a skill the game does not have.

    Where any hand qualifies, for instance, the dealer is never without a game.
    """
    if skill == NATURAL:
        return True
    tag, pair = Tag(skill), rules.qualifier.pair_rank
    if tag is Tag.ANTE_HIGH_CARD:
        return pair == 0 or rules.ante_no_game is AnteNoGame.TABLE
    return pair >= _LEAST_QUALIFIER.get(tag, 0)


_LEAST_QUALIFIER: Final = {
    Tag.QUALIFY_HIGH_CARD: 2,
    Tag.QUALIFY_PLAYER_BEHIND: 2,
    Tag.QUALIFY_LEVEL: 2,
    Tag.QUALIFY_EXACTLY: 2,
    Tag.QUALIFY_BOARD_PAIR: 2,
    Tag.QUALIFY_PAIR_BELOW: 3,
    Tag.QUALIFY_ACE_KICKER: 3,
    Tag.QUALIFY_LOW_BOARD_PAIR: 3,
    Tag.QUALIFY_LOW_TRIPS: 3,
    Tag.QUALIFY_LOWER_PAIR: 4,
    Tag.QUALIFY_LOW_TWO_PAIR: 4,
}
"""The least pair the house must ask for, so that the tag can occur."""


def needs_bonus(tag: Tag) -> bool | None:
    """Whether a box must have a bonus to show the tag (True), must have none (False), or may have one (None)."""
    if tag is Tag.FOLD_WITHOUT_BONUS:
        return False
    staked = tag.group == "bonus" or tag in (Tag.FOLD_LOSING_BONUS, Tag.FOLD_WINNING_BONUS)
    return True if staked else None


def of(round_: Round, box: int, rules: Rules) -> frozenset[Tag]:
    """Every tag the box at that index shows, read from its cards and stakes alone."""
    facts = Facts(round_, round_.boxes[box], rules)
    return frozenset(tag for tag, holds in _SHOWN.items() if holds(facts))


def shows(tag: Tag, round_: Round, box: int, rules: Rules) -> bool:
    """Whether the box at that index shows that one tag."""
    return _SHOWN[tag](Facts(round_, round_.boxes[box], rules))


def _ante(category: Category) -> Callable[[Facts], bool]:
    return lambda f: f.ante_by_table and f.hand.category is category


def _bonus(row: str) -> Callable[[Facts], bool]:
    return lambda f: f.bonus_live and f.bonus_row == row


_SHOWN: Final[dict[Tag, Callable[[Facts], bool]]] = {
    **{Tag(f"ante.{c}"): _ante(c) for c in reversed(Category)},
    **{Tag(f"bonus.{row}"): _bonus(row) for row in BonusTable.model_fields},
    Tag.BONUS_KINGS: lambda f: f.bonus_live and f.kings_after_flop,
    Tag.BONUS_ACES_ON_BOARD: lambda f: f.aces_on_flop,
    Tag.BONUS_LATE_ACES: lambda f: f.late(Category.ONE_PAIR) and f.hand.ranks[0] == 14,
    Tag.BONUS_LATE_TWO_PAIR: lambda f: f.late(Category.TWO_PAIR),
    Tag.BONUS_LATE_STRAIGHT: lambda f: f.late(Category.STRAIGHT),
    Tag.BONUS_LATE_FLUSH: lambda f: f.late(Category.FLUSH),
    Tag.BONUS_TWO_HANDS: lambda f: f.two_hands,
    Tag.QUALIFY_HIGH_CARD: lambda f: f.no_game and f.dealer.category is Category.HIGH_CARD,
    Tag.QUALIFY_PAIR_BELOW: lambda f: f.no_game and f.pair_below,
    Tag.QUALIFY_LOWER_PAIR: lambda f: f.no_game and f.dealer_pair > 0 and not f.pair_below,
    Tag.QUALIFY_ACE_KICKER: lambda f: f.no_game and f.pair_below and f.dealer.ranks[1] == 14,
    Tag.QUALIFY_LOW_BOARD_PAIR: lambda f: f.no_game and f.dealer_plays_board_pair,
    Tag.QUALIFY_EXACTLY: lambda f: f.game and f.pair_just_enough,
    Tag.QUALIFY_BOARD_PAIR: lambda f: f.game and f.pair_needed and f.dealer_plays_board_pair,
    Tag.QUALIFY_LOW_TRIPS: lambda f: f.game and f.low_group(Category.THREE_OF_A_KIND),
    Tag.QUALIFY_LOW_TWO_PAIR: lambda f: f.game and f.low_group(Category.TWO_PAIR),
    Tag.QUALIFY_PLAYER_BEHIND: lambda f: f.no_game and f.hand.strength < f.dealer.strength,
    Tag.QUALIFY_LEVEL: lambda f: f.no_game and f.hand.strength == f.dealer.strength,
    Tag.TIE_BOARD: lambda f: f.tie and f.plays_board,
    Tag.TIE_STRAIGHT: lambda f: f.tie and f.both(Category.STRAIGHT) and not f.plays_board,
    Tag.TIE_KICKER: lambda f: f.tie and f.same_own_kicker,
    Tag.TIE_KICKER_UNPLAYED: lambda f: f.tie and f.kicker_unplayed,
    Tag.SHOWDOWN_PLAYER_WINS: lambda f: f.outcome is Outcome.PLAYER_WINS,
    Tag.SHOWDOWN_DEALER_WINS: lambda f: f.outcome is Outcome.DEALER_WINS,
    Tag.SHOWDOWN_KICKER: lambda f: f.decided and f.kickers is not None,
    Tag.SHOWDOWN_SECOND_KICKER: lambda f: f.decided and f.second_kicker_decides,
    Tag.SHOWDOWN_HIGHER_PAIR: lambda f: f.decided and f.higher_pair_decides,
    Tag.SHOWDOWN_STRAIGHTS: lambda f: f.decided and f.both(Category.STRAIGHT),
    Tag.SHOWDOWN_WHEEL: lambda f: f.decided and f.six_high_against_wheel,
    Tag.SHOWDOWN_FLUSHES: lambda f: f.decided and f.both(Category.FLUSH),
    Tag.SHOWDOWN_FULL_HOUSES: lambda f: f.decided and f.both(Category.FULL_HOUSE),
    Tag.SHOWDOWN_BEATEN: lambda f: f.outcome is Outcome.DEALER_WINS and f.flush_or_better,
    Tag.READ_WHEEL: lambda f: f.box.call and f.to_the_five(Category.STRAIGHT),
    Tag.READ_STEEL_WHEEL: lambda f: f.box.call and f.to_the_five(Category.STRAIGHT_FLUSH),
    Tag.READ_NO_WRAP: lambda f: f.box.call and f.round_the_corner,
    Tag.READ_LONG_STRAIGHT: lambda f: f.box.call and f.long_straight,
    Tag.READ_LONG_FLUSH: lambda f: f.box.call and f.long_flush,
    Tag.READ_STRAIGHT_AND_FLUSH: lambda f: f.box.call and f.straight_and_flush,
    Tag.READ_FOUR_FLUSH_BOARD: lambda f: f.box.call and f.four_flush_board,
    Tag.READ_BROADWAY_ON_BOARD: lambda f: f.box.call and f.broadway_on_board,
    Tag.READ_QUADS_ON_BOARD: lambda f: f.box.call and f.on_board.category is Category.FOUR_OF_A_KIND,
    Tag.READ_THREE_PAIRS: lambda f: f.box.call and f.three_pairs,
    Tag.READ_COUNTERFEITED: lambda f: f.box.call and f.counterfeited,
    Tag.READ_TWO_TRIPS: lambda f: f.box.call and f.two_trips,
    Tag.FOLD_WITHOUT_BONUS: lambda f: not f.box.call and not f.box.bonus,
    Tag.FOLD_LOSING_BONUS: lambda f: not f.box.call and f.box.bonus > 0 and f.bonus_row is None,
    Tag.FOLD_WINNING_BONUS: lambda f: not f.box.call and f.box.bonus > 0 and f.bonus_row is not None,
    Tag.FOLD_BEST_HAND: lambda f: not f.box.call and f.hand.strength > f.dealer.strength,
}
