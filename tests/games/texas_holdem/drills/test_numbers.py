"""Outs, pot odds, equities and deals: what is posed shows its skill, and right answers are those counted in another way."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from fractions import Fraction
from itertools import permutations

import pytest

from trainer.cards import RANK_VALUE, cards
from trainer.games.texas_holdem.drills import numbers
from trainer.games.texas_holdem.drills.numbers import deals, guesses
from trainer.games.texas_holdem.drills.numbers.codes import Reason, Slip
from trainer.games.texas_holdem.drills.numbers.drawing import TARGET
from trainer.games.texas_holdem.drills.numbers.tags import DealTag, GuessTag, OutsTag, PriceTag
from trainer.games.texas_holdem.numbers.equity import equity
from trainer.games.texas_holdem.numbers.outs import draw_to, outs_against
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import DealScene, HandScene
from trainer.hands import Category, best
from trainer.odds import Chance
from trainer.quiz import (
    LEVELS,
    NATURAL,
    Answer,
    Ask,
    Choice,
    Drill,
    Kind,
    Mark,
    Number,
    Posed,
    Told,
)

OUTS, ODDS, GUESS, DEAL = numbers.DRILLS
every_drill = pytest.mark.parametrize("drill", numbers.DRILLS, ids=lambda drill: drill.id)
SEEDS = 4


def posed(drill: Drill, rules: Rules, skill: str, seeds: int = SEEDS) -> Iterator[Posed]:
    for level in LEVELS:
        for seed in range(seeds):
            yield drill.pose(rules, skill, level, random.Random(f"{skill} {level} {seed}"))


def marks(drill: Drill, question: Posed, rules: Rules, **given: Answer) -> dict[str, Mark]:
    return {mark.ask.key: mark for mark in drill.grade(question, rules, given)}


def expected(drill: Drill, question: Posed, rules: Rules) -> dict[str, Answer]:
    return {key: mark.expected for key, mark in marks(drill, question, rules).items()}


def value(answer: Answer) -> int:
    assert isinstance(answer, Number)
    return answer.value


def slips(drill: Drill, question: Posed, rules: Rules, **given: Answer) -> list[str]:
    """The mistakes named for these answers."""
    return [slip.code for mark in marks(drill, question, rules, **given).values() for slip in mark.slips]


# ------------------------------------------------------------------ what every drill promises


@every_drill
def test_every_skill_is_posed_at_every_level_and_its_right_answers_are_right(
    drill: Drill, tournament: Rules
) -> None:
    for skill in (NATURAL, *drill.skills):
        for question in posed(drill, tournament, skill, seeds=2):
            right = expected(drill, question, tournament)
            found = marks(drill, question, tournament, **right)
            assert [ask.key for ask in question.asks] == list(found)
            assert all(mark.right and not mark.slips for mark in found.values()), (skill, found)
            assert skill in (NATURAL, *question.tags)


@every_drill
def test_the_same_seed_poses_the_same_question(drill: Drill, tournament: Rules) -> None:
    for skill in (NATURAL, *drill.skills):
        once, again = (drill.pose(tournament, skill, 4, random.Random(7)) for _ in range(2))
        assert once == again


@every_drill
def test_every_reason_and_slip_is_reached(drill: Drill, tournament: Rules) -> None:
    prefix = {"outs": ("outs", "chance"), "pot_odds": ("price",), "equity_guess": ("guess",)}.get(
        drill.id, ("icm", "deal")
    )
    reasons, codes = set(), set()
    for skill in drill.skills:
        for question in posed(drill, tournament, skill, seeds=1):
            for key, asked in marks(drill, question, tournament).items():
                reasons.add(asked.why.reason)
                for answer in possible(question, asked):
                    mark = marks(drill, question, tournament, **{key: answer})[key]
                    codes |= {slip.code for slip in mark.slips}
    assert {r for r in reasons if r.split(".")[1] in prefix} == {
        r for r in Reason if r.split(".")[1] in prefix
    }
    assert {s for s in Slip if s.split(".")[1].split("_")[0] in prefix} <= codes


def possible(question: Posed, mark: Mark) -> Iterator[Answer]:
    """Answers among which every named mistake is found."""
    ask, scene = mark.ask, question.scene
    if ask.kind is Kind.CHOICE:
        yield from map(Choice, ask.options)
    elif ask.kind is Kind.ODDS:
        yield from (Told(Fraction(scene.pot + part * scene.to_call, scene.to_call)) for part in (-1, 0, 1))
    elif ask.key == "equity_1":
        yield from map(Number, (50, value(mark.expected), 100 - value(mark.expected)))
    elif isinstance(scene, HandScene):
        yield from map(Number, range(1, 24) if ask.key.startswith("outs") else range(4, 72))
    else:
        pool, chips = sum(scene.prizes), sum(scene.stacks)
        least = deals.by_place(scene)[-1]
        exact = by_hand(scene.stacks, scene.prizes)
        exact += [Fraction(pool * stack, chips) for stack in scene.stacks]
        exact += [least + Fraction((pool - 3 * least) * stack, chips) for stack in scene.stacks]
        exact += [*map(Fraction, deals.by_place(scene))]
        exact += [*map(Fraction, range(100 if ask.key.startswith("second") else 0))]
        yield from map(Number, {int(amount) + up for amount in exact for up in (0, 1)})


# ------------------------------------------------------------------ outs


def characteristic(
    tag: OutsTag, own: tuple[str, ...], board: tuple[str, ...], found: tuple[str, ...]
) -> bool:
    """What the outs themselves look like, whatever way they were found."""
    ranks, suits = Counter(card[0] for card in found), Counter(card[1] for card in found)
    values = sorted(RANK_VALUE[rank] for rank in ranks)
    own_ranks = {card[0] for card in own}
    match tag:
        case OutsTag.FLUSH:
            return len(found) == 9 and len(suits) == 1
        case OutsTag.OPEN_STRAIGHT:
            return (len(found) == 8 and values in ([low, low + 5] for low in range(2, 10))) or values == [
                6,
                14,
            ]
        case OutsTag.DOUBLE_INSIDE:
            return len(found) == 8 and len(ranks) == 2 and values[1] - values[0] != 5 and values != [6, 14]
        case OutsTag.INSIDE_STRAIGHT:
            return len(found) == 4 and len(ranks) == 1
        case OutsTag.OVERCARDS:
            over = min(map(RANK_VALUE.__getitem__, own_ranks)) > max(RANK_VALUE[c[0]] for c in board)
            return len(found) == 6 and set(ranks) == own_ranks and over
        case OutsTag.SET:
            return len(found) == 2 and set(ranks) == own_ranks and len(own_ranks) == 1
        case OutsTag.PAIR:
            return len(found) == 5 and set(ranks) == own_ranks
        case OutsTag.TWO_PAIR:
            return len(found) == 4 and set(ranks) == own_ranks and len(own_ranks) == 2
        case OutsTag.FULL_HOUSE:
            return len(found) == (7 if len(board) == 3 else 10) and len(own_ranks) == 1
        case _:
            most = max(suits.values())
            return most == 9 and len(found) in (12, 15)


@pytest.mark.parametrize("tag", [tag for tag in OutsTag if tag is not OutsTag.AGAINST])
def test_a_draw_has_the_outs_of_its_skill(tournament: Rules, tag: OutsTag) -> None:
    for question in posed(OUTS, tournament, tag):
        own, board = question.scene.hands[0], question.scene.board
        found = draw_to(own, board, TARGET[tag])
        assert characteristic(tag, own, board, found.outs), (own, board, found.outs)
        right = expected(OUTS, question, tournament)
        assert value(right.pop(f"outs_{TARGET[tag].value}")) == len(found.outs)
        for key, chance in right.items():
            counted = found.by_outs.two if key == "chance_two" else found.by_outs.one
            assert counted is not None
            assert abs(value(chance) - 100 * counted) <= Fraction(1, 2)


def test_against_a_known_hand_only_cards_that_bring_the_lead_are_outs(tournament: Rules) -> None:
    for question in posed(OUTS, tournament, OutsTag.AGAINST, seeds=2):
        (own, other), board = question.scene.hands, question.scene.board
        found = outs_against(own, board, [other])
        assert not found.ahead
        assert value(expected(OUTS, question, tournament)["outs_lead"]) == len(found.winning)


def hand(own: str, board: str, *asks: Ask) -> Posed:
    return Posed(HandScene((cards(own),), cards(board)), asks, ())


@pytest.mark.parametrize(
    ("own", "board", "key", "given", "slip"),
    [
        ("9s8s", "Ts7s2h", "outs_straight", 17, Slip.COUNTED_TWICE),
        ("9s8s", "Ts7s2h", "outs_straight", 9, Slip.ONE_DRAW),
        ("9s8s", "Ts7s2h", "outs_straight", 8, Slip.ONE_DRAW),
        ("AsKs", "9s7s2h", "outs_flush", 11, Slip.BOARD_FORGOTTEN),
        ("9s8h", "Td7s2h", "outs_straight", 4, Slip.ONE_END),
        ("9s8h", "Td6s2h", "outs_straight", 8, Slip.INSIDE_AS_OPEN),
        ("AsKh", "9d6s2h", "outs_one_pair", 15, Slip.BOARD_PAIRS),
        ("9s9h", "9d6s2h", "outs_full_house", 10, Slip.OTHER_STREET),
        ("9s9h", "9d6s2hKc", "outs_full_house", 7, Slip.OTHER_STREET),
        ("9s9h", "9d6s2h", "outs_full_house", 1, Slip.ONE_DRAW),
    ],
)
def test_a_miscount_has_its_name(
    tournament: Rules, own: str, board: str, key: str, given: int, slip: Slip
) -> None:
    question = hand(own, board, Ask(key, Kind.NUMBER))
    assert slips(OUTS, question, tournament, **{key: Number(given)}) == [slip]


@pytest.mark.parametrize(
    ("board", "key", "given", "right", "named"),
    [
        ("9s7s2h", "chance_two", 35, True, []),
        ("9s7s2h", "chance_two", 36, True, []),
        ("9s7s2h", "chance_two", 37, False, []),
        ("9s7s2h", "chance_two", 19, False, [Slip.WRONG_RULE]),
        ("9s7s2hKd", "chance_one", 18, True, []),
        ("9s7s2hKd", "chance_one", 35, False, [Slip.WRONG_RULE]),
    ],
)
def test_a_chance_may_be_off_by_two_points(
    tournament: Rules, board: str, key: str, given: int, right: bool, named: list[str]
) -> None:
    """378 of 1,081 in two cards are 34.97 %, 9 of 46 in one 19.57 %."""
    question = hand("AsJs", board, Ask("outs_flush", Kind.NUMBER), Ask(key, Kind.NUMBER))
    mark = marks(OUTS, question, tournament, **{key: Number(given)})[key]
    assert (mark.right, [slip.code for slip in mark.slips]) == (right, named)


def test_the_rule_of_four_is_too_high_for_fifteen_outs(tournament: Rules) -> None:
    """585 of 1,081 are 54.12 %, not 60."""
    question = hand("9s8s", "Ts7s2h", Ask("outs_straight", Kind.NUMBER), Ask("chance_two", Kind.NUMBER))
    mark = marks(OUTS, question, tournament, chance_two=Number(60))["chance_two"]
    assert mark.why.facts["chance"] == Chance(Fraction(585, 1081))
    assert [slip.code for slip in mark.slips] == [Slip.RULE_OF_FOUR]


# ------------------------------------------------------------------ pot odds


def price(pot: int, call: int, *asks: Ask) -> Posed:
    return Posed(HandScene((), pot=pot, to_call=call), asks, ())


def test_a_call_of_ten_into_thirty_needs_a_quarter(tournament: Rules) -> None:
    question = price(30, 10, Ask("pot_odds", Kind.ODDS), Ask("break_even", Kind.NUMBER))
    assert expected(ODDS, question, tournament) == {"pot_odds": Told(Fraction(3)), "break_even": Number(25)}
    assert slips(ODDS, question, tournament, break_even=Number(33)) == [Slip.OWN_CALL_LEFT_OUT]
    assert slips(ODDS, question, tournament, pot_odds=Told(Fraction(4))) == [Slip.ODDS_WITH_CALL]
    assert slips(ODDS, question, tournament, pot_odds=Told(Fraction(2))) == [Slip.BET_NOT_IN_POT]


@pytest.mark.parametrize(("pot", "call", "part", "needed"), [(150, 50, 50, 25), (200, 100, 100, 33)])
def test_half_a_pot_needs_a_quarter_and_a_whole_one_a_third(
    tournament: Rules, pot: int, call: int, part: int, needed: int
) -> None:
    question = price(pot, call, Ask("bet_part", Kind.NUMBER), Ask("break_even", Kind.NUMBER))
    right = expected(ODDS, question, tournament)
    assert right == {"bet_part": Number(part), "break_even": Number(needed)}
    inside = round(100 * call / pot)
    assert slips(ODDS, question, tournament, bet_part=Number(inside)) == [Slip.BET_IN_POT]


@pytest.mark.parametrize("tag", PriceTag)
def test_a_call_pays_where_it_wins_on_average(tournament: Rules, tag: PriceTag) -> None:
    """Over all cards: the pot where the draw comes, less the call where it does not."""
    for question in posed(ODDS, tournament, tag):
        scene: HandScene = question.scene
        assert scene.pot is not None
        assert scene.to_call is not None
        assert scene.pot > scene.to_call > 0
        right = expected(ODDS, question, tournament)
        if not scene.hands:
            assert tag not in (PriceTag.ONE_CARD, PriceTag.TWO_CARDS)
            continue
        own, board = scene.hands[0], scene.board
        target = next(Category(key.removeprefix("outs_")) for key in right if key.startswith("outs_"))
        draw = draw_to(own, board, target)
        chance = draw.by_outs.two if "pays_river" in right else draw.by_outs.one
        assert chance is not None
        gain = scene.pot * chance - scene.to_call * (1 - chance)
        choice = right["pays_river" if tag is PriceTag.TWO_CARDS else "pays_next"]
        assert choice == Choice("pays" if gain >= 0 else "does_not_pay")


def test_one_card_is_not_two(tournament: Rules) -> None:
    """A flush draw, 100 into 400: one card (19.15 %) does not pay, both (34.97 %) do."""
    for key, right, slip in (
        ("pays_next", "does_not_pay", Slip.BOTH_CARDS),
        ("pays_river", "pays", Slip.ONE_OF_TWO),
    ):
        scene = HandScene((cards("AsJs"),), cards("9s7s2h"), 300, 100)
        question = Posed(scene, (Ask(key, Kind.CHOICE, options=("pays", "does_not_pay")),), ())
        assert expected(ODDS, question, tournament) == {key: Choice(right)}
        wrong = Choice("pays" if right == "does_not_pay" else "does_not_pay")
        assert slips(ODDS, question, tournament, **{key: wrong})[0] == slip


# ------------------------------------------------------------------ equities


@pytest.mark.parametrize("tag", GuessTag)
def test_a_match_up_is_of_its_skill_and_its_equity_is_counted(tournament: Rules, tag: GuessTag) -> None:
    for seed in range(2):
        question = GUESS.pose(tournament, tag, 5, random.Random(seed))
        first, second = question.scene.hands
        board = question.scene.board
        assert shows(tag, first, second, board)
        why = next(iter(marks(GUESS, question, tournament).values())).why
        found = equity([first, second], board)
        counted = found.hands[0]
        assert why.facts == {
            "equity": Chance(counted.equity),
            "win": Chance(Fraction(counted.win, found.deals)),
            "tie": Chance(Fraction(counted.tie, found.deals)),
        }


def shows(tag: GuessTag, first: tuple[str, ...], second: tuple[str, ...], board: tuple[str, ...]) -> bool:
    """By comparing ranks, in either order."""
    if tag in (GuessTag.FLOP, GuessTag.TURN):
        return len(board) == (3 if tag is GuessTag.FLOP else 4)
    return any(_before(tag, sorted(values(a)), sorted(values(b))) for a, b in permutations((first, second)))


def values(hole: tuple[str, ...]) -> list[int]:
    return [RANK_VALUE[card[0]] for card in hole]


def _before(tag: GuessTag, one: list[int], other: list[int]) -> bool:
    pair, pairs = one[0] == one[1], one[0] == one[1] and other[0] == other[1]
    against = pair and other[0] != other[1] and one[0] not in other
    over = sum(rank > one[0] for rank in other)
    match tag:
        case GuessTag.PAIR_OVER_PAIR:
            return pairs and one[0] > other[0]
        case GuessTag.RACE:
            return against and over == 2
        case GuessTag.ONE_OVER:
            return against and over == 1
        case GuessTag.PAIR_OVER_CARDS:
            return against and over == 0
        case GuessTag.PAIR_SHARED:
            return pair and not pairs and one[0] in other
        case GuessTag.DOMINATED:
            return not pair and other[0] != other[1] and len(set(one) & set(other)) == 1
        case _:
            return not pair and other[0] != other[1] and not set(one) & set(other)


QUOTED = {
    ("AsAh", "KdKc"): (1_388_072, 6_538),
    ("AsKs", "QhQd"): (787_966, 6_732),
    ("AsKh", "QdQc"): (730_541, 5_854),
    ("AsKh", "2d2c"): (799_119, 9_946),
    ("JsTs", "2d2c"): (912_248, 24_087),
    ("AsKh", "AdQc"): (1_228_082, 78_598),
    ("KsKh", "AdKd"): (1_121_238, 14_122),
    ("AsAh", "7d2c"): (1_493_820, 6_236),
    ("3d3c", "2s2h"): (1_323_334, 84_546),
    ("QdTd", "Jc5c"): (1_096_118, 15_802),
}
"""Wins and ties of the first hand over 1,712,304 boards, as published (pokerstove, issues 16 and 45) or counted."""


@pytest.mark.parametrize(("hands", "counts"), QUOTED.items(), ids=lambda each: "-".join(map(str, each)))
def test_match_ups_often_quoted_are_in_the_file(hands: tuple[str, str], counts: tuple[int, int]) -> None:
    first, second = map(cards, hands)
    assert guesses.chances_of(first, second, ()) == tuple(Fraction(n, guesses.BOARDS) for n in counts)
    win, tie = guesses.chances_of(second, first, ())
    assert win == 1 - Fraction(sum(counts), guesses.BOARDS)
    assert tie == Fraction(counts[1], guesses.BOARDS)


@pytest.mark.exhaustive
def test_every_match_up_of_the_file_is_counted_right() -> None:
    for each in guesses.match_ups():
        counted = equity([each.first, each.second]).hands[0]
        assert (each.win, each.tie) == (counted.win, counted.tie)


def test_no_match_up_is_in_the_file_twice() -> None:
    found = [guesses.shape(each.first, each.second) for each in guesses.match_ups()]
    assert len(set(found)) == len(found) == 24 * 7


@pytest.mark.parametrize(
    ("given", "right", "named"),
    [
        (81, True, []),
        (77, True, []),
        (86, True, []),
        (76, False, []),
        (87, False, []),
        (19, False, [Slip.OTHER_SIDE]),
        (50, False, [Slip.COIN_FLIP]),
    ],
)
def test_an_equity_may_be_off_by_five_points(
    tournament: Rules, given: int, right: bool, named: list[str]
) -> None:
    """Aces against kings: 81.26 %."""
    scene = HandScene((cards("AsAh"), cards("KdKc")))
    question = Posed(scene, (Ask("equity_1", Kind.NUMBER),), ())
    mark = marks(GUESS, question, tournament, equity_1=Number(given))["equity_1"]
    assert (mark.right, [slip.code for slip in mark.slips]) == (right, named)


@pytest.mark.parametrize("tag", [GuessTag.FLOP, GuessTag.TURN])
def test_the_made_hand_is_ahead_of_the_draw(tournament: Rules, tag: GuessTag) -> None:
    for question in posed(GUESS, tournament, tag):
        (first, second), board = question.scene.hands, question.scene.board
        strengths = [best((*hole, *board)).strength for hole in (first, second)]
        assert strengths[0] != strengths[1]
        ahead = (first, second)[strengths[1] > strengths[0]]
        paired = ahead[0][0] == ahead[1][0] or {c[0] for c in ahead} & {c[0] for c in board}
        assert paired


# ------------------------------------------------------------------ deals


def by_hand(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> list[Fraction]:
    """Every order of finish with its chance: the one who is first, then among those left."""
    found = [Fraction()] * 3
    for order in permutations(range(3)):
        chance, left = Fraction(1), sum(stacks)
        for player in order:
            chance *= Fraction(stacks[player], left) if left else 1
            left -= stacks[player]
        for player, prize in zip(order, prizes, strict=False):
            found[player] += chance * prize
    return found


def amounts(question: Posed, rules: Rules) -> list[int]:
    return [value(answer) for answer in expected(DEAL, question, rules).values()]


def test_shares_are_those_of_every_order_of_finish(tournament: Rules) -> None:
    for question in posed(DEAL, tournament, DealTag.SHARES, seeds=10):
        scene: DealScene = question.scene
        exact, told = by_hand(scene.stacks, scene.prizes), amounts(question, tournament)
        assert sum(told) == sum(scene.prizes)
        assert all(abs(amount - share) < 1 for amount, share in zip(told, exact, strict=True))


def test_shares_are_whole_below_the_last_level(tournament: Rules) -> None:
    for level in LEVELS[:-1]:
        for seed in range(10):
            scene = DEAL.pose(tournament, DealTag.SHARES, level, random.Random(seed)).scene
            assert all(share.denominator == 1 for share in by_hand(scene.stacks, scene.prizes))


def test_the_chance_of_the_second_place(tournament: Rules) -> None:
    """50/30/20: 33.93 %, 37.5 % and 28.57 %."""
    for player, second in ((1, 34), (2, 38), (3, 29)):
        question = Posed(DealScene((50, 30, 20), (70, 30)), (Ask(f"second_{player}", Kind.NUMBER),), ())
        assert amounts(question, tournament) == [second]
    question = Posed(DealScene((50, 30, 20), (70, 30)), (Ask("second_1", Kind.NUMBER),), ())
    assert slips(DEAL, question, tournament, second_1=Number(50)) == [Slip.FIRST_FOR_SECOND]
    assert slips(DEAL, question, tournament, second_1=Number(25)) == [Slip.WINNER_LEFT_IN]
    assert marks(DEAL, question, tournament, second_1=Number(32))["second_1"].right


def test_mistakes_of_a_deal_have_names(tournament: Rules) -> None:
    """50/30/20 for 500, 300 and 200: 383.93, 327.50 and 288.57 by the model, 400, 320 and 280 by the chips."""
    scene = DealScene((5000, 3000, 2000), (500, 300, 200))
    question = Posed(scene, tuple(Ask(f"share_{n}", Kind.NUMBER) for n in (1, 2, 3)), ())
    assert amounts(question, tournament) == [384, 327, 289]
    for key, given, slip in (
        ("share_1", 400, Slip.CHOPPED),
        ("share_2", 328, Slip.ROUNDED_ALONE),
        ("share_3", 200, Slip.CHIPS_ALONE),
        ("share_1", 500, Slip.CHIPS_ALONE),
        ("share_2", 300, Slip.CHIPS_ALONE),
    ):
        assert slip in slips(DEAL, question, tournament, **{key: Number(given)}), (key, given)
    chopped = Posed(scene, tuple(Ask(f"chop_{n}", Kind.NUMBER) for n in (1, 2, 3)), ())
    assert amounts(chopped, tournament) == [400, 320, 280]
    assert slips(DEAL, chopped, tournament, chop_1=Number(384)) == [Slip.MODELLED]


@pytest.mark.parametrize("tag", [DealTag.CHIP_CHOP, DealTag.ROUNDING])
def test_a_chip_chop_gives_the_least_prize_and_the_rest_by_the_chips(tournament: Rules, tag: DealTag) -> None:
    for question in posed(DEAL, tournament, tag, seeds=10):
        scene: DealScene = question.scene
        prizes = deals.by_place(scene)
        rest = sum(prizes) - 3 * prizes[-1]
        exact = [prizes[-1] + Fraction(rest * stack, sum(scene.stacks)) for stack in scene.stacks]
        told = amounts(question, tournament)
        assert sum(told) == sum(prizes)
        assert all(abs(amount - share) < 1 for amount, share in zip(told, exact, strict=True))
        alone = [int(share + Fraction(1, 2)) for share in exact]
        assert (sum(alone) != sum(prizes)) == (tag is DealTag.ROUNDING)


def test_no_rounding_hangs_on_who_is_named_first(tournament: Rules) -> None:
    for tag in (DealTag.ROUNDING, DealTag.SHARES):
        for question in posed(DEAL, tournament, tag, seeds=10):
            told = amounts(question, tournament)
            turned = DealScene(question.scene.stacks[::-1], question.scene.prizes)
            assert amounts(Posed(turned, question.asks, ()), tournament) == told[::-1]


def test_whether_the_leader_gets_more_than_the_first_prize(tournament: Rules) -> None:
    answers = set()
    for question in posed(DEAL, tournament, DealTag.LEADER, seeds=10):
        scene: DealScene = question.scene
        prizes = deals.by_place(scene)
        rest = sum(prizes) - 3 * prizes[-1]
        leader = prizes[-1] + Fraction(rest * max(scene.stacks), sum(scene.stacks))
        right = expected(DEAL, question, tournament)["leader"]
        assert right == Choice("over_first" if leader > prizes[0] else "not_over_first")
        answers.add(right)
    assert len(answers) == 2


GOLDEN = [
    (OUTS, OutsTag.FLUSH, HandScene((cards("Qs3c"),), cards("4sQdTs6s"))),
    (ODDS, PriceTag.BREAK_EVEN, HandScene((), (), 750, 250)),
    (GUESS, GuessTag.RACE, HandScene((cards("6h9c"), cards("4s4h")))),
    (DEAL, DealTag.SHARES, DealScene((80_000, 10_000, 10_000), (2_160, 1_260, 900))),
]


@pytest.mark.parametrize(("drill", "skill", "scene"), GOLDEN, ids=[drill.id for drill, _, _ in GOLDEN])
def test_a_seed_deals_what_it_always_has(
    drill: Drill, skill: str, scene: HandScene | DealScene, tournament: Rules
) -> None:
    assert drill.pose(tournament, skill, 3, random.Random(11)).scene == scene
