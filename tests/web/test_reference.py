"""The pages to look things up: what they say is what the house's rules say, in every house and language."""

from __future__ import annotations

import re
from html import unescape
from itertools import pairwise

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.games import GAMES
from trainer.games.casino_holdem.course import Moment
from trainer.odds import Odds, Rounding
from trainer.web.house import House
from trainer.web.reference import _special_cases
from trainer.web.words.course import MOMENTS
from trainer.web.words.reference import DRILL_HELP

GAME = "casino_holdem"
PAGES = ("rules", "payouts", "rankings", "glossary", "variants", "settle", "self-test/1")
VARIANTS = ("standard", "evolution", "playtech", "aragon", "high_ante", "after_flop")


def words(html: str) -> str:
    """A page without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def table_rows(html: str) -> list[list[str]]:
    """The cells of every table row, as text."""
    rows = re.findall(r"<tr[^>]*>(.*?)</tr>", html, re.DOTALL)
    return [
        [words(cell) for cell in re.findall(r"<t[hd][^>]*>(.*?)</t[hd]>", row, re.DOTALL)] for row in rows
    ]


def chosen_in(html: str) -> dict[str, str]:
    """What the page's form sends as it stands: hidden fields and chosen options."""
    form = dict(re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)"', html))
    for name, options in re.findall(r'<select[^>]* name="(\w+)"[^>]*>(.*?)</select>', html, re.DOTALL):
        (form[name],) = re.findall(r'value="([^"]*)" selected', options)
    return form


@pytest.mark.parametrize("lang", ["en", "ar"])
@pytest.mark.parametrize("page", [*PAGES, *(f"drills/{drill}" for drill in DRILL_HELP)])
def test_every_page_is_there_in_every_language(client: FlaskClient, page: str, lang: str) -> None:
    response = client.get(f"/{GAME}/{page}?lang={lang}")
    html = response.get_data(as_text=True)
    assert response.status_code == 200
    assert f'<html lang="{lang}"' in html
    assert html.count("<h1") == 1
    assert " style=" not in html
    assert not re.search(r"<script(?![^>]*src=)|\son\w+=", html)


@pytest.mark.parametrize("page", PAGES[:5])
def test_a_game_without_these_pages_has_none(client: FlaskClient, page: str) -> None:
    assert client.get(f"/blackjack/{page}").status_code == 404


@pytest.mark.parametrize("page", ["rules", "payouts", "settle", "self-test/1"])
def test_an_unknown_house_is_not_found(client: FlaskClient, page: str) -> None:
    assert client.get(f"/{GAME}/{page}?variant=nowhere").status_code == 404


def test_headings_go_down_one_step_at_a_time(client: FlaskClient) -> None:
    for page in PAGES:
        main = (
            client.get(f"/{GAME}/{page}").get_data(as_text=True).partition("<main")[2].partition("</main>")[0]
        )
        levels = [int(n) for n in re.findall(r"<h([1-6])", main)]
        assert levels[0] == 1, page
        assert all(after - before <= 1 for before, after in pairwise(levels)), page


# ------------------------------------------------------------------ rules


def test_the_five_outcomes_stand_as_the_rules_have_them(client: FlaskClient) -> None:
    rows = table_rows(client.get(f"/{GAME}/rules").get_data(as_text=True))
    start = rows.index(["Outcome", "Ante", "Call"])
    assert rows[start + 1 : start + 6] == [
        ["The dealer has no game", "paid by the table", "pushes"],
        ["The dealer has a game, the player wins", "paid by the table", "paid even money, 1 to 1"],
        ["The dealer has a game, a tie", "pushes", "pushes"],
        ["The dealer has a game and wins", "loses", "loses"],
        ["The player folds", "loses", "—"],
    ]


