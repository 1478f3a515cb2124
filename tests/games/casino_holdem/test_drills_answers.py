"""What the single drills ask and how they judge: the rules of docs/drills.md, one by one."""

import random
from collections import Counter
from fractions import Fraction

import pytest

from trainer.cards import RANK_VALUE, cards
from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.drills.read import announced, rightly_announced
from trainer.games.casino_holdem.round import Box, Round
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import PutLine, StakeScene, SumScene, TableScene
from trainer.games.casino_holdem.settlement import Bet, Result, settle
from trainer.games.casino_holdem.slips import answer_of
from trainer.games.casino_holdem.tags import Tag
from trainer.hands import best
from trainer.odds import Odds
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import (
    NATURAL,
    Answer,
    Ask,
    Choice,
    Kind,
    Loses,
    Mark,
    Number,
    Pays,
    Picked,
    Posed,
    Pushes,
    Ranks,
    Told,
)

STANDARD: Rules = load_book(shipped_paytables()).games["casino_holdem"].variants["standard"].rules


def house(**switches: object) -> Rules:
    return Rules.model_validate(STANDARD.model_dump() | switches)


def pose(drill: str, skill: str = NATURAL, seed: int = 1, level: int = 2, rules: Rules = STANDARD) -> Posed:
    return DRILLS[drill].pose(rules, skill, level, random.Random(seed))


def judge(drill: str, posed: Posed, rules: Rules = STANDARD, **given: Answer) -> dict[str, Mark]:
    return {mark.ask.key: mark for mark in DRILLS[drill].grade(posed, rules, given)}


def table(
    board: str, dealer: str, own: str, *asks: Ask, ante: int = 10, bonus: int = 0, call: bool = True
) -> Posed:
    round_ = Round(cards(board), cards(dealer), (Box(cards(own), ante, bonus, call),))
    return Posed(TableScene(round_), asks, ())


# The boxes that are paid.


def test_bonus_is_asked_on_the_flop_with_the_dealer_face_down() -> None:
    scene = pose("bonus_payout", Tag.BONUS_FLUSH).scene
    assert (scene.street, scene.dealer_shown) == ("flop", False)


def test_a_bonus_trap_of_the_turn_and_river_shows_the_whole_board() -> None:
    assert pose("bonus_payout", Tag.BONUS_LATE_FLUSH).scene.street == "river"


def test_one_box_asks_for_ante_call_and_bonus_with_their_stakes() -> None:
    posed = pose("one_box", Tag.BONUS_FLUSH)
    seat = posed.scene.seat
    assert [(ask.key, ask.stake) for ask in posed.asks] == [
        ("ante", seat.ante),
        ("call", 2 * seat.ante),
        ("bonus", seat.bonus),
    ]


def test_one_box_asks_for_no_call_on_a_fold_and_no_bonus_without_one() -> None:
    assert [ask.key for ask in pose("one_box", Tag.FOLD_WITHOUT_BONUS).asks] == ["ante"]
    assert [ask.key for ask in pose("one_box", Tag.FOLD_WINNING_BONUS).asks] == ["ante", "bonus"]


def test_one_box_is_graded_line_by_line() -> None:
    posed = table(
        "9cAsKd9d6c", "3d4s", "9sAh",
        *(Ask(bet.value, Kind.BET) for bet in Bet), ante=25, bonus=35,
    )  # fmt: skip
    marks = judge("one_box", posed, ante=Pays(75), call=Pays(25), bonus=Pays(280))
    assert {key: mark.right for key, mark in marks.items()} == {"ante": True, "call": False, "bonus": False}
    assert marks["call"].slips[0].code == "slip.call_paid_one_ante"
    assert marks["bonus"].slips[0].code == "slip.stake_counted_in"
    assert marks["bonus"].expected == Pays(245)


TOTAL = Ask("total", Kind.NUMBER, signed=True)


def test_box_total_is_the_profit_less_the_lost_stakes() -> None:
    posed = table("3c9dJsKh6c", "3dAs", "Qc2d", TOTAL, ante=10, bonus=5)
    mark = judge("box_total", posed, total=Number(5))["total"]
    assert mark.right
    assert [line.net for line in mark.why.facts["lines"]] == [10, 0, -5]


def test_box_total_of_a_lost_box_is_negative() -> None:
    posed = table("4c9dJsKh6c", "4dAs", "Qc2d", TOTAL, ante=10)
    mark = judge("box_total", posed, total=Number(30))["total"]
    assert mark.expected == Number(-30)
    assert mark.slips[0].code == "slip.sign_swapped"


