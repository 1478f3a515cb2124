"""The exact house edge, for everybody: what a house's rules cost, where it comes from, all houses side by side."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from math import comb
from typing import Any, Final
from urllib.parse import urljoin

from flask import Blueprint, make_response, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from trainer.games import GAMES
from trainer.games.casino_holdem.rules import Rules
from trainer.games.desks import BANKED
from trainer.web import charts, edge_call
from trainer.web.choosing import GAME, chosen_rules, variant_options
from trainer.web.edge_asking import Answer, Asked, asked, drawn
from trainer.web.edge_call import ENDED
from trainer.web.filters import language
from trainer.web.house import HouseRules, Variant, house
from trainer.web.percents import FILTERS
from trainer.web.playing import wants_fragment
from trainer.web.shelves import shelf

bp = Blueprint("edge", __name__)
edge_call.add_to(bp)
for _name, _function in FILTERS.items():
    bp.add_app_template_filter(_function, _name)

BOARDS: Final = comb(52, 5)
SITUATIONS: Final = comb(52, 2) * comb(50, 3)
"""Two own cards and a flop."""
TURNS_AND_RIVERS: Final = comb(47, 2)
DEALERS_HANDS: Final = comb(45, 2)
DEALS: Final = SITUATIONS * TURNS_AND_RIVERS * DEALERS_HANDS


@bp.get(f"{GAME}/edge")
def figures(game: str) -> str | tuple[str, int]:
    """What one house's rules cost: the figures, where they come from, and what other odds on a row would cost."""
    found = chosen_rules(game)
    question, fragment = asked(found.rules), wants_fragment()
    if BANKED[game].needs(found.rules, shelf(game)):
        part, told = "edge/_counting.html", _waiting(game, found, question, found.rules)
    else:
        part, told = "edge/_odds.html", _other_odds(game, found, question)
        told |= {} if fragment else _counted(game, found.rules)
    shown = render_template(
        part if fragment else "edge/figures.html",
        **_of_house(game, found),
        **told,
        part=part,
        permalink=urljoin(request.url_root, _permalink(game, found)),
    )
    return (shown, 422) if question.trouble else shown


@bp.get(f"{GAME}/edge/houses")
def houses(game: str) -> str:
    """The edge of every house of the book, side by side."""
    return render_template(
        "edge/houses.html",
        game=GAMES[game],
        of_house=_named(),
        houses=[_beside(game, variant) for variant in house().variants(game).values()],
    )


@bp.get(f"{GAME}/edge/how")
def how(game: str) -> str:
    """How the edge is counted, in plain words."""
    return render_template(
        "edge/how.html",
        game=GAMES[game],
        of_house=_named(),
        steps=(SITUATIONS, TURNS_AND_RIVERS, DEALERS_HANDS),
        deals=DEALS,
        boards=BOARDS,
    )


@bp.route(f"{GAME}/edge/counting", methods=["GET", "POST"])
def counting(game: str) -> str | Response:
    """How far the count is that these rules need; once it is there the page is to come anew.

    Posted: begin it, unless somebody waits for another. A page that waits for its turn posts again and again.
    """
    found = chosen_rules(game)
    question = asked(found.rules)
    rules = question.changed(found.rules)
    if request.method == "POST":
        shelf(game).begin(rules)
        if not wants_fragment():
            return redirect(url_for(".figures", game=game, **_again(found, question)), 303)
    if not BANKED[game].needs(rules, shelf(game)):
        response = make_response("", 204)
        response.headers["HX-Refresh"] = "true"
        return response
    return render_template("edge/_counting.html", game=GAMES[game], **_waiting(game, found, question, rules))


@dataclass(frozen=True)
class Beside:
    """A house in the list of all. Shares of the stake; the ante is None where its rules are not counted yet."""

    id: str
    title: str
    ante: float | None
    bonus: float
    together: float | None
    forfeits: bool


