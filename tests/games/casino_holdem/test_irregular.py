"""Something is wrong at the table: what it looks like, and that the house's switch decides."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest

from trainer.games.casino_holdem.drills import DRILLS
from trainer.games.casino_holdem.irregularities import SWITCH_OF, Irregularity, possible
from trainer.games.casino_holdem.remedies import REMEDIES
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.scenes import SituationScene
from trainer.games.casino_holdem.settlement import Bet, settle
from trainer.quiz import LEVELS, NATURAL, Choice, Posed

House = Callable[..., Rules]
DRILL = DRILLS["irregular"]


def found(rules: Rules, seeds: int = 400) -> dict[str, list[SituationScene]]:
    scenes: dict[str, list[SituationScene]] = {}
    for seed in range(seeds):
        scene = DRILL.pose(rules, NATURAL, LEVELS[seed % 5], random.Random(seed)).scene
        scenes.setdefault(scene.code, []).append(scene)
    return scenes


@pytest.fixture(scope="module")
def standard(house: House) -> dict[str, list[SituationScene]]:
    return found(house())


def test_everything_that_can_go_wrong_is_met(standard: dict[str, list[SituationScene]]) -> None:
    assert set(standard) == {what.value for what in Irregularity} == {what.value for what in SWITCH_OF}
    assert set(SWITCH_OF.values()) == set(REMEDIES)


def right(posed: Posed, rules: Rules) -> str:
    (mark,) = DRILL.grade(posed, rules, {})
    assert isinstance(mark.expected, Choice)
    return mark.expected.option


@pytest.mark.parametrize("switch", REMEDIES)
def test_the_houses_switch_decides_and_is_named_in_the_reason(switch: str, house: House) -> None:
    for remedy in REMEDIES[switch]:
        rules = house(**{switch: remedy})
        posed = next(
            posed
            for seed in range(400)
            if SWITCH_OF[(posed := DRILL.pose(rules, NATURAL, 2, random.Random(seed))).scene.code] == switch
        )
        assert right(posed, rules) == remedy
        (ask,) = posed.asks
        assert ask.options == tuple(REMEDIES[switch])
        (mark,) = DRILL.grade(posed, rules, {ask.key: Choice(remedy)})
        assert mark.right
        assert (mark.why.facts["switch"], mark.why.facts["value"]) == (switch, remedy)
        assert mark.why.facts["situation"] == posed.scene.code


def test_the_standard_follows_the_closest_texts(house: House) -> None:
    rules = house()
    assert {switch: getattr(rules, switch).value for switch in REMEDIES} == {
        "exposed_player_card": "round_void",
        "exposed_house_card": "round_void",
        "wrong_count_player": "round_void",
        "wrong_count_dealer": "round_void",
        "forgotten_burn": "play_on",
        "wrong_call": "made_right",
        "over_limit": "stands",
        "under_minimum": "stands",
        "late_bet": "refused",
        "dispute_after_clearing": "stands",
        "wrong_payout": "paid_again",
    }


def test_a_card_too_many_lies_nowhere_else(standard: dict[str, list[SituationScene]]) -> None:
    for code in ("box_three_cards", "dealer_three_cards"):
        for scene in standard[code]:
            round_ = scene.table.round
            assert scene.card
            assert scene.card not in (
                *round_.board,
                *round_.dealer,
                *(c for b in round_.boxes for c in b.cards),
            )
    assert all(scene.card is None for scene in standard["box_one_card"])


def test_an_exposed_card_is_one_of_those_dealt(standard: dict[str, list[SituationScene]]) -> None:
    for scene in standard["box_card_exposed"]:
        assert scene.card in scene.table.round.boxes[scene.box or 0].cards
    for scene in standard["dealer_card_exposed"]:
        assert scene.card in scene.table.round.dealer
    for scene in standard["board_card_early"]:
        assert scene.card == scene.table.round.board[3]
        assert (scene.table.street, scene.table.decided) == ("flop", False)


def test_a_forgotten_burn_is_one_less_than_the_house_burns(standard: dict[str, list[SituationScene]]) -> None:
    assert {s.table.burns for s in standard["burn_forgotten_flop"]} == {0}
    assert {(s.table.burns, s.table.street) for s in standard["burn_forgotten_turn"]} == {(1, "river")}


def test_only_what_the_house_burns_is_forgotten(house: House) -> None:
    rules = house(burn_before_flop=False)
    assert "burn_forgotten_flop" not in found(rules, 150)
    none = house(burn_before_flop=False, burn_before_turn=False)
    assert "wrong.burn" not in DRILL.pose(none, "wrong.burn", 1, random.Random(3)).tags


def test_a_wrong_call_is_less_or_more_than_the_multiple(
    standard: dict[str, list[SituationScene]], house: House
) -> None:
    for code, sign in (("call_too_small", -1), ("call_too_great", 1)):
        for scene in standard[code]:
            seat = scene.table.round.boxes[scene.box or 0]
            numbers = scene.numbers
            assert seat.call
            assert (numbers["ante"], numbers["call"]) == (seat.ante, 2 * seat.ante)
            assert (numbers["put"] - numbers["call"]) * sign > 0
            assert numbers["put"] > 0
    assert not possible(Irregularity.CALL_TOO_SMALL, house(call_multiple=1))


@pytest.mark.parametrize(
    "limits",
    [{}, {"ante_min": 25, "ante_max": 500, "bonus_min": 5, "bonus_max": 100}, {"smallest_chip": 5}],
    ids=["no limits", "limits", "chips of five"],
)
def test_a_bet_is_outside_the_limits_and_the_others_are_not(limits: dict[str, int], house: House) -> None:
    rules = house(**limits)
    scenes = found(rules)
    for bet in (Bet.ANTE, Bet.BONUS):
        for code, sign, name in ((f"{bet}_over", 1, f"{bet}_max"), (f"{bet}_under", -1, f"{bet}_min")):
            if code not in scenes:
                assert name == f"{bet}_min"
                continue
            for scene in scenes[code]:
                stake, limit = scene.numbers["stake"], scene.numbers["limit"]
                assert (stake - limit) * sign > 0
                assert stake > 0
                assert stake % rules.smallest_chip == 0
                assert limits.get(name) in (None, limit)
                assert getattr(scene.table.round.boxes[scene.box or 0], bet) == stake
                others = [b for i, b in enumerate(scene.table.round.boxes) if i != scene.box]
                assert all((getattr(b, bet) - limit) * sign <= 0 for b in others if getattr(b, bet))


def test_a_late_bonus_is_put_where_there_was_none(standard: dict[str, list[SituationScene]]) -> None:
    for scene in standard["bonus_late"]:
        assert scene.table.round.boxes[scene.box or 0].bonus == 0
        assert scene.table.street == "flop"


def test_a_wrong_payout_is_on_a_bet_that_is_paid(
    standard: dict[str, list[SituationScene]], house: House
) -> None:
    for scene in standard["payout_wrong"]:
        assert scene.box is not None
        assert scene.bet is not None
        line = settle(scene.table.round, house()).boxes[scene.box].line(scene.bet)
        assert line is not None
        assert scene.numbers["due"] == line.amount > 0
        assert 0 < scene.numbers["paid"] != line.amount


def test_where_no_bet_comes_to_a_payout_a_hand_is_disputed_instead(house: House) -> None:
    """Odds so small that they round to nothing: only a winning call is paid at all."""
    rules = house(ante=("1 to 9999",), bonus=("1 to 9999",), smallest_chip=5)
    scenes = [DRILL.pose(rules, "wrong.cleared", 3, random.Random(seed)).scene for seed in range(60)]
    paid = [scene for scene in scenes if scene.code == "payout_wrong"]
    assert {scene.bet for scene in paid} == {Bet.CALL}
    assert len(scenes) - len(paid) > len(scenes) * 0.6


@pytest.mark.parametrize("skill", DRILL.skills)
def test_each_skill_poses_its_own_kind(skill: str, house: House) -> None:
    for seed in range(10):
        assert DRILL.pose(house(), skill, 3, random.Random(seed)).tags == (skill,)
