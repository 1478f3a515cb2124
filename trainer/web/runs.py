"""A run: be asked, answer, be told why, next; and how it went."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from flask import Blueprint, abort, redirect, render_template, request, url_for
from werkzeug.wrappers import Response

from trainer.quiz import Address, Question
from trainer.school import (
    Attempt,
    Mode,
    NothingToWithdraw,
    NotYours,
    Run,
    RunFinished,
    answer_stage,
    attempts_of,
    expire,
    finish,
    kept,
    leave,
    pause,
    pose,
    resume,
    run_of,
    start_replay,
    withdraw,
)
from trainer.school import answer as keep_answer
from trainer.web import lone, starting
from trainer.web.asking import Reading, Texts, hints_of, posted
from trainer.web.filters import language
from trainer.web.guest import guest_id
from trainer.web.house import house
from trainer.web.planning import address_of, run_address
from trainer.web.playing import Page, Put, leads_to, put, show, wants_fragment
from trainer.web.progress import answered, due, progress, seconds_of
from trainer.web.summing import summary_of

bp = Blueprint("practice", __name__)
starting.init(bp)
lone.init(bp)


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


@bp.get("/run/<run_id>")
def run(run_id: str) -> Response:
    """Go to the question that is due, or to the summary."""
    return redirect(_due(*_own_run(run_id)), 303)


def _due(run_: Run, attempts: Sequence[Attempt]) -> str:
    number = due(attempts)
    if run_.finished is not None or number > run_.length:
        return url_for("practice.summary", run_id=run_.id)
    return here(run_, number)


def here(run_: Run, number: int) -> str:
    """The address of a question of a run."""
    return url_for("practice.question", run_id=run_.id, number=number)


@bp.get("/run/<run_id>/<int:number>")
def question(run_id: str, number: int) -> str | Response:
    """A question of a run: the stage that is due, or the verdict on what was answered."""
    run_, attempts = _own_run(run_id)
    done = answered(attempts)
    if number in done:
        if run_.mode == Mode.EXAM and run_.finished is None:
            return leads_to(_due(run_, attempts))
        return _verdict(run_, attempts, done[number])
    if number != due(attempts) or number > run_.length or run_.finished is not None:
        return leads_to(_due(run_, attempts))
    whole = put(_address(run_, number))
    try:
        posed = _pose(run_, number, whole.question)
    except RunFinished:
        return _over(run_)
    told = request.args.get("told", type=int)
    if told is not None and 0 <= told < len(posed.stages):
        return _stage_verdict(run_, attempts, posed, whole.at(told))
    return _ask(run_, [*attempts, posed], posed, whole.at(len(posed.stages)))


def _pose(run_: Run, number: int, asked: Question) -> Attempt:
    """Put the question; put again, it stays as it was, and a stopped clock goes on."""
    now = house().clock()
    with house().database.write() as session:
        posed = pose(session, run_.guest, run_.id, number, str(asked.address), asked.tags, now)
        return posed if posed.paused_at is None else resume(session, run_.guest, posed.nonce, now)


def _over(run_: Run) -> Response:
    """The run is over, or its time is up and it ends now."""
    with house().database.write() as session:
        expire(session, run_.guest, run_.id, house().clock())
    return leads_to(url_for("practice.summary", run_id=run_.id))


def _address(run_: Run, number: int) -> Address:
    if run_.planned:
        return Address.parse(run_.planned[number - 1])
    return address_of(run_address(run_), number)


def _ask(run_: Run, attempts: Sequence[Attempt], posed: Attempt, put_: Put, **more: Any) -> str:
    number = posed.number or 0
    return show(
        put_,
        Page(
            action=here(run_, number),
            run=progress(run_, attempts, number, house().clock()),
            hinting=run_.mode == Mode.PRACTICE,
            **more,
        ),
    )


@bp.post("/run/<run_id>/<int:number>")
def answer(run_id: str, number: int) -> str | Response | tuple[str, int]:
    """Take the answer to a stage, or open a hint. An answer counts once: sent again, it gets the first verdict again."""
    run_, attempts = _own_run(run_id)
    posed = next((a for a in attempts if a.number == number), None)
    if posed is None:
        return leads_to(_due(run_, attempts))
    if posed.answered_at is not None:
        return _told(run_, attempts, posed)
    whole = put(Address.parse(posed.address))
    stage = request.form.get("stage", 0, type=int)
    if not 0 <= stage <= len(posed.stages):
        return leads_to(here(run_, number))
    put_ = whole.at(stage)
    if stage < len(posed.stages):
        return _stage_verdict(run_, attempts, posed, put_)
    hints = hints_of(request.form) if run_.mode == Mode.PRACTICE else []
    reading = put_.read(posted(put_.now.asks, request.form))
    if request.args.get("hint"):
        return _ask(run_, attempts, posed, put_, reading=Reading(reading.texts, {}, {}), hints=hints)
    if reading.unclear:
        return _ask(run_, attempts, posed, put_, reading=reading, hints=hints), 422
    try:
        _keep(run_, posed, put_, reading.texts, hints)
    except RunFinished:
        return _over(run_)
    run_, attempts = _own_run(run_id)
    posed = next(a for a in attempts if a.number == number)
    if put_.last:
        return _told(run_, attempts, posed)
    if run_.mode == Mode.EXAM or (put_.passing and put_.grade(reading).right):
        return (
            _ask(run_, attempts, posed, whole.at(stage + 1))
            if wants_fragment()
            else leads_to(here(run_, number))
        )
    if not wants_fragment():
        return leads_to(f"{here(run_, number)}?told={stage}")
    if (
        run_.mode == Mode.PRACTICE
    ):  # reading why is not part of the answer's time; the next stage lets it go on
        with house().database.write() as session:
            pause(session, run_.guest, posed.nonce, house().clock())
    return _stage_verdict(run_, attempts, posed, put_)


def _keep(run_: Run, posed: Attempt, put_: Put, texts: Texts, hints: Sequence[str]) -> None:
    """Keep the answer to a stage; with the last one the question is answered."""
    now = house().clock()
    everything = {key: given for stage in (*posed.stages, texts) for key, given in stage.items()}
    marks = kept(put_.whole(everything)) if put_.last else ()
    with house().database.write() as session:
        if len(put_.question.stages) > 1:
            answer_stage(session, run_.guest, posed.nonce, put_.stage, texts, now)
        if put_.last:
            keep_answer(session, run_.guest, posed.nonce, everything, marks, now, hints)
            if posed.number == run_.length:
                finish(session, run_.guest, run_.id, now)


def _told(run_: Run, attempts: Sequence[Attempt], attempt: Attempt) -> str | Response:
    """After an answer: the verdict, or in an exam and on a right answer at speed what comes next."""
    quiet = run_.mode == Mode.EXAM or (run_.mode == Mode.SPEED and attempt.right)
    if not quiet:
        return (
            _verdict(run_, attempts, attempt)
            if wants_fragment()
            else leads_to(here(run_, attempt.number or 0))
        )
    if run_.finished is not None or not wants_fragment():
        return leads_to(_due(run_, attempts))
    return question(run_.id, due(attempts))


def _verdict(run_: Run, attempts: Sequence[Attempt], attempt: Attempt) -> str:
    """The verdict on an answered question, graded again from what was typed: of its last stage, and of the whole."""
    number = attempt.number or 0
    whole = put(Address.parse(attempt.address))
    last = whole.at(len(whole.question.stages) - 1)
    over = number >= run_.length or run_.finished is not None
    reading = last.read(attempt.answer)
    return show(
        last,
        Page(
            action=here(run_, number),
            run=progress(run_, attempts, number, house().clock()),
            reading=reading,
            grade=last.grade(reading),
            whole=whole.whole(attempt.answer),
            seconds=seconds_of(attempt),
            next_url=url_for("practice.summary", run_id=run_.id) if over else here(run_, number + 1),
            last=over,
        ),
    )


def _stage_verdict(run_: Run, attempts: Sequence[Attempt], posed: Attempt, put_: Put) -> str:
    """The verdict on one stage of a question that goes on."""
    number = posed.number or 0
    reading = put_.read(posed.stages[put_.stage])
    return show(
        put_,
        Page(
            action=here(run_, number),
            run=progress(run_, attempts, number, house().clock()),
            reading=reading,
            grade=put_.grade(reading),
            next_url=here(run_, number),
        ),
    )


@bp.post("/run/<run_id>/<int:number>/pause")
def pause_question(run_id: str, number: int) -> tuple[str, int]:
    """Practice stops the clock while nobody is at the table."""
    return _clock(run_id, number, pause)


@bp.post("/run/<run_id>/<int:number>/resume")
def resume_question(run_id: str, number: int) -> tuple[str, int]:
    """The clock goes on."""
    return _clock(run_id, number, resume)


def _clock(run_id: str, number: int, act: Any) -> tuple[str, int]:
    run_, attempts = _own_run(run_id)
    posed = next((a for a in attempts if a.number == number), None) or abort(404)
    if run_.mode != Mode.PRACTICE:
        abort(400)
    with house().database.write() as session:
        act(session, run_.guest, posed.nonce, house().clock())
    return "", 204


@bp.post("/run/<run_id>/leave")
def leave_run(run_id: str) -> Response:
    """The page of a speed run was hidden or left: the run ends, and is not rated."""
    run_, _ = _own_run(run_id)
    with house().database.write() as session:
        leave(session, run_.guest, run_.id, house().clock())
    return leads_to(url_for("practice.run", run_id=run_id))


@bp.post("/run/<run_id>/withdraw")
def withdraw_answer(run_id: str) -> Response:
    """Take back the last answer, once a run: it scores nothing and is not asked again in this run."""
    run_, _ = _own_run(run_id)
    try:
        with house().database.write() as session:
            withdraw(session, run_.guest, run_.id, house().clock())
    except NothingToWithdraw:
        abort(400)
    return leads_to(url_for("practice.run", run_id=run_id))


@bp.get("/run/<run_id>/time")
def time_is_up(run_id: str) -> Response:
    """The countdown has come to nothing: end the run if the server's clock agrees."""
    run_, _ = _own_run(run_id)
    with house().database.write() as session:
        expire(session, run_.guest, run_.id, house().clock())
    return redirect(url_for("practice.run", run_id=run_id), 303)


