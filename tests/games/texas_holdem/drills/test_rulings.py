"""Chips and words: the rules' own examples, the tables they are dealt at, and what mistakes would answer."""

from __future__ import annotations

import random
from typing import Any

import pytest

from trainer.games.texas_holdem.betting import Betting, Call, Fold, RaiseTo, after_flop, options
from trainer.games.texas_holdem.betting import act as play
from trainer.games.texas_holdem.button import clockwise
from trainer.games.texas_holdem.drills.floor.acts import Acted, act, facing, put_in, rule
from trainer.games.texas_holdem.drills.floor.asking import Asking
from trainer.games.texas_holdem.drills.floor.codes import Slip
from trainer.games.texas_holdem.drills.floor.later import Late
from trainer.games.texas_holdem.drills.floor.rulings import Rulings, tag_of, verdict
from trainer.games.texas_holdem.drills.floor.tags import RuleTag
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import facing as engine_facing
from trainer.games.texas_holdem.scenes import Deed, Move, RulingScene, Seat, TableScene
from trainer.games.texas_holdem.structure import Structure
from trainer.quiz import LEVELS, NATURAL, Choice, Number, Posed
from trainer.reading import GameBook

DRILL = Rulings()


def scene(
    code: Acted | Late | Asking,
    bet: int = 0,
    increment: int = 100,
    chips: tuple[int, ...] = (),
    said: str | None = None,
    *,
    players: int = 4,
    stack: int | None = None,
    pot: int = 0,
    moves: tuple[Move, ...] = (),
    **facts: Any,
) -> RulingScene:
    """A scene in which seat 1 has bet, and it is the turn of seat 3."""
    front = facts.get("front_chip", 0) * facts.get("front_count", 0)
    seats = tuple(
        Seat(number, front={1: bet, 3: front}.get(number, 0), stack=stack if number == 3 else None)
        for number in range(1, players + 1)
    )
    table = TableScene(seats, button=players, pot=pot, moves=moves)
    common = {"seat": 3, "bet": bet, "increment": increment, "least": bet + increment, "pot": pot}
    return RulingScene(code, table, chips, said, {**common, **facts})


def ruled(found: RulingScene, rules: Rules) -> tuple[str, int]:
    right = verdict(found, rules).right
    action, amount = right["action"], right["in_front"]
    assert isinstance(action, Choice)
    assert isinstance(amount, Number)
    return action.option.removeprefix("as_"), amount.value


# -- the examples of the rulebooks


@pytest.mark.parametrize(
    ("found", "expected"),
    [
        (scene(Acted.ONE_CHIP, 6, 6, (25,)), ("call", 6)),
        (scene(Acted.RAISE_CHIP, 6, 6, (25,), "raise"), ("raise", 25)),
        (scene(Acted.OPENING_CHIP, 0, 6, (25,)), ("bet", 25)),
        (scene(Acted.CHIPS, 1100, 600, (1000, 500)), ("call", 1100)),
        (scene(Acted.CHIPS, 1200, 600, (1000, 1000)), ("call", 1200)),
        (scene(Acted.CHIPS, 1100, 600, (1000, *(100,) * 5)), ("raise", 1700)),
        (scene(Acted.CHIPS, 1100, 600, (1000, *(100,) * 3)), ("call", 1100)),
        (scene(Acted.CHIPS, 1400, 1400, (1000, *(500,) * 3)), ("raise", 2800)),
        (scene(Acted.CHIPS, 1400, 1400, (1000, *(500,) * 2)), ("call", 1400)),
        (scene(Acted.LAST_CHIPS, 1050, 1050, (1000, 1000), stack=2000), ("call", 1050)),
        (scene(Acted.LAST_CHIPS, 1050, 1050, (1000, *(100,) * 4), stack=1400), ("all_in", 1400)),
        (scene(Acted.NUMBER, 1000, 1000, said="number", number=1400), ("call", 1000)),
        (scene(Acted.RAISE_NUMBER, 2000, 2000, said="raise_number", number=8000), ("raise", 8000)),
        (scene(Acted.RAISE_NUMBER, 100, 100, said="raise_number", number=160), ("raise", 200)),
        (scene(Acted.UNDERCALL, 8000, 8000, (1000, 1000)), ("call", 8000)),
        (scene(Acted.UNDERCALL, 8000, 6000, (1000, 1000)), ("floor", 8000)),
        (scene(Acted.CHANGE, 325, 325, (500, 25)), ("raise", 650)),
        (scene(Acted.PRIOR_ONE, 600, 550, (1000,), front_chip=25, front_count=2), ("call", 600)),
        (scene(Acted.PRIOR_SEVERAL, 600, 550, (1000, 500), front_chip=25, front_count=2), ("raise", 1550)),
        (scene(Acted.PRIOR_PULLED, 600, 550, (1000,), front_chip=25, front_count=2), ("raise", 1150)),
        (scene(Acted.RAISE_NO_BET, said="raise"), ("bet", 100)),
        (scene(Acted.POT, said="pot", pot=900), ("bet", 100)),
        (scene(Acted.BET_AND_RAISE, said="bet_and_raise", number=200, second=500), ("bet", 200)),
        (scene(Acted.STRING, 600, 600, (500, 100, 1000), first_chips=2), ("call", 600)),
        (
            scene(Acted.STEPS, 600, 600, (500, 100, 1000), "raise_number", first_chips=2, number=1600),
            ("raise", 1600),
        ),
    ],
    ids=lambda value: value.code if isinstance(value, RulingScene) else None,
)
def test_the_rulebooks_examples(found: RulingScene, expected: tuple[str, int], any_rules: Rules) -> None:
    """TDA 40 to 61, WSOP live 136, 137, 174 and 179."""
    assert ruled(found, any_rules) == expected


