"""The houses of the file: which there are, a new one, one less, the default; and what lies on the shelves beside them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from flask_babel import gettext as _
from markupsafe import Markup
from werkzeug.wrappers import Response

from trainer.games import GAMES
from trainer.games.desks import BANKED, LAYOUTS
from trainer.paytables.splice import SpliceError
from trainer.school import StaleDraft
from trainer.web.desk.houses import (
    Refused,
    add_game,
    beside,
    choose_default,
    delete_house,
    drop_entry,
    new_house,
)
from trainer.web.desk.looking import last_good
from trainer.web.desk.mine import Mine, keep_mine, mine, version_of
from trainer.web.desk.sections import VARIANTS, Section
from trainer.web.desk.texts import Reading, read
from trainer.web.desk.wording import fault
from trainer.web.filters import language
from trainer.web.house import house
from trainer.web.shelves import shelf
from trainer.web.words import word

Page = str | Response | tuple[str, int]


@dataclass(frozen=True)
class Room:
    """A house in the list. `state` is how it differs from the published one: `new`, `changed`, `gone` or nothing.
    `edge` is that of the ante, None where it is not known. `fixed`: it cannot be deleted as things stand. `followers` are
    those of a rulebook."""

    id: str
    title: str
    state: str
    default: bool = False
    edge: float | None = None
    faults: int = 0
    fixed: bool = False
    followers: tuple[str, ...] = ()


@dataclass(frozen=True)
class Kept:
    """A table or a chip set of the file, and the houses that stand on it."""

    shelf: str
    id: str
    summary: str
    users: tuple[str, ...]


def add_to(bp: Blueprint) -> None:
    """Add these views to the desk."""
    bp.add_url_rule("/", "index", index, methods=["GET"])
    bp.add_url_rule("/<game>", "add_house", add_house, methods=["POST"])
    bp.add_url_rule("/<game>/<variant>/delete", "delete", delete, methods=["POST"])
    # no house is called “-”
    bp.add_url_rule("/<game>/-/default", "set_default", set_default, methods=["POST"])
    bp.add_url_rule("/<game>/-/shelves", "clear_shelf", clear_shelf, methods=["POST"])
    bp.add_url_rule("/<game>/-/section", "put_in", put_in, methods=["POST"])


def index() -> str:
    """What is on the desk: the houses, the draft, what is wrong with it."""
    return _index(mine())


def add_house(game: str) -> Page:
    """A new house, a copy of another; its page comes next."""
    form = request.form
    name, like = form.get("id", ""), form.get("like", "")
    return _change(
        game,
        lambda text: new_house(text, game, like, name, form.get("name", "")),
        then=lambda: url_for(".edit", game=game, variant=beside(like, name.strip().lower())),
    )


def delete(game: str, variant: str) -> Page:
    """A house less, in the draft."""
    return _change(game, lambda text: delete_house(text, game, variant))


def set_default(game: str) -> Page:
    """The house the pages begin with."""
    return _change(game, lambda text: choose_default(text, game, request.form.get("default", "")))


def clear_shelf(game: str) -> Page:
    """A table or a chip set less that no house stands on."""
    part, _, name = request.form.get("entry", "").partition(":")
    return _change(game, lambda text: drop_entry(text, game, part, name))


def put_in(game: str) -> Page:
    """The section of a game that the file leaves out, as it is shipped."""
    return _change(game, lambda text: add_game(text, game))


def _change(game: str, change: Callable[[str], str], then: Callable[[], str] | None = None) -> Page:
    if game not in LAYOUTS:
        abort(404)
    now = mine()
    if version_of(request.form.get("version")) != now.version:
        return _index(now, _moved()), 409
    try:
        keep_mine(change(now.text), now.version, now.base)
    except Refused as refused:
        return _index(now, word(refused.code), refused.field), 422
    except SpliceError as error:
        return _index(now, fault(error.problem)), 422
    except StaleDraft:
        return _index(mine(), _moved()), 409
    return redirect(then() if then else url_for(".index"), 303)


def _moved() -> str:
    return _("The draft was changed in another window since this page was shown. Look at it again.")


def _index(now: Mine, trouble: str | Markup | None = None, wrong: str = "") -> str:
    reading = read(now.text)
    shown = reading if reading.readable else last_good(now, reading)
    published = read(now.published.text)
    here = [game for game in LAYOUTS if shown.at(Section(shown, game).path) is not None]
    return render_template(
        "desk/index.html",
        now=now,
        reading=reading,
        broken_on_disk=house().problems(),
        games=[_game(game, shown, published) for game in here],
        missing=[game for game in LAYOUTS if game not in here],
        trouble=trouble,
        wrong=wrong,
        typed=request.form,
    )


def _game(game: str, shown: Reading, published: Reading) -> Mapping[str, Any]:
    section, before = Section(shown, game), Section(published, game)
    return {
        "game": GAMES[game],
        "rooms": list(_rooms(section, published)),
        "rulebooks": [_rulebook(section, before, book) for book in section.rulebooks],
        "kept": list(_shelves(section)),
        "titles": {
            house: section.title(house, language()) for house in (*section.ids(VARIANTS), *section.rulebooks)
        },
        "standard": section.layout.standard or section.default,
    }


def _rooms(section: Section, published: Reading) -> Iterator[Room]:
    before = _variants(published, section.game)
    now = _variants(section.reading, section.game)
    here = section.ids(VARIANTS)
    for variant in here:
        was, is_ = before.get(variant), now.get(variant)
        state = "new" if was is None else "changed" if is_ is not None and _differ(was, is_) else ""
        title, faults = section.title(variant, language()), _faults(section, variant)
        yield Room(
            variant,
            title,
            state,
            variant == section.default,
            _edge(section.game, is_ or was),
            faults,
            fixed=variant in (section.default, section.layout.standard),
        )
    for variant, was in before.items():
        if variant not in here:
            yield Room(variant, was.title(language()), "gone", edge=_edge(section.game, was))


def _rulebook(section: Section, before: Section, book: str) -> Room:
    state = "new"
    if before.has(book):
        same = section.reading.at(section.place(book)) == before.reading.at(before.place(book))
        state = "" if same else "changed"
    followers = section.followers(book)
    return Room(
        book,
        section.title(book, language()),
        state,
        faults=_faults(section, book),
        fixed=bool(followers),
        followers=tuple(followers),
    )


def _faults(section: Section, house: str) -> int:
    if section.reading.book is not None:
        return 0
    path = ".".join(map(str, section.place(house)))
    return sum(p.path == path or p.path.startswith(f"{path}.") for p in section.reading.problems)


def _variants(reading: Reading, game: str) -> Mapping[str, Any]:
    found = reading.book.games.get(game) if reading.book else None
    return found.variants if found else {}


def _differ(one: Any, other: Any) -> bool:
    return bool(
        one.rules != other.rules
        or dict(one.name) != dict(other.name)
        or dict(one.stated) != dict(other.stated)
    )


def _edge(game: str, variant: Any) -> float | None:
    if variant is None or game not in BANKED or BANKED[game].needs(variant.rules, shelf(game)):
        return None
    return float(BANKED[game].figures(variant.rules, shelf(game)).ante.house_edge)


def _shelves(section: Section) -> Iterator[Kept]:
    for part in dict.fromkeys(part for _switch, part in section.shelves()):
        for name in section.ids(part):
            yield Kept(part, name, section.summary(part, name), tuple(section.users(part, name)))
