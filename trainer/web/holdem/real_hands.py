"""Hands really played: those shipped and those people bring, played again step by step, and dealt as an exercise."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from flask import Blueprint, Response, abort, redirect, render_template, request, url_for
from flask_babel import gettext as _
from markupsafe import Markup
from werkzeug.exceptions import RequestEntityTooLarge
from werkzeug.wrappers import Response as AnyResponse

from trainer.games.texas_holdem import GAME
from trainer.games.texas_holdem.drills.running.drill import skill_of
from trainer.games.texas_holdem.phh import MAX_BYTES, History, PhhError, canonical, read, replay
from trainer.games.texas_holdem.played import Played, history_of
from trainer.games.texas_holdem.structure import BettingRules
from trainer.quiz import LEVELS, Address, UnknownDrill
from trainer.school import MaterialFull, keep_material, material
from trainer.web.choosing import chosen_rules, rules_of, variant_options
from trainer.web.filters import language
from trainer.web.guest import prefs
from trainer.web.holdem.numbers.common import HOLDEM
from trainer.web.holdem.replayed import Replayed, fault, replayed
from trainer.web.house import HouseRules, house
from trainer.web.isolate import ltr
from trainer.web.words import word

bp: Final = Blueprint("real_hands", __name__)

_BODY_LIMIT: Final = 4 * MAX_BYTES
"""The largest body a form with a history may have: typed text grows on the way."""
_LEVEL: Final = 3


@dataclass(frozen=True, slots=True)
class Shipped:
    """A hand of the list."""

    key: str
    skill: Played
    players: int
    structure: str
    blinds: tuple[int, int]


@bp.get(f"{HOLDEM}/hands")
def listed(game: str) -> str:
    """The shipped hands, and a form for another."""
    return _list(game, chosen_rules(game))


@bp.post(f"{HOLDEM}/hands")
def bring(game: str) -> AnyResponse | tuple[str, int]:
    """Take a history, pasted or as a file, and lead to its page; one that cannot be played is told what is wrong."""
    request.max_content_length = request.max_form_memory_size = _BODY_LIMIT
    try:
        rules, source = _posted(game)
    except RequestEntityTooLarge:
        return _refused(game, chosen_rules(game), b"", _too_long())
    if not source.strip():
        return _refused(game, rules, source, Markup.escape(_("Nothing was pasted, and no file chosen.")))
    try:
        history, text = canonical(source, rules.rules.betting())
        replay(history)
        with house().database.write() as session:
            key = keep_material(session, game, text, house().clock())
    except PhhError as error:
        return _refused(game, rules, source, fault(error))
    except MaterialFull:
        return _refused(game, rules, source, Markup.escape(_("No more hands are kept here.")))
    return redirect(url_for(".shown", game=game, key=key, variant=rules.variant), 303)


@bp.get(f"{HOLDEM}/hands/<key>")
def shown(game: str, key: str) -> str | tuple[str, int]:
    """A hand played again, action by action, under the rules of a house."""
    text, skill = _found(game, key)
    rules = chosen_rules(game)
    trouble, told, levels = None, None, []
    try:
        told = _played(text, rules.rules.betting())
        levels = _levels(game, rules, skill, text)
    except PhhError as error:
        trouble = fault(error)
    page = render_template(
        "texas_holdem/hands/shown.html",
        **_common(game, rules),
        key=key,
        title=_title(skill),
        told=told,
        trouble=trouble,
        levels=levels,
        level=_level(),
        text=text,
    )
    return (page, 422) if trouble else page


@bp.get(f"{HOLDEM}/hands/<key>.phh")
def as_file(game: str, key: str) -> Response:
    """The history of a hand as it is kept here."""
    text, _skill = _found(game, key)
    response = Response(text, content_type="application/toml; charset=utf-8")
    response.headers["Content-Disposition"] = f'attachment; filename="{key}.phh"'
    return response


# -- the list


def _list(game: str, rules: HouseRules, **more: Any) -> str:
    shipped: dict[tuple[str, int], list[Shipped]] = {}
    for hand in Played:
        told = _shipped(hand)
        shipped.setdefault((told.structure, told.players), []).append(told)
    return render_template(
        "texas_holdem/hands/listed.html",
        **_common(game, rules),
        shipped=shipped,
        **{"text": "", "trouble": None, **more},
    )


def _shipped(hand: Played) -> Shipped:
    setup = read(history_of(hand).encode(), BettingRules()).setup
    stakes = setup.stakes
    return Shipped(
        _key(hand), hand, len(setup.stacks), setup.rules.structure, (stakes.small_blind, stakes.big_blind)
    )


def _refused(game: str, rules: HouseRules, source: bytes, trouble: Markup) -> tuple[str, int]:
    return _list(game, rules, text=source.decode(errors="replace")[:MAX_BYTES], trouble=trouble), 422


def _posted(game: str) -> tuple[HouseRules, bytes]:
    """The house chosen and what was brought: a file before what is pasted. Raises `RequestEntityTooLarge`."""
    variant, _at, revision = request.form.get("variant", "").partition("@")
    rules = rules_of(game, variant, revision) if revision else house().in_force(game, variant)
    file = request.files.get("file")
    source = file.stream.read(MAX_BYTES + 1) if file else b""
    return rules or chosen_rules(game), source or request.form.get("text", "").encode()


def _too_long() -> Markup:
    return fault(PhhError("the file is over %(limit)d kB: a history holds one hand", limit=MAX_BYTES // 1024))


# -- one hand


def _found(game: str, key: str) -> tuple[str, str]:
    """The text of a hand and the skill that names it, a 404 for one that is not here."""
    shipped = {_key(hand): hand for hand in Played}
    if key in shipped:
        return history_of(shipped[key]), shipped[key]
    with house().database.read() as session:
        text = material(session, game, key)
    return (text, skill_of(key)) if text is not None else abort(404)


def _key(hand: Played) -> str:
    return hand.value.partition(".")[2]


def _title(skill: str) -> Any:
    return word(f"tag.{skill}") if skill in tuple(Played) else _("A hand that was brought here")


def _played(text: str, rules: BettingRules) -> Replayed:
    history: History = read(text.encode(), rules)
    replay(history)
    return replayed(history)


def _levels(game: str, rules: HouseRules, skill: str, text: str) -> list[tuple[int, str]]:
    """The levels at which the hand can be dealt as an exercise, and where; none where it has nothing to decide."""
    found = []
    for level in LEVELS:
        address = Address(game, "real_hand", rules.variant, rules.revision, skill, level, 0, GAME.generator)
        try:
            GAME.question(address, rules.rules, text)
        except UnknownDrill:
            return []
        found.append((level, url_for("practice.lone", address=str(address))))
    return found


def _level() -> int:
    chosen = prefs().level or ""
    return int(chosen) if chosen in {str(level) for level in LEVELS} else _LEVEL


def _common(game: str, rules: HouseRules) -> dict[str, Any]:
    return {
        "game": GAME,
        "house_rules": rules,
        "rules": rules.rules,
        "variant_title": rules.title(language()),
        "variants": variant_options(game, rules),
        "longest": ltr(f"{MAX_BYTES // 1024} kB"),
    }
