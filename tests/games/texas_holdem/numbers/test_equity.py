"""Equity: published counts, every deal counted by another way, samples within their error."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import combinations

import pytest

from trainer.cards import DECK, Card, CardError, cards, draw
from trainer.games.texas_holdem.numbers.equity import EquityError, Hole, equity, sampled
from trainer.hands import best


def holes(*written: str) -> list[Hole]:
    return [() if hand == "random" else cards(hand) for hand in written]


def counted_one_by_one(hands: list[Hole], board: tuple[Card, ...]) -> list[tuple[int, int, Fraction]]:
    """Wins, ties and shares over every deal, read hand by hand; random hands last, at most two."""
    known = [hole for hole in hands if hole]
    blank = len(hands) - len(known)
    seen = {*board, *(card for hole in known for card in hole)}
    live = [card for card in DECK if card not in seen]
    found = [[0, 0, Fraction()] for _ in hands]
    for come in combinations(live, 5 - len(board)):
        whole = (*board, *come)
        fixed = [best((*hole, *whole)).strength for hole in known]
        others = [
            (frozenset(hole), best((*hole, *whole)).strength)
            for hole in combinations([card for card in live if card not in come], 2)
            if blank
        ]
        if blank == 0:
            deals = [()]
        elif blank == 1:
            deals = [(worth,) for _, worth in others]
        else:
            deals = [(a, b) for first, a in others for second, b in others if not first & second]
        for rest in deals:
            worths = [*fixed, *rest]
            top = max(worths)
            among = worths.count(top)
            for at, worth in enumerate(worths):
                if worth == top:
                    found[at][0 if among == 1 else 1] += 1
                    found[at][2] += Fraction(1, among) if among > 1 else 0
    return [(win, tie, share) for win, tie, share in found]


@pytest.mark.parametrize(
    ("first", "second", "win", "tie", "lose"),
    [
        # the first three also in pokerstove's issue 45, Q♦T♦ in its issue 16
        ("AsAh", "KdKc", 1_388_072, 6_538, 317_694),
        ("AsAh", "KsKc", 1_399_204, 7_923, 305_177),
        ("AsAh", "KsKh", 1_410_336, 9_308, 292_660),
        ("AsKs", "QhQd", 787_966, 6_732, 917_606),
        ("AsKh", "QdQc", 730_541, 5_854, 975_909),
        ("AsKh", "2d2c", 799_119, 9_946, 903_239),
        ("AsKs", "2d2c", 852_207, 10_775, 849_322),
        ("JsTs", "2d2c", 912_248, 24_087, 775_969),
        ("AsKh", "AdQc", 1_228_082, 78_598, 405_624),
        ("AsKh", "QdJc", 1_097_621, 6_652, 608_031),
        ("KsKh", "AdKd", 1_121_238, 14_122, 576_944),
        ("QsQh", "JdJc", 1_388_618, 6_148, 317_538),
        ("AsAh", "7d2c", 1_493_820, 6_236, 212_248),
        ("3d3c", "2s2h", 1_323_334, 84_546, 304_424),
        ("AsAh", "AcAd", 37_210, 1_637_884, 37_210),
        ("QdTd", "Jc5c", 1_096_118, 15_802, 600_384),
    ],
)
def test_two_hands_before_the_flop(first: str, second: str, win: int, tie: int, lose: int) -> None:
    found = equity(holes(first, second))
    one, two = found.hands
    assert (found.exact, found.deals) == (True, 1_712_304)
    assert (one.win, one.tie, two.win, two.tie) == (win, tie, lose, tie)
    assert one.share == two.share == Fraction(tie, 2)
    assert one.equity == Fraction(2 * win + tie, 2 * found.deals)


def test_three_hands_before_the_flop() -> None:
    found = equity(holes("AsAh", "KdKc", "QsQh"))
    assert found.deals == 1_370_754
    assert [hand.win for hand in found.hands] == [909_810, 256_920, 198_576]
    assert [hand.tie for hand in found.hands] == [5_448] * 3
    assert [hand.share for hand in found.hands] == [Fraction(5_448, 3)] * 3
    assert [round(float(hand.equity) * 100, 2) for hand in found.hands] == [66.51, 18.88, 14.62]
    found = equity(holes("AsKs", "QdQh", "7c7h"))
    assert [hand.win for hand in found.hands] == [533_482, 583_049, 251_560]
    assert {hand.tie for hand in found.hands} == {2_663}


@pytest.mark.parametrize(
    ("hands", "board", "wins"),
    [(("AsAh", "7h6h"), "8h5h2c", [469, 521]), (("AsKd", "9h9c"), "Kh8c3d", [903, 87])],
)
def test_two_hands_on_a_flop(hands: tuple[str, str], board: str, wins: list[int]) -> None:
    found = equity(holes(*hands), cards(board))
    assert found.deals == 990
    assert [hand.win for hand in found.hands] == wins


@pytest.mark.parametrize(
    ("hand", "win", "equity_"),
    # wizardofodds.com, two players; jazbo.com for the equity
    [
        ("AsAh", 0.849319, 0.8520371),
        ("KsKh", 0.821173, 0.8239569),
        ("AsKs", None, 0.6704463),
        ("Qs7s", None, 0.5430),
    ],
)
def test_one_hand_against_a_random_one(hand: str, win: float | None, equity_: float) -> None:
    found = equity(holes(hand, "random"))
    assert (found.exact, found.deals) == (True, 2_097_572_400)
    assert float(found.hands[0].equity) == pytest.approx(equity_, abs=5e-5)
    if win:
        assert found.hands[0].win / found.deals == pytest.approx(win, abs=5e-7)
    assert sum(hand.equity for hand in found.hands) == 1


def test_a_random_hand_against_a_random_one() -> None:
    found = equity([(), ()])
    assert (found.exact, found.deals) == (True, 2_781_381_002_400)
    assert [hand.equity for hand in found.hands] == [Fraction(1, 2)] * 2
    assert found.hands[0].win * 2 + found.hands[0].tie == found.deals


@pytest.mark.parametrize("number", [2, 3, 6, 10])
@pytest.mark.parametrize("length", [3, 4, 5])
def test_known_hands_on_any_board_as_counted_one_by_one(number: int, length: int) -> None:
    dealt = draw(random.Random(10 * number + length), 2 * number + length)
    board, rest = tuple(dealt[:length]), dealt[length:]
    hands = [tuple(rest[at : at + 2]) for at in range(0, 2 * number, 2)]
    found = equity(hands, board)
    assert [(hand.win, hand.tie, hand.share) for hand in found.hands] == counted_one_by_one(hands, board)


@pytest.mark.parametrize(
    ("hands", "board"),
    [
        (("Ah9h", "random"), "Kh7h2c3s6d"),
        (("Ah9h", "Td8s", "random"), "KhQhJh3sTs"),
        (("2c3d", "4c5d", "6c7d", "8s9s", "9d8d", "QcJd", "KcQd", "random", "random"), "2h3h4h5h9c"),
    ],
)
def test_random_hands_as_counted_one_by_one(hands: tuple[str, ...], board: str) -> None:
    found = equity(holes(*hands), cards(board))
    expected = counted_one_by_one(holes(*hands), cards(board))
    assert found.exact
    assert [(hand.win, hand.tie, hand.share) for hand in found.hands] == expected
    assert sum(hand.equity for hand in found.hands) == 1


def test_two_random_hands_on_the_board_they_play() -> None:
    found = equity([(), ()], cards("KhQhJhThAh"))
    assert found.deals == 1_081 * 990
    assert [(hand.win, hand.tie) for hand in found.hands] == [(0, found.deals)] * 2


def test_hands_are_answered_in_their_order() -> None:
    board = cards("8h5h2c")
    found = equity(holes("random", "AsAh"), board)
    turned = equity(holes("AsAh", "random"), board)
    assert found.hands == turned.hands[::-1]


def test_every_deal_is_shared_out_once() -> None:
    found = equity(holes("AsKh", "AdKc", "AhKs", "2c2d"))
    assert sum(hand.win + hand.share for hand in found.hands) == found.deals
    assert sum(hand.equity for hand in found.hands) == 1


@pytest.mark.parametrize(
    ("hands", "board"),
    [(("AsKs", "QdQh", "7c7h"), ""), (("AsAh", "random"), ""), (("AsAh", "random"), "8h5h2c")],
)
def test_samples_are_within_their_error(hands: tuple[str, ...], board: str) -> None:
    exact, guess = equity(holes(*hands), cards(board)), sampled(holes(*hands), cards(board), 100_000, seed=5)
    assert (exact.exact, guess.exact, guess.deals) == (True, False, 100_000)
    for true, found in zip(exact.hands, guess.hands, strict=True):
        assert found.standard_error is not None
        assert 0.0005 < found.standard_error < 0.0016
        assert abs(found.equity - true.equity) < 4 * found.standard_error


def test_what_is_too_much_to_count_is_sampled_the_same_for_the_same_seed() -> None:
    hands = holes("AsAh", *["random"] * 9)
    found = equity(hands, samples=20_000, seed=3)
    assert (found.exact, found.deals) == (False, 20_000)
    assert found == equity(hands, samples=20_000, seed=3)
    assert found != equity(hands, samples=20_000, seed=4)
    assert sum(hand.win + hand.share for hand in found.hands) == 20_000


def test_a_sample_is_dealt_the_same_for_ever() -> None:
    found = sampled(holes("AsAh", "random", "random"), samples=1_000, seed=1)
    assert [(hand.win, hand.tie) for hand in found.hands] == [(738, 10), (131, 9), (121, 7)]


def test_a_standard_error_says_how_far_samples_lie_apart() -> None:
    hands = holes("AsKs", "random", "random")
    guesses = [sampled(hands, samples=2_000, seed=seed).hands[0] for seed in range(60)]
    mean = sum(float(guess.equity) for guess in guesses) / 60
    spread = (sum((float(guess.equity) - mean) ** 2 for guess in guesses) / 59) ** 0.5
    assert guesses[0].standard_error == pytest.approx(spread, rel=0.4)


@pytest.mark.parametrize(
    ("hands", "board", "says"),
    [
        (["AsAh"], "", "two to 10 hands are compared, not 1"),
        (["random"] * 11, "", "not 11"),
        (["AsAhKd", "random"], "", "hand 1 has 3 cards"),
        (["AsAh", "Kd"], "", "hand 2 has 1 cards"),
        (["AsAh", "random"], "2c3c", "the board has 2 cards"),
    ],
)
def test_what_cannot_be_dealt(hands: list[str], board: str, says: str) -> None:
    with pytest.raises(EquityError, match=says):
        equity(holes(*hands), cards(board))


def test_a_card_is_there_once() -> None:
    with pytest.raises(CardError, match="As is there twice"):
        equity(holes("AsAh", "AsKd"))
    with pytest.raises(CardError, match="Kd is there twice"):
        equity(holes("AsAh", "QsKd"), cards("Kd2c3c"))


@pytest.mark.parametrize("samples", [0, -5, 20_000_001])
def test_samples_have_bounds(samples: int) -> None:
    with pytest.raises(EquityError, match="samples"):
        equity([(), (), ()], samples=samples)


def of_ranges(first: list[Hole], second: list[Hole]) -> tuple[float, float]:
    """How often a hand of the first range wins alone, and its equity, in percent."""
    found = [equity([a, b]) for a in first for b in second if not set(a) & set(b)]
    win = sum(Fraction(each.hands[0].win, each.deals) for each in found) / len(found)
    return float(win) * 100, float(sum(each.hands[0].equity for each in found) / len(found)) * 100


def pairs_from(ranks: str) -> list[Hole]:
    return [pair for rank in ranks for pair in combinations(cards(f"{rank}s{rank}h{rank}d{rank}c"), 2)]


def test_a_hand_against_a_range() -> None:
    # pokerstove, issue 17
    win, share = of_ranges(holes("QhQs"), pairs_from("TJQKA"))
    assert (round(win, 4), round(share, 4)) == (47.8896, 50.0125)


@pytest.mark.exhaustive
def test_a_range_against_a_range() -> None:
    # pokerstove, issue 18
    _, share = of_ranges(pairs_from("QKA"), pairs_from("TJQKA"))
    assert round(share, 4) == 65.0483


def test_four_pairs_before_the_flop() -> None:
    found = equity(holes("AsAh", "KsKd", "QhQc", "JdJc"))
    assert found.deals == 1_086_008
    assert [hand.win for hand in found.hands] == [592_238, 191_847, 162_537, 134_963]
    assert {hand.tie for hand in found.hands} == {4_423}
