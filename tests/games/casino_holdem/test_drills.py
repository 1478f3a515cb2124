"""What every drill promises (docs/drills.md), whatever the skill and the house."""

import random
from collections.abc import Iterator
from fractions import Fraction

import pytest

from trainer.cards import RANKS
from trainer.games import GAMES
from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.drills.reasons import DrillReason
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Reason, settle
from trainer.games.casino_holdem.slips import SlipCode, slips_of, total_slips, tray_slips
from trainer.games.casino_holdem.tags import Tag, possible
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import (
    LEVELS,
    NATURAL,
    Answer,
    Ask,
    Choice,
    Drill,
    Loses,
    Mark,
    Number,
    Pays,
    Picked,
    Posed,
    Pushes,
    Ranks,
    Told,
    read,
)

VARIANTS = load_book(shipped_paytables()).games["casino_holdem"].variants
STANDARD: Rules = VARIANTS["standard"].rules
HOUSES = {name: variant.rules for name, variant in VARIANTS.items()}


def house(**switches: object) -> Rules:
    """The standard with some switches set, read anew."""
    return Rules.model_validate(STANDARD.model_dump() | switches)


SWITCHED = {
    "any_hand": house(qualifier="any_hand"),
    "pair_of_aces": house(qualifier="pair_of_aces"),
    "push": house(ante_no_game="push", bonus_on_fold="forfeited", call_multiple=1),
    "capped": house(max_payout_box=50, max_payout_table=40),
    "no_rounding": house(
        rounding="exact",
        ante=dict.fromkeys(STANDARD.ante.by_category, "3 to 2"),
        bonus=dict.fromkeys(STANDARD.bonus.by_row, "8 for 1"),
    ),
    "apart": house(
        turn_and_river="apart", burn_before_turn=False, burn_before_flop=False, bonus_settled="after_flop"
    ),
    "losing_first": house(losing_first=True, settle_order="left_to_right", folded_bonus_cards_kept=False),
    "late_forfeit": house(bonus_settled="after_flop", bonus_on_fold="forfeited", order_stated=False, boxes=1),
    "chips_of_five": house(smallest_chip=5, ante_min=25, ante_max=500, bonus_min=5, bonus_max=100),
}
HOUSES |= SWITCHED


def texts(answer: Answer) -> list[str]:
    """What a person types, or picks, to give this answer."""
    match answer:
        case Pays(amount):
            return [f"{amount:,}"]
        case Pushes():
            return ["P"]
        case Loses():
            return ["L"]
        case Number(value):
            return [str(value)]
        case Choice(option):
            return [option]
        case Picked(cards):
            return [*cards]
        case Ranks(ranks):
            return [" ".join(RANKS[rank - 2] for rank in ranks)]
        case Told(profit):
            return [f"{profit.numerator} to {profit.denominator}"]


def answered(drill: Drill, posed: Posed, rules: Rules, given: dict[str, Answer | None]) -> dict[str, Mark]:
    return {mark.ask.key: mark for mark in drill.grade(posed, rules, given)}


def expected(drill: Drill, posed: Posed, rules: Rules) -> dict[str, Answer]:
    return {key: mark.expected for key, mark in answered(drill, posed, rules, {}).items()}


def questions(drill: Drill, rules: Rules, seeds: int) -> Iterator[tuple[str, Posed]]:
    for number, skill in enumerate((NATURAL, *drill.skills)):
        for seed in range(number * seeds, (number + 1) * seeds):
            yield skill, drill.pose(rules, skill, LEVELS[seed % len(LEVELS)], random.Random(seed))


every_drill = pytest.mark.parametrize("drill", DRILLS.values(), ids=DRILLS.keys())


