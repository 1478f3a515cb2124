"""`trainer replay`: the contract's JSON on stdout, words on stderr, exit statuses 0, 1 and 2."""

from __future__ import annotations

import io
import json
import sys
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from trainer.cli import main
from trainer.games.texas_holdem.phh import MAX_BYTES
from trainer.games.texas_holdem.section import PokerBook
from trainer.paths import shipped_paytables
from trainer.paytables import load_book

PLAYED = Path(__file__).parents[1] / "trainer" / "games" / "texas_holdem" / "played"
HAND1 = PLAYED / "wsop-2023-event43-hand1.phh"
SIDE_POTS = """
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [50, 100, 0]
min_bet = 100
starting_stacks = [300, 800, 2000]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh', 'p3 cbr 2000', 'p1 cc', 'p2 cc',
  'd db 2c3d5c', 'd db 7d', 'd db 8c']
"""
CAPPED = """
variant = 'FT'
antes = [0, 0, 0]
blinds_or_straddles = [10, 20, 0]
small_bet = 20
big_bet = 40
starting_stacks = [900, 900, 900]
actions = ['d dh p1 ????', 'd dh p2 ????', 'd dh p3 ????', 'p3 cbr 40', 'p1 cbr 60', 'p2 cbr 80']
"""

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def trainer(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    def run(*arguments: str | Path, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.TextIOWrapper(io.BytesIO(stdin.encode())))
        try:
            status = main(["replay", *(str(a) for a in arguments)])
        except SystemExit as stopped:
            status = int(stopped.code or 0)
        return status, *capsys.readouterr()

    return run


def answered(trainer: Run, *arguments: str | Path, stdin: str = "") -> dict[str, Any]:
    status, out, err = trainer(*arguments, "--json", stdin=stdin)
    assert (status, err) == (0, "")
    found: dict[str, Any] = json.loads(out)
    return found


def test_prints_the_contracts_object(trainer: Run) -> None:
    got = answered(trainer, HAND1)
    assert list(got) == ["steps", "next", "returned", "pots", "award_order", "finishing_stacks"]
    assert got["finishing_stacks"] == [7340000, 3775000, 5110000, 8935000, 4545000]


def test_prints_side_pots_and_their_order(trainer: Run) -> None:
    got = answered(trainer, "-", stdin=SIDE_POTS)
    assert got["returned"] == {"3": 1200}
    assert got["pots"] == [
        {"amount": 900, "eligible": [1, 2, 3], "winners": {"1": 900}},
        {"amount": 1000, "eligible": [2, 3], "winners": {"2": 1000}},
    ]
    assert got["award_order"] == [1, 0]


def test_prints_the_hand_in_words_without_json(trainer: Run) -> None:
    status, out, _ = trainer("-", stdin=SIDE_POTS)
    assert status == 0
    lines = [" ".join(line.split()) for line in out.splitlines()]
    assert lines == [
        "action street pot to call raise to",
        "p3 cbr 2000 preflop 150 100 200 to 2000",
        "p1 cc preflop 2150 250 no raise",
        "p2 cc preflop 2400 700 no raise",
        "returned uncalled: p3 1200",
        "side pot 1: 1000 to p2 1000",
        "main pot: 900 to p1 900",
        "finishing stacks: p1 900, p2 1000, p3 1200",
    ]


def test_says_who_is_to_act_where_the_history_stops(trainer: Run) -> None:
    _, out, _ = trainer("-", stdin=CAPPED)
    assert " ".join(out.splitlines()[-1].split()) == "p3 to act preflop 180 40 100"


def test_says_that_cards_are_still_to_come(trainer: Run) -> None:
    _, out, _ = trainer("-", stdin=SIDE_POTS.replace(", 'd db 8c'", ""))
    assert out.splitlines()[-1] == "the history stops here: cards or hands are still to come"


@pytest.mark.parametrize(
    ("options", "minimum"),
    [((), 100), (("--rules", "tournament"), 100), (("--rules", "home"), None), (("--raise-cap", "3"), None)],
    ids=["default", "tournament", "home", "cap"],
)
def test_the_cap_is_the_profiles_or_the_one_given(
    trainer: Run, options: tuple[str, ...], minimum: int | None
) -> None:
    assert answered(trainer, "-", *options, stdin=CAPPED)["next"]["min_raise_to"] == minimum


def test_options_stand_anywhere(trainer: Run) -> None:
    assert answered(trainer, "--raise-cap", "3", "-", stdin=CAPPED)["next"]["may_raise"] is False


@pytest.mark.parametrize(
    ("change", "words"),
    [
        (
            ("p3 cbr 2000", "p3 cbr 150"),
            "action 4, “p3 cbr 150”: raising to 150 is too little: at least to 200. The rule: ",
        ),
        (("'NT'", "'PO'"), "variant: “PO” is pot-limit Omaha"),
        (("variant =", "variant"), "not TOML: "),
        (("[300,", "[0,"), "starting_stacks, p1: 0 is not possible"),
        (("KsKh", "KsAh"), "action 2, “d dh p2 KsAh”: Ah has been dealt to player 1 already"),
        (("variant", "#" * MAX_BYTES + "\nvariant"), "the file is over 64 kB"),
        (("[300,", f"[{'9' * 5000},"), "a number has too many digits\n"),
        (("variant", "[1]\nvariant"), "several hands in one file: a history holds one hand"),
    ],
    ids=[
        "illegal action",
        "other game",
        "broken file",
        "no chips",
        "card twice",
        "too long",
        "long number",
        "hands",
    ],
)
def test_what_is_refused_is_said_and_exits_1(trainer: Run, change: tuple[str, str], words: str) -> None:
    status, out, err = trainer("-", "--json", stdin=SIDE_POTS.replace(*change, 1))
    assert (status, out) == (1, "")
    assert err.startswith(f"-: {words}")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("no-such-file.phh",), "no-such-file.phh: cannot be read"),
        ((str(HAND1), "--rules", "street"), "unknown rules “street”; there are: tournament, cash, home"),
        ((str(HAND1), "--raise-cap", "-1"), "--raise-cap -1: 0 or more raises"),
        ((str(HAND1), "--raise-cap", "many"), "invalid int value"),
        ((), "FILE"),
    ],
    ids=["no file", "unknown rules", "negative cap", "no cap", "nothing"],
)
def test_what_cannot_run_says_why_and_exits_2(trainer: Run, arguments: tuple[str, ...], words: str) -> None:
    status, out, err = trainer(*arguments)
    assert (status, out) == (2, "")
    assert words in err


