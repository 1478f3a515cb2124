"""Makes the form of a house from the rules model, from what is written, and from what was published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trainer.chips import Chip
from trainer.odds import Odds, OddsError
from trainer.reading import Path, Plain
from trainer.reading.fields import wanted
from trainer.reading.rows import covered
from trainer.reading.variants import By
from trainer.web.desk.forms import Chips, Field, Form, Kind, Row, Switch, Table
from trainer.web.desk.sections import Section, is_rulebook, shelf_of, shown_odds

CHOICES_UP_TO: Final = 10
"""A whole number of no more values is chosen from a list."""
_WHOSE: Final = tuple(str(by) for by in By)


def house_form(section: Section, house: str, before: Section | None) -> Form | None:
    """The form of a house, None where the text has none of that id. `before` is the section as it is in force."""
    if not section.has(house):
        return None
    made = _Maker(section, house, before if before and before.has(house) else None)
    tables: list[Table] = []
    chips: list[Chips] = []
    switches: list[Switch] = []
    for code, field in section.switches_of(house).items():
        switch = made.switch(code)
        shelf = shelf_of(code, field)
        if shelf is None:
            switches.append(switch)
        elif shelf == "chip_sets":
            chips.append(made.chips(switch, shelf))
        else:
            tables.append(made.table(switch, shelf))
    return Form(
        section.game,
        house,
        section.place(house),
        made.names_path,
        made.names(),
        made.follows(),
        tuple(tables),
        tuple(switches),
        tuple(chips),
    )


@dataclass(frozen=True, slots=True)
class _Maker:
    section: Section
    house: str
    before: Section | None

    def switch(self, code: str) -> Switch:
        section, before = self.section, self.before
        written, by, source = section.written(self.house, code)
        _, by_then, source_then = before.written(self.house, code) if before else (None, by, source)
        path = section.switch_path(self.house, code)
        line = section.reading.line(path)
        text = section.code(code, section.value(self.house, code))
        kind, options = self._kind(code)
        if text and options and text not in options:
            options = (*options, text)
        value = Field(
            f"value:{code}",
            section.value_path(self.house, code),
            kind,
            text,
            line,
            options,
            self._was(text, before.code(code, before.value(self.house, code)) if before else None),
        )
        heir = section.heir(self.house, code)
        whose = ("", *_WHOSE) if heir else _WHOSE
        return Switch(
            code,
            path,
            value,
            Field(
                f"by:{code}",
                (*path, "by"),
                Kind.CHOICE,
                by,
                line,
                whose if by in whose else (*whose, by),
                self._was(by, by_then),
            ),
            Field(
                f"source:{code}",
                (*path, "source"),
                Kind.TEXT,
                source,
                line,
                (),
                self._was(source, source_then),
            ),
            written is None,
            heir or "",
            self._source_of_heir(code) if not by else "",
        )

    def _source_of_heir(self, code: str) -> str:
        heir = self.section.heir_of(self.house, code)
        return self.section.written(heir, code)[2] if heir else ""

    def follows(self) -> Field | None:
        """Which rulebook the house follows."""
        books = self.section.layout.rulebooks
        if books is None or is_rulebook(self.house):
            return None
        path = self.section.reading.below(self.section.place(self.house), books.entry)
        found = _text(self.section.reading.at(path))
        before = self.before
        options = tuple(self.section.ids(books.part))
        return Field(
            "follows",
            path,
            Kind.ENTRY,
            found,
            self.section.reading.line(path),
            options if found in options else (*options, found),
            self._was(found, _text(before.reading.at(path)) if before else None),
        )

    def table(self, switch: Switch, shelf: str) -> Table:
        name = switch.value.shown
        path = self.section.entry(shelf, name)
        code = switch.code
        hands = tuple(self.section.switches[code].annotation.model_fields)  # type: ignore[union-attr]
        entries = list(self.section.reading.block(path).items())
        below = [label for label, _ in entries[1:]] + [""]
        rows = (
            tuple(
                self._row(code, at, (*path, label), value, hands, next_)
                for at, ((label, value), next_) in enumerate(zip(entries, below, strict=True))
            )
            if entries
            else ()
        )
        return Table(
            switch,
            path,
            *self._others(switch.code, shelf, name),
            rows,
            hands,
            self.section.reading.line(path),
        )

    def _row(self, code: str, at: int, path: Path, value: Plain, hands: Sequence[str], below: str) -> Row:
        label = str(path[-1])
        found = tuple(covered(label, hands, self.section.layout.other_words) or ())
        next_ = covered(below, hands, self.section.layout.other_words) or ()
        meant = isinstance(value, dict)
        where = (*path, "pays") if meant else path
        text = _text(self.section.reading.at(where))
        line = self.section.reading.line(path)
        field = Field(
            f"odds:{code}:{at}",
            where,
            Kind.ODDS,
            shown_odds(text),
            line,
            (),
            self._odds_were(code, found, text),
        )
        under = None
        if meant or _below_even(text):
            under = Field(f"under:{code}:{at}", where, Kind.TICK, "yes" if meant else "no", line, (text,))
        joins = below if found and next_ and hands.index(next_[0]) == hands.index(found[-1]) + 1 else None
        return Row(label, found, path, field, under, joins)

    def _odds_were(self, code: str, hands: Sequence[str], text: str) -> str | None:
        """What the hands of a row were paid; several odds where they stood apart."""
        if self.before is None or not hands:
            return None
        paid = self._paid_before(code)
        before = list(dict.fromkeys(paid[hand] for hand in hands if hand in paid))
        return self._was(shown_odds(text), " · ".join(before)) if before else None

    def _paid_before(self, code: str) -> dict[str, str]:
        """Hand to odds, as the house's paytable is in force."""
        if self.before is None:
            return {}
        section, field = self.before, self.section.switches[code]
        shelf, hands = shelf_of(code, field) or "", tuple(field.annotation.model_fields)  # type: ignore[union-attr]
        rows = section.reading.block(section.entry(shelf, section.value(self.house, code)))
        return {
            hand: shown_odds(_text(odds.get("pays")) if isinstance(odds, dict) else _text(odds))
            for label, odds in rows.items()
            for hand in covered(label, hands, section.layout.other_words) or ()
        }

    def chips(self, switch: Switch, shelf: str) -> Chips:
        name = switch.value.shown
        path = self.section.entry(shelf, name)
        found = self.section.reading.at(path)
        rows = [
            {part: self._chip_field(switch.code, (*path, at), at, part) for part in Chip.model_fields}
            for at in range(len(found) if isinstance(found, list) else 0)
        ]
        return Chips(
            switch,
            path,
            *self._others(switch.code, shelf, name),
            tuple(rows),
            self.section.reading.line(path),
        )

    def _chip_field(self, code: str, path: Path, at: int, part: str) -> Field:
        reading = self.section.reading
        where = reading.below(path, part)
        text = _text(reading.at(where))
        kind = Kind.WHOLE if part == "value" else Kind.TEXT if part == "colour" else Kind.COLOUR
        before = self._chip_before(code, at, part)
        if kind is Kind.COLOUR:
            text = text.lower()
            before = before.lower() if before else before
        return Field(
            f"chip:{code}:{at}:{part}", where, kind, text, reading.line(where) or reading.line(path), (),
            self._was(text, before),
        )  # fmt: skip

    def _chip_before(self, code: str, at: int, part: str) -> str | None:
        if self.before is None:
            return None
        section = self.before
        path = (*section.entry("chip_sets", section.value(self.house, code)), at)
        found = section.reading.at(section.reading.below(path, part))
        return found if isinstance(found, str) else None

    @property
    def names_path(self) -> Path:
        return self.section.reading.below(self.section.place(self.house), "name")

    def names(self) -> tuple[Field, ...]:
        reading, path, section = self.section.reading, self.names_path, self.before
        before = (
            section.reading.block(section.reading.below(section.place(self.house), "name")) if section else {}
        )
        return tuple(
            Field(
                f"name:{language}",
                (*path, language),
                Kind.TEXT,
                _text(text),
                reading.line((*path, language)),
                (),
                self._was(_text(text), _text(before[language]) if language in before else None),
            )
            for language, text in (reading.block(path) or {"en": ""}).items()
        )

    # -- what it was, and how it is filled in

    def _was(self, now: str, before: str | None) -> str | None:
        return before if before is not None and before != now else None

    def _others(self, code: str, shelf: str, name: str) -> tuple[tuple[str, ...], bool]:
        """The other variants on an entry of a shelf, and whether this one can have a copy without them: who follows the
        standard goes where it goes."""
        others = tuple(v for v in self.section.users(shelf, name) if v != self.house)
        by_themselves = (self.section.written(v, code)[0] is not None for v in others)
        return others, any(by_themselves) if self.house == self.section.layout.standard else bool(others)

    def _kind(self, code: str) -> tuple[Kind, tuple[str, ...]]:
        field = self.section.switches[code]
        if shelf := shelf_of(code, field):
            return Kind.ENTRY, tuple(self.section.ids(shelf))
        want = wanted(field)
        if want.kind is bool:
            return Kind.CHOICE, ("yes", "no")
        if issubclass(want.kind, StrEnum):
            return Kind.CHOICE, tuple(str(choice) for choice in want.kind)
        if want.optional:
            return Kind.LIMIT, ()
        few = want.most - want.least < CHOICES_UP_TO
        return (Kind.CHOICE if few else Kind.WHOLE), (
            tuple(map(str, range(want.least, want.most + 1))) if few else ()
        )


def _text(value: Plain | None) -> str:
    return value if isinstance(value, str) else ""


def _below_even(text: str) -> bool:
    try:
        return Odds.parse(text).profit < 1
    except OddsError:
        return False
