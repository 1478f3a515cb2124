"""Amounts that read left to right inside any language.

In text each stands in a `<bdi>` of its own; in attributes, where no element can stand, between U+2066 and U+2069.
"""

from __future__ import annotations

from markupsafe import Markup

MINUS = "\u2212"
LRI, RLI, PDI = "\u2066", "\u2067", "\u2069"


def digits(number: int) -> str:
    """1,250 with a real minus."""
    return f"{number:,}".replace("-", MINUS)


def ltr(text: object) -> Markup:
    """A text isolated left to right."""
    return Markup('<bdi dir="ltr">{}</bdi>').format(text)


def amount(number: int) -> Markup:
    """An amount of money."""
    return ltr(digits(number))


def signed(number: int) -> Markup:
    """An amount with its sign: +25, −25, 0."""
    return ltr(f"+{digits(number)}" if number > 0 else digits(number))


def plain(number: int | str) -> str:
    """An amount or a ratio for an attribute."""
    return f"{LRI}{digits(number) if isinstance(number, int) else number}{PDI}"
