"""The file out and in: as it is in force, as a draft, as it lies on disk; every revision of it in one archive."""

from __future__ import annotations

import csv
import io
import zipfile
from collections.abc import Sequence
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask_babel import gettext as _
from werkzeug.wrappers import Response

from trainer.paytables import Problem
from trainer.paytables.document import MAX_BYTES
from trainer.school import BookRevision, StaleDraft, book, books
from trainer.web.desk import texts
from trainer.web.desk.mine import keep_mine, mine, version_of
from trainer.web.house import house

_FORMULA: Final = ("=", "+", "-", "@")
"""What a spreadsheet would reckon instead of show."""


def add_to(bp: Blueprint) -> None:
    """Add these views to the desk."""
    bp.add_url_rule("/export.yaml", "export", export, methods=["GET"])
    bp.add_url_rule("/draft.yaml", "export_draft", export_draft, methods=["GET"])
    bp.add_url_rule("/history/<int:number>.yaml", "export_revision", export_revision, methods=["GET"])
    bp.add_url_rule("/history.zip", "export_all", export_all, methods=["GET"])
    bp.add_url_rule("/import", "import_file", show_import, methods=["GET"])
    bp.add_url_rule("/import", "import_text", import_text, methods=["POST"])
    bp.add_url_rule("/on-disk", "on_disk", on_disk, methods=["GET"])
    bp.add_url_rule("/on-disk", "repair", repair, methods=["POST"])


def export() -> Response:
    """The file as it is in force."""
    house().book_revision()
    return _file(house().watcher.text(), "paytables.yaml")


def export_draft() -> Response:
    """The instructor's draft, in order or not."""
    return _file(mine().text, "paytables-draft.yaml")


def export_revision(number: int) -> Response:
    """One revision of the file."""
    with house().database.read() as db:
        found = book(db, number) or abort(404)
    return _file(found.text, f"paytables-{number}.yaml")


def export_all() -> Response:
    """Every revision as a file, and a table of whose they are and why."""
    house().book_revision()
    with house().database.read() as db:
        found = books(db)[::-1]
    response = Response(_archive(found), mimetype="application/zip")
    response.headers["Content-Disposition"] = 'attachment; filename="paytables-history.zip"'
    return response


def _file(text: str, name: str) -> Response:
    response = Response(text.encode(), content_type="application/yaml; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{name}"'
    return response


def _archive(revisions: Sequence[BookRevision]) -> bytes:
    table = io.StringIO()
    rows = csv.writer(table, lineterminator="\r\n")
    rows.writerow(("number", "parent", "at", "author", "why", "file"))
    archive = io.BytesIO()
    with zipfile.ZipFile(archive, "w", zipfile.ZIP_DEFLATED) as out:
        for found in revisions:
            name = f"paytables-{found.number:04}.yaml"
            author, why = _shown(found.author), _shown(found.why)
            rows.writerow((found.number, found.parent or "", found.at.isoformat(), author, why, name))
            at = found.at.timetuple()[:6] if found.at.year >= 1980 else (1980, 1, 1, 0, 0, 0)
            out.writestr(zipfile.ZipInfo(name, at), found.text.encode(), zipfile.ZIP_DEFLATED)
        out.writestr("index.csv", "\ufeff" + table.getvalue())
    return archive.getvalue()


def _shown(text: str) -> str:
    return f"'{text}" if text.startswith(_FORMULA) else text


def show_import() -> str:
    """Ask for a file or a text."""
    return _import("")


def import_text() -> str | Response | tuple[str, int]:
    """Make a file or a text the draft. One that is not in order comes back with every fault, to be corrected here."""
    now = mine()
    sent = request.files.get("file")
    raw = sent.read() if sent is not None else b""
    if not raw:
        raw = texts.from_typed(request.form.get("text", ""), now.published.text).encode()
    reading = texts.read_bytes(raw)
    text, faults = raw.decode("utf-8", "replace"), reading.errors
    if faults and not ("anyway" in request.form and len(raw) <= MAX_BYTES):
        return _import(text, faults, may_stay=len(raw) <= MAX_BYTES), 422
    try:
        keep_mine(text, version_of(request.form.get("version")), now.published.number)
    except StaleDraft:
        trouble = _("The draft was changed in another window since this page was shown. Look at it again.")
        return _import(text, trouble=trouble), 409
    return redirect(url_for("desk.publish"), 303)


def _import(
    text: str, faults: Sequence[Problem] = (), trouble: str | None = None, may_stay: bool = False
) -> str:
    return render_template(
        "desk/import.html",
        now=mine(),
        text=texts.as_typed(text),
        faults=faults,
        trouble=trouble,
        may_stay=may_stay,
    )


def on_disk() -> str | Response:
    """The file as it lies on disk while it is broken: every fault at its line."""
    if not house().problems():
        return redirect(url_for("desk.index"), 303)
    return render_template("desk/on_disk.html", now=mine(), text=_as_it_lies(), faults=house().problems())


def repair() -> Response | tuple[str, int]:
    """Make the broken file the draft, to be put right here."""
    try:
        keep_mine(_as_it_lies(), version_of(request.form.get("version")))
    except StaleDraft:
        return render_template("desk/moved.html", back=url_for("desk.on_disk")), 409
    return redirect(url_for("desk.index"), 303)


def _as_it_lies() -> str:
    try:
        return house().on_disk().decode("utf-8", "replace")
    except OSError:
        return ""
