"""What a dealt box shows, on hands written down one by one."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterable

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, SUITS, Card, cards, shuffled
from trainer.games.casino_holdem import tags
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Outcome, Result, settle
from trainer.games.casino_holdem.tags import Tag
from trainer.quiz import NATURAL

House = Callable[..., Rules]


def laid(hand: str, *, bonus: int = 0, call: bool = True) -> Round:
    """`own | flop turn river | dealer` as a round of one box."""
    own, board, dealer = (cards(part.replace(" ", "")) for part in hand.split("|"))
    return Round(board, dealer, (Box(own, 10, bonus, call),))


CALLED = {
    Tag.ANTE_ROYAL_FLUSH: "AsKs | QsJsTs 3c7h | 9d9h",
    Tag.ANTE_STRAIGHT_FLUSH: "9h8h | 7h6h2c 5hKd | KcKs",
    Tag.ANTE_FOUR_OF_A_KIND: "7c7d | 7h2s9c Kc7s | AhAd",
    Tag.ANTE_FULL_HOUSE: "Kd5d | AsAdKh Ks2c | QsQc",
    Tag.ANTE_FLUSH: "KhTh | 7h4h2c JhQd | AsAd",
    Tag.ANTE_STRAIGHT: "9c8d | 7h6sTc Kd2c | AsQd",
    Tag.ANTE_THREE_OF_A_KIND: "8c8d | 8h2sKc JdTs | KdQs",
    Tag.ANTE_TWO_PAIR: "8d2c | 3c3d8s QhKc | AcJd",
    Tag.ANTE_ONE_PAIR: "AcKd | 5c5s2d Qh7c | Jh9d",
    Tag.ANTE_HIGH_CARD: "Qd4s | 2c7d9s JhKc | Ac3d",
    Tag.QUALIFY_HIGH_CARD: "KsKh | 2c9dJs 4h8c | 7d6c",
    Tag.QUALIFY_PAIR_BELOW: "9c2d | 3c9dJs Kh6c | 3d8s",
    Tag.QUALIFY_LOWER_PAIR: "9c3d | 2c9dJs Kh6c | 2d8s",
    Tag.QUALIFY_ACE_KICKER: "9c2d | 3c9dJs Kh6c | 3dAs",
    Tag.QUALIFY_LOW_BOARD_PAIR: "8d2c | 3c3d8s QhKc | AcJd",
    Tag.QUALIFY_EXACTLY: "9c2d | 4c9dJs Kh6c | 4dAs",
    Tag.QUALIFY_BOARD_PAIR: "AcKd | 5c5s2d Qh7c | Jh9d",
    Tag.QUALIFY_LOW_TRIPS: "Ks5s | 3c3d9s KhJc | 3h7d",
    Tag.QUALIFY_LOW_TWO_PAIR: "Ks5s | 3c2d9s KhJc | 3h2h",
    Tag.QUALIFY_PLAYER_BEHIND: "Qd4s | 2c7d9s JhKc | Ac3d",
    Tag.QUALIFY_LEVEL: "4d3s | 7c9dJs QhAc | 5c3d",
    Tag.TIE_BOARD: "9h9d | TcJdQs KhAc | 2d3d",
    Tag.TIE_STRAIGHT: "9h2d | 8c7dTs Jh2c | 9d3d",
    Tag.TIE_KICKER: "Ah2d | 8c8dTs Jh7c | Ad3d",
    Tag.TIE_KICKER_UNPLAYED: "Ah2d | AcKdTs Jh7c | Ad3d",
    Tag.SHOWDOWN_PLAYER_WINS: "Kh2d | Kc8dTs Jh7c | Jd3d",
    Tag.SHOWDOWN_DEALER_WINS: "Jd3d | Kc8dTs Jh7c | Kh2d",
    Tag.SHOWDOWN_KICKER: "KhQd | Kc8dTs Jh7c | Kd3d",
    Tag.SHOWDOWN_SECOND_KICKER: "Qd3d | 8c8dAs Jh7c | Kd2d",
    Tag.SHOWDOWN_HIGHER_PAIR: "KdQd | AcKc2s Qh7c | Ad2d",
    Tag.SHOWDOWN_STRAIGHTS: "QdKs | 8c9dTs Jh2c | 7d3d",
    Tag.SHOWDOWN_WHEEL: "6s9c | 2c3d4s 5hKc | Ah9d",
    Tag.SHOWDOWN_FLUSHES: "Kd2d | 8d9d3d Jh2c | Ad4d",
    Tag.SHOWDOWN_FULL_HOUSES: "8d2s | 8c8sJs Jh2c | JdKd",
    Tag.SHOWDOWN_BEATEN: "Kd2d | 8d9d3d Jh2c | Ad4d",
    Tag.READ_WHEEL: "Ah9d | 2c3d4s 5hKc | KsKd",
    Tag.READ_STEEL_WHEEL: "Ah2h | 3h4h5h 9s9d | KdKc",
    Tag.READ_NO_WRAP: "Ah2d | KcQd3s 8h9c | KsKd",
    Tag.READ_LONG_STRAIGHT: "6s5d | 7c8d9s Th2c | KsKd",
    Tag.READ_LONG_FLUSH: "6d4d | 7d9dKd 2dTh | KsKc",
    Tag.READ_STRAIGHT_AND_FLUSH: "6d4d | 7d9dTd 8h2c | KsKc",
    Tag.READ_FOUR_FLUSH_BOARD: "6s4h | 7d9dTd 2d2c | KsKc",
    Tag.READ_BROADWAY_ON_BOARD: "9h9d | TcJdQs KhAc | 2d3d",
    Tag.READ_QUADS_ON_BOARD: "KhQd | 8c8d8s 8h7c | Ad9d",
    Tag.READ_THREE_PAIRS: "KhQd | KcQs8s 8h7c | Ad9d",
    Tag.READ_COUNTERFEITED: "3s3d | 6cQcAd 6sAc | TdJs",
    Tag.READ_TWO_TRIPS: "KhQd | KcQsQh Ks7c | Ad9d",
}
STAKED = {
    Tag.BONUS_ROYAL_FLUSH: "AsKs | QsJsTs 3c7h | 9d9h",
    Tag.BONUS_STRAIGHT_FLUSH: "Ah2h | 3h4h5h 9s9d | KdKc",
    Tag.BONUS_FOUR_OF_A_KIND: "7c7d | 7h7s9c Kc2s | AhAd",
    Tag.BONUS_FULL_HOUSE: "7c7d | 7h9s9c Kc2s | AhAd",
    Tag.BONUS_FLUSH: "7c2c | 4cTc9c Kh2s | AhAd",
    Tag.BONUS_STRAIGHT: "9c8d | 7h6sTc Kd2c | AsQd",
    Tag.BONUS_THREE_OF_A_KIND: "7c7d | 7h2s9c Kc7s | AhAd",
    Tag.BONUS_TWO_PAIR: "8d2c | 2d3d8s QhKc | AcJd",
    Tag.BONUS_PAIR_OF_ACES: "AhAd | 2c7d9s Jh3c | KsQd",
    Tag.BONUS_KINGS: "KsKh | 2c9dJs 4h8c | 7d6c",
    Tag.BONUS_ACES_ON_BOARD: "7h2c | AsAdKc Ks4c | QsQc",
    Tag.BONUS_LATE_ACES: "Ah2c | 7s9dKc As4c | QsQc",
    Tag.BONUS_LATE_TWO_PAIR: "7h2c | 7s9dKc 2s4c | QsQc",
    Tag.BONUS_LATE_STRAIGHT: "7h8c | 6s9dKc Ts4c | QsQc",
    Tag.BONUS_LATE_FLUSH: "7h8h | 6h9dKh 2h4c | QsQc",
    Tag.BONUS_TWO_HANDS: "Kd5d | AsAdKh Ks2c | QsQc",
}
FOLDED = {
    Tag.FOLD_WITHOUT_BONUS: ("7h2c | KsAdKc Ts4c | QsQc", 0),
    Tag.FOLD_LOSING_BONUS: ("Kd4c | KsJh6d 2c2h | 9h9c", 5),
    Tag.FOLD_WINNING_BONUS: ("7h2c | AsAdKc Ks4c | QsQc", 5),
    Tag.FOLD_BEST_HAND: ("7h2c | Ks9dTc 7s4c | Qs3c", 0),
}
EXAMPLES = [
    *((tag, laid(hand)) for tag, hand in CALLED.items()),
    *((tag, laid(hand, bonus=5)) for tag, hand in STAKED.items()),
    *((tag, laid(hand, bonus=bonus, call=False)) for tag, (hand, bonus) in FOLDED.items()),
]


def test_every_skill_has_its_example() -> None:
    assert [tag for tag, _ in EXAMPLES if tag not in Tag] == []
    assert sorted(tag for tag, _ in EXAMPLES) == sorted(Tag)


@pytest.mark.parametrize(("tag", "round_"), EXAMPLES, ids=[tag for tag, _ in EXAMPLES])
def test_the_example_shows_its_skill(house: House, tag: Tag, round_: Round) -> None:
    assert tag in tags.of(round_, 0, house())
    assert tags.shows(tag, round_, 0, house())


MISSED = [
    (Tag.ANTE_FLUSH, "a beaten flush is not paid", laid("Kd2d | 8d9d3d Jh2c | Ad4d")),
    (Tag.ANTE_HIGH_CARD, "the dealer has a game", laid("Qd4s | 2c7d9s JhKc | Kd3d")),
    (Tag.BONUS_FLUSH, "no bonus is staked", laid("7c2c | 4cTc9c Kh2s | AhAd")),
    (Tag.BONUS_FLUSH, "the flush comes on the turn", laid("7c2c | 4cTcKh 9c2s | AhAd", bonus=5)),
    (Tag.BONUS_PAIR_OF_ACES, "two pair with aces are two pair", laid("AhKd | AsKc2c 7d9h | QsQc", bonus=5)),
    (Tag.BONUS_LATE_ACES, "the aces win on the flop", laid("AhAd | 2c7d9s Jh3c | KsQd", bonus=5)),
    (Tag.BONUS_TWO_HANDS, "the ante is lost", laid("Kd5d | AsAdKh Ks2c | AcQc", bonus=5)),
    (Tag.QUALIFY_PAIR_BELOW, "twos are not threes", laid("9c3d | 2c9dJs Kh6c | 2d8s")),
    (Tag.QUALIFY_ACE_KICKER, "fours have a game", laid("9c2d | 4c9dJs Kh6c | 4dAs")),
    (Tag.QUALIFY_LOW_TRIPS, "fours are no low ones", laid("Ks5s | 4c4d9s KhJc | 4h7d")),
    (Tag.QUALIFY_LOW_TWO_PAIR, "fours and twos", laid("Ks5s | 4c2d9s KhJc | 4h2h")),
    (Tag.QUALIFY_BOARD_PAIR, "the dealer adds a pair", laid("AcKd | 5c5s2d Qh7c | Jh7d")),
    (
        Tag.QUALIFY_HIGH_CARD,
        "a folded box does not wait for the dealer",
        laid("9c8d | 2hTsJs 4h6c | QdKc", call=False),
    ),
    (Tag.TIE_BOARD, "without a game there is no tie", laid("4d3s | 7c9dJs QhAc | 5c3d")),
    (Tag.TIE_KICKER, "the kicker is the board's", laid("4h2d | 8c8dAs Jh7c | 5d3d")),
    (Tag.TIE_KICKER_UNPLAYED, "both second cards are the same", laid("Ah2d | AcKdTs Jh7c | Ad2h")),
    (Tag.SHOWDOWN_KICKER, "the pairs differ", laid("KhQd | Kc8dTs Jh7c | 8h9d")),
    (Tag.SHOWDOWN_SECOND_KICKER, "the first kicker decides", laid("Ad3d | 8c8dTs Jh7c | Kd2d")),
    (Tag.SHOWDOWN_HIGHER_PAIR, "both pairs are better", laid("AdQd | AcKc2s Qh7c | Kd2d")),
    (Tag.READ_WHEEL, "six high", laid("6h9d | 2c3d4s 5hKc | KsKd")),
    (Tag.READ_NO_WRAP, "a straight without the corner", laid("AhTd | KcQdJs 2h9c | KsKd")),
    (Tag.READ_LONG_STRAIGHT, "five in a row", laid("6s5d | 7c8d9s Kh2c | KsKd")),
    (Tag.READ_STRAIGHT_AND_FLUSH, "a straight flush", laid("6d4d | 7d5d8d 9h2c | KsKc")),
    (Tag.READ_FOUR_FLUSH_BOARD, "five of the suit", laid("6s4h | 7d9dTd 2dAd | KsKc")),
    (Tag.READ_COUNTERFEITED, "the own pair is the kicker", laid("QsQd | AcKcAd Ks2c | TdJs")),
    (Tag.FOLD_BEST_HAND, "the dealer is better", laid("7h2c | Ks9dTc 7s4c | QsQc", call=False)),
]


@pytest.mark.parametrize(("tag", "why", "round_"), MISSED, ids=[f"{tag}: {why}" for tag, why, _ in MISSED])
def test_what_only_looks_like_it_does_not_show_the_skill(
    house: House, tag: Tag, why: str, round_: Round
) -> None:
    assert tag not in tags.of(round_, 0, house())


def test_tags_of_the_dealers_game_follow_the_qualifier(house: House) -> None:
    fours = laid("9c2d | 4c9dJs Kh6c | 4dAs")
    assert Tag.QUALIFY_EXACTLY in tags.of(fours, 0, house())
    found = tags.of(fours, 0, house(qualifier="pair_of_fives"))
    assert {Tag.QUALIFY_PAIR_BELOW, Tag.QUALIFY_ACE_KICKER} <= found
    assert Tag.QUALIFY_LOWER_PAIR in tags.of(fours, 0, house(qualifier="pair_of_sixes"))


def test_a_bonus_forfeited_by_a_fold_is_not_paid_by_its_row(house: House) -> None:
    fold = laid("7h2c | AsAdKc Ks4c | QsQc", bonus=5, call=False)
    assert {Tag.FOLD_WINNING_BONUS, Tag.BONUS_PAIR_OF_ACES} <= tags.of(fold, 0, house())
    forfeited = tags.of(fold, 0, house(bonus_on_fold="forfeited"))
    assert Tag.FOLD_WINNING_BONUS in forfeited
    assert Tag.BONUS_PAIR_OF_ACES not in forfeited


@pytest.mark.parametrize("switch", ["even_money", "push"])
def test_no_row_pays_the_ante_without_a_game_where_the_house_does_not_pay_by_the_table(
    house: House, switch: str
) -> None:
    straight = laid("9c8d | 7h6sTc Kd2c | AsQd")
    assert Tag.ANTE_STRAIGHT not in tags.of(straight, 0, house(ante_no_game=switch))


def test_which_skills_a_house_rules_out(house: House) -> None:
    def ruled_out(**switches: object) -> set[str]:
        return {tag.value for tag in Tag if not tags.possible(tag, house(**switches))}

    assert ruled_out() == set()
    assert ruled_out(ante_no_game="push") == {"ante.high_card"}
    assert ruled_out(qualifier="pair_of_threes") == {"qualify.lower_pair", "qualify.low_two_pair"}
    assert ruled_out(qualifier="any_hand") == {t.value for t in tags.group("qualify")}
    assert tags.possible(NATURAL, house())
    with pytest.raises(ValueError, match="no_such"):
        tags.possible("no_such.skill", house())


def test_groups_come_in_teaching_order() -> None:
    groups = list(dict.fromkeys(tag.group for tag in Tag))
    assert groups == ["ante", "bonus", "qualify", "tie", "showdown", "read", "fold"]
    assert [tag for name in groups for tag in tags.group(name)] == list(Tag)
    assert tags.group("fold")[0] is Tag.FOLD_WITHOUT_BONUS


@st.composite
def rounds(draw: st.DrawFn) -> Round:
    found = shuffled(random.Random(draw(st.integers(0, 2**32))), DECK)[:9]
    if draw(st.booleans()):  # few ranks and suits, so that groups, straights and flushes are common
        small = [c for c in DECK if c[0] in "A2345K" and c[1] in "sh"]
        found = shuffled(random.Random(draw(st.integers(0, 2**32))), small)[:9]
    box = Box(tuple(found[7:]), 10, draw(st.sampled_from([0, 5])), draw(st.booleans()))
    return Round(tuple(found[:5]), tuple(found[5:7]), (box,))


@given(round_=rounds(), forfeited=st.booleans(), no_game=st.sampled_from(["table", "even_money", "push"]))
def test_tags_of_pay_agree_with_the_settlement(
    house: House, round_: Round, forfeited: bool, no_game: str
) -> None:
    rules = house(
        ante=(100, 20, 10, 8, 7, 6, 5, 4, 3, 2),
        bonus_on_fold="forfeited" if forfeited else "settled",
        ante_no_game=no_game,
    )
    found = tags.of(round_, 0, rules)
    (box,) = settle(round_, rules).boxes
    paid = {f"{line.bet}.{line.row}" for line in box.lines if line.row is not None}
    rows = {f"ante.{row}" for row, _ in rules.ante.rows} | {f"bonus.{row}" for row, _ in rules.bonus.rows}
    assert found & rows == paid
    bonus = box.line(Bet.BONUS)
    if found & {Tag.BONUS_KINGS, Tag.BONUS_LATE_ACES, Tag.BONUS_LATE_FLUSH, Tag.BONUS_LATE_STRAIGHT}:
        assert bonus is not None
        assert bonus.result is Result.LOSES
    by_group = {
        "qualify": {Outcome.DEALER_DOES_NOT_QUALIFY, Outcome.PLAYER_WINS, Outcome.TIE, Outcome.DEALER_WINS},
        "tie": {Outcome.TIE},
        "showdown": {Outcome.PLAYER_WINS, Outcome.DEALER_WINS},
        "fold": {Outcome.FOLD},
    }
    assert all(box.outcome in by_group[tag.group] for tag in found if tag.group in by_group)


@given(round_=rounds(), renamed=st.permutations(SUITS))
def test_renaming_suits_changes_no_tag(house: House, round_: Round, renamed: list[str]) -> None:
    def other(found: Iterable[Card]) -> tuple[Card, ...]:
        return tuple(Card(c[0] + renamed[SUITS.index(c[1])]) for c in found)

    (box,) = round_.boxes
    moved = Round(
        other(round_.board),
        other(round_.dealer),
        (Box(other(box.cards), box.ante, box.bonus, box.call),),
    )
    assert tags.of(moved, 0, house()) == tags.of(round_, 0, house())
