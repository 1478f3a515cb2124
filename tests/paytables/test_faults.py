"""Every fault is found at once, each with its line and path, in words an instructor understands."""

from textwrap import dedent

import pytest

from trainer.paytables import BookError, Problem, read_book

GOOD = dedent("""\
    casino_holdem:
      ante_tables:
        ante-3:
          royal flush: 100 to 1
          straight flush: 20 to 1
          four of a kind: 10 to 1
          full house: 3 to 1
          flush: 2 to 1
          straight or lower: 1 to 1
      bonus_tables:
        aa-2:
          royal flush: 100 to 1
          straight flush: 50 to 1
          four of a kind: 40 to 1
          full house: 30 to 1
          flush: 20 to 1
          straight to pair of aces: 7 to 1
      chip_sets:
        us:
          - {value: 1, colour: white, body: "#efece3", spots: "#2f5ea8"}
          - {value: 5, colour: red, body: "#b3202c", spots: "#fff3dd"}
      variants:
        standard:
          name: {en: Standard}
          ante: ante-3
          bonus: aa-2
          chips: us
        house:
          name: {en: The house}
          boxes: 5
    """)


def problems_of(text: str | bytes) -> list[Problem]:
    with pytest.raises(BookError) as caught:
        read_book(text, "h.yaml")
    return list(caught.value.problems)


def the_problem(text: str | bytes) -> Problem:
    (problem,) = problems_of(text)
    return problem


def with_line(old: str, new: str) -> str:
    assert GOOD.count(old) == 1, old
    return GOOD.replace(old, new)


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


def test_the_good_file_is_good() -> None:
    book = read_book(GOOD, "h.yaml")
    assert book.games["casino_holdem"].variants["house"].rules.boxes == 5


ROWS = [
    ("full house: 3 to 1", "full house: 7:1", "full house", "does not say whether the stake is counted in"),
    ("full house: 3 to 1", "full house: 3/1", "full house", "does not say whether the stake is counted in"),
    ("full house: 3 to 1", "full house: 3", "full house", "write “3 to 1”"),
    ("full house: 3 to 1", "full house: three to one", "full house", "is no odds"),
    ("full house: 3 to 1", "full house: 1e1 to 1", "full house", "is no odds"),
    ("full house: 3 to 1", "full house:", "full house", "nothing is written here"),
    ("full house: 3 to 1", "full house: [3, 1]", "full house", "one value is needed here"),
    ("full house: 3 to 1", "full house: 0 to 1", "full house", "wins nothing"),
    ("full house: 3 to 1", "full house: 3 to 0", "full house", "wins nothing"),
    ("straight or lower: 1 to 1", "straight or lower: 1 for 1", "straight or lower", "wins nothing"),
    (
        "straight or lower: 1 to 1",
        "straight or lower: 10 to 11",
        "straight or lower",
        "looks like a misprint",
    ),
    ("straight or lower: 1 to 1", "straight or lower: 3 for 2", "straight or lower", "looks like a misprint"),
    ("straight or lower: 1 to 1", "straight or lower: 1:2", "straight or lower", "does not say whether"),
    ("full house: 3 to 1", "full hose: 3 to 1", "full hose", "names no row"),
    ("flush: 2 to 1", "flush: 5 to 1", "flush", "more than the better hand above it: full house pays 3 to 1"),
    ("flush: 2 to 1", "flush: 6 for 1", "flush", "flush pays 6 for 1, more than the better hand"),
]


@pytest.mark.parametrize(("old", "new", "row", "words"), ROWS, ids=[new for _, new, _, _ in ROWS])
def test_a_bad_row_is_refused_where_it_stands(old: str, new: str, row: str, words: str) -> None:
    text = with_line(f"\n      {old}\n", f"\n      {new}\n")
    found = problems_of(text)
    assert all(p.line == line_of(text, new) or "no row for" in str(p) for p in found)
    assert any(words in str(p) and p.path == f"casino_holdem.ante_tables.ante-3.{row}" for p in found)