@bp.get("/run/<run_id>/summary")
def summary(run_id: str) -> str | Response:
    """How the run went: right and wrong, by skill, slips, times, and the missed ones to replay."""
    run_, attempts = _own_run(run_id)
    if run_.mode == Mode.EXAM and run_.finished is None:
        return leads_to(_due(run_, attempts))
    game = house().game(run_.game) or abort(404)
    graded = []
    for attempt in sorted(answered(attempts).values(), key=lambda a: a.number or 0):
        whole = put(Address.parse(attempt.address))
        graded.append((attempt, whole.question, whole.rules, whole.whole(attempt.answer)))
    return render_template(
        "run_summary.html",
        game=game,
        drill=game.drills[run_.drill],
        run=run_,
        variant_title=starting.put_rules(_address(run_, 1)).title(language()),
        **summary_of(run_, graded, attempts),
    )


@bp.post("/run/<run_id>/replay")
def replay(run_id: str) -> Response:
    """Ask the missed or the slow questions of a run again, the very same ones. A replay is not counted."""
    run_, _ = _own_run(run_id)
    which = request.form.get("which", "missed")
    if which not in ("missed", "slow"):
        abort(400)
    try:
        with house().database.write() as session:
            again = start_replay(session, run_.guest, run_.id, house().clock(), which)
    except ValueError:
        return redirect(url_for("practice.summary", run_id=run_id), 303)
    return redirect(url_for("practice.run", run_id=again.id), 303)
