"""A deal at a final table: what each stack is worth by the independent chip model, and by a chip-chop."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache
from typing import Any, Final

from flask import Blueprint, redirect, request, url_for
from markupsafe import Markup

from trainer.games.texas_holdem.numbers.icm import MOST_PLAYERS, Share, shares
from trainer.quiz import Unclear
from trainer.web.holdem.numbers.common import HOLDEM, LONGEST_NUMBER, page, read_number, unread
from trainer.web.words import word

FIELDS: Final = ("stack", "prize")
"""Each may be there up to nine times."""
LONGEST_FRACTION: Final = 40
"""Characters of an exact value that still is one to a reader."""
EXAMPLE: Final[dict[str, Any]] = {"stack": ["5,000", "3,000", "2,000"], "prize": ["500", "300", "200"]}


@dataclass(frozen=True)
class Asked:
    """The texts by field, always nine, and the numbers in them: None for an empty one. `troubles` are by field and row
    (`stack2`), in words; `whole` is what is wrong with all of it together."""

    texts: Mapping[str, Sequence[str]]
    numbers: Mapping[str, Sequence[int | None]]
    troubles: Mapping[str, Markup]
    whole: Markup | None

    @property
    def stacks(self) -> tuple[int, ...]:
        return tuple(n for n in self.numbers["stack"] if n is not None)

    @property
    def prizes(self) -> tuple[int, ...]:
        return tuple(n for n in self.numbers["prize"] if n is not None)

    @property
    def players(self) -> tuple[int, ...]:
        """The rows that have a stack, from 1."""
        return tuple(at for at, n in enumerate(self.numbers["stack"], 1) if n is not None)

    @property
    def begun(self) -> bool:
        return any(text.strip() for texts in self.texts.values() for text in texts)

    @property
    def complete(self) -> bool:
        return self.begun and not (self.troubles or self.whole)


def add_to(bp: Blueprint) -> None:
    """Add this page to the blueprint of the number tools."""
    bp.add_url_rule(f"{HOLDEM}/icm", "icm", deal)


def deal(game: str) -> Any:
    """The stacks and prizes, and what each player gets."""
    outright = "go" in request.args
    asked = _asked()
    permalink = url_for(".icm", game=game, **_query(asked)) if asked.begun else None
    if permalink and outright and asked.complete:
        return redirect(permalink, 303)
    return page(
        "icm",
        permalink=permalink,
        troubled=bool(asked.troubles or asked.whole) and asked.begun,
        asked=asked,
        rows=range(MOST_PLAYERS),
        example=url_for(".icm", game=game, **EXAMPLE),
        longest=LONGEST_FRACTION,
        found=_shared(asked.stacks, asked.prizes) if asked.complete else None,
    )


@lru_cache(maxsize=256)
def _shared(stacks: tuple[int, ...], prizes: tuple[int, ...]) -> tuple[Share, ...]:
    return shares(stacks, prizes)


def _query(asked: Asked) -> dict[str, Any]:
    """The address of an answer: the texts up to the last that says something."""
    found = {}
    for name, texts in asked.texts.items():
        last = max((at for at, text in enumerate(texts, 1) if text.strip()), default=0)
        found[name] = list(texts[:last])
    return found


def _asked() -> Asked:
    texts: dict[str, list[str]] = {}
    numbers: dict[str, list[int | None]] = {}
    troubles: dict[str, Markup] = {}
    for name in FIELDS:
        typed = [text[:LONGEST_NUMBER] for text in request.args.getlist(name)[:MOST_PLAYERS]]
        texts[name] = [*typed, *[""] * (MOST_PLAYERS - len(typed))]
        numbers[name] = [_read(text, f"{name}{at}", troubles) for at, text in enumerate(texts[name], 1)]
    asked = Asked(texts, numbers, troubles, None)
    return Asked(texts, numbers, troubles, None if troubles else _wrong_together(asked))


def _read(text: str, field: str, troubles: dict[str, Markup]) -> int | None:
    if not text.strip():
        return None
    try:
        return read_number(text, 0)
    except Unclear as error:
        troubles[field] = unread(error, 0)
        return None


def _wrong_together(asked: Asked) -> Markup | None:
    """What no single field is to blame for."""
    stacks, prizes = len(asked.stacks), len(asked.prizes)
    if not any(asked.stacks):
        return word("icm.no_chips")
    if not prizes:
        return word("icm.no_prizes")
    if prizes > stacks:
        return word("icm.more_prizes", prizes=prizes, players=stacks)
    return None
