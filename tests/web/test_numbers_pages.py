"""Starting hands, deals and frequencies on pages; and that all pages of numbers lead to each other."""

from __future__ import annotations

import csv
import re
from html import unescape
from pathlib import Path
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from trainer.games.texas_holdem.numbers.starting import NAMES, PLAYERS, ratings
from trainer.web import create_app
from trainer.web.guest import LANGUAGES

HOLDEM = "/texas_holdem"
STARTING = f"{HOLDEM}/starting-hands"
ICM = f"{HOLDEM}/icm"
PAGES = ("equity", "outs", "outs/table", "starting-hands", "icm", "frequencies")


@pytest.fixture(scope="module")
def client(tmp_path_factory: pytest.TempPathFactory) -> FlaskClient:
    """One for all: these pages remember nothing."""
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path_factory.mktemp("data")}).test_client()


def words(response: TestResponse | str) -> str:
    """The page without its tags."""
    html = response if isinstance(response, str) else response.get_data(as_text=True)
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def section(response: TestResponse, name: str) -> str:
    html = response.get_data(as_text=True)
    return words(html.partition(f'="{name}"')[2].partition("</section>")[0])


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("page", PAGES)
def test_every_page_leads_to_the_others(client: FlaskClient, page: str, language: str) -> None:
    response = client.get(f"{HOLDEM}/{page}?lang={language}")
    assert response.status_code == 200
    html = response.get_data(as_text=True)
    for other in PAGES:
        assert f'href="{HOLDEM}/{other}"' in html
    assert f'href="{HOLDEM}/{page}" aria-current="page"' in html


# ------------------------------------------------------------------ starting hands


def cells(response: TestResponse) -> dict[str, tuple[float, int]]:
    """Hand to the figure on the map and its shade."""
    html = response.get_data(as_text=True)
    found = re.findall(r'<a class="heat-(\d)[^"]*"[^>]*><b>([^<]+)</b> ([\d.]+)</a>', html)
    return {hand: (float(text), int(shade)) for shade, hand, text in found}


def test_the_map_has_all_169_hands_in_their_places(client: FlaskClient) -> None:
    assert tuple(cells(client.get(STARTING))) == NAMES


def test_heads_up_equities_are_those_counted_over_all_deals(client: FlaskClient) -> None:
    """AA .8520, AKs .6704, Q7s .5430, K6o .5422 (jazbo.com, "Heads Up Hold'em")."""
    found = cells(client.get(STARTING, query_string={"players": "2", "show": "equity"}))
    assert {hand: found[hand][0] for hand in ("AA", "AKs", "Q7s", "K6o")} == {
        "AA": 85.2,
        "AKs": 67.0,
        "Q7s": 54.3,
        "K6o": 54.2,
    }


@pytest.mark.parametrize("players", PLAYERS)
def test_the_rating_goes_from_nothing_to_forty(client: FlaskClient, players: int) -> None:
    found = cells(client.get(STARTING, query_string={"players": players, "show": "rating"}))
    assert max(figure for figure, _ in found.values()) == found["AA"][0] == 40
    assert min(figure for figure, _ in found.values()) == 0
    assert {hand: f"{rating:.1f}" for hand, rating in ratings(players).items()} == {
        hand: f"{figure:.1f}" for hand, (figure, _) in found.items()
    }


def test_a_better_hand_is_never_shaded_lighter_and_each_shade_has_a_tenth(client: FlaskClient) -> None:
    found = sorted(cells(client.get(STARTING, query_string={"show": "equity"})).values())
    shades = [shade for _, shade in found]
    assert set(shades) == set(range(10))
    assert all(15 <= shades.count(shade) <= 19 for shade in range(10))
    assert [shade for _, shade in sorted(found, key=lambda each: (each[1], each[0]))] == shades


def test_how_sure_the_figures_are_is_said(client: FlaskClient) -> None:
    assert "Exact, over every deal" in words(client.get(STARTING))
    six = words(client.get(STARTING, query_string={"players": "6", "show": "rating"}))
    assert re.search(r"standard error of an equity at most 0\.0\d\d points", six)
    assert re.search(r"Standard error of a rating at most 0\.\d\d\.", six.replace(" .", "."))


