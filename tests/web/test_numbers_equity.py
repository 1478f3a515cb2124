"""Equity on a page: hands typed or tapped, random ones, a board, at a permanent address."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from trainer.cards import cards
from trainer.games.texas_holdem.numbers.equity import equity
from trainer.web import create_app

EQUITY = "/texas_holdem/equity"
ACES = {"hand1": "As Ah", "hand2": "Kd Kc"}


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """One for all: these pages remember nothing."""
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path_factory.mktemp("data")}).test_client()


def words(response: TestResponse) -> str:
    """The page without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", response.get_data(as_text=True))).split())


def told(response: TestResponse) -> str:
    """The answer, in words."""
    html = response.get_data(as_text=True).partition('id="told">')[2].partition("</section>")[0]
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def parameters(response: TestResponse) -> dict[str, str]:
    """The query a redirect leads to."""
    assert response.status_code == 303
    query = parse_qs(urlsplit(response.headers["Location"]).query, keep_blank_values=True)
    return {name: values[0] for name, values in query.items()}


def percentages(response: TestResponse) -> list[float]:
    """The equities, in the order of the hands."""
    html = response.get_data(as_text=True)
    return [float(found) for found in re.findall(r'<strong><bdi dir="ltr">([\d.]+)\u00a0%', html)]


def test_aces_against_kings_are_counted_exactly(client: FlaskClient) -> None:
    """1,388,072 wins and 6,538 ties of 1,712,304 boards, no suit shared."""
    response = client.get(EQUITY, query_string=ACES)
    text = told(response)
    assert "Exact, over 1,712,304 deals" in text
    assert "Hand 1 81.2555 % Wins alone 1,388,072" in text
    assert "Ties 6,538 0.3818 % Its parts of them 3,269.00" in text
    assert "Hand 2 18.7445 % Wins alone 317,694" in text
    assert percentages(response) == [81.2555, 18.7445]


def test_three_hands_share_some_ties_by_three(client: FlaskClient) -> None:
    """The parts of the ties are kept apart from how many there are."""
    hands = ["AsKs", "AhKh", "2c2d"]
    found = equity([cards(hand) for hand in hands], cards("AdKcQs"))
    response = client.get(
        EQUITY, query_string={**{f"hand{n}": h for n, h in enumerate(hands, 1)}, "board": "Ad Kc Qs"}
    )
    text = told(response)
    for each in found.hands:
        assert f"Wins alone {each.win:,}" in text
        assert f"Ties {each.tie:,}" in text
        assert f"Its parts of them {float(each.share):,.2f}" in text
    assert sum(percentages(response)) == pytest.approx(100, abs=1e-3)


@pytest.mark.parametrize("board", ["8h 5h 2c", "8h 5h 2c 9d", "8h 5h 2c 9d Ts"])
def test_a_board_of_three_four_or_five(client: FlaskClient, board: str) -> None:
    found = equity([cards("AsAh"), cards("KdKc")], cards(board.replace(" ", "")))
    exact = [round(100 * float(hand.equity), 4) for hand in found.hands]
    assert percentages(client.get(EQUITY, query_string={**ACES, "board": board})) == exact


def test_a_random_hand_is_counted_exactly_where_that_is_quick(client: FlaskClient) -> None:
    response = client.get(EQUITY, query_string={"hand1": "As Ah", "hand2": "random"})
    assert "Exact, over 2,097,572,400 deals" in told(response)
    assert percentages(response)[0] == 85.2037
    assert "Hand 2, random" in told(response)


def test_a_sampled_answer_says_so_and_how_sure_it_is(client: FlaskClient) -> None:
    query = {"hand1": "As Ah", "hand2": "random", "hand3": "random"}
    response = client.get(EQUITY, query_string=query)
    assert "Sampled: 400,000 random deals" in told(response)
    assert len(re.findall(r"± 0\.0\d %", told(response))) == 3
    assert abs(percentages(response)[0] - 73.4) < 0.5
    assert told(response) == told(client.get(EQUITY, query_string=query))


def test_the_bar_is_as_long_as_the_equity(client: FlaskClient) -> None:
    html = client.get(EQUITY, query_string=ACES).get_data(as_text=True)
    bars = re.findall(
        r'bar-win" width="([\d.]+)" height="10" /><rect class="bar-tie" x="([\d.]+)" width="([\d.]+)"', html
    )
    assert [float(win) + float(tie) for win, _, tie in bars] == pytest.approx([81.2555, 18.7445], abs=0.02)
    assert all(win == start for win, start, _ in bars)


def test_asking_leads_to_the_permanent_link(client: FlaskClient) -> None:
    asked = parameters(client.get(EQUITY, query_string={**ACES, "board": "", "go": "1"}))
    assert asked == ACES
    assert told(client.get(EQUITY, query_string=asked)) == told(client.get(EQUITY, query_string=ACES))
    link = re.search(
        r'id="link"[^>]*value="([^"]+)"', client.get(EQUITY, query_string=ACES).get_data(as_text=True)
    )
    assert link
    assert unescape(link[1]).endswith(f"{EQUITY}?hand1=As+Ah&hand2=Kd+Kc")