# Hands that are read.


@pytest.mark.parametrize(
    ("hand", "least"),
    [
        ("AhKcQd9s2c", "A"),
        ("JhJcKdQs2h", "J K"),
        ("AhAc6d6sQh", "A 6 Q"),
        ("7h7c7dKsQh", "7 K"),
        ("9h8c7d6s5h", "9"),
        ("5h4c3d2sAh", "5"),
        ("KhTh8h4h2h", "K"),
        ("AhAcAd6s6h", "A 6"),
        ("6h6c6d6sAh", "6 A"),
        ("9h8h7h6h5h", "9"),
        ("AhKhQhJhTh", "A"),
    ],
)
def test_the_least_that_is_announced(hand: str, least: str) -> None:
    found = best(cards(hand))
    assert announced(found) == ranks(least)
    assert rightly_announced(found, announced(found))
    assert not rightly_announced(found, announced(found)[:-1])


def ranks(text: str) -> tuple[int, ...]:
    return tuple(RANK_VALUE[letter] for letter in text.split())


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("JhJcKdQs2h", "J K Q"),
        ("JhJcKdQs2h", "J K Q 2"),
        ("JhJcKdQs2h", "J J K Q 2"),
        ("AhAc6d6sQh", "A A 6 6 Q"),
        ("KhTh8h4h2h", "K T 8"),
        ("AhAcAd6s6h", "A A A 6 6"),
        ("5h4c3d2sAh", "5 4 3 2 A"),
        ("5h4c3d2sAh", "A 2 3 4 5"),
        ("9h8c7d6s5h", "5 6 7 8 9"),
    ],
)
def test_more_may_be_announced_in_its_order(hand: str, said: str) -> None:
    assert rightly_announced(best(cards(hand)), ranks(said))


@pytest.mark.parametrize(
    ("hand", "said"),
    [
        ("JhJcKdQs2h", "J Q"),
        ("JhJcKdQs2h", "J K 2"),
        ("AhAc6d6sQh", "6 A Q"),
        ("AhAcAd6s6h", "6 A"),
        ("5h4c3d2sAh", "A"),
        ("9h8c7d6s5h", "5"),
        ("9h8c7d6s5h", "5 6 7"),
        ("KhTh8h4h2h", "K T 8 4 2 A"),
    ],
)
def test_the_wrong_ranks_or_the_wrong_order_are_wrong(hand: str, said: str) -> None:
    assert not rightly_announced(best(cards(hand)), ranks(said))


def reading(board: str, own: str) -> Posed:
    return table(
        board, "2s2d", own,
        Ask("category", Kind.CHOICE), Ask("ranks", Kind.RANKS), Ask("five", Kind.CARDS),
    )  # fmt: skip


def test_every_equal_five_is_right() -> None:
    posed = reading("7c7d7h7sKc", "KdKh")
    for king in ("Kc", "Kd", "Kh"):
        assert judge("read_hand", posed, five=Picked(frozenset(cards("7c7d7h7s" + king))))["five"].right
    assert not judge("read_hand", posed, five=Picked(frozenset(cards("7c7dKcKdKh"))))["five"].right


def test_two_pair_on_the_board_may_be_read_with_either_card_of_the_kicker() -> None:
    posed = reading("AcAdKsKhQc", "QdJs")
    for queen in ("Qc", "Qd"):
        assert judge("read_hand", posed, five=Picked(frozenset(cards("AcAdKsKh" + queen))))["five"].right
    assert not judge("read_hand", posed, five=Picked(frozenset(cards("AcAdKsKhJs"))))["five"].right


def test_a_flush_overlooked_is_named() -> None:
    mark = judge("read_hand", reading("2h7hQhQcJd", "AhKh"), category=Choice("one_pair"))["category"]
    assert mark.expected == Choice("flush")
    assert mark.slips[0].code == "slip.flush_missed"


def test_full_house_said_backwards_is_named() -> None:
    mark = judge("read_hand", reading("AcAdKsKh9c", "As8d"), ranks=Ranks((13, 14)))["ranks"]
    assert mark.expected == Ranks((14, 13))
    assert [slip.code for slip in mark.slips] == ["slip.order_swapped"]


GAME = Ask("game", Kind.CHOICE, options=("qualifies", "does_not_qualify"))