def test_the_advice_is_marked_at_ten_players_and_says_what_it_is(client: FlaskClient) -> None:
    response = client.get(STARTING, query_string={"players": "10", "show": "rating"})
    html = response.get_data(as_text=True)
    early = re.findall(r'plays-early"[^>]*><b>([^<]+)', html)
    late = re.findall(r'plays-late"[^>]*><b>([^<]+)', html)
    rated = {hand: int(rating + 0.5) for hand, rating in ratings(10).items()}
    assert set(early) == {hand for hand, rating in rated.items() if rating >= 19}
    assert set(late) == {hand for hand, rating in rated.items() if 10 <= rating < 19}
    assert "A simple old advice for ten players (Wizard of Odds)" in words(response)
    assert "his own ten-player table may differ" in words(response)
    assert "plays-" not in client.get(STARTING, query_string={"show": "rating"}).get_data(as_text=True)


@pytest.mark.parametrize("typed", ["AKs", "aks", "ks as", "AsKs", "K A s"])
def test_a_hand_is_found_however_it_is_written(client: FlaskClient, typed: str) -> None:
    text = section(client.get(STARTING, query_string={"hand": typed}), "told")
    assert "AKs 4 of 1,326 hands" in text


def test_a_hand_is_told_at_every_table(client: FlaskClient) -> None:
    text = section(client.get(STARTING, query_string={"hand": "AA"}), "told")
    assert "2 84.93 % 0.54 % 85.20 % exact +0.704 40.0" in text
    for players in PLAYERS[1:]:
        assert re.search(
            rf"\b{players} \d\d\.\d\d % \d\.\d\d % \d\d\.\d\d % ± 0\.0\d\d \+\d\.\d+ 40\.0", text
        )


def test_how_often_a_hand_is_dominated(client: FlaskClient) -> None:
    """Kings: by aces alone, 6 of 1,225; by any of nine in 4.39 %. KJ: 54 of 1,225 (Wizard of Odds, 2012)."""
    kings = section(client.get(STARTING, query_string={"hand": "KK"}), "told")
    assert "exact: 6 of 1,225 hands 0.49 %" in kings
    assert re.search(r"standard error 0\.0\d points 4\.[34]\d %", kings)
    mixed = section(client.get(STARTING, query_string={"hand": "KJo"}), "told")
    assert "exact: 54 of 1,225 hands 4.41 %" in mixed
    assert "In the narrower sense" in mixed


@pytest.mark.parametrize("typed", ["AAs", "A", "1K", "AsAs", "hello"])
def test_what_is_no_hand_is_said_at_its_field(client: FlaskClient, typed: str) -> None:
    response = client.get(STARTING, query_string={"hand": typed})
    assert response.status_code == 422
    assert f"“{typed}” is no starting hand" in words(response)
    assert 'aria-describedby="trouble-hand"' in response.get_data(as_text=True)


def test_a_table_without_figures_is_passed_over(client: FlaskClient) -> None:
    response = client.get(STARTING, query_string={"players": "7", "show": "<b>"})
    assert response.status_code == 200
    assert "2 players" in words(response)


def test_the_shipped_figures_are_what_the_map_shows(client: FlaskClient) -> None:
    file = Path("trainer/games/texas_holdem/numbers/starting.csv").read_text(encoding="utf-8")
    wins = {
        row["hand"]: int(row["win"]) / int(row["deals"])
        for row in csv.DictReader(file.splitlines())
        if row["players"] == "6"
    }
    found = cells(client.get(STARTING, query_string={"players": "6", "show": "win"}))
    assert {hand: f"{100 * win:.1f}" for hand, win in wins.items()} == {
        hand: f"{figure:.1f}" for hand, (figure, _) in found.items()
    }


# ------------------------------------------------------------------ a deal


def deal(client: FlaskClient, stacks: list[str], prizes: list[str], **more: str) -> TestResponse:
    return client.get(ICM, query_string={"stack": stacks, "prize": prizes, **more})


def test_shares_chances_and_the_chip_chop(client: FlaskClient) -> None:
    """5,000/3,000/2,000 for 500, 300 and 200: 383.93, 327.50 and 288.57; the chip-chop gives 400, 320 and 280."""
    response = deal(client, ["5,000", "3000", "2000"], ["500", "300", "200"])
    shares = section(response, "told")
    assert "1 5,000 50.00 % 384 383.9286 400 400.0000" in shares
    assert "2 3,000 30.00 % 327 327.5000 320 320.0000" in shares
    assert "3 2,000 20.00 % 289 288.5714 280 280.0000" in shares
    assert "All 10,000 1,000 1,000" in shares
    assert "1 50.00 % 33.93 % 16.07 % 2 30.00 % 37.50 % 32.50 %" in section(response, "h-places")
    exact = section(response, "h-exact")
    assert "Player 1 5375/14 Player 2 655/2 Player 3 2020/7" in exact


