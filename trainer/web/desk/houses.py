"""Changes of a whole house: a new one, one less, a table of its own, rows split and joined, chips and names more or less.

Each takes a text and gives another. `SpliceError` where the text cannot take the change, `Refused` where it makes no
sense.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping, Sequence
from typing import Final

from trainer.chips import Chip
from trainer.games.desks import LAYOUTS
from trainer.paths import shipped_paytables
from trainer.paytables.splice import copy_entry, drop, rename, set_switch, set_value
from trainer.reading import Path, spoken
from trainer.reading.cells import ID
from trainer.web.desk.forms import Chips, Form, Row, Table
from trainer.web.desk.sections import VARIANTS, Section, is_rulebook, part_and_id
from trainer.web.desk.texts import read

LOWEST: Final = "high_card"
"""Where a table's last hand is this one, a row down to it is “or lower”."""
LONGEST_ID: Final = 40
_LANGUAGE: Final = re.compile(r"[a-z]{2,3}(-[A-Za-z0-9]{2,8})*", re.ASCII)


class Refused(Exception):
    """A change that makes no sense. `code` is one of the desk's words, `field` what was filled in wrongly."""

    def __init__(self, code: str, field: str = "") -> None:
        super().__init__(code)
        self.code = code
        self.field = field


# -- whole houses


def new_house(text: str, game: str, like: str, name: str, title: str) -> str:
    """A copy of a house under another id and title, after it; one of the standard says nothing of its own, and so is as
    the standard is. Its id never changes later: people have links to it."""
    section = Section(read(text), game)
    name, title = name.strip().lower(), " ".join(title.split())
    part, _ = part_and_id(like)
    if not ID.fullmatch(name):
        raise Refused("refused.id", "id")
    if name in section.ids(part):
        raise Refused("refused.id_taken", "id")
    if not title or len(title) > 80:
        raise Refused("refused.name", "name")
    if not section.has(like):
        raise Refused("refused.gone", "like")
    path = section.place(beside(like, name))
    if like == section.layout.standard:
        return set_value(text, path, {"name": {"en": title}})
    text = copy_entry(text, section.place(like), name)
    return set_value(text, Section(read(text), game).reading.below(path, "name"), {"en": title})


def beside(like: str, name: str) -> str:
    """The house of an id in the part of another one."""
    part, _ = part_and_id(like)
    return name if part == VARIANTS else f"{part}.{name}"


def delete_house(text: str, game: str, house: str) -> str:
    """A house less. What others stand on stays: the standard, a rulebook; so does the default, until another is chosen."""
    section = Section(read(text), game)
    if not section.has(house):
        raise Refused("refused.gone")
    if house == section.layout.standard:
        raise Refused("refused.standard")
    if house == section.default:
        raise Refused("refused.default")
    if is_rulebook(house) and section.followers(house):
        raise Refused("refused.used")
    return drop(text, section.place(house))


def choose_default(text: str, game: str, house: str) -> str:
    """The house the pages begin with."""
    section = Section(read(text), game)
    if house not in section.ids(VARIANTS):
        raise Refused("refused.gone")
    return text if house == section.default else set_value(text, section.part("default"), house)


def drop_entry(text: str, game: str, shelf: str, name: str) -> str:
    """A table or a chip set less, if no house stands on it."""
    section = Section(read(text), game)
    if name not in section.ids(shelf) or shelf not in {found for _, found in section.shelves()}:
        raise Refused("refused.gone")
    if section.users(shelf, name):
        raise Refused("refused.used")
    return drop(text, section.entry(shelf, name))


def add_game(text: str, game: str) -> str:
    """The section of a game that the text leaves out, as the trainer comes with it, comments and all, at its end."""
    reading = read(text)
    if not reading.readable or reading.at(Section(reading, game).path) is not None:
        raise Refused("refused.gone")
    shipped = re.split(r"(?m)^(?=\w+:)", shipped_paytables().read_text("utf-8"))
    block = next((part for part in shipped if part.startswith(f"{game}:")), "")
    end = "\r\n" if "\r\n" in text else "\n"
    added = text.rstrip() + end * 2 + block.rstrip().replace("\n", end) + end
    if not block or read(added).at(Section(read(added), game).path) is None:
        raise Refused("refused.gone")
    return added


# -- parts of one house


