"""The standard house's rules, with any switch turned."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from trainer.chips import Chip, ChipSet
from trainer.games.casino_holdem.rules import AnteTable, BonusTable, Rules

WHITE = Chip(value=1, colour="white", body="#ffffff", spots="#000000")


def table(model: type[AnteTable | BonusTable], *pays: int | str) -> dict[str, str]:
    """A paytable from its numbers, best row first; the last one also stands for the rows that are left."""
    rows = list(model.model_fields)
    full = [*pays, *[pays[-1]] * (len(rows) - len(pays))]
    return {row: n if isinstance(n, str) else f"{n} to 1" for row, n in zip(rows, full, strict=True)}


@pytest.fixture(scope="session")
def house() -> Callable[..., Rules]:
    """`house(ante=(100, 20, 10, 3, 2, 1), qualifier="any_hand", …)`: the standard where nothing else is said."""

    def build(
        ante: tuple[int | str, ...] = (100, 20, 10, 3, 2, 1),
        bonus: tuple[int | str, ...] = (100, 50, 40, 30, 20, 7),
        **switches: object,
    ) -> Rules:
        return Rules.model_validate(
            {
                "ante": table(AnteTable, *ante),
                "bonus": table(BonusTable, *bonus),
                "chips": ChipSet(chips=(WHITE,)),
                **switches,
            }
        )

    return build
