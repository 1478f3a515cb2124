"""Hands really played: the list, a hand of one's own, a hand action by action, and dealing it as an exercise."""

from __future__ import annotations

import html
import io
import re
from pathlib import Path
from typing import TYPE_CHECKING, Any

import pytest

from trainer.games import GAMES
from trainer.games.texas_holdem.drills.running.codes import AT_ONCE, Now, StageCode
from trainer.games.texas_holdem.phh import MAX_BYTES
from trainer.games.texas_holdem.played import Played, history_of
from trainer.quiz import Address, Choice, Number, Several
from trainer.web import create_app
from trainer.web.words import known

if TYPE_CHECKING:
    from flask import Flask
    from flask.testing import FlaskClient
    from werkzeug.test import TestResponse

HANDS = "/texas_holdem/hands"
SIDE_POTS = """
# three all-ins
author = 'somebody'
venue = 'a kitchen'
players = ['Ana', 'Ben', 'Cem']
variant = 'NT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
min_bet = 2
starting_stacks = [50, 120, 200]
actions = [
  'd dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh',
  'p3 cbr 6 # a raise', 'p1 cc', 'p2 cbr 20', 'p3 cbr 200', 'p1 cc', 'p2 cc',
  'd db 2c7d9h', 'd db 3s', 'd db 4c',
]
"""


def text_of(response: TestResponse) -> str:
    """The page as it is read."""
    apart = re.sub(r"</(dt|dd|p|li|td|th|h\d)>", " ", response.text)
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", apart)))


def bring(client: FlaskClient, text: str | bytes, variant: str = "tournament-nl") -> TestResponse:
    source = text if isinstance(text, bytes) else text.encode()
    return client.post(HANDS, data={"variant": variant, "file": (io.BytesIO(source), "hand.phh")})


def brought(client: FlaskClient, text: str = SIDE_POTS, variant: str = "tournament-nl") -> str:
    """The address a hand was led to."""
    response = bring(client, text, variant)
    assert response.status_code == 303, text_of(response)
    return response.location


def dealt(client: FlaskClient, page: str) -> str:
    """The address of the exercise a page leads to."""
    found = re.search(r'class="btn btn-go" href="(/q/[^"]+)"', client.get(page).text)
    assert found
    return html.unescape(found[1])


# -- the list


def test_the_list_leads_to_every_shipped_hand(client: FlaskClient) -> None:
    page = client.get(HANDS)
    links = re.findall(r'href="(/texas_holdem/hands/event[^"]+)"', page.text)
    assert len(links) == len(set(links)) == len(Played) == 13
    for link in links:
        assert client.get(html.unescape(link)).status_code == 200
    assert "no limit, 5 players" in text_of(page)


def test_a_shipped_hand_is_shown_action_by_action(client: FlaskClient) -> None:
    """Event 43, hand 1, p4's raise: 240,000 in the pot, 80,000 to call, from 160,000 to all he has."""
    text = text_of(client.get(f"{HANDS}/event_43_hand_1"))
    assert "p4 raises to 170,000 Pot 240,000 To call 80,000 Raise to 160,000 – 10,170,000" in text
    assert "Main pot, 2,630,000: p2 2,630,000" in text
    assert "3,775,000 +1,275,000" in text


def test_a_shipped_hand_can_be_downloaded(client: FlaskClient) -> None:
    file = client.get(f"{HANDS}/event_54_hand_8.phh")
    assert file.text == history_of(Played.EVENT_54_HAND_8)
    assert 'filename="event_54_hand_8.phh"' in file.headers["Content-Disposition"]


def test_an_unknown_hand_is_not_found(client: FlaskClient) -> None:
    assert client.get(f"{HANDS}/event_43_hand_2").status_code == 404
    assert client.get(f"{HANDS}/{'0' * 24}").status_code == 404
    assert client.get("/casino_holdem/hands").status_code == 404


# -- a hand of one's own


def test_a_hand_is_played_again_from_a_file_and_from_its_text(client: FlaskClient) -> None:
    from_file = brought(client)
    pasted = client.post(HANDS, data={"variant": "tournament-nl", "text": SIDE_POTS.replace("\n", "\r\n")})
    assert pasted.location == from_file
    text = text_of(client.get(from_file))
    assert "Main pot, 150: p1 150" in text
    assert "Side pot 1, 140: p2 140" in text
    assert "80 go back uncalled to p3" in text


def test_only_the_hand_is_kept_of_a_file(client: FlaskClient) -> None:
    page = brought(client)
    kept = client.get(page.partition("?")[0] + ".phh").text
    assert "starting_stacks = [50, 120, 200]" in kept
    assert not re.search("Ana|kitchen|somebody|#", kept)
    without = re.sub(r"# three all-ins|author.*|venue.*|players.*", "", SIDE_POTS)
    assert brought(client, without) == page