def test_words_that_do_not_fit(any_rules: Rules) -> None:
    """TDA 55."""
    assert verdict(scene(Acted.CALL_NO_BET, said="call"), any_rules).right["action"] == Choice("as_check")
    facing_a_bet = verdict(scene(Acted.CHECK_FACING, 300, 300, said="check"), any_rules)
    assert facing_a_bet.right["action"] == Choice("as_call_or_fold")


def test_i_bet_the_pot_is_the_pot_in_pot_limit(holdem: GameBook) -> None:
    rules = holdem.variants["cash-pl"].rules
    assert ruled(scene(Acted.POT, 0, 10, said="pot", pot=85), rules) == ("bet", 85)


@pytest.mark.parametrize(("pot", "total"), [(4900, 500), (5000, 5000)])
def test_five_is_five_hundred_from_a_pot_of_less_than_five_thousand(
    pot: int, total: int, tournament: Rules
) -> None:
    """TDA 57: 200/400."""
    found = scene(Acted.UNCLEAR, 0, 400, said="digit", pot=pot, number=5, hundreds=500, thousands=5000)
    assert ruled(found, tournament) == ("bet", total)


def test_raise_in_two_motions_by_house(tournament: Rules, cash: Rules, home: Rules) -> None:
    """TDA 42, WSOP live 174."""
    found = scene(Acted.RAISE_MOTIONS, 600, 600, (500, 100, 1000), "raise", first_chips=2)
    assert [ruled(found, rules) for rules in (tournament, cash, home)] == [
        ("raise", 1200),
        ("raise", 1600),
        ("raise", 1200),
    ]
    assert verdict(found, cash).why.facts["switch"] == "two_motion_raise"


def test_chips_then_words_by_house(tournament: Rules, cash: Rules) -> None:
    """TDA 40-A, WSOP live 176."""
    found = scene(Acted.CHIPS_THEN_WORDS, 2000, 2000, (5000,), "raise_number", number=8000)
    assert [ruled(found, rules) for rules in (tournament, cash)] == [("call", 2000), ("raise", 8000)]


def test_words_first_or_together_count_everywhere(any_rules: Rules) -> None:
    first = scene(Acted.WORDS_THEN_CHIPS, 2000, 2000, (5000, 1000), "raise_number", number=8000)
    together = scene(Acted.CALL_WITH_CHIPS, 2000, 2000, (5000,), "call")
    assert ruled(first, any_rules) == ("raise", 8000)
    assert ruled(together, any_rules) == ("call", 2000)


@pytest.mark.parametrize(
    ("move", "early", "raise_to"),
    [
        (Move(2, Deed.FOLD), "found_binds", 800),
        (Move(2, Deed.CALL, 300), "found_binds", 800),
        (Move(2, Deed.RAISE, 600), "found_free", 900),
    ],
)
def test_out_of_turn_binds_until_the_bet_changes(
    move: Move, early: str, raise_to: int, any_rules: Rules
) -> None:
    """TDA 53-A: 300 bet, “raise, 800” too early."""
    found = scene(
        Late.EARLY_RAISE, 300, said="raise_number", number=800, other=2, moves=(Move(1, Deed.BET, 300), move)
    )
    assert verdict(found, any_rules).right == {"early": Choice(early), "raise_to": Number(raise_to)}


