"""Reading what a person typed: a right amount is never wrong for its form, an unclear one is asked again."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from trainer.cards import cards
from trainer.odds import Odds
from trainer.quiz import (
    Answer,
    Ask,
    Choice,
    Kind,
    Loses,
    Number,
    Pays,
    Picked,
    Pushes,
    Ranks,
    Several,
    Told,
    Unclear,
    read,
    told,
    whole_number,
)

BET = Ask("ante", Kind.BET, stake=25)
RTL, LTR, ISOLATE, POP, BOM = "\u200f", "\u200e", "\u2066", "\u2069", "\ufeff"


def code_of(ask: Ask, *texts: str) -> str:
    with pytest.raises(Unclear) as caught:
        read(ask, texts)
    return caught.value.code


@pytest.mark.parametrize(
    "typed",
    [
        "1250", " 1250 ", "01250", "+1250", "1 250", "1,250", "1.250", "1'250", "1’250", "1‘250", "1_250",
        "1\u00a0250", "1\u202f250", "1\u2009250", "١٢٥٠", "۱۲۵۰", "١٬٢٥٠", "۱٬۲۵۰", "١٫٢٥٠", "١،٢٥٠", "１２５０", "१२५०",
        f"{RTL}1250", f"{LTR}1,250{LTR}", f"{ISOLATE}1 250{POP}", f"{BOM}1250", "12\u200b50", "1250\u200c",
        "\u202b1250\u202c", "1\u2060250", "\t1250\n", "000000000000000000001250",
    ],
)  # fmt: skip
def test_1250_is_1250_however_it_is_typed(typed: str) -> None:
    assert whole_number(typed) == 1250
    assert read(BET, [typed]) == Pays(1250)


@pytest.mark.parametrize(
    ("typed", "value"),
    [
        ("1,000,000", 1_000_000),
        ("1 000 000", 1_000_000),
        ("١٬٠٠٠٬٠٠٠", 1_000_000),
        ("12,345", 12_345),
        ("123.456", 123_456),
        ("-1,250", -1250),
        ("− 25", -25),
        ("–25", -25),
        ("\uff0d25", -25),
        (f"{RTL}-٢٥", -25),
        ("0", 0),
        ("-0", 0),
        ("999999999999999", 999_999_999_999_999),
    ],
)
def test_groups_signs_and_scripts_of_a_whole_number(typed: str, value: int) -> None:
    assert whole_number(typed) == value


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("", "empty"),
        ("   ", "empty"),
        (f"{RTL}{LTR}", "empty"),
        ("12,50", "separator"),
        ("12.5", "separator"),
        ("1,2500", "separator"),
        ("1,250.50", "separator"),
        ("1,250.000", "separator"),
        ("1 250,000", "separator"),
        ("1250,000", "separator"),
        (",250", "separator"),
        ("250,", "separator"),
        ("1,,250", "separator"),
        ("1  250", "separator"),
        ("١٢٫٥", "separator"),
        ("12½", "not_a_number"),
        ("1250-", "not_a_number"),
        ("--25", "not_a_number"),
        ("+-25", "not_a_number"),
        ("+", "not_a_number"),
        ("twelve", "not_a_number"),
        ("25 €", "not_a_number"),
        ("1e3", "not_a_number"),
        ("0x19", "not_a_number"),
        ("25+25", "not_a_number"),
        ("12²", "separator"),
        ("1000000000000000", "not_a_number"),
        ("9" * 100_000, "not_a_number"),
        ("\ud800", "not_a_number"),
        ("2\x005", "not_a_number"),
    ],
)
def test_an_unclear_number_is_asked_again_with_its_code(typed: str, code: str) -> None:
    assert code_of(BET, typed) == code


GROUP_MARKS = ["", " ", ",", ".", "'", "’", "٬", "،", "_", "\u00a0", "\u202f"]
SCRIPTS = ["0123456789", "٠١٢٣٤٥٦٧٨٩", "۰۱۲۳۴۵۶۷۸۹", "०१२३४५६७८९"]


@given(
    st.integers(1, 10**15 - 1),
    st.sampled_from(GROUP_MARKS),
    st.sampled_from(SCRIPTS),
    st.sampled_from(["", " ", RTL, LTR, ISOLATE]),
)
def test_an_amount_grouped_by_threes_in_any_script_is_read_exactly(
    amount: int, mark: str, digits: str, around: str
) -> None:
    typed = f"{amount:,}".replace(",", mark).translate(dict(zip(map(ord, "0123456789"), digits, strict=True)))
    assert read(BET, [around + typed + around]) == Pays(amount)


@given(st.text())
def test_whatever_is_typed_is_read_or_asked_again(typed: str) -> None:
    try:
        answer: Answer | str | None = read(BET, [typed])
    except Unclear as unclear:
        answer = unclear.code
    match answer:
        case Pays(amount):
            assert amount > 0
        case _:
            assert answer in (Pushes(), Loses(), "empty", "not_a_number", "separator", "not_the_stake")


@pytest.mark.parametrize(
    "typed", ["0", "00", "٠", "-0", "p", "P", "push", "Push", "*", "×", "п", "П", "ت", "تعادل"]
)
def test_nothing_paid_is_a_push(typed: str) -> None:
    assert read(BET, [typed]) == Pushes()


@pytest.mark.parametrize(
    "typed",
    ["l", "L", "loses", "LOSE", "-", "−", "–", " - ", "خ", "يخسر", "خسارة", "-25", "−25", "- 25", "-٢٥"],
)
def test_l_or_minus_or_minus_the_stake_is_a_loss(typed: str) -> None:
    assert read(BET, [typed]) == Loses()


def test_minus_another_amount_than_the_stake_is_asked_again() -> None:
    assert code_of(BET, "-50") == "not_the_stake"
    assert code_of(Ask("ante", Kind.BET), "-25") == "not_the_stake"


def test_a_number_is_signed_only_where_the_ask_is() -> None:
    box = Ask("net", Kind.NUMBER, signed=True)
    assert read(box, ["-1,250"]) == Number(-1250)
    assert read(Ask("call", Kind.NUMBER), ["170"]) == Number(170)
    assert read(Ask("call", Kind.NUMBER), ["0"]) == Number(0)
    assert code_of(Ask("call", Kind.NUMBER), "-170") == "negative"
    assert code_of(box, "p") == "not_a_number"


def test_a_choice_is_one_of_its_options_and_nothing_else() -> None:
    ask = Ask("game", Kind.CHOICE, options=("yes", "no"))
    assert read(ask, ["no"]) == Choice("no")
    for typed in ("", "maybe", "Yes", " no"):
        assert code_of(ask, typed) == "choose"
    assert code_of(ask) == "choose"


def test_five_cards_are_picked_in_any_order_and_counted_once() -> None:
    ask = Ask("five", Kind.CARDS, cards=cards("AsKsQsJsTs9s8s"))
    picked = Picked(frozenset(cards("AsKsQsJsTs")))
    assert read(ask, ["Ts", "As", "Ks", "Qs", "Js"]) == picked
    assert read(ask, ["Ts", "Ts", "As", "Ks", "Qs", "Js"]) == picked
    for typed in ([], ["As"], ["As", "Ks", "Qs", "Js"], ["As", "Ks", "Qs", "Js", "Ts", "9s"]):
        assert code_of(ask, *typed) == "pick_count"


def test_a_card_that_is_not_on_the_table_cannot_be_picked() -> None:
    ask = Ask("five", Kind.CARDS, cards=cards("AsKsQsJsTs9s8s"))
    assert code_of(ask, "As", "Ks", "Qs", "Js", "2h") == "pick_count"


@pytest.mark.parametrize(
    "typed", ["A 6 Q", "a6q", "A,6,Q", "A-6-Q", "A/6/Q", "A، ٦، Q", " A  6  Q ", f"{LTR}A 6 Q"]
)
def test_ranks_are_read_in_the_order_they_are_announced(typed: str) -> None:
    assert read(Ask("kickers", Kind.RANKS), [typed]) == Ranks((14, 6, 12))


def test_ten_is_t_or_10() -> None:
    ask = Ask("kickers", Kind.RANKS)
    assert read(ask, ["10"]) == read(ask, ["T"]) == read(ask, ["١٠"]) == Ranks((10,))
    assert read(ask, ["K 10 2"]) == Ranks((13, 10, 2))


@pytest.mark.parametrize(("typed", "code"), [("", "empty"), (",", "empty"), ("A X", "not_ranks"), ("1", "not_ranks"),
                                             ("0", "not_ranks"), ("11", "not_ranks"), ("ace", "not_ranks")])  # fmt: skip
def test_other_ranks_are_asked_again(typed: str, code: str) -> None:
    assert code_of(Ask("kickers", Kind.RANKS), typed) == code


@pytest.mark.parametrize(
    ("typed", "profit"),
    [
        ("7", 7), ("7 to 1", 7), ("7to1", 7), ("7:1", 7), ("7 : 1", 7), ("7-1", 7), ("7–1", 7), ("7/1", 7), ("7 1", 7),
        ("٧", 7), ("٧ إلى ١", 7), ("٧ مقابل ١", 7), (f"{ISOLATE}7:1{POP}", 7), ("100 TO 1", 100),
        ("3 to 2", Fraction(3, 2)), ("3:2", Fraction(3, 2)), ("6 to 4", Fraction(3, 2)), ("8 for 1", 7),
    ],
)  # fmt: skip
def test_odds_are_read_as_the_profit_of_one_unit(typed: str, profit: int | Fraction) -> None:
    assert read(Ask("flush", Kind.ODDS), [typed]) == Told(Fraction(profit))


@pytest.mark.parametrize(
    ("typed", "code"),
    [("", "empty"), ("0", "not_odds"), ("7 to 0", "not_odds"), ("0 to 1", "not_odds"), ("seven", "not_odds"),
     ("7 to", "not_odds"), ("7.5 to 1", "not_odds"), ("-7", "not_odds"), ("7 to 1 to 1", "not_odds"),
     ("1234567", "not_odds"), ("1 for 2", "not_odds"), ("1 for 1", "not_odds")],
)  # fmt: skip
def test_other_odds_are_asked_again(typed: str, code: str) -> None:
    assert code_of(Ask("flush", Kind.ODDS), typed) == code


@pytest.mark.parametrize("written", ["7 to 1", "8 for 1"])
def test_a_row_written_to_or_for_has_the_same_right_answer(written: str) -> None:
    right = told(Odds.parse(written))
    ask = Ask("flush", Kind.ODDS)
    assert read(ask, ["7"]) == read(ask, ["7 to 1"]) == read(ask, ["8 for 1"]) == right


@pytest.mark.parametrize("kind", list(Kind))
def test_an_optional_blank_is_no_answer_and_any_other_is_read(kind: Kind) -> None:
    ask = Ask("x", kind, options=("yes",), optional=True)
    assert read(ask, []) is None
    assert read(ask, [" "]) is None
    assert read(ask, [RTL]) is None


def test_answers_compare_by_value() -> None:
    answers: list[Answer] = [
        Pays(25),
        Pushes(),
        Loses(),
        Number(25),
        Choice("25"),
        Ranks((2, 5)),
        Told(Fraction(25)),
    ]
    assert len(set(answers)) == len(answers)
    assert Pays(25) == Pays(25)


SEATS = Ask("winners", Kind.SEVERAL, options=("seat_1", "seat_4", "seat_10"))


def test_several_options_are_read_whatever_their_order() -> None:
    assert read(SEATS, ["seat_10", "seat_1"]) == Several(frozenset({"seat_1", "seat_10"}))
    assert read(SEATS, ["seat_4", "seat_4"]) == Several(frozenset({"seat_4"}))


def test_of_several_one_at_least_is_chosen_and_none_that_is_not_offered() -> None:
    assert code_of(SEATS) == "choose_some"
    assert code_of(SEATS, "seat_2", "seat") == "choose_some"
    assert read(SEATS, ["seat_2", "seat_4"]) == Several(frozenset({"seat_4"}))
