"""Beginning a run: from the front page, or from a link that deals the same hands to everybody."""

from __future__ import annotations

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from trainer.quiz import LEVELS, NATURAL, Address
from trainer.school import Mode, start_run
from trainer.web.filters import language
from trainer.web.guest import guest_id, keep, keep_variant
from trainer.web.house import HouseRules, house
from trainer.web.planning import MIX, address_of
from trainer.web.playing import put
from trainer.web.sharing import Shared, SharedError

LENGTHS = (5, 10, 20, 30)
SECONDS = (60, 120)
MOST = 200
"""The most questions a timed run may have: nobody answers that many in two minutes."""


def init(bp: Blueprint) -> None:
    """Add these views to the blueprint of practice."""
    bp.add_url_rule("/<game>/start", "start", start, methods=["POST"])
    bp.add_url_rule("/same/<path:key>", "shared", shared, methods=["GET"])
    bp.add_url_rule("/same/<path:key>", "start_shared", start_shared, methods=["POST"])


def start(game: str) -> Response:
    """Begin a run of one drill under one variant."""
    found = house().game(game) or abort(404)
    # A skill's own button is named `skill` and so names its drill in the address.
    drill = found.drills.get(request.values.get("drill", "")) or abort(404)
    rules = house().in_force(game, request.form.get("variant", "")) or abort(404)
    skill = request.form.get("skill", MIX)
    level = request.form.get("level", 0, type=int)
    if skill not in (MIX, NATURAL, *drill.skills) or level not in LEVELS:
        abort(400)
    mode, length, seconds = _way(request.form.get("mode", Mode.PRACTICE), request.form.get("length", ""))
    keep_variant(game, rules.variant)
    keep(mode=str(mode), length=request.form.get("length", ""), level=str(level))
    address = Address(
        game, drill.id, rules.variant, rules.revision, skill, level, house().fresh_seed(), found.generator
    )
    return _begin(Shared(address, mode, length, seconds), None)


def _way(mode: str, length: str) -> tuple[Mode, int, int | None]:
    """The mode, the number of questions and the time limit a form asks for."""
    if mode not in set(Mode):
        abort(400)
    if mode == Mode.SPEED and length in {f"{s}s" for s in SECONDS}:
        return Mode.SPEED, MOST, int(length[:-1])
    if length not in {str(n) for n in LENGTHS}:
        abort(400)
    return Mode(mode), int(length), None


def _begin(shared: Shared, shared_from: str | None) -> Response:
    address = shared.address
    with house().database.write() as session:
        run = start_run(
            session, guest=guest_id(make=True) or "", game=address.game, drill=address.drill,
            variant=address.variant, revision=address.revision, skill=address.skill, level=address.level,
            length=shared.length, seed=address.seed, now=house().clock(), mode=shared.mode, seconds=shared.seconds,
            shared_from=shared_from,
        )  # fmt: skip
    return redirect(url_for("practice.run", run_id=run.id), 303)


def shared(key: str) -> str:
    """The same deals for everybody who has this link: what will be dealt, and a button to begin."""
    wanted = _shared(key)
    rules = put_rules(wanted.address)
    game = house().game(wanted.address.game) or abort(404)
    return render_template(
        "shared.html", game=game, drill=game.drills[wanted.address.drill], shared=wanted, key=key,
        variant_title=rules.title(language()),
    )  # fmt: skip


def start_shared(key: str) -> Response:
    """Begin the run of a link."""
    wanted = _shared(key)
    put_rules(wanted.address)
    return _begin(wanted, key)


def _shared(key: str) -> Shared:
    try:
        return Shared.parse(key, LENGTHS, SECONDS, MOST)
    except SharedError:
        abort(404)


def put_rules(address: Address) -> HouseRules:
    """The rules of a run's address, once its first question can be built."""
    return put(address_of(address, 1)).rules
