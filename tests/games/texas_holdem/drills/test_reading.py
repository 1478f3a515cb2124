"""Hands to be read, showdowns, the nuts: what is dealt shows its skill, and what is right is found by brute force."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Sequence
from itertools import combinations

import pytest

from trainer.cards import DECK, RANK_VALUE, Card, cards, text
from trainer.games.texas_holdem import GAME
from trainer.games.texas_holdem.drills.reading.best_five import BestFive, misread
from trainer.games.texas_holdem.drills.reading.codes import Reason, Slip
from trainer.games.texas_holdem.drills.reading.nuts import EVERY, NONE, Nuts
from trainer.games.texas_holdem.drills.reading.showdown import Showdown
from trainer.games.texas_holdem.drills.reading.tags import FiveTag, NutsTag, ShowdownTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.scenes import HandScene, TableScene
from trainer.hands import Category, best
from trainer.quiz import LEVELS, NATURAL, Ask, Choice, Kind, Picked, Posed, Several, Unclear, read

SEEDS = range(3)
GOLDEN: dict[tuple[str, str, int, int], str] = {
    ("best_five", "read.counterfeited", 2, 7): "QsAdQdAc9s 5d5h",
    ("best_five", "natural", 4, 871234): "6d5d7d6c8d 4h3h",
    ("showdown", "showdown.dead_card", 3, 2026): "TsJs6dTd7d Ac5h QsKs Kh2c Ad2s",
    ("showdown", "natural", 5, 99): "9s6s2c4dAh 6c5s AcQs 5h3h 6d3c 4hKc JsTh",
    ("nuts", "nuts.straight", 3, 1): "Th4s9sJh7d JcQc KsQd 7hTc Qs9c",
    ("nuts", "nuts.board", 5, 12): "JdKdAdQdTd 3d6c Th9d 9s6h 2h3h 8h4d",
}
"""What these seeds deal, for ever: the board, then the hands in their order. A change needs a new generator number."""
FIVE, SHOWDOWN, NUTS = BestFive(), Showdown(), Nuts()


def worth(five: Sequence[Card]) -> tuple[int, list[tuple[int, int]]]:
    """Five cards as something to compare, from the definition of the hands: kind, then groups by size and rank."""
    counts = Counter(RANK_VALUE[card[0]] for card in five)
    groups = sorted(((n, rank) for rank, n in counts.items()), reverse=True)
    ranks = sorted(counts, reverse=True)
    run = len(ranks) == 5 and (ranks[0] - ranks[4] == 4 or ranks == [14, 5, 4, 3, 2])
    suited = len({card[1] for card in five}) == 1
    sizes = [n for n, _ in groups]
    if run:
        top = 5 if ranks == [14, 5, 4, 3, 2] else ranks[0]
        return (8 if suited else 4), [(1, top)]
    kind = {(4, 1): 7, (3, 2): 6, (3, 1, 1): 3, (2, 2, 1): 2, (2, 1, 1, 1): 1}.get(tuple(sizes), 0)
    return max(kind, 5 * suited), groups


def best_of(seven: Sequence[Card]) -> tuple[int, list[tuple[int, int]]]:
    return max(worth(five) for five in combinations(seven, 5))


def every(drill: BestFive | Showdown | Nuts) -> list[tuple[str, int, int]]:
    return [(skill, level, seed) for skill in (NATURAL, *drill.skills) for level in LEVELS for seed in SEEDS]


def no_card_twice(found: Sequence[Card]) -> bool:
    return len(set(found)) == len(found)


class TestTheBestFive:
    def pose(self, rules: Rules, skill: str, level: int, seed: int) -> Posed:
        return FIVE.pose(rules, skill, level, random.Random(seed))

    def test_every_skill_is_dealt_and_is_the_first_tag(self, cash: Rules) -> None:
        for skill, level, seed in every(FIVE):
            posed = self.pose(cash, skill, level, seed)
            scene: HandScene = posed.scene
            assert no_card_twice(scene.hands[0] + scene.board)
            if skill != NATURAL:
                assert posed.tags[0] == skill

    def test_the_hand_asked_for_is_the_best_of_all_21_choices(self, cash: Rules) -> None:
        for skill, level, seed in every(FIVE):
            posed = self.pose(cash, skill, level, seed)
            category, five = FIVE.grade(posed, cash, {})
            assert isinstance(five.expected, Picked)
            made = worth(tuple(five.expected.cards))
            assert made == best_of(posed.scene.hands[0] + posed.scene.board)
            assert category.expected == Choice(best(tuple(five.expected.cards)).category.value)

    @pytest.mark.parametrize("tag", list(FiveTag))
    def test_a_skill_is_what_its_name_says(self, cash: Rules, tag: FiveTag) -> None:
        for seed in range(10):
            scene: HandScene = self.pose(cash, tag, 2, seed).scene
            own, board = scene.hands[0], scene.board
            hand, counts = best(own + board), Counter(card[0] for card in own + board)
            match tag:
                case FiveTag.WHEEL:
                    assert hand.category is Category.STRAIGHT
                    assert {card[0] for card in hand.cards} == set("A2345")
                case FiveTag.NO_WRAP:
                    assert hand.category not in (Category.STRAIGHT, Category.STRAIGHT_FLUSH)
                    assert counts["A"]
                    assert counts["K"]
                    assert counts["2"]
                case FiveTag.THREE_PAIRS:
                    assert sorted(counts.values()) == [1, 2, 2, 2]
                case FiveTag.TWO_TRIPS:
                    assert sorted(counts.values()) == [1, 3, 3]
                case FiveTag.COUNTERFEITED:
                    assert own[0][0] == own[1][0]
                    assert hand.category is Category.TWO_PAIR
                    assert not set(own) & set(hand.cards)
                case FiveTag.BOARD_PLAYS:
                    assert best_of(own + board) == worth(board)
                case FiveTag.LONG_FLUSH:
                    assert max(Counter(card[1] for card in own + board).values()) >= 6
                case FiveTag.LONG_STRAIGHT:
                    values = {RANK_VALUE[card[0]] for card in own + board} | ({1} if counts["A"] else set())
                    assert any(set(range(low, low + 6)) <= values for low in range(1, 10))
                case FiveTag.STRAIGHT_AND_FLUSH:
                    assert hand.category is Category.FLUSH
                    assert any(worth(five)[0] == 4 for five in combinations(own + board, 5))
                case _:
                    assert hand.category.value == tag.removeprefix("five.")

    def test_any_five_that_are_as_good_are_right(self, cash: Rules) -> None:
        """Three kings of which two play: which two of equal ones is no matter."""
        posed = Posed(
            HandScene((cards("KsKh"),), cards("KdQcQhQs2d")),
            (
                Ask("category", Kind.CHOICE, options=tuple(Category)),
                Ask("five", Kind.CARDS, cards=cards("KsKhKdQcQhQs2d")),
            ),
            (),
        )
        for queens in ("QcQh", "QcQs", "QhQs"):
            picked = Picked(frozenset(cards("KsKhKd" + queens)))
            assert FIVE.grade(posed, cash, {"five": picked})[1].right
        wrong = FIVE.grade(posed, cash, {"five": Picked(frozenset(cards("QcQhQsKsKh")))})[1]
        assert not wrong.right
        assert [slip.code for slip in wrong.slips] == [Slip.LOW_FIVE]

    @pytest.mark.parametrize(
        ("own", "board", "slip", "taken_for"),
        [
            ("AsKs", "2s7s9sKdKc", Slip.FLUSH_MISSED, Category.THREE_OF_A_KIND),
            ("9s8d", "7c6h5s5dKd", Slip.STRAIGHT_MISSED, Category.ONE_PAIR),
            ("9s8s", "7s6s5d2s3c", Slip.STRAIGHT_FLUSH_SEEN, Category.STRAIGHT_FLUSH),
            ("AsAd", "KsKdKh2c3c", Slip.BOARD_ONLY, Category.THREE_OF_A_KIND),
        ],
    )
    def test_a_hand_misread_has_a_name(self, own: str, board: str, slip: Slip, taken_for: Category) -> None:
        assert (slip, taken_for) in misread(cards(own), cards(board))

    def test_a_misreading_is_never_the_right_hand(self, cash: Rules) -> None:
        for skill, level, seed in every(FIVE):
            scene: HandScene = self.pose(cash, skill, level, seed).scene
            right = best(scene.hands[0] + scene.board).category
            assert right not in [wrong for _, wrong in misread(scene.hands[0], scene.board)]


class TestAShowdown:
    def pose(self, rules: Rules, skill: str, level: int, seed: int) -> Posed:
        return SHOWDOWN.pose(rules, skill, level, random.Random(seed))

    def holes(self, scene: TableScene) -> dict[int, tuple[Card, ...]]:
        return {seat.number: seat.cards for seat in scene.seats if seat.cards}

    def test_every_skill_is_dealt_with_as_many_hands_as_the_level_says(self, cash: Rules) -> None:
        for skill, level, seed in every(SHOWDOWN):
            posed = self.pose(cash, skill, level, seed)
            holes = self.holes(posed.scene)
            assert len(holes) == level + 1
            assert no_card_twice([*posed.scene.board, *(card for hole in holes.values() for card in hole)])
            if skill != NATURAL:
                assert posed.tags[0] == skill

    def test_a_small_table_shows_no_more_hands_than_it_has_seats(self, cash: Rules) -> None:
        small = cash.model_copy(update={"players": 3})
        assert len(self.holes(self.pose(small, NATURAL, 5, 1).scene)) == 3

    def test_who_has_the_best_of_all_choices_of_five_gets_the_pot(self, cash: Rules) -> None:
        for skill, level, seed in every(SHOWDOWN):
            posed = self.pose(cash, skill, level, seed)
            made = {n: best_of(hole + posed.scene.board) for n, hole in self.holes(posed.scene).items()}
            top = max(made.values())
            winners, five = SHOWDOWN.grade(posed, cash, {})
            assert winners.expected == Several(
                frozenset(f"seat_{n}" for n, hand in made.items() if hand == top)
            )
            assert isinstance(five.expected, Picked)
            assert worth(tuple(five.expected.cards)) == top

    @pytest.mark.parametrize("tag", list(ShowdownTag))
    def test_a_skill_is_what_its_name_says(self, cash: Rules, tag: ShowdownTag) -> None:
        for seed in range(10):
            scene: TableScene = self.pose(cash, tag, 3, seed).scene
            holes = list(self.holes(scene).values())
            made = [best(hole + scene.board) for hole in holes]
            order = sorted(made, key=lambda hand: -hand.strength)
            first, second = order[:2]
            tied = [n for n, hand in enumerate(made) if hand.strength == first.strength]
            split = len(tied) > 1
            match tag:
                case ShowdownTag.KICKER:
                    assert not split
                    assert first.category is second.category
                    assert sorted(first.ranks) != sorted(second.ranks)
                    assert first.ranks[0] == second.ranks[0]
                case ShowdownTag.SECOND_KICKER:
                    assert not split
                    assert first.ranks[:2] == second.ranks[:2]
                case ShowdownTag.HIGHER_PAIR:
                    assert first.ranks[0] > second.ranks[0]
                    assert first.ranks[1] < second.ranks[1]
                case ShowdownTag.STRAIGHTS | ShowdownTag.FLUSHES | ShowdownTag.FULL_HOUSES:
                    assert f"showdown.{first.category}".rstrip("e") in tag
                    assert first.category is second.category
                    assert not split
                case ShowdownTag.QUADS_ON_BOARD:
                    assert 4 in Counter(card[0] for card in scene.board).values()
                    assert not split
                case ShowdownTag.COUNTERFEITED:
                    assert any(
                        hole[0][0] == hole[1][0] and not set(hole) & set(hand.cards) and n not in tied
                        for n, (hole, hand) in enumerate(zip(holes, made, strict=True))
                    )
                case ShowdownTag.DEAD_CARD:
                    assert split
                    assert best(scene.board).strength < first.strength
                    assert len({tuple(sorted(card[0] for card in holes[n])) for n in tied}) > 1
                case ShowdownTag.BOARD:
                    assert len(tied) == len(holes)
                    assert best(scene.board).strength == first.strength
                case ShowdownTag.THREE_WAY:
                    assert len(tied) == 3
                    assert best(scene.board).strength < first.strength

    def table(self, rules: Rules, board: str, *holes: str) -> Posed:
        dealt = tuple(cards(hole) for hole in holes)
        posed = SHOWDOWN.pose(rules, NATURAL, len(holes) - 1, random.Random(1))
        seats = iter(dealt)
        scene: TableScene = posed.scene
        laid = TableScene(
            tuple(
                type(seat)(seat.number, cards=next(seats) if seat.cards else (), folded=seat.folded)
                for seat in scene.seats
            ),
            board=cards(board),
        )
        return Posed(laid, posed.asks, posed.tags)

    def graded(self, posed: Posed, rules: Rules, *places: int) -> tuple[bool, list[str]]:
        numbers = sorted(self.holes(posed.scene))
        given = Several(frozenset(f"seat_{numbers[place]}" for place in places))
        mark = SHOWDOWN.grade(posed, rules, {"winners": given})[0]
        return mark.right, [slip.code for slip in mark.slips]

    def test_seed_example_3_a_card_that_does_not_play_never_breaks_a_tie(self, cash: Rules) -> None:
        """Wizard of Odds, Texas Hold'em, example 3: both have A A Q Q K."""
        posed = self.table(cash, "AsAhKdQsJc", "QhJh", "Qd2h")
        assert self.graded(posed, cash, 0, 1) == (True, [])
        assert self.graded(posed, cash, 0) == (False, [Slip.SIXTH_CARD, Slip.SPLIT_MISSED])
        assert SHOWDOWN.grade(posed, cash, {})[0].why.reason == Reason.SPLIT

    def test_the_sixth_card_has_a_name(self, cash: Rules) -> None:
        """A pair of aces each, the kickers on the board: the nine and the four play for nobody."""
        posed = self.table(cash, "AsKdQcJh2s", "Ah9d", "Ad4c")
        assert self.graded(posed, cash, 0) == (False, [Slip.SIXTH_CARD, Slip.SPLIT_MISSED])
        assert self.graded(posed, cash, 1) == (False, [Slip.SPLIT_MISSED])

    def test_seed_example_2_the_kicker_decides(self, cash: Rules) -> None:
        """Wizard of Odds, Texas Hold'em, example 2: jacks with A-10-7 beat jacks with A-7-6."""
        posed = self.table(cash, "JsAs7s5s6h", "2hJh", "ThJd")
        assert self.graded(posed, cash, 1) == (True, [])
        assert self.graded(posed, cash, 0, 1) == (False, [Slip.KICKER_IGNORED, Slip.BEATEN_HAND])
        why = SHOWDOWN.grade(posed, cash, {})[0].why
        assert (why.reason, why.facts["rank"], why.facts["other"]) == (Reason.KICKER, "T", "7")

    def test_seed_example_1_the_higher_flush_wins(self, cash: Rules) -> None:
        """Wizard of Odds, Texas Hold'em, example 1: the ace-jack flush beats the ace-seven flush."""
        posed = self.table(cash, "As2s4s5s6h", "Js6d", "7sQh")
        assert self.graded(posed, cash, 0) == (True, [])
        assert self.graded(posed, cash, 0, 1) == (False, [Slip.FLUSH_TOP_ONLY, Slip.BEATEN_HAND])

    def test_by_the_board_all_split(self, cash: Rules) -> None:
        posed = self.table(cash, "JdTcQsKs9s", "2h3h", "Qc4h", "KhKd")
        assert self.graded(posed, cash, 0, 1, 2) == (True, [])
        assert SHOWDOWN.grade(posed, cash, {})[0].why.reason == Reason.BOARD_SPLIT

    def test_the_five_of_any_who_split_are_right(self, cash: Rules) -> None:
        posed = self.table(cash, "AsKdQcJh2s", "Ah9d", "Ad4c")
        for ace in ("Ah", "Ad"):
            picked = Picked(frozenset(cards("AsKdQcJh" + ace)))
            assert SHOWDOWN.grade(posed, cash, {"five": picked})[1].right

    def test_somebody_must_be_ticked(self, cash: Rules) -> None:
        ask = self.pose(cash, NATURAL, 2, 1).asks[0]
        with pytest.raises(Unclear, match="choose_some"):
            read(ask, [])
        assert read(ask, [*ask.options[:2], "seat_99"]) == Several(frozenset(ask.options[:2]))


