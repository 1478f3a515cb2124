"""Pen and paper: how every shape of the sprite is written down.

The rules the drawings keep: presentation attributes only (no style attribute, no <style>, no url() paint), so that the
sprite lives under `style-src 'self'`; colours come in as custom properties with a fallback, so that one sprite serves
both decks and every chip set.
"""

import re
from typing import Final

INK: Final = "var(--court-ink,#20222b)"
GOLD: Final = "var(--court-gold,#dca740)"
HALO: Final = "var(--court-gold-2,#f0d08a)"
SKIN: Final = "var(--court-skin,#fbe8cf)"
LINEN: Final = "var(--court-cloth,#fffaf0)"
LIP: Final = "var(--court-lip,#b4303a)"
STEEL: Final = "var(--court-steel,#e9edf0)"
LEAF: Final = "var(--court-leaf,#3f7a52)"
SUIT: Final = "currentColor"
"""The suit's own colour: it follows the two- or the four-colour deck."""
BLUE: Final = "var(--court-2,#27406e)"

Segment = tuple[str, list[float]]


def n(value: float) -> str:
    """A number as short as a tenth of a unit allows."""
    return f"{value:.1f}".removesuffix(".0")


def segments(d: str) -> list[Segment]:
    """An absolute path of M, L and C as a list of commands with their numbers."""
    out: list[Segment] = []
    tokens = re.findall(r"[MLC]|-?\d+\.?\d*", d)
    command, i = "M", 0
    while i < len(tokens):
        if tokens[i] in "MLC":
            command, i = tokens[i], i + 1
        size = {"M": 2, "L": 2, "C": 6}[command]
        out.append((command, [float(t) for t in tokens[i : i + size]]))
        i += size
        if command == "M":
            command = "L"
    return out


def closed(d: str) -> str:
    """Close the right half of an outline, drawn from top to bottom, with its mirror image in x = 0."""
    half = segments(d)
    points = [numbers[-2:] for _, numbers in half]
    forth = [command + " ".join(n(v) for v in numbers) for command, numbers in half]
    back = []
    for k in range(len(half) - 1, 0, -1):
        command, numbers = half[k]
        x, y = points[k - 1]
        if command == "L":
            back.append(f"L{n(-x)} {n(y)}")
        else:
            x1, y1, x2, y2 = numbers[:4]
            back.append(f"C{n(-x2)} {n(y2)} {n(-x1)} {n(y1)} {n(-x)} {n(y)}")
    if points[-1][0] != 0:
        back.insert(0, f"L{n(-points[-1][0])} {n(points[-1][1])}")
    return "".join(forth + back) + "Z"


def both(d: str) -> str:
    """A path of the right half and its mirror image in x = 0, open or closed."""
    mirror = [
        command + " ".join(n(-v if i % 2 == 0 else v) for i, v in enumerate(numbers))
        for command, numbers in segments(d.replace("Z", ""))
    ]
    return d + "".join(mirror) + ("Z" if "Z" in d else "")


def path(d: str, fill: str = "none", stroke: str | None = None, width: float = 2.4, extra: str = "") -> str:
    line = f' stroke="{stroke}" stroke-width="{n(width)}" stroke-linejoin="round"' if stroke else ""
    return f'<path d="{d}" fill="{fill}"{line}{extra}/>'


def circle(x: float, y: float, r: float, fill: str, stroke: str | None = None, width: float = 2.4) -> str:
    line = f' stroke="{stroke}" stroke-width="{n(width)}"' if stroke else ""
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}" fill="{fill}"{line}/>'


def use(name: str, x: float, y: float, width: float, height: float | None = None, extra: str = "") -> str:
    size = f'width="{n(width)}" height="{n(width if height is None else height)}"'
    return f'<use href="#{name}" x="{n(x)}" y="{n(y)}" {size}{extra}/>'
