"""Editing a house on the desk: form and text are one thing, every change is kept, and the page is never a dead one."""

from __future__ import annotations

import html as entities
import random
import re
from collections.abc import Callable, Mapping
from itertools import count
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.games.casino_holdem.edge import Scope, Shelf
from trainer.games.casino_holdem.edge.taking import Taking
from trainer.games.casino_holdem.rules import Rules
from trainer.paths import shipped_paytables
from trainer.school import draft as draft_of
from trainer.school import make_key
from trainer.web import create_app
from trainer.web.desk.texts import read
from trainer.web.house import utc_now

Sit = Callable[[str], FlaskClient]

GAME = "casino_holdem"
STANDARD = f"/desk/{GAME}/standard"
SHIPPED = shipped_paytables().read_text("utf-8")
RICHER = SHIPPED.replace(
    "      straight flush: 20 to 1\n      four of a kind: 10",
    "      straight flush: 25 to 1\n      four of a kind: 10",
    1,
)
assert RICHER != SHIPPED


_numbers = count()


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Flask:
    """One app for all that is only drafted: nothing is published in it."""
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path_factory.mktemp("desk")})


@pytest.fixture
def ana(desk: Flask) -> FlaskClient:
    """The browser of an instructor without a draft."""
    key = make_key(desk.extensions["house"].database, utc_now())
    browser = desk.test_client()
    assert browser.post(f"/desk/open/{key}", data={"name": f"Ana {next(_numbers)}"}).status_code == 303
    return browser


def page(browser: FlaskClient, url: str = STANDARD) -> str:
    response = browser.get(url)
    assert response.status_code == 200, response.status
    return response.get_data(as_text=True)


def words(html: str) -> str:
    return " ".join(entities.unescape(re.sub(r"<[^>]+>", "", html)).split())


def state(html: str, place: str) -> str:
    """What stands beside a field."""
    (found,) = re.findall(rf'<div class="state" id="s-f-{place}".*?</div>', html, re.DOTALL)
    return words(found)


def at(browser: FlaskClient) -> dict[str, str]:
    """Which draft the page shows: what its forms send along."""
    house = browser.application.extensions["house"]
    with browser.session_transaction() as cookie, house.database.read() as db:
        found = draft_of(db, cookie["desk"])
    if found is None:
        return {"version": "", "base": str(house.book_revision().number)}
    return {"version": str(found.version), "base": str(found.base)}


def in_force(browser: FlaskClient) -> str:
    return browser.get("/desk/export.yaml").get_data(as_text=True)


def draft(browser: FlaskClient) -> str:
    return browser.get("/desk/draft.yaml").get_data(as_text=True)


def edge(html: str) -> str:
    found = re.search(r'class="edge-figure[^>]*>(.*?)</p>', html, re.DOTALL)
    assert found
    return words(found[1]).replace("\u00a0", " ")


def fill(browser: FlaskClient, url: str = STANDARD, trigger: str = "", **typed: str) -> Any:
    """Fill in fields, `__` for the colon: without scripts, or as htmx does where `trigger` names the field."""
    data = at(browser) | {name.replace("__", ":"): value for name, value in typed.items()}
    headers = {"HX-Request": "true", "HX-Trigger-Name": trigger} if trigger else {}
    return browser.post(url, data=data, headers=headers)


def type_text(browser: FlaskClient, text: str, url: str = STANDARD, *, live: bool = False) -> Any:
    data = at(browser) | {"text": text.replace("\n", "\r\n")}
    return browser.post(f"{url}/text", data=data, headers={"HX-Request": "true"} if live else {})


# ------------------------------------------------------------------ the page


def test_the_forms_send_along_which_draft_they_are_of(ana: FlaskClient) -> None:
    for _ in range(2):
        html = page(ana)
        sent = re.findall(r'<input type="hidden" name="(version|base)"[^>]* value="(\d*)"', html)
        assert {pair for pair in sent if pair[0] == "base"} == {("base", at(ana)["base"])}
        assert {pair for pair in sent if pair[0] == "version"} == {("version", at(ana)["version"])}
        assert len(sent) >= 4
        fill(ana, odds__ante__1="25")


