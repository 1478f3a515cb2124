"""The exact house edge as a person meets it: figures, where they come from, other odds, all houses, how it is counted.

The figures are those published for this game (wizardofodds.com) and the exact ones of docs/casino-holdem.md.
"""

from __future__ import annotations

import re
import shutil
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from typing import Any

import pytest
from flask import Flask
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from trainer.games.casino_holdem.edge import DEALS, Scope, Shelf
from trainer.games.casino_holdem.edge.taking import Taking
from trainer.games.casino_holdem.rules import Qualifier, Rules
from trainer.hands import Category
from trainer.paths import shipped_paytables
from trainer.web import create_app
from trainer.web import edge as pages
from trainer.web.guest import LANGUAGES
from trainer.web.words import known

EDGE = "/casino_holdem/edge"
HTMX = {"HX-Request": "true"}
FIVES = Scope(Qualifier.PAIR_OF_FIVES)


@pytest.fixture
def paytables(tmp_path: Path) -> Path:
    target = tmp_path / "paytables.yaml"
    shutil.copyfile(shipped_paytables(), target)
    return target


@pytest.fixture
def app(tmp_path: Path, paytables: Path) -> Flask:
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path / "data", "PAYTABLES": paytables})


def words(response: TestResponse | str) -> str:
    """The page without its tags."""
    html = response if isinstance(response, str) else response.get_data(as_text=True)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def part(response: TestResponse, name: str) -> str:
    """A section of the page by its id or its heading's."""
    html = response.get_data(as_text=True)
    return re.split(r"</section>", html.partition(f'="{name}"')[2])[0]


# ------------------------------------------------------------------ the figures of a house


def test_the_figures_of_the_standard_rules_are_the_published_ones(client: FlaskClient) -> None:
    text = words(part(client.get(EDGE, query_string={"variant": "standard"}), "h-edge"))
    for figure in ("2.1576 %", "81.9907 %", "2.6398", "0.8173 %", "2.6129", "6.2583 %", "10.8759 %"):
        assert figure in text


def test_every_figure_says_that_it_is_exact_and_leads_to_how(client: FlaskClient) -> None:
    page = client.get(EDGE)
    for section in ("h-edge", "odds"):
        assert "exact, over 27.8 × 10¹² deals" in words(part(page, section))
        assert f'href="{EDGE}/how"' in part(page, section)


def test_a_house_that_forfeits_the_bonus_on_a_fold_says_what_that_costs(client: FlaskClient) -> None:
    text = words(part(client.get(EDGE, query_string={"variant": "playtech"}), "h-edge"))
    assert "9.0745 %" in text
    assert "were it settled on a fold too 6.2583 %" in text
    assert "+2.8161" in text
    assert "of 4,680,540 folds 91,488" in text
    assert "forfeit" not in words(part(client.get(EDGE, query_string={"variant": "standard"}), "h-edge"))


def test_where_the_edge_comes_from_adds_up_to_it(client: FlaskClient) -> None:
    origin = part(client.get(EDGE), "h-origin")
    parts = [
        float(text.replace("−", "-"))
        for text in re.findall(r'<bdi dir="ltr">([+−]?\d+\.\d+)</bdi>\s*</li>', origin)
    ]
    assert len(parts) == 12
    assert sum(parts[:-1]) == pytest.approx(parts[-1], abs=0.06)
    assert parts[:-1] == sorted(parts[:-1], reverse=True)
    assert origin.count('class="bar-house"') == sum(value >= 0 for value in parts)
    assert origin.count('class="bar-player"') == sum(value < 0 for value in parts)


def test_all_deals_are_among_the_outcomes(client: FlaskClient) -> None:
    table = part(client.get(EDGE), "h-outcomes")
    rows = [
        [float(cell) for cell in re.findall(r'<bdi dir="ltr">(\d+\.\d+)</bdi>', row)]
        for row in table.partition("<tbody>")[2].split("</tr>")
    ]
    hands, fold, called = rows[:10], rows[10], rows[11]
    assert all(sum(row[:4]) == pytest.approx(row[4], abs=3e-4) for row in hands)
    assert sum(row[4] for row in hands) == pytest.approx(called[4], abs=6e-4)
    assert called[4] + fold[-1] == pytest.approx(100, abs=1e-3)


