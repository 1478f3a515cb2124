"""From a draft to the file: nothing that is broken, nothing over another's head, and nobody's run under other rules."""

from __future__ import annotations

import html
import re
import threading
from collections.abc import Callable
from pathlib import Path

import pytest
from flask import Flask
from flask.testing import FlaskClient

from trainer.paths import shipped_paytables
from trainer.paytables.splice import set_value
from trainer.school import Draft, books, draft, instructors
from trainer.web.desk.houses import new_house
from trainer.web.house import House

Sit = Callable[[str], FlaskClient]

SHIPPED = shipped_paytables().read_bytes().decode()
ROYAL = "      royal flush: 100 to 1\n      straight flush: 20 to 1"
RICHER = SHIPPED.replace(ROYAL, ROYAL.replace("20 to 1", "30 to 1"), 1)
BONUS = "      flush or better: 25 to 1"
OTHER = SHIPPED.replace(BONUS, BONUS.replace("25", "26"), 1)
BROKEN = SHIPPED.replace("straight flush: 20 to 1", "straight flush: 20:1", 1)
assert len({SHIPPED, RICHER, OTHER, BROKEN}) == 4


@pytest.fixture
def house(app: Flask) -> House:
    found = app.extensions["house"]
    assert isinstance(found, House)
    return found


def _draft(house: House, name: str) -> Draft | None:
    with house.database.read() as session:
        (editor,) = [person.id for person in instructors(session) if person.name == name]
        return draft(session, editor)


def _take(browser: FlaskClient, text: str, house: House, name: str = "Ana") -> int:
    """Make a text somebody's draft: its version."""
    now = _draft(house, name)
    data = {"text": text, "version": str(now.version) if now else "", "anyway": "1"}
    assert browser.post("/desk/import", data=data).status_code == 303
    found = _draft(house, name)
    assert found is not None
    return found.version


def _publish(browser: FlaskClient, version: int, why: str = "so it is") -> tuple[int, str]:
    response = browser.post("/desk/publish", data={"version": str(version), "why": why})
    return response.status_code, response.location or _said(response.get_data(as_text=True))


def _said(page: str) -> str:
    """The words of a page's content."""
    main = page.split("<main")[1].split("</main>", maxsplit=1)[0]
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", "", main)))


def test_what_is_published_is_the_file_and_in_force_at_once(ana: FlaskClient, house: House) -> None:
    before = house.variants("casino_holdem")["standard"].rules.ante.rows
    version = _take(ana, RICHER, house)
    page = _said(ana.get("/desk/publish").get_data(as_text=True))
    assert "Ante, Straight flush 20 to 1 30 to 1" in page
    assert _publish(ana, version, "  The floor\tasked ") == (303, "/desk/history/2")
    assert house.own_file.read_bytes().decode() == RICHER
    assert house.watcher.current()[1] == ()
    assert house.variants("casino_holdem")["standard"].rules.ante.rows != before
    with house.database.read() as session:
        newest, first = books(session)
    assert (newest.author, newest.why, newest.parent, newest.text) == ("Ana", "The floor asked", 1, RICHER)
    assert (first.author, first.text) == ("", SHIPPED)
    assert _draft(house, "Ana") is None
    assert "Nothing to publish" in ana.get("/desk/publish").get_data(as_text=True)


def test_what_is_to_be_published_says_what_it_costs(ana: FlaskClient, house: House) -> None:
    """100-20-10-3-2-1 is 2.1576 %, 100-30-10-3-2-1 is 1.9025 %. Where more is called, less bonus is forfeited on a fold."""
    _take(ana, RICHER, house)
    said = _said(ana.get("/desk/publish").get_data(as_text=True)).replace("\xa0", " ")
    assert "House edge 2.1576 % 1.9025 %" in said
    assert "Evolution live, older rules · Playtech live Rule was is AA Bonus edge 9.0745 % 9.0723 %" in said
    assert said.count("AA Bonus edge") == 1


