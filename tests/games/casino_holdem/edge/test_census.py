"""The shipped census: its bytes, damage to them, and other censuses taken when they are needed."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest

from trainer.games.casino_holdem.edge import (
    RUNOUTS,
    SHIPPED,
    SHIPPED_FILE,
    SITUATIONS,
    CensusError,
    Play,
    Scope,
    Shelf,
    ante_figures,
    pack,
    take_census,
    unpack,
)
from trainer.games.casino_holdem.edge import shelf as shelf_module
from trainer.games.casino_holdem.edge.census import census_of
from trainer.games.casino_holdem.edge.deck import flops, rank_sets, shape_of, suit_patterns
from trainer.games.casino_holdem.edge.shelf import put, rebuild
from trainer.games.casino_holdem.rules import AnteNoGame, Qualifier


def test_suits_renamed_leave_as_many_deals_as_there_are() -> None:
    boards = [weight for ranks in rank_sets(5) for _, weight in suit_patterns(shape_of(ranks))]
    assert (len(boards), sum(boards)) == (134_459, 2_598_960)
    known = flops()
    assert (len(known.cards), sum(known.weights)) == (1_755, 22_100)
    assert (len(known.weight), int(known.weight.sum())) == (1_286_792, SITUATIONS)


def test_the_shipped_census_is_small(census) -> None:
    assert SHIPPED_FILE.stat().st_size < 1_500_000
    assert 179_000 < len(census.weight) < 180_000
    assert census.scope == SHIPPED


def test_every_deal_is_in_the_shipped_census_once(census) -> None:
    assert (census.counts.sum(axis=0) == RUNOUTS).all()
    rows = int(census.weight.sum())
    called, left = divmod(int(census.called.sum()), RUNOUTS)
    assert (rows + called, left) == (SITUATIONS, 0)


def test_no_two_rows_are_the_same(census) -> None:
    rows = np.vstack([census.counts, census.bonus]).T
    assert len({row.tobytes() for row in rows}) == len(rows)


def test_packing_what_was_unpacked_gives_the_same_bytes() -> None:
    raw = SHIPPED_FILE.read_bytes()
    assert pack(unpack(raw)) == raw


@pytest.mark.parametrize("at", [0, 40, 5_000, 600_000, -1])
def test_a_damaged_census_is_refused(at: int) -> None:
    raw = bytearray(SHIPPED_FILE.read_bytes())
    raw[at] ^= 0x55
    with pytest.raises(CensusError):
        unpack(bytes(raw))


def test_half_a_census_is_refused() -> None:
    with pytest.raises(CensusError):
        unpack(SHIPPED_FILE.read_bytes()[:700_000])


class TestShelf:
    def test_rules_the_shipped_census_covers_need_no_other(self, paying, tmp_path: Path) -> None:
        shelf = Shelf(tmp_path)
        rules = paying("7-6-5-4-3-2", ante_no_game=AnteNoGame.EVEN_MONEY)
        assert shelf.has(rules)
        assert shelf.find(rules) is shelf_module.shipped_census()

    def test_another_census_is_taken_once_and_kept(self, paying, tmp_path: Path, monkeypatch) -> None:
        taken = []

        def take(scope: Scope, progress, workers: int):
            taken.append(scope)
            few = np.zeros((3, 40), dtype=np.int32)
            few[:, 4], few[:, 6] = (990, 1980, 2970), 990
            ones = np.ones(3, dtype=np.int64)
            return census_of(scope, few, ones, ones, np.zeros((10, 4), dtype=np.int64))

        monkeypatch.setattr(shelf_module, "take_census", take)
        rules = paying(qualifier=Qualifier.PAIR_OF_FIVES)
        shelf = Shelf(tmp_path)
        assert not shelf.has(rules)
        assert shelf.find(rules).scope == Scope(Qualifier.PAIR_OF_FIVES)
        assert shelf.find(rules) is shelf.find(rules)
        assert Shelf(tmp_path).has(rules)
        assert Shelf(tmp_path).find(rules).scope == Scope(Qualifier.PAIR_OF_FIVES)
        assert taken == [Scope(Qualifier.PAIR_OF_FIVES)]
        (kept,) = tmp_path.iterdir()
        kept.write_bytes(kept.read_bytes()[:-9])
        Shelf(tmp_path).find(rules)
        assert len(taken) == 2

    def test_a_file_is_written_whole_or_not_at_all(self, tmp_path: Path, monkeypatch) -> None:
        path = tmp_path / "census"
        put(path, b"old")
        monkeypatch.setattr(Path, "replace", lambda *_: (_ for _ in ()).throw(OSError("full")))
        with pytest.raises(OSError, match="full"):
            put(path, b"new")
        assert [p.read_bytes() for p in tmp_path.iterdir()] == [b"old"]


@pytest.mark.exhaustive
def test_the_shipped_census_counted_anew_is_the_same_bytes() -> None:
    steps: list[tuple[int, int]] = []
    assert rebuild(lambda done, total: steps.append((done, total)), workers=2) == SHIPPED_FILE.read_bytes()
    assert steps == [(n, 6_175) for n in range(1, 6_176)]


@pytest.mark.exhaustive
@pytest.mark.parametrize(
    ("qualifier", "edge", "folded", "no_game"),
    [
        (Qualifier.PAIR_OF_TWOS, -0.0014760, 0.228089, 0.17411920),
        (Qualifier.PAIR_OF_THREES, 0.0119571, None, 0.20830700),
        (Qualifier.PAIR_OF_FIVES, 0.0275560, None, 0.27588341),
        (Qualifier.PAIR_OF_SIXES, 0.0300068, None, 0.30927201),
    ],
)
def test_every_known_edge_of_another_qualifier(paying, qualifier, edge, folded, no_game) -> None:
    rules = paying(qualifier=qualifier)
    census = take_census(Scope.of(rules), workers=2)
    found = ante_figures(rules, census)
    assert found.house_edge == pytest.approx(edge, abs=1e-7)
    if folded is not None:
        assert found.fold_probability == pytest.approx(folded, abs=2e-6)
    always = ante_figures(rules, census, Play.ALWAYS_CALL)
    without = sum(o.dealer_does_not_qualify for o in always.outcomes.values())
    assert without / (SITUATIONS * RUNOUTS) == pytest.approx(no_game, abs=1e-8)
