"""Outs and draws on a page, what a call must pay, and the table of outs put right."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from trainer.games.texas_holdem.numbers.outs_table import table
from trainer.web import create_app

OUTS = "/texas_holdem/outs"
FLUSH = {"hand": "As Ks", "board": "Qs 7s 2d"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """One for all: these pages remember nothing."""
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path_factory.mktemp("data")}).test_client()


def words(response: TestResponse | str) -> str:
    """The page without its tags."""
    html = response if isinstance(response, str) else response.get_data(as_text=True)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def part(response: TestResponse, heading: str) -> str:
    """The section under a heading's id, in words."""
    return words(response.get_data(as_text=True).partition(f'id="{heading}"')[2].partition("</section>")[0])


def outs_shown(response: TestResponse) -> list[list[str]]:
    """The cards drawn for each draw."""
    html = response.get_data(as_text=True).partition('id="told"')[2].partition("</section>")[0]
    return [re.findall(r"#([2-9TJQKA][shdc])\"", row) for row in html.split('class="draw"')[1:]]


def test_the_outs_are_shown_card_by_card_best_draw_first(client: FlaskClient) -> None:
    response = client.get(OUTS, query_string=FLUSH)
    flush, pair = outs_shown(response)
    assert sorted(flush) == sorted(f"{rank}s" for rank in "2345689TJ")
    assert sorted(pair) == sorted([*flush, "Ah", "Ad", "Ac", "Kh", "Kd", "Kc"])
    assert "Flush or better 9 outs" in part(response, "told")
    assert "One pair or better 15 outs" in part(response, "told")


def test_chances_are_exact_with_the_rule_of_two_and_four_beside_them(client: FlaskClient) -> None:
    """9 of 47, 378 of 1,081; 585 of 1,081 for 15 outs, where the rule says 60 %."""
    text = part(client.get(OUTS, query_string=FLUSH), "told")
    assert "9 of 47 cards 19.15 %" in text
    assert "at least one of the outs in two cards 34.97 % Rule of 4 outs × 4, for two cards 36 %" in text
    assert "at least one of the outs in two cards 54.12 % Rule of 4 outs × 4, for two cards 60 %" in text
    turn = part(client.get(OUTS, query_string={**FLUSH, "board": "Qs 7s 2d 3c"}), "told")
    assert "9 of 46 cards 19.57 % Rule of 2 18 %" in turn


def test_what_needs_both_cards_is_in_the_chance_by_the_river(client: FlaskClient) -> None:
    """A set: full house or quads by the river in 361 of 1,081."""
    text = part(client.get(OUTS, query_string={"hand": "9s 9h", "board": "9d Kc 2s"}), "told")
    assert "Full house or better 7 outs" in text
    assert "turns and rivers, with what needs both cards 33.40 %" in text


def test_a_made_hand_without_outs_says_so(client: FlaskClient) -> None:
    response = client.get(OUTS, query_string={"hand": "As Ks", "board": "Qs Js Ts"})
    assert "No single card makes a better hand" in part(response, "told")


def test_a_call_of_a_hundred_into_three_hundred(client: FlaskClient) -> None:
    text = part(client.get(OUTS, query_string={**FLUSH, "pot": "300", "call": "100"}), "h-price")
    assert "300 for a call of 100 3.00 to 1" in text
    assert "A call breaks even from call ÷ (pot + call) 25.00 %" in text
    assert "Flush on the next card 19.15 % does not pay" in text
    assert "One pair on the next card 31.91 % pays" in text


def test_amounts_are_read_in_any_form(client: FlaskClient) -> None:
    text = part(client.get(OUTS, query_string={**FLUSH, "pot": "1,250", "call": "٢٥٠"}), "h-price")
    assert "1,250 for a call of 250 5.00 to 1" in text


