"""A single question at its permanent address."""

from __future__ import annotations

from flask import Blueprint, abort, request, url_for

from trainer.quiz import Address, AddressError
from trainer.school import NotYours, answer_lone, kept
from trainer.web.asking import Reading, Texts, hints_of, posted
from trainer.web.guest import guest_id
from trainer.web.house import house
from trainer.web.playing import Page, Put, put, show
from trainer.web.progress import seconds_of
from trainer.web.sealed import Seal, seal, unseal
from trainer.web.words import word


def init(bp: Blueprint) -> None:
    """Add the two views to the blueprint of practice."""
    bp.add_url_rule("/q/<path:address>", "lone", ask, methods=["GET"])
    bp.add_url_rule("/q/<path:address>", "answer_one", answer, methods=["POST"])


def _parsed(address: str) -> Address:
    try:
        return Address.parse(address)
    except AddressError:
        abort(404, word("error.unknown_question", address=address))


def _at(whole: Put, token: str) -> tuple[Put, Seal]:
    """The stage a token has come to; without a good one the question begins anew."""
    address = str(whole.question.address)
    found = unseal(token, address)
    if found is None or len(found.stages) >= len(whole.question.stages):
        found = seal(address, house().clock())
    return whole.at(len(found.stages)), found


def ask(address: str) -> str:
    """The question, or the stage of it that `at` has come to."""
    put_, sealed = _at(put(_parsed(address)), request.args.get("at", ""))
    return show(put_, Page(action=request.path, token=sealed.closed()))


def answer(address: str) -> str | tuple[str, int]:
    """Take the answer to a stage, or open a hint."""
    whole = put(_parsed(address))
    token = request.form.get("token", "")
    known = unseal(token, str(whole.question.address)) is not None
    put_, sealed = _at(whole, token)
    hints = hints_of(request.form)
    reading = put_.read(posted(put_.now.asks, request.form))
    if request.args.get("hint"):
        typed = Reading(reading.texts, {}, {})
        return show(put_, Page(action=request.path, token=sealed.closed(), reading=typed, hints=hints))
    if reading.unclear:
        return show(put_, Page(action=request.path, token=sealed.closed(), reading=reading, hints=hints)), 422
    if put_.last:
        return _last(put_, sealed, reading.texts, hints, known)
    after = sealed.after(reading.texts).closed()
    grade = put_.grade(reading)
    if put_.passing and grade.right:
        return show(put_.at(put_.stage + 1), Page(action=request.path, token=after))
    following = url_for("practice.lone", address=address, at=after)
    return show(
        put_, Page(action=request.path, token=after, reading=reading, grade=grade, next_url=following)
    )


def _last(put_: Put, sealed: Seal, texts: Texts, hints: list[str], known: bool) -> str:
    """The verdict on a whole question. One whose token is not ours gets a verdict too, but is not kept and has no time."""
    given: Texts = {key: value for stage in (*sealed.stages, texts) for key, value in stage.items()}
    seconds = None
    if known:
        question = put_.question
        try:
            with house().database.write() as session:
                first, _ = answer_lone(
                    session, guest_id(make=True) or "", sealed.nonce, sealed.address, sealed.posed_at, question.tags,
                    given, kept(put_.whole(given)), house().clock(), hints,
                )  # fmt: skip
            given, seconds = first.answer, seconds_of(first)
        except NotYours:  # somebody else's token: a verdict, and nothing kept
            pass
    reading = put_.read(given)
    return show(
        put_,
        Page(
            action=request.path,
            reading=reading,
            grade=put_.grade(reading),
            whole=put_.whole(given),
            seconds=seconds,
        ),
    )
