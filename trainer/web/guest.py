"""Who is at the page: a guest known by a private cookie, and the settings kept with it."""

from __future__ import annotations

import secrets
from dataclasses import dataclass

from flask import session

LANGUAGES = {"en": "English", "ar": "العربية"}
"""Languages that have a catalog, each under its own name."""

THEMES = ("auto", "dark", "light", "contrast")
DECKS = ("2", "4")


@dataclass(frozen=True, slots=True)
class Prefs:
    """A person's settings. They need no account: they live in the cookie."""

    theme: str = "auto"
    deck: str = "2"
    variant: str | None = None


def guest_id(make: bool = False) -> str | None:
    """The guest's private number, None before anything was kept for him; `make` gives him one."""
    found = session.get("guest")
    if isinstance(found, str):
        return found
    if not make:
        return None
    session.permanent = True
    session["guest"] = secrets.token_urlsafe(16)
    return str(session["guest"])


def prefs() -> Prefs:
    """The settings of this request, the usual ones where nothing valid is set."""
    kept = session.get("prefs")
    kept = kept if isinstance(kept, dict) else {}
    theme, deck, variant = kept.get("theme"), kept.get("deck"), kept.get("variant")
    return Prefs(
        theme if theme in THEMES else "auto",
        deck if deck in DECKS else "2",
        variant if isinstance(variant, str) else None,
    )


def keep(**settings: str) -> None:
    """Keep settings in the cookie."""
    session.permanent = True
    session["prefs"] = {**(session.get("prefs") or {}), **settings}
