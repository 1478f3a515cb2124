"""The twelve court cards. A figure is drawn in a frame of its own: axis at x = 0, 0 to 150 downwards, 75 to each side."""

from collections.abc import Callable
from typing import Final

from art.pen import BLUE, GOLD, HALO, INK, LEAF, LINEN, LIP, SKIN, STEEL, SUIT, both, circle, closed, path


def halo() -> str:
    return circle(0, 70, 52, HALO) + circle(0, 70, 52, "none", GOLD, 2)


FACE: Final = closed("M0 40L25 40C27 54 27 66 25 78C22 94 12 104 0 108")


def eyes(y: float = 0) -> str:
    white = both(
        f"M6 {64.5 + y}C9.5 {60 + y} 16 {60 + y} 20 {64.5 + y}C16 {68 + y} 9.5 {68 + y} 6 {64.5 + y}Z"
    )
    lid = both(f"M5 {64.5 + y}C9.5 {59.5 + y} 16 {59.5 + y} 21 {64.5 + y}")
    return (
        path(white, LINEN, INK, 1.1)
        + circle(13, 64 + y, 2.7, INK)
        + circle(-13, 64 + y, 2.7, INK)
        + path(lid, stroke=INK, width=2.2)
    )


def features(y: float = 0, lip: str | None = LIP) -> str:
    brow = both(f"M4 {58 + y}C9 {54 + y} 15 {54 + y} 20 {58 + y}")
    nose = f"M-4 {58 + y}C-2 {66 + y} -3 {74 + y} -6 {80 + y}C-3 {83 + y} 3 {83 + y} 6 {80 + y}"
    mouth = (
        path(
            closed(
                f"M0 {88 + y}C3 {86 + y} 6 {87 + y} 8.5 {89.5 + y}C6 {92.5 + y} 3 {93.5 + y} 0 {93.5 + y}"
            ),
            lip,
        )
        if lip
        else path(f"M-8 {89.5 + y}C-4 {91.5 + y} 4 {91.5 + y} 8 {89.5 + y}", stroke=LIP, width=3)
        + path(f"M-4 {96 + y}H4", stroke=INK, width=1.4)
    )
    return path(brow, stroke=INK, width=2.4) + path(nose, stroke=INK, width=1.8) + eyes(y) + mouth


def robe(trim: str) -> str:
    """Shoulders to the belt."""
    body = closed("M0 112L26 104C46 108 64 114 75 124L75 150L0 150")
    return path(body, SUIT, INK, 2.4) + trim


def trim_for(suit: str) -> str:
    """What the suit's house wears on the shoulder: chevrons, scallops, lozenges, roundels."""
    if suit == "s":
        return path(both("M30 150L52 122L74 150M42 150L52 137L62 150"), stroke=GOLD, width=4)
    if suit == "h":
        return path(
            both(
                "M28 136C32 126 42 126 45 136C48 126 58 126 61 136C63 129 68 127 75 129M36 150"
                "C40 141 50 141 53 150C56 141 66 141 69 150"
            ),
            stroke=GOLD,
            width=4,
        )
    if suit == "d":
        return path(both("M34 133L42 121L50 133L42 145ZM52 140L60 128L68 140L60 152Z"), GOLD)
    return "".join(
        circle(s * x, y, r, GOLD)
        for s in (1, -1)
        for x, y, r in ((40, 128, 5.5), (56, 128, 5.5), (48, 141, 5.5), (65, 140, 5.5))
    )


