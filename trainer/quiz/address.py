"""The permanent address of a question: everything needed to build it again, exactly, for ever."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Final

NATURAL: Final = "natural"
"""The skill of a question dealt as the cards fall, not built for a tag."""

MAX_SEED: Final = 2**53 - 1
LEVELS: Final = range(1, 6)

_ID: Final = r"[a-z][a-z0-9_]*"
_PATTERN: Final = re.compile(
    rf"(?P<game>{_ID})/(?P<drill>{_ID})/(?P<variant>[a-z][a-z0-9_-]*)@(?P<revision>[0-9a-f]{{12}})"
    rf"/(?P<skill>{_ID}(?:\.{_ID})*)/(?P<level>[1-5])/(?P<seed>0|[1-9][0-9]{{0,15}})/g(?P<generator>[1-9][0-9]{{0,3}})"
)


class AddressError(ValueError):
    """A text that is no address of a question."""


@dataclass(frozen=True, slots=True)
class Address:
    """`casino_holdem/one_box/standard@0123456789ab/bonus.flush/3/871234/g1`

    `skill` is a tag or `natural`; `level` 1..5 says how awkward the stakes are; `generator` is the version of the
    game's dealing: a change that would deal other cards for an old seed gets a new number.
    """

    game: str
    drill: str
    variant: str
    revision: str
    skill: str
    level: int
    seed: int
    generator: int

    def __str__(self) -> str:
        return (
            f"{self.game}/{self.drill}/{self.variant}@{self.revision}"
            f"/{self.skill}/{self.level}/{self.seed}/g{self.generator}"
        )

    @classmethod
    def parse(cls, text: str) -> Address:
        """The opposite of `str`. Raises `AddressError`."""
        match = _PATTERN.fullmatch(text)
        if not match or int(match["seed"]) > MAX_SEED:
            raise AddressError(f"“{text}” is no address of a question")
        m = match.groupdict()
        return cls(
            m["game"], m["drill"], m["variant"], m["revision"], m["skill"],
            int(m["level"]), int(m["seed"]), int(m["generator"]),
        )  # fmt: skip
