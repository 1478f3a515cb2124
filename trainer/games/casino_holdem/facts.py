"""What is true of one box in one round: the facts that tags are made of.

Each fact is read from the cards by its own definition; nothing here knows how a round was built.
"""

from __future__ import annotations

from collections import Counter
from functools import cached_property
from typing import Final

from trainer.cards import RANK_VALUE, Card
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import AnteNoGame, BonusOnFold, Rules, bonus_row
from trainer.games.casino_holdem.settlement import Outcome, outcome_of
from trainer.hands import Category, Hand, best

_GROUP: Final = {
    Category.ONE_PAIR: (1, 2),
    Category.TWO_PAIR: (2, 4),
    Category.THREE_OF_A_KIND: (1, 3),
    Category.FOUR_OF_A_KIND: (1, 4),
}
"""Hands with kickers: how many ranks their group has, and how many cards."""

_ROUND_THE_CORNER: Final = ({11, 12, 13, 14, 2}, {12, 13, 14, 2, 3}, {13, 14, 2, 3, 4})


class Facts:
    """One box under a house's rules; its hands are worked out when first asked for."""

    def __init__(self, round_: Round, box: Box, rules: Rules) -> None:
        self.round = round_
        self.box = box
        self.rules = rules

    @cached_property
    def seven(self) -> tuple[Card, ...]:
        return self.box.cards + self.round.board

    @cached_property
    def hand(self) -> Hand:
        """The player's final hand."""
        return best(self.seven)

    @cached_property
    def dealer(self) -> Hand:
        """The dealer's hand."""
        return best(self.round.dealer + self.round.board)

    @cached_property
    def on_board(self) -> Hand:
        """What the board makes by itself."""
        return best(self.round.board)

    @cached_property
    def after_flop(self) -> Hand:
        """The bonus hand: own cards and flop."""
        return best(self.box.cards + self.round.flop)

    @cached_property
    def outcome(self) -> Outcome:
        qualifies = self.dealer.strength >= self.rules.qualifier.least
        return outcome_of(self.box, self.hand, self.dealer, qualifies)

    @cached_property
    def counts(self) -> Counter[int]:
        """How often each rank (2..14) is among the seven cards."""
        return Counter(RANK_VALUE[c[0]] for c in self.seven)

    # The outcome

    @property
    def no_game(self) -> bool:
        """The player has called, and the dealer has no game."""
        return self.outcome is Outcome.DEALER_DOES_NOT_QUALIFY

    @property
    def game(self) -> bool:
        """The player has called, and the dealer has a game."""
        return self.tie or self.decided

    @property
    def tie(self) -> bool:
        return self.outcome is Outcome.TIE

    @property
    def decided(self) -> bool:
        """The dealer has a game, and one of the two hands is better."""
        return self.outcome in (Outcome.PLAYER_WINS, Outcome.DEALER_WINS)

    @property
    def ante_by_table(self) -> bool:
        """The ante is paid by its table."""
        if self.no_game:
            return self.rules.ante_no_game is AnteNoGame.TABLE
        return self.outcome is Outcome.PLAYER_WINS

    # The bonus

    @property
    def bonus_live(self) -> bool:
        """A bonus is staked and settled on its hand."""
        settled = self.box.call or self.rules.bonus_on_fold is BonusOnFold.SETTLED
        return self.box.bonus > 0 and settled

    @cached_property
    def bonus_row(self) -> str | None:
        """The row of the bonus table, None below a pair of aces."""
        return bonus_row(self.after_flop)

    @property
    def kings_after_flop(self) -> bool:
        return self.after_flop.category is Category.ONE_PAIR and self.after_flop.ranks[0] == 13

    @property
    def aces_on_flop(self) -> bool:
        """Two aces on the flop are the bonus hand."""
        aces = sum(c[0] == "A" for c in self.round.flop)
        return aces == 2 and self.bonus_row == "pair_of_aces"

    def late(self, category: Category) -> bool:
        """A called box whose bonus is lost, and whose final hand is of that category."""
        return (
            self.box.call and self.box.bonus > 0 and self.bonus_row is None and self.hand.category is category
        )

    @property
    def two_hands(self) -> bool:
        """Bonus and ante are both paid, for hands of different categories."""
        paid = self.bonus_live and self.bonus_row is not None and self.ante_by_table
        return paid and self.hand.category is not self.after_flop.category

    # The dealer's hand

    @property
    def dealer_pair(self) -> int:
        """The rank of the dealer's one pair, 0 for any other hand."""
        return self.dealer.ranks[0] if self.dealer.category is Category.ONE_PAIR else 0

    @property
    def pair_needed(self) -> bool:
        """The dealer needs a pair for a game: not every hand will do."""
        return self.rules.qualifier.pair_rank > 0

    @property
    def pair_just_enough(self) -> bool:
        """The dealer's pair is exactly the one that is needed."""
        return self.pair_needed and self.dealer_pair == self.rules.qualifier.pair_rank

    @property
    def pair_below(self) -> bool:
        """The dealer's pair is the greatest that is no game."""
        return self.dealer_pair > 0 and self.dealer_pair == self.rules.qualifier.pair_rank - 1

    @property
    def dealer_plays_board_pair(self) -> bool:
        return self.dealer_pair > 0 and self.on_board.category is Category.ONE_PAIR

    def low_group(self, category: Category) -> bool:
        """The dealer's hand is of that category, and a pair of its ranks would be no game."""
        low = self.dealer.ranks[0] < self.rules.qualifier.pair_rank
        return self.dealer.category is category and low

    # The two hands beside each other

    def both(self, category: Category) -> bool:
        return self.hand.category is category and self.dealer.category is category

    @property
    def plays_board(self) -> bool:
        """The player's own cards improve nothing."""
        return self.hand.strength == self.on_board.strength

    @cached_property
    def _sides(self) -> tuple[tuple[tuple[Card, ...], tuple[Card, ...], tuple[Card, ...]], ...]:
        """For player and dealer, of one category with kickers: own cards, the group, the kickers."""
        size = _GROUP[self.hand.category][1]
        pairs = ((self.box.cards, self.hand), (self.round.dealer, self.dealer))
        return tuple((own, hand.cards[:size], hand.cards[size:]) for own, hand in pairs)

    @property
    def same_own_kicker(self) -> bool:
        """Equal hands whose group lies on the board, each with an own kicker."""
        return self.hand.category in _GROUP and all(
            not set(own) & set(group) and set(own) & set(kickers) for own, group, kickers in self._sides
        )

    @property
    def kicker_unplayed(self) -> bool:
        """Equal hands, each with one own card in the group, of one rank; the other cards differ and stay out."""
        if self.hand.category not in _GROUP:
            return False
        (mine, my_group, my_kickers), (his, his_group, his_kickers) = self._sides
        in_group = [c[0] for c in mine if c in my_group], [c[0] for c in his if c in his_group]
        out = (
            [c[0] for c in mine if c not in my_group + my_kickers],
            [c[0] for c in his if c not in his_group + his_kickers],
        )
        return in_group[0] == in_group[1] and [len(o) for o in out] == [1, 1] and out[0] != out[1]

    @property
    def kickers(self) -> tuple[tuple[int, ...], tuple[int, ...]] | None:
        """The ranks of both sides' kickers where the groups are the same, else None."""
        category = self.hand.category
        if category not in _GROUP or not self.both(category):
            return None
        n = _GROUP[category][0]
        same = self.hand.ranks[:n] == self.dealer.ranks[:n]
        return (self.hand.ranks[n:], self.dealer.ranks[n:]) if same else None

    @property
    def second_kicker_decides(self) -> bool:
        return self.kickers is not None and self.kickers[0][0] == self.kickers[1][0]

    @property
    def higher_pair_decides(self) -> bool:
        """Two pair each: the better hand has the higher first pair and the lower second one."""
        if not self.both(Category.TWO_PAIR):
            return False
        (a, b, _), (c, d, _) = self.hand.ranks, self.dealer.ranks
        return (a > c and b < d) or (a < c and b > d)

    @property
    def six_high_against_wheel(self) -> bool:
        return self.both(Category.STRAIGHT) and {self.hand.ranks, self.dealer.ranks} == {(5,), (6,)}

    @property
    def flush_or_better(self) -> bool:
        return self.hand.category.order >= Category.FLUSH.order

    # Reading the player's hand

    def to_the_five(self, category: Category) -> bool:
        """A straight, or straight flush, of A 2 3 4 5."""
        return self.hand.category is category and self.hand.ranks == (5,)

    @property
    def round_the_corner(self) -> bool:
        """A run through the ace, and nothing better than two pair."""
        weak = self.hand.category.order <= Category.TWO_PAIR.order
        return weak and any(run <= self.counts.keys() for run in _ROUND_THE_CORNER)

    @property
    def long_straight(self) -> bool:
        """A straight with the next rank below it, too."""
        top = self.hand.ranks[0]
        longer = top - 5 in self.counts or (top == 6 and 14 in self.counts)
        return self.hand.category is Category.STRAIGHT and longer

    @property
    def long_flush(self) -> bool:
        """A flush with a sixth card of the suit."""
        suit = self.hand.cards[0][1]
        return self.hand.category is Category.FLUSH and sum(c[1] == suit for c in self.seven) > 5

    @property
    def straight_and_flush(self) -> bool:
        """A flush whose seven cards make a straight as well."""
        if self.hand.category is not Category.FLUSH:
            return False
        ranks = set(self.counts) | ({1} if 14 in self.counts else set())
        return any(all(low + i in ranks for i in range(5)) for low in range(1, 11))

    @property
    def four_flush_board(self) -> bool:
        return 4 in Counter(c[1] for c in self.round.board).values()

    @property
    def broadway_on_board(self) -> bool:
        return self.on_board.category is Category.STRAIGHT and self.on_board.ranks == (14,)

    @property
    def three_pairs(self) -> bool:
        return self.hand.category is Category.TWO_PAIR and list(self.counts.values()).count(2) == 3

    @property
    def counterfeited(self) -> bool:
        """A pair in the hand, and two pair without it."""
        first, second = self.box.cards
        unplayed = first not in self.hand.cards and second not in self.hand.cards
        return self.hand.category is Category.TWO_PAIR and first[0] == second[0] and unplayed

    @property
    def two_trips(self) -> bool:
        return self.hand.category is Category.FULL_HOUSE and list(self.counts.values()).count(3) == 2
