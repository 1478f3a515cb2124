"""The four special cases of the game's rules as hands on the table. What each is paid is computed, never written down.

Source: the game's rule page, "Special cases".
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from trainer.cards import cards
from trainer.games.casino_holdem.round import Box, Round

_ANTE: Final = 25


@dataclass(frozen=True, slots=True)
class Example:
    """A worked example: one box against the dealer. `id` names the rule it proves.

    It proves it only where the dealer has a game, or has none, as `game` says: a house may ask for more or less.
    """

    id: str
    round: Round
    game: bool = True

    @property
    def box(self) -> Box:
        return self.round.boxes[0]


def _example(
    rule: str, own: str, board: str, dealer: str, bonus: int = 0, *, call: bool = True, game: bool = True
) -> Example:
    return Example(rule, Round(cards(board), cards(dealer), (Box(cards(own), _ANTE, bonus, call),)), game)


EXAMPLES: Final[tuple[Example, ...]] = (
    # The dealer has a game, and the board's five are the best hand on both sides: the two jacks do not play.
    _example("tie_by_board", "JhJd", "AsAdKhKcQs", "9c8d"),
    # The dealer has no game: the ante is paid although his ace high is the better hand.
    _example("no_game_high_card", "5h4c", "2c7d9sJhKd", "AhQc", game=False),
    # A folded box whose own cards and flop hold a pair of aces.
    _example("bonus_after_fold", "7h2c", "AsAdKc9s4h", "QhQd", 10, call=False),
    # A pair of aces after the flop for the bonus, a full house at the river for the ante.
    _example("two_hands_in_one_box", "AsKd", "Ah7c3sKhKs", "QcQd", 10),
)
"""In the order of the rule page."""
