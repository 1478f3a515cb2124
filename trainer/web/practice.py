"""The loop: start a run, be asked, answer, be told why, next. Also single questions at their permanent address."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from trainer.quiz import LEVELS, NATURAL, Address, AddressError, Grade, Question, UnknownDrill
from trainer.school import (
    Attempt,
    NotYours,
    Run,
    answer_lone,
    attempts_of,
    finish,
    kept,
    pose,
    run_of,
    start_replay,
    start_run,
)
from trainer.school import answer as keep_answer
from trainer.web.asking import Reading, posted, read_all, texts_of
from trainer.web.filters import language
from trainer.web.guest import guest_id, keep
from trainer.web.house import HouseRules, UnknownRevision, house
from trainer.web.planning import MIX, address_of, fresh_address
from trainer.web.sealed import seal, unseal
from trainer.web.summing import summary_of
from trainer.web.words import word

bp = Blueprint("practice", __name__)

LENGTHS = (5, 10, 20, 30)


@bp.post("/<game>/start")
def start(game: str) -> Response:
    """Begin a run of one drill under one variant."""
    found = house().game(game) or abort(404)
    # A skill's own button is named `skill` and so names its drill in the address.
    drill = found.drills.get(request.values.get("drill", "")) or abort(404)
    rules = house().in_force(game, request.form.get("variant", "")) or abort(404)
    skill = request.form.get("skill", MIX)
    level, length = (request.form.get(name, 0, type=int) for name in ("level", "length"))
    if skill not in (MIX, NATURAL, *drill.skills) or level not in LEVELS or length not in LENGTHS:
        abort(400)
    keep(variant=rules.variant)
    with house().database.write() as session:
        run = start_run(
            session, guest=guest_id(make=True) or "", game=game, drill=drill.id, variant=rules.variant,
            revision=rules.revision, skill=skill, level=level, length=length, seed=house().fresh_seed(),
            now=house().clock(),
        )  # fmt: skip
    return redirect(url_for("practice.run", run_id=run.id), 303)


def _own_run(run_id: str) -> tuple[Run, Sequence[Attempt]]:
    """The guest's run with its attempts in order; another's is as unknown as none."""
    guest = guest_id()
    if guest is None:
        abort(404)
    try:
        with house().database.read() as session:
            return run_of(session, guest, run_id), attempts_of(session, guest, run_id)
    except NotYours:
        abort(404)


def _question(address: Address) -> tuple[Question, HouseRules]:
    """Build the question at an address, or say that it cannot be built here."""
    game = house().game(address.game) or abort(404)
    try:
        rules = house().rules_at(address)
        return game.question(address, rules.rules), rules
    except UnknownRevision:
        abort(404, word("error.unknown_revision", revision=f"{address.variant}@{address.revision}"))
    except UnknownDrill:
        abort(404, word("error.unknown_question", address=str(address)))


def _answered(attempts: Sequence[Attempt]) -> dict[int, Attempt]:
    return {a.number: a for a in attempts if a.answered_at is not None and a.number is not None}


@bp.get("/run/<run_id>")
def run(run_id: str) -> Response:
    """Go to the question that is due, or to the summary."""
    run_, attempts = _own_run(run_id)
    due = len(_answered(attempts)) + 1
    if due > run_.length:
        return redirect(url_for("practice.summary", run_id=run_id), 303)
    return redirect(url_for("practice.question", run_id=run_id, number=due), 303)


@bp.get("/run/<run_id>/<int:number>")
def question(run_id: str, number: int) -> str | Response:
    """A question of a run: asked if it is due, with its verdict once it was answered."""
    run_, attempts = _own_run(run_id)
    done = _answered(attempts)
    if number in done:
        return _verdict_of_run(run_, attempts, done[number])
    if number != len(done) + 1 or number > run_.length:
        return redirect(url_for("practice.run", run_id=run_id), 303)
    address = address_of(run_, number)
    asked, rules = _question(address)
    with house().database.write() as session:
        pose(session, run_.guest, run_.id, number, str(address), asked.tags, house().clock())
    return _page(asked, rules, run=_progress(run_, done, number), action=_here(run_, number))


@bp.post("/run/<run_id>/<int:number>")
def answer(run_id: str, number: int) -> str | Response | tuple[str, int]:
    """Take the answer to a question of a run. It counts once: sent again, it gets the first verdict again."""
    run_, attempts = _own_run(run_id)
    done = _answered(attempts)
    posed = next((a for a in attempts if a.number == number), None)
    if posed is None:
        return redirect(url_for("practice.run", run_id=run_id), 303)
    if number not in done:
        asked, rules = _question(Address.parse(posed.address))
        texts, hints = posted(asked.asks, request.form)
        reading = read_all(asked.asks, texts)
        if reading.unclear:
            return _page(
                asked,
                rules,
                run=_progress(run_, done, number),
                action=_here(run_, number),
                reading=reading,
                hints=hints,
            ), 422
        now, marks = house().clock(), kept(_grade(asked, rules, reading))
        with house().database.write() as session:
            keep_answer(session, run_.guest, posed.nonce, texts, marks, now, hints)
            if number == run_.length:
                finish(session, run_.guest, run_.id, now)
    if not _wants_fragment():
        return redirect(_here(run_, number), 303)
    run_, attempts = _own_run(run_id)
    return _verdict_of_run(run_, attempts, _answered(attempts)[number])


@bp.get("/run/<run_id>/summary")
def summary(run_id: str) -> str:
    """How the run went: right and wrong, by skill, slips, times, and the missed ones to replay."""
    run_, attempts = _own_run(run_id)
    game = house().game(run_.game) or abort(404)
    rows = []
    for attempt in sorted(_answered(attempts).values(), key=lambda a: a.number or 0):
        asked, rules = _question(Address.parse(attempt.address))
        grade = _grade(asked, rules, read_all(asked.asks, attempt.answer))
        rows.append((attempt, asked, rules, grade))
    return render_template(
        "run_summary.html",
        game=game,
        drill=game.drills[run_.drill],
        run=run_,
        **summary_of(rows, run_.length),
    )


@bp.post("/run/<run_id>/replay")
def replay(run_id: str) -> Response:
    """Ask the missed questions of a run again, the very same ones. A replay is not counted."""
    run_, attempts = _own_run(run_id)
    if not any(a.right is False for a in attempts):
        return redirect(url_for("practice.summary", run_id=run_id), 303)
    with house().database.write() as session:
        again = start_replay(session, run_.guest, run_.id, house().clock())
    return redirect(url_for("practice.run", run_id=again.id), 303)


@bp.get("/q/<path:address>")
def lone(address: str) -> str:
    """One question at its permanent address."""
    parsed = _parsed(address)
    asked, rules = _question(parsed)
    return _page(asked, rules, action=request.path, token=seal(str(parsed), house().clock()))


@bp.post("/q/<path:address>")
def answer_one(address: str) -> str | tuple[str, int]:
    """Take the answer to a single question."""
    parsed = _parsed(address)
    asked, rules = _question(parsed)
    texts, hints = posted(asked.asks, request.form)
    reading = read_all(asked.asks, texts)
    token = request.form.get("token", "")
    if reading.unclear:
        return _page(asked, rules, action=request.path, token=token, reading=reading, hints=hints), 422
    grade = _grade(asked, rules, reading)
    seconds = None
    if seal_ := unseal(token, str(parsed)):
        with house().database.write() as session:
            first, _ = answer_lone(
                session, guest_id(make=True) or "", seal_.nonce, str(parsed), seal_.posed_at, asked.tags, texts,
                kept(grade), house().clock(), hints,
            )  # fmt: skip
        seconds = _seconds(first)
        reading = read_all(asked.asks, first.answer)
        grade = _grade(asked, rules, reading)
    return _page(asked, rules, action=request.path, reading=reading, grade=grade, seconds=seconds)


def _parsed(address: str) -> Address:
    try:
        return Address.parse(address)
    except AddressError:
        abort(404, word("error.unknown_question", address=address))


def _grade(asked: Question, rules: HouseRules, reading: Reading) -> Grade:
    game = house().game(asked.address.game) or abort(404)
    return game.grade(asked, rules.rules, reading.answers)


def _verdict_of_run(run_: Run, attempts: Sequence[Attempt], attempt: Attempt) -> str:
    """The verdict on an attempt, graded again from what was typed."""
    number = attempt.number or 0
    asked, rules = _question(Address.parse(attempt.address))
    reading = read_all(asked.asks, attempt.answer)
    last = number >= run_.length
    return _page(
        asked,
        rules,
        run=_progress(run_, _answered(attempts), number),
        action=_here(run_, number),
        reading=reading,
        grade=_grade(asked, rules, reading),
        seconds=_seconds(attempt),
        next_url=url_for("practice.summary", run_id=run_.id) if last else _here(run_, number + 1),
        last=last,
    )


def _page(asked: Question, rules: HouseRules, *, action: str, run: dict[str, Any] | None = None,
          reading: Reading | None = None, grade: Grade | None = None, seconds: float | None = None,
          next_url: str | None = None, token: str = "", hints: list[str] | None = None, last: bool = False) -> str:  # fmt: skip
    """The question or its verdict: the whole page, or for htmx the part that changes."""
    game = house().game(asked.address.game) or abort(404)
    if next_url is None and run is None:
        next_url = url_for("practice.lone", address=str(fresh_address(asked.address, house().fresh_seed())))
    return render_template(
        "practice/_play.html" if _wants_fragment() else "practice.html",
        game=game,
        drill=game.drills[asked.address.drill],
        question=asked,
        rules=rules.rules,
        house_rules=rules,
        variant_title=rules.title(language()),
        grade=grade,
        texts=texts_of(reading),
        unclear=reading.unclear if reading else {},
        seconds=seconds,
        hints=hints or [],
        run=run,
        action=action,
        next_url=next_url,
        last=last,
        permalink=url_for("practice.lone", address=str(asked.address)) if grade else None,
        token=token,
    )


def _here(run_: Run, number: int) -> str:
    return url_for("practice.question", run_id=run_.id, number=number)


def _progress(run_: Run, done: dict[int, Attempt], number: int) -> dict[str, Any]:
    def tick(n: int) -> str:
        if n in done:
            return "ok" if done[n].right else "no"
        return "now" if n == number else ""

    return {
        "id": run_.id,
        "number": number,
        "length": run_.length,
        "right": sum(bool(a.right) for a in done.values()),
        "wrong": sum(a.right is False for a in done.values()),
        "ticks": [tick(n) for n in range(1, run_.length + 1)],
        "counted": run_.counted,
    }


def _seconds(attempt: Attempt) -> float | None:
    return None if attempt.milliseconds is None else attempt.milliseconds / 1000


def _wants_fragment() -> bool:
    return request.headers.get("HX-Request") == "true" and not request.headers.get(
        "HX-History-Restore-Request"
    )