def king(suit: str) -> str:
    hair = "var(--court-hair-k,#eadfc6)"
    back = path(
        closed("M0 40L29 40C40 54 38 72 42 84C46 94 42 102 34 104C30 104 28 100 29 96C24 104 12 108 0 108"),
        hair,
        INK,
    )
    face = path(FACE, SKIN, INK)
    beard = path(
        closed("M0 84C6 80 14 80 18 84C22 80 25 74 26 66C30 84 27 102 18 114C12 122 6 126 0 132"), hair, INK
    )
    moustache = path(both("M0 83C8 79 16 82 22 90C15 91 6 91 0 87Z"), hair, INK, 2)
    mouth = path("M-6 92.5C-3 95 3 95 6 92.5", stroke=LIP, width=3)
    expression = (
        path(both("M4 58C9 54 15 54 20 58"), stroke=INK, width=2.6)
        + path("M-4 58C-2 65 -3 72 -6 78C-3 81 3 81 6 78", stroke=INK, width=1.8)
        + eyes()
    )
    cap = path(closed("M0 12C16 12 30 20 32 40L0 40"), SUIT, INK)
    crown = path(closed("M0 4L6 16C10 24 16 27 22 24L34 8L31 46L0 46"), GOLD, INK) + path(
        "M-30 38H30", stroke=INK, width=1.8
    )
    crown += circle(0, 42, 2.8, SUIT) + "".join(circle(s * 15, 42, 2.4, SUIT) for s in (1, -1))
    crown += circle(0, 4, 4.4, GOLD, INK, 2) + "".join(circle(s * 34, 7, 4, GOLD, INK, 2) for s in (1, -1))
    ermine = path(closed("M0 134C10 128 20 118 26 104C38 106 46 109 52 113C46 128 30 142 0 150"), LINEN, INK)
    ermine += path(both("M36 112L38 120M30 122L31 130M20 132L20 140M44 115L45 121"), stroke=INK, width=2.6)
    dress = robe(trim_for(suit))
    # sword, upright at his left hand
    sword = (
        path("M54 100V20L58 11L62 20V100Z", STEEL, INK, 2)
        + path("M58 20V96", stroke=INK, width=1.2)
        + path("M46 100H70", stroke=INK, width=8)
        + path("M48 100H68", stroke=GOLD, width=4.4)
        + path("M55 104H61V122H55Z", BLUE, INK, 1.8)
    )
    orb = (
        circle(-57, 110, 10.5, GOLD, INK, 2.2)
        + path("M-67.5 110H-46.5M-57 99.5V110", stroke=INK, width=2)
        + path("M-57 99V86M-63 91.5H-51", stroke=INK, width=5)
        + path("M-57 99V87.5M-61.5 91.5H-52.5", stroke=GOLD, width=2.2)
    )
    return (
        halo()
        + sword
        + back
        + dress
        + ermine
        + face
        + expression
        + beard
        + moustache
        + mouth
        + cap
        + crown
        + orb
    )


def queen(suit: str) -> str:
    hair = "var(--court-hair-q,#c98a36)"
    veil = path(closed("M0 22C30 22 40 44 40 66C40 88 46 100 54 112L0 122"), BLUE, INK)
    back = path(closed("M0 30C26 30 34 46 33 64C32 84 34 98 42 112C34 116 24 116 16 110L0 112"), hair, INK)
    strands = path(both("M28 60C27 82 28 98 35 112"), stroke=INK, width=1.4)
    face = path(closed("M0 42C14 42 23 48 24 60C25 76 20 92 10 101C7 104 3 106 0 106"), SKIN, INK)
    part = path(closed("M0 40C16 40 27 46 27 66C22 58 10 52 0 44"), hair, INK, 2)
    expression = features(3)
    crown = path(closed("M0 6L8 22L20 12L23 26L37 20L32 46C20 40 8 39 0 39"), GOLD, INK)
    crown += path("M-32 40C-14 33 14 33 32 40", stroke=INK, width=1.8)
    crown += circle(0, 5, 4.2, LINEN, INK, 2) + "".join(
        circle(s * x, y, 3.6, LINEN, INK, 1.8) for s in (1, -1) for x, y in ((20.5, 11), (38, 19))
    )
    crown += path("M0 20L5 28L0 35L-5 28Z", SUIT)
    dress = robe(trim_for(suit))
    neck = path(closed("M0 98L11 98L13 112C20 118 20 132 0 146"), SKIN, INK)
    collar = path(
        both("M13 108C22 106 30 110 34 118C26 132 14 142 0 150L0 143C12 134 18 122 13 108Z"), GOLD, INK, 2
    )
    pearls = "".join(
        circle(s * x, y, 2.7, LINEN, INK, 1.5) for s in (1, -1) for x, y in ((11.5, 117), (6.5, 121.5))
    ) + circle(0, 123.5, 3.2, SUIT, INK, 1.5)
    # a flower in her hand
    flower = (
        path("M52 128C57 110 57 92 56 72", stroke=INK, width=5.6)
        + path("M52 128C57 110 57 92 56 72", stroke=LEAF, width=2.8)
        + path("M56 106C60 97 66 94 71 95C71 103 65 109 56 106Z", LEAF, INK, 1.8)
        + path(
            "M56 73C43 71 39 58 42 46C48 49 51 53 52 57C52 49 53 43 56 38C59 43 60 49 60 57"
            "C61 53 64 49 70 46C73 58 69 71 56 73Z",
            SUIT,
            INK,
            2.2,
        )
        + path("M56 69C51 65 51 58 56 51C61 58 61 65 56 69Z", GOLD)
    )
    return (
        halo()
        + flower
        + veil
        + back
        + dress
        + neck
        + face
        + strands
        + part
        + expression
        + crown
        + collar
        + pearls
    )


