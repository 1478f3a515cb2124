"""The texas_holdem section as plain data becomes variants: profiles, provenance, stakes that can be played."""

from copy import deepcopy
from typing import Any

import pytest

from trainer.games.texas_holdem.choices import ButtonRule, FourCardFlop
from trainer.games.texas_holdem.rules import Rules, Variant
from trainer.games.texas_holdem.section import PROFILE, TABLE, read_section
from trainer.games.texas_holdem.structure import BettingRules, PotCount, StraddleRaise, Structure
from trainer.reading import Cell, GameBook, Report
from trainer.reading.variants import By

CHIP = {"value": "1", "colour": "white", "body": "#efece3", "spots": "#2f5ea8"}
SECTION: dict[str, Any] = {
    "chip_sets": {"plain": [CHIP]},
    "profiles": {
        "book": {
            "name": {"en": "Book"},
            "button": {"is": "moving", "by": "house", "source": "a rulebook, rule 7"},
            "insurance": {"is": "yes", "by": "unconfirmed"},
        }
    },
    "variants": {
        "table": {
            "name": {"en": "Table"}, "profile": "book", "structure": "no limit",
            "small_blind": "1", "big_blind": "2", "chips": "plain",
        }
    },
}  # fmt: skip


def read(section: Any) -> tuple[GameBook[Variant], list[str]]:
    report = Report()
    book = read_section(Cell(("texas_holdem",), section, report))
    return book, [note.message % note.values for note in report.notes]


def table(**switches: Any) -> tuple[Variant | None, list[str]]:
    section = deepcopy(SECTION)
    section["variants"]["table"] |= switches
    book, notes = read(section)
    return book.variants.get("table"), notes


def test_a_table_follows_its_profile_with_source_and_provenance() -> None:
    variant, notes = table()
    assert variant is not None
    assert notes == []
    assert variant.rules.button is ButtonRule.MOVING
    assert (variant.stated["button"].by, variant.stated["button"].source) == (By.HOUSE, "a rulebook, rule 7")
    assert variant.stated["insurance"].by is By.UNCONFIRMED


def test_a_table_may_differ_from_its_profile() -> None:
    variant, notes = table(button={"is": "dead", "source": "the house's own rules"})
    assert variant is not None
    assert notes == []
    assert variant.rules.button is ButtonRule.DEAD
    assert variant.stated["button"].source == "the house's own rules"


def test_what_a_profile_leaves_out_is_as_the_rules_have_it() -> None:
    variant, _ = table()
    assert variant is not None
    assert variant.rules.four_card_flop is FourCardFlop.SCRAMBLED
    assert variant.stated["four_card_flop"].by is By.STANDARD


def test_stakes_are_a_tables_own_and_cannot_stand_in_a_profile() -> None:
    section = deepcopy(SECTION)
    section["profiles"]["book"]["big_blind"] = "2"
    assert any("big_blind" in note for note in read(section)[1])
    assert set(PROFILE) | set(TABLE) == set(Rules.switch_fields())


def test_a_faulty_profile_is_told_once_and_not_at_every_table_that_follows_it() -> None:
    section = deepcopy(SECTION)
    section["profiles"]["book"]["button"] = "sideways"
    book, notes = read(section)
    assert dict(book.variants) == {}
    assert len(notes) == 1


def test_a_table_needs_a_profile_that_is_there() -> None:
    assert table(profile="none")[1] == ["“none” is not in this file; there are: book"]
    section = deepcopy(SECTION)
    del section["variants"]["table"]["profile"]
    assert read(section)[1] == ["missing here: profile"]


@pytest.mark.parametrize("missing", ["structure", "big_blind", "small_blind", "chips"])
def test_what_a_table_plays_for_must_be_said(missing: str) -> None:
    section = deepcopy(SECTION)
    del section["variants"]["table"][missing]
    assert read(section)[1] == [f"missing here: {missing}"]


@pytest.mark.parametrize("written", ["no limit", "No-Limit", "nl"])
def test_a_structure_is_read_in_the_words_of_card_rooms(written: str) -> None:
    variant, _ = table(structure=written)
    assert variant is not None
    assert variant.rules.structure is Structure.NO_LIMIT


