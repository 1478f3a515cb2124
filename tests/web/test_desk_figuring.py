"""What one more to 1 costs on each row of the form: the difference of two exact edges, however rows are put together."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

import pytest
from flask import Flask

from trainer.games.casino_holdem.edge import ante_figures, bonus_figures, shipped_census
from trainer.games.casino_holdem.rules import Rules
from trainer.odds import Odds
from trainer.paths import shipped_paytables
from trainer.school import BookRevision
from trainer.web.desk.figuring import figured
from trainer.web.desk.forms import Row, Table
from trainer.web.desk.looking import Opened
from trainer.web.desk.mine import Mine
from trainer.web.desk.texts import read
from trainer.web.house import utc_now

GAME = "casino_holdem"
SHIPPED = shipped_paytables().read_text("utf-8")


def opened(text: str, house: str) -> Opened:
    """The house as it lies on the desk, published as it is."""
    reading = read(text)
    assert reading.book is not None
    found = reading.book.games[GAME].variants[house]
    now = Mine(None, BookRevision(1, text, "", "", utc_now(), None))
    return Opened(now, GAME, house, reading, reading, found, found)


def kept(rules: Rules) -> Mapping[str, Fraction]:
    """What the house keeps of an ante and of a bonus, exactly."""
    return {
        "ante": -ante_figures(rules, shipped_census()).expectation,
        "bonus": -bonus_figures(rules.bonus).expectation,
    }


def one_more(rules: Rules, table: Table, row: Row) -> Rules:
    """The rules with one more to 1 on every hand of a row."""
    code = table.switch.code
    paid = getattr(rules, code)
    more = {hand: Odds(getattr(paid, hand).profit + 1) for hand in row.hands}
    return rules.changed(**{code: paid.changed(**more)})


@pytest.mark.parametrize("house", ["standard", "low_top", "high_ante", "aragon"])
def test_one_more_on_a_row_costs_the_difference_of_the_exact_edges(app: Flask, house: str) -> None:
    here = opened(SHIPPED, house)
    assert here.form is not None
    assert here.good is not None
    with app.app_context():
        costs = figured(here).costs
    rules = here.good.rules
    for table in here.form.tables:
        for row in table.rows:
            raised = kept(one_more(rules, table, row))
            cost = kept(rules)[table.switch.code] - raised[table.switch.code]
            assert cost > 0
            assert costs[row.odds.name] == pytest.approx(float(cost), abs=1e-12), row.label


def test_a_row_of_hands_that_no_house_prints_together_costs_them_all(app: Flask) -> None:
    """“Straight flush or better” on 20-20-10-3-2-1: one more is paid to straight and royal flushes alike."""
    here = opened(SHIPPED, "low_top")
    assert here.form is not None
    row = here.form.table("ante").rows[0]
    assert (row.label, row.hands) == ("straight flush or better", ("royal_flush", "straight_flush"))
    with app.app_context():
        together = figured(here).costs[row.odds.name]
        apart = figured(opened(SHIPPED.replace(
            "      straight flush or better: 20 to 1\n", "      royal flush: 20 to 1\n      straight flush: 20 to 1\n"
        ), "low_top")).costs  # fmt: skip
    assert together == pytest.approx(apart["odds:ante:0"] + apart["odds:ante:1"], rel=1e-3)
    assert together > apart["odds:ante:1"] > apart["odds:ante:0"] > 0
