"""Fifty-two cards and a back, 250 by 350: big indices in the corners the pips and the court panels leave free."""

from typing import Final

from art.courts import COURT, belt, court, frame
from art.pen import n, path, use

WIDTH: Final = 250
HEIGHT: Final = 350

FACE: Final = (
    f'<symbol id="face" viewBox="0 0 {WIDTH} {HEIGHT}"><rect x="1" y="1" width="248" height="348" rx="17" '
    'fill="var(--card-face,#fdfaf2)" stroke="var(--card-edge,#b9b09a)" stroke-width="2"/></symbol>'
)


def index(rank: str, suit: str) -> str:
    """One corner; the sprite turns it round for the other."""
    gw = 62 if rank != "T" else 66
    x = 12 if rank != "T" else 11
    return use("g" + rank, x, 13, gw, gw * 94 / 70) + use("p" + suit, 17, 104, 52)


LEFT, MIDDLE, RIGHT = 102, 125, 148
PIPS: Final = {  # rank -> pips on the left and right columns, pips on the middle one; those below the middle stand on their heads
    "2": ((), (62, 288)),
    "3": ((), (62, 175, 288)),
    "4": ((66, 284), ()),
    "5": ((66, 284), (175,)),
    "6": ((66, 175, 284), ()),
    "7": ((66, 175, 284), (120,)),
    "8": ((66, 175, 284), (120, 230)),
    "9": ((62, 137, 213, 288), (175,)),
    "T": ((62, 137, 213, 288), (99, 251)),
}
PIP_SIZE: Final = {"2": 58, "3": 54, "9": 38, "T": 38}


def pips(rank: str, suit: str) -> str:
    size = PIP_SIZE.get(rank, 41)
    sides, middle = PIPS[rank]
    places = [(x, y) for y in sides for x in (LEFT, RIGHT)] + [(MIDDLE, y) for y in middle]
    out = []
    for x, y in places:
        turned = f' transform="rotate(180 {n(x)} {n(y)})"' if y > 175 else ""
        out.append(use("p" + suit, x - size / 2, y - size / 2, size, extra=turned))
    return "".join(out)


def ace(suit: str) -> str:
    if suit != "s":
        return use("p" + suit, 70, 120, 110)
    big = use("ps", 60, 106, 130)
    inner = path(
        "M125 139C131 153 159 165 159 189C159 198 152 204 144 204C135 204 129 198 125 189"
        "C121 198 115 204 106 204C98 204 91 198 91 189C91 165 119 153 125 139Z",
        stroke="var(--card-face,#fdfaf2)",
        width=2,
    )
    dot = use("pd", 114, 160, 22, extra=' color="var(--card-face,#fdfaf2)"')
    return big + inner + dot


INKS: Final = {
    "s": "var(--suit-s,#1a1d25)",
    "h": "var(--suit-h,#b5172c)",
    "d": "var(--suit-d,#b5172c)",
    "c": "var(--suit-c,#1a1d25)",
}
TURNED: Final = 'transform="rotate(180 125 175)"'


def card_symbol(rank: str, suit: str) -> str:
    """One card, its id the card's two characters."""
    name = rank + suit
    corners = f'<g id="i{name}">{index(rank, suit)}</g><use href="#i{name}" {TURNED}/>'
    if rank in COURT:
        art = court(rank, suit) + f'<use href="#c{name}" {TURNED}/>' + belt() + frame()
    elif rank == "A":
        art = ace(suit)
    else:
        art = pips(rank, suit)
    face = use("face", 0, 0, WIDTH, HEIGHT)
    return (
        f'<symbol id="{name}" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<g color="{INKS[suit]}">{face}{art}{corners}</g></symbol>'
    )


RED: Final = "var(--back,#7b1e2e)"
PALE: Final = "var(--back-line,#ecd9b0)"


def lattice(left: float, top: float, right: float, bottom: float, step: float, slope: float) -> str:
    """Two families of diagonals, cut at a frame."""
    out = []
    for sign in (1, -1):
        for k in range(-60, 60):
            shift = k * step
            ends = []
            for x in (left, right):
                y = top + sign * (x - left) * slope + shift
                if top <= y <= bottom:
                    ends.append((x, y))
            for y in (top, bottom):
                x = left + (y - top - shift) / (sign * slope)
                if left < x < right:
                    ends.append((x, y))
            if len(ends) == 2 and abs(ends[0][0] - ends[1][0]) > 1:
                (a, b), (c, d) = ends
                out.append(f"M{n(a)} {n(b)}L{n(c)} {n(d)}")
    return "".join(out)


def back_symbol() -> str:
    spade_down = use("ps", 111, 185, 28, extra=' transform="rotate(180 125 199)"')
    return (
        f'<symbol id="back" viewBox="0 0 {WIDTH} {HEIGHT}">{use("face", 0, 0, WIDTH, HEIGHT)}'
        f'<rect x="12" y="12" width="226" height="326" rx="9" fill="{RED}"/>'
        + path(lattice(20, 20, 230, 330, 22.5, 1.25), stroke=PALE, width=1.3, extra=' stroke-opacity=".75"')
        + f'<rect x="20" y="20" width="210" height="310" rx="4" fill="none" stroke="{PALE}" stroke-width="2.5"/>'
        + path("M125 106L174 175L125 244L76 175Z", RED, PALE, 3)
        + path("M125 122L162.5 175L125 228L87.5 175Z", "none", PALE, 1.4)
        + f'<g color="{PALE}">{use("ps", 111, 137, 28)}{spade_down}{use("pd", 96, 163, 24)}{use("pd", 130, 163, 24)}</g>'
        + "</symbol>"
    )