def test_both_tables_stand_with_the_payout_of_a_hundred(client: FlaskClient) -> None:
    rows = table_rows(client.get(f"/{GAME}/rules?variant=high_ante").get_data(as_text=True))
    assert ["Straight flush", "49 to 1 instead of 20 to 1", "4,900"] in rows
    assert ["Straight or lower", "1 to 1", "100"] in rows
    assert ["Three of a kind", "8 to 1 instead of 7 to 1", "800"] in rows
    assert ["Pair of aces", "7 to 1", "700"] in rows


def test_the_four_special_cases_are_worked_under_the_house_shown(client: FlaskClient) -> None:
    def boxes(variant: str) -> list[str]:
        rows = table_rows(client.get(f"/{GAME}/rules?variant={variant}").get_data(as_text=True))
        return [row[1] for row in rows if row[0] == "The whole box"]

    assert boxes("standard") == ["0", "+25", "+45", "+195"]
    assert boxes("playtech") == ["0", "+25", "−35", "+195"]


def test_every_switch_says_its_value_and_where_it_comes_from(app: Flask, client: FlaskClient) -> None:
    rows = {
        row[0]: row
        for row in table_rows(client.get(f"/{GAME}/rules?variant=playtech").get_data(as_text=True))
    }
    assert rows["AA Bonus on a fold"][1] == "forfeited instead of settled"
    assert rows["AA Bonus on a fold"][2].startswith("house rule")
    assert rows["Boxes on the table"][2] == "unconfirmed"
    assert {"Rounding", "Chips", "Order of settlement", "Folded cards with a live bonus stay"} <= rows.keys()


def test_the_other_game_of_the_same_name_is_warned_of(client: FlaskClient) -> None:
    assert "Texas Hold’em Bonus is another game" in words(client.get(f"/{GAME}/rules").get_data(as_text=True))


def moments(html: str) -> dict[str, str]:
    """The pictures of the round, in order: name to caption."""
    figures = re.findall(r'<figure class="moment" id="moment-(\w+)">(.*?)</figure>', html, re.DOTALL)
    return {name: words(figure.partition("<figcaption>")[2]) for name, figure in figures}


def test_the_round_stands_in_pictures_with_a_caption_each(client: FlaskClient) -> None:
    shown = moments(client.get(f"/{GAME}/rules?variant=standard").get_data(as_text=True))
    assert list(shown) == [
        "bets", "hole_cards", "flop", "decisions", "turn_and_river", "reveal", "settling"
    ]  # fmt: skip
    assert shown["decisions"].startswith("4. Call or fold Box 1 calls: 2 × the ante, so 20 . Box 2 folds")
    assert "Box 1: +65 . Box 2: −5 ." in shown["settling"]


def test_a_picture_of_an_unconfirmed_procedure_says_so(client: FlaskClient) -> None:
    shown = moments(client.get(f"/{GAME}/rules?variant=standard").get_data(as_text=True))
    assert "Burn before the flop: yes unconfirmed" in shown["flop"]
    assert "Turn and river dealt: together unconfirmed" in shown["turn_and_river"]
    assert "unconfirmed" not in shown["hole_cards"]


def test_a_house_that_settles_the_bonus_after_the_flop_has_a_picture_of_it(client: FlaskClient) -> None:
    shown = moments(client.get(f"/{GAME}/rules?variant=after_flop").get_data(as_text=True))
    assert list(shown)[2:5] == ["flop", "bonuses", "decisions"]
    assert "before anybody decides" in shown["bonuses"]


def test_every_moment_of_a_round_has_a_title() -> None:
    assert MOMENTS.keys() == set(Moment)


def test_a_house_that_never_rounds_leaves_out_the_case_it_cannot_pay(app: Flask, client: FlaskClient) -> None:
    house = app.extensions["house"]
    assert isinstance(house, House)
    with app.test_request_context():
        rules = house.variants(GAME)["standard"].rules
    half = rules.ante.model_copy(update={"full_house": Odds.parse("3 to 2")})
    never = rules.model_copy(update={"ante": half, "rounding": Rounding.EXACT})
    cases = [example.id for _, example, _, _ in _special_cases(never)]
    assert cases == ["tie_by_board", "no_game_high_card", "bonus_after_fold"]