def test_one_more_on_a_row_costs_what_the_edge_then_loses(client: FlaskClient) -> None:
    costs = part(client.get(EDGE), "h-costs")
    assert "Full house 3 to 1 2.2100" in words(costs)
    asked = words(part(client.get(EDGE, query_string={"row": "ante.full_house", "odds": "4"}), "odds"))
    assert "Difference −2.2100" in asked


# ------------------------------------------------------------------ other odds


def test_twenty_five_to_one_on_a_straight_flush_costs_an_eighth_of_a_per_cent(client: FlaskClient) -> None:
    text = words(
        part(client.get(EDGE, query_string={"row": "ante.straight_flush", "odds": "25 to 1"}), "odds")
    )
    assert "This house: 20 to 1 2.1576 %" in text
    assert "Asked: 25 to 1 2.0301 %" in text
    assert "Difference −0.1275" in text


@pytest.mark.parametrize(
    ("row", "odds", "edge"),
    [
        ("ante.straight_flush", "50", "1.3908 %"),
        ("ante.straight_flush", "26 for 1", "2.0301 %"),
        ("ante.royal_flush", "٥٠", "2.3116 %"),
        ("bonus.royal_flush", "25", "6.2699 %"),
        ("bonus.straight", "10", "5.0810 %"),
    ],
)
def test_other_odds_are_counted_exactly(client: FlaskClient, row: str, odds: str, edge: str) -> None:
    """The antes as published; the bonus is 1 − Σ hands × (odds + 1) / 2,598,960."""
    response = client.get(EDGE, query_string={"row": row, "odds": odds})
    assert response.status_code == 200
    assert f" {edge}" in words(part(response, "odds")).partition("Asked:")[2].partition("Difference")[0]


def test_odds_that_give_the_players_the_edge_are_said_to(client: FlaskClient) -> None:
    text = words(part(client.get(EDGE, query_string={"row": "ante.full_house", "odds": "4"}), "odds"))
    assert "−0.0524 %" in text
    assert "the players have the edge" in text


def test_the_line_goes_through_the_odds_in_force_and_those_asked_about(client: FlaskClient) -> None:
    section = part(client.get(EDGE, query_string={"row": "ante.straight_flush", "odds": "25"}), "odds")
    points = re.search(r'points="([^"]+)"', section)
    assert points
    for kind in ("now", "asked"):
        mark = re.search(rf'<circle class="mark-{kind}" cx="([\d.]+)" cy="([\d.]+)"', section)
        assert mark
        assert f"{mark[1]},{mark[2]}" in points[1].split()


def test_odds_beyond_the_line_prolong_it(client: FlaskClient) -> None:
    section = part(client.get(EDGE, query_string={"row": "ante.straight_flush", "odds": "500"}), "odds")
    assert re.search(r'<circle class="mark-asked" cx="346.0"', section)


def test_the_line_is_there_as_a_table_too(client: FlaskClient) -> None:
    table = part(client.get(EDGE, query_string={"row": "ante.straight_flush"}), "c-curve")
    assert "20 to 1 2.1576 % 21 to 1 2.1321 %" in words(table)


@pytest.mark.parametrize(("odds", "said"), [("many", "Type the odds as 7"), ("20000", "at most 10,000 to 1")])
def test_odds_that_cannot_be_are_asked_again_at_their_field(
    client: FlaskClient, odds: str, said: str
) -> None:
    response = client.get(EDGE, query_string={"row": "bonus.flush", "odds": odds})
    assert response.status_code == 422
    assert f'value="{odds}"' in response.get_data(as_text=True)
    assert 'aria-describedby="trouble-odds"' in response.get_data(as_text=True)
    assert said in words(response)


def test_a_row_the_house_does_not_print_is_passed_over(client: FlaskClient) -> None:
    for row in ("ante.straight", "bonus", "rules.x", "<b>"):
        response = client.get(EDGE, query_string={"row": row})
        assert response.status_code == 200
        assert re.search(r'value="ante.straight_flush" selected', response.get_data(as_text=True))


