"""Every state of the file can be looked at, taken along and restored; files come in as drafts."""

from __future__ import annotations

import csv
import html
import io
import re
import zipfile
from datetime import datetime
from functools import partial

import pytest
from flask import Flask
from flask.testing import FlaskClient
from sqlalchemy import text

from trainer.paths import shipped_paytables
from trainer.paytables.writing import write_atomically
from trainer.school import Draft, draft, instructors, publish
from trainer.web.house import House

SHIPPED = shipped_paytables().read_bytes().decode()
RICHER = SHIPPED.replace("straight flush: 20 to 1", "straight flush: 30 to 1", 1)


@pytest.fixture
def house(app: Flask, ana: FlaskClient) -> House:
    """The house, its first revision seen; Ana is at the desk."""
    found = app.extensions["house"]
    assert isinstance(found, House)
    found.book_revision()
    return found


def _put(house: House, to: str, author: str = "Ana", why: str = "so it is") -> int:
    """Publish a text: the number of its revision."""
    base = house.book_revision().number
    write = partial(write_atomically, house.own_file)
    done = publish(house.database, write, house.on_disk, to, author, why, base, house.clock())
    assert house.book_revision() == done
    return done.number


def _draft(house: House) -> Draft | None:
    with house.database.read() as session:
        return draft(session, instructors(session)[0].id)


def _said(page: str) -> str:
    main = page.split("<main", maxsplit=1)[1]
    return re.sub(r"\s+", " ", html.unescape(re.sub(r"<[^>]+>", " ", main)))


def test_the_history_tells_who_when_and_why_the_newest_first(ana: FlaskClient, house: House) -> None:
    _put(house, RICHER, "<Ana>", "The <b>floor</b> asked")
    house.own_file.write_text(SHIPPED + "# by hand\n", "utf-8")
    page = ana.get("/desk/history").get_data(as_text=True)
    assert "The &lt;b&gt;floor&lt;/b&gt; asked" in page
    assert "&lt;Ana&gt;" in page
    said = _said(page)
    places = [said.index(f"Revision {number}") for number in (3, 2, 1)]
    assert places == sorted(places)
    assert re.search(r"Revision 3 Edited on disk in force the file , \d+ \w+ \d{4}, \d\d:\d\d UTC", said)
    assert page.count("tag-on") == 1


def test_a_revision_that_was_in_force_twice_is_marked_once(ana: FlaskClient, house: House) -> None:
    _put(house, RICHER)
    _put(house, SHIPPED)
    page = ana.get("/desk/history").get_data(as_text=True)
    assert page.count("tag-on") == 1
    assert re.search(r"Revision 3 so it is in force", _said(page))


def test_a_long_history_goes_on_on_another_page(ana: FlaskClient, house: House) -> None:
    with house.database.write() as session:
        for number in range(2, 45):
            row = {"n": number, "t": f"{SHIPPED}# {number}\n", "p": number - 1}
            session.execute(
                text("INSERT INTO book_revision VALUES (:n, :t, 'Ana', '', '2031-05-06', :p)"), row
            )
    first = ana.get("/desk/history").get_data(as_text=True)
    assert re.findall(r'href="/desk/history/(\d+)"', first) == [str(n) for n in range(44, 4, -1)]
    older = html.unescape(re.findall(r'href="(/desk/history\?[^"]+)"', first)[0])
    second = ana.get(older).get_data(as_text=True)
    assert re.findall(r'href="/desk/history/(\d+)"', second) == ["4", "3", "2", "1"]


def test_a_revision_shows_what_it_changed_in_words_and_by_line(ana: FlaskClient, house: House) -> None:
    _put(house, RICHER)
    page = ana.get("/desk/history/2").get_data(as_text=True)
    assert "Ante, Straight flush 20 to 1 30 to 1" in _said(page)
    assert "straight flush: <mark>2</mark>0 to 1</del>" in page
    assert "straight flush: <mark>3</mark>0 to 1</ins>" in page
    assert ana.get("/desk/history/3").status_code == 404
    assert ana.get("/desk/history/0").status_code == 404


def test_a_change_that_reaches_many_houses_is_told_once(ana: FlaskClient, house: House) -> None:
    _put(house, SHIPPED.replace("qualifier: {is: pair of fours", "qualifier: {is: pair of threes", 1))
    said = _said(ana.get("/desk/history/2").get_data(as_text=True))
    assert said.count("a pair of fours or better a pair of threes or better") == 1
    assert re.search(r"Standard · .* The dealer has a game with", said)