def test_even_money_and_less_is_taken_when_the_house_means_it() -> None:
    text = with_line("straight or lower: 1 to 1", "straight or lower: {pays: 1 to 2, under_even_money: yes}")
    ante = read_book(text, "h.yaml").games["casino_holdem"].variants["standard"].rules.ante
    assert ante.notation == "100-20-10-3-2-1/2"


def test_missing_rows_are_named_at_the_table() -> None:
    problem = the_problem(with_line("      flush: 2 to 1\n", ""))
    assert str(problem) == "no row for: flush"
    assert problem.path == "casino_holdem.ante_tables.ante-3"


def test_a_hand_in_two_rows_is_refused() -> None:
    text = with_line("straight or lower: 1 to 1", "straight or lower: 1 to 1\n      two pair: 1 to 1")
    assert "two pair has two rows: “straight or lower” and “two pair”" in str(the_problem(text))


def test_a_bad_row_does_not_hide_odds_that_rise_around_it() -> None:
    text = with_line("      full house: 3 to 1\n", "      full house: 3:1\n").replace(
        " flush: 2 to 1", " flush: 11 to 1"
    )
    assert [p.path.rpartition(".")[2] for p in problems_of(text)] == ["full house", "flush"]


SWITCHES = [
    ("boxes: 8", "boxes", "a whole number from 1 to 7 is needed"),
    ("boxes: 0", "boxes", "a whole number from 1 to 7 is needed"),
    ("boxes: 05", "boxes", "write its digits alone"),
    ("boxes: 1,000", "boxes", "write its digits alone"),
    ("boxes: many", "boxes", "a whole number from 1 to 7 is needed"),
    ("boxes: {is: 8}", "boxes.is", "a whole number from 1 to 7 is needed"),
    ("call_multiple: 11", "call_multiple", "a whole number from 1 to 10 is needed"),
    ("ante_max: 0", "ante_max", "is needed, or none"),
    ("ante_max: -5", "ante_max", "is needed, or none"),
    ("several_boxes: maybe", "several_boxes", "yes or no is needed"),
    ("several_boxes: [yes]", "several_boxes", "one value is needed here"),
    ("bonus_on_fold: call", "bonus_on_fold", "it is one of: settled, forfeited"),
    ("qualifier: pair of ones", "qualifier", "any hand, pair of twos, pair of threes"),
    ("ante: ante-9", "ante", "“ante-9” is not in this file; there are: ante-3"),
    ("chips: uk", "chips", "“uk” is not in this file; there are: us"),
    ("losing_first: {is: yes, by: rumour}", "losing_first.by", "it is one of: house, standard, unconfirmed"),
    ("losing_first: {by: house}", "losing_first", "the value is missing"),
    ("losing_first: {is: yes, source: }", "losing_first.source", "nothing is written here"),
    (
        "losing_first: {is: yes, from: me}",
        "losing_first.from",
        "is not known here; known are: is, by, source",
    ),
    ("loosing_first: yes", "loosing_first", "did you mean “losing_first”?"),
    ("shoe: red", "shoe", "is not known here; known are: name, ante, bonus, qualifier"),
]


@pytest.mark.parametrize(("new", "path", "words"), SWITCHES, ids=[new for new, _, _ in SWITCHES])
def test_a_bad_switch_is_refused_where_it_stands(new: str, path: str, words: str) -> None:
    text = with_line("      boxes: 5", f"      {new}")
    problem = the_problem(text)
    assert problem.path == f"casino_holdem.variants.house.{path}"
    assert problem.line == line_of(text, new)
    assert words in str(problem)


def test_path_and_line_of_a_provenance_in_a_block_of_its_own() -> None:
    text = with_line("      boxes: 5", "      boxes:\n        is: 5\n        by: nobody")
    problem = the_problem(text)
    assert (problem.line, problem.path) == (
        line_of(text, "by: nobody"),
        "casino_holdem.variants.house.boxes.by",
    )


@pytest.mark.parametrize("bet", ["ante", "bonus"])
def test_a_least_stake_over_the_greatest_is_refused(bet: str) -> None:
    problem = the_problem(with_line("      boxes: 5", f"      {bet}_max: 50\n      {bet}_min: 100"))
    assert problem.path.endswith(f"{bet}_min")
    assert "100, is over the greatest, 50" in str(problem)


