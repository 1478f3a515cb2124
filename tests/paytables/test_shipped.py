"""The house rules the trainer comes with."""

import pytest

from trainer.games.casino_holdem.remedies import REMEDIES
from trainer.games.casino_holdem.rules import (
    AnteNoGame,
    BonusOnFold,
    BonusSettled,
    Qualifier,
    Rules,
    SettleOrder,
)
from trainer.odds import Rounding
from trainer.paths import shipped_paytables
from trainer.paytables import Book, load_book
from trainer.reading.variants import By


@pytest.fixture(scope="module")
def book() -> Book:
    return load_book(shipped_paytables())


@pytest.fixture(scope="module")
def variants(book: Book):
    return book.games["casino_holdem"].variants


def test_shipped_rules_have_no_error_and_no_warning(book: Book) -> None:
    assert book.warnings == ()
    assert list(book.games) == ["casino_holdem", "texas_holdem"]


def test_standard_is_the_default(book: Book) -> None:
    assert book.games["casino_holdem"].default == "standard"


def test_standard_has_the_values_of_the_rules_page(variants) -> None:
    rules = variants["standard"].rules
    assert rules.ante.notation == "100-20-10-3-2-1"
    assert rules.bonus.notation == "100-50-40-30-20-7-7-7-7"
    assert all(odds.written == "to" for _, odds in (*rules.ante.rows, *rules.bonus.rows))
    assert rules.qualifier is Qualifier.PAIR_OF_FOURS
    assert rules.ante_no_game is AnteNoGame.TABLE
    assert rules.call_multiple == 2
    assert rules.bonus_on_fold is BonusOnFold.SETTLED
    assert rules.bonus_settled is BonusSettled.WITH_BOX
    assert (rules.boxes, rules.several_boxes) == (7, True)
    assert [rules.ante_min, rules.ante_max, rules.bonus_min, rules.bonus_max] == [None] * 4
    assert [rules.max_payout_box, rules.max_payout_table, rules.floor_call_over] == [None] * 3
    assert (rules.smallest_chip, rules.rounding) == (1, Rounding.DOWN)
    assert rules.chips.values == (1, 5, 25, 100, 500, 1000)
    assert (rules.settle_order, rules.losing_first) == (SettleOrder.RIGHT_TO_LEFT, False)


def test_procedure_of_dealing_through_is_unconfirmed_in_the_standard_and_so_everywhere(variants) -> None:
    procedure = ("burn_before_flop", "burn_before_turn", "turn_and_river", "folded_bonus_cards_kept")
    for variant in variants.values():
        assert {variant.stated[switch].by for switch in procedure} == {By.UNCONFIRMED}


def test_what_is_done_when_something_is_wrong_is_unconfirmed_everywhere_and_names_the_closest_text(
    variants,
) -> None:
    for variant in variants.values():
        assert {variant.stated[switch].by for switch in REMEDIES} == {By.UNCONFIRMED}
    assert all(variants["standard"].stated[switch].source for switch in REMEDIES)
    assert variants["standard"].stated["late_bet"].source == "no text found"


def test_the_order_of_settlement_is_known_only_where_it_is_not_unconfirmed(variants) -> None:
    stated = {name for name, variant in variants.items() if variant.rules.order_stated}
    assert stated == {"standard", "low_top", "high_ante", "after_flop"}


def test_standard_states_every_switch_itself(book: Book) -> None:
    for switch in Rules.switch_fields():
        assert book.line_of("casino_holdem", "variants", "standard", switch, "by"), switch


@pytest.mark.parametrize(
    ("variant", "ante", "bonus"),
    [
        ("evolution", "100-20-10-3-2-1", "100-50-40-30-20-7-7-7-7"),
        ("playtech", "100-20-10-3-2-1", "100-50-40-30-20-7-7-7-7"),
        ("aragon", "50-20-10-3-2-1", "7-7-7-7-7-7-7-7-7"),
        ("low_top", "20-20-10-3-2-1", "25-25-25-25-25-7-7-7-7"),
        ("high_ante", "100-49-17-3-2-1", "100-50-40-30-20-10-8-7-7"),
        ("after_flop", "25-25-12-3-2-1", "25-25-25-25-25-7-7-7-7"),
    ],
)
def test_tables_of_the_variants(variants, variant: str, ante: str, bonus: str) -> None:
    rules = variants[variant].rules
    assert (rules.ante.notation, rules.bonus.notation) == (ante, bonus)


@pytest.mark.parametrize(
    ("variant", "on_fold", "by"),
    [
        ("evolution", BonusOnFold.SETTLED, By.HOUSE),
        ("evolution_older", BonusOnFold.FORFEITED, By.HOUSE),
        ("playtech", BonusOnFold.FORFEITED, By.HOUSE),
        ("aragon", BonusOnFold.SETTLED, By.UNCONFIRMED),
    ],
)
def test_bonus_on_a_fold_is_the_fork_between_houses(variants, variant: str, on_fold, by) -> None:
    assert variants[variant].rules.bonus_on_fold is on_fold
    assert variants[variant].stated["bonus_on_fold"].by is by


def test_aragon_takes_antes_of_5_to_200(variants) -> None:
    rules = variants["aragon"].rules
    assert (rules.ante_min, rules.ante_max) == (5, 200)


def test_boxes_on_the_table(variants) -> None:
    assert {v: variants[v].rules.boxes for v in ("sochi", "europa", "after_flop")} == {
        "sochi": 7, "europa": 6, "after_flop": 4,
    }  # fmt: skip
    assert variants["evolution"].rules.several_boxes is False


def test_every_variant_has_an_english_and_an_arabic_name(variants) -> None:
    for variant in variants.values():
        assert set(variant.name) == {"en", "ar"}
        assert any("\u0600" <= letter <= "\u06ff" for letter in variant.title("ar"))
        assert variant.title("fr") == variant.name["en"]


def test_what_the_house_says_names_its_source(variants) -> None:
    for variant in variants.values():
        for switch, stated in variant.stated.items():
            assert stated.by is not By.HOUSE or stated.source, (variant.id, switch)


def test_the_same_black_chip_is_25_in_london_and_100_in_las_vegas(book: Book) -> None:
    text = book.text
    us, uk = text.index("us:"), text.index("uk:")
    assert "{value: 100, colour: black" in text[us:uk]
    assert "{value: 25, colour: black" in text[uk:]
