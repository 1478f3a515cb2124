"""A question, or a stage of one, on a page: asked, asked again, hinted at, or with its verdict."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from flask import abort, make_response, render_template, request, url_for
from werkzeug.wrappers import Response

from trainer.chips import ChipError
from trainer.quiz import Address, Grade, Kind, Number, Pays, Question, UnknownDrill, Why
from trainer.web.asking import HINTS, Reading, Texts, piles_of, read_all, texts_of
from trainer.web.filters import language
from trainer.web.guest import prefs
from trainer.web.house import HouseRules, UnknownRevision, house
from trainer.web.planning import fresh_address
from trainer.web.words import word


@dataclass(frozen=True)
class Put:
    """A whole question under its rules, and the part of it that is answered now: `stage` counts from 0."""

    question: Question
    rules: HouseRules
    stage: int = 0

    @property
    def now(self) -> Question:
        """The question as it stands at this stage."""
        return self.question.at(self.stage)

    @property
    def last(self) -> bool:
        return self.stage == len(self.question.stages) - 1

    @property
    def passing(self) -> bool:
        return self.question.stages[self.stage].passing

    def at(self, stage: int) -> Put:
        return Put(self.question, self.rules, stage)

    def read(self, texts: Texts) -> Reading:
        """Read the answers of this stage."""
        return read_all(self.now.asks, texts)

    def grade(self, reading: Reading) -> Grade:
        """Judge this stage."""
        return self._graded(reading.answers).of(self.now.asks)

    def whole(self, texts: Texts) -> Grade:
        """Judge all stages, from the texts of all."""
        return self._graded(read_all(self.question.asks, texts).answers)

    def whys(self) -> dict[str, Why]:
        """Why each answer of this stage will be what it is: what hints are made of."""
        return {mark.ask.key: mark.why for mark in self._graded({}).of(self.now.asks).marks}

    def _graded(self, answers: Mapping[str, Any]) -> Grade:
        game = house().game(self.question.address.game) or abort(404)
        return game.grade(self.question, self.rules.rules, answers)


def put(address: Address, stage: int = 0) -> Put:
    """Build the question at an address, or say that it cannot be built here."""
    if house().game(address.game) is None:
        abort(404)
    try:
        return Put(house().question(address), house().rules_at(address), stage)
    except UnknownRevision:
        abort(404, word("error.unknown_revision", revision=f"{address.variant}@{address.revision}"))
    except UnknownDrill:
        abort(404, word("error.unknown_question", address=str(address)))


@dataclass(frozen=True)
class Page:
    """What stands round the question. `reading` without `grade` asks again; `hints` are the codes opened so far."""

    action: str
    run: Mapping[str, Any] | None = None
    reading: Reading | None = None
    grade: Grade | None = None
    whole: Grade | None = None
    seconds: float | None = None
    next_url: str | None = None
    last: bool = False
    token: str = ""
    hints: Sequence[str] = field(default_factory=tuple)
    hinting: bool = True


def show(put_: Put, page: Page) -> str:
    """The page, or for htmx the part of it that changes."""
    address = put_.question.address
    game = house().game(address.game) or abort(404)
    drill = game.drills[address.drill]
    stages = put_.question.stages
    whys = put_.whys() if page.hinting and page.hints and page.grade is None else {}
    return render_template(
        "practice/_play.html" if wants_fragment() else "practice.html",
        game=game,
        drill=drill,
        question=put_.now,
        stage=_stage(put_) if len(stages) > 1 else None,
        rules=put_.rules.rules,
        house_rules=put_.rules,
        variant_title=put_.rules.title(language()),
        chips_url=chips_url(address),
        grade=page.grade,
        whole=page.whole,
        texts=texts_of(page.reading),
        unclear=page.reading.unclear if page.reading else {},
        piles=_piles(page, put_.rules.rules),
        seconds=page.seconds,
        hints=page.hints,
        hint_whys=whys,
        next_hint=_next_hint(put_, page, drill.group),
        hint_url=f"{page.action}?hint=1",
        run=page.run,
        action=page.action,
        next_url=page.next_url
        or url_for("practice.lone", address=str(fresh_address(address, house().fresh_seed()))),
        last=page.last,
        last_stage=put_.last,
        permalink=url_for("practice.lone", address=str(address)) if page.grade and put_.last else None,
        token=page.token,
    )


def leads_to(url: str) -> Response:
    """Send the browser to another page: htmx by its header, a plain form by a redirect."""
    response = make_response("", 204 if wants_fragment() else 303)
    response.headers["HX-Redirect" if wants_fragment() else "Location"] = url
    return response


def chips_url(address: Address) -> str:
    """The style sheet of the chips on the table: the house's own, or the set the person prefers to see."""
    return url_for(
        "pages.chips",
        game=address.game,
        variant=address.variant,
        revision=address.revision,
        chip_set=prefs().chips,
    )


def wants_fragment() -> bool:
    """Whether htmx asks for the part that changes (and not for a page it has forgotten)."""
    headers = request.headers
    return headers.get("HX-Request") == "true" and not headers.get("HX-History-Restore-Request")


def _stage(put_: Put) -> dict[str, Any]:
    stage = put_.question.stages[put_.stage]
    return {
        "number": put_.stage + 1,
        "count": len(put_.question.stages),
        "code": stage.code,
        "passing": stage.passing,
        "final": put_.last,
    }


def _next_hint(put_: Put, page: Page, group: str) -> str | None:
    """The next step of help: the row, the key, the worked line.

    Bets have all three, whatever becomes of them: that help is offered must not say that something is paid. Hands to be
    read have their order as the only step. Where the reason is the answer there is no help short of it.
    """
    if not page.hinting or page.grade is not None:
        return None
    left = [code for code in HINTS if code not in page.hints]
    if group == "read":
        return HINTS[0] if len(left) == len(HINTS) else None
    kinds = {ask.kind for ask in put_.now.asks}
    summed = Kind.NUMBER in kinds and any(why.sum for why in put_.whys().values())
    return left[0] if left and (Kind.BET in kinds or summed) else None


def _piles(page: Page, rules: Any) -> dict[str, dict[str, Any]]:
    """For each amount paid in chips: what was put out, the fewest chips for the right amount, whether these are the same."""
    if page.grade is None or page.reading is None:
        return {}
    given = piles_of(page.reading.texts)
    found = {}
    for mark in page.grade.marks:
        if mark.ask.key not in given or not isinstance(mark.expected, Pays | Number):
            continue
        amount = mark.expected.amount if isinstance(mark.expected, Pays) else mark.expected.value
        try:
            fewest = [v for v, n in rules.chips.breakdown(amount).items() for _ in range(n)]
        except ChipError:
            continue
        pile = given[mark.ask.key]
        found[mark.ask.key] = {"given": pile, "fewest": fewest, "ok": sorted(pile) == sorted(fewest)}
    return found