def test_a_limit_inherited_from_the_standard_counts_too() -> None:
    text = with_line("chips: us", "chips: us\n      ante_min: 10").replace("boxes: 5", "ante_max: 5")
    assert the_problem(text).path == "casino_holdem.variants.house.ante_max"


def test_exact_payouts_need_whole_odds() -> None:
    text = with_line(" flush: 2 to 1", " flush: 3 to 2").replace("boxes: 5", "rounding: exact")
    assert "payouts cannot be exact" in str(the_problem(text))
    assert "flush" in str(the_problem(text))


NAMES = [
    ("name: {ar: x}", "name", "an English name is needed"),
    ("name: x", "name", "a block of “name: value” lines is needed"),
    ('name: {en: "  "}', "name.en", "nothing is written here"),
    ("name: {en: x, Deutsch: y}", "name.Deutsch", "is no language code"),
    (f"name: {{en: {'x' * 81}}}", "name.en", "too long"),
]


@pytest.mark.parametrize(("new", "path", "words"), NAMES, ids=[new[:24] for new, _, _ in NAMES])
def test_a_variant_needs_an_english_name(new: str, path: str, words: str) -> None:
    problem = the_problem(with_line("name: {en: The house}", new))
    assert problem.path == f"casino_holdem.variants.house.{path}"
    assert words in str(problem)


def test_a_variant_without_a_name_is_refused() -> None:
    assert str(the_problem(with_line("      name: {en: The house}\n", ""))) == "missing here: name"


CHIPS = [
    ("value: 5", "value: 1", "chip_sets.us.2", "1 comes after 1"),
    ("value: 5", "value: 0", "chip_sets.us.2.value", "a whole number from 1 to 1000000"),
    ("value: 5", "value: 2.50", "chip_sets.us.2.value", "is no whole number"),
    ('body: "#b3202c"', "body: red", "chip_sets.us.2.body", "written in quotes: “#” and six digits"),
    ('body: "#b3202c"', "body: ", "chip_sets.us.2.body", "written in quotes: “#” and six digits"),
    ('body: "#b3202c", ', "", "chip_sets.us.2", "missing here: body"),
    ("colour: red", "colour: red, shape: oval", "chip_sets.us.2.shape", "is not known here"),
]


@pytest.mark.parametrize(
    ("old", "new", "path", "words"), CHIPS, ids=[f"{old}→{new}" for old, new, _, _ in CHIPS]
)
def test_a_bad_chip_is_refused(old: str, new: str, path: str, words: str) -> None:
    problem = the_problem(with_line(old, new))
    assert problem.path == f"casino_holdem.{path}"
    assert words in str(problem)


def test_a_chip_set_without_chips_is_refused() -> None:
    text = GOOD.replace("  chip_sets:\n", "  chip_sets:\n    none-at-all: []\n")
    assert "at least one chip" in str(the_problem(text))


def test_an_unquoted_colour_is_a_comment_and_the_message_says_so() -> None:
    text = with_line('body: "#b3202c"', "body: #b3202c")
    problem = the_problem(text)
    assert problem.line == line_of(text, "body: #b3202c")
    assert "a colour stands in quotes" in str(problem)


def test_an_id_is_small_letters_digits_and_dashes() -> None:
    assert "cannot be an id" in str(the_problem(with_line("    house:", "    The House:")))


def test_the_default_is_a_variant_of_the_file() -> None:
    text = with_line("casino_holdem:\n", "casino_holdem:\n  default: nobody\n")
    assert "there are: standard, house" in str(the_problem(text))


def test_a_wrong_default_is_told_beside_other_faults() -> None:
    text = with_line("casino_holdem:\n", "casino_holdem:\n  default: nobody\n").replace(
        "boxes: 5", "boxes: 9"
    )
    assert [p.path for p in problems_of(text)] == [
        "casino_holdem.default",
        "casino_holdem.variants.house.boxes",
    ]