def test_what_differs_from_the_default_is_said_first(client: FlaskClient) -> None:
    html = client.get(f"/{GAME}/rules?variant=playtech").get_data(as_text=True)
    first = words(html.partition('class="aside differing"')[2].partition("</aside>")[0])
    assert first.endswith("Against the default, Standard AA Bonus on a fold : forfeited , instead of settled")
    assert "differing" not in client.get(f"/{GAME}/rules?variant=standard").get_data(as_text=True)


def switch_table(html: str) -> list[list[str]]:
    return table_rows(html.partition('id="differ"')[2])[1:]


def test_only_differences_leaves_the_rows_that_differ(client: FlaskClient) -> None:
    def rows(query: str) -> list[str]:
        html = client.get(f"/{GAME}/rules?{query}").get_data(as_text=True)
        return [row[0] for row in switch_table(html)]

    assert rows("variant=playtech&only=differences") == ["AA Bonus on a fold"]
    assert rows("variant=high_ante&only=differences") == ["Ante", "AA Bonus"]
    assert rows("variant=standard&only=differences") == []
    assert len(rows("variant=playtech&only=nonsense")) == len(rows("variant=standard")) > 20


def test_the_rules_of_an_old_revision_say_that_new_switches_are_unconfirmed(
    app: Flask, client: FlaskClient
) -> None:
    house = app.extensions["house"]
    assert isinstance(house, House)
    with app.test_request_context():
        found = house.in_force(GAME, "high_ante")
    assert found is not None
    # The standard's name with another house's revision: its rules are known, where they come from is not.
    response = client.get(f"/{GAME}/rules?variant=standard&revision={found.revision}")
    assert response.status_code == 200
    assert {row[2] for row in switch_table(response.get_data(as_text=True))} == {"unconfirmed"}


def test_each_special_case_is_drawn_with_its_settlement_beside(client: FlaskClient) -> None:
    html = client.get(f"/{GAME}/rules?variant=standard").get_data(as_text=True)
    cases = html.partition('id="cases"')[2].partition('id="differ"')[0].split('<article class="example"')[1:]
    assert len(cases) == 4
    for case in cases:
        assert case.count('class="mini"') == 1
        assert case.index('class="mini"') < case.index('class="settled"')
        assert 'class="spot-amount"' in case


# ------------------------------------------------------------------ payouts


@pytest.mark.parametrize("variant", VARIANTS)
def test_every_row_of_every_house_is_paid_without_the_stake(
    app: Flask, client: FlaskClient, variant: str
) -> None:
    html = client.get(f"/{GAME}/payouts?variant={variant}&ante=85&bonus=1.275").get_data(as_text=True)
    amounts = [row[2] for row in table_rows(html) if len(row) == 4 and row[0] != "Hand"]
    house = app.extensions["house"]
    assert isinstance(house, House)
    with app.test_request_context():
        found = house.in_force(GAME, variant)
    assert found is not None
    rules = found.rules
    expected = [85 * odds.profit for _, odds in rules.ante.rows] + [170]
    expected += [1275 * odds.profit for _, odds in rules.bonus.rows]
    assert amounts == [f"{int(amount):,}" for amount in expected]


def test_the_fewest_chips_are_told_in_figures(client: FlaskClient) -> None:
    rows = table_rows(client.get(f"/{GAME}/payouts?ante=85&bonus=35").get_data(as_text=True))
    assert ["Straight", "7 to 1", "245", "2 × 100 + 1 × 25 + 4 × 5"] in rows


def test_the_chips_are_left_out_where_they_are_not_wanted(client: FlaskClient) -> None:
    html = client.get(f"/{GAME}/payouts?asked=1&ante=85&bonus=35").get_data(as_text=True)
    assert ["Straight", "7 to 1", "245"] in table_rows(html)
    assert not any("Fewest chips" in row for row in table_rows(html))
    assert "checked" not in html.partition('name="piles"')[2].partition(">")[0]
    html = client.get(f"/{GAME}/payouts?asked=1&piles=1&ante=85&bonus=35").get_data(as_text=True)
    assert ["Straight", "7 to 1", "245", "2 × 100 + 1 × 25 + 4 × 5"] in table_rows(html)


