"""A game without a bank on the desk: its tables follow rulebooks, and there is no edge to count."""

from __future__ import annotations

import html as entities
import re
from collections.abc import Mapping
from typing import Any

import pytest
from flask.testing import FlaskClient

from trainer.games.texas_holdem.rules import Rules
from trainer.games.texas_holdem.section import PROFILE
from trainer.paths import shipped_paytables
from trainer.school import make_key
from trainer.web.desk.filling import fill_in
from trainer.web.desk.forms import Form
from trainer.web.desk.houses import Refused, choose_default, delete_house, new_house
from trainer.web.desk.making import house_form
from trainer.web.desk.sections import Section, shown
from trainer.web.desk.texts import read
from trainer.web.house import utc_now

GAME = "texas_holdem"
SHIPPED = shipped_paytables().read_text("utf-8")
TABLE, BOOK = "cash-limit", "profiles.cash"


def section(text: str) -> Section:
    return Section(read(text), GAME)


def variants(text: str) -> Mapping[str, Any]:
    book = read(text).book
    assert book is not None, read(text).problems
    return book.games[GAME].variants


TABLES = list(variants(SHIPPED))
BOOKS = section(SHIPPED).rulebooks


def form_of(text: str, house: str) -> Form:
    form = house_form(section(text), house, section(SHIPPED))
    assert form is not None
    return form


def filled(text: str, house: str, **typed: str) -> str:
    """Keywords name fields, `__` for the colon."""
    return fill_in(
        text, form_of(text, house), {name.replace("__", ":"): value for name, value in typed.items()}
    )


def new_lines(text: str) -> list[str]:
    """The lines that stand in a text and not in the shipped one."""
    return [line.strip() for line in text.splitlines() if line not in SHIPPED.splitlines()]


@pytest.fixture
def ana(client: FlaskClient) -> FlaskClient:
    key = make_key(client.application.extensions["house"].database, utc_now())
    assert client.post(f"/desk/open/{key}", data={"name": "Ana"}).status_code == 303
    return client


def page(browser: FlaskClient, url: str) -> str:
    response = browser.get(url)
    assert response.status_code == 200, (url, response.status)
    return response.get_data(as_text=True)


def words(html: str) -> str:
    return " ".join(entities.unescape(re.sub(r"<[^>]+>", "", html)).split())


# ------------------------------------------------------------------ the form


@pytest.mark.parametrize("table", TABLES)
def test_every_switch_of_a_table_shows_the_value_in_force(table: str) -> None:
    form, rules = form_of(SHIPPED, table), variants(SHIPPED)[table].rules
    (chips,) = form.chips
    assert {switch.code for switch in form.switches} | {chips.switch.code} == set(Rules.switch_fields())
    for switch in form.switches:
        assert switch.value.shown == shown(getattr(rules, switch.code)), switch.code
    assert form.follows is not None
    assert [field.name for field in form.fields() if field.was is not None] == []


@pytest.mark.parametrize("book", BOOKS)
def test_a_rulebook_shows_what_it_answers_and_nothing_else(book: str) -> None:
    form = form_of(SHIPPED, book)
    assert [switch.code for switch in form.switches] == list(PROFILE)
    assert (form.follows, form.chips, form.tables) == (None, (), ())
    rules = variants(SHIPPED)[section(SHIPPED).followers(book)[0]].rules
    for switch in form.switches:
        assert switch.value.shown == shown(getattr(rules, switch.code)), switch.code


@pytest.mark.parametrize("house", [*TABLES, *BOOKS])
def test_a_form_sent_as_it_is_shown_changes_nothing(house: str) -> None:
    form = form_of(SHIPPED, house)
    assert fill_in(SHIPPED, form, {field.name: field.shown for field in form.fields()}) == SHIPPED


def test_what_a_table_leaves_out_is_as_in_its_rulebook_with_the_source() -> None:
    form = form_of(SHIPPED, TABLE)
    half = form.switch("half_bet")
    assert (half.inherited, half.heir, half.by.shown) == (True, "rulebook", "")
    assert half.source_of_heir == "WSOP live 2024 rule 129"
    straddle = form.switch("straddle")
    assert (straddle.inherited, straddle.heir, straddle.source_of_heir) == (True, "rules", "")
    blind = form.switch("big_blind")
    assert (blind.heir, "" in blind.by.options) == ("", False)
    assert "" in half.by.options


def test_a_table_answers_for_itself_and_for_nobody_else_until_it_leaves_that_out() -> None:
    own = filled(SHIPPED, TABLE, value__raise_cap="3")
    assert new_lines(own) == ["raise_cap: 3"]
    caps = {name: variant.rules.raise_cap for name, variant in variants(own).items()}
    assert [name for name, cap in caps.items() if cap == 3 and name != "home"] == [TABLE]
    assert form_of(own, TABLE).switch("raise_cap").value.was == "4"
    assert filled(own, TABLE, by__raise_cap="") == SHIPPED


def test_a_rulebook_answers_for_all_who_follow_it_and_say_nothing() -> None:
    own = filled(SHIPPED, TABLE, value__raise_cap="3")
    after = variants(filled(own, BOOK, value__raise_cap="5"))
    found = {name: after[name].rules.raise_cap for name in section(SHIPPED).followers(BOOK)}
    assert found.pop(TABLE) == 3
    assert set(found.values()) == {5}