@pytest.mark.parametrize(
    ("typed", "field", "said"),
    [
        ({"pot": "many", "call": "10"}, "pot", "That is no number"),
        ({"pot": "100", "call": ""}, "call", "Nothing is typed here yet"),
        ({"pot": "100", "call": "0"}, "call", "That is too little: 1 at least"),
        ({"pot": "-5", "call": "1"}, "pot", "No amount below nothing"),
        ({"pot": "1,25", "call": "1"}, "pot", "A separator stands before a group of three digits"),
        ({"hand": "As"}, "hand", "1 more needed here"),
        ({"board": "Qs 7s"}, "board", "1 more needed here"),
        ({"board": "Qs 7s 2d 3d 4d"}, "board", "more than 4 cards"),
        ({"against": "As Qd"}, "against", "As already lies with the hand"),
        ({"against": "Qd"}, "against", "1 more needed here"),
    ],
)
def test_what_is_wrong_is_said_at_its_field(
    client: FlaskClient, typed: dict[str, str], field: str, said: str
) -> None:
    query = {**FLUSH, "pot": "", "call": "", "against": "", **typed, "go": "1"}
    response = client.get(OUTS, query_string=query)
    page = response.get_data(as_text=True)
    assert response.status_code == 422
    assert f'aria-describedby="trouble-{field}"' in page
    assert said in words(response)
    assert f'value="{query[field]}"' in page


def test_an_amount_that_cannot_be_read_leaves_the_outs(client: FlaskClient) -> None:
    response = client.get(OUTS, query_string={**FLUSH, "pot": "many", "call": "10"})
    assert response.status_code == 200
    assert "9 outs" in part(response, "told")
    assert "h-price" not in response.get_data(as_text=True)


def test_against_a_known_hand_the_cards_that_bring_the_lead(client: FlaskClient) -> None:
    """A set of queens: the seven of spades would pair no board, but the two of spades does: 8 of 9 spades lead."""
    text = part(client.get(OUTS, query_string={**FLUSH, "against": "Qd Qc"}), "h-against")
    assert "Wins 25.56 %" in text
    assert "Behind, and takes the lead with 8 cards" in text


def test_asking_leads_to_the_permanent_link(client: FlaskClient) -> None:
    response = client.get(OUTS, query_string={**FLUSH, "pot": "300", "call": "100", "against": "", "go": "1"})
    assert response.status_code == 303
    query = parse_qs(urlsplit(response.headers["Location"]).query)
    assert {name: values[0] for name, values in query.items()} == {**FLUSH, "pot": "300", "call": "100"}


def test_a_tap_keeps_the_amounts(client: FlaskClient) -> None:
    response = client.get(OUTS, query_string={**FLUSH, "pot": "300", "call": "100", "tap": "3c"})
    query = parse_qs(urlsplit(response.headers["Location"]).query)
    assert query["board"] == ["Qs 7s 2d 3c"]
    assert query["pot"] == ["300"]


def test_htmx_gets_the_form_alone(client: FlaskClient) -> None:
    page = client.get(OUTS, query_string=FLUSH, headers={"HX-Request": "true"}).get_data(as_text=True)
    assert page.lstrip().startswith("<form")
    assert "<html" not in page


# ------------------------------------------------------------------ the table


def rows(response: TestResponse) -> list[str]:
    return response.get_data(as_text=True).partition("outs-table")[2].split("<tbody>")[1:]


def test_every_wrong_cell_is_corrected_marked_and_explained(client: FlaskClient) -> None:
    """Of 2 outs the odds of two cards; of 3 the chance of two; of 4 that and the odds of one; of 6 the odds of two; of 8
    as of 4; of 17 the odds of two."""
    found = {}
    for outs, row in enumerate(rows(client.get(f"{OUTS}/table")), 1):
        cells = re.findall(
            r'is-corrected"><strong><bdi dir="ltr">([^<]+)</bdi></strong> <del><bdi dir="ltr">([^<]+)<', row
        )
        if cells:
            found[outs] = [(right.removesuffix(" %"), printed) for right, printed in cells]
        assert row.count(" is wrong: exact is ") == len(cells)
    assert found == {
        2: [("11", "12")],
        3: [("12", "13")],
        4: [("16", "17"), ("11", "10")],
        6: [("3.1", "3.2")],
        8: [("31", "32"), ("4.8", "4.7")],
        17: [("0.67", "0.66")],
    }


def test_all_seventeen_rows_and_their_draws_are_there(client: FlaskClient) -> None:
    page = client.get(f"{OUTS}/table")
    assert len(rows(page)) == len(table()) == 17
    assert "Flush and open straight, Flush and two overcards" in words(page)


def test_a_row_that_names_the_wrong_draw_says_what_is_true_of_it(client: FlaskClient) -> None:
    text = words(client.get(f"{OUTS}/table"))
    assert (
        "Backdoor straight or flush: No single card makes it, so it has no outs: 0 % on the next card" in text
    )
    assert "comes in 4.16 %" in text
    assert "by the river 33.40 %, not 28 %" in text.replace(" ,", ",")
