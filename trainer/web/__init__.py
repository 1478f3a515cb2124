"""The web floor: pages for trainees, instructors and anyone who wants to settle an argument.

`create_app` builds the app. Configuration: `TRAINER_DATA` (data folder, a path), `PAYTABLES` (a file, else the usual
search), `SECRET_KEY`, `CLOCK` (a function of no arguments giving an aware UTC time), `FRESH_SEED`, `SETUP_KEY` (opens the
instructor's desk once; without one the desk stays as it is).
"""

from __future__ import annotations

import os
import secrets
from collections.abc import Mapping
from functools import partial
from pathlib import Path
from typing import Any

from flask import Flask, abort, request, session
from flask_babel import Babel
from flask_compress import Compress

from trainer.games import GAMES
from trainer.paths import data_folder
from trainer.paytables import BookWatcher, find_paytables
from trainer.school import Database, keep_key, upgrade
from trainer.web import (
    desk,
    edge,
    errors,
    filters,
    pages,
    reference,
    runs,
    security,
    shelves,
    static,
    telling,
    tools,
)
from trainer.web.desk.door import found_instructor
from trainer.web.guest import LANGUAGES, prefs
from trainer.web.holdem import numbers, real_hands
from trainer.web.holdem import reference as holdem_reference
from trainer.web.house import House, house, utc_now
from trainer.web.places import home_of, house_page_of, places_of

_ROOT = Path(__file__).resolve().parent.parent


def create_app(config: Mapping[str, Any] | None = None) -> Flask:
    """The app, its database brought up to date. Raises `BookError` when there are no readable paytables at all."""
    app = Flask("trainer", root_path=str(_ROOT), static_folder=None)
    app.config.from_mapping(config or {})
    data = Path(app.config.get("TRAINER_DATA") or data_folder(os.environ))
    data.mkdir(parents=True, exist_ok=True)
    app.secret_key = app.config.get("SECRET_KEY") or _kept_secret(data / "secret")
    app.config["COMPRESS_MIMETYPES"] = ["text/html", "text/css", "application/json"]
    app.config["COMPRESS_MIN_SIZE"] = 400

    option = Path(app.config["PAYTABLES"]) if app.config.get("PAYTABLES") else None
    file = partial(find_paytables, option, {**os.environ, "TRAINER_DATA": str(data)})
    watcher = BookWatcher(file)
    database = Database(data / "school.db")
    upgrade(database)
    own_file = option or data / "paytables.yaml"
    place = House(watcher, database, file, own_file, app.config.get("CLOCK") or utc_now)
    if key := app.config.get("SETUP_KEY"):
        keep_key(database, key, place.clock())
    if fresh := app.config.get("FRESH_SEED"):
        place.fresh_seed = fresh
    app.extensions["house"] = place

    Babel(app, locale_selector=_choose_language, default_translation_directories=str(_ROOT / "translations"))
    security.init_app(app)
    filters.init_app(app)
    telling.init_app(app)
    static.init_app(app, data)
    shelves.init_app(app, data)
    Compress(app)
    errors.init_app(app)
    app.context_processor(_everywhere)
    app.before_request(_no_game_without_rules)
    for blueprint in (
        pages.bp,
        runs.bp,
        reference.bp,
        tools.bp,
        desk.bp,
        edge.bp,
        numbers.bp,
        holdem_reference.bp,
        real_hands.bp,
    ):
        app.register_blueprint(blueprint)
    return app


def _no_game_without_rules() -> None:
    """A game that the file of house rules leaves out is not there, but for whoever may put it in."""
    game = (request.view_args or {}).get("game")
    if game in GAMES and game not in house().games and request.blueprint != desk.bp.name:
        abort(404)


def _choose_language() -> str:
    """The language asked for in the address, else the one chosen before, else what the browser prefers."""
    for wanted in (request.args.get("lang"), session.get("lang")):
        if wanted in LANGUAGES:
            return str(wanted)
    return request.accept_languages.best_match(list(LANGUAGES)) or "en"


def _everywhere() -> dict[str, Any]:
    """What every template may use."""
    return {
        "lang": filters.language(),
        "dir": filters.direction(),
        "languages": LANGUAGES,
        "prefs": prefs(),
        "here": request.full_path.rstrip("?") if request else "/",
        "problems": house().problems(),
        "at_desk": found_instructor() is not None,
        "places_of": places_of,
        "house_page_of": house_page_of,
        "home_of": home_of,
        "default_game": next(iter(house().games)),
    }


def _kept_secret(path: Path) -> str:
    """The key that signs cookies, made once and readable by its owner alone."""
    try:
        with os.fdopen(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w") as file:
            file.write(secrets.token_hex(32))
    except FileExistsError:
        pass
    return path.read_text()