@pytest.mark.parametrize(
    ("show", "lang"), [("form", "ar"), ("text", "en"), ("figures", "en"), ("preview", "ar")]
)
def test_the_page_is_whole_in_every_language(ana: FlaskClient, show: str, lang: str) -> None:
    html = page(ana, f"{STANDARD}?show={show}&lang={lang}")
    assert f'<html lang="{lang}"' in html
    assert html.count("<h1") == 1
    assert " style=" not in html
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=", html)
    assert f'data-show="{show}"' in html
    ids = re.findall(r'\sid="([^"]+)"', html)
    assert len(ids) == len(set(ids))


def test_nobody_else_sees_it(desk: Flask, ana: FlaskClient) -> None:
    client = desk.test_client()
    for url in ("/desk/", STANDARD, f"{STANDARD}/preview", f"{STANDARD}/figures"):
        assert client.get(url).status_code == 403
    for url in (STANDARD, f"{STANDARD}/text", f"/desk/{GAME}", f"{STANDARD}/delete"):
        assert client.post(url, data={"text": "", "version": ""}).status_code == 403
    assert draft(ana) == SHIPPED


def test_an_unknown_house_or_game_is_not_there(ana: FlaskClient) -> None:
    for url in (f"/desk/{GAME}/nowhere", "/desk/blackjack/standard", f"/desk/{GAME}/nowhere/preview"):
        assert ana.get(url).status_code == 404


def test_every_switch_can_be_filled_in_by_name(ana: FlaskClient) -> None:
    html = page(ana)
    for code in Rules.switch_fields():
        assert f'name="value:{code}"' in html
        assert f'name="by:{code}"' in html
        assert f'name="source:{code}"' in html


def test_every_control_has_a_label(ana: FlaskClient) -> None:
    form = re.search(r'<form id="desk-form".*?</form>', page(ana), re.DOTALL)
    assert form
    labelled = set(re.findall(r'<label[^>]* for="([^"]+)"', form[0]))
    for tag, _kind in re.findall(r"(<(input|select)[^>]*>)", form[0]):
        if 'type="hidden"' not in tag:
            (place,) = re.findall(r' id="([^"]+)"', tag)
            assert place in labelled or "aria-label=" in tag, tag


def test_the_text_is_the_file_character_by_character(ana: FlaskClient) -> None:
    box = re.search(r"<textarea id=\"yaml\"[^>]*>\n(.*?)</textarea>", page(ana), re.DOTALL)
    assert box
    assert entities.unescape(box[1]) == SHIPPED


# ------------------------------------------------------------------ the form


def test_a_field_filled_in_changes_its_own_characters_of_the_draft(ana: FlaskClient) -> None:
    response = fill(ana, trigger="odds:ante:1", odds__ante__1="25")
    html = response.get_data(as_text=True)
    assert response.status_code == 200
    assert draft(ana) == RICHER
    assert in_force(ana) == SHIPPED
    assert state(html, "odds-ante-1") == "was 20"
    assert 'class="yl is-changed"' in html
    assert "Publish 2" in words(html)


def test_what_a_richer_row_costs_is_told_with_the_difference(ana: FlaskClient) -> None:
    """2.1576 % on the 100-20-10-3-2-1 table; five more to 1 on 0.0255 % each."""
    assert edge(page(ana)) == "2.1576 %"
    html = fill(ana, trigger="odds:ante:1", odds__ante__1="25").get_data(as_text=True)
    assert edge(html) == "2.0301 %"
    assert "Revision 1: 2.1576" in words(html)
    assert "−0.1275" in words(html)
    (cost,) = re.findall(r'<span class="cost" id="c-f-odds-ante-1".*?</bdi>', html, re.DOTALL)
    assert words(cost).endswith(" 0.0255")


def test_htmx_sends_one_field_and_no_other_is_looked_at(ana: FlaskClient) -> None:
    fill(ana, trigger="odds:ante:1", odds__ante__1="25", value__boxes="3", by__qualifier="house")
    assert draft(ana) == RICHER


def test_without_scripts_the_whole_form_is_taken_and_the_page_comes_back(ana: FlaskClient) -> None:
    response = fill(ana, odds__ante__1="25", value__boxes="3")
    assert (response.status_code, response.location) == (303, f"{STANDARD}?show=form")
    assert draft(ana) == RICHER.replace("boxes: {is: 7, by: standard}", "boxes: {is: 3, by: standard}", 1)