@every_drill
@pytest.mark.parametrize("rules", HOUSES.values(), ids=HOUSES.keys())
def test_every_skill_is_posed_and_its_right_answers_typed_in_are_right(drill: Drill, rules: Rules) -> None:
    for skill, posed in questions(drill, rules, seeds=1):
        right = expected(drill, posed, rules)
        typed = {ask.key: read(ask, texts(right[ask.key])) for ask in posed.asks}
        marks = drill.grade(posed, rules, typed)
        assert [mark.ask for mark in marks] == list(posed.asks)
        assert all(mark.right and not mark.slips for mark in marks), (skill, marks)


@every_drill
def test_the_same_seed_poses_the_same_question(drill: Drill) -> None:
    for skill in (NATURAL, *drill.skills):
        once, again = (drill.pose(STANDARD, skill, 3, random.Random(7)) for _ in range(2))
        assert once == again


@every_drill
def test_the_chosen_skill_comes_first_among_the_tags(drill: Drill) -> None:
    families = set(drill.skills) - {"multiply.keys"}  # the standard's tables have no 12, 17 or 49
    for skill, posed in questions(drill, STANDARD, seeds=2):
        if skill in families:
            assert posed.tags[0] == skill
        assert set(posed.tags) <= set(drill.skills)
        assert len(set(posed.tags)) == len(posed.tags)


@every_drill
def test_what_is_asked_does_not_depend_on_the_answer(drill: Drill) -> None:
    """Nothing in a field tells the answer: equal keys have equal options, in one order, whatever is right."""
    options: dict[str, tuple[str, ...]] = {}
    for _, posed in questions(drill, STANDARD, seeds=3):
        for ask in posed.asks:
            bets = {bet.value for bet in Bet}
            offered = tuple(
                option for option in ask.options if option not in bets and not option.startswith("box_")
            )
            assert options.setdefault(ask.key, offered) == offered
            if ask.cards:
                scene = posed.scene
                assert ask.cards == scene.seat.cards + scene.round.board


@every_drill
def test_nothing_typed_is_wrong_and_no_slip(drill: Drill) -> None:
    for _, posed in questions(drill, STANDARD, seeds=1):
        for mark in drill.grade(posed, STANDARD, {}):
            assert not mark.right
            assert mark.given is None
            assert not mark.slips


@every_drill
def test_every_reason_is_a_known_one(drill: Drill) -> None:
    known = {f"reason.{reason}" for reason in (*Reason, *DrillReason)}
    for _, posed in questions(drill, STANDARD, seeds=2):
        assert {mark.why.reason for mark in drill.grade(posed, STANDARD, {})} <= known


@pytest.mark.parametrize("drill", ["one_box", "bonus_payout", "ante_payout"])
@pytest.mark.parametrize("rules", SWITCHED.values(), ids=SWITCHED.keys())
def test_an_answer_equal_to_a_slip_is_named_by_it_likeliest_first(drill: str, rules: Rules) -> None:
    for _, posed in questions(DRILLS[drill], rules, seeds=1):
        scene = posed.scene
        named = slips_of(scene.round, scene.box, rules)
        for ask in posed.asks:
            for wrong in {answer for _, answer in named[Bet(ask.key)]}:
                mark = answered(DRILLS[drill], posed, rules, {ask.key: wrong})[ask.key]
                codes = [code.value for code, answer in named[Bet(ask.key)] if answer == wrong]
                assert not mark.right
                assert [slip.code for slip in mark.slips] == list(dict.fromkeys(codes))


@pytest.mark.parametrize("drill", ["one_box", "bonus_payout", "ante_payout"])
def test_a_payout_is_explained_by_its_sum_and_row(drill: str) -> None:
    for _, posed in questions(DRILLS[drill], STANDARD, seeds=1):
        for mark in DRILLS[drill].grade(posed, STANDARD, {}):
            assert len(mark.why.cards) == 5
            assert mark.why.hand is not None
            if isinstance(mark.expected, Pays):
                total = mark.why.sum
                assert total is not None
                assert total.amount == mark.expected.amount == total.stake * total.odds.profit
                assert mark.ask.key == "call" or mark.why.row
            else:
                assert mark.why.sum is None