SECTIONS = [
    ("", "", "the file is empty"),
    ("# nothing\n", "", "the file is empty"),
    ("roulette: {}\n", "roulette", "is not known here; known are: casino_holdem"),
    ("casino_holdm: {}\n", "casino_holdm", "did you mean “casino_holdem”?"),
    ("casino_holdem: {}\n", "casino_holdem", "missing here: ante_tables, bonus_tables, chip_sets, variants"),
    ("casino_holdem:\n", "casino_holdem", "a block of “name: value” lines is needed"),
    ("- a\n- b\n", "", "a block of “name: value” lines is needed"),
    ("just text\n", "", "a block of “name: value” lines is needed"),
]


@pytest.mark.parametrize(("text", "path", "words"), SECTIONS, ids=[repr(text) for text, _, _ in SECTIONS])
def test_a_file_without_a_whole_section_is_refused(text: str, path: str, words: str) -> None:
    problem = the_problem(text)
    assert problem.path == path
    assert words in str(problem)


def test_missing_shelves_and_variants_are_all_told() -> None:
    text = GOOD[: GOOD.index("  chip_sets:")]
    assert "chip_sets, variants" in str(the_problem(text))
    assert "at least one variant" in str(the_problem(f"{GOOD[: GOOD.index('    standard:')]}    {{}}\n"))


SHORTHAND = [
    ("ante: ante-3", "ante: &a ante-3", "“&a” gives these lines a name"),
    ("ante: ante-3", "ante: !table ante-3", "“!” before a value"),
    ("ante: ante-3", "ante: !!str ante-3", "“!” before a value"),
    ("boxes: 5", "boxes: *b", "“*b” stands for lines written elsewhere"),
    ("boxes: 5", "<<: *b", "“<<” takes lines from elsewhere"),
    ("boxes: 5", "? [boxes]\n      : 5", "a name is missing before the colon"),
    ("boxes: 5", "boxes: 5\n      boxes: 5", "“boxes” is there twice: first in line 30"),
    ("boxes: 5", 'boxes: 5\n      "boxes": 6', "“boxes” is there twice: first in line 30"),
    ("boxes: 5", "several_boxes: yes\n      several boxes: yes", "“several_boxes” is there twice"),
    ("boxes: 5", "boxes: 5\n---\nx: 1", "a second document starts here"),
    ("casino_holdem:", "%YAML 1.1\n---\ncasino_holdem:", "percent sign"),
    ("en: The house", 'en: "The \\u0007 house"', "a character here is no text"),
    ("en: The house", 'en: "The \\ud800 house"', "a character here is no text"),
    ("boxes: 5", "boxes: 5\x07", "a character here is no text"),
]


@pytest.mark.parametrize(("old", "new", "words"), SHORTHAND, ids=[repr(new) for _, new, _ in SHORTHAND])
def test_only_plain_yaml_is_taken(old: str, new: str, words: str) -> None:
    assert any(words in str(p) for p in problems_of(with_line(old, new)))


def test_a_merge_does_not_hide_other_faults_of_its_variant() -> None:
    found = problems_of(with_line("boxes: 5", "<<: {}\n      boxes: 9"))
    assert [p.line for p in found] == [30, 31]


SYNTAX = [
    ("boxes: 5", "boxes: 5\n\tlosing_first: yes", 31, "indent with spaces"),
    ("boxes: 5", 'boxes: "5', 30, "a quotation mark is opened here and never closed"),
    ("boxes: 5", "boxes: [5", 30, "a bracket is opened here and not closed"),
    ("boxes: 5", "boxes: five: 5", 30, "a colon stands where none can be"),
    ("boxes: 5", "boxes 5\n      losing_first: yes", 30, "a colon is missing after a name"),
    ("      boxes: 5", "   boxes: 5", 30, "does not line up"),
    ("boxes: 5", "boxes: @5", 30, "put it in quotes"),
    ("boxes: 5", 'boxes: "\\q"', 30, "use single quotes"),
    ("boxes: 5", "boxes: - 5", 30, "a list starts on a line of its own"),
    ("boxes: 5", "boxes: ]", 30, "this line cannot be read"),
    ("boxes: 5", 'boxes: "\\UFFFFFFFF"', 1, "no text"),
]