def test_what_changes_nothing_makes_no_draft(ana: FlaskClient) -> None:
    assert fill(ana, trigger="odds:ante:1", odds__ante__1="20").status_code == 204
    assert "Nothing to publish" in words(page(ana))


def test_a_mistake_is_kept_and_told_at_its_field_and_its_line(ana: FlaskClient) -> None:
    html = fill(ana, trigger="odds:ante:1", odds__ante__1="20:1").get_data(as_text=True)
    assert "straight flush: 20:1" in draft(ana)
    assert "does not say whether the stake is counted in" in state(html, "odds-ante-1")
    line = draft(ana).splitlines().index("      straight flush: 20:1") + 1
    assert f'id="L{line}" class="yl is-changed is-error"' in html
    assert f"Line {line}:" in words(html)
    assert "1 mistake" in words(html)
    assert re.search(r'id="f-odds-ante-1"[^>]*aria-invalid="true"', page(ana))


def test_the_last_good_figures_stay_while_there_are_mistakes(ana: FlaskClient) -> None:
    fill(ana, trigger="odds:ante:1", odds__ante__1="25")
    html = fill(ana, trigger="odds:ante:1", odds__ante__1="25:1").get_data(as_text=True)
    assert edge(html) == "2.0301 %"
    assert "is-stale" in html
    assert '<fieldset class="whole" disabled>' not in page(ana)


def test_another_table_shows_its_rows(ana: FlaskClient) -> None:
    html = fill(ana, trigger="value:ante", value__ante="ante-1").get_data(as_text=True)
    assert 'id="desk-form"' in html
    assert "Straight flush or better" in words(html)


def test_a_button_of_the_form_takes_what_was_typed_along(ana: FlaskClient) -> None:
    """Without scripts a button sends the form too: what is typed in it is not lost."""
    assert fill(ana, odds__ante__1="25", act="split:bonus:5").status_code == 303
    assert "      straight: 7 to 1\n      three of a kind to pair of aces: 7 to 1" in draft(ana)
    assert "      straight flush: 25 to 1\n      four of a kind: 10 to 1" in draft(ana)


def test_an_act_that_makes_no_sense_is_told_and_changes_nothing(ana: FlaskClient) -> None:
    for act in ("join:ante:77", f"split:bonus:{'9' * 5000}", "own:nothing", "drop-name:en", "add-name", "x"):
        response = fill(ana, act=act)
        assert response.status_code == 422
        assert 'role="alert"' in response.get_data(as_text=True)
    assert draft(ana) == SHIPPED


def test_a_name_refused_stays_where_it_was_typed(ana: FlaskClient) -> None:
    html = fill(ana, act="add-name", **{"new-language": "nobody", "new-name": "Haus"}).get_data(as_text=True)
    assert 'value="Haus"' in html
    assert re.search(r'id="new-language"[^>]*aria-invalid="true"', html)


def test_a_shared_table_says_whom_a_change_reaches(ana: FlaskClient) -> None:
    shown = words(page(ana, f"/desk/{GAME}/playtech"))
    assert "Also used by Standard · Evolution live · Evolution live, older rules and 2 more." in shown


def test_a_table_of_its_own_is_the_houses_word_and_no_sources(ana: FlaskClient) -> None:
    assert fill(ana, f"/desk/{GAME}/playtech", act="own:ante").status_code == 303
    lines = draft(ana).splitlines()
    house = lines[lines.index("    playtech:") :]
    assert next(line for line in house if line.strip().startswith("ante:")) == "      ante: ante-playtech"
    assert "    ante-playtech:" in lines, "the remark on the table it is a copy of stays there"
    assert any(line.startswith("    ante-3:  ") and "#" in line for line in lines)


# ------------------------------------------------------------------ the text


def test_a_text_typed_is_the_draft_whatever_line_ends_the_browser_sends(ana: FlaskClient) -> None:
    assert type_text(ana, RICHER).status_code == 303
    assert draft(ana) == RICHER


def test_the_text_answers_with_form_and_figures(ana: FlaskClient) -> None:
    html = type_text(ana, RICHER, live=True).get_data(as_text=True)
    assert state(html, "odds-ante-1") == "was 20"
    assert edge(html) == "2.0301 %"
    assert 'id="yaml"' not in html


