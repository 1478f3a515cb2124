"""The table of outs of the Polish Wikipedia, put right."""

from __future__ import annotations

from fractions import Fraction

from trainer.cards import cards
from trainer.games.texas_holdem.numbers.outs import draw_to
from trainer.games.texas_holdem.numbers.outs_table import MISNAMED, DrawName, table
from trainer.hands import Category


def test_the_wrong_cells_and_what_they_should_say() -> None:
    wrong = {
        (row.outs, column): (cell.printed, cell.corrected)
        for row in table()
        for column in ("one", "two", "odds_one", "odds_two")
        if (cell := getattr(row, column)).wrong
    }
    assert wrong == {
        (2, "odds_two"): ("12", "11"),
        (3, "two"): ("13", "12"),
        (4, "two"): ("17", "16"),
        (4, "odds_one"): ("10", "11"),
        (6, "odds_two"): ("3.2", "3.1"),
        (8, "two"): ("32", "31"),
        (8, "odds_one"): ("4.7", "4.8"),
        (17, "odds_two"): ("0.66", "0.67"),
    }


def test_seventeen_rows_with_exact_values() -> None:
    rows = table()
    assert [row.outs for row in rows] == list(range(1, 18))
    nine = rows[8]
    assert nine.one.exact == (Fraction(900, 47), Fraction(900, 46))
    assert nine.two.exact == (Fraction(37800, 1081),)
    assert nine.odds_one.exact == (Fraction(38, 9), Fraction(37, 9))
    assert nine.odds_two.exact == (Fraction(703, 378),)
    assert rows[3].odds_one.exact == (Fraction(43, 4), Fraction(21, 2))


def test_every_named_draw_is_in_one_row() -> None:
    named = [draw for row in table() for draw in row.draws]
    assert sorted(named) == sorted(DrawName)


def test_two_draws_do_not_belong_in_their_rows() -> None:
    assert [row.outs for row in table() if row.misnamed] == [1, 7]
    a_set = draw_to(cards("8s8h"), cards("8cKd2h"), Category.FULL_HOUSE)
    assert MISNAMED[DrawName.SET_TO_FULL_HOUSE_OR_QUADS] == (a_set.by_outs.one, a_set.by_river)
    backdoor = draw_to(cards("As6s"), cards("QsJh3d"), Category.FLUSH)
    assert MISNAMED[DrawName.BACKDOOR_STRAIGHT_OR_FLUSH] == (backdoor.by_outs.one, backdoor.by_river)
