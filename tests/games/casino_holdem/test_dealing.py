"""Rounds dealt for a skill: they show it, they differ, and they never change."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from typing import NoReturn

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import DECK, text
from trainer.games.casino_holdem import stakes, tags
from trainer.games.casino_holdem.dealing import Deal, DealError, deal
from trainer.games.casino_holdem.round import Box, Round, format, parse
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import settle
from trainer.games.casino_holdem.situations import SITUATIONS
from trainer.games.casino_holdem.tags import Tag
from trainer.quiz import LEVELS, NATURAL

House = Callable[..., Rules]
SKILLS = [NATURAL, *Tag]
ODD_HOUSES: list[dict[str, object]] = [
    {"qualifier": "any_hand"},
    {"qualifier": "pair_of_twos", "ante_no_game": "even_money"},
    {"qualifier": "pair_of_threes", "bonus_on_fold": "forfeited"},
    {"qualifier": "pair_of_fives", "ante_no_game": "push"},
    {"qualifier": "pair_of_aces", "ante_no_game": "push", "bonus_on_fold": "forfeited"},
]


def dealt(rules: Rules, skill: str, seed: int, level: int = 3, **options: object) -> Deal:
    return deal(random.Random(seed), skill, level, rules, **options)  # type: ignore[arg-type]


@pytest.mark.parametrize("tag", Tag)
def test_the_box_shows_the_skill_it_was_dealt_for(house: House, tag: Tag) -> None:
    rules = house()
    for seed in range(200):
        found = dealt(rules, tag, seed, 1 + seed % 5)
        assert parse(format(found.round)) == found.round
        assert tag in tags.of(found.round, found.box, rules), seed


@given(seed=st.integers(0, 2**53 - 1), skill=st.sampled_from(SKILLS))
def test_the_level_changes_the_stakes_only(house: House, seed: int, skill: str) -> None:
    def cards(round_: Round) -> tuple[object, ...]:
        return round_.board, round_.dealer, [(box.cards, box.call) for box in round_.boxes]

    first = dealt(house(), skill, seed, 1, boxes=2)
    for level in LEVELS:
        other = dealt(house(), skill, seed, level, boxes=2)
        assert (other.box, cards(other.round)) == (first.box, cards(first.round))


@pytest.mark.parametrize("skill", SKILLS)
def test_stakes_fit_the_level(house: House, skill: str) -> None:
    rules = house(ante_min=10, ante_max=2000, bonus_min=5, bonus_max=500, smallest_chip=5)
    for level in LEVELS:
        antes, bonuses = stakes.antes(level, rules), stakes.bonuses(level, rules)
        for seed in range(20):
            for box in dealt(rules, skill, seed, level, boxes=2).round.boxes:
                assert box.ante in antes
                assert box.bonus == 0 or box.bonus in bonuses


@pytest.mark.parametrize("switches", ODD_HOUSES, ids=lambda s: str(s["qualifier"]))
@pytest.mark.parametrize("tag", Tag)
def test_what_is_possible_in_a_house_can_be_dealt_there(
    house: House, tag: Tag, switches: dict[str, object]
) -> None:
    rules = house(**switches)
    if not tags.possible(tag, rules):
        with pytest.raises(DealError, match="cannot happen"):
            dealt(rules, tag, 1)
        return
    for seed in range(10):
        found = dealt(rules, tag, seed)
        assert tag in tags.of(found.round, found.box, rules)


@given(seed=st.integers(0, 2**53 - 1), switches=st.sampled_from([{}, *ODD_HOUSES]))
def test_what_is_not_possible_never_falls(house: House, seed: int, switches: dict[str, object]) -> None:
    rules = house(**switches)
    found = dealt(rules, NATURAL, seed)
    assert all(tags.possible(tag, rules) for tag in tags.of(found.round, found.box, rules))


@pytest.mark.parametrize("skill", SKILLS)
def test_situations_differ(house: House, skill: str) -> None:
    rounds = [dealt(house(), skill, seed) for seed in range(50)]
    assert len({frozenset(d.round.board) for d in rounds}) >= 40
    assert len({d.round.boxes[0].cards for d in rounds}) >= 30
    assert len({d.round.dealer for d in rounds}) >= 40


@pytest.mark.parametrize(
    ("tag", "held"),
    [
        (Tag.BONUS_ROYAL_FLUSH, {2}),
        (Tag.ANTE_ROYAL_FLUSH, {1, 2}),
        (Tag.READ_STEEL_WHEEL, {0, 1, 2}),
        (Tag.ANTE_FLUSH, {1, 2}),
    ],
)
def test_the_deciding_cards_lie_now_in_the_hand_now_on_the_board(
    house: House, tag: Tag, held: set[int]
) -> None:
    found = set()
    for seed in range(100):
        d = dealt(house(), tag, seed)
        hand = settle(d.round, house()).boxes[0].hand
        found.add(sum(c in hand.cards for c in d.round.boxes[0].cards))
    assert found == held


def test_every_suit_and_every_split_makes_a_royal_flush_on_the_flop(house: House) -> None:
    own = {dealt(house(), Tag.BONUS_ROYAL_FLUSH, seed).round.boxes[0].cards for seed in range(600)}
    assert len({frozenset(cards) for cards in own}) == 40


@pytest.mark.parametrize("tag", [Tag.SHOWDOWN_KICKER, Tag.SHOWDOWN_WHEEL, Tag.SHOWDOWN_FULL_HOUSES])
def test_now_the_player_wins_and_now_the_dealer(house: House, tag: Tag) -> None:
    nets = Counter(settle(dealt(house(), tag, seed).round, house()).boxes[0].net > 0 for seed in range(100))
    assert min(nets[True], nets[False]) >= 20


def test_naturally_one_hand_in_five_is_folded_and_the_other_outcomes_fall_as_they_do(house: House) -> None:
    rules = house()
    n = 4000
    outcomes = Counter(
        settle(dealt(rules, NATURAL, seed).round, rules).boxes[0].outcome.value for seed in range(n)
    )
    shares = {outcome: count / n for outcome, count in outcomes.items()}
    assert shares == {
        "fold": pytest.approx(0.20, abs=0.02),
        "dealer_does_not_qualify": pytest.approx(0.20, abs=0.02),
        "player_wins": pytest.approx(0.26, abs=0.03),
        "dealer_wins": pytest.approx(0.31, abs=0.03),
        "tie": pytest.approx(0.025, abs=0.01),
    }


@given(
    seed=st.integers(0, 2**53 - 1),
    skill=st.sampled_from(SKILLS),
    boxes=st.integers(1, 7),
    level=st.sampled_from(LEVELS),
)
def test_other_boxes_leave_the_skill_alone(
    house: House, seed: int, skill: str, boxes: int, level: int
) -> None:
    rules = house()
    found = dealt(rules, skill, seed, level, boxes=boxes)
    cards = [*found.round.board, *found.round.dealer, *(c for box in found.round.boxes for c in box.cards)]
    assert len(found.round.boxes) == boxes
    assert len(set(cards)) == len(cards) == 7 + 2 * boxes
    assert set(cards) <= set(DECK)
    assert skill == NATURAL or skill in tags.of(found.round, found.box, rules)


def test_the_box_asked_about_may_be_any(house: House) -> None:
    assert {dealt(house(), Tag.ANTE_FLUSH, seed, boxes=7).box for seed in range(100)} == set(range(7))


def test_more_boxes_than_the_table_has_are_refused(house: House) -> None:
    with pytest.raises(DealError, match="this table has 2 boxes, not 3"):
        dealt(house(boxes=2), NATURAL, 1, boxes=3)
    with pytest.raises(DealError, match="not 0"):
        dealt(house(), NATURAL, 1, boxes=0)


def test_an_unknown_skill_is_refused(house: House) -> None:
    with pytest.raises(DealError, match=r"no skill 'ante\.five_aces'"):
        dealt(house(), "ante.five_aces", 1)


@pytest.mark.parametrize("skill", [NATURAL, Tag.ANTE_FLUSH, Tag.FOLD_BEST_HAND])
def test_a_bonus_is_there_or_not_as_asked(house: House, skill: str) -> None:
    for seed in range(30):
        assert dealt(house(), skill, seed, bonus=True).round.boxes[0].bonus > 0
        assert dealt(house(), skill, seed, bonus=False).round.boxes[0].bonus == 0
    assert {dealt(house(), skill, seed).round.boxes[0].bonus > 0 for seed in range(30)} == {True, False}


def test_a_skill_of_the_bonus_cannot_do_without_one(house: House) -> None:
    with pytest.raises(DealError, match=r"bonus\.flush is a box with a bonus"):
        dealt(house(), Tag.BONUS_FLUSH, 1, bonus=False)
    with pytest.raises(DealError, match=r"fold\.without_bonus is a box without a bonus"):
        dealt(house(), Tag.FOLD_WITHOUT_BONUS, 1, bonus=True)


def test_stakes_are_chosen_that_keep_wrong_answers_apart(house: House) -> None:
    def clashes(round_: Round, box: int) -> int:
        return 0 if round_.boxes[box].ante in (25, 100) else 1

    chosen = [
        dealt(house(), Tag.ANTE_FLUSH, seed, 1, apart=clashes).round.boxes[0].ante for seed in range(200)
    ]
    assert sum(ante in (25, 100) for ante in chosen) > 180
    assert set(chosen) >= {25, 100}


def test_cards_do_not_depend_on_the_stakes_that_are_chosen(house: House) -> None:
    free = dealt(house(), Tag.ANTE_FLUSH, 7, boxes=3)
    apart = dealt(house(), Tag.ANTE_FLUSH, 7, boxes=3, apart=lambda round_, box: 1)
    assert free.box == apart.box
    assert free.round.board == apart.round.board
    assert [box.cards for box in free.round.boxes] == [box.cards for box in apart.round.boxes]


def test_where_payouts_are_rounded_stake_counted_in_stays_off_the_neighbouring_row(house: House) -> None:
    # At 3 to 2 rounded down to fives, 5 pays 5, and 10 with the stake: what the full house's 2 to 1 pays.
    rules = house(ante=(100, 20, 10, 2, "3 to 2", 1), smallest_chip=5)
    antes = Counter(dealt(rules, Tag.ANTE_FLUSH, seed, 1).round.boxes[0].ante for seed in range(200))
    assert antes[5] == 0
    assert antes[10] > 20


@pytest.mark.parametrize("tag", Tag)
def test_a_situation_is_built_not_waited_for(house: House, tag: Tag) -> None:
    rules, rng = house(), random.Random(1)
    bonus = 0 if tag is Tag.FOLD_WITHOUT_BONUS else 5
    shown = 0
    for _ in range(300):
        found = SITUATIONS[tag](rng, rules)
        round_ = Round(found.board, found.dealer, (Box(found.own, 10, bonus, found.call),))
        shown += tags.shows(tag, round_, 0, rules)
    assert shown >= 30, f"one layout in {300 / max(shown, 1):.0f} shows {tag}"


class OnlyBits(random.Random):
    """A generator with nothing but `getrandbits`: what the others draw differs between versions of Python."""

    def random(self) -> float:
        raise AssertionError("dealing draws by trainer.cards alone")

    def _refused(self, *_: object, **__: object) -> NoReturn:
        raise AssertionError("dealing draws by trainer.cards alone")

    choice = choices = sample = shuffle = randrange = randint = uniform = _refused


@pytest.mark.parametrize("skill", SKILLS)
def test_dealing_draws_by_bits_alone(house: House, skill: str) -> None:
    plain = deal(random.Random(5), skill, 4, house(), boxes=3)
    assert deal(OnlyBits(5), skill, 4, house(), boxes=3) == plain


GOLDEN = {
    (NATURAL, 1, 1): "QdQc8s8hKs 2sTd Kd3s 10 5 call",
    (NATURAL, 5, 871234): "3h5d4d5c7d 6d8h 2dKs 835 95 call",
    (Tag.BONUS_ROYAL_FLUSH, 5, 2): "QsTsJs9h9c 7cTh KsAs 1085 835 call",
    (Tag.ANTE_FULL_HOUSE, 2, 3): "Ks5s3sKdJc 4sJh JsJd 30 5 call",
    (Tag.ANTE_HIGH_CARD, 3, 4): "2sQh7hTs5d 4dAd 6dJd 175 15 call",
    (Tag.BONUS_TWO_HANDS, 4, 9007199254740991): "Qc6cAc8c5h 8dTd 7cAd 85 70 call",
    (Tag.QUALIFY_ACE_KICKER, 3, 6): "As4h3sJd3d 7s6s QsTd 125 0 call",
    (Tag.QUALIFY_LEVEL, 1, 7): "Js6hKh7s9c Ac5c 5hAd 50 10 call",
    (Tag.TIE_KICKER, 2, 8): "3h3s3c2s3d Ks8d QhKd 30 5 call",
    (Tag.SHOWDOWN_FULL_HOUSES, 4, 9): "8d9cKh3c8h KcKs 8s3d 155 125 call",
    (Tag.READ_STRAIGHT_AND_FLUSH, 5, 10): "3cQc8hTcJc AsAc 9c6d 1685 0 call",
    (Tag.FOLD_WINNING_BONUS, 3, 11): "QcAdAs6dJs 7s3c 3s9c 65 15 fold",
}


@pytest.mark.parametrize(("skill", "level", "seed"), GOLDEN)
def test_an_old_address_is_dealt_the_same_round_for_ever(
    house: House, skill: str, level: int, seed: int
) -> None:
    """A change here means old addresses show other hands: then the game's generator needs a new number."""
    round_ = dealt(house(), skill, seed, level).round
    (box,) = round_.boxes
    decision = "call" if box.call else "fold"
    said = f"{text(round_.board)} {text(round_.dealer)} {text(box.cards)} {box.ante} {box.bonus} {decision}"
    assert said == GOLDEN[skill, level, seed]
