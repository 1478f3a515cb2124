"""Chips as a dealer sees them: tipped towards him, in stacks, and on edge in the float.

A symbol draws a chip's body and its edge spots in the colours `--chip` and `--spot` of whoever uses it: which value has
which colour is the house's data. The six patterns differ in the number and grouping of the spots, so that colour never
stands alone. The value is not part of the symbol; the page writes it on the top chip with the digits of the sprite.
"""

import math
from typing import Final

from art.pen import n, path

RX, RY = 54.0, 35.0
CX, CY = 60.0, 40.0
THICK: Final = 12.0

Spots = list[tuple[float, float]]
PATTERNS: Final[tuple[Spots, ...]] = (  # centre and half width of each spot, in degrees
    [(a, 11) for a in range(0, 360, 90)],
    [(a, 10) for a in range(0, 360, 60)],
    [(a, 9) for a in range(0, 360, 45)],
    [(a + o, 6) for a in range(0, 360, 90) for o in (-11, 11)],
    [(a + o, 5) for a in range(0, 360, 60) for o in (-8, 8)],
    [(a + o, 4.2) for a in range(0, 360, 72) for o in (-12, 0, 12)],
)
STEP: Final = (90, 60, 45, 90, 60, 72)
"""The angle after which a pattern repeats."""

BODY: Final = "var(--chip,#888)"
SPOT: Final = "var(--spot,#fff)"


def point(angle: float, scale: float = 1.0, down: float = 0.0) -> tuple[float, float]:
    t = math.radians(angle)
    return CX + RX * scale * math.cos(t), CY + RY * scale * math.sin(t) + down


def arc(start: float, end: float, scale: float, down: float = 0.0) -> list[tuple[float, float]]:
    return [point(start + (end - start) * i / 3, scale, down) for i in range(4)]


def polygon(points: list[tuple[float, float]]) -> str:
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def edge(pattern: int, turn: float) -> str:
    """The side towards the dealer."""
    ends = f"A{n(RX)} {n(RY)} 0 0 0 {n(CX + RX)} {n(CY + THICK)}"
    side = f"M{n(CX - RX)} {n(CY)}V{n(CY + THICK)}{ends}V{n(CY)}Z"
    spots = []
    for centre, half in PATTERNS[pattern]:
        first = (centre + turn - half) % 360
        last = first + 2 * half
        for low, high in ((0, 180), (360, 540)):
            a, b = max(first, low), min(last, high)
            if b - a > 1:
                spots.append(polygon(arc(a, b, 1) + arc(b, a, 1, THICK)))
    shade = [
        path(
            polygon([point(180), point(180, 1, THICK), *arc(180, 150, 1, THICK), *arc(150, 180, 1)]),
            "#000",
            extra=' fill-opacity=".2"',
        ),
        path(
            polygon([point(0), point(0, 1, THICK), *arc(0, 34, 1, THICK), *arc(34, 0, 1)]),
            "#000",
            extra=' fill-opacity=".26"',
        ),
    ]
    lip = path(
        f"M{n(CX - RX)} {n(CY + THICK)}{ends}", stroke="#000", width=1.6, extra=' stroke-opacity=".55"'
    )
    return (
        path(side, BODY)
        + path("".join(spots), SPOT)
        + path(side, "#000", extra=' fill-opacity=".2"')
        + "".join(shade)
        + lip
    )


def ellipse(scale: float, fill: str, stroke: str | None = None, width: float = 1.0, extra: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{n(width)}"' if stroke else ""
    return f'<ellipse cx="{n(CX)}" cy="{n(CY)}" rx="{n(RX * scale)}" ry="{n(RY * scale)}" fill="{fill}"{line}{extra}/>'


def top(pattern: int) -> str:
    """The face of the top chip, with room for its value."""
    spots = "".join(
        polygon(arc(c - half, c + half, 1) + arc(c + half, c - half, 0.76)) for c, half in PATTERNS[pattern]
    )
    return (
        ellipse(1, BODY)
        + path(spots, SPOT)
        + ellipse(0.985, "none", "#fff", 1.6, ' stroke-opacity=".42"')
        + ellipse(0.72, "none", SPOT, 1.5, ' stroke-dasharray="5 4" stroke-opacity=".7"')
        + ellipse(0.6, "var(--inlay,#fbf6e9)", "#000", 1, ' stroke-opacity=".35"')
    )


def chip_symbols(pattern: int) -> str:
    """`t0`: a top chip; `e0` and `f0`: chips below it, turned differently as hands leave them."""
    step = STEP[pattern]
    box = 'viewBox="0 0 120 90" overflow="visible"'
    return (
        f'<symbol id="t{pattern}" {box}>{edge(pattern, 0)}{top(pattern)}</symbol>'
        f'<symbol id="e{pattern}" {box}>{edge(pattern, step * 0.37)}</symbol>'
        f'<symbol id="f{pattern}" {box}>{edge(pattern, step * 0.71)}</symbol>'
    )


TUBE: Final = (
    '<symbol id="tube" viewBox="0 0 60 22" preserveAspectRatio="xMinYMid slice">'
    f'<path d="M0 11H60" fill="none" stroke="{BODY}" stroke-width="22"/>'
    f'<g fill="none" stroke="{SPOT}" stroke-width="5" stroke-dasharray="3.4 12.6" stroke-opacity=".9">'
    '<path d="M0 4.5H60"/><path d="M0 11H60" stroke-dashoffset="4"/><path d="M0 17.5H60" stroke-dashoffset="8"/></g>'
    '<path d="M3.4 11H60" fill="none" stroke="#000" stroke-opacity=".5" stroke-width="22" stroke-dasharray=".6 3.4"/>'
    '<path d="M0 0H60V5H0Z" fill="#fff" fill-opacity=".16"/><path d="M0 15H60V22H0Z" fill="#000" fill-opacity=".38"/></symbol>'
)
"""Sixty units of chips lying on edge in the float."""