def test_a_table_follows_another_rulebook() -> None:
    after = filled(SHIPPED, TABLE, follows="home")
    assert len(new_lines(after)) == 0  # the line stands under other tables too
    assert variants(after)[TABLE].rules.raise_cap == 3
    follows = form_of(after, TABLE).follows
    assert follows is not None
    assert (follows.shown, follows.was) == ("home", "cash")
    assert read(filled(SHIPPED, TABLE, follows="nowhere")).book is None


def test_other_words_of_the_game_are_understood() -> None:
    text = SHIPPED.replace("structure: fixed limit", "structure: limit")
    assert form_of(text, TABLE).switch("structure").value.shown == "fixed_limit"


# ------------------------------------------------------------------ whole houses


def test_a_new_rulebook_is_a_copy_of_one_and_goes_again_while_nobody_follows_it() -> None:
    text = new_house(SHIPPED, GAME, BOOK, "riviera", "Riviera cash")
    assert section(text).rulebooks == [
        "profiles.tournament",
        "profiles.cash",
        "profiles.riviera",
        "profiles.home",
    ]
    assert section(text).title("profiles.riviera", "en") == "Riviera cash"
    assert delete_house(text, GAME, "profiles.riviera") == SHIPPED
    followed = filled(text, TABLE, follows="riviera")
    with pytest.raises(Refused, match="used"):
        delete_house(followed, GAME, "profiles.riviera")
    with pytest.raises(Refused, match="taken"):
        new_house(text, GAME, BOOK, "riviera", "Riviera cash")


def test_a_new_table_is_a_copy_of_one() -> None:
    text = new_house(SHIPPED, GAME, TABLE, "riviera", "Riviera 3/6")
    assert variants(text)["riviera"].rules == variants(SHIPPED)[TABLE].rules
    assert variants(choose_default(text, GAME, "riviera")).keys() == variants(text).keys()
    with pytest.raises(Refused, match="gone"):
        choose_default(text, GAME, BOOK)
    with pytest.raises(Refused, match="default"):
        delete_house(SHIPPED, GAME, section(SHIPPED).default)


def test_other_parts_of_the_section_are_no_houses() -> None:
    for house in ("chip_sets.cash", "variants.cash-nl", "profiles.nobody", "profiles.", ".cash", "a.b.c"):
        assert house_form(section(SHIPPED), house, None) is None or house == "variants.cash-nl"


# ------------------------------------------------------------------ the pages


@pytest.mark.parametrize("lang", ["en", "ar"])
@pytest.mark.parametrize("show", ["form", "text", "preview", "figures"])
@pytest.mark.parametrize("house", [TABLE, BOOK])
def test_the_page_has_a_note_in_place_of_the_edge(ana: FlaskClient, house: str, show: str, lang: str) -> None:
    html = page(ana, f"/desk/{GAME}/{house}?show={show}&lang={lang}")
    assert 'id="figures"' not in html
    assert "desk-unbanked" in html
    assert f'data-show="{"form" if show == "figures" else show}"' in html


def test_every_table_and_rulebook_is_on_the_list(ana: FlaskClient) -> None:
    html = page(ana, "/desk/")
    for house in (*TABLES, *BOOKS):
        assert f'href="/desk/{GAME}/{house}"' in html
    assert len(re.findall(r'\sid="([^"]+)"', html)) == len(set(re.findall(r'\sid="([^"]+)"', html)))


def test_a_change_of_a_rulebook_is_previewed_by_the_table_that_says_least_of_its_own(
    ana: FlaskClient,
) -> None:
    data = {"version": "", "base": "1", "value:raise_cap": "3"}
    assert ana.post(f"/desk/{GAME}/cash-nl", data=data).status_code == 303
    data = {"version": "1", "base": "1", "value:raise_cap": "5"}
    assert ana.post(f"/desk/{GAME}/{BOOK}", data=data).status_code == 303
    html = words(page(ana, f"/desk/{GAME}/{BOOK}/preview"))
    assert "Shown by Cash, pot limit 5/10, which follows it." in html
    assert "Raisesonastreetoffixedlimit45" in html.replace(" ", "")
    told = words(page(ana, "/desk/publish"))
    assert "Cash, pot limit 5/10 · Cash, limit 3/6" in told


def test_a_new_rulebook_opens_on_the_desk(ana: FlaskClient) -> None:
    data = {"version": "", "like": BOOK, "id": "Riviera", "name": "Riviera cash"}
    response = ana.post(f"/desk/{GAME}", data=data)
    assert response.headers["Location"] == f"/desk/{GAME}/profiles.riviera"
    html = words(page(ana, f"/desk/{GAME}/profiles.riviera"))
    assert "not published yet" in html
    assert "There is nothing to show yet." in words(page(ana, f"/desk/{GAME}/profiles.riviera?show=preview"))


def test_an_unpayable_blind_is_told_at_its_field(ana: FlaskClient) -> None:
    data = {"version": "", "base": "1", "value:ante": "30", "value:smallest_chip": "10"}
    assert ana.post(f"/desk/{GAME}/home", data=data).status_code == 303
    html = page(ana, f"/desk/{GAME}/home")
    (beside,) = re.findall(r'id="s-f-value-ante".*?</div>', html, re.DOTALL)
    assert "the chips in play cannot make 30" in words(beside)


def test_a_part_that_is_no_house_is_not_there(ana: FlaskClient) -> None:
    for house in ("chip_sets.cash", "profiles.nobody", "nobody"):
        assert ana.get(f"/desk/{GAME}/{house}").status_code == 404