def test_the_profiles_are_the_contracts_and_bet_as_the_house_rules_of_their_name() -> None:
    section = load_book(shipped_paytables()).games["texas_holdem"]
    assert isinstance(section, PokerBook)
    assert list(section.profiles) == ["tournament", "cash", "home"]
    for name, variant in section.variants.items():
        betting = variant.rules.betting()
        assert replace(section.profiles[name.partition("-")[0]], structure=betting.structure) == betting, name


def test_a_profile_bets_as_the_house_has_it(
    trainer: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The file asked for, else the one in the data folder, as with every command."""
    shipped = shipped_paytables().read_text("utf-8")
    file = tmp_path / "paytables.yaml"
    file.write_text(
        shipped.replace("raise_cap: {is: 4, by: house", "raise_cap: {is: 3, by: house", 1), "utf-8"
    )
    assert answered(trainer, "-", stdin=CAPPED)["next"]["min_raise_to"] == 100
    assert answered(trainer, "-", "--paytables", file, stdin=CAPPED)["next"]["min_raise_to"] is None
    monkeypatch.setenv("TRAINER_DATA", str(tmp_path))
    assert answered(trainer, "-", stdin=CAPPED)["next"]["min_raise_to"] is None
    assert answered(trainer, "-", "--rules", "cash", stdin=CAPPED)["next"]["min_raise_to"] == 100


def test_house_rules_without_the_game_leave_the_shipped_profiles(trainer: Run, tmp_path: Path) -> None:
    file = tmp_path / "paytables.yaml"
    file.write_text(shipped_paytables().read_text("utf-8").partition("\ntexas_holdem:")[0], "utf-8")
    assert answered(trainer, "-", "--paytables", file, stdin=CAPPED)["next"]["min_raise_to"] == 100


def test_house_rules_that_are_not_in_order_are_told(trainer: Run, tmp_path: Path) -> None:
    file = tmp_path / "paytables.yaml"
    file.write_text("texas_holdem: 5", "utf-8")
    status, out, err = trainer(HAND1, "--paytables", file)
    assert (status, out) == (2, "")
    assert f"{file}:1: texas_holdem" in err