def test_pair_of_threes_with_ace_kicker_is_no_game() -> None:
    mark = judge("dealer_game", table("3c9dJsKh6c", "3dAs", "Qc2d", GAME), game=Choice("qualifies"))["game"]
    assert mark.expected == Choice("does_not_qualify")
    assert [slip.code for slip in mark.slips] == ["slip.twos_or_threes_play"]


def test_pair_of_fours_is_a_game() -> None:
    posed = table("4c9dJsKh6c", "4dAs", "Qc2d", GAME)
    mark = judge("dealer_game", posed, game=Choice("does_not_qualify"))["game"]
    assert mark.expected == Choice("qualifies")
    assert [slip.code for slip in mark.slips] == ["slip.fours_do_not_play"]


def test_where_any_hand_plays_a_high_card_is_a_game() -> None:
    rules = house(qualifier="any_hand")
    posed = table("3c9dJsKh6c", "2dAs", "Qc4d", GAME)
    assert judge("dealer_game", posed, rules)["game"].expected == Choice("qualifies")


WINNER = Ask("winner", Kind.CHOICE, options=("player_wins", "tie", "dealer_wins"))


def test_who_wins_compares_hands_though_the_dealer_has_no_game() -> None:
    mark = judge("who_wins", table("3c9dJsKh6c", "3dAs", "Qc2d", WINNER))["winner"]
    assert mark.expected == Choice("dealer_wins")
    assert mark.why.facts["dealer_qualifies"] is False


def test_who_wins_names_the_kicker_that_was_overlooked_and_the_ranks_that_decide() -> None:
    posed = table("Jc9d5s3h2c", "JdTs", "JhQs", WINNER)
    mark = judge("who_wins", posed, winner=Choice("tie"))["winner"]
    assert mark.expected == Choice("player_wins")
    assert [slip.code for slip in mark.slips] == ["slip.kicker_ignored"]
    assert mark.why.facts["decides"] == (12, 10)


def test_both_playing_the_board_is_a_tie() -> None:
    posed = table("AcKdQsJhTc", "2d3s", "4h5h", WINNER)
    assert judge("who_wins", posed)["winner"].expected == Choice("tie")


def test_only_hands_that_have_called_are_read() -> None:
    for drill in ("read_hand", "who_wins", "dealer_game"):
        assert all(pose(drill, seed=seed).scene.seat.call for seed in range(30))


# What is known by heart.


def test_paytable_asks_for_every_printed_row() -> None:
    posed = pose("paytable", "paytable.ante")
    assert [ask.key for ask in posed.asks] == [
        "royal_flush", "straight_flush", "four_of_a_kind", "full_house", "flush", "straight_or_lower",
    ]  # fmt: skip
    marks = judge("paytable", posed, flush=Told(Fraction(20)))
    assert marks["flush"].expected == Told(Fraction(2))
    assert marks["flush"].slips[0].code == "slip.wrong_table"


def test_multiply_forwards_and_backwards() -> None:
    seven = Odds.to_one(7)
    forwards = Posed(SumScene(seven, stake=35), (Ask("payout", Kind.NUMBER),), ())
    backwards = Posed(SumScene(seven, amount=245), (Ask("stake", Kind.NUMBER),), ())
    assert judge("multiply", forwards)["payout"].expected == Number(245)
    assert judge("multiply", backwards)["stake"].expected == Number(35)


@pytest.mark.parametrize(
    ("skill", "multipliers"),
    [
        ("multiply.small", {2, 3}),
        ("multiply.x7_x8", {7, 8}),
        ("multiply.tens", {10, 20, 30, 40, 50, 100}),
        ("multiply.keys", {12, 17, 25, 49}),
    ],
)
def test_multipliers_are_those_of_the_house(skill: str, multipliers: set[int]) -> None:
    ante = dict(zip(STANDARD.ante.by_category, (49, 25, 17, 12, 3, 2, 1, 1, 1, 1), strict=True))
    bonus = dict(zip(STANDARD.bonus.by_row, (100, 50, 40, 30, 20, 10, 8, 7, 7), strict=True))
    rules = house(
        ante={row: f"{n} to 1" for row, n in ante.items()},
        bonus={row: f"{n} to 1" for row, n in bonus.items()},
    )
    met = {pose("multiply", skill, seed, rules=rules).scene.odds.profit for seed in range(80)}
    assert met == multipliers