def test_a_text_that_cannot_be_read_locks_the_form_and_nothing_else(ana: FlaskClient) -> None:
    type_text(ana, RICHER)
    for live in (True, False):
        response = type_text(ana, RICHER.replace("variants:", "variants: {", 1) + "#" * live, live=live)
        html = response.get_data(as_text=True) if live else page(ana)
        assert '<fieldset class="whole" disabled>' in html
        assert edge(html) == "2.0301 %"
        assert "is-stale" in html
        assert 'value="25"' in html
        assert "a bracket is opened here" in words(html)
    assert fill(ana, odds__ante__1="30").status_code == 422
    assert type_text(ana, RICHER).status_code == 303
    assert '<fieldset class="whole" disabled>' not in page(ana)


def test_a_house_taken_out_of_the_text_leaves_a_page(ana: FlaskClient) -> None:
    gone = SHIPPED.replace("    low_top:\n", "    low_top_2:\n", 1)
    type_text(ana, gone, f"/desk/{GAME}/low_top")
    assert "The text has no house of the id low_top." in words(page(ana, f"/desk/{GAME}/low_top"))
    assert "not published yet" in words(page(ana, f"/desk/{GAME}/low_top_2"))


def test_no_text_at_all_is_no_request_of_ours(ana: FlaskClient) -> None:
    assert ana.post(f"{STANDARD}/text", data=at(ana)).status_code == 400


def test_a_hint_points_at_its_line_and_its_field(ana: FlaskClient) -> None:
    html = fill(ana, trigger="odds:ante:1", odds__ante__1="10").get_data(as_text=True)
    assert "Straight flush pays no more than Four of a kind" in state(html, "odds-ante-1")
    line = draft(ana).splitlines().index("      straight flush: 10 to 1") + 1
    assert re.search(rf'id="L{line}" class="yl is-changed is-lint"', html)


def test_what_nobody_confirmed_is_said_once_beside_its_field(ana: FlaskClient) -> None:
    html = page(ana)
    assert "nobody has confirmed “Burn before the flop” for this house" in words(html)
    assert state(html, "value-burn_before_flop") == ""
    assert re.search(r'id="p-f-value-burn_before_flop".{0,200}by-unconfirmed', html, re.DOTALL)


@pytest.mark.parametrize("seed", range(8))
def test_a_text_torn_anywhere_is_answered_with_a_page(ana: FlaskClient, seed: int) -> None:
    rng = random.Random(seed)
    text = SHIPPED
    for _ in range(rng.randrange(1, 6)):
        at = rng.randrange(len(text))
        text = (
            text[:at]
            + rng.choice(["", "{", ": ", "\n", "'", "\t", "&a ", "é", "- ", "0"])
            + text[at + rng.randrange(40) :]
        )
    html = type_text(ana, text, live=True).get_data(as_text=True)
    assert 'id="remarks"' in html
    assert 'class="edge-figure' in html
    assert draft(ana) == text
    page(ana)
    page(ana, "/desk/")


# ------------------------------------------------------------------ two windows, two instructors


def test_a_window_left_behind_changes_nothing_and_loses_nothing(ana: FlaskClient) -> None:
    old = at(ana)
    fill(ana, odds__ante__1="25")
    response = ana.post(STANDARD, data=old | {"odds:ante:1": "30"})
    assert response.status_code == 409
    typed = SHIPPED.replace("default: standard", "default: aragon")
    response = ana.post(f"{STANDARD}/text", data=old | {"text": typed})
    assert response.status_code == 409
    assert "default: aragon" in response.get_data(as_text=True)
    assert draft(ana) == RICHER


def test_htmx_hears_that_the_window_is_behind(ana: FlaskClient) -> None:
    old = at(ana)
    fill(ana, odds__ante__1="25")
    headers = {"HX-Request": "true", "HX-Trigger-Name": "odds:ante:1"}
    response = ana.post(STANDARD, data=old | {"odds:ante:1": "30"}, headers=headers)
    assert response.status_code == 409
    assert response.get_data(as_text=True).startswith('<div id="desk-stale"')


