"""The desk is open to whoever followed a one-time link, and to nobody else."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.web import create_app
from trainer.web.desk.door import DESK_LIMIT
from trainer.web.security import BODY_LIMIT

Sit = Callable[[str], FlaskClient]
FILL = {"number": "1", "game": "casino_holdem", "variant": "standard"}


def _pages(app: Flask) -> list[tuple[str, str]]:
    """Every (method, path) of the desk but its door."""
    found = []
    for rule in app.url_map.iter_rules():
        if rule.endpoint.startswith("desk.") and "/open/" not in rule.rule:
            path = rule.rule
            for name in rule.arguments:
                path = re.sub(rf"<(?:[^<>]*:)?{name}>", FILL.get(name, "x"), path)
            found += [(method, path) for method in (rule.methods or set()) - {"HEAD", "OPTIONS"}]
    return found


def test_every_page_of_the_desk_is_closed_to_guests_and_says_how_it_is_opened(
    app: Flask, client: FlaskClient
) -> None:
    pages = _pages(app)
    assert len(pages) > 15
    for method, path in pages:
        response = client.open(path, method=method)
        assert response.status_code == 403, (method, path)
        page = response.get_data(as_text=True)
        assert "The desk is closed" in page
        assert "trainer serve" in page


def test_no_page_of_the_desk_breaks_for_an_instructor(app: Flask, ana: FlaskClient) -> None:
    for method, path in _pages(app):
        if method == "GET":
            assert ana.get(path).status_code in (200, 303, 404), path


@pytest.fixture
def with_key(tmp_path: Path) -> Flask:
    return create_app({"TESTING": True, "TRAINER_DATA": tmp_path, "SETUP_KEY": "the-link"})


def test_the_link_of_the_server_opens_the_desk_once(with_key: Flask, tmp_path: Path) -> None:
    first, second = with_key.test_client(), with_key.test_client()
    for _look in range(2):
        assert 'name="name"' in first.get("/desk/open/the-link").get_data(as_text=True)
    came = first.post("/desk/open/the-link", data={"name": "Ana"})
    assert (came.status_code, came.location) == (303, "/desk/")
    assert first.get("/desk/people").status_code == 200
    for response in (
        second.get("/desk/open/the-link"),
        second.post("/desk/open/the-link", data={"name": "Eve"}),
    ):
        assert response.status_code == 403
        assert "This link opens nothing" in response.get_data(as_text=True)
    again = create_app({"TESTING": True, "TRAINER_DATA": tmp_path, "SETUP_KEY": "the-link"})
    assert again.test_client().get("/desk/open/the-link").status_code == 403


def test_without_a_key_no_link_opens(client: FlaskClient) -> None:
    for key in ("None", "the-link", "%00", "x" * 500):
        assert client.get(f"/desk/open/{key}").status_code == 403
        assert client.post(f"/desk/open/{key}", data={"name": "Eve"}).status_code == 403


def test_a_name_is_asked_for_and_kept_while_it_is_corrected(with_key: Flask) -> None:
    browser = with_key.test_client()
    refused = browser.post("/desk/open/the-link", data={"name": "x" * 61})
    assert refused.status_code == 422
    page = refused.get_data(as_text=True)
    assert "x" * 61 in page
    assert 'aria-invalid="true"' in page
    assert browser.post("/desk/open/the-link", data={}).status_code == 422
    assert browser.post("/desk/open/the-link", data={"name": "Ana"}).status_code == 303


def test_a_name_in_use_is_refused(with_key: Flask) -> None:
    ana, other = with_key.test_client(), with_key.test_client()
    ana.post("/desk/open/the-link", data={"name": "Ana"})
    link = _link(ana)
    refused = other.post(link, data={"name": "ana"})
    assert refused.status_code == 422
    assert "Somebody at the desk has this name" in refused.get_data(as_text=True)
    assert other.post(link, data={"name": "Ana B."}).status_code == 303


def _link(browser: FlaskClient) -> str:
    page = browser.post("/desk/people").get_data(as_text=True)
    found = re.search(r"http://localhost(/desk/open/[^<\s]+)", html.unescape(page))
    assert found
    return found[1]


def test_an_instructor_lets_a_colleague_in_and_only_the_newest_link_opens(
    app: Flask, ana: FlaskClient
) -> None:
    old, new = _link(ana), _link(ana)
    ben = app.test_client()
    assert ben.get(old).status_code == 403
    assert ben.post(new, data={"name": "<Ben & Co>"}).status_code == 303
    page = ana.get("/desk/people").get_data(as_text=True)
    assert "&lt;Ben &amp; Co&gt;" in page
    assert new not in page, "a link is shown once"


def test_whoever_closes_the_desk_is_out_even_with_the_old_cookie(app: Flask, ana: FlaskClient) -> None:
    kept = ana.get_cookie("trainer")
    assert kept is not None
    assert ana.post("/desk/people/leave").status_code == 303
    assert ana.get("/desk/people").status_code == 403
    thief = app.test_client()
    thief.set_cookie("trainer", kept.value)
    assert thief.get("/desk/people").status_code == 403


def test_the_desk_can_be_closed_for_another_by_name(sit_down: Sit) -> None:
    ana, ben = sit_down("Ana"), sit_down("Ben")
    assert ana.post("/desk/people/close", data={"name": "Ben"}).status_code == 303
    assert ben.get("/desk/people").status_code == 403
    ana.post("/desk/people/close", data={"name": "Ana"})
    assert ana.get("/desk/people").status_code == 200, "one closes one's own with the other button"


def test_leaving_keeps_what_else_is_in_the_cookie(ana: FlaskClient) -> None:
    ana.post("/settings", data={"deck": "4"})
    ana.post("/desk/people/leave")
    assert "deck-4" in ana.get("/").get_data(as_text=True)


def test_an_instructor_may_send_a_whole_file_and_a_guest_may_not(
    client: FlaskClient, ana: FlaskClient
) -> None:
    large = {"text": "#" * (BODY_LIMIT + 1000), "version": ""}
    assert client.post("/desk/import", data=large).status_code == 403
    assert ana.post("/desk/import", data=large).status_code == 422
    assert ana.post("/desk/import", data={"text": "#" * (DESK_LIMIT + 1000)}).status_code == 413
    assert ana.post("/settings", data=large).status_code == 413


def test_the_menu_leads_instructors_alone_to_the_desk(client: FlaskClient, ana: FlaskClient) -> None:
    assert 'href="/desk/"' in ana.get("/").get_data(as_text=True)
    assert 'href="/desk/"' not in client.get("/").get_data(as_text=True)