def test_a_new_house_is_held_against_the_standard(ana: FlaskClient, house: House) -> None:
    text = new_house(SHIPPED, "casino_holdem", "standard", "riviera", "Riviera")
    assert "Riviera new as in the standard" in _said(_taken_page(ana, text, house))
    text = set_value(text, ("casino_holdem", "variants", "riviera", "ante"), "ante-2")
    said = _said(_taken_page(ana, text, house)).replace("\xa0", " ")
    assert "Riviera new Rule Standard is Ante, Royal flush 100 to 1 25 to 1" in said
    assert "House edge 2.1576 % 1.9566 %" in said


def test_many_changes_of_where_rules_come_from_are_told_on_demand(ana: FlaskClient, house: House) -> None:
    text = SHIPPED.replace("boxes: {is: 7, by: standard}", "boxes: {is: 7, by: house}", 1)
    few = _taken_page(ana, text, house)
    assert "Provenance: Boxes on the table" in few
    assert '<details class="fold"' not in few
    text = text.replace("profile: cash", "profile: home", 1)
    many = _taken_page(ana, text, house)
    assert many.index("Raises on a street of fixed limit") < many.index('<details class="fold"')
    assert many.index('<details class="fold"') < many.index("Provenance: The button can be bought")


def _taken_page(browser: FlaskClient, text: str, house: House) -> str:
    _take(browser, text, house)
    return browser.get("/desk/publish").get_data(as_text=True)


def test_a_file_given_by_name_is_the_one_that_is_written(tmp_path: Path) -> None:
    from trainer.web import create_app

    file = tmp_path / "ours" / "house.yaml"
    file.parent.mkdir()
    file.write_bytes(SHIPPED.encode())
    app = create_app(
        {"TESTING": True, "TRAINER_DATA": tmp_path / "data", "PAYTABLES": str(file), "SETUP_KEY": "k"}
    )
    browser = app.test_client()
    browser.post("/desk/open/k", data={"name": "Ana"})
    version = _take(browser, RICHER, app.extensions["house"])
    assert _publish(browser, version)[0] == 303
    assert file.read_bytes().decode() == RICHER
    assert not (tmp_path / "data" / "paytables.yaml").exists()


def test_a_draft_with_mistakes_is_not_published_and_not_lost(ana: FlaskClient, house: House) -> None:
    version = _take(ana, BROKEN, house)
    status, said = _publish(ana, version)
    assert status == 422
    line = BROKEN[: BROKEN.index("20:1")].count("\n") + 1
    assert f"Line {line}" in said
    assert "“20:1” does not say whether the stake is counted in" in said
    assert "straight flush: 20:1" in said
    kept = _draft(house, "Ana")
    assert kept is not None
    assert kept.text == BROKEN
    assert not house.own_file.exists()


@pytest.mark.parametrize("why", ["", " \n ", "x" * 301])
def test_a_reason_is_asked_for(ana: FlaskClient, house: House, why: str) -> None:
    version = _take(ana, RICHER, house)
    assert _publish(ana, version, why)[0] == 422
    assert not house.own_file.exists()


def test_a_window_that_shows_an_older_draft_publishes_nothing(ana: FlaskClient, house: House) -> None:
    older = _take(ana, OTHER, house)
    _take(ana, RICHER, house)
    status, said = _publish(ana, older, "mine")
    assert status == 409
    assert "changed in another window" in said
    assert "Straight flush 20 to 1 30 to 1" in said, "the draft is shown as it is now"
    assert not house.own_file.exists()


def test_a_draft_that_changes_nothing_is_not_published(ana: FlaskClient, house: House) -> None:
    version = _take(ana, SHIPPED, house)
    assert _publish(ana, version) == (303, "/desk/publish")
    assert not house.own_file.exists()


def test_a_draft_is_discarded_only_as_it_was_shown(ana: FlaskClient, house: House) -> None:
    older = _take(ana, OTHER, house)
    newer = _take(ana, RICHER, house)
    for version in (str(older), "", "x", "9" * 40):
        ana.post("/desk/discard", data={"version": version})
        assert _draft(house, "Ana") is not None
    ana.post("/desk/discard", data={"version": str(newer)})
    assert _draft(house, "Ana") is None


