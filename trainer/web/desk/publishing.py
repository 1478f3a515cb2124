"""Making a draft the file: what it changes, why, and what to do when somebody else was quicker."""

from __future__ import annotations

import logging
from functools import partial
from typing import Any, Final

from flask import Blueprint, redirect, render_template, request, url_for
from flask_babel import gettext as _
from werkzeug.wrappers import Response

from trainer.paytables import Severity
from trainer.paytables.compare import hunks
from trainer.paytables.merging import merged
from trainer.paytables.writing import write_atomically
from trainer.school import (
    BookRevision,
    Conflict,
    Draft,
    StaleDraft,
    book,
    drop_draft,
    publish,
    settle_draft,
)
from trainer.web.desk import texts
from trainer.web.desk.differing import differing
from trainer.web.desk.door import the_instructor
from trainer.web.desk.mine import Mine, keep_mine, mine, version_of
from trainer.web.filters import language
from trainer.web.house import house

LONGEST_WHY: Final = 300
"""Characters of a reason."""

Page = str | Response | tuple[str, int]

_log = logging.getLogger(__name__)


def add_to(bp: Blueprint) -> None:
    """Add these views to the desk."""
    bp.add_url_rule("/publish", "publish", show_publish, methods=["GET"])
    bp.add_url_rule("/publish", "publish_draft", publish_draft, methods=["POST"])
    bp.add_url_rule("/discard", "discard", discard, methods=["POST"])
    bp.add_url_rule("/conflict", "settle_conflict", settle_conflict, methods=["POST"])


def show_publish() -> Page:
    """What the draft changes; or the conflict, if somebody published since it was begun."""
    now = mine()
    return _conflict(now) if now.overtaken else _publish(now, request.args.get("why", ""))


def publish_draft() -> Page:
    """Make the draft the file."""
    now, why = mine(), _one_line(request.form.get("why", ""))
    if version_of(request.form.get("version")) != now.version:
        return _publish(now, why, _moved_on()), 409
    if now.draft is None or not now.changed:
        return redirect(url_for("desk.publish"), 303)
    if now.overtaken:
        return _conflict(now), 409
    if texts.read(now.text).book is None:
        return _publish(now, why), 422
    if not why or len(why) > LONGEST_WHY:
        trouble = _("Say in a few words why, for whoever looks at this in a year.") if not why else _(
            "That is too long: %(most)s characters are enough.", most=LONGEST_WHY
        )  # fmt: skip
        return _publish(now, why, why_trouble=trouble), 422
    return _put_in_force(now, now.draft, why)


def _put_in_force(now: Mine, draft: Draft, why: str) -> Page:
    house_ = house()
    try:
        done = publish(
            house_.database,
            partial(write_atomically, house_.own_file),
            house_.on_disk,
            draft.text,
            the_instructor().name,
            why,
            draft.base,
            house_.clock(),
        )
    except Conflict:
        return _conflict(mine()), 409
    except OSError as error:
        _log.exception("publishing to %s", house_.own_file)
        reason = error.strerror or type(error).__name__
        return _publish(
            now, why, _("The file could not be written (%(why)s). The draft is kept.", why=reason)
        ), 503
    settle_draft(house_.database, draft.editor, draft.version, done.number)
    house_.book_revision()  # the new rules come into force, and are remembered, before anybody asks for them
    return redirect(url_for("desk.revision", number=done.number), 303)


def discard() -> Response:
    """Forget the draft; one that was changed in another window is kept."""
    version = version_of(request.form.get("version"))
    if version is not None:
        try:
            drop_draft(house().database, the_instructor().id, version)
        except StaleDraft as stale:
            if stale.current is not None:
                return redirect(url_for("desk.publish"), 303)
    return redirect(url_for("desk.index"), 303)


def settle_conflict() -> Page:
    """Go on after another published: from his text with mine in its place, with his alone, or with both together."""
    now, choice = mine(), request.form.get("keep")
    theirs = _revision(request.form.get("theirs"))
    if now.draft is None or theirs is None or choice not in ("mine", "theirs", "both"):
        return redirect(url_for("desk.publish"), 303)
    try:
        if choice == "theirs":
            drop_draft(house().database, now.draft.editor, version_of(request.form.get("version")) or 0)
            return redirect(url_for("desk.index"), 303)
        both = _both(now.draft, theirs) if choice == "both" else None
        keep_mine(both or now.text, version_of(request.form.get("version")), theirs.number)
    except StaleDraft:
        return _conflict(mine(), _moved_on()), 409
    return redirect(url_for("desk.publish"), 303)


def differences(before: str, after: str) -> dict[str, Any]:
    """What a page needs to show how two states of the file differ, in words and line by line."""
    was, now = texts.read(before), texts.read(after)
    in_words = was.book is not None and now.book is not None
    return {
        "hunks": hunks(before, after),
        "changes": differing(was.book, now.book, language()) if was.book and now.book else [],
        "in_words": in_words,
    }


def _publish(now: Mine, why: str, trouble: str | None = None, why_trouble: str | None = None) -> str:
    reading = texts.read(now.text)
    return render_template(
        "desk/publish.html",
        now=now,
        faults=reading.errors,
        warnings=[p for p in reading.problems if p.severity is Severity.WARNING],
        why=why,
        longest_why=LONGEST_WHY,
        here=url_for("desk.publish"),
        trouble=trouble,
        why_trouble=why_trouble,
        **differences(now.published.text, now.text),
    )


def _conflict(now: Mine, trouble: str | None = None) -> str:
    """Both versions, each against what the draft was begun from."""
    if now.draft is None or not now.overtaken:
        return _publish(now, "", trouble or _moved_on())
    base = _revision(str(now.draft.base)) or now.published
    return render_template(
        "desk/conflict.html",
        now=now,
        base=base,
        theirs=differences(base.text, now.published.text),
        mine=differences(base.text, now.text),
        both=_both(now.draft, now.published) is not None,
        here=url_for("desk.publish"),
        trouble=trouble,
    )


def _both(draft: Draft, theirs: BookRevision) -> str | None:
    base = _revision(str(draft.base))
    return None if base is None else merged(base.text, draft.text, theirs.text)


def _revision(number: str | None) -> BookRevision | None:
    if not number or not number.isascii() or not number.isdigit() or len(number) > 9:
        return None
    with house().database.read() as db:
        return book(db, int(number))


def _moved_on() -> str:
    return _("The draft was changed in another window since this page was shown. Look at it again.")


def _one_line(text: str) -> str:
    return " ".join(text.replace("\0", " ").split())
