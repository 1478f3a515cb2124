"""What the desk and the pages of the edge find of each game: its layout, its remarks, its costs where it is banked."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from trainer.games import GAMES
from trainer.games.desks import BANKED, LAYOUTS, LINTERS, Banked
from trainer.games.sections import SECTIONS
from trainer.paths import shipped_paytables
from trainer.paytables import load_book


def test_every_game_of_the_file_can_be_edited() -> None:
    assert set(LAYOUTS) == set(LINTERS) == set(GAMES) == set(SECTIONS)


@pytest.mark.parametrize("registry", [BANKED, LINTERS])
def test_a_registry_holds_games_alone(registry: Mapping[str, Any]) -> None:
    assert set(registry) <= set(GAMES)
    assert len(registry) == len(list(registry))
    assert "roulette" not in registry
    with pytest.raises(KeyError):
        registry["roulette"]


def test_every_bank_does_what_the_pages_ask_for() -> None:
    asked = {name for name in vars(Banked) if not name.startswith("_")}
    assert {"card", "curve", "preview", "advice"} <= asked
    for bank in BANKED.values():
        assert all(callable(getattr(bank, name)) for name in asked)


def test_every_shipped_house_is_looked_at(tmp_path) -> None:
    book = load_book(shipped_paytables())
    for game, section in book.games.items():
        shelf = BANKED[game].shelf(tmp_path) if game in BANKED else None
        for variant in section.variants.values():
            for lint in LINTERS[game](variant, shelf):
                assert lint.path[0] in GAMES[game].rules.switch_fields()
                assert "%(" not in lint.message % lint.values


def test_a_layout_speaks_of_switches_of_its_game() -> None:
    for game, layout in LAYOUTS.items():
        assert (layout.standard is None) != (layout.rulebooks is None)
        if layout.rulebooks:
            assert set(layout.rulebooks.switches) <= set(GAMES[game].rules.switch_fields())