def test_two_hands_are_asked_for_at_first_and_up_to_ten(client: FlaskClient) -> None:
    page = client.get(EQUITY)
    assert page.status_code == 200
    assert "Still missing: 4" in words(page)
    query: dict[str, str] = {}
    for number in range(3, 11):
        query = parameters(client.get(EQUITY, query_string={**query, "add": "1"}))
        assert f"hand{number}" in query
    assert 'value="1">One more hand' not in client.get(EQUITY, query_string=query).get_data(as_text=True)
    assert client.get(EQUITY, query_string={**query, "add": "1"}).status_code == 200


def test_ten_known_hands_are_compared(client: FlaskClient) -> None:
    hands = {f"hand{n}": f"{rank}s {rank}h" for n, rank in enumerate("AKQJT98765", 1)}
    response = client.get(EQUITY, query_string=hands)
    assert len(percentages(response)) == 10
    assert sum(percentages(response)) == pytest.approx(100, abs=1e-2)


def test_a_hand_is_made_random_and_known_again(client: FlaskClient) -> None:
    once = parameters(client.get(EQUITY, query_string={**ACES, "random": "hand2"}))
    assert once["hand2"] == "random"
    again = parameters(client.get(EQUITY, query_string={**once, "random": "hand2"}))
    assert again["hand2"] == ""


def test_random_may_be_typed_in_the_language_of_the_page(client: FlaskClient) -> None:
    for typed, language in (("Random", "en"), ("عشوائية", "ar")):
        query = {"hand1": "As Ah", "hand2": typed, "lang": language}
        assert percentages(client.get(EQUITY, query_string=query))[0] == 85.2037


def test_a_hand_that_is_removed_moves_the_others_up(client: FlaskClient) -> None:
    three = {**ACES, "hand3": "Qs Qh", "board": "8h 5h 2c"}
    left = parameters(client.get(EQUITY, query_string={**three, "drop": "hand2"}))
    assert left == {"hand1": "As Ah", "hand2": "Qs Qh", "board": "8h 5h 2c"}
    assert client.get(EQUITY, query_string={**ACES, "drop": "hand2"}).status_code == 200


def test_taps_fill_the_hands_then_the_board(client: FlaskClient) -> None:
    half = {"hand1": "As", "hand2": "random"}
    assert parameters(client.get(EQUITY, query_string={**half, "tap": "Ah"}))["hand1"] == "As Ah"
    full = {**ACES, "board": ""}
    assert parameters(client.get(EQUITY, query_string={**full, "tap": "8h"}))["board"] == "8h"
    assert parameters(client.get(EQUITY, query_string={**full, "tap": "As"}))["hand1"] == "_ Ah"
    assert parameters(client.get(EQUITY, query_string={**full, "undo": "1"}))["hand2"] == "Kd"


def test_a_board_that_is_no_flop_yet_is_waited_for(client: FlaskClient) -> None:
    response = client.get(EQUITY, query_string={**ACES, "board": "8h 5h"})
    assert "Still missing: 1" in words(response)
    asked = client.get(EQUITY, query_string={**ACES, "board": "8h 5h", "go": "1"})
    assert asked.status_code == 422
    assert "1 more needed here" in words(asked)


@pytest.mark.parametrize(
    ("typed", "field", "said"),
    [
        ({"hand1": "As As"}, "hand1", "As is here twice"),
        ({"hand2": "As Kd"}, "hand2", "As already lies with hand 1"),
        ({"board": "Kd 2c 3c"}, "board", "Kd already lies with hand 2"),
        ({"hand1": "As Xh"}, "hand1", "“ Xh ” is no card"),
        ({"hand1": "As Ah Ad"}, "hand1", "more than 2 cards"),
        ({"board": "2c 3c 4c 5c 6c 7c"}, "board", "more than 5 cards"),
        ({"hand2": "Kd"}, "hand2", "1 more needed here"),
    ],
)
def test_what_is_wrong_is_said_at_its_field_and_nothing_typed_is_lost(
    client: FlaskClient, typed: dict[str, str], field: str, said: str
) -> None:
    query = {**ACES, "board": "", **typed, "go": "1"}
    response = client.get(EQUITY, query_string=query)
    page = response.get_data(as_text=True)
    assert response.status_code == 422
    assert f'aria-describedby="trouble-{field}"' in page
    assert f'id="trouble-{field}"' in page
    assert words(response).count(said) == 2, "at its field, and in short where the answer would be"
    assert f'<a href="#{field}">' in page
    for name in ("hand1", "hand2", "board"):
        assert f'value="{query[name]}"' in page


def test_an_example_is_answered(client: FlaskClient) -> None:
    asked = parameters(client.get(f"{EQUITY}/example"))
    assert len({card for text in asked.values() for card in text.split()}) == 7
    equities = percentages(client.get(EQUITY, query_string=asked))
    assert sum(equities) == pytest.approx(100, abs=1e-3)


def test_htmx_gets_the_form_alone(client: FlaskClient) -> None:
    page = client.get(EQUITY, query_string=ACES, headers={"HX-Request": "true"}).get_data(as_text=True)
    assert page.lstrip().startswith("<form")
    assert "<html" not in page


def test_what_was_typed_is_escaped(client: FlaskClient) -> None:
    page = client.get(EQUITY, query_string={"hand1": '"><script>', "go": "1"}).get_data(as_text=True)
    assert "<script>" not in page


def test_only_this_game_has_the_page(client: FlaskClient) -> None:
    assert client.get("/casino_holdem/equity").status_code == 404