CHECK = Ask("right", Kind.CHOICE, options=("yes", "no"))


def test_call_on_eighty_five_is_one_hundred_and_seventy() -> None:
    posed = Posed(StakeScene(85), (Ask("call", Kind.NUMBER),), ())
    assert judge("the_call", posed)["call"].expected == Number(170)
    assert judge("the_call", posed, house(call_multiple=3))["call"].expected == Number(255)


def test_a_call_of_once_the_ante_is_not_right() -> None:
    mark = judge("the_call", Posed(StakeScene(85, 85), (CHECK,), ()), right=Choice("yes"))["right"]
    assert mark.expected == Choice("no")
    assert [slip.code for slip in mark.slips] == ["slip.call_one_ante"]


def test_a_wrong_call_looks_like_a_right_one() -> None:
    """Beside 85 in reds: 85, 165, 175 or 255."""
    rules = house(ante_min=85, ante_max=85)
    met = {pose("the_call", "call.check", seed, rules=rules).scene.call for seed in range(60)}
    assert met == {170, 85, 165, 175, 255}


WITHIN = Ask("within", Kind.CHOICE, options=("yes", "no"))


@pytest.mark.parametrize(
    ("ante", "answer", "reason"),
    [
        (24, "no", "below_minimum"),
        (25, "yes", "within_limits"),
        (500, "yes", "within_limits"),
        (501, "no", "above_maximum"),
    ],
)
def test_a_limit_itself_is_allowed(ante: int, answer: str, reason: str) -> None:
    posed = Posed(StakeScene(ante, limits={"ante_min": 25, "ante_max": 500}), (WITHIN,), ())
    mark = judge("the_call", posed)["within"]
    assert mark.expected == Choice(answer)
    assert mark.why.reason == f"reason.{reason}"


def test_limits_asked_about_are_those_the_house_states() -> None:
    rules = house(ante_min=25, ante_max=500)
    assert pose("the_call", "call.limits", rules=rules).scene.limits == {"ante_min": 25, "ante_max": 500}


@pytest.mark.parametrize("skill", ["call.check", "call.limits"])
def test_yes_and_no_are_about_as_frequent(skill: str) -> None:
    """Neither answer is worth guessing."""
    ((key, _),) = judge("the_call", pose("the_call", skill)).items()
    said = Counter(judge("the_call", pose("the_call", skill, seed))[key].expected for seed in range(200))
    assert min(said[Choice("yes")], said[Choice("no")]) > 60


# The settled box that may be wrong.


def test_at_most_one_line_is_wrong_and_it_is_the_answer() -> None:
    answers: Counter[str] = Counter()
    for seed in range(120):
        posed = pose("find_mistake", Tag.BONUS_TWO_PAIR, seed)
        scene = posed.scene
        right = {line.bet: answer_of(line) for line in settle(scene.round, STANDARD).boxes[0].lines}
        wrong = [put.bet.value for put in scene.lines if shown(put) != right[put.bet]]
        mark = judge("find_mistake", posed)["wrong"]
        assert mark.expected == Choice(*(wrong or ["none"]))
        answers.update([mark.expected.option])
        if wrong:
            assert mark.why.facts["slips"]
    assert set(answers) == {"none", "ante", "call", "bonus"}
    assert max(answers.values()) < 60


def shown(put: PutLine) -> Answer:
    if put.result is Result.PAYS:
        return Pays(put.amount)
    return Loses() if put.result is Result.LOSES else Pushes()


def test_a_wrong_line_is_explained_by_the_right_one() -> None:
    posed = table("9cAsKd9d6c", "3d4s", "9sAh", ante=25, bonus=35)
    put = (
        PutLine(Bet.ANTE, 25, Result.PAYS, 75),
        PutLine(Bet.CALL, 50, Result.PAYS, 50),
        PutLine(Bet.BONUS, 35, Result.PAYS, 280),
    )
    scene = TableScene(posed.scene.round, lines=put)
    ask = Ask("wrong", Kind.CHOICE, options=("none", "ante", "call", "bonus"))
    mark = judge("find_mistake", Posed(scene, (ask,), ()), wrong=Choice("none"))["wrong"]
    assert mark.expected == Choice("bonus")
    assert mark.slips[0].code == "slip.stake_counted_in"
    assert mark.why.reason == "reason.bonus_hand"
    assert mark.why.facts["line"].amount == 245
    assert mark.why.facts["slips"][0].value == "slip.stake_counted_in"