@pytest.mark.parametrize(
    ("switches", "fault"),
    [
        ({"small_blind": "3"}, "the small blind, 3, is over the big blind, 2"),
        ({"straddle": "2"}, "a straddle of 2 is no more than the big blind, 2"),
        (
            {"structure": "limit", "small_bet": "4", "big_bet": "3"},
            "the small bet, 4, is over the big bet, 3",
        ),
        ({"structure": "limit", "big_bet": "1"}, "the small bet, 2, is over the big bet, 1"),
        ({"structure": "spread"}, "spread limit needs its greatest bet: spread: …"),
        ({"smallest_chip": "2"}, "1 cannot be paid in chips of 2, the smallest in play"),
    ],
)
def test_stakes_that_cannot_be_played_are_faults(switches: dict[str, str], fault: str) -> None:
    assert table(**switches) == (None, [fault])


@pytest.mark.parametrize("name", ["small_bet", "big_bet", "spread"])
def test_bets_of_another_structure_are_warned_of(name: str) -> None:
    variant, notes = table(**{name: "4"})
    assert variant is not None
    assert notes == ["this says nothing in a game of this structure"]


@pytest.mark.parametrize(
    "broken", ["", [], "text", {"variants": ""}, {"profiles": [], "variants": {"x": ""}}]
)
def test_data_of_the_wrong_shape_is_a_fault(broken: Any) -> None:
    book, notes = read(broken)
    assert notes
    assert dict(book.variants) == {}


# -- the section that is shipped


def test_every_profile_answers_every_question_and_names_what_it_knows(holdem: GameBook[Variant]) -> None:
    for variant in holdem.variants.values():
        assert set(variant.stated) == set(Rules.switch_fields())
        for switch in PROFILE:
            stated = variant.stated[switch]
            assert stated.by is By.UNCONFIRMED or stated.source, (variant.id, switch)


def test_a_text_of_the_profiles_is_named_with_its_edition(holdem: GameBook[Variant]) -> None:
    for variant in holdem.variants.values():
        for switch in PROFILE:
            source = variant.stated[switch].source or ""
            for book in ("TDA", "WSOP live", "WSOP tournament"):
                assert (
                    book not in source
                    or f"{book} 2024" in source
                    or f"{book} 2026" in source
                    or "rules 2024" in source
                )


def test_there_is_a_table_of_every_structure(holdem: GameBook[Variant]) -> None:
    assert {variant.rules.structure for variant in holdem.variants.values()} == set(Structure)
    assert holdem.default in holdem.variants


def test_the_defaults_of_the_rules_are_those_of_a_tournament(holdem: GameBook[Variant]) -> None:
    rules = holdem.variants["tournament-nl"].rules
    assert {name: getattr(rules, name) for name in PROFILE} == {
        name: Rules.model_fields[name].default for name in PROFILE
    }


def test_rules_that_are_the_same_have_the_same_revision(holdem: GameBook[Variant]) -> None:
    variants = holdem.variants.values()
    assert len({variant.revision for variant in variants}) == len(variants)
    for variant in variants:
        again = Rules.model_validate(variant.rules.model_dump(mode="json"))
        assert again == variant.rules
        assert again.revision == variant.revision


@pytest.mark.parametrize("switch", PROFILE)
def test_a_switch_of_a_profile_that_cannot_be_read_is_told_and_the_reading_goes_on(switch: str) -> None:
    section = deepcopy(SECTION)
    section["profiles"]["book"][switch] = {"is": "nonsense?", "by": "house"}
    book, notes = read(section)
    assert len(notes) == 1
    assert "nonsense?" in notes[0]
    assert book.variants == {}


def test_a_profile_bets_by_its_own_answers_and_else_by_the_defaults() -> None:
    section = deepcopy(SECTION)
    section["profiles"]["book"] |= {"raise_cap": "2", "cap_lifted": "two in hand", "pot_count": "live"}
    report = Report()
    betting = read_section(Cell(("texas_holdem",), section, report)).profiles["book"]
    assert report.notes == []
    assert betting == BettingRules(
        raise_cap=2, capped_heads_up=False, pot_count=PotCount.LIVE, straddle_raise=StraddleRaise.STRADDLE
    )
