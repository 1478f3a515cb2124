"""A house as it lies on the desk: the form, the text with its marks, what is wrong or worth a look, and where."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import StrEnum
from functools import cached_property
from typing import Any, Final

from flask import abort, current_app
from markupsafe import Markup

from trainer.games.desks import LAYOUTS, LINTERS
from trainer.paytables import Severity
from trainer.paytables.problems import dotted
from trainer.reading import Path
from trainer.web.desk.forms import Form
from trainer.web.desk.making import house_form
from trainer.web.desk.mine import Mine, mine
from trainer.web.desk.sections import Section, is_rulebook
from trainer.web.desk.texts import Reading, as_typed, changed_lines, read
from trainer.web.desk.wording import fault
from trainer.web.house import Variant
from trainer.web.shelves import shelf
from trainer.web.words.form import lint_words

UNCONFIRMED: Final = "unconfirmed"
"""What a field says of itself, by the word for where its value comes from."""


class Weight(StrEnum):
    """How much a remark weighs."""

    ERROR = "error"
    """The text cannot be published."""
    WARNING = "warning"
    """It can, but what is written looks wrong."""
    LINT = "lint"
    """It can; worth a look."""


@dataclass(frozen=True, slots=True)
class Remark:
    """Something about a line, and about a field if the form has one for it: `place` is an id of the page. `seen`: the
    field says so already."""

    weight: Weight
    line: int
    text: Markup
    place: str | None
    seen: bool = False


@dataclass(frozen=True, slots=True)
class Line:
    """A line of the text with its marks: `changed`, and the gravest remark about it."""

    number: int
    text: str
    changed: bool
    weight: Weight | None


@dataclass(frozen=True)
class Opened:
    """A house open on the desk. `shown` is the text its form is made from: the draft, or while that cannot be read the
    last text that could. `good` is the house by the last text that was in order; for a rulebook a variant that follows it.
    `published` is the same by the text in force."""

    now: Mine
    game: str
    variant: str
    reading: Reading
    shown: Reading
    good: Variant | None
    published: Variant | None

    @property
    def locked(self) -> bool:
        """Whether the form cannot be edited: the text cannot be read as far as its fields."""
        return not self.reading.readable

    @property
    def stale(self) -> bool:
        """Whether the figures are those of an earlier text."""
        return self.reading.book is None

    @cached_property
    def section(self) -> Section:
        return Section(self.shown, self.game)

    @cached_property
    def before(self) -> Section | None:
        """The section as it is in force."""
        reading = read(self.now.published.text)
        return Section(reading, self.game) if reading.book else None

    @property
    def is_published(self) -> bool:
        """Whether the house itself is in force."""
        return self.before is not None and self.before.has(self.variant)

    @cached_property
    def form(self) -> Form | None:
        return house_form(self.section, self.variant, self.before)

    @cached_property
    def remarks(self) -> tuple[Remark, ...]:
        """Errors, warnings, and what is worth a look, each in the order of lines."""
        found = [*self._problems(), *self._lints()]
        weights = list(Weight)
        return tuple(sorted(found, key=lambda remark: (weights.index(remark.weight), remark.line)))

    def about(self, place: str) -> list[Remark]:
        """The remarks to be made beside a field."""
        return [remark for remark in self.remarks if remark.place == place and not remark.seen]

    @property
    def errors(self) -> int:
        return sum(remark.weight is Weight.ERROR for remark in self.remarks)

    @cached_property
    def lines(self) -> list[Line]:
        """The text line by line."""
        changed = changed_lines(as_typed(self.now.published.text), as_typed(self.now.text))
        gravest: dict[int, Weight] = {}
        for remark in self.remarks:
            gravest.setdefault(remark.line, remark.weight)
        return [
            Line(number, line, number in changed, gravest.get(number))
            for number, line in enumerate(as_typed(self.now.text).split("\n"), start=1)
        ]

    def _problems(self) -> Iterator[Remark]:
        for problem in self.reading.problems:
            weight = Weight.ERROR if problem.severity is Severity.ERROR else Weight.WARNING
            yield Remark(weight, problem.line, fault(problem), self._place(problem.path))

    def _lints(self) -> Iterator[Remark]:
        if self.stale or self.good is None or self.form is None:
            return
        switches = self.section.switches_of(self.variant)
        for found in LINTERS[self.game](self.good, shelf(self.game)):
            if found.path[0] not in switches:
                continue
            path, place = _pointed(self.form, self.good.rules, found.path)
            line = self.reading.document.line_of(path)
            said = lint_words(found.message, found.values)
            yield Remark(Weight.LINT, line, said, place, seen=found.code == UNCONFIRMED)

    @cached_property
    def _places(self) -> Mapping[str, str]:
        """Dotted path to the id of what it is edited by."""
        found: dict[str, str] = {}
        if self.form is not None:
            for field in self.form.fields():
                found.setdefault(dotted(field.path), field.id)
            for table in self.form.tables:
                found.setdefault(dotted(table.path), f"t-{table.switch.code}")
            for chips in self.form.chips:
                found.setdefault(dotted(chips.path), f"t-{chips.switch.code}")
            found.setdefault(dotted(self.form.names_path), "t-names")
        return found

    def _place(self, path: str) -> str | None:
        """What a fault at a path is shown beside: the field itself, the nearest around it, or the first inside."""
        around = path
        while around:
            if around in self._places:
                return self._places[around]
            around = around.rpartition(".")[0]
        if path.count(".") < 2:  # a whole section: no single field is to blame
            return None
        return next((place for at, place in self._places.items() if at.startswith(f"{path}.")), None)


def _pointed(form: Form, rules: Any, below: tuple[str, ...]) -> tuple[Path, str]:
    """Where a hint that leads down from the variant points to: a switch, or a row of its table."""
    switch = form.switch(below[0])
    if len(below) > 1:
        hands = _hands_of(getattr(rules, below[0]), below[1])
        for row in form.table(below[0]).rows:
            if hands[0] in row.hands:
                return row.path, row.odds.id
    return switch.path, switch.value.id


def _hands_of(table: Any, row: str) -> tuple[str, ...]:
    """The hands a printed row pays, best first."""
    categories = getattr(table, "categories", None)
    return tuple(c.value for c in categories(row)) if categories else (row,)


def open_house(game: str, variant: str, now: Mine | None = None) -> Opened:
    """The house on the desk of the instructor at this browser, a 404 where neither file nor draft has it."""
    if game not in LAYOUTS:
        abort(404)
    now = now or mine()
    reading = read(now.text)
    last = last_good(now, reading)
    shown = reading if reading.readable else last
    by = _shown_by(last, game, variant)
    published, good = _variant(read(now.published.text), game, by), _variant(last, game, by)
    if published is None and good is None and not Section(shown, game).has(variant):
        abort(404)
    return Opened(now, game, variant, reading, shown, good or published, published)


def last_good(now: Mine, reading: Reading) -> Reading:
    """The last text of this instructor's that was in order, as far as this process remembers; else the published one."""
    kept: dict[str, str] = current_app.extensions.setdefault("desk_last_good", {})
    editor = now.draft.editor if now.draft else ""
    if reading.book is not None:
        kept[editor] = reading.text
        return reading
    found = read(kept.get(editor, now.published.text))
    return found if found.book is not None else read(now.published.text)


def _variant(reading: Reading, game: str, variant: str) -> Variant | None:
    book = reading.book.games.get(game) if reading.book else None
    found: Variant | None = book.variants.get(variant) if book else None
    return found


def _shown_by(reading: Reading, game: str, house: str) -> str:
    """The variant a house is; of those that follow a rulebook the one that says least of its own, nothing where none does."""
    if not is_rulebook(house):
        return house
    section = Section(reading, game)
    return min(section.followers(house), key=section.own_rules, default="")