def test_a_text_typed_into_an_older_one_is_put_together_with_the_form(ana: FlaskClient) -> None:
    fill(ana, odds__ante__1="25")
    typed, was = (text.replace("\n", "\r\n") for text in (SHIPPED.replace("standard", "aragon", 1), SHIPPED))
    live = {"HX-Request": "true"}
    response = ana.post(f"{STANDARD}/text", data=at(ana) | {"text": typed, "was": was}, headers=live)
    assert response.status_code == 200
    assert 'id="yaml"' in response.get_data(as_text=True)
    assert draft(ana) == RICHER.replace("standard", "aragon", 1)
    assert 'id="yaml"' not in type_text(ana, SHIPPED, live=True).get_data(as_text=True)


def test_one_line_of_form_and_text_is_not_put_together(ana: FlaskClient) -> None:
    fill(ana, odds__ante__1="25")
    typed = RICHER.replace("25 to 1", "30 to 1")
    live = {"HX-Request": "true"}
    response = ana.post(f"{STANDARD}/text", data=at(ana) | {"text": typed, "was": SHIPPED}, headers=live)
    assert response.status_code == 409
    assert "changed the same line at once" in words(response.get_data(as_text=True))
    assert draft(ana) == RICHER


def test_a_draft_begins_from_the_revision_its_page_showed(sit_down: Sit) -> None:
    """Bo's page is older than Ana's publication: his draft is made from what he saw, and publishing shows both."""
    ana, bo = sit_down("Ana"), sit_down("Bo")
    seen = at(bo)
    fill(ana, odds__ante__1="25")
    version = at(ana)["version"]
    assert ana.post("/desk/publish", data={"version": version, "why": "so"}).status_code == 303
    assert bo.post(STANDARD, data=seen | {"value:boxes": "3"}).status_code == 303
    assert draft(bo) == SHIPPED.replace("boxes: {is: 7, by: standard}", "boxes: {is: 3, by: standard}", 1)
    assert "Revision 2 was published while you were at this draft" in words(page(bo))


def test_drafts_are_each_instructors_own(sit_down: Sit) -> None:
    ana, bo = sit_down("Ana"), sit_down("Bo")
    fill(ana, odds__ante__1="25")
    assert edge(page(bo)) == "2.1576 %"
    assert draft(bo) == SHIPPED


# ------------------------------------------------------------------ counts


@pytest.fixture
def taking(monkeypatch: pytest.MonkeyPatch) -> dict[str, Any]:
    """A shelf that begins counts and gets nowhere: `now` is what it says, `begun` how often it was asked."""
    said: dict[str, Any] = {"now": None, "begun": 0}

    def begin(shelf: Shelf, rules: Rules) -> bool:
        said["begun"] += 1
        said["now"] = Taking(Scope.of(rules), 0.42)
        return True

    monkeypatch.setattr(Shelf, "begin", begin)
    monkeypatch.setattr(Shelf, "awaited", lambda shelf, rules: said["now"])
    return said


def test_rules_that_need_a_count_show_how_far_it_is(ana: FlaskClient, taking: Mapping[str, Any]) -> None:
    html = fill(ana, trigger="value:ante_no_game", value__ante_no_game="push").get_data(as_text=True)
    assert taking["begun"] == 1
    assert 'value="42"' in html
    assert edge(html) == "…"
    assert "Revision 1: 2.1576" in words(html)
    figures = page(ana, f"{STANDARD}/figures")
    assert "hx-get" in figures
    assert "42 %" in words(figures)


def test_a_count_that_failed_waits_for_the_next_change(ana: FlaskClient, taking: dict[str, Any]) -> None:
    fill(ana, trigger="value:ante_no_game", value__ante_no_game="push")
    taking["now"] = Taking(taking["now"].scope, failed="no room on the disk")
    figures = page(ana, f"{STANDARD}/figures")
    assert "The count broke off" in words(figures)
    assert "hx-get" not in figures
    assert taking["begun"] == 1
    fill(ana, trigger="value:boxes", value__boxes="6")
    assert taking["begun"] == 2


# ------------------------------------------------------------------ preview


