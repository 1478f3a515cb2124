"""What is kept of a history: the hand, and nothing else of the file."""

from __future__ import annotations

import pytest

from trainer.games.texas_holdem.phh import PhhError, canonical, read, replay
from trainer.games.texas_holdem.played import Played, history_of
from trainer.games.texas_holdem.structure import BettingRules, Structure

RULES = BettingRules()
TRIMMED = """\ufeff# a note
venue = 'a kitchen'
variant = "NT"
ante_trimming_status = true
antes = [1, 1]
blinds_or_straddles = [1, 2]
min_bet = 2
starting_stacks = [ 20,30 ]\r
actions = ["d dh p1 AsAh", "# nothing", "d dh   p2 ????", "p2 cbr 6 # a raise", "p1 f"]
[_extra]
mine = 1
"""


@pytest.mark.parametrize("hand", Played)
def test_what_is_kept_of_a_hand_is_the_same_hand(hand: Played) -> None:
    history, text = canonical(history_of(hand).encode(), RULES)
    again, kept = canonical(text.encode(), RULES)
    assert kept == text
    assert again == history
    assert replay(again).result == replay(history).result


def test_names_comments_and_spelling_are_not_kept() -> None:
    history, text = canonical(TRIMMED.encode(), RULES)
    assert text == (
        "variant = 'NT'\n"
        "ante_trimming_status = true\n"
        "antes = [1, 1]\n"
        "blinds_or_straddles = [1, 2]\n"
        "min_bet = 2\n"
        "starting_stacks = [20, 30]\n"
        "actions = ['d dh p1 AsAh', 'd dh p2 ????', 'p2 cbr 6', 'p1 f']\n"
    )
    again = read(text.encode(), RULES)
    assert again.setup == history.setup
    assert [line.event for line in again.lines] == [line.event for line in history.lines]


def test_what_is_no_history_is_not_kept() -> None:
    with pytest.raises(PhhError):
        canonical(TRIMMED.replace("[ 20,30 ]", "[20]").encode(), RULES)


def test_thirteen_hands_are_shipped_six_of_no_limit() -> None:
    structures = [read(history_of(hand).encode(), RULES).setup.rules.structure for hand in Played]
    assert structures == [Structure.NO_LIMIT] * 6 + [Structure.FIXED_LIMIT] * 7