def act_on(text: str, form: Form, act: str, typed: Mapping[str, str]) -> str:
    """What a button of the form does: `split:ante:3`, `own:bonus`, `drop-name:ar` … An unknown one is refused."""
    what, _, rest = act.partition(":")
    code, _, number = rest.partition(":")
    at = int(number) if number.isascii() and number.isdigit() and len(number) < 6 else -1
    acts: dict[str, Callable[[], str]] = {
        "split": lambda: _split(text, form.table(code), at),
        "join": lambda: _join(text, form.table(code), at),
        "own": lambda: _own(text, form, code),
        "add-name": lambda: _add_name(text, form, typed),
        "drop-name": lambda: _drop_name(text, form, code),
        "add-chip": lambda: _add_chip(text, form.chip_set(code)),
        "drop-chip": lambda: _drop_chip(text, form.chip_set(code), at),
    }
    if what not in acts:
        raise Refused("refused.gone")
    try:
        return acts[what]()
    except LookupError as error:
        raise Refused("refused.gone") from error


def label_of(hands: Sequence[str], of: Sequence[str]) -> str:
    """The label of a row that pays these hands of a table, as a casino prints it."""
    first, last = hands[0], hands[-1]
    if first == last:
        return spoken(first)
    if last == of[-1] and last == LOWEST:
        return f"{spoken(first)} or lower"
    return f"{spoken(last)} or better" if first == of[0] else f"{spoken(first)} to {spoken(last)}"


def _row(table: Table, at: int) -> Row:
    if not 0 <= at < len(table.rows):
        raise LookupError(at)
    return table.rows[at]


def _split(text: str, table: Table, at: int) -> str:
    """Give the best hand of a row a row of its own; both pay what the one paid."""
    row = _row(table, at)
    if len(row.hands) < 2:
        raise LookupError(at)
    best, rest = label_of(row.hands[:1], table.hands), label_of(row.hands[1:], table.hands)
    text = rename(text, row.path, best)
    return copy_entry(text, (*row.path[:-1], best), rest)


def _join(text: str, table: Table, at: int) -> str:
    """Put a row and the one below it into one, which pays what the upper paid."""
    row = _row(table, at)
    below = _row(table, at + 1)
    if row.joins is None:
        raise LookupError(at)
    text = drop(text, below.path)
    return rename(text, row.path, label_of((*row.hands, *below.hands), table.hands))


def _own(text: str, form: Form, code: str) -> str:
    """A copy of a shared table or chip set for this house alone, and the house stands on it."""
    named = form.named(code)
    name = _free(f"{code}-{form.variant}", set(read(text).block(named.path[:-1])))
    text = copy_entry(text, named.path, name)
    # The remark behind the copied name speaks of the block it was made on.
    text = re.sub(rf"(?m)^([ ]*{name}:)[ \t]+#[^\r\n]*", r"\1", text, count=1)
    if form.variant == LAYOUTS[form.game].standard:
        return set_switch(text, named.switch.path, value=name)
    # Whoever makes a table of the house's own says what the house pays: the source of the shared one is none for it.
    return set_value(text, named.switch.path, name)


def _free(name: str, taken: set[str]) -> str:
    name = name[:LONGEST_ID]
    number = 1
    found = name
    while found in taken:
        number += 1
        found = f"{name[: LONGEST_ID - 4]}-{number}"
    return found


def _add_name(text: str, form: Form, typed: Mapping[str, str]) -> str:
    language, name = typed.get("new-language", "").strip(), " ".join(typed.get("new-name", "").split())
    if not _LANGUAGE.fullmatch(language):
        raise Refused("refused.language", "new-language")
    if not name or len(name) > 80:
        raise Refused("refused.name", "new-name")
    if any(field.name == f"name:{language}" for field in form.names):
        raise Refused("refused.language_taken", "new-language")
    return set_value(text, (*form.names_path, language), name)


def _drop_name(text: str, form: Form, language: str) -> str:
    if language == "en":
        raise Refused("refused.english")
    return drop(text, (*form.names_path, language))


def _add_chip(text: str, chips: Chips) -> str:
    """One more chip above the greatest, of the same colours until somebody says others."""
    if not chips.rows:
        raise LookupError
    last = {part: chips.rows[-1][part].shown for part in Chip.model_fields}
    greatest = max((int(row["value"].shown) for row in chips.rows if row["value"].shown.isdigit()), default=1)
    return set_value(text, (*chips.path, len(chips.rows)), {**last, "value": str(greatest * 5)})


def _drop_chip(text: str, chips: Chips, at: int) -> str:
    if not 0 <= at < len(chips.rows) or len(chips.rows) == 1:
        raise LookupError(at)
    path: Path = (*chips.path, at)
    return drop(text, path)