def test_an_unclear_stake_is_said_at_its_field_and_the_other_table_stays(client: FlaskClient) -> None:
    response = client.get(f"/{GAME}/payouts?ante=12,50&bonus=10")
    html = response.get_data(as_text=True)
    assert response.status_code == 422
    assert 'id="trouble-ante"' in html
    assert 'value="12,50"' in html
    assert ["Pair of aces", "7 to 1", "70", "2 × 25 + 4 × 5"] in table_rows(html)


@pytest.mark.parametrize("stake", ["0", "-5", "", "x", "9" * 16])
def test_a_stake_that_is_none_is_asked_again(client: FlaskClient, stake: str) -> None:
    assert client.get(f"/{GAME}/payouts", query_string={"ante": stake}).status_code == 422


def test_a_pile_too_great_to_draw_is_told_in_figures(client: FlaskClient) -> None:
    response = client.get(f"/{GAME}/payouts?ante={'9' * 15}&bonus=10")
    assert response.status_code == 200
    assert len(response.data) < 100_000
    assert "99,999,999,999,999,900" in words(response.get_data(as_text=True))


# ------------------------------------------------------------------ variants, drills


def test_one_house_beside_the_default_and_only_what_differs(client: FlaskClient) -> None:
    html = client.get(f"/{GAME}/variants?variant=playtech&only=differences").get_data(as_text=True)
    head, *rows, foot = table_rows(html)
    assert head == ["Rule", "Standard", "Playtech live"]
    assert [row[0] for row in rows] == ["AA Bonus on a fold"]
    assert foot[0] == "Revision"
    every = table_rows(client.get(f"/{GAME}/variants?only=differences").get_data(as_text=True))[1:-1]
    assert every
    assert all(any(cell.startswith("differs") for cell in row[2:]) for row in every)
    assert client.get(f"/{GAME}/variants?variant=nowhere").status_code == 404


def test_every_house_stands_beside_the_others_with_what_differs_marked(
    app: Flask, client: FlaskClient
) -> None:
    html = client.get(f"/{GAME}/variants").get_data(as_text=True)
    house = app.extensions["house"]
    assert isinstance(house, House)
    with app.test_request_context():
        book = house.variants(GAME)
    rows = {row[0]: row for row in table_rows(html)}
    columns = list(book)
    assert len(rows["AA Bonus on a fold"]) == len(columns) + 1
    fold = rows["AA Bonus on a fold"][1 + columns.index("playtech")]
    assert fold.startswith("differs forfeited house rule")
    assert not any(cell.startswith("differs") for cell in (row[1] for row in rows.values()))


def test_every_drill_has_its_page_and_no_page_is_left_without_a_drill() -> None:
    assert DRILL_HELP.keys() == GAMES[GAME].drills.keys()


@pytest.mark.parametrize("drill", DRILL_HELP)
def test_the_example_of_a_drill_shows_a_skill_the_drill_practises(drill: str) -> None:
    assert DRILL_HELP[drill].skill in GAMES[GAME].drills[drill].skills


@pytest.mark.parametrize("drill", DRILL_HELP)
def test_the_start_button_of_a_drills_page_starts_it(client: FlaskClient, drill: str) -> None:
    html = client.get(f"/{GAME}/drills/{drill}").get_data(as_text=True)
    form = chosen_in(html)
    assert form["drill"] == drill
    response = client.post(f"/{GAME}/start", data=form)
    assert response.status_code == 303
    assert client.get(response.headers["Location"], follow_redirects=True).status_code == 200


def test_a_drill_there_is_not_has_no_page(client: FlaskClient) -> None:
    assert client.get(f"/{GAME}/drills/dice").status_code == 404
