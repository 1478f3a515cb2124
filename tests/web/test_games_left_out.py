"""A file of house rules without one of the games: the others go on, and the desk can put it in."""

from __future__ import annotations

from pathlib import Path

import pytest
from flask.testing import FlaskClient

from trainer.paths import shipped_paytables
from trainer.web import create_app

SHIPPED = shipped_paytables().read_text("utf-8")
ONE_GAME = SHIPPED[: SHIPPED.index("texas_holdem:")].rstrip() + "\n"


@pytest.fixture
def browser(tmp_path: Path) -> FlaskClient:
    """An instructor's, in a house that has Casino Hold'em alone."""
    (tmp_path / "paytables.yaml").write_text(ONE_GAME, encoding="utf-8")
    client = create_app({"TESTING": True, "TRAINER_DATA": tmp_path, "SETUP_KEY": "k"}).test_client()
    assert client.post("/desk/open/k", data={"name": "Ana"}).status_code == 303
    return client


def test_what_the_file_leaves_out_is_not_there(browser: FlaskClient) -> None:
    for page in ("", "/rules", "/variants", "/equity", "/drills/showdown"):
        assert browser.get(f"/texas_holdem{page}").status_code == 404, page
    assert browser.post("/texas_holdem/start", data={"drill": "showdown"}).status_code == 404
    home = browser.get("/").get_data(as_text=True)
    assert "/texas_holdem" not in home
    assert browser.get("/casino_holdem/rules").status_code == 200


def test_the_desk_puts_in_the_section_as_it_is_shipped(browser: FlaskClient) -> None:
    assert "/desk/texas_holdem/-/section" in browser.get("/desk/").get_data(as_text=True)
    assert browser.post("/desk/texas_holdem/-/section", data={"version": ""}).status_code == 303
    assert browser.get("/desk/draft.yaml").get_data(as_text=True) == SHIPPED
    assert browser.post("/desk/texas_holdem/-/section", data={"version": "1"}).status_code == 422
    assert browser.post("/desk/publish", data={"version": "1", "why": "both games"}).status_code == 303
    assert browser.get("/texas_holdem/rules").status_code == 200
    assert "/desk/texas_holdem/-/section" not in browser.get("/desk/").get_data(as_text=True)


def test_a_house_may_be_called_like_what_the_desk_does(browser: FlaskClient) -> None:
    for name, version in (("default", ""), ("shelves", "1")):
        data = {"version": version, "like": "standard", "id": name, "name": name}
        assert browser.post("/desk/casino_holdem", data=data).headers["Location"].endswith(f"/{name}")
    data = {"version": "2", "base": "1", "value:boxes": "5"}
    assert browser.post("/desk/casino_holdem/default", data=data).status_code == 303
    assert "default:\n      name: {en: default}\n      boxes: 5" in browser.get("/desk/draft.yaml").get_data(
        as_text=True
    )