def test_houses_that_are_new_or_gone_are_told(ana: FlaskClient, house: House) -> None:
    added = SHIPPED.replace("\ntexas_holdem:", "    corner:\n      name: {en: The Corner}\n\ntexas_holdem:")
    _put(house, added)
    assert "The Corner new" in _said(ana.get("/desk/history/2").get_data(as_text=True))
    _put(house, SHIPPED)
    said = _said(ana.get("/desk/history/3").get_data(as_text=True))
    assert "The Corner gone" in said
    assert "Runs that have begun go on" in said


def test_a_change_of_comments_alone_is_said_to_change_no_rule(ana: FlaskClient, house: House) -> None:
    _put(house, SHIPPED + "# only a remark\n")
    assert "No rule of any house is another" in _said(ana.get("/desk/history/2").get_data(as_text=True))


def test_any_revision_is_restored_as_a_draft_with_the_reason_written(ana: FlaskClient, house: House) -> None:
    _put(house, RICHER)
    restored = ana.post("/desk/history/1/restore", data={"version": ""})
    assert (restored.status_code, house.own_file.read_text("utf-8")) == (303, RICHER)
    page = ana.get(restored.location).get_data(as_text=True)
    assert 'value="Restore revision 1"' in page
    now = _draft(house)
    assert now is not None
    ana.post("/desk/publish", data={"version": now.version, "why": "Restore revision 1"})
    assert house.own_file.read_bytes().decode() == SHIPPED
    assert house.book_revision().number == 3


def test_a_restoration_does_not_replace_a_draft_that_was_not_shown(ana: FlaskClient, house: House) -> None:
    _put(house, RICHER)
    ana.post("/desk/import", data={"text": SHIPPED + "# mine\n", "version": ""})
    refused = ana.post("/desk/history/1/restore", data={"version": ""})
    assert refused.status_code == 409
    now = _draft(house)
    assert now is not None
    assert now.text == SHIPPED + "# mine\n"
    page = ana.get("/desk/history/1").get_data(as_text=True)
    assert "This replaces the draft you have" in page
    assert ana.post("/desk/history/1/restore", data={"version": now.version}).status_code == 303


def test_what_is_exported_is_the_file_byte_for_byte(ana: FlaskClient, house: House) -> None:
    marked = "\ufeff" + SHIPPED.replace("\n", "\r\n")
    _put(house, marked)
    for path, exported in [
        ("export.yaml", marked),
        ("history/2.yaml", marked),
        ("history/1.yaml", SHIPPED),
        ("draft.yaml", marked),
    ]:
        response = ana.get(f"/desk/{path}")
        assert response.get_data() == exported.encode(), path
        assert response.headers["Content-Disposition"].startswith("attachment")
        assert response.mimetype == "application/yaml"


def test_all_revisions_come_in_one_archive_with_a_table_of_them(ana: FlaskClient, house: House) -> None:
    _put(house, RICHER, '=HYPERLINK("x")', 'for "them", and\nus')
    response = ana.get("/desk/history.zip")
    with zipfile.ZipFile(io.BytesIO(response.get_data())) as archive:
        assert archive.testzip() is None
        assert archive.namelist() == ["paytables-0001.yaml", "paytables-0002.yaml", "index.csv"]
        assert archive.read("paytables-0002.yaml").decode() == RICHER
        rows = list(csv.DictReader(io.StringIO(archive.read("index.csv").decode("utf-8-sig"), newline="")))
    assert [row["number"] for row in rows] == ["1", "2"]
    assert rows[1]["author"] == '\'=HYPERLINK("x")', "a spreadsheet shows it and reckons nothing"
    assert (rows[1]["why"], rows[1]["parent"], rows[1]["file"]) == (
        'for "them", and\nus',
        "1",
        "paytables-0002.yaml",
    )
    assert datetime.fromisoformat(rows[1]["at"]).tzinfo is not None


def test_a_file_becomes_the_draft_as_it_is(ana: FlaskClient, house: House) -> None:
    raw = ("\ufeff" + RICHER.replace("\n", "\r\n")).encode()
    sent = ana.post("/desk/import", data={"file": (io.BytesIO(raw), "house.yaml"), "text": "", "version": ""})
    assert (sent.status_code, sent.location) == (303, "/desk/publish")
    now = _draft(house)
    assert now is not None
    assert (now.text.encode(), now.base) == (raw, 1)
    assert not house.own_file.exists()


def test_a_pasted_text_keeps_the_line_ends_of_the_file(ana: FlaskClient, house: House) -> None:
    ana.post("/desk/import", data={"text": RICHER.replace("\n", "\r\n"), "version": ""})
    now = _draft(house)
    assert now is not None
    assert now.text == RICHER


