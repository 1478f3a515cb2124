"""Shares and expectations as they are written beside the exact house edge: four decimals, isolated left to right."""

from __future__ import annotations

from fractions import Fraction

from markupsafe import Markup

from trainer.web.charts import written
from trainer.web.isolate import ltr

PLACES = 4
"""Decimals: the last digit of a percentage is one in a million of a stake."""
_BLANK = "\u00a0"


def percent(share: float | Fraction, places: int = PLACES) -> Markup:
    """0.021576 as 2.1576 %."""
    return ltr(f"{written(100 * float(share), places)}{_BLANK}%")


def points(share: float | Fraction, places: int = PLACES) -> Markup:
    """A difference or a part of percentages, with its sign and without %: +0.1275, −6.65, 0.0000."""
    return ltr(_signed(100 * float(share), places))


def antes(expectation: float | Fraction, places: int = PLACES) -> Markup:
    """What is won or lost, in antes, with its sign: +0.8312, −1.0000."""
    return ltr(_signed(float(expectation), places))


def decimal(value: float | Fraction, places: int = PLACES) -> Markup:
    """A plain number: 2.6129."""
    return ltr(written(float(value), places))


def _signed(value: float, places: int) -> str:
    text = written(value, places)
    return f"+{text}" if value > 0 and text.strip("0.,") else text


FILTERS = {
    "percent": percent,
    "points": points,
    "antes": antes,
    "decimal": decimal,
}
"""By the names templates call them."""