def test_a_cut_payout_keeps_the_sum_it_was_cut_from() -> None:
    rules = HOUSES["capped"]
    posed = DRILLS["bonus_payout"].pose(rules, Tag.BONUS_FLUSH, 3, random.Random(1))
    (mark,) = DRILLS["bonus_payout"].grade(posed, rules, {})
    assert mark.why.sum is not None
    assert mark.why.facts["capped_from"] == mark.why.sum.amount == 20 * mark.ask.stake
    assert mark.expected != Pays(mark.why.sum.amount)


@pytest.mark.parametrize("tag", Tag)
def test_a_skill_the_house_rules_out_is_dealt_as_the_cards_fall(tag: Tag) -> None:
    rules = HOUSES["any_hand"]
    drill = DRILLS["one_box"]
    posed = drill.pose(rules, tag, 2, random.Random(3))
    if possible(tag, rules):
        assert posed.tags[0] is tag
    else:
        assert posed.scene == drill.pose(rules, NATURAL, 2, random.Random(3)).scene


def test_every_slip_is_met_in_some_question() -> None:
    """No name without a mistake: each code is given to some wrong answer of some drill."""
    met: set[str] = set()
    for drill in DRILLS.values():
        for rules in (
            STANDARD,
            *(HOUSES[name] for name in ("push", "capped", "no_rounding", "apart", "losing_first")),
        ):
            for _, posed in questions(drill, rules, seeds=1):
                right = expected(drill, posed, rules)
                for ask in posed.asks:
                    for wrong in _wrong_answers(ask, right[ask.key], posed, rules):
                        mark = answered(drill, posed, rules, {ask.key: wrong})[ask.key]
                        met |= {slip.code for slip in mark.slips}
    assert met == {code.value for code in SlipCode}


def _wrong_answers(ask: Ask, right: Answer, posed: Posed, rules: Rules) -> Iterator[Answer]:
    """Answers somebody might give: the other options, rows and ranks, and amounts near or far."""
    scene = posed.scene
    match right:
        case Choice():
            yield from (Choice(option) for option in ask.options)
        case Told(profit):
            yield from (Told(Fraction(n)) for n in (profit + 1, profit - 1, 1, 2, 3, 7, 10, 20, 30))
        case Ranks(ranks):
            yield from (Ranks(ranks[::-1]), Ranks((*ranks[:-1], 5 - ranks[-1] % 2)))
        case Number(value):
            factors = (
                10,
                5,
                3,
                2,
                Fraction(1, 10),
                Fraction(1, 2),
                Fraction(2, 7),
                Fraction(5, 7),
                Fraction(8, 7),
            )
            amounts = {n for factor in factors if (n := factor * value).denominator == 1}
            if ask.key == "tray":
                amounts |= {change for _, change in tray_slips(settle(scene.round, rules))}
            elif scene.kind == "table":
                amounts |= {total for _, total in total_slips(scene.round, scene.box, rules)}
            yield from (Number(int(amount)) for amount in amounts)
        case Pays() | Pushes() | Loses():
            place, _, bet = ask.key.rpartition(".")
            box = int(place[1:]) - 1 if place else scene.box
            yield from (wrong for _, wrong in slips_of(scene.round, box, rules)[Bet(bet)])


def test_the_drills_stand_on_three_shelves() -> None:
    shelves: dict[str, set[str]] = {}
    for drill in GAMES["casino_holdem"].drills.values():
        shelves.setdefault(drill.group, set()).add(drill.id)
    assert shelves == {
        "pay": {
            "one_box",
            "whole_table",
            "deal_through",
            "bonus_payout",
            "ante_payout",
            "box_total",
            "the_call",
        },
        "read": {"read_hand", "who_wins", "dealer_game"},
        "know": {"paytable", "multiply", "find_mistake", "irregular"},
    }
