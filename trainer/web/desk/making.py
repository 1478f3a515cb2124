"""Makes the form of a house from the rules model, from what is written, and from what was published."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import StrEnum
from typing import Final

from trainer.chips import Chip
from trainer.games.casino_holdem.section import OTHER_WORDS
from trainer.odds import Odds, OddsError
from trainer.reading import Path, Plain
from trainer.reading.fields import wanted
from trainer.reading.rows import covered
from trainer.web.desk.forms import Chips, Field, Form, Kind, Row, Switch, Table
from trainer.web.desk.sections import BASE, Section, shelf_of, shown, shown_odds
from trainer.web.house import Variant

CHOICES_UP_TO: Final = 10
"""A whole number of no more values is chosen from a list."""


def house_form(section: Section, variant: str, published: Variant | None) -> Form | None:
    """The form of a variant, None where the text has none of that id. `published` is the same variant as in force."""
    path = section.entry("variants", variant)
    if section.reading.at(path) is None:
        return None
    made = _Maker(section, variant, published)
    tables: list[Table] = []
    chips: list[Chips] = []
    switches: list[Switch] = []
    for code, field in section.switches.items():
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
        variant,
        path,
        made.names_path,
        made.names(),
        tuple(tables),
        tuple(switches),
        tuple(chips),
    )


@dataclass(frozen=True, slots=True)
class _Maker:
    section: Section
    variant: str
    published: Variant | None

    def switch(self, code: str) -> Switch:
        section = self.section
        written, by, source = section.written(self.variant, code)
        path = section.switch_path(self.variant, code)
        line = section.reading.line(path)
        text = section.code(code, section.value(self.variant, code))
        kind, options = self._kind(code)
        if text and options and text not in options:
            options = (*options, text)
        value = Field(
            f"value:{code}",
            section.value_path(self.variant, code),
            kind,
            text,
            line,
            options,
            self._was(text, None if kind is Kind.ENTRY else self._rule(code)),
        )
        stated = self.published.stated.get(code) if self.published else None
        # What the standard leaves out, a variant cannot leave to it.
        whose = (
            ("house", "standard", "unconfirmed") if self._first else ("", "house", "standard", "unconfirmed")
        )
        before = None if stated is None or (not by and str(stated.by) != "house") else str(stated.by)
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
                self._was(by, before),
            ),
            Field(
                f"source:{code}",
                (*path, "source"),
                Kind.TEXT,
                source,
                line,
                (),
                self._was(source, (stated.source or "") if stated else None),
            ),
            written is None,
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
        found = tuple(covered(label, hands, OTHER_WORDS) or ())
        next_ = covered(below, hands, OTHER_WORDS) or ()
        meant = isinstance(value, dict)
        where = (*path, "pays") if meant else path
        text = self.section.reading.at(where) or ""
        text = text if isinstance(text, str) else ""
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
        table = getattr(self.published.rules, code) if self.published else None
        if table is None or not hands:
            return None
        before = list(dict.fromkeys(shown_odds(str(getattr(table, hand))) for hand in hands))
        return self._was(shown_odds(text), " · ".join(before))

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
        text = reading.at(where)
        text = text if isinstance(text, str) else ""
        chips = getattr(self.published.rules, code).chips if self.published else ()
        before = str(getattr(chips[at], part)) if at < len(chips) else None
        kind = Kind.WHOLE if part == "value" else Kind.TEXT if part == "colour" else Kind.COLOUR
        if kind is Kind.COLOUR:
            text = text.lower()
        return Field(
            f"chip:{code}:{at}:{part}", where, kind, text, reading.line(where) or reading.line(path), (),
            self._was(text, before),
        )  # fmt: skip

    @property
    def names_path(self) -> Path:
        return self.section.reading.below(self.section.entry("variants", self.variant), "name")

    def names(self) -> tuple[Field, ...]:
        reading, path = self.section.reading, self.names_path
        before = self.published.name if self.published else {}
        return tuple(
            Field(
                f"name:{language}",
                (*path, language),
                Kind.TEXT,
                text if isinstance(text, str) else "",
                reading.line((*path, language)),
                (),
                self._was(text if isinstance(text, str) else "", before.get(language)),
            )
            for language, text in (reading.block(path) or {"en": ""}).items()
        )

    # -- what it was, and how it is filled in

    def _was(self, now: str, before: str | None) -> str | None:
        return before if before is not None and before != now else None

    def _rule(self, code: str) -> str | None:
        return shown(getattr(self.published.rules, code)) if self.published else None

    @property
    def _first(self) -> bool:
        return self.variant == BASE

    def _others(self, code: str, shelf: str, name: str) -> tuple[tuple[str, ...], bool]:
        """The other variants on an entry of a shelf, and whether this one can have a copy without them: who follows the
        standard goes where it goes."""
        others = tuple(v for v in self.section.users(shelf, name) if v != self.variant)
        by_themselves = (self.section.written(v, code)[0] is not None for v in others)
        return others, any(by_themselves) if self._first else bool(others)

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


def _below_even(text: str) -> bool:
    try:
        return Odds.parse(text).profit < 1
    except OddsError:
        return False
