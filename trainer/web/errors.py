"""Error pages: plain words, the same headers as every page, and a way back."""

from __future__ import annotations

from flask import Flask, render_template, request
from flask_babel import gettext as _
from werkzeug.exceptions import HTTPException


def _words(code: int) -> tuple[str, str]:
    """Title and text of an error."""
    match code:
        case 400:
            return _("That cannot be done"), _("The form was incomplete or held a value it does not offer.")
        case 403:
            return _("Refused"), _("The request came from another site. Open the page here and try again.")
        case 404:
            return _("Not here"), _("There is no such page, question or run.")
        case 405:
            return _("Not that way"), _("This address takes no such request.")
        case 413:
            return _("Too large"), _("What was sent is larger than anything this page takes.")
        case _:
            return _("Something broke"), _("The fault is ours and was noted. Nothing you answered is lost.")


def _page(code: int, detail: str | None) -> tuple[str, int]:
    title, text = _words(code)
    return render_template("error.html", code=code, title=title, text=detail or text), code


def init_app(app: Flask) -> None:
    """Show every HTTP error and every crash as a page."""

    @app.errorhandler(HTTPException)
    def http_error(error: HTTPException) -> tuple[str, int]:
        code = error.code or 500
        # only our own words are shown, never werkzeug's
        own = error.description if code == 404 and error.description != type(error).description else None
        return _page(code, own)

    @app.errorhandler(Exception)
    def crash(error: Exception) -> tuple[str, int]:
        app.logger.error("%s %s", request.method, request.path, exc_info=error)
        if app.testing:
            raise error
        return _page(500, None)