def test_a_history_that_stops_says_who_is_to_act(client: FlaskClient) -> None:
    stops = SIDE_POTS[: SIDE_POTS.index("'p3 cbr 200'")] + "]"
    text = text_of(client.get(brought(client, stops)))
    assert "The history stops here; p3 is to act." in text
    assert "Pot 32 To call 14 Raise to 34 – 200" in text


BAD: dict[str, tuple[str | bytes, str]] = {
    "an illegal raise": (
        SIDE_POTS.replace("'p2 cbr 20'", "'p2 cbr 9'"),
        "action 6, “p2 cbr 9”: raising to 9 is too little: at least to 10. The rule: a raise adds at least the",
    ),
    "out of turn": (
        SIDE_POTS.replace("'p1 cc', 'p2 cbr 20'", "'p2 cbr 20'"),
        "out of turn: player 1 is to act",
    ),
    "a card twice": (SIDE_POTS.replace("KsKh", "AsKh"), "As has been dealt to player 1 already"),
    "half a card": (SIDE_POTS.replace("KsKh", "KsK"), "“KsK” has half a card"),
    "another game": (SIDE_POTS.replace("'NT'", "'PO'"), "is pot-limit Omaha; Texas Hold'em is NT, FT, PT"),
    "an impossible stack": (SIDE_POTS.replace("[50, 120, 200]", "[50, 0, 200]"), "starting_stacks, p2: 0"),
    "no TOML": ("this is no hand", "not TOML"),
    "no text": (b"\xff\xfe\x00variant", "not UTF-8 text: byte 1"),
    "too long": (SIDE_POTS + "#" * MAX_BYTES, "over 64 kB"),
    "nothing": ("  ", "Nothing was pasted, and no file chosen."),
}


@pytest.mark.parametrize("name", BAD)
def test_what_cannot_be_played_is_told_with_its_place_and_rule(client: FlaskClient, name: str) -> None:
    source, message = BAD[name]
    response = bring(client, source)
    assert response.status_code == 422
    assert message in text_of(response)


def test_what_was_pasted_stands_in_the_form_again(client: FlaskClient) -> None:
    wrong = SIDE_POTS.replace("'p2 cbr 20'", "'p2 cbr 9'")
    response = client.post(HANDS, data={"variant": "cash-nl", "text": wrong})
    assert response.status_code == 422
    assert html.escape("'p2 cbr 9'", quote=True).replace("&#x27;", "&#39;") in response.text
    assert re.search(r'value="cash-nl"\s+selected', response.text)


def test_a_request_of_any_size_is_answered_in_words(client: FlaskClient) -> None:
    response = bring(client, b"#" * (6 * MAX_BYTES))
    assert response.status_code == 422
    assert "over 64 kB" in text_of(response)


def test_markup_in_a_history_stays_text(client: FlaskClient) -> None:
    response = bring(client, SIDE_POTS.replace("'NT'", "'<b>NT</b>'"))
    assert "<b>NT</b>" not in response.text
    assert "“<b>NT</b>” is unknown" in text_of(response)


def test_a_hand_that_a_house_does_not_allow_is_refused_under_its_rules_alone(client: FlaskClient) -> None:
    """Four raises after the blind: within WSOP's cap, one more than pages for players allow."""
    raised = """
variant = 'FT'
antes = [0, 0, 0]
blinds_or_straddles = [1, 2, 0]
small_bet = 2
big_bet = 4
starting_stacks = [50, 50, 50]
actions = ['d dh p1 AsAh', 'd dh p2 KsKh', 'd dh p3 QsQh',
           'p3 cbr 4', 'p1 cbr 6', 'p2 cbr 8', 'p3 cbr 10', 'p1 f', 'p2 f']
"""
    page = brought(client, raised).partition("?")[0]
    assert client.get(f"{page}?variant=cash-limit").status_code == 200
    refused = client.get(f"{page}?variant=home")
    assert refused.status_code == 422
    assert "the street has had its bet and its raises" in text_of(refused)


@pytest.mark.parametrize("language", ["en", "ar"])
def test_the_pages_are_there_in_every_language(client: FlaskClient, language: str) -> None:
    assert client.get(f"{HANDS}?lang={language}").status_code == 200
    page = client.get(f"{HANDS}/event_43_hand_1?lang={language}")
    assert page.status_code == 200
    assert '<bdi dir="ltr">160,000 – 10,170,000</bdi>' in page.text