def test_nine_stacks_and_fractions_too_long_to_read(client: FlaskClient) -> None:
    stacks = ["123457", "234561", "99999", "45671", "1", "77777", "31337", "55555", "1234567"]
    response = deal(client, stacks, ["100", "50", "25"])
    assert "All 1,902,925 175 175" in section(response, "told")
    assert re.search(r"a fraction of \d+ digits", section(response, "h-exact"))


def test_a_row_without_a_stack_is_no_player(client: FlaskClient) -> None:
    response = deal(client, ["50", "", "30", "20"], ["70", "30"])
    assert "1 50 50.00 % 45 45.1786" in section(response, "told")
    assert "3 30 30.00 % 32 32.2500" in section(response, "told")
    assert "4 20 20.00 % 23 22.5714" in section(response, "told")


def test_a_stack_of_nothing_comes_last(client: FlaskClient) -> None:
    assert "2 0 0.00 % 30 30.0000" in section(deal(client, ["50", "0"], ["70", "30"]), "told")


def test_a_chip_chop_above_the_first_prize_is_pointed_out(client: FlaskClient) -> None:
    said = "The chip-chop gives the leader more than the first prize."
    assert said in words(deal(client, ["90", "5", "5"], ["50", "30", "20"]))
    assert said not in words(deal(client, ["50", "30", "20"], ["50", "30", "20"]))


@pytest.mark.parametrize(
    ("stacks", "prizes", "said"),
    [
        (["abc"], ["10"], "That is no number"),
        (["-5", "5"], ["10"], "No amount below nothing"),
        (["0", "0"], ["10"], "Nobody has chips yet"),
        (["5", "5"], [""], "There is no prize to share yet"),
        (["5", "5"], ["3", "2", "1"], "There are more prizes (3) than players (2)"),
        (["1,25"], ["1"], "A separator stands before a group of three digits"),
    ],
)
def test_what_no_deal_can_be_made_of_is_said(
    client: FlaskClient, stacks: list[str], prizes: list[str], said: str
) -> None:
    response = deal(client, stacks, prizes, go="1")
    assert response.status_code == 422
    assert said.replace(" ( ", " (").replace(" )", ")") in words(response).replace("( ", "(").replace(
        " )", ")"
    )
    for text in stacks:
        assert f'value="{text}"' in response.get_data(as_text=True)


def test_a_trouble_is_said_at_its_row(client: FlaskClient) -> None:
    page = deal(client, ["50", "many"], ["70"], go="1").get_data(as_text=True)
    assert 'aria-describedby="trouble-stack2"' in page
    assert "trouble-stack1" not in page


def test_asking_leads_to_the_permanent_link(client: FlaskClient) -> None:
    blanks = [""] * 6
    response = deal(client, ["50", "30", "20", *blanks], ["70", "30", *blanks], go="1")
    assert response.status_code == 303
    assert parse_qs(urlsplit(response.headers["Location"]).query) == {
        "stack": ["50", "30", "20"],
        "prize": ["70", "30"],
    }


def test_the_page_opens_without_complaint(client: FlaskClient) -> None:
    response = client.get(ICM)
    assert response.status_code == 200
    assert "unclear" not in response.get_data(as_text=True)


# ------------------------------------------------------------------ frequencies


def test_frequencies_are_the_published_ones(client: FlaskClient) -> None:
    """Of 133,784,560, 20,358,520 and 2,598,960 choices."""
    text = words(client.get(f"{HOLDEM}/frequencies"))
    for line in (
        "Royal flush 4,324 0.0032 % 1 in 30,940 1",
        "Straight flush 37,260 0.0279 % 1 in 3,591 9",
        "One pair 58,627,800 43.8225 % 1 in 2.28 1,470",
        "All 133,784,560 100 % 4,824",
        "Full house 165,984",
        "All 20,358,520 100 % 6,075",
        "Flush 5,108 0.1965 % 1 in 509 1,277",
        "All 2,598,960 100 % 7,462",
    ):
        assert line in text