@pytest.fixture
def conflict(sit_down: Sit, house: House) -> tuple[FlaskClient, int]:
    """Ana's browser and the version of her draft; Ben published first."""
    ana, ben = sit_down("Ana"), sit_down("Ben")
    version = _take(ana, RICHER, house)
    assert _publish(ben, _take(ben, OTHER, house, "Ben"), "The bonus") == (303, "/desk/history/2")
    return ana, version


def test_the_second_to_publish_is_refused_and_sees_both_versions(
    conflict: tuple[FlaskClient, int], house: House
) -> None:
    ana, version = conflict
    status, said = _publish(ana, version)
    assert status == 409
    assert "Theirs: revision 2 Ben," in said
    assert "The bonus" in said
    assert "AA Bonus, Royal flush 25 to 1 26 to 1" in said
    assert "Ante, Straight flush 20 to 1 30 to 1" in said
    assert house.own_file.read_bytes().decode() == OTHER
    kept = _draft(house, "Ana")
    assert kept is not None
    assert kept.text == RICHER
    assert ana.get("/desk/draft.yaml").get_data() == RICHER.encode()


def _keep(ana: FlaskClient, which: str, version: int, theirs: int = 2) -> int:
    data = {"keep": which, "version": str(version), "theirs": str(theirs)}
    return ana.post("/desk/conflict", data=data).status_code


def test_mine_on_top_takes_theirs_back_and_can_be_published(
    conflict: tuple[FlaskClient, int], house: House
) -> None:
    ana, version = conflict
    assert _keep(ana, "mine", version) == 303
    now = _draft(house, "Ana")
    assert now is not None
    assert "AA Bonus, Royal flush 26 to 1 25 to 1" in _said(ana.get("/desk/publish").get_data(as_text=True))
    assert _publish(ana, now.version) == (303, "/desk/history/3")
    assert house.own_file.read_bytes().decode() == RICHER


def test_both_put_together_hold_both_changes(conflict: tuple[FlaskClient, int], house: House) -> None:
    ana, version = conflict
    assert _keep(ana, "both", version) == 303
    now = _draft(house, "Ana")
    assert now is not None
    assert _publish(ana, now.version) == (303, "/desk/history/3")
    both = OTHER.replace(ROYAL, ROYAL.replace("20 to 1", "30 to 1"), 1)
    assert house.own_file.read_bytes().decode() == both


def test_theirs_alone_discards_the_draft(conflict: tuple[FlaskClient, int], house: House) -> None:
    ana, version = conflict
    assert _keep(ana, "theirs", version) == 303
    assert _draft(house, "Ana") is None


@pytest.mark.parametrize("which", ["mine", "theirs", "both"])
def test_a_conflict_is_not_settled_over_a_draft_that_changed(
    conflict: tuple[FlaskClient, int], house: House, which: str
) -> None:
    ana, version = conflict
    newer = _take(ana, RICHER + "# more\n", house)
    assert _keep(ana, which, version) == 409
    now = _draft(house, "Ana")
    assert now is not None
    assert now.version == newer


def test_a_conflict_settled_against_a_revision_that_was_overtaken_is_a_conflict_again(
    conflict: tuple[FlaskClient, int], sit_down: Sit, house: House
) -> None:
    ana, version = conflict
    eve = sit_down("Eve")
    _publish(eve, _take(eve, OTHER + "# eve\n", house, "Eve"))
    assert _keep(ana, "mine", version, theirs=2) == 303
    assert "meanwhile revision 3 was published" in _said(ana.get("/desk/publish").get_data(as_text=True))
    now = _draft(house, "Ana")
    assert now is not None
    assert _publish(ana, now.version)[0] == 409


def test_changes_of_one_line_cannot_be_put_together(sit_down: Sit, house: House) -> None:
    ana, ben = sit_down("Ana"), sit_down("Ben")
    _take(ana, RICHER, house)
    _publish(ben, _take(ben, RICHER.replace("30 to 1", "40 to 1", 1), house, "Ben"))
    page = ana.get("/desk/publish").get_data(as_text=True)
    assert 'value="mine"' in page
    assert 'value="both"' not in page


