"""The checklist of docs/security.md, over every address the app has."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.web.security import BODY_LIMIT, HEADERS

FILL = {"number": "1", "seed": "7", "revision": "0" * 12, "game": "casino_holdem", "variant": "standard"}


def _addresses(app: Flask) -> list[tuple[str, str]]:
    """Every (method, path) of the url_map with its blanks filled in."""
    found = []
    for rule in app.url_map.iter_rules():
        path = rule.rule
        for name in rule.arguments:
            path = re.sub(rf"<(?:[^<>]*:)?{name}>", FILL.get(name, "x"), path)
        assert "<" not in path, rule
        found += [(method, path) for method in rule.methods or ()]
    return found


def _headers_are_there(response: object) -> None:
    for name, value in HEADERS.items():
        assert response.headers[name] == value, name  # type: ignore[attr-defined]


def test_an_unsafe_request_from_another_site_is_refused_everywhere(app: Flask, client: FlaskClient) -> None:
    unsafe = [(m, p) for m, p in _addresses(app) if m not in ("GET", "HEAD", "OPTIONS")]
    assert unsafe
    for method, path in unsafe:
        for headers in (
            {"Sec-Fetch-Site": "cross-site"},
            {"Sec-Fetch-Site": "same-site"},
            {"Origin": "https://elsewhere.example"},
            {"Origin": "null"},
        ):
            response = client.open(path, method=method, headers=headers)
            assert response.status_code == 403, (method, path, headers)
            _headers_are_there(response)


def test_an_unsafe_request_of_this_site_reaches_its_view(app: Flask, client: FlaskClient) -> None:
    for headers in ({"Sec-Fetch-Site": "same-origin"}, {"Origin": "http://localhost"}, {}):
        response = client.post("/settings", data={"deck": "4", "next": "/"}, headers=headers)
        assert response.status_code == 303


def test_every_get_answers_with_the_headers(app: Flask, client: FlaskClient) -> None:
    for method, path in _addresses(app):
        if method == "GET":
            response = client.get(path)
            assert response.status_code < 500, path
            _headers_are_there(response)


@pytest.mark.parametrize("path", ["/nowhere", "/run/unknown", "/q/not/an/address", "/static/x/none.css"])
def test_an_unknown_address_is_a_page_with_the_headers(client: FlaskClient, path: str) -> None:
    response = client.get(path)
    assert response.status_code == 404
    assert b"<h1" in response.data
    _headers_are_there(response)


def test_a_crash_is_a_page_with_the_headers_and_without_a_traceback(tmp_path: Path) -> None:
    from trainer.web import create_app

    app = create_app({"TRAINER_DATA": str(tmp_path), "SECRET_KEY": "test"})

    @app.get("/crash")
    def crash() -> str:
        raise RuntimeError("the inside of the program")

    response = app.test_client().get("/crash")
    assert response.status_code == 500
    assert b"the inside of the program" not in response.data
    _headers_are_there(response)


def test_static_files_carry_the_headers_and_are_kept_for_ever(app: Flask, client: FlaskClient) -> None:
    sprite = app.jinja_env.globals["sprite"]
    response = client.get(str(sprite), buffered=True)
    assert response.status_code == 200
    _headers_are_there(response)
    assert "immutable" in response.headers["Cache-Control"]
    assert response.headers["Content-Type"].startswith("image/svg+xml")


def test_a_body_over_the_limit_is_refused(client: FlaskClient) -> None:
    response = client.post("/settings", data={"next": "x" * (BODY_LIMIT + 1)})
    assert response.status_code == 413
    _headers_are_there(response)


def test_the_cookie_is_private(client: FlaskClient) -> None:
    plain = client.post("/settings", data={"deck": "4"})
    cookie = plain.headers["Set-Cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=Lax" in cookie
    assert "Secure" not in cookie
    over_tls = client.post("/settings", data={"deck": "2"}, base_url="https://localhost")
    assert "Secure" in over_tls.headers["Set-Cookie"]


@pytest.mark.parametrize(
    "target",
    ["https://elsewhere.example/", "//elsewhere.example", "/\\elsewhere.example", "javascript:alert(1)", ""],
)
def test_settings_lead_back_to_this_site_only(client: FlaskClient, target: str) -> None:
    response = client.post("/settings", data={"next": target})
    assert response.headers["Location"] == "/"


def test_what_is_typed_comes_back_escaped(client: FlaskClient) -> None:
    page = client.get("/casino_holdem/settle?board=<script>alert(1)</script>").get_data(as_text=True)
    assert "<script>alert" not in page