BAD = {
    "a mistake": (
        RICHER.replace("30 to 1", "30:1", 1).encode(),
        "does not say whether the stake is counted in",
    ),
    "no YAML": (b"casino_holdem: [\n", "bracket"),
    "no rules": (b"just a text\n", "Line 1"),
    "nothing": (b"\n", "the file is empty"),
    "no text": (b"\xff\xfe\x00\x01", "not UTF-8"),
    "too long": (b"# " + b"x" * 70_000, "over 65536 bytes"),
}


@pytest.mark.parametrize("raw", [BAD[name] for name in BAD], ids=list(BAD))
def test_a_file_that_is_not_in_order_is_told_where_and_kept_in_the_page(
    ana: FlaskClient, house: House, raw: tuple[bytes, str]
) -> None:
    sent = ana.post("/desk/import", data={"file": (io.BytesIO(raw[0]), "house.yaml"), "version": ""})
    assert sent.status_code == 422
    page = sent.get_data(as_text=True)
    assert raw[1] in _said(page)
    kept = html.unescape(
        page.split("<textarea", maxsplit=1)[1].split(">", maxsplit=1)[1].split("</textarea>", maxsplit=1)[0]
    )
    assert kept.removeprefix("\n") == raw[0].decode("utf-8", "replace")
    assert _draft(house) is None


def test_warnings_alone_do_not_keep_a_file_out(ana: FlaskClient, house: House) -> None:
    odd = SHIPPED.replace("qualifier: {is: pair of fours", "qualifier: {is: any pair", 1)
    assert ana.post("/desk/import", data={"text": odd, "version": ""}).status_code == 303
    assert "Worth a look" in ana.get("/desk/publish").get_data(as_text=True)


def test_mistakes_may_come_in_to_be_corrected_on_the_desk(ana: FlaskClient, house: House) -> None:
    broken = RICHER.replace("30 to 1", "30:1", 1)
    assert ana.post("/desk/import", data={"text": broken, "version": "", "anyway": "1"}).status_code == 303
    now = _draft(house)
    assert now is not None
    assert now.text == broken
    long = {"text": "x" * 70_000, "version": now.version, "anyway": "1"}
    assert ana.post("/desk/import", data=long).status_code == 422


def test_an_import_does_not_replace_a_draft_that_was_not_shown(ana: FlaskClient, house: House) -> None:
    ana.post("/desk/import", data={"text": SHIPPED + "# mine\n", "version": ""})
    refused = ana.post("/desk/import", data={"text": RICHER, "version": ""})
    assert refused.status_code == 409
    assert html.escape(RICHER.splitlines()[1]) in refused.get_data(as_text=True), (
        "what was pasted is not lost"
    )
    now = _draft(house)
    assert now is not None
    assert now.text == SHIPPED + "# mine\n"


def test_a_broken_file_on_disk_takes_nothing_down_and_is_shown_with_its_mistakes(
    ana: FlaskClient, client: FlaskClient, house: House
) -> None:
    _put(house, RICHER)
    broken = RICHER.replace("30 to 1", "30:1", 1)
    house.own_file.write_text(broken, "utf-8")
    assert client.get("/").status_code == 200
    line = broken[: broken.index("30:1")].count("\n") + 1
    assert f"Line {line}" in _said(ana.get("/desk/history").get_data(as_text=True))
    page = ana.get("/desk/on-disk").get_data(as_text=True)
    assert f'href="#line-{line}"' in page
    assert f'id="line-{line}"' in page
    assert ana.get("/desk/export.yaml").get_data() == RICHER.encode(), "the last good rules"
    assert house.book_revision().number == 2

    assert ana.post("/desk/on-disk", data={"version": ""}).status_code == 303
    now = _draft(house)
    assert now is not None
    assert now.text == broken
    house.own_file.write_text(RICHER, "utf-8")
    assert house.book_revision().number == 2
    assert ana.get("/desk/on-disk").status_code == 303


def test_a_broken_file_that_was_replaced_is_marked_in_the_history(ana: FlaskClient, house: House) -> None:
    ana.post("/desk/import", data={"text": RICHER, "version": ""})
    house.own_file.write_bytes(b"broken: [\n")
    now = _draft(house)
    assert now is not None
    assert ana.post("/desk/publish", data={"version": now.version, "why": "x"}).status_code == 409
    said = _said(ana.get("/desk/history").get_data(as_text=True))
    assert re.search(r"Revision 2 Edited on disk never in force: it has mistakes", said)
    assert re.search(r"Revision 1 The first file seen here in force", said)
    assert "It was never in force" in ana.get("/desk/history/2").get_data(as_text=True)