def test_htmx_gets_the_odds_alone(client: FlaskClient) -> None:
    page = client.get(EDGE, query_string={"odds": "25"}, headers=HTMX).get_data(as_text=True)
    assert page.lstrip().startswith('<section id="odds"')
    assert "<html" not in page


# ------------------------------------------------------------------ permanent addresses


def test_a_link_keeps_its_figures_when_the_house_changes_its_rules(
    client: FlaskClient, paytables: Path
) -> None:
    page = client.get(EDGE, query_string={"variant": "standard"}).get_data(as_text=True)
    found = re.search(r'id="link"[^>]*value="([^"]+)"', page)
    assert found
    was = paytables.read_text(encoding="utf-8")
    paytables.write_text(
        was.replace("straight flush: 20 to 1", "straight flush: 50 to 1", 1), encoding="utf-8"
    )
    assert "1.3908 %" in words(client.get(EDGE, query_string={"variant": "standard"}))
    again = words(client.get(unescape(found[1])))
    assert "2.1576 %" in again
    assert "no longer in force" in again


def test_rules_never_in_force_here_have_no_figures(client: FlaskClient) -> None:
    response = client.get(EDGE, query_string={"variant": "standard", "revision": "0" * 12})
    assert response.status_code == 404


# ------------------------------------------------------------------ rules that need a count of their own


@dataclass
class FakeTaker:
    """Begins and takes nothing; `now` is set by hand."""

    now: Taking | None = None
    begun: list[Scope] = field(default_factory=list)

    def look(self, _rules: Rules) -> Taking | None:
        return self.now

    def begin(self, scope: Scope, _folder: Path, _workers: int) -> bool:
        self.begun.append(scope)
        self.now = Taking(scope)
        return True


@pytest.fixture
def taker(app: Flask, tmp_path: Path) -> FakeTaker:
    fake: Any = FakeTaker()
    app.extensions["shelves"] = {"casino_holdem": Shelf(tmp_path, taker=fake)}
    return fake  # type: ignore[no-any-return]


@pytest.fixture
def fives(paytables: Path, taker: FakeTaker) -> FakeTaker:
    """Every house that says so itself plays with a pair of fives: the standard, and Playtech, do."""
    was = paytables.read_text(encoding="utf-8")
    paytables.write_text(
        was.replace("qualifier: {is: pair of fours", "qualifier: {is: pair of fives"), encoding="utf-8"
    )
    return taker


def test_rules_that_are_not_counted_say_so_and_offer_to_count(client: FlaskClient, fives: FakeTaker) -> None:
    response = client.get(EDGE)
    assert response.status_code == 200
    assert "These rules need a count of their own" in words(response)
    assert "hx-trigger" not in part(response, "counting")
    assert fives.begun == []


def test_counting_is_begun_by_hand_and_leads_back(client: FlaskClient, fives: FakeTaker) -> None:
    form = re.search(
        r'method="post" action="([^"]*edge/counting[^"]*)"', client.get(EDGE).get_data(as_text=True)
    )
    assert form
    response = client.post(unescape(form[1]))
    assert response.status_code == 303
    assert response.headers["Location"].startswith(f"{EDGE}?variant=standard")
    assert fives.begun == [FIVES]


def test_a_count_under_way_shows_how_far_it_is_and_is_asked_for_again(
    client: FlaskClient, fives: FakeTaker
) -> None:
    fives.now = Taking(FIVES, 0.37)
    page = client.get(EDGE)
    assert 'value="37"' in part(page, "counting")
    assert "Counting every deal" in words(part(page, "counting"))
    again = re.search(r'hx-get="([^"]+)" hx-trigger="every', part(page, "counting"))
    assert again
    polled = client.get(unescape(again[1]), headers=HTMX).get_data(as_text=True)
    assert polled.lstrip().startswith('<section id="counting"')
    assert "Look again" in words(part(page, "counting"))