def test_a_fold_out_of_turn_always_binds(any_rules: Rules) -> None:
    moves = (Move(1, Deed.BET, 300), Move(2, Deed.RAISE, 600))
    found = scene(Late.EARLY_FOLD, 300, said="fold", number=0, other=2, moves=moves)
    assert verdict(found, any_rules).right["early"] == Choice("found_binds")


def test_who_calls_owes_the_true_bet(any_rules: Rules) -> None:
    """TDA 49."""
    assert verdict(scene(Late.TOLD, 1700, told=1200), any_rules).right == {"in_front": Number(1700)}


@pytest.mark.parametrize(
    ("code", "found", "amount"),
    [(Late.UNDER_RAISE, "put_right", 1200), (Late.UNDER_RAISE_LATE, "stands", 1000)],
)
def test_a_short_raise_is_put_right_on_its_street(
    code: Late, found: str, amount: int, any_rules: Rules
) -> None:
    """TDA 52-A: 600, to 1,000, two calls."""
    right = verdict(scene(code, 600, 600, raised_to=1000), any_rules).right
    assert right == {"found": Choice(f"found_{found}"), "in_front": Number(amount)}


@pytest.mark.parametrize(
    ("told", "since", "found", "amount"),
    [
        (9500, (Move(2, Deed.FOLD), Move(3, Deed.CALL, 9500)), "stands", 9500),
        (9500, (Move(2, Deed.FOLD),), "put_right", 10_500),
        (11_500, (Move(2, Deed.FOLD), Move(3, Deed.CALL, 11_500)), "put_right", 10_500),
    ],
)
def test_a_pot_counted_wrong(
    told: int, since: tuple[Move, ...], found: str, amount: int, any_rules: Rules
) -> None:
    """TDA 52-B: a pot of 10,500."""
    moves = (Move(1, Deed.BET, told), *since)
    right = verdict(scene(Late.COUNT, told=told, true=10_500, moves=moves), any_rules).right
    assert right == {"found": Choice(f"found_{found}"), "in_front": Number(amount)}


def replies(code: Asking, *houses: Rules) -> list[object]:
    key = "seconds" if code is Asking.CLOCK else "reply"
    found = [verdict(scene(code, other=2), rules).right[key] for rules in houses]
    return [answer.value if isinstance(answer, Number) else answer.option for answer in found]  # type: ignore[union-attr]


@pytest.mark.parametrize(
    ("code", "expected"),
    [
        (Asking.CHOP, ["no", "yes", "yes"]),
        (Asking.POT_SIZE, ["no", "no", "no"]),
        (Asking.RABBIT, ["no", "no", "no"]),
        (Asking.INSURANCE, ["no", "no", "no"]),
        (Asking.CLOCK, [30, 70, 70]),
        (Asking.LEVEL_BEFORE, ["yes", "yes", "yes"]),
        (Asking.LEVEL_AFTER, ["no", "no", "no"]),
        (Asking.HAND_BEFORE, ["yes", "yes", "yes"]),
        (Asking.HAND_AFTER, ["no", "no", "no"]),
        (Asking.COUNT_BEFORE, ["yes", "yes", "yes"]),
        (Asking.COUNT_RIFFLED, ["yes", "no", "no"]),
        (Asking.COUNT_ACTED, ["no", "no", "no"]),
    ],
)
def test_what_players_ask_for_by_house(
    code: Asking, expected: list[object], tournament: Rules, cash: Rules, home: Rules
) -> None:
    """TDA 22, 23, 29 and 54-A; WSOP live 51, 67, 68, 77 and 181."""
    assert replies(code, tournament, cash, home) == expected


def test_the_pot_is_told_in_pot_limit(holdem: GameBook) -> None:
    assert replies(Asking.POT_SIZE, holdem.variants["cash-pl"].rules) == ["yes"]


# -- the tables they are dealt at


def dealt(rules: Rules, seeds: int = 10) -> list[Posed]:
    return [
        DRILL.pose(rules, skill, level, random.Random(seed))
        for skill in (*RuleTag, NATURAL)
        for level in LEVELS
        for seed in range(seeds)
    ]


def test_every_situation_is_met(cash: Rules) -> None:
    assert {posed.scene.code for posed in dealt(cash, 40)} == {*Acted, *Late, *Asking}


