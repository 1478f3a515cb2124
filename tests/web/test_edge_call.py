"""Call or fold for two own cards and a flop, typed or tapped, at a permanent address."""

from __future__ import annotations

import re
from html import unescape
from urllib.parse import parse_qs, urlsplit

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

CALL = "/casino_holdem/edge/call"
HAND = {"cards": "Qs 7d", "flop": "Jh 8c 2s", "variant": "standard"}


def words(response: TestResponse) -> str:
    """The page without its tags."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", response.get_data(as_text=True))).split())


def told(response: TestResponse) -> str:
    """What is said of the five cards, in words."""
    html = response.get_data(as_text=True).partition('id="told">')[2].partition("</section>")[0]
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", html)).split())


def parameters(response: TestResponse) -> dict[str, str]:
    """The query a redirect leads to."""
    assert response.status_code == 303
    query = parse_qs(urlsplit(response.headers["Location"]).query, keep_blank_values=True)
    return {name: values[0] for name, values in query.items()}


def worth(text: str, way: str) -> float:
    """The expected value said for a call or a fold."""
    found = re.search(rf"{way} what is won or lost on average, in antes ([+−]\d+\.\d+)", text)
    assert found
    return float(found[1].replace("−", "-"))


def test_both_ways_are_told_with_what_they_are_worth(client: FlaskClient) -> None:
    text = told(client.get(CALL, query_string=HAND))
    assert worth(text, "Fold") == -1
    # The calls pay 1 to 1 here, so the call is worth what its ends make of it.
    ends = dict(re.findall(r"(The dealer has no game|The box wins|A tie|The dealer wins) ([\d,]+)", text))
    no_game, wins, tie, loses = (
        int(ends[name].replace(",", ""))
        for name in ("The dealer has no game", "The box wins", "A tie", "The dealer wins")
    )
    assert no_game + wins + tie + loses == 1_070_190
    least = (no_game + 3 * wins - 3 * loses) / 1_070_190
    assert least <= worth(text, "Call") < least + 0.1
    assert "A call loses, in the long run, but less than a fold" in text


@pytest.mark.parametrize(
    ("cards", "flop", "said"),
    [
        ("As Ah", "Ad Ac 2s", "A call wins, in the long run"),
        ("Qs 7d", "Jh 8c 2s", "less than a fold"),
        ("3s 2d", "Kh Qh Jh", "A call loses more than the ante"),
    ],
)
def test_the_better_way_comes_first_and_is_marked(
    client: FlaskClient, cards: str, flop: str, said: str
) -> None:
    response = client.get(CALL, query_string={**HAND, "cards": cards, "flop": flop})
    text = told(response)
    assert said in text
    call = worth(text, "Call") >= -1
    assert text.startswith("Call" if call else "Fold")
    marked = re.search(r'class="is-best">\s*<dt>(\w+)', response.get_data(as_text=True))
    assert marked
    assert marked[1] == ("Call" if call else "Fold")


def test_the_rules_of_the_house_decide(client: FlaskClient) -> None:
    """The high table pays 17 to 1 on four of a kind: a call with four aces is worth more there."""
    four = {**HAND, "cards": "As Ah", "flop": "Ad Ac 2s"}
    standard = worth(told(client.get(CALL, query_string=four)), "Call")
    high = worth(told(client.get(CALL, query_string={**four, "variant": "high_ante"})), "Call")
    assert high == pytest.approx(standard + 7, abs=0.02)


def test_a_winning_bonus_is_named_and_what_a_fold_does_to_it(client: FlaskClient) -> None:
    pair = {**HAND, "cards": "3s 2d", "flop": "Ah Ad Kc"}
    settled = told(client.get(CALL, query_string=pair))
    assert "These five cards win the AA Bonus: Pair of aces, 7 to 1 . Neither call nor fold" in settled
    forfeited = told(client.get(CALL, query_string={**pair, "variant": "playtech"}))
    assert "A fold forfeits it in this house" in forfeited
    assert "AA Bonus" not in told(client.get(CALL, query_string=HAND))


def test_asking_leads_to_the_permanent_link(client: FlaskClient) -> None:
    asked = parameters(client.get(CALL, query_string={**HAND, "go": "1"}))
    assert asked.keys() == {*HAND, "revision"}
    assert told(client.get(CALL, query_string=asked)) == told(client.get(CALL, query_string=HAND))


def test_cards_are_read_however_they_are_written(client: FlaskClient) -> None:
    typed = {**HAND, "cards": "q♠7♦", "flop": "jh, 8C 2S"}
    assert told(client.get(CALL, query_string=typed)) == told(client.get(CALL, query_string=HAND))


def test_every_trouble_is_said_at_its_field_and_nothing_typed_is_lost(client: FlaskClient) -> None:
    typed = {**HAND, "cards": "As xx", "flop": "As 2c", "go": "1"}
    response = client.get(CALL, query_string=typed)
    page = response.get_data(as_text=True)
    assert response.status_code == 422
    for name in ("cards", "flop"):
        assert f'aria-describedby="trouble-{name}"' in page
        assert f'value="{typed[name]}"' in page
    assert "1 more needed here" in words(response)


def test_a_card_may_not_lie_in_both_places(client: FlaskClient) -> None:
    assert "already lies with the box" in words(client.get(CALL, query_string={**HAND, "flop": "Qs 2c 3c"}))


def test_missing_cards_are_no_trouble_before_the_answer_is_asked_for(client: FlaskClient) -> None:
    response = client.get(CALL, query_string={"cards": "As"})
    assert response.status_code == 200
    assert "Still missing: 4" in words(response)
    assert "unclear" not in response.get_data(as_text=True)


def test_a_tap_puts_the_card_into_the_next_place_and_again_takes_it_back(client: FlaskClient) -> None:
    half = {**HAND, "flop": "Jh"}
    assert parameters(client.get(CALL, query_string={**half, "tap": "3s"}))["flop"] == "Jh 3s"
    assert parameters(client.get(CALL, query_string={**HAND, "tap": "Qs"}))["cards"] == "_ 7d"


def test_undo_takes_the_last_card_back(client: FlaskClient) -> None:
    assert parameters(client.get(CALL, query_string={**HAND, "undo": "1"}))["flop"] == "Jh 8c"


def test_an_example_is_five_different_cards_that_are_answered(client: FlaskClient) -> None:
    for _ in range(3):
        asked = parameters(client.get(f"{CALL}/example"))
        assert len({*asked["cards"].split(), *asked["flop"].split()}) == 5
        assert "1,070,190" in words(client.get(CALL, query_string=asked))


def test_htmx_gets_the_form_alone(client: FlaskClient) -> None:
    page = client.get(CALL, query_string=HAND, headers={"HX-Request": "true"}).get_data(as_text=True)
    assert page.startswith("<form")
    assert "<html" not in page


def test_what_was_typed_is_escaped(client: FlaskClient) -> None:
    page = client.get(CALL, query_string={"cards": '"><script>', "go": "1"}).get_data(as_text=True)
    assert "<script>" not in page