def test_a_count_of_other_rules_has_to_be_waited_for(client: FlaskClient, fives: FakeTaker) -> None:
    fives.now = Taking(Scope(Qualifier.PAIR_OF_ACES), 0.5)
    section = part(client.get(EDGE), "counting")
    assert "Another count is under way" in words(section)
    again = re.search(r'hx-post="([^"]+)" hx-trigger="every', section)
    assert again
    answer = client.post(unescape(again[1]), headers=HTMX)
    assert answer.status_code == 200
    assert fives.begun == [FIVES]
    assert "Counting every deal" in words(part(answer, "counting"))


def test_a_count_that_broke_off_can_be_begun_again(client: FlaskClient, fives: FakeTaker) -> None:
    fives.now = Taking(FIVES, failed="killed")
    section = part(client.get(EDGE), "counting")
    assert "broke off" in words(section)
    assert "Count now" in words(section)


def test_a_count_that_is_done_brings_the_page_anew(client: FlaskClient) -> None:
    response = client.get(f"{EDGE}/counting", headers=HTMX)
    assert response.headers["HX-Refresh"] == "true"


def test_odds_below_even_money_need_a_count_and_the_page_is_there_all_the_same(
    client: FlaskClient, taker: FakeTaker
) -> None:
    asked = {"variant": "standard", "row": "ante.flush", "odds": "1 to 2"}
    response = client.get(EDGE, query_string=asked)
    assert "2.1576 %" in words(response)
    assert "These rules need a count of their own" in words(part(response, "odds"))
    assert "Asked" not in words(part(response, "odds"))
    form = re.search(r'method="post" action="([^"]*edge/counting[^"]*)"', response.get_data(as_text=True))
    assert form
    back = client.post(unescape(form[1])).headers["Location"]
    assert "row=ante.flush&odds=1+to+2" in back
    assert taker.begun == [Scope(even_money=False)]


# ------------------------------------------------------------------ all houses, and how


def test_all_houses_stand_side_by_side(client: FlaskClient, app: Flask) -> None:
    text = words(client.get(f"{EDGE}/houses"))
    assert "Standard 2.1576 6.2583 2.3122" in text
    assert "Playtech live 2.1576 9.0745 lost on a fold 3.0859" in text
    page = client.get(f"{EDGE}/houses").get_data(as_text=True)
    for variant in app.extensions["house"].variants("casino_holdem"):
        assert f'href="{EDGE}?variant={variant}"' in page


def test_a_house_that_is_not_counted_keeps_its_place_in_the_list(
    client: FlaskClient, fives: FakeTaker
) -> None:
    assert "Standard not counted yet 6.2583 –" in words(client.get(f"{EDGE}/houses"))
    assert fives.begun == []


def test_how_it_is_counted_names_all_deals(client: FlaskClient) -> None:
    text = words(client.get(f"{EDGE}/how"))
    assert "25,989,600" in text
    assert f"{DEALS:,}" in text
    assert pages.DEALS == DEALS


def test_the_pages_lead_to_each_other_and_keep_the_house(client: FlaskClient) -> None:
    for path in ("", "/call", "/houses", "/how"):
        page = unescape(client.get(EDGE + path, query_string={"variant": "playtech"}).get_data(as_text=True))
        for other in ("", "/call", "/houses", "/how"):
            assert f'href="{EDGE}{other}?variant=playtech"' in page
        assert page.count('aria-current="page"') >= 1


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    "path", ["", "?variant=playtech&row=bonus.flush&odds=21", "/houses", "/how", "/call"]
)
def test_no_page_needs_a_style_of_its_own_in_any_language(
    client: FlaskClient, path: str, language: str
) -> None:
    response = client.get(EDGE + path, headers={"Accept-Language": language})
    page = response.get_data(as_text=True)
    assert response.status_code == 200
    assert " style=" not in page
    assert "<style" not in page


def test_every_part_of_the_edge_has_words() -> None:
    assert all(known(f"ended.{name}") for name in pages.ENDED)
    assert all(known(f"hand.{category}") for category in Category)
    assert known("origin.fold")
