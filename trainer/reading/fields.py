"""Reads one switch as the field of a game's rules wants it: the model's types and limits are the only ones."""

from __future__ import annotations

from collections.abc import Mapping
from enum import StrEnum
from typing import Annotated, Any, NamedTuple, get_args, get_origin

from annotated_types import Ge, Le
from pydantic.fields import FieldInfo

from trainer.reading.cells import Cell


class Wanted(NamedTuple):
    """What a field takes: its type, the range of its numbers (0, 0 if it is none), whether it may be none."""

    kind: Any
    least: int
    most: int
    optional: bool


def wanted(field: FieldInfo) -> Wanted:
    """What a field of a rules model takes: a yes or no, one of an enum's words, or a whole number in a range."""
    kind, limits = field.annotation, list(field.metadata)
    options = [part for part in get_args(kind) if part is not type(None)]
    optional = type(None) in get_args(kind)
    if optional:
        (kind,) = options
    if get_origin(kind) is Annotated:
        kind, *infos = get_args(kind)
        limits += [limit for info in infos if isinstance(info, FieldInfo) for limit in info.metadata]
    least = next((limit.ge for limit in limits if isinstance(limit, Ge)), 0)
    most = next((limit.le for limit in limits if isinstance(limit, Le)), 0)
    return Wanted(kind, int(str(least)), int(str(most)), optional)


def read_field(cell: Cell, field: FieldInfo, also: Mapping[str, str] | None = None) -> Any:
    """The cell's value for that field, or `Fault`. `also` gives other words for some choices."""
    want = wanted(field)
    if want.kind is bool:
        return cell.yes_no()
    if issubclass(want.kind, StrEnum):
        return cell.one_of({choice.value: choice for choice in want.kind}, also)
    return cell.whole(want.least, want.most, or_none=want.optional)
