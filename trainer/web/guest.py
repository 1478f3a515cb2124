"""Who is at the page: a guest known by a private cookie, and the settings kept with it."""

from __future__ import annotations

import secrets
from collections.abc import Mapping
from dataclasses import dataclass, field

from flask import session

LANGUAGES = {"en": "English", "ar": "العربية"}
"""Languages that have a catalog, each under its own name."""

CHOICES = {
    "theme": ("auto", "dark", "light", "contrast"),
    "deck": ("2", "4"),
    "back": ("red", "navy", "green"),
    "chips": ("house", "us", "uk"),
    "stakes": ("chips", "figures"),
    "pay": ("type", "chips"),
    "keys": ("on", "off"),
}
"""The settings and what each may be; the first is the usual one."""


@dataclass(frozen=True, slots=True)
class Prefs:
    """A person's settings. They need no account: they live in the cookie. The last four remember the last run begun."""

    theme: str = "auto"
    deck: str = "2"
    back: str = "red"
    chips: str = "house"
    stakes: str = "chips"
    pay: str = "type"
    keys: str = "on"
    variants: Mapping[str, str] = field(default_factory=dict)
    mode: str | None = None
    length: str | None = None
    level: str | None = None


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
    chosen = {name: kept[name] for name, allowed in CHOICES.items() if kept.get(name) in allowed}
    last = {name: kept[name] for name in ("mode", "length", "level") if isinstance(kept.get(name), str)}
    used = kept.get("variants")
    variants = {str(game): str(variant) for game, variant in used.items()} if isinstance(used, dict) else {}
    return Prefs(**chosen, **last, variants=variants)


def keep_variant(game: str, variant: str) -> None:
    """Keep which house was used last in a game."""
    session.permanent = True
    kept = session.get("prefs") or {}
    session["prefs"] = {**kept, "variants": {**prefs().variants, game: variant}}


def keep(**settings: str) -> None:
    """Keep settings in the cookie."""
    session.permanent = True
    session["prefs"] = {**(session.get("prefs") or {}), **settings}