@pytest.mark.parametrize(("old", "new", "line", "words"), SYNTAX, ids=[repr(new) for _, new, _, _ in SYNTAX])
def test_broken_yaml_is_told_in_plain_words(old: str, new: str, line: int, words: str) -> None:
    problem = the_problem(with_line(old, new))
    assert problem.line == line
    assert words in str(problem)


def test_a_file_over_64_kb_is_refused_and_one_of_64_kb_is_read() -> None:
    full = GOOD + "#" * (65_536 - len(GOOD))
    read_book(full, "h.yaml")
    assert "over 65536 bytes" in str(the_problem(full + "#"))
    assert "over 65536 bytes" in str(the_problem((GOOD + "#" + "é" * 33_000).encode()))


def test_a_file_that_is_not_utf8_is_refused_with_its_line() -> None:
    problem = the_problem(GOOD.encode().replace(b"The house", b"Caf\xe9"))
    assert problem.line == line_of(GOOD, "The house")
    assert "UTF-8" in str(problem)


def test_a_byte_order_mark_and_windows_line_ends_are_read() -> None:
    text = GOOD.replace("boxes: 5", "boxes: 9").replace("\n", "\r\n")
    assert the_problem(b"\xef\xbb\xbf" + text.encode()).line == line_of(text, "boxes: 9")


def test_deep_nesting_is_refused_at_once() -> None:
    assert "too deep" in str(the_problem("a: " + "[" * 60_000))


def test_every_fault_of_a_file_is_told_at_once_in_the_order_of_its_lines() -> None:
    text = GOOD
    for old, new in (
        ("royal flush: 100 to 1\n      straight flush: 20", "royal flush: 10:11\n      straight flush: 20"),
        ("full house: 30 to 1", "full house: 50 to 1"),
        ("value: 5", "value: 0"),
        ("bonus: aa-2", "bonus: &x aa-9"),
        ("name: {en: The house}", "name: {}"),
        ("boxes: 5", "boxes: 9\n      boxes: 5\n      unheard_of: yes"),
    ):
        assert text.count(old) == 1, old
        text = text.replace(old, new)
    found = problems_of(text)
    assert [p.line for p in found] == [4, 15, 21, 26, 26, 29, 30, 31, 32]
    assert not any(
        word in str(p).lower() for p in found for word in ("yaml", "pydantic", "mapping", "scalar")
    )


def test_nothing_is_loaded_of_a_file_with_one_fault() -> None:
    with pytest.raises(BookError) as caught:
        read_book(with_line("boxes: 5", "boxes: 9"), "h.yaml")
    assert str(caught.value) == (
        "h.yaml:30: casino_holdem.variants.house.boxes: “9” does not fit here:"
        " a whole number from 1 to 7 is needed"
    )


def test_a_message_is_a_template_with_named_values_for_other_languages() -> None:
    problem = the_problem(with_line("boxes: 5", "boxes: 9"))
    assert (
        problem.message == "“%(text)s” does not fit here: a whole number from %(least)s to %(most)s is needed"
    )
    assert problem.values == {"text": "9", "least": "1", "most": "7"}


WARNINGS = [
    ("boxes: 5", "qualifier: any pair", "qualifier", "every known house plays a pair of fours"),
    ("boxes: 5", "boxes: {is: 5, by: standard}", "boxes", "the value is not the standard's"),
    (
        "boxes: 5",
        "smallest_chip: 7\n      chips: fives",
        "smallest_chip",
        "the smallest chip of the set is 5",
    ),
]


@pytest.mark.parametrize(("old", "new", "path", "words"), WARNINGS, ids=[new for _, new, _, _ in WARNINGS])
def test_what_is_unlikely_is_a_warning_and_the_file_is_in_force(
    old: str, new: str, path: str, words: str
) -> None:
    fives = '    fives:\n      - {value: 5, colour: red, body: "#b3202c", spots: "#fff3dd"}\n'
    text = with_line(old, new).replace("  chip_sets:\n", f"  chip_sets:\n{fives}")
    (warning,) = read_book(text, "h.yaml").warnings
    assert warning.path == f"casino_holdem.variants.house.{path}"
    assert words in str(warning)
    assert warning.in_file("h").startswith(f"h:{warning.line}: {warning.path}: warning: ")
