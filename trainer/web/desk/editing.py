"""Editing a house: the form, the text beside it, the figures. Each change is kept in the draft and answered at once.

A page without scripts sends the whole form, or the whole text, and comes back anew; htmx sends one field and gets the
pieces of the page that are others now. Both go through the same addresses.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from flask import Blueprint, abort, make_response, redirect, render_template, request, url_for
from flask_babel import gettext as _
from markupsafe import Markup
from werkzeug.wrappers import Response

from trainer.games import GAMES
from trainer.games.desks import BANKED
from trainer.paytables.merging import merged
from trainer.paytables.splice import SpliceError
from trainer.school import StaleDraft, book
from trainer.web.desk.figuring import figured
from trainer.web.desk.filling import fill_in
from trainer.web.desk.houses import Refused, act_on
from trainer.web.desk.looking import Opened, open_house
from trainer.web.desk.making import house_form
from trainer.web.desk.marking import yaml_line
from trainer.web.desk.mine import Mine, keep_mine, mine, version_of
from trainer.web.desk.previewing import previewed
from trainer.web.desk.sections import Section, is_rulebook
from trainer.web.desk.texts import as_typed, from_typed, read
from trainer.web.desk.wording import fault
from trainer.web.filters import language
from trainer.web.house import house
from trainer.web.playing import wants_fragment
from trainer.web.words import word
from trainer.web.words.desk import parts_of
from trainer.web.words.form import by_words, choice_words, row_words

Page = str | Response | tuple[str, int]


class Crossed(Exception):
    """Form and text changed the same line at once."""


def add_to(bp: Blueprint) -> None:
    """Add these views to the desk."""
    bp.add_app_template_filter(yaml_line)
    bp.add_url_rule("/<game>/<variant>", "edit", edit, methods=["GET"])
    bp.add_url_rule("/<game>/<variant>", "fill", fill, methods=["POST"])
    bp.add_url_rule("/<game>/<variant>/text", "type_text", type_text, methods=["POST"])
    bp.add_url_rule("/<game>/<variant>/figures", "figures", figures, methods=["GET"])


def edit(game: str, variant: str) -> str:
    """The whole page."""
    return _page(open_house(game, variant))


def fill(game: str, variant: str) -> Page:
    """Take what was filled in: one field, the whole form, or what a button of it does."""
    typed = {name: values[-1] for name, values in request.form.lists()}
    only = None
    if wants_fragment() and "act" not in typed:
        only = {request.headers.get("HX-Trigger-Name", "")}

    def spliced(text: str, opened: Opened) -> str:
        form = opened.form
        if form is None or opened.locked:
            raise Refused("refused.gone")
        text = fill_in(text, form, typed, () if "act" in typed and wants_fragment() else only)
        if act := typed.get("act"):
            again = house_form(Section(read(text), game), variant, opened.before)
            text = act_on(text, again or form, act, typed)
        return text

    return _changed(game, variant, spliced)


def type_text(game: str, variant: str) -> Page:
    """Take the text as it was typed, in order or not.

    `was` is what it was typed into, sent where a change in the form came in between: then both are put together.
    """
    sent, was = request.form.get("text"), request.form.get("was")
    if sent is None:
        abort(400)

    def put_together(text: str, _opened: Opened) -> str:
        typed = from_typed(sent, text)
        both = typed if was is None else merged(from_typed(was, text), typed, text)
        if both is None:
            raise Crossed
        return both

    return _changed(game, variant, put_together, sent)


def figures(game: str, variant: str) -> str:
    """The figures alone: asked for again while the count that they need is under way."""
    return render_template("desk/_figures.html", **_shown(open_house(game, variant)))


def _changed(game: str, variant: str, change: Callable[[str, Opened], str], sent: str | None = None) -> Page:
    """Change the draft and show what that changes. What could not be kept is told, and stays on the page."""
    now = _as_sent()
    if now is None:
        return _stale(game, variant, sent)
    before = open_house(game, variant, now)
    trouble: Markup | None = None
    wrong = ""
    text = now.text
    try:
        text = change(now.text, before)
    except Refused as refused:
        trouble, wrong = word(refused.code), refused.field
    except SpliceError as error:
        trouble = fault(error.problem)
    except Crossed:
        return _stale(game, variant, sent, crossed=True)
    if text != now.text:
        try:
            keep_mine(text, now.version, now.base)
        except StaleDraft:
            return _stale(game, variant, sent)
    if not wants_fragment():
        if trouble:
            return _page(before, trouble=trouble, wrong=wrong), 422
        return redirect(url_for(".edit", game=game, variant=variant, show=_panel(game)), 303)
    if text == now.text and trouble is None and (sent is None or from_typed(sent, text) == text):
        return "", 204
    return _pieces(before, open_house(game, variant), trouble, wrong, sent)


def _as_sent() -> Mine | None:
    """What the page that sent this showed; None if the draft is another one by now, in another window.

    A page without a draft shows the revision that was the newest then: the draft begins from that one.
    """
    now = mine()
    if version_of(request.form.get("version")) != now.version:
        return None
    base = version_of(request.form.get("base"))
    if now.draft is None and base and base != now.published.number:
        with house().database.read() as db:
            found = book(db, base)
        return None if found is None else Mine(None, found)
    return now


def _stale(game: str, variant: str, sent: str | None, *, crossed: bool = False) -> Page:
    """The draft was changed in another window: nothing is kept over it, and nothing that was typed is lost.

    `crossed`: in the form of this one.
    """
    opened = open_house(game, variant)
    if wants_fragment():
        return make_response(render_template("desk/_stale.html", opened=opened, crossed=crossed), 409)
    return render_template("desk/stale.html", **_shown(opened), sent=sent), 409


def _pieces(before: Opened, after: Opened, trouble: Markup | None, wrong: str, sent: str | None) -> str:
    """The pieces of the page that a change changed. What somebody types into is left alone: the text while it is as sent."""
    text = after.now.text
    trigger = request.headers.get("HX-Trigger-Name", "")
    return render_template(
        "desk/_pieces.html",
        **_shown(after, trouble, wrong),
        whole_form=sent is not None or bool(trouble) or _another_form(before, after, trigger),
        another_text=sent is None or from_typed(sent, text) != text,
    )


def _another_form(before: Opened, after: Opened, trigger: str) -> bool:
    """Whether more of the form is another than the field that was filled in and what stands beside the fields."""
    if before.form is None or after.form is None or before.locked != after.locked:
        return True
    if before.form.shape != after.form.shape:
        return True
    was = {field.name: field.shown for field in before.form.fields()}
    beside = ("by", "source")  # shown anew with every answer
    return any(
        was[field.name] != field.shown
        for field in after.form.fields()
        if field.name != trigger and field.name.partition(":")[0] not in beside
    )


def _page(opened: Opened, **more: Any) -> str:
    shown = _shown(opened, **more)
    if shown["panel"] == "preview":
        shown |= previewed(opened)
    return render_template("desk/edit.html", **shown)


def _shown(opened: Opened, trouble: Markup | None = None, wrong: str = "") -> dict[str, Any]:
    """What the templates of the page need."""
    form, game = opened.form, opened.game
    return {
        "game": GAMES[game],
        "opened": opened,
        "now": opened.now,
        "form": form,
        "parts": parts_of(game, [switch.code for switch in form.switches]) if form else {},
        "figured": figured(opened, again=request.method == "POST"),
        "banked": game in BANKED,
        "followers": opened.section.followers(opened.variant) if is_rulebook(opened.variant) else [],
        "title": opened.section.title(opened.variant, language()),
        "house_title": lambda variant: opened.section.title(variant, language()),
        "entry_words": lambda code, name: opened.section.entry_words(code, name, language()),
        "text": as_typed(opened.now.text),
        "panel": _panel(game),
        "panels": _panels(game),
        "trouble": trouble,
        "wrong": wrong,
        "row_words": row_words,
        "choice_words": choice_words,
        "by_words": by_words,
    }


def _panels(game: str) -> dict[str, str]:
    """What a narrow page shows one at a time; a wide one shows all but the preview, which stands in the text's place."""
    figures = {"figures": _("Figures")} if game in BANKED else {}
    return {"form": _("Form"), "text": _("Text"), **figures, "preview": _("Preview")}


def _panel(game: str) -> str:
    found = request.values.get("show", "")
    return found if found in _panels(game) else "form"