def _beside(game: str, variant: Variant) -> Beside:
    rules, title = variant.rules, variant.title(language())
    if BANKED[game].needs(rules, shelf(game)):
        return Beside(variant.id, title, None, BANKED[game].bonus(rules).house_edge, None, forfeits=False)
    found = BANKED[game].figures(rules, shelf(game))
    ante, bonus = found.ante.house_edge, found.bonus_as_played.house_edge
    # Of all that is staked: on average the ante, its calls, and a bonus of the same size.
    together = (ante + bonus) / (found.ante.average_bet + 1)
    return Beside(variant.id, title, ante, bonus, together, found.bonus_with_folds is not None)


def _counted(game: str, rules: Rules) -> dict[str, Any]:
    """The figures of rules that are counted, their bars and their outcomes."""
    card = BANKED[game].card(rules, shelf(game))
    greatest_first = sorted(((share.code, share.part) for share in card.origin), key=lambda part: -part[1])
    outcomes = _outcomes(card.ante)
    return {
        "card": card,
        "bars": charts.bars([*greatest_first, ("", card.ante.house_edge)]),
        "ended": ENDED,
        "outcomes": outcomes,
        "outcomes_sum": [sum(column) for column in zip(*(shares for _, shares in outcomes), strict=True)],
    }


def _outcomes(ante: Any) -> list[tuple[str, list[float]]]:
    """Each final hand, best first, with the share of all deals by how they end, and with their sum."""
    found = []
    for category, ended in ante.outcomes.items():
        counts = [getattr(ended, name) for name in ENDED]
        found.append((category.value, [n / DEALS for n in (*counts, sum(counts))]))
    return found


def _other_odds(game: str, found: HouseRules, question: Asked) -> dict[str, Any]:
    """The line of a row's odds with those in force and those asked about, or how far the count is that these need."""
    desk, rules, other = BANKED[game], found.rules, question.changed(found.rules)
    waits = desk.needs(other, shelf(game))
    in_force = getattr(rules, question.table).by_row[question.row]
    answers = [Answer("now", in_force, _edge(desk.figures(rules, shelf(game)), question))]
    if question.odds and not waits:
        answers.append(Answer("asked", question.odds, _edge(desk.figures(other, shelf(game)), question)))
    return {
        "asked": question,
        **drawn(desk.curve(rules, shelf(game), question.table, question.row), answers),
        "waits": waits,
        **(_waiting(game, found, question, other) if waits else {}),
    }


def _edge(found: Any, question: Asked) -> float:
    """The edge of the bet whose table is asked about."""
    return float((found.ante if question.table == "ante" else found.bonus_as_played).house_edge)


def _waiting(game: str, found: HouseRules, question: Asked, rules: Rules) -> dict[str, Any]:
    """How far the count of these rules is, or of others, and where the page lies that waits for it."""
    again, taking = _again(found, question), shelf(game).awaited(rules)
    return {
        "taking": taking,
        "ours": taking is not None and taking.covers(rules),
        "again": again,
        "there": url_for("edge.figures", game=game, **again),
    }


def _again(found: HouseRules, question: Asked) -> dict[str, Any]:
    """The parameters that ask for the same page."""
    same = {"variant": found.variant, "revision": found.revision}
    return (
        {**same, "row": f"{question.table}.{question.row}", "odds": question.text} if question.text else same
    )


def _named() -> Mapping[str, str]:
    """The house that the address names, for the links to the other pages."""
    return {name: request.args[name] for name in ("variant", "revision") if name in request.args}


def _of_house(game: str, found: HouseRules) -> dict[str, Any]:
    return {
        "game": GAMES[game],
        "house_rules": found,
        "rules": found.rules,
        "of_house": _named(),
        "variant_title": found.title(language()),
        "variants": variant_options(game, found),
    }


def _permalink(game: str, found: HouseRules) -> str:
    return url_for("edge.figures", game=game, variant=found.variant, revision=found.revision)
