"""Texas Hold'em on the web: its front page, its rules, its runs in every mode, what its questions show."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import unescape

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.games.texas_holdem import GAME
from trainer.games.texas_holdem.section import PROFILE
from trainer.paths import shipped_paytables
from trainer.paytables import load_book
from trainer.quiz import Address, Kind, Question
from trainer.school import Attempt, attempts_of, written
from trainer.web.house import House

VARIANTS = load_book(shipped_paytables()).games[GAME.id].variants
MODES = ("practice", "speed", "exam")


def said(page: str) -> str:
    """What a page says, without its marks."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]+>", " ", page)))


def get(client: FlaskClient, path: str) -> str:
    response = client.get(path)
    assert response.status_code == 200, path
    return response.get_data(as_text=True)


def address(
    drill: str, skill: str = "natural", level: int = 3, seed: int = 4, variant: str = "cash-nl"
) -> str:
    revision = VARIANTS[variant].revision
    return f"/q/{Address(GAME.id, drill, variant, revision, skill, level, seed, GAME.generator)}"


def right_answers(asked: Address) -> Iterator[dict[str, object]]:
    """The right answers to a question, stage by stage, as a form sends them."""
    rules = VARIANTS[asked.variant].rules
    question: Question = GAME.question(asked, rules)
    grade = GAME.grade(question, rules, {})
    for number, stage in enumerate(question.stages):
        texts: dict[str, object] = {"stage": str(number)}
        for mark in grade.of(stage.asks).marks:
            text = written(mark.expected)
            texts[mark.ask.key] = text.split() if mark.ask.kind in (Kind.CARDS, Kind.SEVERAL) else text
        yield texts


class Sitting:
    """A run as its guest sits it, every answer right."""

    def __init__(self, app: Flask, client: FlaskClient, **form: str) -> None:
        self.app, self.client = app, client
        data = {"variant": "cash-nl", "skill": "mix", "level": "2", "length": "5", **form}
        self.url = client.post(f"/{GAME.id}/start", data=data).headers["Location"]

    @property
    def attempts(self) -> tuple[Attempt, ...]:
        house: House = self.app.extensions["house"]
        with self.client.session_transaction() as session:
            guest = str(session["guest"])
        with house.database.read() as db:
            return attempts_of(db, guest, self.url.split("/")[2])

    def texts(self) -> Iterator[dict[str, object]]:
        """The right answers to the question put last."""
        return right_answers(Address.parse(self.attempts[-1].address))

    def sit(self) -> str:
        """Answer all of it and return its summary."""
        for _ in range(5):
            path = self.client.get(self.url).headers["Location"]
            assert self.client.get(path).status_code == 200
            for texts in self.texts():
                assert self.client.post(path, data=texts).status_code in (200, 303)
        assert self.client.get(self.url).headers["Location"].endswith("/summary")
        return get(self.client, f"{self.url}/summary")


def test_the_front_page_offers_both_games_and_every_drill(client: FlaskClient) -> None:
    page = get(client, f"/{GAME.id}")
    assert 'href="/casino_holdem"' in page
    assert f'href="/{GAME.id}" aria-current="page"' in page
    for drill in GAME.drills:
        assert f'name="drill" value="{drill}"' in page
        assert f'href="/{GAME.id}/drills/{drill}"' in page
    for variant in VARIANTS.values():
        assert variant.title("en") in said(page)
    assert "5: a full table, awkward amounts" in said(page)


def test_the_first_page_is_still_the_first_game(client: FlaskClient) -> None:
    assert "One box" in said(get(client, "/"))


def test_each_drill_is_explained_with_an_example(client: FlaskClient) -> None:
    for drill in GAME.drills:
        page = get(client, f"/{GAME.id}/drills/{drill}")
        assert "What must be computed" in said(page)
        assert 'class="felt poker' in page


@pytest.mark.parametrize("variant", ["tournament-nl", "cash-limit", "home"])
def test_the_rules_page_has_every_switch_with_its_source_and_provenance(
    client: FlaskClient, variant: str
) -> None:
    page = get(client, f"/{GAME.id}/rules?variant={variant}")
    text = said(page)
    assert VARIANTS[variant].title("en") in text
    for switch in PROFILE:
        source = VARIANTS[variant].stated[switch].source
        assert not source or source in text, switch
    assert page.count('class="by by-') >= len(PROFILE)
    assert "TDA 47-A; WSOP 171–173" in text


def test_the_tables_stand_side_by_side_and_may_be_held_to_their_differences(client: FlaskClient) -> None:
    everything = get(client, f"/{GAME.id}/variants")
    assert f'href="/{GAME.id}/rules?variant=home"' in everything
    assert "House edge" not in said(everything)
    only = get(client, f"/{GAME.id}/variants?variant=home&only=differences")
    assert "The button" in said(only)
    assert "Insurance" not in said(only)
    assert client.get(f"/{GAME.id}/variants?variant=nobody").status_code == 404


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("drill", ["side_pots", "showdown", "run_table"])
def test_a_run_can_be_sat_in_every_mode_to_its_summary(
    app: Flask, client: FlaskClient, drill: str, mode: str
) -> None:
    run = Sitting(app, client, drill=drill, mode=mode, length="5" if mode != "speed" else "10")
    summary = said(run.sit()) if mode != "speed" else said(_speed(run))
    assert "right" in summary
    assert all(attempt.right for attempt in run.attempts if attempt.answered_at)


