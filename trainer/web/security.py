"""What every answer of the app carries, and which requests it refuses before any view sees them."""

from __future__ import annotations

from urllib.parse import urlsplit

from flask import Flask, Response, abort, request
from flask.sessions import SecureCookieSessionInterface

HEADERS = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self'; font-src 'self'; "
        "connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; manifest-src 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=(), payment=()",
    "X-Frame-Options": "DENY",
}
"""The same on pages, fragments, files and errors."""

SAFE_METHODS = frozenset({"GET", "HEAD", "OPTIONS"})
BODY_LIMIT = 64 * 1024
"""The largest body a request may send, in bytes."""


class _Cookies(SecureCookieSessionInterface):
    """The session cookie travels over TLS alone wherever the page itself came over TLS."""

    def get_cookie_secure(self, app: Flask) -> bool:
        return request.is_secure or super().get_cookie_secure(app)


def comes_from_here() -> bool:
    """Whether an unsafe request comes from a page of this site.

    Browsers say so in Sec-Fetch-Site, older ones in Origin; a client that sends neither is no browser and carries
    nobody's cookie by accident.
    """
    site = request.headers.get("Sec-Fetch-Site")
    if site is not None:
        return site in ("same-origin", "none")
    origin = request.headers.get("Origin")
    return origin is None or (origin != "null" and urlsplit(origin).netloc == request.host)


def _refuse_foreign() -> None:
    if request.method not in SAFE_METHODS and not comes_from_here():
        abort(403)


def _add_headers(response: Response) -> Response:
    for name, value in HEADERS.items():
        response.headers.setdefault(name, value)
    response.headers.setdefault("Cache-Control", "private, no-cache")
    return response


def init_app(app: Flask) -> None:
    """Put the checks and the headers round every view."""
    app.session_interface = _Cookies()
    app.config.from_mapping(
        MAX_CONTENT_LENGTH=BODY_LIMIT,
        MAX_FORM_MEMORY_SIZE=BODY_LIMIT,
        MAX_FORM_PARTS=500,
        SESSION_COOKIE_NAME="trainer",
        SESSION_COOKIE_HTTPONLY=True,
        SESSION_COOKIE_SAMESITE="Lax",
        PERMANENT_SESSION_LIFETIME=400 * 24 * 3600,
    )
    app.before_request(_refuse_foreign)
    app.after_request(_add_headers)
