"""Suits, ranks and digits. Numerals are our own: centre lines of a slab letter in a 60 by 84 box, so they need no font."""

from typing import Final

from art.pen import n

SUITS: Final = "shdc"
RANKS: Final = "A23456789TJQK"

PIP: Final = {
    "h": "M50 93C38 77 7 60 7 33C7 17 18 8 30 8C40 8 47 14 50 24C53 14 60 8 70 8C82 8 93 17 93 33"
    "C93 60 62 77 50 93Z",
    "s": "M50 5C57 24 93 40 93 66C93 78 84 86 73 86C65 86 58 81 54 73C55 83 60 91 68 96H32"
    "C40 91 45 83 46 73C42 81 35 86 27 86C16 86 7 78 7 66C7 40 43 24 50 5Z",
    "d": "M50 3C58 22 73 38 89 50C73 62 58 78 50 97C42 78 27 62 11 50C27 38 42 22 50 3Z",
    "c": "M50 5A21 21 0 0 1 66 40A21.5 21.5 0 1 1 55 71C56 82 61 91 69 96H31"
    "C39 91 44 82 45 71A21.5 21.5 0 1 1 34 40A21 21 0 0 1 50 5Z",
}

# ranks and digits: own slab numerals, centre lines in a 60 x 84 box
STROKE: Final = 12.5


def st(d: str, width: float = STROKE) -> str:
    return f'<path d="{d}" stroke-width="{n(width)}"/>'


GLYPH: Final = {
    "A": st("M9 79L28.5 8H31.5L51 79", 13) + st("M16 56H44", 10) + st("M-2 79.5H21M39 79.5H62", 9),
    "2": st("M9 26C9 13 18 6 30 6C43 6 52 14 52 26C52 42 32 52 11 77") + st("M5 78H55", 11.5),
    "3": st("M8 6H49L28 35C44 34 53 43 53 56C53 70 43 78 29 78C17 78 9 72 6 62"),
    "4": st("M43 84V8L7 58H59"),
    "5": st("M51 6H15L12 38C17 34 23 32 30 32C45 32 54 42 54 55C54 69 44 78 29 78C17 78 9 72 6 62"),
    "6": st(
        "M49 14C44 9 39 6 33 6C15 6 7 23 7 46C7 68 16 78 30 78C44 78 53 68 53 54C53 40 45 31 32 31"
        "C19 31 9 40 8 52"
    ),
    "7": st("M5 6H53C37 29 27 51 25 84") + st("M7 4V20", 9),
    "8": st(
        "M30 6C42 6 50 13 50 23C50 33 42 39 30 39C18 39 10 33 10 23C10 13 18 6 30 6ZM30 39"
        "C45 39 54 47 54 59C54 71 45 78 30 78C15 78 6 71 6 59C6 47 15 39 30 39Z"
    ),
    "9": st(
        "M11 70C16 75 21 78 27 78C45 78 53 61 53 38C53 16 44 6 30 6C16 6 7 16 7 30"
        "C7 44 15 53 28 53C41 53 51 44 52 32"
    ),
    "0": st("M30 6C45 6 53 20 53 42C53 64 45 78 30 78C15 78 7 64 7 42C7 20 15 6 30 6Z"),
    "1": st("M12 21L32 8V78") + st("M13 79H51", 9),
    "T": st("M2 20L15 9V84", 12)
    + st("M44 6C54 6 59 20 59 42C59 64 54 78 44 78C34 78 29 64 29 42C29 20 34 6 44 6Z", 11.5),
    "J": st("M38 6V56C38 71 31 78 20 78C10 78 5 71 5 60") + st("M21 5H55", 9),
    "Q": st("M30 6C46 6 54 20 54 42C54 64 46 78 30 78C14 78 6 64 6 42C6 20 14 6 30 6Z")
    + '<path d="M24 58C36 55 42 63 46 72C49 79 53 82 60 80L60 89C48 93 41 88 37 79C34 71 31 66 24 67Z"'
    ' fill="currentColor" stroke="none"/>',
    "K": st("M13 5V79")
    + st("M49 6L16 47M26 35L49.5 79", 12)
    + st("M2 5H24M2 79.5H24M38 5H60M38.5 79.5H62", 9),
}


def glyph_symbol(k: str) -> str:
    box = 'viewBox="-4 -4 70 94" fill="none" stroke="currentColor" stroke-linejoin="round"'
    return f'<symbol id="g{k}" {box}>{GLYPH[k]}</symbol>'


def pip_symbol(suit: str) -> str:
    return f'<symbol id="p{suit}" viewBox="0 0 100 100"><path fill="currentColor" d="{PIP[suit]}"/></symbol>'