def test_the_table_shows_what_the_ruling_is_about(holdem: GameBook) -> None:
    """The actions on the table, played through the betting engine, leave the player facing just what is ruled on."""
    checked = 0
    for name in ("tournament-nl", "cash-nl", "home"):
        rules = holdem.variants[name].rules
        for posed in dealt(rules):
            found: RulingScene = posed.scene
            if found.code not in tuple(Acted) or "front_chip" in found.facts:
                continue
            betting = after_the_moves(found.table, rules)
            may = options(betting)
            order = clockwise(found.table.button or 0, seats_of(found.table))
            assert may is not None
            assert order[may.actor - 1] == found.facts["seat"] == found.table.actor
            mine, engine = facing(found, rules), engine_facing(betting)
            assert (mine.bet, mine.increment, mine.raised, mine.heads_up) == (
                engine.bet,
                engine.increment,
                engine.raised,
                engine.heads_up,
            )
            checked += 1
    assert checked > 1000


def seats_of(table: TableScene) -> list[int]:
    """Everybody but those who folded on earlier streets."""
    moved = {move.seat for move in table.moves}
    return [seat.number for seat in table.seats if not seat.folded or seat.number in moved]


def after_the_moves(table: TableScene, rules: Rules) -> Betting:
    seats = seats_of(table)
    assert table.street is not None
    no_limit = rules.changed(structure=Structure.NO_LIMIT)
    betting = after_flop(no_limit.betting(), rules.stakes, table.street, (10**7,) * len(seats))
    for move in table.moves:
        player = clockwise(table.button or 0, seats).index(move.seat) + 1
        match move.deed:
            case Deed.FOLD:
                betting = play(betting, Fold(player))
            case Deed.CHECK | Deed.CALL:
                betting = play(betting, Call(player))
            case _:
                betting = play(betting, RaiseTo(player, move.amount or 0))
    return betting


def test_a_blind_lies_before_who_posted_it(cash: Rules) -> None:
    for posed in dealt(cash):
        found = posed.scene
        if "front_chip" not in found.facts:
            continue
        lies = found.facts["front_chip"] * found.facts["front_count"]
        assert found.table.seat(found.facts["seat"]).front == lies in (cash.small_blind, cash.big_blind)
        assert max(seat.front for seat in found.table.seats) == found.facts["bet"] >= 2 * cash.big_blind


def test_chips_are_the_houses_and_several_are_worth_asking_about(holdem: GameBook) -> None:
    for variant in holdem.variants.values():
        for posed in dealt(variant.rules, 3):
            found = posed.scene
            assert set(found.chips) <= set(variant.rules.chips.values)
            if found.code == Acted.CHIPS:
                assert len(found.chips) > 1
                assert sum(found.chips) > found.facts["bet"]


def test_half_of_the_raise_by_hand(any_rules: Rules) -> None:
    """TDA 45 by other means: the smallest chip taken off, then half of the least raise, half itself counted in."""
    met: set[str] = set()
    for level in LEVELS:
        for seed in range(60):
            skill = (RuleTag.HALF, RuleTag.ALL_NEEDED)[seed % 2]
            found = DRILL.pose(any_rules, skill, level, random.Random(seed)).scene
            bet, least, total = found.facts["bet"], found.facts["least"], sum(found.chips)
            if total - min(found.chips) < bet or total < bet + (least - bet) / 2:
                expected = ("call", bet)
            else:
                expected = ("raise", max(total, least))
            assert ruled(found, any_rules) == expected
            met.add(expected[0])
    assert met == {"call", "raise"}


def test_the_acts_are_those_of_the_scene() -> None:
    two = scene(Acted.STRING, 600, 600, (500, 100, 1000), first_chips=2)
    assert act(two).motions == ((500, 100), (1000,))
    pulled = scene(Acted.PRIOR_PULLED, 600, 550, (1000,), front_chip=25, front_count=2)
    assert (act(pulled).pulled_back, put_in(pulled)) == ((25,), 1025)


def test_pot_limit_leaves_room_for_what_is_asked(holdem: GameBook) -> None:
    """No ruling of this drill is cut by a pot limit: that is another drill's question."""
    rules = holdem.variants["tournament-pl"].rules
    for posed in dealt(rules, 4):
        if posed.scene.code in tuple(Acted):
            assert rule(posed.scene, rules).reason != "more_than_the_most"


def test_a_tag_is_read_from_the_scene(any_rules: Rules) -> None:
    assert tag_of(scene(Acted.CHIPS, 1100, 600, (1000, 500)), any_rules) is RuleTag.ALL_NEEDED
    assert tag_of(scene(Acted.CHIPS, 1100, 600, (1000, *(100,) * 3)), any_rules) is RuleTag.HALF
    short = scene(Acted.RAISE_NUMBER, 100, 100, said="raise_number", number=160)
    assert tag_of(short, any_rules) is RuleTag.TOO_LITTLE