def test_a_history_without_an_action_is_shown_and_not_dealt(client: FlaskClient) -> None:
    page = client.get(brought(client, re.sub(r"actions = \[[^]]*\]", "actions = []", SIDE_POTS)))
    assert page.status_code == 200
    assert "The history stops here: cards or hands are still to come." in text_of(page)
    assert "/q/" not in page.text


# -- dealing it


@pytest.mark.parametrize(
    "code", [*(f"stage.{code}" for code in StageCode), *(f"option.{now}" for now in Now), f"option.{AT_ONCE}"]
)
def test_every_moment_of_a_hand_has_words(code: str) -> None:
    assert known(code)


def right_answers(app: Flask, address: str) -> dict[str, Any]:
    """What a form takes for the right answers, by ask."""
    game = GAMES["texas_holdem"]
    with app.test_request_context():
        from trainer.web.playing import put

        asked = put(Address.parse(address))
        found = game.grade(asked.question, asked.rules.rules, {}).marks
    typed: dict[str, Any] = {}
    for mark in found:
        match mark.expected:
            case Number(value=value):
                typed[mark.ask.key] = str(value)
            case Choice(option=option):
                typed[mark.ask.key] = option
            case Several(options=options):
                typed[mark.ask.key] = sorted(options)
    return typed


def answer_all(app: Flask, client: FlaskClient, url: str) -> TestResponse:
    """Go through every stage with the right answers, as a form does."""
    right = right_answers(app, url.removeprefix("/q/"))
    page = client.get(url)
    for _ in range(40):
        assert page.status_code == 200
        token = re.search(r'name="token" value="([^"]+)"', page.text)
        if token is None:
            following = re.search(r'href="(/q/[^"]+\?at=[^"]+)"', page.text)
            if following is None:
                return page
            page = client.get(html.unescape(following[1]))
            continue
        keys = set(re.findall(r'name="(p\d+\.\w+)"', page.text))
        page = client.post(url, data={"token": token[1], **{key: right[key] for key in keys}})
    raise AssertionError("the hand does not end")


def test_a_hand_brought_here_is_dealt_as_an_exercise_to_its_last_pot(app: Flask, client: FlaskClient) -> None:
    url = dealt(client, brought(client))
    page = answer_all(app, client, url)
    told = re.search(r"All stages together: (\d+) of (\d+) right", text_of(page))
    assert told
    assert told[1] == told[2]
    assert url in html.unescape(page.text)  # the link to this question
    following = re.search(r'href="(/q/[^"]+)"[^>]*data-next', page.text)
    assert following
    assert "/real_hand/tournament-nl@" in following[1]
    assert "/natural/" in following[1]  # another hand, not this one again


def test_the_address_of_a_hand_works_wherever_it_was_brought(
    app: Flask, client: FlaskClient, tmp_path: Path
) -> None:
    url = dealt(client, brought(client))
    again = create_app({"TESTING": True, "TRAINER_DATA": tmp_path}).test_client()
    assert again.get(url).status_code == 200
    elsewhere = create_app({"TESTING": True, "TRAINER_DATA": tmp_path / "elsewhere"}).test_client()
    assert elsewhere.get(url).status_code == 404


def test_a_shipped_hand_is_dealt_and_practised_like_any_skill(app: Flask, client: FlaskClient) -> None:
    url = dealt(client, f"{HANDS}/event_54_hand_14?variant=cash-limit")
    assert "/real_hand/cash-limit@" in url
    assert "right" in text_of(answer_all(app, client, url))
    data = {"drill": "real_hand", "variant": "cash-limit", "skill": Played.EVENT_54_HAND_14, "level": "2"}
    run = client.post("/texas_holdem/start", data={**data, "mode": "practice", "length": "5"})
    assert client.get(run.location, follow_redirects=True).status_code == 200


def test_a_run_of_the_table_is_dealt_to_its_last_pot(app: Flask, client: FlaskClient) -> None:
    data = {"drill": "run_table", "variant": "cash-nl", "skill": "run.side_pots", "level": "3"}
    begun = client.post("/texas_holdem/start", data={**data, "mode": "practice", "length": "5"})
    page = client.get(begun.location, follow_redirects=True)
    url = page.request.path
    with app.extensions["house"].database.read() as session:
        from trainer.school.models import AttemptRow

        address = session.query(AttemptRow).one().address
    right = right_answers(app, address)
    for _ in range(40):
        keys = set(re.findall(r'name="(p\d+\.\w+)"', page.text))
        stage = re.search(r'name="stage" value="(\d+)"', page.text)
        if not keys or stage is None:
            break
        answer = {"stage": stage[1], "token": "", **{key: right[key] for key in keys}}
        client.post(url, data=answer)
        page = client.get(url)
    text = text_of(page)
    told = re.search(r"All stages together: (\d+) of (\d+) right", text)
    assert told
    assert told[1] == told[2]
