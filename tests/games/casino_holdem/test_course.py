"""The round in pictures: what the strip shows is what the house's switches and the settlement say."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from itertools import product
from typing import Any

import pytest

from trainer.games.casino_holdem.course import Course, Moment, course, finished
from trainer.games.casino_holdem.examples import EXAMPLES
from trainer.games.casino_holdem.rules import Rules
from trainer.games.casino_holdem.settlement import Bet, Reason, settle

House = Callable[..., Rules]

STANDARD = (
    Moment.BETS,
    Moment.HOLE_CARDS,
    Moment.FLOP,
    Moment.DECISIONS,
    Moment.TURN_AND_RIVER,
    Moment.REVEAL,
    Moment.SETTLING,
)
OWN_WAYS: dict[str, tuple[Any, ...]] = {
    "bonus_on_fold": ("settled", "forfeited"),
    "bonus_settled": ("after_flop", "with_box"),
    "folded_bonus_cards_kept": (True, False),
    "turn_and_river": ("together", "apart"),
    "burn_before_flop": (True, False),
    "burn_before_turn": (True, False),
}
EVERY_WAY = list(product(*OWN_WAYS.values()))


def moments(shown: Course) -> tuple[Moment, ...]:
    return tuple(picture.moment for picture in shown.pictures)


def picture(shown: Course, moment: Moment) -> Any:
    return next(p for p in shown.pictures if p.moment is moment)


def test_the_standard_round_is_told_in_seven_pictures(house: House) -> None:
    assert moments(course(house())) == STANDARD


def test_a_bonus_settled_after_the_flop_is_settled_before_anybody_decides(house: House) -> None:
    shown = course(house(bonus_settled="after_flop"))
    assert moments(shown)[2:5] == (Moment.FLOP, Moment.BONUSES, Moment.DECISIONS)
    assert [box.line(Bet.BONUS).net for box in picture(shown, Moment.BONUSES).boxes] == [35, -5]
    assert all(not box.stake(Bet.BONUS) for box in picture(shown, Moment.DECISIONS).boxes)


def test_where_a_fold_forfeits_the_bonus_after_the_flop_waits_for_the_decisions(house: House) -> None:
    shown = course(house(bonus_settled="after_flop", bonus_on_fold="forfeited"))
    assert moments(shown)[3:5] == (Moment.DECISIONS, Moment.BONUSES)
    called, folded = picture(shown, Moment.BONUSES).boxes
    assert called.line(Bet.BONUS).net == 35
    assert not folded.lines
    assert not folded.cards


def test_folded_cards_with_a_live_bonus_stay_face_down_until_the_end(house: House) -> None:
    shown = course(house())
    for moment in (Moment.DECISIONS, Moment.TURN_AND_RIVER):
        folded = picture(shown, moment).boxes[1]
        assert folded.folded
        assert folded.cards
        assert not folded.shown
        assert folded.bets == ((Bet.BONUS, 5),)
    assert picture(shown, Moment.SETTLING).boxes[1].line(Bet.BONUS).net == -5


def test_folded_cards_that_do_not_stay_have_their_bonus_settled_at_once(house: House) -> None:
    shown = course(house(folded_bonus_cards_kept=False))
    assert moments(shown)[3:5] == (Moment.DECISIONS, Moment.BONUSES)
    called, folded = picture(shown, Moment.BONUSES).boxes
    assert not called.lines
    assert folded.line(Bet.BONUS).net == -5
    assert not picture(shown, Moment.TURN_AND_RIVER).boxes[1].cards


def test_a_forfeited_bonus_goes_with_the_fold(house: House) -> None:
    folded = picture(course(house(bonus_on_fold="forfeited")), Moment.DECISIONS).boxes[1]
    assert folded.bets == ()
    assert folded.cards == ()


def test_turn_and_river_apart_are_two_pictures_each_after_a_burn(house: House) -> None:
    shown = course(house(turn_and_river="apart"))
    turn, river = picture(shown, Moment.TURN), picture(shown, Moment.RIVER)
    assert (len(turn.board), turn.burnt) == (4, 2)
    assert (len(river.board), river.burnt) == (5, 3)


def test_a_house_that_burns_nothing_has_no_burnt_cards(house: House) -> None:
    shown = course(house(burn_before_flop=False, burn_before_turn=False))
    assert {p.burnt for p in shown.pictures} == {0}


def test_the_call_is_the_multiple_of_the_house(house: House) -> None:
    shown = course(house(call_multiple=3))
    assert picture(shown, Moment.DECISIONS).boxes[0].stake(Bet.CALL) == 30


def test_a_table_of_one_box_has_no_fold(house: House) -> None:
    shown = course(house(boxes=1))
    assert moments(shown) == STANDARD
    assert {len(p.boxes) for p in shown.pictures} == {1}
    assert "bonus_on_fold" not in picture(shown, Moment.DECISIONS).switches


def test_the_stakes_are_ones_the_table_takes(house: House) -> None:
    shown = course(house(ante_min=100, ante_max=1000, bonus_min=50))
    assert all(100 <= box.ante <= 1000 and box.bonus >= 50 for box in shown.round.boxes)


@pytest.mark.parametrize("own", EVERY_WAY, ids=str)
def test_whatever_the_procedure_each_bet_is_taken_paid_or_pushed_once(
    house: House, own: tuple[Any, ...]
) -> None:
    shown = course(house(**dict(zip(OWN_WAYS, own, strict=True))))
    seen = Counter(
        (i, line.bet) for p in shown.pictures for i, box in enumerate(p.boxes) for line in box.lines
    )
    by_folding = {Reason.FOLDED, Reason.BONUS_FORFEITED}
    settled = [
        (i, line.bet)
        for i, box in enumerate(shown.settlement.boxes)
        for line in box.lines
        if line.reason not in by_folding
    ]
    assert seen == Counter(settled)


@pytest.mark.parametrize("own", EVERY_WAY, ids=str)
def test_whatever_the_procedure_cards_only_come_and_the_dealer_shows_last(
    house: House, own: tuple[Any, ...]
) -> None:
    strip = course(house(**dict(zip(OWN_WAYS, own, strict=True)))).pictures
    boards = [len(p.board) for p in strip]
    assert boards == sorted(boards)
    assert [p.burnt for p in strip] == sorted(p.burnt for p in strip)
    assert [p.moment for p in strip if p.dealer_shown] == [Moment.REVEAL, Moment.SETTLING]
    assert {name for p in strip for name in p.switches} <= Rules.switch_fields().keys()


@pytest.mark.parametrize("example", EXAMPLES, ids=lambda e: e.id)
def test_a_finished_round_shows_every_card_every_stake_and_every_line(house: House, example: Any) -> None:
    table = settle(example.round, house())
    shown = finished(example.round, table)
    assert (shown.board, shown.dealer, shown.dealer_shown) == (
        example.round.board,
        example.round.dealer,
        True,
    )
    (box,) = shown.boxes
    assert box.cards == example.box.cards
    assert box.lines == table.boxes[0].lines
    assert dict(box.bets) == {line.bet: line.stake for line in box.lines}