def jack(suit: str) -> str:
    hair = "var(--court-hair-j,#b9742c)"
    back = path(closed("M0 34L30 34C38 50 38 72 41 86C42 96 34 102 26 98C16 106 8 106 0 106"), hair, INK)
    face = path(FACE, SKIN, INK)
    fringe = path(closed("M0 36L28 36C29 46 29 52 28 58C22 52 14 50 0 50"), hair, INK, 2)
    curls = path(both("M33 62C34 74 34 84 37 93"), stroke=INK, width=1.4)
    expression = features(4, lip=None)
    cap = path("M-34 42C-42 26 -26 12 0 12C28 12 46 20 42 34C40 40 34 42 34 42Z", SUIT, INK)
    band = path("M-35 36H35V46H-35Z", GOLD, INK) + "".join(
        path(f"M{x} 41L{x + 4} 37.5L{x + 8} 41L{x + 4} 44.5Z", SUIT) for x in (-26, -4, 18)
    )
    feather = path(
        "M-20 32C-46 28 -58 14 -60 4C-44 2 -22 8 -12 26C-14 30 -17 32 -20 32Z", LINEN, INK, 2
    ) + path(
        "M-18 29C-30 22 -42 14 -54 8M-34 19L-36 11M-42 14.5L-45 8M-27 23.5L-27 14", stroke=INK, width=1.3
    )
    dress = robe(trim_for(suit))
    neck = path(closed("M0 100L12 100L14 112L0 120"), SKIN, INK)
    ruff = path(closed("M0 122L15 110C24 106 34 106 40 112C36 122 18 132 0 140"), LINEN, INK) + path(
        both("M18 112L24 124M27 109L32 118M10 117L13 130"), stroke=INK, width=1.6
    )
    # halberd
    halberd = (
        path("M58 150V36", stroke=INK, width=6.8)
        + path("M58 150V36", stroke=GOLD, width=3.2)
        + path("M58 9L63.5 25L58 38L52.5 25Z", STEEL, INK, 2)
        + path("M54.5 62C48 60 43 64 40 68C36 60 36 48 40 40C43 44 48 48 54.5 46Z", STEEL, INK, 2)
        + path("M61.5 49L71 54L61.5 59Z", STEEL, INK, 2)
        + path("M53 42H63M53 66H63", stroke=INK, width=4.6)
    )
    return (
        halo()
        + halberd
        + back
        + dress
        + neck
        + ruff
        + face
        + curls
        + fringe
        + expression
        + cap
        + band
        + feather
    )


COURT: Final[dict[str, Callable[[str], str]]] = {"K": king, "Q": queen, "J": jack}


def belt() -> str:
    out = path("M16 166H234V184H16Z", GOLD, INK, 2.4) + path(
        "M16 170.5H234M16 179.5H234", stroke=INK, width=1
    )
    for x in range(30, 235, 38):
        out += path(f"M{x - 7} 175L{x} 170.5L{x + 7} 175L{x} 179.5Z", SUIT)
    for x in range(49, 226, 38):
        out += circle(x, 175, 2.6, LINEN, INK, 1.2)
    return out


def court(rank: str, suit: str) -> str:
    """The upper half of the panel; the card turns it round for the lower one."""
    figure = COURT[rank](suit)
    ground = '<path d="M84 16H234V166H84Z" fill="var(--court-bg,#f7edd4)"/>'
    return f'<g id="c{rank}{suit}">{ground}<g transform="translate(159 16)">{figure}</g></g>'


def frame() -> str:
    # an S of two panels; the indices sit in the corners it leaves free
    return path("M84 16H234V184H166V334H16V166H84Z", "none", INK, 2.6)