class TestTheNuts:
    def test_every_skill_is_dealt_and_nothing_beats_the_right_answer(self, cash: Rules) -> None:
        for skill in (NATURAL, *NUTS.skills):
            for level in (1, 5):
                posed = NUTS.pose(cash, skill, level, random.Random(level))
                scene: HandScene = posed.scene
                assert no_card_twice([*scene.board, *(card for hand in scene.hands for card in hand)])
                if skill != NATURAL:
                    assert posed.tags == (skill,)
                live = [card for card in DECK if card not in scene.board]
                top = max(best(scene.board + hole).strength for hole in combinations(live, 2))
                category, which = NUTS.grade(posed, cash, {})
                made = [best(hand + scene.board) for hand in scene.hands]
                as_good = [f"hand_{n}" for n, hand in enumerate(made, 1) if hand.strength == top]
                assert isinstance(which.expected, Choice)
                if best(scene.board).strength == top:
                    assert which.expected.option == EVERY
                else:
                    assert [which.expected.option] == (as_good or [NONE])
                assert category.expected in [Choice(option) for option in category.ask.options]

    def test_so_many_hands_are_shown_as_the_level_says(self, cash: Rules) -> None:
        for level, hands in ((1, 3), (3, 4), (5, 5)):
            for seed in range(6):
                scene: HandScene = NUTS.pose(cash, NATURAL, level, random.Random(seed)).scene
                assert len(scene.hands) == hands

    def test_up_to_level_two_one_of_the_hands_is_always_the_nuts(self, cash: Rules) -> None:
        for seed in range(8):
            posed = NUTS.pose(cash, NutsTag.STRAIGHT, 1, random.Random(seed))
            assert NUTS.grade(posed, cash, {})[1].expected != Choice(NONE)

    def posed(self, rules: Rules, board: str, *hands: str) -> Posed:
        asks = NUTS.pose(rules, NATURAL, 5, random.Random(1)).asks
        return Posed(HandScene(tuple(cards(hand) for hand in hands), cards(board)), asks, ())

    def test_the_second_best_hand_has_a_name(self, cash: Rules) -> None:
        """9 7 6: the ten-eight is the nuts, the eight-five is next."""
        posed = self.posed(cash, "9s7d6h2cKd", "9d9h", "8d5d", "Ts8s")
        second, third = (NUTS.grade(posed, cash, {"nuts": Choice(f"hand_{n}")})[1] for n in (2, 1))
        assert second.expected == Choice("hand_3")
        assert [slip.code for slip in second.slips] == [Slip.SECOND_NUTS]
        assert third.slips == ()

    @pytest.mark.parametrize(
        ("board", "given", "slip"),
        [
            ("KsTs4s8d2c", Category.THREE_OF_A_KIND, Slip.NUTS_FLUSH_MISSED),
            ("KsKd4s8s2s", Category.FLUSH, Slip.NUTS_PAIR_MISSED),
        ],
    )
    def test_what_was_not_seen_on_the_board_has_a_name(
        self, cash: Rules, board: str, given: Category, slip: Slip
    ) -> None:
        mark = NUTS.grade(
            self.posed(cash, board, "AhAd", "QhQd", "JhJd"), cash, {"category": Choice(given.value)}
        )[0]
        assert [each.code for each in mark.slips] == [slip]


@pytest.mark.parametrize(("drill", "skill", "level", "seed"), GOLDEN)
def test_a_seed_deals_the_same_cards_for_ever(
    tournament: Rules, drill: str, skill: str, level: int, seed: int
) -> None:
    scene = GAME.drills[drill].pose(tournament, skill, level, random.Random(seed)).scene
    hands = scene.hands if isinstance(scene, HandScene) else [s.cards for s in scene.seats if s.cards]
    assert " ".join(map(text, (scene.board, *hands))) == GOLDEN[drill, skill, level, seed]
