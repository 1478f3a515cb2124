"""The shipped census, the standard's rules, and tables by the way they are named."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from trainer.games.casino_holdem.edge import Census, shipped_census
from trainer.games.casino_holdem.rules import AnteTable, BonusTable, Rules
from trainer.odds import Odds
from trainer.paths import shipped_paytables
from trainer.paytables import load_book


@pytest.fixture(scope="session")
def census() -> Census:
    return shipped_census()


@pytest.fixture(scope="session")
def standard() -> Rules:
    return load_book(shipped_paytables()).games["casino_holdem"].variants["standard"].rules


@pytest.fixture
def paying(standard: Rules) -> Callable[..., Rules]:
    """The standard's rules with another ante table, or with other switches."""

    def change(ante: str = "100-20-10-3-2-1", bonus: str = "100-50-40-30-20-7-7-7-7", **switches) -> Rules:
        rows = [Odds.to_one(int(n)) for n in ante.split("-")]
        rows += rows[-1:] * 4
        bonus_rows = [Odds.to_one(int(n)) for n in bonus.split("-")]
        return standard.model_copy(
            update={
                "ante": AnteTable(**dict(zip(AnteTable.model_fields, rows, strict=True))),
                "bonus": BonusTable(**dict(zip(BonusTable.model_fields, bonus_rows, strict=True))),
                **switches,
            }
        )

    return change