# -- mistakes


@pytest.mark.parametrize(
    ("found", "key", "given", "slip"),
    [
        (scene(Acted.ONE_CHIP, 6, 6, (25,)), "in_front", 25, Slip.OVERCHIP_RAISED),
        (scene(Acted.ONE_CHIP, 6, 6, (25,)), "action", "as_raise", Slip.OVERCHIP_RAISED),
        (scene(Acted.RAISE_CHIP, 6, 6, (25,), "raise"), "in_front", 6, Slip.WORD_FORGOTTEN),
        (scene(Acted.RAISE_CHIP, 6, 6, (25,), "raise"), "in_front", 12, Slip.MINIMUM_ONLY),
        (scene(Acted.RAISE_CHIP, 6, 6, (25,), "raise"), "in_front", 31, Slip.RAISE_BY),
        (scene(Acted.CHIPS, 1100, 600, (1000, *(100,) * 5)), "in_front", 1500, Slip.NOT_COMPLETED),
        (scene(Acted.CHIPS, 1100, 600, (1000, *(100,) * 5)), "in_front", 2200, Slip.DOUBLE),
        (scene(Acted.CHIPS, 1100, 600, (1000, *(100,) * 5)), "action", "as_call", Slip.HALF_OF_BET),
        (scene(Acted.CHIPS, 1100, 600, (1000, *(100,) * 3)), "in_front", 1700, Slip.UNDER_HALF_RAISED),
        (scene(Acted.CHIPS, 1100, 600, (1000, 500)), "action", "as_raise", Slip.NEEDED_RAISED),
        (scene(Acted.LAST_CHIPS, 1050, 1050, (1000, 1000), stack=2000), "in_front", 2000, Slip.LAST_RAISED),
        (scene(Acted.NUMBER, 1000, 1000, number=1400), "in_front", 2000, Slip.NUMBER_RAISED),
        (scene(Acted.RAISE_NUMBER, 2000, 2000, number=8000), "in_front", 10_000, Slip.RAISE_BY),
        (scene(Acted.UNDERCALL, 8000, 8000, (1000, 1000)), "in_front", 2000, Slip.SHORT_STANDS),
        (scene(Acted.UNDERCALL, 8000, 6000, (1000, 1000)), "action", "as_call", Slip.FULL_FORCED),
        (scene(Acted.POT, pot=900), "in_front", 900, Slip.POT_BET),
        (scene(Acted.BET_AND_RAISE, number=200, second=500), "in_front", 500, Slip.LAST_WORD),
        (
            scene(Acted.STRING, 600, 600, (500, 100, 1000), first_chips=2),
            "in_front",
            1600,
            Slip.STRING_ALLOWED,
        ),
        (scene(Late.TOLD, 1700, told=1200), "in_front", 1200, Slip.TOLD_AMOUNT),
        (scene(Late.UNDER_RAISE, 600, 600, raised_to=1000), "in_front", 1000, Slip.UNDER_RAISE_LEFT),
        (scene(Late.UNDER_RAISE_LATE, 600, 600, raised_to=1000), "in_front", 1200, Slip.UNDER_RAISE_LATE),
        (scene(Asking.CLOCK), "seconds", 25, Slip.COUNTDOWN_FORGOTTEN),
        (scene(Asking.CLOCK), "seconds", 70, Slip.WSOP),
    ],
    ids=lambda value: value.code if isinstance(value, RulingScene) else str(value),
)
def test_the_likeliest_mistake_behind_a_wrong_answer(
    found: RulingScene, key: str, given: int | str, slip: Slip, tournament: Rules
) -> None:
    judged = verdict(found, tournament)
    answer = Choice(given) if isinstance(given, str) else Number(given)
    assert judged.right[key] != answer
    assert next(code for code, wrong in judged.wrong if wrong.get(key) == answer) is slip


def test_the_cash_rule_in_a_tournament_is_named(tournament: Rules) -> None:
    found = scene(Acted.RAISE_MOTIONS, 600, 600, (500, 100, 1000), "raise", first_chips=2)
    posed = Posed(found, DRILL.pose(tournament, RuleTag.TWO_MOTIONS, 1, random.Random(1)).asks, ())
    _, amount = DRILL.grade(posed, tournament, {"in_front": Number(1600)})
    assert [slip.code for slip in amount.slips] == [Slip.WSOP]
