"""What was published: every revision of the file, what each changed, and the way back."""

from __future__ import annotations

from functools import lru_cache
from typing import Final

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask_babel import gettext as _
from werkzeug.wrappers import Response

from trainer.school import BookRevision, StaleDraft, book, books
from trainer.web.desk import texts
from trainer.web.desk.mine import keep_mine, mine, version_of
from trainer.web.desk.publishing import differences
from trainer.web.house import house

PAGE: Final = 40
"""Revisions on one page of the history."""


def add_to(bp: Blueprint) -> None:
    """Add these views to the desk."""
    bp.add_url_rule("/history", "history", history, methods=["GET"])
    bp.add_url_rule("/history/<int:number>", "revision", revision, methods=["GET"])
    bp.add_url_rule("/history/<int:number>/restore", "restore", restore, methods=["POST"])


def history() -> str:
    """The revisions, the newest first."""
    house().book_revision()
    below = request.args.get("below", type=int)
    with house().database.read() as db:
        found = books(db, below, PAGE + 1)
    return render_template(
        "desk/history.html",
        revisions=found[:PAGE],
        older=found[PAGE - 1].number if len(found) > PAGE else None,
        newer=below is not None,
        in_force=house().watcher.text(),
        broken={r.number for r in found if not r.author and not _in_order(r.text)},
    )


def revision(number: int) -> str:
    """One revision: whose it is, what it changed, the text of it."""
    now, shown = mine(), _found(number)
    parent = _found(shown.parent) if shown.parent else None
    return render_template(
        "desk/revision.html",
        shown=shown,
        parent=parent,
        now=now,
        in_force=shown.text == house().watcher.text(),
        faults=texts.read(shown.text).errors,
        **(
            differences(parent.text, shown.text)
            if parent
            else {"hunks": (), "changes": [], "in_words": False}
        ),
    )


def restore(number: int) -> Response | tuple[str, int]:
    """Make an old text the draft, to be published like any other."""
    shown, now = _found(number), mine()
    try:
        keep_mine(shown.text, version_of(request.form.get("version")), now.published.number)
    except StaleDraft:
        back = url_for("desk.revision", number=number)
        return render_template("desk/moved.html", back=back, here=back), 409
    why = _("Restore revision %(number)s", number=number)
    return redirect(url_for("desk.publish", why=why), 303)


@lru_cache(maxsize=1000)
def _in_order(text: str) -> bool:
    """Whether a text could be in force. Only what was found on disk need be asked: the desk publishes nothing else."""
    return texts.read(text).book is not None


def _found(number: int) -> BookRevision:
    with house().database.read() as db:
        return book(db, number) or abort(404)
