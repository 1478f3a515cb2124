"""How a game's section of the house rules is laid out, as far as its rules model does not say: for whoever edits it field
by field."""

from __future__ import annotations

from collections.abc import Collection, Mapping
from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rulebooks:
    """A block of rulebooks that variants follow: what a variant leaves out is as there."""

    part: str
    """The name of the block, with an entry for each rulebook."""
    entry: str
    """The entry of a variant that names the rulebook it follows."""
    switches: Collection[str]
    """The switches a rulebook answers; the others are a variant's own."""


@dataclass(frozen=True, slots=True)
class Layout:
    """What a section has beside `default`, its shelves of tables and chip sets, and `variants`."""

    other_words: Mapping[str, str]
    """Words a house may use for ours."""
    standard: str | None = None
    """The variant whose values stand in where another one says nothing; None where variants follow rulebooks."""
    rulebooks: Rulebooks | None = None