def _speed(run: Sitting) -> str:
    for _ in range(10):
        path = run.client.get(run.url).headers["Location"]
        assert run.client.get(path).status_code == 200
        for texts in run.texts():
            run.client.post(path, data=texts)
    return get(run.client, f"{run.url}/summary")


def test_what_was_answered_stands_on_the_front_page_and_in_the_link_of_the_run(
    app: Flask, client: FlaskClient
) -> None:
    summary = Sitting(app, client, drill="showdown").sit()
    assert "5/5" in said(get(client, f"/{GAME.id}"))
    shared = re.search(r"/same/[^\"]+", summary)
    assert shared
    assert "Showdown" in said(get(client, shared[0]))


def test_each_game_remembers_its_own_house(app: Flask, client: FlaskClient) -> None:
    Sitting(app, client, drill="nuts", variant="home")
    client.post(
        "/casino_holdem/start",
        data={"drill": "one_box", "variant": "playtech", "skill": "mix", "level": "2", "length": "5"},
    )
    assert re.search(r'value="home" checked', get(client, f"/{GAME.id}"))
    assert re.search(r'value="playtech" checked', get(client, "/"))


def test_the_way_back_from_a_question_leads_to_its_own_game(client: FlaskClient) -> None:
    assert f'href="/{GAME.id}" aria-label="All drills"' in get(client, address("nuts"))


def test_an_unfinished_run_is_offered_again(app: Flask, client: FlaskClient) -> None:
    run = Sitting(app, client, drill="nuts")
    assert f'href="{run.url}"' in get(client, f"/{GAME.id}")


def test_the_name_of_the_table_leads_to_the_house_rules_from_every_question(client: FlaskClient) -> None:
    for drill in GAME.drills:
        page = get(client, address(drill))
        assert f'href="/{GAME.id}/variants"' in page
        assert "Cash, no limit 1/3" in said(page)


def test_a_seat_says_its_number_its_chips_and_what_it_did(client: FlaskClient) -> None:
    page = get(client, address("to_call", "bets.several_raises", level=5, variant="tournament-nl"))
    seats = [said(seat) for seat in re.findall(r'<li class="chair.*?</li>', page, re.DOTALL)]
    assert len(seats) == 9
    assert [re.search(r"Seat (\d+)", seat)[1] for seat in seats] == [str(n) for n in range(1, 10)]  # type: ignore[index]
    assert sum("button" in seat for seat in seats) == 1
    assert sum("to act" in seat for seat in seats) == 1
    assert all("behind" in seat for seat in seats)
    moves = said(page[page.index('<ol class="moves"') : page.index("</ol>", page.index('<ol class="moves"'))])
    assert re.search(r"Seat \d+ raises to [\d,]+", moves)


def test_words_stand_in_a_bubble_and_chips_are_drawn_one_by_one(client: FlaskClient) -> None:
    page = get(client, address("rulings", "rule.half"))
    assert page.count('class="thrown-chip"') > 1
    spoken = get(client, address("rulings", "rule.raise_total"))
    assert re.search(r'<q class="bubble">\s*\S', spoken)


def test_a_seat_is_a_button_where_a_seat_is_the_whole_answer(client: FlaskClient) -> None:
    page = get(client, address("button", "button.first_after"))
    buttons = re.findall(r'class="seat-ask"[^>]*value="(seat_\d+)" aria-label="([^"]+)"', page)
    options = re.findall(r'class="option" name="\w+" value="(seat_\d+)"', page)
    assert sorted(value for value, _ in buttons) == sorted(options)
    assert all(label.startswith("Seat ") for _, label in buttons)


def test_seats_are_ticked_and_nothing_ticked_is_asked_again(app: Flask, client: FlaskClient) -> None:
    path = address("showdown", "showdown.board", level=2)
    page = get(client, path)
    token = re.search(r'name="token" value="([^"]*)"', page)
    assert token
    options = re.findall(r'type="checkbox" name="winners" value="(seat_\d+)"', page)
    assert len(options) == 3
    cards = re.findall(r'name="five"\s+value="(\w\w)"', page)[:5]
    again = client.post(path, data={"token": token[1], "five": cards})
    assert again.status_code == 422
    assert "Choose one at least." in said(again.get_data(as_text=True))
    told = client.post(path, data={"token": token[1], "five": cards, "winners": options[:1]})
    assert "The pot is split" in said(told.get_data(as_text=True))


def test_what_counts_no_money_is_never_put_out_in_chips(client: FlaskClient) -> None:
    client.post("/settings", data={"pay": "chips", "next": "/"})
    assert "pays-chips" in get(client, address("odd_chips"))
    assert "pays-chips" not in get(client, address("outs"))
    assert "pays-chips" not in get(client, address("stub"))


@pytest.mark.parametrize("language", ["en", "ar"])
def test_every_question_and_its_verdict_can_be_shown_in_both_languages(
    client: FlaskClient, language: str
) -> None:
    for drill in GAME.drills:
        path = address(drill, level=4, variant="tournament-nl")
        token = re.search(r'name="token" value="([^"]*)"', get(client, f"{path}?lang={language}"))
        assert token
        asked = Address.parse(path.removeprefix("/q/"))
        texts = {"token": token[1], **next(right_answers(asked))}
        assert client.post(f"{path}?lang={language}", data=texts).status_code in (200, 303)
