"""The front page, the settings, and the colours of a house's chips."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any
from urllib.parse import urlsplit

from flask import Blueprint, abort, redirect, render_template, request, session, url_for
from werkzeug.wrappers import Response

from trainer.games import GAMES
from trainer.quiz import Address, Drill, Game
from trainer.school import Run, attempts_of, recent_by_tag, results_by_drill, unfinished
from trainer.web.filters import language
from trainer.web.guest import CHOICES, LANGUAGES, guest_id, keep, prefs
from trainer.web.house import UnknownRevision, Variant, house
from trainer.web.sheets import chip_css

bp = Blueprint("pages", __name__)


@bp.get("/")
def home() -> str:
    """Choose a drill and a variant, or go on where you were."""
    return render_template("home.html", **home_of(next(iter(house().games))))


@bp.get("/<game>")
def game_home(game: str) -> str:
    """The same for one game."""
    if game not in GAMES:
        abort(404)
    return render_template("home.html", **home_of(game))


def home_of(game_id: str) -> dict[str, Any]:
    """What the front page of a game shows."""
    game = GAMES[game_id]
    variants = house().variants(game_id)
    default = house().default_variant(game_id)
    wanted = prefs().variants.get(game_id, "")
    guest = guest_id()
    results: Mapping[str, Any] = {}
    recent: Mapping[str, Sequence[bool]] = {}
    run, answered = None, 0
    if guest:
        with house().database.read() as db:
            results = results_by_drill(db, guest, game_id)
            recent = recent_by_tag(db, guest, game_id)
            if run := unfinished(db, guest):
                answered = sum(a.answered_at is not None for a in attempts_of(db, guest, run.id))
    return {
        "game": game,
        "games": house().games,
        "groups": grouped(game),
        "variants": [(v.id, v.title(language()), v.rules, v.stated, differing(v, variants[default]))
                     for v in variants.values()],
        "chosen": wanted if wanted in variants else default,
        "results": results,
        "recent": recent,
        "unfinished": _unfinished(run, answered) if run and run.game in GAMES else None,
    }  # fmt: skip


def grouped(game: Game) -> list[tuple[str, list[Drill]]]:
    """The drills by shelf, both in the order of the registry."""
    groups: dict[str, list[Drill]] = {}
    for drill in game.drills.values():
        groups.setdefault(drill.group, []).append(drill)
    return list(groups.items())


def differing(variant: Variant, default: Variant) -> set[str]:
    """The switches in which a variant differs from the default."""
    return {name for name, value in variant.rules.switches() if value != getattr(default.rules, name)}


def _unfinished(run: Run, answered: int) -> dict[str, Any]:
    variant = house().variants(run.game).get(run.variant)
    return {
        "drill_id": run.drill,
        "variant_title": variant.title(language()) if variant else run.variant,
        "left": run.length - answered,
        "length": run.length,
        "url": url_for("practice.run", run_id=run.id),
    }


@bp.post("/settings")
def settings() -> Response:
    """Keep a setting, then go back to where it was changed."""
    form = request.form
    if (lang := form.get("lang")) in LANGUAGES:
        session.permanent = True
        session["lang"] = lang
    for name, allowed in CHOICES.items():
        if (value := form.get(name)) in allowed:
            keep(**{name: str(value)})
    return redirect(_back(form.get("next", "")), 303)


def _back(target: str) -> str:
    """A path of this site, else the front page."""
    parts = urlsplit(target.replace("\\", "/"))
    if parts.scheme or parts.netloc or not target.startswith("/") or target.startswith("//"):
        return url_for("pages.home")
    return target


@bp.get("/chips/<game>/<variant>/<revision>/<chip_set>.css")
def chips(game: str, variant: str, revision: str, chip_set: str) -> Response:
    """The colours of the chips of one house, or of another set seen in its place: data, so no style sheet knows them."""
    if game not in GAMES or chip_set not in CHOICES["chips"]:
        abort(404)
    try:
        found = house().rules_at(Address(game, "any", variant, revision, "natural", 1, 0, 1))
    except UnknownRevision:
        abort(404)
    preferred = house().chip_sets(game).get(chip_set)
    response = Response(chip_css(found.rules.chips, preferred), mimetype="text/css")
    response.headers["Cache-Control"] = "public, max-age=86400"
    return response