def test_the_preview_marks_what_differs(ana: FlaskClient) -> None:
    assert "nothing differs yet" in words(page(ana, f"{STANDARD}/preview"))
    fill(ana, odds__ante__1="25")
    html = page(ana, f"{STANDARD}/preview")
    rows = re.findall(r'<tr class="is-changed">(.*?)</tr>', html, re.DOTALL)
    assert "Straight flush 20 to 1 25 to 1" in [words(row) for row in rows]
    assert 1 <= html.count('class="round is-changed"') <= 5
    assert (
        html.count('class="round') - html.count('class="rounds"') - 2 * html.count('class="round-cards"') >= 0
    )
    told = re.search(r"Of (\d+) questions, .*, (\d+) have another right answer", words(html))
    assert told
    assert 0 < int(told[2]) < int(told[1])


def test_the_same_rounds_are_previewed_however_often(ana: FlaskClient) -> None:
    first = re.findall(r'href="[^"]*#(\w\w)"', page(ana, f"{STANDARD}/preview"))
    assert len(first) == 5 * 9
    assert re.findall(r'href="[^"]*#(\w\w)"', page(ana, f"{STANDARD}/preview")) == first


def test_a_house_never_published_is_previewed_as_it_is(ana: FlaskClient) -> None:
    data = {"version": at(ana)["version"], "like": "aragon", "id": "mine", "name": "Mine"}
    ana.post(f"/desk/{GAME}", data=data)
    html = page(ana, f"/desk/{GAME}/mine/preview")
    assert "before" not in words(html).split("The same five rounds")[1]


# ------------------------------------------------------------------ the houses


def test_the_index_shows_every_house_with_its_edge(ana: FlaskClient) -> None:
    shown = words(page(ana, "/desk/")).replace("\u00a0", " ")
    assert "Standard default standard House edge 2.1576 %" in shown
    assert "Casino Aragon, Belarus aragon House edge 2.3116 %" in shown


def test_a_new_house_opens_at_once_and_nothing_is_published(ana: FlaskClient) -> None:
    data = {"version": "", "like": "aragon", "id": "mine", "name": "My house"}
    response = ana.post(f"/desk/{GAME}", data=data)
    assert (response.status_code, response.location) == (303, f"/desk/{GAME}/mine")
    html = page(ana, f"/desk/{GAME}/mine")
    assert "My house" in words(html)
    assert edge(html) == "2.3116 %"
    assert in_force(ana) == SHIPPED
    assert "My house new" in words(page(ana, "/desk/"))


def test_a_new_house_refused_keeps_what_was_typed(ana: FlaskClient) -> None:
    data = {"version": "", "like": "aragon", "id": "My House", "name": "My house"}
    response = ana.post(f"/desk/{GAME}", data=data)
    html = response.get_data(as_text=True)
    assert response.status_code == 422
    assert 'value="My House"' in html
    assert re.search(rf'id="id-{GAME}"[^>]*aria-invalid="true"', html)


def test_a_house_is_deleted_in_the_draft_alone(ana: FlaskClient) -> None:
    assert ana.post(f"/desk/{GAME}/low_top/delete", data={"version": ""}).status_code == 303
    book = read(draft(ana)).book
    assert book is not None
    assert "low_top" not in book.games[GAME].variants
    assert "Low top tables deleted in the draft" in words(page(ana, "/desk/"))
    assert in_force(ana) == SHIPPED


def test_neither_the_standard_nor_the_default_is_deleted(ana: FlaskClient) -> None:
    assert ana.post(f"{STANDARD}/delete", data={"version": ""}).status_code == 422
    assert ana.post(f"/desk/{GAME}/-/default", data={"version": "", "default": "aragon"}).status_code == 303
    version = at(ana)["version"]
    assert ana.post(f"/desk/{GAME}/aragon/delete", data={"version": version}).status_code == 422


def test_the_houses_heed_the_version_too(ana: FlaskClient) -> None:
    fill(ana, odds__ante__1="25")
    assert ana.post(f"/desk/{GAME}/low_top/delete", data={"version": ""}).status_code == 409
    assert draft(ana) == RICHER


def test_a_house_without_a_game_is_not_there(ana: FlaskClient) -> None:
    for url in ("/desk/blackjack", "/desk/blackjack/-/default", "/desk/blackjack/-/shelves"):
        assert ana.post(url, data={"version": ""}).status_code == 404


def test_the_app_stays_up_when_the_draft_is_nonsense(ana: FlaskClient, desk: Flask) -> None:
    type_text(ana, "nonsense: [")
    assert "The draft has mistakes" in words(page(ana, "/desk/"))
    assert desk.test_client().get("/").status_code == 200
