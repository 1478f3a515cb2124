"""Everything drawn, in one SVG of symbols, and the icon of the site."""

from art.cards import FACE, back_symbol, card_symbol
from art.chips import PATTERNS, TUBE, chip_symbols
from art.icons import ICONS, MARK, icon_symbol
from art.suits import GLYPH, RANKS, SUITS, glyph_symbol, pip_symbol


def sprite() -> str:
    """The sprite: parts first, then what uses them."""
    symbols = [
        FACE,
        *map(pip_symbol, SUITS),
        *map(glyph_symbol, GLYPH),
        *(card_symbol(rank, suit) for suit in SUITS for rank in RANKS),
        back_symbol(),
        *map(chip_symbols, range(len(PATTERNS))),
        TUBE,
        MARK,
        *map(icon_symbol, ICONS),
    ]
    return '<svg xmlns="http://www.w3.org/2000/svg">\n' + "\n".join(symbols) + "\n</svg>\n"


def favicon() -> str:
    """The mark of the house alone."""
    return MARK.replace('<symbol id="mark"', '<svg xmlns="http://www.w3.org/2000/svg"').replace(
        "symbol>", "svg>\n"
    )
