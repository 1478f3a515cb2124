"""Censuses taken in the background: how far they are, what becomes of them, one at a time."""

from __future__ import annotations

import io
import json
import sys
import time
from collections.abc import Callable
from contextlib import redirect_stdout
from dataclasses import asdict
from pathlib import Path

import numpy as np
import pytest

from trainer.games.casino_holdem.edge import CensusMissing, Scope, Shelf, Taker, Taking, pack
from trainer.games.casino_holdem.edge import __main__ as program
from trainer.games.casino_holdem.edge import shelf as shelf_module
from trainer.games.casino_holdem.edge.census import census_of
from trainer.games.casino_holdem.edge.taking import own_command
from trainer.games.casino_holdem.rules import Qualifier

FIVES = Scope(Qualifier.PAIR_OF_FIVES)


def small(scope: Scope):
    """A census of three rows, in place of one that takes a minute."""
    few = np.zeros((3, 40), dtype=np.int32)
    few[:, 4], few[:, 6] = (990, 1980, 2970), 990
    ones = np.ones(3, dtype=np.int64)
    return census_of(scope, few, ones, ones, np.zeros((10, 4), dtype=np.int64))


def doing(script: str):
    """A command that runs a line of Python with the folder as its argument."""
    return lambda scope, folder, workers: (sys.executable, "-c", script, str(folder))


def until(holds: Callable[[], object]) -> None:
    deadline = time.monotonic() + 20
    while not holds():
        assert time.monotonic() < deadline
        time.sleep(0.01)


def test_it_says_how_far_it_is_and_ends(paying, tmp_path: Path) -> None:
    go = tmp_path / "go"
    script = f"""
import pathlib, time
print("25 100", flush=True)
while not pathlib.Path({str(go)!r}).exists(): time.sleep(0.01)
print("100 100")
"""
    taker = Taker(doing(script))
    fives = paying(qualifier=Qualifier.PAIR_OF_FIVES)
    assert taker.look(fives) is None
    assert taker.begin(FIVES, tmp_path, 1)
    until(lambda: taker.look(fives) == Taking(FIVES, 0.25))
    assert not taker.begin(FIVES, tmp_path, 1)
    go.touch()
    until(lambda: taker.look(fives) is None)


@pytest.mark.parametrize(
    ("command", "why"),
    [
        (doing("raise OSError('no space left')"), "OSError: no space left"),
        (doing("raise SystemExit(3)"), "ended with 3"),
        (doing("print('what?')"), "invalid literal"),
        (lambda *_: ("/no/such/program",), "No such file"),
    ],
)
def test_what_fails_says_why_and_may_be_begun_again(standard, tmp_path: Path, command, why: str) -> None:
    taker = Taker(command)
    for _ in range(2):
        assert taker.begin(FIVES, tmp_path, 1)
        until(lambda: taker.look(standard).failed)
        assert why in taker.look(standard).failed


ENDLESS = "import time; print('25 100', flush=True); time.sleep(600)"


def test_what_takes_too_long_is_given_up(standard, tmp_path: Path) -> None:
    taker = Taker(doing(ENDLESS), longest=0.5)
    assert taker.begin(FIVES, tmp_path, 1)
    until(lambda: taker.look(standard).failed)


def test_one_that_is_looked_at_goes_on_and_one_that_nobody_looks_at_gives_way(paying, tmp_path: Path) -> None:
    fives, sixes = (paying(qualifier=q) for q in (Qualifier.PAIR_OF_FIVES, Qualifier.PAIR_OF_SIXES))
    clock = [0.0]
    taker = Taker(doing(ENDLESS), lambda: clock[0])
    shelf = Shelf(tmp_path, taker=taker)
    assert shelf.begin(fives)
    for clock[0] in (9.0, 18.0, 27.0):
        shelf.awaited(fives)
        assert not shelf.begin(sixes)
    clock[0] = 36.0
    shelf.awaited(sixes)
    assert not shelf.begin(sixes)
    clock[0] = 37.0
    given_up = taker._run
    assert shelf.begin(sixes)
    until(lambda: given_up.now.failed)
    assert shelf.awaited(fives).scope == Scope(Qualifier.PAIR_OF_SIXES)
    assert not shelf.awaited(sixes).failed
    taker._run.stop()
    until(lambda: shelf.awaited(sixes).failed)


def test_a_shelf_has_it_once_it_is_taken(paying, tmp_path: Path) -> None:
    made = tmp_path / "made"
    made.write_bytes(pack(small(FIVES)))
    place = "casino_holdem-pair_of_fives-2.census"
    script = f"import shutil, sys; shutil.copy({str(made)!r}, sys.argv[1] + '/{place}')"
    folder = tmp_path / "census"
    folder.mkdir()
    shelf = Shelf(folder, taker=Taker(doing(script)))
    rules = paying(qualifier=Qualifier.PAIR_OF_FIVES)
    assert not shelf.has(rules)
    with pytest.raises(CensusMissing):
        shelf.get(rules)
    assert shelf.begin(rules)
    until(lambda: shelf.awaited(rules) is None)
    assert shelf.get(rules).scope == FIVES
    assert not shelf.begin(rules)


def test_nothing_is_taken_where_the_shipped_census_answers(standard, tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    assert not shelf.begin(standard)
    assert shelf.awaited(standard) is None
    with pytest.raises(ValueError, match="folder"):
        Shelf().begin(standard)


def test_a_shelf_remembers_a_few(tmp_path: Path) -> None:
    shelf = Shelf(tmp_path)
    for qualifier in list(Qualifier)[4:9]:
        (tmp_path / f"casino_holdem-{qualifier}-2.census").write_bytes(pack(small(Scope(qualifier))))
        shelf._remembered(Scope(qualifier))
    assert len(shelf._known) == 3


def test_the_program_takes_the_census_it_is_told_to(paying, tmp_path: Path, monkeypatch) -> None:
    def take(scope: Scope, progress, workers: int):
        for done in range(1, 61):
            progress(done, 60)
        return small(scope)

    monkeypatch.setattr(shelf_module, "take_census", take)
    monkeypatch.setattr(program.os, "nice", lambda _: None)
    python, option, name, *arguments = own_command(FIVES, tmp_path, 2)
    assert (python, option, name) == (sys.executable, "-m", "trainer.games.casino_holdem.edge")
    assert Scope.read(json.loads(arguments[0])) == FIVES
    said = io.StringIO()
    with redirect_stdout(said):
        assert program.main(*arguments) == 0
    assert said.getvalue() == "25 60\n50 60\n60 60\n"
    assert Shelf(tmp_path).has(paying(qualifier=Qualifier.PAIR_OF_FIVES))


def test_a_scope_is_read_as_it_was_written() -> None:
    scope = Scope(Qualifier.ANY_HAND, 3, even_money=False, no_game_pays=False)
    assert Scope.read(json.loads(json.dumps(asdict(scope)))) == scope


@pytest.mark.exhaustive
def test_a_census_taken_in_the_background_answers(paying, tmp_path: Path) -> None:
    from trainer.games.casino_holdem.edge import ante_figures

    shelf = Shelf(tmp_path)
    rules = paying(qualifier=Qualifier.PAIR_OF_SIXES)
    assert shelf.begin(rules)
    while taking := shelf.awaited(rules):
        assert not taking.failed
        time.sleep(0.2)
    assert ante_figures(rules, shelf.get(rules)).house_edge == pytest.approx(0.0300068, abs=1e-7)
