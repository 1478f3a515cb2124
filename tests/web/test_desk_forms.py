"""The form of a house: every switch has its field, what is filled in is spliced in there, and nothing else moves."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from html import unescape
from itertools import pairwise
from typing import Any

import pytest

from trainer.games.casino_holdem.rules import AnteTable, BonusTable, Rules
from trainer.odds import Odds
from trainer.paths import shipped_paytables
from trainer.web.desk.filling import fill_in
from trainer.web.desk.forms import Form, Kind, Table
from trainer.web.desk.houses import (
    Refused,
    act_on,
    choose_default,
    delete_house,
    drop_entry,
    label_of,
    new_house,
)
from trainer.web.desk.making import house_form
from trainer.web.desk.marking import yaml_line
from trainer.web.desk.sections import Section, shown
from trainer.web.desk.texts import as_typed, changed_lines, from_typed, read

GAME = "casino_holdem"
SHIPPED = shipped_paytables().read_text("utf-8")


def variants(text: str) -> Mapping[str, Any]:
    book = read(text).book
    assert book is not None, read(text).problems
    return book.games[GAME].variants


HOUSES = list(variants(SHIPPED))


def form_of(text: str, house: str, published: str = SHIPPED) -> Form:
    form = house_form(Section(read(text), GAME), house, Section(read(published), GAME))
    assert form is not None
    return form


def filled(text: str, house: str, **typed: str) -> str:
    """Keywords name fields, `__` for the colon."""
    return fill_in(
        text, form_of(text, house), {name.replace("__", ":"): value for name, value in typed.items()}
    )


def acted(text: str, house: str, act: str, typed: Mapping[str, str] | None = None) -> str:
    return act_on(text, form_of(text, house), act, typed or {})


def lines_that_differ(before: str, after: str) -> list[tuple[str, str]]:
    old, new = before.splitlines(), after.splitlines()
    assert len(old) == len(new)
    return [pair for pair in zip(old, new, strict=True) if pair[0] != pair[1]]


# ------------------------------------------------------------------ what the form shows


@pytest.mark.parametrize("house", HOUSES)
def test_every_switch_of_the_rules_has_a_field_with_the_value_in_force(house: str) -> None:
    form, rules = form_of(SHIPPED, house), variants(SHIPPED)[house].rules
    named = {part.switch.code: part for part in (*form.tables, *form.chips)}
    for code in Rules.switch_fields():
        if code not in named:
            assert form.switch(code).value.shown == shown(getattr(rules, code)), code
    assert set(named) | {switch.code for switch in form.switches} == set(Rules.switch_fields())


@pytest.mark.parametrize("house", HOUSES)
def test_the_rows_of_a_table_pay_what_the_rules_pay(house: str) -> None:
    form, rules = form_of(SHIPPED, house), variants(SHIPPED)[house].rules
    for table in form.tables:
        paid = getattr(rules, table.switch.code)
        for row in table.rows:
            assert row.hands
            for hand in row.hands:
                assert getattr(paid, hand) == Odds.parse(f"{row.odds.shown} to 1")
        assert [hand for row in table.rows for hand in row.hands] == list(table.hands)


@pytest.mark.parametrize("house", HOUSES)
def test_the_provenance_is_that_of_the_file(house: str) -> None:
    stated = variants(SHIPPED)[house].stated
    for switch in form_of(SHIPPED, house).switches:
        if switch.by.shown:
            assert switch.by.shown == stated[switch.code].by
            assert switch.source.shown == (stated[switch.code].source or "")
        else:
            assert switch.inherited


@pytest.mark.parametrize("house", HOUSES)
def test_a_published_house_has_nothing_that_was_otherwise(house: str) -> None:
    assert [field.name for field in form_of(SHIPPED, house).fields() if field.was is not None] == []


@pytest.mark.parametrize("house", HOUSES)
def test_every_field_leads_to_its_line(house: str) -> None:
    lines = SHIPPED.splitlines()
    for field in form_of(SHIPPED, house).fields():
        if field.line and field.kind is Kind.ODDS:
            assert f"{field.shown} to 1" in lines[field.line - 1]
        if field.line and field.name.startswith("source:"):
            assert field.shown in lines[field.line - 1]


def test_names_of_fields_are_their_own() -> None:
    names = [field.name for field in form_of(SHIPPED, "standard").fields()]
    assert len(names) == len(set(names))


def test_a_house_that_is_not_there_has_no_form() -> None:
    assert house_form(Section(read(SHIPPED), GAME), "nowhere", None) is None


# ------------------------------------------------------------------ what is filled in


@pytest.mark.parametrize("house", ["standard", "playtech", "after_flop"])
def test_a_form_sent_as_it_is_shown_changes_nothing(house: str) -> None:
    form = form_of(SHIPPED, house)
    assert fill_in(SHIPPED, form, {field.name: field.shown for field in form.fields()}) == SHIPPED


@pytest.mark.parametrize("code", [c for c in Rules.switch_fields() if c not in ("ante", "bonus", "chips")])
def test_a_switch_filled_in_is_in_force_and_changes_its_line_alone(code: str) -> None:
    field = form_of(SHIPPED, "standard").switch(code).value
    other = next((o for o in field.options if o != field.shown), "10")
    after = fill_in(SHIPPED, form_of(SHIPPED, "standard"), {field.name: other})
    assert shown(getattr(variants(after)["standard"].rules, code)) == other
    (before, now) = lines_that_differ(SHIPPED, after)[0]
    assert len(lines_that_differ(SHIPPED, after)) == 1
    assert before.split(":")[0] == now.split(":")[0]
    again = form_of(after, "standard").switch(code).value
    assert (again.shown, again.was) == (other, field.shown)


def test_odds_are_written_as_so_many_to_one_and_odder_ones_as_they_are_typed() -> None:
    for typed, written in (
        ("25", "25 to 1"),
        ("٢٥", "25 to 1"),
        ("51 to 2", "51 to 2"),
        ("8 for 1", "8 for 1"),
    ):
        ((_, line),) = lines_that_differ(SHIPPED, filled(SHIPPED, "standard", odds__ante__2=typed))
        assert line == f"      four of a kind: {written}"


def test_a_fault_is_spliced_in_as_typed_to_be_told_at_its_line() -> None:
    after = filled(SHIPPED, "standard", odds__ante__1="7:1")
    assert read(after).book is None
    (problem,) = read(after).problems
    field = form_of(after, "standard").table("ante").rows[1].odds
    assert (problem.line, problem.path) == (field.line, ".".join(map(str, field.path)))
    assert (field.shown, field.was) == ("7:1", "20")


def test_a_limit_without_a_number_is_none() -> None:
    once = filled(SHIPPED, "aragon", value__ante_max="1,000")
    assert variants(once)["aragon"].rules.ante_max == 1000
    assert variants(filled(once, "aragon", value__ante_max=" "))["aragon"].rules.ante_max is None


def test_what_a_house_does_not_say_stays_unsaid_until_somebody_says_it() -> None:
    """An inherited switch has no entry; a value, or a word on where it comes from, makes one."""
    assert form_of(SHIPPED, "low_top").switch("boxes").inherited
    bare = filled(SHIPPED, "low_top", value__boxes="6")
    assert "      boxes: 6\n" in bare
    assert variants(bare)["low_top"].stated["boxes"].by == "house"
    said = filled(SHIPPED, "low_top", by__boxes="unconfirmed")
    assert "      boxes: {by: unconfirmed}\n" in said
    assert variants(said)["low_top"].rules == variants(SHIPPED)["low_top"].rules
    sourced = filled(SHIPPED, "low_top", source__boxes="its plate: 2026")
    assert variants(sourced)["low_top"].stated["boxes"].source == "its plate: 2026"
    assert filled(bare, "low_top", by__boxes="") == SHIPPED


def test_a_value_that_was_the_standards_is_the_houses_own_once_it_is_another() -> None:
    said = filled(filled(SHIPPED, "low_top", by__boxes="standard"), "low_top", source__boxes="all sources")
    assert "      boxes: {is: 7, by: standard, source: all sources}\n" in said
    own = filled(said, "low_top", value__boxes="6")
    assert "      boxes: 6\n" in own
    assert read(own).problems == ()
    assert "boxes: {is: 6, by: standard}" in filled(SHIPPED, "standard", value__boxes="6")


def test_only_the_fields_that_are_asked_for_are_filled_in() -> None:
    typed = {"odds:ante:1": "30", "value:boxes": "5"}
    after = fill_in(SHIPPED, form_of(SHIPPED, "standard"), typed, {"value:boxes"})
    assert [now.strip()[:9] for _, now in lines_that_differ(SHIPPED, after)] == ["boxes: {i"]


def test_less_than_the_stake_is_taken_once_it_is_said_to_be_meant() -> None:
    once = filled(SHIPPED, "standard", odds__ante__5="1 to 2")
    assert read(once).book is None
    row = form_of(once, "standard").table("ante").rows[5]
    assert row.under is not None
    assert row.under.shown == "no"
    meant = filled(once, "standard", under__ante__5="yes")
    assert variants(meant)["standard"].rules.ante.straight == Odds.parse("1 to 2")
    assert filled(filled(meant, "standard", under__ante__5="no"), "standard", odds__ante__5="1") == SHIPPED


def test_a_chip_and_a_name_change_where_they_stand() -> None:
    after = filled(SHIPPED, "standard", chip__chips__1__value="10", name__en="The Standard")
    assert [now.strip() for _, now in lines_that_differ(SHIPPED, after)] == [
        '- {value: 10, colour: red, body: "#b3202c", spots: "#fff3dd"}',
        "name: {en: The Standard, ar: القواعد القياسية}",
    ]


def test_windows_line_ends_and_the_mark_at_the_start_stay() -> None:
    text = "\ufeff" + SHIPPED.replace("\n", "\r\n")
    after = filled(text, "standard", odds__ante__1="25")
    assert after.startswith("\ufeff")
    assert after.count("\r\n") == after.count("\n") == SHIPPED.count("\n")
    assert from_typed(as_typed(after), text) == after


def test_a_new_house_like_the_standard_says_its_name_alone() -> None:
    text = new_house(SHIPPED, GAME, "standard", "riviera", "Riviera")
    assert text.replace("\n    riviera:\n      name: {en: Riviera}\n", "") == SHIPPED
    assert variants(text)["riviera"].rules == variants(text)["standard"].rules
    assert form_of(text, "riviera").switch("boxes").by.shown == ""
    own = acted(text, "riviera", "own:ante")
    assert "      ante: ante-riviera\n" in own


# ------------------------------------------------------------------ rows


def test_a_row_of_several_hands_comes_apart_and_together_again() -> None:
    table = form_of(SHIPPED, "standard").table("bonus")
    assert table.rows[5].label == "straight to pair of aces"
    apart = acted(SHIPPED, "standard", "split:bonus:5")
    labels = [row.label for row in form_of(apart, "standard").table("bonus").rows]
    assert labels[5:] == ["straight", "three of a kind to pair of aces"]
    assert variants(apart)["standard"].rules == variants(SHIPPED)["standard"].rules
    assert acted(apart, "standard", "join:bonus:5") == SHIPPED


def test_a_table_split_to_the_last_hand_still_pays_the_same() -> None:
    text = SHIPPED
    while any(len(row.hands) > 1 for row in form_of(text, "standard").table("ante").rows):
        rows = form_of(text, "standard").table("ante").rows
        text = acted(text, "standard", f"split:ante:{[len(row.hands) > 1 for row in rows].index(True)}")
    assert len(form_of(text, "standard").table("ante").rows) == 10
    assert variants(text)["standard"].rules == variants(SHIPPED)["standard"].rules


@pytest.mark.parametrize("kind", [AnteTable, BonusTable])
def test_every_label_a_join_can_write_is_read_as_those_hands(kind: type[Any]) -> None:
    hands = tuple(kind.model_fields)
    for first in range(len(hands)):
        for last in range(first, len(hands)):
            label = label_of(hands[first : last + 1], hands)
            rows = [*hands[:first], label, *hands[last + 1 :]]
            shelf = "ante_tables" if kind is AnteTable else "bonus_tables"
            name = "ante-3" if kind is AnteTable else "aa-2"
            table = "".join(f"      {row.replace('_', ' ')}: 5 to 1\n" for row in rows)
            text = re.sub(rf"(    {name}:.*\n)(?:      .*\n)+", lambda m, t=table: m[1] + t, SHIPPED, count=1)
            assert f"  {shelf}:" in text
            found = form_of(text, "standard").table("ante" if kind is AnteTable else "bonus")
            assert [row.hands for row in found.rows][first] == hands[first : last + 1], label


def test_what_cannot_be_split_or_joined_is_refused() -> None:
    for act in (
        "split:ante:0",
        "join:ante:5",
        "split:ante:99",
        "split:nothing:0",
        "join:ante:x",
        "dance",
        "",
    ):
        with pytest.raises(Refused):
            acted(SHIPPED, "standard", act)


# ------------------------------------------------------------------ shared things


@pytest.mark.parametrize("code", ["ante", "bonus", "chips"])
def test_a_copy_for_this_house_alone_changes_nobody(code: str) -> None:
    assert form_of(SHIPPED, "playtech").named(code).shared
    after = acted(SHIPPED, "playtech", f"own:{code}")
    assert {v: x.rules for v, x in variants(after).items()} == {
        v: x.rules for v, x in variants(SHIPPED).items()
    }
    own = form_of(after, "playtech").named(code)
    assert own.shared == ()
    assert own.switch.value.shown == f"{code}-playtech"
    again = acted(after, "playtech", f"own:{code}")
    assert form_of(again, "playtech").named(code).switch.value.shown == f"{code}-playtech-2"


def test_who_shares_a_table_counts_those_who_inherit_it() -> None:
    shared = form_of(SHIPPED, "playtech").table("ante").shared
    assert shared == ("standard", "evolution", "evolution_older", "sochi", "europa")


def test_a_copy_is_offered_where_somebody_would_stay_behind() -> None:
    """Who follows the standard follows it to its copy: once only they share, another copy would part nobody."""
    assert form_of(SHIPPED, "standard").table("ante").apart
    after = acted(SHIPPED, "standard", "own:ante")
    table = form_of(after, "standard").table("ante")
    assert table.shared == ("evolution_older", "sochi", "europa")
    assert not table.apart
    assert form_of(after, "sochi").table("ante").apart
    assert not form_of(SHIPPED, "aragon").table("ante").apart


def test_a_table_goes_only_when_nobody_stands_on_it() -> None:
    with pytest.raises(Refused, match="used"):
        drop_entry(SHIPPED, GAME, "ante_tables", "ante-3")
    unused = acted(SHIPPED, "aragon", "own:ante")
    after = drop_entry(unused, GAME, "ante_tables", "ante-aragon")
    assert "ante-aragon" not in Section(read(after), GAME).ids("ante_tables")
    assert variants(after)["aragon"].rules == variants(SHIPPED)["aragon"].rules
    for shelf, name in (("ante_tables", "nothing"), ("variants", "playtech")):
        with pytest.raises(Refused, match="gone"):
            drop_entry(SHIPPED, GAME, shelf, name)


# ------------------------------------------------------------------ names and chips


def test_a_name_in_another_language_comes_and_goes() -> None:
    after = acted(SHIPPED, "playtech", "add-name", {"new-language": "ru", "new-name": "  Плейтек  лайв "})
    assert variants(after)["playtech"].name["ru"] == "Плейтек лайв"
    assert acted(after, "playtech", "drop-name:ru") == SHIPPED


@pytest.mark.parametrize(
    ("language", "name", "code"),
    [
        ("english", "X", "refused.language"),
        ("ar", "X", "refused.language_taken"),
        ("ru", " ", "refused.name"),
        ("ru", "x" * 81, "refused.name"),
    ],
)
def test_a_name_nobody_could_use_is_refused(language: str, name: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        acted(SHIPPED, "playtech", "add-name", {"new-language": language, "new-name": name})
    assert refused.value.code == code


def test_the_english_name_stays() -> None:
    with pytest.raises(Refused):
        acted(SHIPPED, "playtech", "drop-name:en")


def test_one_more_chip_is_in_order_and_goes_again() -> None:
    after = acted(SHIPPED, "standard", "add-chip:chips")
    assert variants(after)["standard"].rules.chips.values[-1] == 5000
    assert acted(after, "standard", "drop-chip:chips:6") == SHIPPED


# ------------------------------------------------------------------ houses


def test_a_new_house_is_a_copy_under_its_own_name() -> None:
    after = new_house(SHIPPED, GAME, "aragon", " My-House ", "My  House")
    found = variants(after)
    assert list(found)[list(found).index("aragon") + 1] == "my-house"
    assert found["my-house"].rules == found["aragon"].rules
    assert dict(found["my-house"].name) == {"en": "My House"}
    assert delete_house(after, GAME, "my-house") == SHIPPED
    assert form_of(after, "my-house").switch("boxes").value.was is None


@pytest.mark.parametrize(
    ("like", "house", "name", "code"),
    [
        ("standard", "my house", "My House", "refused.id"),
        ("standard", "1st", "First", "refused.id"),
        ("standard", "playtech", "Again", "refused.id_taken"),
        ("standard", "mine", "", "refused.name"),
        ("nowhere", "mine", "Mine", "refused.gone"),
    ],
)
def test_a_new_house_needs_an_id_of_its_own_a_name_and_a_pattern(
    like: str, house: str, name: str, code: str
) -> None:
    with pytest.raises(Refused) as refused:
        new_house(SHIPPED, GAME, like, house, name)
    assert refused.value.code == code


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda text: delete_house(text, GAME, "standard"), "refused.standard"),
        (lambda text: delete_house(text, GAME, "nowhere"), "refused.gone"),
        (lambda text: delete_house(choose_default(text, GAME, "aragon"), GAME, "aragon"), "refused.default"),
        (lambda text: choose_default(text, GAME, "nowhere"), "refused.gone"),
    ],
)
def test_the_standard_and_the_default_stay(change: Callable[[str], str], code: str) -> None:
    with pytest.raises(Refused) as refused:
        change(SHIPPED)
    assert refused.value.code == code


def test_the_default_moves_and_its_old_house_may_go() -> None:
    after = choose_default(SHIPPED, GAME, "aragon")
    book = read(after).book
    assert book is not None
    assert book.games[GAME].default == "aragon"
    assert lines_that_differ(SHIPPED, after) == [("  default: standard", "  default: aragon")]


# ------------------------------------------------------------------ the text


def test_marked_lines_are_those_that_are_not_as_they_were() -> None:
    after = filled(acted(SHIPPED, "standard", "split:bonus:5"), "standard", odds__ante__1="25")
    changed = sorted(changed_lines(SHIPPED, after))
    lines = after.splitlines()
    assert [lines[number - 1].strip() for number in changed] == [
        "straight flush: 25 to 1",
        "straight: 7 to 1",
        "three of a kind to pair of aces: 7 to 1",
    ]
    assert changed_lines(SHIPPED, SHIPPED) == frozenset()


def test_a_line_drawn_is_the_line() -> None:
    for line in (
        *SHIPPED.splitlines(),
        "a: 'it''s # no' # yes",
        'b: "<b>" #',
        "don't: x #1",
        "#",
        "",
        "- {a: b} # c",
    ):
        assert unescape(re.sub(r"</?(?:b|em)>", "", str(yaml_line(line)))) == line


def test_comments_are_quiet_and_values_strong() -> None:
    assert yaml_line("  flush: 2 to 1   # two") == "  flush: <b>2 to 1   </b><em># two</em>"
    assert "<em>" not in yaml_line("x: 'a # b'")
    assert "<em># b</em>" in yaml_line("Hold'em: x # b")


def test_tables_of_a_form_follow_the_order_of_the_file() -> None:
    for house in HOUSES:
        tables: tuple[Table, ...] = form_of(SHIPPED, house).tables
        for table in tables:
            assert all(above.odds.line < below.odds.line for above, below in pairwise(table.rows))
