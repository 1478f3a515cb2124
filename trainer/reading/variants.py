"""What every game's house rules are: a frozen model of switches, kept under a name, each with where it comes from."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator, Mapping
from enum import StrEnum
from functools import cached_property
from typing import Any, ClassVar, Generic, Self, TypeVar

from pydantic import BaseModel, ConfigDict
from pydantic.fields import FieldInfo


class Frozen(BaseModel):
    """A model that is made once and never changed."""

    model_config = ConfigDict(
        frozen=True, extra="forbid", arbitrary_types_allowed=True, use_attribute_docstrings=True
    )

    def changed(self, **values: Any) -> Self:
        """The same with other values. (`model_copy` would take along what was worked out from the old ones.)"""
        kept = {name: getattr(self, name) for name in type(self).model_fields}
        return type(self)(**{**kept, **values})


class HouseRules(Frozen):
    """One house's rules of one game, complete: every switch has a value. A game's `Rules` says which there are."""

    DERIVED: ClassVar[frozenset[str]] = frozenset()
    """Fields that nobody writes: they follow from others."""

    @cached_property
    def revision(self) -> str:
        """The content hash of these rules, tables and chips included: twelve hexadecimal digits.

        Two files that say the same in other words, order or layout have the same revision. A switch at its default is
        left out of the hash, so that a switch added by a later version changes no old revision.
        """
        plain = self.model_dump(mode="json", exclude_defaults=True)
        text = json.dumps(plain, sort_keys=True, separators=(",", ":"), ensure_ascii=True)
        return hashlib.sha256(text.encode()).hexdigest()[:12]

    @classmethod
    def switch_fields(cls) -> dict[str, FieldInfo]:
        """The fields a house sets for itself, by name, in the order of the class: all but the derived ones."""
        return {name: field for name, field in cls.model_fields.items() if name not in cls.DERIVED}

    def switches(self) -> Iterator[tuple[str, Any]]:
        """Every switch with its value, in the order of the class."""
        for name in self.switch_fields():
            yield name, getattr(self, name)


class By(StrEnum):
    """Where the value of a switch comes from."""

    HOUSE = "house"
    """The house says so itself: its own rules page, plate or manual."""
    STANDARD = "standard"
    """Nearly every source agrees; this house was not asked."""
    UNCONFIRMED = "unconfirmed"
    """Not known of this house: the standard's value stands in."""


class Stated(Frozen):
    """The provenance of one switch."""

    by: By
    source: str | None = None


R = TypeVar("R", bound=HouseRules)


class Variant(Frozen, Generic[R]):
    """A house's rules under a name, each switch with its provenance."""

    id: str
    name: Mapping[str, str]
    """Language code to name; English is always there."""
    rules: R
    stated: Mapping[str, Stated]
    """Switch to provenance, for every switch of the rules."""

    @property
    def revision(self) -> str:
        return self.rules.revision

    def title(self, language: str) -> str:
        """The name in that language, else in English."""
        return self.name.get(language) or self.name["en"]
