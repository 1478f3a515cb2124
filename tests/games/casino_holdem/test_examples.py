"""The four special cases: each example is settled as the game's rule page says."""

from __future__ import annotations

import pytest

from trainer.games.casino_holdem.examples import EXAMPLES, Example
from trainer.games.casino_holdem.round import format, parse
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, BoxSettlement, settle
from trainer.hands import Category, best
from trainer.paths import shipped_paytables
from trainer.paytables import BookWatcher


@pytest.fixture(scope="module")
def standard() -> Rules:
    book, _ = BookWatcher(shipped_paytables()).current()
    rules = book.games["casino_holdem"].variants["standard"].rules
    assert isinstance(rules, Rules)
    return rules


def example(rule: str) -> Example:
    return next(e for e in EXAMPLES if e.id == rule)


def settled(rule: str, rules: Rules) -> BoxSettlement:
    return settle(example(rule).round, rules).boxes[0]


def nets(box: BoxSettlement) -> dict[Bet, int]:
    return {line.bet: line.net for line in box.lines}


def test_ante_and_call_push_where_both_hands_are_the_boards_five(standard: Rules) -> None:
    shown = example("tie_by_board")
    table = settle(shown.round, standard)
    assert table.qualifies
    assert table.dealer.cards == table.boxes[0].hand.cards == best(shown.round.board).cards
    assert nets(table.boxes[0]) == {Bet.ANTE: 0, Bet.CALL: 0}


def test_without_a_game_the_ante_of_a_high_card_is_paid_though_the_dealer_is_ahead(standard: Rules) -> None:
    table = settle(example("no_game_high_card").round, standard)
    box = table.boxes[0]
    assert not table.qualifies
    assert box.hand.category is Category.HIGH_CARD
    assert table.dealer.strength > box.hand.strength
    assert nets(box) == {Bet.ANTE: 25, Bet.CALL: 0}


def test_a_folded_box_is_paid_its_bonus_on_the_hand_after_the_flop(standard: Rules) -> None:
    assert nets(settled("bonus_after_fold", standard)) == {Bet.ANTE: -25, Bet.BONUS: 70}


def test_one_box_has_aces_for_the_bonus_and_a_full_house_for_the_ante(standard: Rules) -> None:
    box = settled("two_hands_in_one_box", standard)
    assert (box.bonus_hand.category, box.hand.category) == (Category.ONE_PAIR, Category.FULL_HOUSE)
    assert nets(box) == {Bet.ANTE: 75, Bet.CALL: 50, Bet.BONUS: 70}


@pytest.mark.parametrize("shown", EXAMPLES, ids=lambda e: e.id)
def test_every_example_could_lie_on_a_table(shown: Example) -> None:
    assert parse(format(shown.round)) == shown.round
