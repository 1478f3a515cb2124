"""The switches of Texas Hold'em, what they give the betting, and that every ruling says what it rests on."""

from enum import StrEnum
from pathlib import Path

import pytest

import trainer.games.texas_holdem.choices as choices
from trainer.games.texas_holdem.choices import CapLifted
from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.rulings import TEXTS, Reason
from trainer.games.texas_holdem.structure import PotCount, Structure
from trainer.reading import GameBook

FOLDER = Path(choices.__file__).parent


def test_the_small_blind_need_not_be_half_the_big_one(cash: Rules) -> None:
    assert (cash.stakes.small_blind, cash.stakes.big_blind) == (1, 3)


def test_a_table_of_20_has_a_big_blind_of_20(home: Rules) -> None:
    assert home.big_blind == 20


def test_a_3_6_game_bets_3_then_6(holdem: GameBook) -> None:
    stakes = holdem.variants["cash-limit"].rules.stakes
    assert (stakes.small_bet, stakes.big_bet) == (3, 6)


def test_limit_bets_are_one_and_two_big_blinds_if_nothing_is_said(holdem: GameBook) -> None:
    stakes = holdem.variants["tournament-limit"].rules.stakes
    assert (stakes.small_bet, stakes.big_bet) == (200, 400)


def test_a_mixed_game_is_played_in_turns_of_limit_and_no_limit(holdem: GameBook) -> None:
    rules = holdem.variants["cash-mixed"].rules
    assert [rules.betting(turn).structure for turn in range(3)] == [
        Structure.FIXED_LIMIT,
        Structure.NO_LIMIT,
        Structure.FIXED_LIMIT,
    ]


def test_the_raise_cap_is_four_by_the_rulebooks_and_three_at_home(
    tournament: Rules, cash: Rules, home: Rules
) -> None:
    assert [rules.betting().raise_cap for rules in (tournament, cash, home)] == [4, 4, 3]


def test_the_cap_is_lifted_heads_up_live_and_in_a_tournament_only_between_its_last_two(
    tournament: Rules, cash: Rules
) -> None:
    """WSOP live 126, WSOP tournament 100."""
    assert not cash.betting().capped_heads_up
    assert tournament.betting().capped_heads_up
    assert not tournament.betting(two_in_event=True).capped_heads_up
    never = tournament.changed(cap_lifted=CapLifted.NEVER)
    assert never.betting(two_in_event=True).capped_heads_up


def test_the_pot_before_the_flop_is_counted_live_in_a_cash_game(tournament: Rules, cash: Rules) -> None:
    """TDA 54-B, WSOP live 187."""
    assert tournament.betting().pot_count is PotCount.TOURNAMENT
    assert cash.betting().pot_count is PotCount.LIVE


@pytest.mark.parametrize(
    "kind",
    [
        k
        for k in vars(choices).values()
        if isinstance(k, type) and issubclass(k, StrEnum) and k is not StrEnum
    ],
)
def test_every_choice_is_a_switchs(kind: type[StrEnum]) -> None:
    assert [field for field in Rules.switch_fields().values() if field.annotation is kind]


def test_every_switch_says_what_it_decides() -> None:
    assert [name for name, field in Rules.switch_fields().items() if not field.description] == []


def test_a_ruling_rests_on_a_text_with_its_edition_or_on_a_switch() -> None:
    """A reason without a text of its own is one that a function gives together with a switch."""
    code = "".join(file.read_text("utf-8") for file in (FOLDER / "rulings").glob("*.py"))
    code += (FOLDER / "showing.py").read_text("utf-8")
    for reason in Reason:
        if reason not in TEXTS:
            assert f"Reason.{reason.name}" in code, reason
    for text in TEXTS.values():
        assert not text.startswith("rule")
        assert any(book in text for book in ("2024", "Robert's Rules")), text
