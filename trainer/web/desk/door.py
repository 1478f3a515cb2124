"""The door of the desk: a link opens it once, whoever opened it gives his name, and may leave again."""

from __future__ import annotations

from typing import Final

from flask import Blueprint, abort, g, redirect, render_template, request, session, url_for
from flask_babel import gettext as _
from werkzeug.wrappers import Response

from trainer.school import (
    Instructor,
    NameTaken,
    close,
    instructor,
    instructors,
    key_opens,
    make_key,
    open_with,
)
from trainer.web.house import house

DESK_LIMIT: Final = 256 * 1024
"""The largest body of the desk, in bytes: a whole file of house rules, and what a form makes of it on its way."""

_OPEN: Final = frozenset({"desk.open_door", "desk.come_in"})
_COOKIE: Final = "desk"


def add_to(bp: Blueprint) -> None:
    """Shut the blueprint to everybody but instructors, and add the door itself."""
    bp.before_request(keep_shut)
    bp.add_url_rule("/open/<key>", "open_door", open_door, methods=["GET"])
    bp.add_url_rule("/open/<key>", "come_in", come_in, methods=["POST"])
    bp.add_url_rule("/people", "people", people, methods=["GET"])
    bp.add_url_rule("/people", "invite", invite, methods=["POST"])
    bp.add_url_rule("/people/leave", "leave", leave, methods=["POST"])
    bp.add_url_rule("/people/close", "close_for", close_for, methods=["POST"])


def found_instructor() -> Instructor | None:
    """The instructor at this browser, None for anybody else."""
    if "instructor" not in g:
        found = None
        if isinstance(kept := session.get(_COOKIE), str):
            with house().database.read() as db:
                found = instructor(db, kept)
        g.instructor = found
    return g.instructor  # type: ignore[no-any-return]


def the_instructor() -> Instructor:
    """The instructor at this browser, on a page only he sees."""
    return found_instructor() or abort(403)


def keep_shut() -> tuple[str, int] | None:
    """The desk is closed to everybody but instructors; they may send a whole file."""
    if request.endpoint in _OPEN:
        return None
    if found_instructor() is None:
        return render_template("desk/closed.html"), 403
    request.max_content_length = request.max_form_memory_size = DESK_LIMIT
    return None


def open_door(key: str) -> tuple[str, int] | Response:
    """Ask for a name. Looking at the link uses nothing up."""
    if found_instructor() is not None:
        return redirect(url_for("desk.index"), 303)
    return _ask_name(key)


def come_in(key: str) -> tuple[str, int] | Response:
    """Open the desk in this browser."""
    if found_instructor() is not None:
        return redirect(url_for("desk.index"), 303)
    name = request.form.get("name", "")
    try:
        found = open_with(house().database, key, name, house().clock())
    except NameTaken:
        return _ask_name(
            key, name, _("Somebody at the desk has this name. Add something to it, so that the two can be told apart.")
        )  # fmt: skip
    except ValueError:
        return _ask_name(key, name, _("Write your name, in 60 characters at most."))
    if found is None:
        return _ask_name(key)
    session.permanent = True
    session[_COOKIE] = found.id
    return redirect(url_for("desk.index"), 303)


def _ask_name(key: str, name: str = "", trouble: str | None = None) -> tuple[str, int]:
    with house().database.read() as db:
        if not key_opens(db, key):
            return render_template("desk/closed.html", stale_link=True), 403
    return render_template("desk/open.html", key=key, name=name, trouble=trouble), 422 if trouble else 200


def people() -> str:
    """Who has the desk open."""
    return _people()


def invite() -> str:
    """Make a link for a colleague. It is shown once: only its digest is kept."""
    key = make_key(house().database, house().clock())
    return _people(link=url_for("desk.open_door", key=key, _external=True))


def _people(link: str | None = None) -> str:
    with house().database.read() as db:
        everybody = instructors(db)
    return render_template("desk/people.html", me=the_instructor(), everybody=everybody, link=link)


def leave() -> Response:
    """Close the desk in this browser. A draft waits for whoever opens the desk under the same name."""
    close(house().database, the_instructor().id, house().clock())
    session.pop(_COOKIE, None)
    return redirect(url_for("pages.home"), 303)


def close_for() -> Response:
    """Close the desk for another, whose browser is lost, say. Names are unique among those who have it open."""
    name = request.form.get("name", "")
    with house().database.read() as db:
        others = [other for other in instructors(db) if other.name == name]
    for other in others:
        if other.id != the_instructor().id:
            close(house().database, other.id, house().clock())
    return redirect(url_for("desk.people"), 303)
