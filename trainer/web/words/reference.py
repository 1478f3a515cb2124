"""The longer texts of the reference pages: drills, worked examples, hand rankings, settling a hand."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from flask_babel import lazy_gettext as _l

from trainer.hands import Category


@dataclass(frozen=True, slots=True)
class DrillHelp:
    """What has to be computed, how the answer is typed and checked, and the skill its example shows."""

    skill: str
    compute: tuple[Any, ...]
    answer: tuple[Any, ...]


_ONE_BET: Final = (
    _l("Type the payout as a number. A push is 0 or P, a loss is L or minus the stake."),
    _l("The stake is never part of the amount: 10 at 7 to 1 is 70, not 80."),
)

DRILL_HELP: Final[dict[str, DrillHelp]] = {
    "bonus_payout": DrillHelp(
        "bonus.full_house",
        (
            _l("Read the best hand in five cards: the player’s two and the flop. Turn and river do not count."),
            _l("Find its row in the AA Bonus table and multiply the stake by the odds. Less than a pair of aces loses."),
            _l("Neither the dealer’s hand nor the end of the box changes the bonus; on a fold the house’s rule decides."),
        ),
        _ONE_BET,
    ),
    "ante_payout": DrillHelp(
        "ante.flush",
        (
            _l("Read the player’s best five of seven cards and the dealer’s."),
            _l("No game: the ante is paid by the house’s rule for it, as a rule by the table, whoever is ahead."),
            _l("A game: if the player wins, the ante is paid by its table; a tie pushes; behind, it is lost."),
        ),
        _ONE_BET,
    ),
    "one_box": DrillHelp(
        "bonus.two_hands",
        (
            _l("Settle the whole box: ante, call and, where there is one, the AA Bonus."),
            _l("First the dealer: a game or no game. Then compare the hands. The bonus is read from the flop alone."),
            _l("The call is paid even money on all of it, which is twice the ante in most houses."),
        ),
        (
            *_ONE_BET,
            _l("One field a bet, and each is judged by itself."),
        ),
    ),
    "box_total": DrillHelp(
        "tie.kicker",
        (
            _l("Settle all bets of the box in your head, then add: what is paid less what is lost."),
            _l("A push counts nothing. A folded box has lost its ante; its bonus follows the house’s rule."),
        ),
        (
            _l("One number: the profit of the box, with a minus in front if it loses more than it is paid."),
            _l("Stakes that stay with the player are no profit."),
        ),
    ),
    "whole_table": DrillHelp(
        "table.no_game",
        (
            _l("Settle every box of the table, in the order of the house: from the dealer’s right as a rule."),
            _l("Where the house states its order you choose the next box yourself; else the boxes come one after the other."),
            _l("At the end: what has the tray changed by? What all boxes lost less what they were paid."),
        ),
        (
            *_ONE_BET,
            _l("Each box is checked when it is finished."),
            _l("The tray: a plain number for what it takes in, a minus in front for what it pays out."),
        ),
    ),
    "deal_through": DrillHelp(
        "table.folds",
        (
            _l("The round is dealt as at the table; at each moment you say what comes next in this house."),
            _l("Burns, turn and river together or apart, folded cards with a live bonus: these follow the house’s switches."),
            _l("Announce the dealer’s hand and whether it is a game, then settle box by box."),
        ),
        (
            _l("Choose the next step, and type each bet when its time has come."),
            *_ONE_BET,
        ),
    ),
    "irregular": DrillHelp(
        "wrong.count",
        (
            _l("Something is wrong at the table. Choose what this house does."),
            _l("No rules text of this game says it: the standard follows the closest texts there are, and each verdict names its source."),
        ),
        (_l("Choose one of the answers."),),
    ),
    "dealer_game": DrillHelp(
        "qualify.ace_kicker",
        (
            _l("Read the dealer’s best five of seven: his two cards and the board."),
            _l("He has a game from the house’s qualifying pair upwards. A lower pair is no game, whatever the kicker."),
            _l("A pair on the board counts for him too; three of a kind or two pair is a game however low."),
        ),
        (_l("Choose one of the two answers."),),
    ),
    "who_wins": DrillHelp(
        "showdown.kicker",
        (
            _l("Read both best hands of five. The higher hand wins; within the same hand the ranks decide, then kickers."),
            _l("Only five cards count: a sixth never breaks a tie, and suits never rank."),
        ),
        (_l("Choose who has the better hand, or a tie."),),
    ),
    "read_hand": DrillHelp(
        "read.three_pairs",
        (
            _l("Find the best five of the cards shown and name them as they are announced."),
            _l("The group comes first: two pair, aces and sixes, queen kicker is A 6 Q."),
        ),
        (
            _l("Choose the hand, type the deciding ranks in that order, and pick the five cards that make it."),
            _l("Where several fives are equally good, any of them is right."),
        ),
    ),
    "paytable": DrillHelp(
        "paytable.ante",
        (_l("Recall the odds of every row of the house’s table, best hand first."),),
        (
            _l("Type the odds of each row: 7, 7 to 1 and 8 for 1 are the same."),
            _l("Every row is judged by itself."),
        ),
    ),
    "multiply": DrillHelp(
        "multiply.x7_x8",
        (
            _l("Two of stake, odds and payout are given; the third is asked."),
            _l("Break hard odds into easy ones, the key: 7 times is 5 times and 2 times; 49 times is 50 times less once."),
            _l("Backwards: the stake is the payout divided by the odds."),
        ),
        (_l("Type the missing number. The payout never includes the stake."),),
    ),
    "the_call": DrillHelp(
        "call.amount",
        (
            _l("The call is a fixed multiple of the ante: on 85 it is 170 where the house says twice."),
            _l("Or judge what lies on the table: is this call right, is this ante within the limits?"),
        ),
        (_l("Type the amount, or choose the answer."),),
    ),
    "find_mistake": DrillHelp(
        "ante.full_house",
        (
            _l("A box has been settled by a colleague. Settle it again yourself and compare line by line."),
            _l("At most one line is wrong; all may be right."),
        ),
        (_l("Choose the wrong line, or none."),),
    ),
}  # fmt: skip
"""Drill to its help."""

EXAMPLES: Final[dict[str, tuple[Any, Any]]] = {
    "tie_by_board": (
        _l("A tie by the board"),
        _l("The dealer has a game. The best five are the board’s own on both sides; the player’s pair is a third pair and does not play."),
    ),
    "no_game_high_card": (
        _l("No game, and the player has a high card only"),
        _l("The dealer has no game, so the hands are not compared: that the dealer’s cards are better does not matter."),
    ),
    "bonus_after_fold": (
        _l("The bonus of a player who folded"),
        _l("The player folded two low cards; the flop alone holds a pair of aces. For the bonus only the two own cards and the flop count, and the house’s rule for a fold."),
    ),
    "two_hands_in_one_box": (
        _l("Two hands in one box"),
        _l("After the flop the box holds a pair of aces: that is the bonus. At the river it holds a full house: that is the ante."),
    ),
}  # fmt: skip
"""Worked example to title and text."""


@dataclass(frozen=True, slots=True)
class Ranking:
    """A kind of hand: how many of the 2,598,960 five-card hands it is, how its ties are broken."""

    category: Category
    count: int
    ties: Any


FIVE_CARD_HANDS: Final = 2_598_960

RANKINGS: Final[tuple[Ranking, ...]] = (
    Ranking(Category.ROYAL_FLUSH, 4, _l("There is nothing higher; two of them tie.")),
    Ranking(Category.STRAIGHT_FLUSH, 36, _l("The higher top card wins. 5 4 3 2 A is the lowest.")),
    Ranking(Category.FOUR_OF_A_KIND, 624, _l("The higher four win; with four on the board, the kicker.")),
    Ranking(Category.FULL_HOUSE, 3_744, _l("The higher three win, then the higher pair.")),
    Ranking(Category.FLUSH, 5_108, _l("The highest card wins, then the second, down to the fifth.")),
    Ranking(Category.STRAIGHT, 10_200, _l("The higher top card wins. The ace is high, or low in 5 4 3 2 A; a straight never goes round the corner.")),
    Ranking(Category.THREE_OF_A_KIND, 54_912, _l("The higher three win, then the higher kicker, then the second.")),
    Ranking(Category.TWO_PAIR, 123_552, _l("The higher pair wins, then the lower pair, then the kicker.")),
    Ranking(Category.ONE_PAIR, 1_098_240, _l("The higher pair wins, then the three kickers in turn.")),
    Ranking(Category.HIGH_CARD, 1_302_540, _l("The highest card wins, then the second, down to the fifth.")),
)  # fmt: skip
"""Best hand first."""

PLACE_NAMES: Final[dict[str, Any]] = {
    "cards": _l("the box"),
    "board": _l("the board"),
    "flop": _l("the flop"),
    "dealer": _l("the dealer"),
}

TROUBLE: Final[dict[str, Any]] = {
    "not_a_card": _l("“%(text)s” is no card. Write rank and suit, as in As, Td, 10♥."),
    "too_many": _l("There are more than %(count)s cards here."),
    "twice": _l("%(card)s is here twice."),
    "elsewhere": _l("%(card)s already lies with %(place)s."),
    "missing": _l("%(left)s more needed here."),
}
"""What is wrong with cards, by code."""

STAKE_TROUBLE: Final[dict[str, Any]] = {
    "unpayable": _l("This stake cannot be paid in whole chips, and this house does not round."),
    "missing_number": _l("Nothing is typed here yet."),
    "not_a_number": _l("That is no whole number: type the stake in digits."),
    "separator": _l("A separator stands before a group of three digits, as in 1,250."),
    "negative": _l("A stake is no less than nothing."),
    "least": _l("A stake is at least 1."),
}
"""What is wrong with a stake, by code."""
