"""A revision is the hash of what a variant's rules are, not of how the file says it."""

import pytest

from trainer.games.casino_holdem.rules import Rules
from trainer.paths import shipped_paytables
from trainer.paytables import read_book

TEXT = """\
casino_holdem:
  ante_tables:
    one: {royal flush: 100 to 1, straight flush: 20 to 1, four of a kind: 10 to 1, full house: 3 to 1,
          flush: 2 to 1, straight or lower: 1 to 1}
    two: {royal flush: 50 to 1, straight flush: 20 to 1, four of a kind: 10 to 1, full house: 3 to 1,
          flush: 2 to 1, straight or lower: 1 to 1}
  bonus_tables:
    one: {flush or better: 25 to 1, straight to pair of aces: 7 to 1}
    two: {royal flush to pair of aces: 7 to 1}
  chip_sets:
    one: [{value: 1, colour: white, body: "#efece3", spots: "#2f5ea8"}]
    two: [{value: 1, colour: yellow, body: "#efece3", spots: "#2f5ea8"}]
  variants:
    v:
      name: {en: V}
      ante: one
      bonus: one
      chips: one
"""


def revision(text: str) -> str:
    return str(read_book(text, "t").games["casino_holdem"].variants["v"].revision)


SAME = [
    ("name: {en: V}", "name: {ar: ف, en: Another name}"),
    ("      ante: one\n", "\n      # the ante\n      ante: {is: one, by: unconfirmed, source: hearsay}\n"),
    ("    v:\n", "    other: {name: {en: O}, ante: two, bonus: two, chips: two}\n    v:\n"),
    ("flush or better: 25 to 1, straight to pair of aces: 7 to 1",
     "straight to pair_of_aces: 7 to 1, royal_flush to full house: 25 to 1, Flush: 25 to 1"),
    ("straight or lower: 1 to 1}\n    two",
     "straight: 1 to 1, three of a kind: 1 to 1, two pair: 1 to 1, one pair: 2 to 2, high card: 1 to 1}\n    two"),
    ("chips: one", "chips: one\n      boxes: 7\n      several_boxes: true\n      qualifier: Pair of fours"),
    ("      ante: one\n      bonus: one\n", "      bonus: one\n      ante: one\n"),
    ('body: "#efece3", spots: "#2f5ea8"}]\n    two', "spots: '#2F5EA8', body: '#EFECE3'}]\n    two"),
    ("\n", "\r\n"),
]  # fmt: skip


@pytest.mark.parametrize(("old", "new"), SAME, ids=[repr(new[:50]) for _, new in SAME])
def test_saying_the_same_in_other_words_leaves_the_revision(old: str, new: str) -> None:
    assert old in TEXT
    assert revision(TEXT.replace(old, new)) == revision(TEXT)


OTHER = {
    "ante": "two",
    "bonus": "two",
    "qualifier": "pair of fives",
    "ante_no_game": "push",
    "call_multiple": "3",
    "bonus_on_fold": "forfeited",
    "bonus_settled": "after flop",
    "boxes": "6",
    "several_boxes": "no",
    "ante_min": "5",
    "ante_max": "100",
    "bonus_min": "1",
    "bonus_max": "100",
    "max_payout_box": "10000",
    "max_payout_table": "50000",
    "max_payout_counts_bonus": "no",
    "smallest_chip": "5",
    "rounding": "up",
    "chips": "two",
    "floor_call_over": "5",
    "settle_order": "left to right",
    "losing_first": "yes",
    "burn_before_flop": "no",
    "burn_before_turn": "no",
    "turn_and_river": "apart",
    "folded_bonus_cards_kept": "no",
    "exposed_player_card": "play on",
    "exposed_house_card": "card replaced",
    "wrong_count_player": "hand void",
    "wrong_count_dealer": "put right",
    "forgotten_burn": "round void",
    "wrong_call": "stands",
    "over_limit": "bet void",
    "under_minimum": "made up",
    "late_bet": "next round",
    "dispute_after_clearing": "hand void",
    "wrong_payout": "difference put",
}


def test_the_list_of_changes_covers_every_switch() -> None:
    assert set(OTHER) == set(Rules.switch_fields())


@pytest.mark.parametrize("switch", OTHER)
def test_changing_any_switch_changes_the_revision(switch: str) -> None:
    text = "\n".join(line for line in TEXT.split("\n") if not line.startswith(f"      {switch}:"))
    assert revision(f"{text}      {switch}: {OTHER[switch]}\n") != revision(TEXT)


def test_a_row_written_for_one_keeps_how_it_is_written() -> None:
    text = TEXT.replace("straight to pair of aces: 7 to 1", "straight to pair of aces: 8 for 1")
    bonus = read_book(text, "t").games["casino_holdem"].variants["v"].rules.bonus
    assert (str(bonus.pair_of_aces), bonus.pair_of_aces.as_to) == ("8 for 1", "7 to 1")
    assert revision(text) != revision(TEXT)


@pytest.mark.parametrize("switch", ["settle_order", "losing_first"])
def test_not_to_know_the_order_of_settlement_is_a_revision_of_its_own(switch: str) -> None:
    """Such a house is not asked about the order: its questions are others."""
    unsure = f"{TEXT}      {switch}: {{by: unconfirmed}}\n"
    assert revision(unsure) != revision(TEXT)
    assert revision(unsure.replace("unconfirmed", "standard")) == revision(TEXT)


def test_revisions_are_those_of_this_file_for_ever() -> None:
    """Old addresses carry them: a change here breaks every printed one."""
    variants = read_book(shipped_paytables().read_bytes(), "p").games["casino_holdem"].variants
    assert {name: variants[name].revision for name in ("standard", "playtech", "aragon")} == {
        "standard": "0b876be6797c",
        "playtech": "81cf0061fcc0",
        "aragon": "7c1ac3691375",
    }