def test_an_edit_on_disk_is_a_conflict_of_the_files_own(ana: FlaskClient, house: House) -> None:
    version = _take(ana, RICHER, house)
    house.own_file.write_bytes(OTHER.encode())
    status, said = _publish(ana, version)
    assert status == 409
    assert "Theirs: revision 2 the file," in said
    assert house.own_file.read_bytes().decode() == OTHER


def test_a_broken_file_on_disk_is_kept_before_it_is_replaced(ana: FlaskClient, house: House) -> None:
    version = _take(ana, RICHER, house)
    house.own_file.write_bytes(b"broken: [\n")
    assert _publish(ana, version)[0] == 409
    assert house.own_file.read_bytes() == b"broken: [\n"
    assert _keep(ana, "mine", version) == 303
    now = _draft(house, "Ana")
    assert now is not None
    assert _publish(ana, now.version) == (303, "/desk/history/3")
    assert house.problems() == ()
    with house.database.read() as session:
        assert [found.text for found in books(session)] == [RICHER, "broken: [\n", SHIPPED]


def test_of_two_instructors_who_publish_at_once_exactly_one_wins(sit_down: Sit, house: House) -> None:
    names = [f"instructor {number}" for number in range(5)]
    browsers = {name: sit_down(name) for name in names}
    versions = {name: _take(browsers[name], RICHER + f"# {name}\n", house, name) for name in names}
    together = threading.Barrier(len(names))
    came: dict[str, int] = {}

    def publish(name: str) -> None:
        together.wait()
        came[name] = _publish(browsers[name], versions[name])[0]

    threads = [threading.Thread(target=publish, args=(name,)) for name in names]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert sorted(came.values()) == [303, 409, 409, 409, 409]
    (winner,) = [name for name, status in came.items() if status == 303]
    assert house.own_file.read_bytes().decode() == RICHER + f"# {winner}\n"
    with house.database.read() as session:
        assert [found.author for found in books(session)] == [winner, ""]
    assert {name for name in names if _draft(house, name) is not None} == {*names} - {winner}


def test_a_disk_that_refuses_keeps_the_draft(
    ana: FlaskClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    def full(*_: object) -> None:
        raise OSError(28, "No space left on device")

    version = _take(ana, RICHER, house)
    monkeypatch.setattr("trainer.web.desk.publishing.write_atomically", full)
    status, said = _publish(ana, version, "why not")
    assert status == 503
    assert "No space left on device" in said
    monkeypatch.undo()
    assert _publish(ana, version) == (303, "/desk/history/2")


def _begin(client: FlaskClient) -> str:
    """Begin a run of straight flushes: the address of its first question."""
    form = {
        "drill": "one_box",
        "variant": "standard",
        "skill": "ante.straight_flush",
        "level": "2",
        "length": "5",
    }
    return client.get(client.post("/casino_holdem/start", data=form).location).location or ""


def _verdict(client: FlaskClient, question: str) -> str:
    """Answer wrong, with the boxes of the form as they are: what is said to it."""
    page = client.get(question).get_data(as_text=True)
    names = re.findall(r'<input[^>]*?\sname="([^"]+)"[^>]*?>', page)
    values = re.findall(r'<input[^>]*?\sname="([^"]+)"[^>]*?\svalue="([^"]*)"', page)
    data = dict.fromkeys((name for name in names if name in ("ante", "call", "bonus")), "1")
    return client.post(question, data={**dict(values), **data}, follow_redirects=True).get_data(as_text=True)


def test_a_run_that_has_begun_keeps_its_rules_after_a_publication(
    client: FlaskClient, ana: FlaskClient, house: House
) -> None:
    running = _begin(client)
    before = client.get(running).get_data(as_text=True)
    assert _publish(ana, _take(ana, RICHER, house))[0] == 303
    assert client.get(running).get_data(as_text=True) == before
    row = r"Straight flush</th>\s*<td><bdi[^>]*>{} to 1</bdi>"
    assert re.search(row.format(20), _verdict(client, running)), "the rules it began with"
    assert re.search(row.format(30), _verdict(client, _begin(client))), "the rules of a run that begins now"
